# Wat de pagina in het Nederlands zegt over de regels en in het eerste spel; wordt met de regels geladen.

## Plaatjes bij de regels

picture-route-alt = { $route }: op elk vakje staat het teken van de kleur. Daaronder kaarten waarmee je betaalt: alleen kaarten van deze kleur, één veerboot ertussen, alleen veerboten. Doorgestreept: kaarten van een andere kleur.
picture-route = { $length } vakjes kosten { $length } kaarten in de kleur van de route. Een veerbootkaart kan elk daarvan vervangen.
picture-grey-alt = { $route }. Daaronder kaarten waarmee je betaalt: allemaal van één kleur, één veerboot en een andere kleur, alleen veerboten. Doorgestreept: kaarten van twee kleuren.
picture-grey = Grijs betekent: je kiest zelf de kleur, maar wel één. Alle kaarten hebben dezelfde kleur of zijn veerboten.
picture-ferry-alt =
    { $route }: { $ferries ->
        [one] op één vakje staat
       *[other] op { $ferries } vakjes staat
    } een anker. Daaronder kaarten waarmee je betaalt: zoveel veerboten als ankers en één kleur, meer veerboten, alleen veerboten. Doorgestreept: kaarten zonder veerboot.
picture-ferry =
    { $ferries ->
        [one] Eén anker: minstens één veerbootkaart.
       *[other] { $ferries } ankers: minstens { $ferries } veerbootkaarten.
    } { $rest ->
        [0] Andere vakjes zijn er niet.
        [one] Het andere vakje kost één kaart { $color ->
            [grey] van een kleur naar keuze
           *[other] in de kleur van de route
        }, of nog meer veerbootkaarten.
       *[other] De andere { $rest } vakjes kosten kaarten { $color ->
            [grey] van één kleur naar keuze
           *[other] in de kleur van de route
        }, of nog meer veerbootkaarten.
    }
picture-double-alt = { $route }, naast een andere route tussen dezelfde locaties. Met twee spelers staan er kabeltrams op de ene en is de andere gesloten. Met meer spelers staan de kabeltrams van twee spelers naast elkaar.
picture-double =
    Je hebt ze nooit allebei. { $players ->
        [2] Zodra iemand de ene claimt, gaat de andere dicht.
        [3] Met twee spelers gaat de andere dicht zodra iemand de ene claimt. Met drie mag iemand anders die claimen.
       *[other] Met twee spelers gaat de andere dicht zodra iemand de ene claimt. Met drie of vier mag iemand anders die claimen.
    }
picture-players-few = 2 spelers
picture-players-many =
    { $players ->
        [3] 3 spelers
       *[other] 3 of 4 spelers
    }
picture-both-alt = Een open veerbootkaart is gelijk aan twee kaarten.
picture-both = Een open veerboot is alles wat je deze beurt pakt: hij telt als beide kaarten.
picture-sweep-alt = Doorgestreept de oude rij: { $swept }. Daaronder de nieuwe: { $fresh }.
picture-sweep =
    { $count ->
        [one] Zodra er 1 veerboot open ligt
       *[other] Zodra er { $count } veerboten open liggen
    }, gaat de hele rij naar de aflegstapel en komen er nieuwe kaarten.
picture-souvenir-alt = Op alle vakjes van een route naar { $place } staan kabeltrams; daar liggen twee toeristenfiches. De eigenaar krijgt er een: { $souvenir }.
picture-souvenir = Claim een route naar een locatie met toeristenfiches en je neemt er een, behalve als je dat symbool al hebt.
picture-ticket-alt = De kabeltrams van één speler leiden van { $a } via { $middle } naar { $b }. De bestemmingskaart { $a } – { $b } is als behaald gemerkt.
picture-ticket =
    Je eigen routes verbinden beide locaties, langs welke weg ook: de bestemmingskaart levert { $points ->
        [one] 1 punt
       *[other] { $points } punten
    } op. Zijn ze niet verbonden, dan verlies je er evenveel.
picture-points = Punten voor een route, meteen geteld
picture-points-count = Vakjes
picture-souvenirs = Punten voor toeristenfiches, geteld aan het eind
picture-souvenirs-count = Verschillende fiches

## De pagina met de regels

book-search = Zoek in de regels
book-found =
    { $count ->
        [0] Geen regel heeft dit woord: probeer een ander, zoals kaart, veerboot of stapel.
        [one] 1 regel gaat hierover.
       *[other] { $count } regels gaan hierover.
    }
book-contents = Inhoud

## Het eerste spel

learn-goal =
    San Francisco ligt voor je, en je bestemmingskaarten noemen locaties om te verbinden. Verzamel kaarten, betaal er routes mee en zet er je kabeltrams op.
    Routes leveren punten op, behaalde bestemmingskaarten nog meer, en ook toeristenfiches van onderweg tellen mee. De hoogste eindstand wint.
learn-how = { $count } korte stappen leiden je door een echt spel tegen een makkelijke bot. Stop wanneer je wilt: deze browser onthoudt waar je was.
learn-begin = Beginnen
learn-again = Opnieuw beginnen
learn-resume = Verder met stap { $number } van { $count }
learn-name = Je eerste spel
learn-step = Stap { $number } van { $count }
learn-hide = Verbergen
learn-show = Tonen
learn-done = Klaar: { $title }
learn-next = Verder
learn-skip = Deze stap overslaan
learn-finish = Verder spelen zonder hulp
learn-look = Bekijken
learn-picture = Als plaatje
learn-tickets-title = Kies je bestemmingskaarten
learn-tickets = Een bestemmingskaart noemt twee locaties. Verbinden jouw routes die aan het eind, dan win je de punten; zo niet, dan verlies je ze.
learn-tickets-task = Kies een bestemmingskaart om de locaties op het bord te zien. Houd er een of allebei.
learn-placing-title = Leg toeristenfiches neer
learn-placing = Op sommige locaties liggen toeristenfiches, voor wie een route daarheen claimt. De bot begint, dus de laatste twee leg jij neer.
learn-placing-task = Kies een fiche en een locatie, twee keer. Locaties in de buurt van die op je bestemmingskaarten zijn gunstig voor je.
learn-cards-title = Pak kaarten
learn-cards = In je beurt doe je één ding: kaarten pakken, een route claimen of bestemmingskaarten trekken. Routes betaal je met kaarten, dus haal die eerst: open kaarten, of ongezien van de stapel.
learn-cards-task = Pak in je beurt twee kaarten. Aan kaarten van dezelfde kleur heb je het meest.
learn-ferries-title = Veerboten zijn jokers
learn-ferries = Een veerbootkaart staat voor elke kleur. Maar een open veerboot telt als allebei je kaarten: je pakt alleen die. Van de stapel is het een kaart als elke andere.
learn-ferries-task = Pak in je beurt een open veerboot, of sla dit over.
learn-ferries-none = Er ligt nu geen veerboot open. Onthoud het en ga verder.
learn-claim-title = Claim een route
learn-claim = Omlijste routes kun je nu betalen: één kaart per vakje, allemaal in de kleur van de route. Lange routes leveren meer punten op. De routes voor je bestemmingskaarten zijn het belangrijkst. Liggen er twee routes naast elkaar en spelen jullie met z’n tweeën, dan gaat de andere dicht zodra iemand de ene claimt.
learn-claim-task = Kies in je beurt een omlijste route, of eerst een van je kaarten om te zien wat je ermee betaalt. Is er geen goede bij, pak dan kaarten.
learn-grey-title = Grijze routes
learn-grey = Op een grijze route kies jij de kleur, maar alle kaarten moeten van die ene kleur zijn, of veerboten.
learn-grey-task = Grijze routes lichten op. Claim er een, of kies er een om te bekijken.
learn-ferry-route-title = Veerbootroutes
learn-ferry-route = Een route met een anker, het veerbootsymbool, steekt de baai over. Voor elk anker moet je minstens één veerbootkaart betalen. De andere vakjes betaal je als op elke route van die kleur, desgewenst met nog meer veerbootkaarten.
learn-ferry-route-task = Veerbootroutes lichten op. Kies er een om te zien wat die kost.
learn-souvenirs-title = Toeristenfiches
learn-souvenirs = Claim je een route, dan neem je een toeristenfiche van een van de twee uiteinden, als je dat nog niet hebt. Hoe meer verschillende, hoe beter: alle { $symbols } leveren { $most } punten op.
learn-souvenirs-task = Locaties met fiches voor jou lichten op. Claim een route daarheen, of kies er een om te bekijken.
learn-progress-title = Je bestemmingskaarten
learn-progress = Op je bestemmingskaarten staat hoeveel vakjes er nog ontbreken. Je kunt in elke beurt twee nieuwe trekken en moet er dan minstens één houden: liefst als je de jouwe hebt behaald. Wat je niet behaalt, kost je de punten.
learn-progress-task = Kies een van je bestemmingskaarten om te zien hoe ver je ermee bent.
learn-end-title = Het einde
learn-end = Heeft iemand aan het eind van een beurt nog { $at } of minder kabeltrams, dan krijgt iedereen nog één laatste beurt. Daarna worden bestemmingskaarten en toeristenfiches geteld, en de hoogste eindstand wint.
learn-end-task =
    { $left ->
        [0] Je hebt geen kabeltrams meer. Speel door tot het einde!
        [one] Je hebt nog 1 kabeltram. Speel door tot het einde!
       *[other] Je hebt nog { $left } kabeltrams. Speel door tot het einde!
    }
learn-over-title = Je hebt je eerste spel gespeeld
learn-over = De eindtelling laat zien waar de punten vandaan komen. Nu weet je alles: probeer Liefhebber, de volgende tegenstander, of nodig een vriend uit.
learn-play-on = Speel tegen { $bot }
learn-look-grey =
    { $route }: { $length ->
        [one] 1 kaart van een willekeurige kleur.
       *[other] { $length } kaarten van één kleur, welke je maar wilt.
    }
learn-look-ferry =
    { $route }: { $length } kaarten. Minstens { $ferries ->
        [one] 1 daarvan moet een veerbootkaart zijn
       *[other] { $ferries } daarvan moeten veerbootkaarten zijn
    }; { $rest ->
        [one] de andere heeft een kleur naar keuze of is ook een veerboot
       *[other] de andere { $rest } zijn van één kleur of ook veerboten
    }. { $held ->
        [0] Je hebt nog geen veerbootkaart.
        [one] Je hebt 1 veerbootkaart.
       *[other] Je hebt { $held } veerbootkaarten.
    }
learn-look-souvenir = { $place }: { $souvenir }. Vrije routes daarheen beginnen bij: { $places }.
