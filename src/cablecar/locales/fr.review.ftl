# Reviews of finished games, and hints; the page loads it with the first one that is wanted.

## Review

review-decisions = Décisions
review-loss = Perte moyenne
review-mistakes = Fautes
review-base = Avant la donne
review-luck = Chance
review-own = Ses erreurs
review-others = Erreurs des autres
review-rest = Inexpliqué
review-result = Résultat
review-about = Tout est en points de pourcentage des chances de victoire : celles d’avant la donne, la chance, les erreurs et un reste inexpliqué donnent ensemble le résultat. Les décisions sont jugées d’après ce que le joueur savait ; une faute coûte { $mistake } ou plus.
review-error = Coup { $number } : { $name } a choisi « { $move } » ; « { $best } » promettait { $loss } points de pourcentage de plus.
review-fortune = Coup { $number }, { $name }, « { $move } » : la chance y a rapporté à { $lucky } { $luck } points de pourcentage.
review-by-luck = Ce qui a fait gagner { $name }, c’est surtout la chance : { $luck } points de pourcentage, contre { $play } par le jeu lui-même.
review-by-play = Ce qui a fait gagner { $name }, c’est surtout le jeu lui-même : { $play } points de pourcentage, contre { $luck } par la chance.
review-uncalibrated = Aucune partie sur le plateau { $board } n’a confirmé ces chances ; prends-les comme des estimations.
review-estimates = Aucune partie sur ce plateau n’a confirmé ces chances ; prends-les comme des estimations.
review-heading = Analyse
review-intro = Chaque décision est jugée d’après ce que le joueur savait, et la chance est séparée du jeu. Ton appareil fait le calcul ; tu peux l’arrêter et le reprendre plus tard.
review-progress = { $done } coups sur { $count }
review-stop = Arrêter
review-go-on = Reprendre
review-chances = Chances de victoire après chaque étape, en pour cent
review-moments = Ce qui a fait basculer la partie
review-mistake = Coup { $number } : « { $move } ». « { $best } » promettait { $loss } points de pourcentage de plus.
review-lost = Coup { $number } : « { $move } » a coûté { $loss } points de pourcentage.
review-lost-by = Coup { $number } : { $name } a choisi « { $move } », ce qui a coûté { $loss } points de pourcentage.
review-better = « { $best } » promettait { $loss } points de pourcentage de plus.
review-show-better = Qu’est-ce qui était mieux ?
review-learn = Trouver de meilleurs coups pour { $name }
review-no-mistakes = { $name } : aucune.
review-aims = Ce que chacun visait
review-since-start = depuis le début
review-since = depuis le coup { $number }

## Hints

hint-look = Regarde ta carte Destination { $ticket }.
hint-look-around = Aucune carte Destination ne décide à elle seule de ce coup. Regarde tout le plateau.
hint-more = Voir les coups
hint-why = Pourquoi ?
hint-close = Fermer le conseil
hint-moves = Les meilleurs coups, chacun avec tes chances de victoire, autant que tu peux les connaître.
hint-chance = { $chance } %
hint-completes = Dans { $share } essais sur 100, tu complètes bientôt { $ticket }.
hint-claims = Souvent, tu prends bientôt { $routes }.
hint-yields = Souvent, les autres prennent { $routes }.
hint-open = C’est ce qui laisse le plus de voies ouvertes.

## Exercises

exercise-mistake = Faute { $number } sur { $count }
exercise-better = Coup { $number } : « { $move } » a coûté { $loss } points de pourcentage. Joue mieux.
exercise-best = « { $move } » : oui, c’est le meilleur coup.
exercise-good = « { $move } » : bien joué. C’est à { $loss } points de pourcentage du meilleur coup, ce n’est pas une faute.
exercise-wrong = « { $move } » laisse { $loss } points de pourcentage de moins que le meilleur coup. Réessaie.
exercise-solution = Le meilleur coup est « { $move } » : il promet { $chance } % de chances de gagner.
exercise-show = Afficher la réponse
exercise-skip = Plus tard
exercise-next = Suivant
exercise-finish = Terminé
exercise-back = Retour à l’analyse
exercise-again = Encore une fois
exercise-over = Tout a été revu
exercise-over-about = Tu as trouvé un meilleur coup dans { $found } positions sur { $count }.

## Puzzles

puzzles-about = Des positions tirées de parties de bots : dans chacune, un coup est nettement le meilleur. Joue-le sur la table. Tu sais ce que le joueur savait, et tout coup qui n’est pas une faute compte.
puzzles-choice = Ce que tu veux résoudre
puzzles-level = Difficulté
puzzles-any = Toutes
puzzles-easy = Facile
puzzles-medium = Moyenne
puzzles-hard = Difficile
puzzles-idea = Idée
puzzles-solved = Résolus : { $solved } sur { $count }
puzzles-solve = Problème suivant
puzzles-none = Tout est résolu
puzzles-number = Problème { $number }
puzzles-question =
    { $difficulty ->
        [0] Trouve le meilleur coup. Tous les bots l’ont trouvé.
       *[other] Trouve le meilleur coup. Les bots l’ont manqué dans { $difficulty } essais sur 100.
    }
puzzles-back = Retour aux problèmes
idea-block = Bloquer
idea-race = Devancer les autres
idea-route = Choisir une Route
idea-wait = Attendre
idea-ferry = Ferrys
idea-card = Choisir une carte Transport
idea-tickets = Choisir des cartes Destination
idea-more-tickets = Piocher des cartes Destination
idea-souvenir = Souvenirs
idea-last-round = Dernier tour
