# Reviews of finished games, and hints; the page loads it with the first one that is wanted.

## Review

review-decisions = Entscheidungen
review-loss = Mittlerer Verlust
review-mistakes = Fehler
review-base = Vor dem Austeilen
review-luck = Glück
review-own = Eigene Fehler
review-others = Fehler anderer
review-rest = Unerklärt
review-result = Ergebnis
review-about = Alles in Prozentpunkten der Siegchance: Die Chance vor dem Austeilen, Glück, Fehler und ein unerklärter Rest ergeben zusammen das Ergebnis. Entscheidungen werden an dem gemessen, was der Spieler wusste; ein Fehler verschenkt { $mistake } oder mehr.
review-error = Zug { $number }: { $name } wählte „{ $move }“; „{ $best }“ versprach { $loss } Prozentpunkte mehr.
review-fortune = Zug { $number }, „{ $move }“ von { $name }: Das Glück dabei brachte { $lucky } { $luck } Prozentpunkte.
review-by-luck = Für den Sieg von { $name } zählte vor allem Glück: { $luck } Prozentpunkte, gegenüber { $play } durch das Spiel selbst.
review-by-play = Für den Sieg von { $name } zählte vor allem das Spiel selbst: { $play } Prozentpunkte, gegenüber { $luck } durch Glück.
review-uncalibrated = Keine Partien auf dem Spielplan { $board } haben diese Chancen bestätigt; sie sind also nur Schätzungen.
review-estimates = Keine Partien auf diesem Spielplan haben diese Chancen bestätigt; sie sind also nur Schätzungen.
review-heading = Analyse
review-intro = Jede Entscheidung wird an dem gemessen, was der Spieler wusste, und Glück vom Spiel getrennt. Das rechnet dein eigenes Gerät aus; du kannst anhalten und später weitermachen.
review-progress = { $done } von { $count } Zügen
review-stop = Anhalten
review-go-on = Weitermachen
review-chances = Siegchance nach jedem Schritt, in Prozent
review-moments = Wo die Partie kippte
review-mistake = Zug { $number }: „{ $move }“. „{ $best }“ versprach { $loss } Prozentpunkte mehr.
review-lost = Zug { $number }: „{ $move }“ gab { $loss } Prozentpunkte her.
review-lost-by = Zug { $number }: { $name } wählte „{ $move }“ und gab { $loss } Prozentpunkte her.
review-better = „{ $best }“ versprach { $loss } Prozentpunkte mehr.
review-show-better = Was war besser?
review-learn = Bessere Züge für { $name } finden
review-no-mistakes = { $name }: keine.
review-aims = Worauf alle aus waren
review-since-start = von Anfang an
review-since = seit Zug { $number }

## Hints

hint-look = Sieh dir deine Zielkarte { $ticket } an.
hint-look-around = Keine einzelne Zielkarte entscheidet diesen Zug. Sieh dir den ganzen Spielplan an.
hint-more = Züge zeigen
hint-why = Warum?
hint-close = Tipp schließen
hint-moves = Die besten Züge, jeder mit deiner Siegchance, soweit du sie kennen kannst.
hint-chance = { $chance } %
hint-completes = In { $share } von 100 Versuchen erfüllst du bald { $ticket }.
hint-claims = Oft nutzt du bald { $routes }.
hint-yields = Oft nutzen andere { $routes }.
hint-open = So bleiben die meisten Wege offen.

## Exercises

exercise-mistake = Fehler { $number } von { $count }
exercise-better = Zug { $number }: „{ $move }“ gab { $loss } Prozentpunkte her. Spiel etwas Besseres.
exercise-best = „{ $move }“: ja, das ist der beste Zug.
exercise-good = „{ $move }“: gut gemacht. Zum besten Zug fehlen { $loss } Prozentpunkte, das ist kein Fehler.
exercise-wrong = Mit „{ $move }“ bleiben { $loss } Prozentpunkte weniger als mit dem besten Zug. Versuch es noch einmal.
exercise-solution = Der beste Zug ist „{ $move }“: Er verspricht eine Gewinnchance von { $chance } %.
exercise-show = Antwort zeigen
exercise-skip = Später
exercise-next = Weiter
exercise-finish = Fertig
exercise-back = Zurück zur Analyse
exercise-again = Noch einmal
exercise-over = Alles angesehen
exercise-over-about = Du hast in { $found } von { $count } Stellungen einen besseren Zug gefunden.

## Puzzles

puzzles-about = Stellungen aus Partien von Bots: In jeder ist ein Zug klar der beste. Spiel ihn am Tisch. Du weißt, was der Spieler wusste, und jeder Zug, der kein Fehler ist, zählt.
puzzles-choice = Was du lösen willst
puzzles-level = Schwierigkeit
puzzles-any = Alle
puzzles-easy = Leicht
puzzles-medium = Mittel
puzzles-hard = Schwer
puzzles-idea = Idee
puzzles-solved = Gelöst: { $solved } von { $count }
puzzles-solve = Nächste Aufgabe
puzzles-none = Alles gelöst
puzzles-number = Aufgabe { $number }
puzzles-question =
    { $difficulty ->
        [0] Finde den besten Zug. Alle Bots fanden ihn.
       *[other] Finde den besten Zug. Bots verfehlten ihn in { $difficulty } von 100 Versuchen.
    }
puzzles-back = Zurück zu den Aufgaben
idea-block = Blockieren
idea-race = Anderen zuvorkommen
idea-route = Eine Strecke wählen
idea-wait = Warten
idea-ferry = Fähren
idea-card = Eine Karte wählen
idea-tickets = Zielkarten wählen
idea-more-tickets = Zielkarten ziehen
idea-souvenir = Souvenirs
idea-last-round = Letzte Runde
