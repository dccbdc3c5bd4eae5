# Hvad der kan være galt med en spilfil; siden henter det ved den første, der afvises.

## Spilfiler

record-too-long = Filen er længere end { $most } MB, og så lang er ingen spilfil.
record-not-json = Filen er ikke et spil: den skal være et JSON-objekt i UTF-8.
record-key-twice = Filen nævner en nøgle to gange.
record-not-whole = Filen indeholder { $number }, men alle dens tal skal være heltal.
record-number-too-large = Filen indeholder et tal, der er alt for stort til et spil.
record-half-letter = Filen indeholder et halvt tegn (et løst surrogat), som ikke kan skrives i UTF-8.
record-too-deep = Filen er indlejret for dybt til at være et spil.
record-format = Formatet er »{ $format }«; dette program læser »cablecar-game/1«.
record-unknown-key = Filen er ikke en gyldig spilfil: »{ $where }« har en ukendt nøgle »{ $field }«.
record-missing-key = Filen er ikke en gyldig spilfil: »{ $where }« mangler nøglen »{ $field }«.
record-wrong-type = Filen er ikke en gyldig spilfil: »{ $where }« har en værdi af forkert slags i »{ $field }«.
record-unknown-board = Spillet blev spillet på spillepladen »{ $board }«, som denne side ikke har. Åbn filen på en Cable Car-server, for eksempel på din egen computer med »cablecar play«: en server kan læse spillepladen fra filen.
record-board-hash = Spillet blev spillet på en anden version af spillepladen »{ $board }«: hashværdierne er forskellige.
record-player-count = Et spil på denne spilleplade har 2 til { $most } spillere.
wrong-player-kind = En spillers slags skal være »human« eller »bot:« og et navn.
record-wrong-shuffle = Blandingen af »{ $order }« indeholder ikke præcis spillepladens dele.
record-unknown-move = Der er intet træk »{ $kind }«.
record-move = Træk { $number }: { $reason }
record-wrong-outcome = Det, som trækket viste, er ikke det, som blandingerne giver.
record-opening-order = De første valg skal stå i pladsernes rækkefølge.
record-reshuffle =
    { $number ->
        [0] Uddelingen kræver en ny stak, som filen mangler, eller som ikke består af de brugte kort.
       *[other] Træk { $number } danner en ny stak, som filen mangler, eller som ikke består af de brugte kort.
    }
record-surplus-reshuffle = Filen indeholder flere nye stakke, end der blev dannet i spillet.
record-wrong-result = Resultatet er ikke det, som reglerne tæller sammen.
