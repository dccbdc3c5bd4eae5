# Ce que la page dit en français, outre ce qu’elle partage avec le terminal dans fr.game.ftl.

## Partout

app-name = Cable Car
app-loading = Chargement…
app-failed = La page n’a pas pu être chargée : vérifie la connexion et réessaie.
app-needs-scripts = Cable Car a besoin de JavaScript pour se jouer dans un navigateur : active-le, ou joue dans un terminal avec « cablecar tui ».
app-unreachable = Le serveur ne répond pas : vérifie la connexion et réessaie.
app-retry = Réessayer
app-home = Retour à l’accueil
app-unknown = Il n’y a rien à cette adresse : vérifie le lien ou va à la page d’accueil.

## La connexion

connection-closed = La table est fermée ici. { $reason }

## Les parties sur cet appareil

table-elsewhere = Tu joues cette partie dans un autre onglet.
table-play-here = Continuer ici
table-not-here = Cette partie n’est pas sur cet appareil : une partie reste dans le navigateur où elle a commencé.
table-peek = Cette partie se joue uniquement sur cet appareil, et rien n’en sort. Quelqu’un qui connaît les outils de son navigateur pourrait y voir les cartes cachées.
store-full = Il n’y a plus de place sur cet appareil : la partie ne peut pas être enregistrée. Garde cette page ouverte pour la terminer.
store-refused = Ce navigateur ne permet pas d’enregistrer la partie. Garde cette page ouverte pour la terminer.
store-newer = Une version plus récente de Cable Car a été utilisée dans ce navigateur : la partie ne peut pas être enregistrée. Recharge la page avant de continuer.
store-conflict = La partie a continué dans un autre onglet et ton coup n’a pas été joué : regarde le plateau et réessaie.
save-damaged = La sauvegarde de cette partie est endommagée et ne peut pas être ouverte. Elle est conservée jusqu’à ce que tu la supprimes.
save-version = Cette partie a été enregistrée par une autre version de Cable Car et ne peut pas être ouverte ici. Elle est conservée jusqu’à ce que tu la supprimes.
save-cut =
    { $count ->
        [1] Le dernier coup de cette partie était illisible : elle reprend juste avant.
       *[other] Les { $count } derniers coups de cette partie étaient illisibles : elle reprend juste avant.
    }
board-not-here = Le plateau « { $board } » n’est pas disponible ici.
engine-not-loaded = Le jeu n’a pas pu être chargé : vérifie ta connexion et réessaie.
local-failed =
    { $kept ->
        [yes] Un problème est survenu ici. Ta partie est enregistrée : recharge la page pour continuer.
        [no] Un problème est survenu ici, et ta partie n’est pas enregistrée. Garde cette page ouverte et réessaie.
       *[none] Un problème est survenu ici. Recharge la page et réessaie.
    }
wish-unreadable = Ce lien n’indique pas qui joue : commence une nouvelle partie depuis la page d’accueil.
game-running = La partie n’est pas terminée : tu pourras télécharger son fichier à la fin.
games-kept-here = Les parties terminées sur cet appareil restent dans ce navigateur jusqu’à ce que tu les supprimes.
my-games-your-turn = C’est à toi de jouer
my-games-turn =
    { $count ->
        [one] C’est à { $names } de jouer
       *[other] { $names } choisissent leurs cartes Destination
    }
my-games-points = { $points } points
game-won = Gagnée
game-lost = Perdue
history-title = Mon bilan
history-games = Parties
history-won = Gagnées
history-rate = Taux de victoire
history-average = Points en moyenne
history-best = Meilleur score
history-now = Série en cours
history-longest = Plus longue série
history-opponents = Par adversaire
history-opponent = Adversaire
history-sizes = Par nombre de joueurs
history-players = Joueurs
history-about = Compté sur les parties finies de cette liste. Une série, ce sont des victoires à la suite.
history-none = Pour aucune des parties finies on ne sait quelle place était la tienne.
my-games-delete = Supprimer la partie avec { $names }
my-games-delete-yes = Supprimer définitivement la partie avec { $names }
my-games-delete-now = Supprimer
my-games-keep = Garder
my-games-unreadable = Une partie enregistrée que cette version de Cable Car ne peut pas lire. Elle est conservée jusqu’à ce que tu la supprimes.
take-along = Emporter mes parties
take-along-about = Toutes les parties de cet appareil tiennent dans un seul fichier. Charge-le dans un autre navigateur pour y continuer.
take-along-save = Enregistrer toutes les parties dans un fichier
take-along-load = Charger des parties depuis un fichier
take-along-busy = Vérification des parties…
take-along-left =
    { $count ->
        [one] { $count } partie était illisible et n’est pas dans le fichier.
       *[other] { $count } parties étaient illisibles et ne sont pas dans le fichier.
    }
take-along-added =
    { $count ->
        [0] Aucune partie n’a été ajoutée.
        [one] { $count } partie a été ajoutée.
       *[other] { $count } parties ont été ajoutées.
    }
take-along-continued =
    { $count ->
        [one] { $count } partie était plus avancée dans le fichier et reprend à partir de là.
       *[other] { $count } parties étaient plus avancées dans le fichier et reprennent à partir de là.
    }
take-along-known =
    { $count ->
        [one] { $count } partie était déjà là.
       *[other] { $count } parties étaient déjà là.
    }
take-along-refused = La partie { $number } du fichier a été ignorée. { $reason }
import-too-large = Le fichier est trop gros : la limite est de { $most } Mo.
import-no-games = Ce fichier ne contient pas de parties : choisis-en un créé avec « Enregistrer toutes les parties dans un fichier ».
import-version = Ce fichier vient d’une autre version de Cable Car et ne peut pas être lu ici.
import-no-game = Ce n’est pas une partie complète.
import-changed = Ses coups ne correspondent pas à la partie que le fichier décrit.
import-apart = Elle est aussi ici, mais la suite est différente. La partie d’ici reste telle quelle.

## Cartes en images

art-face-down = carte face cachée
art-ticket-open = pas encore complétée
art-ticket-done = complétée
art-ticket-missed = manquée

## Le journal

log-replaced = Remplacée par : { $cards }.
log-face-up = Nouvelles cartes visibles : { $cards }.
log-taken-back = (annulé)
log-stood-in = (Le bot { $failed } n’a pas su choisir ; { $bot } l’a fait à sa place.)

## La discussion

chat-new =
    { $count ->
        [one] { $count } nouveau message
       *[other] { $count } nouveaux messages
    }
chat-send = Envoyer
chat-delete = Supprimer la ligne « { $text } »
chat-spectator = Les spectateurs peuvent lire ; pour écrire, il faut une place à la table.
chat-quick = Réactions et petites phrases

## La position en mots

describe-title = Plateau et position en mots
describe-players = Joueurs
describe-display = Cartes sur la table
describe-hand = Tes cartes Transport
describe-tickets = Tes cartes Destination
describe-souvenirs = Jetons Touriste sur le plateau
describe-networks = Réseaux
describe-places = Routes de chaque Lieu
describe-answer-help =
    Tu peux écrire, par exemple : prends { $color }, prends 1, pioche, pioche des destinations, garde 1, garde les deux, prends { $a } { $b } avec { $length } { $color }, jeton à { $b }, passe, annule.
    Tu peux demander : que puis-je faire, main, destinations, visibles, joueurs, où, routes depuis { $b }, chemin de { $a } à { $b }, plateau, règles.
describe-answer-log = Le journal est à côté du plateau ; la touche L y mène.
describe-answer-rules =
    À ton tour, fais une chose parmi trois : prends deux cartes Transport, prends une Route libre avec autant de cartes de sa couleur qu’elle a d’Espaces, ou reprends des cartes Destination et gardes-en au moins une.
    Les cartes Ferry remplacent n’importe quelle couleur ; une carte Ferry visible compte pour tes deux cartes.
    Une Route prise rapporte aussitôt ses points, et parfois un Jeton Touriste d’un de ses deux Lieux.
    Quand quelqu’un arrive au bout de ses Cable Cars, tout le monde joue encore un tour. Ensuite, les cartes Destination complétées comptent pour toi, les autres contre toi, et tes Jetons Touriste différents rapportent ensemble des points.

## Le plateau

board-name = Plateau
board-keys = Sur le plateau, les flèches vont de Route en Route, Entrée choisit, plus et moins changent le zoom, 0 montre tout le plateau.
board-ends =
    { $a } vers { $b }{ $track ->
        [0] { "" }
       *[other] , voie { $track } sur 2
    }
board-route =
    { $route }, { $status ->
        [own] à toi
        [owned] prise par { $owner }
        [closed] fermée
        [claimable] tu peux la prendre
       *[free] libre
    }
board-place =
    { $count ->
        [0] { $place }
        [one] { $place }, { $count } Jeton Touriste « { $souvenir } »
       *[other] { $place }, { $count } Jetons Touriste « { $souvenir } »
    }
board-zoom-in = Agrandir
board-zoom-out = Réduire
board-fit = Montrer tout le plateau
board-more-left = Aller à gauche
board-more-right = Aller à droite
board-more-up = Aller en haut
board-more-down = Aller en bas

## L’accueil

start-tagline = Parcours San Francisco : choisis tes destinations, prends des Routes, rapporte des souvenirs.
start-play = Jouer
start-dealing = On distribue les cartes…
start-name = Ton nom
start-default-name = Touriste
start-bots = Contre
start-bot-count =
    { $count ->
        [one] { $count } bot
       *[other] { $count } bots
    }
start-level = Niveau
start-opponent = Adversaire { $number }
color-own = Ma couleur
color-player =
    { $color ->
        [0] Hexagone jaune
        [1] Croix violette
        [2] Croissant turquoise
       *[3] Chevron brun
    }
start-friends = Jouer entre amis
start-device = Jouer sur un seul appareil
start-player = Joueur { $number }
start-my-games = Mes parties
start-continue = Continuer
start-look = Voir
start-finished =
    { $count ->
        [one] { $count } partie finie
       *[other] { $count } parties finies
    }
start-forget = Oublier la table avec { $names }
start-older = Afficher les parties plus anciennes
game-replay = Revoir
game-analyse = Analyse
games-earlier = Parties précédentes à cette table
games-kept = Les parties finies restent sur ce serveur jusqu’à ce que la personne qui le gère les supprime.
games-kept-days =
    { $count ->
        [one] Ce serveur garde les parties finies pendant { $count } jour après la dernière utilisation de leur table. Télécharge celles que tu veux conserver.
       *[other] Ce serveur garde les parties finies pendant { $count } jours après la dernière utilisation de leur table. Télécharge celles que tu veux conserver.
    }
start-open-tables = Tables ouvertes
start-no-tables = Aucune table publique n’est ouverte en ce moment. Crées-en une : elle apparaîtra ici.
start-join = Rejoindre
start-watch = Regarder
start-status =
    { $status ->
        [waiting] attend des joueurs
        [playing] en cours
       *[finished] finie
    }
start-status-clock = { $status } · { $clock } par tour
start-open-seats =
    { $count ->
        [one] { $count } place libre
       *[other] { $count } places libres
    }
level-random = Hasard – très facile
level-greedy = Glouton – très facile
level-rusher = Pressé – très facile
level-novice = Débutant – très facile
level-casual = Amateur – facile
level-steady = Régulier – assez facile
level-strong = Fort – moyen
level-sharp = Malin – assez difficile
level-veteran = Vétéran – difficile
level-expert = Expert – le plus difficile
manner-novice = C’est ma première fois en Cable Car ! C’est par où, le haut ?
manner-novice-won = J’ai gagné ? Je ne savais même plus où j’étais !
manner-novice-lost = C’était amusant ! C’était quoi, cette règle, déjà ?
manner-casual = Rien ne presse, je viens pour la vue.
manner-casual-won = Tiens donc ! C’est ma tournée.
manner-casual-lost = Belle balade quand même. On remet ça demain ?
manner-steady = Attention aux portes, départ à l’heure.
manner-steady-won = Pile à l’heure.
manner-steady-lost = Un petit retard. Demain, on repart à l’heure.
manner-strong = Accroche-toi : je commence par les côtes les plus raides.
manner-strong-won = Une côte après l’autre, jusqu’à la première place.
manner-strong-lost = C’est mérité. Je veux ma revanche.
manner-sharp = Je sais déjà où tu vas.
manner-sharp-won = Je l’avais vu venir.
manner-sharp-lost = Ça, je ne l’avais pas vu venir.
manner-veteran = Je roulais déjà sur ces collines quand il n’y avait pas de freins.
manner-veteran-won = Vieux rails, vieilles ruses.
manner-veteran-lost = Belle course. On dirait moi, à l’époque.
manner-expert = J’ai joué cette partie mille fois en une minute.
manner-expert-won = Dans ma tête, presque toutes les parties finissaient ainsi.
manner-expert-lost = Tu n’as fait ça dans aucune des parties de ma tête. Bravo.
clock-none = Sans limite
clock-seconds =
    { $count ->
        [one] { $count } seconde
       *[other] { $count } secondes
    }
clock-minutes =
    { $count ->
        [one] { $count } minute
       *[other] { $count } minutes
    }
clock-hours =
    { $count ->
        [one] { $count } heure
       *[other] { $count } heures
    }
clock-days =
    { $count ->
        [one] { $count } jour
       *[other] { $count } jours
    }
pace =
    { $seconds ->
        [0] immédiat
        [0.5] rapide
        [1.5] normal
        [3] lent
        [6] très lent
        [one] { $seconds } seconde
       *[other] { $seconds } secondes
    }
board-title-san-francisco = San Francisco, première édition
board-title-san-francisco-2 = San Francisco

## Les règles et la première partie

book-all = Toutes les règles
book-window = Règles – Cable Car
learn-window = Première partie – Cable Car
start-new = Première visite ?
start-new-hint = Apprends les règles pas à pas dans une vraie partie, ou lis-les.
start-learn = Apprendre en jouant

## La partie du jour

puzzles-title = Problèmes
puzzles-window = Problèmes – Cable Car
daily-title = Partie du jour
daily-window = Partie du jour – Cable Car
daily-about = Pour la partie d’un jour, tout le monde a les mêmes cartes, les mêmes destinations, la même place et les mêmes adversaires. Une nouvelle arrive à minuit UTC.
daily-earlier = La veille
daily-later = Le lendemain
daily-seats = Joueurs dans l’ordre du tour
daily-you = Toi
daily-play = Jouer cette partie
daily-won =
    { $points ->
        [one] { $points } point.
       *[other] { $points } points.
    } Tu as gagné. Le meilleur adversaire a { $others }.
daily-lost =
    { $points ->
        [one] { $points } point.
       *[other] { $points } points.
    } Le meilleur adversaire a { $others }.
daily-par = Points que d’autres font à ta place
daily-par-waiting = Les bots jouent à ta place…
daily-copy = Copier le texte
daily-share-head = Cable Car, partie du { $day }
daily-share-par = À la même place : { $others }
daily-share-one = { $name } { $points }
daily-streak =
    { $count ->
        [0] Pas encore de série
        [one] { $count } jour de suite
       *[other] { $count } jours de suite
    }
daily-streak-about = Un jour compte si sa partie est jouée jusqu’au bout ce jour-là (UTC). Les parties des jours passés restent jouables.
daily-day-open = { $day } : pas jouée
daily-day-played =
    { $points ->
        [one] { $day } : { $points } point
       *[other] { $day } : { $points } points
    }
daily-day-won =
    { $points ->
        [one] { $day } : gagnée avec { $points } point
       *[other] { $day } : gagnée avec { $points } points
    }

## Créer une table

make-friends = Choisis qui joue. Les places libres sont pour les personnes qui reçoivent ton lien.
make-device = Tout le monde joue ici à tour de rôle ; un rideau cache les cartes entre les tours.
make-count = Nombre de joueurs
make-players =
    { $count ->
        [one] { $count } joueur
       *[other] { $count } joueurs
    }
make-seat = Place { $number }
make-me = Moi
make-open = Libre : pour qui a le lien
make-person = Quelqu’un sur cet appareil
make-bot = Bot
make-name = Nom (place { $number })
make-clock = Temps par tour
make-pace = Rythme des bots
make-board = Plateau
make-public = Montrer la table à tout le monde
make-table = Créer la table
make-start = Lancer la partie

## La salle d’attente

lobby-title = Salle d’attente – Cable Car
lobby-waiting =
    { $count ->
        [0] Toutes les places sont prises
        [one] On attend { $count } joueur
       *[other] On attend { $count } joueurs
    }
lobby-seat-open = Libre
lobby-seat-closed = Fermée
lobby-seat-bot = Bot
lobby-seat-open-hint = Libre : envoie le lien
lobby-seat-closed-hint = Fermée : personne ne joue ici
lobby-presence =
    { $you ->
        [true] Toi
       *[false] { $here ->
            [true] En ligne
           *[false] Hors ligne
        }
    }
lobby-get-up = Quitter ma place
lobby-remove = Retirer
lobby-spectators =
    { $count ->
        [one] { $count } spectateur
       *[other] { $count } spectateurs
    }
lobby-start = Lancer la partie
lobby-seats = Places
lobby-watching = Tu regardes : la partie commencera ici quand l’hôte la lancera.
lobby-host-starts = La partie commencera ici quand l’hôte la lancera.
lobby-back = Voir la table
lobby-settings = À propos de cette table
lobby-board = Plateau : { $board }
lobby-clock =
    { $has ->
        [0] Prends tout le temps que tu veux à chaque tour.
       *[1] Temps par tour : { $clock } ; ensuite, un bot termine le tour.
    }
lobby-pace = Rythme des bots : { $pace }
lobby-public = Tout le monde voit cette table sur la page d’accueil.
lobby-private = Seules les personnes qui ont le lien trouvent cette table.
lobby-fixed = On joue dans l’ordre des places ci-dessus.
lobby-drawn = Le premier joueur est tiré au sort au début.
join-seat = Place
join-any = N’importe laquelle
join = S’asseoir
join-busy = On t’installe…
join-or-watch = Ou reste simplement pour regarder : la partie apparaît ici quand elle commence.
take-title = Continuer à la place de { $name }
take-note = Tu prends la place de { $name } dans cette partie, avec ses cartes, ses cartes Destination et ses Cable Cars.
take-watch = Regarder seulement
invite-title = Inviter
invite-sit = Envoie ce lien : quiconque l’ouvre peut s’asseoir ou regarder.
invite-watch = Envoie ce lien : quiconque l’ouvre peut regarder.
invite-link = Lien vers cette table
invite-copy = Copier
invite-copied = Copié
invite-share = Partager
invite-text = Viens faire une partie de Cable Car avec moi.
invite-only-here = Ce lien ne marche que sur cet ordinateur. Pour que d’autres puissent entrer, démarre le serveur avec :
invite-network = C’est l’adresse de l’ordinateur sur son réseau : ceux du même réseau peuvent l’ouvrir.
invite-command = cablecar serve --host 0.0.0.0
invite-qr = Code QR du lien { $link }

## Réglages

settings-title = Réglages
settings-language = Langue
settings-language-auto = Comme le navigateur
settings-look = Apparence
settings-theme = Couleurs
settings-theme-auto = Comme l’appareil
settings-theme-light = Clair
settings-theme-dark = Sombre
settings-text = Taille du texte
settings-percent = { $percent } %
settings-motion = Animations
settings-motion-auto = Comme l’appareil
settings-motion-full = Toujours
settings-motion-reduced = Aucune
settings-patterns = Motifs en plus des couleurs (Routes et cartes)
settings-sounds = Son
settings-sound = Activer le son
settings-volume = Volume
settings-play = Jeu
settings-confirm = Confirmer la prise d’une Route ou de cartes Destination (automatique : Routes sur écran tactile seulement)
settings-confirm-auto = Automatique
settings-confirm-on = Toujours
settings-confirm-off = Jamais
settings-pace = Rythme des bots aux nouvelles tables
settings-pace-here = Rythme des bots à cette table
settings-notify = Me prévenir quand c’est mon tour
settings-notify-never = Ce navigateur ne peut pas te prévenir ici.
settings-notify-refused = Le navigateur n’autorise pas les notifications : autorise-les pour cette page dans ses réglages, puis réessaie.
settings-kept = Tout cela n’est enregistré que dans ce navigateur.
settings-done = Terminé

## La fin

end-you-won =
    Tu gagnes avec { $points ->
        [one] { $points } point
       *[other] { $points } points
    } !
end-tie-decided =
    { $points ->
        [one] Égalité à { $points } point
       *[other] Égalité à { $points } points
    }. Les cartes Destination complétées départagent : { $counts }.
end-tie-shared =
    { $points ->
        [one] Égalité à { $points } point
       *[other] Égalité à { $points } points
    }, et aussi en cartes Destination complétées : { $counts }.
end-rematch = Rejouer
end-asking = Préparation d’une nouvelle partie…
rematch-by = { $name } rejoue.
rematch-begun = La partie suivante a commencé à cette table.
rematch-clock = Le temps est déjà compté.
rematch-join = Rejoindre la partie suivante
rematch-watch = Regarder la partie suivante
rematch-stay = Rester ici
end-record = Télécharger la partie
end-drawing = On dessine …
end-close = Retour à la table
end-board = Le plateau à la fin
end-moment-title = Le plus beau coup :
end-moment =
    { $name } prend la Route { $ends }, pour { $points ->
        [one] { $points } point
       *[other] { $points } points
    }.
end-moment-tickets =
    { $name } prend la Route { $ends } et relie { $tickets }, pour { $points ->
        [one] { $points } point
       *[other] { $points } points
    }.
picture-tickets = Destinations

## Le spectacle

show-ticket = Destination complétée : { $ticket }
show-skip = Passer
show-counted = { $name } : { $routes } pour les Routes, { $tickets } pour les Destinations, { $souvenirs } pour les Jetons Touriste, { $total } en tout.
show-plus = +{ $points }
sound-on = Activer le son
sound-off = Couper le son
sound-offer = Veux-tu entendre des sons discrets ?
sound-yes = Oui, volontiers
sound-no = Non, merci

## Statistiques

stat-caption = Les chiffres de chaque joueur
stat-table-turns =
    { $turns ->
        [one] { $turns } tour en { $time }.
       *[other] { $turns } tours en { $time }.
    }
stat-table-turns-only =
    { $turns ->
        [one] { $turns } tour.
       *[other] { $turns } tours.
    }
stat-table-dealer =
    { $sweeps ->
        [0] Les cartes visibles n’ont jamais été renouvelées
        [1] Les cartes visibles ont été renouvelées une fois
       *[other] Les cartes visibles ont été renouvelées { $sweeps } fois
    }, { $reshuffles ->
        [0] et la défausse n’a jamais été remélangée
        [1] et la défausse a été remélangée une fois
       *[other] et la défausse a été remélangée { $reshuffles } fois
    }.
stat-table-lead =
    { $changes ->
        [0] La première place n’a jamais changé de mains
        [1] La première place a changé de mains une fois
       *[other] La première place a changé de mains { $changes } fois
    } ; à la fin, { $margin ->
        [0] les deux premiers sont à égalité
        [one] { $margin } point sépare les deux premiers
       *[other] { $margin } points séparent les deux premiers
    }.
stat-table-passes =
    { $passes ->
        [one] { $passes } tour a été passé.
       *[other] { $passes } tours ont été passés.
    }
stat-table-last = { $name } a déclenché le dernier tour de table au tour { $turn }.
stat-table-stuck = La partie s’est arrêtée parce que personne ne pouvait plus rien faire.
stat-points = Points
stat-points-routes = pour les Routes
stat-points-tickets = pour les Destinations complétées
stat-points-lost = perdus pour les Destinations manquées
stat-points-souvenirs = pour les Jetons Touriste
stat-turns = Tours
stat-turns-passed = dont passés
stat-cards-face-up-ferries = dont Ferries visibles
stat-cards-blind-ferries = dont Ferries de la pioche
stat-tickets-first = gardées au début
stat-tickets-later = gardées ensuite
stat-routes-average = Espaces par Route en moyenne
stat-lengths = Routes par longueur
stat-length =
    { $length ->
        [one] { $length } Espace
       *[other] { $length } Espaces
    }
stat-colors = Routes par couleur
stat-time = Temps
stat-time-all = de réflexion
stat-time-longest = le plus long pour un coup
stat-span =
    { $minutes ->
        [0] { $seconds } s
       *[other] { $minutes } min { $seconds } s
    }
stat-turn = Tour
stat-plot = Points des Routes après chaque tour
stat-plot-label = Courbe des points des Routes après chaque tour. À la fin : { $finals }. Tous les chiffres sont dans le tableau en dessous.
stat-plot-table = La courbe sous forme de tableau
stat-ticket-caption = Quand les cartes Destination ont été complétées
stat-ticket-player = Joueur
stat-ticket = Carte Destination
stat-ticket-completed = Complétée
stat-ticket-failed = non
stat-ticket-turn = lors de son tour n° { $turn }

## La table : ce qu’il faut faire

table-title-turn = ● À toi de jouer – Cable Car
table-action = À faire
table-watching = Tu regardes : tu vois ce que tout le monde peut voir.
table-turn-over = Ton tour est fini : regarde ce qui s’est passé, puis appuie sur « Terminé ».
table-done = Terminé
table-tried-claim = Prendre { $ends } avec { $cards } ?
table-undo = Annuler le coup
table-hint = Conseil
table-pass = Passer
table-cancel = Retour
table-draw-ask = Reprendre des cartes Destination ? Tu devras en garder au moins une.
table-draw-yes = Oui, en reprendre
table-come-back = Rouvrir la table
table-rule = Règle { $rule }
table-clock = Temps restant
table-clock-left =
    { $seconds ->
        [one] Il reste { $seconds } seconde.
       *[other] Il reste { $seconds } secondes.
    }

## La table : les joueurs

table-seat-bot = un bot joue
table-seat-away = hors ligne

## La table : les cartes

table-display = Cartes visibles, pioche et cartes Destination
table-slot = Carte visible { $slot } : { $color }
table-slot-take = Prendre la carte visible { $slot } : { $color }
table-slot-second = Carte visible { $slot } : { $color }, pas comme deuxième carte
table-slot-empty = Emplacement { $slot } : vide
table-deck-take =
    { $count ->
        [one] Prendre une carte de la pioche, { $count } carte
       *[other] Prendre une carte de la pioche, { $count } cartes
    }
table-ticket-deck-draw =
    { $count ->
        [one] Reprendre des cartes Destination du paquet, { $count } carte
       *[other] Reprendre des cartes Destination du paquet, { $count } cartes
    }
table-hand-color =
    { $count ->
        [one] { $count } carte { $color ->
            [bleu] bleue
            [vert] verte
            [noir] noire
           *[other] { $color }
        } : montrer les Routes que tu peux prendre
       *[other] { $count } cartes { $color ->
            [bleu] bleues
            [vert] vertes
            [noir] noires
            [rose] roses
            [rouge] rouges
           *[other] { $color }
        } : montrer les Routes que tu peux prendre
    }
table-color-chosen =
    Avec tes cartes { $color ->
        [bleu] bleues
        [vert] vertes
        [noir] noires
        [rose] roses
        [rouge] rouges
       *[other] { $color }
    }, tu { $count ->
        [0] ne peux payer aucune Route pour l’instant
        [one] peux payer { $count } Route
       *[other] peux payer { $count } Routes
    }.
table-keep =
    { $count ->
        [0] Choisis ce que tu gardes
        [one] Garder { $count } carte
       *[other] Garder { $count } cartes
    }
table-place-where = Lieu
table-place-put = Placer ici

## La table : écrire, touches, menu

table-command-do = Valider
table-keys-intro = La touche Tab mène partout. Ces touches sont des raccourcis :
table-key-board = vers le plateau
table-key-hand = vers tes cartes Transport
table-key-log = vers le journal
table-key-facts = voir les points et les cartes
table-key-hint = un conseil, et un peu plus à chaque fois
table-key-clear = annuler la sélection
key-escape = Échap
table-keys-on = Utiliser les raccourcis à une touche
table-menu = Menu
table-menu-title = Table
table-settings = Réglages
table-close = Fermer
table-give-bot = Laisser un bot jouer pour moi
table-take-back-of = { $name } reprend la main au bot
table-take-back = Reprendre la main au bot
table-move-seat = Transférer ma place sur un autre appareil
table-move-link = Ouvre ce lien sur l’autre appareil dans les dix minutes :
table-forget-name = Effacer mon nom de cette table
table-leave = Quitter la table
table-leave-ask = Quitter pour de bon ? Un bot continuera à ta place.
table-leave-yes = Quitter
table-leave-no = Rester
absent-away = { $name } est hors ligne ; la partie attend.
absent-bot = { $name } est hors ligne ; un bot joue en attendant.
absent-left = { $name } est parti ; un bot continue.
absent-wait = Attendre
absent-go-on = Continuer ainsi
absent-stand-in = Un bot en attendant
absent-invite = Inviter quelqu’un d’autre
absent-link = Qui ouvre ce lien reprend la place de { $name } dans cette partie.
table-host = En tant qu’hôte
table-chat-off = Couper la discussion
table-chat-on = Rouvrir la discussion
table-mute = Mettre en sourdine
table-unmute = Lever la sourdine
table-remove = Retirer

## La table : points, cartes et nouvelles

news-title = Depuis ton dernier tour
news-took = { $name } prend { $cards }.
news-unseen =
    { $count ->
        [one] { $count } carte de la pioche
       *[other] { $count } cartes de la pioche
    }
facts-title = Points et cartes
facts-cards = Où sont les cartes
facts-you = Toi
facts-discard = Défausse
facts-unseen = Jamais vues
facts-hidden = inconnues
facts-about =
    { $count ->
        [0] Pour les autres, tu vois les cartes qu’ils ont prises face visible et qu’ils n’ont pas dépensées depuis. Les cartes jamais vues sont cachées dans leurs mains : la pioche est vide.
       *[other] Pour les autres, tu vois les cartes qu’ils ont prises face visible et qu’ils n’ont pas dépensées depuis. Les cartes jamais vues sont dans la pioche ({ $count }) ou cachées dans leurs mains.
    }
facts-cost =
    { $missing ->
        [0] Tu peux payer avec { $cards }.
        [one] Tu as { $cards } : il manque { $missing } carte.
       *[other] Tu as { $cards } : il manque { $missing } cartes.
    }
facts-cars =
    { $count ->
        [one] Il te reste { $count } Cable Car.
       *[other] Il te reste { $count } Cable Cars.
    }

## Revoir

replay-heading = Revoir
replay-start = Revoir une partie
replay-another = Revoir une autre partie
replay-drop = Dépose un fichier de partie ici, ou choisis-en un.
replay-choose = Choisir un fichier
replay-about = Un fichier de partie s’obtient avec « Télécharger la partie » quand une partie est finie, ou avec « cablecar simulate ». Ton navigateur vérifie chaque coup, et le fichier reste sur ton appareil.
replay-own = Mes parties finies
replay-checking = Vérification de la partie…
replay-controls = Lecture
replay-slider = Étape de la partie
replay-step = Étape
replay-step-of = Étape { $step } sur { $last }
replay-step-told = { $place }. { $sentence }
replay-dealt = Les cartes sont distribuées, et chacun regarde ses premières cartes Destination.
replay-first = Au début
replay-turn-back = Un tour en arrière
replay-back = Une étape en arrière
replay-play = Lire
replay-pause = Mettre en pause
replay-forward = Une étape en avant
replay-turn-forward = Un tour en avant
replay-last = À la fin
replay-speed = Vitesse
replay-slower = Moins vite
replay-faster = Plus vite
replay-times = { $speed } ×
replay-view = Point de vue
replay-seen-by = Vu par { $name }
replay-all-open = Tout dévoilé
replay-hand-of = Cartes : { $name }
replay-no-cards = aucune carte
replay-offer-of = { $name } choisit parmi celles-ci
replay-log-help = Choisis une ligne pour y aller.
replay-course = Le déroulement de la partie
replay-points-plot = Points des Routes après chaque étape
replay-hands-plot = Cartes en main après chaque étape
replay-plot-label = Une courbe : { $title }. À la fin : { $finals }. Tous les chiffres sont dans le tableau en dessous.
replay-broken-off = La partie a été interrompue ici.
replay-keys = Touches : ← et → vont d’étape en étape, avec Maj de tour en tour ; Début et Fin vont au début et à la fin ; la barre d’espace lance la lecture ou la met en pause ; + et − changent la vitesse.
replay-share-title = Partager cette partie
replay-share-about = Quiconque a le lien peut revoir toute la partie, avec tous les noms et toutes les cartes.
replay-share-make = Créer un lien
replay-share-made = Le lien est prêt.
replay-share-link = Lien vers cette partie
replay-share-withdraw = Retirer le lien
replay-share-withdrawn = Ce lien ne fonctionne plus.
