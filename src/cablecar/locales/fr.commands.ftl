# Ce que l’on peut écrire en français, et comment les commandes s’écrivent ; la page le charge à la première commande.

## Commandes écrites

# Ce que l’on peut écrire : mots et tournures entre virgules, sans majuscules, accents ni ponctuation. Aucun
# ne peut figurer dans deux listes, sauf qu’un article peut aussi être le nombre un. Une barre sépare les mots d’un
# même nombre. « pioche » est parmi les verbes : seul, il prend aussi une carte de la pioche.
command-words-claim = prendre la route, prendre une route, prends la route, prends une route, prend la route, prend une route, prendre route, prends route, construire, construis, bâtir, bâtis, relier, relie, connecter, connecte, acheter, achète, revendiquer, revendique, occuper, occupe
command-words-take = prendre, prends, prend, prenons, ramasser, ramasse, choisir, choisis, attraper, attrape, récupérer, récupère
command-words-draw = piocher, pioche, pioches, piochons, tirer, tire, tires, reprendre, reprends, reprend
command-words-deck = paquet, talon, pile, tas, dessus, du dessus, aveugle, à l’aveugle, face cachée, cachée, hasard, au hasard, inconnue
command-words-slot = emplacement, emplacements, case, numéro, position
command-words-keep = garder, garde, gardes, gardons, conserver, conserve
command-words-put = placer, place, places, plaçons, poser, pose, poses, mettre, mets, met, déposer, dépose
command-words-pass = passer, passe, passes, passons
command-words-undo = annuler, annule, annules, annulation, défaire, défais, retour, retour arrière, revenir, reviens, reprendre mon coup, reprends mon coup, reprendre le coup, reprendre le dernier coup, oups, undo
command-words-token = jeton, jetons, jeton touriste, jetons touriste, jetons touristes, pile de jetons, pile de jetons touriste, touriste, touristes, souvenir, souvenirs
command-words-all = tout, tous, toutes, les deux, les 2, tous les deux, toutes les deux, garde deux cartes, garder deux cartes, garde 2 cartes, garder 2 cartes
command-words-none = aucune, aucun, rien, ni l’une ni l’autre
command-words-with = avec, pour, par, contre, utiliser, utilise, en utilisant, payer, paye, paie, en payant, dépenser, dépense
command-words-tickets = destination, destinations, carte destination, cartes destination, cartes destinations, mes destinations, mes cartes destination, objectif, objectifs, ticket, tickets, billet, billets
command-words-hand = main, ma main, mes cartes, mes cartes transport
command-words-display = visible, visibles, carte visible, cartes visibles, face visible, étalage, offre
command-words-board = plateau, plan, routes, réseau, réseaux
command-words-players = joueurs, joueur, score, scores, points, classement
command-words-log = journal, historique, nouvelles, que s’est-il passé, quoi de neuf, log
command-words-help = aide, aider, commandes, commande, help
command-words-rules = règles, règle, règlement
command-words-filler = le, la, les, l, un, une, de, du, des, d, à, au, aux, en, y, dans, sur, vers, entre, depuis, jusque, jusqu’à, et, puis, ensuite, alors, maintenant, s’il te plaît, s’il vous plaît, stp, svp, merci, je, j, nous, on, mon, ma, mes, me, moi, il, elle, ce, cette, ces, c’est, veux, voudrais, j’aimerais, aimerais, vais, que, quoi, quel, quelle, quels, quelles, qui, est, sont, montre, montrer, montre-moi, affiche, afficher, liste, lister, dis, dis-moi, lis, lire, voir, carte, cartes, transport, carte transport, cartes transport, couleur, couleurs, route, route double, ligne, ligne de ferry, ligne de ferries, trajet, lieu, coup, dernier, the, x
command-words-numbers = un|une, deux, trois, quatre, cinq, six, sept, huit
command-words-ordinals = premier|première, deuxième|second|seconde, troisième, quatrième, cinquième, sixième, septième, huitième
command-words-blue = bleu, bleue, bleus, bleues, b
command-words-green = vert, verte, verts, vertes, v, g
command-words-black = noir, noire, noirs, noires, n, k
command-words-pink = rose, roses, p
command-words-red = rouge, rouges, r
command-words-orange = orange, oranges, o
command-words-grey = gris, grise, grises
command-words-ferry = ferry, ferries, ferrys, f, joker, jokers, bateau, bateaux

# Comment les commandes s’écrivent : chacune doit être comprise à son tour.
command-claim = Prendre { $route } avec { $cards }
command-route-of-color =
    la Route { $color ->
        [bleu] bleue
        [vert] verte
        [noir] noire
        [gris] grise
       *[other] { $color }
    } { $ends }
command-route-of-number = la Route { $number } { $ends }
command-take-face-up =
    Prendre la carte { $color ->
        [bleu] bleue
        [vert] verte
        [noir] noire
       *[other] { $color }
    } de l’emplacement { $slot }
command-take-slot = Prendre l’emplacement { $slot }
command-take-unseen = Prendre une carte de la pioche
command-draw-tickets = Reprendre des cartes Destination
command-keep = Garder { $tickets }
command-put = Placer { $souvenir } à { $place }
command-take-souvenir = Prendre le Jeton Touriste « { $souvenir } » à { $place }
command-take-at = Prendre le Jeton Touriste à { $place }
command-pass = Passer

command-numbered = { $number } pour { $thing }
command-empty = Dis ce que tu veux faire, par exemple « prends { $color } », « pioche des destinations » ou « aide ».
command-too-long = C’est trop long : une commande a au plus { $letters } caractères et { $words } mots.
command-unknown = « { $word } » est inconnu ici ; « aide » dit ce que tu peux écrire.
command-unknown-near = « { $word } » est inconnu ici ; tu veux peut-être dire « { $nearest } ».
command-ambiguous = « { $word } » peut vouloir dire { $choices } : précise.
command-stray = « { $word } » n’a pas sa place ici : dis une chose à la fois.
command-no-verb = Dis quoi faire avec « { $word } », par exemple « prends », « pioche », « garde » ou « place ».
command-one-card = Les cartes se prennent une par une : dis laquelle vient maintenant.
command-which-card = Dis quelle carte : { $cards }.
command-deck = une de la pioche
command-not-face-up =
    Aucune carte { $color ->
        [bleu] bleue
        [vert] verte
        [noir] noire
       *[other] { $color }
    } n’est visible : il y a { $cards }.
command-unknown-slot = Il n’y a pas d’emplacement { $slot } : ils vont de 1 à { $last }.
command-slot-shows = À l’emplacement { $slot } : { $color }. Dis l’un ou l’autre.
command-which-tickets = Dis ce que tu gardes : { $tickets }.
command-unknown-ticket =
    { $count ->
        [1] Il n’y a pas de carte Destination { $number } : une seule t’est proposée.
       *[other] Il n’y a pas de carte Destination { $number } : { $count } te sont proposées.
    }
command-not-offered = Aucune carte Destination pour { $place } ne t’est proposée : il y a { $tickets }.
command-which-souvenir = Dis quel Jeton Touriste : { $souvenirs }.
command-which-place = Nomme un seul Lieu où placer { $souvenir }.
command-other-souvenir = Le Jeton Touriste à { $place } montre { $souvenir } : dis l’un ou l’autre.
command-two-places = Nomme une Route par ses deux Lieux.
command-which-end = Depuis { $place }, les Routes mènent à { $places } : précise.
command-no-route = Aucune Route ne relie { $a } et { $b } ; depuis { $a }, les Routes mènent à { $places }.
command-no-such-route = Il n’y a pas de telle Route entre { $a } et { $b } : il y a { $routes }.
command-which-route = Dis quelle Route : { $routes }.
command-which-payment = Dis avec quoi tu prends { $route } : { $ways }.

## Questions

question-two-places = Nomme les deux Lieux du chemin.

# Ce que les joueurs peuvent demander, en plus de ce qu’ils peuvent faire : écrit comme les mots des commandes ci-dessus.
question-words-where = où, où suis-je, où est-ce que je suis, mes routes, mon réseau, mes lieux
question-words-options = que puis-je faire, que puis-je, qu’est-ce que je peux faire, qu’est-ce que je peux, que faire, puis-je, je peux, options, choix, possibilités
question-words-way = chemin, plus court chemin, distance, comment aller, comment je vais, à quelle distance
question-words-turn = tour, à qui le tour, à qui de jouer, c’est à qui, situation, état, résumé
question-words-aside = comment, combien, ai, as, ont, possède, appartient, reste, restent, peux, peut, faire, décris, manque, suis, partent, mène, mènent
