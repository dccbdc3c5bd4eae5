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
    À deux, trois ou quatre joueurs, on voyage dans San Francisco ; chacun a 20 Cable Cars et un Marqueur de score.
    Il y a 44 cartes Transport : 6 de chaque couleur (bleu, vert, noir, rose, rouge, orange) et 8 cartes Ferry, qui sont des jokers.
    Chacune des 24 cartes Destination nomme deux Lieux et un nombre de points.
    Les 21 Jetons Touriste montrent 7 symboles, 3 Jetons par symbole.
    Sur le plateau, des Routes joignent les Lieux : chaque Route est une rangée d’Espaces d’une couleur, ou gris ; certaines portent des symboles de Ferry, et d’autres vont par deux, en Routes Doubles.
    Plus une Route est longue, plus elle rapporte de points : C5 dit combien.
    Tes Routes, tes cartes Destination complétées et tes Jetons Touriste différents te rapportent des points ; les cartes Destination que tu laisses inachevées t’en coûtent.

## Mise en place

rule-S1-title = Cable Cars et score
rule-S1 =
    Prends 20 Cable Cars et mets ton Marqueur de score sur 0.

rule-S2-title = Trier les Jetons Touriste
rule-S2 =
    Forme 7 piles de Jetons Touriste, une par symbole.
    À quatre, on utilise les 3 Jetons de chaque symbole ; à deux ou trois, seulement 2 de chaque.
    Les Jetons en trop ne servent pas dans cette partie.

rule-S3-title = Jetons Touriste sur le plateau
rule-S3 =
    Cinq Lieux commencent avec une pile chacun : Alcatraz, Golden Gate Bridge, The Embarcadero, Sunset et Potrero Hill.
    Tire d’abord au sort le Lieu de chaque pile.
    Les deux autres piles attendent à côté du plateau.

rule-S4-title = Donner les cartes Transport
rule-S4 =
    Mélange les cartes Transport et donnes-en 2 à chaque joueur.
    Aligne les 5 suivantes, face visible : ce sont les cartes visibles, du premier au cinquième emplacement.
    Les cartes qui restent forment la pioche.

rule-S5-title = Trop de Ferries
rule-S5 =
    Compte les cartes Ferry parmi ces cartes visibles.
    S’il y en a 3 ou plus, les cinq cartes vont à la défausse et cinq nouvelles prennent leur place.
    La règle D7 en donne le déroulement exact.

rule-S6-title = Tes premières cartes Destination
rule-S6 =
    Mélange les cartes Destination et donnes-en 2 à chaque joueur ; regarde les tiennes en secret et gardes-en une ou deux.
    Tout le monde choisit en même temps, et peut finir dans n’importe quel ordre.
    Tant que quelqu’un choisit encore, on voit seulement qui est prêt, pas combien de cartes chacun a gardées ni combien il y en a dans le paquet de cartes Destination.
    Ensuite, les cartes refusées vont toutes ensemble sous ce paquet, dans l’ordre des places à partir de la première : celle de la dernière place est tout en dessous.

rule-S7-title = Qui commence
rule-S7 =
    Les places sont tirées au sort avant de donner les cartes, sauf si l’hôte les fixe.
    Le joueur à la première place est le premier joueur.
    On joue ensuite dans le sens horaire.

rule-S8-title = Les dernières piles, à 3 ou 4
rule-S8 =
    À trois ou quatre, les deux dernières piles sont placées avant le premier tour.
    Le joueur qui jouera en dernier choisit l’une des deux piles en attente et la met sur un Lieu qui n’en a pas.
    Puis l’avant-dernier joueur met l’autre pile sur un Lieu encore sans pile.

rule-S9-title = Les derniers Jetons, à 2
rule-S9 =
    À deux, l’adversaire du premier joueur prend un seul Jeton de chacune des deux piles en attente.
    Il met chacun d’eux sur un Lieu sans pile, mais pas les deux au même endroit ; ce qui reste de ces piles quitte la partie.
    Le plateau a donc au départ deux Jetons seuls et cinq piles de 2.

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
    S’il y a moins de 5 cartes visibles, complète-les dès qu’il y a de nouveau des cartes, par exemple après la prise d’une Route.

rule-D7-title = Mettre à jour les cartes visibles
rule-D7 =
    Mets à jour les cartes visibles après la mise en place, après chaque carte prise (donc aussi entre tes deux cartes) et après chaque prise de Route, même si rien n’y a changé et même après le dernier coup de la partie.
    D’abord, l’emplacement d’une carte qu’on vient de prendre reçoit la carte du dessus de la pioche ; puis remplis les emplacements vides dans l’ordre, du premier au cinquième.
    Ensuite, si 3 cartes visibles ou plus sont des cartes Ferry et que la pioche n’est pas vide, fais un renouvellement : défausse toutes les cartes visibles, remplis les emplacements du premier au cinquième et vérifie de nouveau, avec trois renouvellements au plus par mise à jour ; après le troisième, les cartes restent pour cette fois.
    Les cartes d’un paiement ou d’un renouvellement arrivent toutes ensemble dans la défausse, et D6 s’applique entre les étapes.

rule-D8-title = Une seule carte possible
rule-D8 =
    Tu peux choisir cette action dès qu’il y a au moins une carte que tu peux prendre.
    Si aucune deuxième carte ne t’est permise, l’action s’arrête après une seule.

rule-D9-title = Cartes connues et cachées
rule-D9 =
    La pioche, la défausse, les cartes visibles et toutes les mains font toujours 44 cartes ensemble.
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
    Pour une Route noire de 3 Espaces, tu peux payer 3 noires, 2 noires et 1 Ferry, 1 noire et 2 Ferries, ou 3 Ferries ; c’est toi qui choisis.

rule-C3-title = Lignes de Ferries
rule-C3 =
    Sur une ligne de Ferries, paie au moins une carte Ferry par symbole de Ferry ; sur ce plateau, chaque ligne de Ferries en a exactement un.
    Les autres Espaces se paient comme en C2, avec d’autres cartes Ferry si tu veux.

rule-C4-title = Assez de Cable Cars
rule-C4 =
    Il te faut un Cable Car par Espace.
    S’il t’en reste moins que la Route n’a d’Espaces, tu ne peux pas la prendre.

rule-C5-title = Étapes d’une prise de Route
rule-C5 =
    Mets d’abord les cartes payées dans la défausse, puis pose un de tes Cable Cars sur chaque Espace, puis marque aussitôt les points que vaut une Route de cette longueur.
    Ensuite, mets à jour les cartes visibles (D7) et prends un Jeton Touriste s’il y en a un pour toi (C7).
    Ton tour est alors fini, et on regarde si la fin de la partie commence (E1).

rule-C6-title = Routes Doubles
rule-C6 =
    Une Route Double, ce sont deux Routes de même longueur entre les deux mêmes Lieux.
    Personne ne peut jamais avoir les deux.
    À trois ou quatre, quelqu’un d’autre peut prendre la seconde ; à deux, elle est fermée à tous les deux dès que la première est prise.

rule-C7-title = Prendre un Jeton Touriste
rule-C7 =
    Regarde les deux Lieux au bout de la Route que tu viens de prendre.
    Si un Jeton dont tu n’as pas le symbole se trouve sur l’un d’eux, tu dois en prendre exactement un ; si les deux Lieux t’en offrent un, choisis entre eux.
    Tu ne prends jamais un symbole que tu as déjà.

rule-C8-title = Les Jetons restent en vue
rule-C8 =
    Garde tes Jetons Touriste là où tout le monde peut les voir.

## Reprendre des cartes Destination

rule-K1-title = Deux cartes Destination
rule-K1 =
    Prends les 2 premières cartes du paquet Destination et gardes-en une ou deux.
    Si tu en refuses une, mets-la sous le paquet.

rule-K2-title = Peu de cartes Destination
rule-K2 =
    S’il n’en reste qu’une, tu peux encore choisir cette action, mais tu dois la garder.
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
    Quand un joueur finit son tour avec 2 Cable Cars ou moins, les derniers tours commencent.
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
    Aucun symbole ou 1 seul rapporte 0 point, 2 symboles rapportent 1 point, 3 en rapportent 2, 4 en rapportent 4, 5 en rapportent 6, 6 en rapportent 9, et les 7 en rapportent 12.

rule-E4-title = Qui gagne
rule-E4 =
    Le joueur qui a le plus de points gagne.
    En cas d’égalité, le nombre de cartes Destination complétées départage ; si c’est encore égal, la victoire est partagée.
    Toutes les places suivantes se décident de la même façon.

rule-E5-title = Sous zéro
rule-E5 =
    Un score peut être négatif.

rule-E6-title = Vérifier les points des Routes
rule-E6 =
    À la fin, additionne encore une fois les points de toutes tes Routes sur le plateau.
    La somme doit être égale aux points de Route marqués pendant la partie.

rule-heading = { $id }  { $title }
