# Wat de pagina en de terminal allebei in het Nederlands zeggen: woorden, gebeurtenissen, uitslagen en weigeringen.

player-name = Speler { $number }

## Spel

wrong-player-count =
    { $most ->
        [2] Op dit bord speel je met 2 spelers, niet met { $count }.
       *[other] Op dit bord speel je met 2 tot { $most } spelers, niet met { $count }.
    }
wrong-seed = ‘{ $seed }’ is geen seed; geef een heel getal of 1 tot 64 hexadecimale cijfers.
unknown-seat = Plaats { $seat } bestaat niet; de plaatsen zijn 0 tot en met { $last }.
undo-refused = Dit kun je niet terugnemen: er is verborgen informatie onthuld of iemand anders heeft een zet gedaan.

## Geweigerde zetten

refused-game-over = Het spel is afgelopen; er valt niets meer te doen.
refused-not-your-turn = Je bent niet aan de beurt; wacht tot de anderen klaar zijn.
refused-already-chosen = Je hebt je eerste bestemmingskaarten al gekozen; wacht tot iedereen zover is.
refused-opening-first = Kies eerst welke bestemmingskaarten je houdt.
refused-place-first = Eerst moeten de twee wachtende stapeltjes toeristenfiches op het bord komen.
refused-second-card-first = Je hebt één transportkaart gepakt; pak nu de tweede.
refused-keep-first = Kies eerst welke van de getrokken bestemmingskaarten je houdt.
refused-souvenir-first = Kies eerst welk van de twee toeristenfiches je neemt.
refused-nothing-offered = Er zijn geen bestemmingskaarten om uit te kiezen; trek er eerst een paar.
refused-not-offered = Houd alleen bestemmingskaarten die je aangeboden krijgt, elk maar één keer.
refused-keep-one = Houd minstens één van de bestemmingskaarten.
refused-unknown-ticket = Dit bord heeft geen bestemmingskaart ‘{ $ticket }’.
refused-not-placing = Stapeltjes toeristenfiches leg je alleen vóór de eerste beurt op het bord.
refused-stack-not-waiting = Het stapeltje met het symbool { $symbol } ligt al op het bord; neem een stapeltje dat nog wacht.
refused-place-has-stack = Op { $place } liggen al toeristenfiches; kies een locatie zonder.
refused-unknown-souvenir = Dit bord heeft geen toeristenfiche ‘{ $symbol }’.
refused-unknown-place = Dit bord heeft geen locatie ‘{ $place }’.
refused-deck-empty = De stapel is leeg; pak een open kaart.
refused-slot-empty = Op plek { $slot } ligt geen kaart; pak een andere.
refused-unknown-slot = Er is geen plek { $slot } bij de open kaarten; de plekken zijn 0 tot en met { $last }.
refused-ferry-as-second-card = Een open veerbootkaart mag niet je tweede kaart zijn; pak een andere, of een van de stapel.
refused-no-tickets-left = Er zijn geen bestemmingskaarten meer om te trekken.
refused-unknown-route = Dit bord heeft geen route ‘{ $route }’.
refused-route-owned = De route van { $a } naar { $b } is al geclaimd.
refused-own-twin = De andere helft van de dubbele route van { $a } naar { $b } is al van jou; niemand mag ze allebei hebben.
refused-twin-claimed = Met twee spelers kan maar één helft van de dubbele route van { $a } naar { $b } geclaimd worden.
refused-too-few-cars =
    { $cars ->
        [0] Je hebt geen kabeltrams meer
        [1] Je hebt nog 1 kabeltram
       *[other] Je hebt nog { $cars } kabeltrams
    }, en de route van { $a } naar { $b } vraagt er { $length }.
refused-too-few-cards = Die kaarten heb je niet; betaal met kaarten uit je hand.
refused-wrong-count =
    { $length ->
        [1] Deze route kost precies 1 kaart, niet { $count }.
       *[other] Deze route kost precies { $length } kaarten, niet { $count }.
    }
refused-needs-ferry =
    { $ferries ->
        [1] Deze veerbootroute vraagt minstens één veerbootkaart.
       *[other] Deze veerbootroute vraagt minstens { $ferries } veerbootkaarten.
    }
refused-unknown-card = Dit bord heeft geen transportkaart ‘{ $card }’.
refused-one-color = Een grijze route betaal je met kaarten van één kleur; een veerbootkaart mag elke kaart vervangen.
refused-wrong-color =
    Deze route betaal je met { $color ->
        [blue] blauwe
        [green] groene
        [black] zwarte
        [pink] paarse
        [red] rode
        [orange] oranje
        [blauw] blauwe
        [groen] groene
        [zwart] zwarte
        [paars] paarse
        [rood] rode
       *[other] { $color }
    } kaarten; een veerbootkaart mag elke kaart vervangen.
refused-no-souvenir-to-choose = Daar valt nu geen toeristenfiche te kiezen.
refused-can-act = Passen mag alleen als je geen kaart kunt pakken, geen route kunt claimen en geen bestemmingskaarten kunt trekken.
refused-no-such-action = Zo’n zet bestaat niet op dit bord.

## Woorden en zinsdelen

list-none = geen
slot-without-card = geen kaart
list-comma = { $first }, { $next }
list-and = { $first } en { $last }
list-or = { $first } of { $last }
color-blue = blauw
color-green = groen
color-black = zwart
color-pink = paars
color-red = rood
color-orange = oranje
color-grey = grijs
color-ferry = veerboot
letter-blue = B
letter-green = G
letter-black = Z
letter-pink = P
letter-red = R
letter-orange = O
letter-ferry = V
cards-of-color =
    { $card ->
        [ferry] { $count ->
            [1] 1 veerboot
           *[other] { $count } veerboten
        }
       *[other] { $count } { $color }
    }
souvenir-bell = bel
souvenir-crab = krab
souvenir-loaf = brood
souvenir-cookie = gelukskoekje
souvenir-seal = zeehond
souvenir-globe = sneeuwbol
souvenir-flower = bloem
two-places = { $a } – { $b }
name-count = { $name }: { $count }
route-phrase =
    { $ends }, { $length ->
        [1] 1 vakje
       *[other] { $length } vakjes
    }, { $color }{ $ferries ->
        [0] { "" }
        [1] , veerboot
       *[other] , { $ferries } veerboten
    }
route-worth =
    { $route }, { $points ->
        [1] 1 punt
       *[other] { $points } punten
    }
ticket-phrase = { $ends } ({ $points })
bot-name-random = Willekeurig
bot-name-greedy = Gretig
bot-name-rusher = Gehaast
bot-name-novice = Beginner
bot-name-casual = Liefhebber
bot-name-steady = Gestaag
bot-name-strong = Sterk
bot-name-sharp = Scherp
bot-name-veteran = Veteraan
bot-name-expert = Expert
bot-numbered = { $bot } { $number }
bot-person = { $name } ({ $bot })

## Wat er gebeurt

event-turned-up = Nieuwe kaart op plek { $slot }: { $color }.
event-swept = Te veel veerboten: alle open kaarten gaan op de aflegstapel.
event-reshuffled =
    { $size ->
        [1] De aflegstapel (1 kaart) wordt de nieuwe stapel.
       *[other] De aflegstapel ({ $size } kaarten) wordt geschud tot een nieuwe stapel.
    }
event-opening-chosen = { $name } heeft de eerste bestemmingskaarten gekozen.
event-opening-ended = Iedereen heeft bestemmingskaarten gekozen ({ $counts }).
event-drew-count =
    { $count ->
        [1] { $name } trekt de laatste bestemmingskaart.
       *[other] { $name } trekt { $count } bestemmingskaarten.
    }
event-drew-tickets = { $name } trekt { $tickets }.
event-kept-count =
    { $count ->
        [1] { $name } houdt 1 bestemmingskaart.
       *[other] { $name } houdt { $count } bestemmingskaarten.
    }
event-kept-tickets = { $name } houdt { $tickets }.
event-placed =
    { $count ->
        [1] { $name } legt 1 toeristenfiche op { $place }: { $souvenir }.
       *[other] { $name } legt { $count } toeristenfiches op { $place }: { $souvenir }.
    }
event-souvenir = { $name } neemt een toeristenfiche van { $place }: { $souvenir }.
event-took-unseen = { $name } pakt een kaart van de stapel.
event-took-from-deck = { $name } pakt een kaart van de stapel: { $color }.
event-took-face-up = { $name } pakt een open kaart: { $color }.
event-claimed =
    { $name } claimt { $ends } met { $cards } voor { $points ->
        [1] 1 punt
       *[other] { $points } punten
    }.
event-passed = { $name } kan niets doen en past.
event-last-round = De kabeltrams van { $name } zijn (bijna) op: iedereen krijgt nog één beurt.
event-over = Het spel is afgelopen.
log-undo = { $name } neemt de laatste zet terug.
log-bot = De bot { $bot } speelt nu voor { $name }.
log-back = { $name } speelt weer zelf.
log-clock = De tijd van { $name } is om: de bot { $bot } maakt de beurt af.

## De eindtelling

result-tickets = Bestemmingskaarten van { $name }: { $tickets }.
result-line =
    { $place }. { $name }: { $total ->
        [one] { $total } punt
       *[other] { $total } punten
    } ({ $routes } voor routes, { $tickets } voor bestemmingskaarten met { $completed } behaald, { $souvenirs } voor toeristenfiches)
result-winners =
    { $count ->
        [one] { $names } wint.
       *[other] { $names } delen de overwinning.
    }

## De bots

bot-failed = De bot ‘{ $bot }’ is vastgelopen in { $file }, regel { $line }: { $reason }.
bot-illegal = De bot ‘{ $bot }’ deed een zet die niet mag: { $move }.
bot-random = Doet zomaar een zet die mag; elke zet is even waarschijnlijk.
bot-greedy = Claimt van de routes die te betalen zijn die met de meeste punten, en pakt anders kaarten.
bot-rusher = Claimt de langste routes en maakt snel een eind aan het spel.
bot-novice = Maakt beginnersfouten: vergeet een bestemmingskaart, ziet niet dat een weg dichtgaat en geeft kaarten uit die hij elders nodig heeft.
bot-casual = Plant het kortste netwerk voor zijn bestemmingskaarten en verzamelt daarvoor kaarten.
bot-steady = Bouwt wat de bestemmingskaarten vragen; denkt over sommige zetten na en doet de rest uit gewoonte.
bot-strong = Plant zoals Liefhebber, is er snel bij als rivalen een route willen, verzamelt toeristenfiches en is afgestemd op elk aantal spelers.
bot-sharp = Denkt om de andere zet vooruit en ziet wat rivalen willen.
bot-veteran = Denkt bij bijna elke zet vooruit en haast zich zelden.
bot-expert = Denkt vooruit: probeert zetten uit in vele partijen die passen bij alles wat er te zien was.

## De stand in woorden

describe-player =
    { $name }: { $points ->
        [1] 1 punt
       *[other] { $points } punten
    } voor routes, nog { $cars ->
        [1] 1 kabeltram
       *[other] { $cars } kabeltrams
    }, { $cards ->
        [1] 1 kaart
       *[other] { $cards } kaarten
    }, { $tickets ->
        [-1] bestemmingskaarten nog niet gekozen
        [1] 1 bestemmingskaart
       *[other] { $tickets } bestemmingskaarten
    }; toeristenfiches: { $souvenirs }.
describe-waiting = Wachten op { $names }.
describe-slot = plek { $slot }: { $card }
describe-face-up = Open: { $slots }.
describe-deck =
    { $count ->
        [0] De stapel is leeg.
        [1] Op de stapel ligt nog 1 kaart.
       *[other] Op de stapel liggen nog { $count } kaarten.
    }
describe-discard = Afgelegd: { $cards }.
describe-ticket-deck =
    { $count ->
        [0] Er zijn geen bestemmingskaarten meer om te trekken.
        [1] Er is nog 1 bestemmingskaart om te trekken.
       *[other] Er zijn nog { $count } bestemmingskaarten om te trekken.
    }
describe-cards = In je hand: { $cards }.
describe-no-tickets = Je hebt nog geen bestemmingskaarten.
describe-ticket =
    { $ticket }: { $missing ->
        [0] behaald.
        [1] er ontbreekt nog 1 vakje.
       *[other] er ontbreken nog minstens { $missing } vakjes.
    }
describe-ticket-lost = { $ticket }: niet meer te behalen.
describe-offer = Om uit te kiezen: { $tickets }.
describe-stack =
    { $place }: { $count ->
        [1] 1 fiche, { $souvenir }
       *[other] { $count } fiches, { $souvenir }
    }.
describe-no-souvenirs = Er liggen er geen meer.
describe-waiting-souvenirs = Wachten nog op een locatie: { $souvenirs }.
describe-network = { $name } heeft verbonden: { $places }.
describe-no-network = { $name } heeft nog geen routes.
describe-place = { $place }: { $routes }.
describe-and = { $first }; { $next }
describe-to = naar { $place }
describe-owned = naar { $place }, geclaimd door { $name }
describe-closed = naar { $place }, gesloten
question-known = { $name } heeft in elk geval { $cards }.
question-rejected = Onder de bestemmingskaarten heb je gelegd: { $tickets }.
question-way =
    { $a } naar { $b }: { $missing ->
        [0] je eigen routes verbinden ze.
        [1] er ontbreekt nog 1 vakje, { $routes }.
       *[other] er ontbreken nog minstens { $missing } vakjes, { $routes }.
    }
question-no-way = { $a } naar { $b }: er is geen weg meer vrij.

## Wat de server weigert

body-too-large = Dit is te veel in één keer; er worden hoogstens { $most } bytes gelezen.
path-too-long = Dit adres is te lang.
length-twice = Dit verzoek geeft zijn lengte op twee manieren op: stuur Content-Length of Transfer-Encoding, niet allebei.
too-many-requests = Te veel verzoeken; wacht even en probeer het opnieuw.
too-many-tables = Je hebt veel tafels geopend; wacht een minuut voor de volgende.
too-many-games = Je hebt veel spellen gestart; wacht een paar seconden voor het volgende.
too-many-replays = Je hebt veel spellen geopend om terug te kijken; wacht een minuut voor het volgende.
too-many-messages = Te veel berichten; dit is niet gelezen. Wacht even en probeer het opnieuw.
too-many-connections = Er staan te veel vensters open vanuit je netwerk; sluit er een en probeer het opnieuw.
server-full = De server zit vol; probeer het over een paar minuten opnieuw.
wrong-origin = Dit verzoek komt van een andere site en is geweigerd.
wrong-host = Deze server luistert niet naar de naam { $host }: open hem via zijn adres, of vraag de beheerder om hem te starten met --public-name { $host }.
metrics-private = De meetcijfers zijn alleen op de server zelf te lezen.
internal = Er ging iets mis op de server. Wil je het melden, noem dan fout { $id }.
message-not-json = Dit is geen geldige JSON: stuur één JSON-object.
message-binary = Berichten zijn tekst: stuur één JSON-object als tekst.
message-wrong-field = { $reason ->
    [missing] Het veld { $field } ontbreekt.
    [extra_forbidden] Het veld { $field } is hier onbekend: laat het weg.
    [too_long] Het veld { $field } is te lang of te groot.
    [too_short] Het veld { $field } is te kort of te klein.
   *[wrong] Het veld { $field } heeft een verkeerde waarde: op de pagina van het protocol staat wat erin mag.
}
message-late = De volgende regel is nummer { $number }: kijk naar de tafel en stuur de zet opnieuw.
message-id-used = De id van dit bericht is al voor iets anders gebruikt: geef elk nieuw bericht een eigen id.
too-often = Dit is in één spel te vaak gedaan.
game-gone = Dat spel is afgelopen: aan deze tafel is nu een ander spel bezig.
page-unknown = Deze pagina bestaat niet.
method-unknown = Dit kan hier niet: op de pagina van het protocol staat wat wel kan.
secret-wrong = Deze plaats is niet van jou: open de tafel op het apparaat waarop je bent gaan zitten, of vraag het aan de host.
host-secret-wrong = Alleen de host kan dit doen: vraag het aan degene die de tafel heeft gemaakt.
code-wrong = Deze code is ongeldig, al gebruikt of verlopen: haal een nieuwe op het apparaat dat de plaats heeft.
name-refused = Een naam heeft 1 tot { $most } zichtbare tekens: kies een andere.
name-taken = Iemand aan deze tafel heet al { $name }: kies een andere naam.
too-many-public-tables = Je hebt al { $most } openbare tafels: wacht tot er een klaar is, of maak een tafel die alleen via de link te vinden is.
table-unknown = Deze tafel bestaat niet: controleer de link.
table-waiting = Het spel is nog niet begonnen.
table-playing = Het spel is al begonnen.
table-finished = Het spel is afgelopen: kies ‘Nog een keer’ voor een nieuw.
table-full = Alle plaatsen zijn bezet: je kunt toekijken.
table-reloads = De tafel wordt opnieuw geladen: probeer het nog eens.
store-unavailable = De server kan nu even niets opslaan, dus dit is niet gebeurd: probeer het over een minuut opnieuw.
server-stops = De server start opnieuw op; je spel gaat zo verder.
chair-unknown = Die plaats heeft de tafel niet.
seat-taken = Daar zit al iemand: kies een andere plaats.
seat-with-bot = Een bot speelt op deze plaats: neem de plaats eerst terug.
seat-present = De speler van die plaats is er.
color-taken = { $name } heeft die kleur al.
seat-moved = Deze plaats is naar een ander apparaat verhuisd.
seat-closed = Deze plaats is opgegeven of gesloten.
seats-still-open = Nog niet alle plaatsen zijn bezet: wacht, zet er bots neer of sluit ze.
too-few-players = Er zijn minstens twee spelers nodig.
client-too-slow = De verbinding is te traag: maak opnieuw verbinding om de rest te krijgen.
spectators-watch = Toeschouwers kijken alleen: neem een plaats om mee te spelen of te praten.
chat-off = De host heeft de chat uitgezet.
chat-muted = De host heeft je gedempt.
chat-empty = Je bericht is leeg.
chat-full = De chat van deze tafel is vol.
chat-unknown = Dat bericht bestaat niet.
chat-title = Chat
chat-nothing = Er heeft nog niemand iets gezegd.
chat-say = Zeg iets
chat-deleted = Dit bericht is gewist.
phrase-thumb = Duim omhoog
phrase-heart = Hart
phrase-laugh = Lachen
phrase-wow = Wauw
phrase-sad = Verdrietig
phrase-bell = Ting ting!
phrase-hello = Hallo!
phrase-luck = Veel succes!
phrase-nice = Mooie zet!
phrase-thanks = Bedankt!
phrase-oops = Oeps!
phrase-moment = Een momentje, graag.
phrase-close = Dat scheelde weinig!
phrase-played = Goed gespeeld!
game-unknown = Dat spel is er niet aan deze tafel.
game-not-over = Het spel is nog niet afgelopen: het bestand en de statistieken zijn er zodra het zover is.
replay-unknown = Onder deze link wordt geen spel gedeeld: hij klopt niet of is ingetrokken.

## Een tafel, op de pagina en in de terminal

connection-lost = Opnieuw verbinden…
log-title = Logboek
log-empty = Er is nog niets gebeurd.
end-won =
    { $count ->
        [one] { $names } wint met { $points ->
            [one] { $points } punt
           *[other] { $points } punten
        }!
       *[other] { $names } delen de overwinning met elk { $points ->
            [one] { $points } punt
           *[other] { $points } punten
        }!
    }
end-place = Plaats
end-routes = Routes
end-tickets-won = Behaalde bestemmingen
end-tickets-lost = Gemiste bestemmingen
end-souvenirs = Toeristenfiches
end-total = Totaal
end-tickets-of = De bestemmingskaarten van { $name }
end-table = De eindtelling in punten
stat-title = Statistieken
stat-turns-all = beurten gespeeld
stat-cards-face-up = open gepakt
stat-cards-blind = van de stapel gepakt
stat-cards-hand = meeste in de hand
stat-tickets-draws = keer getrokken
stat-tickets-completed = behaald
stat-tickets-failed = niet behaald
stat-routes-claimed = routes geclaimd
stat-routes-cars = kabeltrams geplaatst
stat-routes-longest = vakjes van de langste route
stat-routes-network = vakjes van het grootste netwerk
stat-routes-ferries = veerbootkaarten betaald
stat-routes-tokens = toeristenfiches genomen
table-over = Het spel is afgelopen.
table-do-opening =
    { $offered ->
        [1] Dit is je eerste bestemmingskaart: je moet die houden.
        [2] Kies je eerste bestemmingskaarten: houd er een of allebei.
       *[other] Kies je eerste bestemmingskaarten: houd er minstens één.
    }
table-do-placing = Leg een toeristenfiche op het bord: kies eerst het fiche, dan de locatie.
table-do-turn =
    { $cars ->
        [0] Jouw beurt: pak kaarten of trek bestemmingskaarten.
       *[other] Jouw beurt: pak kaarten, claim een route of trek bestemmingskaarten.
    }
table-do-second_card = Pak je tweede kaart.
table-do-keeping =
    { $offered ->
        [one] Houd de bestemmingskaart.
       *[other] Houd minstens één van deze bestemmingskaarten.
    }
table-do-souvenir = Kies een van de twee toeristenfiches.
table-do-pass = Je kunt nu niets doen: je moet passen.
table-wait-bots = De bots maken zich klaar. De eerste keer duurt dat ongeveer een halve minuut.
table-wait-opening =
    { $count ->
        [one] { $names } kiest nog de eerste bestemmingskaarten.
       *[other] { $names } kiezen nog de eerste bestemmingskaarten.
    }
table-wait-placing = { $names } legt een toeristenfiche op het bord.
table-wait-turn = { $names } is aan de beurt.
table-wait-second_card = { $names } pakt een tweede kaart.
table-wait-keeping = { $names } kiest bestemmingskaarten.
table-wait-souvenir = { $names } kiest een toeristenfiche.
table-last-round =
    { $count ->
        [1] Laatste ronde, laatste beurt.
       *[other] Laatste ronde: samen nog { $count } beurten.
    }
table-clock-days =
    { $days ->
        [1] 1 dag, { $time }
       *[other] { $days } dagen, { $time }
    }
table-bot-plays = Een bot speelt voor je.
table-players = Spelers
table-you = (jij)
table-to-move = aan de beurt
table-points =
    { $count ->
        [1] 1 punt
       *[other] { $count } punten
    }
table-cars =
    { $count ->
        [1] 1 kabeltram
       *[other] { $count } kabeltrams
    }
table-cards =
    { $count ->
        [1] 1 kaart
       *[other] { $count } kaarten
    }
table-tickets-held =
    { $count ->
        [1] 1 bestemmingskaart
       *[other] { $count } bestemmingskaarten
    }
table-has-chosen = heeft bestemmingskaarten gekozen
table-is-choosing = kiest bestemmingskaarten
table-deck =
    { $count ->
        [1] Stapel, 1 kaart
       *[other] Stapel, { $count } kaarten
    }
table-ticket-deck =
    { $known ->
        [false] Stapel bestemmingskaarten
       *[true] Stapel bestemmingskaarten, { $count ->
            [1] 1 kaart
           *[other] { $count } kaarten
        }
    }
table-hand = Je kaarten
table-hand-empty = Je hebt geen kaarten.
table-own-tickets = Je bestemmingskaarten
table-ticket-missing =
    { $count ->
        [1] nog 1 vakje
       *[other] nog { $count } vakjes
    }
table-ticket-far =
    buiten bereik: { $count ->
        [1] 1 vakje
       *[other] { $count } vakjes
    }, { $cars ->
        [1] 1 kabeltram
       *[other] { $cars } kabeltrams
    } over
table-ticket-closed = onhaalbaar
table-offer = Bestemmingskaarten om uit te kiezen
table-pay-title = Claim { $route }. Betaal met:
table-take-souvenir = { $place }: { $souvenir }
table-command = Typ een opdracht
table-command-example = claim { $a } { $b } met { $length } { $color }
table-curtain = De volgende speler
table-curtain-pass = Geef het apparaat door aan { $name }.
table-curtain-lift = Ik ben { $name }: toon mijn kaarten
table-curtain-undo = { $name } neemt de laatste zet terug
table-keys = Toetsenbord
table-key-display = de open kaart met dat nummer pakken
table-key-deck = een kaart van de stapel pakken
table-key-tickets = bestemmingskaarten trekken
table-key-undo = ongedaan maken
table-key-command = een opdracht typen
stat-cards = Transportkaarten
stat-tickets = Bestemmingskaarten
stat-routes = Routes en toeristenfiches
