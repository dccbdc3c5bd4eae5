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
    Spillet er for { $players ->
        [2] to spillere
        [3] to eller tre spillere
       *[other] to til fire spillere
    }. Hver har { $cars ->
        [one] én sporvogn og en pointmarkør
       *[other] { $cars } sporvogne og en pointmarkør
    } i samme farve.
    Der er { $cards } transportkort: { $per }{ $kinds ->
        [one] { "" } i farven
       *[other] { " " }i hver af farverne
    } { $colors } samt { $ferries ->
        [0] ingen færgekort
        [one] 1 færgekort, som er joker
       *[other] { $ferries } færgekort, som er jokere
    }.
    Der er { $tickets ->
        [one] 1 rutekort
       *[other] { $tickets } rutekort
    }, hvert med to steder og et antal point.
    Der er { $tokens } turistmarkører: { $symbols ->
        [one] alle med det samme symbol.
       *[other] { $symbols } symboler med { $each } markører af hvert.
    }
    På spillepladen forbinder strækninger stederne. En strækning er en række felter i én farve eller i gråt; den kan have færgesymboler, og to strækninger side om side er et dobbeltspor.
    { $starts ->
        [0] Ingen steder er markeret som start for turistmarkører.
        [one] Ét sted er markeret som start for turistmarkører: { $places }.
       *[other] { $starts } steder er markeret som start for turistmarkører: { $places }.
    }
    Pointsporet viser alles point.
    Længere strækninger er flere point værd: tabellen står ved C5.
    Du får point for strækninger, færdiggjorte rutekort og forskellige turistmarkører, og du mister point for de rutekort, du ikke får færdiggjort.

## Opstilling

rule-S1-title = Sporvogne og point
rule-S1 =
    Tag { $cars ->
        [one] din sporvogn
       *[other] dine { $cars } sporvogne
    }, og stil din pointmarkør på 0.

rule-S2-title = Turistmarkørerne sorteres
rule-S2 =
    Del turistmarkørerne i { $symbols ->
        [one] én stak: de har alle det samme symbol.
       *[other] { $symbols } stakke, én for hvert symbol.
    }
    { $players ->
        [2] Hver stak har 2 markører.
        [3] Hver stak har 2 markører.
       *[other] Med fire spillere har hver stak alle 3 markører. Med to eller tre spillere har den 2, og resten bruges ikke.
    }

rule-S3-title = Turistmarkører på spillepladen
rule-S3 =
    { $starts ->
        [0] På denne spilleplade begynder ingen steder med en stak; begge stakke venter ved siden af spillepladen.
        [one] Ét sted begynder med en stak: { $places }.
            { $waiting ->
                [0] Det er den eneste stak.
               *[other] Træk lod om, hvilken stak der kommer der.
                    De to stakke, der er tilbage, venter ved siden af spillepladen.
            }
       *[other] { $starts } steder begynder med en stak hver: { $places }.
            Træk lod om, hvilken stak der kommer hvor.
            { $waiting ->
                [0] Der er ingen stakke tilbage.
               *[other] De to stakke, der er tilbage, venter ved siden af spillepladen.
            }
    }

rule-S4-title = Transportkort deles ud
rule-S4 =
    Bland transportkortene{ $hand ->
        [0] { "" }. Ingen får kort på hånden.
        [one] , og del 1 ud til hver spiller.
       *[other] , og del { $hand } ud til hver spiller.
    }
    { $display ->
        [one] Læg det næste kort med billedsiden opad: det er kortrækken, som kun har én kortplads.
       *[other] Læg de næste { $display } på række med billedsiden opad: det er kortrækken med en kortplads til hvert kort.
    }
    Kortene, der er tilbage, er stakken.

rule-S5-title = For mange færger
rule-S5 =
    { $sweep ->
        [0] På denne spilleplade kan der aldrig ligge færger nok fremme til at rydde kortrækken.
       *[other] Er { $sweep } eller flere kort i den nye kortrække færger, lægges hele rækken i bunken med brugte kort, og nye kort kommer i stedet.
    }
    Regel D7 beskriver det trin for trin.

rule-S6-title = Dine første rutekort
rule-S6 =
    Bland rutekortene, og del { $offer ->
        [1] 1 ud til hver. Se på dit i hemmelighed; du skal beholde det.
        [2] 2 ud til hver. Se på dine i hemmelighed, og behold ét eller begge.
       *[other] { $offer } ud til hver. Se på dine i hemmelighed, og behold mindst ét.
    }
    { $offer ->
        [1] Alle ser på deres samtidig og må blive færdige i vilkårlig rækkefølge.
            Indtil alle er færdige, kan de andre kun se, hvem der er klar.
       *[other] Alle vælger samtidig og må blive færdige i vilkårlig rækkefølge.
            Indtil alle har valgt, kan de andre kun se, hvem der er klar, men ikke hvor mange rutekort nogen har beholdt, eller hvor mange der er i stakken med rutekort.
            Bagefter kommer alle fravalgte rutekort ind under stakken på én gang, i pladsernes rækkefølge, så den sidste plads’ kort ligger nederst.
    }

rule-S7-title = Hvem begynder
rule-S7 =
    Der trækkes lod om pladserne, før der deles kort ud, medmindre værten bestemmer dem.
    Spilleren på den første plads begynder.
    Derfra går turen rundt med uret.

rule-S8-title =
    De sidste stakke, { $players ->
        [2] ikke med 2 spillere
        [3] 3 spillere
       *[other] 3 eller 4 spillere
    }
rule-S8 =
    { $waiting ->
        [0] På denne spilleplade er der ingen stakke tilbage, så ingen lægger nogen.
       *[other] { $players ->
                [2] Denne spilleplade er for to spillere, så her gælder regel S9.
                [3] Med tre spillere kommer de sidste to stakke på spillepladen før den første tur.
                    Den spiller, der får tur sidst, vælger en af de ventende stakke og lægger den på et sted uden stak.
                    Så lægger den næstsidste spiller den anden stak på et sted, der stadig er uden.
               *[other] Med tre eller fire spillere kommer de sidste to stakke på spillepladen før den første tur.
                    Den spiller, der får tur sidst, vælger en af de ventende stakke og lægger den på et sted uden stak.
                    Så lægger den næstsidste spiller den anden stak på et sted, der stadig er uden.
            }
    }

rule-S9-title = De sidste turistmarkører, 2 spillere
rule-S9 =
    { $waiting ->
        [0] På denne spilleplade er der ingen stakke tilbage, så ingen lægger nogen.
       *[other] Med to spillere tager den, der ikke begynder, én markør fra hver af de to ventende stakke.
            Den spiller lægger dem på hver sit sted uden stak. Resten af de ventende stakke går ud af spillet.
            Når spillet går i gang, ligger der altså { $starts ->
                [0] kun to enkelte markører.
                [one] to enkelte markører og én stak på 2.
               *[other] to enkelte markører og { $starts } stakke på 2.
            }
    }

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
    Mangler der kort i kortrækken, fyldes den op, så snart der er kort igen, for eksempel efter et krav på en strækning.

rule-D7-title = Kortrækken fyldes op og tjekkes
rule-D7 =
    Fyld kortrækken op, og tjek den efter opstillingen, efter hvert eneste kort, der tages (altså også mellem dine to kort), og efter hvert krav på en strækning, selv om rækken ikke har ændret sig, og selv efter spillets sidste træk.
    Først får den kortplads, hvor et kort netop er taget, stakkens øverste kort; så fyldes tomme kortpladser i rækkefølge.
    { $sweep ->
        [0] Tjek så færgerne. På denne spilleplade kan der aldrig ligge nok fremme til, at rækken skal ryddes.
       *[other] Er { $sweep } eller flere af kortene med billedsiden opad nu færger, og er stakken ikke tom, ryddes kortrækken: læg alle dens kort i bunken med brugte kort, fyld kortpladserne i rækkefølge, og tjek igen. Ryd højst tre gange; efter den tredje bliver kortene liggende.
    }
    Kortene fra én betaling eller én rydning når bunken med brugte kort samlet, og D6 gælder mellem trinene.

rule-D8-title = Kun ét kort er muligt
rule-D8 =
    Du kan vælge denne handling, når der er mindst ét kort, du kan tage.
    Er der ikke et kort nummer to, som du har lov til at tage, slutter handlingen efter det første.

rule-D9-title = Hvad alle må vide
rule-D9 =
    Stak, brugte kort, kortrække og alle hænder er altid { $cards } kort tilsammen.
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
rule-C2-example = For eksempel { $route }: betal { $length } kort i denne farve, eller brug færgekort i stedet for så mange af dem, du vil, også alle.

rule-C3-title = Færgestrækninger
rule-C3 =
    På en færgestrækning betaler du mindst ét færgekort for hvert færgesymbol{ $anchors ->
        [0] . Denne spilleplade har ingen færgestrækninger.
        [mixed] . På denne spilleplade varierer antallet af symboler fra strækning til strækning.
        [one] . På denne spilleplade har hver færgestrækning ét symbol.
       *[other] . På denne spilleplade har hver færgestrækning { $anchors } symboler.
    }
    De andre felter betaler du som i C2, gerne med flere færgekort.

rule-C4-title = Sporvogne nok
rule-C4 =
    Du skal bruge en sporvogn til hvert felt.
    Har du færre tilbage, kan du ikke gøre krav på strækningen.

rule-C5-title = Sådan forløber et krav
rule-C5 =
    Læg først kortene, du betaler med, i bunken med brugte kort, sæt så en af dine sporvogne på hvert felt, og få straks de point, som tabellen viser for længden.
    Fyld derefter kortrækken op, og tjek den (D7), og tag en turistmarkør, hvis der er en til dig (C7).
    Nu er din tur slut, og I ser efter, om de sidste ture begynder (E1).
rule-C5-row =
    { $length ->
        [one] 1 felt
       *[other] { $length } felter
    }: { $points } point

rule-C6-title = Dobbeltspor
rule-C6 =
    Et dobbeltspor er to lige lange strækninger mellem de samme to steder.
    Ingen må nogensinde eje dem begge.
    { $players ->
        [2] Så snart den ene er taget, er den anden lukket for jer begge.
        [3] Med tre spillere kan den anden strækning gå til en anden spiller. Med to spillere er den lukket for jer begge, så snart den første er taget.
       *[other] Med tre eller fire spillere kan den anden strækning gå til en anden spiller. Med to spillere er den lukket for jer begge, så snart den første er taget.
    }

rule-C7-title = Tag en turistmarkør
rule-C7 =
    Se på de to steder, du lige har forbundet.
    Ligger der en markør med et symbol, du mangler, skal du tage præcis én. Har begge steder en til dig, vælger du mellem dem.
    Et symbol, du allerede har, tager du aldrig igen.

rule-C8-title = Alle må se turistmarkørerne
rule-C8 =
    Lad dine turistmarkører ligge, hvor alle kan se dem.

## Træk rutekort

rule-K1-title = Nye rutekort
rule-K1 =
    Træk { $offer ->
        [1] det øverste rutekort; du skal beholde det.
        [2] de 2 øverste rutekort, og behold ét eller begge.
            De kort, du vælger fra, lægges nederst i stakken med rutekort.
       *[other] de { $offer } øverste rutekort, og behold mindst ét.
            De kort, du vælger fra, lægges nederst i stakken med rutekort.
    }

rule-K2-title = Få rutekort tilbage
rule-K2 =
    Ligger der færre i stakken, trækker du dem, der er. Er det kun ét, skal du beholde det.
    Er stakken med rutekort tom, kan du ikke vælge denne handling.

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
    Når en spiller slutter en tur { $low ->
        [0] uden flere sporvogne
        [one] med højst 1 sporvogn tilbage
       *[other] med { $low } eller færre sporvogne
    }, begynder de sidste ture.
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
    Tabellen viser, hvor mange point de giver.
rule-E3-row =
    { $count ->
        [0] Intet symbol
        [one] 1 symbol
       *[other] { $count } symboler
    }: { $points } point

rule-E4-title = Hvem vinder
rule-E4 =
    Det højeste pointtal vinder.
    Står nogen lige, er den med flest færdiggjorte rutekort foran; er det også lige, deler de sejren.
    De øvrige placeringer afgøres på samme måde.

rule-E5-title = Under nul
rule-E5 =
    Man kan godt ende med minuspoint.

rule-E6-title = Eftertælling af point for strækninger
rule-E6 =
    Til sidst må enhver tælle pointene for strækningerne på spillepladen efter.
    Det giver det samme, som blev talt undervejs.

rule-heading = { $id }  { $title }
