### Las escaleras de un servidor.

ladder-title = 🪜 **Escalera de { $game }**
ladder-rungs = Desde arriba:
ladder-empty = Aún no hay nadie.
ladder-rule = Desafía a alguien hasta tres puestos por encima: si ganas, el puesto es tuyo, y esa persona y quienes estén entre ambos bajan uno.
ladder-outside = No estás en ella. Con **Apuntarme** empiezas por abajo.
ladder-top = Estás arriba del todo. El resto te desafía a ti.
ladder-place = Estás en el puesto { $place } y puedes desafiar a { $players }.
ladder-place-waiting = Estás en el puesto { $place }. Ahora mismo no puedes desafiar a nadie.
ladder-rules = Si no respondes al desafío de alguien, o lo rechazas dos veces en { $span }, esa persona ocupa tu puesto. Los desafíos en directo no cuentan. Sales de la escalera si dejas este servidor, recibes un veto o no juegas aquí durante { $idle }.
ladder-entered = Estás en el puesto { $place } de la escalera de { $game }. Con `/ladder`, desafía a alguien hasta tres puestos por encima: si ganas, el puesto es tuyo.
ladder-entered-first = Estás en el puesto 1 de la escalera de { $game }. Quien esté hasta tres puestos por debajo puede desafiarte: si te gana, se queda con tu puesto.
ladder-left = Ya no estás en la escalera de { $game }.
ladder-removed = { $user } ya no está en la escalera de { $game }. Queda en el registro, en `/server`.
refused-ladder-entered = Ya estás en esta escalera.
refused-not-on-ladder = { $user } no está en esta escalera. Cualquiera puede entrar con `/ladder`.
refused-ladder-not-above = { $user } no está por encima de ti. `/ladder` dice a quién puedes desafiar.
refused-ladder-far = { $user } está { $places } puestos por encima de ti; puedes desafiar hasta tres puestos más arriba. `/ladder` dice a quién.
refused-ladder-pending = Ya hay un desafío o una partida en esta escalera entre tú y { $user }. Primero tiene que terminar.

ladder-picture = Escalera de { $game }
ladder-note-open = Desafío posible
ladder-note-you = Tú
ladder-note-join = Empiezas aquí
ladder-note-match = Partida { $id }
ladder-note-challenge = Desafío { $id }

select-ladder-challenge = Desafiar a alguien…
select-ladder-remove = Quitar a alguien…
select-ladder-game = Escalera de otro juego…
