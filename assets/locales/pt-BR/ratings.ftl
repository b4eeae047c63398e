### Ratings, leaderboards, profiles, past matches.

## Commands

button-profile = Perfil

scope-here = Este servidor
scope-everywhere = Todos os servidores
scope-open = Todos os servidores abertos
scope-code = Servidores com o código

## Boards

pool-all = Todos os jogos
board-title-here = { $pool }: classificação deste servidor
board-title-everywhere = { $pool }: classificação geral
results-order = Resultados: vitórias–derrotas–empates.
board-legend = “?” marca ratings provisórios, que vêm por último; as setas mostram a mudança desde segunda-feira. { results-order } Quem não termina nenhuma partida valendo rating em 90 dias sai da lista.
decimal = { $whole },{ $hundredths }
board-empty = Nenhuma partida valendo rating terminada em 90 dias.
board-players = { $count ->
    [one] { $players } jogador
   *[other] { $players } jogadores
}
board-footer-place = Posição { $first } · { board-players }
board-footer-places = Posições { $first } a { $last } · { board-players }
board-column-player = Jogador
board-column-game = Mais jogado
board-column-results = Resultados
board-column-rating = Rating
streak-won = { $count ->
    [one] Vitória na última partida.
   *[other] Vitória nas últimas { $count } partidas.
}
streak-lost = { $count ->
    [one] Derrota na última partida.
   *[other] Derrota nas últimas { $count } partidas.
}
alt-board-row = { $place }. { $name }{ $game } { $rating } ± { $spread }, { $wins }–{ $losses }–{ $draws }.
alt-board-own = Sua linha: { $row }
board-own = { $player }: posição { $place }, rating { $rating } { $change }, { profile-results }.

button-first = Início
button-my-place = Minha posição
button-last = Fim

## Profiles

profile-never-met = Você não terminou nenhuma partida contra { $player } aqui.
profile-against = Você contra { $player } aqui: vitórias { $wins }, derrotas { $losses }, empates { $draws }.
profile-recent = Últimas partidas aqui:
profile-place = #{ $place } de { $of }
profile-best = máx. { $points }
profile-results = vitórias { $wins }, derrotas { $losses }, empates { $draws }
chart-title = Evolução do rating
chart-empty = Nenhuma partida valendo rating terminada
# Below the boards of all games, in the profile of a player without a rating
profile-start = { $whose ->
    [own] Escolha um jogo com /play e conquiste seu primeiro rating.
   *[other] Proponha a primeira partida valendo rating com /challenge.
}
alt-profile-row = { $pool }: { $rating } ± { $spread }{ $best }, { profile-results }.
alt-chart-series = { $game }: de { $first } a { $last } em { $results ->
    [one] { $results } resultado
   *[other] { $results } resultados
}.

button-history = Partidas anteriores

## Past matches

history-head = Partidas terminadas de { $player } aqui:
history-none = Não encontrei nenhuma partida terminada de { $player } aqui.
history-line = { $score ->
    [won] **Vitória**
    [lost] Derrota
    [none] Sem resultado
   *[drawn] Empate
}: { $id } { $game } contra { $opponent }, { $when }, { $moves ->
    [one] { $moves } jogada
   *[other] { $moves } jogadas
}
history-annulled = {" "}· anulada
history-ruled = {" "}· pela moderação
history-link = último tabuleiro
alt-final-boards = Posições finais
history-pick = Escolha uma partida para rever
button-newest = Voltar ao topo
button-newer = Mais novas
button-older = Mais antigas

match-head = **{ $game }** { $id }: { $first } – { $second }
replay-place = { $ply ->
    [0] Posição inicial, { $of ->
        [one] { $of } jogada
       *[other] { $of } jogadas
    } no total
   *[other] Depois da jogada { $ply } de { $of }
}
alt-gif = Partida { $id } de { $game } jogada a jogada, { $ply ->
    [one] { $ply } jogada
   *[other] { $ply } jogadas
}.

exported = A partida { $id } como arquivo de texto.

## Ends

rating-change = Rating de { $player }: { $change }
button-rematch = Revanche
button-replay = Replay

## Challenges

challenge-rated = Valendo rating: muda os dois ratings.
challenge-unrated = Sem rating.

## Refusals

refused-still-running = A partida { $id } ainda não terminou.
refused-rematch-offered = { $opponent } ainda não respondeu ao seu pedido de revanche.
refused-nothing-finished = Você não terminou nenhuma partida aqui. Escolha outra em `partida` ou use o comando no tópico dela.
