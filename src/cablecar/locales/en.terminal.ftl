# What Cable Car says in English in the terminal. What it shares with the page stands in en.game.ftl, the rules in en.rules.ftl.

## Files

unknown-board = There is no board “{ $name }”, and no file of that name; the boards that come with Cable Car are { $known }.
file-unreadable = { $file } can’t be read: { $reason }.

## Boards

board-not-readable = { $file } is not a board: its tables and lists are nested too deeply. Start again from a copy of a board that works.
board-syntax = { $file }: this is not valid { $format } ({ $reason }). Correct it here, or just before.
board-not-utf-8 = { $file }: there is a character here that is not UTF-8. Open the file in your editor and save it as UTF-8.
board-key-twice = { $file }: the key “{ $field }” is written twice in the same object; remove one of them.
board-line = { $file }, line { $line }
board-guess = Did you mean “{ $guess }”?
board-not-canonical = { $file } holds id, name or drawing, which don’t belong in the board’s data.
board-id-shipped = { $file }: “{ $entry }” is the id of a board that comes with Cable Car; give yours another.
board-unknown-field = { $file }, { $entry }: there is no field “{ $field }”; check its spelling.
board-misplaced = { $file }, { $entry }: “{ $field }” belongs in the table “{ $table }”; move it there.
board-below-table = { $file }, { $entry }: “{ $field }” comes after the line that opens “{ $table }”, so it is read as part of it; move it to the top of the file, above the first line in square brackets.
board-missing-field = { $file }, { $entry }: the field “{ $field }” is missing; add it.
board-wrong-type =
    { $file }, { $entry }: “{ $field }” must be { $type ->
        [text] a text in quotes, on one line
        [number] a whole number of at most 9 digits
        [boolean] true or false
        [list] a list
       *[table] a table
    }.
board-wrong-list =
    { $file }, { $entry }: every item must be { $type ->
        [text] a text in quotes, on one line
       *[number] a whole number of at most 9 digits
    }.
board-wrong-points = { $file }, { $entry }: route points need a length from 1 to 8 and a whole number of points.
board-size = { $file }, { $entry }: { $size } is outside what the game can hold, { $least } to { $most }.
board-duplicate = { $file }, { $entry }: this id is used { $times } times; every id must be unique.
board-bad-id = { $file }, { $entry }: an id is made of up to 64 letters, digits, “_”, “-” and “.”.
board-unknown-color = { $file }, { $entry }: “{ $color }” is not one of the board’s colours; use one of them, or add it to them.
board-no-colors = { $file }, { $entry }: the board needs at least one colour.
board-too-few-cards = { $file }, { $entry }: { $cards } transport cards are too few to deal every hand; add cards or deal fewer.
board-points-range = { $file }, { $entry }: { $points } points are outside what the game can hold (at most { $most }).
board-too-few-free-places = { $file }, { $entry }: besides the { $starts } locations with souvenirs at setup, at least two more are needed.
board-souvenir-count = { $file }, { $entry }: there must be { $expected } souvenirs, two more than locations with souvenirs at setup, or just as many as those, not { $size }.
board-souvenir-points = { $file }, { $entry }: points are needed for every number of souvenirs, { $needed } values.
board-unknown-place = { $file }, { $entry }: there is no location “{ $place }”; check its id, or add the location.
board-unknown-route = { $file }, { $entry }: there is no route “{ $route }”; check its id, or remove this entry.
board-same-ends = { $file }, { $entry }: both ends are the same location; change one of them.
board-route-length = { $file }, { $entry }: a route has 1 to { $most } spaces, not { $length }.
board-no-points = { $file }, { $entry }: route_points says nothing about length { $length }; add it there.
board-route-ferries = { $file }, { $entry }: { $ferries } ferry symbols don’t fit on { $length } spaces; use 0 to { $length }.
board-unknown-twin = { $file }, { $entry }: its double “{ $twin }” is not another route; name the route beside it.
board-twin-one-sided = { $file }, { $entry }: its double “{ $twin }” does not name it back; add double to that route, or remove it here.
board-twin-differs = { $file }, { $entry }: its double “{ $twin }” has other ends or another length; make them alike, or remove double from both.
board-twins-unnamed = { $file }, { $entry }: “{ $twin }” joins the same locations with the same length; they must name each other as double.
board-too-many-between = { $file }, { $entry }: at most two routes may join two locations (see “{ $other }”); remove one.
board-too-few-tickets = { $file }, { $entry }: { $size } tickets are too few to deal; at least { $needed } are needed.
board-unjoined = { $file }, { $entry }: no routes join { $a } and { $b }; add routes between them, or change the ticket.
board-unknown-scenery = { $file }, { $entry }: there is no scenery of the kind “{ $kind }”; use a kind that the shipped boards use.

## Game files

record-bad-path = “{ $file }” can’t be read: no file can have this name.
record-bad-board = The game’s board is not valid: { $fault }
record-board-not-whole = The game’s board isn’t complete; the canonical form has every field.
record-wrong-seed = The shuffles don’t follow from the seed: one of the two was changed, or another program shuffled.

## Bots

bot-misfit = The bot “{ $bot }” can’t be used: its class must take no arguments, and its method must be as documented, choose(view, legal_moves, rng, budget); { $reason }.
unknown-bot = There is no bot “{ $name }”; the bots are { $known }.
wrong-budget = A budget is either a number of simulations or a number of seconds: give one of them.
budget-too-few-simulations = A budget needs a whole number of at least 1 simulation, not { $given }.
budget-no-time = A time budget must be a finite number of seconds greater than 0, not { $given }.
view-not-to-move = A bot can choose only for a seat that is to move: give it game.view(seat) with a seat from game.waiting_for.
code-without-bot = { $file } holds no bot: a class with a “choose” method.
code-unreadable = { $file } can’t be used as code: { $reason }.
net-unreadable = { $file } holds no nets for the expert; make such a file with “cablecar train”.
net-lacks-players = The nets of “{ $bot }” weren’t trained for { $players } players; train them on a board that seats that many.

## Python

not-players = “{ $given }” is neither a number of players nor a list of them: give a number such as 2, or a list of names such as ["Ada", "Ben"].
not-a-player = “{ $given }” is neither a name nor a Player: give a text such as "Ada", or a Player.
not-a-board = “{ $given }” is not a board: give a Board, the id of one that comes with Cable Car, or the name of a board’s file.
not-a-move = “{ $given }” is not a move: choose one from game.legal_moves(seat), or make one such as TakeCard(slot=0).
not-bots = “{ $given }” is not a list of bots: give a list of bots’ names, such as ["expert", "strong"].
not-a-whole-number = “{ $given }” is not a whole number: give one such as { $name }=2.
not-a-path = “{ $given }” is not the name of a file or a folder: give a text or a Path.
view-frozen = A view is read-only; call dict() on it to get a copy you can change.

## The command line

help-cablecar = Cable Car: a San Francisco train-ticket board game with exact rules and a game file anyone can check.
help-version = Print the version and exit.
help-usage = Usage:
help-arguments = Arguments:
help-options = Options:
help-commands = Commands:
help-help = Show this help and exit.
help-required = required
help-default = { $value } if omitted
help-range = { $least } to { $most }
help-least = at least { $least }
help-board = Boards as files: check, export and draw them.
help-board-option = A board of your own, or the id of one that comes with Cable Car.
help-board-file = A board file (TOML or JSON); the default board if omitted.
help-board-check = Check whether a board file is valid, and if not, list everything that is wrong with it.
help-board-export = Print a board as canonical JSON; game files name its SHA-256.
help-board-draw = Draw a board as an SVG image.
help-output = Where to write.
help-play = Play in the browser against bots and friends; --board and --code bring a board and bots of your own. With --plain, play in the terminal against bots and with others at the same keyboard; all other options are for that.
help-plain = Play in the terminal with questions and answers.
help-players = How many players are at the table.
help-seed = A whole number; the same seed gives the same games.
help-name = Your name at the table. For several people at one keyboard, repeat it for each.
help-save = Where to keep the game file; your user data folder if omitted.
help-resume = Continue the newest unfinished game, or the one you name.
help-resume-game = With --resume: the game to continue, by its file or by its number in “cablecar games”.
help-games-command = List the games that are kept: their numbers, dates, files, players and points, and whose turn it is.
help-simulate = Let bots play whole games and summarise them.
help-bots = Bots by name, separated by commas; if there are fewer than players, they are used in turn.
help-games = How many games.
help-records = Write one file per game into this folder, which must be empty.
help-match-records = Write a game file of every game that is played into this folder, which must be empty unless --results goes on.
help-parquet = Write a row for each seat of each game into this Parquet file.
help-verify = Replay game files under the rules, derive their shuffles from the seed, and say of each whether it is valid.
help-verify-files = Game files.
help-replay = Retell a recorded game in sentences.
help-replay-file = A game file.
help-review = Review a finished game: what luck did, and what each decision gave away, judged by what its player knew.
help-review-file = The file of a finished game.
help-review-seed = A whole number; the same seed gives the same review.
help-review-html = Write the review as a page for a browser, which needs nothing but itself.
help-review-output = With --html: the file to write; review.html if omitted.
help-engine = Play and analyse for other programs: JSON lines over standard input and output, described in docs/guide/engine.md.
help-rules = Print the rules, or one of them.
help-rule = A rule’s id, such as C6.
help-bench = Measure the engine and the search: moves, simulations, copies and how soon the first move comes.
help-json = Print the figures as JSON.
help-train = Retrain the expert’s value nets for every number of players (takes some minutes).
help-train-output = The file to write the nets to.
help-positions = How many positions each net learns from.
training = Training for { $players } players
training-net = { $players } players: the net’s loss is { $loss } nats per position, a guess’s { $base }.
training-saved = The nets are in { $file }.
training-interrupted = Stopped; nothing was written.
help-solve = Solve a board as small as “mini” for two players: its value, an equilibrium, and how much every bot can be exploited.
help-solve-board = The id of a board that comes with Cable Car, or a board file.
help-solve-efg = Also write the game into this file, in Gambit’s format (.efg), which other solvers read.
help-solve-check = Solve it with OpenSpiel too, and compare.
help-solve-simulations = How many simulations bots that search make for a decision.
solve-tree = { $board }: { $nodes } positions and { $sets } information sets.
solve-found = CFR+, { $iterations } iterations: the first player wins { $value } on average (1 is a victory, -1 a defeat); exploitability { $exploitability }.
solve-checked = OpenSpiel’s CFR+, { $iterations } iterations: { $value }; exploitability { $exploitability }.
solve-bots = How much the best answer to each bot wins on average:
solve-bot = { "  " }{ $bot }: { $exploitability }
solve-written = The game is in { $file }.
solve-too-large = This board’s game has more than { $most } positions, too many to solve; try the board “mini”.
solve-extra-missing = Comparing with OpenSpiel needs one more package: run “pip install "cablecar[envs]"”, or leave out “--check”.
help-completion = Print the script that completes commands and options in a shell. In bash, for example, load it with: eval "$(cablecar completion bash)"
help-shell = bash, zsh, fish or powershell.
unknown-shell = There is no completion for the shell “{ $shell }”; choose one of { $known }.

file-unwritable = { $file } can’t be written: { $reason }.
folder-not-empty = { $folder } is not empty, and nothing in it will be overwritten; choose a new folder.
interrupted = Stopped.
usage-wrong-option = “{ $option }” can’t be used like this; run “{ $command } --help” to see how.
usage-unknown-option = There is no option “{ $option }”; run “{ $command } --help” for a list.
usage-missing = “{ $option }” is missing; run “{ $command } --help” to see how.
usage-wrong-value = “{ $option }” can’t be “{ $value }”; run “{ $command } --help” to see how.
usage-too-small = “{ $option }” can’t be “{ $value }”: it must be a number, at least { $least }.
usage-out-of-range = “{ $option }” can’t be “{ $value }”: it must be a number from { $least } to { $most }.
usage-too-much = That’s one word too many; run “{ $command } --help” to see how.
usage-wrong-command = There is no such command; run “{ $command } --help” for a list.
output-failed = The output can’t be written: { $reason }.
compiling = No prebuilt kernel fits this computer, so the rules and the bots are compiled for it. This happens once and takes about a minute.
kernel-missing = Cable Car has no prebuilt kernel for this computer, and numba, which could compile one, isn’t installed: install “cablecar[jit]”.
engine-missing = The game can’t be put into the page: its kernel for browsers was never built. Run “make kernel”, or install Cable Car from a wheel.
kernel-unknown = CABLECAR_KERNEL can’t be “{ $asked }”. Choose one of these: { $known }.
compiling-short = Compiling…
board-valid = The board “{ $id }” is valid: { $locations } locations, { $routes } routes, { $tickets } tickets.
board-drawn = The board is drawn in { $file }.
board-not-offered = This server doesn’t offer the board “{ $board }” at the moment. Ask whoever runs the server to start it with --board and the board’s file: games on it are saved and will continue then.
unknown-rule = There is no rule “{ $rule }”; the rules are { $known }.
simulating = Playing
simulation-interrupted =
    { $games ->
        [1] Stopped after 1 finished game.
       *[other] Stopped after { $games } finished games.
    }
simulation-summary =
    { $games ->
        [1] 1 game of { $moves } moves
       *[other] { $games } games of { $moves } moves on average
    }
simulation-seat = Seat { $seat }: { $score } points on average, { $share } % of wins
simulation-saved =
    { $games ->
        [1] 1 game file is in { $folder }.
       *[other] { $games } game files are in { $folder }.
    }
verify-valid = { $file }: valid, a finished game of { $moves } moves.
verify-valid-unfinished = { $file }: valid, an unfinished game of { $moves } moves.
verify-invalid = { $file }: not valid. { $reason }
replay-title = { $names } on the board { $board }.
replay-unfinished = The game was left unfinished here.
reviewing = Reviewing
review-unfinished = This game is unfinished; a review needs its end.
review-title = Review of the game of { $names } on the board { $board }
review-player = Player
review-options = The review is either a page (--html) or JSON (--json), and “-o” needs “--html”.
review-written = The review is in { $file }.
review-page-chances = The chances to win
review-page-about = Each player’s chance to win after the deal and after every move, in per cent, judged with all cards open. The numbers above mark the key moments.
review-page-axis = Move
review-page-moments = Key moments
review-page-no-moments = No single move turned this game.
review-page-decided = What decided the game
review-page-mistakes = All mistakes
review-page-no-mistakes = { $name } made no mistake.
engine-line-too-long = The line is longer than { $most } MB.
engine-line-unreadable = The line can’t be read: it must be one JSON object in UTF-8, not nested too deeply, without a key twice, and with whole numbers only.
engine-wrong-id = A request needs an “id”: a whole number, or a text of 1 to { $most } visible ASCII characters.
engine-id-in-use = A request with the id { $id } is still under way; give this one another id.
engine-too-many = { $most } requests are under way, and more are not taken; wait for an answer.
engine-unknown-request = There is no request “{ $name }”; “do” can be { $known }.
engine-unknown-field = “{ $request }” has an unknown field “{ $field }”.
engine-missing-field = “{ $request }” is missing the field “{ $field }”.
engine-wrong-type = “{ $request }” has a value of the wrong type in “{ $field }”.
engine-wrong-number = In “{ $request }”, “{ $field }” must be a number from { $least } to { $most }.
engine-two-budgets = A budget is either “simulations” or “milliseconds”; give one of them, or none.
engine-unknown-board = No board “{ $name }” comes with Cable Car, only { $known }; give another one whole, as a game file carries it.
engine-wrong-observation = This is no observation of a seat on this board: “{ $field }” can’t be so.
engine-too-few-moves =
    The game file has { $moves ->
        [1] 1 move
       *[other] { $moves } moves
    }; “moves” can’t be more.
engine-wrong-move = “move” must be a move as a game file writes it.
engine-not-to-move = Seat { $seat } is not to move in this position.
engine-game-over = The game is over in this position.
engine-cancelled = The request was cancelled.
engine-failed = The engine made a mistake of its own: { $reason }.
bench-moves = { $players } players: { $speed } moves per second
bench-simulations = { $players } players: { $speed } expert simulations per second
bench-copies = { $speed } game copies per second
bench-start = { $seconds } seconds from the command to the first move, with nothing cached
your-name = Visitor

## The drawn board

draw-description =
    A map with { $places ->
        [1] 1 location
       *[other] { $places } locations
    } and { $routes ->
        [1] 1 route
       *[other] { $routes } routes
    } between them. Each route is a row of spaces; its colour has its own pattern and symbol.
draw-start = { $place }, with souvenirs from the start
draw-any = any
draw-souvenirs = souvenirs
draw-spaces = Spaces
draw-points = Points

## The game as questions and answers

plain-welcome = Answer with a number, or in words such as “take { $color }”. You can also ask questions such as “what can I do” or “routes from { $place }”. “help” explains more; “quit” stops and saves the game.
plain-help =
    Type the number of your choice, or what you want to do: “take { $color }”, “take 3”, “deck”, “draw tickets”, “keep 1”, “keep both”, “claim { $a } { $b } with { $length } { $color }”, “place { $souvenir } at { $place }”, “take the souvenir at { $place }”, “pass”, “undo”.
    You can ask “what can I do”, “what can I do at { $place }”, “hand”, “tickets”, “display”, “players”, “where” for all networks, “routes from { $place }”, “way from { $a } to { $place }”, “where are the souvenirs”, “board” for the whole board, “turn” for the position and “log” for what happened.
    “rules” or “rules C6” shows the rules, “why” the rule behind the last refusal. “quit” stops and saves the game.
    “hint” tells where to look and, asked again, the best moves; then “why” tells what comes of them.
plain-words-quit = quit, exit, leave, bye
plain-words-why = why, why not, which rule
plain-words-hint = hint, tip, help me, what should i do
hint-move = { $move }: { $chance }
hint-not-now = Hints are there on your own turn, in games on this device.
plain-refused = { $sentence } That’s rule { $rule }: type “why” to read it.
plain-no-refusal = Nothing has been refused yet.
lacking-cards = For this route you still need { $cards }.
lacking-same-color =
    { $count ->
        [1] 1 card of the same colour
       *[other] { $count } cards of the same colour
    }
plain-undone = The move is undone.
plain-hide = { $name } is next. Press Enter to hide your cards
plain-show = { $name }, press Enter when nobody else is looking
plain-left = The game is paused.
plain-saved = The game is saved in { $file }.
plain-resume = Continue with: { $command }
games-none-unfinished = There is no unfinished game in { $folder }.
games-none = No games are kept in { $folder }.
games-over = The game in { $file } is over; watch it with: cablecar watch { $file }
games-nobody = Only bots play in { $file }; watch it with: cablecar watch { $file }
games-no-number =
    { $count ->
        [1] There is no game { $number } in { $folder }: 1 game is kept there.
       *[other] There is no game { $number } in { $folder }: { $count } games are kept there.
    }
games-without-resume = To continue “{ $game }”, add --resume.
games-broken = can’t be read: { $reason }
games-score = { $name } { $points }
games-turn = { $names } to move
games-won =
    { $count ->
        [one] { $names } won
       *[other] { $names } share the victory
    }
games-resume = Your games are saved in { $folder }. To continue one, type: { $command } and its number.
plain-question = Your choice
plain-which-route = Which route
plain-which-payment = Pay with
plain-prompt = { $question }:{ " " }
plain-option = { $number }. { $text }
plain-back = Go back
plain-not-understood =
    { $count ->
        [1] Type 1, or “help”.
       *[other] Type a number from 1 to { $count }, or “help”.
    }
plain-claim =
    { $count ->
        [1] Claim a route (1 way)
       *[other] Claim a route ({ $count } ways)
    }
plain-take-deck = Take the top card of the draw pile ({ $count } left)
plain-take-face-up = Take { $color } (slot { $slot })
plain-draw-tickets = Draw destination tickets ({ $count } left)
plain-keep = Keep { $tickets }
plain-place =
    { $count ->
        [1] Place 1 { $souvenir } souvenir at { $place }
       *[other] Place { $count } { $souvenir } souvenirs at { $place }
    }
plain-take-souvenir = Take the { $souvenir } souvenir at { $place }
plain-pass = Pass
plain-second-card = Your second card

## Watching

help-watch = Watch a table on a server as a spectator, or play back a game file.
help-watch-what = A game file, or a link to a table.
help-watch-plain = Tell the game in sentences, without drawing the board.
help-pace = Seconds between moves; if omitted, 1.5 in a terminal and none in a pipe.
watch-step = Move { $step } of { $last }
watch-live = Live
watch-paused = paused
watch-pace = { $seconds } s
watch-keys = Space: pause, ←→: step, +/-: speed, Q: quit
watch-player =
    { $sign } { $name }: { $points ->
        [1] 1 point
       *[other] { $points } points
    }, { $cars ->
        [1] 1 car
       *[other] { $cars } cars
    }, { $cards ->
        [1] 1 card
       *[other] { $cards } cards
    }, { $tickets ->
        [-1] choosing tickets
        [1] 1 ticket
       *[other] { $tickets } tickets
    }, { $souvenirs ->
        [1] 1 souvenir
       *[other] { $souvenirs } souvenirs
    }

## The arena

wrong-simulations = “{ $name }” doesn’t give a number of simulations up to { $most }; write, for example, “expert@100”.
bot-does-not-search = “{ $name }” makes no simulations, so it can’t have a number of them; write “{ $bot }”.
wrong-blocks = A match needs at least 1 block, not { $given }.
bot-failed-in-block = Block { $block }, rotation { $rotation }, game seed { $seed }: { $sentence }
bot-failed-in-game = Game { $game }, game seed { $seed }: { $sentence }
wrong-seconds = A bot’s thinking time must be more than 0 and at most { $most } seconds.
same-bot-twice = “{ $bot }” can’t play against itself; only a bot that simulates can, with a different budget, such as “expert” against “expert@100”.
ladder-needs-two = A ladder needs at least two bots.
worker-ended = A worker process ended unexpectedly; run the command again. Finished blocks in a results folder are kept.
results-broken = { $file } can’t be read; choose another folder.
results-hold-more =
    { $blocks ->
        [1] { $folder } holds 1 more block, which doesn’t count here.
       *[other] { $folder } holds { $blocks } more blocks, which don’t count here.
    }
too-many-bots =
    { $seats ->
        [1] There is only a seat for 1 bot, not for { $bots }.
       *[other] There are only seats for { $seats } bots, not for { $bots }.
    }
ladder-report = The report is in { $file }.
results-of-others = { $folder } holds results of another run; they differ in { $what }. Choose another folder.
results-of-pairings = pairings
results-of-players = number of players
results-of-seed = seed
results-of-budget = budget
results-of-board = board
results-of-code = code
results-of-net = nets
results-of-program = program version
report-extra-missing = A ladder report needs two more packages: run “pip install "cablecar[report]"”, or leave out “--results”.
parquet-extra-missing = A Parquet file needs one more package: run “pip install "cablecar[report]"”, or leave out “--parquet”.

help-code = A Python file with bots of your own.
help-net = A file of nets made by “cablecar train”: the expert plays with these, and “expert-shipped” with those that come with Cable Car.
help-traceback = If a bot fails, also show where in its code.
help-opponents = Your opponents: bots by name, separated by commas; if there are fewer than seats, they are used in turn.
help-match = Let two bots play a match: the same shuffles with all seats rotated, and win rates with 95 % intervals.
help-match-first = The bot in one seat; “expert@100” is the expert with 100 simulations per move.
help-match-second = The bot in the other seats.
help-ladder = Let every bot play against every other and rate them.
help-ladder-bots = Bots by name, as in a match; all of them if omitted.
help-bots-command = List the bots: how they play, how fast they are and how strong.
help-blocks = How many blocks of games; a block is the same shuffles once for each seat of the first bot.
help-simulations = How many simulations a bot may run per move; 400 if omitted.
help-budget = How many seconds a bot may think per move, instead of simulations; such games can’t be repeated exactly.
help-stop = Stop as soon as it’s clear which side is better; the statistics allow for checking after every block.
help-results = Keep all results in this folder; run the same command again to continue after an interruption.

match-games =
    { $games ->
        [1] 1 game
       *[other] { $games } games
    } with { $players } players, in { $blocks ->
        [1] 1 block
       *[other] { $blocks } blocks
    } of the same shuffles
match-side = { $bot }: { $mean } % of wins (95 % interval: { $low } to { $high } %)
match-score = { $bot }: { $wins } won, { $draws } drawn, { $losses } lost; { $margin } points against the best of the others on average
match-elo = Elo of { $bot } above { $rival }: { $elo } (95 % interval: { $low } to { $high })
match-settled = It’s clear which side is better, after { $blocks ->
        [1] 1 block
       *[other] { $blocks } blocks
    }.
match-unsettled = It isn’t clear which side is better.

arena-ratings = Ratings
arena-matches = Wins
arena-bot = Bot
arena-rival = Against
arena-score = W-D-L
arena-margin = Margin
arena-elo-difference = Δ Elo
arena-share = Wins, %
arena-elo = Elo
arena-interval = 95 % interval
arena-between = { $low } to { $high }
arena-anchor = fixed
arena-sentence = How it plays
arena-named = { $name }: { $sentence }
arena-time = Milliseconds per move
arena-nothing = –
arena-measured = Milliseconds and Elo were measured with 2 players and { $simulations } simulations per move; { $anchor } is the fixed point.

## Reports

report-nothing = –
decimal-mark = .
report-other-board = These games were played on “{ $other }”, not on “{ $board }”.
report-percent = { $mean } % ({ $low } to { $high })
report-only-percent = { $mean } %
report-amount = { $mean } ({ $low } to { $high })
report-above = ▲ { $text }
report-in-line = { $text }
report-below = ▼ { $text }
report-title = The ladder on { $board }
report-facts =
    Board { $board }, { $players } players, { $games ->
        [1] 1 game
       *[other] { $games } games
    }.
report-made = Made with: { $made }
report-bot = Bot
report-elo = Elo
report-standings = Standings
report-standings-about = The strength of each bot from all pairings together. A bar is the 95 % interval; where two bars overlap a lot, the order may be chance.
report-anchor = The fixed point is { $bot }.
report-pairings = Every pairing
report-pairings-about = The first bot has one seat, the second { $others ->
        [1] the other
       *[other] the other { $others }
    }, and they swap seats with the same shuffles. The dashed line is the even share of one seat.
report-pairing = Pairing
report-against = { $first } v { $second }
report-first-wins = The first wins
report-second-wins = The second wins
report-first-axis = Games won by the first, in %
report-sources = Where the points come from
report-sources-about = A bot’s mean points per game. Tickets count points won minus points lost.
report-total = Total
report-lengths = How long games are
report-lengths-about = The number of turns of the player who took the most.
report-turns = Turns
report-from-to = { $first } to { $last }
report-part = Share
report-seats-title = Seats with { $players } players
report-seats-about = Seat 0 goes first. Every bot had every seat in turn, so a difference comes from the seat. The dashed line is the even share, { $even } %.
report-seat-head = Seat
report-wins = Wins
report-wins-axis = Wins, in %
report-route-use = How often each route is claimed
report-route-use-about = The number at a route is the percentage of games in which someone claims it; a wider, stronger line means the same.
report-ticket-completion = Which tickets are completed
report-ticket-completion-about = For { $bot }, the strongest bot here. A curve joins the two ends of a ticket; its number is the one in the table. The more often a ticket is completed when it is held, the stronger and more solid the curve.
report-map = Map of the board
report-step = { $low } to { $high } %
report-as-table = The same as a table
report-players = Players
report-with-players = { $players } players
report-games = Games
report-even = Even share
report-seat = Seat { $seat }
report-seats = Seats
report-ticket = Ticket
report-tickets = Tickets
report-value = Value
report-spaces = Spaces
report-times = Times kept
report-held = Kept
report-completed = Completed
report-cost = Real cost
report-brings = Earns
report-effect = Effect on the total
report-surplus = Compared with its length
report-route = Route
report-routes = Routes
report-color = Colour
report-use = Claimed
report-place = Location
report-points = Points
report-souvenirs = Souvenirs

balance-title = The balance of { $board }
balance-made = Made from { $made }
balance-intervals = Shares and amounts have their 95 % interval in brackets; counts, and how far a ticket is typically out of line, have none. Games with the same shuffles count as one observation.
balance-seats-about = The share of wins by seat. Seat 0 goes first. Only games count in which all seats had the same bot, or in which every bot had every seat in turn.
balance-seat-more = With { $players } players, seat 0 wins more than an even share.
balance-seat-less = With { $players } players, seat 0 wins less than an even share.
balance-seat-even = With { $players } players, these games don’t show that seat 0 wins more or less than an even share.
balance-seat-unknown = With { $players } players, no games were played that compare seats fairly.
report-tickets-about = Spaces: the shortest way on an empty board. Kept: by how many of the players at the end. Completed: by how many of those. Real cost: the spaces of the way used by those who completed it. Earns: its points, won or lost. Effect on the total: how much higher a player’s total is with the ticket than without it, for the same bot and the same other tickets; bots choose what they keep, so this doesn’t prove a cause. Compared with its length: how much more or less that is than what tickets of the same number of spaces give.
balance-tickets-sum = Of { $tickets } tickets, { $above } give more than their length suggests (▲) and { $below } give less (▼); about { $chance } such marks are due to chance alone. Beyond chance, a ticket is typically { $spread } points out of line.
balance-routes-about = The share of games in which a route is claimed. With 2 players, claiming one half of a double route closes the other.
balance-unused = With { $players } players, these are claimed in fewer than { $rare } % of the games, both halves of a double route taken together: { $routes }.
balance-all-used = With { $players } players, every route is claimed in at least { $rare } % of the games, both halves of a double route taken together.
balance-places = Locations
balance-places-about = The share of players who claim a route to a location.
balance-souvenirs-about = Their share of points is that of all points won or lost. They decide a game if someone else would win it, or share the win, without them.
balance-gathered = Souvenirs per player
balance-souvenir-points = Points for souvenirs
balance-part = Souvenirs’ share of points
balance-decide = Games decided by souvenirs
balance-compare-title = From { $before } to { $after }
balance-compare-made = { $side }: { $board }, made from { $made }
balance-before = before
balance-after = after
balance-side = { $what }, { $side }
balance-figure = Figure
balance-wins-of-seat = Wins of seat { $seat }
balance-spread = How far a ticket is typically out of line beyond chance, in points
balance-out-of-line = Tickets out of line
balance-unused-count = Routes that nobody uses

## What the server counts

metric-http-requests = HTTP requests, by method and status
metric-refusals = What the guard has refused, by reason
metric-open-sockets = Open WebSockets
metric-messages-in = Messages received on WebSockets
metric-messages-out = Messages sent on WebSockets
metric-moves = Moves played, by kind
metric-refused-moves = Moves refused by the rules, by rule
metric-tables-live = Tables in memory
metric-bot-seconds = How long bots think about a move, by bot
metric-bots-replaced = Moves that a simpler bot made for another, by reason
metric-store-batch = Changes stored together
metric-commit-seconds = How long it takes to store changes permanently
metric-errors = Errors of the server itself

## The server

help-serve = Host tables, so that people can play with each other and with bots.
help-serve-host = The address to listen on; 0.0.0.0 lets other computers connect.
help-serve-port = The port to listen on; 0 picks a free one.
help-serve-db = The database: sqlite:///FILE or postgresql://USER@HOST/NAME. If omitted, a file in the data folder.
help-serve-data = The folder for the database file; your user data folder if omitted.
help-serve-proxy = Addresses of proxies trusted to say where a request comes from, separated by commas.
help-serve-board = A board of your own to play on; give it again for more boards.
help-serve-name = A name under which others reach the server, such as games.example.org; may be given several times.
help-serve-keep = For how many days to keep finished games after their table was last used; 0 keeps them forever.
serve-address = Cable Car is listening on { $address }. Press Ctrl-C to stop; all games resume at the next start.
serve-bad-proxy = { $address } isn’t a proxy address: write it like 127.0.0.1 or 10.0.0.0/8, several separated by commas.
serve-bad-name = { $name } isn’t a name for --public-name: write only the name, like example.org, without https:// or a port.
serve-db-and-data = Give the database with --db or its folder with --data, not both.
serve-no-port = Can’t listen on { $host } port { $port }: { $reason }. Choose another with --host or --port.
store-bad-url = This isn’t a database address: write sqlite:///FILE or postgresql://USER@HOST/NAME after --db.
store-without-driver = PostgreSQL needs a driver: install it with pip install 'cablecar[postgresql]'.
store-unreachable = The database { $database } can’t be opened: { $reason }.
store-in-use = Another server is using the database { $database }: stop it first, or choose another with --db or --data.
store-too-new = The database { $database } was used by a newer Cable Car than this one, version { $version }: update Cable Car, or choose another database with --db or --data.

## Playing in the browser

play-address = Play at { $address } in your browser. Press Ctrl-C to stop; all games resume at the next start.
play-running = Cable Car is already running: play at { $address } in your browser.
play-running-otherwise = Cable Car is already running at { $address }, without this board or bot. Stop it there, then start it again with these options.
play-stopped = Stopped. All games resume at the next start.
play-terminal-only = “{ $option }” is for the game in the terminal: add --plain, or leave it out.
play-new-only = “{ $option }” is for a new game: leave it out when using --resume.
page-not-built = The page hasn’t been built: run “make play”.
help-site = Write the page as files for any web host: solo games, games on one device, first game, rules and replays, without a server.
help-site-output = The folder to write to.
site-written = The page is in { $folder }, { $files } files and compressed ones beside them. Copy the folder to any web host, or try it: python3 -m http.server --directory { $folder }
site-foreign = { $folder } holds a { $file } that isn’t Cable Car’s: choose another folder with -o.

## Tables on servers

remote-told = { $message }
remote-no-link = “{ $link }” isn’t a link to a table: it looks like http://…/t/… and comes with the invitation.
remote-no-server = “{ $address }” is not the address of a server; write it like http://host:8042.
remote-unreachable = Can’t reach { $server }: { $reason }.
remote-strange = { $server } doesn’t answer like a Cable Car server of this version.
remote-unknown-board = This server has no board “{ $name }”; it offers { $known }.
remote-waiting-seats =
    { $count ->
        [1] The game begins when the last open seat is taken.
       *[other] The game begins when { $count } open seats are taken.
    }
remote-waiting-host = Everyone is here. The game begins when the host starts it.

## The game on the whole terminal

tui-hint =
    Enter: claim · { $slots ->
        [1] 1
       *[other] 1–{ $slots }
    }, d: take a card · t: tickets · u: undo · /: type · ?: keys
tui-hint-over = n: play again · Enter: final scores · ?: keys · q: leave
tui-hint-again = n: play again · Enter: final scores · c: chat · ?: keys · q: leave
tui-which-souvenir = Which souvenir do you want to place?
tui-which-place = Choose its location on the board: arrow keys, then Enter.
tui-claimable = { $route } – press Enter to claim it
tui-none-open = You can’t claim any route right now.
tui-owned = { $route } – claimed by { $name }
tui-closed = { $route } – closed: the other half is claimed
tui-lacking = { $route } – still needed: { $cards }
tui-hand-over = Enter: hand the screen to { $name }
tui-hand-over-undo = Enter: hand the screen to { $name } · u: undo
tui-curtain-lift = { $name }: press Enter when nobody else is looking.
tui-chat-key = c: write a message
tui-clock = Time left: { $time }
tui-rule = Rule { $rule }:
tui-too-small = The window is too small: { $columns } × { $rows }, but it needs { $width } × { $height }. Make it larger to continue; nothing is lost. q: leave
tui-close = Escape: back · ↑ ↓: scroll
tui-close-again = n: play again · Escape: back · ↑ ↓: scroll
tui-page-keys = PgUp PgDn
tui-space = Space
tui-enter = Enter
tui-key-arrows = move the cursor over the board
tui-key-next = go to the next route you can claim
tui-key-enter = claim the route under the cursor, or confirm
tui-key-pass = pass
tui-key-tab = go to the next panel
tui-key-scroll = scroll the panel, or the log
tui-key-chat = write a message to the table
tui-key-rematch = play again when the game is over
tui-key-rules = rules; after a refusal, that rule
tui-key-help = show these keys
tui-key-leave = leave; the game is saved
tui-signs = On the board, a free route shows its colour’s letter, a claimed one its owner’s symbol; on a small board, 2K is a black route with 2 spaces. b2 is a stack of 2 souvenirs.
souvenir-letter-bell = b
souvenir-letter-crab = c
souvenir-letter-loaf = l
souvenir-letter-cookie = k
souvenir-letter-seal = s
souvenir-letter-globe = g
souvenir-letter-flower = f
tui-not-over = You can play again once this game is over.
tui-invite = Send your friends this link: { $link }
tui-free-seat = free seat
tui-start = Start the game
tui-seat-bot = Put { $bot } on an open seat
tui-come-back = Your seat is saved. To come back: cablecar tui { $link }
tui-no-terminal = This needs a terminal. In a pipe, play with: cablecar play --plain
tui-own-game-only = “{ $option }” is for a game of your own: leave it out when you give a link.
tui-new-where = Give the server for the new table, for example: cablecar tui http://host:8042 --new
tui-no-table = “{ $server }” is a server, not a table; add --new to create one there.
help-tui = Play in the full terminal window: against bots, in turn at one keyboard, or at a table on a server with its link.
help-tui-what = The link of a table on a server, with --new the address of a server, with --resume a game by its file or its number in “cablecar games”; a new game of your own if left out.
help-tui-new = Create a table on the server: bots named by --bots take seats, the others wait for friends with the link.
help-tui-pace = How many seconds a bot waits before it moves.
