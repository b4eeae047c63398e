### Les saisons, les insignes, et ce que la modération devrait regarder.

## Commands

## Seasons

season-name = { $quarter ->
    [1] janvier à mars { $year }
    [2] avril à juin { $year }
    [3] juillet à septembre { $year }
   *[other] octobre à décembre { $year }
}
season-title = { $pool } : classement de ce serveur, { $season }
season-runs = La saison dure jusqu’au { $end }.
season-legend = { $runs ->
        [yes] Pour figurer au classement, il faut au moins { $matches } parties classées contre au moins { $opponents } adversaires, ici et pendant la saison.
       *[no] Pour figurer au classement, il fallait au moins { $matches } parties classées contre au moins { $opponents } adversaires, ici et pendant cette saison-là.
    } +/− montre l’évolution de la cote. Un point d’interrogation marque une cote provisoire, qui vient en dernier. { results-order }
season-missing = Tu n’as pas encore de place. Il te manque – parties classées : { $matches }, adversaires : { $opponents }.
season-unranked = Tu n’avais pas de place dans cette saison.
season-empty = Personne n’a encore de place.
season-was-empty = Personne n’avait de place.
button-season-before = Saison précédente
button-season-after = Saison suivante
refused-season-everywhere = Chaque serveur a ses propres saisons. Choisis ce serveur, ou laisse `saison` vide.

## Badges

badge-first = 🥇 Première place, { $season }
badge-giant-killer = 🗡️ Chasse aux géants : { $id } gagnée contre une cote plus haute de { $points } points
badge-iron-chair = ⏱️ Toujours à l’heure : { $count ->
    [one] { $count } partie
   *[other] { $count } parties
} en un an, aucune perdue au temps
badge-all-games = 🎲 À l’aise partout : parties classées gagnées dans tous les jeux

## Absences

same-absence = Non classée : perdue pendant la même absence que { $id }. Seule { $id } compte.
history-same-absence = non classée, même absence que { $id }

## Matches too short to be rated

too-short = Non classée : terminée avant que chacun ait joué deux coups.
history-too-short = non classée, trop courte

## Signals

signals-head = **Parties classées des { $days } derniers jours à regarder de près.** Cela ne prouve rien : des amis jouent souvent ensemble, et on abandonne tôt quand on débute.
signals-none = Rien d’inhabituel dans les parties classées des { $days } derniers jours.
signals-next = `/history` liste les parties d’un membre. Pour annuler une partie déloyale pour le classement, ouvre-la avec `/match` et appuie sur **Modérer**.
signal-same-pair = { $one } et { $other } ont joué { $matches } fois l’un contre l’autre ; gagnées : { $wins } à { $losses }.
signal-quick = Abandons de { $player } avant le coup { $plies } contre { $other ->
    [several] plusieurs adversaires
   *[other] { $other }
} : { $count }.
signal-absent = Défaites au temps, { $player } contre { $other ->
    [several] plusieurs adversaires
   *[other] { $other }
} : { $count }.

## Honours

honours-news = Les fins de saison sont annoncées dans { $channel }.
honours-no-news = Les fins de saison ne sont pas annoncées.
honours-best = Les trois premières places, tous jeux confondus, reçoivent { $role }.
honours-no-best = Les trois premières places n’ont pas de rôle.
honours-champion = La première place de la saison précédente a { $role }.
honours-no-champion = La première place de la saison précédente n’a pas de rôle.
honours-may-not = Je ne peux pas donner de rôles ici. Donne à mon rôle « Gérer les rôles », place-le au-dessus de ces rôles, puis rouvre cette page.
honours-failed = { $count ->
    [one] { $count } rôle n’a pas pu être donné.
   *[other] { $count } rôles n’ont pas pu être donnés.
} Place mon rôle au-dessus dans les paramètres du serveur ; je réessaie maintenant.
refused-no-honour = Choisis un rôle qui n’appartient pas à un bot et n’a de permissions de modération dans aucun salon.
refused-honour-not-yours = Pour choisir ce rôle, il te faut « Gérer les rôles » et un rôle au-dessus de lui.
season-over = **La saison est finie : { $season }**
season-had = { $count ->
    [one] { $count } personne avait une place.
   *[other] { $count } personnes avaient une place.
}
season-podium = Saison · { $season }
alt-season-row = { $place }. { $name } { $rating } ({ $gained }), { $wins }–{ $losses }–{ $draws }.
alt-season-podium = Podium de la saison { $season }
button-season-board = Tout le classement

select-best-role = Rôle des trois premières places…
select-champion-role = Rôle de la première place de la saison précédente…
button-news-here = Annoncer ici les saisons
button-no-news = Ne plus les annoncer
button-no-best-role = Ne plus donner de rôle au podium
button-no-champion-role = Ne plus donner de rôle à la première place
