## Titles

rules-title = Rules of the game
rules-section-components = What’s in the game
rules-section-setup = Setting up
rules-section-turn = Your turn
rules-section-draw-cards = Drawing transport cards
rules-section-claim = Claiming a route
rules-section-draw-tickets = Drawing destination tickets
rules-section-end = End of the game and scoring

## Components

rules-components =
    The game is for { $players ->
        [2] two players
        [3] two or three players
       *[other] two to four players
    }. Each has { $cars ->
        [one] one cable car and a score marker
       *[other] { $cars } cable cars and a score marker
    } of the same colour.
    There are { $cards } transport cards: { $per }{ $kinds ->
        [one] { "" }
       *[other] { " " }each
    } in { $colors }, and { $ferries ->
        [0] no ferry cards
        [one] 1 ferry card, which is wild
       *[other] { $ferries } ferry cards, which are wild
    }.
    There { $tickets ->
        [one] is 1 destination ticket
       *[other] are { $tickets } destination tickets
    }, each with two locations and a number of points.
    There are { $tokens } souvenir tokens: { $symbols ->
        [one] all with the same symbol.
       *[other] { $each } each of { $symbols } symbols.
    }
    Routes on the board connect locations. A route is a row of spaces in one colour or in grey; routes can have ferry symbols, and two routes side by side are a double route.
    { $starts ->
        [0] No location is marked as a start for souvenirs.
        [one] One location is marked as a start for souvenirs: { $places }.
       *[other] { $starts } locations are marked as starts for souvenirs: { $places }.
    }
    The score track shows everyone’s points.
    Longer routes are worth more points: the table is in C5.
    You score points for routes, completed tickets and different souvenirs, and lose points for tickets you leave incomplete.

## Setup

rule-S1-title = Cable cars and score
rule-S1 =
    Take your { $cars ->
        [one] cable car
       *[other] { $cars } cable cars
    } and put your score marker on 0.

rule-S2-title = Sorting the souvenirs
rule-S2 =
    Sort the souvenir tokens into { $symbols ->
        [one] one stack: they all have the same symbol.
       *[other] { $symbols } stacks, one for each symbol.
    }
    { $players ->
        [2] Each stack has 2 tokens.
        [3] Each stack has 2 tokens.
       *[other] With four players, each stack has all 3 tokens. With two or three players it has 2, and the others are not used.
    }

rule-S3-title = Souvenirs on the board
rule-S3 =
    { $starts ->
        [0] On this board, no location starts with a stack; both stacks wait beside the board.
        [one] One location starts with a stack: { $places }.
            { $waiting ->
                [0] It’s the only stack.
               *[other] Draw lots to decide which stack goes there.
                    The two stacks left over wait beside the board.
            }
       *[other] { $starts } locations start with one stack each: { $places }.
            Draw lots to decide which stack goes where.
            { $waiting ->
                [0] No stack is left over.
               *[other] The two stacks left over wait beside the board.
            }
    }

rule-S4-title = Dealing transport cards
rule-S4 =
    Shuffle the transport cards{ $hand ->
        [0] { "" }. Nobody is dealt any.
        [one] { " " }and deal 1 to each player.
       *[other] { " " }and deal { $hand } to each player.
    }
    Turn the next { $display ->
        [one] card face up. This is the display; it has a single slot.
       *[other] { $display } face up in a row. This is the display, with a slot for each card.
    }
    The remaining cards are the draw pile.

rule-S5-title = Too many ferries
rule-S5 =
    { $sweep ->
        [0] On this board, there can’t be enough face-up ferries to sweep the display.
       *[other] If { $sweep } or more cards in the new display are ferries, discard the whole display and turn up new cards.
    }
    Rule D7 gives the exact steps.

rule-S6-title = Your first tickets
rule-S6 =
    Shuffle the destination tickets and deal { $offer ->
        [1] 1 to each player. Look at yours in secret; you have to keep it.
        [2] 2 to each player. Look at yours in secret and keep one or both.
       *[other] { $offer } to each player. Look at yours in secret and keep at least one.
    }
    { $offer ->
        [1] Everyone looks at the same time and may finish in any order.
            Until everyone is done, the others can only see who is ready.
       *[other] Everybody chooses at the same time and may finish in any order.
            Until everybody has chosen, the others can only see who is ready, not how many tickets anyone kept or how many are in the ticket pile.
            Then all rejected tickets go under the ticket pile together, in seat order, so the last seat’s are at the very bottom.
    }

rule-S7-title = Who starts
rule-S7 =
    Seats are drawn at random before any cards are dealt, unless the host sets them.
    The player in the first seat starts.
    Turns then go clockwise.

rule-S8-title =
    Last stacks, { $players ->
        [2] not with 2 players
        [3] 3 players
       *[other] 3 or 4 players
    }
rule-S8 =
    { $waiting ->
        [0] On this board no stack is left over, so nobody places one.
       *[other] { $players ->
                [2] This board is for two players, so rule S9 applies instead.
                [3] With three players, place the last two stacks before the first turn.
                    The last player in turn order picks either waiting stack and puts it on any location without a stack.
                    Then the second-to-last player puts the other stack on any location that still has none.
               *[other] With three or four players, place the last two stacks before the first turn.
                    The last player in turn order picks either waiting stack and puts it on any location without a stack.
                    Then the second-to-last player puts the other stack on any location that still has none.
            }
    }

rule-S9-title = Last souvenirs, 2 players
rule-S9 =
    { $waiting ->
        [0] On this board no stack is left over, so nobody places one.
       *[other] With two players, the one who does not start takes one token from each of the two waiting stacks.
            That player puts them on two different locations without a stack. The rest of the waiting stacks leaves the game.
            So the board starts with two single tokens{ $starts ->
                [0] { "" } only.
                [one] { " " }and one stack of 2.
               *[other] { " " }and { $starts } stacks of 2.
            }
    }

## A turn

rule-T1-title = One action per turn
rule-T1 =
    On your turn, choose one of three actions.
    Draw transport cards, claim a route or draw destination tickets.

rule-T2-title = When you pass
rule-T2 =
    You pass only if you can’t do any of the three actions; otherwise you have to act.
    If all players pass in a row, the game ends and is scored.

## Draw transport cards

rule-D1-title = Two cards
rule-D1 =
    Take two cards, one at a time.
    Each time, choose a face-up card or the top card of the draw pile, unseen.
    You can’t stop after the first card if you are allowed a second one (see D3, D4 and D8).

rule-D2-title = Refilling the slot
rule-D2 =
    When you take a face-up card, its slot is refilled from the draw pile at once.
    This happens before you choose your second card.

rule-D3-title = Face-up ferry first
rule-D3 =
    If your first card is a face-up ferry, your action is over.
    You don’t get a second card.

rule-D4-title = Ferry as second card
rule-D4 =
    Your second card can’t be a face-up ferry.
    A ferry drawn from the draw pile is not limited: first or second, it counts as one card.

rule-D5-title = No hand limit
rule-D5 =
    You can hold any number of transport cards.

rule-D6-title = Empty draw pile
rule-D6 =
    As soon as the draw pile is empty and the discard pile is not, shuffle the whole discard pile into a new draw pile.
    This includes cards that have just been paid or swept away.
    If the display is short of cards, fill it as soon as there are cards again, for example after a claim.

rule-D7-title = Settling the display
rule-D7 =
    Settle the display after the setup deal, after each single card taken (so also between your two cards) and after every claim, even if it hasn’t changed and even after the last move of the game.
    First, the slot of the card just taken gets the top card of the draw pile; then fill any empty slots in order.
    { $sweep ->
        [0] Then look for ferries. On this board, there can’t be enough face-up ferries for a sweep.
       *[other] Then, if { $sweep } or more face-up cards are ferries and the draw pile is not empty, make a sweep: discard all face-up cards, fill the slots in order and check again. Make at most three sweeps; after the third, the cards stay.
    }
    The cards of one payment or one sweep go to the discard pile all together, and D6 applies between the steps.

rule-D8-title = Only one card possible
rule-D8 =
    You can choose this action if there is at least one card you can take.
    If there is no second card you are allowed to take, the action ends after one.

rule-D9-title = Open and hidden cards
rule-D9 =
    The draw pile, the discard pile, the display and all hands always add up to { $cards } cards.
    A card from the draw pile is seen only by the player who drew it; everyone knows a card that was taken face up.
    All players may know how many transport cards each hand holds, how many cards are in the draw pile and in the discard pile, how many of each colour have been discarded, and how many cable cars everyone has left.
    The size of the ticket pile is open too, once the opening choice in S6 is over.

## Claim a route

rule-C1-title = Any free route
rule-C1 =
    You can claim one free route per turn. Free means that nobody has claimed it and that C6 does not close it to you.
    It can be anywhere; it doesn’t have to touch your other routes.

rule-C2-title = Paying for a route
rule-C2 =
    Pay one transport card per space: all in the route’s colour or, on a grey route, all in one colour of your choice.
    Ferry cards are wild: they can replace some or all of these cards.
rule-C2-example = For example, { $route }: pay { $length } cards of this colour, or use ferry cards for any number of them, even all.

rule-C3-title = Ferry routes
rule-C3 =
    On a ferry route, pay at least one ferry card for every ferry symbol{ $anchors ->
        [0] . This board has no ferry routes.
        [mixed] . On this board, the number of symbols differs from route to route.
        [one] . On this board, every ferry route has one symbol.
       *[other] . On this board, every ferry route has { $anchors } symbols.
    }
    Pay for the other spaces as in C2, with more ferry cards if you like.

rule-C4-title = Enough cable cars
rule-C4 =
    You need one cable car for each space.
    If you have fewer left, you can’t claim the route.

rule-C5-title = Steps of a claim
rule-C5 =
    First discard the cards you pay, then put one of your cable cars on each space, then score the points for the route’s length at once, as in the table.
    After that, settle the display (D7) and take a souvenir token if there is one for you (C7).
    This ends your turn; now check whether the last turns begin (E1).
rule-C5-row =
    { $length ->
        [one] 1 space
       *[other] { $length } spaces
    }: { $points ->
        [1] 1 point
       *[other] { $points } points
    }

rule-C6-title = Double routes
rule-C6 =
    A double route is two routes of the same length between the same two locations.
    Nobody may ever own both.
    { $players ->
        [2] As soon as one is claimed, the other is closed to both of you.
        [3] With three players, someone else can claim the second one. With two players, it is closed to both of you as soon as the first is claimed.
       *[other] With three or four players, someone else can claim the second one. With two players, it is closed to both of you as soon as the first is claimed.
    }

rule-C7-title = Taking a souvenir
rule-C7 =
    Look at the two locations you have just connected.
    If there is a token with a symbol you don’t have yet, you have to take exactly one. If both locations have one for you, choose.
    You never take a symbol you already have.

rule-C8-title = Souvenirs are open
rule-C8 =
    Keep your souvenir tokens where everyone can see them.

## Draw tickets

rule-K1-title = New tickets
rule-K1 =
    Draw the top { $offer ->
        [1] ticket of the ticket pile; you have to keep it.
        [2] 2 tickets of the ticket pile and keep one or both.
            Tickets you reject go under the ticket pile.
       *[other] { $offer } tickets of the ticket pile and keep at least one.
            Tickets you reject go under the ticket pile.
    }

rule-K2-title = Few tickets left
rule-K2 =
    If there are fewer tickets left, draw those. If it is only one, you have to keep it.
    If the ticket pile is empty, you can’t choose this action.

rule-K3-title = Tickets stay
rule-K3 =
    A ticket you keep is yours until the end of the game; you can’t get rid of it.
    You can have any number of tickets.

rule-K4-title = Secret tickets
rule-K4 =
    Until the end, nobody else learns which tickets you have or whether you have completed them.
    Once the opening choice in S6 is over, everyone may know how many you have.

rule-K5-title = Tickets you rejected
rule-K5 =
    You know which tickets you rejected and where they are in the ticket pile.
    The other players know neither.

## End and scoring

rule-E1-title = Last turns
rule-E1 =
    When a player ends a turn with { $low ->
        [0] no cable cars left
        [one] 1 cable car or none left
       *[other] { $low } or fewer cable cars left
    }, the last turns begin.
    Everybody gets exactly one more turn; the same player has the very last one.
    This happens only once: running low on cable cars later adds no more turns.

rule-E2-title = Scoring tickets
rule-E2 =
    Reveal your destination tickets.
    A ticket is complete if your own routes form an unbroken path between its two locations: add its points.
    Subtract the points of every ticket that is not complete.

rule-E3-title = Scoring souvenirs
rule-E3 =
    Count the different symbols on your souvenir tokens.
    The table shows how many points they score.
rule-E3-row =
    { $count ->
        [0] No symbol
        [one] 1 symbol
       *[other] { $count } symbols
    }: { $points ->
        [1] 1 point
       *[other] { $points } points
    }

rule-E4-title = Who wins
rule-E4 =
    The highest total wins.
    In a tie, the player with more completed tickets is ahead. If that is tied too, the victory is shared.
    The other ranks are decided in the same way.

rule-E5-title = Below zero
rule-E5 =
    A score can be negative.

rule-E6-title = Recounting route points
rule-E6 =
    At the end, anyone may recount the points of the routes on the board.
    The result is the same as the points scored during play.

rule-heading = { $id }  { $title }
