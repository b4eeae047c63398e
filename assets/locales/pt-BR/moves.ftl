### Why a move is refused, and what a legal one will cost, as the player who tries it reads it.

## Every game

move-over = Esta partida terminou.
move-too-long = Isso é longo demais para uma jogada.
move-sign = Não entendo “{ $sign }”. Informe só casas, em ordem.
move-off-board = Não existe a casa { $square } neste tabuleiro.
move-not-straight = De { $square } a { $to } não é nem na horizontal nem na vertical.
move-step-in-chain = De { $square } para { $to } é um passo. Em um turno, você dá um só passo ou pula.
move-nothing-to-jump = Não há nada em { $square } para pular.
move-squares = { $count ->
    [0] Informe a casa de saída e a casa de chegada.
    [one] Informe também a casa de chegada.
   *[other] Aqui uma jogada tem duas casas, não { $count }.
}
move-number = “{ $number }” não significa nada aqui. Informe só casas, em ordem.
move-empty-square = { $square } está vazia.
move-not-yours = A peça em { $square } é do seu oponente.
move-nowhere = De { $square } a { $square } não se vai a lugar nenhum.
move-blocked = Há algo no caminho, em { $square }.

## Guard & Towers

gt-guard-too-far = Seu guarda em { $square } anda exatamente uma casa.
gt-tower-too-far = { $stones ->
    [one] A pedra em { $square } anda 1 casa
   *[other] A torre em { $square } anda de 1 a { $stones } casas
}, não { $distance }.
gt-onto-own-guard = Você não pode ir para cima do seu próprio guarda em { $square }.
gt-guard-onto-own-tower = Seu guarda não pode ir para cima da sua torre em { $square }.
gt-tower-too-tall = { $attackers ->
    [one] Uma pedra não pode
   *[other] { $attackers } pedras não podem
} capturar as { $stones } pedras em { $square }.
gt-union-too-tall = A torre em { $square } teria mais de nove pedras.
gt-wrong-number = Você escreveu { $number }, mas para andar { $distance ->
    [one] { $distance } casa, { $distance } pedra se move.
   *[other] { $distance } casas, { $distance } pedras se movem.
}

## King and Courtesan

kc-too-far = { $to } não fica ao lado de { $square }: as peças andam uma casa.
kc-step-not-forward = De { $square } para { $to } não é para a frente. Para os lados ou para trás, só se captura.
kc-onto-own = Só seu rei pode trocar de lugar com sua cortesã em { $square }.
kc-onto-own-king = Para trocar de lugar, mova seu rei de { $square } para a cortesã.
kc-exchange-not-forward = Seu rei só troca de lugar para a frente; { $to } não fica à frente de { $square }.

## Courtyard

cy-light-square = { $square } é clara. Só se usam as casas escuras.
cy-not-diagonal = As jogadas são na diagonal; de { $square } para { $to } não é.
cy-serf-backward = Seu servo em { $square } só anda e pula para a frente.
cy-too-far = Seu { $kind ->
    [king] rei
   *[serf] servo
} em { $square } anda uma casa ou pula por cima de uma peça inimiga vizinha.
cy-guard-too-far = Seu guarda em { $square } anda uma ou duas casas ou pula por cima de uma peça inimiga vizinha, não os dois.
cy-only-kings-enter = Só reis podem entrar no pátio, em { $square }.
cy-wrong-entrance = Seu rei só entra por { $square }.
cy-through-courtyard = Nada passa através do pátio.
cy-after-courtyard = Pare em { $square }: seu rei vence ali.
cy-serf-at-end = Seu servo em { $square } só pode voltar para uma casa escura livre da fileira { $home }.
cy-over-own = Você não pode pular por cima da sua própria peça em { $square }.
cy-king-over-king = Um rei não pode pular por cima do outro rei, em { $square }.
cy-choose-first = Primeiro remova uma peça que deixou passar uma captura: { $squares }.
cy-not-liable = A peça em { $square } não deixou passar nenhuma captura. Escolha entre { $squares }.
cy-nothing-to-remove = Não há nenhuma peça para remover. Mova uma.

## Courtyard: what a legal move will cost

cy-warn-forfeit = Você perderia sua peça em { $square }: ela pode capturar e não captura.
cy-warn-choice = Seu oponente removeria uma das suas { $count } peças que podem capturar: { $squares }.
cy-warn-stopped = Você perderia sua peça: ela pode continuar pulando de { $square }.

## King’s Court

kk-too-far = De { $square } a { $to } é longe demais: um passo anda uma casa; um pulo, duas. Informe todas as casas em que se cai.
kk-empty-tour = Voltar a { $square } sem capturar não é uma jogada.
kk-leaves-court = Ao fim do turno você precisa de uma peça na corte, e a de { $square } é a última.
kk-jump-in-opening = Na sua primeira jogada, entre na corte com um passo.
kk-not-into-court = Sua primeira jogada é um passo para dentro da corte; de { $square } para { $to } não é.
kk-wrong-edge = Entre pelo lado oposto ao laranja, pela borda { $edge ->
    [north] norte, da fileira 7 para a 6.
    [east] leste, da coluna g para a f.
    [south] sul, da fileira 2 para a 3.
   *[west] oeste, da coluna b para a c.
}
kk-no-chain = Nenhum pulo leva de { $square } a { $to } com essas capturas.

### What a legal move does, where moves are listed: "c2-c4: two stones, takes the tower".

gt-means = { $piece ->
    [guard] guarda{ $does ->
        [take-guard] { "" }, captura o guarda
        [castle] { "" }, chega ao castelo
        [take-tower] { "" }, captura { $height ->
            [one] uma pedra
           *[other] a torre de { $height }
        }
        [join] { "" }, forma uma torre de { $height }
       *[step] { "" }
    }
   *[tower] { $stones ->
        [one] uma pedra{ $does ->
            [take-guard] { "" }, captura o guarda
            [castle] { "" }, chega ao castelo
            [take-tower] { "" }, captura { $height ->
                [one] uma pedra
               *[other] a torre de { $height }
            }
            [join] { "" }, forma uma torre de { $height }
           *[step] { "" }
        }
       *[other] { $stones } pedras{ $does ->
            [take-guard] { "" }, capturam o guarda
            [castle] { "" }, chegam ao castelo
            [take-tower] { "" }, capturam { $height ->
                [one] uma pedra
               *[other] a torre de { $height }
            }
            [join] { "" }, formam uma torre de { $height }
           *[step] { "" }
        }
    }
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
    [win] { "" }, com vitória
    [loss] { "" }, com derrota
    [draw] { "" }, com empate
   *[no] { "" }
}
