### Les tournois d’un serveur.

## Commandes

command-tournament = Les tournois de ce serveur : inscris-toi, vois le classement ou crées-en un
command-tournament-create = Annonce un tournoi auquel les membres peuvent s’inscrire
command-tournament-create-name = Son nom
    .name = nom
command-tournament-create-system = Qui joue contre qui
    .name = système
command-tournament-create-game = Quel jeu
    .name = jeu
command-tournament-create-rounds = Combien de rondes au système suisse ; cinq si tu laisses vide
    .name = rondes
command-tournament-create-pace = Combien de temps pour jouer ; vide, la cadence habituelle de ce serveur
    .name = cadence
command-tournament-create-rated = Si les parties sont classées ; elles le sont si tu laisses vide
    .name = classées
command-tournament-create-round-days = Après combien de jours vient la ronde suivante, même si des parties durent
    .name = jours-par-ronde
command-tournament-create-first-move-days = Combien de jours pour un premier coup ; qui ne vient pas perd
    .name = jours-premier-coup
command-tournament-create-at-once = Si toutes les parties d’un toutes-rondes commencent ensemble
    .name = ensemble
command-tournament-create-managers = Un rôle dont les membres dirigent aussi le tournoi
    .name = direction
command-tournament-create-size = La largeur du plateau en cases, pour les jeux qui en ont plusieurs
    .name = taille
command-tournament-list = Affiche les tournois de ce serveur
command-tournament-show = Affiche un tournoi : qui participe, qui joue contre qui, le classement
command-tournament-show-tournament = Lequel, si ce n’est pas le plus récent
    .name = tournoi
command-tournament-show-here = Si tout le monde le voit ici désormais ; pour la direction
    .name = ici
command-tournament-join = Inscris-toi à un tournoi
command-tournament-join-tournament = Lequel, si ce n’est pas le plus récent
    .name = tournoi
command-tournament-leave = Quitte un tournoi ; s’il a commencé, après la ronde en cours
command-tournament-leave-tournament = Lequel, si ce n’est pas le plus récent
    .name = tournoi
command-tournament-pair = Lance un tournoi, ou apparie déjà la ronde suivante ; pour la direction
command-tournament-pair-tournament = Lequel, si ce n’est pas le plus récent
    .name = tournoi
command-tournament-adjudicate = Fixe le résultat d’une partie de tournoi ; pour la direction
command-tournament-adjudicate-match = Quelle partie
    .name = partie
command-tournament-adjudicate-result = Ce qu’elle vaut
    .name = résultat
command-tournament-withdraw = Retire quelqu’un d’un tournoi ; pour la direction
command-tournament-withdraw-player = Qui sort
    .name = membre
command-tournament-withdraw-tournament = Lequel, si ce n’est pas le plus récent
    .name = tournoi
command-tournament-cancel = Annule un tournoi ; les parties en cours continuent ; pour la direction
command-tournament-cancel-tournament = Lequel
    .name = tournoi
command-tournament-export = Récupère un tournoi en fichier (TRF) pour les logiciels d’arbitrage
command-tournament-export-tournament = Lequel, si ce n’est pas le plus récent
    .name = tournoi
choice-system-swiss = Système suisse
choice-system-round-robin = Toutes rondes
choice-system-double-round-robin = Toutes rondes, aller et retour
choice-system-knockout = Élimination directe
choice-result-first = Qui commence gagne
choice-result-second = Qui joue en second gagne
choice-result-draw = Nulle
choice-result-first-unplayed = Qui commence gagne par forfait
choice-result-second-unplayed = Qui joue en second gagne par forfait
choice-result-unplayed = Personne n’est venu
choice-tournament = { $id } { $tournament } ({ $game })

## Ce que tout le monde voit

tournament-title = 🏆 **{ $name }** · tournoi { $number }
tournament-round-title = **{ $name }** · tournoi { $number }, ronde { $round }
tournament-result-title = 🏆 **{ $name }** · tournoi { $number }, résultat
tournament-round-name = Ronde { $round }
tournament-terms = { $game } · { $system } · { $pace } · { $rated ->
        [yes] parties classées
       *[other] parties non classées
    }
tournament-rounds = { $count ->
        [one] Il y a une ronde.
       *[other] Il y a { $count } rondes.
    }
tournament-sign-up = { $count ->
        [0] Personne n’est encore inscrit. Appuie sur **Participer** pour jouer.
        [one] Une personne est inscrite. Appuie sur **Participer** pour jouer aussi.
       *[other] { $count } personnes sont inscrites. Appuie sur **Participer** pour jouer aussi.
    }
tournament-running = Ronde { $round } sur { $rounds }.
tournament-until = La ronde devrait finir { $until }. Puis vient la suivante ; une partie en cours continue.
tournament-over = C’est fini. Première place : { $winners }
tournament-cancelled = Il a été annulé.
tournament-players = Inscriptions :
tournament-games = Parties :
tournament-standings-swiss = Classement, avec les points, le Buchholz tronqué et le Sonneborn-Berger :
tournament-standings-round-robin = Classement, avec les points et le Sonneborn-Berger :
tournament-standings-knockout = Classement, avec les duels gagnés :
tournament-withdrawn-player = { $player } (abandon)
tournament-bye = { $player } passe cette ronde
tournament-more = { $count ->
        [one] … et encore une ligne
       *[other] … et encore { $count } lignes
    }
button-join-tournament = Participer
button-leave-tournament = Quitter

## Réponses

tournaments = Tournois :
tournaments-none = Il n’y a encore eu aucun tournoi ici. Les membres qui ont « Gérer le serveur » en créent un avec `/tournament create`.
tournament-listed = **{ $name }** (#{ $number }) : { $game }, { $system }, { $players ->
        [one] { $players } personne
       *[other] { $players } personnes
    }, { $stage ->
        [sign-up] inscriptions ouvertes
        [running] en cours
        [over] terminé
       *[other] annulé
    }
tournament-made = Le tournoi { $number } est annoncé dans { $channel }. On s’y inscrit là. Quand il y a assez de monde, lance-le avec `/tournament pair`.
tournament-shown = Le tournoi { $number } est désormais affiché dans { $channel }.
tournament-entered = Tu participes au tournoi { $number }. Tes parties commencent toutes seules ; `/tournament leave` t’en retire.
tournament-entered-late = Tu participes au tournoi { $number } à partir de la ronde { $round }. Chaque ronde manquée vaut un demi-point.
tournament-left = Retrait du tournoi { $number } enregistré. `/tournament join` permet d’y revenir.
tournament-withdrawn = Retrait du tournoi { $number } enregistré : plus de nouvelles parties. Une partie en cours continue et compte encore.
tournament-paired = La ronde { $round } du tournoi { $number } est appariée. Ses parties commencent.
tournament-called-off = Le tournoi { $number } est annulé. Les parties en cours continuent.
tournament-ask-cancel = **Annuler le tournoi { $number }, { $name } ?** C’est définitif. Les parties en cours continuent.
tournament-ask-withdraw = { $self ->
        [yes] **Quitter le tournoi { $number } ?**
       *[no] **Retirer { $player } du tournoi { $number } ?**
    } { $stage ->
        [running] Plus de nouvelles parties, et pas de retour ; une partie en cours continue et compte encore.
       *[sign-up] Tant qu’il n’a pas commencé, `/tournament join` permet d’y revenir.
    }
tournament-adjudicated = Le résultat de la partie { $id } est fixé.
tournament-file = Le tournoi { $number } en fichier de rapport de la FIDE. `courtier tournament pair` et les logiciels d’arbitrage le lisent.

## Refus

refused-no-tournament = Ce tournoi n’existe pas ici. `/tournament list` les montre tous.
refused-not-manager = Seuls les membres qui ont « Gérer le serveur » ou le rôle donné au tournoi le peuvent.
refused-tournament-over = Ce tournoi est terminé.
refused-tournament-late = Il est trop tard pour s’inscrire à ce tournoi.
refused-tournament-full = Ce tournoi est complet : il a 128 places.
refused-tournament-entered = Tu participes déjà à ce tournoi.
refused-tournament-not-entered = Ce membre ne participe pas à ce tournoi.
refused-tournament-withdrawn = Qui a quitté un tournoi en cours ne peut pas y revenir.
refused-tournament-few = Il faut au moins { $count ->
        [one] une personne
       *[other] { $count } personnes
    }.
refused-tournament-rounds = Un tournoi au système suisse a de 1 à 30 rondes.
refused-tournament-still-played = { $count ->
        [one] Une partie dure
       *[other] { $count } parties durent
    } encore, et rien ne peut être apparié avant. `/tournament adjudicate` décide d’une partie.
refused-no-tournament-match = La partie { $id } n’est d’aucun tournoi.
refused-tournament-name = Un nom a de 2 à 60 lettres.
help-tournaments = **Ensemble :** `/tournament` t’inscrit à un tournoi de ce serveur ou en montre le classement, la direction fait participer le sien à celui d’un autre avec `/tournament take-part`, et `/ladder` te fait monter : défie qui se trouve jusqu’à trois places au-dessus de toi.
