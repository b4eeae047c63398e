### Los torneos, página a página.

tournament-own-entered = Participas. Cuando empiece el torneo, tus partidas empezarán solas.
tournament-own-place = **Tú:** puesto { $place } de { $players }, puntos: { $points }.
tournament-own-match = Tu partida de la ronda { $round }: { $match }
tournament-see-own = Pulsa **Mi partida** para ver la tuya.
button-tournament-table = Clasificación
button-tournament-games = Partidas
button-tournament-own = Mi partida
button-table-left = Izquierda
button-table-right = Derecha
button-round-before = Ronda anterior
button-round-after = Ronda siguiente
tournament-legend-rounds = Puesto del rival · ● jugó primero · ○ segundo
tournament-legend-robin = ● juega primero · ○ segundo
