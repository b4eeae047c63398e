### Les tournois, page par page.

tournament-own-entered = Tu participes. Tes parties commenceront avec le tournoi.
tournament-own-place = **Toi :** place { $place } sur { $players }, points : { $points }.
tournament-own-rank = **Toi :** place { $place } sur { $players }.
tournament-own-fate = { $in ->
    [yes] Tu es encore en lice.
   *[no] Tu n’es plus en lice.
}
tournament-own-match = Ta partie de la ronde { $round } : { $match }
tournament-remaining = Encore en lice :
tournament-see-own = **Ma partie** montre la tienne.
button-tournament-table = Classement
button-tournament-games = Parties
button-tournament-own = Ma partie
button-table-left = Gauche
button-table-right = Droite
button-round-before = Ronde précédente
button-round-after = Ronde suivante
tournament-legend-rounds = Ligne de l’adversaire · ● a commencé · ○ en second
tournament-legend-robin = ● commence · ○ en second
