# Was an einer Spieldatei falsch sein kann; die Seite lädt es bei der ersten, die abgelehnt wird.

## Spieldateien

record-too-long = Die Datei ist größer als { $most } MB; so groß ist keine Partie.
record-not-json = Die Datei ist keine Partie: Sie muss ein JSON-Objekt in UTF-8 sein.
record-key-twice = Die Datei nennt einen Schlüssel zweimal.
record-not-whole = Die Datei enthält { $number }, aber alle ihre Zahlen müssen ganz sein.
record-number-too-large = Die Datei enthält eine Zahl, die für eine Partie viel zu groß ist.
record-half-letter = Die Datei enthält ein halbes Zeichen (ein einzelnes Surrogat), das sich nicht als UTF-8 schreiben lässt.
record-too-deep = Die Datei ist zu tief verschachtelt für eine Partie.
record-format = Das Format ist „{ $format }“; dieses Programm liest „cablecar-game/1“.
record-unknown-key = Das ist keine gültige Spieldatei: „{ $where }“ hat das unbekannte Feld „{ $field }“.
record-missing-key = Das ist keine gültige Spieldatei: In „{ $where }“ fehlt „{ $field }“.
record-wrong-type = Das ist keine gültige Spieldatei: „{ $where }“ hat unter „{ $field }“ einen Wert der falschen Art.
record-unknown-board = Diese Partie wurde auf dem Spielplan „{ $board }“ gespielt, den diese Seite nicht hat. Öffne die Datei auf einem Server von Cable Car, zum Beispiel auf deinem Computer mit „cablecar play“: Ein Server kann den Spielplan aus der Datei lesen.
record-board-hash = Die Partie wurde auf einer anderen Fassung des Spielplans „{ $board }“ gespielt: Die Prüfsummen stimmen nicht überein.
record-player-count = Auf diesem Spielplan spielen 2 bis { $most } Personen.
wrong-player-kind = Die Art eines Spielers muss „human“ sein oder „bot:“ mit einem Namen.
record-wrong-shuffle = Die Mischung von „{ $order }“ enthält nicht genau die Teile des Spielplans.
record-unknown-move = Einen Zug „{ $kind }“ gibt es nicht.
record-move = Zug { $number }: { $reason }
record-wrong-outcome = Was der Zug aufgedeckt hat, passt nicht zu den Mischungen.
record-opening-order = Die Wahl der ersten Zielkarten muss in der Reihenfolge der Sitzplätze stehen.
record-reshuffle =
    { $number ->
        [0] Das Austeilen braucht einen neuen Stapel, der in der Datei fehlt oder nicht aus den abgelegten Karten besteht.
       *[other] Zug { $number } braucht einen neuen Stapel, der in der Datei fehlt oder nicht aus den abgelegten Karten besteht.
    }
record-surplus-reshuffle = Die Datei enthält mehr neue Stapel, als in der Partie gemischt wurden.
record-wrong-result = Das Ergebnis entspricht nicht der Wertung nach den Regeln.
