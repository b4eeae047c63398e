### Why a move is refused, and what a legal one will cost, as the player who tries it reads it.

## Every game

move-over = Esta partida ha terminado.
move-too-long = Eso es demasiado largo para una jugada.
move-sign = No entiendo «{ $sign }». Indica solo casillas, en orden.
move-off-board = En este tablero no hay casilla { $square }.
move-not-straight = De { $square } a { $to } no es ni horizontal ni vertical.
move-step-in-chain = De { $square } a { $to } es un paso. En un turno se da un solo paso o se salta.
move-nothing-to-jump = En { $square } no hay ninguna pieza sobre la que saltar.
move-squares = { $count ->
    [0] Indica la casilla de salida y la de llegada.
    [one] Indica también la casilla de llegada.
   *[other] Aquí una jugada tiene dos casillas, no { $count }.
}
move-number = «{ $number }» no significa nada aquí. Indica solo casillas, en orden.
move-empty-square = { $square } está vacía.
move-not-yours = La pieza de { $square } es de tu rival.
move-nowhere = Una jugada de { $square } a { $square } no lleva a ninguna parte.
move-blocked = La pieza de { $square } está en medio.

## Guard & Towers

gt-guard-too-far = Tu guardia de { $square } se mueve exactamente una casilla.
gt-tower-too-far = { $stones ->
    [one] La piedra de { $square } se mueve 1 casilla
   *[other] La torre de { $square } se mueve de 1 a { $stones } casillas
}, no { $distance }.
gt-onto-own-guard = No puedes mover sobre tu propio guardia, en { $square }.
gt-guard-onto-own-tower = Tu guardia no puede moverse sobre tu torre de { $square }.
gt-tower-too-tall = { $attackers ->
    [one] Una piedra no puede
   *[other] { $attackers } piedras no pueden
} capturar las { $stones } piedras de { $square }.
gt-union-too-tall = La torre de { $square } tendría más de nueve piedras.
gt-wrong-number = Has escrito { $number }, pero para avanzar { $distance ->
    [one] 1 casilla se mueve 1 piedra.
   *[other] { $distance } casillas se mueven { $distance } piedras.
}

## King and Courtesan

kc-too-far = { $to } no está junto a { $square }: las piezas se mueven una casilla.
kc-step-not-forward = De { $square } a { $to } no es hacia delante. Hacia los lados o hacia atrás solo se captura.
kc-onto-own = Solo tu rey puede intercambiarse con tu cortesana de { $square }.
kc-onto-own-king = Para intercambiarlos, mueve tu rey de { $square } a la cortesana.
kc-exchange-not-forward = Tu rey solo se intercambia hacia delante; { $to } no está delante de { $square }.

## Courtyard

cy-light-square = { $square } es clara. Solo se usan las casillas oscuras.
cy-not-diagonal = Las jugadas son en diagonal; de { $square } a { $to } no lo es.
cy-serf-backward = Tu siervo de { $square } solo se mueve y salta hacia delante.
cy-too-far = Tu { $kind ->
    [king] rey
   *[serf] siervo
} de { $square } se mueve una casilla o salta por encima de una pieza enemiga vecina.
cy-guard-too-far = Tu guardia de { $square } se mueve una o dos casillas o salta por encima de una pieza enemiga vecina, no ambas cosas.
cy-only-kings-enter = Solo los reyes pueden entrar en el patio ({ $square }).
cy-wrong-entrance = Tu rey entra solo por { $square }.
cy-through-courtyard = Nada atraviesa el patio.
cy-after-courtyard = Para en { $square }: ahí gana tu rey.
cy-serf-at-end = Tu siervo de { $square } solo puede volver a una casilla oscura libre de la fila { $home }.
cy-over-own = No puedes saltar por encima de tu propia pieza de { $square }.
cy-king-over-king = Un rey no puede saltar por encima del otro rey, en { $square }.
cy-choose-first = Primero retira una pieza que dejó pasar una captura: { $squares }.
cy-not-liable = La pieza de { $square } no dejó pasar ninguna captura. Elige entre { $squares }.
cy-nothing-to-remove = No hay ninguna pieza que retirar. Mueve una.

## Courtyard: what a legal move will cost

cy-warn-forfeit = Perderías tu pieza de { $square }: puede capturar y no lo hace.
cy-warn-choice = Tu rival retiraría una de tus { $count } piezas que pueden capturar: { $squares }.
cy-warn-stopped = Perderías tu pieza: puede seguir saltando desde { $square }.

## King’s Court

kk-too-far = De { $square } a { $to } es demasiado lejos: un paso avanza una casilla; un salto, dos. Indica todas las casillas de caída.
kk-empty-tour = Volver a { $square } sin capturar no es una jugada.
kk-leaves-court = Al acabar tu turno debes tener una pieza en la corte, y la de { $square } es la última.
kk-jump-in-opening = En tu primera jugada, entra en la corte con un paso.
kk-not-into-court = Tu primera jugada es un paso hacia dentro de la corte; de { $square } a { $to } no lo es.
kk-wrong-edge = Entra por el lado opuesto al naranja, por el borde { $edge ->
    [north] norte, de la fila 7 a la 6.
    [east] este, de la columna g a la f.
    [south] sur, de la fila 2 a la 3.
   *[west] oeste, de la columna b a la c.
}
kk-no-chain = Ningún salto lleva de { $square } a { $to } con estas capturas.

### What a legal move does, where moves are listed: "c2-c4: two stones, takes the tower".

gt-means = { $piece ->
    [guard] guardia{ $does ->
        [take-guard] { "" }, captura al guardia
        [castle] { "" }, llega al castillo
        [take-tower] { "" }, captura { $height ->
            [one] una piedra
           *[other] la torre de { $height }
        }
        [join] { "" }, forma una torre de { $height }
       *[step] { "" }
    }
   *[tower] { $stones ->
        [one] una piedra{ $does ->
            [take-guard] { "" }, captura al guardia
            [castle] { "" }, llega al castillo
            [take-tower] { "" }, captura { $height ->
                [one] una piedra
               *[other] la torre de { $height }
            }
            [join] { "" }, forma una torre de { $height }
           *[step] { "" }
        }
       *[other] { $stones } piedras{ $does ->
            [take-guard] { "" }, capturan al guardia
            [castle] { "" }, llegan al castillo
            [take-tower] { "" }, capturan { $height ->
                [one] una piedra
               *[other] la torre de { $height }
            }
            [join] { "" }, forman una torre de { $height }
           *[step] { "" }
        }
    }
}{ move-ends }
kc-means = { $piece ->
    [king] rey
   *[courtesan] cortesana
}{ $does ->
    [take-king] { "" }, captura al rey
    [home] { "" }, llega a la base enemiga
    [take-courtesan] { "" }, captura una cortesana
    [exchange] { "" }, se intercambia con la cortesana
   *[step] { "" }
}{ move-ends }
cy-means = { $piece ->
    [king] rey
    [guard] guardia
   *[serf] siervo
}{ $does ->
    [enter] { "" }, entra en el patio
    [jump] { "" }, captura { $captures ->
        [one] una pieza
       *[other] { $captures } piezas
    }
    [return] { "" }, vuelve a la primera fila
    [choice] { "" }, sale del tablero
   *[step] { "" }
}{ move-ends }
kk-means = { $does ->
    [jump] { $captures ->
        [0] salto
        [one] salto, captura una pieza
       *[other] salto, captura { $captures } piezas
    }
   *[step] paso
}{ move-ends }

# How a move ends the match, behind what it does.
move-ends = { $ends ->
    [win] { "" }, victoria
    [loss] { "" }, derrota
    [draw] { "" }, empate
   *[no] { "" }
}
