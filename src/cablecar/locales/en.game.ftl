# What the page and the terminal both say in English: words, events, results and refusals.

player-name = Player { $number }

## Game

wrong-player-count =
    { $most ->
        [2] This board is for 2 players, not { $count }.
       *[other] This board is for 2 to { $most } players, not { $count }.
    }
wrong-seed = “{ $seed }” isn’t a valid seed; use a whole number, or 1 to 64 hexadecimal digits.
unknown-seat = There is no seat { $seat }; the seats are 0 to { $last }.
undo-refused = You can’t undo this: hidden information was revealed, or someone else has moved.

## Refused moves

refused-game-over = The game is over; no more moves can be made.
refused-not-your-turn = It’s not your turn; wait for the other players.
refused-already-chosen = You’ve already chosen your first tickets; wait for the other players.
refused-opening-first = Choose which destination tickets to keep first.
refused-place-first = The two remaining souvenir stacks must be placed on the board first.
refused-second-card-first = You’ve taken one transport card; now take your second.
refused-keep-first = First choose which of the tickets you drew to keep.
refused-souvenir-first = First choose which of the two souvenirs to take.
refused-nothing-offered = You have no tickets to choose from; draw tickets first.
refused-not-offered = You can only keep tickets you were offered, and each one only once.
refused-keep-one = You must keep at least one of the tickets.
refused-unknown-ticket = There is no ticket “{ $ticket }” on this board.
refused-not-placing = Souvenir stacks can only be placed before the first turn.
refused-stack-not-waiting = The { $symbol } stack is already on the board; place one that isn’t.
refused-place-has-stack = { $place } already has a souvenir stack; choose a location without one.
refused-unknown-souvenir = There is no souvenir “{ $symbol }” on this board.
refused-unknown-place = There is no location “{ $place }” on this board.
refused-deck-empty = The draw pile is empty; take a face-up card instead.
refused-slot-empty = Slot { $slot } is empty; take another card.
refused-unknown-slot = There is no slot { $slot } in the display; the slots are 0 to { $last }.
refused-ferry-as-second-card = You can’t take a face-up ferry as your second card; take another card or one from the draw pile.
refused-no-tickets-left = There are no destination tickets left to draw.
refused-unknown-route = There is no route “{ $route }” on this board.
refused-route-owned = The route from { $a } to { $b } has already been claimed.
refused-own-twin = You own the other half of the double route from { $a } to { $b }; nobody can own both.
refused-twin-claimed = With two players, only one half of the double route from { $a } to { $b } can be claimed.
refused-too-few-cars =
    { $cars ->
        [0] You have no cable cars left
        [1] You have 1 cable car left
       *[other] You have { $cars } cable cars left
    }, but the route from { $a } to { $b } needs { $length }.
refused-too-few-cards = You don’t have these cards; pay with cards from your hand.
refused-wrong-count =
    { $length ->
        [1] This route costs exactly 1 card, not { $count }.
       *[other] This route costs exactly { $length } cards, not { $count }.
    }
refused-needs-ferry =
    { $ferries ->
        [1] This ferry route needs at least one ferry card.
       *[other] This ferry route needs at least { $ferries } ferry cards.
    }
refused-unknown-card = There is no transport card “{ $card }” on this board.
refused-one-color = Pay for a grey route with cards of one colour; ferries can replace any of them.
refused-wrong-color = Pay for this route with { $color } cards; ferries can replace any of them.
refused-no-souvenir-to-choose = There is no souvenir to choose there right now.
refused-can-act = You can only pass if you can’t take a card, claim a route or draw tickets.
refused-no-such-action = There is no such move on this board.

## Words and phrases

list-none = none
slot-without-card = no card
list-comma = { $first }, { $next }
list-and = { $first } and { $last }
list-or = { $first }, or { $last }
color-blue = blue
color-green = green
color-black = black
color-pink = pink
color-red = red
color-orange = orange
color-grey = grey
color-ferry = ferry
letter-blue = B
letter-green = G
letter-black = K
letter-pink = P
letter-red = R
letter-orange = O
letter-ferry = F
cards-of-color =
    { $card ->
        [ferry] { $count ->
            [1] 1 ferry
           *[other] { $count } ferries
        }
       *[other] { $count } { $color }
    }
souvenir-bell = bell
souvenir-crab = crab
souvenir-loaf = loaf
souvenir-cookie = fortune cookie
souvenir-seal = seal
souvenir-globe = snow globe
souvenir-flower = flower
two-places = { $a } – { $b }
name-count = { $name } ({ $count })
route-phrase =
    { $ends }, { $length ->
        [1] 1 space
       *[other] { $length } spaces
    }, { $color }{ $ferries ->
        [0] { "" }
        [1] , ferry
       *[other] , { $ferries } ferries
    }
route-worth =
    { $route }, { $points ->
        [1] 1 point
       *[other] { $points } points
    }
ticket-phrase = { $ends } ({ $points })
bot-name-random = Random
bot-name-greedy = Greedy
bot-name-rusher = Rusher
bot-name-novice = Novice
bot-name-casual = Casual
bot-name-steady = Steady
bot-name-strong = Strong
bot-name-sharp = Sharp
bot-name-veteran = Veteran
bot-name-expert = Expert
bot-numbered = { $bot } { $number }
bot-person = { $name } ({ $bot })

## What happens

event-turned-up = New card in slot { $slot }: { $color }.
event-swept = Too many ferries: all face-up cards are discarded and replaced.
event-reshuffled =
    { $size ->
        [1] The discard pile (1 card) becomes the new draw pile.
       *[other] The discard pile ({ $size } cards) is shuffled to make a new draw pile.
    }
event-opening-chosen = { $name } has chosen their first tickets.
event-opening-ended = Everyone has chosen. Tickets kept: { $counts }.
event-drew-count =
    { $count ->
        [1] { $name } draws the last ticket.
       *[other] { $name } draws { $count } tickets.
    }
event-drew-tickets = { $name } draws { $tickets }.
event-kept-count =
    { $count ->
        [1] { $name } keeps 1 ticket.
       *[other] { $name } keeps { $count } tickets.
    }
event-kept-tickets = { $name } keeps { $tickets }.
event-placed =
    { $count ->
        [1] { $name } places 1 { $souvenir } souvenir at { $place }.
       *[other] { $name } places { $count } { $souvenir } souvenirs at { $place }.
    }
event-souvenir = { $name } takes the { $souvenir } souvenir from { $place }.
event-took-unseen = { $name } takes a card from the draw pile.
event-took-from-deck = { $name } takes a card from the draw pile: { $color }.
event-took-face-up = { $name } takes a face-up card: { $color }.
event-claimed =
    { $name } claims { $ends } with { $cards } for { $points ->
        [1] 1 point
       *[other] { $points } points
    }.
event-passed = { $name } has no possible move and passes.
event-last-round = { $name } is running out of cable cars: everyone gets one more turn.
event-over = The game is over.
log-undo = { $name } undoes the last move.
log-bot = The bot { $bot } is now playing for { $name }.
log-back = { $name } is playing again.
log-clock = { $name } ran out of time: the bot { $bot } finishes the turn.

## The final count

result-tickets = { $name } had { $tickets }.
result-line =
    { $place }. { $name }: { $total ->
        [one] { $total } point
       *[other] { $total } points
    } ({ $routes } for routes, { $tickets } for tickets with { $completed } completed, { $souvenirs } for souvenirs)
result-winners =
    { $count ->
        [one] { $names } wins.
       *[other] { $names } share the victory.
    }

## The bots

bot-failed = The bot “{ $bot }” failed in { $file }, line { $line }: { $reason }.
bot-illegal = The bot “{ $bot }” made an illegal move: { $move }.
bot-random = Picks any legal move at random.
bot-greedy = Claims the highest-scoring route it can pay for, and otherwise takes cards.
bot-rusher = Claims the longest routes and rushes to end the game.
bot-novice = Makes beginner’s mistakes: forgets a ticket, never sees a rival coming and spends cards it needs elsewhere.
bot-casual = Plans the shortest network for its tickets and collects the cards it needs.
bot-steady = Builds what its tickets need; thinks about some moves and makes the rest out of habit.
bot-strong = Plans like Casual, hurries for routes that rivals want, collects souvenirs, and is tuned for each number of players.
bot-sharp = Thinks ahead every other move, and sees what rivals are after.
bot-veteran = Thinks ahead about nearly every move, and seldom hurries.
bot-expert = Thinks ahead: tries out moves in many games that fit everything it has seen.

## The position in words

describe-player =
    { $name }: { $points ->
        [1] 1 point
       *[other] { $points } points
    } for routes, { $cars ->
        [1] 1 cable car
       *[other] { $cars } cable cars
    } left, { $cards ->
        [1] 1 card
       *[other] { $cards } cards
    }, { $tickets ->
        [-1] still choosing tickets
        [1] 1 ticket
       *[other] { $tickets } tickets
    }; souvenirs: { $souvenirs }.
describe-waiting = Waiting for { $names }.
describe-slot = slot { $slot } { $card }
describe-face-up = Face up: { $slots }.
describe-deck =
    { $count ->
        [0] The draw pile is empty.
        [1] There is 1 card in the draw pile.
       *[other] There are { $count } cards in the draw pile.
    }
describe-discard = Discard pile: { $cards }.
describe-ticket-deck =
    { $count ->
        [0] There are no destination tickets left to draw.
        [1] There is 1 destination ticket left to draw.
       *[other] There are { $count } destination tickets left to draw.
    }
describe-cards = You have { $cards }.
describe-no-tickets = You have no tickets yet.
describe-ticket =
    { $ticket }: { $missing ->
        [0] complete.
        [1] 1 space to go.
       *[other] at least { $missing } spaces to go.
    }
describe-ticket-lost = { $ticket }: can no longer be completed.
describe-offer = Tickets to choose from: { $tickets }.
describe-stack =
    { $place }: { $count ->
        [1] 1 { $souvenir } souvenir
       *[other] { $count } { $souvenir } souvenirs
    }.
describe-no-souvenirs = There are none left.
describe-waiting-souvenirs = Still to be placed: { $souvenirs }.
describe-network = { $name } has connected { $places }.
describe-no-network = { $name } has no routes yet.
describe-place = { $place }: { $routes }.
describe-and = { $first }; { $next }
describe-to = to { $place }
describe-owned = to { $place }, claimed by { $name }
describe-closed = to { $place }, closed
question-known = { $name } definitely has { $cards }.
question-rejected = Tickets you put at the bottom of the pile: { $tickets }.
question-way =
    { $a } to { $b }: { $missing ->
        [0] your own routes connect them.
        [1] 1 space to go, { $routes }.
       *[other] at least { $missing } spaces to go, { $routes }.
    }
question-no-way = { $a } to { $b }: there is no open way left.

## What the server refuses

body-too-large = That’s too much at once; the limit is { $most } bytes.
path-too-long = This address is too long.
length-twice = This request gives its length in two ways: send either Content-Length or Transfer-Encoding, not both.
too-many-requests = Too many requests; wait a moment and try again.
too-many-tables = You’ve opened a lot of tables; wait a minute before opening another.
too-many-games = You’ve started a lot of games; wait a few seconds before starting another.
too-many-replays = You’ve opened a lot of replays; wait a minute before opening another.
too-many-messages = Too many messages; this one wasn’t read. Wait a moment and try again.
too-many-connections = Too many windows are open from your network; close one and try again.
server-full = The server is full; try again in a few minutes.
wrong-origin = This request came from another site and was refused.
wrong-host = This server doesn’t answer to the name { $host }: open it by its address, or ask whoever runs it to start it with --public-name { $host }.
metrics-private = Metrics can only be read on the server itself.
internal = Something went wrong on the server. If you report it, mention error { $id }.
message-not-json = This isn’t valid JSON: send one JSON object.
message-binary = Messages are text: send one JSON object as text.
message-wrong-field = { $reason ->
    [missing] The field { $field } is missing.
    [extra_forbidden] The field { $field } isn’t known here: leave it out.
    [too_long] The field { $field } is too long or too large.
    [too_short] The field { $field } is too short or too small.
   *[wrong] The field { $field } has an invalid value: see the protocol page for what it can hold.
}
message-late = The next entry is number { $number }: check the table and send the move again.
message-id-used = This message id was already used for something else: give every new message an id of its own.
too-often = You’ve done this too often in one game.
game-gone = That game is over: the table is now playing another one.
page-unknown = This page doesn’t exist.
method-unknown = You can’t do this here: see the protocol page for what you can do.
secret-wrong = This seat isn’t yours: open the table on the device where you took your seat, or ask the host.
host-secret-wrong = Only the host can do this: ask whoever created the table.
code-wrong = This code is invalid, already used or expired: get a new one on the device that has the seat.
name-refused = A name needs 1 to { $most } visible characters: choose another.
name-taken = Someone at this table is already called { $name }: choose another name.
too-many-public-tables = You already have { $most } public tables: wait until one of them ends, or create a table that can only be found by its link.
table-unknown = This table doesn’t exist: check the link.
table-waiting = The game hasn’t started yet.
table-playing = The game has already started.
table-finished = The game is over: start a new one with “Play again”.
table-full = All seats are taken, but you can watch.
table-reloads = The table is reloading: try again.
store-unavailable = The server can’t save anything right now, so this was not done: try again in a minute.
server-stops = The server is restarting; your game will resume.
chair-unknown = This table has no such seat.
seat-taken = Someone is already sitting there: choose another seat.
seat-with-bot = A bot is playing this seat: take over from it first.
seat-present = The player of that seat is here.
color-taken = { $name } has that colour already.
seat-moved = This seat has been moved to another device.
seat-closed = This seat was given up or closed.
seats-still-open = Some seats are still open: wait, fill them with bots, or close them.
too-few-players = You need at least two players.
client-too-slow = Your connection is too slow: reconnect to catch up.
spectators-watch = Spectators can only watch: take a seat to play or chat.
chat-off = The host has turned the chat off.
chat-muted = The host has muted you.
chat-empty = Your message is empty.
chat-full = This table’s chat is full.
chat-unknown = This message doesn’t exist.
chat-title = Chat
chat-nothing = No messages yet.
chat-say = Write a message
chat-deleted = This message was deleted.
phrase-thumb = Thumbs up
phrase-heart = Heart
phrase-laugh = Laughing
phrase-wow = Wow
phrase-sad = Sad
phrase-bell = Ding ding!
phrase-hello = Hello!
phrase-luck = Good luck!
phrase-nice = Nice move!
phrase-thanks = Thank you!
phrase-oops = Oops!
phrase-moment = One moment, please.
phrase-close = That was close!
phrase-played = Well played!
game-unknown = There is no such game at this table.
game-not-over = The game isn’t over yet: its record and statistics will be available when it ends.
replay-unknown = No game is shared at this link: it’s wrong, or it was withdrawn.

## A table, on the page and in the terminal

connection-lost = Reconnecting…
log-title = Log
log-empty = Nothing has happened yet.
end-won =
    { $count ->
        [one] { $names } wins with { $points ->
            [one] { $points } point
           *[other] { $points } points
        }!
       *[other] { $names } share the victory with { $points ->
            [one] { $points } point
           *[other] { $points } points
        } each!
    }
end-place = Rank
end-routes = Routes
end-tickets-won = Tickets completed
end-tickets-lost = Tickets missed
end-souvenirs = Souvenirs
end-total = Total
end-tickets-of = { $name }’s tickets
end-table = Final scores in points
stat-title = Statistics
stat-turns-all = turns taken
stat-cards-face-up = taken face up
stat-cards-blind = taken from the draw pile
stat-cards-hand = largest hand
stat-tickets-draws = times drawn
stat-tickets-completed = completed
stat-tickets-failed = missed
stat-routes-claimed = routes claimed
stat-routes-cars = cable cars placed
stat-routes-longest = spaces in the longest route
stat-routes-network = spaces in the largest network
stat-routes-ferries = ferry cards paid
stat-routes-tokens = souvenirs taken
table-over = The game is over.
table-do-opening =
    { $offered ->
        [1] This is your first ticket: you have to keep it.
        [2] Choose your first tickets: keep one or both.
       *[other] Choose your first tickets: keep at least one.
    }
table-do-placing = Place a souvenir on the board: choose it, then its location.
table-do-turn =
    { $cars ->
        [0] Your turn: take cards or draw tickets.
       *[other] Your turn: take cards, claim a route or draw tickets.
    }
table-do-second_card = Take your second card.
table-do-keeping =
    { $offered ->
        [one] Keep the ticket.
       *[other] Keep at least one of these tickets.
    }
table-do-souvenir = Choose one of the two souvenirs.
table-do-pass = You have no possible move: you must pass.
table-wait-bots = The bots are getting ready. The first time, this takes about half a minute.
table-wait-opening =
    { $count ->
        [one] { $names } is still choosing first tickets.
       *[other] { $names } are still choosing first tickets.
    }
table-wait-placing = { $names } is placing a souvenir.
table-wait-turn = It’s { $names }’s turn.
table-wait-second_card = { $names } is taking a second card.
table-wait-keeping = { $names } is choosing tickets.
table-wait-souvenir = { $names } is choosing a souvenir.
table-last-round =
    { $count ->
        [1] Last round: this is the last turn.
       *[other] Last round: { $count } turns left in all.
    }
table-clock-days =
    { $days ->
        [1] 1 day, { $time }
       *[other] { $days } days, { $time }
    }
table-bot-plays = A bot is playing for you.
table-players = Players
table-you = (you)
table-to-move = to move
table-points =
    { $count ->
        [1] 1 point
       *[other] { $count } points
    }
table-cars =
    { $count ->
        [1] 1 cable car
       *[other] { $count } cable cars
    }
table-cards =
    { $count ->
        [1] 1 card
       *[other] { $count } cards
    }
table-tickets-held =
    { $count ->
        [1] 1 ticket
       *[other] { $count } tickets
    }
table-has-chosen = has chosen tickets
table-is-choosing = is choosing tickets
table-deck =
    { $count ->
        [1] Draw pile, 1 card
       *[other] Draw pile, { $count } cards
    }
table-ticket-deck =
    { $known ->
        [false] Ticket pile
       *[true] Ticket pile, { $count ->
            [1] 1 ticket
           *[other] { $count } tickets
        }
    }
table-hand = Your cards
table-hand-empty = You have no cards.
table-own-tickets = Your tickets
table-ticket-missing =
    { $count ->
        [1] 1 space to go
       *[other] { $count } spaces to go
    }
table-ticket-far =
    out of reach: { $count ->
        [1] 1 space
       *[other] { $count } spaces
    }, { $cars ->
        [1] 1 cable car
       *[other] { $cars } cable cars
    } left
table-ticket-closed = no way left
table-offer = Tickets to choose from
table-pay-title = Claim { $route }. Pay with:
table-take-souvenir = { $place }: { $souvenir }
table-command = Type a command
table-command-example = claim { $a } { $b } with { $length } { $color }
table-curtain = Next player
table-curtain-pass = Pass the device to { $name }.
table-curtain-lift = I’m { $name }: show my cards
table-curtain-undo = Undo { $name }’s last move
table-keys = Keyboard
table-key-display = take the face-up card with that number
table-key-deck = take a card from the draw pile
table-key-tickets = draw tickets
table-key-undo = undo
table-key-command = type a command
stat-cards = Transport cards
stat-tickets = Destination tickets
stat-routes = Routes and souvenirs
