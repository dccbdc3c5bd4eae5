# Ce que la page dit en français sur les règles et pendant la première partie ; chargé avec les règles.

## Images des règles

picture-route-alt = { $route } : chaque Espace porte le signe de la couleur. Dessous, des cartes qui la paient : uniquement cette couleur, un Ferry parmi elles, uniquement des Ferries. Barrées : des cartes d’une autre couleur.
picture-route = { $length } Espaces coûtent { $length } cartes de la couleur de la Route. Une carte Ferry remplace n’importe laquelle.
picture-grey-alt = { $route }. Dessous, des cartes qui la paient : toutes d’une couleur, un Ferry et une autre couleur, uniquement des Ferries. Barrées : des cartes de deux couleurs.
picture-grey = Gris veut dire n’importe quelle couleur, mais une seule : toutes les cartes sont de la même couleur ou des Ferries.
picture-ferry-alt =
    { $route } : { $ferries ->
        [one] un Espace porte
       *[other] { $ferries } Espaces portent
    } une ancre. Dessous, des cartes qui la paient : autant de Ferries que d’ancres et une couleur, plus de Ferries, uniquement des Ferries. Barrées : des cartes sans Ferry.
picture-ferry =
    { $ferries ->
        [one] Une ancre : au moins une carte Ferry.
       *[other] { $ferries } ancres : au moins { $ferries } cartes Ferry.
    } { $rest ->
        [0] Il n’y a pas d’autre Espace à payer.
        [one] L’autre Espace coûte une carte { $color ->
            [grey] d’une couleur de ton choix
           *[other] de la couleur de la Route
        }, ou d’autres cartes Ferry.
       *[other] Les { $rest } autres Espaces coûtent des cartes { $color ->
            [grey] d’une seule couleur de ton choix
           *[other] de la couleur de la Route
        }, ou d’autres cartes Ferry.
    }
picture-double-alt = { $route }, à côté d’une autre Route entre les mêmes Lieux. À deux joueurs, des Cable Cars occupent l’une et l’autre est fermée. À plus de deux, les Cable Cars de deux joueurs sont côte à côte.
picture-double =
    Tu n’as jamais les deux. { $players ->
        [2] Dès que l’une est prise, l’autre est fermée.
        [3] À deux joueurs, prendre l’une ferme l’autre. À trois, quelqu’un d’autre peut la prendre.
       *[other] À deux joueurs, prendre l’une ferme l’autre. À trois ou quatre, quelqu’un d’autre peut la prendre.
    }
picture-players-few = 2 joueurs
picture-players-many =
    { $players ->
        [3] 3 joueurs
       *[other] 3 ou 4 joueurs
    }
picture-both-alt = Une carte Ferry visible égale deux cartes.
picture-both = Un Ferry visible est tout ce que tu prends ce tour-ci : il compte pour les deux cartes.
picture-sweep-alt = Barrée, l’ancienne rangée : { $swept }. Dessous, la nouvelle : { $fresh }.
picture-sweep =
    { $count ->
        [one] Dès que { $count } Ferry est visible
       *[other] Dès que { $count } Ferries sont visibles
    }, toute la rangée part à la défausse et de nouvelles cartes arrivent.
picture-souvenir-alt = Des Cable Cars occupent tous les Espaces d’une Route vers { $place }, où se trouvent deux Jetons Touriste. Leur propriétaire en reçoit un : { $souvenir }.
picture-souvenir = Prends une Route vers un Lieu avec des Jetons Touriste et tu en prends un, sauf si tu as déjà son symbole.
picture-ticket-alt = Les Cable Cars d’un joueur mènent de { $a } à { $b } par { $middle }. La carte Destination { $a } – { $b } est marquée comme complétée.
picture-ticket =
    Tes propres Routes relient les deux Lieux, par n’importe quel chemin : la carte Destination rapporte { $points ->
        [one] { $points } point
       *[other] { $points } points
    }. Sinon, elle en coûte autant.
picture-points = Points d’une Route (aussitôt)
picture-points-count = Espaces
picture-souvenirs = Points des Jetons (à la fin)
picture-souvenirs-count = Jetons différents

## La page des règles

book-search = Chercher dans les règles
book-found =
    { $count ->
        [0] Aucune règle ne contient ce mot : essaies-en un autre, par exemple carte, ferry ou pioche.
        [one] { $count } règle en parle.
       *[other] { $count } règles en parlent.
    }
book-contents = Sommaire

## La première partie

learn-goal =
    San Francisco s’étend devant toi, et tes cartes Destination nomment des Lieux à relier. Rassemble des cartes Transport, paie des Routes et poses-y tes Cable Cars.
    Les Routes rapportent des points, les cartes Destination complétées encore plus, et les Jetons Touriste trouvés en chemin comptent aussi. À la fin, le plus grand total l’emporte.
learn-how = { $count } petites étapes te guident dans une vraie partie contre un bot facile. Arrête quand tu veux : ce navigateur retient où tu en étais.
learn-begin = Commencer
learn-again = Recommencer
learn-resume = Continuer à l’étape { $number } sur { $count }
learn-name = Ta première partie
learn-step = Étape { $number }/{ $count }
learn-hide = Masquer
learn-show = Afficher
learn-done = Fait : { $title }
learn-next = Continuer
learn-skip = Passer cette étape
learn-finish = Continuer sans aide
learn-look = Regarder
learn-picture = En image
learn-tickets-title = Choisis tes cartes Destination
learn-tickets = Une carte Destination nomme deux Lieux. Si tes Routes les relient à la fin, tu gagnes ses points ; sinon, tu les perds.
learn-tickets-task = Choisis une carte pour voir ses Lieux sur le plateau. Garde-en une ou les deux.
learn-placing-title = Place des Jetons Touriste
learn-placing = Sur certains Lieux se trouvent des Jetons Touriste, pour ceux qui prennent une Route jusque-là. Le bot commence : c’est donc à toi de placer les deux derniers.
learn-placing-task = Choisis un Jeton et un Lieu, deux fois. Les Lieux proches de tes cartes Destination sont bons pour toi.
learn-cards-title = Prends des cartes
learn-cards = À ton tour, tu fais une seule chose : prendre des cartes Transport, prendre une Route ou reprendre des cartes Destination. Les Routes se paient en cartes, alors prends-en d’abord : parmi les visibles, ou à l’aveugle dans la pioche.
learn-cards-task = À ton tour, prends deux cartes. Mieux vaut plusieurs cartes de la même couleur.
learn-ferries-title = Les Ferries sont des jokers
learn-ferries = Une carte Ferry remplace n’importe quelle couleur. Mais visible, elle compte pour tes deux cartes : tu la prends seule. Tirée de la pioche, c’est une carte comme les autres.
learn-ferries-task = À ton tour, prends un Ferry visible, ou passe cette étape.
learn-ferries-none = Aucun Ferry n’est visible en ce moment. Garde ça en tête et continue.
learn-claim-title = Prends une Route
learn-claim = Les Routes encadrées sont celles que tu peux payer maintenant : une carte par Espace, toutes de la couleur de la Route. Les longues Routes rapportent plus. Celles de tes cartes Destination comptent le plus. Quand deux Routes sont côte à côte et que vous jouez à deux, prendre l’une ferme l’autre.
learn-claim-task = À ton tour, choisis une Route encadrée, ou d’abord une de tes cartes pour voir ce que tu peux payer avec. Si aucune ne convient, prends des cartes.
learn-grey-title = Routes grises
learn-grey = Sur une Route grise, tu choisis la couleur, mais toutes les cartes doivent être de cette seule couleur, ou des Ferries.
learn-grey-task = Les Routes grises sont mises en évidence. Prends-en une, ou choisis-en une pour la regarder.
learn-ferry-route-title = Lignes de Ferries
learn-ferry-route = Une Route avec une ancre, le symbole de Ferry, traverse la baie. Pour chaque ancre, tu dois payer au moins une carte Ferry. Les autres Espaces se paient comme sur toute Route de cette couleur, avec d’autres cartes Ferry si tu veux.
learn-ferry-route-task = Les lignes de Ferries sont mises en évidence. Choisis-en une pour voir ce qu’il lui faut.
learn-souvenirs-title = Jetons Touriste
learn-souvenirs = Quand tu prends une Route, tu prends un Jeton Touriste à l’une de ses deux extrémités, si tu ne l’as pas encore. Plus ils sont variés, mieux c’est : les { $symbols } symboles rapportent { $most } points.
learn-souvenirs-task = Les Lieux avec un Jeton pour toi sont mis en évidence. Prends une Route vers l’un d’eux, ou choisis-en un pour le regarder.
learn-progress-title = Tes cartes Destination
learn-progress = Tes cartes Destination disent combien d’Espaces il manque. Tu peux en reprendre deux à n’importe lequel de tes tours et dois en garder au moins une : de préférence quand les tiennes sont complétées. Ce que tu ne complètes pas coûte ses points.
learn-progress-task = Choisis une de tes cartes Destination pour voir où elle en est.
learn-end-title = La fin
learn-end =
    Quand quelqu’un finit un tour avec { $at } Cable Cars ou moins, chacun a un dernier tour. Ensuite, on compte les cartes Destination et les Jetons Touriste, et le plus grand total l’emporte.
learn-end-task =
    { $left ->
        [0] Tu n’as plus de Cable Car. Joue jusqu’à la fin !
        [one] Il te reste { $left } Cable Car. Joue jusqu’à la fin !
       *[other] Il te reste { $left } Cable Cars. Joue jusqu’à la fin !
    }
learn-over-title = Tu as joué ta première partie
learn-over = Le décompte final montre d’où viennent les points. Maintenant tu sais tout : essaie Amateur, l’adversaire suivant, ou invite quelqu’un.
learn-play-on = Jouer contre { $bot }
learn-look-grey =
    { $route } : { $length ->
        [one] { $length } carte de n’importe quelle couleur.
       *[other] { $length } cartes d’une seule couleur, celle que tu veux.
    }
learn-look-ferry =
    { $route } : { $length } cartes, dont au moins { $ferries ->
        [one] { $ferries } carte Ferry
       *[other] { $ferries } cartes Ferry
    } ; { $rest ->
        [one] l’autre est d’une couleur quelconque ou un Ferry
       *[other] les { $rest } autres sont d’une seule couleur ou des Ferries
    }. { $held ->
        [0] Tu n’as pas encore de carte Ferry.
        [one] Tu as { $held } carte Ferry.
       *[other] Tu as { $held } cartes Ferry.
    }
learn-look-souvenir = { $place } : { $souvenir }. Des Routes libres y mènent depuis : { $places }.
