### Os torneios, página por página.

tournament-own-entered = Você participa. Suas partidas começam com o torneio.
tournament-own-place = **Você:** posição { $place } de { $players }, pontos: { $points }.
tournament-own-rank = **Você:** posição { $place } de { $players }.
tournament-own-fate = { $in ->
    [yes] Você ainda está na disputa.
   *[no] Você está fora da disputa.
}
tournament-own-match = Sua partida na rodada { $round }: { $match }
tournament-remaining = Ainda na disputa:
tournament-see-own = **Minha partida** mostra a sua.
button-tournament-table = Classificação
button-tournament-games = Partidas
button-tournament-own = Minha partida
button-table-left = Esquerda
button-table-right = Direita
button-round-before = Rodada anterior
button-round-after = Próxima rodada
tournament-legend-rounds = Linha do oponente · ● começou · ○ jogou depois
tournament-legend-robin = ● começa · ○ joga depois
