## Titres

rules-title = Règles du jeu
rules-section-components = Ce que contient le jeu
rules-section-setup = Mise en place
rules-section-turn = À ton tour
rules-section-draw-cards = Prendre des cartes Transport
rules-section-claim = Prendre une Route
rules-section-draw-tickets = Reprendre des cartes Destination
rules-section-end = Fin de la partie et décompte

## Matériel

rules-components =
    Le jeu se joue à { $players ->
        [2] deux
        [3] deux ou trois
       *[other] deux, trois ou quatre
    }. Chacun a { $cars ->
        [one] { $cars } Cable Car et un Marqueur de score
       *[other] { $cars } Cable Cars et un Marqueur de score
    } de la même couleur.
    Il y a { $cards } cartes Transport : { $per }{ $kinds ->
        [one] { " " }de la couleur { $colors }
       *[other] { " " }de chaque couleur ({ $colors })
    }, plus { $ferries ->
        [0] aucune carte Ferry
        [one] { $ferries } carte Ferry, qui est un joker
       *[other] { $ferries } cartes Ferry, qui sont des jokers
    }.
    Il y a { $tickets ->
        [one] { $tickets } carte Destination
       *[other] { $tickets } cartes Destination
    }, avec deux Lieux et un nombre de points chacune.
    Il y a { $tokens } Jetons Touriste : { $symbols ->
        [one] tous avec le même symbole.
       *[other] { $symbols } symboles, avec { $each } Jetons de chaque.
    }
    Sur le plateau, des Routes relient les Lieux. Une Route est une rangée d’Espaces d’une couleur, ou gris ; elle peut porter des symboles de Ferry, et deux Routes côte à côte forment une Route Double.
    { $starts ->
        [0] Aucun Lieu n’est marqué comme départ des Jetons Touriste.
        [one] Un Lieu est marqué comme départ des Jetons Touriste : { $places }.
       *[other] { $starts } Lieux sont marqués comme départs des Jetons Touriste : { $places }.
    }
    La piste de score montre les points de chacun.
    Plus une Route est longue, plus elle rapporte : le tableau est en C5.
    Tes Routes, tes cartes Destination complétées et tes Jetons Touriste différents te rapportent des points ; les cartes Destination que tu laisses inachevées t’en coûtent.

## Mise en place

rule-S1-title = Cable Cars et score
rule-S1 =
    Prends { $cars ->
        [one] ton Cable Car
       *[other] tes { $cars } Cable Cars
    } et mets ton Marqueur de score sur 0.

rule-S2-title = Trier les Jetons Touriste
rule-S2 =
    { $symbols ->
        [one] Forme une pile de Jetons Touriste : ils ont tous le même symbole.
       *[other] Forme { $symbols } piles de Jetons Touriste, une par symbole.
    }
    { $players ->
        [2] Chaque pile a 2 Jetons.
        [3] Chaque pile a 2 Jetons.
       *[other] À quatre, chaque pile a ses 3 Jetons. À deux ou trois, elle en a 2, et les autres ne servent pas.
    }

rule-S3-title = Jetons Touriste sur le plateau
rule-S3 =
    { $starts ->
        [0] Sur ce plateau, aucun Lieu ne commence avec une pile ; les deux piles attendent à côté du plateau.
        [one] Un Lieu commence avec une pile : { $places }.
            { $waiting ->
                [0] C’est la seule pile.
               *[other] Tire au sort la pile qui y va.
                    Les deux piles qui restent attendent à côté du plateau.
            }
       *[other] { $starts } Lieux commencent avec une pile chacun : { $places }.
            Tire au sort le Lieu de chaque pile.
            { $waiting ->
                [0] Il ne reste aucune pile.
               *[other] Les deux piles qui restent attendent à côté du plateau.
            }
    }

rule-S4-title = Donner les cartes Transport
rule-S4 =
    Mélange les cartes Transport{ $hand ->
        [0] . Personne n’en reçoit.
       *[other] { " " }et donnes-en { $hand } à chaque joueur.
    }
    { $display ->
        [one] Retourne la suivante, face visible : il n’y a qu’une carte visible, sur un seul emplacement.
       *[other] Aligne les { $display } suivantes, face visible : ce sont les cartes visibles, chacune à son emplacement.
    }
    Les cartes qui restent forment la pioche.

rule-S5-title = Trop de Ferries
rule-S5 =
    { $sweep ->
        [0] Sur ce plateau, il ne peut jamais y avoir assez de Ferries visibles pour renouveler les cartes.
        [one] Si { $sweep } de ces cartes visibles ou plus est un Ferry, toutes vont à la défausse et de nouvelles prennent leur place.
       *[other] Si { $sweep } de ces cartes visibles ou plus sont des Ferries, toutes vont à la défausse et de nouvelles prennent leur place.
    }
    La règle D7 en donne le déroulement exact.

rule-S6-title = Tes premières cartes Destination
rule-S6 =
    Mélange les cartes Destination et donnes-en { $offer ->
        [1] 1 à chaque joueur. Regarde la tienne en secret ; tu dois la garder.
        [2] 2 à chaque joueur. Regarde les tiennes en secret et gardes-en une ou deux.
       *[other] { $offer } à chaque joueur. Regarde les tiennes en secret et gardes-en au moins une.
    }
    { $offer ->
        [1] Tout le monde regarde en même temps, et peut finir dans n’importe quel ordre.
            Tant que tout le monde n’a pas fini, on voit seulement qui est prêt.
       *[other] Tout le monde choisit en même temps, et peut finir dans n’importe quel ordre.
            Tant que quelqu’un choisit encore, on voit seulement qui est prêt, pas combien de cartes chacun a gardées ni combien il y en a dans le paquet de cartes Destination.
            Ensuite, les cartes refusées vont toutes ensemble sous ce paquet, dans l’ordre des places : celles de la dernière place sont tout en dessous.
    }

rule-S7-title = Qui commence
rule-S7 =
    Les places sont tirées au sort avant de donner les cartes, sauf si l’hôte les fixe.
    Le joueur à la première place commence.
    On joue ensuite dans le sens horaire.

rule-S8-title =
    Les dernières piles, { $players ->
        [2] sauf à 2
        [3] à 3
       *[other] à 3 ou 4
    }
rule-S8 =
    { $waiting ->
        [0] Sur ce plateau, il ne reste aucune pile : personne n’en place.
       *[other] { $players ->
                [2] Ce plateau se joue à deux : c’est la règle S9 qui s’applique.
                [3] À trois, les deux dernières piles sont placées avant le premier tour.
                    Le joueur qui jouera en dernier choisit l’une des deux piles en attente et la met sur un Lieu qui n’en a pas.
                    Puis l’avant-dernier joueur met l’autre pile sur un Lieu encore sans pile.
               *[other] À trois ou quatre, les deux dernières piles sont placées avant le premier tour.
                    Le joueur qui jouera en dernier choisit l’une des deux piles en attente et la met sur un Lieu qui n’en a pas.
                    Puis l’avant-dernier joueur met l’autre pile sur un Lieu encore sans pile.
            }
    }

rule-S9-title = Les derniers Jetons, à 2
rule-S9 =
    { $waiting ->
        [0] Sur ce plateau, il ne reste aucune pile : personne n’en place.
       *[other] À deux, l’adversaire du premier joueur prend un seul Jeton de chacune des deux piles en attente.
            Il met chacun d’eux sur un Lieu sans pile, mais pas les deux au même endroit. Ce qui reste de ces piles quitte la partie.
            Le plateau a donc au départ { $starts ->
                [0] seulement deux Jetons seuls.
                [one] deux Jetons seuls et une pile de 2.
               *[other] deux Jetons seuls et { $starts } piles de 2.
            }
    }

## Un tour

rule-T1-title = Une action par tour
rule-T1 =
    À ton tour, choisis une action parmi trois et ne fais que celle-là.
    Prends des cartes Transport, prends une Route ou reprends des cartes Destination.

rule-T2-title = Quand tu passes
rule-T2 =
    Tu passes seulement si aucune des trois actions ne t’est possible ; sinon, tu dois agir.
    Si tous les joueurs passent l’un après l’autre, la partie est finie et on passe au décompte.

## Prendre des cartes Transport

rule-D1-title = Deux cartes
rule-D1 =
    Prends deux cartes, l’une après l’autre.
    Chaque fois, choisis une carte visible ou prends celle du dessus de la pioche, sans la voir d’avance.
    Tu ne peux pas t’arrêter après la première tant qu’une deuxième t’est permise (voir D3, D4 et D8).

rule-D2-title = Remplir l’emplacement
rule-D2 =
    Quand tu prends une carte visible, la carte du dessus de la pioche vient aussitôt au même emplacement.
    Cela se fait avant le choix de ta deuxième carte.

rule-D3-title = Un Ferry visible d’abord
rule-D3 =
    Si ta première carte est une carte Ferry visible, ton action est finie.
    Tu n’as pas de deuxième carte.

rule-D4-title = Un Ferry en deuxième
rule-D4 =
    Ta deuxième carte ne peut pas être une carte Ferry visible.
    Une carte Ferry tirée du dessus de la pioche n’a pas ces limites : première ou deuxième, elle compte pour une carte comme les autres.

rule-D5-title = Pas de limite en main
rule-D5 =
    Tu peux avoir autant de cartes Transport que tu veux.

rule-D6-title = Pioche vide
rule-D6 =
    Dès que la pioche est vide et qu’il y a des cartes dans la défausse, mélange toute la défausse : elle devient la nouvelle pioche.
    Les cartes qui viennent d’être payées ou écartées en font partie.
    S’il manque des cartes visibles, complète-les dès qu’il y a de nouveau des cartes, par exemple après la prise d’une Route.

rule-D7-title = Mettre à jour les cartes visibles
rule-D7 =
    Mets à jour les cartes visibles après la mise en place, après chaque carte prise (donc aussi entre tes deux cartes) et après chaque prise de Route, même si rien n’y a changé et même après le dernier coup de la partie.
    D’abord, l’emplacement d’une carte qu’on vient de prendre reçoit la carte du dessus de la pioche ; puis remplis les emplacements vides dans l’ordre.
    { $sweep ->
        [0] Regarde ensuite les Ferries. Sur ce plateau, il ne peut jamais y en avoir assez de visibles pour un renouvellement.
        [one] Ensuite, si { $sweep } carte visible ou plus est un Ferry et que la pioche n’est pas vide, fais un renouvellement : défausse toutes les cartes visibles, remplis les emplacements dans l’ordre et vérifie de nouveau. Trois renouvellements au plus ; après le troisième, les cartes restent.
       *[other] Ensuite, si { $sweep } cartes visibles ou plus sont des Ferries et que la pioche n’est pas vide, fais un renouvellement : défausse toutes les cartes visibles, remplis les emplacements dans l’ordre et vérifie de nouveau. Trois renouvellements au plus ; après le troisième, les cartes restent.
    }
    Les cartes d’un paiement ou d’un renouvellement arrivent toutes ensemble dans la défausse, et D6 s’applique entre les étapes.

rule-D8-title = Une seule carte possible
rule-D8 =
    Tu peux choisir cette action dès qu’il y a au moins une carte que tu peux prendre.
    Si aucune deuxième carte ne t’est permise, l’action s’arrête après une seule.

rule-D9-title = Cartes connues et cachées
rule-D9 =
    La pioche, la défausse, les cartes visibles et toutes les mains font toujours { $cards } cartes ensemble.
    Une carte de la pioche n’est vue que par qui la prend ; une carte prise parmi les visibles est connue de tous.
    Tout le monde peut savoir combien de cartes Transport chacun a en main, combien de cartes il y a dans la pioche et dans la défausse, combien de chaque couleur dans la défausse, et combien de Cable Cars il reste à chacun.
    Le nombre de cartes du paquet Destination est connu lui aussi, une fois fini le choix de départ (S6).

## Prendre une Route

rule-C1-title = Toute Route libre
rule-C1 =
    Prends une Route libre par tour, jamais plus ; libre veut dire que personne ne l’a prise et que C6 ne te la ferme pas.
    Elle peut être n’importe où : elle n’a pas à toucher tes autres Routes.

rule-C2-title = Payer une Route
rule-C2 =
    Paie une carte Transport par Espace : de la couleur de la Route ou, pour une Route grise, d’une seule couleur de ton choix.
    Les cartes Ferry sont des jokers : elles peuvent remplacer une partie de ces cartes, ou toutes.
rule-C2-example = Par exemple, { $route } : paie { $length } cartes de cette couleur, ou remplaces-en autant que tu veux par des cartes Ferry, même toutes.

rule-C3-title = Lignes de Ferries
rule-C3 =
    Sur une ligne de Ferries, paie au moins une carte Ferry par symbole de Ferry{ $anchors ->
        [0] . Ce plateau n’a pas de ligne de Ferries.
        [mixed] . Sur ce plateau, le nombre de symboles varie d’une ligne à l’autre.
        [one] . Sur ce plateau, chaque ligne de Ferries a un seul symbole.
       *[other] . Sur ce plateau, chaque ligne de Ferries a { $anchors } symboles.
    }
    Les autres Espaces se paient comme en C2, avec d’autres cartes Ferry si tu veux.

rule-C4-title = Assez de Cable Cars
rule-C4 =
    Il te faut un Cable Car par Espace.
    S’il t’en reste moins, tu ne peux pas prendre la Route.

rule-C5-title = Étapes d’une prise de Route
rule-C5 =
    Mets d’abord les cartes payées dans la défausse, puis pose un de tes Cable Cars sur chaque Espace, puis marque aussitôt les points de cette longueur, selon le tableau.
    Ensuite, mets à jour les cartes visibles (D7) et prends un Jeton Touriste s’il y en a un pour toi (C7).
    Ton tour est alors fini, et on regarde si les derniers tours commencent (E1).
rule-C5-row =
    { $length ->
        [one] { $length } Espace
       *[other] { $length } Espaces
    } : { $points ->
        [one] { $points } point
       *[other] { $points } points
    }

rule-C6-title = Routes Doubles
rule-C6 =
    Une Route Double, ce sont deux Routes de même longueur entre les deux mêmes Lieux.
    Personne ne peut jamais avoir les deux.
    { $players ->
        [2] Dès que l’une est prise, l’autre est fermée à tous les deux.
        [3] À trois, quelqu’un d’autre peut prendre la seconde. À deux, elle est fermée à tous les deux dès que la première est prise.
       *[other] À trois ou quatre, quelqu’un d’autre peut prendre la seconde. À deux, elle est fermée à tous les deux dès que la première est prise.
    }

rule-C7-title = Prendre un Jeton Touriste
rule-C7 =
    Regarde les deux Lieux que tu viens de relier.
    S’il s’y trouve un Jeton dont tu n’as pas le symbole, tu dois en prendre exactement un. Si les deux Lieux t’en offrent un, choisis.
    Tu ne prends jamais un symbole que tu as déjà.

rule-C8-title = Les Jetons restent en vue
rule-C8 =
    Garde tes Jetons Touriste là où tout le monde peut les voir.

## Reprendre des cartes Destination

rule-K1-title = Nouvelles cartes Destination
rule-K1 =
    { $offer ->
        [1] Prends la première carte du paquet Destination ; tu dois la garder.
        [2] Prends les 2 premières cartes du paquet Destination et gardes-en une ou deux.
            Celles que tu refuses vont sous le paquet.
       *[other] Prends les { $offer } premières cartes du paquet Destination et gardes-en au moins une.
            Celles que tu refuses vont sous le paquet.
    }

rule-K2-title = Peu de cartes Destination
rule-K2 =
    S’il en reste moins, prends celles qui restent. S’il n’y en a qu’une, tu dois la garder.
    Si le paquet est vide, tu ne peux pas choisir cette action.

rule-K3-title = Les cartes Destination restent
rule-K3 =
    Une carte Destination gardée est à toi jusqu’à la fin de la partie ; tu ne peux jamais t’en défaire.
    Tu peux en avoir autant que tu veux.

rule-K4-title = Destinations secrètes
rule-K4 =
    Jusqu’à la fin, personne d’autre n’apprend quelles cartes Destination tu as, ni si tu les as complétées.
    Une fois fini le choix de départ (S6), tout le monde peut savoir combien tu en as.

rule-K5-title = Les cartes que tu as refusées
rule-K5 =
    Tu sais quelles cartes Destination tu as refusées et où elles sont dans le paquet.
    Les autres joueurs ne savent ni l’un ni l’autre.

## Fin et décompte

rule-E1-title = Derniers tours
rule-E1 =
    Quand un joueur finit son tour { $low ->
        [0] sans aucun Cable Car
        [one] avec { $low } Cable Car ou aucun
       *[other] avec { $low } Cable Cars ou moins
    }, les derniers tours commencent.
    Tout le monde joue exactement un tour de plus, et ce même joueur joue le tout dernier.
    Cela n’arrive qu’une fois : si quelqu’un d’autre vient plus tard à manquer de Cable Cars, cela n’ajoute aucun tour.

rule-E2-title = Compter les Destinations
rule-E2 =
    Retourne tes cartes Destination.
    Une carte est complétée si tes propres Routes forment un chemin continu entre ses deux Lieux : ajoute ses points.
    Pour chaque carte qui ne l’est pas, tu perds ses points.

rule-E3-title = Compter les Jetons Touriste
rule-E3 =
    Compte les symboles différents de tes Jetons Touriste.
    Le tableau montre combien de points ils rapportent.
rule-E3-row =
    { $count ->
        [0] Aucun symbole
        [one] { $count } symbole
       *[other] { $count } symboles
    } : { $points ->
        [one] { $points } point
       *[other] { $points } points
    }

rule-E4-title = Qui gagne
rule-E4 =
    Le plus grand total l’emporte.
    À égalité, c’est le nombre de cartes Destination complétées qui départage ; si c’est encore égal, la victoire est partagée.
    Toutes les places suivantes se décident de la même façon.

rule-E5-title = Sous zéro
rule-E5 =
    Un score peut être négatif.

rule-E6-title = Recompter les points des Routes
rule-E6 =
    À la fin, chacun peut recompter les points des Routes sur le plateau.
    On retrouve les points marqués pendant la partie.

rule-heading = { $id }  { $title }
