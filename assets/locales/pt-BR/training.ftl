### Dicas, análises e desafios de posição: o que o cálculo do bot mostra.

## Comandos

choice-difficulty-easy = fácil
choice-difficulty-medium = médio
choice-difficulty-hard = difícil

## Problemas

puzzle-heading = 🧩 **{ $game }**, { $date ->
    [none] problema { $number }
   *[other] problema do dia, { $date }
} · { $difficulty }
puzzle-task = As { side-name } jogam e vencem { $moves ->
    [easy] em uma jogada
    [medium] em no máximo duas jogadas
   *[hard] em no máximo três jogadas
}. Só uma jogada está certa.
puzzle-goes-on = ✅ `{ $move }` está certa. O oponente responde { $answers }.
puzzle-wrong = ❌ `{ $move }`: { $meaning }. Assim não se vence a tempo.
puzzle-refuted = Depois de `{ $move }`, seu oponente responde { $answers }{ $so ->
    [end] { "" }.
    [loss] { "" } e vence se jogar bem.
    [late-win] { "" }. Você ainda vence, mas tarde demais.
   *[open] { "" }, e não há mais vitória rápida.
}
puzzle-answer = `{ $move }` ({ $meaning })
puzzle-solved = ✅ `{ $move }`: { $meaning }. Resolvido!
puzzle-counted = Certo na primeira tentativa! Seguidos: { $streak }
puzzle-missed = Só a primeira tentativa conta. O próximo problema vem amanhã.
puzzle-day-over = Este é o problema de um dia anterior, então não conta.
puzzle-solution = Solução: { $moves }
puzzle-none = Este problema não existe mais.
puzzle-daily-how = Só você vê suas tentativas. A primeira conta, até a meia-noite UTC.
puzzle-before = -# O anterior ({ $date }, { $game }): { $moves } · na primeira tentativa: { $found } de { $tried }.
puzzle-table-title = 🧩 **Problemas do dia** desde { $since }, certos na primeira tentativa · participantes: { $count }
puzzle-table-row = { $place }. { $player }: { $found } de { $tried }
puzzle-table-none = Ninguém tentou ainda.
puzzle-streak = Sua sequência: { $streak }
puzzle-channel = Publico um problema por dia em { $channel }, à meia-noite UTC{ $begins ->
    [today] { "" }, a partir de hoje.
   *[tomorrow] { "" }. O jogo que você escolheu começa amanhã.
}
puzzle-channel-off = Não publico mais problemas aqui.
puzzle-channel-none = Não publico problemas aqui.
refused-puzzle-channel = Não posso publicar problemas em { $channel } sem estas permissões: { $names }.
refused-puzzle-of-today = Esse é o problema do dia: a solução vem amanhã. `/puzzle` tem outros.
button-puzzle-solve = Resolver
button-puzzle-next = Próximo problema
button-puzzle-solution = Solução
button-puzzle-easy = Fácil
button-puzzle-medium = Médio
button-puzzle-hard = Difícil

## Dicas

hint = 💡 { $id } { $game }: `{ $move }` ({ $meaning })
hint-wins = { $moves ->
    [one] Ela vence em { $moves } jogada.
   *[other] Ela vence em no máximo { $moves } jogadas.
}
hint-loses = { $moves ->
    [one] Contra um bom jogo, toda jogada perde. Esta resiste mais: { $moves } jogada pelo menos.
   *[other] Contra um bom jogo, toda jogada perde. Esta resiste mais: { $moves } jogadas pelo menos.
}
hint-only = Só esta jogada evita perder na hora.
hint-stops-win = Ela evita perder na hora; quase nenhuma outra evita.
hint-saves = Ela salva esta peça, e quase nenhuma outra salva: { $piece }.
hint-threatens-win = Ela ameaça vencer na próxima jogada.
hint-attacks = Ela ameaça capturar: { $piece }.
hint-stands = { $who ->
    [even] Com bom jogo, a partida continua equilibrada.
    [better] Com bom jogo, você fica com uma vantagem de cerca de { $pieces ->
        [one] { $pieces } peça
       *[other] { $pieces } peças
    }.
   *[worse] Você está em desvantagem de cerca de { $pieces ->
        [one] { $pieces } peça
       *[other] { $pieces } peças
    }, mas nenhuma jogada parece melhor.
}
hint-left = { $left ->
    [0] Essa foi sua última dica.
    [one] Você ainda tem { $left } dica.
   *[other] Você ainda tem { $left } dicas.
}
hint-caption = Uma dica, ainda não jogada
refused-hint-rated = Partidas valendo rating como { $id } não têm dicas; as outras têm três.
refused-hint-arranged = Partidas de torneio ou de confronto como { $id } não têm dicas.
refused-hint-at-stake = A partida { $id } passou pela posição de uma partida em andamento que conta. Dicas e análise voltam quando ela avançar.
refused-computer-at-stake = A partida { $id } mostraria o que jogar em uma partida sua em andamento que conta. Jogue lá primeiro e depois continue aqui.
refused-hints-used = Você já usou suas { $most } dicas em { $id }. Depois da partida, **Analisar** mostra jogadas melhores.

## Análises

analysis-curve = Acima do meio, as { $top } estavam melhor; abaixo, as { $bottom }. Bem no alto e bem embaixo, a vitória é certa.
analysis-turns = { $count ->
    [0] Nenhuma jogada mudou muito sozinha.
    [one] Uma jogada foi a que mais mudou:
   *[other] Estas jogadas foram as que mais mudaram:
}
analysis-drift = **As { side-name } foram perdendo terreno entre as jogadas { $from } e { $to }.** Estas foram as que mais custaram:
analysis-turn = { $number }. Jogada { $ply }, `{ $played }`: { $before } → { $after }. Melhor: `{ $better }`.
analysis-at = **Jogada { $ply }** · { side-name }: `{ $played }`, { $before } → { $after }. Melhor: `{ $better }` ({ $meaning }).
analysis-wins = as { side-name } vencem
analysis-none = Não há jogadas para analisar.
analysis-caption = Melhor: { $move }
# Below small boards: the number of the move and what was played, and what was better. At most 16 letters.
analysis-board-played = { $ply }: { $move }
alt-analysis = Curva de quem estava melhor em uma partida de { $game } com { $count } jogadas. Momentos decisivos: { $turns }.
button-analysis-curve = Curva
button-analysis-turn = Jogada { $ply }

## Help

help-training = **Melhorar:** `/match` dá três dicas nas suas vezes em uma partida sem rating e analisa as terminadas. `/puzzle` tem posições em que só uma jogada vence.

puzzle-settings = Publico um problema por dia em { $channel }. { $game ->
    [any] O jogo muda a cada dia.
   *[other] O jogo é { $game }.
}
puzzle-settings-none = Não publico problemas aqui. Escolha um canal para receber um por dia; se escolher só um jogo, publico neste canal.
select-puzzle-channel = Canal do problema do dia…
select-puzzle-game = Jogo dos problemas…
option-any-game = Um jogo diferente a cada dia
button-puzzle-off = Parar de publicar
