## Titles

rules-title = Rules of the game
rules-section-components = What is in the game
rules-section-setup = Setting up
rules-section-turn = Your turn
rules-section-draw-cards = Drawing transport cards
rules-section-claim = Claiming a route
rules-section-draw-tickets = Drawing destination tickets
rules-section-end = End of the game and scoring

## Components

rules-components =
    Two, three or four players travel around San Francisco; everyone has 20 cable cars and one score marker.
    There are 44 transport cards: 6 each in blue, green, black, pink, red and orange, and 8 ferry cards, which are wild.
    Each of the 24 destination tickets names two locations and a number of points.
    The 21 souvenir tokens show 7 symbols, 3 tokens of each.
    On the board, routes link the locations: every route is a row of spaces in one colour or in grey, some routes carry ferry symbols, and some lie side by side as double routes.
    The longer a route, the more points it is worth: C5 tells how many.
    You collect points with routes, completed tickets and different souvenirs, and lose points for tickets that you leave incomplete.

## Setup

rule-S1-title = Cable cars and score
rule-S1 =
    Take 20 cable cars and put your score marker on 0.

rule-S2-title = Sorting the souvenirs
rule-S2 =
    Sort the souvenir tokens into 7 stacks, one for each symbol.
    Four players use all 3 tokens of every symbol; two or three players use only 2 of each.
    Tokens left over are not used in this game.

rule-S3-title = Souvenirs on the board
rule-S3 =
    Five locations begin with one stack each: Alcatraz, Golden Gate Bridge, The Embarcadero, Sunset and Potrero Hill.
    Draw lots to decide which stack goes where.
    The other two stacks wait beside the board.

rule-S4-title = Dealing transport cards
rule-S4 =
    Shuffle the transport cards and deal 2 to every player.
    Lay the next 5 face up in a row: this is the display, with a first to a fifth slot.
    The remaining cards are the draw pile.

rule-S5-title = Too many ferries
rule-S5 =
    Count the ferry cards in the new display.
    With 3 or more, the whole display goes to the discard and five fresh cards take its place.
    Rule D7 gives the exact steps.

rule-S6-title = Your first tickets
rule-S6 =
    Shuffle the destination tickets and deal 2 to each player; look at yours in secret and keep one or both.
    Everybody chooses at the same time and may finish in any order.
    Until the last player has chosen, the others can see only who is ready, not how many tickets anyone kept or how many are in the ticket pile.
    After that, the rejected tickets go under the ticket pile all together, in seat order from the first seat on, so that the one from the last seat lies lowest.

rule-S7-title = Who starts
rule-S7 =
    Seats are drawn at random before any cards are dealt, unless the host fixes them.
    The player in the first seat is the starting player.
    Turns then pass clockwise.

rule-S8-title = Last stacks, 3–4 players
rule-S8 =
    With three or four players, the last two stacks are placed before the first turn.
    The player who will be last in turn order picks either waiting stack and puts it on any location without a stack.
    After that, the second-to-last player puts the other stack on any location that is still without one.

rule-S9-title = Last souvenirs, 2 players
rule-S9 =
    With two players, the one who does not start takes a single token from each of the two waiting stacks.
    That player puts each of them on a location without a stack, not both on the same one, and what remains of the waiting stacks leaves the game.
    So the board begins play with two single tokens and five stacks of 2.

## A turn

rule-T1-title = One action per turn
rule-T1 =
    On your turn, choose one of three actions and do only that one.
    You draw transport cards, claim a route or draw destination tickets.

rule-T2-title = When you pass
rule-T2 =
    You pass only if none of the three actions is possible for you; otherwise you must act.
    If all players pass one after another, the game is over and you go to the scoring.

## Draw transport cards

rule-D1-title = Two cards
rule-D1 =
    Take two cards, one after the other.
    Each time, pick a face-up card or take the top card of the draw pile without seeing it first.
    You may not stop after the first card while you are still allowed to take a second one (see D3, D4 and D8).

rule-D2-title = Refilling the slot
rule-D2 =
    When you take a face-up card, the top card of the draw pile goes straight into the same slot.
    This happens before you choose your second card.

rule-D3-title = Face-up ferry first
rule-D3 =
    If your first card is a face-up ferry card, your action is over.
    You get no second card.

rule-D4-title = Ferry as second card
rule-D4 =
    Your second card may not be a face-up ferry card.
    A ferry card from the top of the draw pile has no such limits: first or second, it counts as one card like any other.

rule-D5-title = No hand limit
rule-D5 =
    Hold as many transport cards as you like.

rule-D6-title = Empty draw pile
rule-D6 =
    The moment the draw pile is empty and there are cards in the discard, shuffle the whole discard into a new draw pile.
    Cards that were paid or swept away just now are shuffled in too.
    If the display has fewer than 5 cards, fill it as soon as there are cards again, for example after a claim.

rule-D7-title = Settling the display
rule-D7 =
    Settle the display after the setup deal, after every single card taken (so also between your two cards) and after every claim, even if the display did not change and even after the last move of the game.
    First the slot of a card just taken gets the top card of the draw pile; then fill any empty slots in order, first to fifth.
    Next, if 3 or more face-up cards are ferry cards and the draw pile is not empty, make a sweep: discard all face-up cards, fill the slots from first to fifth and check again, up to three sweeps each time you settle; after the third, the cards stay for now.
    The cards of one payment or one sweep reach the discard all together, and D6 applies between the steps.

rule-D8-title = Only one card possible
rule-D8 =
    You may choose this action whenever there is at least one card that you can take.
    If there is no second card that you are allowed to take, the action ends after one.

rule-D9-title = Open and hidden cards
rule-D9 =
    Draw pile, discard, display and all hands together hold 44 cards at all times.
    A card from the draw pile is seen only by the player who drew it; everyone knows a card that was taken face up.
    All players may know how many transport cards each hand holds, how many cards are in the draw pile and in the discard, how many of each colour are in the discard, and how many cable cars everyone has left.
    The size of the ticket pile is open too, once the opening choice in S6 is over.

## Claim a route

rule-C1-title = Any free route
rule-C1 =
    Claim one free route in your turn, never more; free means that nobody has claimed it and that C6 does not close it to you.
    It may lie anywhere and need not touch your other routes.

rule-C2-title = Paying for a route
rule-C2 =
    Pay one transport card for each space: cards in the colour of the route, or, for a grey route, cards of any one colour you choose.
    Ferry cards are wild and can stand in for some or all of these cards.
    For a black route of 3 spaces you can pay 3 black, 2 black and 1 ferry, 1 black and 2 ferries, or 3 ferries; which of these is up to you.

rule-C3-title = Ferry routes
rule-C3 =
    On a ferry route, pay at least one ferry card for every ferry symbol; on this board every ferry route has exactly one.
    C2 tells you how to pay for its remaining spaces, with more ferry cards if you like.

rule-C4-title = Enough cable cars
rule-C4 =
    You need a cable car for each space.
    With fewer left than the route has spaces, you may not claim it.

rule-C5-title = Steps of a claim
rule-C5 =
    First put the cards you pay on the discard, then place one of your cable cars on each space, then score at once the points for a route of this length.
    After that, settle the display (D7) and take a souvenir token if there is one for you (C7).
    Now your turn is over, and you check whether the end of the game begins (E1).

rule-C6-title = Double routes
rule-C6 =
    A double route is two routes of the same length that join the same two locations.
    Nobody may ever own both.
    With three or four players, a different player may claim the second one; with two players, it is closed to both of you once the first is claimed.

rule-C7-title = Taking a souvenir
rule-C7 =
    Look at the two locations at the ends of the route you just claimed.
    If a token with a symbol you do not own lies on either of them, you must take exactly one; if both locations offer you one, choose between them.
    You never take a symbol that you already own.

rule-C8-title = Souvenirs are open
rule-C8 =
    Keep your souvenir tokens where all players can see them.

## Draw tickets

rule-K1-title = Two tickets
rule-K1 =
    Draw the top 2 tickets of the ticket pile and keep one or both.
    If you reject one, put it under the ticket pile.

rule-K2-title = Few tickets left
rule-K2 =
    If only one ticket is left, you may still choose this action, but you must keep that ticket.
    If the ticket pile is empty, you may not choose it.

rule-K3-title = Tickets stay
rule-K3 =
    A ticket that you keep is yours until the end of the game; you can never get rid of it.
    You may hold any number of tickets.

rule-K4-title = Secret tickets
rule-K4 =
    Until the end, nobody else learns which tickets you have or whether you have completed them.
    Once the opening choice in S6 is over, everyone may know how many you hold.

rule-K5-title = Tickets you rejected
rule-K5 =
    You know which tickets you rejected and where they lie in the ticket pile.
    The other players know neither.

## End and scoring

rule-E1-title = Last turns
rule-E1 =
    When a player has 2 or fewer cable cars at the end of a turn, the last turns begin.
    Everybody takes exactly one more turn, and that same player takes the final one.
    This happens only once: running low on cable cars later adds no further turns.

rule-E2-title = Scoring tickets
rule-E2 =
    Turn over your destination tickets.
    A ticket is complete if your own routes form an unbroken path between its two locations: add its points.
    For each ticket that is not complete, lose its points.

rule-E3-title = Scoring souvenirs
rule-E3 =
    Count the different symbols on your souvenir tokens.
    None or 1 symbol scores 0 points, 2 symbols score 1, 3 score 2, 4 score 4, 5 score 6, 6 score 9, and all 7 score 12.

rule-E4-title = Who wins
rule-E4 =
    The player with the most points wins.
    If players are level, the one with more completed tickets is ahead; if that is level too, they share the victory.
    All lower places are ranked in the same way.

rule-E5-title = Below zero
rule-E5 =
    A score can be negative.

rule-E6-title = Checking route points
rule-E6 =
    At the end, add up the points of all your routes on the board once more.
    The sum must be the same as the route points you scored during play.

rule-heading = { $id }  { $title }
