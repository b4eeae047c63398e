### What moderators do: settings of a server, rulings about matches, bans, and the log.

## Commands

command-server = La modération : réglages, décisions sur les parties, exclusions et journal
command-server-end = Termine une partie en cours avec un résultat, après confirmation
command-server-end-reason = Pourquoi ; les deux adversaires le lisent
    .name = raison
command-server-end-winner = Qui gagne ; laisse vide pour une partie nulle
    .name = gagnant
command-server-end-match = Quelle partie, si ce n’est pas celle de ce fil
    .name = partie
command-server-abort = Arrête une partie en cours sans résultat, après confirmation
command-server-abort-reason = Pourquoi ; les deux adversaires le lisent
    .name = raison
command-server-abort-match = Quelle partie, si ce n’est pas celle de ce fil
    .name = partie
command-server-annul = Annule une partie terminée pour le classement, après confirmation
command-server-annul-reason = Pourquoi ; les deux adversaires le lisent
    .name = raison
command-server-annul-match = Quelle partie, si ce n’est pas celle de ce fil
    .name = partie
command-server-unstick = Réaffiche une partie dont les plateaux n’arrivent pas ou dont le fil a disparu
command-server-unstick-match = Quelle partie, si ce n’est pas celle de ce fil
    .name = partie
command-server-unstick-reason = Pourquoi ; les deux adversaires le lisent
    .name = raison
command-server-ban = Exclus un membre des parties sur ce serveur, après confirmation
command-server-ban-member = Qui ne peut plus jouer
    .name = membre
command-server-ban-reason = Pourquoi ; le membre le lit
    .name = raison
command-server-unban = Laisse un membre exclu rejouer ici
command-server-unban-member = Qui peut rejouer
    .name = membre
command-server-unban-reason = Pourquoi, pour le journal
    .name = raison
command-server-bans = Affiche qui est exclu des parties sur ce serveur
command-server-log = Affiche ce que la modération a fait ici, quand et pourquoi
choice-match-of-server = { $id } { $game } : { $first } – { $second }

## Settings

server-home = { $home ->
    [challenge-thread] dans un fil à elles, là où elles sont proposées
    [challenge] là où elles sont proposées, sans fils
    [channel-thread] dans un fil à elles dans { $channel }
    [channel] dans { $channel }, sans fils
   *[forum] dans un post à elles dans { $channel }
}
server-everybody = tout le monde
server-role = les membres avec { $role }
server-most-anywhere = autant que partout
language-server = celle du serveur
language-en-US = English
language-de = Deutsch
language-fr = Français
language-es-ES = Español
language-pt-BR = Português
language-pl = Polski
language-ja = 日本語
select-home = Choisis un salon ou un forum pour toutes les parties
select-challengers = Choisis le rôle qui peut défier
button-no-home = Là où elles sont proposées
button-threads = Un fil par partie : { $on ->
    [yes] oui
   *[no] non
}
button-everybody = Tout le monde peut défier
button-settings-players = Joueurs et langue
button-settings-boards = Lieux et plateaux

## Rulings

ask-ruling = { $ruling ->
    [first] Terminer la partie { $id } ? { $first } gagne contre { $second }.
    [second] Terminer la partie { $id } ? { $second } gagne contre { $first }.
    [draw] Terminer la partie { $id } de { $first } et { $second } sur une nulle ?
    [abort] Arrêter la partie { $id } de { $first } et { $second } sans résultat ?
    [annul] Annuler la partie { $id } de { $first } et { $second } ? Elle ne comptera pour aucune cote, et toutes les cotes seront recalculées.
   *[unstick] Réafficher tout ce qui concerne la partie { $id } de { $first } et { $second } ?
}
button-confirm-ruling = Oui, confirmer
button-no-ruling = Non, ne rien changer
not-ruled = D’accord. Rien n’a changé.
ruled = { $ruling ->
    [abort] La partie { $id } est arrêtée sans résultat. Les deux adversaires lisent pourquoi.
    [annul] La partie { $id } est annulée. Les deux adversaires lisent pourquoi, et les cotes sont recalculées.
    [unstick] Tout ce qui concerne la partie { $id } arrive.
   *[end] La partie { $id } est terminée. Les deux adversaires lisent pourquoi.
}
ruling-players = { $first } et { $second } :
ruling-reason = Raison : { $reason }
ruling-annul = **Annulée :** la modération a déclaré cette partie nulle et non avenue. Elle ne compte pour aucune cote.
ruling-unstick = La modération a fait réafficher cette partie.
annulled = **Annulée :** cette partie ne compte pour aucune cote.
match-goes-on = **{ $game }** { $id } : { $first } contre { $second }. La partie continue ici.

## Bans

ask-ban = Exclure { $user } des parties sur ce serveur ? Cette personne ne pourra plus y défier, accepter ni être défiée, et ses défis ouverts seront retirés.
ask-reban = { $user } est déjà exclu des parties. Donner une autre raison à cette exclusion ?
ban-new-reason = Nouvelle raison : { $reason }
ban-running = Ses parties en cours continuent, et les pendules aussi : { $ids }. Elles peuvent et doivent être jouées jusqu’au bout, sauf si tu en termines une avec `/server end` ou `/server abort`.
ban-none-running = Aucune partie n’est en cours ici.
ask-ban-told = Je préviendrai par message privé.
ban-told = Je préviens par message privé.
ban-untold = Cette personne n’a jamais joué ici, donc je ne lui écris pas. Elle le lira quand elle voudra jouer.
banned = { $user } ne peut plus défier, accepter ni être défié sur ce serveur. Ses défis ouverts sont retirés. `/server unban` y met fin.
rebanned = L’exclusion de { $user } a maintenant une autre raison.
unbanned = { $user } peut rejouer sur ce serveur.
not-banned = { $user } n’a pas d’exclusion ici.
bans-none = Personne n’est exclu des parties sur ce serveur.
bans-head = **Exclus des parties sur ce serveur**
ban-word = **La modération de { $server } t’a exclu des parties là-bas.**
ban-word-reason = La modération de { $server } a changé la raison de ton exclusion des parties.
ban-word-over = La modération de { $server } a levé ton exclusion : tu peux y rejouer.
ban-word-effect = Tu ne peux plus y défier, accepter ni être défié. Tes parties en cours continuent, et les pendules aussi : joue-les jusqu’au bout. Si tu penses que c’est une erreur, écris à la modération du serveur.

## The log

log-none = La modération n’a encore rien fait ici.
log-head = Ce que la modération a fait sur ce serveur, le plus récent d’abord :
log-line = { $deed ->
    [win] { $moderator } a terminé { $id } par une victoire de { $user }
    [draw] { $moderator } a terminé { $id } sur une nulle
    [abort] { $moderator } a arrêté { $id } sans résultat
    [annul] { $moderator } a annulé { $id }
    [unstick] { $moderator } a fait réafficher { $id }
    [ban] { $moderator } a exclu { $user } des parties
    [reban] { $moderator } a changé la raison de l’exclusion de { $user }
    [unban] { $moderator } laisse { $user } rejouer
   *[settings] { $moderator } a changé les réglages
}
log-off-ladder = { $moderator } a retiré { $user } de l’échelle de { $game }
log-cancelled-tournament = { $moderator } a annulé le tournoi { $number }
log-withdrew-entrant = { $moderator } a retiré { $user } du tournoi { $number }
log-called-off-contest = { $moderator } a annulé la rencontre { $number }
log-setting = { $moderator } a changé { $setting ->
    [theme] les couleurs
    [bottom] qui est en bas
    [home] où les parties se jouent
    [threads] les fils des parties
    [language] la langue
    [challengers] qui peut défier
    [most] combien de parties en cours on peut avoir
    [seat-role] le rôle mentionné pour les places libres
    [open] si les autres serveurs trouvent celui-ci
    [best-role] le rôle des trois premières places du classement
    [champion-role] le rôle de la première place de la saison d’avant
   *[usual-pace] la cadence habituelle
} : { $from } → { $to }
log-paces = { $moderator } a changé les cadences proposées : { $what }
log-paces-added = ajouté { $paces }
log-paces-removed = retiré { $paces }
log-at-challenge = là où elles sont proposées
log-no-role = aucun rôle
log-threads = { $on ->
    [yes] oui
   *[no] non
}

## Refusals

refused-home = Je ne peux pas montrer de parties dans { $channel }, car il m’y manque ces permissions : { $names }. Rien n’a changé.
refused-home-gone = Ce salon n’existe plus. Rien n’a changé.
refused-home-tag = Je ne peux pas montrer de parties dans { $channel } : chaque post doit y avoir un tag, et je ne peux en utiliser aucun. Ajoute un tag que tout le monde peut utiliser, ou donne-moi là-bas cette permission : { $names }. Rien n’a changé.
server-home-gone = Le salon choisi pour les parties a été supprimé : elles sont montrées là où elles sont proposées.
server-home-lacks = Dans { $channel }, il me manque ces permissions : { $names }. Tant que je ne les ai pas, une partie que je ne peux pas montrer là-bas est montrée là où elle est proposée.
server-home-tag = Dans { $channel }, chaque post doit avoir un tag, et je ne peux en utiliser aucun. Ajoute un tag que tout le monde peut utiliser, ou donne-moi là-bas cette permission : { $names }. D’ici là, les parties sont montrées là où elles sont proposées.
refused-needs-role = Sur ce serveur, seuls les membres avec { $role } peuvent défier. Tout le monde peut accepter un défi.
refused-many-matches-here = Tu as sur ce serveur autant de parties en cours qu’on peut y en avoir ({ $most }). Termines-en d’abord une.
refused-banned = La modération t’a exclu des parties sur ce serveur. Tu peux terminer tes parties en cours.
refused-banned-reason = La modération t’a exclu des parties sur ce serveur. Raison : { $reason } Tu peux terminer tes parties en cours.
refused-their-ban = { $user } ne peut pas jouer sur ce serveur pour l’instant.
refused-no-reason = Donne une raison : les deux adversaires la lisent.
refused-long-reason = Une raison compte au plus { $most } caractères.
refused-mention-in-reason = Une raison ne mentionne personne : enlève le @.
refused-not-playing = { $user } ne joue pas la partie { $id } et ne peut donc pas la gagner.
refused-annulled-before = La partie { $id } est déjà annulée.
refused-no-match-named = Dis quelle partie : choisis-la dans l’option `partie`, ou utilise la commande dans son fil.
refused-own-match = Tu joues toi-même la partie { $id } : une autre personne qui peut gérer ce serveur doit en décider.
refused-not-asked = Cette question est close : tu y as répondu, ou tu as demandé autre chose depuis. Utilise à nouveau la commande.
refused-ban-yourself = Tu ne peux pas t’exclure toi-même. Rien n’a changé.
refused-ban-bot = { $user } est un bot, et les bots ne jouent pas. Rien n’a changé.
refused-ban-manager = { $user } peut gérer ce serveur et pourrait lever l’exclusion aussitôt. Retire-lui d’abord cette permission.
refused-banned-before = { $user } est déjà exclu des parties ici. `/server ban` avec une raison en donne une ; `/server unban` met fin à l’exclusion.
refused-banned-before-reason = { $user } est déjà exclu des parties ici. Raison : { $reason } `/server ban` avec une autre raison la change ; `/server unban` met fin à l’exclusion.
