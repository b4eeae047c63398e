### Trouver des adversaires : recherches, et propositions à deux personnes qui se correspondent.

## Commandes

reach-seek-here = Ce serveur
reach-seek-everywhere = Tous les serveurs ouverts

## Recherches

# Ce que quelqu’un cherche, en peu de mots séparés par des points : jeu · cadence · classée · camp · cote.
seek-any-game = n’importe quel jeu
seek-rated = { $rated ->
    [yes] classée
   *[no] non classée
}
seek-side = { $side ->
    [first] commence
   *[second] joue en second
}
seek-opponents = cote de l’adversaire { $range }
seek-made =
    {""}**Tu cherches un adversaire :** { $what }
    La recherche se termine { $expires }. Quand quelqu’un convient, je vous pose la question à vous deux, en message privé ou dans le salon. Seul `/find` montre ta recherche ; pour t’adresser à tout le serveur, ouvre une place avec `/challenge`.
seek-made-found = **J’ai déjà trouvé quelqu’un :**
seeks-own = **Tu cherches**
seeks-own-line = { $what } (se termine { $expires })
seeks-others = **Cherchent un adversaire**
seeks-seats = **Places libres**
select-seat = Prendre une place libre…
seeks-line = { $player } : { $what } (recherche lancée { $since })
seeks-more = … et { $count } de plus
seeks-unfit = { $count ->
    [one] { $count } autre personne cherche quelqu’un d’autre, par exemple avec une autre cote.
   *[other] { $count } autres personnes cherchent quelqu’un d’autre, par exemple avec une autre cote.
}
seeks-none = Personne contre qui tu pourrais jouer ne cherche en ce moment. Appuie sur **Chercher un adversaire**, et je te poserai la question quand quelqu’un conviendra. `/challenge` ouvre une place que tout le serveur voit.
select-seek-take = Jouer tout de suite contre…
select-seek-withdraw = Retirer une de tes recherches

## Propositions

proposal-title = **{ $game } : un adversaire pour { $player }** ({ $number })
proposal-head = **{ $game } : un adversaire pour toi**
proposal-question =
    { $opponent } cherche la même chose : { $what }.
    { $agrees ->
        [yes] De son côté, c’est déjà oui. Veux-tu jouer aussi ?
       *[no] Voulez-vous jouer ensemble ?
    } La proposition expire { $until } ; sans réponse de ta part, ta recherche s’arrête.
proposal-outcome = { $outcome ->
    [waits] Tu as accepté. { $opponent } doit encore répondre ; la proposition expire { $until }.
    [begun] Vous avez accepté : la partie { $id } commence.
    [declined] Il n’y aura pas de partie avec { $opponent }. Ta recherche continue, et je ne vous poserai plus la question pendant une semaine.
    [lapsed] { $opponent } n’a pas répondu à temps. Ta recherche continue.
    [lapsed-own] Tu n’as pas répondu à temps, donc ta recherche est arrêtée. `/find` en lance une autre.
    [withdrawn] { $opponent } ne cherche plus. Ta recherche continue.
    [barred] Une partie avec { $opponent } n’est plus possible, à cause d’une exclusion, d’un blocage ou d’une limite de parties en cours. Ta recherche continue.
   *[withdrawn-own] Tu ne cherches plus cela, il n’y aura donc pas de partie.
}

## Refus

refused-seek-many = Tu as { $most } recherches : c’est le maximum. Retires-en d’abord une avec `/find`.
refused-seek-same = Tu cherches déjà exactement cela. `/find` l’affiche.
refused-seek-gone = Cette recherche a été prise ou retirée, ou a expiré. `/find` affiche qui cherche maintenant.
refused-seek-asked = Cette personne doit déjà répondre au sujet de quelqu’un d’autre. Réessaie plus tard, ou choisis quelqu’un d’autre dans `/find`.
refused-seek-own = C’est ta propre recherche. C’est à quelqu’un d’autre de la prendre.
refused-seek-no-fit = Tu n’es pas ce que cette personne cherche, par exemple à cause de ta cote. Choisis quelqu’un d’autre.
refused-seek-range = Je ne peux pas lire « { $text } » comme des cotes. Écris `±200` pour 200 points d’écart au plus avec la tienne, ou `1400-1600`.
refused-seek-not-open = Ce serveur n’est pas ouvert aux autres, donc tu ne peux chercher des adversaires qu’ici.
refused-proposal-over = C’est terminé. `/find` affiche ce que tu cherches maintenant.
refused-proposal-not-asked = Cette question est pour quelqu’un d’autre. `/find` cherche un adversaire pour toi.
refused-proposal-agreed = Tu as déjà accepté. { $user } doit encore répondre.

## Le rôle pour les places libres

seat-takers = Cette place est réservée aux cotes de { $from } à { $to }.
seat-call = { $role } : une place libre.
seat-role-none = personne
select-seat-role = Rôle à mentionner pour les places libres…
button-no-seat-role = Ne mentionner personne
refused-not-a-seat = La cote ne se choisit que pour une place libre. Laisse vide l’adversaire ou la cote.
refused-seat-role = Je ne peux pas mentionner { $role }. Dans les paramètres du serveur, autorise tout le monde à mentionner ce rôle, ou autorise-moi à mentionner tous les rôles ; puis choisis-le de nouveau.
refused-seat-role-everyone = Je ne mentionne pas tout le monde. Choisis un rôle pour les membres qui veulent connaître les places libres.
