# Was man auf Deutsch tippen kann, und wie Befehle geschrieben werden; die Seite lädt es beim ersten Befehl.

## Getippte Befehle

# Was man tippen darf: Wörter und Wendungen zwischen Kommas, ohne Großschreibung, Akzente und Satzzeichen. Keines
# darf in zwei Listen stehen, nur kann ein Artikel auch die Zahl eins sein. Ein Strich trennt Wörter für dieselbe Zahl.
command-words-claim = nutze, nutzen, nutz, benutze, benutzen, baue, bauen, bau, kaufe, kaufen, kauf, verbinde, verbinden, beanspruche, beanspruchen, belege, belegen, besetze, besetzen, nimm strecke, nimm die strecke, nehme die strecke, strecke nehmen
command-words-take = nimm, nehme, nehmen, nimmt, nimmst, wähle, wählen, hole, hol, holen, greife, greif, schnapp
command-words-draw = ziehe, zieh, ziehen, zieht, ziehst
command-words-deck = stapel, kartenstapel, nachziehstapel, zugstapel, talon, verdeckt, verdeckte, verdeckten, blind, oberste, obersten, oben, ungesehen
command-words-slot = kartenplatz, platz, slot, nummer, nr, position, stelle
command-words-keep = behalte, behalten, behalt, behältst
command-words-put = lege, leg, legen, legt, platziere, platzieren, platzier, setze, setzen, setz, stell, stellen
command-words-pass = passe, passen, pass, passt, aussetzen, setze aus, setz aus
command-words-undo = zurück, zurücknehmen, nimm zurück, nimm es zurück, nimm das zurück, nimm den zug zurück, nimm meinen zug zurück, nimm den letzten zug zurück, rückgängig, widerrufen, undo, ups, hoppla
command-words-token = souvenir, souvenirs, souvenirplättchen, souvenirstapel, plättchen, andenken
command-words-all = alle, alles, beide, beides, sämtliche
command-words-none = keine, keinen, keins, keines, kein, nichts
command-words-with = mit, für, bezahle, bezahlen, bezahl, zahle, zahlen, zahl, mithilfe, mittels
command-words-tickets = zielkarten, zielkarte, ziele, ziel, tickets, ticket, aufträge, auftrag
command-words-hand = hand, meine hand, meine karten, handkarten, meine handkarten
command-words-display = auslage, offene karten, offenen karten, offen, offene, offenen, offen ausliegend, offen ausliegende, offen ausliegenden, ausliegende, ausliegenden
command-words-board = spielplan, plan, spielbrett, brett, landkarte, stadtplan, strecken, streckennetz, netz
command-words-players = spieler, mitspieler, spielerinnen, alle spieler, punkte, punktestand, spielstand, stand, wertung, zählleiste
command-words-log = protokoll, verlauf, spielverlauf, log, neuigkeiten, was ist passiert, was ist geschehen
command-words-help = hilfe, hilf, befehle, help
command-words-rules = regeln, regel, spielregeln, spielregel, anleitung, spielanleitung, regelheft
command-words-filler = der, die, das, den, dem, des, ein, eine, einen, einer, einem, eines, the, von, vom, nach, zu, zum, zur, bis, auf, aus, an, am, ab, in, im, ins, bei, beim, zwischen, und, oder, dann, jetzt, nun, noch, mal, bitte, ich, wir, du, mein, meine, meinen, meiner, meinem, mir, mich, uns, es, ihn, sie, möchte, will, wollen, würde, gern, gerne, lass, lasst, ist, sind, was, welche, welcher, welches, zeige, zeig, zeigen, liste, sag, sage, lies, karte, karten, transportkarte, transportkarten, farbe, farben, strecke, route, linie, verbindung, zug, letzten, letzter, mach, mache, machen, habe, hab, hast, haben, hat, neue, neuen, gibt, liegt, liegen, wer, wie, viele, auch, x
command-words-numbers = eins|ein|eine|einen|einer|einem, zwei|zwo, drei, vier, fünf, sechs, sieben, acht
command-words-ordinals = erste|ersten|erster|erstes, zweite|zweiten|zweiter|zweites, dritte|dritten|dritter|drittes, vierte|vierten|vierter|viertes, fünfte|fünften|fünfter|fünftes, sechste|sechsten|sechster|sechstes, siebte|siebten|siebter|siebtes, achte|achten|achter|achtes
command-words-blue = blau, blaue, blauen, blauer, blaues, b
command-words-green = grün, grüne, grünen, grüner, grünes, g
command-words-black = schwarz, schwarze, schwarzen, schwarzer, schwarzes, k, s
command-words-pink = pink, pinke, pinken, pinker, pinkes, rosa, p
command-words-red = rot, rote, roten, roter, rotes, r
command-words-orange = orange, orangen, orangene, orangenen, orangefarben, o
command-words-grey = grau, graue, grauen, grauer, graues
command-words-ferry = fähre, fähren, fährenkarte, fährenkarten, f, joker, schiff, boot

# Wie Befehle geschrieben werden: Jeder muss wieder verstanden werden.
command-claim = Nutze { $route } mit { $cards }
command-route-of-color = die Strecke { $ends } in { $color }
command-route-of-number = Strecke { $number } von { $ends }
command-take-face-up = Nimm { $color } von Kartenplatz { $slot }
command-take-slot = Nimm die Karte von Kartenplatz { $slot }
command-take-unseen = Nimm eine Karte vom Stapel
command-draw-tickets = Ziehe Zielkarten
command-keep = Behalte { $tickets }
command-put = Lege „{ $souvenir }“ auf { $place }
command-take-souvenir = Nimm das Souvenir „{ $souvenir }“ bei { $place }
command-take-at = Nimm das Souvenir bei { $place }
command-pass = Passe

command-numbered = { $number } für { $thing }
command-empty = Sag, was du tust, zum Beispiel „nimm { $color }“, „ziehe zielkarten“ oder „hilfe“.
command-too-long = Das ist zu lang: Ein Befehl hat höchstens { $letters } Zeichen und { $words } Wörter.
command-unknown = „{ $word }“ ist hier unbekannt; „hilfe“ verrät, was du tippen kannst.
command-unknown-near = „{ $word }“ ist hier unbekannt; vielleicht meinst du „{ $nearest }“.
command-ambiguous = „{ $word }“ kann { $choices } heißen: Sag, was du meinst.
command-stray = „{ $word }“ passt hier nicht: Sag eins nach dem anderen.
command-no-verb = Sag, was mit „{ $word }“ geschehen soll, zum Beispiel „nimm“, „nutze“, „behalte“ oder „lege“.
command-one-card = Karten nimmst du einzeln: Sag, welche als Nächstes kommt.
command-which-card = Sag, welche Karte: { $cards }.
command-deck = eine vom Stapel
command-not-face-up = { $color } liegt nicht offen aus. Offen liegen: { $cards }.
command-unknown-slot = Es gibt keinen Kartenplatz { $slot }: Die Kartenplätze gehen von 1 bis { $last }.
command-slot-shows = Kartenplatz { $slot } zeigt: { $color }. Sag entweder Kartenplatz oder Farbe.
command-which-tickets = Sag, welche du behältst: { $tickets }.
command-unknown-ticket =
    { $count ->
        [1] Es gibt keine Zielkarte { $number }: Nur 1 Zielkarte steht zur Auswahl.
       *[other] Es gibt keine Zielkarte { $number }: { $count } Zielkarten stehen zur Auswahl.
    }
command-not-offered = Keine Zielkarte mit { $place } steht zur Auswahl. Du hast: { $tickets }.
command-which-souvenir = Sag, welches Souvenir: { $souvenirs }.
command-which-place = Sag, auf welchen Ort du „{ $souvenir }“ legst.
command-other-souvenir = Bei { $place } liegt „{ $souvenir }“: Sag entweder Ort oder Souvenir.
command-two-places = Nenne eine Strecke mit ihren beiden Orten.
command-which-end = Von { $place } führen Strecken nach { $places }: Sag, welche.
command-no-route = Von { $a } führt keine Strecke nach { $b }; ab { $a } geht es nach { $places }.
command-no-such-route = So eine Strecke gibt es von { $a } nach { $b } nicht. Zur Wahl: { $routes }.
command-which-route = Sag, welche Strecke: { $routes }.
command-which-payment = Sag, womit du { $route } bezahlst: { $ways }.

## Fragen

question-two-places = Nenne die beiden Orte des Weges.

# Was Spieler fragen können, außer dem, was sie tun können: geschrieben wie die Wörter der Befehle oben.
question-words-where = wo, wo bin ich, wo sind wir, meine strecken, mein netz, meine orte
question-words-options = was kann ich tun, was kann ich machen, was kann ich, was darf ich, kann ich, darf ich, möglichkeiten, optionen, was nun
question-words-way = weg, pfad, wie weit, wie komme ich, kürzester weg, kürzeste weg, kürzesten weg, entfernung
question-words-turn = wer ist dran, wer ist am zug, wer ist an der reihe, dran, spielzug, lage, überblick, übersicht, situation
question-words-aside = kann, darf, tun, wem, gehört, führt, führen, gehen, geht, bin, fehlt, fehlen, beschreibe, brauche, übrig
