## Überschriften

rules-title = Spielregeln
rules-section-components = Was zum Spiel gehört
rules-section-setup = Vorbereitung
rules-section-turn = Dein Spielzug
rules-section-draw-cards = Transportkarten ziehen
rules-section-claim = Eine Strecke nutzen
rules-section-draw-tickets = Zielkarten ziehen
rules-section-end = Ende und Wertung

## Spielmaterial

rules-components =
    Zu zweit, zu dritt oder zu viert reist ihr durch San Francisco; alle haben 20 Straßenbahnfiguren und einen Zählstein.
    Es gibt 44 Transportkarten: je 6 in Blau, Grün, Schwarz, Pink, Rot und Orange, dazu 8 Fährenkarten als Joker.
    Jede der 24 Zielkarten nennt zwei Orte und eine Punktzahl.
    Die 21 Souvenirplättchen zeigen 7 Symbole, jedes davon dreimal.
    Auf dem Spielplan verbinden Strecken die Orte: Jede Strecke ist eine Reihe von Feldern in einer Farbe oder in Grau; manche tragen Fährensymbole, manche liegen als Doppelstrecke nebeneinander.
    Je länger eine Strecke, desto mehr Punkte ist sie wert: Wie viele, steht bei C5.
    Punkte sammelst du mit Strecken, erfüllten Zielkarten und verschiedenen Souvenirs; für Zielkarten, die unerfüllt bleiben, verlierst du welche.

## Vorbereitung

rule-S1-title = Straßenbahnfiguren und Punkte
rule-S1 =
    Nimm dir 20 Straßenbahnfiguren und setz deinen Zählstein auf die 0.

rule-S2-title = Souvenirs sortieren
rule-S2 =
    Bildet aus den Souvenirplättchen 7 Stapel, einen für jedes Symbol.
    Zu viert braucht ihr von jedem Symbol alle 3 Plättchen, zu zweit oder zu dritt nur 2.
    Überzählige Plättchen sind in dieser Partie nicht dabei.

rule-S3-title = Souvenirs auf dem Spielplan
rule-S3 =
    Fünf Orte beginnen mit je einem Stapel: Alcatraz, Golden Gate Bridge, The Embarcadero, Sunset und Potrero Hill.
    Lost vorher aus, welcher Stapel auf welchen Ort kommt.
    Die beiden anderen Stapel warten neben dem Spielplan.

rule-S4-title = Transportkarten austeilen
rule-S4 =
    Mischt die Transportkarten und gebt allen 2 davon.
    Die nächsten 5 kommen offen in eine Reihe: Das ist die Auslage mit ihren Plätzen eins bis fünf.
    Die übrigen Karten sind der Stapel.

rule-S5-title = Zu viele Fährenkarten
rule-S5 =
    Zählt die Fährenkarten in der neuen Auslage.
    Sind es 3 oder mehr, kommt die ganze Auslage auf den Ablagestapel und fünf frische Karten nehmen ihren Platz ein.
    Die genauen Schritte stehen in Regel D7.

rule-S6-title = Deine ersten Zielkarten
rule-S6 =
    Mischt die Zielkarten und gebt allen 2; sieh dir deine heimlich an und behalte eine oder beide.
    Alle wählen gleichzeitig und dürfen in beliebiger Reihenfolge fertig werden.
    Bis die letzte Wahl getroffen ist, sehen die anderen nur, wer fertig ist, aber nicht, wie viele Zielkarten jemand behalten hat oder wie viele im Zielkartenstapel liegen.
    Danach kommen alle abgelehnten Zielkarten auf einmal unter den Zielkartenstapel, der Sitzordnung nach vom ersten Sitzplatz an: Die vom letzten Sitzplatz liegt ganz unten.

rule-S7-title = Wer beginnt
rule-S7 =
    Die Sitzplätze werden vor dem Austeilen ausgelost, außer die Spielleitung legt sie fest.
    Wer auf dem ersten Sitzplatz sitzt, ist Startspieler.
    Danach geht es im Uhrzeigersinn weiter.

rule-S8-title = Die letzten Stapel, 3–4 Spieler
rule-S8 =
    Zu dritt oder zu viert legt ihr die letzten beiden Stapel vor dem ersten Spielzug aus.
    Wer in der Reihenfolge zuletzt dran ist, sucht sich einen der wartenden Stapel aus und legt ihn auf irgendeinen Ort ohne Stapel.
    Danach legt die vorletzte Person den anderen auf einen Ort, der immer noch keinen hat.

rule-S9-title = Die letzten Souvenirs, 2 Spieler
rule-S9 =
    Zu zweit nimmt, wer nicht beginnt, von jedem der beiden wartenden Stapel ein einzelnes Plättchen.
    Beide kommen auf Orte ohne Stapel, aber nicht auf denselben; was von den wartenden Stapeln bleibt, ist aus dem Spiel.
    So beginnt die Partie mit zwei einzelnen Plättchen und fünf Zweierstapeln auf dem Spielplan.

## Ein Spielzug

rule-T1-title = Eine Aktion pro Spielzug
rule-T1 =
    Wähle in deinem Spielzug eine von drei Aktionen und führe nur diese aus.
    Du ziehst Transportkarten, nutzt eine Strecke oder ziehst Zielkarten.

rule-T2-title = Wann du passt
rule-T2 =
    Du passt nur, wenn dir keine der drei Aktionen möglich ist; sonst musst du handeln.
    Passen alle direkt nacheinander, ist die Partie vorbei und es folgt die Wertung.

## Transportkarten ziehen

rule-D1-title = Zwei Karten
rule-D1 =
    Nimm zwei Karten, eine nach der anderen.
    Such dir jedes Mal eine offen ausliegende Karte aus oder zieh die oberste vom Stapel, ohne sie vorher zu sehen.
    Nach der ersten Karte darfst du nicht aufhören, solange du noch eine zweite nehmen darfst (siehe D3, D4 und D8).

rule-D2-title = Lücke auffüllen
rule-D2 =
    Nimmst du eine offen ausliegende Karte, kommt die oberste Karte vom Stapel gleich auf denselben Platz.
    Erst danach wählst du deine zweite Karte.

rule-D3-title = Offene Fährenkarte zuerst
rule-D3 =
    Ist deine erste Karte eine offen ausliegende Fährenkarte, ist deine Aktion damit zu Ende.
    Eine zweite Karte bekommst du nicht.

rule-D4-title = Fährenkarte als zweite Karte
rule-D4 =
    Deine zweite Karte darf keine offen ausliegende Fährenkarte sein.
    Für eine Fährenkarte oben vom Stapel gilt keine Einschränkung: Ob als erste oder zweite, sie zählt als eine Karte wie jede andere.

rule-D5-title = Kein Handlimit
rule-D5 =
    Für deine Transportkarten gibt es keine Obergrenze: Sammle, so viele du magst.

rule-D6-title = Leerer Stapel
rule-D6 =
    Sobald der Stapel leer ist und Karten im Ablagestapel liegen, mischt ihr den ganzen Ablagestapel zu einem neuen Stapel.
    Auch gerade erst bezahlte oder abgeräumte Karten werden mitgemischt.
    Hat die Auslage weniger als 5 Karten, füllt ihr sie auf, sobald es wieder Karten gibt, zum Beispiel nachdem jemand eine Strecke bezahlt hat.

rule-D7-title = Die Auslage auffüllen und prüfen
rule-D7 =
    Füllt die Auslage auf und prüft sie: nach dem Austeilen, nach jeder einzelnen genommenen Karte (also auch zwischen deinen beiden Karten) und immer, wenn jemand eine Strecke genutzt hat, selbst wenn sich an der Auslage nichts geändert hat und auch nach dem letzten Zug der Partie.
    Zuerst kommt auf den Platz einer gerade genommenen Karte die oberste Karte vom Stapel; dann füllt ihr leere Plätze der Reihe nach, vom ersten bis zum fünften.
    Sind nun 3 oder mehr offene Karten Fährenkarten und ist der Stapel nicht leer, räumt ihr ab: Legt alle offenen Karten auf den Ablagestapel, füllt die Plätze vom ersten bis zum fünften und prüft noch einmal. Bei jeder Prüfung wird höchstens dreimal abgeräumt; danach bleiben die Karten vorerst liegen.
    Alle Karten einer Bezahlung oder eines Abräumens kommen gemeinsam auf den Ablagestapel, und zwischen den Schritten gilt D6.

rule-D8-title = Nur eine Karte möglich
rule-D8 =
    Du darfst diese Aktion wählen, sobald du mindestens eine Karte nehmen kannst.
    Gibt es danach keine zweite, die du nehmen darfst, endet die Aktion nach einer Karte.

rule-D9-title = Offen und geheim
rule-D9 =
    Stapel, Ablagestapel, Auslage und alle Hände zusammen haben immer 44 Karten.
    Eine Karte vom Stapel sieht nur, wer sie gezogen hat; eine offen genommene kennen alle.
    Alle dürfen wissen, wie viele Transportkarten jede Person auf der Hand hat und wie viele Straßenbahnfiguren ihr bleiben, wie viele Karten im Stapel und im Ablagestapel liegen und wie viele von jeder Farbe abgelegt sind.
    Auch die Größe des Zielkartenstapels ist offen, sobald die erste Wahl aus S6 vorbei ist.

## Eine Strecke nutzen

rule-C1-title = Jede freie Strecke
rule-C1 =
    Nutze in deinem Spielzug eine freie Strecke, nie mehr; frei heißt, dass niemand sie nutzt und dass C6 sie dir nicht sperrt.
    Sie darf überall liegen und muss deine anderen Strecken nicht berühren.

rule-C2-title = Eine Strecke bezahlen
rule-C2 =
    Bezahle für jedes Feld eine Transportkarte: Karten in der Farbe der Strecke oder, bei einer grauen Strecke, Karten einer einzigen Farbe deiner Wahl.
    Fährenkarten sind Joker und können einige oder alle dieser Karten ersetzen.
    Für eine schwarze Strecke mit 3 Feldern bezahlst du 3 schwarze Karten, 2 schwarze und 1 Fährenkarte, 1 schwarze und 2 Fährenkarten oder 3 Fährenkarten; welche davon, entscheidest du.

rule-C3-title = Fähren
rule-C3 =
    Eine Fähre ist eine Strecke mit Fährensymbol: Für jedes Symbol bezahlst du mindestens eine Fährenkarte; auf diesem Spielplan hat jede Fähre genau ein Symbol.
    Wie du ihre übrigen Felder bezahlst, sagt C2; auch dafür darfst du Fährenkarten nehmen.

rule-C4-title = Genug Straßenbahnfiguren
rule-C4 =
    Du brauchst für jedes Feld eine Straßenbahnfigur.
    Hast du weniger übrig, als die Strecke Felder hat, darfst du sie nicht nutzen.

rule-C5-title = Die Schritte beim Nutzen
rule-C5 =
    Leg zuerst die Karten, mit denen du bezahlst, auf den Ablagestapel, setz dann auf jedes Feld eine deiner Straßenbahnfiguren und schreib dir sofort die Punkte gut, die in der Tabelle für diese Länge stehen.
    Danach wird die Auslage aufgefüllt und geprüft (D7), und du nimmst ein Souvenirplättchen, wenn eins für dich da ist (C7).
    Damit ist dein Spielzug vorbei, und du prüfst, ob das Ende der Partie beginnt (E1).

rule-C6-title = Doppelstrecken
rule-C6 =
    Eine Doppelstrecke besteht aus zwei gleich langen Strecken zwischen denselben zwei Orten.
    Beide zugleich darf niemand haben.
    Zu dritt oder zu viert darf jemand anders die zweite nutzen; zu zweit ist sie für euch beide gesperrt, sobald die erste vergeben ist.

rule-C7-title = Ein Souvenir nehmen
rule-C7 =
    Sieh dir die beiden Orte an den Enden der Strecke an, die du gerade genutzt hast.
    Liegt auf einem davon ein Plättchen mit einem Symbol, das dir noch fehlt, musst du genau eins nehmen; bieten dir beide Orte eins an, wählst du.
    Ein Symbol, das du schon hast, nimmst du nie.

rule-C8-title = Souvenirs sind offen
rule-C8 =
    Deine Souvenirplättchen liegen so, dass alle sie sehen können.

## Zielkarten ziehen

rule-K1-title = Zwei Zielkarten
rule-K1 =
    Zieh die 2 obersten Karten vom Zielkartenstapel und behalte eine oder beide.
    Lehnst du eine ab, leg sie unter den Zielkartenstapel.

rule-K2-title = Wenige Zielkarten übrig
rule-K2 =
    Ist nur noch eine Zielkarte übrig, darfst du diese Aktion trotzdem wählen, musst die Karte aber behalten.
    Ist der Zielkartenstapel leer, darfst du die Aktion nicht wählen.

rule-K3-title = Zielkarten bleiben
rule-K3 =
    Eine Zielkarte, die du behältst, gehört dir bis zum Ende der Partie; du wirst sie nicht mehr los.
    Du darfst so viele Zielkarten haben, wie du willst.

rule-K4-title = Geheime Zielkarten
rule-K4 =
    Bis zum Ende erfährt niemand sonst, welche Zielkarten du hast und ob du sie erfüllt hast.
    Wie viele du hast, dürfen alle wissen, sobald die erste Wahl aus S6 vorbei ist.

rule-K5-title = Abgelehnte Zielkarten
rule-K5 =
    Du weißt, welche Zielkarten du abgelehnt hast und wo sie im Zielkartenstapel liegen.
    Die anderen wissen weder das eine noch das andere.

## Ende und Wertung

rule-E1-title = Die letzten Spielzüge
rule-E1 =
    Hat jemand am Ende des eigenen Spielzugs 2 oder weniger Straßenbahnfiguren, beginnen die letzten Spielzüge.
    Alle sind noch genau einmal am Zug; den allerletzten Spielzug hat, wer sie ausgelöst hat.
    Das geschieht nur einmal: Werden später noch jemandem die Straßenbahnfiguren knapp, kommen keine Spielzüge dazu.

rule-E2-title = Zielkarten werten
rule-E2 =
    Dreh deine Zielkarten um.
    Eine Zielkarte ist erfüllt, wenn deine eigenen Strecken einen lückenlosen Weg zwischen ihren beiden Orten bilden: Du bekommst ihre Punkte.
    Für jede nicht erfüllte verlierst du ihre Punkte.

rule-E3-title = Souvenirs werten
rule-E3 =
    Zähl die verschiedenen Symbole auf deinen Souvenirplättchen.
    Kein oder 1 Symbol bringt 0 Punkte, 2 Symbole bringen 1 Punkt, 3 bringen 2, 4 bringen 4, 5 bringen 6, 6 bringen 9 und alle 7 bringen 12.

rule-E4-title = Wer gewinnt
rule-E4 =
    Wer die meisten Punkte hat, gewinnt.
    Bei Gleichstand liegt vorn, wer mehr Zielkarten erfüllt hat; herrscht auch da Gleichstand, teilt ihr euch den Sieg.
    Alle weiteren Plätze werden genauso bestimmt.

rule-E5-title = Unter null
rule-E5 =
    Ein Punktestand kann negativ sein.

rule-E6-title = Streckenpunkte nachrechnen
rule-E6 =
    Rechne am Ende die Punkte aller deiner Strecken auf dem Spielplan noch einmal zusammen.
    Die Summe muss dieselbe sein wie die Streckenpunkte, die du während der Partie bekommen hast.

rule-heading = { $id }  { $title }
