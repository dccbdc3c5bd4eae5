# Was die Seite auf Deutsch sagt, neben dem, was sie in de.game.ftl mit dem Terminal teilt.

## Überall

app-name = Cable Car
app-loading = Lädt …
app-failed = Die Seite konnte nicht geladen werden: Prüfe die Verbindung und versuch es noch einmal.
app-needs-scripts = Cable Car braucht JavaScript, um im Browser gespielt zu werden: Schalte es ein, oder spiel im Terminal mit „cablecar tui“.
app-unreachable = Der Server ist nicht erreichbar: Prüfe die Verbindung und versuch es noch einmal.
app-retry = Noch einmal versuchen
app-home = Zur Startseite
app-unknown = Unter dieser Adresse gibt es nichts: Prüfe den Link oder geh zur Startseite.

## Die Verbindung

connection-closed = Der Tisch wurde hier geschlossen. { $reason }

## Partien auf diesem Gerät

table-elsewhere = Diese Partie spielst du gerade in einem anderen Tab.
table-play-here = Hier weiterspielen
table-not-here = Diese Partie ist nicht auf diesem Gerät: Eine Partie bleibt in dem Browser, in dem sie begonnen wurde.
table-peek = Diese Partie läuft nur auf diesem Gerät, und nichts davon wird übertragen. Wer sich mit den Werkzeugen des Browsers auskennt, könnte hier die verdeckten Karten ansehen.
store-full = Auf diesem Gerät ist kein Platz mehr, deshalb lässt sich die Partie nicht speichern. Lass diese Seite offen, um sie zu Ende zu spielen.
store-refused = Dieser Browser erlaubt es nicht, die Partie zu speichern. Lass diese Seite offen, um sie zu Ende zu spielen.
store-newer = In diesem Browser lief schon eine neuere Version von Cable Car, deshalb lässt sich die Partie nicht speichern. Lade die Seite neu, bevor du weiterspielst.
store-conflict = Die Partie ging in einem anderen Tab weiter, deshalb wurde dein Zug nicht ausgeführt: Sieh dir den Spielplan an und versuch es noch einmal.
save-damaged = Der Spielstand dieser Partie ist beschädigt und lässt sich nicht öffnen. Er bleibt erhalten, bis du ihn löschst.
save-version = Diese Partie wurde mit einer anderen Version von Cable Car gespeichert und lässt sich mit dieser nicht öffnen. Sie bleibt erhalten, bis du sie löschst.
save-cut =
    { $count ->
        [1] Der letzte Zug dieser Partie war nicht lesbar, deshalb geht sie mit dem Stand davor weiter.
       *[other] Die letzten { $count } Züge dieser Partie waren nicht lesbar, deshalb geht sie mit dem Stand davor weiter.
    }
board-not-here = Den Spielplan „{ $board }“ gibt es hier nicht.
engine-not-loaded = Das Spiel ließ sich nicht laden: Prüfe deine Verbindung und versuch es noch einmal.
local-failed =
    { $kept ->
        [yes] Hier ist etwas schiefgegangen. Deine Partie ist gespeichert: Lade die Seite neu, um weiterzuspielen.
        [no] Hier ist etwas schiefgegangen, und deine Partie ist nicht gespeichert. Lass diese Seite offen und versuch es noch einmal.
       *[none] Hier ist etwas schiefgegangen. Lade die Seite neu und versuch es noch einmal.
    }
wish-unreadable = In diesem Link steht nicht, wer spielt: Beginne eine neue Partie auf der Startseite.
game-running = Die Partie ist noch nicht zu Ende: Danach kannst du ihre Datei herunterladen.
games-kept-here = Beendete Partien auf diesem Gerät bleiben in diesem Browser, bis du sie löschst.
my-games-your-turn = Du bist am Zug
my-games-turn =
    { $count ->
        [1] { $names } ist am Zug
       *[other] { $names } wählen Zielkarten
    }
my-games-points = { $points } Punkte
game-won = Gewonnen
game-lost = Verloren
history-title = Meine Bilanz
history-games = Partien
history-won = Gewonnen
history-rate = Siegquote
history-average = Punkte im Schnitt
history-best = Bestes Ergebnis
history-now = Aktuelle Serie
history-longest = Längste Serie
history-opponents = Nach Gegner
history-opponent = Gegner
history-sizes = Nach Spielerzahl
history-players = Spieler
history-about = Gezählt über die beendeten Partien dieser Liste. Eine Serie sind Siege in Folge.
history-none = Bei keiner beendeten Partie ist bekannt, welcher Platz deiner war.
my-games-delete = Die Partie mit { $names } löschen
my-games-delete-yes = Die Partie mit { $names } endgültig löschen
my-games-delete-now = Löschen
my-games-keep = Behalten
my-games-unreadable = Ein Spielstand, den diese Version von Cable Car nicht lesen kann. Er bleibt erhalten, bis du ihn löschst.
take-along = Meine Partien mitnehmen
take-along-about = Alle Partien auf diesem Gerät kommen in eine Datei. Lade sie in einem anderen Browser, um dort weiterzuspielen.
take-along-save = Alle Partien in einer Datei speichern
take-along-load = Partien aus einer Datei laden
take-along-busy = Partien werden geprüft …
take-along-left =
    { $count ->
        [1] 1 Partie war nicht lesbar und fehlt in der Datei.
       *[other] { $count } Partien waren nicht lesbar und fehlen in der Datei.
    }
take-along-added =
    { $count ->
        [0] Es kam keine Partie dazu.
        [1] 1 Partie kam dazu.
       *[other] { $count } Partien kamen dazu.
    }
take-along-continued =
    { $count ->
        [1] 1 Partie war in der Datei weiter und geht von dort aus weiter.
       *[other] { $count } Partien waren in der Datei weiter und gehen von dort aus weiter.
    }
take-along-known =
    { $count ->
        [1] 1 Partie war schon hier.
       *[other] { $count } Partien waren schon hier.
    }
take-along-refused = Partie { $number } in der Datei wurde ausgelassen. { $reason }
import-too-large = Die Datei ist zu groß: Höchstens { $most } MB können gelesen werden.
import-no-games = Diese Datei enthält keine Partien: Wähle eine, die mit „Alle Partien in einer Datei speichern“ entstanden ist.
import-version = Diese Datei stammt aus einer anderen Version von Cable Car und lässt sich mit dieser nicht lesen.
import-no-game = Das ist keine vollständige Partie.
import-changed = Die Züge passen nicht zu der Partie, die die Datei beschreibt.
import-apart = Sie ist auch hier, ging aber anders weiter. Die Partie hier bleibt, wie sie ist.

## Karten und Zielkarten als Bilder

art-face-down = verdeckte Karte
art-ticket-open = noch nicht erfüllt
art-ticket-done = erfüllt
art-ticket-missed = nicht erfüllt

## Das Protokoll

log-replaced = Nachgelegt: { $cards }.
log-face-up = Jetzt offen: { $cards }.
log-taken-back = (zurückgenommen)
log-stood-in = (Der Bot { $failed } konnte nicht wählen; { $bot } ist eingesprungen.)

## Der Chat

chat-new =
    { $count ->
        [1] 1 neue Nachricht
       *[other] { $count } neue Nachrichten
    }
chat-send = Senden
chat-delete = Nachricht „{ $text }“ löschen
chat-spectator = Wer zuschaut, kann mitlesen; schreiben kann nur, wer einen Platz hat.
chat-quick = Reaktionen und kurze Sätze

## Die Stellung in Worten

describe-title = Spielplan und Spielstand in Worten
describe-players = Spieler
describe-display = Karten und Zielkarten auf dem Tisch
describe-hand = Deine Karten
describe-tickets = Deine Zielkarten
describe-souvenirs = Souvenirs auf dem Spielplan
describe-networks = Netze
describe-places = Strecken ab jedem Ort
describe-answer-help =
    Du kannst zum Beispiel tippen: nimm { $color }, nimm 1, stapel, ziehe zielkarten, behalte 1, behalte beide, nutze { $a } { $b } mit { $length } { $color }, souvenir bei { $b }, passe, zurück.
    Du kannst fragen nach: was kann ich tun, hand, zielkarten, auslage, spieler, wo, strecken ab { $b }, weg von { $a } nach { $b }, spielplan, regeln.
describe-answer-log = Der Verlauf steht neben dem Spielplan; die Taste L führt dorthin.
describe-answer-rules =
    In deinem Spielzug tust du eins von drei Dingen: zwei Transportkarten ziehen, eine freie Strecke mit so vielen Karten ihrer Farbe nutzen, wie sie Felder hat, oder Zielkarten ziehen und mindestens eine behalten.
    Fährenkarten stehen für jede Farbe; eine offen ausliegende zählt wie zwei Karten.
    Eine Strecke bringt sofort Punkte und vielleicht ein Souvenir von einem ihrer beiden Orte.
    Gehen jemandem die Straßenbahnfiguren aus, sind alle noch einmal am Zug. Dann zählen erfüllte Zielkarten für dich und die übrigen gegen dich, und verschiedene Souvenirs bringen zusammen Punkte.

## Der Spielplan

board-name = Spielplan
board-keys = Auf dem Spielplan gehst du mit den Pfeiltasten von Strecke zu Strecke, die Eingabetaste wählt aus, Plus und Minus zoomen, 0 zeigt den ganzen Spielplan.
board-ends =
    { $a } nach { $b }{ $track ->
        [0] { "" }
       *[other] , Strecke { $track } von 2
    }
board-route =
    { $route }, { $status ->
        [own] von dir genutzt
        [owned] genutzt von { $owner }
        [closed] gesperrt
        [claimable] kannst du nutzen
       *[free] frei
    }
board-place =
    { $count ->
        [0] { $place }
        [1] { $place }, 1 Souvenir „{ $souvenir }“
       *[other] { $place }, { $count } Souvenirs „{ $souvenir }“
    }
board-zoom-in = Vergrößern
board-zoom-out = Verkleinern
board-fit = Ganzen Spielplan zeigen
board-more-left = Nach links
board-more-right = Nach rechts
board-more-up = Nach oben
board-more-down = Nach unten

## Die Startseite

start-tagline = Quer durch San Francisco: Zielkarten sammeln, Strecken nutzen, Souvenirs mitnehmen.
start-play = Jetzt spielen
start-dealing = Die Karten werden ausgeteilt …
start-name = Dein Name
start-default-name = Fahrgast
start-bots = Gegen
start-bot-count =
    { $count ->
        [1] 1 Bot
       *[other] { $count } Bots
    }
start-level = Spielstärke
start-opponent = { $number }. Gegner
color-own = Meine Farbe
color-player =
    { $color ->
        [0] Gelbes Sechseck
        [1] Violettes Kreuz
        [2] Türkise Mondsichel
       *[3] Brauner Winkel
    }
start-friends = Mit Freunden
start-device = An einem Gerät
start-player = Spieler { $number }
start-my-games = Meine Partien
start-continue = Weiterspielen
start-look = Ansehen
start-finished =
    { $count ->
        [1] 1 beendete Partie
       *[other] { $count } beendete Partien
    }
start-forget = Tisch von { $names } vergessen
start-older = Ältere Partien zeigen
game-replay = Ansehen
game-analyse = Analyse
games-earlier = Frühere Partien an diesem Tisch
games-kept = Beendete Partien bleiben auf diesem Server, bis sein Betreiber sie löscht.
games-kept-days =
    { $count ->
        [1] Dieser Server behält beendete Partien noch 1 Tag, nachdem ihr Tisch zuletzt benutzt wurde. Lade herunter, was du behalten willst.
       *[other] Dieser Server behält beendete Partien noch { $count } Tage, nachdem ihr Tisch zuletzt benutzt wurde. Lade herunter, was du behalten willst.
    }
start-open-tables = Offene Tische
start-no-tables = Gerade ist kein öffentlicher Tisch offen. Eröffne einen, dann finden ihn andere hier.
start-join = Mitspielen
start-watch = Zuschauen
start-status =
    { $status ->
        [waiting] wartet auf Mitspieler
        [playing] läuft
       *[finished] beendet
    }
start-status-clock = { $status } · { $clock } pro Spielzug
start-open-seats =
    { $count ->
        [1] 1 freier Platz
       *[other] { $count } freie Plätze
    }
level-random = Zufällig – sehr leicht
level-greedy = Gierig – sehr leicht
level-rusher = Eilig – sehr leicht
level-novice = Neuling – sehr leicht
level-casual = Amateur – leicht
level-steady = Solide – recht leicht
level-strong = Stark – mittel
level-sharp = Scharf – recht schwer
level-veteran = Veteran – schwer
level-expert = Experte – am schwersten
manner-novice = Meine erste Fahrt mit dem Cable Car! Wo geht’s nach oben?
manner-novice-won = Hab ich gewonnen? Ich dachte, ich hätte mich verfahren!
manner-novice-lost = Das hat Spaß gemacht! Wie ging die Regel noch mal?
manner-casual = Nur keine Eile, ich bin wegen der Aussicht hier.
manner-casual-won = Na so was! Der Kaffee geht auf mich.
manner-casual-lost = Trotzdem eine schöne Fahrt. Morgen wieder?
manner-steady = Vorsicht an den Türen, wir fahren pünktlich ab.
manner-steady-won = Genau nach Fahrplan.
manner-steady-lost = Eine kleine Verspätung. Morgen sind wir wieder pünktlich.
manner-strong = Gut festhalten: Ich nehme die steilen Hügel zuerst.
manner-strong-won = Die ganze Zeit bergauf und trotzdem zuerst oben.
manner-strong-lost = Das war verdient. Ich will eine Revanche.
manner-sharp = Ich weiß längst, wohin du willst.
manner-sharp-won = Das hab ich kommen sehen.
manner-sharp-lost = Das hab ich nicht kommen sehen.
manner-veteran = Ich bin diese Hügel schon gefahren, als es noch keine Bremsen gab.
manner-veteran-won = Alte Gleise, alte Tricks.
manner-veteran-lost = Gut gefahren. Du erinnerst mich an mich selbst.
manner-expert = In der letzten Minute habe ich dieses Spiel tausendmal gespielt.
manner-expert-won = So gingen die meisten Partien in meinem Kopf aus.
manner-expert-lost = Das hast du in keiner der Partien in meinem Kopf getan. Bravo.
clock-none = Unbegrenzt
clock-seconds =
    { $count ->
        [1] 1 Sekunde
       *[other] { $count } Sekunden
    }
clock-minutes =
    { $count ->
        [1] 1 Minute
       *[other] { $count } Minuten
    }
clock-hours =
    { $count ->
        [1] 1 Stunde
       *[other] { $count } Stunden
    }
clock-days =
    { $count ->
        [1] 1 Tag
       *[other] { $count } Tage
    }
pace =
    { $seconds ->
        [0] sofort
        [0.5] schnell
        [1.5] normal
        [3] langsam
        [6] sehr langsam
        [1] 1 Sekunde
       *[other] { $seconds } Sekunden
    }
board-title-san-francisco = San Francisco, erste Auflage
board-title-san-francisco-2 = San Francisco

## Die Regeln und die erste Partie

book-all = Alle Regeln
book-window = Regeln – Cable Car
learn-window = Erste Partie – Cable Car
start-new = Neu hier?
start-new-hint = Lern die Regeln Schritt für Schritt in einer echten Partie, oder lies sie.
start-learn = Beim Spielen lernen

## Die Partie des Tages

puzzles-title = Aufgaben
puzzles-window = Aufgaben – Cable Car
daily-title = Partie des Tages
daily-window = Partie des Tages – Cable Car
daily-about = Wer die Partie eines Tages spielt, hat dieselben Karten, Tickets, Plätze und Gegner wie alle anderen. Um Mitternacht UTC kommt eine neue.
daily-earlier = Der Tag davor
daily-later = Der Tag danach
daily-seats = Mitspielende in Zugreihenfolge
daily-you = Du
daily-play = Diese Partie spielen
daily-won =
    { $points ->
        [one] { $points } Punkt.
       *[other] { $points } Punkte.
    } Du hast gewonnen. Der beste Gegner hat { $others }.
daily-lost =
    { $points ->
        [one] { $points } Punkt.
       *[other] { $points } Punkte.
    } Der beste Gegner hat { $others }.
daily-par = Punkte, die andere auf deinem Platz machen
daily-par-waiting = Die Bots spielen auf deinem Platz …
daily-copy = Als Text kopieren
daily-share-head = Cable Car, Partie vom { $day }
daily-share-par = Auf demselben Platz: { $others }
daily-share-one = { $name } { $points }
daily-streak =
    { $count ->
        [0] Noch keine Serie
        [one] { $count } Tag in Folge
       *[other] { $count } Tage in Folge
    }
daily-streak-about = Ein Tag zählt, wenn seine Partie an diesem Tag (UTC) zu Ende gespielt wird. Frühere Partien bleiben spielbar.
daily-day-open = { $day }: nicht gespielt
daily-day-played =
    { $points ->
        [one] { $day }: { $points } Punkt
       *[other] { $day }: { $points } Punkte
    }
daily-day-won =
    { $points ->
        [one] { $day }: gewonnen mit { $points } Punkt
       *[other] { $day }: gewonnen mit { $points } Punkten
    }

## Einen Tisch eröffnen

make-friends = Wähle, wer mitspielt. Freie Plätze sind für alle, die deinen Link bekommen.
make-device = Alle spielen hier reihum; dazwischen verdeckt ein Vorhang die Karten.
make-count = Spielerzahl
make-players = { $count } Spieler
make-seat = Platz { $number }
make-me = Ich
make-open = Frei für alle mit Link
make-person = Jemand an diesem Gerät
make-bot = Bot
make-name = Name auf Platz { $number }
make-clock = Zeit pro Spielzug
make-pace = Tempo der Bots
make-board = Spielplan
make-public = Tisch für alle sichtbar machen
make-table = Tisch eröffnen
make-start = Partie starten

## Der Warteraum

lobby-title = Warteraum – Cable Car
lobby-waiting =
    { $count ->
        [0] Alle Plätze sind besetzt
        [1] Noch fehlt 1 Person
       *[other] Noch fehlen { $count } Personen
    }
lobby-seat-open = Frei
lobby-seat-closed = Geschlossen
lobby-seat-bot = Bot
lobby-seat-open-hint = Frei: Verschick den Link
lobby-seat-closed-hint = Geschlossen: Hier spielt niemand
lobby-presence =
    { $you ->
        [true] Du
       *[false] { $here ->
            [true] Da
           *[false] Nicht da
        }
    }
lobby-get-up = Platz freigeben
lobby-remove = Entfernen
lobby-spectators =
    { $count ->
        [1] 1 Person schaut zu
       *[other] { $count } Personen schauen zu
    }
lobby-start = Partie starten
lobby-seats = Plätze
lobby-watching = Du schaust zu: Die Partie beginnt hier, sobald der Gastgeber sie startet.
lobby-host-starts = Die Partie beginnt hier, sobald der Gastgeber sie startet.
lobby-back = Tisch ansehen
lobby-settings = Über diesen Tisch
lobby-board = Spielplan: { $board }
lobby-clock =
    { $has ->
        [0] Nimm dir für einen Spielzug so viel Zeit, wie du magst.
       *[1] Zeit pro Spielzug: { $clock }; danach beendet ihn ein Bot.
    }
lobby-pace = Tempo der Bots: { $pace }
lobby-public = Alle finden diesen Tisch auf der Startseite.
lobby-private = Nur wer den Link hat, findet diesen Tisch.
lobby-fixed = Gespielt wird in der Reihenfolge oben.
lobby-drawn = Wer beginnt, wird beim Start ausgelost.
join-seat = Platz
join-any = Beliebiger freier Platz
join = Platz nehmen
join-busy = Du nimmst Platz …
join-or-watch = Oder bleib einfach hier und schau zu: Die Partie erscheint, sobald sie beginnt.
take-title = Für { $name } weiterspielen
take-note = Du bekommst in dieser Partie den Platz von { $name }, mit allen Karten und Straßenbahnen, wie sie sind.
take-watch = Nur zuschauen
invite-title = Einladen
invite-sit = Verschick diesen Link: Wer ihn öffnet, kann Platz nehmen oder zuschauen.
invite-watch = Verschick diesen Link: Wer ihn öffnet, kann zuschauen.
invite-link = Link zu diesem Tisch
invite-copy = Kopieren
invite-copied = Kopiert
invite-share = Teilen
invite-text = Komm, spiel eine Runde Cable Car mit mir.
invite-only-here = Dieser Link gilt nur auf diesem Computer. Damit andere dazukommen können, starte den Server so:
invite-network = Das ist die Adresse des Computers in seinem Netzwerk: Andere im selben Netzwerk können sie öffnen.
invite-command = cablecar serve --host 0.0.0.0
invite-qr = QR-Code des Links { $link }

## Einstellungen

settings-title = Einstellungen
settings-language = Sprache
settings-language-auto = Wie im Browser
settings-look = Darstellung
settings-theme = Farbschema
settings-theme-auto = Wie auf dem Gerät
settings-theme-light = Hell
settings-theme-dark = Dunkel
settings-text = Textgröße
settings-percent = { $percent } %
settings-motion = Animationen
settings-motion-auto = Wie auf dem Gerät
settings-motion-full = Immer
settings-motion-reduced = Keine
settings-patterns = Muster auf farbigen Strecken und Karten
settings-sounds = Ton
settings-sound = Geräusche abspielen
settings-volume = Lautstärke
settings-play = Beim Spielen
settings-confirm = Strecken und neue Zielkarten erst bestätigen (automatisch: Strecken nur auf Touchscreens)
settings-confirm-auto = Automatisch
settings-confirm-on = Immer
settings-confirm-off = Nie
settings-pace = Tempo der Bots an neuen Tischen
settings-pace-here = Tempo der Bots an diesem Tisch
settings-notify = Benachrichtige mich, wenn ich am Zug bin
settings-notify-never = Dieser Browser kann dich hier nicht benachrichtigen.
settings-notify-refused = Der Browser lässt keine Benachrichtigungen zu: Erlaube sie in seinen Einstellungen für diese Seite und versuch es dann noch einmal.
settings-kept = Das alles wird nur in diesem Browser gespeichert.
settings-done = Fertig

## Das Ende

end-you-won =
    Du gewinnst mit { $points ->
        [one] { $points } Punkt
       *[other] { $points } Punkten
    }!
end-tie-decided =
    Gleichstand mit { $points ->
        [one] { $points } Punkt
       *[other] { $points } Punkten
    }. Die Zahl der erfüllten Zielkarten entscheidet: { $counts }.
end-tie-shared =
    Gleichstand mit { $points ->
        [one] { $points } Punkt
       *[other] { $points } Punkten
    } und auch bei den erfüllten Zielkarten: { $counts }.
end-rematch = Noch eine Partie
end-asking = Neue Partie wird vorbereitet …
rematch-by = { $name } spielt noch eine Partie.
rematch-begun = An diesem Tisch hat die nächste Partie begonnen.
rematch-clock = Die Uhr läuft schon.
rematch-join = Bei der nächsten Partie mitspielen
rematch-watch = Der nächsten Partie zuschauen
rematch-stay = Hier bleiben
end-record = Partie herunterladen
end-drawing = Wird gezeichnet …
end-close = Zurück zum Tisch
end-board = Der Spielplan am Ende
end-moment-title = Schönster Moment:
end-moment =
    { $name } nutzt { $ends }: { $points ->
        [1] 1 Punkt
       *[other] { $points } Punkte
    }.
end-moment-tickets =
    { $name } nutzt { $ends } und verbindet { $tickets }: { $points ->
        [1] 1 Punkt
       *[other] { $points } Punkte
    }.
picture-tickets = Zielkarten

## Die Vorstellung

show-ticket = Zielkarte erfüllt: { $ticket }
show-skip = Überspringen
show-counted = { $name }: { $routes } für Strecken, { $tickets } für Zielkarten, { $souvenirs } für Souvenirs, { $total } insgesamt.
show-plus = +{ $points }
sound-on = Ton einschalten
sound-off = Ton ausschalten
sound-offer = Möchtest du dezente Töne hören?
sound-yes = Ja, gern
sound-no = Nein, danke

## Statistik

stat-caption = Alle Spieler in Zahlen
stat-table-turns =
    { $turns ->
        [one] { $turns } Spielzug
       *[other] { $turns } Spielzüge
    } in { $time }.
stat-table-turns-only =
    { $turns ->
        [one] { $turns } Spielzug.
       *[other] { $turns } Spielzüge.
    }
stat-table-dealer =
    { $sweeps ->
        [0] Die Auslage wurde nie abgeräumt
        [1] Die Auslage wurde einmal abgeräumt
       *[other] Die Auslage wurde { $sweeps }-mal abgeräumt
    }, { $reshuffles ->
        [0] und der Ablagestapel wurde nie neu gemischt
        [1] und der Ablagestapel wurde einmal neu gemischt
       *[other] und der Ablagestapel wurde { $reshuffles }-mal neu gemischt
    }.
stat-table-lead =
    { $changes ->
        [0] Die Führung hat nie gewechselt
        [1] Die Führung hat einmal gewechselt
       *[other] Die Führung hat { $changes }-mal gewechselt
    }; am Ende { $margin ->
        [0] lagen die beiden Besten gleichauf
        [1] trennte die beiden Besten 1 Punkt
       *[other] trennten die beiden Besten { $margin } Punkte
    }.
stat-table-passes =
    { $passes ->
        [1] Einmal wurde gepasst.
       *[other] { $passes }-mal wurde gepasst.
    }
stat-table-last = { $name } hat in Spielzug { $turn } die letzte Runde eingeläutet.
stat-table-stuck = Die Partie endete, weil niemand mehr etwas tun konnte.
stat-points = Punkte
stat-points-routes = für Strecken
stat-points-tickets = für erfüllte Zielkarten
stat-points-lost = verloren durch nicht erfüllte Zielkarten
stat-points-souvenirs = für Souvenirs
stat-turns = Spielzüge
stat-turns-passed = davon gepasst
stat-cards-face-up-ferries = davon Fährenkarten
stat-cards-blind-ferries = davon Fährenkarten
stat-tickets-first = am Anfang behalten
stat-tickets-later = später behalten
stat-routes-average = Felder pro Strecke im Schnitt
stat-lengths = Strecken nach Länge
stat-length =
    { $length ->
        [1] 1 Feld
       *[other] { $length } Felder
    }
stat-colors = Strecken nach Farbe
stat-time = Zeit
stat-time-all = Bedenkzeit
stat-time-longest = längste für einen Zug
stat-span =
    { $minutes ->
        [0] { $seconds } s
       *[other] { $minutes } min { $seconds } s
    }
stat-turn = Spielzug
stat-plot = Punkte für Strecken nach jedem Spielzug
stat-plot-label = Ein Diagramm der Punkte für Strecken nach jedem Spielzug. Am Ende: { $finals }. Alle Zahlen stehen in der Tabelle darunter.
stat-plot-table = Das Diagramm als Tabelle
stat-ticket-caption = Wann Zielkarten erfüllt wurden
stat-ticket-player = Spieler
stat-ticket = Zielkarte
stat-ticket-completed = Erfüllt
stat-ticket-failed = nein
stat-ticket-turn = im { $turn }. eigenen Spielzug

## Der Tisch: was zu tun ist

table-title-turn = ● Du bist am Zug – Cable Car
table-action = Was zu tun ist
table-watching = Du schaust zu: Du siehst, was alle sehen dürfen.
table-turn-over = Dein Zug ist zu Ende: Sieh dir an, was passiert ist, und drücke dann „Fertig“.
table-done = Fertig
table-tried-claim = { $ends } mit { $cards } nutzen?
table-undo = Zurücknehmen
table-hint = Tipp
table-pass = Passen
table-cancel = Abbrechen
table-draw-ask = Zielkarten ziehen? Mindestens eine musst du behalten.
table-draw-yes = Zielkarten ziehen
table-come-back = Tisch wieder öffnen
table-rule = Regel { $rule }
table-clock = Restzeit
table-clock-left = Noch { $seconds } Sekunden.

## Der Tisch: Spieler

table-seat-bot = von einem Bot gespielt
table-seat-away = nicht verbunden

## Der Tisch: Karten und Zielkarten

table-display = Auslage, Stapel, Zielkartenstapel
table-slot = Offene Karte { $slot }: { $color }
table-slot-take = Offene Karte { $slot } nehmen: { $color }
table-slot-second = Offene Karte { $slot }: { $color }, nicht als zweite Karte
table-slot-empty = Kartenplatz { $slot }: leer
table-deck-take =
    { $count ->
        [1] Karte vom Stapel ziehen, 1 Karte
       *[other] Karte vom Stapel ziehen, { $count } Karten
    }
table-ticket-deck-draw =
    { $count ->
        [1] Zielkarten vom Stapel ziehen, 1 Zielkarte
       *[other] Zielkarten vom Stapel ziehen, { $count } Zielkarten
    }
table-hand-color =
    { $count ->
        [1] 1× { $color }: Strecken zeigen, die du nutzen kannst
       *[other] { $count }× { $color }: Strecken zeigen, die du nutzen kannst
    }
table-color-chosen =
    { $count ->
        [0] { $color }: Damit lässt sich gerade keine Strecke bezahlen.
        [1] { $color }: Damit lässt sich 1 Strecke bezahlen.
       *[other] { $color }: Damit lassen sich { $count } Strecken bezahlen.
    }
table-keep =
    { $count ->
        [0] Wähle, was du behältst
        [1] 1 Zielkarte behalten
       *[other] { $count } Zielkarten behalten
    }
table-place-where = Ort
table-place-put = Dorthin legen

## Der Tisch: Tippen, Tasten, Menü

table-command-do = Los
table-keys-intro = Mit der Tabulatortaste erreichst du alles. Außerdem gibt es diese Tastenkürzel:
table-key-board = zum Spielplan
table-key-hand = zu deinen Karten
table-key-log = zum Verlauf
table-key-facts = Punkte und Karten ansehen
table-key-hint = einen Tipp, und jedes Mal mehr davon
table-key-clear = Auswahl aufheben
key-escape = Esc
table-keys-on = Einzelne Tasten als Kürzel verwenden
table-menu = Menü
table-menu-title = Tisch
table-settings = Einstellungen
table-close = Schließen
table-give-bot = Einen Bot für mich spielen lassen
table-take-back-of = { $name } übernimmt wieder vom Bot
table-take-back = Vom Bot übernehmen
table-move-seat = Auf ein anderes Gerät umziehen
table-move-link = Öffne diesen Link innerhalb von zehn Minuten auf dem anderen Gerät:
table-forget-name = Meinen Namen an diesem Tisch löschen
table-leave = Tisch verlassen
table-leave-ask = Endgültig gehen? Ein Bot spielt für dich weiter.
table-leave-yes = Gehen
table-leave-no = Bleiben
absent-away = { $name } ist nicht verbunden; die Partie wartet.
absent-bot = { $name } ist nicht verbunden; so lange spielt ein Bot.
absent-left = { $name } ist gegangen; ein Bot spielt weiter.
absent-wait = Warten
absent-go-on = So weiterspielen
absent-stand-in = So lange einen Bot spielen lassen
absent-invite = Jemand anderen einladen
absent-link = Wer diesen Link öffnet, übernimmt in dieser Partie den Platz von { $name }.
table-host = Als Gastgeber
table-chat-off = Chat ausschalten
table-chat-on = Chat einschalten
table-mute = Stummschalten
table-unmute = Stummschaltung aufheben
table-remove = Entfernen

## Der Tisch: Punkte, Karten und Neues

news-title = Seit deinem letzten Zug
news-took = { $name } nimmt { $cards }.
news-unseen =
    { $count ->
        [1] 1 Karte vom Stapel
       *[other] { $count } Karten vom Stapel
    }
facts-title = Punkte und Karten
facts-cards = Wo die Karten sind
facts-you = Du
facts-discard = Ablagestapel
facts-unseen = Ungesehen
facts-hidden = unbekannt
facts-about =
    { $count ->
        [0] Von den anderen siehst du die Karten, die sie offen genommen und seitdem nicht ausgegeben haben. Die ungesehenen Karten sind auf ihrer Hand verborgen: Der Stapel ist leer.
       *[other] Von den anderen siehst du die Karten, die sie offen genommen und seitdem nicht ausgegeben haben. Die ungesehenen Karten liegen im Stapel ({ $count }) oder sind auf ihrer Hand verborgen.
    }
facts-cost =
    { $missing ->
        [0] Du kannst mit { $cards } bezahlen.
        [1] Du hast { $cards }: 1 Karte fehlt.
       *[other] Du hast { $cards }: { $missing } Karten fehlen.
    }
facts-cars =
    { $count ->
        [1] Du hast noch 1 Straßenbahnfigur.
       *[other] Du hast noch { $count } Straßenbahnfiguren.
    }

## Nachspielen

replay-heading = Nach­spielen
replay-start = Nachspielen
replay-another = Eine andere Partie nachspielen
replay-drop = Zieh eine Spieldatei hierher oder wähle eine aus.
replay-choose = Datei auswählen
replay-about = Eine Spieldatei bekommst du mit „Partie herunterladen“, wenn eine Partie vorbei ist, oder mit „cablecar simulate“. Dein Browser prüft jeden Zug, und die Datei bleibt auf deinem Gerät.
replay-own = Meine beendeten Partien
replay-checking = Die Partie wird geprüft …
replay-controls = Wiedergabe
replay-slider = Schritt der Partie
replay-step = Schritt
replay-step-of = Schritt { $step } von { $last }
replay-step-told = { $place }. { $sentence }
replay-dealt = Die Karten sind ausgeteilt, und alle sehen sich ihre ersten Zielkarten an.
replay-first = Zum Anfang
replay-turn-back = Einen Spielzug zurück
replay-back = Einen Schritt zurück
replay-play = Abspielen
replay-pause = Anhalten
replay-forward = Einen Schritt weiter
replay-turn-forward = Einen Spielzug weiter
replay-last = Zum Ende
replay-speed = Tempo
replay-slower = Langsamer
replay-faster = Schneller
replay-times = { $speed } ×
replay-view = Aus wessen Sicht
replay-seen-by = Sicht von { $name }
replay-all-open = Alle Karten offen
replay-hand-of = Die Karten von { $name }
replay-no-cards = keine Karten
replay-offer-of = { $name } wählt unter diesen
replay-log-help = Wähle eine Zeile, um dorthin zu springen.
replay-course = Der Verlauf der Partie
replay-points-plot = Punkte für Strecken nach jedem Schritt
replay-hands-plot = Handkarten nach jedem Schritt
replay-plot-label = Ein Diagramm: { $title }. Am Ende: { $finals }. Alle Zahlen stehen in der Tabelle darunter.
replay-broken-off = Hier wurde die Partie abgebrochen.
replay-keys = Tasten: ← und → gehen einen Schritt zurück oder weiter, mit der Umschalttaste einen Spielzug; Pos1 springt zum Anfang, Ende zum Schluss; die Leertaste spielt ab und hält an; + und − ändern das Tempo.
replay-share-title = Diese Partie teilen
replay-share-about = Wer den Link hat, kann die ganze Partie nachspielen, mit allen Namen und allen Karten.
replay-share-make = Link erstellen
replay-share-made = Der Link ist bereit.
replay-share-link = Link zu dieser Partie
replay-share-withdraw = Link zurückziehen
replay-share-withdrawn = Der Link gilt nicht mehr.
