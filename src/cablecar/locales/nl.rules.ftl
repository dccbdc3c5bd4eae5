## Titels

rules-title = Spelregels
rules-section-components = Wat er in het spel zit
rules-section-setup = Klaarzetten
rules-section-turn = Jouw beurt
rules-section-draw-cards = Transportkaarten trekken
rules-section-claim = Een route claimen
rules-section-draw-tickets = Bestemmingskaarten trekken
rules-section-end = Einde van het spel en puntentelling

## Spelmateriaal

rules-components =
    Het spel is voor { $players ->
        [2] twee spelers
        [3] twee of drie spelers
       *[other] twee tot vier spelers
    }. Iedereen heeft { $cars ->
        [one] één kabeltram en een scorepion
       *[other] { $cars } kabeltrams en een scorepion
    } in dezelfde kleur.
    Er zijn { $cards } transportkaarten: { $kinds ->
        [one] { "" }
       *[other] telkens{ " " }
    }{ $per } in { $colors }, en { $ferries ->
        [0] geen veerbootkaarten
        [one] 1 veerbootkaart, de joker
       *[other] { $ferries } veerbootkaarten, de jokers
    }.
    Er { $tickets ->
        [one] is 1 bestemmingskaart
       *[other] zijn { $tickets } bestemmingskaarten
    }, elk met twee locaties en een aantal punten.
    Er zijn { $tokens } toeristenfiches: { $symbols ->
        [one] allemaal met hetzelfde symbool.
       *[other] { $symbols } symbolen, elk op { $each } fiches.
    }
    Op het bord verbinden routes de locaties. Een route is een rij vakjes in één kleur of in grijs; er kunnen veerbootsymbolen op staan, en twee routes naast elkaar zijn een dubbele route.
    { $starts ->
        [0] Geen enkele locatie is gemarkeerd als startplek voor toeristenfiches.
        [one] Eén locatie is gemarkeerd als startplek voor toeristenfiches: { $places }.
       *[other] { $starts } locaties zijn gemarkeerd als startplek voor toeristenfiches: { $places }.
    }
    Op het scorespoor staat hoeveel punten iedereen heeft.
    Langere routes zijn meer punten waard: de tabel staat bij C5.
    Je verdient punten met routes, behaalde bestemmingskaarten en verschillende toeristenfiches, en verliest punten met bestemmingskaarten die je niet behaalt.

## Klaarzetten

rule-S1-title = Kabeltrams en score
rule-S1 =
    Neem je { $cars ->
        [one] kabeltram
       *[other] { $cars } kabeltrams
    } en zet je scorepion op 0.

rule-S2-title = Toeristenfiches sorteren
rule-S2 =
    Sorteer de toeristenfiches in { $symbols ->
        [one] één stapeltje: ze hebben allemaal hetzelfde symbool.
       *[other] { $symbols } stapeltjes, één voor elk symbool.
    }
    { $players ->
        [2] Elk stapeltje heeft 2 fiches.
        [3] Elk stapeltje heeft 2 fiches.
       *[other] Met vier spelers heeft elk stapeltje alle 3 de fiches. Met twee of drie spelers zijn het er 2 en doen de andere niet mee.
    }

rule-S3-title = Toeristenfiches op het bord
rule-S3 =
    { $starts ->
        [0] Op dit bord begint geen enkele locatie met een stapeltje; beide stapeltjes wachten naast het bord.
        [one] Eén locatie begint met een stapeltje: { $places }.
            { $waiting ->
                [0] Het is het enige stapeltje.
               *[other] Loot welk stapeltje daar komt.
                    De twee stapeltjes die overblijven, wachten naast het bord.
            }
       *[other] { $starts } locaties beginnen elk met een stapeltje: { $places }.
            Loot welk stapeltje op welke locatie komt.
            { $waiting ->
                [0] Er blijft geen stapeltje over.
               *[other] De twee stapeltjes die overblijven, wachten naast het bord.
            }
    }

rule-S4-title = Transportkaarten delen
rule-S4 =
    Schud de transportkaarten{ $hand ->
        [0] { "" }. Niemand krijgt er een.
        [one] { " " }en deel er 1 uit aan elke speler.
       *[other] { " " }en deel er { $hand } uit aan elke speler.
    }
    Leg de volgende { $display ->
        [one] kaart open neer. Dat is de open kaart; er is maar één plek.
       *[other] { $display } open op een rij. Dat zijn de open kaarten, elk op een eigen plek.
    }
    De rest van de kaarten is de stapel.

rule-S5-title = Te veel veerboten
rule-S5 =
    { $sweep ->
        [0] Op dit bord kunnen er nooit genoeg veerboten open liggen om de open kaarten te verversen.
       *[other] Zijn { $sweep } of meer van de nieuwe open kaarten veerboten, leg dan alle open kaarten af en leg nieuwe neer.
    }
    De precieze stappen staan in regel D7.

rule-S6-title = Je eerste bestemmingskaarten
rule-S6 =
    Schud de bestemmingskaarten en deel er { $offer ->
        [1] 1 uit aan elke speler. Bekijk die van jou in het geheim; je moet die houden.
        [2] 2 uit aan elke speler. Bekijk die van jou in het geheim en houd er een of allebei.
       *[other] { $offer } uit aan elke speler. Bekijk die van jou in het geheim en houd er minstens één.
    }
    { $offer ->
        [1] Iedereen kijkt tegelijk, en het maakt niet uit wie het eerst klaar is.
            Tot iedereen klaar is, zien de anderen alleen wie er klaar is.
       *[other] Iedereen kiest tegelijk, en het maakt niet uit wie het eerst klaar is.
            Tot iedereen gekozen heeft, zien de anderen alleen wie klaar is, niet hoeveel bestemmingskaarten iemand houdt of hoeveel er op de stapel liggen.
            Daarna gaan alle geweigerde bestemmingskaarten samen onder hun stapel, op volgorde van plaats: die van de laatste plaats liggen helemaal onderop.
    }

rule-S7-title = Wie begint
rule-S7 =
    Om de plaatsen wordt geloot voordat er kaarten worden gedeeld, tenzij de host ze vastlegt.
    Wie op de eerste plaats zit, begint.
    Daarna gaat de beurt met de klok mee.

rule-S8-title =
    De laatste stapeltjes, { $players ->
        [2] niet met 2 spelers
        [3] 3 spelers
       *[other] 3 of 4 spelers
    }
rule-S8 =
    { $waiting ->
        [0] Op dit bord blijft geen stapeltje over, dus niemand legt er een neer.
       *[other] { $players ->
                [2] Dit bord is voor twee spelers; dan geldt regel S9.
                [3] Met drie spelers krijgen de laatste twee stapeltjes hun plek vóór de eerste beurt.
                    Wie als laatste aan de beurt komt, kiest een van de wachtende stapeltjes en legt het op een locatie zonder stapeltje.
                    Wie daar vlak voor komt, legt daarna het andere op een locatie die er nog steeds geen heeft.
               *[other] Met drie of vier spelers krijgen de laatste twee stapeltjes hun plek vóór de eerste beurt.
                    Wie als laatste aan de beurt komt, kiest een van de wachtende stapeltjes en legt het op een locatie zonder stapeltje.
                    Wie daar vlak voor komt, legt daarna het andere op een locatie die er nog steeds geen heeft.
            }
    }

rule-S9-title = De laatste fiches, 2 spelers
rule-S9 =
    { $waiting ->
        [0] Op dit bord blijft geen stapeltje over, dus niemand legt er een neer.
       *[other] Met twee spelers neemt degene die niet begint één fiche van elk van de twee wachtende stapeltjes.
            Die speler legt ze op twee verschillende locaties zonder stapeltje. Wat er van de wachtende stapeltjes over is, gaat uit het spel.
            Zo begint het bord met { $starts ->
                [0] alleen twee losse fiches.
                [one] twee losse fiches en één stapeltje van 2.
               *[other] twee losse fiches en { $starts } stapeltjes van 2.
            }
    }

## Een beurt

rule-T1-title = Eén actie per beurt
rule-T1 =
    Kies in je beurt een van drie acties en doe alleen die.
    Je trekt transportkaarten, claimt een route of trekt bestemmingskaarten.

rule-T2-title = Wanneer je past
rule-T2 =
    Je past alleen als geen van de drie acties voor je mogelijk is; anders moet je iets doen.
    Passen alle spelers na elkaar, dan is het spel afgelopen en tel je de punten.

## Transportkaarten trekken

rule-D1-title = Twee kaarten
rule-D1 =
    Pak twee kaarten, de ene na de andere.
    Kies telkens een open kaart, of neem ongezien de bovenste van de stapel.
    Na de eerste kaart mag je niet stoppen zolang je nog een tweede mag pakken (zie D3, D4 en D8).

rule-D2-title = De lege plek aanvullen
rule-D2 =
    Pak je een open kaart, dan komt de bovenste kaart van de stapel meteen op dezelfde plek.
    Pas daarna kies je je tweede kaart.

rule-D3-title = Eerst een open veerboot
rule-D3 =
    Is je eerste kaart een open veerbootkaart, dan is je actie voorbij.
    Een tweede kaart krijg je niet.

rule-D4-title = Veerboot als tweede kaart
rule-D4 =
    Je tweede kaart mag geen open veerbootkaart zijn.
    Voor een veerbootkaart die je van de stapel trekt, geldt zo’n beperking niet: als eerste of als tweede telt die gewoon als één kaart.

rule-D5-title = Geen handlimiet
rule-D5 =
    Je mag zoveel transportkaarten in je hand hebben als je wilt.

rule-D6-title = Lege stapel
rule-D6 =
    Zodra de stapel leeg is en er kaarten op de aflegstapel liggen, schud je de hele aflegstapel tot een nieuwe stapel.
    Kaarten die net betaald zijn, of net afgelegd bij het verversen (D7), schud je mee.
    Ontbreken er open kaarten, vul ze dan aan zodra er weer kaarten zijn, bijvoorbeeld na een claim.

rule-D7-title = De open kaarten bijwerken
rule-D7 =
    Werk de open kaarten bij na het delen, na elke kaart die iemand pakt (dus ook tussen je twee kaarten) en na elke claim, zelfs als er aan de open kaarten niets veranderde en zelfs na de laatste zet van het spel.
    Eerst komt de bovenste kaart van de stapel op de plek van een kaart die net gepakt is; vul daarna de lege plekken op volgorde.
    { $sweep ->
        [0] Kijk dan naar de veerboten. Op dit bord kunnen er nooit genoeg open liggen om te verversen.
       *[other] Zijn dan { $sweep } of meer open kaarten veerboten en is de stapel niet leeg, ververs dan: leg alle open kaarten af, vul de plekken op volgorde en kijk opnieuw. Ververs hoogstens drie keer; na de derde keer blijven de kaarten liggen.
    }
    De kaarten van één betaling of één verversing komen allemaal tegelijk op de aflegstapel, en tussen de stappen geldt D6.

rule-D8-title = Maar één kaart mogelijk
rule-D8 =
    Je mag deze actie kiezen zolang er minstens één kaart is die je kunt pakken.
    Is er geen tweede kaart die je mag pakken, dan stopt de actie na één.

rule-D9-title = Wat openbaar en wat geheim is
rule-D9 =
    Stapel, aflegstapel, open kaarten en alle handen zijn samen altijd { $cards } kaarten.
    Een kaart van de stapel wordt alleen gezien door wie die trekt; een kaart die open gepakt is, kent iedereen.
    Alle spelers mogen weten hoeveel transportkaarten iedereen in de hand heeft, hoeveel kaarten er op de stapel en op de aflegstapel liggen, hoeveel van elke kleur er afgelegd zijn en hoeveel kabeltrams iedereen nog heeft.
    Ook hoeveel bestemmingskaarten er op hun stapel liggen, is openbaar, zodra de eerste keuze van S6 voorbij is.

## Een route claimen

rule-C1-title = Elke vrije route
rule-C1 =
    Claim één vrije route in je beurt, nooit meer; vrij betekent: door niemand geclaimd en niet door C6 voor je gesloten.
    De route mag overal liggen en hoeft niet aan je andere routes vast te zitten.

rule-C2-title = Een route betalen
rule-C2 =
    Betaal één transportkaart per vakje: kaarten in de kleur van de route, of, bij een grijze route, kaarten van één kleur die je zelf kiest.
    Veerbootkaarten zijn jokers en mogen een deel van deze kaarten vervangen, of allemaal.
rule-C2-example = Bijvoorbeeld { $route }: betaal { $length } kaarten van deze kleur, of vervang er zoveel als je wilt door veerbootkaarten, desnoods allemaal.

rule-C3-title = Veerbootroutes
rule-C3 =
    Betaal voor een veerbootroute minstens één veerbootkaart per veerbootsymbool{ $anchors ->
        [0] . Dit bord heeft geen veerbootroutes.
        [mixed] . Op dit bord verschilt het aantal symbolen per route.
        [one] . Op dit bord heeft elke veerbootroute één symbool.
       *[other] . Op dit bord heeft elke veerbootroute { $anchors } symbolen.
    }
    De overige vakjes betaal je zoals in C2, desgewenst met nog meer veerbootkaarten.

rule-C4-title = Genoeg kabeltrams
rule-C4 =
    Je hebt voor elk vakje een kabeltram nodig.
    Heb je er minder, dan mag je de route niet claimen.

rule-C5-title = De stappen van een claim
rule-C5 =
    Leg eerst de kaarten waarmee je betaalt op de aflegstapel, zet dan op elk vakje een van je kabeltrams, en tel meteen de punten voor deze lengte uit de tabel.
    Werk daarna de open kaarten bij (D7) en neem een toeristenfiche als er een voor je is (C7).
    Daarmee is je beurt voorbij; kijk dan of de laatste beurten beginnen (E1).
rule-C5-row =
    { $length ->
        [one] 1 vakje
       *[other] { $length } vakjes
    }: { $points ->
        [1] 1 punt
       *[other] { $points } punten
    }

rule-C6-title = Dubbele routes
rule-C6 =
    Een dubbele route bestaat uit twee routes van dezelfde lengte tussen dezelfde twee locaties.
    Niemand mag ze ooit allebei bezitten.
    { $players ->
        [2] Zodra de ene geclaimd is, is de andere voor jullie allebei gesloten.
        [3] Met drie spelers mag een andere speler de tweede claimen. Met twee spelers is die voor jullie allebei gesloten zodra de eerste geclaimd is.
       *[other] Met drie of vier spelers mag een andere speler de tweede claimen. Met twee spelers is die voor jullie allebei gesloten zodra de eerste geclaimd is.
    }

rule-C7-title = Een toeristenfiche nemen
rule-C7 =
    Kijk naar de twee locaties die je net verbonden hebt.
    Ligt er een fiche met een symbool dat je nog niet hebt, dan moet je er precies één nemen. Kan het op allebei, dan kies je.
    Een symbool dat je al hebt, neem je nooit nog een keer.

rule-C8-title = Toeristenfiches liggen open
rule-C8 =
    Leg je toeristenfiches waar alle spelers ze kunnen zien.

## Bestemmingskaarten trekken

rule-K1-title = Nieuwe bestemmingskaarten
rule-K1 =
    Trek de { $offer ->
        [1] bovenste bestemmingskaart van de stapel; je moet die houden.
        [2] 2 bovenste bestemmingskaarten van de stapel en houd er een of allebei.
            Wat je niet wilt, gaat onder de stapel.
       *[other] { $offer } bovenste bestemmingskaarten van de stapel en houd er minstens één.
            Wat je niet wilt, gaat onder de stapel.
    }

rule-K2-title = Bijna geen bestemmingskaarten meer
rule-K2 =
    Liggen er minder, trek dan wat er ligt. Is het er maar één, dan moet je die houden.
    Is de stapel bestemmingskaarten leeg, dan mag je deze actie niet kiezen.

rule-K3-title = Gehouden is gehouden
rule-K3 =
    Een bestemmingskaart die je houdt, blijft van jou tot het eind van het spel; je komt er nooit meer van af.
    Hoeveel je er hebt, maakt niet uit.

rule-K4-title = Geheime bestemmingskaarten
rule-K4 =
    Tot het eind komt niemand anders te weten welke bestemmingskaarten je hebt en of je ze hebt behaald.
    Zodra de eerste keuze van S6 voorbij is, mag iedereen weten hoeveel je er hebt.

rule-K5-title = Wat je geweigerd hebt
rule-K5 =
    Je weet welke bestemmingskaarten je geweigerd hebt en waar ze in de stapel liggen.
    De andere spelers weten geen van beide.

## Einde en puntentelling

rule-E1-title = De laatste beurten
rule-E1 =
    { $low ->
        [0] Heeft een speler aan het eind van een beurt geen kabeltrams meer
        [one] Heeft een speler aan het eind van een beurt nog 1 kabeltram of geen
       *[other] Heeft een speler aan het eind van een beurt nog { $low } kabeltrams of minder
    }, dan beginnen de laatste beurten.
    Iedereen krijgt nog precies één beurt, en diezelfde speler speelt de allerlaatste.
    Dit gebeurt maar één keer: heeft later nog iemand er zo weinig, dan komen er geen beurten bij.

rule-E2-title = Bestemmingskaarten tellen
rule-E2 =
    Draai je bestemmingskaarten om.
    Een bestemmingskaart is behaald als je eigen routes de twee locaties zonder onderbreking verbinden: tel de punten erbij.
    Voor elke bestemmingskaart die niet behaald is, gaan de punten eraf.

rule-E3-title = Toeristenfiches tellen
rule-E3 =
    Tel de verschillende symbolen op je toeristenfiches.
    In de tabel staat hoeveel punten ze opleveren.
rule-E3-row =
    { $count ->
        [0] Geen symbool
        [one] 1 symbool
       *[other] { $count } symbolen
    }: { $points ->
        [1] 1 punt
       *[other] { $points } punten
    }

rule-E4-title = Wie wint
rule-E4 =
    De hoogste eindstand wint.
    Staan er spelers gelijk, dan wint wie er meer bestemmingskaarten heeft behaald; is ook dat gelijk, dan delen ze de winst.
    Alle lagere plaatsen worden op dezelfde manier bepaald.

rule-E5-title = Onder nul
rule-E5 =
    Een score mag negatief zijn.

rule-E6-title = Routepunten natellen
rule-E6 =
    Aan het eind mag iedereen de punten van de routes op het bord natellen.
    Er komt hetzelfde uit als tijdens het spel is geteld.

rule-heading = { $id }  { $title }
