### Choosing a move by tapping, and what stands behind typed ones.

picker-piece = ¿Qué pieza mueves?
picker-remove = ¿Cuál de estas piezas sale del tablero?
picker-square = Desde { $squares }, ¿adónde?
picker-go-on = { $squares }: ¿seguir con la misma pieza o parar aquí?
picker-preview = `{ $move }`: { $meaning }. Así quedará el tablero.
picker-cost = ⚠️ { $warning }
picker-put-away = No se jugó nada. Pulsa Jugar bajo el tablero cuando quieras.

select-piece = Elige una pieza
select-square = Elige una casilla
select-part = { $what }, de { $first } a { $last }

option-piece = { $square } · { $piece }
option-tower = { $square } · { $piece } de { $height }
option-goes-on = sigue saltando desde ahí
suggestion-costly = ⚠️ { $meaning }, pero pierde una pieza
suggestion-move = { $move } · { $meaning }
suggestion-moves = { $squares } … { $count ->
    [one] 1 jugada
   *[other] { $count } jugadas
}

button-play = Jugar
button-stop = Parar aquí
button-back = Atrás
button-cancel = Cancelar
button-type = Escribir
button-newest-board = Ir al tablero actual

alt-choose = A elegir: { $squares }.
alt-preview = El tablero tal como quedará tras { $move }.

## The tutorial

tutorial-heading = **{ $game }**, lección { $number } de { $count }
tutorial-right = ✅ `{ $move }`: { $meaning }.
tutorial-wrong = ❌ `{ $move }`: { $meaning }. Es legal, pero no es lo que se pide.
tutorial-end = Esa era la última lección. Ahora juega a { $game } con alguien: `/challenge`.
button-try-again = Otra vez
button-next-lesson = Siguiente lección

## Conditional moves

plan-heading = **Jugadas condicionales** en { $id }. Solo las ves tú.
plan-none = Aún no hay ninguna. Si ya sabes qué vas a responder, prepáralo: se juega en cuanto se cumpla.
plan-open = Cada una se juega en cuanto se cumple. Si tu rival juega otra cosa, se descartan.
plan-closed = Es tu turno, así que no hay nada que esperar. Podrás preparar más después de tu jugada.
plan-if = Si tu rival juega…
plan-answer = … ¿qué respondes?
plan-their-ply = Si `{ $move }`,
plan-own-ply = entonces `{ $move }`,
plan-when = Si { $moves },
plan-then = entonces { $moves }.
plan-saved = Preparado: { $line } No hace falta nada más; se juega cuando se cumpla.
plan-void = Tus jugadas condicionales en { $id } ya no valen: { $opponent } jugó { $move }. Es tu turno. { $link }
button-plan = Preparar
button-plan-add = Añadir una
button-plan-on = Seguir desde ahí
button-plan-another = Añadir otra
button-plans = Ver todas
select-plan-on = Sigue a partir de una de ellas
select-plan-forget = Quita una

refused-plan-own-turn = Es tu turno en { $id }, así que simplemente juega. Las jugadas condicionales son para el turno de tu rival.
refused-plan-past-end = Esa jugada terminaría la partida, así que no hay nada que responder.
refused-plan-too-long = Ya preparaste todo lo que cabe. Quita algo antes con `/plan`.
refused-plan-gone = Esta línea de { $id } ya no está preparada. `/plan` muestra las que hay.
