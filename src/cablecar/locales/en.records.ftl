# What can be wrong with a game file; the page loads it with the first one that is refused.

## Game files

record-too-long = The file is longer than { $most } MB, too long for a game.
record-not-json = The file is not a game: it must be a JSON object in UTF-8.
record-key-twice = The file has the same key twice.
record-not-whole = The file holds { $number }, but all its numbers must be whole.
record-number-too-large = The file holds a number that is far too large for a game.
record-half-letter = The file holds half a character (a lone surrogate), which can’t be written as UTF-8.
record-too-deep = The file is nested too deeply to be a game.
record-format = The format is “{ $format }”; this program reads “cablecar-game/1”.
record-unknown-key = This is not a valid Cable Car game file: “{ $where }” has an unknown key “{ $field }”.
record-missing-key = This is not a valid Cable Car game file: “{ $where }” is missing the key “{ $field }”.
record-wrong-type = This is not a valid Cable Car game file: “{ $where }” has a value of the wrong type in “{ $field }”.
record-unknown-board = This game was played on the board “{ $board }”, which this page doesn’t have. To watch it, open the file on a Cable Car server, for example on your own computer with “cablecar play”: a server can read the board from the file.
record-board-hash = The game was played on another version of the board “{ $board }”: the hashes differ.
record-player-count = A game on this board has 2 to { $most } players.
wrong-player-kind = A player’s kind must be “human”, or “bot:” and a name.
record-wrong-shuffle = The shuffle of “{ $order }” doesn’t hold exactly the board’s pieces.
record-unknown-move = There is no move “{ $kind }”.
record-move = Move { $number }: { $reason }
record-wrong-outcome = What the move revealed doesn’t match the shuffles.
record-opening-order = The opening choices must be in seat order.
record-reshuffle =
    { $number ->
        [0] The deal needs a new draw pile that is missing from the file, or isn’t made of the discarded cards.
       *[other] Move { $number } makes a new draw pile that is missing from the file, or isn’t made of the discarded cards.
    }
record-surplus-reshuffle = The file holds more new draw piles than the game made.
record-wrong-result = The result doesn’t match the final scoring under the rules.
