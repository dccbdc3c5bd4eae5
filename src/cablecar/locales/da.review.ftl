# Reviews of finished games, and hints; the page loads it with the first one that is wanted.

## Review

review-decisions = Beslutninger
review-loss = Tab i snit
review-mistakes = Fejl
review-base = Før kortene deles ud
review-luck = Held
review-own = Egne fejl
review-others = Andres fejl
review-rest = Uforklaret
review-result = Resultat
review-about = Alt i procentpoint af vinderchancen: chancen før kortene deles ud, held, fejl og en uforklaret rest giver tilsammen resultatet. Beslutninger bedømmes efter det, spilleren vidste; en fejl giver { $mistake } eller mere væk.
review-error = Træk { $number }: { $name } valgte »{ $move }«; »{ $best }« lovede { $loss } procentpoint mere.
review-fortune = Træk { $number }, »{ $move }« af { $name }: heldet ved det gav { $lucky } { $luck } procentpoint.
review-by-luck = Held betød mest for sejren til { $name }: { $luck } procentpoint, mod { $play } fra spillet selv.
review-by-play = Spillet selv betød mest for sejren til { $name }: { $play } procentpoint, mod { $luck } fra held.
review-uncalibrated = Ingen spil på spillepladen { $board } har bekræftet disse chancer, så tag dem som skøn.
review-estimates = Ingen spil på denne spilleplade har bekræftet disse chancer, så tag dem som skøn.
review-heading = Analyse
review-intro = Hver beslutning bedømmes efter det, spilleren vidste, og held holdes adskilt fra spil. Din egen enhed regner det ud; du kan stoppe og gå videre senere.
review-progress = { $done } af { $count } træk
review-stop = Stop
review-go-on = Gå videre
review-chances = Vinderchance efter hvert skridt, i procent
review-moments = Hvad der vendte spillet
review-mistake = Træk { $number }: »{ $move }«. »{ $best }« lovede { $loss } procentpoint mere.
review-lost = Træk { $number }: »{ $move }« gav { $loss } procentpoint væk.
review-lost-by = Træk { $number }: { $name } valgte »{ $move }« og gav { $loss } procentpoint væk.
review-better = »{ $best }« lovede { $loss } procentpoint mere.
review-show-better = Hvad var bedre?
review-learn = Find bedre træk for { $name }
review-no-mistakes = { $name }: ingen.
review-aims = Hvad alle var ude efter
review-since-start = fra begyndelsen
review-since = siden træk { $number }

## Hints

hint-look = Se på dit rutekort { $ticket }.
hint-look-around = Intet enkelt rutekort afgør dette træk. Se på hele spillepladen.
hint-more = Vis træk
hint-why = Hvorfor?
hint-close = Luk tippet
hint-moves = De bedste træk, hvert med din vinderchance, så vidt du kan vide.
hint-chance = { $chance } %
hint-completes = I { $share } af 100 forsøg færdiggør du snart { $ticket }.
hint-claims = Ofte gør du snart krav på { $routes }.
hint-yields = Ofte gør andre krav på { $routes }.
hint-open = Det holder flest veje åbne.

## Exercises

exercise-mistake = Fejl { $number } af { $count }
exercise-better = Træk { $number }: »{ $move }« gav { $loss } procentpoint væk. Spil noget bedre.
exercise-best = »{ $move }«: ja, det er det bedste træk.
exercise-good = »{ $move }«: godt klaret. Det er { $loss } procentpoint fra det bedste, og det er ingen fejl.
exercise-wrong = »{ $move }« giver { $loss } procentpoint mindre end det bedste træk. Prøv igen.
exercise-solution = Det bedste træk er »{ $move }«: det lover en vinderchance på { $chance } %.
exercise-show = Vis svaret
exercise-skip = Senere
exercise-next = Næste
exercise-finish = Færdig
exercise-back = Tilbage til analysen
exercise-again = En gang til
exercise-over = Alt er set igennem
exercise-over-about = Du fandt et bedre træk i { $found } af { $count } stillinger.

## Puzzles

puzzles-about = Stillinger fra bottenes partier: i hver er ét træk klart det bedste. Spil det på bordet. Du ved det, spilleren vidste, og ethvert træk, der ikke er en fejl, tæller.
puzzles-choice = Hvad du vil løse
puzzles-level = Sværhedsgrad
puzzles-any = Alle
puzzles-easy = Let
puzzles-medium = Middel
puzzles-hard = Svær
puzzles-idea = Idé
puzzles-solved = Løst: { $solved } af { $count }
puzzles-solve = Næste opgave
puzzles-none = Alt er løst
puzzles-number = Opgave { $number }
puzzles-question =
    { $difficulty ->
        [0] Find det bedste træk. Alle botter fandt det.
       *[other] Find det bedste træk. Botter overså det i { $difficulty } af 100 forsøg.
    }
puzzles-back = Tilbage til opgaverne
idea-block = Bloker
idea-race = Før de andre
idea-route = Vælg en strækning
idea-wait = Vent
idea-ferry = Færger
idea-card = Vælg et kort
idea-tickets = Vælg rutekort
idea-more-tickets = Træk rutekort
idea-souvenir = Souvenirer
idea-last-round = Sidste runde
