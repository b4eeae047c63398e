### Los torneos, página a página.

tournament-own-entered = Participas. Tus partidas empezarán con el torneo.
tournament-own-place = **Tú:** puesto { $place } de { $players }, puntos: { $points }.
tournament-own-rank = **Tú:** puesto { $place } de { $players }.
tournament-own-fate = { $in ->
    [yes] Sigues en juego.
   *[no] Has quedado fuera.
}
tournament-own-match = Tu partida de la ronda { $round }: { $match }
tournament-remaining = Siguen en juego:
tournament-see-own = **Mi partida** muestra la tuya.
button-tournament-table = Clasificación
button-tournament-games = Partidas
button-tournament-own = Mi partida
button-table-left = Izquierda
button-table-right = Derecha
button-round-before = Ronda anterior
button-round-after = Ronda siguiente
tournament-legend-rounds = Fila del rival · ● jugó primero · ○ segundo
tournament-legend-robin = ● juega primero · ○ segundo
