# What players may type in English, and how commands are written; the page loads it with the first command.

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

command-numbered = { $number } for { $thing }
command-empty = Type what to do, such as “take { $color }”, “draw tickets” or “help”.
command-too-long = That’s too long: use at most { $letters } characters and { $words } words.
command-unknown = “{ $word }” isn’t a word the game knows; type “help” to see what you can say.
command-unknown-near = “{ $word }” isn’t a word the game knows; did you mean “{ $nearest }”?
command-ambiguous = “{ $word }” could mean { $choices }: say which one.
command-stray = “{ $word }” doesn’t fit here: say one thing at a time.
command-no-verb = Say what to do with “{ $word }”, such as “take”, “claim”, “keep” or “place”.
command-one-card = Take cards one at a time: say which one is next.
command-which-card = Say which card: { $cards }.
command-deck = one from the draw pile
command-not-face-up = There is no { $color } card face up. Face up now: { $cards }.
command-unknown-slot = There is no slot { $slot }; the slots are 1 to { $last }.
command-slot-shows = Slot { $slot } shows { $color }: say one or the other.
command-which-tickets = Say which to keep: { $tickets }.
command-unknown-ticket =
    { $count ->
        [1] There is no ticket { $number }; you were only offered 1 ticket.
       *[other] There is no ticket { $number }; you were offered { $count } tickets.
    }
command-not-offered = You weren’t offered a ticket to { $place }; you can keep { $tickets }.
command-which-souvenir = Say which souvenir: { $souvenirs }.
command-which-place = Say which location gets the { $souvenir }: name just one.
command-other-souvenir = The souvenir at { $place } is { $souvenir }: say one or the other.
command-two-places = Name a route by its two locations.
command-which-end = Routes from { $place } lead to { $places }: say which one.
command-no-route = There is no route from { $a } to { $b }; routes from { $a } lead to { $places }.
command-no-such-route = There is no such route from { $a } to { $b }; there is { $routes }.
command-which-route = Say which route: { $routes }.
command-which-payment = Say how to pay for { $route }: { $ways }.

## Questions

question-two-places = Name the two locations to find a way between.

# What players may ask, besides what they may do: written as the words of commands above.
question-words-where = where, where am i, where are we, my routes, my network, my locations, my places
question-words-options = what can i do, what can i, what may i do, what may i, can i, options, choices, moves, what now, what next
question-words-way = way, path, how far, how do i get, shortest way, shortest path, distance
question-words-turn = turn, whose turn, whose turn is it, who is next, status, situation, overview
question-words-aside = how, many, much, do, have, has, does, who, whose, owns, there, left, lie, lies, lead, leads, go, goes, about, am, can, describe, need, missing
