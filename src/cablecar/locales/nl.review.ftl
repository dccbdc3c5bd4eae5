# Reviews of finished games, and hints; the page loads it with the first one that is wanted.

## Review

review-decisions = Beslissingen
review-loss = Gemiddeld verlies
review-mistakes = Fouten
review-base = Voor het delen
review-luck = Geluk
review-own = Eigen fouten
review-others = Fouten van anderen
review-rest = Onverklaard
review-result = Uitslag
review-about = Alles in procentpunten winstkans: de kans voor het delen, geluk, fouten en een onverklaarde rest vormen samen de uitslag. Beslissingen worden beoordeeld naar wat de speler wist; een fout geeft { $mistake } of meer weg.
review-error = Zet { $number }: { $name } koos ‘{ $move }’; ‘{ $best }’ beloofde { $loss } procentpunten meer.
review-fortune = Zet { $number }, ‘{ $move }’ van { $name }: het geluk daarbij leverde { $lucky } { $luck } procentpunten op.
review-by-luck = Voor de overwinning van { $name } telde geluk het zwaarst: { $luck } procentpunten, tegen { $play } door het spel zelf.
review-by-play = Voor de overwinning van { $name } telde het spel zelf het zwaarst: { $play } procentpunten, tegen { $luck } door geluk.
review-uncalibrated = Geen spellen op het bord { $board } hebben deze kansen bevestigd; zie ze dus als schattingen.
review-estimates = Geen spellen op dit bord hebben deze kansen bevestigd; zie ze dus als schattingen.
review-heading = Analyse
review-intro = Elke beslissing wordt beoordeeld naar wat de speler wist, en geluk wordt apart gehouden van spel. Dat rekent je eigen apparaat uit; je kunt stoppen en later verdergaan.
review-progress = { $done } van { $count } zetten
review-stop = Stoppen
review-go-on = Verdergaan
review-chances = Winstkans na elke stap, in procenten
review-moments = Waar het spel kantelde
review-mistake = Zet { $number }: ‘{ $move }’. ‘{ $best }’ beloofde { $loss } procentpunten meer.
review-lost = Zet { $number }: ‘{ $move }’ gaf { $loss } procentpunten weg.
review-lost-by = Zet { $number }: { $name } koos ‘{ $move }’ en gaf { $loss } procentpunten weg.
review-better = ‘{ $best }’ beloofde { $loss } procentpunten meer.
review-show-better = Wat was beter?
review-learn = Betere zetten zoeken voor { $name }
review-no-mistakes = { $name }: geen.
review-aims = Waar iedereen op uit was
review-since-start = vanaf het begin
review-since = sinds zet { $number }

## Hints

hint-look = Kijk naar je bestemmingskaart { $ticket }.
hint-look-around = Geen enkele bestemmingskaart beslist deze zet. Kijk naar het hele bord.
hint-more = Zetten tonen
hint-why = Waarom?
hint-close = Hint sluiten
hint-moves = De beste zetten, elk met je winstkans, voor zover je die kunt kennen.
hint-chance = { $chance }%
hint-completes = In { $share } van de 100 pogingen haal je binnenkort { $ticket }.
hint-claims = Vaak claim je zelf binnenkort { $routes }.
hint-yields = Anderen claimen vaak { $routes }.
hint-open = Zo blijven de meeste wegen open.

## Exercises

exercise-mistake = Fout { $number } van { $count }
exercise-better = Zet { $number }: ‘{ $move }’ gaf { $loss } procentpunten weg. Speel iets beters.
exercise-best = ‘{ $move }’: ja, dat is de beste zet.
exercise-good = ‘{ $move }’: goed gedaan. Het scheelt { $loss } procentpunten met de beste zet, en dat is geen fout.
exercise-wrong = ‘{ $move }’ laat { $loss } procentpunten minder over dan de beste zet. Probeer het nog eens.
exercise-solution = De beste zet is ‘{ $move }’: die belooft een winstkans van { $chance }%.
exercise-show = Antwoord tonen
exercise-skip = Later
exercise-next = Volgende
exercise-finish = Klaar
exercise-back = Terug naar de analyse
exercise-again = Nog een keer
exercise-over = Alles bekeken
exercise-over-about = Je vond een betere zet in { $found } van { $count } stellingen.

## Puzzles

puzzles-about = Stellingen uit partijen van bots: in elke is één zet duidelijk de beste. Speel die op de tafel. Je weet wat de speler wist, en elke zet die geen fout is telt.
puzzles-choice = Wat je wilt oplossen
puzzles-level = Moeilijkheid
puzzles-any = Alles
puzzles-easy = Makkelijk
puzzles-medium = Gemiddeld
puzzles-hard = Moeilijk
puzzles-idea = Idee
puzzles-solved = Opgelost: { $solved } van { $count }
puzzles-solve = Volgende puzzel
puzzles-none = Alles gedaan
puzzles-number = Puzzel { $number }
puzzles-question =
    { $difficulty ->
        [0] Vind de beste zet. Alle bots vonden die.
       *[other] Vind de beste zet. Bots misten die in { $difficulty } van de 100 pogingen.
    }
puzzles-back = Terug naar de puzzels
idea-block = Blokkeren
idea-race = Anderen voor zijn
idea-route = Een route kiezen
idea-wait = Wachten
idea-ferry = Veerboten
idea-card = Een kaart kiezen
idea-tickets = Bestemmingskaarten kiezen
idea-more-tickets = Bestemmingskaarten trekken
idea-souvenir = Souvenirs
idea-last-round = Laatste ronde
