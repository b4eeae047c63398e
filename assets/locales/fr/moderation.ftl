### What moderators do: settings of a server, rulings about matches, bans, and the log.

## Commands

choice-match-of-server = { $id } { $game } : { $first } – { $second }

## Settings

server-home = { $home ->
    [challenge-thread] chacune dans son fil, là où le défi a été lancé
    [challenge] là où le défi a été lancé, sans fils
    [channel-thread] chacune dans son fil dans { $channel }
    [channel] dans { $channel }, sans fils
   *[forum] chacune dans son post dans { $channel }
}
server-everybody = tout le monde
server-role = les membres avec { $role }
server-most-anywhere = la limite habituelle
language-server = celle du serveur
language-en-US = English
language-de = Deutsch
language-fr = Français
language-es-ES = Español
language-pt-BR = Português
language-pl = Polski
language-ja = 日本語
select-home = Choisis un salon ou forum pour les parties
select-challengers = Choisis le rôle qui peut défier
button-no-home = Là où le défi a été lancé
button-everybody = Tout le monde peut défier

## Rulings

ask-ruling = { $ruling ->
    [first] Terminer la partie { $id } ? { $first } gagne contre { $second }.
    [second] Terminer la partie { $id } ? { $second } gagne contre { $first }.
    [draw] Terminer la partie { $id } de { $first } et { $second } par une nulle ?
    [abort] Arrêter la partie { $id } de { $first } et { $second } sans résultat ?
    [annul] Annuler pour le classement la partie { $id } de { $first } et { $second } ? Toutes les cotes seront recalculées.
   *[unstick] Réafficher tout ce qui concerne la partie { $id } de { $first } et { $second } ?
}
button-confirm-ruling = Oui, confirmer
button-no-ruling = Non, ne rien changer
not-ruled = D’accord. Rien n’a changé.
ruled = { $ruling ->
    [abort] La partie { $id } est arrêtée sans résultat. Les deux adversaires sauront pourquoi.
    [annul] La partie { $id } est annulée. Les deux adversaires sauront pourquoi, et les cotes sont en cours de recalcul.
    [unstick] Tout ce qui concerne la partie { $id } arrive.
   *[end] La partie { $id } est terminée. Les deux adversaires sauront pourquoi.
}
ruling-players = { $first } et { $second } :
ruling-reason = Raison : { $reason }
ruling-annul = **Annulée :** la modération a décidé que cette partie ne compte pas pour les cotes.
ruling-unstick = La modération a réaffiché cette partie.
annulled = **Annulée :** cette partie ne compte pas pour les cotes.
match-goes-on = **{ $game }** { $id } : { $first } contre { $second }. La partie continue ici.

## Bans

ask-ban = Exclure { $user } des parties sur ce serveur ? Cette personne ne pourra plus y lancer, accepter ni recevoir de défis, et ses défis ouverts seront retirés.
ask-reban = L’exclusion de { $user } existe déjà. En changer la raison ?
ban-new-reason = Nouvelle raison : { $reason }
ban-running = Ses parties en cours ({ $ids }) continuent, et les pendules aussi. Cette personne doit les finir, sauf si tu en termines une avec **Modérer** sur sa carte (`/match`).
ban-none-running = Cette personne n’a aucune partie en cours ici.
ask-ban-told = Je l’en préviendrai par message privé.
ban-told = Je l’en préviens par message privé.
ban-untold = Cette personne n’a jamais joué ici, donc je ne lui écris pas. Elle le verra quand elle voudra jouer.
banned = { $user } ne peut plus lancer, accepter ni recevoir de défis sur ce serveur. Ses défis ouverts sont retirés. `/server` permet de lever l’exclusion.
rebanned = La raison de l’exclusion de { $user } a été changée.
unbanned = { $user } peut rejouer sur ce serveur.
not-banned = { $user } n’a pas d’exclusion ici.
bans-none = Aucun membre n’est exclu des parties sur ce serveur.
bans-head = **Membres exclus des parties sur ce serveur**
ban-word = **Ton compte est exclu des parties sur { $server }, par décision de la modération.**
ban-word-reason = La modération de { $server } a changé la raison de ton exclusion.
ban-word-over = La modération de { $server } a levé ton exclusion : tu peux y rejouer.
ban-word-effect = Tu ne peux plus y lancer, accepter ni recevoir de défis. Tes parties en cours continuent, et les pendules aussi : finis-les, s’il te plaît. Si tu penses que c’est une erreur, écris à la modération du serveur.

## The log

log-none = Aucune action de la modération pour l’instant.
log-head = Actions de la modération sur ce serveur, les plus récentes d’abord :
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
log-off-ladder = { $moderator } a retiré { $user } de l’échelle de { $game }
log-cancelled-tournament = { $moderator } a annulé le tournoi { $number }
log-withdrew-entrant = { $moderator } a retiré { $user } du tournoi { $number }
log-called-off-contest = { $moderator } a annulé la rencontre { $number }
log-setting = { $moderator } a changé { $setting ->
    [theme] les couleurs
    [bottom] le camp du bas
    [home] le lieu des parties
    [threads] les fils des parties
    [language] la langue
    [challengers] les membres qui peuvent défier
    [most] le maximum de parties en cours par membre
    [seat-role] le rôle mentionné pour les places libres
    [open] la visibilité du serveur pour les autres
    [best-role] le rôle des trois premières places du classement
    [champion-role] le rôle de la première place de la saison précédente
   *[usual-pace] la cadence par défaut
} : { $from } → { $to }
log-paces = { $moderator } a changé les cadences proposées : { $what }
log-paces-added = en plus { $paces }
log-paces-removed = en moins { $paces }
log-at-challenge = là où le défi a été lancé
log-no-role = aucun rôle
log-threads = { $on ->
    [yes] oui
   *[no] non
}

## Refusals

refused-home = Je ne peux pas afficher de parties dans { $channel }. Il m’y manque ces permissions : { $names }. Rien n’a changé.
refused-home-gone = Ce salon a été supprimé. Rien n’a changé.
refused-home-tag = Je ne peux pas afficher de parties dans { $channel } : chaque post doit y avoir un tag, et je ne peux en utiliser aucun. Ajoute un tag que tout le monde peut utiliser, ou donne-moi là-bas cette permission : { $names }. Rien n’a changé.
server-home-gone = Le salon choisi pour les parties a été supprimé, donc elles s’affichent là où le défi a été lancé.
server-home-lacks = Dans { $channel }, il me manque ces permissions : { $names }. Tant que je ne les ai pas, une partie que je ne peux pas afficher là-bas s’affiche là où le défi a été lancé.
server-home-tag = Dans { $channel }, chaque post doit avoir un tag, et je ne peux en utiliser aucun. Ajoute un tag que tout le monde peut utiliser, ou donne-moi là-bas cette permission : { $names }. D’ici là, les parties s’affichent là où le défi a été lancé.
refused-needs-role = Sur ce serveur, seuls les membres avec { $role } peuvent défier. Tout le monde peut accepter un défi.
refused-many-matches-here = Tu as { $most } parties en cours sur ce serveur : c’est le maximum ici. Finis-en d’abord une.
refused-banned = La modération a exclu ton compte des parties sur ce serveur. Tu peux finir tes parties en cours.
refused-banned-reason = La modération a exclu ton compte des parties sur ce serveur. Tu peux finir tes parties en cours.
    Raison : { $reason }
refused-their-ban = { $user } ne peut pas jouer sur ce serveur pour l’instant.
refused-no-reason = Indique une raison, s’il te plaît ; les deux adversaires la verront.
refused-long-reason = Une raison a au plus { $most } caractères.
refused-mention-in-reason = Une raison ne peut mentionner personne : enlève le @, s’il te plaît.
refused-not-playing = { $user } ne joue pas la partie { $id } et ne peut donc pas la gagner.
refused-annulled-before = La partie { $id } est déjà annulée.
refused-no-match-named = Indique quelle partie : choisis-la dans l’option `partie`, ou utilise la commande dans son fil.
refused-own-match = Tu joues toi-même la partie { $id } : c’est à un autre membre qui a la permission « Gérer le serveur » d’en décider.
refused-not-asked = Cette question est close : tu y as répondu, ou tu as commencé autre chose depuis. Utilise de nouveau la commande.
refused-ban-yourself = Tu ne peux pas t’exclure toi-même. Rien n’a changé.
refused-ban-bot = { $user } est un bot, et les bots ne jouent pas. Rien n’a changé.
refused-ban-manager = { $user } peut gérer ce serveur et pourrait lever l’exclusion aussitôt. Retire-lui d’abord cette permission.
refused-banned-before = L’exclusion de { $user } existe déjà. Pour donner une raison, exclus de nouveau cette personne avec `/server` et `raison` ; `/server` permet aussi de lever l’exclusion.
refused-banned-before-reason = L’exclusion de { $user } existe déjà. Pour en changer la raison, exclus de nouveau cette personne avec une autre `raison` ; `/server` permet aussi de lever l’exclusion.
    Raison actuelle : { $reason }

select-ban = Exclure un membre…
select-unban = Laisser rejouer un membre exclu…
button-moderate = Modérer
moderate = **Partie { $id } :** { $first } contre { $second }. Que veux-tu faire ? Je te demande une raison, puis une confirmation : rien ne se passe avant.
button-ruling-first = Victoire du premier camp
button-ruling-second = Victoire du second camp
button-ruling-draw = Nulle
button-ruling-cancel = Arrêter sans résultat
button-ruling-void = Annuler pour le classement
button-ruling-repost = Réafficher
form-reason-label = Raison, que les deux adversaires verront
form-reason-placeholder = par exemple : les deux adversaires sont d’accord
button-threads = { $on ->
    [yes] Ne plus ouvrir de fils
   *[no] Ouvrir un fil par partie
}
