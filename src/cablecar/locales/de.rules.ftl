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
    Das Spiel ist für { $players ->
        [2] zwei Personen
        [3] zwei oder drei Personen
       *[other] zwei bis vier Personen
    }. Alle haben { $cars ->
        [one] eine Straßenbahnfigur und einen Zählstein
       *[other] { $cars } Straßenbahnfiguren und einen Zählstein
    } in derselben Farbe.
    Es gibt { $cards } Transportkarten: { $kinds ->
        [one] { "" }
       *[other] je{ " " }
    }{ $per } in { $colors }, dazu { $ferries ->
        [0] keine Fährenkarten
        [one] 1 Fährenkarte als Joker
       *[other] { $ferries } Fährenkarten als Joker
    }.
    Es gibt { $tickets ->
        [one] 1 Zielkarte
       *[other] { $tickets } Zielkarten
    } mit je zwei Orten und einer Punktzahl.
    Es gibt { $tokens } Souvenirplättchen: { $symbols ->
        [one] alle mit demselben Symbol.
       *[other] { $symbols } Symbole mit je { $each } Plättchen.
    }
    Auf dem Spielplan verbinden Strecken die Orte. Eine Strecke ist eine Reihe von Feldern in einer Farbe oder in Grau; sie kann Fährensymbole tragen, und zwei Strecken nebeneinander sind eine Doppelstrecke.
    { $starts ->
        [0] Kein Ort ist als Startort für Souvenirs markiert.
        [one] Ein Ort ist als Startort für Souvenirs markiert: { $places }.
       *[other] { $starts } Orte sind als Startorte für Souvenirs markiert: { $places }.
    }
    Die Zählleiste zeigt den Punktestand von allen.
    Längere Strecken sind mehr Punkte wert: Die Tabelle steht bei C5.
    Punkte bekommst du für Strecken, erfüllte Zielkarten und verschiedene Souvenirs; für Zielkarten, die unerfüllt bleiben, verlierst du welche.

## Vorbereitung

rule-S1-title = Straßenbahnfiguren und Punkte
rule-S1 =
    Nimm dir { $cars ->
        [one] deine Straßenbahnfigur
       *[other] deine { $cars } Straßenbahnfiguren
    } und setz deinen Zählstein auf die 0.

rule-S2-title = Souvenirs sortieren
rule-S2 =
    Bildet aus den Souvenirplättchen { $symbols ->
        [one] einen Stapel: Alle haben dasselbe Symbol.
       *[other] { $symbols } Stapel, einen für jedes Symbol.
    }
    { $players ->
        [2] Jeder Stapel hat 2 Plättchen.
        [3] Jeder Stapel hat 2 Plättchen.
       *[other] Zu viert hat jeder Stapel alle 3 Plättchen. Zu zweit oder zu dritt hat er 2, und die übrigen bleiben draußen.
    }

rule-S3-title = Souvenirs auf dem Spielplan
rule-S3 =
    { $starts ->
        [0] Auf diesem Spielplan beginnt kein Ort mit einem Stapel; beide Stapel warten neben dem Spielplan.
        [one] Ein Ort beginnt mit einem Stapel: { $places }.
            { $waiting ->
                [0] Es ist der einzige Stapel.
               *[other] Lost aus, welcher Stapel dorthin kommt.
                    Die beiden übrigen Stapel warten neben dem Spielplan.
            }
       *[other] { $starts } Orte beginnen mit je einem Stapel: { $places }.
            Lost aus, welcher Stapel auf welchen Ort kommt.
            { $waiting ->
                [0] Es bleibt kein Stapel übrig.
               *[other] Die beiden übrigen Stapel warten neben dem Spielplan.
            }
    }

rule-S4-title = Transportkarten austeilen
rule-S4 =
    Mischt die Transportkarten{ $hand ->
        [0] { "" }. Niemand bekommt welche auf die Hand.
        [one] { " " }und gebt allen 1 davon.
       *[other] { " " }und gebt allen { $hand } davon.
    }
    { $display ->
        [one] Die nächste Karte kommt offen auf den Tisch: Das ist die Auslage mit ihrem einzigen Kartenplatz.
       *[other] Die nächsten { $display } kommen offen in eine Reihe: Das ist die Auslage mit einem Kartenplatz für jede Karte.
    }
    Die übrigen Karten sind der Stapel.

rule-S5-title = Zu viele Fährenkarten
rule-S5 =
    { $sweep ->
        [0] Auf diesem Spielplan können nie genug Fährenkarten offen liegen, um die Auslage abzuräumen.
       *[other] Sind { $sweep } oder mehr Karten der neuen Auslage Fährenkarten, kommt die ganze Auslage auf den Ablagestapel, und neue Karten werden aufgedeckt.
    }
    Die genauen Schritte stehen in Regel D7.

rule-S6-title = Deine ersten Zielkarten
rule-S6 =
    Mischt die Zielkarten und gebt allen { $offer ->
        [1] 1. Sieh dir deine heimlich an; du musst sie behalten.
        [2] 2. Sieh dir deine heimlich an und behalte eine oder beide.
       *[other] { $offer }. Sieh dir deine heimlich an und behalte mindestens eine.
    }
    { $offer ->
        [1] Alle sehen gleichzeitig nach und dürfen in beliebiger Reihenfolge fertig werden.
            Bis alle fertig sind, sehen die anderen nur, wer fertig ist.
       *[other] Alle wählen gleichzeitig und dürfen in beliebiger Reihenfolge fertig werden.
            Bis alle gewählt haben, sehen die anderen nur, wer fertig ist, aber nicht, wie viele Zielkarten jemand behalten hat oder wie viele im Zielkartenstapel liegen.
            Danach kommen alle abgelehnten Zielkarten auf einmal unter den Zielkartenstapel, der Sitzordnung nach: Die vom letzten Sitzplatz liegen ganz unten.
    }

rule-S7-title = Wer beginnt
rule-S7 =
    Die Sitzplätze werden vor dem Austeilen ausgelost, außer der Gastgeber legt sie fest.
    Wer auf dem ersten Sitzplatz sitzt, beginnt.
    Danach geht es im Uhrzeigersinn weiter.

rule-S8-title =
    Die letzten Stapel, { $players ->
        [2] nicht zu zweit
        [3] 3 Personen
       *[other] 3 oder 4 Personen
    }
rule-S8 =
    { $waiting ->
        [0] Auf diesem Spielplan bleibt kein Stapel übrig, also legt niemand einen aus.
       *[other] { $players ->
                [2] Dieser Spielplan ist für zwei Personen; hier gilt Regel S9.
                [3] Zu dritt legt ihr die letzten beiden Stapel vor dem ersten Spielzug aus.
                    Wer in der Reihenfolge zuletzt dran ist, sucht sich einen der wartenden Stapel aus und legt ihn auf irgendeinen Ort ohne Stapel.
                    Danach legt die vorletzte Person den anderen auf einen Ort, der immer noch keinen hat.
               *[other] Zu dritt oder zu viert legt ihr die letzten beiden Stapel vor dem ersten Spielzug aus.
                    Wer in der Reihenfolge zuletzt dran ist, sucht sich einen der wartenden Stapel aus und legt ihn auf irgendeinen Ort ohne Stapel.
                    Danach legt die vorletzte Person den anderen auf einen Ort, der immer noch keinen hat.
            }
    }

rule-S9-title = Die letzten Souvenirs, 2 Personen
rule-S9 =
    { $waiting ->
        [0] Auf diesem Spielplan bleibt kein Stapel übrig, also legt niemand einen aus.
       *[other] Zu zweit nimmt, wer nicht beginnt, von jedem der beiden wartenden Stapel ein einzelnes Plättchen.
            Beide kommen auf Orte ohne Stapel, aber nicht auf denselben. Was von den wartenden Stapeln bleibt, ist aus dem Spiel.
            So beginnt die Partie mit { $starts ->
                [0] nur zwei einzelnen Plättchen auf dem Spielplan.
                [one] zwei einzelnen Plättchen und einem Zweierstapel auf dem Spielplan.
               *[other] zwei einzelnen Plättchen und { $starts } Zweierstapeln auf dem Spielplan.
            }
    }

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
    Nimmst du eine offen ausliegende Karte, kommt die oberste Karte vom Stapel gleich auf denselben Kartenplatz.
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
    Fehlen Karten in der Auslage, füllt ihr sie auf, sobald es wieder Karten gibt, zum Beispiel nachdem jemand eine Strecke bezahlt hat.

rule-D7-title = Die Auslage auffüllen und prüfen
rule-D7 =
    Füllt die Auslage auf und prüft sie: nach dem Austeilen, nach jeder einzelnen genommenen Karte (also auch zwischen deinen beiden Karten) und immer, wenn jemand eine Strecke genutzt hat, selbst wenn sich an der Auslage nichts geändert hat und auch nach dem letzten Zug der Partie.
    Zuerst kommt auf den Kartenplatz einer gerade genommenen Karte die oberste Karte vom Stapel; dann füllt ihr leere Kartenplätze der Reihe nach.
    { $sweep ->
        [0] Dann seht ihr nach den Fährenkarten. Auf diesem Spielplan können nie genug offen liegen, um abzuräumen.
       *[other] Sind nun { $sweep } oder mehr offene Karten Fährenkarten und ist der Stapel nicht leer, räumt ihr ab: Legt alle offenen Karten auf den Ablagestapel, füllt die Kartenplätze der Reihe nach und prüft noch einmal. Abgeräumt wird höchstens dreimal; danach bleiben die Karten liegen.
    }
    Alle Karten einer Bezahlung oder eines Abräumens kommen gemeinsam auf den Ablagestapel, und zwischen den Schritten gilt D6.

rule-D8-title = Nur eine Karte möglich
rule-D8 =
    Du darfst diese Aktion wählen, sobald du mindestens eine Karte nehmen kannst.
    Gibt es danach keine zweite, die du nehmen darfst, endet die Aktion nach einer Karte.

rule-D9-title = Offen und geheim
rule-D9 =
    Stapel, Ablagestapel, Auslage und alle Hände zusammen haben immer { $cards } Karten.
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
rule-C2-example = Zum Beispiel { $route }: Du bezahlst { $length } Karten dieser Farbe und darfst beliebig viele davon durch Fährenkarten ersetzen, auch alle.

rule-C3-title = Fähren
rule-C3 =
    Eine Fähre ist eine Strecke mit Fährensymbol: Für jedes Symbol bezahlst du mindestens eine Fährenkarte{ $anchors ->
        [0] . Auf diesem Spielplan gibt es keine Fähren.
        [mixed] . Auf diesem Spielplan haben die Fähren unterschiedlich viele Symbole.
        [one] . Auf diesem Spielplan hat jede Fähre ein Symbol.
       *[other] . Auf diesem Spielplan hat jede Fähre { $anchors } Symbole.
    }
    Wie du ihre übrigen Felder bezahlst, sagt C2; auch dafür darfst du Fährenkarten nehmen.

rule-C4-title = Genug Straßenbahnfiguren
rule-C4 =
    Du brauchst für jedes Feld eine Straßenbahnfigur.
    Hast du weniger übrig, darfst du die Strecke nicht nutzen.

rule-C5-title = Die Schritte beim Nutzen
rule-C5 =
    Leg zuerst die Karten, mit denen du bezahlst, auf den Ablagestapel, setz dann auf jedes Feld eine deiner Straßenbahnfiguren und schreib dir sofort die Punkte gut, die in der Tabelle für diese Länge stehen.
    Danach wird die Auslage aufgefüllt und geprüft (D7), und du nimmst ein Souvenirplättchen, wenn eins für dich da ist (C7).
    Damit ist dein Spielzug vorbei, und ihr prüft, ob die letzten Spielzüge beginnen (E1).
rule-C5-row =
    { $length ->
        [one] 1 Feld
       *[other] { $length } Felder
    }: { $points ->
        [1] 1 Punkt
       *[other] { $points } Punkte
    }

rule-C6-title = Doppelstrecken
rule-C6 =
    Eine Doppelstrecke besteht aus zwei gleich langen Strecken zwischen denselben zwei Orten.
    Beide zugleich darf niemand haben.
    { $players ->
        [2] Sobald eine vergeben ist, ist die andere für euch beide gesperrt.
        [3] Zu dritt darf jemand anders die zweite nutzen. Zu zweit ist sie für euch beide gesperrt, sobald die erste vergeben ist.
       *[other] Zu dritt oder zu viert darf jemand anders die zweite nutzen. Zu zweit ist sie für euch beide gesperrt, sobald die erste vergeben ist.
    }

rule-C7-title = Ein Souvenir nehmen
rule-C7 =
    Sieh dir die beiden Orte an, die du gerade verbunden hast.
    Liegt dort ein Plättchen mit einem Symbol, das dir noch fehlt, musst du genau eins nehmen. Bieten dir beide Orte eins an, wählst du.
    Ein Symbol, das du schon hast, nimmst du nie.

rule-C8-title = Souvenirs sind offen
rule-C8 =
    Deine Souvenirplättchen liegen so, dass alle sie sehen können.

## Zielkarten ziehen

rule-K1-title = Neue Zielkarten
rule-K1 =
    Zieh die { $offer ->
        [1] oberste Karte vom Zielkartenstapel; du musst sie behalten.
        [2] 2 obersten Karten vom Zielkartenstapel und behalte eine oder beide.
            Was du ablehnst, kommt unter den Zielkartenstapel.
       *[other] { $offer } obersten Karten vom Zielkartenstapel und behalte mindestens eine.
            Was du ablehnst, kommt unter den Zielkartenstapel.
    }

rule-K2-title = Wenige Zielkarten übrig
rule-K2 =
    Liegen weniger im Stapel, ziehst du, was da ist. Ist es nur eine, musst du sie behalten.
    Ist der Zielkartenstapel leer, darfst du diese Aktion nicht wählen.

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
    Hat jemand am Ende des eigenen Spielzugs { $low ->
        [0] keine Straßenbahnfigur mehr
        [one] nur noch 1 Straßenbahnfigur oder keine
       *[other] { $low } oder weniger Straßenbahnfiguren
    }, beginnen die letzten Spielzüge.
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
    Die Tabelle zeigt, wie viele Punkte sie bringen.
rule-E3-row =
    { $count ->
        [0] Kein Symbol
        [one] 1 Symbol
       *[other] { $count } Symbole
    }: { $points ->
        [1] 1 Punkt
       *[other] { $points } Punkte
    }

rule-E4-title = Wer gewinnt
rule-E4 =
    Der höchste Endstand gewinnt.
    Liegen mehrere gleichauf, entscheidet die Zahl der erfüllten Zielkarten; ist auch die gleich, teilt ihr euch den Sieg.
    Alle weiteren Plätze werden genauso bestimmt.

rule-E5-title = Unter null
rule-E5 =
    Ein Punktestand kann negativ sein.

rule-E6-title = Streckenpunkte nachzählen
rule-E6 =
    Am Ende dürfen alle die Punkte der Strecken auf dem Spielplan nachzählen.
    Es kommt dasselbe heraus wie während der Partie.

rule-heading = { $id }  { $title }
