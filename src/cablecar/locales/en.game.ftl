# What the page and the terminal both say in English: words, events, results and refusals.

player-name = Player { $number }

## Game

wrong-player-count =
    { $most ->
        [2] A game on this board has 2 players, not { $count }.
       *[other] A game on this board has 2 to { $most } players, not { $count }.
    }
wrong-seed = “{ $seed }” is not a seed; give a whole number or 1 to 64 hexadecimal digits.
unknown-seat = There is no seat { $seat }; the seats are 0 to { $last }.
undo-refused = This move can’t be taken back: something hidden was shown since, or somebody else has acted.

## Refused moves

refused-game-over = The game is over; nothing more can be done in it.
refused-not-your-turn = It is not your turn; wait until the others have acted.
refused-already-chosen = You have already chosen your first tickets; wait until everybody has.
refused-opening-first = First choose which destination tickets to keep.
refused-place-first = First the two waiting souvenir stacks must be put on the board.
refused-second-card-first = You have taken one transport card; now take the second.
refused-keep-first = First choose which of the drawn tickets to keep.
refused-souvenir-first = First choose which of the two souvenirs to take.
refused-nothing-offered = There are no tickets to choose from; draw tickets first.
refused-not-offered = Keep only tickets that are offered to you, each once.
refused-keep-one = Keep at least one of the tickets.
refused-unknown-ticket = There is no ticket “{ $ticket }” on this board.
refused-not-placing = Souvenir stacks are put on the board only before the first turn.
refused-stack-not-waiting = The { $symbol } stack lies on the board already; place one that waits aside.
refused-place-has-stack = { $place } has a souvenir stack already; choose a place without one.
refused-unknown-souvenir = There is no souvenir “{ $symbol }” on this board.
refused-unknown-place = There is no place “{ $place }” on this board.
refused-deck-empty = The draw pile is empty; take a face-up card instead.
refused-slot-empty = No card lies in slot { $slot }; take another one.
refused-unknown-slot = There is no slot { $slot } in the display.
refused-ferry-as-second-card = A face-up ferry can’t be the second card; take another card or one from the draw pile.
refused-no-tickets-left = No destination tickets are left to draw.
refused-unknown-route = There is no route “{ $route }” on this board.
refused-route-owned = The route from { $a } to { $b } is claimed already.
refused-own-twin = You own the other half of the double route from { $a } to { $b }; nobody may own both.
refused-twin-claimed = With two players only one half of the double route from { $a } to { $b } can be claimed.
refused-too-few-cars =
    { $cars ->
        [0] You have no cable cars left
        [1] You have 1 cable car left
       *[other] You have { $cars } cable cars left
    }, and the route from { $a } to { $b } needs { $length }.
refused-too-few-cards = You don’t hold these cards; pay with cards from your hand.
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
refused-one-color = A grey route is paid with cards of one colour, and ferries for any of them.
refused-wrong-color = This route is paid with { $color } cards, and ferries for any of them.
refused-no-souvenir-to-choose = There is no souvenir to choose there now.
refused-can-act = You can pass only when you can’t draw a card, claim a route or draw tickets.
refused-no-such-action = There is no such move on this board.

## Words and phrases

list-none = none
slot-without-card = no card
list-comma = { $first }, { $next }
list-and = { $first } and { $last }
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
    { $color ->
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
bot-name = Bot { $number } ({ $bot })

## What happens

event-turned-up = Slot { $slot } shows { $color } now.
event-swept = Too many ferries: the face-up cards are swept away.
event-reshuffled =
    { $size ->
        [1] The discard, 1 card, becomes the new draw pile.
       *[other] The discard, { $size } cards, is shuffled into a new draw pile.
    }
event-opening-chosen = { $name } has chosen their first tickets.
event-opening-ended = Everybody has chosen; tickets kept: { $counts }.
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
        [1] { $name } puts 1 { $souvenir } souvenir on { $place }.
       *[other] { $name } puts { $count } { $souvenir } souvenirs on { $place }.
    }
event-souvenir = { $name } takes the { $souvenir } souvenir at { $place }.
event-took-unseen = { $name } takes a card from the draw pile.
event-took-from-deck = { $name } takes a card from the draw pile: { $color }.
event-took-face-up = { $name } takes { $color } from the face-up cards.
event-claimed =
    { $name } claims { $ends } with { $cards } for { $points ->
        [1] 1 point
       *[other] { $points } points
    }.
event-passed = { $name } can do nothing and passes.
event-last-round = { $name } is running out of cable cars: everybody has one more turn.
event-over = The game is over.
log-undo = { $name } takes the last move back.
log-bot = The bot { $bot } plays for { $name } now.
log-back = { $name } takes over again.
log-clock = { $name } ran out of time: the bot { $bot } ends the turn.

## The final count

result-tickets = { $name } held { $tickets }.
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
bot-random = Plays any legal move, each equally likely.
bot-greedy = Claims the route with the most points that it can pay, and otherwise takes cards.
bot-rusher = Claims the longest routes and ends the game early.
bot-novice = Makes a beginner’s mistakes: forgets a ticket, never sees a rival coming and hoards cards.
bot-casual = Plans the shortest network for its tickets and gathers the cards it needs.
bot-strong = Plans like Casual, hurries for routes that rivals want, gathers souvenirs, and is tuned for each number of players.
bot-expert = Thinks ahead: tries moves in many games that fit all it has seen.

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
        [-1] tickets still being chosen
        [1] 1 ticket
       *[other] { $tickets } tickets
    }; souvenirs: { $souvenirs }.
describe-waiting = To act now: { $names }.
describe-slot = slot { $slot } { $card }
describe-face-up = Face up: { $slots }.
describe-deck =
    { $count ->
        [0] The draw pile is empty.
        [1] 1 card is in the draw pile.
       *[other] { $count } cards are in the draw pile.
    }
describe-discard = Discarded: { $cards }.
describe-ticket-deck =
    { $count ->
        [0] No destination tickets are left to draw.
        [1] 1 destination ticket is left to draw.
       *[other] { $count } destination tickets are left to draw.
    }
describe-cards = You hold { $cards }.
describe-no-tickets = You hold no tickets yet.
describe-ticket =
    { $ticket }: { $missing ->
        [0] complete.
        [1] 1 space is missing.
       *[other] at least { $missing } spaces are missing.
    }
describe-ticket-lost = { $ticket }: can’t be completed any more.
describe-offer = To choose from: { $tickets }.
describe-stack =
    { $place }: { $count ->
        [1] 1 { $souvenir }
       *[other] { $count } { $souvenir } tokens
    }.
describe-no-souvenirs = None are left.
describe-waiting-souvenirs = Waiting to be placed: { $souvenirs }.
describe-network = { $name } has joined { $places }.
describe-no-network = { $name } has no routes yet.
describe-place = { $place }: { $routes }.
describe-and = { $first }; { $next }
describe-to = to { $place }
describe-owned = to { $place }, claimed by { $name }
describe-closed = to { $place }, closed
question-known = { $name } surely holds { $cards }.
question-rejected = You have put under the tickets: { $tickets }.
question-way =
    { $a } to { $b }: { $missing ->
        [0] your own routes join them.
        [1] 1 space is missing, { $routes }.
       *[other] at least { $missing } spaces are missing, { $routes }.
    }
question-no-way = { $a } to { $b }: no way is open any more.
question-two-places = Name the two places of the way.

# What players may ask, besides what they may do: written as the words of commands below.
question-words-where = where, where am i, where are we, my routes, my network, my places
question-words-options = what can i do, what can i, what may i do, what may i, can i, options, choices, moves, what now, what next
question-words-way = way, path, how far, how do i get, shortest way, shortest path, distance
question-words-turn = turn, whose turn, whose turn is it, who is next, status, situation, overview
question-words-aside = how, many, much, do, have, has, does, who, whose, owns, there, left, lie, lies, lead, leads, go, goes, about, am, can, describe, need, missing

## Typed commands

# What players may type: words and phrases between commas, without capitals, accents and punctuation. None
# may stand in two lists, except that an article may also be the number one, where a language has one word for
# both. A bar parts words for the same number.
command-words-claim = claim, build, buy, connect, take route, take the route
command-words-take = take, pick, pick up, grab, get, choose
command-words-draw = draw
command-words-deck = deck, draw pile, pile, blind, unseen, top, face down
command-words-slot = slot, number, position
command-words-keep = keep, hold
command-words-put = place, put, set
command-words-pass = pass, skip
command-words-undo = undo, take back, take it back, oops
command-words-token = souvenir, souvenirs, token, tokens, stack
command-words-all = all, both, everything
command-words-none = none, nothing
command-words-with = with, using, use, for, by, pay, paying, spend
command-words-tickets = tickets, ticket, destination, destinations, destination ticket, destination tickets
command-words-hand = hand, my hand, my cards
command-words-display = display, face up, face up cards
command-words-board = board, map, routes, network
command-words-players = players, player, score, scores, points, standings
command-words-log = log, history, news, what happened
command-words-help = help, commands
command-words-rules = rules, rule, rulebook
command-words-filler = the, a, an, of, from, to, at, on, in, into, onto, between, and, or, then, now, please, i, we, my, me, it, its, want, would, like, will, let, lets, is, are, what, which, show, list, tell, read, card, cards, color, colour, route, ferry route, line, x
command-words-numbers = one, two, three, four, five, six, seven, eight
command-words-ordinals = first, second, third, fourth, fifth, sixth, seventh, eighth
command-words-blue = blue, b
command-words-green = green, g
command-words-black = black, k
command-words-pink = pink, p
command-words-red = red, r
command-words-orange = orange, o
command-words-grey = grey, gray
command-words-ferry = ferry, ferries, f, wild, wilds, joker, boat

# How commands are written: each must be understood again.
command-claim = Claim { $route } with { $cards }
command-route-of-color = the { $color } route { $ends }
command-route-of-number = route { $number } of { $ends }
command-take-face-up = Take { $color } from slot { $slot }
command-take-slot = Take slot { $slot }
command-take-unseen = Take a card from the draw pile
command-draw-tickets = Draw tickets
command-keep = Keep { $tickets }
command-put = Place { $souvenir } at { $place }
command-take-souvenir = Take the { $souvenir } souvenir at { $place }
command-take-at = Take the souvenir at { $place }
command-pass = Pass

list-or = { $first }, or { $last }
command-numbered = { $number } for { $thing }
command-empty = Say what to do, such as “take red”, “draw tickets” or “help”.
command-too-long = That is too long: a command has at most { $letters } characters and { $words } words.
command-unknown = “{ $word }” is not a word known here; “help” tells what can be typed.
command-unknown-near = “{ $word }” is not a word known here; perhaps you mean “{ $nearest }”.
command-ambiguous = “{ $word }” can mean { $choices }: say which.
command-stray = “{ $word }” does not fit here: say one thing at a time.
command-no-verb = Say what to do with “{ $word }”, such as “take”, “claim”, “keep” or “place”.
command-one-card = Cards are taken one at a time: say which one comes next.
command-which-card = Say which card: { $cards }.
command-deck = one from the draw pile
command-not-face-up = No { $color } card lies face up: there is { $cards }.
command-unknown-slot = There is no slot { $slot }: the slots are 1 to { $last }.
command-slot-shows = Slot { $slot } shows { $color }: say one or the other.
command-which-tickets = Say which to keep: { $tickets }.
command-unknown-ticket =
    { $count ->
        [1] There is no ticket { $number }: only 1 ticket is on offer.
       *[other] There is no ticket { $number }: { $count } tickets are on offer.
    }
command-not-offered = No ticket to { $place } is on offer: there is { $tickets }.
command-which-souvenir = Say which souvenir: { $souvenirs }.
command-which-place = Say at which one place to put { $souvenir }.
command-other-souvenir = The souvenir at { $place } is { $souvenir }: say one or the other.
command-two-places = Name a route by its two places.
command-which-end = Routes lead from { $place } to { $places }: say which.
command-no-route = No route leads from { $a } to { $b }; from { $a } routes lead to { $places }.
command-no-such-route = There is no such route from { $a } to { $b }: there is { $routes }.
command-which-route = Say which route: { $routes }.
command-which-payment = Say with what to claim { $route }: { $ways }.

## What the server refuses

body-too-large = This is too much at once; at most { $most } bytes are read.
path-too-long = This address is too long.
too-many-requests = Too many requests; wait a moment and try again.
too-many-tables = You have opened many tables; wait a minute before the next one.
too-many-replays = You have opened many games to replay; wait a minute before the next one.
too-many-messages = Too many messages; this one was not read. Wait a moment and try again.
too-many-connections = Too many windows are open from your network; close one and try again.
server-full = The server is full; try again in a few minutes.
wrong-origin = This request comes from another site and was refused.
metrics-private = The metrics can only be read on the server itself.
internal = Something went wrong on the server. To report it, name the error { $id }.
message-not-json = This is not valid JSON: send one JSON object.
message-binary = Messages are text: send one JSON object as text.
message-wrong-field = { $reason ->
    [missing] The field { $field } is missing.
    [extra_forbidden] The field { $field } is unknown here: leave it out.
    [too_long] The field { $field } is too long or too large.
    [too_short] The field { $field } is too short or too small.
   *[wrong] The field { $field } has a wrong value: see the protocol’s page for what it may hold.
}
message-late = The next entry is number { $number }: look at the table and send the move again.
message-id-used = This message’s id was used for something else: give every new message an id of its own.
too-often = This was done too often in one game.
game-gone = That game is over: the table plays another one now.
page-unknown = There is no such page.
method-unknown = This can’t be done here: see the protocol’s page for what can.
secret-wrong = This seat is not yours: open the table on the device where you sat down, or ask the host.
host-secret-wrong = Only the host can do this: ask whoever made the table.
code-wrong = This code is wrong, used or too old: ask for a new one on the device that has the seat.
name-refused = A name has 1 to { $most } visible characters: choose another.
table-unknown = There is no such table: check the link.
table-waiting = The game has not begun yet.
table-playing = The game has begun already.
table-finished = The game is over: choose to play again.
table-full = All seats are taken: you can watch.
table-reloads = The table is being loaded again: try once more.
server-stops = The server stops for a moment: the game goes on when it is back.
chair-unknown = The table has no such seat.
seat-taken = Somebody sits there already: choose another seat.
seat-with-bot = A bot plays this seat: take it back first.
seat-moved = This seat was moved to another device.
seat-closed = This seat was given up or closed.
seats-still-open = Some seats are still open: wait, put bots on them, or close them.
too-few-players = Two players are needed at least.
client-too-slow = The connection is too slow: connect again to get the rest.
spectators-watch = Spectators only watch: take a seat to play or talk.
chat-off = The host has switched the chat off.
chat-muted = The host has muted you.
chat-empty = There is nothing to be read in this line.
chat-full = The chat of this table is full.
chat-unknown = There is no such line.
chat-title = Chat
chat-nothing = Nobody has said anything yet.
chat-say = Say something
chat-deleted = This line was deleted.
game-unknown = There is no such game at this table.
game-not-over = The game is not over yet: its record and statistics exist afterwards.
replay-unknown = No game is shared under this link: it is wrong, or was withdrawn.

## A table, on the page and in the terminal

connection-lost = Reconnecting …
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
end-place = Place
end-routes = Routes
end-tickets-won = Tickets completed
end-tickets-lost = Tickets missed
end-souvenirs = Souvenirs
end-total = Total
end-minus = −{ $points }
end-tickets-of = { $name }’s tickets
end-table = The final count in points
stat-title = Statistics
stat-turns-all = turns taken
stat-cards-face-up = taken face up
stat-cards-blind = taken from the draw pile
stat-cards-hand = most in hand
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
table-do-opening = Choose your first tickets: keep one or both.
table-do-placing = Put a souvenir on the board: choose it, then its place.
table-do-turn = Your turn: take cards, claim a route or draw tickets.
table-do-second_card = Take your second card.
table-do-keeping =
    { $offered ->
        [one] Keep the ticket.
       *[other] Keep at least one of these tickets.
    }
table-do-souvenir = Choose one of the two souvenirs.
table-do-pass = You can do nothing now: pass.
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
       *[other] Last round: { $count } turns are left in all.
    }
table-clock-days =
    { $days ->
        [1] 1 day, { $time }
       *[other] { $days } days, { $time }
    }
table-bot-plays = A bot plays for you.
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
table-hand-empty = You hold no cards.
table-own-tickets = Your tickets
table-ticket-missing =
    { $count ->
        [1] 1 space to go
       *[other] { $count } spaces to go
    }
table-ticket-closed = no way left
table-offer = Tickets on offer
table-pay-title = Claim { $route }. Pay with:
table-take-souvenir = { $place }: { $souvenir }
table-command = Type a command
table-command-example = claim lombard pier 39 with 1 pink
table-curtain = The next player
table-curtain-pass = Pass the device to { $name }.
table-curtain-lift = I am { $name }: show my cards
table-curtain-undo = { $name } takes the last move back
table-keys = Keyboard
table-key-display = take face-up card 1 to 5
table-key-deck = take a card from the draw pile
table-key-tickets = draw tickets
table-key-undo = undo
table-key-command = type a command
stat-cards = Transport cards
stat-tickets = Destination tickets
stat-routes = Routes and souvenirs
