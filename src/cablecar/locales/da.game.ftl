# Det, som siden og terminalen begge siger på dansk: ord, hændelser, resultater og afslag.

player-name = Spiller { $number }

## Spillet

wrong-player-count =
    { $most ->
        [2] Et spil på denne spilleplade har 2 spillere, ikke { $count }.
       *[other] Et spil på denne spilleplade har 2 til { $most } spillere, ikke { $count }.
    }
wrong-seed = »{ $seed }« kan ikke bruges som seed: skriv et heltal eller 1 til 64 hexadecimale cifre.
unknown-seat = Der er ingen plads { $seat }; pladserne er 0 til { $last }.
undo-refused = Det kan ikke fortrydes: skjult information er blevet vist, eller en anden har spillet.

## Afviste træk

refused-game-over = Spillet er slut; der kan ikke gøres mere i det.
refused-not-your-turn = Det er ikke din tur: vent, til de andre har handlet.
refused-already-chosen = Du har allerede valgt dine første rutekort: vent, til alle har valgt.
refused-opening-first = Vælg først, hvilke rutekort du vil beholde.
refused-place-first = Først skal de to stakke turistmarkører, der venter, lægges på spillepladen.
refused-second-card-first = Du har taget ét transportkort: tag nu det andet.
refused-keep-first = Vælg først, hvilke af de trukne rutekort du vil beholde.
refused-souvenir-first = Vælg først, hvilken af de to turistmarkører du vil tage.
refused-nothing-offered = Der er ingen rutekort at vælge imellem: træk først rutekort.
refused-not-offered = Behold kun rutekort, som du får tilbudt, og hvert af dem kun én gang.
refused-keep-one = Behold mindst ét af rutekortene.
refused-unknown-ticket = Der er intet rutekort »{ $ticket }« på denne spilleplade.
refused-not-placing = Stakke med turistmarkører lægges kun på spillepladen før den første tur.
refused-stack-not-waiting = Stakken med { $symbol } ligger allerede på spillepladen: læg en af dem, der venter.
refused-place-has-stack = { $place } har allerede en stak turistmarkører: vælg et sted uden.
refused-unknown-souvenir = Der er ingen turistmarkør »{ $symbol }« på denne spilleplade.
refused-unknown-place = Der er intet sted »{ $place }« på denne spilleplade.
refused-deck-empty = Stakken er tom: tag et af kortene med billedsiden opad.
refused-slot-empty = Der ligger intet kort på kortplads { $slot }: tag et andet.
refused-unknown-slot = Der er ingen kortplads { $slot } i kortrækken; kortpladserne er 0 til { $last }.
refused-ferry-as-second-card = En færge med billedsiden opad kan ikke være dit andet kort: tag et farvet kort eller et fra stakken.
refused-no-tickets-left = Der er ikke flere rutekort at trække.
refused-unknown-route = Der er ingen strækning »{ $route }« på denne spilleplade.
refused-route-owned = Der er allerede gjort krav på strækningen fra { $a } til { $b }.
refused-own-twin = Du ejer den anden halvdel af dobbeltsporet fra { $a } til { $b }: ingen må eje begge.
refused-twin-claimed = Når I er to, kan kun den ene halvdel af dobbeltsporet fra { $a } til { $b } få en ejer.
refused-too-few-cars =
    { $cars ->
        [0] Du har ingen sporvogne tilbage
        [1] Du har 1 sporvogn tilbage
       *[other] Du har { $cars } sporvogne tilbage
    }, og strækningen fra { $a } til { $b } kræver { $length }.
refused-too-few-cards = De kort har du ikke: betal med kort fra din hånd.
refused-wrong-count = Denne strækning koster præcis { $length } kort, ikke { $count }.
refused-needs-ferry =
    { $ferries ->
        [1] Denne færgestrækning kræver mindst ét færgekort.
       *[other] Denne færgestrækning kræver mindst { $ferries } færgekort.
    }
refused-unknown-card = Der er intet transportkort »{ $card }« på denne spilleplade.
refused-one-color = En grå strækning betales med kort i én og samme farve; færger kan erstatte dem alle.
refused-wrong-color = Denne strækning betales med kort i farven { $color }; færger kan erstatte dem alle.
refused-no-souvenir-to-choose = Der er ingen turistmarkør at vælge dér nu.
refused-can-act = Du kan kun melde pas, når du hverken kan trække et kort, gøre krav på en strækning eller trække rutekort.
refused-no-such-action = Det træk findes ikke på denne spilleplade.

## Ord og vendinger

list-none = ingen
slot-without-card = intet kort
list-comma = { $first }, { $next }
list-and = { $first } og { $last }
list-or = { $first } eller { $last }
color-blue = blå
color-green = grøn
color-black = sort
color-pink = lilla
color-red = rød
color-orange = orange
color-grey = grå
color-ferry = færge
letter-blue = B
letter-green = G
letter-black = S
letter-pink = L
letter-red = R
letter-orange = O
letter-ferry = F
cards-of-color =
    { $count ->
        [1] 1 { $card ->
            [blue] blåt
            [green] grønt
            [red] rødt
           *[other] { $color }
        }
       *[other] { $count } { $card ->
            [green] grønne
            [black] sorte
            [red] røde
            [ferry] færger
           *[other] { $color }
        }
    }
souvenir-bell = klokke
souvenir-crab = krabbe
souvenir-loaf = brød
souvenir-cookie = lykkekage
souvenir-seal = sæl
souvenir-globe = snekugle
souvenir-flower = blomst
two-places = { $a } – { $b }
name-count = { $name }: { $count }
route-phrase =
    { $ends }, { $length ->
        [1] 1 felt
       *[other] { $length } felter
    }, { $color }{ $ferries ->
        [0] { "" }
        [1] , færge
       *[other] , { $ferries } færger
    }
route-worth = { $route }, { $points } point
ticket-phrase = { $ends } ({ $points })
bot-name-random = Tilfældig
bot-name-greedy = Grådig
bot-name-rusher = Hastig
bot-name-novice = Begynder
bot-name-casual = Amatør
bot-name-steady = Stabil
bot-name-strong = Stærk
bot-name-sharp = Skarp
bot-name-veteran = Veteran
bot-name-expert = Ekspert
bot-numbered = { $bot } { $number }
bot-person = { $name } ({ $bot })

## Det, der sker

event-turned-up = Nyt kort på kortplads { $slot }: { $color }.
event-swept = For mange færger: kortrækken ryddes.
event-reshuffled =
    { $size ->
        [1] Det ene brugte kort bliver til den nye stak.
       *[other] De { $size } brugte kort blandes til en ny stak.
    }
event-opening-chosen = { $name } har valgt sine første rutekort.
event-opening-ended = Alle har valgt. Antal beholdte rutekort – { $counts }.
event-drew-count =
    { $count ->
        [1] { $name } trækker det sidste rutekort.
       *[other] { $name } trækker { $count } rutekort.
    }
event-drew-tickets = { $name } trækker { $tickets }.
event-kept-count = { $name } beholder { $count } rutekort.
event-kept-tickets = { $name } beholder { $tickets }.
event-placed =
    { $count ->
        [1] { $name } lægger 1 turistmarkør med { $souvenir } på { $place }.
       *[other] { $name } lægger { $count } turistmarkører med { $souvenir } på { $place }.
    }
event-souvenir = { $name } tager turistmarkøren med { $souvenir } på { $place }.
event-took-unseen = { $name } tager et kort fra stakken.
event-took-from-deck = { $name } tager et kort fra stakken: { $color }.
event-took-face-up = { $name } tager et kort med billedsiden opad: { $color }.
event-claimed = { $name } gør krav på { $ends } med { $cards } og får { $points } point.
event-passed = { $name } kan ikke gøre noget og melder pas.
event-last-round = { $name } har få eller ingen sporvogne tilbage: alle får én tur mere.
event-over = Spillet er slut.
log-undo = { $name } fortryder sit sidste træk.
log-bot = Botten { $bot } spiller nu for { $name }.
log-back = { $name } spiller selv igen.
log-clock = Tiden er gået for { $name }: botten { $bot } afslutter turen.

## Den endelige optælling

result-tickets = { $name } havde { $tickets }.
result-line =
    { $place }. { $name }: { $total } point ({ $routes } for strækninger, { $tickets } for rutekort med { $completed ->
        [1] 1 færdiggjort
       *[other] { $completed } færdiggjorte
    }, { $souvenirs } for turistmarkører)
result-winners =
    { $count ->
        [one] { $names } vinder.
       *[other] { $names } deler sejren.
    }

## Botterne

bot-failed = Botten »{ $bot }« fejlede i { $file }, linje { $line }: { $reason }.
bot-illegal = Botten »{ $bot }« lavede et ulovligt træk: { $move }.
bot-random = Spiller et hvilket som helst lovligt træk, alle lige sandsynlige.
bot-greedy = Gør krav på den strækning, der giver flest point, og som den kan betale; ellers tager den kort.
bot-rusher = Gør krav på de længste strækninger og slutter spillet tidligt.
bot-novice = Begår begynderfejl: glemmer et rutekort, ser ikke, når den bliver blokeret, og bruger kort, som den mangler andre steder.
bot-casual = Planlægger det korteste netværk til sine rutekort og samler de kort, det kræver.
bot-steady = Bygger det, som rutekortene kræver; tænker over nogle træk og laver resten af gammel vane.
bot-strong = Planlægger som Amatør, skynder sig efter strækninger, som andre vil have, samler turistmarkører og er finjusteret til hvert antal spillere.
bot-sharp = Tænker fremad hvert andet træk og ser, hvad andre er ude efter.
bot-veteran = Tænker fremad ved næsten hvert træk og har sjældent travlt.
bot-expert = Tænker fremad: prøver træk af i mange spil, der passer med alt, hvad den har set.

## Stillingen i ord

describe-player =
    { $name }: { $points } point for strækninger, { $cars ->
        [1] 1 sporvogn
       *[other] { $cars } sporvogne
    } tilbage, { $cards } kort, { $tickets ->
        [-1] vælger stadig rutekort
       *[other] { $tickets } rutekort
    }; turistmarkører: { $souvenirs }.
describe-waiting = Venter på { $names }.
describe-slot = nr. { $slot } { $card }
describe-face-up = Med billedsiden opad: { $slots }.
describe-deck =
    { $count ->
        [0] Stakken er tom.
       *[other] Der er { $count } kort i stakken.
    }
describe-discard = Brugte kort: { $cards }.
describe-ticket-deck =
    { $count ->
        [0] Der er ikke flere rutekort at trække.
       *[other] Der er { $count } rutekort tilbage at trække.
    }
describe-cards = På hånden har du { $cards }.
describe-no-tickets = Du har ingen rutekort endnu.
describe-ticket =
    { $ticket }: { $missing ->
        [0] færdiggjort.
        [1] der mangler 1 felt.
       *[other] der mangler mindst { $missing } felter.
    }
describe-ticket-lost = { $ticket }: kan ikke længere færdiggøres.
describe-offer = At vælge imellem: { $tickets }.
describe-stack =
    { $place }: { $count ->
        [1] 1 turistmarkør
       *[other] { $count } turistmarkører
    } med { $souvenir }.
describe-no-souvenirs = Der er ingen tilbage.
describe-waiting-souvenirs = Skal stadig lægges ud: { $souvenirs }.
describe-network = { $name } har forbundet { $places }.
describe-no-network = { $name } har ingen strækninger endnu.
describe-place = { $place }: { $routes }.
describe-and = { $first }; { $next }
describe-to = til { $place }
describe-owned = til { $place }, ejes af { $name }
describe-closed = til { $place }, lukket
question-known = { $name } har helt sikkert { $cards }.
question-rejected = Du har lagt nederst blandt rutekortene: { $tickets }.
question-way =
    { $a } til { $b }: { $missing ->
        [0] dine egne strækninger forbinder dem.
        [1] der mangler 1 felt, { $routes }.
       *[other] der mangler mindst { $missing } felter, { $routes }.
    }
question-no-way = { $a } til { $b }: der er ingen ledig vej længere.

## Det, som serveren afviser

body-too-large = Det er for meget på én gang: der læses højst { $most } byte.
path-too-long = Den adresse er for lang.
length-twice = Denne forespørgsel angiver sin længde på to måder: send Content-Length eller Transfer-Encoding, ikke begge.
too-many-requests = For mange forespørgsler: vent lidt, og prøv igen.
too-many-tables = Du har åbnet mange borde: vent et minut før det næste.
too-many-games = Du har startet mange spil: vent et par sekunder før det næste.
too-many-replays = Du har åbnet mange spil for at se dem igen: vent et minut før det næste.
too-many-messages = For mange beskeder; denne blev ikke læst. Vent lidt, og prøv igen.
too-many-connections = Der er for mange vinduer åbne fra dit netværk: luk et, og prøv igen.
server-full = Serveren er fuld: prøv igen om et par minutter.
wrong-origin = Denne forespørgsel kommer fra et andet websted og blev afvist.
wrong-host = Denne server svarer ikke på navnet { $host }: åbn den via dens adresse, eller bed den, der driver den, om at starte den med --public-name { $host }.
metrics-private = Måletallene kan kun læses på selve serveren.
internal = Noget gik galt på serveren. Nævn fejlen { $id }, hvis du vil melde den.
message-not-json = Det er ikke gyldig JSON: send ét JSON-objekt.
message-binary = Beskeder er tekst: send ét JSON-objekt som tekst.
message-wrong-field = { $reason ->
    [missing] Feltet { $field } mangler.
    [extra_forbidden] Feltet { $field } er ukendt her: udelad det.
    [too_long] Feltet { $field } er for langt eller for stort.
    [too_short] Feltet { $field } er for kort eller for lille.
   *[wrong] Feltet { $field } har en forkert værdi: se på protokollens side, hvad det må indeholde.
}
message-late = Den næste post er nummer { $number }: se på bordet, og send trækket igen.
message-id-used = Beskedens id er brugt til noget andet: giv hver ny besked sit eget id.
too-often = Det er gjort for mange gange i ét spil.
game-gone = Det spil er slut: ved bordet spilles der nu et andet.
page-unknown = Den side findes ikke.
method-unknown = Det kan ikke gøres her: se på protokollens side, hvad der kan.
secret-wrong = Denne plads er ikke din: åbn bordet på den enhed, hvor du satte dig, eller spørg værten.
host-secret-wrong = Det kan kun værten gøre: spørg den, der oprettede bordet.
code-wrong = Koden er ugyldig, allerede brugt eller udløbet: hent en ny på den enhed, der har pladsen.
name-refused = Et navn har 1 til { $most } synlige tegn: vælg et andet.
name-taken = En ved dette bord hedder allerede { $name }: vælg et andet navn.
too-many-public-tables = Du har allerede { $most } offentlige borde: vent, til et af dem er færdigt, eller opret et bord, der kun findes via sit link.
table-unknown = Dette bord findes ikke: tjek linket.
table-waiting = Spillet er ikke begyndt endnu.
table-playing = Spillet er allerede begyndt.
table-finished = Spillet er slut: vælg at spille igen.
table-full = Alle pladser er optaget: du kan se med.
table-reloads = Bordet er ved at blive indlæst igen: prøv en gang til.
store-unavailable = Serveren kan ikke gemme noget lige nu, så det blev ikke gjort: prøv igen om et minut.
server-stops = Serveren genstarter; dit spil fortsætter om lidt.
chair-unknown = Bordet har ikke den plads.
seat-taken = Der sidder allerede nogen: vælg en anden plads.
seat-with-bot = En bot spiller på denne plads: tag den først tilbage.
seat-present = Spilleren på den plads er her.
color-taken = { $name } har allerede den farve.
seat-moved = Denne plads er flyttet til en anden enhed.
seat-closed = Denne plads er opgivet eller lukket.
seats-still-open = Nogle pladser er stadig ledige: vent, sæt botter på dem, eller luk dem.
too-few-players = Der skal være mindst to spillere.
client-too-slow = Forbindelsen er for langsom: opret den igen for at få resten.
spectators-watch = Tilskuere ser kun med: tag en plads for at spille eller skrive.
chat-off = Værten har slået chatten fra.
chat-muted = Værten har slået dine beskeder fra.
chat-empty = Din besked er tom.
chat-full = Bordets chat er fuld.
chat-unknown = Den besked findes ikke.
chat-title = Chat
chat-nothing = Ingen har sagt noget endnu.
chat-say = Sig noget
chat-deleted = Beskeden er slettet.
phrase-thumb = Tommelfinger op
phrase-heart = Hjerte
phrase-laugh = Griner
phrase-wow = Wow
phrase-sad = Ked af det
phrase-bell = Ding ding!
phrase-hello = Hej!
phrase-luck = Held og lykke!
phrase-nice = Flot træk!
phrase-thanks = Tak!
phrase-oops = Ups!
phrase-moment = Lige et øjeblik.
phrase-close = Det var tæt på!
phrase-played = Godt spillet!
game-unknown = Det spil findes ikke ved dette bord.
game-not-over = Spillet er ikke slut endnu: spilfilen og statistikken kommer, når det er slut.
replay-unknown = Der deles intet spil på dette link: det er forkert eller trukket tilbage.

## Et bord, på siden og i terminalen

connection-lost = Forbinder igen …
log-title = Log
log-empty = Der er ikke sket noget endnu.
end-won =
    { $count ->
        [one] { $names } vinder med { $points } point!
       *[other] { $names } deler sejren med { $points } point hver!
    }
end-place = Placering
end-routes = Strækninger
end-tickets-won = Færdiggjorte rutekort
end-tickets-lost = Ufærdige rutekort
end-souvenirs = Turistmarkører
end-total = I alt
end-tickets-of = { $name }: rutekort
end-table = Den endelige optælling i point
stat-title = Statistik
stat-turns-all = ture i alt
stat-cards-face-up = taget med billedsiden opad
stat-cards-blind = taget fra stakken
stat-cards-hand = flest på hånden
stat-tickets-draws = gange trukket
stat-tickets-completed = færdiggjort
stat-tickets-failed = ikke færdiggjort
stat-routes-claimed = strækninger
stat-routes-cars = sporvogne sat på spillepladen
stat-routes-longest = felter i den længste strækning
stat-routes-network = felter i det største netværk
stat-routes-ferries = færgekort betalt
stat-routes-tokens = turistmarkører taget
table-over = Spillet er slut.
table-do-opening =
    { $offered ->
        [1] Her er dit første rutekort: du skal beholde det.
        [2] Vælg dine første rutekort: behold ét eller begge.
       *[other] Vælg dine første rutekort: behold mindst ét.
    }
table-do-placing = Læg en turistmarkør på spillepladen: vælg først markøren, så stedet.
table-do-turn =
    { $cars ->
        [0] Din tur: træk transportkort eller rutekort.
       *[other] Din tur: træk transportkort, gør krav på en strækning, eller træk rutekort.
    }
table-do-second_card = Tag dit andet kort.
table-do-keeping =
    { $offered ->
        [one] Behold rutekortet.
       *[other] Behold mindst ét af disse rutekort.
    }
table-do-souvenir = Vælg en af de to turistmarkører.
table-do-pass = Du kan ikke gøre noget nu: meld pas.
table-wait-bots = Botterne gør sig klar. Første gang tager det omkring et halvt minut.
table-wait-opening =
    { $count ->
        [one] { $names } vælger stadig sine første rutekort.
       *[other] { $names } vælger stadig deres første rutekort.
    }
table-wait-placing = { $names } lægger en turistmarkør på spillepladen.
table-wait-turn = { $names } har turen.
table-wait-second_card = { $names } tager sit andet kort.
table-wait-keeping = { $names } vælger rutekort.
table-wait-souvenir = { $names } vælger en turistmarkør.
table-last-round =
    { $count ->
        [1] Sidste runde: det er sidste tur.
       *[other] Sidste runde: der er { $count } ture tilbage i alt.
    }
table-clock-days =
    { $days ->
        [1] 1 dag, { $time }
       *[other] { $days } dage, { $time }
    }
table-bot-plays = En bot spiller for dig.
table-players = Spillere
table-you = (dig)
table-to-move = har turen
table-points = { $count } point
table-cars =
    { $count ->
        [1] 1 sporvogn
       *[other] { $count } sporvogne
    }
table-cards = { $count } kort
table-tickets-held = { $count } rutekort
table-has-chosen = har valgt rutekort
table-is-choosing = vælger rutekort
table-deck = Stak, { $count } kort
table-ticket-deck =
    { $known ->
        [false] Stak med rutekort
       *[true] Stak med { $count } rutekort
    }
table-hand = Dine kort
table-hand-empty = Du har ingen kort på hånden.
table-own-tickets = Dine rutekort
table-ticket-missing =
    { $count ->
        [1] 1 felt mangler
       *[other] { $count } felter mangler
    }
table-ticket-far =
    uden for rækkevidde: { $count ->
        [1] 1 felt
       *[other] { $count } felter
    }, { $cars ->
        [1] 1 sporvogn
       *[other] { $cars } sporvogne
    } tilbage
table-ticket-closed = ikke længere muligt
table-offer = Rutekort at vælge imellem
table-pay-title = Gør krav på { $route }. Betal med:
table-take-souvenir = { $place }: { $souvenir }
table-command = Skriv en kommando
table-command-example = krav { $a } { $b } med { $length } { $color }
table-curtain = Den næste spiller
table-curtain-pass = Giv enheden videre til { $name }.
table-curtain-lift = Jeg er { $name }: vis mine kort
table-curtain-undo = { $name } fortryder sit sidste træk
table-keys = Tastatur
table-key-display = tag kortet med det nummer fra kortrækken
table-key-deck = tag et kort fra stakken
table-key-tickets = træk rutekort
table-key-undo = fortryd
table-key-command = skriv en kommando
stat-cards = Transportkort
stat-tickets = Rutekort
stat-routes = Strækninger og turistmarkører
