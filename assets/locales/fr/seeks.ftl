### Trouver des adversaires : recherches, et propositions à deux personnes qui se correspondent.

## Commandes

## Recherches

# Ce que quelqu’un cherche, en peu de mots séparés par des points : jeu · cadence · classée · camp · cote.
seek-any-game = n’importe quel jeu
seek-rated = { $rated ->
    [yes] classée
   *[no] non classée
}
seek-side = { $side ->
    [first] en premier
   *[second] en second
}
seek-opponents = cote de l’adversaire { $range }
seek-made =
    {""}**Tu cherches un adversaire :** { $what }
    La recherche se termine { $expires } ; `/find` la montre. Quand quelqu’un convient, je vous pose la question à vous deux. Pour t’adresser à tout le serveur, utilise `/challenge` sans adversaire.
seek-made-found = **J’ai déjà trouvé quelqu’un :**
seeks-own = **Tu cherches**
seeks-own-line = { $what } (se termine { $expires })
seeks-others = **Cherchent un adversaire**
seeks-seats = **Défis ouverts**
select-seat = Accepter un défi ouvert…
seeks-line = { $player } : { $what } (recherche lancée { $since })
seeks-unfit = { $count ->
    [one] { $count } autre personne cherche, mais tu ne corresponds pas à ses critères.
   *[other] { $count } autres personnes cherchent, mais tu ne corresponds pas à leurs critères.
}
seeks-none = Aucune recherche ne te convient en ce moment. Appuie sur **Chercher un adversaire**, ou défie tout le serveur avec `/challenge`.
select-seek-take = Jouer tout de suite contre…
select-seek-withdraw = Arrêter une recherche…
select-seeks-game = N’afficher qu’un jeu…

## Propositions

proposal-title = **{ $game } : un adversaire pour { $player }** ({ $number })
proposal-head = **{ $game } : un adversaire pour toi**
proposal-question =
    { $opponent } correspond à ta recherche : { $what }.
    { $agrees ->
        [yes] De son côté, c’est déjà oui. Veux-tu jouer aussi ?
       *[no] Veux-tu jouer ?
    } La proposition expire { $until } ; sans réponse, ta recherche s’arrête.
proposal-outcome = { $outcome ->
    [waits] Tu as accepté. { $opponent } doit encore répondre ; la proposition expire { $until }.
    [begun] Vous avez accepté : la partie { $id } commence.
    [declined] Pas de partie avec { $opponent }. Ta recherche continue ; je ne vous poserai plus la question pendant une semaine.
    [lapsed] { $opponent } n’a pas répondu à temps. Ta recherche continue.
    [lapsed-own] Tu n’as pas répondu à temps, donc ta recherche est arrêtée. `/find` en lance une autre.
    [withdrawn] { $opponent } ne cherche plus. Ta recherche continue.
    [barred] Une exclusion, un blocage ou une limite de parties empêche de jouer avec { $opponent }. Ta recherche continue.
   *[withdrawn-own] Tu ne cherches plus, il n’y a donc pas de partie.
}

## Refus

refused-seek-many = Tu as déjà { $most } recherches. Arrêtes-en une avec `/find`.
refused-seek-same = Tu cherches déjà cela : `/find` l’affiche.
refused-seek-gone = Cette personne ne cherche plus. `/find` affiche qui cherche.
refused-seek-asked = Je pose déjà la question à cette personne pour quelqu’un d’autre. Réessaie plus tard, ou choisis une autre recherche dans `/find`.
refused-seek-own = C’est ta propre recherche. Tu peux l’arrêter avec `/find`.
refused-seek-no-fit = Cette personne cherche autre chose, par exemple une autre cote. Choisis une autre recherche.
refused-seek-range = Je ne peux pas lire « { $text } ». Écris `±200` pour 200 points d’écart avec ta cote, ou `1400-1600`.
refused-seek-not-open = Ce serveur n’est pas ouvert aux autres : tu ne peux chercher qu’ici.
refused-proposal-over = C’est terminé. `/find` affiche tes recherches.
refused-proposal-not-asked = C’est pour quelqu’un d’autre. Pour chercher, utilise `/find`.
refused-proposal-agreed = Tu as déjà accepté. { $user } doit encore répondre.

## Le rôle pour les défis ouverts

seat-takers = Seulement pour les cotes de { $from } à { $to }.
seat-call = { $role } : un défi ouvert à tout le monde.
refused-not-a-seat = `cote` ne vaut que pour les défis ouverts. Laisse `contre` ou `cote` vide.
refused-seat-role = Je ne peux pas mentionner { $role }. Dans les paramètres du serveur, autorise tout le monde à le mentionner, ou autorise-moi à mentionner tous les rôles ; puis choisis-le de nouveau.
refused-seat-role-everyone = Je ne mentionne pas tout le monde. Choisis un rôle pour les membres intéressés.
