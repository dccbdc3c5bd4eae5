# Wat er mis kan zijn met een spelbestand; de pagina laadt dit bij het eerste dat geweigerd wordt.

## Spelbestanden

record-too-long = Het bestand is groter dan { $most } MB; zo groot is geen enkel spel.
record-not-json = Het bestand is geen spel: het moet een JSON-object in UTF-8 zijn.
record-key-twice = Een veld staat twee keer in het bestand.
record-not-whole = In het bestand staat { $number }, maar alle getallen erin moeten heel zijn.
record-number-too-large = In het bestand staat een getal dat veel te groot is voor een spel.
record-half-letter = In het bestand staat een halve letter (een losse surrogate), die niet als UTF-8 te schrijven is.
record-too-deep = Het bestand is te diep genest om een spel te zijn.
record-format = Het formaat is ‘{ $format }’; dit programma leest ‘cablecar-game/1’.
record-unknown-key = Dit is geen geldig spelbestand: ‘{ $where }’ heeft een onbekend veld ‘{ $field }’.
record-missing-key = Dit is geen geldig spelbestand: in ‘{ $where }’ ontbreekt het veld ‘{ $field }’.
record-wrong-type = Dit is geen geldig spelbestand: ‘{ $where }’ heeft bij ‘{ $field }’ een waarde van de verkeerde soort.
record-unknown-board = Dit spel is gespeeld op het bord ‘{ $board }’, dat deze pagina niet heeft. Open het bestand op een server van Cable Car, bijvoorbeeld op je eigen computer met ‘cablecar play’: een server kan het bord uit het bestand lezen.
record-board-hash = Het spel is gespeeld op een andere versie van het bord ‘{ $board }’: de hashes verschillen.
record-player-count = Een spel op dit bord heeft 2 tot { $most } spelers.
wrong-player-kind = De soort van een speler moet ‘human’ zijn, of ‘bot:’ met een naam.
record-wrong-shuffle = De volgorde van ‘{ $order }’ bevat niet precies de onderdelen van het bord.
record-unknown-move = Er is geen zet ‘{ $kind }’.
record-move = Zet { $number }: { $reason }
record-wrong-outcome = Wat de zet onthulde, is niet wat uit het schudden volgt.
record-opening-order = De eerste keuzes moeten op volgorde van plaats staan.
record-reshuffle =
    { $number ->
        [0] Het delen vraagt een nieuwe stapel die in het bestand ontbreekt of niet uit de afgelegde kaarten bestaat.
       *[other] Zet { $number } maakt een nieuwe stapel die in het bestand ontbreekt of niet uit de afgelegde kaarten bestaat.
    }
record-surplus-reshuffle = In het bestand staan meer nieuwe stapels dan het spel heeft gemaakt.
record-wrong-result = De uitslag is niet wat de regels tellen.
