# Ce que Cable Car dit en français dans le terminal. Ce qu’il partage avec la page est dans fr.game.ftl, les règles dans fr.rules.ftl.

## Fichiers

unknown-board = Il n’y a pas de plateau « { $name } », ni de fichier de ce nom ; les plateaux fournis avec Cable Car sont { $known }.
file-unreadable = Impossible de lire { $file } : { $reason }.

## Plateaux

board-not-readable = { $file } n’est pas un plateau : tables et listes y sont trop imbriquées. Repars de la copie d’un plateau qui marche.
board-syntax = { $file } : ce n’est pas du { $format } valide ({ $reason }). Corrige-le ici ou juste avant.
board-not-utf-8 = { $file } : il y a ici un caractère qui n’est pas de l’UTF-8. Ouvre le fichier dans ton éditeur et enregistre-le en UTF-8.
board-key-twice = { $file } : la clé « { $field } » figure deux fois dans le même objet ; enlèves-en une.
board-line = { $file }, ligne { $line }
board-guess = Voulais-tu dire « { $guess } » ?
board-not-canonical = { $file } contient id, name ou drawing, qui n’ont pas leur place dans les données du plateau.
board-id-shipped = { $file } : « { $entry } » est l’identifiant d’un plateau fourni avec Cable Car ; donne-en un autre au tien.
board-unknown-field = { $file }, { $entry } : il n’y a pas de champ « { $field } » ; vérifie comment il s’écrit.
board-misplaced = { $file }, { $entry } : « { $field } » a sa place dans la table « { $table } » ; déplace-le là.
board-below-table = { $file }, { $entry } : « { $field } » vient après la ligne qui ouvre « { $table } » et en fait donc partie ; déplace-le en haut du fichier, au-dessus de la première ligne entre crochets.
board-missing-field = { $file }, { $entry } : le champ « { $field } » manque ; ajoute-le.
board-wrong-type =
    { $file }, { $entry } : « { $field } » doit être { $type ->
        [text] un texte entre guillemets, sur une ligne
        [number] un nombre entier d’au plus 9 chiffres
        [boolean] true ou false
        [list] une liste
       *[table] une table
    }.
board-wrong-list =
    { $file }, { $entry } : chaque élément doit être { $type ->
        [text] un texte entre guillemets, sur une ligne
       *[number] un nombre entier d’au plus 9 chiffres
    }.
board-wrong-points = { $file }, { $entry } : les points des Routes demandent une longueur de 1 à 8 et un nombre entier de points.
board-size = { $file }, { $entry } : { $size } sort de ce que le jeu peut contenir, de { $least } à { $most }.
board-duplicate = { $file }, { $entry } : cet identifiant figure { $times } fois ; chacun doit être unique.
board-bad-id = { $file }, { $entry } : un identifiant se compose d’au plus 64 lettres, chiffres, « _ », « - » et « . ».
board-unknown-color = { $file }, { $entry } : « { $color } » n’est pas une des couleurs du plateau ; choisis-en une, ou ajoute celle-ci.
board-no-colors = { $file }, { $entry } : le plateau a besoin d’au moins une couleur.
board-too-few-cards = { $file }, { $entry } : { $cards } cartes Transport ne suffisent pas pour servir toutes les mains ; ajoute des cartes ou donnes-en moins.
board-points-range = { $file }, { $entry } : { $points } points, c’est hors de ce que le jeu peut contenir (au plus { $most }).
board-too-few-free-places = { $file }, { $entry } : outre les { $starts } Lieux qui ont des Jetons Touriste au départ, il en faut au moins deux de plus.
board-souvenir-count = { $file }, { $entry } : il faut { $expected } Jetons Touriste, deux de plus que de Lieux qui en ont au départ, ou juste autant, et non { $size }.
board-souvenir-points = { $file }, { $entry } : il faut des points pour chaque nombre de Jetons Touriste, soit { $needed } valeurs.
board-unknown-place = { $file }, { $entry } : il n’y a pas de Lieu « { $place } » ; vérifie son identifiant, ou ajoute ce Lieu.
board-unknown-route = { $file }, { $entry } : il n’y a pas de Route « { $route } » ; vérifie son identifiant, ou enlève cette entrée.
board-same-ends = { $file }, { $entry } : les deux bouts sont le même Lieu ; change l’un des deux.
board-route-length = { $file }, { $entry } : une Route a de 1 à { $most } Espaces, pas { $length }.
board-no-points = { $file }, { $entry } : route_points ne dit rien de la longueur { $length } ; ajoute-la.
board-route-ferries = { $file }, { $entry } : { $ferries } symboles de Ferry ne tiennent pas sur { $length } Espaces ; il en faut de 0 à { $length }.
board-unknown-twin = { $file }, { $entry } : son double « { $twin } » n’est pas une autre Route ; nomme la Route d’à côté.
board-twin-one-sided = { $file }, { $entry } : son double « { $twin } » ne la nomme pas en retour ; donne aussi double à cette Route, ou enlève-le ici.
board-twin-differs = { $file }, { $entry } : son double « { $twin } » a d’autres bouts ou une autre longueur ; rends-les pareilles, ou enlève double aux deux.
board-twins-unnamed = { $file }, { $entry } : « { $twin } » joint les mêmes Lieux avec la même longueur ; les deux doivent se nommer l’une l’autre comme double.
board-too-many-between = { $file }, { $entry } : deux Routes au plus peuvent joindre deux Lieux (voir « { $other } ») ; enlèves-en une.
board-too-few-tickets = { $file }, { $entry } : { $size } cartes Destination ne suffisent pas à la donne ; il en faut au moins { $needed }.
board-unjoined = { $file }, { $entry } : aucune suite de Routes ne joint { $a } et { $b } ; ajoute des Routes entre eux, ou change la carte Destination.
board-unknown-scenery = { $file }, { $entry } : il n’y a pas de décor du type « { $kind } » ; prends un type des plateaux fournis.

## Fichiers de parties

record-bad-path = Impossible de lire « { $file } » : aucun fichier ne peut porter ce nom.
record-bad-board = Le plateau de la partie n’est pas valide : { $fault }
record-board-not-whole = Le plateau de la partie n’est pas écrit en entier ; la forme canonique a tous les champs.
record-wrong-seed = Les mélanges ne découlent pas de la graine : l’un ou l’autre a été modifié, ou un autre programme a mélangé.

## Bots

bot-misfit = Le bot « { $bot } » ne peut pas être interrogé : sa classe ne doit prendre aucun argument, et sa méthode doit suivre la documentation, choose(view, legal_moves, rng, budget) ; { $reason }.
unknown-bot = Il n’y a pas de bot « { $name } » ; il y a { $known }.
wrong-budget = Un budget est soit un nombre de simulations, soit des secondes : l’un ou l’autre.
budget-too-few-simulations = Un budget est un nombre entier d’au moins 1 simulation, pas { $given }.
budget-no-time = Un budget de temps est un nombre fini de secondes supérieur à 0, pas { $given }.
view-not-to-move = Un bot ne peut choisir que pour une place dont c’est le tour : donne-lui game.view(seat) avec une place de game.waiting_for.
code-without-bot = { $file } ne contient pas de bot : une classe avec une méthode « choose ».
code-unreadable = { $file } ne peut pas servir de code : { $reason }.
net-unreadable = { $file } ne contient pas de réseaux pour expert ; crée un tel fichier avec « cablecar train ».
net-lacks-players = Les réseaux de « { $bot } » ne sont pas entraînés pour { $players } joueurs ; entraîne-les sur un plateau pour autant de joueurs.

## Python

not-players = « { $given } » n’est ni un nombre de joueurs ni une liste de joueurs : donne un nombre comme 2, ou une liste de noms comme ["Ada", "Ben"].
not-a-player = « { $given } » n’est ni un nom ni un Player : donne un texte comme "Ada", ou un Player.
not-a-board = « { $given } » n’est pas un plateau : donne un Board, l’identifiant d’un plateau fourni avec Cable Car, ou le nom d’un fichier de plateau.
not-a-move = « { $given } » n’est pas un coup : choisis-en un dans game.legal_moves(seat), ou crées-en un, comme TakeCard(slot=0).
not-bots = « { $given } » n’est pas une liste de bots : donne une liste de noms de bots, comme ["expert", "strong"].
not-a-whole-number = « { $given } » n’est pas un nombre entier : donnes-en un, comme { $name }=2.
not-a-path = « { $given } » n’est pas un nom de fichier ou de dossier : donne un texte ou un Path.
view-frozen = Une vue ne peut pas être modifiée ; fais-en un dict pour obtenir une copie modifiable.

## La ligne de commande

help-cablecar = Cable Car : un jeu de plateau à travers San Francisco, avec des règles exactes et des fichiers de parties que chacun peut vérifier.
help-version = Afficher la version et quitter.
help-usage = Utilisation :
help-arguments = Arguments :
help-options = Options :
help-commands = Commandes :
help-help = Afficher cette aide et quitter.
help-required = obligatoire
help-default = { $value } par défaut
help-range = de { $least } à { $most }
help-least = au moins { $least }
help-board = Des plateaux en fichiers : les vérifier, les exporter, les dessiner.
help-board-option = Un plateau à toi, ou l’identifiant d’un plateau fourni avec Cable Car.
help-board-file = Un fichier de plateau (TOML ou JSON) ; par défaut, le plateau habituel.
help-board-check = Dire si un fichier de plateau est valide et, sinon, tout ce qui ne va pas.
help-board-export = Afficher un plateau en JSON canonique, dont un fichier de partie cite le SHA-256.
help-board-draw = Dessiner un plateau en image SVG.
help-output = Où écrire.
help-play = Jouer dans le navigateur contre des bots et avec des amis ; avec --board et --code, sur ton propre plateau et contre tes propres bots. Avec --plain, jouer dans le terminal contre des bots et avec d’autres au même clavier : toutes les autres options servent à cela.
help-plain = Jouer dans le terminal, par questions et réponses.
help-players = Combien de joueurs sont à la table.
help-seed = Un nombre entier ; la même graine donne les mêmes parties.
help-name = Ton nom à la table. À plusieurs au même clavier, donne-le une fois pour chacun.
help-save = Où garder le fichier de la partie ; par défaut, dans ton dossier de données.
help-resume = Reprendre la partie la plus récente qui n’est pas finie, ou celle que tu nommes.
help-resume-game = Avec --resume : la partie à reprendre, par son fichier ou par son numéro dans « cablecar games ».
help-games-command = Lister les parties gardées : numéro, date, fichier, joueurs et points, et à qui de jouer.
help-simulate = Faire jouer des bots pendant des parties entières et en faire le bilan.
help-bots = Des bots par leur nom, séparés par des virgules ; s’il y en a moins que de joueurs, ils se relaient.
help-games = Combien de parties.
help-records = Écrire un fichier par partie dans ce dossier, qui doit être vide.
help-match-records = Écrire un fichier de chaque partie jouée dans ce dossier, qui doit être vide, sauf si --results reprend.
help-parquet = Écrire une ligne par place et par partie dans ce fichier Parquet.
help-verify = Rejouer des fichiers de parties selon les règles, déduire leurs mélanges de la graine et dire de chacun s’il est valide.
help-verify-files = Des fichiers de parties.
help-replay = Raconter en phrases une partie enregistrée.
help-replay-file = Un fichier de partie.
help-review = Analyser une partie terminée : ce que la chance a fait et ce que chaque décision a coûté, d’après ce que le joueur savait.
help-review-file = Le fichier d’une partie terminée.
help-review-seed = Un nombre entier ; la même graine donne la même analyse.
help-review-html = Écrire l’analyse sous forme d’une page pour navigateur, qui se suffit à elle-même.
help-review-output = Avec --html : le fichier à écrire, review.html par défaut.
help-engine = Jouer et analyser pour d’autres programmes : des lignes JSON par l’entrée et la sortie standard, décrites dans docs/guide/engine.md.
help-rules = Afficher les règles, ou l’une d’elles.
help-rule = L’identifiant d’une règle, par exemple C6.
help-bench = Mesurer le moteur et la recherche : coups, simulations, copies et délai avant le premier coup.
help-json = Afficher les chiffres en JSON.
help-train = Entraîner à nouveau les réseaux d’évaluation du bot expert, pour chaque nombre de joueurs (quelques minutes).
help-train-output = Le fichier où écrire les réseaux.
help-positions = De combien de positions chaque réseau apprend.
training = Entraînement à { $players } joueurs
training-net = { $players } joueurs : le réseau est surpris de { $loss } nats par position, une estimation au hasard de { $base }.
training-saved = Les réseaux sont dans { $file }.
training-interrupted = Arrêté ; rien n’a été écrit.
help-solve = Résoudre un plateau aussi petit que « mini » à deux joueurs : sa valeur, un équilibre, et de combien chaque bot est exploitable.
help-solve-board = L’identifiant d’un plateau fourni avec Cable Car, ou un fichier de plateau.
help-solve-efg = Écrire aussi le jeu dans ce fichier, au format de Gambit (.efg), que lisent d’autres solveurs.
help-solve-check = Le résoudre aussi avec OpenSpiel, et comparer.
help-solve-simulations = Combien de simulations les bots qui cherchent font par décision.
solve-tree = { $board } : { $nodes } positions et { $sets } ensembles d’information.
solve-found = CFR+, { $iterations } itérations : le premier joueur gagne { $value } en moyenne (1 est une victoire, -1 une défaite) ; exploitabilité { $exploitability }.
solve-checked = CFR+ d’OpenSpiel, { $iterations } itérations : { $value } ; exploitabilité { $exploitability }.
solve-bots = Combien gagne en moyenne la meilleure réponse à chaque bot :
solve-bot = { "  " }{ $bot } : { $exploitability }
solve-written = Le jeu est dans { $file }.
solve-too-large = Le jeu sur ce plateau a plus de { $most } positions, trop pour être résolu ; essaie le plateau « mini ».
solve-extra-missing = La comparaison avec OpenSpiel demande un paquet de plus : tape « pip install "cablecar[envs]" », ou enlève « --check ».
help-completion = Afficher le script qui permet à un shell de compléter commandes et options ; bash par exemple le charge avec eval "$(cablecar completion bash)".
help-shell = bash, zsh, fish ou powershell.
unknown-shell = Il n’y a pas de complétion pour le shell « { $shell } » ; choisis parmi { $known }.

file-unwritable = Impossible d’écrire { $file } : { $reason }.
folder-not-empty = { $folder } n’est pas vide, et rien n’y est écrasé ; donne un nouveau dossier.
interrupted = Arrêté.
usage-wrong-option = « { $option } » ne s’utilise pas ainsi ; tape « { $command } --help » pour voir comment.
usage-unknown-option = Il n’y a pas d’option « { $option } » ; tape « { $command } --help » pour voir lesquelles existent.
usage-missing = Il manque « { $option } » ; tape « { $command } --help » pour voir comment faire.
usage-wrong-value = « { $option } » ne peut pas être « { $value } » ; tape « { $command } --help » pour voir comment faire.
usage-too-small = « { $option } » ne peut pas être « { $value } » : il faut un nombre, au moins { $least }.
usage-out-of-range = « { $option } » ne peut pas être « { $value } » : il faut un nombre de { $least } à { $most }.
usage-too-much = C’est un mot de trop ; tape « { $command } --help » pour voir comment faire.
usage-wrong-command = Cette commande n’existe pas ; tape « { $command } --help » pour voir lesquelles existent.
output-failed = Impossible d’écrire la sortie : { $reason }.
compiling = Aucun noyau précompilé ne convient à cette machine : les règles et les bots sont donc compilés pour elle. Cela n’arrive qu’une fois et prend environ une minute.
kernel-missing = Cable Car n’a pas de noyau précompilé pour cette machine, et numba, qui pourrait en compiler un, n’est pas installé : installez « cablecar[jit] ».
engine-missing = Impossible d’intégrer le jeu à la page : son noyau pour navigateurs n’a pas été construit. Lance « make kernel », ou installe Cable Car depuis un wheel.
kernel-unknown = CABLECAR_KERNEL ne peut pas valoir « { $asked } ». Choisissez parmi : { $known }.
compiling-short = Compilation…
board-valid = Le plateau « { $id } » est valide : { $locations } Lieux, { $routes } Routes, { $tickets } cartes Destination.
board-drawn = Le plateau est dessiné dans { $file }.
board-not-offered = Ce serveur ne propose pas le plateau « { $board } » en ce moment. Demande à la personne qui gère le serveur de le lancer avec --board et le fichier du plateau : les parties jouées dessus sont gardées et reprendront.
unknown-rule = Il n’y a pas de règle « { $rule } » ; les règles sont { $known }.
simulating = Parties en cours
simulation-interrupted =
    { $games ->
        [one] Arrêté après { $games } partie finie.
       *[other] Arrêté après { $games } parties finies.
    }
simulation-summary =
    { $games ->
        [one] { $games } partie de { $moves } coups
       *[other] { $games } parties de { $moves } coups en moyenne
    }
simulation-seat = Place { $seat } : { $score } points en moyenne, { $share } % des victoires
simulation-saved =
    { $games ->
        [one] { $games } fichier de partie est dans { $folder }.
       *[other] { $games } fichiers de parties sont dans { $folder }.
    }
verify-valid =
    { $file } : valide, une partie finie de { $moves ->
        [one] { $moves } coup
       *[other] { $moves } coups
    }.
verify-valid-unfinished =
    { $file } : valide, une partie interrompue après { $moves ->
        [one] { $moves } coup
       *[other] { $moves } coups
    }.
verify-invalid = { $file } : pas valide. { $reason }
replay-title = { $names } sur le plateau { $board }.
replay-unfinished = La partie a été interrompue ici.
reviewing = Analyse
review-unfinished = Cette partie n’est pas terminée ; une analyse a besoin de sa fin.
review-title = Analyse d’une partie sur le plateau { $board } : { $names }
review-player = Joueur
review-options = L’analyse est soit une page (--html), soit du JSON (--json), et « -o » demande « --html ».
review-written = L’analyse est dans { $file }.
review-page-chances = Les chances de gagner
review-page-about = Les chances de gagner de chaque joueur après la donne et après chaque coup, en pour cent, jugées toutes cartes visibles. Les numéros au-dessus indiquent les moments clés.
review-page-axis = Coup
review-page-moments = Moments clés
review-page-no-moments = Aucun coup à lui seul n’a fait basculer cette partie.
review-page-decided = Ce qui a décidé la partie
review-page-mistakes = Toutes les fautes
review-page-no-mistakes = { $name } n’a pas commis de faute.
engine-line-too-long = La ligne dépasse { $most } Mo.
engine-line-unreadable = La ligne est illisible : il faut un seul objet JSON en UTF-8, pas trop imbriqué, sans clé répétée et avec des nombres entiers seulement.
engine-wrong-id = Une requête a besoin d’un « id » : un nombre entier, ou un texte de 1 à { $most } caractères ASCII visibles.
engine-id-in-use = Une requête d’id { $id } est encore en cours ; donne un autre id à celle-ci.
engine-too-many = { $most } requêtes sont en cours, pas une de plus n’est acceptée ; attends une réponse.
engine-unknown-request = Il n’y a pas de requête « { $name } » ; « do » peut être { $known }.
engine-unknown-field = « { $request } » contient un champ inconnu « { $field } ».
engine-missing-field = Dans « { $request } », il manque le champ « { $field } ».
engine-wrong-type = « { $request } » a une valeur du mauvais type dans « { $field } ».
engine-wrong-number = Dans « { $request } », « { $field } » doit être un nombre de { $least } à { $most }.
engine-two-budgets = Un budget, c’est « simulations » ou « milliseconds » ; donne l’un des deux, ou aucun.
engine-unknown-board = Cable Car n’a pas de plateau « { $name } », seulement { $known } ; donne-en un autre en entier, tel qu’un fichier de partie le contient.
engine-wrong-observation = Ce n’est pas l’observation d’une place sur ce plateau : « { $field } » ne peut pas être ainsi.
engine-too-few-moves =
    Le fichier de partie a { $moves ->
        [1] 1 coup
       *[other] { $moves } coups
    } ; « moves » ne peut pas dépasser ce nombre.
engine-wrong-move = « move » doit être un coup tel qu’un fichier de partie l’écrit.
engine-not-to-move = Ce n’est pas à la place { $seat } de jouer dans cette position.
engine-game-over = Dans cette position, la partie est terminée.
engine-cancelled = La requête a été annulée.
engine-failed = Le moteur a lui-même commis une erreur : { $reason }.
bench-moves = { $players } joueurs : { $speed } coups par seconde
bench-simulations = { $players } joueurs : { $speed } simulations du bot expert par seconde
bench-copies = { $speed } copies d’une partie par seconde
bench-start = { $seconds } secondes entre la commande et le premier coup, sans rien en cache
your-name = Touriste

## Le plateau dessiné

draw-description =
    Un plan avec { $places ->
        [one] { $places } Lieu
       *[other] { $places } Lieux
    } et { $routes ->
        [one] { $routes } Route
       *[other] { $routes } Routes
    } entre eux. Chaque Route est une rangée d’Espaces ; sa couleur a un motif et un signe bien à elle.
draw-start = { $place }, avec des Jetons Touriste dès le départ
draw-any = au choix
draw-souvenirs = Jetons Touriste
draw-spaces = Espaces
draw-points = Points

## La partie par questions et réponses

plain-welcome = Réponds par un numéro, ou dis-le en mots, par exemple « prends { $color } ». Tu peux aussi demander, par exemple « que puis-je faire » ou « routes depuis { $place } ». « aide » en dit plus, « quitter » arrête et garde la partie.
plain-help =
    Tape le numéro de ton choix, ou ce que tu fais : « prends { $color } », « prends 3 », « pioche », « pioche des destinations », « garde 1 », « garde les deux », « prends { $a } { $b } avec { $length } { $color } », « place { $souvenir } à { $place } », « prends le jeton à { $place } », « passe », « annule ».
    Tu peux demander « que puis-je faire », « que puis-je faire à { $place } », « main », « destinations », « visibles », « joueurs », « où » pour tous les réseaux, « routes depuis { $place } », « chemin de { $a } à { $place } », « où sont les jetons », « plateau » pour tout cela, « tour » pour la position et « journal » pour ce qui s’est passé.
    « règles » ou « règles C6 » lit les règles, « pourquoi » la règle qui a refusé quelque chose en dernier. « quitter » arrête et garde la partie.
    « conseil » dit où regarder et, redemandé, les meilleurs coups ; ensuite « pourquoi » dit ce qu’il en advient.
plain-words-quit = quitter, quitte, arrêter, sortir, fin, au revoir
plain-words-why = pourquoi, pourquoi pas, quelle règle
plain-words-hint = conseil, indice, aide moi, que dois je faire
hint-move = { $move } : { $chance }
hint-not-now = Il y a des conseils à ton tour, dans les parties sur cet appareil.
plain-refused = { $sentence } Règle { $rule } : tape « pourquoi » pour la lire.
plain-no-refusal = Rien n’a été refusé.
lacking-cards = Pour cette Route, il te manque encore { $cards }.
lacking-same-color =
    { $count ->
        [1] 1 carte de la même couleur
       *[other] { $count } cartes de la même couleur
    }
plain-undone = Le coup est annulé.
plain-hide = C’est à { $name }. Appuie sur Entrée pour cacher tes cartes
plain-show = { $name }, appuie sur Entrée quand personne d’autre ne regarde
plain-left = La partie est interrompue.
plain-saved = La partie est gardée dans { $file }.
plain-resume = Pour continuer : { $command }
games-none-unfinished = Aucune partie inachevée n’est gardée dans { $folder }.
games-none = Aucune partie n’est gardée dans { $folder }.
games-over = La partie dans { $file } est finie ; pour la revoir : cablecar watch { $file }
games-nobody = Seuls des bots jouent dans { $file } ; pour la revoir : cablecar watch { $file }
games-no-number =
    { $count ->
        [1] Il n’y a pas de partie { $number } dans { $folder } : 1 partie y est gardée.
       *[other] Il n’y a pas de partie { $number } dans { $folder } : { $count } parties y sont gardées.
    }
games-without-resume = Pour reprendre « { $game } », ajoute --resume.
games-broken = illisible : { $reason }
games-score = { $name } { $points }
games-turn = à { $names } de jouer
games-won =
    { $count ->
        [one] { $names } a gagné
       *[other] { $names } se partagent la victoire
    }
games-resume = Les parties sont gardées dans { $folder }. Pour en reprendre une : { $command } et son numéro.
plain-question = Ton choix
plain-which-route = Quelle Route
plain-which-payment = Payée avec
plain-prompt = { $question } :{ " " }
plain-option = { $number }. { $text }
plain-back = Revenir en arrière
plain-not-understood =
    { $count ->
        [1] Tape 1, ou « aide ».
       *[other] Tape un numéro de 1 à { $count }, ou « aide ».
    }
plain-claim =
    { $count ->
        [one] Prendre une Route ({ $count } possibilité)
       *[other] Prendre une Route ({ $count } possibilités)
    }
plain-take-deck =
    Prendre la carte du dessus de la pioche ({ $count ->
        [one] reste { $count }
       *[other] restent { $count }
    })
plain-take-face-up =
    Prendre la carte { $color ->
        [bleu] bleue
        [vert] verte
        [noir] noire
       *[other] { $color }
    } (emplacement { $slot })
plain-draw-tickets =
    Reprendre des cartes Destination ({ $count ->
        [one] reste { $count }
       *[other] restent { $count }
    })
plain-keep = Garder { $tickets }
plain-place =
    { $count ->
        [one] Placer { $count } Jeton Touriste « { $souvenir } » à { $place }
       *[other] Placer { $count } Jetons Touriste « { $souvenir } » à { $place }
    }
plain-take-souvenir = Prendre le Jeton Touriste « { $souvenir } » à { $place }
plain-pass = Passer
plain-second-card = Ta deuxième carte

## Regarder

help-watch = Suivre une table d’un serveur en spectateur, ou un fichier de partie comme un film.
help-watch-what = Un fichier de partie, ou le lien d’une table.
help-watch-plain = Raconter la partie en phrases, sans dessiner le plateau.
help-pace = Secondes entre deux coups ; par défaut, 1,5 dans un terminal et aucune dans un tube.
watch-step = Coup { $step } sur { $last }
watch-live = En direct
watch-paused = en pause
watch-pace = { $seconds } s
watch-keys = Espace : pause, ←→ : coup, +/- : rythme, Q : quitter
watch-player =
    { $sign } { $name } : { $points ->
        [one] { $points } point
       *[other] { $points } points
    }, { $cars ->
        [one] { $cars } Cable Car
       *[other] { $cars } Cable Cars
    }, { $cards ->
        [one] { $cards } carte
       *[other] { $cards } cartes
    }, { $tickets ->
        [-1] choisit ses cartes Destination
        [one] { $tickets } Destination
       *[other] { $tickets } Destinations
    }, { $souvenirs ->
        [one] { $souvenirs } Jeton
       *[other] { $souvenirs } Jetons
    }

## L’arène

wrong-simulations = « { $name } » ne donne pas un nombre de simulations jusqu’à { $most } ; écris par exemple « expert@100 ».
bot-does-not-search = « { $name } » ne fait pas de simulations, un nombre n’a donc pas de sens ; écris « { $bot } ».
wrong-blocks = Un match demande au moins 1 bloc, pas { $given }.
bot-failed-in-block = Bloc { $block }, rotation { $rotation }, graine de la partie { $seed } : { $sentence }
bot-failed-in-game = Partie { $game }, graine de la partie { $seed } : { $sentence }
wrong-seconds = Un bot peut réfléchir jusqu’à { $most } secondes, et plus de zéro.
same-bot-twice = « { $bot } » ne peut pas jouer contre lui-même ; seul un bot qui simule le peut, avec un autre budget, par exemple « expert » contre « expert@100 ».
ladder-needs-two = Il faut au moins deux bots pour un classement.
worker-ended = Un processus de calcul s’est arrêté ; relance la commande, les blocs finis d’un dossier de résultats sont gardés.
results-broken = Impossible de lire { $file } ; indique un autre dossier.
results-hold-more =
    { $blocks ->
        [one] { $folder } contient { $blocks } bloc de plus, qui ne compte pas ici.
       *[other] { $folder } contient { $blocks } blocs de plus, qui ne comptent pas ici.
    }
too-many-bots =
    { $seats ->
        [one] Il n’y a de place que pour { $seats } bot, pas pour { $bots }.
       *[other] Il n’y a de place que pour { $seats } bots, pas pour { $bots }.
    }
ladder-report = Le rapport est { $file }.
results-of-others = { $folder } contient les résultats d’une autre série (différences : { $what }) ; indique un autre dossier.
results-of-pairings = rencontres
results-of-players = nombre de joueurs
results-of-seed = graine
results-of-budget = budget
results-of-board = plateau
results-of-code = code
results-of-net = réseaux
results-of-program = version du programme
report-extra-missing = Le rapport d’un classement demande deux paquets de plus : tape « pip install "cablecar[report]" », ou enlève « --results ».
parquet-extra-missing = Un fichier Parquet demande un paquet de plus : tape « pip install "cablecar[report]" », ou enlève « --parquet ».

help-code = Un fichier Python avec tes propres bots.
help-net = Un fichier de réseaux de « cablecar train » : expert joue avec ceux-ci, expert-shipped avec ceux qui sont fournis avec Cable Car.
help-traceback = Si un bot échoue, montrer aussi où dans son code.
help-opponents = Tes adversaires, des bots par leur nom, séparés par des virgules ; s’il y en a moins que de places, ils se relaient.
help-match = Faire jouer un match à deux bots : les mêmes mélanges en tournant à toutes les places, et les taux de victoire avec des intervalles à 95 %.
help-match-first = Le bot assis à une place ; « expert@100 » est le bot expert avec 100 simulations par coup.
help-match-second = Le bot qui occupe les autres places.
help-ladder = Faire jouer chaque bot contre chaque autre et les classer.
help-ladder-bots = Des bots par leur nom, comme dans un match ; par défaut, tous.
help-bots-command = Lister les bots : comment ils jouent, leur vitesse et leur force.
help-blocks = Combien de blocs de parties ; un bloc, ce sont les mêmes mélanges, une fois pour chaque place du premier bot.
help-simulations = Combien de simulations un bot peut faire par coup ; 400 si rien n’est dit.
help-budget = Combien de secondes un bot peut réfléchir à un coup, au lieu de simulations ; de telles parties ne se répètent pas à l’identique.
help-stop = S’arrêter dès qu’il est établi quel camp est le meilleur ; le calcul tient compte de ce qu’on regarde après chaque bloc.
help-results = Garder tous les résultats dans ce dossier ; la même commande reprend là où elle s’est interrompue.

match-games =
    { $games ->
        [one] { $games } partie
       *[other] { $games } parties
    } à { $players } joueurs, en { $blocks ->
        [one] { $blocks } bloc
       *[other] { $blocks } blocs
    } aux mêmes mélanges
match-side = { $bot } : { $mean } % des victoires (intervalle à 95 % : de { $low } à { $high } %)
match-score = { $bot } : victoires { $wins }, nulles { $draws }, défaites { $losses } ; en moyenne { $margin } points par rapport au meilleur des autres
match-elo = Elo de { $bot } au-dessus de { $rival } : { $elo } (intervalle à 95 % : { $low } à { $high })
match-settled = Il est établi quel camp est le meilleur, après { $blocks ->
        [one] { $blocks } bloc
       *[other] { $blocks } blocs
    }.
match-unsettled = Il n’est pas établi quel camp est le meilleur.

arena-ratings = Classement
arena-matches = Victoires
arena-bot = Bot
arena-rival = Contre
arena-score = V-N-D
arena-margin = Marge
arena-elo-difference = Δ Elo
arena-share = Victoires, %
arena-elo = Elo
arena-interval = Intervalle à 95 %
arena-between = de { $low } à { $high }
arena-anchor = fixe
arena-sentence = Sa façon de jouer
arena-named = { $name } : { $sentence }
arena-time = Millisecondes par coup
arena-nothing = –
arena-measured = Millisecondes et Elo mesurés à 2 joueurs avec { $simulations } simulations par coup ; { $anchor } est le point fixe.

## Rapports

report-nothing = –
decimal-mark = ,
report-other-board = Ces parties ont été jouées sur « { $other } », pas sur « { $board } ».
report-percent = { $mean } % (de { $low } à { $high })
report-only-percent = { $mean } %
report-amount = { $mean } (de { $low } à { $high })
report-above = ▲ { $text }
report-in-line = { $text }
report-below = ▼ { $text }
report-title = Le classement sur { $board }
report-facts =
    Plateau { $board }, { $players } joueurs, { $games ->
        [one] { $games } partie
       *[other] { $games } parties
    }.
report-made = Créé avec : { $made }
report-bot = Bot
report-elo = Elo
report-standings = Classement
report-standings-about = La force de chaque bot d’après toutes les rencontres réunies. Une barre est l’intervalle à 95 % ; là où deux barres se recouvrent beaucoup, l’ordre peut être dû au hasard.
report-anchor = Le point fixe est { $bot }.
report-pairings = Toutes les rencontres
report-pairings-about = Le premier bot est à une place, le second { $others ->
        [1] à l’autre
       *[other] aux { $others } autres
    }, et ils changent de place avec les mêmes mélanges. La ligne en pointillés est la part égale d’une place.
report-pairing = Rencontre
report-against = { $first } contre { $second }
report-first-wins = Le premier gagne
report-second-wins = Le second gagne
report-first-axis = Parties que gagne le premier, en %
report-sources = D’où viennent les points
report-sources-about = Les points moyens d’un bot par partie. Les cartes Destination comptent pour ce qu’elles rapportent moins ce qu’elles coûtent.
report-total = Total
report-lengths = La durée des parties
report-lengths-about = Les tours du joueur qui en a eu le plus.
report-turns = Tours
report-from-to = de { $first } à { $last }
report-part = Part
report-seats-title = Les places à { $players } joueurs
report-seats-about = La place 0 commence. Chaque bot a eu chaque place à son tour : une différence vient donc de la place. La ligne en pointillés est la part égale, { $even } %.
report-seat-head = Place
report-wins = Victoires
report-wins-axis = Victoires, en %
report-route-use = Combien de fois chaque Route est prise
report-route-use-about = Le nombre près d’une Route est la part des parties où quelqu’un la prend, en pour cent ; une ligne plus large et plus marquée dit la même chose.
report-ticket-completion = Quelles cartes Destination sont complétées
report-ticket-completion-about = Pour { $bot }, le bot le plus fort ici. Une courbe joint les deux Lieux d’une carte Destination ; son numéro est celui du tableau. Plus la carte est souvent complétée quand on l’a, plus la courbe est marquée et continue.
report-map = Plan du plateau
report-step = de { $low } à { $high } %
report-as-table = La même chose en tableau
report-players = Joueurs
report-with-players = { $players } joueurs
report-games = Parties
report-even = Part égale
report-seat = Place { $seat }
report-seats = Places
report-ticket = Carte Destination
report-tickets = Cartes Destination
report-value = Valeur
report-spaces = Espaces
report-times = Fois gardée
report-held = Gardée
report-completed = Complétée
report-cost = Coût réel
report-brings = Rapporte
report-effect = Effet sur le total
report-surplus = Par rapport à sa longueur
report-route = Route
report-routes = Routes
report-color = Couleur
report-use = Prise
report-place = Lieu
report-points = Points
report-souvenirs = Jetons Touriste

balance-title = L’équilibre : { $board }
balance-made = Créé à partir de { $made }
balance-intervals = Les parts et les quantités ont leur intervalle à 95 % entre parenthèses ; les décomptes, et l’écart typique d’une carte Destination, n’en ont pas. Les parties aux mêmes mélanges comptent pour une seule observation.
balance-seats-about = La part des victoires par place. La place 0 commence. Seules comptent les parties où toutes les places avaient le même bot, ou celles où chaque bot a eu chaque place à son tour.
balance-seat-more = À { $players } joueurs, la place 0 gagne plus que sa part égale.
balance-seat-less = À { $players } joueurs, la place 0 gagne moins que sa part égale.
balance-seat-even = À { $players } joueurs, ces parties ne montrent pas que la place 0 gagne plus ou moins que sa part égale.
balance-seat-unknown = À { $players } joueurs, aucune partie jouée ne compare équitablement les places.
report-tickets-about = Espaces : le plus court chemin sur un plateau vide. Gardée : par quelle part des joueurs à la fin. Complétée : par quelle part de ceux-là. Coût réel : les Espaces du chemin de ceux qui l’ont complétée. Rapporte : ses points, gagnés ou perdus. Effet sur le total : de combien le total d’un joueur est plus haut avec la carte que sans elle, pour le même bot et les mêmes autres cartes ; les bots choisissent ce qu’ils gardent, ce n’est donc pas la preuve d’une cause. Par rapport à sa longueur : combien de plus ou de moins que ce que donnent les cartes d’autant d’Espaces.
balance-tickets-sum = Sur { $tickets } cartes Destination, { $above } donnent plus que leur longueur ne le laisse attendre (▲) et { $below } donnent moins (▼) ; environ { $chance } de ces marques viennent du seul hasard. Hasard mis à part, une carte s’écarte typiquement de { $spread } points.
balance-routes-about = La part des parties où une Route est prise. À 2 joueurs, une moitié d’une Route Double ferme l’autre.
balance-unused = À { $players } joueurs, celles-ci sont prises dans moins de { $rare } % des parties, les deux moitiés d’une Route Double comptées ensemble : { $routes }.
balance-all-used = À { $players } joueurs, chaque Route est prise dans au moins { $rare } % des parties, les deux moitiés d’une Route Double comptées ensemble.
balance-places = Lieux
balance-places-about = La part des joueurs qui prennent une Route vers un Lieu.
balance-souvenirs-about = Leur part des points se mesure sur tous les points gagnés ou perdus. Ils décident d’une partie que, sans eux, quelqu’un d’autre gagnerait ou partagerait.
balance-gathered = Jetons Touriste par joueur
balance-souvenir-points = Points des Jetons Touriste
balance-part = Part des points due aux Jetons Touriste
balance-decide = Parties que les Jetons Touriste décident
balance-compare-title = De { $before } à { $after }
balance-compare-made = { $side } : { $board }, créé à partir de { $made }
balance-before = avant
balance-after = après
balance-side = { $what }, { $side }
balance-figure = Chiffre
balance-wins-of-seat = Victoires de la place { $seat }
balance-spread = Écart typique d’une carte Destination au-delà du hasard, en points
balance-out-of-line = Cartes Destination qui s’écartent
balance-unused-count = Routes que personne n’utilise

## Ce que le serveur compte

metric-http-requests = Requêtes HTTP, par méthode et par statut
metric-refusals = Ce que le garde a refusé, par raison
metric-open-sockets = WebSockets ouverts
metric-messages-in = Messages reçus par WebSocket
metric-messages-out = Messages envoyés par WebSocket
metric-moves = Coups joués, par type
metric-refused-moves = Coups refusés par les règles, par règle
metric-tables-live = Tables en mémoire
metric-bot-seconds = Temps de réflexion des bots par coup, par bot
metric-bots-replaced = Coups qu’un bot plus simple a joués pour un autre, par raison
metric-store-batch = Changements enregistrés ensemble
metric-commit-seconds = Temps nécessaire pour enregistrer des changements pour de bon
metric-errors = Erreurs du serveur lui-même

## Le serveur

help-serve = Ouvrir un serveur de tables, pour que des gens jouent ensemble et avec des bots.
help-serve-host = L’adresse où écouter ; 0.0.0.0 laisse entrer d’autres machines.
help-serve-port = Le port où écouter ; 0 en prend un libre.
help-serve-db = La base de données : sqlite:///FICHIER ou postgresql://UTILISATEUR@HÔTE/NOM. Par défaut, un fichier dans le dossier de données.
help-serve-data = Le dossier du fichier de la base de données ; par défaut, le dossier de données de l’utilisateur.
help-serve-proxy = Adresses des proxys que l’on croit quand ils disent d’où vient une requête, séparées par des virgules.
help-serve-board = Un plateau à toi sur lequel jouer ; répète l’option pour d’autres plateaux.
help-serve-name = Un nom sous lequel les autres joignent le serveur, par exemple games.example.org ; peut être donné plusieurs fois.
help-serve-keep = Combien de jours garder les parties terminées après la dernière utilisation de leur table ; 0 les garde pour toujours.
serve-address = Cable Car écoute sur { $address }. Ctrl-C l’arrête ; toutes les parties continuent au prochain démarrage.
serve-bad-proxy = { $address } n’est pas l’adresse d’un proxy : écris-la comme 127.0.0.1 ou 10.0.0.0/8, plusieurs séparées par des virgules.
serve-bad-name = { $name } n’est pas un nom pour --public-name : écris seulement le nom, comme example.org, sans https:// ni port.
serve-db-and-data = Nomme la base de données avec --db ou son dossier avec --data, pas les deux.
serve-no-port = Rien ne peut écouter sur { $host }, port { $port } : { $reason }. Choisis-en un autre avec --host ou --port.
store-bad-url = Ce n’est pas l’adresse d’une base de données : écris sqlite:///FICHIER ou postgresql://UTILISATEUR@HÔTE/NOM après --db.
store-without-driver = PostgreSQL a besoin d’un pilote : installe-le avec pip install 'cablecar[postgresql]'.
store-unreachable = Impossible d’ouvrir la base de données { $database } : { $reason }.
store-in-use = Un autre serveur utilise la base de données { $database } : arrête-le d’abord, ou indiques-en une autre avec --db ou --data.
store-too-new = La base de données { $database } a été utilisée par une version de Cable Car plus récente que celle-ci, { $version } : mets Cable Car à jour, ou indique une autre base avec --db ou --data.

## Jouer dans le navigateur

play-address = Joue à l’adresse { $address } dans ton navigateur. Ctrl-C arrête ; toutes les parties continuent au prochain démarrage.
play-running = Cable Car tourne déjà : joue à l’adresse { $address } dans ton navigateur.
play-running-otherwise = Cable Car tourne déjà à l’adresse { $address }, sans ce plateau ou ce bot. Arrête-le là-bas, puis relance-le avec ces options.
play-stopped = Arrêté. Toutes les parties continuent au prochain démarrage.
play-terminal-only = L’option « { $option } » est réservée au jeu dans le terminal : ajoute --plain, ou retire-la.
play-new-only = L’option « { $option } » est réservée à une nouvelle partie : retire-la si tu utilises --resume.
page-not-built = La page n’est pas construite : lance « make play ».
help-site = Écrire la page sous forme de fichiers pour n’importe quel hébergeur web : parties contre des bots, à plusieurs sur un appareil, première partie, règles et parties à revoir, sans serveur.
help-site-output = Le dossier où écrire.
site-written = La page est dans { $folder } : { $files } fichiers, avec leurs versions compressées à côté. Copie le dossier chez un hébergeur web, ou essaie-le : python3 -m http.server --directory { $folder }
site-foreign = { $folder } contient un { $file } qui n’est pas de Cable Car : choisis un autre dossier avec -o.

## Tables sur des serveurs

remote-told = { $message }
remote-no-link = « { $link } » n’est pas le lien d’une table : il ressemble à http://…/t/… et figure dans l’invitation.
remote-no-server = « { $address } » n’est pas l’adresse d’un serveur ; écris-la comme http://host:8042.
remote-unreachable = { $server } est injoignable : { $reason }.
remote-strange = { $server } ne répond pas comme un serveur Cable Car de cette version.
remote-unknown-board = Ce serveur n’a pas de plateau « { $name } » ; il propose { $known }.
remote-waiting-seats =
    { $count ->
        [1] La partie commence quand 1 place libre est prise.
       *[other] La partie commence quand { $count } places libres sont prises.
    }
remote-waiting-host = Tout le monde est là. La partie commence quand l’hôte la lance.

## Le jeu dans tout le terminal

tui-hint =
    Entrée : Route · { $slots ->
        [1] 1
       *[other] 1–{ $slots }
    }, d : carte · t : Destination · u : annuler · / · ? : aide
tui-hint-over = n : rejouer · Entrée : décompte · ? : aide · q : quitter
tui-hint-again = n : rejouer · Entrée : décompte · c : discussion · ? : aide · q : quitter
tui-which-souvenir = Quel Jeton Touriste places-tu sur le plateau ?
tui-which-place = Choisis le Lieu sur le plateau : flèches, puis Entrée.
tui-claimable = { $route } – Entrée la prend
tui-none-open = Tu ne peux prendre aucune Route maintenant.
tui-owned = { $route } – prise par { $name }
tui-closed = { $route } – fermée : l’autre moitié est prise
tui-lacking = { $route } – il manque { $cards }
tui-hand-over = Entrée : passe l’écran à { $name }
tui-hand-over-undo = Entrée : passe l’écran à { $name } · u : annuler
tui-curtain-lift = { $name } : appuie sur Entrée quand personne ne regarde.
tui-chat-key = c : écrire
tui-clock = Temps restant : { $time }
tui-rule = Règle { $rule } :
tui-too-small = La fenêtre est trop petite : { $columns } × { $rows }, il faut { $width } × { $height }. Agrandis-la pour continuer ; rien n’est perdu. q : quitter
tui-close = Échap : retour · ↑ ↓ : défiler
tui-close-again = n : rejouer · Échap : retour · ↑ ↓ : défiler
tui-page-keys = Pg↑ Pg↓
tui-space = Espace
tui-enter = Entrée
tui-key-arrows = déplacer le curseur sur le plateau
tui-key-next = vers la prochaine Route que tu peux prendre
tui-key-enter = prendre la Route sous le curseur, ou confirmer
tui-key-pass = passer son tour
tui-key-tab = le panneau suivant
tui-key-scroll = faire défiler le panneau ou le journal
tui-key-chat = écrire à la table
tui-key-rematch = rejouer, quand la partie est finie
tui-key-rules = les règles ; après un refus, cette règle
tui-key-help = ces touches
tui-key-leave = quitter ; la partie est gardée
tui-signs = Sur le plateau : une Route libre montre la lettre de sa couleur, une Route prise le signe de qui la possède ; sur un petit plateau, 2N est une Route noire de 2 Espaces. b2 est une pile de 2 Jetons Touriste.
souvenir-letter-bell = c
souvenir-letter-crab = r
souvenir-letter-loaf = p
souvenir-letter-cookie = b
souvenir-letter-seal = t
souvenir-letter-globe = n
souvenir-letter-flower = f
tui-not-over = Tu pourras rejouer quand cette partie sera finie.
tui-invite = Envoie ce lien à tes amis : { $link }
tui-free-seat = place libre
tui-start = Lancer la partie
tui-seat-bot = Mettre { $bot } sur une place libre
tui-come-back = Ta place est gardée. Pour revenir : cablecar tui { $link }
tui-no-terminal = Il faut un terminal. Dans un tube, joue avec : cablecar play --plain
tui-own-game-only = L’option « { $option } » est réservée à une partie à toi : ne la donne pas avec un lien.
tui-new-where = Indique le serveur de la nouvelle table, par exemple : cablecar tui http://host:8042 --new
tui-no-table = « { $server } » ne nomme aucune table ; ajoute --new pour en ouvrir une là-bas.
help-tui = Jouer dans tout le terminal : contre des bots, à tour de rôle au même clavier, ou à la table d’un serveur par son lien.
help-tui-what = Le lien d’une table sur un serveur, avec --new l’adresse d’un serveur, avec --resume une partie par son fichier ou son numéro dans « cablecar games » ; sans cela, une nouvelle partie à toi.
help-tui-new = Ouvrir une table sur le serveur : les bots nommés par --bots prennent des places, les autres attendent des amis avec le lien.
help-tui-pace = Combien de secondes un bot attend avant de jouer.
