# Hvad siden siger på dansk om reglerne og i det første spil; hentes sammen med reglerne.

## Billeder til reglerne

picture-route-alt = { $route }: hvert felt har farvens tegn. Nedenunder ligger kort, der betaler den: kun kort i denne farve, én færge imellem, kun færger. Streget ud: kort i en anden farve.
picture-route = { $length } felter koster { $length } kort i strækningens farve. Færgekort kan erstatte nogle af dem eller alle.
picture-grey-alt = { $route }. Nedenunder ligger kort, der betaler den: alle i én farve, én færge og en anden farve, kun færger. Streget ud: kort i to farver.
picture-grey = Grå betyder en hvilken som helst farve, men kun én: alle kort har samme farve eller er færger.
picture-ferry-alt =
    { $route }: { $ferries ->
        [one] ét felt viser
       *[other] { $ferries } felter viser
    } et anker. Nedenunder ligger kort, der betaler den: lige så mange færger som ankre og én farve, flere færger, kun færger. Streget ud: kort uden færge.
picture-ferry =
    { $ferries ->
        [one] Ét anker (færgesymbol): mindst ét færgekort.
       *[other] { $ferries } ankre (færgesymboler): mindst { $ferries } færgekort.
    } { $rest ->
        [0] Der er ingen andre felter at betale for.
        [one] Det andet felt koster ét kort { $color ->
            [grey] i en valgfri farve
           *[other] i strækningens farve
        } eller endnu flere færgekort.
       *[other] De andre { $rest } felter koster kort { $color ->
            [grey] i én valgfri farve
           *[other] i strækningens farve
        } eller endnu flere færgekort.
    }
picture-double-alt = { $route } ved siden af en anden strækning mellem de samme steder. Med to spillere står der sporvogne på den ene, og den anden er lukket. Med flere spillere står to spilleres sporvogne side om side.
picture-double =
    Du ejer aldrig begge. { $players ->
        [2] Så snart nogen gør krav på den ene, lukkes den anden.
        [3] Med to spillere lukkes den anden, så snart nogen gør krav på den ene. Med tre kan en anden spiller gøre krav på den.
       *[other] Med to spillere lukkes den anden, så snart nogen gør krav på den ene. Med tre eller fire kan en anden spiller gøre krav på den.
    }
picture-players-few = 2 spillere
picture-players-many =
    { $players ->
        [3] 3 spillere
       *[other] 3 eller 4 spillere
    }
picture-both-alt = Et færgekort med billedsiden opad er lig med to kort.
picture-both = En færge med billedsiden opad er alt, hvad du tager i denne tur: den tæller som begge kort.
picture-sweep-alt = Streget ud, den gamle række: { $swept }. Nedenunder den nye: { $fresh }.
picture-sweep =
    { $count ->
        [one] Så snart 1 færge ligger med billedsiden opad
       *[other] Så snart { $count } færger ligger med billedsiden opad
    }, lægges hele rækken i bunken med brugte kort, og der kommer nye kort.
picture-souvenir-alt = Der står sporvogne på alle felter af en strækning til { $place }, hvor der ligger to turistmarkører. Ejeren får én: { $souvenir }.
picture-souvenir = Gør du krav på en strækning til et sted med turistmarkører, tager du en af dem, medmindre du allerede har dens symbol.
picture-ticket-alt = Én spillers sporvogne fører fra { $a } over { $middle } til { $b }. Rutekortet { $a } – { $b } er markeret som færdiggjort.
picture-ticket =
    Dine egne strækninger forbinder begge steder, uanset ad hvilken vej: rutekortet giver { $points ->
        [one] 1 point
       *[other] { $points } point
    }. Hvis ikke, koster det lige så mange.
picture-points = Point for en strækning (gives med det samme)
picture-points-count = Felter
picture-souvenirs = Point for turistmarkører (gives til sidst)
picture-souvenirs-count = Forskellige markører

## Siden med reglerne

book-search = Søg i reglerne
book-found =
    { $count ->
        [0] Ingen regel har det ord: prøv et andet, for eksempel kort, færge eller stak.
        [one] 1 regel handler om det.
       *[other] { $count } regler handler om det.
    }
book-contents = Indhold

## Det første spil

learn-goal =
    San Francisco ligger foran dig, og dine rutekort nævner steder, der skal forbindes. Saml kort, betal for strækninger med dem, og sæt dine sporvogne på strækningerne.
    Strækninger giver point, færdiggjorte rutekort giver flere, og turistmarkører fra stederne undervejs tæller også. Det højeste pointtal vinder.
learn-how = { $count } korte trin fører dig gennem et rigtigt spil mod en nem bot. Stop, når du vil: denne browser husker, hvor du var.
learn-begin = Begynd
learn-again = Begynd forfra
learn-resume = Fortsæt med trin { $number } af { $count }
learn-name = Dit første spil
learn-step = Trin { $number } af { $count }
learn-hide = Skjul
learn-show = Vis
learn-done = Færdig: { $title }
learn-next = Videre
learn-skip = Spring trinnet over
learn-finish = Spil videre uden hjælp
learn-look = Se på
learn-picture = Som billede
learn-tickets-title = Vælg dine rutekort
learn-tickets = Et rutekort nævner to steder. Hvis dine strækninger forbinder dem til sidst, får du dets point; hvis ikke, mister du dem.
learn-tickets-task = Vælg et rutekort for at se dets steder på spillepladen. Behold ét eller begge.
learn-placing-title = Læg turistmarkører ud
learn-placing = På nogle steder ligger der turistmarkører til den, der gør krav på en strækning dertil. Botten begynder, så de sidste to skal du lægge.
learn-placing-task = Vælg en markør og et sted, to gange. Steder nær dem på dine rutekort er gode for dig.
learn-cards-title = Tag kort
learn-cards = I din tur gør du én ting: tager kort, gør krav på en strækning eller trækker rutekort. Strækninger betales med kort, så skaf dig nogle først: med billedsiden opad eller i blinde fra stakken.
learn-cards-task = Tag to kort i din tur. Flere i samme farve er mest værd.
learn-ferries-title = Færger er jokere
learn-ferries = Et færgekort gælder for enhver farve. Men med billedsiden opad tæller det som begge dine kort: du tager det alene. Fra stakken er det et kort som alle andre.
learn-ferries-task = Tag en færge med billedsiden opad i din tur, eller spring over.
learn-ferries-none = Der ligger ingen færge med billedsiden opad nu. Husk det, og gå videre.
learn-claim-title = Gør krav på en strækning
learn-claim = Indrammede strækninger har du råd til nu: ét kort for hvert felt, alle i strækningens farve. Lange strækninger giver flere point. Strækningerne til dine rutekort er de vigtigste. Ligger to strækninger side om side, og er I kun to spillere, lukkes den anden, så snart nogen gør krav på den ene.
learn-claim-task = Vælg en indrammet strækning i din tur, eller først et af dine kort for at se, hvad det rækker til. Er der ingen god, så tag kort.
learn-grey-title = Grå strækninger
learn-grey = På en grå strækning vælger du farven, men alle kort skal være i den ene farve eller være færger.
learn-grey-task = Grå strækninger lyser. Gør krav på en, eller vælg en for at se på den.
learn-ferry-route-title = Færgestrækninger
learn-ferry-route = En strækning med et anker, færgesymbolet, går over bugten. For hvert anker skal du betale mindst ét færgekort. De andre felter betales som på enhver strækning i den farve, gerne med endnu flere færgekort.
learn-ferry-route-task = Færgestrækninger lyser. Vælg en for at se, hvad den kræver.
learn-souvenirs-title = Turistmarkører
learn-souvenirs = Når du gør krav på en strækning, tager du en turistmarkør fra en af dens to ender, hvis du ikke har den endnu. Jo flere forskellige, jo bedre: alle { $symbols } giver { $most } point.
learn-souvenirs-task = Steder med markører til dig lyser. Gør krav på en strækning dertil, eller vælg et for at se på det.
learn-progress-title = Dine rutekort
learn-progress = Dine rutekort viser, hvor mange felter der mangler. Du kan trække to nye i enhver tur og skal beholde mindst ét af dem: helst når dine er færdiggjort. Et rutekort, du ikke færdiggør, koster dig dets point.
learn-progress-task = Vælg et af dine rutekort for at se, hvor langt du er nået.
learn-end-title = Slutningen
learn-end = Når nogen slutter en tur med { $at } eller færre sporvogne, har alle én sidste tur. Så tælles rutekort og turistmarkører, og det højeste pointtal vinder.
learn-end-task =
    { $left ->
        [0] Du har ingen sporvogne tilbage. Spil videre til slutningen!
        [one] Du har 1 sporvogn tilbage. Spil videre til slutningen!
       *[other] Du har { $left } sporvogne tilbage. Spil videre til slutningen!
    }
learn-over-title = Du har spillet dit første spil
learn-over = Den endelige optælling viser, hvor pointene kommer fra. Nu kan du det hele: prøv Amatør, den næste modstander, eller inviter en ven.
learn-play-on = Spil mod { $bot }
learn-look-grey =
    { $route }: { $length ->
        [one] 1 kort i en hvilken som helst farve.
       *[other] { $length } kort i én farve, du bestemmer hvilken.
    }
learn-look-ferry =
    { $route }: { $length } kort. Mindst { $ferries ->
        [one] 1 skal være et færgekort
       *[other] { $ferries } skal være færgekort
    }, { $rest ->
        [one] det andet i en valgfri farve eller endnu en færge
       *[other] de andre { $rest } i én farve eller flere færger
    }. { $held ->
        [0] Du har intet færgekort endnu.
        [one] Du har 1 færgekort.
       *[other] Du har { $held } færgekort.
    }
learn-look-souvenir = { $place }: { $souvenir }. Ledige strækninger dertil kommer fra: { $places }.
