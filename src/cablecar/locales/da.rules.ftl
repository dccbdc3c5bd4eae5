## Titler

rules-title = Spilleregler
rules-section-components = Spillets indhold
rules-section-setup = Opstilling
rules-section-turn = Din tur
rules-section-draw-cards = Træk transportkort
rules-section-claim = Gør krav på en strækning
rules-section-draw-tickets = Træk rutekort
rules-section-end = Slutning og point

## Indhold

rules-components =
    To, tre eller fire spillere rejser rundt i San Francisco; alle har 20 sporvogne og en pointmarkør.
    Der er 44 transportkort: 6 af hver af farverne blå, grøn, sort, lilla, rød og orange samt 8 færgekort, som er jokere.
    På hvert af de 24 rutekort står to steder og et antal point.
    De 21 turistmarkører viser 7 symboler, og der er 3 markører med hvert.
    På spillepladen knytter strækninger stederne sammen: en strækning er en række felter i én farve eller i gråt, nogle strækninger har færgesymboler, og nogle ligger side om side som dobbeltspor.
    Jo længere en strækning er, desto flere point er den værd: C5 viser hvor mange.
    Du samler point med strækninger, færdiggjorte rutekort og forskellige turistmarkører, og du mister point for de rutekort, som du ikke får færdiggjort.

## Opstilling

rule-S1-title = Sporvogne og point
rule-S1 =
    Tag 20 sporvogne, og stil din pointmarkør på 0.

rule-S2-title = Turistmarkørerne sorteres
rule-S2 =
    Del turistmarkørerne i 7 stakke, én for hvert symbol.
    Fire spillere bruger alle 3 markører med hvert symbol; to eller tre spillere bruger kun 2 af hver.
    De markører, der er tilovers, bruges ikke i dette spil.

rule-S3-title = Turistmarkører på spillepladen
rule-S3 =
    Fem steder får en stak hver fra begyndelsen: Alcatraz, Golden Gate Bridge, The Embarcadero, Sunset og Potrero Hill.
    Bland stakkene først, så tilfældet afgør, hvilket symbol der havner hvor.
    De to andre stakke venter ved siden af spillepladen.

rule-S4-title = Transportkort deles ud
rule-S4 =
    Bland transportkortene, og del 2 ud til hver spiller.
    Læg de næste 5 på række med billedsiden opad: det er kortrækken med kortplads 1 til 5.
    Kortene, der er tilbage, er stakken.

rule-S5-title = For mange færger
rule-S5 =
    Tæl færgekortene i den nye kortrække.
    Er der 3 eller flere, lægges hele rækken i bunken med brugte kort, og fem friske kort kommer i stedet.
    Regel D7 beskriver det trin for trin.

rule-S6-title = Dine første rutekort
rule-S6 =
    Bland rutekortene, og del 2 ud til hver; se på dine i hemmelighed, og behold ét eller begge.
    Alle vælger samtidig og må blive færdige i vilkårlig rækkefølge.
    Indtil den sidste har valgt, kan de andre kun se, hvem der er klar, men ikke hvor mange rutekort nogen har beholdt, eller hvor mange der er i stakken med rutekort.
    Bagefter kommer de fravalgte rutekort ind under stakken på én gang, i pladsernes rækkefølge fra den første plads, så kortet fra den sidste plads ligger nederst.

rule-S7-title = Hvem begynder
rule-S7 =
    Der trækkes lod om pladserne, før der deles kort ud, medmindre værten bestemmer dem.
    Spilleren på den første plads er startspiller.
    Derfra går turen rundt med uret.

rule-S8-title = De sidste stakke, 3–4 spillere
rule-S8 =
    Med tre eller fire spillere kommer de sidste to stakke på spillepladen før den første tur.
    Den spiller, der får tur sidst, vælger en af de ventende stakke og lægger den på et sted uden stak.
    Så lægger den næstsidste spiller den anden stak på et sted, der stadig er uden.

rule-S9-title = De sidste turistmarkører, 2 spillere
rule-S9 =
    Med to spillere tager den, der ikke begynder, én markør fra hver af de to ventende stakke.
    Den spiller lægger dem på hver sit sted uden stak, og resten af de ventende stakke går ud af spillet.
    Når spillet går i gang, ligger der altså to enkelte markører og fem stakke på 2.

## En tur

rule-T1-title = Én handling pr. tur
rule-T1 =
    Når det er din tur, vælger du én af tre handlinger og udfører kun den.
    Du trækker transportkort, gør krav på en strækning eller trækker rutekort.

rule-T2-title = Når du melder pas
rule-T2 =
    Du melder kun pas, hvis ingen af de tre handlinger er mulig for dig; ellers skal du handle.
    Melder alle pas lige efter hinanden, er spillet slut, og I går til optællingen.

## Træk transportkort

rule-D1-title = To kort
rule-D1 =
    Tag to kort, det ene efter det andet.
    Vælg hver gang mellem et kort med billedsiden opad og det øverste kort i stakken, som du ikke får at se først.
    Du må ikke stoppe efter det første kort, så længe du har lov til at tage et til (se D3, D4 og D8).

rule-D2-title = Kortpladsen fyldes op
rule-D2 =
    Tager du et kort med billedsiden opad, kommer stakkens øverste kort straks på den samme kortplads.
    Det sker, før du vælger dit andet kort.

rule-D3-title = Først en færge fra kortrækken
rule-D3 =
    Er dit første kort et færgekort med billedsiden opad, er din handling forbi.
    Du får ikke et kort nummer to.

rule-D4-title = Færge som andet kort
rule-D4 =
    Dit andet kort må ikke være et færgekort med billedsiden opad.
    Et færgekort fra toppen af stakken har ingen af disse begrænsninger: som første eller andet kort tæller det som ét kort ligesom alle andre.

rule-D5-title = Så mange kort, du vil
rule-D5 =
    Du må have lige så mange transportkort på hånden, som du har lyst til.

rule-D6-title = Tom stak
rule-D6 =
    Så snart stakken er tom, og der ligger brugte kort, blandes hele bunken med brugte kort til en ny stak.
    Kort, der netop er betalt eller ryddet væk, blandes med.
    Mangler der kort i kortrækken, så der er færre end 5, fyldes den op, så snart der er kort igen, for eksempel efter et krav på en strækning.

rule-D7-title = Kortrækken ordnes
rule-D7 =
    Kortrækken ordnes efter opstillingen, efter hvert eneste kort, der tages (altså også mellem dine to kort), og efter hvert krav på en strækning, selv om rækken ikke har ændret sig, og selv efter spillets sidste træk.
    Først får den kortplads, hvor et kort netop er taget, stakkens øverste kort; så fyldes tomme kortpladser i rækkefølge fra den første til den femte.
    Er 3 eller flere af kortene med billedsiden opad nu færgekort, og er stakken ikke tom, ryddes kortrækken: læg alle dens kort i bunken med brugte kort, fyld kortpladserne fra den første til den femte, og tjek igen. Hver gang rækken ordnes, ryddes den højst tre gange; efter den tredje bliver kortene liggende indtil videre.
    Kortene fra én betaling eller én rydning når bunken med brugte kort samlet, og D6 gælder mellem trinene.

rule-D8-title = Kun ét kort er muligt
rule-D8 =
    Du kan vælge denne handling, når der er mindst ét kort, du kan tage.
    Er der ikke et kort nummer to, som du har lov til at tage, slutter handlingen efter det første.

rule-D9-title = Hvad alle må vide
rule-D9 =
    Stak, brugte kort, kortrække og alle hænder er altid 44 kort tilsammen.
    Et kort fra stakken ses kun af den, der trak det; et kort, der blev taget med billedsiden opad, er kendt af alle.
    Alle må vide, hvor mange transportkort hver har på hånden, hvor mange kort der er i stakken og blandt de brugte kort, hvor mange brugte kort der er af hver farve, og hvor mange sporvogne hver har tilbage.
    Alle må også kende antallet af kort i stakken med rutekort, når det første valg i S6 er overstået.

## Gør krav på en strækning

rule-C1-title = Enhver ledig strækning
rule-C1 =
    Gør krav på én ledig strækning i din tur, aldrig flere; ledig betyder, at ingen har gjort krav på den, og at C6 ikke lukker den for dig.
    Den må ligge hvor som helst og behøver ikke at røre dine andre strækninger.

rule-C2-title = Betaling for en strækning
rule-C2 =
    Betal ét transportkort for hvert felt: kort i strækningens farve eller, for en grå strækning, kort i én farve, som du selv vælger.
    Færgekort er jokere og kan træde i stedet for nogle eller alle disse kort.
    En sort strækning på 3 felter kan du betale med 3 sorte kort, 2 sorte og 1 færge, 1 sort og 2 færger eller 3 færger; du vælger selv.

rule-C3-title = Færgestrækninger
rule-C3 =
    På en færgestrækning betaler du mindst ét færgekort for hvert færgesymbol; på denne spilleplade har en færgestrækning ét symbol.
    De andre felter betaler du som i C2, gerne med flere færgekort.

rule-C4-title = Sporvogne nok
rule-C4 =
    Du skal bruge en sporvogn til hvert felt.
    Har du færre tilbage, end strækningen har felter, kan du ikke gøre krav på den.

rule-C5-title = Sådan forløber et krav
rule-C5 =
    Læg først kortene, du betaler med, i bunken med brugte kort, sæt så en af dine sporvogne på hvert felt, og få straks de point, som længden giver (se tabellen med point).
    Ordn derefter kortrækken (D7), og tag en turistmarkør, hvis der er en til dig (C7).
    Nu er din tur slut, og I ser efter, om slutningen på spillet begynder (E1).

rule-C6-title = Dobbeltspor
rule-C6 =
    Et dobbeltspor er to lige lange strækninger mellem de samme to steder.
    Ingen må nogensinde eje dem begge.
    Med tre eller fire spillere kan den anden strækning gå til en anden spiller; med to spillere er den lukket for jer begge, så snart den første er taget.

rule-C7-title = Tag en turistmarkør
rule-C7 =
    Se på de to steder for enden af den strækning, du lige har gjort krav på.
    Ligger der på et af dem en markør med et symbol, du mangler, skal du tage præcis én; har begge steder en til dig, vælger du mellem dem.
    Et symbol, du allerede har, tager du aldrig igen.

rule-C8-title = Alle må se turistmarkørerne
rule-C8 =
    Lad dine turistmarkører ligge, hvor alle kan se dem.

## Træk rutekort

rule-K1-title = To rutekort
rule-K1 =
    Træk de 2 øverste rutekort, og behold ét eller begge.
    Vælger du et fra, lægger du det nederst i stakken med rutekort.

rule-K2-title = Få rutekort tilbage
rule-K2 =
    Er der kun ét rutekort tilbage, må du gerne vælge denne handling, men så skal du beholde kortet.
    Er stakken med rutekort tom, kan du ikke vælge den.

rule-K3-title = Rutekort bliver hos dig
rule-K3 =
    Et rutekort, du beholder, er dit, til spillet er slut; du kan aldrig slippe af med det.
    Du må have så mange rutekort, du vil.

rule-K4-title = Hemmelige rutekort
rule-K4 =
    Før slutningen får ingen andre at vide, hvilke rutekort du har, eller om du har færdiggjort dem.
    Når det første valg i S6 er overstået, må alle vide, hvor mange du har.

rule-K5-title = Rutekort, du har valgt fra
rule-K5 =
    Du ved, hvilke rutekort du har valgt fra, og hvor i stakken de ligger.
    De andre spillere ved ingen af delene.

## Slutning og point

rule-E1-title = De sidste ture
rule-E1 =
    Når en spiller slutter en tur med 2 eller færre sporvogne, begynder de sidste ture.
    Alle får præcis én tur mere, og den samme spiller får den allersidste.
    Det sker kun én gang: at flere løber tør for sporvogne senere, giver ikke ekstra ture.

rule-E2-title = Point for rutekort
rule-E2 =
    Vis dine rutekort.
    Et rutekort er færdiggjort, hvis dine egne strækninger danner en ubrudt vej mellem dets to steder: læg dets point til.
    For hvert rutekort, der ikke er færdiggjort, mister du dets point.

rule-E3-title = Point for turistmarkører
rule-E3 =
    Tæl de forskellige symboler på dine turistmarkører.
    Ingen eller 1 symbol giver 0 point, 2 symboler giver 1, 3 giver 2, 4 giver 4, 5 giver 6, 6 giver 9, og alle 7 giver 12.

rule-E4-title = Hvem vinder
rule-E4 =
    Den, der har flest point, vinder.
    Står nogen lige, er den med flest færdiggjorte rutekort foran; er det også lige, deler de sejren.
    De øvrige placeringer afgøres på samme måde.

rule-E5-title = Under nul
rule-E5 =
    Man kan godt ende med minuspoint.

rule-E6-title = Kontrol af point for strækninger
rule-E6 =
    Læg til sidst pointene for alle dine strækninger på spillepladen sammen en gang til.
    Summen skal være den samme som de point, du fik for strækninger undervejs.

rule-heading = { $id }  { $title }
