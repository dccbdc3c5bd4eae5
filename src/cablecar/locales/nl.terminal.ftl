# Wat Cable Car in de terminal in het Nederlands zegt. Wat hij met de pagina deelt staat in nl.game.ftl, de regels in nl.rules.ftl.

## Bestanden

unknown-board = Er is geen bord ‘{ $name }’, en ook geen bestand met die naam; bij Cable Car horen de borden { $known }.
file-unreadable = { $file } kan niet worden gelezen: { $reason }.

## Borden

board-not-readable = { $file } is geen bord: de tabellen en lijsten zitten te diep in elkaar. Begin opnieuw met een kopie van een bord dat werkt.
board-syntax = { $file }: dit is geen geldige { $format } ({ $reason }). Verbeter het hier of vlak ervoor.
board-not-utf-8 = { $file }: hier staat een teken dat geen UTF-8 is. Open het bestand in je editor en sla het op als UTF-8.
board-key-twice = { $file }: de sleutel ‘{ $field }’ staat twee keer in hetzelfde object; haal er een weg.
board-line = { $file }, regel { $line }
board-guess = Bedoel je ‘{ $guess }’?
board-not-canonical = { $file } bevat id, name of drawing; die horen niet in de gegevens van het bord.
board-id-shipped = { $file }: ‘{ $entry }’ is de id van een bord dat bij Cable Car hoort; geef het jouwe een andere.
board-unknown-field = { $file }, { $entry }: er is geen veld ‘{ $field }’; controleer de spelling.
board-misplaced = { $file }, { $entry }: ‘{ $field }’ hoort in de tabel ‘{ $table }’; zet het daar neer.
board-below-table = { $file }, { $entry }: ‘{ $field }’ staat na de regel die ‘{ $table }’ opent en hoort daardoor bij die tabel; zet het bovenaan in het bestand, boven de eerste regel tussen vierkante haken.
board-missing-field = { $file }, { $entry }: het veld ‘{ $field }’ ontbreekt; voeg het toe.
board-wrong-type =
    { $file }, { $entry }: ‘{ $field }’ moet { $type ->
        [text] een tekst tussen aanhalingstekens zijn, op één regel
        [number] een heel getal van hoogstens 9 cijfers zijn
        [boolean] true of false zijn
        [list] een lijst zijn
       *[table] een tabel zijn
    }.
board-wrong-list =
    { $file }, { $entry }: elk onderdeel moet { $type ->
        [text] een tekst tussen aanhalingstekens zijn, op één regel
       *[number] een heel getal van hoogstens 9 cijfers zijn
    }.
board-wrong-points = { $file }, { $entry }: bij punten voor routes horen een lengte van 1 tot 8 en een heel aantal punten.
board-size = { $file }, { $entry }: { $size } past niet in het spel; het kan van { $least } tot { $most }.
board-duplicate = { $file }, { $entry }: deze id staat er { $times } keer; elke id moet uniek zijn.
board-bad-id = { $file }, { $entry }: een id bestaat uit hoogstens 64 letters, cijfers, ‘_’, ‘-’ en ‘.’.
board-unknown-color = { $file }, { $entry }: ‘{ $color }’ is geen kleur van dit bord; gebruik een van zijn kleuren of voeg deze toe.
board-no-colors = { $file }, { $entry }: het bord heeft minstens één kleur nodig.
board-too-few-cards = { $file }, { $entry }: { $cards } transportkaarten zijn te weinig om iedereen te delen; voeg kaarten toe of deel er minder.
board-points-range = { $file }, { $entry }: { $points } punten passen niet in het spel (hoogstens { $most }).
board-too-few-free-places = { $file }, { $entry }: naast de { $starts } locaties die met toeristenfiches beginnen, zijn er nog minstens twee nodig.
board-souvenir-count = { $file }, { $entry }: er moeten { $expected } toeristenfiches zijn, twee meer dan er locaties met toeristenfiches beginnen, of precies evenveel, niet { $size }.
board-souvenir-points = { $file }, { $entry }: voor elk aantal toeristenfiches zijn punten nodig, { $needed } waarden.
board-unknown-place = { $file }, { $entry }: er is geen locatie ‘{ $place }’; controleer de id of voeg de locatie toe.
board-unknown-route = { $file }, { $entry }: er is geen route ‘{ $route }’; controleer de id of haal deze vermelding weg.
board-same-ends = { $file }, { $entry }: beide uiteinden zijn dezelfde locatie; verander er een.
board-route-length = { $file }, { $entry }: een route heeft 1 tot { $most } vakjes, niet { $length }.
board-no-points = { $file }, { $entry }: route_points zegt niets over lengte { $length }; voeg die daar toe.
board-route-ferries = { $file }, { $entry }: { $ferries } veerbootsymbolen passen niet op { $length } vakjes; het mogen er 0 tot { $length } zijn.
board-unknown-twin = { $file }, { $entry }: de dubbelganger ‘{ $twin }’ is geen andere route; noem de route die ernaast ligt.
board-twin-one-sided = { $file }, { $entry }: de dubbelganger ‘{ $twin }’ noemt deze route niet terug; geef die route ook double, of haal het hier weg.
board-twin-differs = { $file }, { $entry }: de dubbelganger ‘{ $twin }’ heeft andere uiteinden of een andere lengte; maak ze gelijk, of haal double bij allebei weg.
board-twins-unnamed = { $file }, { $entry }: ‘{ $twin }’ verbindt dezelfde locaties met dezelfde lengte; ze moeten elkaar als double noemen.
board-too-many-between = { $file }, { $entry }: tussen twee locaties mogen hoogstens twee routes liggen (zie ‘{ $other }’); haal er een weg.
board-too-few-tickets = { $file }, { $entry }: { $size } bestemmingskaarten zijn te weinig om te delen; er zijn er minstens { $needed } nodig.
board-unjoined = { $file }, { $entry }: geen enkele route verbindt { $a } en { $b }; voeg er routes tussen toe of verander de bestemmingskaart.
board-unknown-scenery = { $file }, { $entry }: er is geen decor van de soort ‘{ $kind }’; gebruik een soort uit de meegeleverde borden.

## Spelbestanden

record-bad-path = ‘{ $file }’ kan niet worden gelezen: een bestand met die naam kan er niet zijn.
record-bad-board = Het bord van het spel is niet geldig: { $fault }
record-board-not-whole = Het bord van het spel is niet volledig uitgeschreven; de canonieke vorm heeft elk veld.
record-wrong-seed = De volgordes volgen niet uit de seed: een van beide is veranderd, of een ander programma heeft geschud.

## Bots

bot-misfit = De bot ‘{ $bot }’ kan niets worden gevraagd: de klasse mag geen argumenten nodig hebben, en de methode moet zijn zoals beschreven, choose(view, legal_moves, rng, budget); { $reason }.
unknown-bot = Er is geen bot ‘{ $name }’, wel { $known }.
wrong-budget = Een budget is een aantal simulaties of een aantal seconden, één van de twee.
budget-too-few-simulations = Een budget is een geheel getal van minstens 1 simulatie, niet { $given }.
budget-no-time = Een tijdbudget is een eindig aantal seconden groter dan 0, niet { $given }.
view-not-to-move = Een bot kan alleen kiezen voor een plaats die aan zet is: geef hem game.view(seat) met een plaats uit game.waiting_for.
code-without-bot = { $file } bevat geen bot: een klasse met een methode ‘choose’.
code-unreadable = { $file } is niet bruikbaar als code: { $reason }.
net-unreadable = { $file } bevat geen netten voor expert; maak zo’n bestand met ‘cablecar train’.
net-lacks-players = De netten van ‘{ $bot }’ zijn niet getraind voor { $players } spelers; train ze op een bord voor zoveel spelers.

## Python

not-players = ‘{ $given }’ is geen aantal spelers en geen lijst van spelers: geef een getal zoals 2, of een lijst namen zoals ["Ada", "Ben"].
not-a-player = ‘{ $given }’ is geen naam en geen Player: geef een tekst zoals "Ada", of een Player.
not-a-board = ‘{ $given }’ is geen bord: geef een Board, de id van een bord dat bij Cable Car hoort, of de naam van een bordbestand.
not-a-move = ‘{ $given }’ is geen zet: kies er een uit game.legal_moves(seat), of maak er een, zoals TakeCard(slot=0).
not-bots = ‘{ $given }’ is geen lijst met bots: geef een lijst met namen van bots, zoals ["expert", "strong"].
not-a-whole-number = ‘{ $given }’ is geen geheel getal: geef er een, zoals { $name }=2.
not-a-path = ‘{ $given }’ is geen naam van een bestand of een map: geef een tekst of een Path.
view-frozen = Een view kan niet worden veranderd; maak er een dict van voor een kopie die dat wel kan.

## De opdrachtregel

help-cablecar = Cable Car: een bordspel met kaartjes en trams door San Francisco, met exacte regels en een spelbestand dat iedereen kan controleren.
help-version = Toon de versie en stop.
help-usage = Gebruik:
help-arguments = Argumenten:
help-options = Opties:
help-commands = Opdrachten:
help-help = Deze hulp tonen en stoppen.
help-required = verplicht
help-default = standaard { $value }
help-range = { $least } t/m { $most }
help-least = minstens { $least }
help-board = Borden als bestanden: controleren, exporteren en tekenen.
help-board-option = Een eigen bord, of de id van een bord dat bij Cable Car hoort.
help-board-file = Een bordbestand (TOML of JSON); anders het standaardbord.
help-board-check = Zeg of een bordbestand geldig is, en zo niet, alles wat eraan mankeert.
help-board-export = Toon een bord als canonieke JSON; een spelbestand noemt de SHA-256 daarvan.
help-board-draw = Teken een bord als SVG-afbeelding.
help-output = Waar het resultaat komt.
help-play = Speel in de browser tegen bots en vrienden; met --board en --code op een eigen bord en tegen eigen bots. Met --plain speel je in de terminal tegen bots en met anderen aan hetzelfde toetsenbord: alle andere opties zijn daarvoor.
help-plain = Speel in de terminal, met vragen en antwoorden.
help-players = Hoeveel spelers er aan tafel zitten.
help-seed = Een heel getal; dezelfde seed geeft dezelfde spellen.
help-name = Je naam aan tafel. Met meer mensen aan één toetsenbord: geef hem voor elk één keer.
help-save = Waar het spelbestand komt; anders een map met je eigen gegevens.
help-resume = Ga verder met het nieuwste spel dat niet afgelopen is, of met het spel dat je noemt.
help-resume-game = Bij --resume: het spel om mee verder te gaan, met zijn bestand of zijn nummer in ‘cablecar games’.
help-games-command = Toon de bewaarde spellen: nummer, datum, bestand, spelers en punten, en wie aan de beurt is.
help-simulate = Laat bots hele spellen spelen en vat ze samen.
help-bots = Bots bij naam, met komma’s ertussen; zijn het er minder dan spelers, dan komen ze om de beurt.
help-games = Hoeveel spellen.
help-records = Schrijf van elk spel een spelbestand in deze map, die leeg moet zijn.
help-match-records = Schrijf van elk spel dat wordt gespeeld een spelbestand in deze map, die leeg moet zijn tenzij --results verdergaat.
help-parquet = Schrijf voor elke plaats in elk spel een rij in dit Parquet-bestand.
help-verify = Speel spelbestanden na volgens de regels, leid hun volgordes af uit de seed en zeg van elk of het geldig is.
help-verify-files = Spelbestanden.
help-replay = Vertel een bewaard spel in zinnen.
help-replay-file = Een spelbestand.
help-review = Bespreek een afgelopen spel: wat het geluk deed en wat elke beslissing weggaf, beoordeeld naar wat de speler wist.
help-review-file = Het bestand van een afgelopen spel.
help-review-seed = Een heel getal; dezelfde seed geeft dezelfde bespreking.
help-review-html = De bespreking als pagina voor een browser schrijven, die niets anders nodig heeft.
help-review-output = Met --html: het bestand waarin de pagina komt; anders review.html.
help-engine = Spelen en analyseren voor andere programma’s: JSON-regels via standaardinvoer en -uitvoer, beschreven in docs/guide/engine.md.
help-rules = Toon de regels, of één ervan.
help-rule = De id van een regel, zoals C6.
help-bench = Meet de spelengine en het zoekalgoritme: zetten, simulaties, kopieën en hoe snel de eerste zet komt.
help-json = Toon de cijfers als JSON.
help-train = Train de waardenetten van expert opnieuw, voor elk aantal spelers (enkele minuten).
help-train-output = Het bestand waarin de netten komen.
help-positions = Van hoeveel stellingen elk net leert.
training = Trainen voor { $players } spelers
training-net = { $players } spelers: het net wordt per stelling { $loss } nats verrast, een gok { $base }.
training-saved = De netten staan in { $file }.
training-interrupted = Gestopt; er is niets geschreven.
help-solve = Los een bord zo klein als ‘mini’ op voor twee spelers: de waarde, een evenwicht, en hoeveel elke bot uit te buiten is.
help-solve-board = De id van een bord dat bij Cable Car hoort, of een bordbestand.
help-solve-efg = Schrijf het spel ook in dit bestand, in het formaat van Gambit (.efg), dat andere oplossers lezen.
help-solve-check = Los het ook met OpenSpiel op, en vergelijk.
help-solve-simulations = Hoeveel simulaties bots die zoeken per beslissing doen.
solve-tree = { $board }: { $nodes } stellingen en { $sets } informatieverzamelingen.
solve-found = CFR+, { $iterations } iteraties: wie begint, wint gemiddeld { $value } (1 is een overwinning, -1 een nederlaag); uitbuitbaarheid { $exploitability }.
solve-checked = CFR+ van OpenSpiel, { $iterations } iteraties: { $value }; uitbuitbaarheid { $exploitability }.
solve-bots = Hoeveel het beste antwoord op elke bot gemiddeld wint:
solve-bot = { "  " }{ $bot }: { $exploitability }
solve-written = Het spel staat in { $file }.
solve-too-large = Het spel op dit bord heeft meer dan { $most } stellingen, te veel om op te lossen; probeer het bord ‘mini’.
solve-extra-missing = Voor het vergelijken met OpenSpiel is nog een pakket nodig: typ ‘pip install "cablecar[envs]"’, of laat ‘--check’ weg.
help-completion = Toon het script waarmee een shell opdrachten en opties aanvult; bash bijvoorbeeld laadt het met eval "$(cablecar completion bash)".
help-shell = bash, zsh, fish of powershell.
unknown-shell = Voor de shell ‘{ $shell }’ is er geen aanvulling; kies uit { $known }.

file-unwritable = { $file } kan niet worden geschreven: { $reason }.
folder-not-empty = { $folder } is niet leeg, en wat erin staat wordt niet overschreven; noem een nieuwe map.
interrupted = Gestopt.
usage-wrong-option = ‘{ $option }’ kun je zo niet gebruiken; typ ‘{ $command } --help’ om te zien hoe het moet.
usage-unknown-option = Er is geen optie ‘{ $option }’; typ ‘{ $command } --help’ om te zien welke er zijn.
usage-missing = ‘{ $option }’ ontbreekt; typ ‘{ $command } --help’ om te zien hoe het moet.
usage-wrong-value = ‘{ $option }’ kan niet ‘{ $value }’ zijn; typ ‘{ $command } --help’ om te zien hoe het moet.
usage-too-small = ‘{ $option }’ kan niet ‘{ $value }’ zijn: het moet een getal zijn, minstens { $least }.
usage-out-of-range = ‘{ $option }’ kan niet ‘{ $value }’ zijn: het moet een getal van { $least } tot { $most } zijn.
usage-too-much = Dat is een woord te veel; typ ‘{ $command } --help’ om te zien hoe het moet.
usage-wrong-command = Die opdracht bestaat niet; typ ‘{ $command } --help’ om te zien welke er zijn.
output-failed = De uitvoer kan niet worden geschreven: { $reason }.
compiling = Voor deze computer is er geen kant-en-klare kern, dus worden de regels en de bots ervoor gecompileerd. Dat gebeurt één keer en duurt ongeveer een minuut.
kernel-missing = Cable Car heeft geen kant-en-klare kern voor deze computer, en numba, dat er een kan compileren, is niet geïnstalleerd: installeer “cablecar[jit]”.
engine-missing = Het spel kan niet in de pagina worden gezet: de kern voor browsers is niet gebouwd. Draai ‘make kernel’, of installeer Cable Car vanuit een wheel.
kernel-unknown = CABLECAR_KERNEL kan niet “{ $asked }” zijn. Kies een van deze: { $known }.
compiling-short = Compileren…
board-valid = Het bord ‘{ $id }’ is geldig: { $locations } locaties, { $routes } routes, { $tickets } bestemmingskaarten.
board-drawn = Het bord is getekend in { $file }.
board-not-offered = Deze server biedt het bord ‘{ $board }’ nu niet aan. Vraag de beheerder om hem te starten met --board en het bestand van het bord: spellen erop blijven bewaard en gaan dan verder.
unknown-rule = Er is geen regel ‘{ $rule }’; de regels zijn { $known }.
simulating = Spelen
simulation-interrupted =
    { $games ->
        [1] Gestopt na 1 afgelopen spel.
       *[other] Gestopt na { $games } afgelopen spellen.
    }
simulation-summary =
    { $games ->
        [1] 1 spel van { $moves } zetten
       *[other] { $games } spellen van gemiddeld { $moves } zetten
    }
simulation-seat = Plaats { $seat }: gemiddeld { $score } punten, { $share }% van de overwinningen
simulation-saved =
    { $games ->
        [1] In { $folder } staat 1 spelbestand.
       *[other] In { $folder } staan { $games } spelbestanden.
    }
verify-valid = { $file }: geldig, een afgelopen spel van { $moves } zetten.
verify-valid-unfinished = { $file }: geldig, een spel dat na { $moves } zetten is afgebroken.
verify-invalid = { $file }: niet geldig. { $reason }
replay-title = { $names } op het bord { $board }.
replay-unfinished = Hier is het spel afgebroken.
reviewing = Bespreken
review-unfinished = Dit spel is niet uitgespeeld; een bespreking heeft het einde nodig.
review-title = Bespreking van de partij van { $names } op het bord { $board }
review-player = Speler
review-options = De bespreking is een pagina (--html) of JSON (--json), en “-o” hoort bij “--html”.
review-written = De bespreking staat in { $file }.
review-page-chances = De winstkansen
review-page-about = De winstkans van elke speler na het delen en na elke zet, in procenten, beoordeeld met alle kaarten open. De nummers erboven geven de sleutelmomenten aan.
review-page-axis = Zet
review-page-moments = Sleutelmomenten
review-page-no-moments = Geen enkele zet deed dit spel kantelen.
review-page-decided = Wat het spel besliste
review-page-mistakes = Alle fouten
review-page-no-mistakes = { $name } maakte geen fout.
engine-line-too-long = De regel is langer dan { $most } MB.
engine-line-unreadable = De regel is niet te lezen: het moet één JSON-object in UTF-8 zijn, niet te diep genest, zonder dubbele sleutels en met alleen gehele getallen.
engine-wrong-id = Een verzoek heeft een “id” nodig: een geheel getal, of een tekst van 1 tot { $most } zichtbare ASCII-tekens.
engine-id-in-use = Een verzoek met id { $id } is nog bezig; geef dit een ander id.
engine-too-many = Er zijn { $most } verzoeken bezig en meer worden niet aangenomen; wacht op een antwoord.
engine-unknown-request = Er is geen verzoek “{ $name }”; “do” kan { $known } zijn.
engine-unknown-field = “{ $request }” heeft een onbekend veld “{ $field }”.
engine-missing-field = In “{ $request }” ontbreekt het veld “{ $field }”.
engine-wrong-type = “{ $request }” heeft een waarde van het verkeerde type in “{ $field }”.
engine-wrong-number = In “{ $request }” moet “{ $field }” een getal van { $least } tot { $most } zijn.
engine-two-budgets = Een budget is “simulations” of “milliseconds”; geef er één op, of geen.
engine-unknown-board = Er hoort geen bord “{ $name }” bij Cable Car, alleen { $known }; geef een ander bord in zijn geheel, zoals een spelbestand het bevat.
engine-wrong-observation = Dit is geen waarneming van een plaats op dit bord: “{ $field }” kan zo niet zijn.
engine-too-few-moves =
    Het spelbestand heeft { $moves ->
        [1] 1 zet
       *[other] { $moves } zetten
    }; “moves” kan niet meer zijn.
engine-wrong-move = “move” moet een zet zijn zoals een spelbestand die schrijft.
engine-not-to-move = Plaats { $seat } is in deze stelling niet aan zet.
engine-game-over = Het spel is in deze stelling afgelopen.
engine-cancelled = Het verzoek is geannuleerd.
engine-failed = De engine maakte zelf een fout: { $reason }.
bench-moves = { $players } spelers: { $speed } zetten per seconde
bench-simulations = { $players } spelers: { $speed } simulaties van expert per seconde
bench-copies = { $speed } kopieën van een spel per seconde
bench-start = { $seconds } seconden van het commando tot de eerste zet, zonder iets in de cache
your-name = Bezoeker

## Het getekende bord

draw-description =
    Een plattegrond met { $places ->
        [1] 1 locatie
       *[other] { $places } locaties
    } en { $routes ->
        [1] 1 route
       *[other] { $routes } routes
    } ertussen. Elke route is een rij vakjes; elke kleur heeft een eigen patroon en teken.
draw-start = { $place }, met toeristenfiches vanaf het begin
draw-any = naar keuze
draw-souvenirs = toeristenfiches
draw-spaces = Vakjes
draw-points = Punten

## Het spel in vragen en antwoorden

plain-welcome = Antwoord met een nummer, of zeg het in woorden, zoals ‘pak { $color }’. Je kunt ook vragen stellen, zoals ‘wat kan ik doen’ of ‘routes vanaf { $place }’. Met ‘help’ hoor je meer, met ‘stop’ stop je en blijft het spel bewaard.
plain-help =
    Typ het nummer van je keuze, of wat je doet: ‘pak { $color }’, ‘pak 3’, ‘stapel’, ‘trek bestemmingskaarten’, ‘houd 1’, ‘houd beide’, ‘claim { $a } { $b } met { $length } { $color }’, ‘leg { $souvenir } op { $place }’, ‘neem het toeristenfiche van { $place }’, ‘pas’, ‘ongedaan’.
    Je kunt vragen ‘wat kan ik doen’, ‘wat kan ik doen bij { $place }’, ‘hand’, ‘bestemmingskaarten’, ‘open kaarten’, ‘spelers’, ‘waar’ voor alle netwerken, ‘routes vanaf { $place }’, ‘weg van { $a } naar { $place }’, ‘waar liggen de toeristenfiches’, ‘bord’ voor dat alles, ‘beurt’ voor de situatie en ‘logboek’ voor wat er gebeurd is.
    ‘regels’ of ‘regels C6’ leest de regels voor, ‘waarom’ de regel die het laatst iets weigerde. Met ‘stop’ stop je en blijft het spel bewaard.
    ‘hint’ zegt waar je moet kijken en bij een tweede keer de beste zetten; daarna vertelt ‘waarom’ wat ervan komt.
plain-words-quit = stop, stoppen, afsluiten, einde, doei
plain-words-why = waarom, waarom niet, welke regel
plain-words-hint = hint, tip, help mij, help me, wat moet ik doen
hint-move = { $move }: { $chance }
hint-not-now = Hints zijn er als je zelf aan de beurt bent, in spellen op dit apparaat.
plain-refused = { $sentence } Dat zegt regel { $rule }: met ‘waarom’ lees je die.
plain-no-refusal = Er is nog niets geweigerd.
lacking-cards = Voor deze route heb je nog { $cards } nodig.
lacking-same-color =
    { $count ->
        [1] 1 kaart van dezelfde kleur
       *[other] { $count } kaarten van dezelfde kleur
    }
plain-undone = De zet is teruggenomen.
plain-hide = { $name } is aan de beurt. Druk op Enter om je kaarten te verbergen
plain-show = { $name }, druk op Enter als niemand anders kijkt
plain-left = Het spel is onderbroken.
plain-saved = Het spel is bewaard in { $file }.
plain-resume = Ga verder met: { $command }
games-none-unfinished = In { $folder } is geen spel bewaard dat nog niet afgelopen is.
games-none = In { $folder } zijn geen spellen bewaard.
games-over = Het spel in { $file } is afgelopen; bekijk het met: cablecar watch { $file }
games-nobody = In { $file } spelen alleen bots; bekijk het met: cablecar watch { $file }
games-no-number =
    { $count ->
        [1] Er is geen spel { $number } in { $folder }: daar is 1 spel bewaard.
       *[other] Er is geen spel { $number } in { $folder }: daar zijn { $count } spellen bewaard.
    }
games-without-resume = Voeg --resume toe om verder te gaan met ‘{ $game }’.
games-broken = niet leesbaar: { $reason }
games-score = { $name } { $points }
games-turn = aan de beurt: { $names }
games-won =
    { $count ->
        [one] { $names } heeft gewonnen
       *[other] { $names } delen de overwinning
    }
games-resume = De spellen staan in { $folder }. Ga verder met een ervan: { $command } en het nummer.
plain-question = Je keuze
plain-which-route = Welke route
plain-which-payment = Betaald met
plain-prompt = { $question }:{ " " }
plain-option = { $number }. { $text }
plain-back = Terug
plain-not-understood =
    { $count ->
        [1] Typ 1, of ‘help’.
       *[other] Typ een nummer van 1 tot en met { $count }, of ‘help’.
    }
plain-claim =
    { $count ->
        [1] Claim een route (1 mogelijkheid)
       *[other] Claim een route ({ $count } mogelijkheden)
    }
plain-take-deck = Pak de bovenste kaart van de stapel (nog { $count })
plain-take-face-up = Pak { $color } (plek { $slot })
plain-draw-tickets = Trek bestemmingskaarten (nog { $count })
plain-keep = Houd { $tickets }
plain-place =
    { $count ->
        [1] Leg 1 toeristenfiche op { $place }: { $souvenir }
       *[other] Leg { $count } toeristenfiches op { $place }: { $souvenir }
    }
plain-take-souvenir = Neem het toeristenfiche van { $place }: { $souvenir }
plain-pass = Pas
plain-second-card = Je tweede kaart

## Kijken

help-watch = Volg een tafel op een server als toeschouwer, of een spelbestand als film.
help-watch-what = Een spelbestand, of de link van een tafel.
help-watch-plain = Vertel het spel in zinnen, zonder het bord te tekenen.
help-pace = Seconden tussen twee zetten; anders 1,5 in een terminal en geen in een pipe.
watch-step = Zet { $step } van { $last }
watch-live = Live
watch-paused = pauze
watch-pace = { $seconds } s
watch-keys = Spatie: pauze, ←→: stap, +/-: tempo, Q: stop
watch-player =
    { $sign } { $name }: { $points ->
        [1] 1 punt
       *[other] { $points } punten
    }, { $cars ->
        [1] 1 kabeltram
       *[other] { $cars } kabeltrams
    }, { $cards ->
        [1] 1 kaart
       *[other] { $cards } kaarten
    }, { $tickets ->
        [-1] kiest bestemmingen
        [1] 1 bestemming
       *[other] { $tickets } bestemmingen
    }, { $souvenirs ->
        [1] 1 fiche
       *[other] { $souvenirs } fiches
    }

## De arena

wrong-simulations = ‘{ $name }’ noemt geen aantal simulaties tot { $most }; schrijf bijvoorbeeld ‘expert@100’.
bot-does-not-search = ‘{ $name }’ doet geen simulaties, dus een aantal heeft geen zin; schrijf ‘{ $bot }’.
wrong-blocks = Een match heeft minstens 1 blok nodig, niet { $given }.
bot-failed-in-block = Blok { $block }, rotatie { $rotation }, seed van het spel { $seed }: { $sentence }
bot-failed-in-game = Spel { $game }, seed van het spel { $seed }: { $sentence }
wrong-seconds = Een bot mag hoogstens { $most } seconden nadenken, en langer dan nul.
same-bot-twice = ‘{ $bot }’ kan niet tegen zichzelf spelen; dat kan alleen een bot die simuleert, met een ander budget, zoals ‘expert’ tegen ‘expert@100’.
ladder-needs-two = Een ladder heeft minstens twee bots nodig.
worker-ended = Een werkproces is gestopt; geef de opdracht opnieuw, afgeronde blokken in een map met resultaten blijven bewaard.
results-broken = { $file } kan niet worden gelezen; noem een andere map.
results-hold-more =
    { $blocks ->
        [1] In { $folder } staat nog 1 blok dat hier niet meetelt.
       *[other] In { $folder } staan nog { $blocks } blokken die hier niet meetellen.
    }
too-many-bots =
    { $seats ->
        [1] Er is maar plaats voor 1 bot, niet voor { $bots }.
       *[other] Er is maar plaats voor { $seats } bots, niet voor { $bots }.
    }
ladder-report = Het verslag staat in { $file }.
results-of-others = In { $folder } staan resultaten van een andere reeks, met iets anders bij: { $what }; noem een andere map.
results-of-pairings = paren
results-of-players = aantal spelers
results-of-seed = seed
results-of-budget = budget
results-of-board = bord
results-of-code = code
results-of-net = netten
results-of-program = versie van het programma
report-extra-missing = Voor het verslag van een ladder zijn nog twee pakketten nodig: typ ‘pip install "cablecar[report]"’, of laat ‘--results’ weg.
parquet-extra-missing = Voor een Parquet-bestand is nog een pakket nodig: typ ‘pip install "cablecar[report]"’, of laat ‘--parquet’ weg.

help-code = Een Python-bestand met eigen bots.
help-net = Een bestand met netten van ‘cablecar train’: expert speelt met deze netten, expert-shipped met die van Cable Car zelf.
help-traceback = Toon ook waar in zijn code een bot vastloopt.
help-opponents = Je tegenstanders, bots bij naam, met komma’s ertussen; zijn het er minder dan plaatsen, dan komen ze om de beurt.
help-match = Laat twee bots een match spelen: telkens hetzelfde geschud, met gewisselde plaatsen, en winstpercentages met een 95%-interval.
help-match-first = De bot die op één plaats zit; ‘expert@100’ is expert met 100 simulaties per zet.
help-match-second = De bot die op de andere plaatsen zit.
help-ladder = Laat elke bot tegen elke andere spelen en geef ze een rating.
help-ladder-bots = Bots bij naam, zoals in een match; anders allemaal.
help-bots-command = Toon de bots: hoe ze spelen, hoe snel en hoe sterk ze zijn.
help-blocks = Hoeveel blokken spellen; in een blok wordt met dezelfde geschudde stapels gespeeld, één keer voor elke plaats van de eerste bot.
help-simulations = Hoeveel simulaties een bot per zet mag doen; anders 400.
help-budget = Hoeveel seconden een bot over een zet mag nadenken, in plaats van simulaties; zulke spellen zijn niet precies te herhalen.
help-stop = Stop zodra vaststaat welke kant beter is; er is rekening mee gehouden dat na elk blok wordt gekeken.
help-results = Bewaar alle resultaten in deze map; dezelfde opdracht gaat verder waar het ophield.

match-games =
    { $games ->
        [1] 1 spel
       *[other] { $games } spellen
    } met { $players } spelers, in { $blocks ->
        [1] 1 blok dat hetzelfde geschud is
       *[other] { $blocks } blokken die telkens hetzelfde geschud zijn
    }
match-side = { $bot }: { $mean }% van de overwinningen (95%-interval: { $low } tot { $high }%)
match-score = { $bot }: { $wins } gewonnen, { $draws } gelijk, { $losses } verloren; gemiddeld { $margin } punten tegenover de beste van de anderen
match-elo = Elo van { $bot } boven { $rival }: { $elo } (95%-interval: { $low } tot { $high })
match-settled = Het staat vast welke kant beter is, na { $blocks ->
        [1] 1 blok
       *[other] { $blocks } blokken
    }.
match-unsettled = Het staat niet vast welke kant beter is.

arena-ratings = Ratings
arena-matches = Overwinningen
arena-bot = Bot
arena-rival = Tegen
arena-score = W-G-V
arena-margin = Marge
arena-elo-difference = Δ Elo
arena-share = Overwinningen, %
arena-elo = Elo
arena-interval = 95%-interval
arena-between = { $low } tot { $high }
arena-anchor = vast
arena-sentence = Speelstijl
arena-named = { $name }: { $sentence }
arena-time = Milliseconden per zet
arena-nothing = –
arena-measured = Milliseconden en Elo zijn gemeten met 2 spelers en { $simulations } simulaties per zet; { $anchor } is het ijkpunt.

## Verslagen

report-nothing = –
decimal-mark = ,
report-other-board = Deze spellen zijn gespeeld op ‘{ $other }’, niet op ‘{ $board }’.
report-percent = { $mean }% ({ $low } tot { $high })
report-only-percent = { $mean }%
report-amount = { $mean } ({ $low } tot { $high })
report-above = ▲ { $text }
report-in-line = { $text }
report-below = ▼ { $text }
report-title = De ladder op { $board }
report-facts =
    Bord { $board }, { $players } spelers, { $games ->
        [1] 1 spel
       *[other] { $games } spellen
    }.
report-made = Gemaakt met: { $made }
report-bot = Bot
report-elo = Elo
report-standings = Stand
report-standings-about = Hoe sterk elke bot is, uit alle paren samen. Een balk is het 95%-interval; waar twee balken elkaar flink overlappen, kan de volgorde toeval zijn.
report-anchor = Het ijkpunt is { $bot }.
report-pairings = Elk paar
report-pairings-about = De eerste bot zit op één plaats, de tweede op { $others ->
        [1] de andere
       *[other] de andere { $others }
    }, en ze wisselen van plaats met dezelfde geschudde stapels. De stippellijn is het gelijke deel van één plaats.
report-pairing = Paar
report-against = { $first } – { $second }
report-first-wins = De eerste wint
report-second-wins = De tweede wint
report-first-axis = Spellen die de eerste wint, in %
report-sources = Waar de punten vandaan komen
report-sources-about = De gemiddelde punten van een bot in een spel. Bij bestemmingskaarten telt wat gewonnen is min wat verloren is.
report-total = Totaal
report-lengths = Hoe lang spellen duren
report-lengths-about = De beurten van de speler die er de meeste had.
report-turns = Beurten
report-from-to = { $first } tot { $last }
report-part = Aandeel
report-seats-title = Plaatsen met { $players } spelers
report-seats-about = Plaats 0 begint. Elke bot zat om de beurt op elke plaats, dus een verschil komt door de plaats. De stippellijn is het gelijke deel, { $even }%.
report-seat-head = Plaats
report-wins = Overwinningen
report-wins-axis = Overwinningen, in %
report-route-use = Hoe vaak elke route geclaimd wordt
report-route-use-about = Het getal bij een route is het deel van de spellen waarin iemand die claimt, in procenten; een bredere en krachtigere lijn zegt hetzelfde.
report-ticket-completion = Welke bestemmingskaarten behaald worden
report-ticket-completion-about = Voor { $bot }, de sterkste bot hier. Een boog verbindt de uiteinden van een bestemmingskaart; het nummer is dat in de tabel. Hoe vaker een bestemmingskaart behaald wordt als iemand die heeft, hoe krachtiger en hoe minder onderbroken de boog.
report-map = Plattegrond van het bord
report-step = { $low } tot { $high }%
report-as-table = Hetzelfde als tabel
report-players = Spelers
report-with-players = { $players } spelers
report-games = Spellen
report-even = Gelijk deel
report-seat = Plaats { $seat }
report-seats = Plaatsen
report-ticket = Bestemmingskaart
report-tickets = Bestemmingskaarten
report-value = Waarde
report-spaces = Vakjes
report-times = Keren in bezit
report-held = In bezit
report-completed = Behaald
report-cost = Werkelijke kosten
report-brings = Levert op
report-effect = Effect op het totaal
report-surplus = Tegenover de lengte
report-route = Route
report-routes = Routes
report-color = Kleur
report-use = Geclaimd
report-place = Locatie
report-points = Punten
report-souvenirs = Toeristenfiches

balance-title = De balans van { $board }
balance-made = Gemaakt uit { $made }
balance-intervals = Bij aandelen en hoeveelheden staat het 95%-interval tussen haakjes; aantallen, en hoe ver een bestemmingskaart doorgaans uit de pas loopt, hebben er geen. Spellen met dezelfde geschudde stapels tellen als één waarneming.
balance-seats-about = Het aandeel in de overwinningen per plaats. Plaats 0 begint. Alleen spellen tellen waarin alle plaatsen dezelfde bot hadden, of waarin elke bot om de beurt op elke plaats zat.
balance-seat-more = Met { $players } spelers wint plaats 0 meer dan een gelijk deel.
balance-seat-less = Met { $players } spelers wint plaats 0 minder dan een gelijk deel.
balance-seat-even = Met { $players } spelers laten deze spellen niet zien dat plaats 0 meer of minder wint dan een gelijk deel.
balance-seat-unknown = Met { $players } spelers zijn er geen spellen gespeeld die de plaatsen eerlijk vergelijken.
report-tickets-about = Vakjes: de kortste weg op een leeg bord. In bezit: hoeveel van de spelers de kaart aan het eind hebben. Behaald: hoeveel van hen de kaart behalen. Werkelijke kosten: de vakjes van de weg van wie de kaart behaalde. Levert op: de punten, gewonnen of verloren. Effect op het totaal: hoeveel hoger het totaal van een speler is met de bestemmingskaart dan zonder, bij dezelfde bot en dezelfde andere bestemmingskaarten; bots kiezen wat ze houden, dus dit bewijst geen oorzaak. Tegenover de lengte: hoeveel meer of minder dat is dan wat bestemmingskaarten met evenveel vakjes opleveren.
balance-tickets-sum = Van { $tickets } bestemmingskaarten leveren er { $above } meer op dan hun lengte doet verwachten (▲) en { $below } minder (▼); ongeveer { $chance } van zulke tekens ontstaan door toeval alleen. Los van toeval loopt een bestemmingskaart doorgaans { $spread } punten uit de pas.
balance-routes-about = Het deel van de spellen waarin een route geclaimd wordt. Met 2 spelers sluit de ene helft van een dubbele route de andere.
balance-unused = Met { $players } spelers worden deze in minder dan { $rare }% van de spellen geclaimd, beide helften van een dubbele route samen genomen: { $routes }.
balance-all-used = Met { $players } spelers wordt elke route in minstens { $rare }% van de spellen geclaimd, beide helften van een dubbele route samen genomen.
balance-places = Locaties
balance-places-about = Het deel van de spelers dat een route naar een locatie claimt.
balance-souvenirs-about = Hun aandeel in de punten is dat in alle punten die gewonnen of verloren zijn. Ze beslissen een spel als zonder hen iemand anders zou winnen, of meewinnen.
balance-gathered = Toeristenfiches per speler
balance-souvenir-points = Punten voor toeristenfiches
balance-part = Aandeel van toeristenfiches in de punten
balance-decide = Spellen die toeristenfiches beslissen
balance-compare-title = Van { $before } naar { $after }
balance-compare-made = { $side }: { $board }, gemaakt uit { $made }
balance-before = ervoor
balance-after = erna
balance-side = { $what }, { $side }
balance-figure = Cijfer
balance-wins-of-seat = Overwinningen van plaats { $seat }
balance-spread = Hoe ver een bestemmingskaart los van toeval doorgaans uit de pas loopt, in punten
balance-out-of-line = Bestemmingskaarten uit de pas
balance-unused-count = Routes die niemand gebruikt

## Wat de server telt

metric-http-requests = Verzoeken via HTTP, naar methode en status
metric-refusals = Wat de bewaker heeft geweigerd, naar reden
metric-open-sockets = Open WebSockets
metric-messages-in = Berichten ontvangen op WebSockets
metric-messages-out = Berichten verstuurd op WebSockets
metric-moves = Gespeelde zetten, naar soort
metric-refused-moves = Zetten die de regels weigerden, naar regel
metric-tables-live = Tafels in het geheugen
metric-bot-seconds = Hoelang bots over een zet nadenken, naar bot
metric-bots-replaced = Zetten die een eenvoudiger bot voor een andere deed, naar reden
metric-store-batch = Wijzigingen die samen zijn opgeslagen
metric-commit-seconds = Hoelang het duurt om wijzigingen definitief op te slaan
metric-errors = Fouten van de server zelf

## De server

help-serve = Zet tafels klaar, zodat mensen met elkaar en met bots kunnen spelen.
help-serve-host = Het adres om op te luisteren; 0.0.0.0 laat andere computers binnen.
help-serve-port = De poort om op te luisteren; 0 neemt een vrije.
help-serve-db = De database: sqlite:///BESTAND of postgresql://GEBRUIKER@HOST/NAAM. Anders een bestand in de gegevensmap.
help-serve-data = De map voor het databasebestand; anders de gegevensmap van de gebruiker.
help-serve-proxy = Adressen van proxy’s die op hun woord worden geloofd over waar een verzoek vandaan komt, met komma’s ertussen.
help-serve-board = Een eigen bord om op te spelen; geef deze optie nog eens voor meer borden.
help-serve-name = Een naam waaronder anderen de server bereiken, zoals games.example.org; mag meer dan eens worden opgegeven.
help-serve-keep = Hoeveel dagen afgelopen spellen bewaard blijven nadat hun tafel voor het laatst is gebruikt; 0 bewaart ze voor altijd.
serve-address = Cable Car luistert op { $address }. Met Ctrl-C stopt het; elk spel gaat bij de volgende start verder.
serve-bad-proxy = { $address } is geen adres van een proxy: schrijf het als 127.0.0.1 of 10.0.0.0/8, meerdere met komma’s ertussen.
serve-bad-name = { $name } is geen naam voor --public-name: schrijf alleen de naam, zoals example.org, zonder https:// of poort.
serve-db-and-data = Noem de database met --db of de map ervan met --data, niet allebei.
serve-no-port = Op { $host } poort { $port } kan niets luisteren: { $reason }. Kies iets anders met --host of --port.
store-bad-url = Dit is geen adres van een database: schrijf sqlite:///BESTAND of postgresql://GEBRUIKER@HOST/NAAM achter --db.
store-without-driver = PostgreSQL heeft een stuurprogramma nodig: installeer het met pip install 'cablecar[postgresql]'.
store-unreachable = De database { $database } kan niet worden geopend: { $reason }.
store-in-use = Een andere server gebruikt de database { $database }: stop die eerst, of noem een andere met --db of --data.
store-too-new = De database { $database } is gebruikt door een nieuwere Cable Car dan deze, versie { $version }: werk Cable Car bij, of noem een andere database met --db of --data.

## Spelen in de browser

play-address = Speel op { $address } in je browser. Met Ctrl-C stopt het; elk spel gaat bij de volgende start verder.
play-running = Cable Car draait al: speel op { $address } in je browser.
play-running-otherwise = Cable Car draait al op { $address }, zonder dit bord of deze bot. Stop het daar en start het opnieuw met deze opties.
play-stopped = Gestopt. Elk spel gaat bij de volgende start verder.
play-terminal-only = ‘{ $option }’ hoort bij het spel in de terminal: voeg --plain toe, of laat het weg.
play-new-only = ‘{ $option }’ hoort bij een nieuw spel: laat het weg bij --resume.
page-not-built = De pagina is niet gebouwd: draai ‘make play’.
help-site = Schrijf de pagina als bestanden voor elke webhost: solo tegen bots, samen op één apparaat, het eerste spel, regels en terugkijken, zonder server.
help-site-output = De map om in te schrijven.
site-written = De pagina staat in { $folder }, { $files } bestanden met gecomprimeerde ernaast. Zet de map op een webhost, of probeer het uit: python3 -m http.server --directory { $folder }
site-foreign = In { $folder } staat een { $file } die niet van Cable Car is: kies een andere map met -o.

## Tafels op servers

remote-told = { $message }
remote-no-link = ‘{ $link }’ is geen link van een tafel: die ziet eruit als http://…/t/… en staat in de uitnodiging.
remote-no-server = ‘{ $address }’ is geen adres van een server; schrijf het als http://host:8042.
remote-unreachable = { $server } is niet bereikbaar: { $reason }.
remote-strange = { $server } antwoordt niet zoals een Cable Car-server van deze versie.
remote-unknown-board = Deze server heeft geen bord ‘{ $name }’; hij biedt { $known } aan.
remote-waiting-seats =
    { $count ->
        [1] Het spel begint zodra 1 vrije plaats bezet is.
       *[other] Het spel begint zodra { $count } vrije plaatsen bezet zijn.
    }
remote-waiting-host = Iedereen is er. Het spel begint zodra de host het start.

## Het spel op de hele terminal

tui-hint =
    Enter: claimen · { $slots ->
        [1] 1
       *[other] 1–{ $slots }
    }, d: kaart · t: bestemming · u: terug · /: typen · ?: hulp
tui-hint-over = n: nog een keer · Enter: eindtelling · ?: hulp · q: stoppen
tui-hint-again = n: nog een keer · Enter: eindtelling · c: chat · ?: hulp · q: stoppen
tui-which-souvenir = Welk toeristenfiche leg je op het bord?
tui-which-place = Kies de locatie op het bord: pijltjes, dan Enter.
tui-claimable = { $route } – druk op Enter om die te claimen
tui-none-open = Je kunt nu geen route claimen.
tui-owned = { $route } – geclaimd door { $name }
tui-closed = { $route } – gesloten: de andere helft is geclaimd
tui-lacking = { $route } – nog nodig: { $cards }
tui-hand-over = Enter: geef het scherm aan { $name }
tui-hand-over-undo = Enter: geef het scherm aan { $name } · u: terugnemen
tui-curtain-lift = { $name }: druk op Enter als niemand meekijkt.
tui-chat-key = c: zeg iets
tui-clock = Resterende tijd: { $time }
tui-rule = Regel { $rule }:
tui-too-small = Het venster is te klein: { $columns } × { $rows }, maar er is { $width } × { $height } nodig. Maak het groter om verder te spelen; er gaat niets verloren. q: stoppen
tui-close = Escape: terug · ↑ ↓: bladeren
tui-close-again = n: nog een keer · Escape: terug · ↑ ↓: bladeren
tui-page-keys = PgUp PgDn
tui-space = Spatie
tui-enter = Enter
tui-key-arrows = de cursor over het bord bewegen
tui-key-next = naar de volgende route die je kunt claimen
tui-key-enter = de route onder de cursor claimen, of bevestigen
tui-key-pass = passen
tui-key-tab = het volgende paneel
tui-key-scroll = door het paneel of het verslag bladeren
tui-key-chat = iets tegen de tafel zeggen
tui-key-rematch = nog een keer spelen, als het spel is afgelopen
tui-key-rules = de regels; na een weigering die regel
tui-key-help = deze toetsen
tui-key-leave = stoppen; het spel blijft bewaard
tui-signs = Op het bord: een vrije route toont de letter van de kleur, een geclaimde het teken van de eigenaar; op een klein bord is 2Z een zwarte route van 2 vakjes. b2 is een stapeltje van 2 toeristenfiches.
souvenir-letter-bell = b
souvenir-letter-crab = k
souvenir-letter-loaf = r
souvenir-letter-cookie = g
souvenir-letter-seal = z
souvenir-letter-globe = s
souvenir-letter-flower = m
tui-not-over = Je kunt nog een keer spelen zodra dit spel is afgelopen.
tui-invite = Stuur je vrienden deze link: { $link }
tui-free-seat = vrije plaats
tui-start = Start het spel
tui-seat-bot = Zet { $bot } op een open plaats
tui-come-back = Je plaats is bewaard. Terugkomen: cablecar tui { $link }
tui-no-terminal = Hiervoor is een terminal nodig. Speel in een pipe met: cablecar play --plain
tui-own-game-only = ‘{ $option }’ hoort bij een eigen spel: laat het weg bij een link.
tui-new-where = Geef de server voor de nieuwe tafel op, bijvoorbeeld: cablecar tui http://host:8042 --new
tui-no-table = ‘{ $server }’ noemt geen tafel; voeg --new toe om er een te maken.
help-tui = Speel op de hele terminal: tegen bots, om de beurt achter één toetsenbord, of aan een tafel op een server via de link.
help-tui-what = De link van een tafel op een server, bij --new het adres van een server, bij --resume een spel met zijn bestand of zijn nummer in ‘cablecar games’; zonder dit een nieuw eigen spel.
help-tui-new = Maak een tafel op de server: bots die --bots noemt krijgen een plaats, de andere plaatsen zijn voor vrienden met de link.
help-tui-pace = Hoeveel seconden een bot wacht voor een zet.
