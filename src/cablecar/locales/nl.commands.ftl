# Wat spelers in het Nederlands kunnen typen, en hoe opdrachten geschreven worden; de pagina laadt dit bij de eerste opdracht.

## Getypte opdrachten

# Wat spelers mogen typen: woorden en uitdrukkingen tussen komma’s, zonder hoofdletters, accenten en leestekens. Niets
# mag in twee lijsten staan, behalve dat een lidwoord ook het getal één kan zijn. Een streep scheidt woorden voor
# hetzelfde getal.
command-words-claim = claim, claimen, claimt, bouw, bouwen, koop, kopen, verbind, verbinden, bezet, pak route, pak de route, neem route, neem de route
command-words-take = pak, pakken, neem, nemen, kies, kiezen, grijp, raap op
command-words-draw = trek, trekken, trekt
command-words-deck = stapel, trekstapel, gedekte stapel, blind, blinde, ongezien, dicht, dichte, gedekt, gedekte, gesloten, bovenste, bovenop
command-words-slot = plek, nummer, positie, vak, vakje, slot
command-words-keep = houd, hou, houden, houdt, behoud, behouden, bewaar, bewaren
command-words-put = leg, leggen, plaats, plaatsen, zet, zetten
command-words-pass = pas, passen, sla over, overslaan, beurt overslaan, sla beurt over, sla mijn beurt over
command-words-undo = ongedaan, ongedaan maken, maak ongedaan, maak dat ongedaan, terug, neem terug, neem dat terug, terugnemen, zet terug, zet terugnemen, neem zet terug, neem de zet terug, neem mijn zet terug, herstel, oeps
command-words-token = toeristenfiche, toeristenfiches, fiche, fiches, souvenir, souvenirs, stapeltje, fichestapel
command-words-all = alle, alles, allebei, beide, alle twee, allemaal
command-words-none = geen, geen enkele, niets, niks
command-words-with = met, voor, betaal, betalen, betaald, gebruik, gebruiken, besteed, besteden
command-words-tickets = bestemmingskaarten, bestemmingskaart, bestemming, bestemmingen, ticket, tickets
command-words-hand = hand, mijn hand, mijn kaarten, handkaarten
command-words-display = open kaarten, open kaart, open, openliggende kaarten, openliggende kaart, openliggend, openliggende
command-words-board = bord, speelbord, spelbord, plattegrond, routes, netwerk
command-words-players = spelers, speler, score, scores, stand, tussenstand, punten
command-words-log = logboek, log, verslag, geschiedenis, nieuws, wat is er gebeurd, wat gebeurde er
command-words-help = help, hulp, opdrachten, commando’s
command-words-rules = regels, regel, spelregels, spelregel
command-words-filler = de, het, een, the, van, vanaf, uit, naar, tot, bij, op, aan, in, tussen, en, of, dan, nu, maar, eens, even, nog, ook, er, alsjeblieft, alstublieft, aub, svp, graag, ik, wij, we, mijn, me, mij, je, wil, willen, zou, mag, ga, doe, laat, heb, is, zijn, wat, welke, welk, die, dat, deze, dit, ze, hem, toon, zien, geef, vertel, lees, kaart, kaarten, transportkaart, transportkaarten, kleur, route, veerbootroute, lijn, x
command-words-numbers = een, twee, drie, vier, vijf, zes, zeven, acht
command-words-ordinals = eerste, tweede, derde, vierde, vijfde, zesde, zevende, achtste
command-words-blue = blauw, blauwe, b
command-words-green = groen, groene, g
command-words-black = zwart, zwarte, z, k
command-words-pink = paars, paarse, roze, p
command-words-red = rood, rode, r
command-words-orange = oranje, o
command-words-grey = grijs, grijze
command-words-ferry = veerboot, veerboten, veerbootkaart, veerbootkaarten, veer, v, f, joker, jokers, boot, boten

# Hoe opdrachten geschreven worden: elke moet ook weer begrepen worden.
command-claim = Claim { $route } met { $cards }
command-route-of-color =
    de { $color ->
        [blauw] blauwe
        [groen] groene
        [zwart] zwarte
        [paars] paarse
        [rood] rode
        [grijs] grijze
       *[other] { $color }
    } route { $ends }
command-route-of-number = route { $number } van { $ends }
command-take-face-up = Pak { $color } van plek { $slot }
command-take-slot = Pak plek { $slot }
command-take-unseen = Pak een kaart van de stapel
command-draw-tickets = Trek bestemmingskaarten
command-keep = Houd { $tickets }
command-put = Leg { $souvenir } op { $place }
command-take-souvenir = Neem toeristenfiche { $souvenir } van { $place }
command-take-at = Neem het toeristenfiche van { $place }
command-pass = Pas

command-numbered = { $number } voor { $thing }
command-empty = Zeg wat je doet, zoals ‘pak { $color }’, ‘trek bestemmingskaarten’ of ‘help’.
command-too-long = Dat is te lang: een opdracht heeft hoogstens { $letters } tekens en { $words } woorden.
command-unknown = Het woord ‘{ $word }’ is hier niet bekend; met ‘help’ zie je wat je kunt typen.
command-unknown-near = Het woord ‘{ $word }’ is hier niet bekend; misschien bedoel je ‘{ $nearest }’.
command-ambiguous = Met ‘{ $word }’ kun je dit bedoelen: { $choices }. Zeg welke.
command-stray = Het woord ‘{ $word }’ past hier niet: zeg één ding tegelijk.
command-no-verb = Zeg wat je met ‘{ $word }’ wilt doen, zoals ‘pak’, ‘claim’, ‘houd’ of ‘leg’.
command-one-card = Kaarten pak je een voor een: zeg welke nu komt.
command-which-card = Zeg welke kaart: { $cards }.
command-deck = een van de stapel
command-not-face-up = Er ligt geen { $color } open, wel dit: { $cards }.
command-unknown-slot = Er is geen plek { $slot }: de plekken zijn 1 tot en met { $last }.
command-slot-shows = Op plek { $slot } ligt { $color }: zeg het een of het ander.
command-which-tickets = Zeg welke je houdt: { $tickets }.
command-unknown-ticket =
    { $count ->
        [1] Er is geen bestemmingskaart { $number }: er is er maar 1 om uit te kiezen.
       *[other] Er is geen bestemmingskaart { $number }: er zijn er { $count } om uit te kiezen.
    }
command-not-offered = Je kunt geen bestemmingskaart met { $place } kiezen, wel deze: { $tickets }.
command-which-souvenir = Zeg welk toeristenfiche: { $souvenirs }.
command-which-place = Zeg op welke locatie dit toeristenfiche komt: { $souvenir }.
command-other-souvenir = Het toeristenfiche op { $place } is { $souvenir }: zeg het een of het ander.
command-two-places = Noem de twee locaties van de route.
command-which-end = Van { $place } lopen routes naar { $places }: zeg welke.
command-no-route = Er loopt geen route van { $a } naar { $b }; van { $a } lopen routes naar { $places }.
command-no-such-route = Zo’n route van { $a } naar { $b } is er niet, wel deze: { $routes }.
command-which-route = Zeg welke route: { $routes }.
command-which-payment = Zeg waarmee je { $route } claimt: { $ways }.

## Vragen

question-two-places = Noem de twee locaties van de weg.

# Wat spelers kunnen vragen, naast wat ze kunnen doen: geschreven als de woorden van opdrachten hierboven.
question-words-where = waar, waar ben ik, waar zijn we, mijn routes, mijn netwerk, mijn locaties
question-words-options = wat kan ik doen, wat kan ik, wat mag ik doen, wat mag ik, kan ik, mag ik, mogelijkheden, opties, keuzes, wat nu
question-words-way = weg, pad, hoe ver, hoe kom ik, kortste weg, afstand
question-words-turn = beurt, wie is er aan de beurt, wie is aan de beurt, wie is aan zet, wiens beurt, situatie, overzicht
question-words-aside = hoe, veel, hoeveel, heeft, hebben, wie, wiens, kan, kun, ligt, liggen, loopt, lopen, gaat, gaan, ben, over, beschrijf, nodig, ontbreekt, doen
