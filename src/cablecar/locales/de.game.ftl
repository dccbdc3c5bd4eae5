# Was Seite und Terminal auf Deutsch beide sagen: Wörter, Ereignisse, Ergebnisse und Ablehnungen.

player-name = Spieler { $number }

## Partie

wrong-player-count =
    { $most ->
        [2] Auf diesem Spielplan spielt man zu zweit, nicht mit { $count } Personen.
       *[other] Auf diesem Spielplan spielen 2 bis { $most } Personen, nicht { $count }.
    }
wrong-seed = „{ $seed }“ ist kein Startwert; gib eine ganze Zahl oder 1 bis 64 hexadezimale Ziffern an.
unknown-seat = Es gibt keinen Sitzplatz { $seat }; die Sitzplätze gehen von 0 bis { $last }.
undo-refused = Das lässt sich nicht zurücknehmen: Es wurde etwas Verdecktes aufgedeckt oder jemand anders hat gezogen.

## Abgelehnte Züge

refused-game-over = Die Partie ist vorbei; hier geht nichts mehr.
refused-not-your-turn = Du bist nicht am Zug; warte, bis die anderen gehandelt haben.
refused-already-chosen = Du hast deine ersten Zielkarten schon gewählt; warte, bis alle so weit sind.
refused-opening-first = Wähle zuerst, welche Zielkarten du behältst.
refused-place-first = Zuerst müssen die beiden wartenden Souvenirstapel auf den Spielplan.
refused-second-card-first = Du hast eine Transportkarte genommen; nimm jetzt die zweite.
refused-keep-first = Wähle zuerst, welche der gezogenen Zielkarten du behältst.
refused-souvenir-first = Wähle zuerst, welches der beiden Souvenirs du nimmst.
refused-nothing-offered = Es gibt keine Zielkarten zur Auswahl; ziehe zuerst welche.
refused-not-offered = Behalte nur Zielkarten, die du zur Auswahl hast, und jede nur einmal.
refused-keep-one = Behalte mindestens eine der Zielkarten.
refused-unknown-ticket = Die Zielkarte „{ $ticket }“ gibt es auf diesem Spielplan nicht.
refused-not-placing = Souvenirstapel werden nur vor dem ersten Spielzug auf den Spielplan gelegt.
refused-stack-not-waiting = Der Stapel „{ $symbol }“ liegt schon auf dem Spielplan; nimm einen, der noch wartet.
refused-place-has-stack = Auf { $place } liegt schon ein Souvenirstapel; wähle einen Ort ohne.
refused-unknown-souvenir = Das Souvenir „{ $symbol }“ gibt es auf diesem Spielplan nicht.
refused-unknown-place = Den Ort „{ $place }“ gibt es auf diesem Spielplan nicht.
refused-deck-empty = Der Stapel ist leer; nimm stattdessen eine offen ausliegende Karte.
refused-slot-empty = Auf Kartenplatz { $slot } liegt keine Karte; nimm eine andere.
refused-unknown-slot = Die Auslage hat keinen Kartenplatz { $slot }; die Kartenplätze gehen von 0 bis { $last }.
refused-ferry-as-second-card = Eine offen ausliegende Fährenkarte geht nicht als zweite Karte; nimm eine andere oder eine vom Stapel.
refused-no-tickets-left = Es sind keine Zielkarten mehr zum Ziehen da.
refused-unknown-route = Die Strecke „{ $route }“ gibt es auf diesem Spielplan nicht.
refused-route-owned = Die Strecke von { $a } nach { $b } ist schon vergeben.
refused-own-twin = Du nutzt schon die andere Hälfte der Doppelstrecke von { $a } nach { $b }; beide darf niemand nutzen.
refused-twin-claimed = Zu zweit lässt sich von der Doppelstrecke zwischen { $a } und { $b } nur eine Hälfte nutzen.
refused-too-few-cars =
    { $cars ->
        [0] Du hast keine Straßenbahnfigur mehr
        [1] Du hast noch 1 Straßenbahnfigur
       *[other] Du hast noch { $cars } Straßenbahnfiguren
    }, und die Strecke von { $a } nach { $b } braucht { $length }.
refused-too-few-cards = Diese Karten hast du nicht; bezahle mit Karten aus deiner Hand.
refused-wrong-count =
    { $length ->
        [1] Diese Strecke kostet genau 1 Karte, nicht { $count }.
       *[other] Diese Strecke kostet genau { $length } Karten, nicht { $count }.
    }
refused-needs-ferry =
    { $ferries ->
        [1] Diese Fähre braucht mindestens eine Fährenkarte.
       *[other] Diese Fähre braucht mindestens { $ferries } Fährenkarten.
    }
refused-unknown-card = Die Transportkarte „{ $card }“ gibt es auf diesem Spielplan nicht.
refused-one-color = Eine graue Strecke bezahlst du mit Karten einer einzigen Farbe; Fährenkarten dürfen jede davon ersetzen.
refused-wrong-color = Diese Strecke bezahlst du mit Karten in { $color }; Fährenkarten dürfen jede davon ersetzen.
refused-no-souvenir-to-choose = Dort gibt es gerade kein Souvenir zu wählen.
refused-can-act = Passen darfst du nur, wenn du weder eine Karte noch Zielkarten ziehen noch eine Strecke nutzen kannst.
refused-no-such-action = Diesen Zug gibt es auf diesem Spielplan nicht.

## Wörter und Wendungen

list-none = keine
slot-without-card = keine Karte
list-comma = { $first }, { $next }
list-and = { $first } und { $last }
list-or = { $first } oder { $last }
color-blue = Blau
color-green = Grün
color-black = Schwarz
color-pink = Pink
color-red = Rot
color-orange = Orange
color-grey = Grau
color-ferry = Fähre
letter-blue = B
letter-green = G
letter-black = S
letter-pink = P
letter-red = R
letter-orange = O
letter-ferry = F
cards-of-color =
    { $card ->
        [ferry] { $count ->
            [1] 1 Fähre
           *[other] { $count } Fähren
        }
       *[other] { $count }× { $color }
    }
souvenir-bell = Glocke
souvenir-crab = Krabbe
souvenir-loaf = Brot
souvenir-cookie = Glückskeks
souvenir-seal = Robbe
souvenir-globe = Schneekugel
souvenir-flower = Blume
two-places = { $a } – { $b }
name-count = { $name } ({ $count })
route-phrase =
    { $ends }, { $length ->
        [1] 1 Feld
       *[other] { $length } Felder
    }, { $color }{ $ferries ->
        [0] { "" }
        [1] , Fähre
       *[other] , { $ferries } Fährensymbole
    }
route-worth =
    { $route }, { $points ->
        [1] 1 Punkt
       *[other] { $points } Punkte
    }
ticket-phrase = { $ends } ({ $points })
bot-name-random = Zufällig
bot-name-greedy = Gierig
bot-name-rusher = Eilig
bot-name-novice = Neuling
bot-name-casual = Amateur
bot-name-steady = Solide
bot-name-strong = Stark
bot-name-sharp = Scharf
bot-name-veteran = Veteran
bot-name-expert = Experte
bot-numbered = { $bot } { $number }
bot-person = { $name } ({ $bot })

## Was geschieht

event-turned-up = Neu auf Kartenplatz { $slot }: { $color }.
event-swept = Zu viele Fährenkarten: Die Auslage wird abgeräumt.
event-reshuffled =
    { $size ->
        [1] Der Ablagestapel (1 Karte) wird zum neuen Stapel.
       *[other] Der Ablagestapel ({ $size } Karten) wird zum neuen Stapel gemischt.
    }
event-opening-chosen = { $name } hat die ersten Zielkarten gewählt.
event-opening-ended = Alle haben gewählt; behaltene Zielkarten: { $counts }.
event-drew-count =
    { $count ->
        [1] { $name } zieht die letzte Zielkarte.
       *[other] { $name } zieht { $count } Zielkarten.
    }
event-drew-tickets = { $name } zieht { $tickets }.
event-kept-count =
    { $count ->
        [1] { $name } behält 1 Zielkarte.
       *[other] { $name } behält { $count } Zielkarten.
    }
event-kept-tickets = { $name } behält { $tickets }.
event-placed =
    { $count ->
        [1] { $name } legt 1 Souvenirplättchen „{ $souvenir }“ auf { $place }.
       *[other] { $name } legt { $count } Souvenirplättchen „{ $souvenir }“ auf { $place }.
    }
event-souvenir = { $name } nimmt bei { $place } das Souvenir „{ $souvenir }“.
event-took-unseen = { $name } zieht eine Karte vom Stapel.
event-took-from-deck = { $name } zieht eine Karte vom Stapel: { $color }.
event-took-face-up = { $name } nimmt eine offene Karte: { $color }.
event-claimed =
    { $name } nutzt { $ends } mit { $cards }: { $points ->
        [1] 1 Punkt
       *[other] { $points } Punkte
    }.
event-passed = { $name } kann nichts tun und passt.
event-last-round = { $name } gehen die Straßenbahnfiguren aus: Alle sind noch einmal am Zug.
event-over = Die Partie ist vorbei.
log-undo = { $name } nimmt den letzten Zug zurück.
log-bot = Der Bot { $bot } spielt jetzt für { $name }.
log-back = { $name } spielt wieder selbst.
log-clock = Die Zeit von { $name } ist um: Der Bot { $bot } beendet den Spielzug.

## Die Schlusswertung

result-tickets = { $name } hatte { $tickets }.
result-line =
    { $place }. { $name }: { $total ->
        [one] { $total } Punkt
       *[other] { $total } Punkte
    } ({ $routes } für Strecken, { $tickets } für Zielkarten bei { $completed ->
        [1] einer erfüllten
       *[other] { $completed } erfüllten
    }, { $souvenirs } für Souvenirs)
result-winners =
    { $count ->
        [one] { $names } gewinnt.
       *[other] { $names } teilen sich den Sieg.
    }

## Die Bots

bot-failed = Der Bot „{ $bot }“ ist in { $file }, Zeile { $line }, gescheitert: { $reason }.
bot-illegal = Der Bot „{ $bot }“ hat einen unerlaubten Zug gemacht: { $move }.
bot-random = Spielt irgendeinen erlaubten Zug, jeden mit gleicher Wahrscheinlichkeit.
bot-greedy = Nutzt die Strecke mit den meisten Punkten, die er bezahlen kann, und nimmt sonst Karten.
bot-rusher = Nutzt die längsten Strecken und beendet die Partie früh.
bot-novice = Macht Anfängerfehler: vergisst eine Zielkarte, übersieht Blockaden und gibt Karten aus, die er anderswo braucht.
bot-casual = Plant das kürzeste Netz für seine Zielkarten und sammelt, was er dafür braucht.
bot-steady = Baut, was die Zielkarten verlangen; denkt über manche Züge nach und macht die übrigen aus Gewohnheit.
bot-strong = Plant wie der Amateur, schnappt sich umkämpfte Strecken zuerst, sammelt Souvenirs und ist auf jede Spielerzahl abgestimmt.
bot-sharp = Denkt bei jedem zweiten Zug voraus und sieht, worauf andere aus sind.
bot-veteran = Denkt bei fast jedem Zug voraus und hat es selten eilig.
bot-expert = Denkt voraus: probiert Züge in vielen Partien aus, die zu allem passen, was er gesehen hat.

## Der Spielstand in Worten

describe-player =
    { $name }: { $points ->
        [1] 1 Punkt
       *[other] { $points } Punkte
    } für Strecken, noch { $cars ->
        [1] 1 Straßenbahnfigur
       *[other] { $cars } Straßenbahnfiguren
    }, { $cards ->
        [1] 1 Karte
       *[other] { $cards } Karten
    }, { $tickets ->
        [-1] Zielkarten werden noch gewählt
        [1] 1 Zielkarte
       *[other] { $tickets } Zielkarten
    }; Souvenirs: { $souvenirs }.
describe-waiting = Jetzt am Zug: { $names }.
describe-slot = Kartenplatz { $slot } { $card }
describe-face-up = Offen liegen: { $slots }.
describe-deck =
    { $count ->
        [0] Der Stapel ist leer.
        [1] Im Stapel liegt 1 Karte.
       *[other] Im Stapel liegen { $count } Karten.
    }
describe-discard = Abgelegt: { $cards }.
describe-ticket-deck =
    { $count ->
        [0] Es sind keine Zielkarten mehr zum Ziehen da.
        [1] Es ist noch 1 Zielkarte zum Ziehen da.
       *[other] Es sind noch { $count } Zielkarten zum Ziehen da.
    }
describe-cards = Auf der Hand: { $cards }.
describe-no-tickets = Du hast noch keine Zielkarten.
describe-ticket =
    { $ticket }: { $missing ->
        [0] erfüllt.
        [1] Es fehlt noch 1 Feld.
       *[other] Es fehlen noch mindestens { $missing } Felder.
    }
describe-ticket-lost = { $ticket }: nicht mehr erfüllbar.
describe-offer = Zur Auswahl: { $tickets }.
describe-stack =
    { $place }: { $count ->
        [1] 1 Plättchen „{ $souvenir }“
       *[other] { $count } Plättchen „{ $souvenir }“
    }.
describe-no-souvenirs = Es sind keine mehr da.
describe-waiting-souvenirs = Noch zu legen: { $souvenirs }.
describe-network = { $name } hat verbunden: { $places }.
describe-no-network = { $name } hat noch keine Strecken.
describe-place = { $place }: { $routes }.
describe-and = { $first }; { $next }
describe-to = nach { $place }
describe-owned = nach { $place }, genutzt von { $name }
describe-closed = nach { $place }, gesperrt
question-known = { $name } hat auf jeden Fall { $cards }.
question-rejected = Unter die Zielkarten hast du gelegt: { $tickets }.
question-way =
    { $a } nach { $b }: { $missing ->
        [0] Deine eigenen Strecken verbinden sie.
        [1] Es fehlt noch 1 Feld, { $routes }.
       *[other] Es fehlen noch mindestens { $missing } Felder, { $routes }.
    }
question-no-way = { $a } nach { $b }: Kein Weg ist mehr frei.

## Was der Server ablehnt

body-too-large = Das ist zu viel auf einmal; höchstens { $most } Bytes werden gelesen.
path-too-long = Diese Adresse ist zu lang.
length-twice = Diese Anfrage gibt ihre Länge auf zwei Arten an: Schick Content-Length oder Transfer-Encoding, nicht beides.
too-many-requests = Zu viele Anfragen; warte kurz und versuch es noch einmal.
too-many-tables = Du hast viele Tische eröffnet; warte eine Minute bis zum nächsten.
too-many-games = Du hast viele Partien begonnen; warte ein paar Sekunden bis zur nächsten.
too-many-replays = Du hast viele Partien zum Nachspielen geöffnet; warte eine Minute bis zur nächsten.
too-many-messages = Zu viele Nachrichten; diese wurde nicht gelesen. Warte kurz und versuch es noch einmal.
too-many-connections = Aus deinem Netzwerk sind zu viele Fenster offen; schließ eins und versuch es noch einmal.
server-full = Der Server ist voll; versuch es in ein paar Minuten noch einmal.
wrong-origin = Diese Anfrage kommt von einer anderen Seite und wurde abgelehnt.
wrong-host = Dieser Server hört nicht auf den Namen { $host }: Öffne ihn über seine Adresse oder bitte den Betreiber, ihn mit --public-name { $host } zu starten.
metrics-private = Die Messwerte lassen sich nur auf dem Server selbst lesen.
internal = Auf dem Server ist etwas schiefgegangen. Wenn du es meldest, nenne den Fehler { $id }.
message-not-json = Das ist kein gültiges JSON: Sende ein JSON-Objekt.
message-binary = Nachrichten sind Text: Sende ein JSON-Objekt als Text.
message-wrong-field = { $reason ->
    [missing] Das Feld { $field } fehlt.
    [extra_forbidden] Das Feld { $field } ist hier unbekannt: Lass es weg.
    [too_long] Das Feld { $field } ist zu lang oder zu groß.
    [too_short] Das Feld { $field } ist zu kurz oder zu klein.
   *[wrong] Das Feld { $field } hat einen falschen Wert: Was erlaubt ist, steht auf der Seite des Protokolls.
}
message-late = Der nächste Eintrag ist Nummer { $number }: Sieh dir den Tisch an und sende den Zug noch einmal.
message-id-used = Die Kennung dieser Nachricht ist schon vergeben: Gib jeder neuen Nachricht eine eigene.
too-often = Das ist in einer Partie zu oft geschehen.
game-gone = Diese Partie ist vorbei: Am Tisch läuft schon eine andere.
page-unknown = Diese Seite gibt es nicht.
method-unknown = Das geht hier nicht: Was geht, steht auf der Seite des Protokolls.
secret-wrong = Dieser Platz gehört dir nicht: Öffne den Tisch auf dem Gerät, auf dem du dich hingesetzt hast, oder frag den Gastgeber.
host-secret-wrong = Das kann nur der Gastgeber: Bitte die Person darum, die den Tisch eröffnet hat.
code-wrong = Dieser Code ist ungültig, schon benutzt oder abgelaufen: Hol dir einen neuen auf dem Gerät, das den Platz hat.
name-refused = Ein Name hat 1 bis { $most } sichtbare Zeichen: Wähle einen anderen.
name-taken = An diesem Tisch heißt schon jemand { $name }: Wähle einen anderen Namen.
too-many-public-tables = Du hast schon { $most } öffentliche Tische: Warte, bis einer fertig ist, oder eröffne einen, den man nur über seinen Link findet.
table-unknown = Diesen Tisch gibt es nicht: Prüfe den Link.
table-waiting = Die Partie hat noch nicht begonnen.
table-playing = Die Partie hat schon begonnen.
table-finished = Die Partie ist vorbei: Spielt doch noch eine.
table-full = Alle Plätze sind besetzt: Du kannst zuschauen.
table-reloads = Der Tisch wird gerade neu geladen: Versuch es noch einmal.
store-unavailable = Der Server kann gerade nichts speichern, deshalb ist nichts geschehen: Versuch es in einer Minute noch einmal.
server-stops = Der Server startet neu; deine Partie geht gleich weiter.
chair-unknown = Diesen Platz gibt es am Tisch nicht.
seat-taken = Da sitzt schon jemand: Wähle einen anderen Platz.
seat-with-bot = Auf diesem Platz spielt ein Bot: Übernimm ihn zuerst wieder.
seat-present = Wer auf diesem Platz spielt, ist da.
color-taken = { $name } hat diese Farbe schon.
seat-moved = Dieser Platz ist auf ein anderes Gerät umgezogen.
seat-closed = Dieser Platz wurde aufgegeben oder geschlossen.
seats-still-open = Noch sind Plätze frei: Warte, setz Bots darauf oder schließ sie.
too-few-players = Ihr müsst mindestens zu zweit sein.
client-too-slow = Die Verbindung ist zu langsam: Verbinde dich neu, um den Rest zu bekommen.
spectators-watch = Beim Zuschauen geht das nicht: Nimm Platz, um mitzuspielen oder mitzureden.
chat-off = Der Gastgeber hat den Chat ausgeschaltet.
chat-muted = Der Gastgeber hat dich stummgeschaltet.
chat-empty = Deine Nachricht ist leer.
chat-full = Der Chat dieses Tisches ist voll.
chat-unknown = Diese Nachricht gibt es nicht.
chat-title = Chat
chat-nothing = Noch hat niemand etwas geschrieben.
chat-say = Schreib etwas
chat-deleted = Diese Nachricht wurde gelöscht.
phrase-thumb = Daumen hoch
phrase-heart = Herz
phrase-laugh = Lachen
phrase-wow = Staunen
phrase-sad = Traurig
phrase-bell = Bimm, bimm!
phrase-hello = Hallo!
phrase-luck = Viel Glück!
phrase-nice = Guter Zug!
phrase-thanks = Danke!
phrase-oops = Hoppla!
phrase-moment = Einen Moment, bitte.
phrase-close = Das war knapp!
phrase-played = Gut gespielt!
game-unknown = Diese Partie gibt es an diesem Tisch nicht.
game-not-over = Die Partie läuft noch: Aufzeichnung und Statistik gibt es, sobald sie zu Ende ist.
replay-unknown = Unter diesem Link wird keine Partie geteilt: Er ist falsch oder wurde zurückgezogen.

## Ein Tisch, auf der Seite und im Terminal

connection-lost = Verbinde neu …
log-title = Verlauf
log-empty = Noch ist nichts passiert.
end-won =
    { $count ->
        [one] { $names } gewinnt mit { $points ->
            [one] { $points } Punkt
           *[other] { $points } Punkten
        }!
       *[other] { $names } teilen sich den Sieg mit je { $points ->
            [one] { $points } Punkt
           *[other] { $points } Punkten
        }!
    }
end-place = Platz
end-routes = Strecken
end-tickets-won = Zielkarten erfüllt
end-tickets-lost = Zielkarten nicht erfüllt
end-souvenirs = Souvenirs
end-total = Summe
end-tickets-of = Die Zielkarten von { $name }
end-table = Die Schlusswertung in Punkten
stat-title = Statistik
stat-turns-all = Spielzüge gesamt
stat-cards-face-up = offen genommen
stat-cards-blind = vom Stapel gezogen
stat-cards-hand = höchstens auf der Hand
stat-tickets-draws = wie oft gezogen
stat-tickets-completed = erfüllt
stat-tickets-failed = nicht erfüllt
stat-routes-claimed = genutzte Strecken
stat-routes-cars = eingesetzte Straßenbahnfiguren
stat-routes-longest = Felder der längsten Strecke
stat-routes-network = Felder des größten Netzes
stat-routes-ferries = eingesetzte Fährenkarten
stat-routes-tokens = genommene Souvenirs
table-over = Die Partie ist vorbei.
table-do-opening =
    { $offered ->
        [1] Das ist deine erste Zielkarte: Du musst sie behalten.
        [2] Wähle deine ersten Zielkarten: Behalte eine oder beide.
       *[other] Wähle deine ersten Zielkarten: Behalte mindestens eine.
    }
table-do-placing = Leg ein Souvenir auf den Spielplan: Wähle erst das Souvenir, dann den Ort.
table-do-turn =
    { $cars ->
        [0] Du bist am Zug: Zieh Karten oder Zielkarten.
       *[other] Du bist am Zug: Zieh Karten, nutze eine Strecke oder zieh Zielkarten.
    }
table-do-second_card = Nimm deine zweite Karte.
table-do-keeping =
    { $offered ->
        [one] Behalte die Zielkarte.
       *[other] Behalte mindestens eine dieser Zielkarten.
    }
table-do-souvenir = Wähle eins der beiden Souvenirs.
table-do-pass = Du kannst gerade nichts tun: Passe.
table-wait-bots = Die Bots machen sich bereit. Beim ersten Mal dauert das etwa eine halbe Minute.
table-wait-opening =
    { $count ->
        [one] { $names } wählt noch die ersten Zielkarten.
       *[other] { $names } wählen noch die ersten Zielkarten.
    }
table-wait-placing = { $names } legt ein Souvenir auf den Spielplan.
table-wait-turn = { $names } ist am Zug.
table-wait-second_card = { $names } nimmt eine zweite Karte.
table-wait-keeping = { $names } wählt Zielkarten.
table-wait-souvenir = { $names } wählt ein Souvenir.
table-last-round =
    { $count ->
        [1] Letzte Runde: letzter Spielzug
       *[other] Letzte Runde: insgesamt noch { $count } Spielzüge
    }
table-clock-days =
    { $days ->
        [1] 1 Tag, { $time }
       *[other] { $days } Tage, { $time }
    }
table-bot-plays = Ein Bot spielt für dich.
table-players = Spieler
table-you = (du)
table-to-move = am Zug
table-points =
    { $count ->
        [1] 1 Punkt
       *[other] { $count } Punkte
    }
table-cars =
    { $count ->
        [1] 1 Straßenbahnfigur
       *[other] { $count } Straßenbahnfiguren
    }
table-cards =
    { $count ->
        [1] 1 Karte
       *[other] { $count } Karten
    }
table-tickets-held =
    { $count ->
        [1] 1 Zielkarte
       *[other] { $count } Zielkarten
    }
table-has-chosen = hat Zielkarten gewählt
table-is-choosing = wählt Zielkarten
table-deck =
    { $count ->
        [1] Stapel, 1 Karte
       *[other] Stapel, { $count } Karten
    }
table-ticket-deck =
    { $known ->
        [false] Zielkartenstapel
       *[true] Zielkartenstapel, { $count ->
            [1] 1 Zielkarte
           *[other] { $count } Zielkarten
        }
    }
table-hand = Deine Karten
table-hand-empty = Du hast keine Karten auf der Hand.
table-own-tickets = Deine Zielkarten
table-ticket-missing =
    { $count ->
        [1] 1 Feld fehlt
       *[other] { $count } Felder fehlen
    }
table-ticket-far =
    unerreichbar: { $count ->
        [1] 1 Feld
       *[other] { $count } Felder
    }, { $cars ->
        [1] nur noch 1 Straßenbahnfigur
       *[other] nur noch { $cars } Straßenbahnfiguren
    }
table-ticket-closed = kein Weg mehr frei
table-offer = Zielkarten zur Auswahl
table-pay-title = { $route }: Womit bezahlst du?
table-take-souvenir = { $place }: { $souvenir }
table-command = Befehl eingeben
table-command-example = nutze { $a } { $b } mit { $length } { $color }
table-curtain = Nächster Spielzug
table-curtain-pass = Gib das Gerät an { $name } weiter.
table-curtain-lift = Ich bin { $name }: Zeig meine Karten
table-curtain-undo = { $name } nimmt den letzten Zug zurück
table-keys = Tastatur
table-key-display = die offene Karte mit dieser Nummer nehmen
table-key-deck = eine Karte vom Stapel ziehen
table-key-tickets = Zielkarten ziehen
table-key-undo = zurücknehmen
table-key-command = einen Befehl eingeben
stat-cards = Transportkarten
stat-tickets = Zielkarten
stat-routes = Strecken und Souvenirs
