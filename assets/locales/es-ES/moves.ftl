### Why a move is refused, and what a legal one will cost, as the player who tries it reads it.

## Every game

move-over = Esta partida ha terminado.
move-empty = Escribe una jugada: la casilla de salida y la de llegada.
move-too-long = Eso es demasiado largo para una jugada.
move-sign = No entiendo «{ $sign }» en una jugada. Indica solo las casillas, de la primera a la última.
move-off-board = En este tablero no hay ninguna casilla { $square }.
move-squares = { $count ->
    [0] Ahí no veo ninguna casilla. Indica la casilla de salida y la de llegada.
    [one] Solo veo una casilla. Indica la casilla de salida y la de llegada.
   *[other] Veo { $count } casillas, pero una jugada de este juego tiene dos. Indica la casilla de salida y la de llegada.
}
move-number = El número { $number } no significa nada en una jugada de este juego. Indica solo las casillas, de la primera a la última.
move-empty-square = No hay ninguna pieza en { $square }.
move-not-yours = La pieza de { $square } es de tu rival.
move-nowhere = Una jugada de { $square } a { $square } no lleva a ninguna parte.
move-blocked = La pieza de { $square } está en medio.

## Guard & Towers

gt-not-straight = De { $square } a { $to } no hay línea recta. Todo se mueve en horizontal o en vertical.
gt-guard-too-far = Tu guardia de { $square } se mueve exactamente una casilla.
gt-tower-too-far = La torre de { $square } tiene { $stones ->
    [one] 1 piedra, así que se mueve 1 casilla.
   *[other] { $stones } piedras, así que se mueve de 1 a { $stones } casillas.
} Eso serían { $distance }.
gt-onto-own-guard = Tu propio guardia está en { $square }. Ninguna jugada puede terminar ahí.
gt-guard-onto-own-tower = Tu propia torre está en { $square }. Tu guardia no puede terminar su jugada ahí.
gt-tower-too-tall = La torre de { $square } tiene { $stones } piedras. { $attackers ->
    [one] Una piedra solo captura una torre de una piedra.
   *[other] { $attackers } piedras solo capturan una torre de { $attackers } piedras como máximo.
}
gt-union-too-tall = La torre unida de { $square } tendría más de nueve piedras.
gt-wrong-number = Has escrito { $number }, pero la distancia entre esas casillas es { $distance }, así que { $distance ->
    [one] se mueve 1 piedra.
   *[other] se mueven { $distance } piedras.
}

## King and Courtesan

kc-too-far = Todas las piezas se mueven a una casilla vecina, pero { $to } no está junto a { $square }.
kc-step-not-forward = Un paso va hacia delante, hacia la base enemiga, pero de { $square } a { $to } no es así. Solo las capturas van hacia los lados o hacia atrás.
kc-onto-own = Tu propia cortesana está en { $square }. Solo tu rey puede intercambiarse con ella.
kc-onto-own-king = Tu rey está en { $square }. Para intercambiarlos, mueve el rey hacia la cortesana y no al revés.
kc-exchange-not-forward = Tu rey solo se intercambia con una cortesana que tenga delante, pero { $to } no está delante de { $square }.

## Courtyard

cy-light-square = { $square } es una casilla clara. En este juego solo se usan las oscuras.
cy-not-diagonal = Todas las jugadas son en diagonal, pero de { $square } a { $to } no lo es.
cy-serf-backward = Tu siervo de { $square } solo se mueve y salta hacia delante.
cy-serf-too-far = Tu siervo de { $square } se mueve una casilla o salta por encima de una pieza enemiga vecina.
cy-king-too-far = Tu rey de { $square } se mueve una casilla o salta por encima de una pieza enemiga vecina.
cy-guard-too-far = Tu guardia de { $square } se mueve una o dos casillas, o salta por encima de una pieza enemiga vecina, pero no ambas cosas en un turno.
cy-only-kings-enter = { $square } está en el patio, y ahí solo pueden entrar los reyes.
cy-wrong-entrance = Tu rey entra solo por { $square }.
cy-through-courtyard = Nada atraviesa el patio.
cy-after-courtyard = En { $square } tu rey está en el patio y ha ganado. Desde ahí no puede seguir saltando.
cy-serf-at-end = Tu siervo de { $square } ha llegado a la última fila. Solo puede volver a una casilla oscura libre de la fila { $home }.
cy-step-in-chain = De { $square } a { $to } es un paso, y un turno es un solo paso o solo saltos.
cy-nothing-to-jump = En { $square } no hay ninguna pieza sobre la que saltar.
cy-over-own = Tu propia pieza está en { $square }. Ninguna pieza salta por encima de las de su bando.
cy-king-over-king = Un rey no puede saltar por encima del otro rey, en { $square }.
cy-choose-first = Tu rival ha dejado pasar una captura. Primero elige qué pieza sale del tablero: { $squares }.
cy-not-liable = La pieza de { $square } no ha dejado pasar ninguna captura. Elige una de estas: { $squares }.
cy-nothing-to-remove = Ahora no hay ninguna pieza que retirar. Indica la casilla de salida y la de llegada.

## Courtyard: what a legal move will cost

cy-warn-forfeit = Tu pieza de { $square } podría capturar. Si haces esta jugada en vez de eso, pierdes esa pieza.
cy-warn-choice = Tus piezas de { $squares } podrían capturar. Si haces esta jugada en vez de eso, tu rival retira una de estas { $count } piezas.
cy-warn-stopped = Desde { $square } tu pieza puede seguir saltando. Si se queda ahí, la pierdes.

## King’s Court

kk-not-straight = De { $square } a { $to } no hay línea recta. Todo se mueve en horizontal o en vertical.
kk-too-far = De { $square } a { $to } es demasiado lejos. Un paso avanza una casilla; un salto, dos, por encima de una pieza. Indica todas las casillas en las que cae un salto.
kk-step-in-chain = De { $square } a { $to } es un paso, y un turno es un solo paso o solo saltos.
kk-nothing-to-jump = En { $square } no hay ninguna pieza sobre la que saltar.
kk-empty-tour = Tu pieza volvería a { $square } sin capturar nada, así que no es una jugada.
kk-leaves-court = Si tu pieza sale de { $square }, no te queda ninguna pieza en la corte. Cuando acaba tu turno, al menos una de tus piezas debe estar allí.
kk-jump-in-opening = En la primera jugada no hay saltos. Entra en la corte con un paso.
kk-not-into-court = Tu primera jugada es un paso desde fuera hacia dentro de la corte, pero de { $square } a { $to } no lo es.
kk-wrong-edge = El bando naranja ha entrado por el otro lado, así que tú entras por el borde { $edge ->
    [north] norte, de la fila 7 a la fila 6.
    [east] este, de la columna g a la columna f.
    [south] sur, de la fila 2 a la fila 3.
   *[west] oeste, de la columna b a la columna c.
}
kk-no-chain = Ninguna cadena de saltos lleva de { $square } a { $to } con estas capturas.

### What a legal move does, where moves are listed: "c2-c4: two stones, takes the tower".

gt-means = { $piece ->
    [guard] guardia
   *[tower] { $stones ->
        [one] una piedra
       *[other] { $stones } piedras
    }
}{ $does ->
    [take-guard] { "" }, captura al guardia
    [castle] { "" }, llega al castillo
    [take-tower] { "" }, captura la torre de { $height }
    [join] { "" }, forma una torre de { $height }
   *[step] { "" }
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
    [win] { " " }y gana
    [loss] { " " }y pierde
    [draw] { " " }y empata
   *[no] { "" }
}
