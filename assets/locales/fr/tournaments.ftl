### Les tournois d’un serveur.

## Commandes

choice-system-swiss = Système suisse (à points égaux)
choice-system-round-robin = Toutes rondes (tous contre tous)
choice-system-double-round-robin = Toutes rondes, aller et retour
choice-system-knockout = Élimination directe (qui perd est éliminé)
choice-result-first = Victoire du camp qui commence
choice-result-second = Victoire du camp qui joue en second
choice-result-draw = Nulle
choice-result-first-unplayed = Victoire par forfait du camp qui commence
choice-result-second-unplayed = Victoire par forfait du camp qui joue en second
choice-result-unplayed = Personne n’est venu
button-result-wins = Victoire : { $player }
button-result-forfeit = Victoire par forfait : { $player }
choice-tournament = { $id } { $tournament } ({ $game })
choice-tournament-match = Ronde { $round }, { $id } : { $first } – { $second }
choice-tournament-own-match = ta partie : quelqu’un d’autre décide

## Ce que tout le monde voit

tournament-title = 🏆 **{ $name }** · tournoi { $number }{ $part ->
    [round] { "" }, ronde { $round }
    [result] { "" }, résultat
   *[all] { "" }
}
tournament-round-name = { $part ->
    [quarterfinal] Quarts de finale
    [semifinal] Demi-finales
    [final] Finale
   *[round] Ronde { $round }
}
tournament-terms = { $game } · { $system } · { $pace } · { $rated ->
        [yes] parties classées
       *[other] parties non classées
    }
tournament-rounds = { $count ->
        [one] Une ronde.
       *[other] { $count } rondes.
    }
tournament-sign-up = { $count ->
        [0] Aucune inscription pour l’instant.
        [one] Un membre participe.
       *[other] { $count } membres participent.
    }
tournament-starts = Début : { $at } ({ $when }). Inscris-toi d’ici là.
tournament-starts-full = Début dès que { $count } membres participent ; les responsables peuvent lancer le tournoi plus tôt.
tournament-starts-managed = Les responsables lancent le tournoi.
tournament-too-few = Trop peu de membres étaient inscrits à l’heure du début. On peut quand même le lancer ou le modifier.
tournament-least = Il faut au moins { $count } membres.
tournament-most = { $count } membres au plus peuvent participer.
tournament-running = Ronde { $round } sur { $rounds }.
tournament-until = La ronde devrait finir { $until } ; les parties en cours continuent.
tournament-over = C’est fini. Première place : { $winners }
tournament-cancelled = Il a été annulé.
tournament-players = Membres :
tournament-games = Parties :
tournament-standings-swiss = Classement (points, puis deux départages) :
tournament-standings-round-robin = Classement (points, puis un départage) :
tournament-standings-knockout = Classement :
tournament-withdrawn-player = { $player } (retrait)
tournament-bye = { $player } ne joue pas cette ronde (un point)
bracket-bye = exempt
podium-game = { $game } · { $count ->
        [one] { $count } membre
       *[other] { $count } membres
    }
podium-points = Points : { $points }
alt-podium = Podium du tournoi « { $tournament } » ({ $game })
alt-lineup = Participants du tournoi « { $tournament } » ({ $game })
button-join = Participer
button-leave = Quitter

## Réponses

tournaments = Tournois :
tournaments-none = Aucun tournoi ici pour l’instant. Les membres qui ont la permission « Gérer le serveur » en créent avec `/tournament`.
tournaments-none-managing = Aucun tournoi ici pour l’instant. **Nouveau tournoi** en crée un.
tournament-listed = **{ $name }** (#{ $number }) : { $game }, { $system }, { $players ->
        [one] { $players } membre
       *[other] { $players } membres
    }, { $stage ->
        [sign-up] inscriptions ouvertes
        [running] en cours
        [over] terminé
       *[other] annulé
    }
tournament-made = Le tournoi { $number } est annoncé dans { $channel }. Quand il y a assez de monde, lance-le là-bas avec **Gérer**.
tournament-made-full = Le tournoi { $number } est annoncé dans { $channel }. Début dès que { $count } membres participent ; **Gérer** permet de le lancer plus tôt.
tournament-made-starts = Le tournoi { $number } est annoncé dans { $channel }. Début automatique s’il y a assez de monde : { $at } ({ $when }).
tournament-shown = { $channel } affiche désormais le tournoi { $number }.
tournament-entered = Tu participes au tournoi { $number }. Tes parties commenceront automatiquement.
tournament-entered-late = Tu participes au tournoi { $number } à partir de la ronde { $round }. Chaque ronde manquée vaut un demi-point.
tournament-left = Retrait du tournoi { $number } enregistré. On peut y revenir jusqu’au début.
tournament-withdrawn = Retrait du tournoi { $number } enregistré. Une partie en cours continue et compte encore.
tournament-paired = La ronde { $round } du tournoi { $number } a commencé.
tournament-called-off = Le tournoi { $number } est annulé.
tournament-ask-cancel = **Annuler le tournoi { $number }, { $name } ?** C’est définitif. Les parties en cours continuent.
tournament-ask-withdraw = { $self ->
        [yes] **Quitter le tournoi { $number } ?**
       *[no] **Retirer { $player } du tournoi { $number } ?**
    } { $stage ->
        [running] C’est définitif ; une partie en cours continue et compte encore.
       *[sign-up] On peut y revenir tant qu’il n’a pas commencé.
    }
tournament-adjudicated = Le résultat de la partie { $id } est fixé.
tournament-file = Le tournoi { $number } en fichier de rapport de la FIDE (TRF), pour les logiciels d’appariement.

## Refus

refused-no-tournament = Ce tournoi n’existe pas ici. `/tournament` les affiche tous.
refused-tournament-over = Ce tournoi est terminé.
refused-tournament-late = Il est trop tard pour s’inscrire à ce tournoi.
refused-full = { $what ->
    [team] Cette équipe est complète
    [tournament] Ce tournoi est complet
   *[ladder] Cette échelle est complète
}, avec { $most } membres. Tu pourras participer si quelqu’un se retire.
refused-tournament-many-open = { $who ->
    [you] Tu organises déjà { $count } tournois ici
   *[server] Ce serveur a déjà { $count } tournois ouverts
}, le maximum. Attends la fin de l’un d’eux, ou annules-en un.
refused-tournament-many-made = Beaucoup de tournois ont été créés ici ces derniers temps. Tu pourras créer le prochain { $until }.
refused-tournament-draft = Ce brouillon n’existe plus. Recommence avec `/tournament`.
refused-tournament-started = Ce tournoi a commencé et ne peut plus être modifié.
refused-tournament-more = { $count } membres participent déjà. Retires-en d’abord, ou permets-en plus.
refused-tournament-limits = Un tournoi a de 3 à 128 membres, et son minimum ne peut pas dépasser son maximum.
refused-tournament-start-time = Je ne peux pas le lancer à ce moment-là. Écris une heure dans l’année qui vient, comme « vendredi 20h » ou « 2026-12-05 18:00 », dans ton fuseau horaire (`/settings`).
refused-tournament-start-day = À quelle heure ? Écris-la avec le jour, comme « vendredi 20h » ou « 2026-12-05 18:00 ».
refused-tournament-not-shown = Le tournoi est en cours d’annonce. Réessaie dans un instant.
refused-tournament-entered = Tu participes déjà à ce tournoi.
refused-tournament-not-entered = Ce membre ne participe pas à ce tournoi.
refused-tournament-you-not-entered = Tu ne participes pas à ce tournoi.
refused-tournament-withdrawn = Qui a quitté un tournoi en cours ne peut pas y revenir.
refused-tournament-few = Il faut au moins { $count ->
        [one] un membre
       *[other] { $count } membres
    } dans le tournoi.
refused-tournament-rounds = Un tournoi au système suisse a de 1 à 30 rondes.
refused-tournament-days = Une ronde a de 1 à 365 jours, et un premier coup de 1 à 60.
refused-tournament-unfinished = { $count ->
    [one] Une partie n’est pas finie
   *[other] { $count } parties ne sont pas finies
}{ $then ->
    [decide] { "" }, donc la ronde suivante ne peut pas commencer. Fixe d’abord ce qui manque.
   *[early] { "" }. Tu peux aussi lancer la ronde suivante en avance.
}
refused-no-tournament-match = La partie { $id } ne fait partie d’aucun tournoi.
refused-tournament-name = Le nom d’un tournoi a de 2 à 60 lettres.
help-tournaments = **Ensemble :** participe à des tournois avec `/tournament` ; les responsables les y créent et peuvent inscrire ce serveur à ceux des autres. Avec `/ladder`, défie un membre jusqu’à trois places au-dessus de toi.

button-tournament-manage = Gérer
button-tournament-start = Lancer le tournoi
button-tournament-edit = Nom, heure, places
button-tournament-next-round = Apparier la ronde suivante
button-tournament-next-round-early = Lancer la ronde en avance
button-tournament-correct = Corriger un résultat
button-tournament-enter-named = Rejoindre le tournoi d’un autre serveur
form-tournament-match-label = Numéro de la partie
form-tournament-number-label = Numéro ou code du tournoi
tournament-correct = Quel doit être le résultat de la partie { $id } ?
button-tournament-remove-player = Retirer un membre
button-show-here = Afficher ici
button-tournament-export = Fichier des résultats (TRF)
button-tournament-stop = Annuler le tournoi
tournament-decide = Quel est le résultat de la partie { $id } ?
tournament-decide-knockout = Une partie nulle est rejouée en changeant de camp. Si celle-ci est nulle aussi, la personne qui a joué en second dans la première partie se qualifie.
tournament-remove-which = Qui faut-il retirer ?
select-tournament-game = Fixer ou corriger un résultat…
select-tournament-player = Choisis un membre…
select-tournament = Ouvrir un tournoi…
select-tournament-elsewhere = Inscrire ce serveur à…
button-tournament-new = Nouveau tournoi
select-tournament-system = Qui joue contre qui…
select-tournament-new-game = Quel jeu…
tournament-draft = **Publier ce tournoi ?** Voici ce que tout le monde verra :
tournament-usual-name = { $game } · { $system ->
    [swiss] Système suisse
    [round-robin] Toutes rondes
    [double-round-robin] Toutes rondes, aller et retour
   *[knockout] Élimination directe
}
button-founding-pace = Changer la cadence
button-founding-size = Changer la taille du plateau
button-founding-days = Limiter les jours
button-founding-at-once = { $on ->
    [yes] Commencer ronde par ronde
   *[no] Commencer toutes les parties ensemble
}
button-founding-servers = Ouvrir à d’autres serveurs
button-founding-managers = Confier la direction à un rôle
button-founding-no-managers = Retirer le rôle
select-founding-servers = Quels serveurs participent…
select-founding-managers = Un rôle qui le dirige aussi…
form-founding-round-label = Jours par ronde
form-founding-round-placeholder = vide : on attend la dernière partie
form-founding-first-move-label = Jours pour son premier coup
form-founding-first-move-placeholder = vide : une absence ne fait pas perdre
tournament-draft-size = Plateau : { $size }×{ $size }.
tournament-draft-servers = Peuvent participer : { $servers }.
tournament-draft-managers = Le dirige aussi : { $role }.
form-tournament-name-label = Nom
form-tournament-name-placeholder = par exemple : Coupe d’hiver
form-tournament-rounds-label = Rondes, pour un système suisse
form-tournament-rounds-placeholder = laisse vide pour cinq
form-tournament-edit-title = Modifier le tournoi
form-tournament-starts-label = Début (vide : une fois complet ou par toi)
form-tournament-starts-placeholder = vendredi 20h ou 2026-12-05 18:00
form-tournament-least-label = Minimum pour un début automatique
form-tournament-count-placeholder = laisse vide pour { $count }
form-tournament-most-label = Nombre maximal de membres
