### Ratings, leaderboards, profiles, past matches.

## Commands

button-profile = Profil

scope-here = Ce serveur
scope-everywhere = Tous les serveurs
scope-open = Tous les serveurs ouverts
scope-code = Les serveurs qui ont son code

## Boards

pool-all = Tous les jeux
board-title-here = { $pool } : classement de ce serveur
board-title-everywhere = { $pool } : classement général
results-order = Résultats : gagnées–perdues–nulles.
board-legend = « ? » marque les cotes provisoires, en dernier ; les flèches montrent l’évolution depuis lundi. { results-order } Après 90 jours sans partie classée terminée, on sort du classement.
decimal = { $whole },{ $hundredths }
board-empty = Aucune partie classée terminée en 90 jours.
board-players = { $count ->
    [one] { $players } membre
   *[other] { $players } membres
}
board-footer-place = Place { $first } · { board-players }
board-footer-places = Places { $first } à { $last } · { board-players }
board-column-player = Nom
board-column-game = Le plus joué
board-column-results = Résultats
board-column-rating = Cote
streak-won = { $count ->
    [one] Dernière partie gagnée.
   *[other] Les { $count } dernières parties gagnées.
}
streak-lost = { $count ->
    [one] Dernière partie perdue.
   *[other] Les { $count } dernières parties perdues.
}
alt-board-row = { $place }. { $name }{ $game } { $rating } ± { $spread }, { $wins }–{ $losses }–{ $draws }.
alt-board-own = Ta ligne : { $row }
board-own = { $player } : place { $place }, cote { $rating } { $change }, { profile-results }.

button-first = Début
button-my-place = Ma place
button-last = Fin

## Profiles

profile-never-met = Tu n’as terminé aucune partie contre { $player } ici.
profile-against = Toi contre { $player } ici – gagnées : { $wins }, perdues : { $losses }, nulles : { $draws }.
profile-recent = Dernières parties ici :
profile-place = #{ $place } sur { $of }
profile-best = record { $points }
profile-results = gagnées { $wins }, perdues { $losses }, nulles { $draws }
chart-title = Évolution des cotes
chart-empty = Aucune partie classée terminée
# Below the boards of all games, in the profile of a player without a rating
profile-start = { $whose ->
    [own] Choisis un jeu avec /play et obtiens ta première cote.
   *[other] Propose-lui sa première partie classée avec /challenge.
}
alt-profile-row = { $pool } : { $rating } ± { $spread }{ $best }, { profile-results }.
alt-chart-series = { $game } : de { $first } à { $last } en { $results ->
    [one] { $results } résultat
   *[other] { $results } résultats
}.

button-history = Parties passées

## Past matches

history-head = Parties terminées de { $player } ici :
history-none = Aucune partie terminée de { $player } ne correspond ici.
history-line = { $score ->
    [won] **Gagnée**
    [lost] Perdue
    [none] Sans résultat
   *[drawn] Nulle
} : { $id } { $game } contre { $opponent }, { $when }, { $moves ->
    [one] { $moves } coup
   *[other] { $moves } coups
}
history-annulled = {" "}· annulée
history-ruled = {" "}· par la modération
history-link = dernier plateau
alt-final-boards = Positions finales
history-pick = Choisis une partie à revoir
button-newest = Les dernières
button-newer = Plus récentes
button-older = Plus anciennes

match-head = **{ $game }** { $id } : { $first } – { $second }
replay-place = { $ply ->
    [0] Position de départ, { $of ->
        [one] { $of } coup
       *[other] { $of } coups
    } en tout
   *[other] Après le coup { $ply } sur { $of }
}
alt-gif = Partie { $id } de { $game } coup par coup, { $ply ->
    [one] { $ply } coup
   *[other] { $ply } coups
}.

exported = La partie { $id } en fichier texte.

## Ends

rating-change = Cote de { $player } : { $change }
button-rematch = Revanche
button-replay = Revoir

## Challenges

challenge-rated = Partie classée : elle change les deux cotes.
challenge-unrated = Partie non classée.

## Refusals

refused-still-running = La partie { $id } n’est pas terminée.
refused-rematch-offered = { $opponent } n’a pas encore répondu à ta demande de revanche.
refused-nothing-finished = Tu n’as terminé aucune partie ici. Choisis celle d’un autre membre dans `partie`, ou utilise la commande dans son fil.
