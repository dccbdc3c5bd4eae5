# Ce que la page et le terminal disent tous deux en français : mots, événements, résultats et refus.

player-name = Joueur { $number }

## La partie

wrong-player-count =
    { $most ->
        [2] Sur ce plateau, une partie se joue à 2, pas à { $count }.
       *[other] Sur ce plateau, une partie se joue de 2 à { $most }, pas à { $count }.
    }
wrong-seed = « { $seed } » n’est pas une graine ; donne un nombre entier ou 1 à 64 chiffres hexadécimaux.
unknown-seat = Il n’y a pas de place { $seat } ; les places vont de 0 à { $last }.
undo-refused = Ce coup ne peut pas être annulé : une information cachée a été révélée, ou quelqu’un d’autre a joué.

## Coups refusés

refused-game-over = La partie est finie ; on ne peut plus rien y faire.
refused-not-your-turn = Ce n’est pas ton tour ; attends que les autres aient joué.
refused-already-chosen = Tu as déjà choisi tes premières cartes Destination ; attends que tout le monde ait choisi.
refused-opening-first = Choisis d’abord les cartes Destination que tu gardes.
refused-place-first = Les deux piles de Jetons Touriste en attente doivent d’abord être placées sur le plateau.
refused-second-card-first = Tu as pris une carte Transport ; prends maintenant la deuxième.
refused-keep-first = Choisis d’abord lesquelles de ces cartes Destination tu gardes.
refused-souvenir-first = Choisis d’abord lequel des deux Jetons Touriste tu prends.
refused-nothing-offered = Il n’y a aucune carte Destination à choisir ; commence par en reprendre.
refused-not-offered = Ne garde que des cartes Destination qui te sont proposées, chacune une seule fois.
refused-keep-one = Garde au moins une des cartes Destination.
refused-unknown-ticket = Il n’y a pas de carte Destination « { $ticket } » sur ce plateau.
refused-not-placing = Les piles de Jetons Touriste se placent sur le plateau seulement avant le premier tour.
refused-stack-not-waiting = La pile « { $symbol } » est déjà sur le plateau ; places-en une qui attend à côté.
refused-place-has-stack = Il y a déjà une pile de Jetons Touriste à { $place } ; choisis un Lieu qui n’en a pas.
refused-unknown-souvenir = Il n’y a pas de Jeton Touriste « { $symbol } » sur ce plateau.
refused-unknown-place = Il n’y a pas de Lieu « { $place } » sur ce plateau.
refused-deck-empty = La pioche est vide ; prends plutôt une carte visible.
refused-slot-empty = Il n’y a pas de carte à l’emplacement { $slot } ; prends-en une autre.
refused-unknown-slot = Il n’y a pas d’emplacement { $slot } parmi les cartes visibles ; ils vont de 0 à { $last }.
refused-ferry-as-second-card = Une carte Ferry visible ne peut pas être ta deuxième carte ; prends-en une autre, ou une de la pioche.
refused-no-tickets-left = Il ne reste aucune carte Destination à prendre.
refused-unknown-route = Il n’y a pas de Route « { $route } » sur ce plateau.
refused-route-owned = La Route entre { $a } et { $b } est déjà prise.
refused-own-twin = L’autre moitié de la Route Double entre { $a } et { $b } est à toi ; personne ne peut avoir les deux.
refused-twin-claimed = À deux joueurs, une seule moitié de la Route Double entre { $a } et { $b } peut être prise.
refused-too-few-cars =
    { $cars ->
        [0] Il ne te reste aucun Cable Car
        [one] Il te reste { $cars } Cable Car
       *[other] Il te reste { $cars } Cable Cars
    }, et la Route entre { $a } et { $b } en demande { $length }.
refused-too-few-cards = Tu n’as pas ces cartes ; paie avec celles de ta main.
refused-wrong-count =
    { $length ->
        [one] Cette Route coûte exactement { $length } carte, pas { $count }.
       *[other] Cette Route coûte exactement { $length } cartes, pas { $count }.
    }
refused-needs-ferry =
    { $ferries ->
        [1] Cette ligne de Ferries demande au moins une carte Ferry.
       *[other] Cette ligne de Ferries demande au moins { $ferries } cartes Ferry.
    }
refused-unknown-card = Il n’y a pas de carte Transport « { $card } » sur ce plateau.
refused-one-color = Une Route grise se paie avec des cartes d’une seule couleur ; les cartes Ferry remplacent n’importe laquelle.
refused-wrong-color =
    Cette Route se paie avec des cartes { $color ->
        [bleu] bleues
        [blue] bleues
        [vert] vertes
        [green] vertes
        [noir] noires
        [black] noires
        [rose] roses
        [pink] roses
        [rouge] rouges
        [red] rouges
        [orange] orange
       *[other] de couleur { $color }
    } ; les cartes Ferry remplacent n’importe laquelle.
refused-no-souvenir-to-choose = Il n’y a pas de Jeton Touriste à choisir là-bas en ce moment.
refused-can-act = Tu peux passer seulement si tu ne peux ni prendre une carte Transport, ni prendre une Route, ni reprendre des cartes Destination.
refused-no-such-action = Ce coup n’existe pas sur ce plateau.

## Mots et tournures

list-none = rien
slot-without-card = aucune carte
list-comma = { $first }, { $next }
list-and = { $first } et { $last }
list-or = { $first } ou { $last }
color-blue = bleu
color-green = vert
color-black = noir
color-pink = rose
color-red = rouge
color-orange = orange
color-grey = gris
color-ferry = Ferry
letter-blue = B
letter-green = V
letter-black = N
letter-pink = P
letter-red = R
letter-orange = O
letter-ferry = F
cards-of-color =
    { $count ->
        [one] { $count } { $card ->
            [blue] bleue
            [green] verte
            [black] noire
           *[other] { $color }
        }
       *[other] { $count } { $card ->
            [blue] bleues
            [green] vertes
            [black] noires
            [pink] roses
            [red] rouges
            [ferry] Ferries
           *[other] { $color }
        }
    }
souvenir-bell = cloche
souvenir-crab = crabe
souvenir-loaf = pain
souvenir-cookie = biscuit chinois
souvenir-seal = otarie
souvenir-globe = boule à neige
souvenir-flower = fleur
two-places = { $a } – { $b }
name-count = { $name } ({ $count })
route-phrase =
    { $ends }, { $length ->
        [one] { $length } Espace
       *[other] { $length } Espaces
    }, { $color ->
        [bleu] bleue
        [vert] verte
        [noir] noire
        [gris] grise
       *[other] { $color }
    }{ $ferries ->
        [0] { "" }
        [1] , ligne de Ferries
       *[other] , ligne de Ferries à { $ferries } symboles
    }
route-worth =
    { $route }, { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
ticket-phrase = { $ends } ({ $points })
bot-name-random = Hasard
bot-name-greedy = Glouton
bot-name-rusher = Pressé
bot-name-novice = Débutant
bot-name-casual = Amateur
bot-name-steady = Régulier
bot-name-strong = Fort
bot-name-sharp = Malin
bot-name-veteran = Vétéran
bot-name-expert = Expert
bot-numbered = { $bot } { $number }
bot-person = { $name } ({ $bot })

## Ce qui se passe

event-turned-up =
    Nouvelle carte à l’emplacement { $slot } : { $color ->
        [bleu] bleue
        [vert] verte
        [noir] noire
       *[other] { $color }
    }.
event-swept = Trop de Ferries : toutes les cartes visibles partent à la défausse.
event-reshuffled =
    { $size ->
        [one] La défausse ({ $size } carte) devient la nouvelle pioche.
       *[other] La défausse ({ $size } cartes) est mélangée et devient la nouvelle pioche.
    }
event-opening-chosen = { $name } a choisi ses premières cartes Destination.
event-opening-ended = Tout le monde a choisi ; cartes Destination gardées : { $counts }.
event-drew-count =
    { $count ->
        [1] { $name } prend la dernière carte Destination.
       *[other] { $name } reprend { $count } cartes Destination.
    }
event-drew-tickets = { $name } reprend des cartes Destination : { $tickets }.
event-kept-count =
    { $count ->
        [one] { $name } garde { $count } carte Destination.
       *[other] { $name } garde { $count } cartes Destination.
    }
event-kept-tickets = { $name } garde { $tickets }.
event-placed =
    { $count ->
        [one] { $name } place { $count } Jeton Touriste « { $souvenir } » à { $place }.
       *[other] { $name } place { $count } Jetons Touriste « { $souvenir } » à { $place }.
    }
event-souvenir = { $name } prend le Jeton Touriste « { $souvenir } » à { $place }.
event-took-unseen = { $name } prend une carte dans la pioche.
event-took-from-deck =
    { $name } prend une carte { $color ->
        [bleu] bleue
        [vert] verte
        [noir] noire
       *[other] { $color }
    } dans la pioche.
event-took-face-up =
    { $name } prend une carte { $color ->
        [bleu] bleue
        [vert] verte
        [noir] noire
       *[other] { $color }
    } parmi les visibles.
event-claimed =
    { $name } prend la Route { $ends } avec { $cards }, pour { $points ->
        [one] { $points } point
       *[other] { $points } points
    }.
event-passed = { $name } ne peut rien faire et passe.
event-last-round = { $name } arrive au bout de ses Cable Cars : tout le monde joue encore un tour.
event-over = La partie est finie.
log-undo = { $name } annule son dernier coup.
log-bot = Le bot { $bot } joue maintenant pour { $name }.
log-back = { $name } reprend sa place.
log-clock = Temps écoulé pour { $name } : le bot { $bot } termine le tour.

## Le décompte final

result-tickets = { $name } avait : { $tickets }.
result-line =
    { $place }. { $name } : { $total ->
        [one] { $total } point
       *[other] { $total } points
    } ({ $routes } pour les Routes ; { $tickets } pour les cartes Destination, { $completed ->
        [0] aucune complétée
        [one] dont { $completed } complétée
       *[other] dont { $completed } complétées
    } ; { $souvenirs } pour les Jetons Touriste)
result-winners =
    { $count ->
        [one] { $names } gagne.
       *[other] { $names } se partagent la victoire.
    }

## Les bots

bot-failed = Le bot « { $bot } » a échoué dans { $file }, ligne { $line } : { $reason }.
bot-illegal = Le bot « { $bot } » a joué un coup interdit : { $move }.
bot-random = Joue n’importe quel coup permis, au hasard.
bot-greedy = Prend la Route la plus rentable qu’il peut payer ; sinon, prend des cartes.
bot-rusher = Prend les Routes les plus longues et termine la partie au plus vite.
bot-novice = Fait des erreurs de débutant : oublie une Destination, ne voit pas les blocages et dépense des cartes dont il a besoin ailleurs.
bot-casual = Prévoit le réseau le plus court pour ses Destinations et réunit ce qu’il faut pour le bâtir.
bot-steady = Bâtit ce que demandent ses Destinations ; réfléchit à certains coups et joue les autres par habitude.
bot-strong = Prévoit comme Amateur, se presse pour les Routes convoitées, collectionne les Jetons Touriste, et s’adapte au nombre de joueurs.
bot-sharp = Réfléchit à l’avance un coup sur deux et voit ce que veulent les autres.
bot-veteran = Réfléchit à l’avance à presque chaque coup et se presse rarement.
bot-expert = Réfléchit à l’avance : essaie ses coups dans de nombreuses parties compatibles avec tout ce qu’il a vu.

## La position en mots

describe-player =
    { $name } : { $points ->
        [one] { $points } point
       *[other] { $points } points
    } pour les Routes, encore { $cars ->
        [one] { $cars } Cable Car
       *[other] { $cars } Cable Cars
    }, { $cards ->
        [one] { $cards } carte Transport
       *[other] { $cards } cartes Transport
    }, { $tickets ->
        [-1] cartes Destination en cours de choix
        [one] { $tickets } carte Destination
       *[other] { $tickets } cartes Destination
    } ; Jetons Touriste : { $souvenirs ->
        [rien] aucun
       *[other] { $souvenirs }
    }.
describe-waiting = On attend : { $names }.
describe-slot = n° { $slot } { $card }
describe-face-up = Visibles : { $slots }.
describe-deck =
    { $count ->
        [0] La pioche est vide.
        [one] Il y a { $count } carte dans la pioche.
       *[other] Il y a { $count } cartes dans la pioche.
    }
describe-discard = Défausse : { $cards }.
describe-ticket-deck =
    { $count ->
        [0] Il ne reste aucune carte Destination à prendre.
        [one] Il reste { $count } carte Destination à prendre.
       *[other] Il reste { $count } cartes Destination à prendre.
    }
describe-cards = Tu as en main : { $cards }.
describe-no-tickets = Tu n’as pas encore de cartes Destination.
describe-ticket =
    { $ticket } : { $missing ->
        [0] complétée.
        [one] il manque { $missing } Espace.
       *[other] il manque au moins { $missing } Espaces.
    }
describe-ticket-lost = { $ticket } : ne peut plus être complétée.
describe-offer = Au choix : { $tickets }.
describe-stack =
    { $place } : { $count ->
        [one] { $count } Jeton « { $souvenir } »
       *[other] { $count } Jetons « { $souvenir } »
    }.
describe-no-souvenirs = Il n’en reste aucun.
describe-waiting-souvenirs = À placer : { $souvenirs }.
describe-network = { $name } a relié { $places }.
describe-no-network = { $name } n’a pas encore de Routes.
describe-place = { $place } : { $routes }.
describe-and = { $first } ; { $next }
describe-to = vers { $place }
describe-owned = vers { $place }, prise par { $name }
describe-closed = vers { $place }, fermée
question-known = { $name } a forcément en main : { $cards }.
question-rejected = Sous les cartes Destination, tu as remis : { $tickets }.
question-way =
    { $a } vers { $b } : { $missing ->
        [0] tes propres Routes les relient.
        [one] il manque { $missing } Espace, { $routes }.
       *[other] il manque au moins { $missing } Espaces, { $routes }.
    }
question-no-way = { $a } vers { $b } : plus aucun chemin n’est libre.

## Ce que le serveur refuse

body-too-large = C’est trop à la fois ; au plus { $most } octets sont lus.
path-too-long = Cette adresse est trop longue.
length-twice = Cette requête indique sa longueur de deux façons : envoie Content-Length ou Transfer-Encoding, pas les deux.
too-many-requests = Trop de requêtes ; attends un instant et réessaie.
too-many-tables = Tu as ouvert beaucoup de tables ; attends une minute avant la prochaine.
too-many-games = Tu as lancé beaucoup de parties ; attends quelques secondes avant la prochaine.
too-many-replays = Tu as ouvert beaucoup de parties à revoir ; attends une minute avant la prochaine.
too-many-messages = Trop de messages ; celui-ci n’a pas été lu. Attends un instant et réessaie.
too-many-connections = Trop de fenêtres sont ouvertes depuis ton réseau ; ferme-en une et réessaie.
server-full = Le serveur est plein ; réessaie dans quelques minutes.
wrong-origin = Cette requête vient d’un autre site et a été refusée.
wrong-host = Ce serveur ne répond pas au nom { $host } : ouvre-le par son adresse, ou demande à la personne qui le gère de le lancer avec --public-name { $host }.
metrics-private = Les mesures ne se lisent que sur le serveur lui-même.
internal = Quelque chose s’est mal passé sur le serveur. Pour le signaler, cite l’erreur { $id }.
message-not-json = Ce n’est pas du JSON valide : envoie un objet JSON.
message-binary = Les messages sont du texte : envoie un objet JSON sous forme de texte.
message-wrong-field = { $reason ->
    [missing] Le champ { $field } manque.
    [extra_forbidden] Le champ { $field } est inconnu ici : enlève-le.
    [too_long] Le champ { $field } est trop long ou trop grand.
    [too_short] Le champ { $field } est trop court ou trop petit.
   *[wrong] Le champ { $field } a une valeur fausse : la page du protocole dit ce qu’il peut contenir.
}
message-late = La prochaine entrée a le numéro { $number } : regarde la table et renvoie ton coup.
message-id-used = L’identifiant de ce message a déjà servi à autre chose : donne à chaque nouveau message le sien.
too-often = Cela a été fait trop souvent dans une même partie.
game-gone = Cette partie est finie : la table en joue une autre maintenant.
page-unknown = Cette page n’existe pas.
method-unknown = On ne peut pas faire cela ici : la page du protocole dit ce qui est possible.
secret-wrong = Cette place n’est pas la tienne : ouvre la table sur l’appareil où tu l’as prise, ou demande à l’hôte.
host-secret-wrong = C’est réservé à l’hôte : demande à la personne qui a créé la table.
code-wrong = Ce code est invalide, déjà utilisé ou expiré : demandes-en un nouveau sur l’appareil qui a la place.
name-refused = Un nom a de 1 à { $most } caractères visibles : choisis-en un autre.
name-taken = Quelqu’un à cette table s’appelle déjà { $name } : choisis un autre nom.
too-many-public-tables = Tu as déjà { $most } tables publiques : attends que l’une d’elles se termine, ou crée une table accessible seulement par son lien.
table-unknown = Cette table n’existe pas : vérifie le lien.
table-waiting = La partie n’a pas encore commencé.
table-playing = La partie a déjà commencé.
table-finished = La partie est finie : choisis de rejouer.
table-full = Toutes les places sont prises : tu peux regarder.
table-reloads = La table est en train d’être rechargée : réessaie.
store-unavailable = Le serveur ne peut rien enregistrer en ce moment, rien n’a donc été fait : réessaie dans une minute.
server-stops = Le serveur redémarre ; ta partie va reprendre.
chair-unknown = La table n’a pas cette place.
seat-taken = Quelqu’un est déjà assis là : choisis une autre place.
seat-with-bot = Un bot joue à cette place : reprends-la d’abord.
seat-present = Le joueur de cette place est là.
color-taken = { $name } a déjà cette couleur.
seat-moved = Cette place est passée sur un autre appareil.
seat-closed = Cette place a été quittée ou fermée.
seats-still-open = Il reste des places libres : attends, confie-les à des bots ou ferme-les.
too-few-players = Il faut être au moins deux pour jouer.
client-too-slow = La connexion est trop lente : reconnecte-toi pour recevoir la suite.
spectators-watch = Les spectateurs ne font que regarder : prends une place pour jouer ou parler.
chat-off = L’hôte a désactivé la discussion.
chat-muted = L’hôte a mis tes messages en sourdine.
chat-empty = Ton message est vide.
chat-full = La discussion de cette table est pleine.
chat-unknown = Ce message n’existe pas.
chat-title = Discussion
chat-nothing = Personne n’a encore rien dit.
chat-say = Écris à la table
chat-deleted = Ce message a été supprimé.
phrase-thumb = Pouce levé
phrase-heart = Cœur
phrase-laugh = Rire
phrase-wow = Oh !
phrase-sad = Tristesse
phrase-bell = Ding ding !
phrase-hello = Bonjour !
phrase-luck = Bonne chance !
phrase-nice = Joli coup !
phrase-thanks = Merci !
phrase-oops = Oups !
phrase-moment = Un instant, s’il te plaît.
phrase-close = C’était serré !
phrase-played = Bien joué !
game-unknown = Cette partie n’existe pas à cette table.
game-not-over = La partie n’est pas encore finie : son fichier et ses statistiques seront disponibles à la fin.
replay-unknown = Aucune partie n’est partagée sous ce lien : il est faux, ou il a été retiré.

## Une table, sur la page et dans le terminal

connection-lost = Reconnexion…
log-title = Journal
log-empty = Il ne s’est encore rien passé.
end-won =
    { $count ->
        [one] { $names } gagne avec { $points ->
            [one] { $points } point
           *[other] { $points } points
        } !
       *[other] { $names } se partagent la victoire, { $points ->
            [one] { $points } point
           *[other] { $points } points
        } partout !
    }
end-place = Rang
end-routes = Routes
end-tickets-won = Destinations complétées
end-tickets-lost = Destinations manquées
end-souvenirs = Jetons Touriste
end-total = Total
end-tickets-of = Cartes Destination : { $name }
end-table = Le décompte final en points
stat-title = Statistiques
stat-turns-all = tours joués
stat-cards-face-up = prises parmi les visibles
stat-cards-blind = prises dans la pioche
stat-cards-hand = maximum en main
stat-tickets-draws = nombre de tirages
stat-tickets-completed = complétées
stat-tickets-failed = manquées
stat-routes-claimed = Routes prises
stat-routes-cars = Cable Cars posés
stat-routes-longest = Espaces de la Route la plus longue
stat-routes-network = Espaces du plus grand réseau
stat-routes-ferries = cartes Ferry payées
stat-routes-tokens = Jetons Touriste pris
table-over = La partie est finie.
table-do-opening =
    { $offered ->
        [1] Voici ta première carte Destination : tu dois la garder.
        [2] Choisis tes premières cartes Destination : garde une carte ou les deux.
       *[other] Choisis tes premières cartes Destination : garde au moins une carte.
    }
table-do-placing = Place un Jeton Touriste sur le plateau : choisis-le, puis son Lieu.
table-do-turn =
    { $cars ->
        [0] À toi : prends des cartes Transport ou des cartes Destination.
       *[other] À toi : prends des cartes Transport, une Route ou des cartes Destination.
    }
table-do-second_card = Prends ta deuxième carte.
table-do-keeping =
    { $offered ->
        [one] Garde la carte Destination.
       *[other] Garde au moins une de ces cartes Destination.
    }
table-do-souvenir = Choisis un des deux Jetons Touriste.
table-do-pass = Tu ne peux rien faire maintenant : passe.
table-wait-bots = Les bots se préparent. La première fois, cela prend environ une demi-minute.
table-wait-opening =
    { $count ->
        [one] { $names } choisit encore ses premières cartes Destination.
       *[other] { $names } choisissent encore leurs premières cartes Destination.
    }
table-wait-placing = { $names } place un Jeton Touriste sur le plateau.
table-wait-turn = À { $names } de jouer.
table-wait-second_card = { $names } prend une deuxième carte.
table-wait-keeping = { $names } choisit des cartes Destination.
table-wait-souvenir = { $names } choisit un Jeton Touriste.
table-last-round =
    { $count ->
        [1] Dernier tour de table : plus que ce tour.
       *[other] Dernier tour de table : il reste { $count } tours en tout.
    }
table-clock-days =
    { $days ->
        [one] { $days } jour, { $time }
       *[other] { $days } jours, { $time }
    }
table-bot-plays = Un bot joue pour toi.
table-players = Joueurs
table-you = (toi)
table-to-move = doit jouer
table-points =
    { $count ->
        [one] { $count } point
       *[other] { $count } points
    }
table-cars =
    { $count ->
        [one] { $count } Cable Car
       *[other] { $count } Cable Cars
    }
table-cards =
    { $count ->
        [one] { $count } carte Transport
       *[other] { $count } cartes Transport
    }
table-tickets-held =
    { $count ->
        [one] { $count } carte Destination
       *[other] { $count } cartes Destination
    }
table-has-chosen = a choisi ses cartes Destination
table-is-choosing = choisit ses cartes Destination
table-deck =
    { $count ->
        [one] Pioche, { $count } carte
       *[other] Pioche, { $count } cartes
    }
table-ticket-deck =
    { $known ->
        [false] Paquet de cartes Destination
       *[true] Paquet de cartes Destination, { $count ->
            [one] { $count } carte
           *[other] { $count } cartes
        }
    }
table-hand = Tes cartes Transport
table-hand-empty = Tu n’as pas de cartes Transport.
table-own-tickets = Tes cartes Destination
table-ticket-missing =
    { $count ->
        [one] il manque { $count } Espace
       *[other] il manque { $count } Espaces
    }
table-ticket-far =
    hors de portée : { $count ->
        [one] { $count } Espace
       *[other] { $count } Espaces
    }, { $cars ->
        [one] reste { $cars } Cable Car
       *[other] reste { $cars } Cable Cars
    }
table-ticket-closed = plus aucun chemin
table-offer = Cartes Destination proposées
table-pay-title = Prendre la Route { $route }. Payer avec :
table-take-souvenir = { $place } : { $souvenir }
table-command = Écris une commande
table-command-example = prends { $a } { $b } avec { $length } { $color }
table-curtain = Au suivant
table-curtain-pass = Passe l’appareil à { $name }.
table-curtain-lift = C’est moi, { $name } : montrer mes cartes
table-curtain-undo = { $name } : annuler mon dernier coup
table-keys = Clavier
table-key-display = prendre la carte visible qui porte ce numéro
table-key-deck = prendre une carte de la pioche
table-key-tickets = reprendre des cartes Destination
table-key-undo = annuler le coup
table-key-command = écrire une commande
stat-cards = Cartes Transport
stat-tickets = Cartes Destination
stat-routes = Routes et Jetons Touriste
