# Hvad spillere kan skrive på dansk, og hvordan kommandoer skrives; siden henter det ved den første kommando.

## Skrevne kommandoer

# Det, som spillerne kan skrive: ord og vendinger mellem kommaer, uden store bogstaver, accenter og tegn. Ingen
# må stå i to lister, dog kan en artikel også være tallet én. En streg skiller ord for det samme tal.
command-words-claim = gør krav på, gøre krav på, gør krav, krav, kræv, byg, bygge, bygger, køb, købe, køber, forbind, forbinde, forbinder, tag strækning, tag strækningen, tage strækningen, tag færgestrækningen
command-words-take = tag, tage, tager, vælg, vælge, vælger, snup, snuppe, hent, hente, få
command-words-draw = træk, trække, trækker
command-words-deck = stak, stakken, trækstak, trækstakken, bunke, bunken, kortstakken, blindt, blind, i blinde, uset, skjult, øverste, øverst, toppen, billedsiden nedad, med billedsiden nedad
command-words-slot = kortplads, kortpladsen, plads, pladsen, nummer, nr, position
command-words-keep = behold, beholde, beholder, gem, gemme, gemmer
command-words-put = læg, lægge, lægger, placer, placere, placerer, sæt, sætte, sætter, stil, anbring
command-words-pass = pas, meld pas, melder pas, melde pas, passe, passer, pass, spring over, stå over
command-words-undo = fortryd, fortryde, fortryder, undo, tilbage, tag tilbage, tag det tilbage, tag trækket tilbage, annuller, ups, hovsa
command-words-token = turistmarkør, turistmarkøren, turistmarkører, turistmarkørerne, turistmarkør med, turistmarkøren med, turistmarkører med, turistmarkørerne med, markør, markøren, markører, markørerne, markør med, markøren med, souvenir, souveniren, souvenirs, souvenirer, stak med, stakken med
command-words-all = alle, begge, begge to, allesammen, alt, det hele
command-words-none = ingen, intet, ingenting, ikke nogen
command-words-with = med, brug, bruge, bruger, betal, betale, betaler, for, mod
command-words-tickets = rutekort, rutekortet, rutekortene, rute, ruter, ruten, ruterne, billet, billetten, billetter, mål, destination, destinationer, stakken med rutekort
command-words-hand = hånd, hånden, min hånd, mine kort, håndkort
command-words-display = kortrækken, kortrække, rækken, række, billedsiden opad, med billedsiden opad, kort med billedsiden opad, kortene med billedsiden opad, åbne kort, de åbne kort
command-words-board = spilleplade, spillepladen, plade, pladen, bræt, brættet, landkort, bykort, strækninger, strækningerne, netværk, netværket
command-words-players = spillere, spillerne, spiller, stilling, stillingen, score, scoren, point, pointene
command-words-log = log, loggen, historik, historikken, nyt, nyheder, hvad skete der, hvad er der sket
command-words-help = hjælp, hjælpe, help, kommandoer, kommando
command-words-rules = regler, reglerne, regel, reglen, spilleregler, regelhæfte
command-words-filler = den, det, de, en, et, the, af, fra, til, ved, på, i, ind, ud, op, ned, mellem, imellem, over, og, eller, så, derefter, nu, tak, venligst, jeg, vi, du, min, mit, mine, mig, os, sin, sit, sine, vil, gerne, ville, skal, kan, lad, er, som, der, om, hvad, hvilke, hvilken, hvilket, hvordan, vis, vise, fortæl, sig, skriv, læs, gør, gøre, kort, kortet, kortene, transportkort, transportkortet, farve, farven, strækning, strækningen, færgestrækning, færgestrækningen, linje, linjen, stk, styk, x
command-words-numbers = en|et|enkelt, to, tre, fire, fem, seks, syv, otte
command-words-ordinals = første, anden|andet, tredje, fjerde, femte, sjette, syvende, ottende
command-words-blue = blå, blåt, b
command-words-green = grøn, grønt, grønne, g
command-words-black = sort, sorte, s, k
command-words-pink = lilla, l, p, pink
command-words-red = rød, rødt, røde, r
command-words-orange = orange, o
command-words-grey = grå, gråt
command-words-ferry = færge, færger, færgen, færgerne, færgekort, færgekortet, færgekortene, f, joker, jokere, båd

# Sådan skrives kommandoer: hver af dem skal kunne forstås igen.
command-claim = Gør krav på { $route } med { $cards }
command-route-of-color = strækningen { $ends } i farven { $color }
command-route-of-number = den { $number }. strækning { $ends }
command-take-face-up = Tag { $color } fra kortplads { $slot }
command-take-slot = Tag kortet på kortplads { $slot }
command-take-unseen = Tag et kort fra stakken
command-draw-tickets = Træk rutekort
command-keep = Behold { $tickets }
command-put = Læg { $souvenir } på { $place }
command-take-souvenir = Tag turistmarkøren med { $souvenir } på { $place }
command-take-at = Tag turistmarkøren på { $place }
command-pass = Meld pas

command-numbered = { $number } for { $thing }
command-empty = Skriv, hvad du vil gøre, for eksempel »tag { $color }«, »træk rutekort« eller »hjælp«.
command-too-long = Det er for langt: en kommando har højst { $letters } tegn og { $words } ord.
command-unknown = »{ $word }« er ikke et kendt ord her; »hjælp« fortæller, hvad du kan skrive.
command-unknown-near = »{ $word }« er ikke et kendt ord her; måske mener du »{ $nearest }«.
command-ambiguous = »{ $word }« kan betyde { $choices }: skriv, hvad du mener.
command-stray = »{ $word }« passer ikke ind her: skriv én ting ad gangen.
command-no-verb = Skriv, hvad du vil med »{ $word }«, for eksempel »tag«, »gør krav på«, »behold« eller »læg«.
command-one-card = Kort tages ét ad gangen: skriv, hvilket du vil have nu.
command-which-card = Skriv hvilket kort: { $cards }.
command-deck = et fra stakken
command-not-face-up = »{ $color }« ligger ikke med billedsiden opad; det gør { $cards }.
command-unknown-slot = Der er ingen kortplads { $slot }: kortpladserne er 1 til { $last }.
command-slot-shows = Kortplads { $slot } viser { $color }: skriv det ene eller det andet.
command-which-tickets = Skriv, hvad du vil beholde: { $tickets }.
command-unknown-ticket =
    { $count ->
        [1] Der er intet rutekort { $number }: du kan kun vælge 1 rutekort.
       *[other] Der er intet rutekort { $number }: du kan vælge mellem { $count } rutekort.
    }
command-not-offered = Du kan ikke vælge noget rutekort til { $place }; der er { $tickets }.
command-which-souvenir = Skriv hvilken turistmarkør: { $souvenirs }.
command-which-place = Skriv ét sted, hvor du vil lægge { $souvenir }.
command-other-souvenir = Turistmarkøren på { $place } viser { $souvenir }: skriv det ene eller det andet.
command-two-places = Nævn en strækning ved dens to steder.
command-which-end = Fra { $place } går der strækninger til { $places }: skriv hvilken.
command-no-route = Der går ingen strækning fra { $a } til { $b }; fra { $a } går der strækninger til { $places }.
command-no-such-route = Den strækning findes ikke fra { $a } til { $b }; der er { $routes }.
command-which-route = Skriv hvilken strækning: { $routes }.
command-which-payment = Skriv, hvad du vil betale for { $route }: { $ways }.

## Spørgsmål

question-two-places = Nævn vejens to steder.

# Hvad spillere kan spørge om, ud over hvad de kan gøre: skrevet som kommandoernes ord ovenfor.
question-words-where = hvor, hvor er jeg, hvor er vi, mine strækninger, mit netværk, mine steder
question-words-options = hvad kan jeg gøre, hvad kan jeg, hvad må jeg gøre, hvad må jeg, kan jeg, må jeg, muligheder, valgmuligheder, hvad nu
question-words-way = vej, vejen, hvor langt, hvordan kommer jeg, korteste vej, afstand
question-words-turn = tur, turen, hvis tur, hvis tur er det, hvem er den næste, status, situation, overblik
question-words-aside = hvor mange, mange, meget, har, hvem, ejer, ligger, går, fører, mangler, må, beskriv, brug for
