# What the page says in English, beside what it shares with the terminal in en.game.ftl.

## Everywhere

app-name = Cable Car
app-loading = Loading…
app-failed = The page couldn’t be loaded: check your connection and try again.
app-needs-scripts = Cable Car needs JavaScript to run in a browser: turn it on, or play in a terminal with “cablecar tui”.
app-unreachable = Can’t reach the server: check your connection and try again.
app-retry = Try again
app-home = Back to the start page
app-unknown = There is nothing at this address: check the link, or go to the start page.

## The connection

connection-closed = This table is no longer open here. { $reason }

## Games on this device

table-elsewhere = You’re playing this game in another tab.
table-play-here = Play here instead
table-not-here = This game isn’t on this device: a game stays in the browser it was started in.
table-peek = This game runs on this device only, and nothing about it is sent anywhere. Anyone who knows their browser’s tools could peek at the hidden cards.
store-full = There’s no space left on this device, so the game can’t be saved. Keep this page open to play it to the end.
store-refused = This browser doesn’t allow the game to be saved. Keep this page open to play it to the end.
store-newer = A newer version of Cable Car has been used in this browser, so the game can’t be saved. Reload the page before you continue.
store-conflict = The game went on in another tab, and your move wasn’t made: check the board and try again.
save-damaged = This game’s save is damaged, so it can’t be opened. It’s kept until you delete it.
save-version = This game was saved by another version of Cable Car and can’t be opened by this one. It’s kept until you delete it.
save-cut =
    { $count ->
        [1] The last move of this game couldn’t be read, so it continues from just before it.
       *[other] The last { $count } moves of this game couldn’t be read, so it continues from just before them.
    }
board-not-here = The board “{ $board }” isn’t available here.
engine-not-loaded = The game couldn’t be loaded: check your connection and try again.
local-failed =
    { $kept ->
        [yes] Something went wrong here. Your game is saved: reload the page to play on.
        [no] Something went wrong here, and your game isn’t saved. Keep this page open and try again.
       *[none] Something went wrong here. Reload the page and try again.
    }
wish-unreadable = This link doesn’t name the players: start a new game from the start page.
game-running = The game isn’t over yet: you can download its file once it is.
games-kept-here = Finished games on this device stay in this browser until you delete them.
my-games-your-turn = Your turn
my-games-turn =
    { $count ->
        [1] { $names } to move
       *[other] { $names } to choose tickets
    }
my-games-points = { $points } points
game-won = Won
game-lost = Lost
history-title = My history
history-games = Games
history-won = Won
history-rate = Win rate
history-average = Average points
history-best = Best score
history-now = Current streak
history-longest = Longest streak
history-opponents = By opponent
history-opponent = Opponent
history-sizes = By number of players
history-players = Players
history-about = Counted from the finished games in this list. A streak is games won in a row.
history-none = No finished game here has a seat that is known to be yours.
my-games-delete = Delete the game with { $names }
my-games-delete-yes = Delete the game with { $names } for good
my-games-delete-now = Delete
my-games-keep = Keep
my-games-unreadable = A saved game that this version of Cable Car can’t read. It’s kept until you delete it.
take-along = Take my games with you
take-along-about = All games on this device go into one file. Load it in another browser to continue there.
take-along-save = Save all games to a file
take-along-load = Load games from a file
take-along-busy = Checking the games…
take-along-left =
    { $count ->
        [1] 1 game couldn’t be read and isn’t in the file.
       *[other] { $count } games couldn’t be read and aren’t in the file.
    }
take-along-added =
    { $count ->
        [0] No game was added.
        [1] 1 game was added.
       *[other] { $count } games were added.
    }
take-along-continued =
    { $count ->
        [1] 1 game had gone further in the file and continues from there.
       *[other] { $count } games had gone further in the file and continue from there.
    }
take-along-known =
    { $count ->
        [1] 1 game was already here.
       *[other] { $count } games were already here.
    }
take-along-refused = Game { $number } of the file was left out. { $reason }
import-too-large = The file is too large: at most { $most } MB can be read.
import-no-games = This file holds no games: choose one made with “Save all games to a file”.
import-version = This file comes from another version of Cable Car and can’t be read by this one.
import-no-game = It isn’t a complete game.
import-changed = Its moves don’t match the game it describes.
import-apart = It’s here too but continued differently. The game here stays as it is.

## Cards and tickets as pictures

art-face-down = face-down card
art-ticket-open = not complete
art-ticket-done = complete
art-ticket-missed = missed

## The log

log-replaced = Replaced by: { $cards }.
log-face-up = Face up now: { $cards }.
log-taken-back = (undone)
log-stood-in = (The bot { $failed } couldn’t choose, so { $bot } did.)

## The chat

chat-new =
    { $count ->
        [1] 1 new message
       *[other] { $count } new messages
    }
chat-send = Send
chat-delete = Delete the message “{ $text }”
chat-spectator = Only players can write here; spectators can read along.
chat-quick = Reactions and phrases

## The position in words

describe-title = Board and position in words
describe-players = Players
describe-display = Cards and tickets on the table
describe-hand = Your cards
describe-tickets = Your tickets
describe-souvenirs = Souvenirs on the board
describe-networks = Networks
describe-places = Routes from each location
describe-answer-help =
    You can type, for example: take { $color }, take 1, deck, draw tickets, keep 1, keep both, claim { $a } { $b } with { $length } { $color }, souvenir at { $b }, pass, undo.
    You can ask for: what can I do, hand, tickets, display, players, where, routes from { $b }, way from { $a } to { $b }, board, rules.
describe-answer-log = The log is beside the board; press L to go to it.
describe-answer-rules =
    On your turn, do one of three things: take two transport cards, claim a free route with as many cards of its colour as it has spaces, or draw destination tickets and keep at least one.
    Ferries can be any colour; a face-up ferry counts as both cards.
    A claimed route scores right away, and may bring you a souvenir from one of its two locations.
    When someone is running out of cable cars, everyone gets one more turn. Then completed tickets count for you, the others against you, and sets of different souvenirs score points.

## The board

board-name = Board
board-keys = On the board, the arrow keys move from route to route, Enter chooses, plus and minus zoom, and 0 shows the whole board.
board-ends =
    { $a } to { $b }{ $track ->
        [0] { "" }
       *[other] , track { $track } of 2
    }
board-route =
    { $route }, { $status ->
        [own] claimed by you
        [owned] claimed by { $owner }
        [closed] closed
        [claimable] can be claimed
       *[free] free
    }
board-place =
    { $count ->
        [0] { $place }
        [1] { $place }, 1 { $souvenir } souvenir
       *[other] { $place }, { $count } { $souvenir } souvenirs
    }
board-zoom-in = Zoom in
board-zoom-out = Zoom out
board-fit = Show the whole board
board-more-left = Move left
board-more-right = Move right
board-more-up = Move up
board-more-down = Move down

## The start page

start-tagline = Ride across San Francisco: collect tickets, claim routes and bring home souvenirs.
start-play = Play now
start-dealing = Dealing the cards…
start-name = Your name
start-default-name = Traveller
start-bots = Opponents
start-bot-count =
    { $count ->
        [1] 1 bot
       *[other] { $count } bots
    }
start-level = Difficulty
start-opponent = Opponent { $number }
color-own = My colour
color-player =
    { $color ->
        [0] Yellow hexagon
        [1] Purple cross
        [2] Turquoise crescent
       *[3] Brown chevron
    }
start-friends = Play with friends
start-device = On one device
start-player = Player { $number }
start-my-games = My games
start-continue = Continue
start-look = View
start-finished =
    { $count ->
        [1] 1 finished game
       *[other] { $count } finished games
    }
start-forget = Forget the table with { $names }
start-older = Show older games
game-replay = Replay
game-analyse = Analyse
games-earlier = Earlier games at this table
games-kept = Finished games stay on this server until whoever runs it deletes them.
games-kept-days =
    { $count ->
        [1] This server keeps finished games for 1 day after their table was last used. Download those you want to keep.
       *[other] This server keeps finished games for { $count } days after their table was last used. Download those you want to keep.
    }
start-open-tables = Open tables
start-no-tables = There are no open public tables right now. Create one, and others will find it here.
start-join = Join
start-watch = Watch
start-status =
    { $status ->
        [waiting] waiting for players
        [playing] in progress
       *[finished] finished
    }
start-status-clock = { $status } · { $clock } per turn
start-open-seats =
    { $count ->
        [1] 1 open seat
       *[other] { $count } open seats
    }
level-random = Random – very easy
level-greedy = Greedy – very easy
level-rusher = Rusher – very easy
level-novice = Novice – very easy
level-casual = Casual – easy
level-steady = Steady – fairly easy
level-strong = Strong – medium
level-sharp = Sharp – fairly hard
level-veteran = Veteran – hard
level-expert = Expert – hardest
manner-novice = My first ride on a cable car! Which way is up?
manner-novice-won = Did I win? I thought I was lost!
manner-novice-lost = That was fun! How did that rule go again?
manner-casual = No hurry, I’m here for the view.
manner-casual-won = Well, look at that! The coffee is on me.
manner-casual-lost = A lovely ride all the same. Same time tomorrow?
manner-steady = Mind the doors, we leave on time.
manner-steady-won = Right on schedule.
manner-steady-lost = A small delay. Tomorrow we’ll be on time again.
manner-strong = Hold tight: I take the steep hills first.
manner-strong-won = Uphill all the way, and still first to the top.
manner-strong-lost = You’ve earned that. I want a rematch.
manner-sharp = I’ve already seen where you’re going.
manner-sharp-won = I saw that coming.
manner-sharp-lost = I didn’t see that coming.
manner-veteran = I rode these hills before the cars had brakes.
manner-veteran-won = Old tracks, old tricks.
manner-veteran-lost = Well ridden. You remind me of myself.
manner-expert = I’ve played this game a thousand times in the last minute.
manner-expert-won = Most of the games in my head ended like this.
manner-expert-lost = You didn’t do that in any of the games in my head. Bravo.
clock-none = No limit
clock-seconds =
    { $count ->
        [1] 1 second
       *[other] { $count } seconds
    }
clock-minutes =
    { $count ->
        [1] 1 minute
       *[other] { $count } minutes
    }
clock-hours =
    { $count ->
        [1] 1 hour
       *[other] { $count } hours
    }
clock-days =
    { $count ->
        [1] 1 day
       *[other] { $count } days
    }
pace =
    { $seconds ->
        [0] instant
        [0.5] fast
        [1] 1 second
        [1.5] normal
        [3] slow
        [6] very slow
       *[other] { $seconds } seconds
    }
board-title-san-francisco = San Francisco, first edition
board-title-san-francisco-2 = San Francisco

## The rules, and the first game

book-all = All rules
book-window = Rules – Cable Car
learn-window = First game – Cable Car
start-new = New here?
start-new-hint = Learn the rules step by step in a real game, or just read them.
start-learn = Learn by playing

## The deal of the day

puzzles-title = Puzzles
puzzles-window = Puzzles – Cable Car
daily-title = Deal of the day
daily-window = Deal of the day – Cable Car
daily-about = Everybody who plays a day’s deal has the same cards, tickets, seats and opponents. A new one comes at midnight UTC.
daily-earlier = The day before
daily-later = The day after
daily-seats = Players in turn order
daily-you = You
daily-play = Play this deal
daily-won =
    { $points ->
        [one] { $points } point.
       *[other] { $points } points.
    } You won. The best opponent has { $others }.
daily-lost =
    { $points ->
        [one] { $points } point.
       *[other] { $points } points.
    } The best opponent has { $others }.
daily-par = Points that others make on your seat
daily-par-waiting = The bots are playing your seat…
daily-copy = Copy as text
daily-share-head = Cable Car, deal of { $day }
daily-share-par = On the same seat: { $others }
daily-share-one = { $name } { $points }
daily-streak =
    { $count ->
        [0] No streak yet
        [one] { $count } day in a row
       *[other] { $count } days in a row
    }
daily-streak-about = A day counts if its deal is played to the end on that day (UTC). Earlier deals can still be played.
daily-day-open = { $day }: not played
daily-day-played =
    { $points ->
        [one] { $day }: { $points } point
       *[other] { $day }: { $points } points
    }
daily-day-won =
    { $points ->
        [one] { $day }: won with { $points } point
       *[other] { $day }: won with { $points } points
    }

## Making a table

make-friends = Choose who plays. Open seats are for anyone with your link.
make-device = Everyone plays here in turn; a curtain hides the cards in between.
make-count = Players
make-players = { $count } players
make-seat = Seat { $number }
make-me = Me
make-open = Open: a friend with the link
make-person = Someone on this device
make-bot = Bot
make-name = Name for seat { $number }
make-clock = Time per turn
make-pace = Bot speed
make-board = Board
make-public = List this table on the start page
make-table = Create table
make-start = Start game

## The waiting room

lobby-title = Waiting room – Cable Car
lobby-waiting =
    { $count ->
        [0] All seats are taken
        [1] Waiting for 1 player
       *[other] Waiting for { $count } players
    }
lobby-seat-open = Open
lobby-seat-closed = Closed
lobby-seat-bot = Bot
lobby-seat-open-hint = Open: share the link
lobby-seat-closed-hint = Closed: nobody plays here
lobby-presence =
    { $you ->
        [true] You
       *[false] { $here ->
            [true] Here
           *[false] Away
        }
    }
lobby-get-up = Leave seat
lobby-remove = Remove
lobby-spectators =
    { $count ->
        [1] 1 spectator
       *[other] { $count } spectators
    }
lobby-start = Start game
lobby-seats = Seats
lobby-watching = You’re watching: the game will appear here when the host starts it.
lobby-host-starts = The game will begin here when the host starts it.
lobby-back = View table
lobby-settings = About this table
lobby-board = Board: { $board }
lobby-clock =
    { $has ->
        [0] Take as long as you like for each turn.
       *[1] Time per turn: { $clock }; after that, a bot finishes the turn.
    }
lobby-pace = Bot speed: { $pace }
lobby-public = Anyone can find this table on the start page.
lobby-private = Only people with the link can find this table.
lobby-fixed = Players take turns in the order above.
lobby-drawn = Who goes first is decided at random.
join-seat = Seat
join-any = Any open seat
join = Take a seat
join-busy = Taking your seat…
join-or-watch = Or just watch: the game will appear here when it begins.
take-title = Play on for { $name }
take-note = You get { $name }’s seat in this game, with the cards, tickets and cable cars as they are.
take-watch = Just watch
invite-title = Invite
invite-sit = Share this link: anyone who opens it can take a seat or watch.
invite-watch = Share this link: anyone who opens it can watch.
invite-link = Link to this table
invite-copy = Copy
invite-copied = Copied
invite-share = Share
invite-text = Join me for a game of Cable Car.
invite-only-here = This link only works on this computer. To let others in, start the server with:
invite-network = This is the computer’s address on its network: others on the same network can open it.
invite-command = cablecar serve --host 0.0.0.0
invite-qr = QR code for the link { $link }

## Settings

settings-title = Settings
settings-language = Language
settings-language-auto = Same as browser
settings-look = Appearance
settings-theme = Theme
settings-theme-auto = Same as device
settings-theme-light = Light
settings-theme-dark = Dark
settings-text = Text size
settings-percent = { $percent }%
settings-motion = Animations
settings-motion-auto = Same as device
settings-motion-full = Always
settings-motion-reduced = Never
settings-patterns = Patterns on coloured routes and cards
settings-sounds = Sound
settings-sound = Play sounds
settings-volume = Volume
settings-play = Gameplay
settings-confirm = Confirm claims and ticket draws (automatic: claims on touch screens only)
settings-confirm-auto = Automatic
settings-confirm-on = Always
settings-confirm-off = Never
settings-pace = Bot speed at new tables
settings-pace-here = Bot speed at this table
settings-notify = Notify me when it’s my turn
settings-notify-never = This browser can’t show notifications here.
settings-notify-refused = Your browser is blocking notifications: allow them for this page in its settings, then try again.
settings-kept = These settings are stored in this browser only.
settings-done = Done

## The end

end-you-won =
    You win with { $points ->
        [one] { $points } point
       *[other] { $points } points
    }!
end-tie-decided =
    Tied on { $points ->
        [one] { $points } point
       *[other] { $points } points
    }. The number of completed tickets decides: { $counts }.
end-tie-shared =
    Tied on { $points ->
        [one] { $points } point
       *[other] { $points } points
    }, and on completed tickets: { $counts }.
end-rematch = Play again
end-asking = Setting up a new game…
rematch-by = { $name } plays again.
rematch-begun = The next game at this table has begun.
rematch-clock = Its clock is running.
rematch-join = Join the next game
rematch-watch = Watch the next game
rematch-stay = Stay here
end-record = Download game
end-drawing = Drawing…
end-close = Back to the table
end-board = The final board
end-moment-title = Best moment:
end-moment =
    { $name } claims { $ends } for { $points ->
        [1] 1 point
       *[other] { $points } points
    }.
end-moment-tickets =
    { $name } claims { $ends } for { $points ->
        [1] 1 point
       *[other] { $points } points
    } and connects { $tickets }.
picture-tickets = Tickets

## The show

show-ticket = Ticket complete: { $ticket }
show-skip = Skip
show-counted = { $name }: { $routes } for routes, { $tickets } for tickets, { $souvenirs } for souvenirs, { $total } in total.
show-plus = +{ $points }
sound-on = Turn sound on
sound-off = Turn sound off
sound-offer = Would you like gentle sounds?
sound-yes = Yes, please
sound-no = No, thanks

## Statistics

stat-caption = Statistics for each player
stat-table-turns =
    { $turns ->
        [1] 1 turn
       *[other] { $turns } turns
    } in { $time }.
stat-table-turns-only =
    { $turns ->
        [1] 1 turn.
       *[other] { $turns } turns.
    }
stat-table-dealer =
    { $sweeps ->
        [0] The face-up cards were never swept away
        [1] The face-up cards were swept away once
       *[other] The face-up cards were swept away { $sweeps } times
    }, { $reshuffles ->
        [0] and the discard pile was never reshuffled
        [1] and the discard pile was reshuffled once
       *[other] and the discard pile was reshuffled { $reshuffles } times
    }.
stat-table-lead =
    { $changes ->
        [0] The lead never changed
        [1] The lead changed once
       *[other] The lead changed { $changes } times
    }; { $margin ->
        [0] the top two finished level
        [1] the top two finished 1 point apart
       *[other] the top two finished { $margin } points apart
    }.
stat-table-passes =
    { $passes ->
        [1] One turn was passed.
       *[other] { $passes } turns were passed.
    }
stat-table-last = { $name } triggered the last round on turn { $turn }.
stat-table-stuck = The game ended because nobody could move any more.
stat-points = Points
stat-points-routes = for routes
stat-points-tickets = for completed tickets
stat-points-lost = lost on missed tickets
stat-points-souvenirs = for souvenirs
stat-turns = Turns
stat-turns-passed = passed
stat-cards-face-up-ferries = of which ferries
stat-cards-blind-ferries = of which ferries
stat-tickets-first = kept at the start
stat-tickets-later = kept later
stat-routes-average = average spaces per route
stat-lengths = Routes by length
stat-length =
    { $length ->
        [1] 1 space
       *[other] { $length } spaces
    }
stat-colors = Routes by colour
stat-time = Time
stat-time-all = total thinking time
stat-time-longest = longest move
stat-span =
    { $minutes ->
        [0] { $seconds } s
       *[other] { $minutes } min { $seconds } s
    }
stat-turn = Turn
stat-plot = Points for routes after each turn
stat-plot-label = A chart of points for routes after each turn. At the end: { $finals }. All figures are in the table below it.
stat-plot-table = The chart as a table
stat-ticket-caption = When tickets were completed
stat-ticket-player = Player
stat-ticket = Ticket
stat-ticket-completed = Completed
stat-ticket-failed = no
stat-ticket-turn = on their turn { $turn }

## The table: what is expected

table-title-turn = ● Your turn – Cable Car
table-action = What to do
table-watching = You’re watching: you see only what everyone can see.
table-turn-over = Your turn is over: look at what happened, then press “Done”.
table-done = Done
table-tried-claim = Claim { $ends } with { $cards }?
table-undo = Undo
table-hint = Hint
table-pass = Pass
table-cancel = Cancel
table-draw-ask = Draw tickets? You must keep at least one.
table-draw-yes = Draw tickets
table-come-back = Reopen the table
table-rule = Rule { $rule }
table-clock = Time left
table-clock-left =
    { $seconds ->
        [1] 1 second left.
       *[other] { $seconds } seconds left.
    }

## The table: players

table-seat-bot = played by a bot
table-seat-away = disconnected

## The table: cards and tickets

table-display = Face-up cards, draw pile, ticket pile
table-slot = Face-up card { $slot }: { $color }
table-slot-take = Take face-up card { $slot }: { $color }
table-slot-second = Face-up card { $slot }: { $color }, can’t be your second card
table-slot-empty = Slot { $slot }: empty
table-deck-take =
    { $count ->
        [1] Take a card from the draw pile, 1 card left
       *[other] Take a card from the draw pile, { $count } cards left
    }
table-ticket-deck-draw =
    { $count ->
        [1] Draw tickets from the pile, 1 ticket left
       *[other] Draw tickets from the pile, { $count } tickets left
    }
table-hand-color =
    { $count ->
        [1] 1 { $color } card: show routes you can claim
       *[other] { $count } { $color } cards: show routes you can claim
    }
table-color-chosen =
    { $count ->
        [0] You can’t claim any route with { $color } cards right now.
        [1] You can claim 1 route with { $color } cards.
       *[other] You can claim { $count } routes with { $color } cards.
    }
table-keep =
    { $count ->
        [0] Choose which to keep
        [1] Keep 1 ticket
       *[other] Keep { $count } tickets
    }
table-place-where = Location
table-place-put = Place it there

## The table: typing, keys, menu

table-command-do = Go
table-keys-intro = You can reach everything with the Tab key. These single keys are shortcuts:
table-key-board = go to the board
table-key-hand = go to your cards
table-key-log = go to the log
table-key-facts = see points and cards
table-key-hint = get a hint, and more of it each time
table-key-clear = clear your selection
key-escape = Esc
table-keys-on = Use single-key shortcuts
table-menu = Menu
table-menu-title = Table
table-settings = Settings
table-close = Close
table-give-bot = Let a bot play for me
table-take-back-of = { $name } takes over from the bot
table-take-back = Take over from the bot
table-move-seat = Move my seat to another device
table-move-link = Open this link on the other device within ten minutes:
table-forget-name = Remove my name from this table
table-leave = Leave table
table-leave-ask = Leave for good? A bot will play on for you.
table-leave-yes = Leave
table-leave-no = Stay
absent-away = { $name } is disconnected, and the game is waiting.
absent-bot = { $name } is disconnected, and a bot is playing meanwhile.
absent-left = { $name } has left, and a bot is playing on.
absent-wait = Wait
absent-go-on = Go on like this
absent-stand-in = Bot plays meanwhile
absent-invite = Invite someone else
absent-link = Whoever opens this link takes over { $name }’s seat in this game.
table-host = Host controls
table-chat-off = Turn chat off
table-chat-on = Turn chat on
table-mute = Mute
table-unmute = Unmute
table-remove = Remove

## The table: points, cards and news

news-title = Since your last turn
news-took = { $name } takes { $cards }.
news-unseen =
    { $count ->
        [1] 1 card from the draw pile
       *[other] { $count } cards from the draw pile
    }
facts-title = Points and cards
facts-cards = Where the cards are
facts-you = You
facts-discard = Discard pile
facts-unseen = Unseen
facts-hidden = unknown
facts-about =
    { $count ->
        [0] Of the other players, you see the cards they took face up and haven’t paid since. The unseen cards are hidden in their hands: the draw pile is empty.
       *[other] Of the other players, you see the cards they took face up and haven’t paid since. The unseen cards are in the draw pile ({ $count }) or hidden in their hands.
    }
facts-cost =
    { $missing ->
        [0] You can pay with { $cards }.
        [1] You have { $cards }: 1 card is missing.
       *[other] You have { $cards }: { $missing } cards are missing.
    }
facts-cars =
    { $count ->
        [1] You have 1 cable car left.
       *[other] You have { $count } cable cars left.
    }

## Replay

replay-heading = Replay
replay-start = Replay a game
replay-another = Replay another game
replay-drop = Drop a game file here, or choose one.
replay-choose = Choose a file
replay-about = A game file is what “Download game” gives you when a game is over, or what “cablecar simulate” writes. Your browser checks every move, and the file stays on your device.
replay-own = My finished games
replay-checking = Checking the game…
replay-controls = Playback
replay-slider = Step of the game
replay-step = Step
replay-step-of = Step { $step } of { $last }
replay-step-told = { $place }. { $sentence }
replay-dealt = The cards are dealt, and everyone looks at their first tickets.
replay-first = To the start
replay-turn-back = One turn back
replay-back = One step back
replay-play = Play
replay-pause = Pause
replay-forward = One step forward
replay-turn-forward = One turn forward
replay-last = To the end
replay-speed = Speed
replay-slower = Slower
replay-faster = Faster
replay-times = { $speed } ×
replay-view = View as
replay-seen-by = { $name }
replay-all-open = All cards open
replay-hand-of = { $name }’s cards
replay-no-cards = no cards
replay-offer-of = { $name } chooses from these
replay-log-help = Choose a line to jump to it.
replay-course = How the game went
replay-points-plot = Points for routes after each step
replay-hands-plot = Cards in hand after each step
replay-plot-label = A chart: { $title }. At the end: { $finals }. All figures are in the table below it.
replay-broken-off = The game was left unfinished here.
replay-keys = Keys: ← and → move by a step, with Shift by a turn; Home and End go to the start and the end; the space bar plays and pauses; + and − change the speed.
replay-share-title = Share this game
replay-share-about = Anyone with the link can replay the whole game, with all names and all cards.
replay-share-make = Create link
replay-share-made = The link is ready.
replay-share-link = Link to this replay
replay-share-withdraw = Withdraw link
replay-share-withdrawn = This link no longer works.
