### Tournaments page by page.

tournament-own-entered = You are in. Your matches begin by themselves when it starts.
tournament-own-place = **You:** place { $place } of { $players }, points: { $points }.
tournament-own-match = Your match in round { $round }: { $match }
tournament-see-own = Press **My match** to see yours.
button-tournament-table = Standings
button-tournament-games = Matches
button-tournament-own = My match
button-table-left = Left
button-table-right = Right
button-round-before = Earlier round
button-round-after = Later round
alt-pairings = Round { $round } of { $name }, matches { $from } to { $to }
tournament-legend-rounds = Opponent’s place · ● moved first · ○ second
tournament-legend-robin = ● moves first · ○ second
