# Was Cable Car auf Deutsch im Terminal sagt. Was es mit der Seite teilt, steht in de.game.ftl, die Regeln in de.rules.ftl.

## Dateien

unknown-board = Es gibt keinen Spielplan „{ $name }“ und keine Datei dieses Namens; mit Cable Car kommen die Spielpläne { $known }.
file-unreadable = { $file } lässt sich nicht lesen: { $reason }.

## Spielpläne

board-not-readable = { $file } ist kein Spielplan: Tabellen und Listen sind zu tief verschachtelt. Fang mit der Kopie eines Spielplans an, der funktioniert.
board-syntax = { $file }: Das ist kein gültiges { $format } ({ $reason }). Verbessere es hier oder kurz davor.
board-not-utf-8 = { $file }: Hier steht ein Zeichen, das kein UTF-8 ist. Öffne die Datei in deinem Editor und speichere sie als UTF-8.
board-key-twice = { $file }: Der Schlüssel „{ $field }“ steht zweimal im selben Objekt; entferne einen davon.
board-line = { $file }, Zeile { $line }
board-guess = Meinst du „{ $guess }“?
board-not-canonical = { $file } enthält id, name oder drawing, die nicht zu den Daten des Spielplans gehören.
board-id-shipped = { $file }: „{ $entry }“ ist die Kennung eines Spielplans, der mit Cable Car kommt; gib deinem eine andere.
board-unknown-field = { $file }, { $entry }: Ein Feld „{ $field }“ gibt es nicht; prüfe die Schreibweise.
board-misplaced = { $file }, { $entry }: „{ $field }“ gehört in die Tabelle „{ $table }“; verschieb es dorthin.
board-below-table = { $file }, { $entry }: „{ $field }“ steht nach der Zeile, die „{ $table }“ öffnet, und gilt deshalb als Teil davon; verschieb es an den Anfang der Datei, über die erste Zeile in eckigen Klammern.
board-missing-field = { $file }, { $entry }: Das Feld „{ $field }“ fehlt; ergänze es.
board-wrong-type =
    { $file }, { $entry }: „{ $field }“ muss { $type ->
        [text] ein Text in Anführungszeichen in einer Zeile
        [number] eine ganze Zahl mit höchstens 9 Ziffern
        [boolean] true oder false
        [list] eine Liste
       *[table] eine Tabelle
    } sein.
board-wrong-list =
    { $file }, { $entry }: Jeder Eintrag muss { $type ->
        [text] ein Text in Anführungszeichen in einer Zeile
       *[number] eine ganze Zahl mit höchstens 9 Ziffern
    } sein.
board-wrong-points = { $file }, { $entry }: Streckenpunkte brauchen eine Länge von 1 bis 8 und eine ganze Zahl an Punkten.
board-size = { $file }, { $entry }: { $size } liegt außerhalb dessen, was das Spiel fassen kann, { $least } bis { $most }.
board-duplicate = { $file }, { $entry }: Diese Kennung kommt { $times }-mal vor; jede darf es nur einmal geben.
board-bad-id = { $file }, { $entry }: Eine Kennung besteht aus bis zu 64 Buchstaben, Ziffern, „_“, „-“ und „.“.
board-unknown-color = { $file }, { $entry }: „{ $color }“ ist keine Farbe dieses Spielplans; nimm eine von seinen, oder füge diese hinzu.
board-no-colors = { $file }, { $entry }: Der Spielplan braucht mindestens eine Farbe.
board-too-few-cards = { $file }, { $entry }: { $cards } Transportkarten sind zu wenige, um alle Hände auszuteilen; füge Karten hinzu oder teile weniger aus.
board-points-range = { $file }, { $entry }: { $points } Punkte liegen außerhalb dessen, was das Spiel fassen kann (höchstens { $most }).
board-too-few-free-places = { $file }, { $entry }: Außer den { $starts } Orten mit Souvenirs zu Beginn braucht es mindestens zwei weitere.
board-souvenir-count = { $file }, { $entry }: Es müssen { $expected } Souvenirs sein, zwei mehr als Orte mit Souvenirs zu Beginn oder genauso viele, nicht { $size }.
board-souvenir-points = { $file }, { $entry }: Für jede Anzahl von Souvenirs braucht es Punkte, also { $needed } Werte.
board-unknown-place = { $file }, { $entry }: Einen Ort „{ $place }“ gibt es nicht; prüfe seine Kennung oder füge den Ort hinzu.
board-unknown-route = { $file }, { $entry }: Eine Strecke „{ $route }“ gibt es nicht; prüfe ihre Kennung oder entferne diesen Eintrag.
board-same-ends = { $file }, { $entry }: Beide Enden sind derselbe Ort; ändere eines davon.
board-route-length = { $file }, { $entry }: Eine Strecke hat 1 bis { $most } Felder, nicht { $length }.
board-no-points = { $file }, { $entry }: route_points sagt nichts über die Länge { $length }; ergänze sie dort.
board-route-ferries =
    { $file }, { $entry }: { $ferries } Fährensymbole passen nicht auf { $length ->
            [1] 1 Feld
           *[other] { $length } Felder
        }; möglich sind 0 bis { $length }.
board-unknown-twin = { $file }, { $entry }: Als andere Hälfte ist „{ $twin }“ genannt, aber das ist keine andere Strecke; nenne die Strecke daneben.
board-twin-one-sided = { $file }, { $entry }: Die andere Hälfte „{ $twin }“ verweist nicht zurück; gib auch ihr double, oder entferne es hier.
board-twin-differs = { $file }, { $entry }: Die andere Hälfte „{ $twin }“ hat andere Enden oder eine andere Länge; gleiche sie an, oder entferne double bei beiden.
board-twins-unnamed = { $file }, { $entry }: „{ $twin }“ verbindet dieselben Orte mit derselben Länge; beide müssen einander unter double nennen.
board-too-many-between = { $file }, { $entry }: Höchstens zwei Strecken dürfen zwei Orte verbinden (siehe „{ $other }“); entferne eine.
board-too-few-tickets = { $file }, { $entry }: { $size } Zielkarten sind zu wenige zum Austeilen; mindestens { $needed } werden gebraucht.
board-unjoined = { $file }, { $entry }: Keine Strecken verbinden { $a } und { $b }; füge Strecken dazwischen hinzu oder ändere die Zielkarte.
board-unknown-scenery = { $file }, { $entry }: Eine Szenerie der Art „{ $kind }“ gibt es nicht; nimm eine Art aus den mitgelieferten Spielplänen.

## Spieldateien

record-bad-path = „{ $file }“ lässt sich nicht lesen: Eine Datei dieses Namens kann es nicht geben.
record-bad-board = Der Spielplan der Partie ist ungültig: { $fault }
record-board-not-whole = Der Spielplan der Partie ist nicht ganz ausgeschrieben; die kanonische Form enthält jedes Feld.
record-wrong-seed = Die Mischungen ergeben sich nicht aus dem Startwert: Eins von beiden wurde geändert, oder ein anderes Programm hat gemischt.

## Bots

bot-misfit = Der Bot „{ $bot }“ lässt sich nicht fragen: Seine Klasse darf keine Argumente verlangen und seine Methode muss der Dokumentation entsprechen, choose(view, legal_moves, rng, budget); { $reason }.
unknown-bot = Einen Bot „{ $name }“ gibt es nicht; es gibt { $known }.
wrong-budget = Ein Budget ist entweder eine Zahl von Simulationen oder von Sekunden, eins von beiden.
budget-too-few-simulations = Ein Budget braucht eine ganze Zahl von mindestens 1 Simulation, nicht { $given }.
budget-no-time = Ein Zeitbudget ist eine endliche Zahl von Sekunden größer als 0, nicht { $given }.
view-not-to-move = Ein Bot kann nur für einen Sitzplatz wählen, der am Zug ist: Gib ihm game.view(seat) mit einem Sitzplatz aus game.waiting_for.
code-without-bot = { $file } enthält keinen Bot, also keine Klasse mit einer Methode „choose“.
code-unreadable = { $file } lässt sich nicht als Code verwenden: { $reason }.
net-unreadable = { $file } enthält keine Netze für expert; mach so eine Datei mit „cablecar train“.
net-lacks-players = Die Netze von „{ $bot }“ sind nicht für { $players } Spieler trainiert; trainiere sie auf einem Spielplan für so viele.

## Python

not-players = „{ $given }“ ist weder eine Zahl von Spielern noch eine Liste davon: Gib eine Zahl wie 2 an oder eine Liste von Namen wie ["Ada", "Ben"].
not-a-player = „{ $given }“ ist weder ein Name noch ein Player: Gib einen Text wie "Ada" an oder einen Player.
not-a-board = „{ $given }“ ist kein Spielplan: Gib ein Board an, die Kennung eines mitgelieferten Spielplans, oder den Namen einer Spielplandatei.
not-a-move = „{ $given }“ ist kein Zug: Wähle einen aus game.legal_moves(seat) oder baue einen wie TakeCard(slot=0).
not-bots = „{ $given }“ ist keine Liste von Bots: Gib eine Liste mit Namen von Bots an, etwa ["expert", "strong"].
not-a-whole-number = „{ $given }“ ist keine ganze Zahl: Gib eine an, etwa { $name }=2.
not-a-path = „{ $given }“ ist kein Name einer Datei oder eines Ordners: Gib einen Text oder einen Path an.
view-frozen = Eine View lässt sich nicht ändern; mach daraus ein dict, dann hast du eine Kopie, die sich ändern lässt.

## Die Befehlszeile

help-cablecar = Cable Car: ein Brettspiel um Strecken und Zielkarten in San Francisco, mit genauen Regeln und einer Spieldatei, die jeder nachprüfen kann.
help-version = Die Version ausgeben und beenden.
help-usage = Aufruf:
help-arguments = Argumente:
help-options = Optionen:
help-commands = Befehle:
help-help = Diese Hilfe anzeigen und beenden.
help-required = erforderlich
help-default = Standard: { $value }
help-range = { $least } bis { $most }
help-least = mindestens { $least }
help-board = Spielpläne als Dateien: prüfen, exportieren und zeichnen.
help-board-option = Ein eigener Spielplan oder die Kennung eines mitgelieferten.
help-board-file = Eine Spielplandatei (TOML oder JSON); ohne Angabe der übliche Spielplan.
help-board-check = Sagen, ob eine Spielplandatei gültig ist, und wenn nicht, was alles daran falsch ist.
help-board-export = Einen Spielplan als kanonisches JSON ausgeben, dessen SHA-256 in Spieldateien steht.
help-board-draw = Einen Spielplan als SVG-Bild zeichnen.
help-output = Wohin geschrieben wird.
help-play = Im Browser gegen Bots und mit Freunden spielen; mit --board und --code auf einem eigenen Spielplan und gegen eigene Bots. Mit --plain im Terminal gegen Bots und mit anderen an derselben Tastatur spielen: Alle anderen Optionen sind dafür.
help-plain = Im Terminal spielen, mit Fragen und Antworten.
help-players = Wie viele am Tisch sitzen.
help-seed = Eine ganze Zahl; derselbe Startwert ergibt dieselben Partien.
help-name = Dein Name am Tisch. Spielen mehrere an einer Tastatur, gib ihn für jeden einmal an.
help-save = Wo die Spieldatei gespeichert wird; ohne Angabe ein Ordner bei deinen eigenen Daten.
help-resume = Die neueste Partie fortsetzen, die nicht zu Ende ist, oder die, die du nennst.
help-resume-game = Mit --resume: die Partie, die weitergehen soll, als Datei oder mit ihrer Nummer aus „cablecar games“.
help-games-command = Die gespeicherten Partien zeigen: Nummer, Datum, Datei, Spieler und Punkte, und wer am Zug ist.
help-simulate = Bots ganze Partien spielen lassen und sie zusammenfassen.
help-bots = Bots mit Namen, durch Kommas getrennt; sind es weniger als Spieler, kommen sie reihum dran.
help-games = Wie viele Partien.
help-records = Von jeder Partie eine Spieldatei in diesen Ordner schreiben, der leer sein muss.
help-match-records = Von jeder gespielten Partie eine Spieldatei in diesen Ordner schreiben, der leer sein muss, sofern nicht --results fortgesetzt wird.
help-parquet = Für jeden Sitzplatz jeder Partie eine Zeile in diese Parquet-Datei schreiben.
help-verify = Spieldateien nach den Regeln nachspielen, ihre Mischungen aus dem Startwert ableiten und von jeder sagen, ob sie gültig ist.
help-verify-files = Spieldateien.
help-replay = Eine aufgezeichnete Partie in Sätzen erzählen.
help-replay-file = Eine Spieldatei.
help-review = Eine beendete Partie besprechen: was das Glück bewirkt hat und was jede Entscheidung verschenkte, gemessen an dem, was der Spieler wusste.
help-review-file = Die Datei einer beendeten Partie.
help-review-seed = Eine ganze Zahl; derselbe Startwert ergibt dieselbe Besprechung.
help-review-html = Die Besprechung als Seite für einen Browser schreiben, die nichts weiter braucht.
help-review-output = Mit --html: die Datei, die geschrieben wird; ohne Angabe review.html.
help-engine = Für andere Programme spielen und analysieren: JSON-Zeilen über Standardein- und -ausgabe, beschrieben in docs/guide/engine.md.
help-rules = Die Regeln ausgeben, oder eine davon.
help-rule = Die Nummer einer Regel, zum Beispiel C6.
help-bench = Spielkern und Suche messen: Züge, Simulationen, Kopien und wie schnell der erste Zug kommt.
help-json = Die Zahlen als JSON ausgeben.
help-train = Die Bewertungsnetze von expert neu trainieren, für jede Spielerzahl (einige Minuten).
help-train-output = Die Datei, in die die Netze geschrieben werden.
help-positions = Aus wie vielen Stellungen jedes Netz lernt.
training = Training für { $players } Spieler
training-net = { $players } Spieler: Das Netz ist je Stellung um { $loss } nat überrascht, bloßes Raten um { $base }.
training-saved = Die Netze sind in { $file }.
training-interrupted = Angehalten; nichts wurde geschrieben.
help-solve = Einen Spielplan so klein wie „mini“ für zwei lösen: seinen Wert, ein Gleichgewicht, und wie weit sich jeder Bot ausnutzen lässt.
help-solve-board = Die Id eines Spielplans, der zu Cable Car gehört, oder eine Spielplandatei.
help-solve-efg = Das Spiel auch in diese Datei schreiben, im Format von Gambit (.efg), das andere Löser lesen.
help-solve-check = Es auch mit OpenSpiel lösen und vergleichen.
help-solve-simulations = Wie viele Simulationen suchende Bots pro Entscheidung machen.
solve-tree = { $board }: { $nodes } Stellungen und { $sets } Informationsmengen.
solve-found = CFR+, { $iterations } Iterationen: Wer beginnt, gewinnt im Mittel { $value } (1 ist ein Sieg, -1 eine Niederlage); Ausnutzbarkeit { $exploitability }.
solve-checked = CFR+ von OpenSpiel, { $iterations } Iterationen: { $value }; Ausnutzbarkeit { $exploitability }.
solve-bots = Wie viel die beste Antwort auf jeden Bot im Mittel gewinnt:
solve-bot = { "  " }{ $bot }: { $exploitability }
solve-written = Das Spiel ist in { $file }.
solve-too-large = Das Spiel auf diesem Spielplan hat mehr als { $most } Stellungen, zu viele zum Lösen; versuche es mit dem Spielplan „mini“.
solve-extra-missing = Der Vergleich mit OpenSpiel braucht ein weiteres Paket: Tippe „pip install "cablecar[envs]"“ oder lass „--check“ weg.
help-completion = Das Skript ausgeben, mit dem eine Shell Befehle und Optionen vervollständigt; bash zum Beispiel lädt es mit eval "$(cablecar completion bash)".
help-shell = bash, zsh, fish oder powershell.
unknown-shell = Für die Shell „{ $shell }“ gibt es keine Vervollständigung; wähle eine von { $known }.

file-unwritable = { $file } lässt sich nicht schreiben: { $reason }.
folder-not-empty = { $folder } ist nicht leer, und was darin liegt, wird nicht überschrieben; nenne einen neuen Ordner.
interrupted = Angehalten.
usage-wrong-option = „{ $option }“ geht so nicht; „{ $command } --help“ zeigt, wie es geht.
usage-unknown-option = Eine Option „{ $option }“ gibt es nicht; „{ $command } --help“ zeigt, welche es gibt.
usage-missing = „{ $option }“ fehlt; „{ $command } --help“ zeigt, wie es geht.
usage-wrong-value = „{ $option }“ kann nicht „{ $value }“ sein; „{ $command } --help“ zeigt, wie es geht.
usage-too-small = „{ $option }“ kann nicht „{ $value }“ sein: Nötig ist eine Zahl, mindestens { $least }.
usage-out-of-range = „{ $option }“ kann nicht „{ $value }“ sein: Nötig ist eine Zahl von { $least } bis { $most }.
usage-too-much = Das ist ein Wort zu viel; „{ $command } --help“ zeigt, wie es geht.
usage-wrong-command = Diesen Befehl gibt es nicht; „{ $command } --help“ zeigt, welche es gibt.
output-failed = Die Ausgabe lässt sich nicht schreiben: { $reason }.
compiling = Für diesen Rechner gibt es keinen fertigen Spielkern, deshalb werden Regeln und Bots dafür kompiliert. Das geschieht nur einmal und dauert etwa eine Minute.
kernel-missing = Cable Car hat keinen fertigen Spielkern für diesen Rechner, und numba, das einen kompilieren könnte, ist nicht installiert: Installiere „cablecar[jit]“.
engine-missing = Das Spiel lässt sich nicht in die Seite packen: Sein Kern für Browser wurde noch nicht gebaut. Führe „make kernel“ aus oder installiere Cable Car aus einem Wheel.
kernel-unknown = CABLECAR_KERNEL kann nicht „{ $asked }“ sein. Zur Wahl stehen: { $known }.
compiling-short = Wird kompiliert …
board-valid = Der Spielplan „{ $id }“ ist gültig: { $locations } Orte, { $routes } Strecken, { $tickets } Zielkarten.
board-drawn = Der Spielplan ist in { $file } gezeichnet.
board-not-offered = Dieser Server bietet den Spielplan „{ $board }“ gerade nicht an. Bitte den Betreiber, ihn mit --board und der Datei des Spielplans zu starten: Partien darauf bleiben gespeichert und gehen dann weiter.
unknown-rule = Eine Regel „{ $rule }“ gibt es nicht; die Regeln sind { $known }.
simulating = Bots spielen
simulation-interrupted =
    { $games ->
        [1] Nach 1 beendeten Partie angehalten.
       *[other] Nach { $games } beendeten Partien angehalten.
    }
simulation-summary =
    { $games ->
        [1] 1 Partie mit { $moves } Zügen
       *[other] { $games } Partien mit durchschnittlich { $moves } Zügen
    }
simulation-seat = Sitzplatz { $seat }: durchschnittlich { $score } Punkte, { $share } % der Siege
simulation-saved =
    { $games ->
        [1] 1 Spieldatei liegt in { $folder }.
       *[other] { $games } Spieldateien liegen in { $folder }.
    }
verify-valid =
    { $file }: gültig, eine beendete Partie mit { $moves ->
        [one] { $moves } Zug
       *[other] { $moves } Zügen
    }.
verify-valid-unfinished =
    { $file }: gültig, eine Partie, abgebrochen nach { $moves ->
        [one] { $moves } Zug
       *[other] { $moves } Zügen
    }.
verify-invalid = { $file }: ungültig. { $reason }
replay-title = { $names } auf dem Spielplan { $board }.
replay-unfinished = Hier wurde die Partie abgebrochen.
reviewing = Besprechen
review-unfinished = Diese Partie ist nicht beendet; eine Besprechung braucht ihr Ende.
review-title = Besprechung der Partie von { $names } auf dem Spielplan { $board }
review-player = Spieler
review-options = Die Besprechung ist entweder eine Seite (--html) oder JSON (--json), und „-o“ braucht „--html“.
review-written = Die Besprechung steht in { $file }.
review-page-chances = Die Siegchancen
review-page-about = Die Siegchance jedes Spielers nach dem Austeilen und nach jedem Zug, in Prozent, beurteilt mit offenen Karten. Die Nummern darüber zeigen die Schlüsselmomente.
review-page-axis = Zug
review-page-moments = Schlüsselmomente
review-page-no-moments = Kein einzelner Zug hat diese Partie gewendet.
review-page-decided = Was die Partie entschied
review-page-mistakes = Alle Fehler
review-page-no-mistakes = { $name } hat keinen Fehler gemacht.
engine-line-too-long = Die Zeile ist länger als { $most } MB.
engine-line-unreadable = Die Zeile ist nicht lesbar: Sie muss ein JSON-Objekt in UTF-8 sein, nicht zu tief verschachtelt, ohne doppelte Schlüssel und nur mit ganzen Zahlen.
engine-wrong-id = Eine Anfrage braucht eine „id“: eine ganze Zahl oder einen Text aus 1 bis { $most } sichtbaren ASCII-Zeichen.
engine-id-in-use = Eine Anfrage mit der id { $id } läuft noch; gib dieser eine andere.
engine-too-many = { $most } Anfragen laufen, mehr werden nicht angenommen; warte eine Antwort ab.
engine-unknown-request = Eine Anfrage „{ $name }“ gibt es nicht; „do“ kann { $known } sein.
engine-unknown-field = „{ $request }“ hat ein unbekanntes Feld „{ $field }“.
engine-missing-field = In „{ $request }“ fehlt das Feld „{ $field }“.
engine-wrong-type = „{ $request }“ hat in „{ $field }“ einen Wert vom falschen Typ.
engine-wrong-number = In „{ $request }“ muss „{ $field }“ eine Zahl von { $least } bis { $most } sein.
engine-two-budgets = Ein Budget ist entweder „simulations“ oder „milliseconds“; gib eines davon an, oder keines.
engine-unknown-board = Einen Spielplan „{ $name }“ bringt Cable Car nicht mit, nur { $known }; gib einen anderen ganz an, so wie ihn eine Spieldatei enthält.
engine-wrong-observation = Das ist keine Beobachtung eines Sitzplatzes auf diesem Spielplan: „{ $field }“ kann so nicht sein.
engine-too-few-moves =
    Die Spieldatei hat { $moves ->
        [1] 1 Zug
       *[other] { $moves } Züge
    }; „moves“ kann nicht mehr sein.
engine-wrong-move = „move“ muss ein Zug sein, wie ihn eine Spieldatei schreibt.
engine-not-to-move = Sitzplatz { $seat } ist in dieser Stellung nicht am Zug.
engine-game-over = In dieser Stellung ist die Partie zu Ende.
engine-cancelled = Die Anfrage wurde abgebrochen.
engine-failed = Die Engine hat selbst einen Fehler gemacht: { $reason }.
bench-moves = { $players } Spieler: { $speed } Züge pro Sekunde
bench-simulations = { $players } Spieler: { $speed } Simulationen von expert pro Sekunde
bench-copies = { $speed } Kopien einer Partie pro Sekunde
bench-start = { $seconds } Sekunden vom Befehl bis zum ersten Zug, mit leerem Cache
your-name = Gast

## Der gezeichnete Spielplan

draw-description =
    Eine Karte mit { $places ->
        [1] 1 Ort
       *[other] { $places } Orten
    } und { $routes ->
        [1] 1 Strecke
       *[other] { $routes } Strecken
    } dazwischen. Jede Strecke ist eine Reihe von Feldern; ihre Farbe hat ein eigenes Muster und ein eigenes Zeichen.
draw-start = { $place }, von Beginn an mit Souvenirs
draw-any = beliebig
draw-souvenirs = Souvenirs
draw-spaces = Felder
draw-points = Punkte

## Die Partie als Fragen und Antworten

plain-welcome = Antworte mit einer Zahl oder in Worten, zum Beispiel „nimm { $color }“. Du kannst auch fragen, zum Beispiel „was kann ich tun“ oder „strecken ab { $place }“. „hilfe“ verrät mehr, „ende“ hört auf und speichert die Partie.
plain-help =
    Tippe die Nummer deiner Wahl oder was du tust: „nimm { $color }“, „nimm 3“, „stapel“, „ziehe zielkarten“, „behalte 1“, „behalte beide“, „nutze { $a } { $b } mit { $length } { $color }“, „lege { $souvenir } auf { $place }“, „nimm das souvenir bei { $place }“, „passe“, „zurück“.
    Du kannst fragen: „was kann ich tun“, „was kann ich bei { $place } tun“, „hand“, „zielkarten“, „auslage“, „spieler“, „wo“ für alle Netze, „strecken ab { $place }“, „weg von { $a } nach { $place }“, „wo liegen die souvenirs“, „spielplan“ für all das, „lage“ für den Spielstand und „verlauf“ für das, was geschehen ist.
    „regeln“ oder „regeln C6“ zeigt die Regeln, „warum“ die Regel, die zuletzt etwas verboten hat. „ende“ hört auf und speichert die Partie.
    „tipp“ sagt, wohin du schauen solltest, und beim zweiten Mal die besten Züge; danach sagt „warum“, was daraus wird.
plain-words-quit = ende, beenden, aufhören, schluss, tschüss
plain-words-why = warum, warum nicht, wieso, welche regel
plain-words-hint = tipp, tip, hinweis, hilf mir, was soll ich tun
hint-move = { $move }: { $chance }
hint-not-now = Tipps gibt es, wenn du am Zug bist, in Partien auf diesem Gerät.
plain-refused = { $sentence } So sagt es Regel { $rule }: „warum“ liest sie vor.
plain-no-refusal = Noch ist nichts verboten worden.
lacking-cards = Für diese Strecke fehlen dir noch: { $cards }.
lacking-same-color =
    { $count ->
        [1] 1 Karte derselben Farbe
       *[other] { $count } Karten derselben Farbe
    }
plain-undone = Der Zug ist zurückgenommen.
plain-hide = { $name } ist dran. Drück Enter, um deine Karten zu verdecken
plain-show = { $name }, drück Enter, wenn sonst niemand hinsieht
plain-left = Die Partie ist unterbrochen.
plain-saved = Die Partie ist gespeichert in { $file }.
plain-resume = Weiter geht es mit: { $command }
games-none-unfinished = In { $folder } ist keine unbeendete Partie gespeichert.
games-none = In { $folder } sind keine Partien gespeichert.
games-over = Die Partie in { $file } ist zu Ende; sieh sie dir an mit: cablecar watch { $file }
games-nobody = In { $file } spielen nur Bots; sieh es dir an mit: cablecar watch { $file }
games-no-number =
    { $count ->
        [1] In { $folder } gibt es keine Partie { $number }: Dort ist 1 Partie gespeichert.
       *[other] In { $folder } gibt es keine Partie { $number }: Dort sind { $count } Partien gespeichert.
    }
games-without-resume = Um mit „{ $game }“ weiterzuspielen, ergänze --resume.
games-broken = nicht lesbar: { $reason }
games-score = { $name } { $points }
games-turn = am Zug: { $names }
games-won =
    { $count ->
        [one] { $names } hat gewonnen
       *[other] { $names } teilen sich den Sieg
    }
games-resume = Die Partien liegen in { $folder }. Eine davon fortsetzen: { $command } und ihre Nummer.
plain-question = Deine Wahl
plain-which-route = Welche Strecke
plain-which-payment = Bezahlt mit
plain-prompt = { $question }:{ " " }
plain-option = { $number }. { $text }
plain-back = Zurück
plain-not-understood =
    { $count ->
        [1] Tippe 1 oder „hilfe“.
       *[other] Tippe eine Zahl von 1 bis { $count } oder „hilfe“.
    }
plain-claim =
    { $count ->
        [1] Eine Strecke nutzen (1 Möglichkeit)
       *[other] Eine Strecke nutzen ({ $count } Möglichkeiten)
    }
plain-take-deck = Oberste Karte vom Stapel ziehen (noch { $count })
plain-take-face-up = { $color } nehmen (Kartenplatz { $slot })
plain-draw-tickets = Zielkarten ziehen (noch { $count })
plain-keep = { $tickets } behalten
plain-place =
    { $count ->
        [1] 1 Souvenirplättchen „{ $souvenir }“ auf { $place } legen
       *[other] { $count } Souvenirplättchen „{ $souvenir }“ auf { $place } legen
    }
plain-take-souvenir = Souvenir „{ $souvenir }“ bei { $place } nehmen
plain-pass = Passen
plain-second-card = Deine zweite Karte

## Zuschauen

help-watch = Einem Tisch auf einem Server zuschauen oder eine Spieldatei als Film ansehen.
help-watch-what = Eine Spieldatei oder der Link eines Tisches.
help-watch-plain = Die Partie in Sätzen erzählen, ohne den Spielplan zu zeichnen.
help-pace = Sekunden zwischen zwei Zügen; ohne Angabe 1,5 im Terminal und keine in einer Pipe.
watch-step = Zug { $step } von { $last }
watch-live = Live
watch-paused = Pause
watch-pace = { $seconds } s
watch-keys = Leertaste: Pause, ←→: Schritt, +/-: Tempo, Q: Ende
watch-player =
    { $sign } { $name }: { $points ->
        [1] 1 Punkt
       *[other] { $points } Punkte
    }, { $cars ->
        [1] 1 Figur
       *[other] { $cars } Figuren
    }, { $cards ->
        [1] 1 Karte
       *[other] { $cards } Karten
    }, { $tickets ->
        [-1] wählt Zielkarten
        [1] 1 Zielkarte
       *[other] { $tickets } Zielkarten
    }, { $souvenirs ->
        [1] 1 Souvenir
       *[other] { $souvenirs } Souvenirs
    }

## Die Arena

wrong-simulations = „{ $name }“ nennt keine Zahl von Simulationen bis { $most }; schreib zum Beispiel „expert@100“.
bot-does-not-search = „{ $name }“ macht keine Simulationen, also hat eine Zahl keinen Sinn; schreib „{ $bot }“.
wrong-blocks = Ein Wettkampf braucht mindestens 1 Block, nicht { $given }.
bot-failed-in-block = Block { $block }, Rotation { $rotation }, Startwert der Partie { $seed }: { $sentence }
bot-failed-in-game = Partie { $game }, Startwert der Partie { $seed }: { $sentence }
wrong-seconds = Ein Bot darf mehr als 0 und höchstens { $most } Sekunden nachdenken.
same-bot-twice = „{ $bot }“ kann nicht gegen sich selbst spielen; das kann nur ein Bot, der simuliert, mit einem anderen Budget, etwa „expert“ gegen „expert@100“.
ladder-needs-two = Eine Rangliste braucht mindestens zwei Bots.
worker-ended = Ein Hilfsprozess ist beendet; starte den Befehl noch einmal, fertige Blöcke eines Ergebnisordners bleiben erhalten.
results-broken = { $file } lässt sich nicht lesen; nenne einen anderen Ordner.
results-hold-more =
    { $blocks ->
        [1] { $folder } enthält 1 weiteren Block, der hier nicht zählt.
       *[other] { $folder } enthält { $blocks } weitere Blöcke, die hier nicht zählen.
    }
too-many-bots =
    { $seats ->
        [1] Es gibt nur Platz für 1 Bot, nicht für { $bots }.
       *[other] Es gibt nur Platz für { $seats } Bots, nicht für { $bots }.
    }
ladder-report = Der Bericht ist { $file }.
results-of-others = { $folder } enthält Ergebnisse eines anderen Laufs; es unterscheiden sich: { $what }. Nenne einen anderen Ordner.
results-of-pairings = Paarungen
results-of-players = Spielerzahl
results-of-seed = Startwert
results-of-budget = Budget
results-of-board = Spielplan
results-of-code = Code
results-of-net = Netze
results-of-program = Version des Programms
report-extra-missing = Der Bericht einer Rangliste braucht zwei weitere Pakete: Tippe „pip install "cablecar[report]"“ oder lass „--results“ weg.
parquet-extra-missing = Eine Parquet-Datei braucht ein weiteres Paket: Tippe „pip install "cablecar[report]"“ oder lass „--parquet“ weg.

help-code = Eine Python-Datei mit eigenen Bots.
help-net = Eine Datei mit Netzen von „cablecar train“: expert spielt mit ihnen, expert-shipped mit denen, die zu Cable Car gehören.
help-traceback = Wenn ein Bot scheitert, auch zeigen, wo in seinem Code.
help-opponents = Gegen wen du spielst: Bots mit Namen, durch Kommas getrennt; sind es weniger als Plätze, kommen sie reihum dran.
help-match = Zwei Bots gegeneinander antreten lassen: dieselben Mischungen auf allen Sitzplätzen reihum, dazu Siegquoten mit 95-%-Intervallen.
help-match-first = Der Bot auf einem Sitzplatz; „expert@100“ ist expert mit 100 Simulationen pro Zug.
help-match-second = Der Bot auf den übrigen Sitzplätzen.
help-ladder = Alle Bots gegeneinander spielen lassen und ihre Stärke bewerten.
help-ladder-bots = Bots mit Namen, wie in einem Wettkampf; ohne Angabe alle.
help-bots-command = Die Bots auflisten: wie sie spielen, wie schnell und wie stark sie sind.
help-blocks = Wie viele Blöcke von Partien; ein Block sind dieselben Mischungen einmal für jeden Sitzplatz des ersten Bots.
help-simulations = Wie viele Simulationen ein Bot für einen Zug machen darf; ohne Angabe 400.
help-budget = Wie viele Sekunden ein Bot über einen Zug nachdenken darf, statt Simulationen; solche Partien lassen sich nicht genau wiederholen.
help-stop = Aufhören, sobald feststeht, welche Seite besser ist; dass nach jedem Block nachgesehen wird, ist eingerechnet.
help-results = Alle Ergebnisse in diesem Ordner aufheben; derselbe Befehl macht dort weiter, wo er unterbrochen wurde.

match-games =
    { $games ->
        [1] 1 Partie
       *[other] { $games } Partien
    } mit { $players } Spielern, in { $blocks ->
        [1] 1 Block
       *[other] { $blocks } Blöcken
    } mit denselben Mischungen
match-side = { $bot }: { $mean } % der Siege (95-%-Intervall: { $low } bis { $high } %)
match-score = { $bot }: { $wins } gewonnen, { $draws } unentschieden, { $losses } verloren; im Schnitt { $margin } Punkte gegenüber dem Besten der anderen
match-elo = Elo von { $bot } über { $rival }: { $elo } (95-%-Intervall: { $low } bis { $high })
match-settled = Nach { $blocks ->
        [1] 1 Block
       *[other] { $blocks } Blöcken
    } steht fest, welche Seite besser ist.
match-unsettled = Welche Seite besser ist, steht nicht fest.

arena-ratings = Spielstärken
arena-matches = Siege
arena-bot = Bot
arena-rival = Gegen
arena-score = S-U-N
arena-margin = Vorsprung
arena-elo-difference = Δ Elo
arena-share = Siege, %
arena-elo = Elo
arena-interval = 95-%-Intervall
arena-between = { $low } bis { $high }
arena-anchor = fest
arena-sentence = Wie er spielt
arena-named = { $name }: { $sentence }
arena-time = Millisekunden pro Zug
arena-nothing = –
arena-measured = Millisekunden und Elo wurden mit 2 Spielern und { $simulations } Simulationen pro Zug gemessen; { $anchor } ist der Fixpunkt.

## Berichte

report-nothing = –
decimal-mark = ,
report-other-board = Diese Partien wurden auf „{ $other }“ gespielt, nicht auf „{ $board }“.
report-percent = { $mean } % ({ $low } bis { $high })
report-only-percent = { $mean } %
report-amount = { $mean } ({ $low } bis { $high })
report-above = ▲ { $text }
report-in-line = { $text }
report-below = ▼ { $text }
report-title = Die Rangliste auf { $board }
report-facts =
    Spielplan { $board }, { $players } Spieler, { $games ->
        [1] 1 Partie
       *[other] { $games } Partien
    }.
report-made = Erstellt mit: { $made }
report-bot = Bot
report-elo = Elo
report-standings = Rangfolge
report-standings-about = Die Stärke jedes Bots aus allen Paarungen zusammen. Ein Balken ist das 95-%-Intervall; wo sich zwei Balken stark überlappen, kann die Reihenfolge Zufall sein.
report-anchor = Der Fixpunkt ist { $bot }.
report-pairings = Alle Paarungen
report-pairings-about = Der erste Bot sitzt auf einem Sitzplatz, der zweite auf { $others ->
        [1] dem anderen
       *[other] den anderen { $others }
    }, und sie tauschen die Plätze bei denselben Mischungen. Die gestrichelte Linie ist der gleiche Anteil für einen Sitzplatz.
report-pairing = Paarung
report-against = { $first } gegen { $second }
report-first-wins = Der erste gewinnt
report-second-wins = Der zweite gewinnt
report-first-axis = Partien, die der erste gewinnt, in %
report-sources = Woher die Punkte kommen
report-sources-about = Die mittleren Punkte eines Bots in einer Partie. Bei Zielkarten zählt Gewonnenes abzüglich Verlorenem.
report-total = Summe
report-lengths = Wie lange Partien dauern
report-lengths-about = Gezählt sind die Spielzüge dessen, der die meisten hatte.
report-turns = Spielzüge
report-from-to = { $first } bis { $last }
report-part = Anteil
report-seats-title = Sitzplätze mit { $players } Spielern
report-seats-about = Sitzplatz 0 beginnt. Jeder Bot saß reihum auf jedem Sitzplatz, ein Unterschied kommt also vom Sitzplatz. Die gestrichelte Linie ist der gleiche Anteil, { $even } %.
report-seat-head = Sitzplatz
report-wins = Siege
report-wins-axis = Siege, in %
report-route-use = Wie oft jede Strecke genutzt wird
report-route-use-about = Die Zahl an einer Strecke ist der Anteil der Partien in Prozent, in denen jemand sie nutzt; eine breitere und kräftigere Linie sagt dasselbe.
report-ticket-completion = Welche Zielkarten erfüllt werden
report-ticket-completion-about = Für { $bot }, den stärksten Bot hier. Eine Kurve verbindet die Enden einer Zielkarte; ihre Nummer steht in der Tabelle. Je öfter eine Zielkarte auf der Hand auch erfüllt wird, desto kräftiger und durchgehender ist die Kurve.
report-map = Karte des Spielplans
report-step = { $low } bis { $high } %
report-as-table = Dasselbe als Tabelle
report-players = Spieler
report-with-players = { $players } Spieler
report-games = Partien
report-even = Gleicher Anteil
report-seat = Sitzplatz { $seat }
report-seats = Sitzplätze
report-ticket = Zielkarte
report-tickets = Zielkarten
report-value = Wert
report-spaces = Felder
report-times = Wie oft behalten
report-held = Behalten
report-completed = Erfüllt
report-cost = Echte Kosten
report-brings = Bringt
report-effect = Wirkung auf die Summe
report-surplus = Gemessen an der Länge
report-route = Strecke
report-routes = Strecken
report-color = Farbe
report-use = Genutzt
report-place = Ort
report-points = Punkte
report-souvenirs = Souvenirs

balance-title = Die Ausgewogenheit von { $board }
balance-made = Erstellt aus { $made }
balance-intervals = Anteile und Mengen haben ihr 95-%-Intervall in Klammern; Anzahlen, und wie weit eine Zielkarte typischerweise aus der Reihe fällt, haben keins. Partien mit denselben Mischungen zählen als eine Beobachtung.
balance-seats-about = Der Anteil der Siege nach Sitzplatz. Sitzplatz 0 beginnt. Es zählen nur Partien, in denen auf allen Sitzplätzen derselbe Bot saß oder in denen jeder Bot reihum auf jedem Sitzplatz saß.
balance-seat-more = Mit { $players } Spielern gewinnt Sitzplatz 0 mehr als den gleichen Anteil.
balance-seat-less = Mit { $players } Spielern gewinnt Sitzplatz 0 weniger als den gleichen Anteil.
balance-seat-even = Mit { $players } Spielern zeigen diese Partien nicht, dass Sitzplatz 0 mehr oder weniger als den gleichen Anteil gewinnt.
balance-seat-unknown = Mit { $players } Spielern wurden keine Partien gespielt, die Sitzplätze gerecht vergleichen.
report-tickets-about = Felder: der kürzeste Weg auf dem leeren Spielplan. Behalten: von wie vielen Spielern am Ende. Erfüllt: von wie vielen davon. Echte Kosten: die Felder des Wegs derer, die sie erfüllt haben. Bringt: ihre Punkte, gewonnen oder verloren. Wirkung auf die Summe: wie viel höher die Summe mit der Zielkarte ist als ohne sie, bei demselben Bot und denselben anderen Zielkarten; Bots wählen, was sie behalten, also beweist das keine Ursache. Gemessen an der Länge: wie viel mehr oder weniger das ist, als Zielkarten mit ebenso vielen Feldern bringen.
balance-tickets-sum = Von { $tickets } Zielkarten bringen { $above } mehr, als ihre Länge erwarten lässt (▲), und { $below } weniger (▼); etwa { $chance } solche Zeichen entstehen allein durch Zufall. Über den Zufall hinaus liegt eine Zielkarte typischerweise { $spread } Punkte daneben.
balance-routes-about = Der Anteil der Partien, in denen eine Strecke genutzt wird. Mit 2 Spielern sperrt eine Hälfte einer Doppelstrecke die andere.
balance-unused = Mit { $players } Spielern werden diese in weniger als { $rare } % der Partien genutzt, beide Hälften einer Doppelstrecke zusammengenommen: { $routes }.
balance-all-used = Mit { $players } Spielern wird jede Strecke in mindestens { $rare } % der Partien genutzt, beide Hälften einer Doppelstrecke zusammengenommen.
balance-places = Orte
balance-places-about = Der Anteil der Spieler, die eine Strecke zu einem Ort nutzen.
balance-souvenirs-about = Ihr Anteil an den Punkten ist der an allen gewonnenen oder verlorenen Punkten. Sie entscheiden eine Partie, die ohne sie jemand anders gewinnen oder mitgewinnen würde.
balance-gathered = Souvenirs pro Spieler
balance-souvenir-points = Punkte für Souvenirs
balance-part = Anteil der Souvenirs an den Punkten
balance-decide = Partien, die Souvenirs entscheiden
balance-compare-title = Von { $before } zu { $after }
balance-compare-made = { $side }: { $board }, erstellt aus { $made }
balance-before = vorher
balance-after = nachher
balance-side = { $what }, { $side }
balance-figure = Kennzahl
balance-wins-of-seat = Siege von Sitzplatz { $seat }
balance-spread = Wie weit eine Zielkarte über den Zufall hinaus typischerweise danebenliegt, in Punkten
balance-out-of-line = Zielkarten, die aus der Reihe fallen
balance-unused-count = Strecken, die niemand nutzt

## Was der Server zählt

metric-http-requests = Anfragen über HTTP, nach Methode und Status
metric-refusals = Was die Wache abgelehnt hat, nach Grund
metric-open-sockets = Offene WebSockets
metric-messages-in = Über WebSockets empfangene Nachrichten
metric-messages-out = Über WebSockets gesendete Nachrichten
metric-moves = Gespielte Züge, nach Art
metric-refused-moves = Züge, die die Regeln abgelehnt haben, nach Regel
metric-tables-live = Tische im Speicher
metric-bot-seconds = Wie lange Bots über einen Zug nachdenken, nach Bot
metric-bots-replaced = Züge, die ein einfacherer Bot für einen anderen gemacht hat, nach Grund
metric-store-batch = Änderungen, die zusammen gespeichert wurden
metric-commit-seconds = Wie lange es dauert, Änderungen dauerhaft zu speichern
metric-errors = Fehler des Servers selbst

## Der Server

help-serve = Tische anbieten, damit Leute miteinander und mit Bots spielen können.
help-serve-host = Die Adresse, auf der gelauscht wird; 0.0.0.0 lässt andere Rechner herein.
help-serve-port = Der Port, auf dem gelauscht wird; 0 nimmt einen freien.
help-serve-db = Die Datenbank: sqlite:///DATEI oder postgresql://NUTZER@HOST/NAME. Ohne Angabe eine Datei im Datenordner.
help-serve-data = Der Ordner für die Datenbankdatei; ohne Angabe der Datenordner des Benutzerkontos.
help-serve-proxy = Adressen von Proxys, denen geglaubt wird, woher eine Anfrage kommt, durch Kommas getrennt.
help-serve-board = Ein eigener Spielplan, auf dem gespielt werden kann; für weitere nochmals angeben.
help-serve-name = Ein Name, unter dem andere den Server erreichen, zum Beispiel games.example.org; mehrfach möglich.
help-serve-keep = Wie viele Tage beendete Partien bleiben, nachdem ihr Tisch zuletzt benutzt wurde; 0 behält sie für immer.
serve-address = Cable Car lauscht auf { $address }. Strg+C hält es an; jede Partie geht beim nächsten Start weiter.
serve-bad-proxy = { $address } ist keine Adresse eines Proxys: Schreib sie wie 127.0.0.1 oder 10.0.0.0/8, mehrere durch Kommas getrennt.
serve-bad-name = { $name } ist kein Name für --public-name: Schreib nur den Namen, wie example.org, ohne https:// und ohne Port.
serve-db-and-data = Nenne die Datenbank mit --db oder ihren Ordner mit --data, nicht beides.
serve-no-port = Auf { $host } Port { $port } lässt sich nicht lauschen: { $reason }. Wähle mit --host oder --port etwas anderes.
store-bad-url = Das ist keine Adresse einer Datenbank: Schreib nach --db sqlite:///DATEI oder postgresql://NUTZER@HOST/NAME.
store-without-driver = PostgreSQL braucht einen Treiber: Installiere ihn mit pip install 'cablecar[postgresql]'.
store-unreachable = Die Datenbank { $database } lässt sich nicht öffnen: { $reason }.
store-in-use = Ein anderer Server benutzt die Datenbank { $database }: Halte ihn zuerst an oder nenne eine andere mit --db oder --data.
store-too-new = Die Datenbank { $database } wurde von einem neueren Cable Car benutzt als diesem, Version { $version }: Aktualisiere Cable Car, oder nenne mit --db oder --data eine andere Datenbank.

## Im Browser spielen

play-address = Spiel im Browser unter { $address }. Strg+C hält es an; jede Partie geht beim nächsten Start weiter.
play-running = Cable Car läuft schon: Spiel im Browser unter { $address }.
play-running-otherwise = Cable Car läuft schon unter { $address }, ohne diesen Spielplan oder Bot. Beende es dort und starte es mit diesen Optionen neu.
play-stopped = Angehalten. Jede Partie geht beim nächsten Start weiter.
play-terminal-only = „{ $option }“ gehört zum Spiel im Terminal: Füge --plain hinzu oder lass es weg.
play-new-only = „{ $option }“ gehört zu einer neuen Partie: Lass es bei --resume weg.
page-not-built = Die Seite ist nicht gebaut: Führ „make play“ aus.
help-site = Die Seite als Dateien für einen beliebigen Webspace schreiben: Partien gegen Bots, an einem Gerät, die erste Partie, Regeln und Nachspielen, ohne Server.
help-site-output = Der Ordner, in den geschrieben wird.
site-written = Die Seite liegt in { $folder }, { $files } Dateien und daneben komprimierte. Kopier den Ordner auf einen Webspace, oder probier ihn aus: python3 -m http.server --directory { $folder }
site-foreign = In { $folder } liegt eine { $file }, die nicht von Cable Car ist: Wähl mit -o einen anderen Ordner.

## Tische auf Servern

remote-told = { $message }
remote-no-link = „{ $link }“ ist kein Link zu einem Tisch: Er sieht aus wie http://…/t/… und steht in der Einladung.
remote-no-server = „{ $address }“ ist keine Adresse eines Servers; schreib sie wie http://host:8042.
remote-unreachable = { $server } ist nicht erreichbar: { $reason }.
remote-strange = { $server } antwortet nicht wie ein Cable-Car-Server dieser Version.
remote-unknown-board = Dieser Server hat keinen Spielplan „{ $name }“; er bietet { $known } an.
remote-waiting-seats =
    { $count ->
        [1] Die Partie beginnt, sobald 1 freier Platz besetzt ist.
       *[other] Die Partie beginnt, sobald { $count } freie Plätze besetzt sind.
    }
remote-waiting-host = Alle sind da. Die Partie beginnt, sobald der Gastgeber sie startet.

## Das Spiel im ganzen Terminal

tui-hint =
    Enter: nutzen · { $slots ->
        [1] 1
       *[other] 1–{ $slots }
    }, d: Karte · t: Zielkarten · u: zurück · /: Text · ?: Hilfe
tui-hint-over = n: noch eine Partie · Enter: Schlusswertung · ?: Hilfe · q: aufhören
tui-hint-again = n: noch eine Partie · Enter: Schlusswertung · c: Chat · ?: Hilfe · q: aufhören
tui-which-souvenir = Welches Souvenir legst du auf den Spielplan?
tui-which-place = Wähle den Ort auf dem Spielplan: Pfeiltasten, dann Enter.
tui-claimable = { $route } – mit Enter nutzen
tui-none-open = Du kannst jetzt keine Strecke nutzen.
tui-owned = { $route } – genutzt von { $name }
tui-closed = { $route } – gesperrt: die andere Hälfte ist genutzt
tui-lacking = { $route } – es fehlen: { $cards }
tui-hand-over = Enter: gib den Bildschirm an { $name } weiter
tui-hand-over-undo = Enter: gib den Bildschirm an { $name } weiter · u: zurücknehmen
tui-curtain-lift = { $name }: Drücke Enter, wenn niemand zusieht.
tui-chat-key = c: etwas schreiben
tui-clock = Restzeit: { $time }
tui-rule = Regel { $rule }:
tui-too-small = Das Fenster ist zu klein: { $columns } × { $rows }, nötig sind { $width } × { $height }. Mach es größer, um weiterzuspielen; nichts geht verloren. q: aufhören
tui-close = Escape: zurück · ↑ ↓: blättern
tui-close-again = n: noch eine Partie · Escape: zurück · ↑ ↓: blättern
tui-page-keys = Bild↑ Bild↓
tui-space = Leertaste
tui-enter = Enter
tui-key-arrows = den Cursor über den Spielplan bewegen
tui-key-next = zur nächsten Strecke, die du nutzen kannst
tui-key-enter = die Strecke unter dem Cursor nutzen oder bestätigen
tui-key-pass = passen
tui-key-tab = der nächste Bereich
tui-key-scroll = im Bereich oder im Verlauf blättern
tui-key-chat = in die Runde schreiben
tui-key-rematch = noch eine Partie, wenn diese vorbei ist
tui-key-rules = die Regeln; nach einer Ablehnung diese Regel
tui-key-help = diese Tasten
tui-key-leave = aufhören; die Partie wird gespeichert
tui-signs = Auf dem Spielplan: Eine freie Strecke zeigt den Buchstaben ihrer Farbe, eine genutzte das Zeichen ihres Besitzers; auf einem kleinen Spielplan ist 2S eine schwarze Strecke mit 2 Feldern. b2 ist ein Stapel mit 2 Souvenirs.
souvenir-letter-bell = g
souvenir-letter-crab = k
souvenir-letter-loaf = b
souvenir-letter-cookie = c
souvenir-letter-seal = r
souvenir-letter-globe = s
souvenir-letter-flower = m
tui-not-over = Noch eine Partie gibt es, wenn diese zu Ende ist.
tui-invite = Schick deinen Freunden diesen Link: { $link }
tui-free-seat = freier Platz
tui-start = Die Partie beginnen
tui-seat-bot = { $bot } auf einen freien Platz setzen
tui-come-back = Dein Platz bleibt dir. Zurückkommen: cablecar tui { $link }
tui-no-terminal = Dafür braucht es ein Terminal. In einer Pipe spielst du mit: cablecar play --plain
tui-own-game-only = „{ $option }“ gehört zu einem eigenen Spiel: Lass es bei einem Link weg.
tui-new-where = Gib den Server für den neuen Tisch an, zum Beispiel: cablecar tui http://host:8042 --new
tui-no-table = „{ $server }“ nennt keinen Tisch; ergänze --new, um dort einen zu eröffnen.
help-tui = Spiele im ganzen Terminal: gegen Bots, abwechselnd an einer Tastatur oder über den Link an einem Tisch auf einem Server.
help-tui-what = Der Link zu einem Tisch auf einem Server, mit --new die Adresse eines Servers, mit --resume eine Partie als Datei oder mit ihrer Nummer aus „cablecar games“; ohne Angabe eine neue eigene Partie.
help-tui-new = Einen Tisch auf dem Server eröffnen: Bots aus --bots bekommen Plätze, die anderen sind für Freunde mit dem Link.
help-tui-pace = Wie viele Sekunden ein Bot vor seinem Zug wartet.
