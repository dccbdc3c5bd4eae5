# Det, som Cable Car siger på dansk i terminalen. Det, som den deler med siden, står i da.game.ftl, reglerne i da.rules.ftl.

## Filer

unknown-board = Der er ingen spilleplade »{ $name }« og ingen fil med det navn; de spilleplader, der følger med Cable Car, er { $known }.
file-unreadable = { $file } kan ikke læses: { $reason }.

## Spilleplader

board-not-readable = { $file } er ikke en spilleplade: tabeller og lister ligger for dybt inde i hinanden. Begynd forfra med en kopi af en spilleplade, der virker.
board-syntax = { $file }: dette er ikke gyldig { $format } ({ $reason }). Ret det her eller lige før.
board-not-utf-8 = { $file }: her står et tegn, der ikke er UTF-8. Åbn filen i din editor, og gem den som UTF-8.
board-key-twice = { $file }: nøglen »{ $field }« står to gange i samme objekt; fjern den ene.
board-line = { $file }, linje { $line }
board-guess = Mente du »{ $guess }«?
board-not-canonical = { $file } indeholder id, name eller drawing, som ikke hører hjemme i spillepladens data.
board-id-shipped = { $file }: »{ $entry }« er id for en spilleplade, der følger med Cable Car; giv din et andet.
board-unknown-field = { $file }, { $entry }: der er intet felt »{ $field }«; tjek stavemåden.
board-misplaced = { $file }, { $entry }: »{ $field }« hører til i tabellen »{ $table }«; flyt det dertil.
board-below-table = { $file }, { $entry }: »{ $field }« står efter linjen, der åbner »{ $table }«, og læses derfor som en del af den; flyt det op øverst i filen, over den første linje i kantede parenteser.
board-missing-field = { $file }, { $entry }: feltet »{ $field }« mangler; tilføj det.
board-wrong-type =
    { $file }, { $entry }: »{ $field }« skal være { $type ->
        [text] en tekst i anførselstegn på én linje
        [number] et heltal på højst 9 cifre
        [boolean] true eller false
        [list] en liste
       *[table] en tabel
    }.
board-wrong-list =
    { $file }, { $entry }: hvert element skal være { $type ->
        [text] en tekst i anførselstegn på én linje
       *[number] et heltal på højst 9 cifre
    }.
board-wrong-points = { $file }, { $entry }: point for strækninger kræver en længde fra 1 til 8 og et helt antal point.
board-size = { $file }, { $entry }: { $size } er uden for det, spillet kan rumme, { $least } til { $most }.
board-duplicate = { $file }, { $entry }: dette id står der { $times } gange; hvert id må kun bruges én gang.
board-bad-id = { $file }, { $entry }: et id består af op til 64 bogstaver, cifre, »_«, »-« og ».«.
board-unknown-color = { $file }, { $entry }: »{ $color }« er ikke en af spillepladens farver; brug en af dem, eller tilføj den.
board-no-colors = { $file }, { $entry }: spillepladen skal have mindst én farve.
board-too-few-cards = { $file }, { $entry }: { $cards } transportkort er for få til at give alle kort på hånden; tilføj kort, eller del færre ud.
board-points-range = { $file }, { $entry }: { $points } point er uden for det, spillet kan rumme (højst { $most }).
board-too-few-free-places = { $file }, { $entry }: ud over de { $starts } steder med turistmarkører ved opstillingen skal der være mindst to mere.
board-souvenir-count = { $file }, { $entry }: der skal være { $expected } slags turistmarkører, to flere end steder med turistmarkører ved opstillingen eller lige så mange, ikke { $size }.
board-souvenir-points = { $file }, { $entry }: der skal være point for hvert antal turistmarkører, { $needed } værdier.
board-unknown-place = { $file }, { $entry }: der er intet sted »{ $place }«; tjek dets id, eller tilføj stedet.
board-unknown-route = { $file }, { $entry }: der er ingen strækning »{ $route }«; tjek dens id, eller fjern denne linje.
board-same-ends = { $file }, { $entry }: begge ender er det samme sted; ret den ene.
board-route-length = { $file }, { $entry }: en strækning har 1 til { $most } felter, ikke { $length }.
board-no-points = { $file }, { $entry }: route_points siger intet om længden { $length }; tilføj den dér.
board-route-ferries = { $file }, { $entry }: { $ferries } færgesymboler kan ikke være på { $length } felter; brug 0 til { $length }.
board-unknown-twin = { $file }, { $entry }: dens dobbelte »{ $twin }« er ikke en anden strækning; nævn den strækning, der ligger ved siden af.
board-twin-one-sided = { $file }, { $entry }: dens dobbelte »{ $twin }« nævner den ikke igen; giv også den strækning double, eller fjern det her.
board-twin-differs = { $file }, { $entry }: dens dobbelte »{ $twin }« har andre ender eller en anden længde; gør dem ens, eller fjern double fra begge.
board-twins-unnamed = { $file }, { $entry }: »{ $twin }« forbinder de samme steder med samme længde; de skal nævne hinanden som double.
board-too-many-between = { $file }, { $entry }: højst to strækninger må forbinde to steder (se »{ $other }«); fjern en.
board-too-few-tickets = { $file }, { $entry }: { $size } rutekort er for få at dele ud af; der skal være mindst { $needed }.
board-unjoined = { $file }, { $entry }: ingen strækninger forbinder { $a } og { $b }; tilføj strækninger imellem dem, eller ret rutekortet.
board-unknown-scenery = { $file }, { $entry }: der er ingen kulisse af slagsen »{ $kind }«; brug en slags fra de medfølgende spilleplader.

## Spilfiler

record-bad-path = »{ $file }« kan ikke læses: en fil kan ikke have det navn.
record-bad-board = Spillets spilleplade er ikke gyldig: { $fault }
record-board-not-whole = Spillets spilleplade er ikke skrevet helt ud; den kanoniske form har alle felter.
record-wrong-seed = Blandingerne følger ikke af den angivne seed: det ene eller det andet er ændret, eller et andet program har blandet.

## Botter

bot-misfit = Botten »{ $bot }« kan ikke spørges: dens klasse må ikke kræve argumenter, og dens metode skal være som beskrevet, choose(view, legal_moves, rng, budget); { $reason }.
unknown-bot = Der er ingen bot »{ $name }«; der er { $known }.
wrong-budget = Et budget er enten et antal simuleringer eller sekunder, én af delene.
budget-too-few-simulations = Et budget skal være et helt tal på mindst 1 simulering, ikke { $given }.
budget-no-time = Et tidsbudget skal være et endeligt antal sekunder større end 0, ikke { $given }.
view-not-to-move = En bot kan kun vælge for en plads, der skal trække: giv den game.view(seat) med en plads fra game.waiting_for.
code-without-bot = { $file } indeholder ingen bot: en klasse med en metode »choose«.
code-unreadable = { $file } kan ikke bruges som kode: { $reason }.
net-unreadable = { $file } indeholder ingen net til eksperten; lav sådan en fil med »cablecar train«.
net-lacks-players = Nettene til »{ $bot }« er ikke trænet til { $players } spillere; træn dem på en spilleplade til så mange.

## Python

not-players = »{ $given }« er hverken et antal spillere eller en liste over dem: giv et tal som 2 eller en liste med navne som ["Ada", "Ben"].
not-a-player = »{ $given }« er hverken et navn eller en Player: giv en tekst som "Ada" eller en Player.
not-a-board = »{ $given }« er ikke en spilleplade: giv et Board, id’et på en, der følger med Cable Car, eller navnet på en spillepladefil.
not-a-move = »{ $given }« er ikke et træk: vælg et fra game.legal_moves(seat), eller lav et, for eksempel TakeCard(slot=0).
not-bots = »{ $given }« er ikke en liste over botter: giv en liste med botternes navne, for eksempel ["expert", "strong"].
not-a-whole-number = »{ $given }« er ikke et helt tal: giv et, for eksempel { $name }=2.
not-a-path = »{ $given }« er ikke navnet på en fil eller en mappe: giv en tekst eller en Path.
view-frozen = Et view kan ikke ændres; lav en dict af dette for at få en kopi, der kan.

## Kommandolinjen

help-cablecar = Cable Car: et brætspil om sporvogne og rutekort i San Francisco, med nøjagtige regler og en spilfil, som alle kan kontrollere.
help-version = Vis versionen, og stop.
help-usage = Brug:
help-arguments = Argumenter:
help-options = Tilvalg:
help-commands = Kommandoer:
help-help = Vis denne hjælp, og afslut.
help-required = påkrævet
help-default = standard: { $value }
help-range = { $least } til { $most }
help-least = mindst { $least }
help-board = Spilleplader som filer: kontroller, eksporter og tegn dem.
help-board-option = Din egen spilleplade eller id for en, der følger med Cable Car.
help-board-file = En fil med en spilleplade (TOML eller JSON); standardpladen, hvis den udelades.
help-board-check = Fortæl, om en fil med en spilleplade er gyldig, og hvis ikke, alt det, der er galt med den.
help-board-export = Udskriv en spilleplade som kanonisk JSON, hvis SHA-256 en spilfil nævner.
help-board-draw = Tegn en spilleplade som SVG-billede.
help-output = Hvor der skal skrives.
help-play = Spil i browseren mod botter og venner; med --board og --code på en egen spilleplade og mod egne botter. Med --plain spiller du i terminalen mod botter og med andre ved samme tastatur: alle andre tilvalg er til det.
help-plain = Spil i terminalen med spørgsmål og svar.
help-players = Hvor mange spillere der sidder ved bordet.
help-seed = Et heltal; samme seed giver samme spil.
help-name = Dit navn ved bordet. Er I flere om ét tastatur, så skriv det én gang for hver.
help-save = Hvor spillets fil skal gemmes; en mappe med dine egne data, hvis det udelades.
help-resume = Fortsæt det nyeste spil, der ikke er slut, eller det, du nævner.
help-resume-game = Med --resume: spillet, der skal fortsættes, ved dets fil eller dets nummer i »cablecar games«.
help-games-command = Vis de gemte spil: nummer, dato, fil, spillere og point, og hvis tur det er.
help-simulate = Lad botter spille hele spil, og gør dem op.
help-bots = Botter ved navn, adskilt af kommaer; er der færre end spillere, bruges de på skift.
help-games = Hvor mange spil.
help-records = Skriv en spilfil for hvert spil i denne mappe, som skal være tom.
help-match-records = Skriv en spilfil for hvert spil, der bliver spillet, i denne mappe, som skal være tom, medmindre --results fortsætter.
help-parquet = Skriv en række for hver plads i hvert spil i denne Parquet-fil.
help-verify = Spil spilfiler igennem efter reglerne, udled deres blandinger af den angivne seed, og fortæl om hver, om den er gyldig.
help-verify-files = Spilfiler.
help-replay = Fortæl et gemt spil i sætninger.
help-replay-file = En spilfil.
help-review = Gennemgå et færdigt spil: hvad heldet gjorde, og hvad hver beslutning gav væk, bedømt efter det, spilleren vidste.
help-review-file = Filen med et færdigt spil.
help-review-seed = Et heltal; samme seed giver samme gennemgang.
help-review-html = Skriv gennemgangen som en side til en browser, der ikke kræver andet.
help-review-output = Med --html: filen, der skal skrives; review.html, hvis den udelades.
help-engine = Spil og analysér for andre programmer: JSON-linjer over standardinput og -output, beskrevet i docs/guide/engine.md.
help-rules = Vis reglerne eller en af dem.
help-rule = En regels id, for eksempel C6.
help-bench = Mål spilmotoren og søgningen: træk, simuleringer, kopier og hvor hurtigt det første træk kommer.
help-json = Vis tallene som JSON.
help-train = Træn ekspertens værdinet forfra for hvert antal spillere (nogle minutter).
help-train-output = Den fil, som nettene skrives til.
help-positions = Hvor mange stillinger hvert net lærer af.
training = Træner til { $players } spillere
training-net = { $players } spillere: nettet overraskes med { $loss } nats pr. stilling, et gæt med { $base }.
training-saved = Nettene ligger i { $file }.
training-interrupted = Stoppet; intet blev skrevet.
help-solve = Løs en spilleplade så lille som »mini« for to spillere: dens værdi, en ligevægt, og hvor meget hver bot kan udnyttes.
help-solve-board = Id for en spilleplade, der følger med Cable Car, eller en spillepladefil.
help-solve-efg = Skriv også spillet i denne fil i Gambits format (.efg), som andre løsere læser.
help-solve-check = Løs det også med OpenSpiel, og sammenlign.
help-solve-simulations = Hvor mange simuleringer botter, der søger, laver pr. beslutning.
solve-tree = { $board }: { $nodes } stillinger og { $sets } informationsmængder.
solve-found = CFR+, { $iterations } iterationer: startspilleren vinder i gennemsnit { $value } (1 er en sejr, -1 et nederlag); udnyttelighed { $exploitability }.
solve-checked = OpenSpiels CFR+, { $iterations } iterationer: { $value }; udnyttelighed { $exploitability }.
solve-bots = Hvor meget det bedste svar på hver bot i gennemsnit vinder:
solve-bot = { "  " }{ $bot }: { $exploitability }
solve-written = Spillet ligger i { $file }.
solve-too-large = Spillet på denne spilleplade har mere end { $most } stillinger, for mange til at løse; prøv spillepladen »mini«.
solve-extra-missing = Sammenligningen med OpenSpiel kræver en pakke mere: skriv »pip install "cablecar[envs]"«, eller udelad »--check«.
help-completion = Vis det script, der lader en shell fuldføre kommandoer og tilvalg; bash indlæser det for eksempel med eval "$(cablecar completion bash)".
help-shell = bash, zsh, fish eller powershell.
unknown-shell = Der er ingen fuldførelse til shellen »{ $shell }«; vælg en af { $known }.

file-unwritable = { $file } kan ikke skrives: { $reason }.
folder-not-empty = { $folder } er ikke tom, og indholdet bliver ikke overskrevet; angiv en ny mappe.
interrupted = Stoppet.
usage-wrong-option = »{ $option }« kan ikke bruges sådan; skriv »{ $command } --help« for at se hvordan.
usage-unknown-option = Der er intet tilvalg »{ $option }«; skriv »{ $command } --help« for at se, hvilke der er.
usage-missing = »{ $option }« mangler; skriv »{ $command } --help« for at se hvordan.
usage-wrong-value = »{ $option }« kan ikke være »{ $value }«; skriv »{ $command } --help« for at se hvordan.
usage-too-small = »{ $option }« kan ikke være »{ $value }«: der skal stå et tal, mindst { $least }.
usage-out-of-range = »{ $option }« kan ikke være »{ $value }«: der skal stå et tal fra { $least } til { $most }.
usage-too-much = Det er et ord for meget; skriv »{ $command } --help« for at se hvordan.
usage-wrong-command = Den kommando findes ikke; skriv »{ $command } --help« for at se, hvilke der er.
output-failed = Uddata kan ikke skrives: { $reason }.
compiling = Der findes ingen færdigbygget kerne til denne maskine, så reglerne og botterne bliver kompileret til den. Det sker én gang og tager omkring et minut.
kernel-missing = Cable Car har ingen færdigbygget kerne til denne maskine, og numba, som kan kompilere en, er ikke installeret: Installer “cablecar[jit]”.
engine-missing = Spillet kan ikke lægges ind på siden: kernen til browsere er ikke bygget. Kør »make kernel«, eller installer Cable Car fra et wheel.
kernel-unknown = CABLECAR_KERNEL kan ikke være “{ $asked }”. Vælg en af disse: { $known }.
compiling-short = Kompilerer …
board-valid = Spillepladen »{ $id }« er gyldig: { $locations } steder, { $routes } strækninger, { $tickets } rutekort.
board-drawn = Spillepladen er tegnet i { $file }.
board-not-offered = Denne server tilbyder ikke spillepladen »{ $board }« lige nu. Bed den, der driver serveren, om at starte den med --board og spillepladens fil: spil på den er gemt og fortsætter så.
unknown-rule = Der er ingen regel »{ $rule }«; reglerne er { $known }.
simulating = Spiller
simulation-interrupted =
    { $games ->
        [1] Stoppet efter 1 færdigt spil.
       *[other] Stoppet efter { $games } færdige spil.
    }
simulation-summary =
    { $games ->
        [1] 1 spil på { $moves } træk
       *[other] { $games } spil på { $moves } træk i gennemsnit
    }
simulation-seat = Plads { $seat }: { $score } point i gennemsnit, { $share } % af sejrene
simulation-saved =
    { $games ->
        [1] 1 spilfil ligger i { $folder }.
       *[other] { $games } spilfiler ligger i { $folder }.
    }
verify-valid = { $file }: gyldig, et færdigt spil på { $moves } træk.
verify-valid-unfinished = { $file }: gyldig, et spil, der blev afbrudt efter { $moves } træk.
verify-invalid = { $file }: ikke gyldig. { $reason }
replay-title = { $names } på spillepladen { $board }.
replay-unfinished = Her blev spillet afbrudt.
reviewing = Gennemgår
review-unfinished = Dette spil er ikke færdigt; en gennemgang har brug for slutningen.
review-title = Gennemgangen af { $names } på spillepladen { $board }
review-player = Spiller
review-options = Gennemgangen er enten en side (--html) eller JSON (--json), og »-o« kræver »--html«.
review-written = Gennemgangen er i { $file }.
review-page-chances = Vinderchancerne
review-page-about = Hver spillers chance for at vinde efter uddelingen og efter hvert træk, i procent, vurderet med alle kort åbne. Tallene øverst markerer nøgleøjeblikkene.
review-page-axis = Træk
review-page-moments = Nøgleøjeblikke
review-page-no-moments = Intet enkelt træk vendte dette spil.
review-page-decided = Hvad der afgjorde spillet
review-page-mistakes = Alle fejl
review-page-no-mistakes = { $name } lavede ingen fejl.
engine-line-too-long = Linjen er længere end { $most } MB.
engine-line-unreadable = Linjen kan ikke læses: den skal være ét JSON-objekt i UTF-8, ikke for dybt indlejret, uden gentagne nøgler og kun med hele tal.
engine-wrong-id = En forespørgsel skal have et »id«: et helt tal eller en tekst på 1 til { $most } synlige ASCII-tegn.
engine-id-in-use = En forespørgsel med id { $id } er stadig i gang; giv denne et andet id.
engine-too-many = { $most } forespørgsler er i gang, og flere tages ikke imod; vent på et svar.
engine-unknown-request = Der er ingen forespørgsel »{ $name }«; »do« kan være { $known }.
engine-unknown-field = »{ $request }« har et ukendt felt »{ $field }«.
engine-missing-field = »{ $request }« mangler feltet »{ $field }«.
engine-wrong-type = »{ $request }« har en værdi af forkert type i »{ $field }«.
engine-wrong-number = I »{ $request }« skal »{ $field }« være et tal fra { $least } til { $most }.
engine-two-budgets = Et budget er enten »simulations« eller »milliseconds«; angiv ét af dem eller ingen.
engine-unknown-board = Der følger ingen spilleplade »{ $name }« med Cable Car, kun { $known }; angiv en anden i sin helhed, som en spilfil indeholder den.
engine-wrong-observation = Dette er ikke en plads’ observation på denne spilleplade: »{ $field }« kan ikke være sådan.
engine-too-few-moves =
    Spilfilen har { $moves ->
        [1] 1 træk
       *[other] { $moves } træk
    }; »moves« kan ikke være mere.
engine-wrong-move = »move« skal være et træk, som en spilfil skriver det.
engine-not-to-move = Plads { $seat } skal ikke trække i denne stilling.
engine-game-over = Spillet er slut i denne stilling.
engine-cancelled = Forespørgslen blev annulleret.
engine-failed = Motoren begik selv en fejl: { $reason }.
bench-moves = { $players } spillere: { $speed } træk i sekundet
bench-simulations = { $players } spillere: { $speed } af ekspertens simuleringer i sekundet
bench-copies = { $speed } kopier af et spil i sekundet
bench-start = { $seconds } sekunder fra kommandoen til det første træk, uden noget i cachen
your-name = Gæst

## Den tegnede spilleplade

draw-description =
    Et bykort med { $places ->
        [1] 1 sted
       *[other] { $places } steder
    } og { $routes ->
        [1] 1 strækning
       *[other] { $routes } strækninger
    } imellem. Hver strækning er en række felter; dens farve har sit eget mønster og sit eget tegn.
draw-start = { $place }, med turistmarkører fra starten
draw-any = valgfri
draw-souvenirs = turistmarkører
draw-spaces = Felter
draw-points = Point

## Spillet som spørgsmål og svar

plain-welcome = Svar med et tal, eller sig det med ord, for eksempel »tag { $color }«. Du kan også spørge, for eksempel »hvad kan jeg gøre« eller »strækninger fra { $place }«. »hjælp« fortæller mere, »afslut« stopper og gemmer spillet.
plain-help =
    Skriv nummeret på dit valg, eller hvad du gør: »tag { $color }«, »tag 3«, »stak«, »træk rutekort«, »behold 1«, »behold begge«, »gør krav på { $a } { $b } med { $length } { $color }«, »læg { $souvenir } på { $place }«, »tag turistmarkøren på { $place }«, »meld pas«, »fortryd«.
    Du kan spørge »hvad kan jeg gøre«, »hvad kan jeg gøre ved { $place }«, »hånd«, »rutekort«, »kortrække«, »spillere«, »hvor« for alle netværk, »strækninger fra { $place }«, »vej fra { $a } til { $place }«, »hvor ligger turistmarkørerne«, »spilleplade« for det hele, »tur« for stillingen og »log« for det, der er sket.
    »regler« eller »regler C6« læser reglerne op, »hvorfor« den regel, der sidst afviste noget. »afslut« stopper og gemmer spillet.
    »tip« siger, hvor du skal se, og anden gang de bedste træk; derefter fortæller »hvorfor«, hvad der kommer ud af dem.
plain-words-quit = afslut, slut, stop, farvel
plain-words-why = hvorfor, hvorfor ikke, hvilken regel
plain-words-hint = tip, hint, hjælp mig, hvad skal jeg gøre
hint-move = { $move }: { $chance }
hint-not-now = Tip er der, når det er din tur, i spil på denne enhed.
plain-refused = { $sentence } Det siger regel { $rule }: »hvorfor« læser den op.
plain-no-refusal = Intet er blevet afvist.
lacking-cards = Til denne strækning mangler du { $cards }.
lacking-same-color =
    { $count ->
        [1] 1 kort i samme farve
       *[other] { $count } kort i samme farve
    }
plain-undone = Trækket er fortrudt.
plain-hide = Nu er det { $name }. Tryk på Enter for at skjule dine kort
plain-show = { $name }, tryk på Enter, når ingen andre ser på
plain-left = Spillet er sat på pause.
plain-saved = Spillet er gemt i { $file }.
plain-resume = Fortsæt med: { $command }
games-none-unfinished = Der er ikke gemt noget uafsluttet spil i { $folder }.
games-none = Der er ingen spil gemt i { $folder }.
games-over = Spillet i { $file } er slut; se det med: cablecar watch { $file }
games-nobody = I { $file } spiller kun botter; se det med: cablecar watch { $file }
games-no-number =
    { $count ->
        [1] Der er intet spil { $number } i { $folder }: der er gemt 1 spil.
       *[other] Der er intet spil { $number } i { $folder }: der er gemt { $count } spil.
    }
games-without-resume = Tilføj --resume for at fortsætte »{ $game }«.
games-broken = kan ikke læses: { $reason }
games-score = { $name } { $points }
games-turn = har turen: { $names }
games-won =
    { $count ->
        [one] { $names } vandt
       *[other] { $names } deler sejren
    }
games-resume = Spillene er gemt i { $folder }. Fortsæt et af dem: { $command } og dets nummer.
plain-question = Dit valg
plain-which-route = Hvilken strækning
plain-which-payment = Betalt med
plain-prompt = { $question }:{ " " }
plain-option = { $number }. { $text }
plain-back = Gå tilbage
plain-not-understood =
    { $count ->
        [1] Skriv 1 eller »hjælp«.
       *[other] Skriv et tal fra 1 til { $count } eller »hjælp«.
    }
plain-claim =
    { $count ->
        [1] Gør krav på en strækning (1 måde)
       *[other] Gør krav på en strækning ({ $count } måder)
    }
plain-take-deck = Tag det øverste kort i stakken ({ $count } tilbage)
plain-take-face-up = Tag { $color } (kortplads { $slot })
plain-draw-tickets = Træk rutekort ({ $count } tilbage)
plain-keep = Behold { $tickets }
plain-place =
    { $count ->
        [1] Læg 1 turistmarkør med { $souvenir } på { $place }
       *[other] Læg { $count } turistmarkører med { $souvenir } på { $place }
    }
plain-take-souvenir = Tag turistmarkøren med { $souvenir } på { $place }
plain-pass = Meld pas
plain-second-card = Dit andet kort

## At se med

help-watch = Følg et bord på en server som tilskuer, eller se en spilfil som film.
help-watch-what = En spilfil eller linket til et bord.
help-watch-plain = Fortæl spillet i sætninger uden at tegne spillepladen.
help-pace = Sekunder mellem to træk; udelades det, 1,5 i en terminal og ingen i en pipe.
watch-step = Træk { $step } af { $last }
watch-live = Direkte
watch-paused = pause
watch-pace = { $seconds } s
watch-keys = Mellemrum: pause, ←→: trin, +/-: tempo, Q: slut
watch-player =
    { $sign } { $name }: { $points } point, { $cars ->
        [1] 1 sporvogn
       *[other] { $cars } sporvogne
    }, { $cards } kort, { $tickets ->
        [-1] vælger rutekort
       *[other] { $tickets } rutekort
    }, { $souvenirs ->
        [1] 1 turistmarkør
       *[other] { $souvenirs } turistmarkører
    }

## Arenaen

wrong-simulations = »{ $name }« angiver ikke et antal simuleringer op til { $most }; skriv for eksempel »expert@100«.
bot-does-not-search = »{ $name }« laver ingen simuleringer, så et antal giver ingen mening; skriv »{ $bot }«.
wrong-blocks = En match kræver mindst 1 blok, ikke { $given }.
bot-failed-in-block = Blok { $block }, rotation { $rotation }, spillets seed { $seed }: { $sentence }
bot-failed-in-game = Spil { $game }, spillets seed { $seed }: { $sentence }
wrong-seconds = En bot må tænke i op til { $most } sekunder og i mere end nul.
same-bot-twice = »{ $bot }« kan ikke spille mod sig selv; det kan kun en bot, der simulerer, med et andet budget, for eksempel »expert« mod »expert@100«.
ladder-needs-two = En rangliste kræver mindst to botter.
worker-ended = En arbejdsproces er stoppet; kør kommandoen igen, færdige blokke i en resultatmappe er bevaret.
results-broken = { $file } kan ikke læses; angiv en anden mappe.
results-hold-more =
    { $blocks ->
        [1] { $folder } indeholder 1 blok mere, som ikke tæller med her.
       *[other] { $folder } indeholder { $blocks } blokke mere, som ikke tæller med her.
    }
too-many-bots =
    { $seats ->
        [1] Der er kun plads til 1 bot, ikke til { $bots }.
       *[other] Der er kun plads til { $seats } botter, ikke til { $bots }.
    }
ladder-report = Rapporten er { $file }.
results-of-others = { $folder } indeholder resultater fra en anden kørsel, hvor dette er anderledes: { $what }. Angiv en anden mappe.
results-of-pairings = dyster
results-of-players = antal spillere
results-of-seed = seed
results-of-budget = budget
results-of-board = spilleplade
results-of-code = kode
results-of-net = net
results-of-program = programmets version
report-extra-missing = Rapporten om en rangliste kræver to pakker mere: skriv »pip install "cablecar[report]"«, eller udelad »--results«.
parquet-extra-missing = En Parquet-fil kræver en pakke mere: skriv »pip install "cablecar[report]"«, eller udelad »--parquet«.

help-code = En Python-fil med dine egne botter.
help-net = En fil med net fra »cablecar train«: expert spiller med dem, og expert-shipped med dem, der følger med Cable Car.
help-traceback = Vis også, hvor i sin kode en bot fejler.
help-opponents = Dine modstandere, botter ved navn, adskilt af kommaer; er der færre end pladser, bruges de på skift.
help-match = Lad to botter spille en match: de samme blandinger med alle pladser byttet rundt og sejrsandele med 95 %-intervaller.
help-match-first = Botten på den ene plads; »expert@100« er eksperten med 100 simuleringer pr. træk.
help-match-second = Botten på de andre pladser.
help-ladder = Lad alle botter spille mod hinanden, og giv dem ratings.
help-ladder-bots = Botter ved navn som i en match; dem alle, hvis det udelades.
help-bots-command = Vis botterne: hvordan de spiller, hvor hurtige og hvor stærke de er.
help-blocks = Hvor mange blokke af spil; en blok er de samme blandinger én gang for hver plads til den første bot.
help-simulations = Hvor mange simuleringer en bot må lave til et træk; 400, hvis intet er angivet.
help-budget = Hvor mange sekunder en bot må tænke over et træk i stedet for simuleringer; sådanne spil kan ikke gentages nøjagtigt.
help-stop = Stop, så snart det er afgjort, hvilken side der er bedst; der er taget højde for, at der ses efter hver blok.
help-results = Gem alle resultater i denne mappe; den samme kommando fortsætter, hvor den blev afbrudt.

match-games =
    { $games } spil med { $players } spillere i { $blocks ->
        [1] 1 blok
       *[other] { $blocks } blokke
    } med samme blandinger
match-side = { $bot }: { $mean } % af sejrene (95 %-interval: { $low } til { $high } %)
match-score = { $bot }: { $wins } vundet, { $draws } uafgjort, { $losses } tabt; i gennemsnit { $margin } point i forhold til den bedste af de andre
match-elo = Elo for { $bot } over { $rival }: { $elo } (95 %-interval: { $low } til { $high })
match-settled = Det er afgjort, hvilken side der er bedst, efter { $blocks ->
        [1] 1 blok
       *[other] { $blocks } blokke
    }.
match-unsettled = Det er ikke afgjort, hvilken side der er bedst.

arena-ratings = Ratings
arena-matches = Sejre
arena-bot = Bot
arena-rival = Mod
arena-score = V-U-T
arena-margin = Forspring
arena-elo-difference = Δ Elo
arena-share = Sejre, %
arena-elo = Elo
arena-interval = 95 %-interval
arena-between = { $low } til { $high }
arena-anchor = fast
arena-sentence = Sådan spiller den
arena-named = { $name }: { $sentence }
arena-time = Millisekunder pr. træk
arena-nothing = –
arena-measured = Millisekunder og Elo er målt med 2 spillere og { $simulations } simuleringer pr. træk; { $anchor } er det faste punkt.

## Rapporter

report-nothing = –
decimal-mark = ,
report-other-board = Disse spil blev spillet på »{ $other }«, ikke på »{ $board }«.
report-percent = { $mean } % ({ $low } til { $high })
report-only-percent = { $mean } %
report-amount = { $mean } ({ $low } til { $high })
report-above = ▲ { $text }
report-in-line = { $text }
report-below = ▼ { $text }
report-title = Ranglisten på { $board }
report-facts = Spilleplade { $board }, { $players } spillere, { $games } spil.
report-made = Lavet med: { $made }
report-bot = Bot
report-elo = Elo
report-standings = Stillingen
report-standings-about = Hver bots styrke ud fra alle dyster tilsammen. En streg er 95 %-intervallet; hvor to streger overlapper meget, kan rækkefølgen være tilfældig.
report-anchor = Det faste punkt er { $bot }.
report-pairings = Alle dyster
report-pairings-about = Den første bot sidder på én plads, den anden på { $others ->
        [1] den anden
       *[other] de { $others } andre
    }, og de bytter plads med de samme blandinger. Den stiplede linje er én plads’ lige andel.
report-pairing = Dyst
report-against = { $first } mod { $second }
report-first-wins = Den første vinder
report-second-wins = Den anden vinder
report-first-axis = Spil, som den første vinder, i %
report-sources = Hvor pointene kommer fra
report-sources-about = En bots gennemsnitlige point i et spil. Rutekort tæller det vundne minus det tabte.
report-total = I alt
report-lengths = Hvor lange spillene er
report-lengths-about = Antal ture for den spiller, der havde flest.
report-turns = Ture
report-from-to = { $first } til { $last }
report-part = Andel
report-seats-title = Pladser med { $players } spillere
report-seats-about = Plads 0 begynder. Alle botter har haft alle pladser på skift, så en forskel skyldes pladsen. Den stiplede linje er den lige andel, { $even } %.
report-seat-head = Plads
report-wins = Sejre
report-wins-axis = Sejre, i %
report-route-use = Hvor ofte der gøres krav på hver strækning
report-route-use-about = Tallet ved en strækning er andelen af spil, hvor nogen gør krav på den, i procent; en bredere og kraftigere linje siger det samme.
report-ticket-completion = Hvilke rutekort der bliver færdiggjort
report-ticket-completion-about = For { $bot }, den stærkeste bot her. En kurve forbinder et rutekorts ender; dens nummer er det i tabellen. Jo oftere et rutekort bliver færdiggjort af den, der har det, desto kraftigere og mindre stiplet er kurven.
report-map = Kort over spillepladen
report-step = { $low } til { $high } %
report-as-table = Det samme som tabel
report-players = Spillere
report-with-players = { $players } spillere
report-games = Spil
report-even = Lige andel
report-seat = Plads { $seat }
report-seats = Pladser
report-ticket = Rutekort
report-tickets = Rutekort
report-value = Værdi
report-spaces = Felter
report-times = Antal gange beholdt
report-held = Beholdt
report-completed = Færdiggjort
report-cost = Reel pris
report-brings = Giver
report-effect = Virkning på totalen
report-surplus = I forhold til længden
report-route = Strækning
report-routes = Strækninger
report-color = Farve
report-use = Taget
report-place = Sted
report-points = Point
report-souvenirs = Turistmarkører

balance-title = Balancen på { $board }
balance-made = Lavet af { $made }
balance-intervals = Andele og mængder har deres 95 %-interval i parentes; antal, og hvor meget et rutekort typisk afviger, har intet. Spil med samme blandinger tæller som én observation.
balance-seats-about = Andelen af sejrene for hver plads. Plads 0 begynder. Kun spil tæller, hvor alle pladser havde den samme bot, eller hvor hver bot havde hver plads på skift.
balance-seat-more = Med { $players } spillere vinder plads 0 mere end en lige andel.
balance-seat-less = Med { $players } spillere vinder plads 0 mindre end en lige andel.
balance-seat-even = Med { $players } spillere viser disse spil ikke, at plads 0 vinder mere eller mindre end en lige andel.
balance-seat-unknown = Med { $players } spillere blev der ikke spillet spil, der sammenligner pladser retfærdigt.
report-tickets-about = Felter: den korteste vej på en tom spilleplade. Beholdt: af hvor mange af spillerne til sidst. Færdiggjort: af hvor mange af dem. Reel pris: felterne på vejen for dem, der færdiggjorde det. Giver: dets point, vundet eller tabt. Virkning på totalen: hvor meget højere en spillers total er med rutekortet end uden, for den samme bot og de samme andre rutekort; botter vælger selv, hvad de beholder, så det beviser ingen årsag. I forhold til længden: hvor meget mere eller mindre det er end det, rutekort på lige så mange felter giver.
balance-tickets-sum = Af { $tickets } rutekort giver { $above } mere, end deres længde lader forvente (▲), og { $below } giver mindre (▼); omkring { $chance } af den slags mærker opstår alene ved tilfældighed. Ud over det tilfældige afviger et rutekort typisk { $spread } point.
balance-routes-about = Andelen af spil, hvor der gøres krav på en strækning. Med 2 spillere lukker den ene halvdel af et dobbeltspor den anden.
balance-unused = Med { $players } spillere gøres der krav på disse i færre end { $rare } % af spillene, begge halvdele af et dobbeltspor taget sammen: { $routes }.
balance-all-used = Med { $players } spillere gøres der krav på alle strækninger i mindst { $rare } % af spillene, begge halvdele af et dobbeltspor taget sammen.
balance-places = Steder
balance-places-about = Andelen af spillere, der gør krav på en strækning til et sted.
balance-souvenirs-about = Deres andel af pointene er andelen af alle point, der er vundet eller tabt. De afgør et spil, som en anden ville vinde eller dele sejren i, hvis de ikke var der.
balance-gathered = Turistmarkører pr. spiller
balance-souvenir-points = Point for turistmarkører
balance-part = Turistmarkørers andel af point
balance-decide = Spil, som turistmarkører afgør
balance-compare-title = Fra { $before } til { $after }
balance-compare-made = { $side }: { $board }, lavet af { $made }
balance-before = før
balance-after = efter
balance-side = { $what }, { $side }
balance-figure = Tal
balance-wins-of-seat = Sejre til plads { $seat }
balance-spread = Hvor meget et rutekort typisk afviger ud over det tilfældige, i point
balance-out-of-line = Rutekort, der afviger
balance-unused-count = Strækninger, som ingen bruger

## Det, som serveren tæller

metric-http-requests = Forespørgsler over HTTP efter metode og status
metric-refusals = Hvad vagten har afvist, efter grund
metric-open-sockets = Åbne WebSockets
metric-messages-in = Beskeder modtaget på WebSockets
metric-messages-out = Beskeder sendt på WebSockets
metric-moves = Spillede træk efter slags
metric-refused-moves = Træk, som reglerne afviste, efter regel
metric-tables-live = Borde i hukommelsen
metric-bot-seconds = Hvor længe botter tænker over et træk, efter bot
metric-bots-replaced = Træk, som en enklere bot gjorde for en anden, efter grund
metric-store-batch = Ændringer, der blev gemt samlet
metric-commit-seconds = Hvor lang tid det tager at gemme ændringer for altid
metric-errors = Fejl i selve serveren

## Serveren

help-serve = Hold borde åbne, så folk kan spille med hinanden og med botter.
help-serve-host = Adressen, der lyttes på; 0.0.0.0 lukker andre maskiner ind.
help-serve-port = Porten, der lyttes på; 0 tager en ledig.
help-serve-db = Databasen: sqlite:///FIL eller postgresql://BRUGER@VÆRT/NAVN. Uden den en fil i datamappen.
help-serve-data = Mappen til databasefilen; uden den brugerens datamappe.
help-serve-proxy = Adresser på proxyer, som man stoler på om, hvor en forespørgsel kommer fra, adskilt af kommaer.
help-serve-board = En egen spilleplade at spille på; giv den igen for flere spilleplader.
help-serve-name = Et navn, som andre når serveren under, f.eks. games.example.org; kan angives flere gange.
help-serve-keep = Hvor mange dage færdige spil gemmes, efter at deres bord sidst blev brugt; 0 gemmer dem for altid.
serve-address = Cable Car lytter på { $address }. Ctrl-C stopper den; alle spil fortsætter ved næste start.
serve-bad-proxy = { $address } er ikke en proxys adresse: skriv den som 127.0.0.1 eller 10.0.0.0/8, flere adskilt af kommaer.
serve-bad-name = { $name } er ikke et navn til --public-name: skriv kun navnet, som example.org, uden https:// og port.
serve-db-and-data = Angiv databasen med --db eller dens mappe med --data, ikke begge dele.
serve-no-port = Der kan ikke lyttes på { $host } port { $port }: { $reason }. Vælg en anden med --host eller --port.
store-bad-url = Det er ikke en adresse på en database: skriv sqlite:///FIL eller postgresql://BRUGER@VÆRT/NAVN efter --db.
store-without-driver = PostgreSQL kræver en driver: installer den med pip install 'cablecar[postgresql]'.
store-unreachable = Databasen { $database } kan ikke åbnes: { $reason }.
store-in-use = En anden server bruger databasen { $database }: stop den først, eller angiv en anden med --db eller --data.
store-too-new = Databasen { $database } har været brugt af en nyere Cable Car end denne, version { $version }: opdater Cable Car, eller angiv en anden database med --db eller --data.

## At spille i browseren

play-address = Spil på { $address } i din browser. Ctrl-C stopper det; alle spil fortsætter ved næste start.
play-running = Cable Car kører allerede: spil på { $address } i din browser.
play-running-otherwise = Cable Car kører allerede på { $address } uden denne spilleplade eller bot. Stop det dér, og start det igen med disse tilvalg.
play-stopped = Stoppet. Alle spil fortsætter ved næste start.
play-terminal-only = »{ $option }« hører til spillet i terminalen: tilføj --plain, eller udelad det.
play-new-only = »{ $option }« hører til et nyt spil: udelad det sammen med --resume.
page-not-built = Siden er ikke bygget: kør »make play«.
help-site = Skriv siden som filer til et hvilket som helst webhotel: spil mod botter, spil på én enhed, det første spil, regler og gensyn, uden server.
help-site-output = Mappen, der skrives til.
site-written = Siden ligger i { $folder }, { $files } filer med komprimerede ved siden af. Læg mappen på et webhotel, eller prøv den: python3 -m http.server --directory { $folder }
site-foreign = I { $folder } ligger der en { $file }, som ikke er fra Cable Car: vælg en anden mappe med -o.

## Borde på servere

remote-told = { $message }
remote-no-link = »{ $link }« er ikke et bords link: det ligner http://…/t/… og står i invitationen.
remote-no-server = »{ $address }« er ikke en servers adresse; skriv den som http://host:8042.
remote-unreachable = { $server } kan ikke nås: { $reason }.
remote-strange = { $server } svarer ikke som en Cable Car-server af denne version.
remote-unknown-board = Serveren har ikke spillepladen »{ $name }«; den tilbyder { $known }.
remote-waiting-seats =
    { $count ->
        [1] Spillet begynder, når 1 ledig plads er taget.
       *[other] Spillet begynder, når { $count } ledige pladser er taget.
    }
remote-waiting-host = Alle er her. Spillet begynder, når værten starter det.

## Spillet i hele terminalen

tui-hint =
    Enter: krav · { $slots ->
        [1] 1
       *[other] 1–{ $slots }
    }, d: tag kort · t: rutekort · u: fortryd · /: skriv · ?: hjælp
tui-hint-over = n: spil igen · Enter: optælling · ?: hjælp · q: forlad
tui-hint-again = n: spil igen · Enter: optælling · c: chat · ?: hjælp · q: forlad
tui-which-souvenir = Hvilken turistmarkør lægger du på spillepladen?
tui-which-place = Vælg stedet på spillepladen: piletaster, så Enter.
tui-claimable = { $route } – Enter gør krav på den
tui-none-open = Du kan ikke gøre krav på nogen strækning nu.
tui-owned = { $route } – tilhører { $name }
tui-closed = { $route } – lukket: den anden halvdel har en ejer
tui-lacking = { $route } – mangler: { $cards }
tui-hand-over = Enter: giv skærmen videre til { $name }
tui-hand-over-undo = Enter: giv skærmen videre til { $name } · u: fortryd
tui-curtain-lift = { $name }: tryk Enter, når ingen andre kigger.
tui-chat-key = c: sig noget
tui-clock = Tid tilbage: { $time }
tui-rule = Regel { $rule }:
tui-too-small = Vinduet er for lille: { $columns } × { $rows }, men der skal bruges { $width } × { $height }. Gør det større for at spille videre; intet går tabt. q: forlad
tui-close = Escape: tilbage · ↑ ↓: rul
tui-close-again = n: spil igen · Escape: tilbage · ↑ ↓: rul
tui-page-keys = PgUp PgDn
tui-space = Mellemrum
tui-enter = Enter
tui-key-arrows = flyt cursoren over spillepladen
tui-key-next = til næste strækning, du kan gøre krav på
tui-key-enter = gør krav på strækningen under cursoren, eller bekræft
tui-key-pass = meld pas
tui-key-tab = næste panel
tui-key-scroll = rul i panelet eller loggen
tui-key-chat = sig noget til bordet
tui-key-rematch = spil igen, når spillet er slut
tui-key-rules = reglerne; efter et afslag den regel
tui-key-help = disse taster
tui-key-leave = forlad spillet; det gemmes
tui-signs = På spillepladen: en ledig strækning viser sin farves bogstav, en taget sin ejers tegn; på en lille spilleplade er 2S en sort strækning på 2 felter. b2 er en stak med 2 turistmarkører.
souvenir-letter-bell = k
souvenir-letter-crab = r
souvenir-letter-loaf = b
souvenir-letter-cookie = l
souvenir-letter-seal = s
souvenir-letter-globe = n
souvenir-letter-flower = m
tui-not-over = Du kan spille igen, når dette spil er slut.
tui-invite = Send dine venner dette link: { $link }
tui-free-seat = ledig plads
tui-start = Start spillet
tui-seat-bot = Sæt { $bot } på en ledig plads
tui-come-back = Din plads er gemt. Kom tilbage: cablecar tui { $link }
tui-no-terminal = Det kræver en terminal. Spil gennem en pipe med: cablecar play --plain
tui-own-game-only = »{ $option }« hører til dit eget spil: udelad det med et link.
tui-new-where = Angiv serveren til det nye bord, for eksempel: cablecar tui http://host:8042 --new
tui-no-table = »{ $server }« nævner ikke noget bord; tilføj --new for at lave et der.
help-tui = Spil i hele terminalen: mod botter, på skift ved ét tastatur, eller ved et bord på en server via dets link.
help-tui-what = Linket til et bord på en server, med --new en servers adresse, med --resume et spil ved dets fil eller dets nummer i »cablecar games«; uden det et nyt spil.
help-tui-new = Lav et bord på serveren: botter nævnt med --bots får pladser, de andre pladser venter på venner med linket.
help-tui-pace = Hvor mange sekunder en bot venter før sit træk.
