# Det, som siden siger på dansk ud over det, den deler med terminalen i da.game.ftl.

## Overalt

app-name = Cable Car
app-loading = Indlæser …
app-failed = Siden kunne ikke indlæses: tjek forbindelsen, og prøv igen.
app-needs-scripts = Cable Car skal bruge JavaScript for at kunne spilles i en browser: slå det til, eller spil i en terminal med »cablecar tui«.
app-unreachable = Der er ingen kontakt til serveren: tjek forbindelsen, og prøv igen.
app-retry = Prøv igen
app-home = Til startsiden
app-unknown = Der er ikke noget på denne adresse: tjek linket, eller gå til startsiden.

## Forbindelsen

connection-closed = Bordet blev lukket her. { $reason }

## Spil på denne enhed

table-elsewhere = Du spiller dette spil i en anden fane.
table-play-here = Spil her i stedet
table-not-here = Spillet er ikke på denne enhed: et spil bliver i den browser, hvor det blev startet.
table-peek = Spillet kører kun på denne enhed, og intet af det sendes videre. Den, der kender browserens værktøjer, kan smugkigge på de skjulte kort.
store-full = Der er ikke mere plads på denne enhed, så spillet kan ikke gemmes. Hold siden åben for at spille det færdigt.
store-refused = Browseren tillader ikke, at spillet gemmes. Hold siden åben for at spille det færdigt.
store-newer = En nyere version af Cable Car har været brugt i denne browser, så spillet kan ikke gemmes. Genindlæs siden, før du spiller videre.
store-conflict = Spillet fortsatte i en anden fane, og dit træk blev ikke udført: se på spillepladen, og prøv igen.
save-damaged = Det gemte spil er beskadiget og kan ikke åbnes. Det bliver gemt, indtil du sletter det.
save-version = Spillet er gemt af en anden version af Cable Car og kan ikke åbnes her. Det bliver gemt, indtil du sletter det.
save-cut =
    { $count ->
        [1] Det sidste træk i spillet kunne ikke læses, så det fortsætter fra lige før det.
       *[other] De sidste { $count } træk i spillet kunne ikke læses, så det fortsætter fra lige før dem.
    }
board-not-here = Spillepladen »{ $board }« findes ikke her.
engine-not-loaded = Spillet kunne ikke indlæses: tjek forbindelsen, og prøv igen.
local-failed =
    { $kept ->
        [yes] Noget gik galt her. Dit spil er gemt: genindlæs siden for at spille videre.
        [no] Noget gik galt her, og dit spil er ikke gemt. Lad siden være åben, og prøv igen.
       *[none] Noget gik galt her. Genindlæs siden, og prøv igen.
    }
wish-unreadable = Linket fortæller ikke, hvem der spiller: start et nyt spil fra startsiden.
game-running = Spillet er ikke slut endnu: når det er slut, kan du hente spilfilen.
games-kept-here = Færdige spil på denne enhed bliver i denne browser, indtil du sletter dem.
my-games-your-turn = Det er din tur
my-games-turn =
    { $count ->
        [1] { $names } har turen
       *[other] { $names } vælger rutekort
    }
my-games-points = { $points } point
game-won = Vundet
game-lost = Tabt
history-title = Mine resultater
history-games = Spil
history-won = Vundet
history-rate = Sejrsprocent
history-average = Point i gennemsnit
history-best = Bedste resultat
history-now = Nuværende stime
history-longest = Længste stime
history-opponents = Efter modstander
history-opponent = Modstander
history-sizes = Efter antal spillere
history-players = Spillere
history-about = Talt over de afsluttede spil på denne liste. En stime er spil vundet i træk.
history-none = Ingen af de afsluttede spil har en plads, der vides at være din.
my-games-delete = Slet spillet med { $names }
my-games-delete-yes = Slet spillet med { $names } for altid
my-games-delete-now = Slet
my-games-keep = Behold
my-games-unreadable = Et gemt spil, som denne version af Cable Car ikke kan læse. Det bliver gemt, indtil du sletter det.
take-along = Tag mine spil med
take-along-about = Alle spil på denne enhed samles i én fil. Indlæs den i en anden browser for at spille videre dér.
take-along-save = Gem alle spil i en fil
take-along-load = Indlæs spil fra en fil
take-along-busy = Kontrollerer spillene …
take-along-left =
    { $count ->
        [1] 1 spil kunne ikke læses og er ikke i filen.
       *[other] { $count } spil kunne ikke læses og er ikke i filen.
    }
take-along-added =
    { $count ->
        [0] Der kom ingen spil til.
        [1] Der kom 1 spil til.
       *[other] Der kom { $count } spil til.
    }
take-along-continued =
    { $count ->
        [1] 1 spil var nået længere i filen og fortsætter derfra.
       *[other] { $count } spil var nået længere i filen og fortsætter derfra.
    }
take-along-known =
    { $count ->
        [1] 1 spil var her allerede.
       *[other] { $count } spil var her allerede.
    }
take-along-refused = Spil { $number } i filen blev sprunget over. { $reason }
import-too-large = Filen er for stor: der kan højst læses { $most } MB.
import-no-games = Filen indeholder ingen spil: vælg en, der er lavet med »Gem alle spil i en fil«.
import-version = Filen kommer fra en anden version af Cable Car og kan ikke læses her.
import-no-game = Det er ikke et fuldstændigt spil.
import-changed = Trækkene passer ikke til det spil, som filen beskriver.
import-apart = Det findes også her, men gik anderledes videre. Spillet her bliver, som det er.

## Kort som billeder

art-face-down = kort med bagsiden opad
art-ticket-open = ikke færdiggjort endnu
art-ticket-done = færdiggjort
art-ticket-missed = ikke færdiggjort

## Loggen

log-replaced = I stedet kommer: { $cards }.
log-face-up = Nu med billedsiden opad: { $cards }.
log-taken-back = (fortrudt)
log-stood-in = (Botten { $failed } kunne ikke vælge; { $bot } gjorde det i stedet.)

## Chatten

chat-new =
    { $count ->
        [1] 1 ny besked
       *[other] { $count } nye beskeder
    }
chat-send = Send
chat-delete = Slet beskeden »{ $text }«
chat-spectator = Tilskuere kan læse med; kun den, der har en plads, kan skrive.
chat-quick = Reaktioner og korte sætninger

## Stillingen i ord

describe-title = Spilleplade og stilling i ord
describe-players = Spillere
describe-display = Kortrække og stakke
describe-hand = Dine kort
describe-tickets = Dine rutekort
describe-souvenirs = Turistmarkører på spillepladen
describe-networks = Netværk
describe-places = Strækninger fra hvert sted
describe-answer-help =
    Du kan for eksempel skrive: tag { $color }, tag 1, stak, træk rutekort, behold 1, behold begge, gør krav på { $a } { $b } med { $length } { $color }, turistmarkør på { $b }, meld pas, fortryd.
    Du kan spørge om: hvad kan jeg gøre, hånd, rutekort, kortrække, spillere, hvor, strækninger fra { $b }, vej fra { $a } til { $b }, spilleplade, regler.
describe-answer-log = Loggen står ved siden af spillepladen; tasten L fører dig derhen.
describe-answer-rules =
    En tur er én af tre ting: tag to transportkort, gør krav på en ledig strækning med lige så mange kort i dens farve, som den har felter, eller træk rutekort, og behold mindst ét.
    Færger gælder for alle farver; en færge med billedsiden opad tæller som begge kort.
    En strækning giver point med det samme og kan give en turistmarkør fra et af sine to steder.
    Når nogen næsten er løbet tør for sporvogne, får alle én tur mere. Så giver færdiggjorte rutekort point, ufærdige koster point, og forskellige turistmarkører giver point tilsammen.

## Spillepladen

board-name = Spilleplade
board-keys = På spillepladen går piletasterne fra strækning til strækning, Enter vælger, plus og minus zoomer, 0 viser hele spillepladen.
board-ends =
    { $a } til { $b }{ $track ->
        [0] { "" }
       *[other] , spor { $track } af 2
    }
board-route =
    { $route }, { $status ->
        [own] ejes af dig
        [owned] ejes af { $owner }
        [closed] lukket
        [claimable] kan blive din
       *[free] ledig
    }
board-place =
    { $count ->
        [0] { $place }
        [1] { $place }, 1 turistmarkør med { $souvenir }
       *[other] { $place }, { $count } turistmarkører med { $souvenir }
    }
board-zoom-in = Zoom ind
board-zoom-out = Zoom ud
board-fit = Vis hele spillepladen
board-more-left = Flyt til venstre
board-more-right = Flyt til højre
board-more-up = Flyt op
board-more-down = Flyt ned

## Startsiden

start-tagline = På tværs af San Francisco: saml kort, gør krav på strækninger, og tag souvenirs med hjem.
start-play = Spil nu
start-dealing = Deler kort ud …
start-name = Dit navn
start-default-name = Rejsende
start-bots = Modstandere
start-bot-count =
    { $count ->
        [1] 1 bot
       *[other] { $count } botter
    }
start-level = Niveau
start-opponent = Modstander { $number }
color-own = Min farve
color-player =
    { $color ->
        [0] Gul sekskant
        [1] Lilla kors
        [2] Turkis månesegl
       *[3] Brun vinkel
    }
start-friends = Spil med venner
start-device = Sammen på én enhed
start-player = Spiller { $number }
start-my-games = Mine spil
start-continue = Fortsæt
start-look = Se
start-finished =
    { $count ->
        [1] 1 færdigt spil
       *[other] { $count } færdige spil
    }
start-forget = Glem bordet med { $names }
start-older = Vis ældre spil
game-replay = Se igen
game-analyse = Analyse
games-earlier = Tidligere spil ved dette bord
games-kept = Færdige spil bliver på denne server, indtil den, der driver den, sletter dem.
games-kept-days =
    { $count ->
        [1] Denne server gemmer færdige spil i 1 dag, efter at deres bord sidst blev brugt. Download dem, du vil beholde.
       *[other] Denne server gemmer færdige spil i { $count } dage, efter at deres bord sidst blev brugt. Download dem, du vil beholde.
    }
start-open-tables = Åbne borde
start-no-tables = Ingen offentlige borde er åbne lige nu. Opret et, så finder andre det her.
start-join = Vær med
start-watch = Se med
start-status =
    { $status ->
        [waiting] venter på spillere
        [playing] i gang
       *[finished] slut
    }
start-status-clock = { $status } · { $clock } pr. tur
start-open-seats =
    { $count ->
        [1] 1 ledig plads
       *[other] { $count } ledige pladser
    }
level-random = Tilfældig – meget let
level-greedy = Grådig – meget let
level-rusher = Hastig – meget let
level-novice = Begynder – meget let
level-casual = Amatør – let
level-steady = Stabil – ret let
level-strong = Stærk – middel
level-sharp = Skarp – ret svær
level-veteran = Veteran – svær
level-expert = Ekspert – sværest
manner-novice = Min første tur med en kabelsporvogn! Hvilken vej er op?
manner-novice-won = Vandt jeg? Jeg troede, jeg var faret vild!
manner-novice-lost = Det var sjovt! Hvordan var det nu, den regel var?
manner-casual = Det haster ikke, jeg er her for udsigten.
manner-casual-won = Se nu bare! Kaffen er på min regning.
manner-casual-lost = En dejlig tur alligevel. Samme tid i morgen?
manner-steady = Pas på dørene, vi kører til tiden.
manner-steady-won = Præcis efter køreplanen.
manner-steady-lost = En lille forsinkelse. I morgen kører vi til tiden igen.
manner-strong = Hold godt fast: Jeg tager de stejle bakker først.
manner-strong-won = Op ad bakke hele vejen, og alligevel først på toppen.
manner-strong-lost = Det var fortjent. Jeg vil have revanche.
manner-sharp = Jeg har for længst set, hvor du vil hen.
manner-sharp-won = Det så jeg komme.
manner-sharp-lost = Det så jeg ikke komme.
manner-veteran = Jeg kørte på de her bakker, før vognene fik bremser.
manner-veteran-won = Gamle skinner, gamle tricks.
manner-veteran-lost = Godt kørt. Du minder mig om mig selv.
manner-expert = Jeg har spillet det her spil tusind gange det sidste minut.
manner-expert-won = Sådan endte de fleste af spillene i mit hoved.
manner-expert-lost = Det gjorde du ikke i et eneste af spillene i mit hoved. Bravo.
clock-none = Ingen grænse
clock-seconds =
    { $count ->
        [1] 1 sekund
       *[other] { $count } sekunder
    }
clock-minutes =
    { $count ->
        [1] 1 minut
       *[other] { $count } minutter
    }
clock-hours =
    { $count ->
        [1] 1 time
       *[other] { $count } timer
    }
clock-days =
    { $count ->
        [1] 1 dag
       *[other] { $count } dage
    }
pace =
    { $seconds ->
        [0] straks
        [0.5] hurtigt
        [1] 1 sekund
        [1.5] normalt
        [3] langsomt
        [6] meget langsomt
       *[other] { $seconds } sekunder
    }
board-title-san-francisco = San Francisco, første udgave
board-title-san-francisco-2 = San Francisco

## Reglerne og det første spil

book-all = Alle regler
book-window = Regler – Cable Car
learn-window = Første spil – Cable Car
start-new = Ny her?
start-new-hint = Lær reglerne trin for trin i et rigtigt spil, eller læs dem.
start-learn = Lær det, mens du spiller

## Dagens spil

puzzles-title = Opgaver
puzzles-window = Opgaver – Cable Car
daily-title = Dagens spil
daily-window = Dagens spil – Cable Car
daily-about = Alle, der spiller dagens spil, får de samme kort, rutekort, pladser og modstandere. Et nyt kommer ved midnat UTC.
daily-earlier = Dagen før
daily-later = Dagen efter
daily-seats = Spillere i turrækkefølge
daily-you = Dig
daily-play = Spil dette spil
daily-won = { $points } point. Du vandt. Den bedste modstander har { $others }.
daily-lost = { $points } point. Den bedste modstander har { $others }.
daily-par = Point, som andre får på din plads
daily-par-waiting = Botterne spiller på din plads …
daily-copy = Kopiér som tekst
daily-share-head = Cable Car, spillet { $day }
daily-share-par = På samme plads: { $others }
daily-share-one = { $name } { $points }
daily-streak =
    { $count ->
        [0] Ingen stime endnu
        [one] { $count } dag i træk
       *[other] { $count } dage i træk
    }
daily-streak-about = En dag tæller, hvis spillet spilles færdigt den dag (UTC). Tidligere spil kan stadig spilles.
daily-day-open = { $day }: ikke spillet
daily-day-played = { $day }: { $points } point
daily-day-won = { $day }: vundet med { $points } point

## At lave et bord

make-friends = Vælg, hvem der spiller. Ledige pladser er til dem, der får dit link.
make-device = Alle spiller her på skift; et forhæng skjuler kortene mellem turene.
make-count = Antal spillere
make-players = { $count } spillere
make-seat = Plads { $number }
make-me = Mig
make-open = Ledig: en ven med linket
make-person = En anden på denne enhed
make-bot = Bot
make-name = Navn på plads { $number }
make-clock = Tid pr. tur
make-pace = Botternes tempo
make-board = Spilleplade
make-public = Vis bordet for alle
make-table = Opret bordet
make-start = Start spillet

## Venterummet

lobby-title = Venterum – Cable Car
lobby-waiting =
    { $count ->
        [0] Alle pladser er optaget
        [1] Venter på 1 spiller
       *[other] Venter på { $count } spillere
    }
lobby-seat-open = Ledig
lobby-seat-closed = Lukket
lobby-seat-bot = Bot
lobby-seat-open-hint = Ledig: send linket
lobby-seat-closed-hint = Lukket: her spiller ingen
lobby-presence =
    { $you ->
        [true] Dig
       *[false] { $here ->
            [true] Her
           *[false] Væk
        }
    }
lobby-get-up = Forlad pladsen
lobby-remove = Fjern
lobby-spectators =
    { $count ->
        [1] 1 tilskuer
       *[other] { $count } tilskuere
    }
lobby-start = Start spillet
lobby-seats = Pladser
lobby-watching = Du ser med: spillet begynder her, når værten starter det.
lobby-host-starts = Spillet begynder her, når værten starter det.
lobby-back = Se bordet
lobby-settings = Om dette bord
lobby-board = Spilleplade: { $board }
lobby-clock =
    { $has ->
        [0] Brug så lang tid på en tur, som du vil.
       *[1] Hver tur varer højst { $clock }; så afslutter en bot den.
    }
lobby-pace = Botternes tempo: { $pace }
lobby-public = Alle kan finde dette bord på startsiden.
lobby-private = Kun de, der har linket, kan finde dette bord.
lobby-fixed = Der spilles i pladsernes rækkefølge ovenfor.
lobby-drawn = Ved starten trækkes der lod om, hvem der begynder.
join-seat = Plads
join-any = En ledig plads
join = Sæt dig
join-busy = Du sætter dig …
join-or-watch = Eller bliv bare, og se med: spillet dukker op her, når det begynder.
take-title = Spil videre for { $name }
take-note = Du får { $name }s plads i dette spil med kort, rutekort og sporvogne, som de er.
take-watch = Se bare med
invite-title = Inviter
invite-sit = Send dette link: den, der åbner det, kan sætte sig eller se med.
invite-watch = Send dette link: den, der åbner det, kan se med.
invite-link = Link til dette bord
invite-copy = Kopier
invite-copied = Kopieret
invite-share = Del
invite-text = Kom og spil en omgang Cable Car med mig.
invite-only-here = Dette link virker kun på denne computer. Vil du lukke andre ind, så start serveren med:
invite-network = Dette er computerens adresse på dens netværk: andre på samme netværk kan åbne den.
invite-command = cablecar serve --host 0.0.0.0
invite-qr = QR-kode til linket { $link }

## Indstillinger

settings-title = Indstillinger
settings-language = Sprog
settings-language-auto = Som i browseren
settings-look = Udseende
settings-theme = Tema
settings-theme-auto = Som på enheden
settings-theme-light = Lyst
settings-theme-dark = Mørkt
settings-text = Tekststørrelse
settings-percent = { $percent } %
settings-motion = Animationer
settings-motion-auto = Som på enheden
settings-motion-full = Altid
settings-motion-reduced = Ingen
settings-patterns = Mønstre på farvede strækninger og kort
settings-sounds = Lyd
settings-sound = Afspil lyde
settings-volume = Lydstyrke
settings-play = Spil
settings-confirm = Bekræft krav og træk af rutekort (automatisk: krav kun på berøringsskærme)
settings-confirm-auto = Automatisk
settings-confirm-on = Altid
settings-confirm-off = Aldrig
settings-pace = Botternes tempo ved nye borde
settings-pace-here = Botternes tempo ved dette bord
settings-notify = Giv mig besked, når det er min tur
settings-notify-never = Denne browser kan ikke give dig besked her.
settings-notify-refused = Browseren tillader ikke notifikationer: tillad dem for denne side i browserens indstillinger, og prøv så igen.
settings-kept = Alt dette gemmes kun i denne browser.
settings-done = Færdig

## Slutningen

end-you-won = Du vinder med { $points } point!
end-tie-decided = Lige med { $points } point: antallet af færdiggjorte rutekort afgør det ({ $counts }).
end-tie-shared = Lige med { $points } point og lige mange færdiggjorte rutekort ({ $counts }).
end-rematch = Spil igen
end-asking = Gør et nyt spil klar …
rematch-by = { $name } spiller igen.
rematch-begun = Det næste spil ved dette bord er begyndt.
rematch-clock = Uret går allerede.
rematch-join = Vær med i det næste spil
rematch-watch = Se det næste spil
rematch-stay = Bliv her
end-record = Hent spilfilen
end-drawing = Tegner…
end-close = Tilbage til bordet
end-board = Spillepladen til sidst
end-moment-title = Bedste øjeblik:
end-moment = { $name } gør krav på { $ends } og får { $points } point.
end-moment-tickets = { $name } gør krav på { $ends }, forbinder { $tickets } og får { $points } point.
picture-tickets = Rutekort

## Forestillingen

show-ticket = Rutekort færdiggjort: { $ticket }
show-skip = Spring over
show-counted = { $name }: { $routes } for strækninger, { $tickets } for rutekort, { $souvenirs } for turistmarkører, { $total } i alt.
show-plus = +{ $points }
sound-on = Slå lyden til
sound-off = Slå lyden fra
sound-offer = Vil du have dæmpede lyde?
sound-yes = Ja tak
sound-no = Nej tak

## Statistik

stat-caption = Tal for hver spiller
stat-table-turns =
    { $turns ->
        [1] 1 tur
       *[other] { $turns } ture
    } på { $time }.
stat-table-turns-only =
    { $turns ->
        [1] 1 tur.
       *[other] { $turns } ture.
    }
stat-table-dealer =
    { $sweeps ->
        [0] Kortrækken blev aldrig ryddet
        [1] Kortrækken blev ryddet én gang
       *[other] Kortrækken blev ryddet { $sweeps } gange
    }, og de brugte kort blev { $reshuffles ->
        [0] aldrig blandet igen
        [1] blandet igen én gang
       *[other] blandet igen { $reshuffles } gange
    }.
stat-table-lead =
    { $changes ->
        [0] Føringen skiftede aldrig
        [1] Føringen skiftede én gang
       *[other] Føringen skiftede { $changes } gange
    }; til sidst { $margin ->
        [0] stod de to bedste lige
       *[other] skilte { $margin } point de to bedste
    }.
stat-table-passes =
    { $passes ->
        [1] Der blev meldt pas i én tur.
       *[other] Der blev meldt pas i { $passes } ture.
    }
stat-table-last = { $name } indledte den sidste runde i tur { $turn }.
stat-table-stuck = Spillet sluttede, fordi ingen kunne gøre mere.
stat-points = Point
stat-points-routes = for strækninger
stat-points-tickets = for færdiggjorte rutekort
stat-points-lost = tabt på ufærdige rutekort
stat-points-souvenirs = for turistmarkører
stat-turns = Ture
stat-turns-passed = heraf meldt pas
stat-cards-face-up-ferries = heraf færger
stat-cards-blind-ferries = heraf færger
stat-tickets-first = beholdt ved starten
stat-tickets-later = beholdt senere
stat-routes-average = felter pr. strækning i gennemsnit
stat-lengths = Strækninger efter længde
stat-length =
    { $length ->
        [1] 1 felt
       *[other] { $length } felter
    }
stat-colors = Strækninger efter farve
stat-time = Tid
stat-time-all = betænkningstid
stat-time-longest = længste træk
stat-span =
    { $minutes ->
        [0] { $seconds } s
       *[other] { $minutes } min { $seconds } s
    }
stat-turn = Tur
stat-plot = Point for strækninger efter hver tur
stat-plot-label = En kurve over point for strækninger efter hver tur. Til sidst: { $finals }. Alle tal står i tabellen nedenunder.
stat-plot-table = Kurven som tabel
stat-ticket-caption = Hvornår rutekort blev færdiggjort
stat-ticket-player = Spiller
stat-ticket = Rutekort
stat-ticket-completed = Færdiggjort
stat-ticket-failed = nej
stat-ticket-turn = i spillerens { $turn }. tur

## Bordet: hvad der skal ske

table-title-turn = ● Din tur – Cable Car
table-action = Hvad du skal gøre
table-watching = Du ser med: du ser det, som alle må se.
table-turn-over = Din tur er slut: se, hvad der skete, og tryk så på »Færdig«.
table-done = Færdig
table-tried-claim = Gøre krav på { $ends } med { $cards }?
table-undo = Fortryd
table-hint = Tip
table-pass = Meld pas
table-cancel = Annuller
table-draw-ask = Træk rutekort? Du skal beholde mindst ét.
table-draw-yes = Træk rutekort
table-come-back = Åbn bordet igen
table-rule = Regel { $rule }
table-clock = Tid tilbage
table-clock-left =
    { $seconds ->
        [1] Der er 1 sekund tilbage.
       *[other] Der er { $seconds } sekunder tilbage.
    }

## Bordet: spillere

table-seat-bot = spilles af en bot
table-seat-away = ikke forbundet

## Bordet: kort

table-display = Kort med billedsiden opad, stak og rutekort
table-slot = Kort { $slot } med billedsiden opad: { $color }
table-slot-take = Tag kort { $slot } med billedsiden opad: { $color }
table-slot-second = Kort { $slot } med billedsiden opad: { $color }, ikke som kort nummer to
table-slot-empty = Kortplads { $slot }: tom
table-deck-take = Tag et kort fra stakken, { $count } kort
table-ticket-deck-draw = Træk rutekort fra stakken, { $count } rutekort
table-hand-color =
    { $count ->
        [1] { $color } (1 kort): vis strækninger, du kan gøre krav på
       *[other] { $color } ({ $count } kort): vis strækninger, du kan gøre krav på
    }
table-color-chosen =
    { $count ->
        [0] Dine kort ({ $color }) rækker ikke til nogen strækning nu.
        [1] Dine kort ({ $color }) rækker til 1 strækning.
       *[other] Dine kort ({ $color }) rækker til { $count } strækninger.
    }
table-keep =
    { $count ->
        [0] Vælg, hvilke du vil beholde
       *[other] Behold { $count } rutekort
    }
table-place-where = Sted
table-place-put = Læg den dér

## Bordet: skrive, taster, menu

table-command-do = Udfør
table-keys-intro = Med tabulatortasten kan du nå alt. Disse enkelttaster er genveje:
table-key-board = til spillepladen
table-key-hand = til dine kort
table-key-log = til loggen
table-key-facts = se point og kort
table-key-hint = få et tip, og mere hver gang
table-key-clear = ryd valget
key-escape = Esc
table-keys-on = Brug enkelttaster som genveje
table-menu = Menu
table-menu-title = Bordet
table-settings = Indstillinger
table-close = Luk
table-give-bot = Lad en bot spille for mig
table-take-back-of = { $name } overtager fra botten
table-take-back = Overtag fra botten
table-move-seat = Flyt min plads til en anden enhed
table-move-link = Åbn dette link på den anden enhed inden for ti minutter:
table-forget-name = Slet mit navn fra dette bord
table-leave = Forlad bordet
table-leave-ask = Vil du forlade bordet for altid? En bot spiller videre for dig.
table-leave-yes = Gå
table-leave-no = Bliv
absent-away = { $name } er ikke forbundet, og spillet venter.
absent-bot = { $name } er ikke forbundet, og en bot spiller imens.
absent-left = { $name } er gået, og en bot spiller videre.
absent-wait = Vent
absent-go-on = Fortsæt sådan
absent-stand-in = Lad en bot spille imens
absent-invite = Inviter en anden
absent-link = Den, der åbner dette link, overtager { $name }s plads i dette spil.
table-host = Som vært
table-chat-off = Slå chatten fra
table-chat-on = Slå chatten til
table-mute = Slå beskeder fra
table-unmute = Slå beskeder til
table-remove = Fjern

## Bordet: point, kort og nyt

news-title = Siden din sidste tur
news-took = { $name } tager { $cards }.
news-unseen = { $count } kort fra stakken
facts-title = Point og kort
facts-cards = Hvor kortene er
facts-you = Dig
facts-discard = Brugte kort
facts-unseen = Ikke set
facts-hidden = ukendte
facts-about =
    { $count ->
        [0] Af de andre spilleres kort ser du dem, som de har taget med billedsiden opad og ikke har brugt siden. De kort, du ikke har set, er skjult på deres hænder: stakken er tom.
       *[other] Af de andre spilleres kort ser du dem, som de har taget med billedsiden opad og ikke har brugt siden. De kort, du ikke har set, ligger i stakken ({ $count }) eller er skjult på deres hænder.
    }
facts-cost =
    { $missing ->
        [0] Du kan betale med { $cards }.
        [1] Du har { $cards }: der mangler 1 kort.
       *[other] Du har { $cards }: der mangler { $missing } kort.
    }
facts-cars =
    { $count ->
        [1] Du har 1 sporvogn tilbage.
       *[other] Du har { $count } sporvogne tilbage.
    }

## Se spillet igen

replay-heading = Gense spil
replay-start = Se et spil igen
replay-another = Se et andet spil igen
replay-drop = Træk en spilfil herhen, eller vælg en.
replay-choose = Vælg en fil
replay-about = En spilfil får du med »Hent spilfilen«, når et spil er slut, eller fra »cablecar simulate«. Din browser kontrollerer hvert træk, og filen bliver på din enhed.
replay-own = Mine afsluttede spil
replay-checking = Spillet kontrolleres …
replay-controls = Afspilning
replay-slider = Trin i spillet
replay-step = Trin
replay-step-of = Trin { $step } af { $last }
replay-step-told = { $place }. { $sentence }
replay-dealt = Kortene er delt ud, og alle ser på deres første rutekort.
replay-first = Til begyndelsen
replay-turn-back = En tur tilbage
replay-back = Et trin tilbage
replay-play = Afspil
replay-pause = Pause
replay-forward = Et trin frem
replay-turn-forward = En tur frem
replay-last = Til slutningen
replay-speed = Hastighed
replay-slower = Langsommere
replay-faster = Hurtigere
replay-times = { $speed } ×
replay-view = Vis
replay-seen-by = Som { $name }
replay-all-open = Alle kort synlige
replay-hand-of = { $name }: kort på hånden
replay-no-cards = ingen kort
replay-offer-of = { $name } vælger mellem disse
replay-log-help = Vælg en linje for at gå dertil.
replay-course = Spillets forløb
replay-points-plot = Point for strækninger efter hvert trin
replay-hands-plot = Kort på hånden efter hvert trin
replay-plot-label = En kurve: { $title }. Til sidst: { $finals }. Alle tal står i tabellen nedenunder.
replay-broken-off = Her blev spillet afbrudt.
replay-keys = Taster: ← og → går et trin, med Shift en tur; Home og End til begyndelsen og slutningen; mellemrum afspiller og holder pause; + og − ændrer hastigheden.
replay-share-title = Del dette spil
replay-share-about = Alle med linket kan se hele spillet igen, med alle navne og alle kort.
replay-share-make = Opret et link
replay-share-made = Linket er klar.
replay-share-link = Link til dette spil
replay-share-withdraw = Træk linket tilbage
replay-share-withdrawn = Linket virker ikke længere.
