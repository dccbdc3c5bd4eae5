# Reviews of finished games, and hints; the page loads it with the first one that is wanted.

## Review

review-decisions = Decisions
review-loss = Mean loss
review-mistakes = Mistakes
review-base = Before the deal
review-luck = Luck
review-own = Own errors
review-others = Others’ errors
review-rest = Unexplained
review-result = Result
review-about = All in percentage points of the chance to win: the chance before the deal, luck, errors and an unexplained rest add up to the result. Decisions are judged by what the player knew; a mistake gives away { $mistake } or more.
review-error = Move { $number }: { $name } chose “{ $move }”; “{ $best }” promised { $loss } percentage points more.
review-fortune = Move { $number }, “{ $move }” by { $name }: its luck gave { $lucky } { $luck } percentage points.
review-by-luck = Luck mattered most for { $name }’s victory: { $luck } percentage points, against { $play } from play.
review-by-play = Play mattered most for { $name }’s victory: { $play } percentage points, against { $luck } from luck.
review-uncalibrated = No games on the board { $board } have confirmed these chances, so take them as estimates.
review-estimates = No games on this board have confirmed these chances, so take them as estimates.
review-heading = Analysis
review-intro = Every decision is judged by what its player knew, and luck is told apart from play. It is worked out on your device; you can stop it and go on later.
review-progress = { $done } of { $count } moves
review-stop = Stop
review-go-on = Go on
review-chances = Chance to win after each step, in percent
review-moments = What turned the game
review-mistake = Move { $number }: “{ $move }”. “{ $best }” promised { $loss } percentage points more.
review-lost = Move { $number }: “{ $move }” gave away { $loss } percentage points.
review-lost-by = Move { $number }: { $name } chose “{ $move }” and gave away { $loss } percentage points.
review-better = “{ $best }” promised { $loss } percentage points more.
review-show-better = What was better?
review-learn = Find better moves for { $name }
review-no-mistakes = { $name }: none.
review-aims = What everyone was after
review-since-start = from the start
review-since = since move { $number }

## Hints

hint-look = Look at your ticket { $ticket }.
hint-look-around = No single ticket decides this move. Look at the whole board.
hint-more = Show moves
hint-why = Why?
hint-close = Close the hint
hint-moves = The best moves, each with your chance to win, as far as you can know.
hint-chance = { $chance }%
hint-completes = In { $share } of 100 tries, you soon complete { $ticket }.
hint-claims = You often claim { $routes } soon.
hint-yields = Others often claim { $routes }.
hint-open = It keeps the most ways open.

## Exercises

exercise-mistake = Mistake { $number } of { $count }
exercise-better = Move { $number }: “{ $move }” gave away { $loss } percentage points. Play something better.
exercise-best = “{ $move }”: yes, that is the best move.
exercise-good = “{ $move }”: well done. It is { $loss } percentage points from the best, which is no mistake.
exercise-wrong = “{ $move }” leaves { $loss } percentage points less than the best move. Try again.
exercise-solution = The best move is “{ $move }”: it promises a chance of { $chance }% to win.
exercise-show = Show the answer
exercise-skip = Later
exercise-next = Next
exercise-finish = Done
exercise-back = Back to the analysis
exercise-again = Once more
exercise-over = All looked at
exercise-over-about = You found a better move in { $found } of { $count } positions.

## Puzzles

puzzles-about = Positions from games of bots: in each, one move is clearly best. Play it on the table. You know what the player knew, and any move that is no mistake counts.
puzzles-choice = What to solve
puzzles-level = Difficulty
puzzles-any = Any
puzzles-easy = Easy
puzzles-medium = Medium
puzzles-hard = Hard
puzzles-idea = Idea
puzzles-solved = Solved: { $solved } of { $count }
puzzles-solve = Next puzzle
puzzles-none = All done
puzzles-number = Puzzle { $number }
puzzles-question =
    { $difficulty ->
        [0] Find the best move. Every bot found it.
       *[other] Find the best move. Bots missed it in { $difficulty } of 100 tries.
    }
puzzles-back = Back to the puzzles
idea-block = Block
idea-race = Before others do
idea-route = Choose a route
idea-wait = Wait
idea-ferry = Ferries
idea-card = Choose a card
idea-tickets = Choose tickets
idea-more-tickets = Draw tickets
idea-souvenir = Souvenirs
idea-last-round = Last round
