### Tournaments page by page.

tournament-own-entered = You’re in. Your matches start with the tournament.
tournament-own-place = **You:** place { $place } of { $players }, points: { $points }.
tournament-own-match = Your match in round { $round }: { $match }
tournament-see-own = **My match** shows yours.
button-tournament-table = Standings
button-tournament-games = Matches
button-tournament-own = My match
button-table-left = Left
button-table-right = Right
button-round-before = Previous round
button-round-after = Next round
tournament-legend-rounds = Opponent’s row · ● moved first · ○ second
tournament-legend-robin = ● moves first · ○ second
