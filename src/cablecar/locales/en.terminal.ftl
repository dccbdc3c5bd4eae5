# What Cable Car says in English in the terminal. What it shares with the page stands in en.game.ftl, the rules in en.rules.ftl.

## Files

unknown-board = There is no board “{ $name }”, and no file of this name; the boards that come with Cable Car are { $known }.
file-unreadable = { $file } can’t be read: { $reason }.

## Boards

board-not-readable = { $file } is not a board: its tables and lists are nested too deeply. Start again from a copy of a board that works.
board-syntax = { $file }: this is not valid { $format } ({ $reason }). Correct it here, or just before.
board-not-utf-8 = { $file }: there is a character here that is not UTF-8. Open the file in your editor and save it as UTF-8.
board-key-twice = { $file }: the key “{ $field }” is written twice in the same object; remove one of them.
board-line = { $file }, line { $line }
board-guess = Did you mean “{ $guess }”?
board-not-canonical = { $file } holds id, name or drawing, which don’t belong into the board’s data.
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
board-duplicate = { $file }, { $entry }: this id stands { $times } times; every id must be its own.
board-bad-id = { $file }, { $entry }: an id is made of up to 64 letters, digits, “_”, “-” and “.”.
board-unknown-color = { $file }, { $entry }: “{ $color }” is not one of the board’s colours; use one of them, or add it to them.
board-no-colors = { $file }, { $entry }: the board needs at least one colour.
board-too-few-cards = { $file }, { $entry }: { $cards } transport cards are too few to deal every hand; add cards or deal fewer.
board-points-range = { $file }, { $entry }: { $points } points are outside what the game can hold (at most { $most }).
board-too-few-free-places = { $file }, { $entry }: besides the { $starts } locations with souvenirs at setup, at least two more are needed.
board-souvenir-count = { $file }, { $entry }: there must be { $expected } souvenirs, two more than locations with souvenirs at setup, not { $size }.
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

record-bad-path = “{ $file }” can’t be read: there can be no file of this name.
record-too-long = The file is longer than { $most } MB, which no game is.
record-not-json = The file is not a game: it must be a JSON object in UTF-8.
record-key-twice = The file names a key twice.
record-not-whole = The file holds { $number }, but all its numbers must be whole.
record-number-too-large = The file holds a number that is far too large for a game.
record-half-letter = The file holds half a letter (a lone surrogate), which can’t be written as UTF-8.
record-too-deep = The file is nested too deep to be a game.
record-format = The format is “{ $format }”; this program reads “cablecar-game/1”.
record-unknown-key = This is no valid Cable Car game file: “{ $where }” has an unknown key “{ $field }”.
record-missing-key = This is no valid Cable Car game file: “{ $where }” lacks the key “{ $field }”.
record-wrong-type = This is no valid Cable Car game file: “{ $where }” has a value of the wrong kind in “{ $field }”.
record-bad-board = The game’s board is not valid: { $fault }
record-board-not-whole = The game’s board is not written out in full; the canonical form has every field.
record-board-hash = The game was played on another version of the board “{ $board }”: the hashes differ.
record-player-count = A game on this board has 2 to { $most } players.
wrong-player-kind = A player’s kind must be “human” or “bot:” and a name.
record-wrong-shuffle = The shuffle of “{ $order }” does not hold exactly the pieces of the board.
record-unknown-move = There is no move “{ $kind }”.
record-move = Move { $number }: { $reason }
record-wrong-outcome = What the move revealed is not what the shuffles give.
record-opening-order = The opening choices must stand in the order of the seats.
record-reshuffle =
    { $number ->
        [0] The deal needs a new deck that the file lacks or that is not made of the discarded cards.
       *[other] Move { $number } makes a new deck that the file lacks or that is not made of the discarded cards.
    }
record-surplus-reshuffle = The file holds more new decks than the game made.
record-wrong-result = The result is not what the rules count.

## Bots

bot-misfit = The bot “{ $bot }” can’t be asked: its class must take no arguments, and its method must be as documented, choose(view, legal_moves, rng, budget); { $reason }.
unknown-bot = There is no bot “{ $name }”; there is { $known }.
wrong-budget = A budget is either a number of simulations or seconds, one of them.
code-without-bot = { $file } holds no bot: a class with a method “choose”.
code-unreadable = { $file } can’t be used as code: { $reason }.

## The command line

help-cablecar = Cable Car: a San Francisco train-ticket board game with exact rules and a game file anyone can check.
help-version = Print the version and leave.
help-board = Boards as files: check, export and draw them.
help-board-option = A board of your own, or the id of one that comes with Cable Car.
help-board-file = A board file (TOML or JSON); the default board if left out.
help-board-check = Say whether a board file is valid, and if not, everything that is wrong with it.
help-board-export = Print a board as canonical JSON, whose SHA-256 a game file names.
help-board-draw = Draw a board as an SVG picture.
help-output = Where to write.
help-play = Play in the browser against bots and friends; --board and --code bring a board and bots of your own. With --plain, play in the terminal against bots and with others at the same keyboard: all other options are for that.
help-plain = Play in the terminal, by questions and answers.
help-players = How many players sit at the table.
help-seed = A whole number; the same seed gives the same games.
help-name = Your name at the table. Several people at one keyboard: give it once for each.
help-save = Where to keep the game’s file; a folder of your own data if left out.
help-resume = Go on with the newest game that is not over.
help-simulate = Let bots play whole games and sum them up.
help-bots = Bots by name, separated by commas; fewer than players are taken in turn.
help-games = How many games.
help-records = Write one game file a game into this folder.
help-verify = Replay game files under the rules and say of each whether it is valid.
help-verify-files = Game files.
help-replay = Tell a recorded game in sentences.
help-replay-file = A game file.
help-rules = Print the rules, or one of them.
help-rule = A rule’s id, such as C6.
help-bench = Measure the engine and the search: moves, simulations, copies and the first compilation.
help-json = Print the figures as JSON.
help-train = Train the expert’s value nets anew, for every number of players (some minutes).
help-train-output = The file to write the nets to.
help-positions = How many positions each net learns from.
training = Training for { $players } players
training-net = { $players } players: the net is surprised by { $loss } nats a position, a guess by { $base }.
training-saved = The nets are in { $file }.
training-interrupted = Stopped; nothing was written.
help-warm = Compile the rules and the bots now, so that the next start is quick.

file-unwritable = { $file } can’t be written: { $reason }.
interrupted = Stopped.
usage-wrong-option = “{ $option }” can’t be used like this; type “{ $command } --help” to see how.
usage-unknown-option = There is no option “{ $option }”; type “{ $command } --help” to see which there are.
usage-missing = “{ $option }” is missing; type “{ $command } --help” to see how.
usage-wrong-value = “{ $option }” can’t be “{ $value }”; type “{ $command } --help” to see how.
usage-too-small = “{ $option }” can’t be “{ $value }”: it takes a number, at least { $least }.
usage-out-of-range = “{ $option }” can’t be “{ $value }”: it takes a number from { $least } to { $most }.
usage-too-much = That is a word too many; type “{ $command } --help” to see how.
usage-wrong-command = There is no such command; type “{ $command } --help” to see which there are.
output-failed = The output can’t be written: { $reason }.
compiling = Preparing the rules for this machine. This happens once and takes about half a minute.
compiling-planners = Preparing the bots for this machine. This happens once and takes about ten seconds.
compiling-expert = Preparing the expert for this machine. This happens once and takes about half a minute.
compiling-training = Preparing the training for this machine. This happens once and takes about ten seconds.
compiling-short = Compiling …
warm-done = Everything is compiled.
board-valid = The board “{ $id }” is valid: { $locations } locations, { $routes } routes, { $tickets } tickets.
board-drawn = The board is drawn in { $file }.
board-not-offered = This server doesn’t offer the board “{ $board }” at the moment. Ask its host to start it with --board and the board’s file: games on it are kept, and go on then.
unknown-rule = There is no rule “{ $rule }”; the rules are { $known }.
simulating = Playing
simulation-interrupted =
    { $games ->
        [one] Stopped after 1 finished game.
       *[other] Stopped after { $games } finished games.
    }
simulation-summary =
    { $games ->
        [one] 1 game of { $moves } moves
       *[other] { $games } games of { $moves } moves on average
    }
simulation-seat = Seat { $seat }: { $score } points on average, { $share } % of the victories
simulation-saved =
    { $games ->
        [one] 1 game file is in { $folder }.
       *[other] { $games } game files are in { $folder }.
    }
verify-valid = { $file }: valid, a finished game of { $moves } moves.
verify-valid-unfinished = { $file }: valid, a game broken off after { $moves } moves.
verify-invalid = { $file }: not valid. { $reason }
replay-title = { $names } on the board { $board }.
replay-unfinished = The game was broken off here.
bench-moves = { $players } players: { $speed } moves a second
bench-simulations = { $players } players: { $speed } simulations of the expert a second
bench-copies = { $speed } copies of a game a second
bench-compile = { $seconds } seconds from nothing compiled to the first move
your-name = Visitor

## The drawn board

draw-description =
    A map with { $places ->
        [one] 1 place
       *[other] { $places } places
    } and { $routes ->
        [one] 1 route
       *[other] { $routes } routes
    } between them. Each route is a row of spaces; its colour has a pattern and a sign of its own.
draw-start = { $place }, with souvenirs from the start
draw-any = any
draw-souvenirs = souvenirs
draw-spaces = Spaces
draw-points = Points

## The game as questions and answers

plain-welcome = Answer with a number, or say it in words, such as “take red”. You can also ask, such as “what can I do” or “routes from Mission”. “help” tells more, “quit” stops and keeps the game.
plain-help =
    Type the number of your choice, or what you do: “take red”, “take 3”, “deck”, “draw tickets”, “keep 1”, “keep both”, “claim Lombard Pier 39 with 1 pink”, “place bell at Castro”, “take the souvenir at Castro”, “pass”, “undo”.
    You can ask “what can I do”, “what can I do at Mission”, “hand”, “tickets”, “display”, “players”, “where” for all networks, “routes from Mission”, “way from Pier 39 to Mission”, “where are the souvenirs”, “board” for all of it, “turn” for the position and “log” for what happened.
    “rules” or “rules C6” reads the rules, “why” the rule that refused something last. “quit” stops and keeps the game.
plain-words-quit = quit, exit, leave, bye
plain-words-why = why, why not, which rule
plain-refused = { $sentence } Rule { $rule } says so: “why” reads it.
plain-no-refusal = Nothing has been refused.
plain-undone = The move is taken back.
plain-hide = { $name } is next. Press Enter to hide what is yours
plain-show = { $name }, press Enter when you alone look
plain-left = The game is broken off.
plain-saved = The game is kept in { $file }.
plain-resume = Go on with: { $command }
games-none-unfinished = No unfinished game is kept in { $folder }.
plain-question = Your choice
plain-which-route = Which route
plain-which-payment = Paid with
plain-prompt = { $question }:{ " " }
plain-option = { $number }. { $text }
plain-back = Go back
plain-not-understood =
    { $count ->
        [one] Type 1, or “help”.
       *[other] Type a number from 1 to { $count }, or “help”.
    }
plain-claim =
    { $count ->
        [one] Claim a route (1 way)
       *[other] Claim a route ({ $count } ways)
    }
plain-take-deck = Take the top card of the draw pile ({ $count } left)
plain-take-face-up = Take { $color } (slot { $slot })
plain-draw-tickets = Draw destination tickets ({ $count } left)
plain-keep = Keep { $tickets }
plain-place =
    { $count ->
        [one] Put 1 { $souvenir } souvenir on { $place }
       *[other] Put { $count } { $souvenir } souvenirs on { $place }
    }
plain-take-souvenir = Take the { $souvenir } souvenir at { $place }
plain-pass = Pass
plain-second-card = Your second card

## Watching

help-watch = Follow a table on a server as a spectator, or a game file as a film.
help-watch-what = A game file, or a table’s link.
help-watch-plain = Tell the game in sentences, without drawing the board.
help-pace = Seconds between two moves; if left out, 1.5 in a terminal and none in a pipe.
watch-step = Move { $step } of { $last }
watch-live = Live
watch-paused = paused
watch-pace = { $seconds } s
watch-keys = Space: pause, ←→: step, +/-: pace, Q: quit
watch-player =
    { $sign } { $name }: { $points ->
        [one] 1 point
       *[other] { $points } points
    }, { $cars ->
        [one] 1 car
       *[other] { $cars } cars
    }, { $cards ->
        [one] 1 card
       *[other] { $cards } cards
    }, { $tickets ->
        [-1] choosing tickets
        [one] 1 ticket
       *[other] { $tickets } tickets
    }, { $souvenirs ->
        [one] 1 souvenir
       *[other] { $souvenirs } souvenirs
    }

## The arena

wrong-simulations = “{ $name }” names no number of simulations up to { $most }; write for instance “expert@100”.
wrong-seconds = A bot may think for up to { $most } seconds, and for more than none.
same-bot-twice = “{ $bot }” can’t play against itself; only a bot that simulates can, with another budget, such as “expert” against “expert@100”.
ladder-needs-two = A ladder needs at least two bots.
worker-ended = A worker process has ended; run the command again, finished blocks of a results folder are kept.
results-broken = { $file } can’t be read; name another folder.
results-hold-more =
    { $blocks ->
        [one] { $folder } holds 1 more block, which does not count here.
       *[other] { $folder } holds { $blocks } more blocks, which do not count here.
    }
too-many-bots =
    { $seats ->
        [one] There is a seat for 1 bot only, not for { $bots }.
       *[other] There are seats for { $seats } bots only, not for { $bots }.
    }
ladder-report = The report is { $file }.
results-of-others = { $folder } holds results of another run, with different { $what }; name another folder.
results-of-pairings = pairings
results-of-players = number of players
results-of-seed = seed
results-of-budget = budget
results-of-board = board
results-of-code = code
results-of-program = version of the program
report-extra-missing = A ladder’s report needs two more packages: type “pip install "cablecar[report]"”, or leave out “--results”.

help-code = A Python file with bots of your own.
help-opponents = Your opponents, bots by name, separated by commas; fewer than seats are taken in turn.
help-match = Let two bots play a match: the same shuffles with all seats rotated, and win rates with 95 % intervals.
help-match-first = The bot that sits in one seat; “expert@100” is the expert with 100 simulations a move.
help-match-second = The bot that fills the other seats.
help-ladder = Let every bot play against every other and rate them.
help-ladder-bots = Bots by name, as in a match; all of them if left out.
help-bots-command = List the bots: how they play, how fast and how strong they are.
help-blocks = How many blocks of games; a block is the same shuffles once for each seat of the first bot.
help-simulations = How many simulations a bot may make for a move; 400 if nothing is said.
help-budget = How many seconds a bot may think about a move, instead of simulations; such games can’t be repeated exactly.
help-stop = Stop as soon as it is settled which side is better; looking after every block is allowed for.
help-results = Keep all results in this folder; the same command goes on where it was interrupted.

match-games =
    { $games ->
        [one] 1 game
       *[other] { $games } games
    } with { $players } players, in { $blocks ->
        [one] 1 block
       *[other] { $blocks } blocks
    } of the same shuffles
match-side = { $bot }: { $mean } % of the victories (95 % interval: { $low } to { $high } %)
match-settled = It is settled which side is better, after { $blocks ->
        [one] 1 block
       *[other] { $blocks } blocks
    }.
match-unsettled = It is not settled which side is better.

arena-ratings = Ratings
arena-matches = Victories
arena-bot = Bot
arena-rival = Against
arena-games = Games
arena-share = Victories, %
arena-elo = Elo
arena-interval = 95 % interval
arena-between = { $low } to { $high }
arena-anchor = frozen
arena-sentence = How it plays
arena-time = Milliseconds a move
arena-nothing = –
arena-measured = Milliseconds and Elo were measured with 2 players and { $simulations } simulations a move; { $anchor } is the fixed point.

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
        [one] 1 game
       *[other] { $games } games
    }.
report-made = Made by: { $made }
report-bot = Bot
report-elo = Elo
report-standings = Standings
report-standings-about = The strength of each bot from all pairings together. A bar is the 95 % interval; where two bars overlap much, the order may be chance.
report-anchor = The fixed point is { $bot }.
report-pairings = Every pairing
report-pairings-about = The first bot sits in one seat, the second in { $others ->
        [one] the other
       *[other] the other { $others }
    }, and they change seats with the same shuffles. The broken line is the even share of one seat.
report-pairing = Pairing
report-against = { $first } v { $second }
report-first-wins = The first wins
report-second-wins = The second wins
report-first-axis = Games that the first wins, in %
report-sources = Where the points come from
report-sources-about = The mean points of a bot in a game. Tickets count what is won less what is lost.
report-total = Total
report-lengths = How long games are
report-lengths-about = The turns of the player who had most of them.
report-turns = Turns
report-from-to = { $first } to { $last }
report-part = Share
report-seats-title = Seats with { $players } players
report-seats-about = Seat 0 starts. Every bot had every seat in turn, so that a difference is the seat’s. The broken line is the even share, { $even } %.
report-seat-head = Seat
report-wins = Victories
report-wins-axis = Victories, in %
report-route-use = How often each route is claimed
report-route-use-about = The number at a route is the share of games in which somebody claims it, in per cent; a wider and stronger line says the same.
report-ticket-completion = Which tickets are completed
report-ticket-completion-about = For { $bot }, the strongest bot here. A curve joins the ends of a ticket; its number is that in the table. The oftener a ticket is completed when it is held, the stronger and the less broken is the curve.
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
report-times = Times held
report-held = Held
report-completed = Completed
report-cost = Real cost
report-brings = Brings
report-effect = Effect on the total
report-surplus = Against its length
report-route = Route
report-routes = Routes
report-color = Colour
report-use = Claimed
report-place = Place
report-points = Points
report-souvenirs = Souvenirs

balance-title = The balance of { $board }
balance-made = Made from { $made }
balance-intervals = Shares and amounts have their 95 % interval in brackets; counts, and how far a ticket is typically out of line, have none. Games with the same shuffles count as one observation.
balance-seats-about = The share of the victories by seat. Seat 0 starts. Only games count in which all seats had the same bot, or in which every bot had every seat in turn.
balance-seat-more = With { $players } players seat 0 wins more than an even share.
balance-seat-less = With { $players } players seat 0 wins less than an even share.
balance-seat-even = With { $players } players these games don’t show that seat 0 wins more or less than an even share.
balance-seat-unknown = With { $players } players no games were played that compare seats fairly.
report-tickets-about = Spaces: the shortest way on an empty board. Held: by how many of the players at the end. Completed: by how many of those. Real cost: the spaces of the way of those who completed it. Brings: its points, won or lost. Effect on the total: how much higher a player’s total is with the ticket than without it, for the same bot and the same other tickets; bots choose what they keep, so this is no proof of a cause. Against its length: how much more or less that is than what tickets of as many spaces give.
balance-tickets-sum = Of { $tickets } tickets { $above } give more than their length leads to expect (▲) and { $below } give less (▼); about { $chance } such marks come by chance alone. Beyond chance, a ticket is typically { $spread } points out of line.
balance-routes-about = The share of games in which a route is claimed. With 2 players one half of a double route closes the other.
balance-unused = With { $players } players these are claimed in fewer than { $rare } % of the games, both halves of a double route taken together: { $routes }.
balance-all-used = With { $players } players every route is claimed in at least { $rare } % of the games, both halves of a double route taken together.
balance-places = Places
balance-places-about = The share of players who claim a route to a place.
balance-souvenirs-about = Their share of points is that of all points won or lost. They decide a game that somebody else would win, or share, without them.
balance-gathered = Souvenirs a player
balance-souvenir-points = Points for souvenirs
balance-part = Souvenirs’ share of points
balance-decide = Games that souvenirs decide
balance-compare-title = From { $before } to { $after }
balance-compare-made = { $side }: { $board }, made from { $made }
balance-before = before
balance-after = after
balance-side = { $what }, { $side }
balance-figure = Figure
balance-wins-of-seat = Victories of seat { $seat }
balance-spread = How far a ticket is typically out of line beyond chance, in points
balance-out-of-line = Tickets out of line
balance-unused-count = Routes that nobody uses

## What the server counts

metric-http-requests = Requests over HTTP, by method and status
metric-refusals = What the guard has refused, by reason
metric-open-sockets = Open WebSockets
metric-messages-in = Messages received on WebSockets
metric-messages-out = Messages sent on WebSockets
metric-moves = Moves played, by kind
metric-refused-moves = Moves that the rules refused, by rule
metric-tables-live = Tables in memory
metric-bot-seconds = How long bots think about a move, by bot
metric-bots-replaced = Moves that a simpler bot made for another, by reason
metric-store-batch = Changes that were stored together
metric-commit-seconds = How long it takes to store changes for good
metric-errors = Errors of the server itself

## The server

help-serve = Serve tables, so that people can play with each other and with bots.
help-serve-host = The address to listen on; 0.0.0.0 lets other machines in.
help-serve-port = The port to listen on; 0 takes a free one.
help-serve-db = The database: sqlite:///FILE or postgresql://USER@HOST/NAME. Without it, a file in the data folder.
help-serve-data = The folder for the database file; without it, the user’s data folder.
help-serve-proxy = Addresses of proxies whose word counts about where a request comes from, parted by commas.
help-serve-board = A board of your own to play on; give it again for more boards.
serve-address = Cable Car listens on { $address }. Ctrl-C stops it; every game goes on at the next start.
serve-bad-proxy = { $address } is no address of a proxy: write it like 127.0.0.1 or 10.0.0.0/8, several parted by commas.
serve-db-and-data = Name the database with --db or its folder with --data, not both.
serve-no-port = Nothing can listen on { $host } port { $port }: { $reason }. Choose another with --host or --port.
store-bad-url = This is no address of a database: write sqlite:///FILE or postgresql://USER@HOST/NAME after --db.
store-without-driver = PostgreSQL needs a driver: install it with pip install 'cablecar[postgresql]'.
store-unreachable = The database { $database } can’t be opened: { $reason }.
store-in-use = Another server uses the database { $database }: stop it first, or name another with --db or --data.
store-closed = The database is closed: start the server again.

## Playing in the browser

play-address = Play at { $address } in your browser. Ctrl-C stops it; every game goes on at the next start.
play-running = Cable Car runs already: play at { $address } in your browser.
play-running-otherwise = Cable Car already runs at { $address }, without this board or bot. Stop it there, then start it again with these options.
play-preparing = Preparing the bots for this machine in the background. This happens once and takes about a minute; until then they don’t move.
play-prepared = The bots are ready.
play-stopped = Stopped. Every game goes on at the next start.
play-terminal-only = “{ $option }” belongs to the game in the terminal: add --plain, or leave it out.
play-new-only = “{ $option }” belongs to a new game: leave it out with --resume.
page-not-built = The page is not built: run “make play”.

## Tables on servers

remote-told = { $message }
remote-no-link = “{ $link }” is no table’s link: it looks like http://…/t/… and stands in the invitation.
remote-unreachable = { $server } can’t be reached: { $reason }.
remote-strange = { $server } does not answer as a Cable Car server of this version does.
remote-waiting-seats =
    { $count ->
        [one] The game begins when 1 open seat is taken.
       *[other] The game begins when { $count } open seats are taken.
    }
remote-waiting-host = Everybody is here. The game begins when the host starts it.

## The game on the whole terminal

tui-hint = Enter: claim · 1–5, d: take a card · t: tickets · u: undo · /: type · ?: keys
tui-hint-over = Enter: final count · ?: keys · q: leave
tui-hint-again = n: play again · Enter: final count · c: chat · ?: keys · q: leave
tui-which-souvenir = Which souvenir do you put on the board?
tui-which-place = Choose its place on the board: arrow keys, then Enter.
tui-claimable = { $route } – Enter claims it
tui-none-open = You can’t claim any route now.
tui-owned = { $route } – claimed by { $name }
tui-closed = { $route } – closed: its twin is claimed
tui-hand-over = Enter: hand the screen to { $name }
tui-hand-over-undo = Enter: hand the screen to { $name } · u: undo
tui-curtain-lift = { $name }: press Enter when nobody else looks.
tui-chat-key = c: say something
tui-clock = Time left: { $time }
tui-rule = Rule { $rule }:
tui-too-small = The window is too small: { $columns } × { $rows }, but { $width } × { $height } are needed. Make it larger to go on; nothing is lost. q: leave
tui-close = Escape: back · ↑ ↓: scroll
tui-close-again = n: play again · Escape: back · ↑ ↓: scroll
tui-space = Space
tui-enter = Enter
tui-key-arrows = move the cursor over the board
tui-key-next = to the next route that you can claim
tui-key-enter = claim the route under the cursor, or confirm
tui-key-pass = pass
tui-key-tab = the next panel
tui-key-chat = say something to the table
tui-key-rematch = play again, once the game is over
tui-key-rules = the rules; after a refusal, that rule
tui-key-help = these keys
tui-key-leave = leave; the game is kept
tui-signs = On the board: a free route shows its colour’s letter, a claimed one its owner’s sign; on a small board 2K is a black route of 2 spaces. b2 is a stack of 2 souvenirs.
tui-come-back = Your seat is kept. To come back: cablecar tui { $link }
tui-no-terminal = This needs a terminal. In a pipe, play with: cablecar play --plain
tui-own-game-only = “{ $option }” belongs to a game of your own: leave it out with a link.
help-tui = Play on the whole terminal: against bots, in turn at one keyboard, or at a server’s table by its link.
help-tui-link = The link of a table on a server; your own game if left out.
help-tui-pace = How many seconds a bot waits before it moves.
