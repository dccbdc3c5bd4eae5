# Ce qui peut clocher dans un fichier de partie ; la page le charge au premier qui est refusé.

## Fichiers de parties

record-too-long = Le fichier dépasse { $most } Mo, plus qu’aucune partie.
record-not-json = Le fichier n’est pas une partie : ce doit être un objet JSON en UTF-8.
record-key-twice = Le fichier nomme deux fois une même clé.
record-not-whole = Le fichier contient { $number }, mais tous ses nombres doivent être entiers.
record-number-too-large = Le fichier contient un nombre bien trop grand pour une partie.
record-half-letter = Le fichier contient une moitié de lettre (un demi-codet isolé), qui ne peut pas s’écrire en UTF-8.
record-too-deep = Le fichier est imbriqué trop profondément pour être une partie.
record-format = Le format est « { $format } » ; ce programme lit « cablecar-game/1 ».
record-unknown-key = Ce n’est pas un fichier de partie valide : « { $where } » a une clé inconnue, « { $field } ».
record-missing-key = Ce n’est pas un fichier de partie valide : il manque à « { $where } » la clé « { $field } ».
record-wrong-type = Ce n’est pas un fichier de partie valide : « { $where } » a dans « { $field } » une valeur du mauvais type.
record-unknown-board = Cette partie a été jouée sur le plateau « { $board } », que cette page n’a pas. Ouvre le fichier sur un serveur Cable Car, par exemple sur ton ordinateur avec « cablecar play » : un serveur sait lire le plateau dans le fichier.
record-board-hash = La partie a été jouée sur une autre version du plateau « { $board } » : les empreintes diffèrent.
record-player-count = Sur ce plateau, une partie se joue de 2 à { $most }.
wrong-player-kind = Le type d’un joueur doit être « human », ou « bot: » et un nom.
record-wrong-shuffle = Le mélange « { $order } » ne contient pas exactement le matériel du plateau.
record-unknown-move = Il n’y a pas de coup « { $kind } ».
record-move = Coup { $number } : { $reason }
record-wrong-outcome = Ce que le coup a révélé n’est pas ce que donnent les mélanges.
record-opening-order = Les choix de départ doivent suivre l’ordre des places.
record-reshuffle =
    { $number ->
        [0] La donne a besoin d’une nouvelle pioche que le fichier n’a pas, ou qui n’est pas faite des cartes défaussées.
       *[other] Le coup { $number } crée une nouvelle pioche que le fichier n’a pas, ou qui n’est pas faite des cartes défaussées.
    }
record-surplus-reshuffle = Le fichier contient plus de nouvelles pioches que la partie n’en a créé.
record-wrong-result = Le résultat n’est pas celui que comptent les règles.
