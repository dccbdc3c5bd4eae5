# What the page says in English about the rules and in the first game; loaded with the rules.

## Pictures of the rules

picture-route-alt = { $route }: every space shows the sign of the colour. Below are cards that pay for it: only cards of this colour, one ferry among them, only ferries. Crossed out: cards of another colour.
picture-route = { $length } spaces cost { $length } cards of the route’s colour. A ferry card can replace any of them.
picture-grey-alt = { $route }. Below are cards that pay for it: all of one colour, one ferry and another colour, only ferries. Crossed out: cards of two colours.
picture-grey = Grey means any colour, but only one: all cards must be the same colour, or ferries.
picture-ferry-alt =
    { $route }: { $ferries ->
        [one] one space shows
       *[other] { $ferries } spaces show
    } an anchor. Below are cards that pay for it: as many ferries as anchors and one colour, more ferries, only ferries. Crossed out: cards without enough ferries.
picture-ferry =
    { $ferries ->
        [one] One anchor: at least one ferry card.
       *[other] { $ferries } anchors: at least { $ferries } ferry cards.
    } { $rest ->
        [0] No other space is left to pay for.
        [one] The other space costs one card { $color ->
            [grey] of any colour
           *[other] of the route’s colour
        }, or more ferry cards.
       *[other] The other { $rest } spaces cost cards { $color ->
            [grey] of any one colour
           *[other] of the route’s colour
        }, or more ferry cards.
    }
picture-double-alt = { $route }, next to another route between the same locations. With two players, one has cable cars on it and the other is closed. With more players, two players’ cable cars stand side by side.
picture-double =
    You can never own both. { $players ->
        [2] As soon as one is claimed, the other is closed.
        [3] With two players, the other closes as soon as one is claimed. With three, someone else can claim it.
       *[other] With two players, the other closes as soon as one is claimed. With three or four, someone else can claim it.
    }
picture-players-few = 2 players
picture-players-many =
    { $players ->
        [3] 3 players
       *[other] 3 or 4 players
    }
picture-both-alt = One face-up ferry card equals two cards.
picture-both = If you take a face-up ferry, it’s all you take this turn: it counts as both cards.
picture-sweep-alt = Crossed out, the old display: { $swept }. Below it, the new one: { $fresh }.
picture-sweep =
    As soon as { $count ->
        [one] 1 ferry is
       *[other] { $count } ferries are
    } face up, the whole display is discarded and new cards are turned up.
picture-souvenir-alt = Cable cars fill every space of a route to { $place }, where there are two souvenirs. Their owner gets one: { $souvenir }.
picture-souvenir = Claim a route to a location with souvenirs and you take one, unless you already have that symbol.
picture-ticket-alt = One player’s cable cars lead from { $a } via { $middle } to { $b }. The ticket { $a } – { $b } is marked as complete.
picture-ticket =
    If your own routes connect both locations, whichever way they go, the ticket scores { $points ->
        [one] 1 point
       *[other] { $points } points
    }. If not, you lose as many.
picture-points = Points for a route, scored at once
picture-points-count = Spaces
picture-souvenirs = Points for souvenirs, scored at the end
picture-souvenirs-count = Different souvenirs

## The page of the rules

book-search = Search the rules
book-found =
    { $count ->
        [0] No rule contains this. Try another word, such as card, ferry or ticket.
        [one] 1 rule found.
       *[other] { $count } rules found.
    }
book-contents = Contents

## The first game

learn-goal =
    San Francisco is yours to explore, and your tickets name locations to connect. Collect cards, pay for routes with them and put your cable cars on the routes.
    Routes score points, completed tickets score more, and souvenirs from the locations you reach count too. The highest total wins.
learn-how = { $count } short steps take you through a real game against an easy bot. You can leave at any time: this browser remembers where you were.
learn-begin = Begin
learn-again = Start over
learn-resume = Continue with step { $number } of { $count }
learn-name = Your first game
learn-step = Step { $number } of { $count }
learn-hide = Hide
learn-show = Show
learn-done = Done: { $title }
learn-next = Next
learn-skip = Skip this step
learn-finish = Continue without help
learn-look = Look at
learn-picture = Show a picture
learn-tickets-title = Choose your tickets
learn-tickets = A ticket names two locations. If your routes connect them by the end, you score its points; if not, you lose them.
learn-tickets-task = Select a ticket to see its locations on the board. Keep one or both.
learn-placing-title = Place souvenirs
learn-placing = Some locations have souvenirs for whoever claims a route to them. The bot starts, so you place the last two.
learn-placing-task = Choose a souvenir and a location, twice. Locations near your tickets are good for you.
learn-cards-title = Take cards
learn-cards = On your turn you do one thing: take cards, claim a route or draw tickets. Routes are paid for with cards, so get some first, either face up or unseen from the draw pile.
learn-cards-task = On your turn, take two cards. Cards of the same colour help most.
learn-ferries-title = Ferries are wild
learn-ferries = A ferry card can be any colour. But a face-up ferry counts as both of your cards: you take nothing else. From the draw pile, it’s a card like any other.
learn-ferries-task = Take a face-up ferry on your turn, or skip this step.
learn-ferries-none = There is no face-up ferry right now. Keep this in mind and move on.
learn-claim-title = Claim a route
learn-claim = You can pay for the highlighted routes now: one card per space, all of the route’s colour. Longer routes score more points, but the routes on your tickets matter most. Where two routes run side by side and only two people play, claiming one closes the other.
learn-claim-task = On your turn, select a highlighted route. Or select one of your cards first to see what it can pay for. If no route is good, take cards.
learn-grey-title = Grey routes
learn-grey = On a grey route you choose the colour, but all cards must be that colour, or ferries.
learn-grey-task = Grey routes are highlighted. Claim one, or select one to look at it.
learn-ferry-route-title = Ferry routes
learn-ferry-route = A route with an anchor, the ferry symbol, crosses the bay. You have to pay at least one ferry card for each anchor. Pay for the other spaces as on any route of that colour, with more ferry cards if you like.
learn-ferry-route-task = Ferry routes are highlighted. Select one to see what it costs.
learn-souvenirs-title = Souvenirs
learn-souvenirs = When you claim a route, you take a souvenir from one of its two ends if you don’t have that one yet. The more different ones, the better: all { $symbols } score { $most } points.
learn-souvenirs-task = Locations with souvenirs for you are highlighted. Claim a route to one, or select one to look at it.
learn-progress-title = Your tickets
learn-progress = Your tickets show how many spaces are still missing. On any turn you can draw two more and keep at least one of them. It’s best to wait until yours are complete: tickets you don’t complete cost you their points.
learn-progress-task = Select one of your tickets to see how far along it is.
learn-end-title = The end
learn-end = When someone ends a turn with { $at } or fewer cable cars, everyone gets one last turn. Then tickets and souvenirs are counted, and the highest total wins.
learn-end-task =
    { $left ->
        [0] You have no cable cars left. Play on to the end!
        [one] You have 1 cable car left. Play on to the end!
       *[other] You have { $left } cable cars left. Play on to the end!
    }
learn-over-title = You have played your first game
learn-over = The final count shows where the points come from. Now you know it all: try Casual, the next opponent up, or invite a friend.
learn-play-on = Play against { $bot }
learn-look-grey =
    { $route }: { $length ->
        [one] 1 card of any colour.
       *[other] { $length } cards of one colour of your choice.
    }
learn-look-ferry =
    { $route }: { $length } cards. At least { $ferries ->
        [one] 1 must be a ferry card
       *[other] { $ferries } must be ferry cards
    }; { $rest ->
        [one] the other can be any colour, or another ferry
       *[other] the other { $rest } must be one colour, or more ferries
    }. { $held ->
        [0] You have no ferry card yet.
        [one] You have 1 ferry card.
       *[other] You have { $held } ferry cards.
    }
learn-look-souvenir = { $place }: { $souvenir }. Free routes lead there from { $places }.
