# Was die Seite auf Deutsch über die Regeln und in der ersten Partie sagt; wird mit den Regeln geladen.

## Bilder zu den Regeln

picture-route-alt = { $route }: Jedes Feld zeigt das Zeichen der Farbe. Darunter Karten, die sie bezahlen: nur Karten dieser Farbe, eine Fährenkarte dazwischen, nur Fährenkarten. Durchgestrichen: Karten einer anderen Farbe.
picture-route = { $length } Felder kosten { $length } Karten in der Farbe der Strecke. Eine Fährenkarte ersetzt jede davon.
picture-grey-alt = { $route }. Darunter Karten, die sie bezahlen: alle von einer Farbe, eine Fährenkarte und eine andere Farbe, nur Fährenkarten. Durchgestrichen: Karten von zwei Farben.
picture-grey = Grau heißt: jede Farbe, aber nur eine. Alle Karten haben dieselbe Farbe oder sind Fährenkarten.
picture-ferry-alt =
    { $route }: { $ferries ->
        [one] Ein Feld zeigt
       *[other] { $ferries } Felder zeigen
    } einen Anker. Darunter Karten, die sie bezahlen: so viele Fährenkarten wie Anker und eine Farbe, mehr Fährenkarten, nur Fährenkarten. Durchgestrichen: Karten ohne Fährenkarte.
picture-ferry =
    { $ferries ->
        [one] Ein Anker: mindestens eine Fährenkarte.
       *[other] { $ferries } Anker: mindestens { $ferries } Fährenkarten.
    } { $rest ->
        [0] Andere Felder gibt es nicht.
        [one] Das andere Feld kostet eine Karte { $color ->
            [grey] einer beliebigen Farbe
           *[other] in der Farbe der Strecke
        } oder weitere Fährenkarten.
       *[other] Die anderen { $rest } Felder kosten Karten { $color ->
            [grey] einer beliebigen Farbe
           *[other] in der Farbe der Strecke
        } oder weitere Fährenkarten.
    }
picture-double-alt = { $route } neben einer anderen Strecke zwischen denselben Orten. Zu zweit stehen auf der einen Straßenbahnfiguren, und die andere ist gesperrt. Mit mehr Personen stehen die Straßenbahnfiguren von zweien nebeneinander.
picture-double =
    Beide kannst du nie haben. { $players ->
        [2] Sobald jemand eine nutzt, ist die andere gesperrt.
        [3] Zu zweit ist die andere gesperrt, sobald jemand eine nutzt. Zu dritt darf jemand anders sie nutzen.
       *[other] Zu zweit ist die andere gesperrt, sobald jemand eine nutzt. Zu dritt oder viert darf jemand anders sie nutzen.
    }
picture-players-few = 2 Personen
picture-players-many =
    { $players ->
        [3] 3 Personen
       *[other] 3 oder 4 Personen
    }
picture-both-alt = Eine offene Fährenkarte ist gleich zwei Karten.
picture-both = Eine offen ausliegende Fährenkarte ist alles, was du in diesem Spielzug nimmst: Sie zählt wie zwei Karten.
picture-sweep-alt = Durchgestrichen die alte Reihe: { $swept }. Darunter die neue: { $fresh }.
picture-sweep =
    { $count ->
        [one] Sobald 1 Fährenkarte offen ausliegt
       *[other] Sobald { $count } Fährenkarten offen ausliegen
    }, kommt die ganze Reihe auf den Ablagestapel, und neue Karten werden aufgedeckt.
picture-souvenir-alt = Auf allen Feldern einer Strecke nach { $place } stehen Straßenbahnfiguren; dort liegen zwei Souvenirs. Ihr Besitzer bekommt eins: { $souvenir }.
picture-souvenir = Nutzt du eine Strecke zu einem Ort mit Souvenirs, nimmst du eins davon, außer du hast sein Symbol schon.
picture-ticket-alt = Die Straßenbahnfiguren eines Spielers führen von { $a } über { $middle } nach { $b }. Die Zielkarte { $a } – { $b } ist als erfüllt markiert.
picture-ticket =
    Verbinden deine eigenen Strecken beide Orte, egal auf welchem Weg, bringt die Zielkarte { $points ->
        [one] 1 Punkt
       *[other] { $points } Punkte
    }. Sonst verlierst du genauso viele.
picture-points = Punkte für Strecken (sofort)
picture-points-count = Felder
picture-souvenirs = Punkte für Souvenirs (am Ende)
picture-souvenirs-count = Verschiedene Souvenirs

## Die Seite der Regeln

book-search = In den Regeln suchen
book-found =
    { $count ->
        [0] Keine Regel hat dieses Wort: Versuch ein anderes, etwa Karte, Fähre oder Stapel.
        [one] 1 Regel gefunden.
       *[other] { $count } Regeln gefunden.
    }
book-contents = Inhalt

## Die erste Partie

learn-goal =
    San Francisco liegt vor dir, und deine Zielkarten nennen Orte, die du verbinden sollst. Sammle Karten, bezahle damit Strecken und stell deine Straßenbahnfiguren darauf.
    Strecken bringen Punkte, erfüllte Zielkarten noch mehr, und auch Souvenirs von den Orten am Weg zählen. Der höchste Endstand gewinnt.
learn-how = { $count } kurze Schritte führen dich durch eine echte Partie gegen einen leichten Bot. Hör auf, wann du willst: Dieser Browser merkt sich, wo du warst.
learn-begin = Anfangen
learn-again = Neu anfangen
learn-resume = Weiter mit Schritt { $number } von { $count }
learn-name = Deine erste Partie
learn-step = Schritt { $number } von { $count }
learn-hide = Ausblenden
learn-show = Einblenden
learn-done = Erledigt: { $title }
learn-next = Weiter
learn-skip = Schritt überspringen
learn-finish = Ohne Hilfe weiterspielen
learn-look = Ansehen
learn-picture = Als Bild
learn-tickets-title = Wähle deine Zielkarten
learn-tickets = Eine Zielkarte nennt zwei Orte. Verbinden deine Strecken sie am Ende, bekommst du ihre Punkte; wenn nicht, verlierst du sie.
learn-tickets-task = Wähle eine Zielkarte, um ihre Orte auf dem Spielplan zu sehen. Behalte eine oder beide.
learn-placing-title = Leg Souvenirs aus
learn-placing = Auf manchen Orten liegen Souvenirs für alle, die eine Strecke dorthin nutzen. Der Bot fängt an, also legst du die letzten beiden aus.
learn-placing-task = Wähle ein Souvenir und einen Ort, zweimal. Orte bei deinen Zielkarten sind gut für dich.
learn-cards-title = Nimm Karten
learn-cards = In deinem Spielzug tust du eins von drei Dingen: Karten nehmen, eine Strecke nutzen oder Zielkarten ziehen. Strecken bezahlst du mit Karten, also hol dir zuerst welche: offene oder verdeckte vom Stapel.
learn-cards-task = Nimm in deinem Spielzug zwei Karten. Am nützlichsten sind mehrere von einer Farbe.
learn-ferries-title = Fährenkarten sind Joker
learn-ferries = Eine Fährenkarte steht für jede Farbe. Aber eine offen ausliegende zählt wie zwei Karten: Du nimmst nur sie. Vom Stapel ist sie eine Karte wie jede andere.
learn-ferries-task = Nimm in deinem Spielzug eine offene Fährenkarte, oder überspring den Schritt.
learn-ferries-none = Gerade liegt keine Fährenkarte offen aus. Merk dir das und mach weiter.
learn-claim-title = Nutze eine Strecke
learn-claim = Umrahmte Strecken kannst du jetzt bezahlen: eine Karte für jedes Feld, alle in der Farbe der Strecke. Lange Strecken bringen mehr Punkte. Am wichtigsten sind die Strecken für deine Zielkarten. Liegen zwei Strecken nebeneinander, ist zu zweit die andere gesperrt, sobald jemand eine nutzt.
learn-claim-task = Wähle in deinem Spielzug eine umrahmte Strecke oder zuerst eine deiner Karten, um zu sehen, was du damit bezahlen kannst. Ist keine gut, nimm Karten.
learn-grey-title = Graue Strecken
learn-grey = Auf einer grauen Strecke wählst du die Farbe, aber alle Karten müssen von dieser einen Farbe sein oder Fährenkarten.
learn-grey-task = Graue Strecken leuchten. Nutze eine, oder wähle eine, um sie anzusehen.
learn-ferry-route-title = Fähren auf dem Spielplan
learn-ferry-route = Eine Strecke mit einem Anker, dem Fährensymbol, führt über die Bucht. Für jeden Anker musst du mindestens eine Fährenkarte bezahlen. Die anderen Felder bezahlst du wie auf jeder Strecke dieser Farbe, gern mit weiteren Fährenkarten.
learn-ferry-route-task = Strecken mit Anker leuchten. Wähle eine, um zu sehen, was sie kostet.
learn-souvenirs-title = Souvenirs
learn-souvenirs = Wenn du eine Strecke nutzt, nimmst du ein Souvenir von einem ihrer beiden Enden, falls du es noch nicht hast. Je mehr verschiedene, desto besser: Alle { $symbols } bringen { $most } Punkte.
learn-souvenirs-task = Orte mit Souvenirs für dich leuchten. Nutze eine Strecke dorthin, oder wähle einen, um ihn anzusehen.
learn-progress-title = Deine Zielkarten
learn-progress = Auf deinen Zielkarten steht, wie viele Felder noch fehlen. Du kannst in jedem deiner Spielzüge zwei neue ziehen und musst mindestens eine davon behalten. Zieh am besten erst, wenn deine erfüllt sind: Jede nicht erfüllte kostet dich ihre Punkte.
learn-progress-task = Wähle eine deiner Zielkarten, um zu sehen, was ihr noch fehlt.
learn-end-title = Das Ende
learn-end = Beendet jemand einen Spielzug mit { $at } oder weniger Straßenbahnfiguren, haben alle noch einen letzten Spielzug. Dann werden Zielkarten und Souvenirs gezählt, und der höchste Endstand gewinnt.
learn-end-task =
    { $left ->
        [0] Du hast keine Straßenbahnfigur mehr. Spiel weiter bis zum Ende!
        [one] Du hast noch 1 Straßenbahnfigur. Spiel weiter bis zum Ende!
       *[other] Du hast noch { $left } Straßenbahnfiguren. Spiel weiter bis zum Ende!
    }
learn-over-title = Du hast deine erste Partie gespielt
learn-over = Die Schlusswertung zeigt, woher die Punkte kommen. Jetzt kannst du alles: Versuch es mit Amateur, dem nächsten Gegner, oder lade jemanden ein.
learn-play-on = Gegen { $bot } spielen
learn-look-grey =
    { $route }: { $length ->
        [one] 1 Karte beliebiger Farbe.
       *[other] { $length } Karten einer Farbe, welche du willst.
    }
learn-look-ferry =
    { $route }: { $length } Karten. Mindestens { $ferries ->
        [one] 1 muss eine Fährenkarte sein
       *[other] { $ferries } müssen Fährenkarten sein
    }; { $rest ->
        [one] die andere hat eine beliebige Farbe oder ist auch eine Fährenkarte
       *[other] die anderen { $rest } sind von einer Farbe oder auch Fährenkarten
    }. { $held ->
        [0] Du hast noch keine Fährenkarte.
        [one] Du hast 1 Fährenkarte.
       *[other] Du hast { $held } Fährenkarten.
    }
learn-look-souvenir = { $place }: { $souvenir }. Freie Strecken dorthin gibt es ab: { $places }.
