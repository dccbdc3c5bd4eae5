# Wat de pagina in het Nederlands zegt, naast wat ze met de terminal deelt in nl.game.ftl.

## Overal

app-name = Cable Car
app-loading = Laden…
app-failed = De pagina kon niet worden geladen: controleer de verbinding en probeer het opnieuw.
app-needs-scripts = Je hebt JavaScript nodig om Cable Car in een browser te spelen: zet het aan, of speel in een terminal met ‘cablecar tui’.
app-unreachable = De server is niet bereikbaar: controleer de verbinding en probeer het opnieuw.
app-retry = Opnieuw proberen
app-home = Naar de startpagina
app-unknown = Op dit adres is niets te vinden: controleer de link of ga naar de startpagina.

## De verbinding

connection-closed = De tafel is hier gesloten. { $reason }

## Partijen op dit apparaat

table-elsewhere = Je speelt dit spel in een ander tabblad.
table-play-here = Hier verder spelen
table-not-here = Dit spel staat niet op dit apparaat: een spel blijft in de browser waarin het begonnen is.
table-peek = Dit spel draait alleen op dit apparaat en er wordt niets van verstuurd. Wie de hulpmiddelen van de browser kent, zou hier de verborgen kaarten kunnen bekijken.
store-full = Dit apparaat heeft geen ruimte meer, dus het spel kan niet worden bewaard. Laat deze pagina open om het uit te spelen.
store-refused = Deze browser staat niet toe dat het spel wordt bewaard. Laat deze pagina open om het uit te spelen.
store-newer = In deze browser is al een nieuwere versie van Cable Car gebruikt, dus het spel kan niet worden bewaard. Laad de pagina opnieuw voordat je verder speelt.
store-conflict = Het spel ging verder in een ander tabblad en je zet is niet uitgevoerd: bekijk het bord en probeer het opnieuw.
save-damaged = Het bewaarde spel is beschadigd en kan niet worden geopend. Het blijft bewaard tot je het verwijdert.
save-version = Dit spel is bewaard door een andere versie van Cable Car en kan hier niet worden geopend. Het blijft bewaard tot je het verwijdert.
save-cut =
    { $count ->
        [1] De laatste zet van dit spel was niet leesbaar, dus het gaat verder vanaf de zet ervoor.
       *[other] De laatste { $count } zetten van dit spel waren niet leesbaar, dus het gaat verder vanaf de zet daarvoor.
    }
board-not-here = Het bord ‘{ $board }’ is hier niet beschikbaar.
engine-not-loaded = Het spel kon niet worden geladen: controleer je verbinding en probeer het opnieuw.
local-failed =
    { $kept ->
        [yes] Er ging hier iets mis. Je spel is bewaard: laad de pagina opnieuw om verder te spelen.
        [no] Er ging hier iets mis, en je spel is niet bewaard. Houd deze pagina open en probeer het opnieuw.
       *[none] Er ging hier iets mis. Laad de pagina opnieuw en probeer het nog eens.
    }
wish-unreadable = In deze link staat niet wie er speelt: begin een nieuw spel op de startpagina.
game-running = Het spel is nog niet afgelopen: daarna kun je het bestand downloaden.
games-kept-here = Afgelopen spellen op dit apparaat blijven in deze browser tot je ze verwijdert.
my-games-your-turn = Jij bent aan de beurt
my-games-turn =
    { $count ->
        [1] { $names } is aan de beurt
       *[other] { $names } kiezen bestemmingskaarten
    }
my-games-points = { $points } punten
game-won = Gewonnen
game-lost = Verloren
history-title = Mijn resultaten
history-games = Spellen
history-won = Gewonnen
history-rate = Winstpercentage
history-average = Gemiddeld aantal punten
history-best = Hoogste score
history-now = Huidige reeks
history-longest = Langste reeks
history-opponents = Per tegenstander
history-opponent = Tegenstander
history-sizes = Per aantal spelers
history-players = Spelers
history-about = Geteld over de afgelopen spellen in deze lijst. Een reeks is het aantal gewonnen spellen op rij.
history-none = Van geen enkel afgelopen spel is bekend welke plaats de jouwe was.
my-games-delete = Het spel met { $names } verwijderen
my-games-delete-yes = Het spel met { $names } voorgoed verwijderen
my-games-delete-now = Verwijderen
my-games-keep = Behouden
my-games-unreadable = Een bewaard spel dat deze versie van Cable Car niet kan lezen. Het blijft bewaard tot je het verwijdert.
take-along = Mijn spellen meenemen
take-along-about = Alle spellen op dit apparaat gaan in één bestand. Laad het in een andere browser om daar verder te spelen.
take-along-save = Alle spellen in een bestand opslaan
take-along-load = Spellen uit een bestand laden
take-along-busy = De spellen worden gecontroleerd…
take-along-left =
    { $count ->
        [1] 1 spel was niet leesbaar en zit niet in het bestand.
       *[other] { $count } spellen waren niet leesbaar en zitten niet in het bestand.
    }
take-along-added =
    { $count ->
        [0] Er is geen spel bijgekomen.
        [1] Er is 1 spel bijgekomen.
       *[other] Er zijn { $count } spellen bijgekomen.
    }
take-along-continued =
    { $count ->
        [1] 1 spel was in het bestand verder en gaat vanaf daar door.
       *[other] { $count } spellen waren in het bestand verder en gaan vanaf daar door.
    }
take-along-known =
    { $count ->
        [1] 1 spel was hier al.
       *[other] { $count } spellen waren hier al.
    }
take-along-refused = Spel { $number } in het bestand is overgeslagen. { $reason }
import-too-large = Het bestand is te groot: er kan hoogstens { $most } MB worden gelezen.
import-no-games = Dit bestand bevat geen spellen: kies er een dat met ‘Alle spellen in een bestand opslaan’ is gemaakt.
import-version = Dit bestand komt van een andere versie van Cable Car en kan hier niet worden gelezen.
import-no-game = Het is geen volledig spel.
import-changed = De zetten kloppen niet met het spel dat het bestand beschrijft.
import-apart = Het is hier ook, maar ging anders verder. Het spel hier blijft zoals het is.

## Kaarten als plaatjes

art-face-down = gedekte kaart
art-ticket-open = nog niet behaald
art-ticket-done = behaald
art-ticket-missed = niet behaald

## Het logboek

log-replaced = Ervoor in de plaats komt: { $cards }.
log-face-up = Nu open: { $cards }.
log-taken-back = (teruggenomen)
log-stood-in = (De bot { $failed } kon niet kiezen; { $bot } deed het in zijn plaats.)

## De chat

chat-new =
    { $count ->
        [1] 1 nieuw bericht
       *[other] { $count } nieuwe berichten
    }
chat-send = Versturen
chat-delete = Wis het bericht ‘{ $text }’
chat-spectator = Toeschouwers lezen mee; alleen wie een plaats heeft, kan schrijven.
chat-quick = Reacties en korte zinnen

## De stand in woorden

describe-title = Bord en stand in woorden
describe-players = Spelers
describe-display = Kaarten op tafel
describe-hand = Je kaarten
describe-tickets = Je bestemmingskaarten
describe-souvenirs = Toeristenfiches op het bord
describe-networks = Netwerken
describe-places = Routes vanaf elke locatie
describe-answer-help =
    Je kunt bijvoorbeeld typen: pak { $color }, pak 1, stapel, trek bestemmingskaarten, houd 1, houd beide, claim { $a } { $b } met { $length } { $color }, fiche op { $b }, pas, ongedaan.
    Je kunt vragen naar: wat kan ik doen, hand, bestemmingskaarten, open kaarten, spelers, waar, routes vanaf { $b }, weg van { $a } naar { $b }, bord, regels.
describe-answer-log = Het logboek staat naast het bord; met de toets L ga je erheen.
describe-answer-rules =
    In je beurt doe je één van drie dingen: twee transportkaarten pakken, een vrije route claimen met evenveel kaarten in de kleur van die route als er vakjes zijn, of bestemmingskaarten trekken en er minstens één houden.
    Een veerboot telt als elke kleur; een open veerboot telt als allebei je kaarten.
    Een geclaimde route levert meteen punten op, en soms een toeristenfiche van een van de twee locaties.
    Heeft iemand bijna geen kabeltrams meer, dan krijgt iedereen nog één beurt. Daarna tellen behaalde bestemmingskaarten in je voordeel, de andere in je nadeel, en verschillende toeristenfiches leveren samen punten op.

## Het bord

board-name = Bord
board-keys = Op het bord ga je met de pijltjestoetsen van route naar route; met Enter kies je, met plus en min zoom je, met 0 zie je het hele bord.
board-ends =
    { $a } naar { $b }{ $track ->
        [0] { "" }
       *[other] , spoor { $track } van 2
    }
board-route =
    { $route }, { $status ->
        [own] van jou
        [owned] van { $owner }
        [closed] gesloten
        [claimable] te claimen
       *[free] vrij
    }
board-place =
    { $count ->
        [0] { $place }
        [1] { $place }, 1 toeristenfiche: { $souvenir }
       *[other] { $place }, { $count } toeristenfiches: { $souvenir }
    }
board-zoom-in = Inzoomen
board-zoom-out = Uitzoomen
board-fit = Het hele bord tonen
board-more-left = Naar links
board-more-right = Naar rechts
board-more-up = Naar boven
board-more-down = Naar beneden

## De startpagina

start-tagline = Reis kriskras door San Francisco: verzamel kaarten, claim routes en neem souvenirs mee naar huis.
start-play = Nu spelen
start-dealing = Kaarten delen…
start-name = Je naam
start-default-name = Reiziger
start-bots = Tegen
start-bot-count =
    { $count ->
        [1] 1 bot
       *[other] { $count } bots
    }
start-level = Niveau
start-opponent = Tegenstander { $number }
color-own = Mijn kleur
color-player =
    { $color ->
        [0] Gele zeshoek
        [1] Paars kruis
        [2] Turquoise maansikkel
       *[3] Bruine punt
    }
start-friends = Met vrienden
start-device = Op één apparaat
start-player = Speler { $number }
start-my-games = Mijn spellen
start-continue = Verder spelen
start-look = Bekijken
start-finished =
    { $count ->
        [1] 1 afgelopen spel
       *[other] { $count } afgelopen spellen
    }
start-forget = Vergeet de tafel van { $names }
start-older = Oudere spellen tonen
game-replay = Terugkijken
game-analyse = Analyse
games-earlier = Eerdere spellen aan deze tafel
games-kept = Afgelopen spellen blijven op deze server staan tot de beheerder ze verwijdert.
games-kept-days =
    { $count ->
        [1] Deze server bewaart afgelopen spellen tot 1 dag nadat hun tafel voor het laatst is gebruikt. Download wat je wilt bewaren.
       *[other] Deze server bewaart afgelopen spellen tot { $count } dagen nadat hun tafel voor het laatst is gebruikt. Download wat je wilt bewaren.
    }
start-open-tables = Open tafels
start-no-tables = Er is nu geen openbare tafel. Maak er een, dan vinden anderen die hier.
start-join = Meedoen
start-watch = Toekijken
start-status =
    { $status ->
        [waiting] wacht op spelers
        [playing] bezig
       *[finished] afgelopen
    }
start-status-clock = { $status } · { $clock } per beurt
start-open-seats =
    { $count ->
        [1] 1 vrije plaats
       *[other] { $count } vrije plaatsen
    }
level-random = Willekeurig – heel makkelijk
level-greedy = Gretig – heel makkelijk
level-rusher = Gehaast – heel makkelijk
level-novice = Beginner – heel makkelijk
level-casual = Liefhebber – makkelijk
level-steady = Gestaag – vrij makkelijk
level-strong = Sterk – gemiddeld
level-sharp = Scherp – vrij moeilijk
level-veteran = Veteraan – moeilijk
level-expert = Expert – het moeilijkst
manner-novice = Mijn eerste rit met de kabeltram! Welke kant is omhoog?
manner-novice-won = Heb ik gewonnen? Ik dacht dat ik verdwaald was!
manner-novice-lost = Dat was leuk! Hoe ging die regel ook alweer?
manner-casual = Geen haast, ik kom voor het uitzicht.
manner-casual-won = Kijk nou eens! Ik trakteer op koffie.
manner-casual-lost = Toch een mooie rit. Morgen weer?
manner-steady = Let op de deuren, we vertrekken op tijd.
manner-steady-won = Precies volgens de dienstregeling.
manner-steady-lost = Een kleine vertraging. Morgen rijden we weer op tijd.
manner-strong = Houd je vast: ik neem de steile heuvels eerst.
manner-strong-won = Steeds bergop, en toch als eerste boven.
manner-strong-lost = Dik verdiend. Ik wil revanche.
manner-sharp = Ik heb allang gezien waar je heen wilt.
manner-sharp-won = Dat zag ik aankomen.
manner-sharp-lost = Dat zag ik niet aankomen.
manner-veteran = Ik reed al over deze heuvels toen de trams nog geen remmen hadden.
manner-veteran-won = Oude rails, oude trucs.
manner-veteran-lost = Goed gereden. Je doet me aan mezelf denken.
manner-expert = De afgelopen minuut heb ik dit spel duizend keer gespeeld.
manner-expert-won = De meeste potjes in mijn hoofd liepen zo af.
manner-expert-lost = Dat deed je in geen enkel potje in mijn hoofd. Bravo.
clock-none = Onbeperkt
clock-seconds =
    { $count ->
        [1] 1 seconde
       *[other] { $count } seconden
    }
clock-minutes =
    { $count ->
        [1] 1 minuut
       *[other] { $count } minuten
    }
clock-hours = { $count } uur
clock-days =
    { $count ->
        [1] 1 dag
       *[other] { $count } dagen
    }
pace =
    { $seconds ->
        [0] meteen
        [0.5] snel
        [1] 1 seconde
        [1.5] normaal
        [3] langzaam
        [6] heel langzaam
       *[other] { $seconds } seconden
    }
board-title-san-francisco = San Francisco, eerste editie
board-title-san-francisco-2 = San Francisco

## De regels en het eerste spel

book-all = Alle regels
book-window = Regels – Cable Car
learn-window = Eerste spel – Cable Car
start-new = Nieuw hier?
start-new-hint = Leer de regels stap voor stap in een echt spel, of lees ze.
start-learn = Leer het al spelend

## Het spel van de dag

puzzles-title = Puzzels
puzzles-window = Puzzels – Cable Car
daily-title = Spel van de dag
daily-window = Spel van de dag – Cable Car
daily-about = Iedereen die het spel van een dag speelt, heeft dezelfde kaarten, tickets, plaatsen en tegenstanders. Om middernacht UTC komt er een nieuw.
daily-earlier = De dag ervoor
daily-later = De dag erna
daily-seats = Spelers in beurtvolgorde
daily-you = Jij
daily-play = Speel dit spel
daily-won =
    { $points ->
        [one] { $points } punt.
       *[other] { $points } punten.
    } Je hebt gewonnen. De beste tegenstander heeft { $others }.
daily-lost =
    { $points ->
        [one] { $points } punt.
       *[other] { $points } punten.
    } De beste tegenstander heeft { $others }.
daily-par = Punten die anderen op jouw plaats halen
daily-par-waiting = De bots spelen op jouw plaats…
daily-copy = Als tekst kopiëren
daily-share-head = Cable Car, spel van { $day }
daily-share-par = Op dezelfde plaats: { $others }
daily-share-one = { $name } { $points }
daily-streak =
    { $count ->
        [0] Nog geen reeks
        [one] { $count } dag op rij
       *[other] { $count } dagen op rij
    }
daily-streak-about = Een dag telt als het spel op die dag (UTC) is uitgespeeld. Eerdere spellen kun je nog steeds spelen.
daily-day-open = { $day }: niet gespeeld
daily-day-played =
    { $points ->
        [one] { $day }: { $points } punt
       *[other] { $day }: { $points } punten
    }
daily-day-won =
    { $points ->
        [one] { $day }: gewonnen met { $points } punt
       *[other] { $day }: gewonnen met { $points } punten
    }

## Een tafel maken

make-friends = Kies wie er meedoet. Vrije plaatsen zijn voor wie je link krijgt.
make-device = Iedereen speelt hier om de beurt; tussendoor verbergt een gordijn de kaarten.
make-count = Aantal spelers
make-players = { $count } spelers
make-seat = Plaats { $number }
make-me = Ik
make-open = Vrij: wie de link heeft
make-person = Iemand op dit apparaat
make-bot = Bot
make-name = Naam op plaats { $number }
make-clock = Tijd per beurt
make-pace = Tempo van de bots
make-board = Bord
make-public = Tafel aan iedereen tonen
make-table = Tafel maken
make-start = Spel starten

## De wachtkamer

lobby-title = Wachtkamer – Cable Car
lobby-waiting =
    { $count ->
        [0] Alle plaatsen zijn bezet
        [1] Wachten op 1 speler
       *[other] Wachten op { $count } spelers
    }
lobby-seat-open = Vrij
lobby-seat-closed = Gesloten
lobby-seat-bot = Bot
lobby-seat-open-hint = Vrij: stuur de link
lobby-seat-closed-hint = Gesloten: hier speelt niemand
lobby-presence =
    { $you ->
        [true] Jij
       *[false] { $here ->
            [true] Aanwezig
           *[false] Afwezig
        }
    }
lobby-get-up = Plaats vrijgeven
lobby-remove = Verwijderen
lobby-spectators =
    { $count ->
        [1] 1 toeschouwer
       *[other] { $count } toeschouwers
    }
lobby-start = Spel starten
lobby-seats = Plaatsen
lobby-watching = Je kijkt toe: het spel begint hier zodra de host het start.
lobby-host-starts = Het spel begint hier zodra de host het start.
lobby-back = Tafel bekijken
lobby-settings = Over deze tafel
lobby-board = Bord: { $board }
lobby-clock =
    { $has ->
        [0] Neem zoveel tijd voor een beurt als je wilt.
       *[1] Tijd per beurt: { $clock }; daarna maakt een bot de beurt af.
    }
lobby-pace = Tempo van de bots: { $pace }
lobby-public = Iedereen vindt deze tafel op de startpagina.
lobby-private = Alleen wie de link heeft, vindt deze tafel.
lobby-fixed = Er wordt gespeeld in de volgorde hierboven.
lobby-drawn = Bij het begin wordt geloot wie de startspeler is.
join-seat = Plaats
join-any = Een vrije plaats
join = Gaan zitten
join-busy = Je gaat zitten…
join-or-watch = Of blijf gewoon kijken: het spel verschijnt hier als het begint.
take-title = Verder spelen voor { $name }
take-note = Je krijgt in dit spel de plaats van { $name }, met de kaarten, bestemmingskaarten en kabeltrams zoals ze zijn.
take-watch = Alleen kijken
invite-title = Uitnodigen
invite-sit = Stuur deze link: wie hem opent, kan gaan zitten of toekijken.
invite-watch = Stuur deze link: wie hem opent, kan toekijken.
invite-link = Link naar deze tafel
invite-copy = Kopiëren
invite-copied = Gekopieerd
invite-share = Delen
invite-text = Kom je een potje Cable Car met me spelen?
invite-only-here = Deze link werkt alleen op deze computer. Wil je anderen binnenlaten, start de server dan met:
invite-network = Dit is het adres van de computer in zijn netwerk: anderen in hetzelfde netwerk kunnen het openen.
invite-command = cablecar serve --host 0.0.0.0
invite-qr = QR-code van de link { $link }

## Instellingen

settings-title = Instellingen
settings-language = Taal
settings-language-auto = Zoals in de browser
settings-look = Uiterlijk
settings-theme = Thema
settings-theme-auto = Zoals op het apparaat
settings-theme-light = Licht
settings-theme-dark = Donker
settings-text = Tekstgrootte
settings-percent = { $percent }%
settings-motion = Animaties
settings-motion-auto = Zoals op het apparaat
settings-motion-full = Altijd
settings-motion-reduced = Geen
settings-patterns = Patronen op gekleurde routes en kaarten
settings-sounds = Geluid
settings-sound = Geluiden afspelen
settings-volume = Volume
settings-play = Spelen
settings-confirm = Claims en trekken bevestigen (automatisch: claims alleen op aanraakschermen)
settings-confirm-auto = Automatisch
settings-confirm-on = Altijd
settings-confirm-off = Nooit
settings-pace = Tempo van de bots aan nieuwe tafels
settings-pace-here = Tempo van de bots aan deze tafel
settings-notify = Geef een seintje als ik aan de beurt ben
settings-notify-never = Deze browser kan je hier geen seintje geven.
settings-notify-refused = De browser staat geen meldingen toe: sta ze voor deze pagina toe in de instellingen van de browser en probeer het opnieuw.
settings-kept = Dit alles wordt alleen in deze browser bewaard.
settings-done = Klaar

## Het einde

end-you-won =
    Je wint met { $points ->
        [one] { $points } punt
       *[other] { $points } punten
    }!
end-tie-decided = Gelijk met { $points ->
        [one] { $points } punt
       *[other] { $points } punten
    }: het aantal behaalde bestemmingskaarten beslist ({ $counts }).
end-tie-shared = Gelijk met { $points ->
        [one] { $points } punt
       *[other] { $points } punten
    }, en ook gelijk in behaalde bestemmingskaarten ({ $counts }).
end-rematch = Nog een keer
end-asking = Nieuw spel klaarzetten…
rematch-by = { $name } speelt nog een keer.
rematch-begun = Aan deze tafel is het volgende spel begonnen.
rematch-clock = De klok loopt al.
rematch-join = Meedoen met het volgende spel
rematch-watch = Het volgende spel bekijken
rematch-stay = Hier blijven
end-record = Het spel downloaden
end-drawing = Tekenen…
end-close = Terug naar de tafel
end-board = Het bord aan het einde
end-moment-title = Mooiste moment:
end-moment =
    { $name } claimt { $ends } voor { $points ->
        [1] 1 punt
       *[other] { $points } punten
    }.
end-moment-tickets =
    { $name } claimt { $ends } voor { $points ->
        [1] 1 punt
       *[other] { $points } punten
    } en verbindt { $tickets }.
picture-tickets = Bestemmingen

## De voorstelling

show-ticket = Bestemming behaald: { $ticket }
show-skip = Overslaan
show-counted = { $name }: { $routes } voor routes, { $tickets } voor bestemmingen, { $souvenirs } voor toeristenfiches, { $total } in totaal.
show-plus = +{ $points }
sound-on = Geluid aanzetten
sound-off = Geluid uitzetten
sound-offer = Wil je zachte geluiden horen?
sound-yes = Ja, graag
sound-no = Nee, dank je

## Statistieken

stat-caption = Cijfers per speler
stat-table-turns =
    { $turns ->
        [1] 1 beurt in { $time }.
       *[other] { $turns } beurten in { $time }.
    }
stat-table-turns-only =
    { $turns ->
        [1] 1 beurt.
       *[other] { $turns } beurten.
    }
stat-table-dealer =
    { $sweeps ->
        [0] De open kaarten zijn nooit ververst
        [1] De open kaarten zijn één keer ververst
       *[other] De open kaarten zijn { $sweeps } keer ververst
    }, { $reshuffles ->
        [0] en de aflegstapel is nooit opnieuw geschud
        [1] en de aflegstapel is één keer opnieuw geschud
       *[other] en de aflegstapel is { $reshuffles } keer opnieuw geschud
    }.
stat-table-lead =
    { $changes ->
        [0] De leiding is nooit gewisseld
        [1] De leiding is één keer gewisseld
       *[other] De leiding is { $changes } keer gewisseld
    }; aan het eind { $margin ->
        [0] stonden de beste twee gelijk
        [1] zat er 1 punt tussen de beste twee
       *[other] zaten er { $margin } punten tussen de beste twee
    }.
stat-table-passes =
    { $passes ->
        [1] In één beurt is gepast.
       *[other] In { $passes } beurten is gepast.
    }
stat-table-last = { $name } luidde in beurt { $turn } de laatste ronde in.
stat-table-stuck = Het spel eindigde omdat niemand nog iets kon doen.
stat-points = Punten
stat-points-routes = voor routes
stat-points-tickets = voor behaalde bestemmingskaarten
stat-points-lost = verloren op bestemmingskaarten
stat-points-souvenirs = voor toeristenfiches
stat-turns = Beurten
stat-turns-passed = waarvan gepast
stat-cards-face-up-ferries = waarvan veerboten
stat-cards-blind-ferries = waarvan veerboten
stat-tickets-first = gehouden bij het begin
stat-tickets-later = later gehouden
stat-routes-average = vakjes per route, gemiddeld
stat-lengths = Routes per lengte
stat-length =
    { $length ->
        [1] 1 vakje
       *[other] { $length } vakjes
    }
stat-colors = Routes per kleur
stat-time = Tijd
stat-time-all = bedenktijd
stat-time-longest = langste voor één zet
stat-span =
    { $minutes ->
        [0] { $seconds } s
       *[other] { $minutes } min { $seconds } s
    }
stat-turn = Beurt
stat-plot = Punten voor routes na elke beurt
stat-plot-label = Een grafiek van de punten voor routes na elke beurt. Aan het eind: { $finals }. Alle cijfers staan in de tabel eronder.
stat-plot-table = De grafiek als tabel
stat-ticket-caption = Wanneer bestemmingskaarten behaald zijn
stat-ticket-player = Speler
stat-ticket = Bestemmingskaart
stat-ticket-completed = Behaald
stat-ticket-failed = nee
stat-ticket-turn = in eigen beurt { $turn }

## De tafel: wat er verwacht wordt

table-title-turn = ● Jouw beurt – Cable Car
table-action = Wat te doen
table-watching = Je kijkt toe: je ziet wat iedereen mag zien.
table-turn-over = Je beurt is voorbij: kijk wat er is gebeurd en druk dan op ‘Klaar’.
table-done = Klaar
table-tried-claim = { $ends } claimen met { $cards }?
table-undo = Ongedaan maken
table-hint = Hint
table-pass = Passen
table-cancel = Annuleren
table-draw-ask = Bestemmingskaarten trekken? Je moet er minstens één houden.
table-draw-yes = Trekken
table-come-back = De tafel weer openen
table-rule = Regel { $rule }
table-clock = Resterende tijd
table-clock-left = Nog { $seconds } seconden.

## De tafel: spelers

table-seat-bot = een bot speelt
table-seat-away = niet verbonden

## De tafel: kaarten

table-display = Open kaarten, stapel, bestemmingskaarten
table-slot = Open kaart { $slot }: { $color }
table-slot-take = Pak open kaart { $slot }: { $color }
table-slot-second = Open kaart { $slot }: { $color }, niet als tweede kaart
table-slot-empty = Plek { $slot }: leeg
table-deck-take =
    { $count ->
        [1] Pak een kaart van de stapel, 1 kaart
       *[other] Pak een kaart van de stapel, { $count } kaarten
    }
table-ticket-deck-draw =
    { $count ->
        [1] Trek bestemmingskaarten van de stapel, 1 kaart
       *[other] Trek bestemmingskaarten van de stapel, { $count } kaarten
    }
table-hand-color =
    { $color ->
        [veerboot] { $count ->
            [1] 1 veerbootkaart: toon de routes die je kunt claimen
           *[other] { $count } veerbootkaarten: toon de routes die je kunt claimen
        }
       *[other] { $count } { $color }: toon de routes die je kunt claimen
    }
table-color-chosen =
    Met { $color ->
        [veerboot] veerboten
       *[other] { $color }
    } kun je { $count ->
        [0] nu geen route
        [1] 1 route
       *[other] { $count } routes
    } betalen.
table-keep =
    { $count ->
        [0] Kies wat je houdt
        [1] Houd 1 bestemmingskaart
       *[other] Houd { $count } bestemmingskaarten
    }
table-place-where = Locatie
table-place-put = Daar neerleggen

## De tafel: typen, toetsen, menu

table-command-do = Uitvoeren
table-keys-intro = Met de Tab-toets kom je overal. Deze losse toetsen zijn sneltoetsen:
table-key-board = naar het bord
table-key-hand = naar je kaarten
table-key-log = naar het logboek
table-key-facts = punten en kaarten bekijken
table-key-hint = een hint, en elke keer meer
table-key-clear = de keuze wissen
key-escape = Esc
table-keys-on = Sneltoetsen gebruiken
table-menu = Menu
table-menu-title = Tafel
table-settings = Instellingen
table-close = Sluiten
table-give-bot = Laat een bot voor me spelen
table-take-back-of = { $name } neemt het over van de bot
table-take-back = Overnemen van de bot
table-move-seat = Mijn plaats naar een ander apparaat verhuizen
table-move-link = Open deze link binnen tien minuten op het andere apparaat:
table-forget-name = Mijn naam van deze tafel wissen
table-leave = De tafel verlaten
table-leave-ask = Voorgoed weggaan? Een bot speelt voor je verder.
table-leave-yes = Weggaan
table-leave-no = Blijven
absent-away = { $name } is niet verbonden; het spel wacht.
absent-bot = { $name } is niet verbonden; zolang speelt een bot.
absent-left = { $name } is weggegaan; een bot speelt verder.
absent-wait = Wachten
absent-go-on = Zo verder spelen
absent-stand-in = Zolang een bot laten spelen
absent-invite = Iemand anders uitnodigen
absent-link = Wie deze link opent, neemt in dit spel de plaats van { $name } over.
table-host = Als host
table-chat-off = Chat uitzetten
table-chat-on = Chat aanzetten
table-mute = Dempen
table-unmute = Niet meer dempen
table-remove = Verwijderen

## De tafel: punten, kaarten en nieuws

news-title = Sinds je vorige beurt
news-took = { $name } pakt { $cards }.
news-unseen =
    { $count ->
        [1] 1 kaart van de stapel
       *[other] { $count } kaarten van de stapel
    }
facts-title = Punten en kaarten
facts-cards = Waar de kaarten zijn
facts-you = Jij
facts-discard = Aflegstapel
facts-unseen = Ongezien
facts-hidden = onbekend
facts-about =
    { $count ->
        [0] Van de andere spelers zie je de kaarten die ze open hebben gepakt en nog niet hebben betaald. De ongeziene kaarten zitten verborgen in hun handen: de stapel is leeg.
       *[other] Van de andere spelers zie je de kaarten die ze open hebben gepakt en nog niet hebben betaald. De ongeziene kaarten liggen op de stapel ({ $count }) of zitten verborgen in hun handen.
    }
facts-cost =
    { $missing ->
        [0] Je kunt betalen met { $cards }.
        [1] Je hebt { $cards }: er ontbreekt 1 kaart.
       *[other] Je hebt { $cards }: er ontbreken { $missing } kaarten.
    }
facts-cars =
    { $count ->
        [1] Je hebt nog 1 kabeltram.
       *[other] Je hebt nog { $count } kabeltrams.
    }

## Terugkijken

replay-heading = Terug­kijken
replay-start = Spel terugkijken
replay-another = Een ander spel terugkijken
replay-drop = Sleep een spelbestand hierheen, of kies er een.
replay-choose = Bestand kiezen
replay-about = Een spelbestand krijg je met ‘Het spel downloaden’ als een spel is afgelopen, of van ‘cablecar simulate’. Je browser controleert elke zet en het bestand blijft op je apparaat.
replay-own = Mijn afgelopen spellen
replay-checking = Het spel wordt gecontroleerd…
replay-controls = Afspelen
replay-slider = Stap van het spel
replay-step = Stap
replay-step-of = Stap { $step } van { $last }
replay-step-told = { $place }. { $sentence }
replay-dealt = De kaarten zijn gedeeld, en iedereen bekijkt de eerste bestemmingskaarten.
replay-first = Naar het begin
replay-turn-back = Een beurt terug
replay-back = Een stap terug
replay-play = Afspelen
replay-pause = Pauzeren
replay-forward = Een stap verder
replay-turn-forward = Een beurt verder
replay-last = Naar het einde
replay-speed = Snelheid
replay-slower = Langzamer
replay-faster = Sneller
replay-times = { $speed } ×
replay-view = Bekijken als
replay-seen-by = { $name }
replay-all-open = Alle kaarten open
replay-hand-of = De kaarten van { $name }
replay-no-cards = geen kaarten
replay-offer-of = { $name } kiest uit deze
replay-log-help = Kies een regel om daarheen te gaan.
replay-course = Het verloop van het spel
replay-points-plot = Punten voor routes na elke stap
replay-hands-plot = Kaarten in de hand na elke stap
replay-plot-label = Een grafiek: { $title }. Aan het eind: { $finals }. Alle cijfers staan in de tabel eronder.
replay-broken-off = Hier werd het spel afgebroken.
replay-keys = Toetsen: ← en → gaan per stap, met Shift per beurt; Home en End naar het begin en het einde; de spatiebalk speelt af en pauzeert; + en − veranderen de snelheid.
replay-share-title = Dit spel delen
replay-share-about = Wie de link heeft, kan het hele spel terugkijken, met alle namen en alle kaarten.
replay-share-make = Link maken
replay-share-made = De link is klaar.
replay-share-link = Link naar dit spel
replay-share-withdraw = Link intrekken
replay-share-withdrawn = Deze link werkt niet meer.
