### Choosing a move by tapping, and what stands behind typed ones.

picker-piece = ¿Qué pieza se mueve?
picker-newer = Tu jugada no se ha hecho: antes se hicieron jugadas condicionales. Este es el tablero ahora.
picker-remove = Tu rival ha dejado pasar una captura. ¿Qué pieza sale del tablero?
picker-square = De { $squares }, ¿adónde?
picker-go-on = { $squares }: ¿seguir o parar aquí?
picker-preview = Vista previa de `{ $move }`: { $meaning }.
picker-put-away = No se ha jugado nada. Pulsa **Jugar** cuando quieras.
picker-closed = No se ha jugado nada.

select-piece = Elige una pieza
select-part = { $what }, de { $first } a { $last }

option-tower = { $square } · { $height ->
    [one] una piedra
   *[other] { $piece } de { $height }
}
option-goes-on = { $square } · sigue saltando
suggestion-costly = ⚠️ { $meaning }, pero cuesta una pieza

button-play = Hacer esta jugada
button-stop = Parar aquí
button-back = Atrás
button-cancel = Cancelar
button-type = Escribirla
button-newest-board = Jugar en el tablero actual

alt-choose = Casillas para elegir: { $squares }.
alt-preview = El tablero tras { $move }.

picker-must = ❗ Puedes capturar. Cualquier otra jugada puede costarte una pieza.
picker-signs = (⚔️ puede capturar)
picker-loses = Con esta jugada pierdes la partida.
picker-risks = Después de esta jugada, el ordenador puede ganar en la siguiente.
picker-match = { $id } **{ $game }** contra { $opponent }
picker-and-now = Has jugado `{ $move }`. Ahora, tu jugada:
option-wins = 🏆 { $piece }, puede ganar
option-captures = { $piece }, puede capturar
select-move = Elige una jugada
select-capturer = Elige una pieza que pueda capturar
button-stop-costly = Parar y perder la pieza
button-walk = Otras jugadas
button-play-draw = Jugar y proponer empate
button-next-match = Siguiente ({ $count } en espera)
played-offered = Has propuesto un empate. Tu rival puede responder hasta su próxima jugada.
played-board = El tablero: { $link }

## The tutorial

tutorial-heading = **{ $game }**, lección { $number } de { $count }
tutorial-basics = **{ $heading }:** { $text }
tutorial-right = ✅ `{ $move }`: { $meaning }.
tutorial-wrong = ❌ `{ $move }`: { $meaning }. Es legal, pero no es lo que se pide.
tutorial-end = Esa era la última lección. Ahora juega a { $game }: pulsa **Enséñame jugando** para una partida fácil contra el ordenador o **Desafiar** para elegir rival.
button-try-again = Probar otra vez
button-next-lesson = Siguiente lección

## Conditional moves

plan-heading = **Jugadas condicionales** en { $id }. Solo las ves tú.
plan-none = Aún no hay ninguna. Prepara tu respuesta a una jugada: se hará en cuanto tu rival haga esa jugada.
plan-open = Cada respuesta se hace en cuanto tu rival hace la jugada anterior. Cualquier otra jugada las quita todas.
plan-closed = Es tu turno. Podrás preparar jugadas después de la tuya.
plan-if = Si tu rival juega…
plan-answer = … ¿qué respondes?
plan-own-ply = entonces `{ $move }`,
plan-when = Si { $moves },
plan-then = entonces { $moves }.
plan-saved = Respuesta preparada. { $line }
plan-void = Tus jugadas condicionales en { $id } ya no valen: { $opponent } ha jugado { $move }. Es tu turno. { $link }
button-plan = Guardar
button-plan-add = Preparar una respuesta
button-plan-on = Seguir desde ahí
button-plan-another = Preparar otra
button-plans = Ver todas
select-plan-on = Seguir desde una de ellas
select-plan-forget = Quitar una

refused-plan-own-turn = Es tu turno en { $id }. Las jugadas condicionales son para el turno de tu rival.
refused-plan-past-end = Esa jugada termina la partida, así que no hay nada que responder.
refused-plan-too-long = No puedes preparar más jugadas. Quita alguna en **Jugadas condicionales**.
refused-plan-gone = Esta jugada de { $id } ya no está preparada. **Jugadas condicionales** muestra las demás.

select-page = Otras páginas…
