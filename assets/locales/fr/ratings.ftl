### Ratings, leaderboards, profiles, past matches.

## Commands

menu-profile = Profil

reach-here = Ce serveur
reach-everywhere = Tous les serveurs
choice-match-finished = { $id } { $game } contre { $opponent }, terminée

## Boards

pool-all = Tous les jeux
board-title-here = { $pool } : classement de ce serveur
board-title-everywhere = { $pool } : classement général
board-legend = Les cotes avec un point d’interrogation sont provisoires et viennent en dernier. Les flèches montrent l’évolution depuis lundi. Après 90 jours sans partie classée terminée, on sort du classement.
board-empty = Personne ici n’a terminé de partie classée ces 90 derniers jours.
board-players = { $count ->
    [one] { $players } membre
   *[other] { $players } membres
}
board-footer-place = Place { $first } · { board-players }
board-footer-places = Places { $first } à { $last } · { board-players }
board-column-place = #
board-column-moved = {" "}
board-column-player = Nom
board-column-rating = Cote
streak-won = { $count ->
    [one] Dernière partie gagnée.
   *[other] Les { $count } dernières parties gagnées.
}
streak-lost = { $count ->
    [one] Dernière partie perdue.
   *[other] Les { $count } dernières parties perdues.
}
alt-board-row = { $place }. { $name } { $rating } ± { $spread }.
alt-board-own = Ta ligne : { $row }
board-own = { $player } : place { $place }, cote { $rating } ± { $spread }, gagnées : { $wins }, perdues : { $losses }, nulles : { $draws }.

button-first = Début
button-my-place = Ma place
button-last = Fin

## Profiles

profile-head = **{ $player }**
profile-never-met = Tu n’as terminé aucune partie contre { $player } sur ce serveur.
profile-against = Ton bilan contre { $player } sur ce serveur – gagnées : { $wins }, perdues : { $losses }, nulles : { $draws }.
profile-recent = Dernières parties ici :
profile-place = #{ $place } sur { $of }
profile-results = gagnées { $wins }, perdues { $losses }, nulles { $draws }
chart-title = Évolution des cotes
chart-empty = Aucune partie classée terminée pour l’instant
alt-profile-row = { $pool } : { $rating } ± { $spread }, gagnées : { $wins }, perdues : { $losses }, nulles : { $draws }.
alt-chart-series = { $game } : de { $first } à { $last } en { $results ->
    [one] { $results } résultat
   *[other] { $results } résultats
}.

button-history = Parties passées

## Past matches

history-head = Parties terminées de { $player } sur ce serveur, les plus récentes d’abord :
history-none = Aucune partie terminée de { $player } sur ce serveur ne correspond à cette recherche.
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
history-choice = { $id } { $game } contre { $opponent }
history-pick = Choisis une partie à revoir
button-newest = Les dernières
button-newer = Plus récentes
button-older = Plus anciennes

replay-head = **{ $game }** { $id } : { $first } – { $second }
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
} en tout.
button-gif = GIF

exported = La partie { $id } en fichier texte : les adversaires, tous les coups et le résultat.

## Ends

rating-change = Cote de { $player } : { $change }
button-rematch = Revanche
button-replay = Revoir

## Challenges

challenge-rated = Partie classée : elle compte pour la cote des deux adversaires.
challenge-unrated = Partie non classée.

## Refusals

refused-still-running = La partie { $id } est encore en cours. Attends qu’elle soit terminée.
refused-rematch-offered = Tu as déjà demandé une revanche. { $opponent } n’a pas encore répondu.
refused-nothing-finished = Tu n’as terminé aucune partie sur ce serveur. Choisis-en une autre dans l’option `partie`, ou utilise la commande dans son fil.
