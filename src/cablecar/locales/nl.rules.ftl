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
    Met twee, drie of vier spelers reis je door San Francisco; iedereen heeft 20 kabeltrams en één scorepion.
    Er zijn 44 transportkaarten: telkens 6 in blauw, groen, zwart, paars, rood en oranje, plus 8 veerbootkaarten, de jokers.
    Op elk van de 24 bestemmingskaarten staan twee locaties en een aantal punten.
    De 21 toeristenfiches tonen 7 symbolen, elk op 3 fiches.
    Op het bord verbinden routes de locaties: elke route is een rij vakjes in één kleur of in grijs, sommige routes hebben veerbootsymbolen, en sommige liggen naast elkaar als dubbele route.
    Hoe langer een route, hoe meer punten die waard is: hoeveel, staat bij C5.
    Je verdient punten met routes, behaalde bestemmingskaarten en verschillende toeristenfiches, en verliest punten met bestemmingskaarten die je niet behaalt.

## Klaarzetten

rule-S1-title = Kabeltrams en score
rule-S1 =
    Neem 20 kabeltrams en zet je scorepion op 0.

rule-S2-title = Toeristenfiches sorteren
rule-S2 =
    Sorteer de toeristenfiches in 7 stapeltjes, één voor elk symbool.
    Met vier spelers gebruik je alle 3 de fiches van elk symbool, met twee of drie spelers maar 2.
    Fiches die over zijn, doen dit spel niet mee.

rule-S3-title = Toeristenfiches op het bord
rule-S3 =
    Vijf locaties beginnen met een stapeltje: Alcatraz, Golden Gate Bridge, The Embarcadero, Sunset en Potrero Hill.
    Schud de stapeltjes eerst door elkaar, zodat het toeval bepaalt welk symbool waar komt.
    De andere twee stapeltjes wachten naast het bord.

rule-S4-title = Transportkaarten delen
rule-S4 =
    Schud de transportkaarten en deel er 2 uit aan elke speler.
    Leg de volgende 5 open op een rij: dit zijn de open kaarten, op de eerste tot en met de vijfde plek.
    De rest van de kaarten is de stapel.

rule-S5-title = Te veel veerboten
rule-S5 =
    Tel de veerbootkaarten tussen de nieuwe open kaarten.
    Zijn het er 3 of meer, dan gaan alle open kaarten op de aflegstapel en komen er vijf verse voor in de plaats.
    De precieze stappen staan in regel D7.

rule-S6-title = Je eerste bestemmingskaarten
rule-S6 =
    Schud de bestemmingskaarten en deel er 2 uit aan elke speler; bekijk die van jou in het geheim en houd er een of allebei.
    Iedereen kiest tegelijk, en het maakt niet uit wie het eerst klaar is.
    Tot de laatste speler gekozen heeft, zien de anderen alleen wie klaar is, niet hoeveel bestemmingskaarten iemand houdt of hoeveel er op de stapel liggen.
    Daarna gaan alle geweigerde bestemmingskaarten samen onder hun stapel, op volgorde van plaats vanaf de eerste, zodat die van de laatste plaats helemaal onderop ligt.

rule-S7-title = Wie begint
rule-S7 =
    Om de plaatsen wordt geloot voordat er kaarten worden gedeeld, tenzij de host ze vastlegt.
    Wie op de eerste plaats zit, is de startspeler.
    Daarna gaat de beurt met de klok mee.

rule-S8-title = De laatste stapeltjes, 3 of 4 spelers
rule-S8 =
    Met drie of vier spelers krijgen de laatste twee stapeltjes hun plek vóór de eerste beurt.
    Wie als laatste aan de beurt komt, kiest een van de wachtende stapeltjes en legt het op een locatie zonder stapeltje.
    Wie daar vlak voor zit in de beurtvolgorde, legt daarna het andere op een locatie die er nog steeds geen heeft.

rule-S9-title = De laatste fiches, 2 spelers
rule-S9 =
    Met twee spelers neemt degene die niet begint één fiche van elk van de twee wachtende stapeltjes.
    Die speler legt ze op twee verschillende locaties zonder stapeltje; wat er van de wachtende stapeltjes over is, gaat uit het spel.
    Zo begint het bord met twee losse fiches en vijf stapeltjes van 2.

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
    Liggen er minder dan 5 kaarten open, vul ze dan aan zodra er weer kaarten zijn, bijvoorbeeld na een claim.

rule-D7-title = De open kaarten bijwerken
rule-D7 =
    Werk de open kaarten bij na het delen, na elke kaart die iemand pakt (dus ook tussen je twee kaarten) en na elke claim, zelfs als er aan de open kaarten niets veranderde en zelfs na de laatste zet van het spel.
    Eerst komt de bovenste kaart van de stapel op de plek van een kaart die net gepakt is; vul daarna de lege plekken op volgorde, van de eerste tot de vijfde.
    Zijn er dan 3 of meer open veerbootkaarten en is de stapel niet leeg, ververs dan: leg alle open kaarten af, vul de plekken van de eerste tot de vijfde en kijk opnieuw. Per keer bijwerken ververs je hoogstens drie keer; na de derde keer blijven de kaarten voorlopig liggen.
    De kaarten van één betaling of één verversing komen allemaal tegelijk op de aflegstapel, en tussen de stappen geldt D6.

rule-D8-title = Maar één kaart mogelijk
rule-D8 =
    Je mag deze actie kiezen zolang er minstens één kaart is die je kunt pakken.
    Is er geen tweede kaart die je mag pakken, dan stopt de actie na één.

rule-D9-title = Wat openbaar en wat geheim is
rule-D9 =
    Stapel, aflegstapel, open kaarten en alle handen zijn samen altijd 44 kaarten.
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
    Voor een zwarte route van 3 vakjes betaal je 3 zwart, 2 zwart en 1 veerboot, 1 zwart en 2 veerboten, of 3 veerboten; de keus is aan jou.

rule-C3-title = Veerbootroutes
rule-C3 =
    Betaal voor een veerbootroute minstens één veerbootkaart per veerbootsymbool; op dit bord heeft een veerbootroute één symbool.
    De overige vakjes betaal je zoals in C2, desgewenst met nog meer veerbootkaarten.

rule-C4-title = Genoeg kabeltrams
rule-C4 =
    Je hebt voor elk vakje een kabeltram nodig.
    Heb je er minder dan de route vakjes telt, dan mag je die niet claimen.

rule-C5-title = De stappen van een claim
rule-C5 =
    Leg eerst de kaarten waarmee je betaalt op de aflegstapel, zet dan op elk vakje een van je kabeltrams, en tel meteen de punten voor een route van deze lengte.
    Werk daarna de open kaarten bij (D7) en neem een toeristenfiche als er een voor je is (C7).
    Daarmee is je beurt voorbij; kijk dan of de laatste beurten beginnen (E1).

rule-C6-title = Dubbele routes
rule-C6 =
    Een dubbele route bestaat uit twee routes van dezelfde lengte tussen dezelfde twee locaties.
    Niemand mag ze ooit allebei bezitten.
    Met drie of vier spelers mag een andere speler de tweede claimen; met twee spelers is die voor jullie allebei gesloten zodra de eerste geclaimd is.

rule-C7-title = Een toeristenfiche nemen
rule-C7 =
    Kijk naar de twee locaties aan de uiteinden van de route die je net geclaimd hebt.
    Ligt er op een van de twee een fiche met een symbool dat je nog niet hebt, dan moet je er precies één nemen; kan het op allebei, dan kies je.
    Een symbool dat je al hebt, neem je nooit nog een keer.

rule-C8-title = Toeristenfiches liggen open
rule-C8 =
    Leg je toeristenfiches waar alle spelers ze kunnen zien.

## Bestemmingskaarten trekken

rule-K1-title = Twee bestemmingskaarten
rule-K1 =
    Trek de bovenste 2 bestemmingskaarten van hun stapel en houd er een of allebei.
    Wil je er een niet, leg die dan onder de stapel.

rule-K2-title = Bijna geen bestemmingskaarten meer
rule-K2 =
    Is er nog maar één bestemmingskaart, dan mag je deze actie toch kiezen, maar je moet die kaart houden.
    Is de stapel bestemmingskaarten leeg, dan mag het niet.

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
    Heeft een speler aan het eind van een beurt nog 2 kabeltrams of minder, dan beginnen de laatste beurten.
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
    Geen of 1 symbool levert 0 punten op, 2 symbolen 1 punt, 3 symbolen 2 punten, 4 symbolen 4, 5 symbolen 6, 6 symbolen 9 en alle 7 samen 12.

rule-E4-title = Wie wint
rule-E4 =
    Wie de meeste punten heeft, wint.
    Bij een gelijke stand gaat degene voor die de meeste bestemmingskaarten heeft behaald; is ook dat gelijk, dan winnen ze samen.
    Alle lagere plaatsen worden op dezelfde manier bepaald.

rule-E5-title = Onder nul
rule-E5 =
    Een score mag negatief zijn.

rule-E6-title = Routepunten nakijken
rule-E6 =
    Tel aan het eind de punten van al je routes op het bord nog eens op.
    Daar moet hetzelfde uitkomen als de routepunten die je tijdens het spel hebt gekregen.

rule-heading = { $id }  { $title }
