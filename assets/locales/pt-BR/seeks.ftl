### Encontrar oponentes: buscas, e propostas a duas pessoas que combinam.

## Comandos

## Buscas

# O que alguém procura, em poucas palavras com pontos no meio: jogo · ritmo · rating · lado · faixa.
seek-any-game = qualquer jogo
seek-rated = { $rated ->
    [yes] valendo rating
   *[no] sem rating
}
seek-side = { $side ->
    [first] jogando primeiro
   *[second] jogando em segundo
}
seek-opponents = rating do oponente { $range }
seek-made =
    {""}**Você procura um oponente:** { $what }
    A busca termina { $expires }; veja-a com `/find`. Quando eu encontrar alguém, pergunto a vocês dois. Para chamar o servidor todo, use `/challenge` sem oponente.
seek-made-found = **Já encontrei alguém:**
seeks-own = **Você procura**
seeks-own-line = { $what } (termina { $expires })
seeks-others = **Procuram oponente**
seeks-seats = **Desafios abertos**
select-seat = Aceite um desafio aberto…
seeks-line = { $player }: { $what } (procura { $since })
seeks-unfit = { $count ->
    [one] Mais { $count } pessoa procura, mas você não atende ao que ela quer.
   *[other] Mais { $count } pessoas procuram, mas você não atende ao que elas querem.
}
seeks-none = Ninguém compatível está procurando agora. Clique em **Procurar oponente** ou desafie o servidor todo com `/challenge`.
select-seek-take = Jogar com alguém na hora
select-seek-withdraw = Parar uma busca…
select-seeks-game = Mostrar só um jogo…

## Propostas

proposal-title = **{ $game }: oponente para { $player }** ({ $number })
proposal-head = **{ $game }: um oponente para você**
proposal-question =
    { $opponent } combina com a sua busca: { $what }.
    { $agrees ->
        [yes] Essa pessoa já aceitou. Você também quer jogar?
       *[no] Você quer jogar?
    } O prazo termina { $until }; sem resposta, sua busca acaba.
proposal-outcome = { $outcome ->
    [waits] Você aceitou. Falta a resposta de { $opponent }; o prazo termina { $until }.
    [begun] Vocês dois aceitaram: a partida { $id } começa.
    [declined] Não há partida com { $opponent }. Sua busca continua; não pergunto de novo a vocês dois por uma semana.
    [lapsed] { $opponent } não respondeu a tempo. Sua busca continua.
    [lapsed-own] Você não respondeu a tempo, então sua busca acabou. `/find` procura de novo.
    [withdrawn] { $opponent } não procura mais. Sua busca continua.
    [barred] Um banimento, um bloqueio ou um limite de partidas impede jogar com { $opponent }. Sua busca continua.
   *[withdrawn-own] Você não procura mais, então não há partida.
}

## Recusas

refused-seek-many = Você já tem { $most } buscas. Pare uma com `/find`.
refused-seek-same = Você já procura isso: veja `/find`.
refused-seek-gone = Esta pessoa não procura mais. `/find` mostra quem procura.
refused-seek-asked = Já estou perguntando a esta pessoa sobre outra partida. Tente mais tarde ou escolha outra em `/find`.
refused-seek-own = Esta é a sua própria busca. Você pode encerrá-la em `/find`.
refused-seek-no-fit = Esta pessoa procura outra coisa, por exemplo outro rating. Escolha outra busca.
refused-seek-range = Não consigo ler “{ $text }”. Escreva `±200` para até 200 pontos de diferença do seu rating, ou `1400-1600`.
refused-seek-not-open = Este servidor não está aberto a outros: você só pode procurar aqui.
refused-proposal-over = Isso já acabou. `/find` mostra suas buscas.
refused-proposal-not-asked = Isto é para outra pessoa. Para procurar, use `/find`.
refused-proposal-agreed = Você já aceitou. Falta a resposta de { $user }.

## O cargo para desafios abertos

seat-takers = Só para ratings de { $from } a { $to }.
seat-call = { $role }: um desafio aberto a todos.
refused-not-a-seat = `faixa-de-rating` é só para desafios abertos. Deixe `oponente` ou `faixa-de-rating` em branco.
refused-seat-role = Não posso mencionar { $role }. Nas configurações do servidor, permita que qualquer pessoa o mencione ou que eu mencione todos os cargos; depois escolha-o de novo.
refused-seat-role-everyone = Não menciono todo mundo. Escolha um cargo para quem tem interesse.
