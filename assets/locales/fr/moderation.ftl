### What moderators do: settings of a server, rulings about matches, bans, and the log.

## Commands

choice-match-of-server = { $id } { $game } : { $first } – { $second }

## Settings

server-home = { $home ->
    [challenge-thread] dans des fils, là où le défi a été lancé
    [challenge] là où le défi a été lancé, sans fils
    [channel-thread] dans des fils de { $channel }
    [channel] dans { $channel }, sans fils
   *[forum] sous forme de posts dans { $channel }
}
language-server = celle du serveur
language-name = Français

## Rulings

ask-ruling = { $ruling ->
    [first] Terminer la partie { $id } ? { $first } gagne contre { $second }.
    [second] Terminer la partie { $id } ? { $second } gagne contre { $first }.
    [draw] Terminer la partie { $id } de { $first } et { $second } par une nulle ?
    [abort] Arrêter la partie { $id } de { $first } et { $second } sans résultat ?
   *[annul] Annuler pour le classement la partie { $id } de { $first } et { $second } ? Toutes les cotes seront recalculées.
}
button-confirm-ruling = Oui, confirmer
button-no-ruling = Non, ne rien changer
not-ruled = Rien n’a changé.
ruled = { $ruling ->
    [abort] La partie { $id } est arrêtée sans résultat.
    [annul] La partie { $id } est annulée. Les cotes sont en cours de recalcul.
    [unstick] La partie { $id } arrive.
   *[end] La partie { $id } est terminée.
}
ruling-players = { $first } et { $second } :
ruling-reason = Raison : { $reason }
ruling-adjudicated = Résultat dans le tournoi – { $result }.
ruling-annul = **Annulée :** la modération a annulé cette partie pour le classement.
ruling-unstick = La modération a réaffiché cette partie.
annulled = **Annulée :** cette partie ne compte pas pour les cotes.

## Bans

ask-ban = Exclure { $user } des parties ici ? Cette personne ne pourra plus lancer, accepter ni recevoir de défis, et ses défis ouverts seront retirés.
ask-reban = Exclusion déjà en place pour { $user }. En changer la raison ?
ban-new-reason = Nouvelle raison : { $reason }
ban-running = Ses parties en cours continuent, pendules comprises : { $ids }. Tu peux en terminer une avec **Modérer** (`/match`).
ban-none-running = Cette personne n’a aucune partie en cours ici.
ban-told = Je l’en préviendrai par message privé.
ban-untold = Cette personne n’a jamais joué ici, donc je ne lui écris pas.
banned = { $user } ne peut plus jouer ici, et ses défis ouverts sont retirés. `/server` permet de lever l’exclusion.
rebanned = L’exclusion de { $user } a une nouvelle raison.
unbanned = { $user } peut rejouer ici.
not-banned = { $user } n’a pas d’exclusion ici.
bans-none = Aucun membre n’est exclu des parties ici.
bans-head = **Membres exclus des parties ici**
ban-word = **Ton compte est exclu des parties sur { $server }.**
ban-word-reason = La raison de ton exclusion sur { $server } a changé.
ban-word-over = Tu peux rejouer sur { $server }.
ban-word-effect = Tes parties en cours continuent, pendules comprises : finis-les. Si tu penses que c’est une erreur, écris à la modération.

## The log

log-none = Aucune action de la modération pour l’instant.
log-head = Actions de la modération, les plus récentes d’abord :
log-line = { $deed ->
    [win] { $moderator } a terminé { $id } par une victoire de { $user }
    [draw] { $moderator } a terminé { $id } par une nulle
    [abort] { $moderator } a arrêté { $id } sans résultat
    [annul] { $moderator } a annulé { $id } pour le classement
    [unstick] { $moderator } a réaffiché { $id }
    [ban] { $moderator } a exclu { $user } des parties
    [reban] { $moderator } a changé la raison de l’exclusion de { $user }
    [unban] { $moderator } a levé l’exclusion de { $user }
   *[settings] { $moderator } a changé les réglages
}
log-canceled = { $moderator } a annulé { $what ->
    [contest] la rencontre
   *[tournament] le tournoi
} { $number }
log-removed = { $moderator } a retiré { $user } { $from ->
    [ladder] de l’échelle de { $game }
   *[tournament] du tournoi { $number }
}
log-captain-left = { $moderator } a retiré { $user }, qui n’est plus sur le serveur, du poste de capitaine dans la rencontre { $number }
log-setting = { $moderator } a changé { $setting ->
    [theme] les couleurs
    [bottom] le camp du bas
    [home] le lieu des parties
    [threads] les fils des parties
    [visitors] les visiteurs sur la page
    [language] la langue
    [challengers] les membres qui peuvent défier
    [most] le maximum de parties en cours
    [seat-role] le rôle mentionné pour les défis ouverts
    [open] la visibilité du serveur pour les autres
    [tournament-managers] le rôle qui dirige un tournoi
    [best-role] le rôle des trois premières places
    [champion-role] le rôle de la première place de la saison précédente
    [news] le salon des fins de saison
    [daily-puzzle] le salon de l’énigme du jour
   *[usual-pace] la cadence par défaut
} : { $from } → { $to }
log-paces = { $moderator } a changé les cadences : { $what }
log-paces-added = en plus { $paces }
log-paces-removed = en moins { $paces }
setting-at-challenge = là où le défi a été lancé
setting-no-channel = aucun salon
setting-switch = { $on ->
    [yes] oui
   *[no] non
}

## Refusals

refused-home-gone = Ce salon a été supprimé. Choisis-en un autre.
server-home-gone = Le salon des parties a été supprimé. Elles s’affichent là où le défi a été lancé.
server-setting-gone = { $setting ->
    [challengers] Le rôle qui pouvait défier a été supprimé : tout le monde peut défier désormais.
    [best-role] Je ne donne plus le rôle des trois premières places : il a été supprimé ou a désormais des permissions de modération.
    [champion-role] Je ne donne plus le rôle de la première place de la saison précédente : il a été supprimé ou a désormais des permissions de modération.
    [news] Le salon des fins de saison a été supprimé : elles ne sont plus annoncées.
    [daily-puzzle] Le salon de l’énigme du jour a été supprimé : il n’y a plus d’énigme du jour.
    [open] Le salon pour les demandes des autres serveurs a été supprimé : ils ne trouvent plus celui-ci.
   *[seat-role] Le rôle mentionné pour les défis ouverts a été supprimé : personne n’est mentionné.
}
home-lacks = Dans { $channel }, il me faut ces permissions : { $names }. { $then ->
    [unchanged] Rien n’a changé.
   *[elsewhere] D’ici là, des parties peuvent s’afficher là où le défi a été lancé.
}
home-tag = Dans { $channel }, chaque post doit avoir un tag, et je ne peux en utiliser aucun. Ajoutes-en un que tout le monde peut utiliser, ou donne-moi là-bas cette permission : { $names }. { $then ->
    [unchanged] Rien n’a changé.
   *[elsewhere] D’ici là, les parties s’affichent là où le défi a été lancé.
}
refused-needs-role = Ici, seuls les membres avec { $role } peuvent défier. Tout le monde peut accepter.
refused-banned = Ton compte est exclu des parties ici. Tu peux finir celles en cours.{ $reason ->
    [none] { "" }
   *[given] { "" }
        Raison : { $reason }
}
refused-their-ban = { $user } ne peut pas jouer ici pour l’instant.
refused-no-reason = Indique une raison ; les deux adversaires la verront.
refused-mention = { $what ->
    [reason] Une raison
   *[about] La description
} ne peut mentionner personne : enlève le @.
refused-no-result = La partie { $id } s’est terminée sans résultat : elle ne compte nulle part, et il n’y a plus rien à décider.
refused-annulled-before = La partie { $id } est déjà annulée.
refused-unshared = La partie { $id } n’est visible que pour la personne qui la joue, tant qu’elle ne la partage pas : il n’y a rien à republier.
refused-own-match = Tu joues la partie { $id } : c’est à un autre membre avec « Gérer le serveur » de décider.
refused-not-asked = Cette question a reçu une réponse ou a été remplacée. Recommence si tu le veux encore.
refused-ban-yourself = Tu ne peux pas t’exclure toi-même.
refused-ban-bot = { $user } est un bot, et les bots ne jouent pas.
refused-ban-manager = { $user } peut gérer ce serveur et pourrait lever l’exclusion. Retire-lui d’abord cette permission.
refused-banned-before = Exclusion déjà en place pour { $user }. Pour donner une nouvelle raison, exclus de nouveau et saisis-la.{ $reason ->
    [none] { "" }
   *[given] { "" }
        Raison actuelle : { $reason }
}

select-ban = Exclure un membre…
select-unban = Lever une exclusion…
select-unban-member = Lever l’exclusion d’un autre membre…
button-moderate = Modérer
moderate = **Partie { $id } :** { $first } contre { $second }. Je te demanderai de confirmer chaque décision.
button-ruling-first = Victoire du premier camp
button-ruling-second = Victoire du second camp
button-ruling-draw = Nulle
button-ruling-cancel = Arrêter sans résultat
button-ruling-void = Annuler pour le classement
button-ruling-repost = Réafficher
form-reason-label = Raison, que les deux adversaires verront
form-reason-placeholder = par exemple : les deux adversaires sont d’accord
form-ban-title = Exclure un membre
form-unban-title = Lever une exclusion
form-ban-reason-label = Raison, que le membre verra
form-ban-reason-placeholder = Tu peux laisser ce champ vide
matches-to-rule = **Parties :** choisis-en une pour la terminer, l’annuler pour le classement ou la réafficher. Je te demanderai de confirmer chaque décision.
select-rule-running = Une partie en cours…
select-rule-over = Une partie terminée…
button-rule-number = Saisir le numéro d’une partie
form-rule-number-label = Numéro de la partie
form-rule-number-placeholder = par exemple : 12
