### Dicas, análises e desafios de posição: o que o cálculo do bot mostra.

## Comandos

choice-difficulty-easy = fácil
choice-difficulty-medium = médio
choice-difficulty-hard = difícil

## Problemas

puzzle-heading = 🧩 **{ $game }**, problema { $number } · { $difficulty }
puzzle-daily-heading = 🧩 **{ $game }: problema do dia**, { $date } · { $difficulty }
puzzle-task = As { side-name } jogam e vencem { $moves ->
    [easy] em uma jogada
    [medium] em no máximo duas jogadas
   *[hard] em no máximo três jogadas
}, não importa o que o oponente jogue. Só uma jogada consegue isso.
puzzle-goes-on = ✅ `{ $move }` está certa. O oponente responde { $answers }. Continue:
puzzle-wrong = ❌ `{ $move }`: { $meaning }. Assim não se vence a tempo.
puzzle-solved = ✅ `{ $move }`: { $meaning }. Resolvido!
puzzle-counted = Sua primeira tentativa estava certa, então conta. Acertos seguidos: { $streak }
puzzle-missed = Só a primeira tentativa conta, e a sua não estava certa. O próximo problema vem amanhã.
puzzle-day-over = O dia deste problema já passou, então ele não conta mais.
puzzle-solution = A solução: { $moves }
puzzle-none = Este problema não existe mais.
puzzle-daily-how = Clique em **Resolver**: só você vê o que tenta. Sua primeira tentativa conta, até a meia-noite UTC.
puzzle-before = -# O anterior ({ $date }, { $game }): { $moves } · { $found } de { $tried } acertaram na primeira tentativa.
puzzle-table-title = 🧩 **Problemas do dia** desde { $since } · participantes: { $count }
puzzle-table-row = { $place }. { $player }: { $found } de { $tried } certos na primeira tentativa
puzzle-table-none = Ninguém tentou ainda. `/puzzle` dá outros a qualquer hora.
puzzle-streak = Suas primeiras tentativas certas seguidas: { $streak }
puzzle-channel = A partir de hoje publico um problema em { $channel } todo dia, à meia-noite UTC. O de hoje vem agora.
puzzle-channel-tomorrow = Publico um problema em { $channel } todo dia, à meia-noite UTC. O de hoje já estava escolhido, então o jogo que você escolheu começa amanhã.
puzzle-channel-off = Não publico mais problemas aqui.
puzzle-channel-none = Não publico problemas neste servidor.
refused-puzzle-channel = Não posso publicar problemas em { $channel }, porque lá me faltam estas permissões: { $names }. Nada mudou.
refused-puzzle-of-today = Esse é o problema do dia aqui, então a solução vem amanhã. `/puzzle` dá outros.
button-puzzle-solve = Resolver
button-puzzle-next = Próximo problema
button-puzzle-solution = Solução
button-puzzle-table = Tabela

## Dicas

hint = 💡 { $id } { $game }: `{ $move }` ({ $meaning })
hint-wins = Ela vence com suas próximas jogadas, { $moves } no máximo, não importa o que o oponente jogue.
hint-loses = { $moves ->
    [one] Se o oponente jogar bem, toda jogada perde. Esta resiste mais: { $moves } jogada pelo menos.
   *[other] Se o oponente jogar bem, toda jogada perde. Esta resiste mais: { $moves } jogadas pelo menos.
}
hint-only = É a única jogada que impede o oponente de vencer na hora.
hint-stops-win = Ela impede o oponente de vencer na hora; quase nenhuma outra jogada impede.
hint-saves = Ela salva esta peça, que quase qualquer outra jogada deixaria o oponente capturar: { $piece }.
hint-threatens-win = Ela ameaça vencer na sua próxima jogada.
hint-attacks = Ela ameaça capturar: { $piece }.
hint-stands = { $who ->
    [even] Se os dois jogarem bem, a partida continua equilibrada.
    [better] Se os dois jogarem bem, você fica com uma vantagem de cerca de { $pieces ->
        [one] { $pieces } peça
       *[other] { $pieces } peças
    }.
   *[worse] Você está em desvantagem de cerca de { $pieces ->
        [one] { $pieces } peça
       *[other] { $pieces } peças
    }, mas nenhuma outra jogada parece melhor.
}
hint-left = { $left ->
    [0] Essa foi sua última dica nesta partida.
    [one] Você ainda tem { $left } dica nesta partida.
   *[other] Você ainda tem { $left } dicas nesta partida.
}
hint-caption = Uma dica, ainda não jogada
refused-hint-rated = Não há dicas na partida { $id }, porque ela vale rating. Em partidas sem rating você tem três.
refused-hint-arranged = Não há dicas na partida { $id }, porque ela faz parte de um torneio ou de um confronto entre servidores.
refused-hints-used = Você já usou suas { $most } dicas em { $id }. Quando a partida terminar, **Analisar** mostra as melhores jogadas.

## Análises

analysis-thinking = 🤔 Estou vendo { $id } jogada por jogada. Isso pode levar um minuto.
analysis-head = 📈 **{ $game }** { $id }: { $first } – { $second }
analysis-curve = A curva mostra quem estava melhor depois de cada jogada: acima do meio, { $top }; abaixo, { $bottom }. Nas bordas, a vitória é certa.
analysis-turns = { $count ->
    [0] Nenhuma jogada mudou muito sozinha.
    [one] Uma jogada foi a que mais mudou:
   *[other] Estas jogadas foram as que mais mudaram:
}
analysis-turn = { $number }. Jogada { $ply }, `{ $played }`: { $before } → { $after }. Melhor: `{ $better }`.
analysis-at = **Jogada { $ply }** · { side-name }: `{ $played }`, { $before } → { $after }. Melhor: `{ $better }` ({ $meaning }).
analysis-wins = as { side-name } vencem
analysis-none = Ninguém jogou, então não há nada para analisar.
analysis-caption = Melhor: { $move }
# Below small boards: the number of the move and what was played, and what was better. At most 16 letters.
analysis-board-played = { $ply }: { $move }
analysis-board-better = melhor: { $move }
alt-analysis = Curva de quem estava melhor em uma partida de { $game } com { $count } jogadas. Momentos decisivos: { $turns }.
button-analysis-curve = Curva
button-analysis-turn = Jogada { $ply }

## Help

help-training = **Melhorar:** `/match` dá dicas na sua vez, três em uma partida sem rating, e a análise de uma partida terminada: como ela foi e o que era melhor. `/puzzle` dá posições em que só uma jogada vence.

puzzle-settings = Publico um problema em { $channel } todo dia. { $game ->
    [any] O jogo muda a cada dia.
   *[other] O jogo é { $game }.
}
puzzle-settings-none = Não publico problemas aqui. Escolha um canal, e publico um lá todo dia.
select-puzzle-channel = Canal do problema do dia…
select-puzzle-game = Jogo dos problemas…
option-any-game = Um jogo diferente a cada dia
button-puzzle-off = Parar de publicar
