### The computer as an opponent.

## The computer

computer-1 = Ordenador (nivel 1)
computer-2 = Ordenador (nivel 2)
computer-3 = Ordenador (nivel 3)
computer-4 = Ordenador (nivel 4)
computer-5 = Ordenador (nivel 5)
computer-6 = Ordenador (nivel 6)
computer-7 = Ordenador (nivel 7)
computer-8 = Ordenador (nivel 8)

## Matches

computer-thinking = { $player } está pensando…
computer-begun = Empieza la partida { $id }: juegas con las { side-name } contra el ordenador (nivel { $level }). El tablero llega a { $channel }.
computer-begun-direct = Empieza la partida { $id }: juegas con las { side-name } contra el ordenador (nivel { $level }). El tablero llega a nuestros mensajes directos: { $link }
computer-comes = Aquí empieza tu partida de { $game } contra el ordenador (nivel { $level }).
computer-guided = Te explico lo nuevo a medida que aparece.
computer-won = Has superado el nivel { $level }. Prueba ahora el { $next }.
computer-won-highest = Has superado el nivel más alto. ¡Enhorabuena!
computer-lost = Prueba otra vez el nivel { $level }, o el { $lower }.
button-level = Nivel { $level }
computer-agreed = { $kind ->
    [draw] El ordenador acepta: { $id } termina en empate.
   *[takeback] Tu última jugada en { $id } queda deshecha. El tablero llega enseguida.
}
computer-declined = El ordenador rechaza el empate en { $id }: cree que está al menos igual de bien que tú. Vuelve a proponerlo tras la próxima jugada. Cuando cada bando haya hecho { $moves } jugadas sin capturas, lo aceptará si no ve cómo ganar.
computer-records = **Contra el ordenador:** { $records }
computer-beaten = { $game }: superado hasta el nivel { $level }
computer-unbeaten = { $game }: ningún nivel superado aún

## Refusals

refused-computer-many =
    Ya tienes { $most } partidas contra el ordenador, que es el máximo. Termina una o ríndete aquí:
    { $matches }
button-resign-match = Rendirse en { $id }
refused-computer-often = Has empezado muchas partidas contra el ordenador en la última hora. Podrás empezar la siguiente { $until }.
refused-computer-before = Tu próxima partida, { $id }, ya ha empezado. Búscala con `/matches`.
refused-computer-learns = Ya estás aprendiendo este juego en la partida { $id }. Búscala con `/matches`.
refused-computer-draw = El ordenador responde enseguida a las propuestas de empate. Haz tu jugada sin la propuesta o usa `/draw`.
refused-computer-direct = Esta partida se jugaría por mensajes directos, pero no puedo enviarte ninguno. Permítelos en tus ajustes de privacidad o usa `/play` en un servidor en el que yo esté.

## A first match

button-quiet = Sin más consejos
tips-off = Sin más consejos en { $id }.
button-learn-by-playing = Enséñame jugando
tip-begin = { $about } Pulsa **Jugar** y toca una pieza y su destino. No se juega nada hasta que confirmes.
tip-chance = Puedes ganar con tu próxima jugada. ¡Búscala!
tip-danger = Cuidado: el ordenador podía ganar con su última jugada y no lo ha visto. Antes de jugar, mira qué amenaza.
tip-missed = Con esa jugada podías ganar. Para intentarlo otra vez, deshazla con `/match`.
tip-choice = Se han dejado pasar varias capturas, así que el rival elige primero cuál de estas piezas sale del tablero y después juega.
tip-forfeit = Se ha dejado pasar una captura, así que las reglas han retirado una pieza del tablero. Busca capturas antes de cada jugada.
tip-must = Puedes capturar ahora. Si una pieza puede capturar y no lo hace, quizá la pierdas. La lista marca las que pueden.
tip-chain = Una cadena: una pieza puede capturar varias en una jugada, una tras otra.
tip-capture = Tu primera captura: lo capturado sale del tablero para siempre.
tip-captured = El ordenador ha capturado. Mira si puedes capturar la pieza que lo ha hecho.
tip-stack = Las piedras se apilan en torres. Puedes mover la torre entera o solo las piedras de arriba: avanzan tantas casillas como piedras se mueven.
tip-exchange = Dos piezas de un bando se han intercambiado: eso también es una jugada.

## Help


play-which = **¿A qué juego quieres jugar?**
button-play-computer = Jugar contra el ordenador
button-find-opponent = Buscar rival

button-draft-change = Cambiar las condiciones
draft = **{ $game }** contra { $opponent }: { $pace } · { $rated ->
    [yes] por puntos
   *[no] sin puntos
} · { $side ->
    [first] empiezas tú
    [second] empieza tu rival
   *[lot] quién empieza se decide al azar
}{ $weekends ->
    [yes] { "" } · el reloj se para los fines de semana
   *[no] { "" }
}.
draft-anyone = quien quiera
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
