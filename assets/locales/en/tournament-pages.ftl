### Tournaments page by page.

tournament-own-entered = You’re in. Your matches start with the tournament.
tournament-own-place = **You:** place { $place } of { $players }, points: { $points }.
tournament-own-rank = **You:** place { $place } of { $players }.
tournament-own-fate = { $in ->
    [yes] You’re still in.
   *[no] You’re out.
}
tournament-own-match = Your match in round { $round }: { $match }
tournament-remaining = Still in:
tournament-see-own = **My match** shows yours.
button-tournament-table = Standings
button-tournament-games = Matches
button-tournament-own = My match
button-table-left = Left
button-table-right = Right
button-round-before = Earlier round
button-round-after = Later round
tournament-legend-rounds = Opponent’s row · ● moved first · ○ second
tournament-legend-robin = ● moves first · ○ second
