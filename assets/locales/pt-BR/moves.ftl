### Why a move is refused, and what a legal one will cost, as the player who tries it reads it.

## Every game

move-over = Esta partida terminou.
move-empty = Digite uma jogada: a casa de saída e a casa de chegada.
move-too-long = Isso é longo demais para uma jogada.
move-sign = Não entendo “{ $sign }” em uma jogada. Informe só as casas, da primeira à última.
move-off-board = Não existe a casa { $square } neste tabuleiro.
move-squares = { $count ->
    [0] Não vejo nenhuma casa aí. Informe a casa de saída e a casa de chegada.
    [one] Vejo só uma casa. Informe a casa de saída e a casa de chegada.
   *[other] Vejo { $count } casas, mas uma jogada deste jogo tem duas. Informe a casa de saída e a casa de chegada.
}
move-number = O número { $number } não significa nada em uma jogada deste jogo. Informe só as casas, da primeira à última.
move-empty-square = Não há nada em { $square }.
move-not-yours = A peça em { $square } é do seu oponente.
move-nowhere = Você indicou { $square } duas vezes. Informe a casa de saída e a casa de chegada.
move-blocked = Há algo no caminho, em { $square }.

## Guard & Towers

gt-not-straight = De { $square } a { $to } não é uma linha reta. Tudo se move na horizontal ou na vertical.
gt-guard-too-far = Seu guarda em { $square } anda exatamente uma casa.
gt-tower-too-far = { $stones ->
    [one] A pedra em { $square } anda 1 casa.
   *[other] A torre em { $square } tem { $stones } pedras, então anda de 1 a { $stones } casas.
} Aqui seriam { $distance }.
gt-onto-own-guard = Seu próprio guarda está em { $square }. Nenhuma jogada pode terminar ali.
gt-guard-onto-own-tower = Sua própria torre está em { $square }. Seu guarda não pode terminar a jogada ali.
gt-tower-too-tall = A torre em { $square } tem { $stones } pedras. { $attackers ->
    [one] Uma pedra só captura uma pedra sozinha.
   *[other] { $attackers } pedras só capturam uma torre de no máximo { $attackers } pedras.
}
gt-union-too-tall = A torre unida em { $square } teria mais de nove pedras.
gt-wrong-number = Você escreveu { $number }, mas a distância entre essas casas é { $distance }, então { $distance ->
    [one] { $distance } pedra se move.
   *[other] { $distance } pedras se movem.
}

## King and Courtesan

kc-too-far = Todas as peças se movem para uma casa vizinha, mas { $to } não fica ao lado de { $square }.
kc-step-not-forward = Um passo vai para a frente, em direção à base inimiga, mas de { $square } para { $to } não vai. Só as capturas vão para os lados ou para trás.
kc-onto-own = Sua própria cortesã está em { $square }. Só o seu rei pode trocar de lugar com ela.
kc-onto-own-king = Seu rei está em { $square }. Para trocar de lugar, mova o rei para a cortesã, e não o contrário.
kc-exchange-not-forward = Seu rei só troca de lugar com uma cortesã à frente dele, mas { $to } não fica à frente de { $square }.

## Courtyard

cy-light-square = { $square } é uma casa clara. Neste jogo só se usam as escuras.
cy-not-diagonal = Todas as jogadas são na diagonal, mas de { $square } para { $to } não é.
cy-serf-backward = Seu servo em { $square } só anda e pula para a frente.
cy-serf-too-far = Seu servo em { $square } anda uma casa ou pula por cima de uma peça inimiga vizinha.
cy-king-too-far = Seu rei em { $square } anda uma casa ou pula por cima de uma peça inimiga vizinha.
cy-guard-too-far = Seu guarda em { $square } anda uma ou duas casas, ou pula por cima de uma peça inimiga vizinha, mas não as duas coisas no mesmo turno.
cy-only-kings-enter = { $square } fica no pátio, e só reis podem entrar lá.
cy-wrong-entrance = Seu rei só entra por { $square }.
cy-through-courtyard = Nada passa através do pátio.
cy-after-courtyard = Em { $square } seu rei está no pátio e já venceu. Ele não pode continuar pulando dali.
cy-serf-at-end = Seu servo em { $square } chegou à última fileira. Ele só pode voltar para uma casa escura livre da fileira { $home }.
cy-step-in-chain = De { $square } para { $to } é um passo, e um turno é um único passo ou apenas pulos.
cy-nothing-to-jump = Não há nada em { $square } para pular.
cy-over-own = Sua própria peça está em { $square }. Nenhuma peça pula por cima das do próprio lado.
cy-king-over-king = Um rei não pode pular por cima do outro rei, em { $square }.
cy-choose-first = Seu oponente deixou passar uma captura. Primeiro escolha qual peça sai do tabuleiro: { $squares }.
cy-not-liable = A peça em { $square } não deixou passar nenhuma captura. Escolha uma destas: { $squares }.
cy-nothing-to-remove = Agora não há nenhuma peça para remover. Informe a casa de saída e a casa de chegada.

## Courtyard: what a legal move will cost

cy-warn-forfeit = Sua peça em { $square } poderia capturar. Se em vez disso você fizer esta jogada, vai perder essa peça.
cy-warn-choice = Suas peças em { $squares } poderiam capturar. Se em vez disso você fizer esta jogada, seu oponente remove uma destas { $count } peças.
cy-warn-stopped = De { $square } sua peça pode continuar pulando. Se ela parar ali, você a perde.

## King’s Court

kk-not-straight = De { $square } a { $to } não é uma linha reta. Tudo se move na horizontal ou na vertical.
kk-too-far = De { $square } a { $to } é longe demais. Um passo anda uma casa; um pulo, duas, por cima de uma peça. Informe todas as casas em que um pulo cai.
kk-step-in-chain = De { $square } para { $to } é um passo, e um turno é um único passo ou apenas pulos.
kk-nothing-to-jump = Não há nada em { $square } para pular.
kk-empty-tour = Sua peça voltaria para { $square } sem capturar nada, então isso não é uma jogada.
kk-leaves-court = Se sua peça sair de { $square }, você não terá nenhuma peça na corte. Quando seu turno acaba, pelo menos uma das suas peças precisa estar lá.
kk-jump-in-opening = Não há pulos na primeira jogada. Entre na corte com um passo.
kk-not-into-court = Sua primeira jogada é um passo de fora para dentro da corte, mas de { $square } para { $to } não é.
kk-wrong-edge = O lado laranja entrou pelo outro lado, então você entra pela borda { $edge ->
    [north] norte, da fileira 7 para a fileira 6.
    [east] leste, da coluna g para a coluna f.
    [south] sul, da fileira 2 para a fileira 3.
   *[west] oeste, da coluna b para a coluna c.
}
kk-no-chain = Nenhuma sequência de pulos leva de { $square } a { $to } com essas capturas.

### What a legal move does, where moves are listed: "c2-c4: two stones, takes the tower".

gt-means = { $piece ->
    [guard] guarda
   *[tower] { $stones ->
        [one] uma pedra
       *[other] { $stones } pedras
    }
}{ $does ->
    [take-guard] { "" }, captura o guarda
    [castle] { "" }, chega ao castelo
    [take-tower] { "" }, captura { $height ->
        [one] uma pedra
       *[other] a torre de { $height }
    }
    [join] { "" }, forma uma torre de { $height }
   *[step] { "" }
}{ move-ends }
kc-means = { $piece ->
    [king] rei
   *[courtesan] cortesã
}{ $does ->
    [take-king] { "" }, captura o rei
    [home] { "" }, chega à base inimiga
    [take-courtesan] { "" }, captura uma cortesã
    [exchange] { "" }, troca de lugar com a cortesã
   *[step] { "" }
}{ move-ends }
cy-means = { $piece ->
    [king] rei
    [guard] guarda
   *[serf] servo
}{ $does ->
    [enter] { "" }, entra no pátio
    [jump] { "" }, captura { $captures ->
        [one] uma peça
       *[other] { $captures } peças
    }
    [return] { "" }, volta para a primeira fileira
    [choice] { "" }, sai do tabuleiro
   *[step] { "" }
}{ move-ends }
kk-means = { $does ->
    [jump] { $captures ->
        [0] pulo
        [one] pulo, captura uma peça
       *[other] pulo, captura { $captures } peças
    }
   *[step] passo
}{ move-ends }

# How a move ends the match, behind what it does.
move-ends = { $ends ->
    [win] { " " }e vence
    [loss] { " " }e perde
    [draw] { " " }e empata
   *[no] { "" }
}
