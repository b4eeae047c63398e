### Temporadas, insígnias e o que a moderação deveria olhar.

## Commands

## Seasons

season-name = { $quarter ->
    [1] janeiro a março de { $year }
    [2] abril a junho de { $year }
    [3] julho a setembro de { $year }
   *[other] outubro a dezembro de { $year }
}
season-title = { $pool }: classificação deste servidor, { $season }
season-runs = Ela vai até { $end }.
season-legend = { $runs ->
        [yes] Para ter uma posição, é preciso ter ao menos { $matches } partidas valendo rating contra ao menos { $opponents } oponentes, aqui e na temporada.
       *[no] Para ter uma posição, era preciso ter ao menos { $matches } partidas valendo rating contra ao menos { $opponents } oponentes, aqui e naquela temporada.
    } +/− mostra quanto o rating mudou. Um ponto de interrogação indica um rating provisório, que vem por último. { results-order }
season-missing = Você ainda não tem posição. Faltam partidas valendo rating: { $matches }, oponentes: { $opponents }.
season-unranked = Você não teve posição nesta temporada.
season-empty = Ninguém tem posição ainda.
season-was-empty = Ninguém teve posição.
button-season-before = Temporada anterior
button-season-after = Próxima temporada
refused-season-everywhere = Cada servidor tem suas próprias temporadas. Escolha este servidor ou deixe `temporada` em branco.

## Badges

badge-first = 🥇 Primeiro lugar: { $season }
badge-giant-killer = 🗡️ Matador de gigantes: venceu { $id } contra um rating { $points } pontos mais alto
badge-iron-chair = ⏱️ Sempre no prazo: { $count ->
    [one] { $count } partida
   *[other] { $count } partidas
} em um ano, nenhuma perdida por tempo
badge-all-games = 🎲 Joga de tudo: vitórias valendo rating em todos os jogos

## Absences

same-absence = Sem rating: perdida na mesma ausência que { $id }. Só { $id } conta.
history-same-absence = sem rating, mesma ausência que { $id }

## Matches too short to be rated

too-short = Sem rating: acabou antes que os dois fizessem duas jogadas.
history-too-short = sem rating, curta demais

## Signals

signals-head = **Partidas valendo rating dos últimos { $days } dias que vale a pena conferir.** Isso não prova nada: amigos jogam muito entre si, e iniciantes desistem cedo.
signals-none = Nada incomum nas partidas valendo rating dos últimos { $days } dias.
signals-next = `/history` mostra as partidas de alguém. Para tirar dos ratings uma partida injusta, abra-a com `/match` e clique em **Moderar**.
signal-same-pair = { $one } e { $other } jogaram { $matches } vezes entre si; vitórias: { $wins } a { $losses }.
signal-quick = { $player } desistiu { $count } vezes antes da jogada { $plies } contra { $other ->
    [several] vários oponentes
   *[other] { $other }
}.
signal-absent = { $player } perdeu { $count } vezes por tempo contra { $other ->
    [several] vários oponentes
   *[other] { $other }
}.

## Honours

honours-news = O fim das temporadas é anunciado em { $channel }.
honours-no-news = O fim das temporadas não é anunciado.
honours-best = As três primeiras posições da classificação geral têm { $role }.
honours-no-best = As três primeiras posições não têm cargo.
honours-champion = O primeiro lugar da temporada anterior tem { $role }.
honours-no-champion = O primeiro lugar da temporada anterior não tem cargo.
honours-may-not = Não posso dar cargos aqui. Dê ao meu cargo “Gerenciar cargos”, coloque-o acima destes cargos e abra esta página de novo.
honours-failed = { $count ->
    [one] { $count } cargo não pôde ser dado.
   *[other] { $count } cargos não puderam ser dados.
} Coloque o meu acima nas configurações do servidor; vou tentar de novo agora.
refused-no-honour = Escolha um cargo que não seja de um bot e não tenha permissões de moderação em nenhum canal.
refused-honour-not-yours = Para escolher este cargo, você precisa de “Gerenciar cargos” e de um cargo acima dele.
season-over = **A temporada acabou: { $season }**
season-had = { $count ->
    [one] { $count } pessoa teve posição.
   *[other] { $count } pessoas tiveram posição.
}
season-podium = Temporada · { $season }
alt-season-row = { $place }. { $name } { $rating } ({ $gained }), { $wins }–{ $losses }–{ $draws }.
alt-season-podium = Pódio da temporada { $season }
button-season-board = Classificação inteira

select-best-role = Cargo para as três primeiras posições…
select-champion-role = Cargo para o primeiro lugar…
button-news-here = Anunciar temporadas aqui
button-no-news = Não anunciar temporadas
button-no-best-role = Parar de dar um cargo aos melhores
button-no-champion-role = Parar de dar um cargo ao 1º lugar
