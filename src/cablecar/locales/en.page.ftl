# What the page says in English, beside what it shares with the terminal in en.game.ftl.

## Everywhere

app-name = Cable Car
app-loading = Loading …
app-failed = The page could not be loaded: check the connection and try again.
app-needs-scripts = Cable Car needs JavaScript to be played in a browser: switch it on, or play in a terminal with “cablecar tui”.
app-unreachable = The server can’t be reached: check the connection and try again.
app-retry = Try again
app-home = To the start page

## The connection

connection-closed = The table was closed here. { $reason }

## Cards and tickets as pictures

art-face-down = face-down card
art-ticket-open = not complete
art-ticket-done = complete
art-ticket-missed = missed

## The log

log-replaced = In its place: { $cards }.
log-face-up = Face up now: { $cards }.
log-taken-back = (taken back)
log-stood-in = (The bot { $failed } could not choose; { $bot } did it in its place.)

## The chat

chat-new =
    { $count ->
        [1] 1 new message
       *[other] { $count } new messages
    }
chat-send = Send
chat-delete = Delete the line “{ $text }”
chat-spectator = Only players can write here; spectators can read along.

## The position in words

describe-title = Board and position in words
describe-players = Players
describe-display = Cards and tickets on the table
describe-hand = Your cards
describe-tickets = Your tickets
describe-souvenirs = Souvenirs on the board
describe-networks = Networks
describe-places = Routes from each place
describe-answer-help =
    You can type, for example: take red, take 3, deck, draw tickets, keep 1, keep both, claim lombard pier 39 with 1 pink, souvenir at pier 39, pass, undo.
    You can ask for: what can I do, hand, tickets, display, players, where, routes from mission, way from pier 39 to mission, board, rules.
describe-answer-log = The log stands beside the board; the key L goes there.
describe-answer-rules =
    A turn is one of three things: take two transport cards, claim a free route with as many cards of its colour as it has spaces, or draw destination tickets and keep at least one.
    Ferries stand for any colour; a face-up ferry counts as both cards.
    A claimed route scores at once, and may bring a souvenir from one of its two places.
    When somebody is running out of cable cars, everybody has one more turn. Then completed tickets count for you, the others against you, and different souvenirs bring points together.

## The board

board-name = Board
board-keys = On the board, the arrow keys go from route to route, Enter chooses, plus and minus zoom, 0 shows the whole board.
board-ends =
    { $a } to { $b }{ $track ->
        [0] { "" }
       *[other] , track { $track } of 2
    }
board-route =
    { $route }, { $status ->
        [own] owned by you
        [owned] owned by { $owner }
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
board-more-left = Move to the left
board-more-right = Move to the right
board-more-up = Move up
board-more-down = Move down

## The start page

start-tagline = Ride across San Francisco: gather tickets, claim routes, take souvenirs home.
start-play = Play now
start-dealing = Dealing the cards …
start-name = Your name
start-default-name = Traveller
start-bots = Against
start-bot-count =
    { $count ->
        [1] 1 bot
       *[other] { $count } bots
    }
start-level = Difficulty
start-friends = Play with friends
start-device = On one device
start-player = Player { $number }
start-my-games = My games
start-continue = Continue
start-look = Look
start-finished =
    { $count ->
        [1] 1 finished game
       *[other] { $count } finished games
    }
start-forget = Forget the table of { $names }
start-open-tables = Open tables
start-no-tables = No public table is open now. Make one, and others will find it here.
start-join = Join
start-watch = Watch
start-status =
    { $status ->
        [waiting] waiting for players
        [playing] in play
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
level-rusher = Rusher – easy, hasty
level-novice = Novice – easy
level-casual = Casual – medium
level-strong = Strong – hard
level-expert = Expert – hardest
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
        [0] at once
        [0.5] quickly
        [1] after 1 second
        [1.5] calmly
        [3] slowly
        [6] very slowly
       *[other] after { $seconds } seconds
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

## Making a table

make-friends = Choose who plays. Open seats are for whoever gets your link.
make-device = All play here in turn; a curtain hides the cards in between.
make-count = Players
make-players = { $count } players
make-seat = Seat { $number }
make-me = Me
make-open = Open: a friend with the link
make-person = Somebody on this device
make-bot = Bot
make-name = Name for seat { $number }
make-clock = Time per turn
make-pace = Bots move
make-board = Board
make-public = Show this table on the start page
make-table = Make the table
make-start = Start the game

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
lobby-seat-open-hint = Open: send the link
lobby-seat-closed-hint = Closed: nobody plays here
lobby-presence =
    { $you ->
        [true] You
       *[false] { $here ->
            [true] Here
           *[false] Away
        }
    }
lobby-get-up = Stand up
lobby-remove = Remove
lobby-spectators =
    { $count ->
        [1] 1 spectator
       *[other] { $count } spectators
    }
lobby-start = Start the game
lobby-seats = Seats
lobby-watching = You are watching: the game begins here when the host starts it.
lobby-host-starts = The game begins here when the host starts it.
lobby-back = Look at the table
lobby-settings = About this table
lobby-board = Board: { $board }
lobby-clock =
    { $has ->
        [0] Take as long for a turn as you like.
       *[1] Time per turn: { $clock }; after that a bot finishes the turn.
    }
lobby-pace = Bots move { $pace }.
lobby-public = Everybody can find this table on the start page.
lobby-private = Only people with the link can find this table.
lobby-fixed = Seats play in the order above.
lobby-drawn = Who goes first is drawn at random.
join-seat = Seat
join-any = Any open seat
join = Sit down
join-busy = Sitting down …
join-or-watch = Or just stay and watch: the game appears here when it begins.
invite-title = Invite
invite-sit = Send this link: whoever opens it can sit down or watch.
invite-watch = Send this link: whoever opens it can watch.
invite-link = Link to this table
invite-copy = Copy
invite-copied = Copied
invite-share = Share
invite-text = Come and play a round of Cable Car with me.
invite-only-here = This address works on this computer only. To let others in, open the page by the computer’s name or address, and start the server with:
invite-command = cablecar serve --host 0.0.0.0
invite-qr = QR code of the link { $link }

## Settings

settings-title = Settings
settings-language = Language
settings-language-auto = Same as browser
settings-look = Appearance
settings-theme = Colours
settings-theme-auto = Same as device
settings-theme-light = Light
settings-theme-dark = Dark
settings-text = Text size
settings-percent = { $percent }%
settings-motion = Animations
settings-motion-auto = Same as device
settings-motion-full = Always
settings-motion-reduced = None
settings-patterns = Patterns on coloured routes and cards
settings-sounds = Sound
settings-sound = Play sounds
settings-volume = Volume
settings-play = Playing
settings-confirm = Confirm claims
settings-confirm-auto = On touch screens
settings-confirm-on = Always
settings-confirm-off = Never
settings-pace = Bots at new tables move
settings-notify = Notify me when it is my turn
settings-notify-never = This browser can’t notify you here.
settings-notify-refused = The browser does not allow notifications: allow them in its settings for this page, then try again.
settings-kept = All of this is kept in this browser only.
settings-done = Done

## The end

end-you-won =
    You win with { $points ->
        [one] { $points } point
       *[other] { $points } points
    }!
end-tie-decided =
    Equal with { $points ->
        [one] { $points } point
       *[other] { $points } points
    }. The number of completed tickets decides: { $counts }.
end-tie-shared =
    Equal with { $points ->
        [one] { $points } point
       *[other] { $points } points
    }, and equal in completed tickets: { $counts }.
end-rematch = Play again
end-asking = Asking …
end-record = Download the game

## The show

show-ticket = Ticket complete: { $ticket }
show-skip = Skip
show-counted = { $name }: { $routes } for routes, { $tickets } for tickets, { $souvenirs } for souvenirs, { $total } in all.
show-plus = +{ $points }

## Statistics

stat-caption = Figures for each player
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
        [0] and the discard was never reshuffled
        [1] and the discard was reshuffled once
       *[other] and the discard was reshuffled { $reshuffles } times
    }.
stat-table-lead =
    { $changes ->
        [0] The lead never changed
        [1] The lead changed once
       *[other] The lead changed { $changes } times
    }; in the end { $margin ->
        [0] the top two were level
        [1] 1 point separated the top two
       *[other] { $margin } points separated the top two
    }.
stat-table-passes =
    { $passes ->
        [1] One turn was passed.
       *[other] { $passes } turns were passed.
    }
stat-table-last = { $name } started the last round on turn { $turn }.
stat-table-stuck = The game ended because nobody could act any more.
stat-points = Points
stat-points-routes = for routes
stat-points-tickets = for completed tickets
stat-points-lost = lost on missed tickets
stat-points-souvenirs = for souvenirs
stat-turns = Turns
stat-turns-passed = passed
stat-cards-face-up-ferries = ferries among them
stat-cards-blind-ferries = ferries among them
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
stat-time-all = thinking in all
stat-time-longest = longest single move
stat-span =
    { $minutes ->
        [0] { $seconds } s
       *[other] { $minutes } min { $seconds } s
    }
stat-turn = Turn
stat-plot = Points for routes after each turn
stat-plot-label = A plot of the points for routes after each turn. In the end: { $finals }. All figures stand in the table below it.
stat-plot-table = The plot as a table
stat-ticket-caption = When tickets were completed
stat-ticket-player = Player
stat-ticket = Ticket
stat-ticket-completed = Completed
stat-ticket-failed = no
stat-ticket-turn = in the player’s turn { $turn }

## The table: what is expected

table-title-turn = ● Your turn – Cable Car
table-action = What to do
table-watching = You are watching: you see what everybody may see.
table-tried-claim = Claim { $ends } with { $cards }?
table-undo = Undo
table-pass = Pass
table-cancel = Cancel
table-draw-ask = Draw tickets? You must keep at least one.
table-draw-yes = Draw tickets
table-come-back = Open the table again
table-rule = Rule { $rule }
table-clock = Time left
table-clock-left = { $seconds } seconds are left.

## The table: players

table-seat-bot = played by a bot
table-seat-away = not connected

## The table: cards and tickets

table-display = Face-up cards, draw pile, ticket pile
table-slot = Face-up card { $slot }: { $color }
table-slot-take = Take face-up card { $slot }: { $color }
table-slot-second = Face-up card { $slot }: { $color }, not as the second card
table-slot-empty = Slot { $slot }: empty
table-deck-take =
    { $count ->
        [1] Take a card from the draw pile, 1 card
       *[other] Take a card from the draw pile, { $count } cards
    }
table-ticket-deck-draw =
    { $count ->
        [1] Draw tickets from the pile, 1 ticket
       *[other] Draw tickets from the pile, { $count } tickets
    }
table-hand-color =
    { $count ->
        [1] 1 { $color } card: show what it can pay
       *[other] { $count } { $color } cards: show what they can pay
    }
table-color-chosen =
    { $count ->
        [0] With { $color } cards you can’t claim any route now.
        [1] With { $color } cards you can claim 1 route.
       *[other] With { $color } cards you can claim { $count } routes.
    }
table-keep =
    { $count ->
        [0] Choose what to keep
        [1] Keep 1 ticket
       *[other] Keep { $count } tickets
    }
table-place-where = Place
table-place-put = Put it there

## The table: typing, keys, menu

table-command-do = Do it
table-keys-intro = The Tab key reaches everything. These single keys are shortcuts:
table-key-board = go to the board
table-key-hand = go to your cards
table-key-log = go to the log
table-key-clear = clear what you have chosen
key-escape = Esc
table-keys-on = Use single-key shortcuts
table-menu = Menu
table-menu-title = Table
table-settings = Settings
table-close = Close
table-give-bot = Let a bot play for me
table-take-back-of = { $name } takes over again
table-take-back = Play for myself again
table-move-seat = Move my seat to another device
table-move-link = Open this link on the other device within ten minutes:
table-forget-name = Delete my name from this table
table-leave = Leave the table
table-leave-ask = Leave for good? A bot plays on for you.
table-leave-yes = Leave
table-leave-no = Stay
table-host = As the host
table-chat-off = Switch the chat off
table-chat-on = Switch the chat on
table-mute = Mute
table-unmute = Unmute
table-remove = Remove

## Replay

replay-heading = Replay
replay-watch = Replay and share
replay-start = Replay a game
replay-another = Replay another game
replay-drop = Drop a game file here, or choose one.
replay-choose = Choose a file
replay-about = A game file is what “Download the game” gives you when a game is over, or what “cablecar simulate” writes. The server checks every move and keeps nothing.
replay-checking = Checking the game …
replay-controls = Playback
replay-slider = Step of the game
replay-step = Step
replay-step-of = Step { $step } of { $last }
replay-step-told = { $place }. { $sentence }
replay-dealt = The cards are dealt, and everybody looks at their first tickets.
replay-first = To the beginning
replay-turn-back = One turn back
replay-back = One step back
replay-play = Play
replay-pause = Pause
replay-forward = One step on
replay-turn-forward = One turn on
replay-last = To the end
replay-speed = Speed
replay-slower = Slower
replay-faster = Faster
replay-times = { $speed } ×
replay-view = Whose view
replay-seen-by = Seen by { $name }
replay-all-open = All cards open
replay-hand-of = { $name }’s cards
replay-no-cards = no cards
replay-offer-of = { $name } chooses among these
replay-log-help = Choose a line to go there.
replay-course = The course of the game
replay-points-plot = Points for routes after each step
replay-hands-plot = Cards in hand after each step
replay-plot-label = A plot: { $title }. In the end: { $finals }. All figures stand in the table below it.
replay-broken-off = The game was broken off here.
replay-keys = Keys: ← and → go by steps, with Shift by turns; Home and End to the beginning and the end; the space bar plays and pauses; + and − change the speed.
replay-share-title = Share this game
replay-share-about = Whoever has the link can replay the whole game, with all names and all cards.
replay-share-make = Make a link
replay-share-made = The link is ready.
replay-share-link = Link to this replay
replay-share-withdraw = Withdraw the link
replay-share-withdrawn = The link leads nowhere any more.
