# What the page says in English about the rules and in the first game; loaded with the rules.

## Pictures of the rules

picture-route-alt = { $route }: every space shows the colour’s sign. Below it are cards that pay it: cards of this colour only, one ferry among them, ferries only. Crossed out: cards of another colour.
picture-route = { $length } spaces cost { $length } cards of the route’s colour. A ferry card stands for any of them.
picture-grey-alt = { $route }. Below it are cards that pay it: all of one colour, one ferry and another colour, ferries only. Crossed out: cards of two colours.
picture-grey = Grey means any colour, but only one: all cards have the same colour or are ferries.
picture-ferry-alt =
    { $route }: { $ferries ->
        [one] one space shows
       *[other] { $ferries } spaces show
    } an anchor. Below it are cards that pay it: as many ferries as anchors and one colour, more ferries, ferries only. Crossed out: cards without a ferry.
picture-ferry =
    { $ferries ->
        [one] One anchor: at least one ferry card.
       *[other] { $ferries } anchors: at least { $ferries } ferry cards.
    } The other { $rest ->
        [one] space costs one card
       *[other] { $rest } spaces cost cards
    } of one colour, as on a grey route, or more ferry cards.
picture-double-alt = { $route }, beside another route between the same places, drawn twice. With two players, cable cars stand on one and the other is closed. With three or four, the cable cars of two players stand side by side.
picture-double = You never own both. With two players, whoever claims one closes the other; with three or four, somebody else may claim it.
picture-players-few = 2 players
picture-players-many = 3 or 4 players
picture-both-alt = A face-up ferry card equals two cards.
picture-both = A face-up ferry is all that you take this turn: it counts as both cards.
picture-sweep-alt = Crossed out, the old row: { $swept }. Below it the new one: { $fresh }.
picture-sweep = As soon as { $count } ferries lie face up, the whole row is discarded and new cards come.
picture-souvenir-alt = Cable cars stand on all spaces of a route to { $place }, where two souvenirs lie. Their owner gets one: { $souvenir }.
picture-souvenir = Claim a route to a place with souvenirs, and you take one of them, unless you have its symbol already.
picture-ticket-alt = One player’s cable cars lead from { $a } over { $middle } to { $b }. The ticket { $a } – { $b } is marked as complete.
picture-ticket =
    Your own routes join both places, by whatever way: the ticket brings { $points ->
        [one] 1 point
       *[other] { $points } points
    }. If they are not joined, you lose as many.
picture-points = Points for a route, scored at once
picture-points-count = Spaces
picture-souvenirs = Points for souvenirs, scored at the end
picture-souvenirs-count = Different souvenirs

## The page of the rules

book-search = Search the rules
book-found =
    { $count ->
        [0] No rule has this word: try another, such as card, ferry or ticket.
        [one] 1 rule found.
       *[other] { $count } rules found.
    }
book-contents = Contents

## The first game

learn-goal =
    San Francisco lies before you, and your tickets name places to join. Gather cards, pay with them for routes, and put your cable cars on them.
    Routes bring points, completed tickets bring more, and souvenirs from the places on your way count too. Whoever has the most points at the end wins.
learn-how = { $count } short steps lead you through a real game against an easy bot. Leave whenever you like: this browser remembers where you were.
learn-begin = Begin
learn-again = Start over
learn-resume = Go on with step { $number } of { $count }
learn-name = Your first game
learn-step = Step { $number } of { $count }
learn-hide = Hide
learn-show = Show
learn-done = Done: { $title }
learn-next = Next
learn-skip = Skip this step
learn-finish = Play on without help
learn-look = Look at
learn-picture = As a picture
learn-tickets-title = Choose your tickets
learn-tickets = A ticket names two places. If your routes join them at the end, you win its points; if not, you lose them.
learn-tickets-task = Choose a ticket to see its places on the board. Keep one or both.
learn-placing-title = Place souvenirs
learn-placing = Souvenirs lie on some places; they are for whoever claims a route to them. The bot begins, so the last two are yours to place.
learn-placing-task = Choose a souvenir and a place, twice. Places near your tickets are good for you.
learn-cards-title = Take cards
learn-cards = On your turn you do one thing: take cards, claim a route, or draw tickets. Routes are paid with cards, so get some first: face-up ones, or unseen from the draw pile.
learn-cards-task = On your turn, take two cards. Several of one colour help most.
learn-ferries-title = Ferries are wild
learn-ferries = A ferry card stands for any colour. But a face-up one counts as both of your cards: you take it alone. From the draw pile it is a card like any other.
learn-ferries-task = Take a face-up ferry on your turn, or skip this.
learn-ferries-none = No ferry lies face up now. Keep it in mind, and go on.
learn-claim-title = Claim a route
learn-claim = Framed routes are those that you can pay now: one card for each space, all of the route’s colour. Long routes bring more points. The routes of your tickets matter most. Where two routes lie side by side and only two play, claiming one closes the other.
learn-claim-task = On your turn, choose a framed route; or first one of your cards, to see what it pays. If none is good, take cards.
learn-grey-title = Grey routes
learn-grey = On a grey route you choose the colour, but all cards must be of that one colour, or ferries.
learn-grey-task = Grey routes are lit. Claim one, or choose one to look at it.
learn-ferry-route-title = Ferry routes
learn-ferry-route = A route with an anchor, the ferry symbol, crosses the bay. For each anchor you must pay at least one ferry card. The other spaces are paid as on a grey route: cards of one colour, or more ferry cards.
learn-ferry-route-task = Ferry routes are lit. Choose one to see what it needs.
learn-souvenirs-title = Souvenirs
learn-souvenirs = When you claim a route, you take a souvenir from one of its two ends, if you don’t have that one yet. The more different ones, the better: all { $symbols } bring { $most } points.
learn-souvenirs-task = Places with souvenirs for you are lit. Claim a route to one, or choose one to look at it.
learn-progress-title = Your tickets
learn-progress = Your tickets tell how many spaces are still missing. You can draw two more on any of your turns, and must keep at least one of them: best when yours are complete. What you don’t complete costs its points.
learn-progress-task = Choose one of your tickets to see how far it is.
learn-end-title = The end
learn-end =
    When somebody ends a turn with { $at } or fewer cable cars, everybody has one last turn. Then tickets and souvenirs are counted, and the most points win.
learn-end-task =
    { $left ->
        [0] You have no cable cars left. Play on to the end!
        [one] You have 1 cable car left. Play on to the end!
       *[other] You have { $left } cable cars left. Play on to the end!
    }
learn-over-title = You have played your first game
learn-over = The final count tells where the points come from. Now you know it all: play again, or invite a friend.
learn-look-grey =
    { $route }: { $length ->
        [one] 1 card of any colour.
       *[other] { $length } cards of one colour, whichever you like.
    }
learn-look-ferry =
    { $route }: { $length } cards. At least { $ferries ->
        [one] 1 must be a ferry card
       *[other] { $ferries } must be ferry cards
    }; { $rest ->
        [one] the other is of any colour, or a ferry too
       *[other] the other { $rest } are of one colour, or ferries too
    }. { $held ->
        [0] You hold no ferry card yet.
        [one] You hold 1 ferry card.
       *[other] You hold { $held } ferry cards.
    }
learn-look-souvenir = { $place }: { $souvenir }. Free routes lead there from: { $places }.
