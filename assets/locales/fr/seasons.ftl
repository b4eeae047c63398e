### Les saisons, les insignes, et ce que la modération devrait regarder.

## Commands

season-wish-this = Cette saison
season-wish-last = Saison précédente

## Seasons

season-name = { $quarter ->
    [1] janvier à mars { $year }
    [2] avril à juin { $year }
    [3] juillet à septembre { $year }
   *[other] octobre à décembre { $year }
}
season-title = { $pool } : classement de ce serveur, { $season }
season-runs = La saison dure jusqu’au { $end }.
season-legend = Le classement suit la cote à long terme. Il faut au moins { $matches } parties classées contre au moins { $opponents } adversaires, ici et pendant la saison. La dernière colonne montre l’évolution de la cote pendant la saison. Les cotes avec un point d’interrogation sont provisoires et viennent en dernier.
season-own = { $player } : place { $place }, cote { $rating } ({ $gained }), gagnées : { $wins }, perdues : { $losses }, nulles : { $draws }.
season-missing = Tu n’as pas encore de place. Il te manque encore – parties classées : { $matches }, adversaires : { $opponents }.
season-unranked = Tu n’avais pas de place dans cette saison.
season-empty = Personne n’a encore de place dans cette saison.
season-was-empty = Personne n’avait de place dans cette saison.
season-column-gained = +/−
button-season-before = Saison précédente
button-season-after = Saison suivante
refused-season-everywhere = Une saison est celle d’un seul serveur. Choisis ce serveur, ou laisse la saison vide pour voir tous les serveurs.

## Badges

badge-first = 🥇 Première place, { $season }
badge-giant-killer = 🗡️ Chasse aux géants : { $id } gagnée contre une cote plus haute de { $points } points
badge-iron-chair = 🪑 Chaise de fer : { $count ->
    [one] { $count } partie
   *[other] { $count } parties
} en un an, et aucune perdue au temps
badge-all-games = 🎲 À l’aise partout : parties classées gagnées dans tous les jeux

## Absences

same-absence = Non classée : perdue pendant la même absence que { $id }, la seule à compter.
history-same-absence = non classée, même absence que { $id }

## Matches too short to be rated

too-short = Non classée : terminée avant que chacun ait joué deux coups.
history-too-short = non classée, trop courte

## Signals

signals-head = **Parties classées des { $days } derniers jours à examiner de plus près.** Ce sont des nombres, pas un verdict : des amis jouent souvent ensemble, et on abandonne tôt quand on débute.
signals-none = Dans les parties classées des { $days } derniers jours, rien ne semble inhabituel.
signals-more = … et { $count } de plus.
signals-next = `/history` liste les parties d’un membre. Si une partie n’a pas été jouée loyalement, **Modérer** sur sa carte (`/match`) permet de l’annuler pour le classement.
signal-same-pair = { $one } et { $other } ont joué { $matches } fois l’un contre l’autre ; gagnées : { $wins } à { $losses }.
signal-quick-against = Abandons de { $player } avant le coup { $plies } contre { $other } : { $count }.
signal-quick = Abandons de { $player } avant le coup { $plies }, contre plusieurs adversaires : { $count }.
signal-absent-against = Défaites au temps de { $player } contre { $other } : { $count }.
signal-absent = Défaites au temps de { $player }, contre plusieurs adversaires : { $count }.

## Honours

honour-without-best = Trois premières places du classement
honour-without-champion = Première place de la saison précédente
honours-news = La fin de chaque saison est annoncée dans { $channel }.
honours-no-news = La fin des saisons n’est pas annoncée.
honours-best = Les trois premières places du classement de tous les jeux ont { $role }.
honours-no-best = Les trois premières places du classement n’ont pas de rôle.
honours-champion = La première place de la saison précédente a { $role }.
honours-no-champion = La première place de la saison précédente n’a pas de rôle.
honours-may-not = Je ne peux pas donner de rôles ici. Donne à mon rôle la permission « Gérer les rôles », place-le au-dessus de ces rôles dans les paramètres du serveur, puis rouvre cette page.
honours-failed = { $count ->
    [one] { $count } rôle n’a pas encore pu être donné.
   *[other] { $count } rôles n’ont pas encore pu être donnés.
} Dans les paramètres du serveur, mon rôle doit être au-dessus de ceux que je donne. Je réessaie maintenant.
refused-no-honour = Je ne peux pas donner ce rôle en récompense. Choisis-en un qui ne donne aucun pouvoir sur les autres, dans aucun salon, et qui n’appartient pas à un bot.
refused-honour-not-yours = Tu ne peux choisir que des rôles que tu pourrais donner toi-même : il te faut « Gérer les rôles » et un rôle au-dessus de celui-ci.
season-over = **La saison est finie : { $season }**
season-had = { $count ->
    [one] { $count } personne avait une place.
   *[other] { $count } personnes avaient une place.
}
button-season-board = Tout le classement

select-best-role = Rôle des trois premières places…
select-champion-role = Rôle de la première place de la saison précédente…
button-news-here = Annoncer ici les saisons
button-no-news = Ne plus les annoncer
button-no-best-role = Podium sans rôle
button-no-champion-role = Première place sans rôle
