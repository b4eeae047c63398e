### The computer as an opponent.

## The computer

computer-name = Ordenador (nivel { $level })

## Matches

computer-thinking = { $player } está pensando…
computer-answers-here = La respuesta aparecerá aquí. Si no aparece, pulsa **Actualizar**.
button-refresh = Actualizar
computer-begun = Empieza la partida { $id }: juegas con las { side-name } contra el ordenador (nivel { $level }). Solo tú la ves hasta que la compartas.
computer-begun-direct = Empieza la partida { $id }: juegas con las { side-name } contra el ordenador (nivel { $level }). El tablero está en tus mensajes directos: { $link }
computer-comes = Empieza tu partida de { $game } contra el ordenador (nivel { $level }).
computer-guided = Te explico lo nuevo cuando aparece.
computer-won = Has superado el nivel { $level }. Prueba ahora el { $next }.
computer-won-highest = Has superado el nivel más alto. ¡Enhorabuena!
computer-lost = Prueba otra vez el nivel { $level }, o el { $lower }.
button-next-level = Siguiente: nivel { $level }
button-lower-level = Más fácil: nivel { $level }
button-share = Compartir
button-continue = Continuar { $id }
match-shared = La partida { $id } está compartida: los demás ya pueden verla.
result-shared = El resultado ya se ve en { $channel }.
computer-agreed = { $kind ->
    [draw] El ordenador acepta: { $id } termina en empate.
   *[takeback] Tu última jugada en { $id } queda deshecha.
}
computer-declined = El ordenador no acepta: va por delante en { $id }. Vuelve a proponerlo tras la próxima jugada. Tras { $moves } jugadas de cada bando sin capturas, lo aceptará si no ve cómo ganar.
computer-records = **Contra el ordenador:** { $records }
computer-beaten = { $game }: superado hasta el nivel { $level }
computer-unbeaten = { $game }: ningún nivel superado aún

## Refusals

refused-computer-many =
    El máximo son { $most } partidas contra el ordenador. Termina una o ríndete en una:
    { $matches }
button-resign-match = Rendirse en { $id }
refused-computer-often = Has empezado demasiadas partidas en la última hora. Podrás empezar la siguiente { $until }.
refused-computer-before = Tu próxima partida, { $id }, ya ha empezado: mira en `/matches`.
refused-computer-learns = Ya estás aprendiendo este juego en { $id }: mira en `/matches`.
refused-computer-draw = El ordenador responde enseguida a las propuestas de empate: juega sin proponer nada o usa `/draw`.
refused-computer-direct = No puedo enviarte mensajes directos. Permítelos en tus ajustes de privacidad o usa `/play` en un servidor en el que yo esté.
refused-computer-share = Solo puedes compartir la partida { $id } en el servidor donde empezó: usa `/match` allí.

## A first match

button-quiet = No explicar más
tips-off = Ya no explico nada más en { $id }.
button-learn-by-playing = Enséñame jugando
tip-begin = { $on ->
    [board] Pulsa **Jugar**, toca una pieza y su destino y confirma.
    [card] Toca una pieza y su destino y confirma.
   *[page] Toca una de tus piezas marcadas y después su destino.
}
tip-chance = ¡Puedes ganar con tu próxima jugada!
tip-danger = Cuidado: el ordenador acaba de dejar pasar una victoria. Mira qué amenaza.
tip-missed = Has dejado pasar una victoria. { $on ->
    [page] Puedes deshacer la jugada con **{ button-takeback }**.
   *[elsewhere] Puedes deshacer la jugada con `/match`.
}
tip-choice = Se han dejado pasar varias capturas: el rival retira una de estas piezas y después juega.
tip-forfeit = Una captura desaprovechada ha costado una pieza. Busca capturas antes de cada jugada.
tip-must = { $on ->
    [page] Puedes capturar. Si una pieza que puede capturar no lo hace, puedes perderla.
   *[elsewhere] Puedes capturar con las piezas marcadas en la lista. Si una pieza marcada no captura, puedes perderla.
}
tip-chain = Una cadena: una pieza puede capturar varias en una jugada.
tip-capture = ¡Tu primera captura! Las piezas capturadas no vuelven.
tip-captured = El ordenador ha capturado una pieza. ¿Puedes responder con otra captura?
tip-stack = Las piedras se apilan en torres. Mueve una entera o solo las piedras de arriba, tantas casillas como piedras.
tip-exchange = Dos piezas se han intercambiado: eso también es una jugada.

## Help

play-which = **Elige un juego:**
button-play-computer = Jugar contra el ordenador
button-find-opponent = Buscar rival

button-change-terms = Cambiar las condiciones
draft = **{ $game }** contra { $opponent }: { $pace } · { $rated ->
    [yes] por puntos (cambia ambas puntuaciones)
   *[no] sin puntos
} · { draft-side }{ $weekends ->
    [yes] { "" } · reloj parado los fines de semana
   *[no] { "" }
}.
draft-side = { $side ->
    [first] empiezas tú
    [second] empieza tu rival
   *[lot] se sortea quién empieza
}
draft-computer = **{ $game }** contra { $opponent }: { draft-side }.
draft-anyone = quien quiera
select-level = Jugar contra el ordenador en el nivel… ({ $level } es adecuado para ti)
level-option = Nivel { $level }
level-about = { $about ->
    [lowest] Para principiantes
    [easy] Fácil
    [medium] Medio
    [hard] Difícil
    [highest] El más fuerte
   *[fitting] Adecuado para ti
}
select-draft-pace = Elige el ritmo…
select-draft-side = Elige quién empieza…
select-draft-size = Elige el tamaño del tablero…
button-draft-send = Enviar el desafío
button-draft-rated = { $on ->
    [yes] Jugar sin puntos
   *[no] Jugar por puntos
}
button-draft-weekends = { $on ->
    [yes] Reloj también en fin de semana
   *[no] Parar el reloj en fin de semana
}
