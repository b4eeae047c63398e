### Les tournois d’un serveur.

## Commandes

command-tournament = Les tournois de ce serveur : participe, vois où ils en sont ou crées-en un
command-tournament-create = Annonce un tournoi auquel les membres peuvent s’inscrire
command-tournament-create-name = Son nom
    .name = nom
command-tournament-create-system = Comment les parties sont appariées
    .name = système
command-tournament-create-game = Quel jeu
    .name = jeu
command-tournament-create-rounds = Combien de rondes au système suisse ; laisse vide pour cinq
    .name = rondes
command-tournament-create-pace = Le temps pour jouer ; laisse vide pour la cadence par défaut de ce serveur
    .name = cadence
command-tournament-create-rated = Parties classées ; laisse vide pour oui
    .name = classées
command-tournament-create-round-days = Jours par ronde ; la suivante vient alors, même si des parties ne sont pas finies
    .name = jours-par-ronde
command-tournament-create-first-move-days = Jours pour jouer son premier coup d’une partie ; au-delà, elle est perdue
    .name = jours-premier-coup
command-tournament-create-at-once = Commence toutes les parties d’un toutes-rondes en même temps
    .name = ensemble
command-tournament-create-managers = Un rôle dont les membres dirigent aussi le tournoi
    .name = direction
command-tournament-create-size = La largeur du plateau en cases, pour les jeux qui en ont plusieurs
    .name = taille
command-tournament-list = Affiche les tournois de ce serveur
command-tournament-show = Affiche un tournoi : les membres, les appariements et le classement
command-tournament-show-tournament = Lequel, si ce n’est pas le plus récent
    .name = tournoi
command-tournament-show-here = Montre-le désormais ici à tout le monde ; pour la direction
    .name = ici
command-tournament-join = Inscris-toi à un tournoi
command-tournament-join-tournament = Lequel, si ce n’est pas le plus récent
    .name = tournoi
command-tournament-leave = Quitte un tournoi ; s’il a commencé, après la ronde en cours
command-tournament-leave-tournament = Lequel, si ce n’est pas le plus récent
    .name = tournoi
command-tournament-pair = Lance un tournoi, ou apparie en avance la ronde suivante ; pour la direction
command-tournament-pair-tournament = Lequel, si ce n’est pas le plus récent
    .name = tournoi
command-tournament-adjudicate = Fixe le résultat d’une partie de tournoi ; pour la direction
command-tournament-adjudicate-match = Quelle partie
    .name = partie
command-tournament-adjudicate-result = Le résultat
    .name = résultat
command-tournament-withdraw = Retire quelqu’un d’un tournoi ; pour la direction
command-tournament-withdraw-player = Qui retirer
    .name = membre
command-tournament-withdraw-tournament = Lequel, si ce n’est pas le plus récent
    .name = tournoi
command-tournament-cancel = Annule un tournoi (les parties en cours continuent) ; pour la direction
command-tournament-cancel-tournament = Lequel
    .name = tournoi
command-tournament-export = Récupère un tournoi en fichier (TRF) pour les logiciels d’arbitrage
command-tournament-export-tournament = Lequel, si ce n’est pas le plus récent
    .name = tournoi
choice-system-swiss = Système suisse
choice-system-round-robin = Toutes rondes
choice-system-double-round-robin = Toutes rondes, aller et retour
choice-system-knockout = Élimination directe
choice-result-first = Victoire du camp qui commence
choice-result-second = Victoire du camp qui joue en second
choice-result-draw = Nulle
choice-result-first-unplayed = Victoire par forfait du camp qui commence
choice-result-second-unplayed = Victoire par forfait du camp qui joue en second
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
        [0] Aucune inscription pour l’instant. Appuie sur **Participer** pour jouer.
        [one] Un membre participe. Appuie sur **Participer** pour jouer aussi.
       *[other] { $count } membres participent. Appuie sur **Participer** pour jouer aussi.
    }
tournament-running = Ronde { $round } sur { $rounds }.
tournament-until = La ronde devrait finir { $until }. La suivante est alors appariée ; les parties en cours continuent.
tournament-over = C’est fini. Première place : { $winners }
tournament-cancelled = Il a été annulé.
tournament-players = Membres :
tournament-games = Parties :
tournament-standings-swiss = Classement (points, Buchholz tronqué 1, Sonneborn-Berger) :
tournament-standings-round-robin = Classement (points, Sonneborn-Berger) :
tournament-standings-knockout = Classement (duels gagnés) :
tournament-withdrawn-player = { $player } (retrait)
tournament-bye = { $player } passe cette ronde
tournament-more = { $count ->
        [one] … et { $count } de plus
       *[other] … et { $count } de plus
    }
button-join-tournament = Participer
button-leave-tournament = Quitter

## Réponses

tournaments = Tournois :
tournaments-none = Il n’y a encore eu aucun tournoi ici. Les membres qui ont la permission « Gérer le serveur » peuvent en créer un avec `/tournament create`.
tournament-listed = **{ $name }** (#{ $number }) : { $game }, { $system }, { $players ->
        [one] { $players } membre
       *[other] { $players } membres
    }, { $stage ->
        [sign-up] inscriptions ouvertes
        [running] en cours
        [over] terminé
       *[other] annulé
    }
tournament-made = Le tournoi { $number } est annoncé dans { $channel }, où les membres peuvent s’inscrire. Quand il y a assez de monde, lance-le avec `/tournament pair`.
tournament-shown = Le tournoi { $number } est désormais affiché dans { $channel }.
tournament-entered = Tu participes au tournoi { $number }. Tes parties commenceront d’elles-mêmes ; `/tournament leave` t’en retire.
tournament-entered-late = Tu participes au tournoi { $number } à partir de la ronde { $round }. Chaque ronde manquée compte comme passée et vaut un demi-point.
tournament-left = Retrait du tournoi { $number } enregistré. `/tournament join` permet d’y revenir.
tournament-withdrawn = Retrait du tournoi { $number } enregistré : plus de nouvelles parties. Une partie en cours continue et compte encore.
tournament-paired = La ronde { $round } du tournoi { $number } est appariée. Ses parties commencent maintenant.
tournament-called-off = Le tournoi { $number } est annulé. Les parties en cours continuent.
tournament-ask-cancel = **Annuler le tournoi { $number }, { $name } ?** C’est définitif. Les parties en cours continuent.
tournament-ask-withdraw = { $self ->
        [yes] **Quitter le tournoi { $number } ?**
       *[no] **Retirer { $player } du tournoi { $number } ?**
    } { $stage ->
        [running] Plus de nouvelles parties, et pas de retour ; une partie en cours continue et compte encore.
       *[sign-up] Tant qu’il n’a pas commencé, `/tournament join` permet d’y revenir.
    }
tournament-adjudicated = Le résultat de la partie { $id } est fixé.
tournament-file = Le tournoi { $number } en fichier de rapport de la FIDE. `courtier tournament pair` et les logiciels d’arbitrage le lisent.

## Refus

refused-no-tournament = Ce tournoi n’existe pas ici. `/tournament list` les affiche tous.
refused-not-manager = C’est réservé aux membres qui ont la permission « Gérer le serveur » ou le rôle de direction du tournoi.
refused-tournament-over = Ce tournoi est terminé.
refused-tournament-late = Il est trop tard pour s’inscrire à ce tournoi.
refused-tournament-full = Ce tournoi a 128 membres : c’est le maximum. Tu pourras participer si quelqu’un se retire.
refused-tournament-entered = Tu participes déjà à ce tournoi.
refused-tournament-not-entered = Ce membre ne participe pas à ce tournoi.
refused-tournament-withdrawn = Après avoir quitté un tournoi en cours, on ne peut pas y revenir.
refused-tournament-few = Il faut au moins { $count ->
        [one] un membre
       *[other] { $count } membres
    } dans le tournoi. Attends d’autres inscriptions.
refused-tournament-rounds = Un tournoi au système suisse a de 1 à 30 rondes.
refused-tournament-still-played = { $count ->
        [one] Une partie n’est pas finie
       *[other] { $count } parties ne sont pas finies
    }, donc la ronde suivante ne peut pas encore être appariée. `/tournament adjudicate` fixe un résultat.
refused-no-tournament-match = La partie { $id } ne fait partie d’aucun tournoi.
refused-tournament-name = Le nom d’un tournoi a de 2 à 60 lettres.
help-tournaments = **Ensemble :** avec `/tournament`, participe à un tournoi de ce serveur ou vois où il en est. Les responsables font participer leur serveur au tournoi d’un autre avec `/tournament take-part`. Sur `/ladder`, défie un membre jusqu’à trois places au-dessus de toi.
