### Las escaleras de un servidor.

ladder-title = 🪜 **Escalera de { $game }**
ladder-rungs = Desde arriba:
ladder-empty = Aún no hay nadie. Pulsa **Entrar** para estrenarla.
ladder-outside = No estás en ella. Con **Entrar** empiezas por abajo.
ladder-top = Estás arriba del todo. El resto te desafía a ti.
ladder-place = Estás en el puesto { $place }. Puedes desafiar a { $players }.
ladder-rules = Reglas: quien no responde a un desafío o rechaza dos veces a la misma persona en { $span } pierde el puesto ante ella. Las partidas en directo se pueden rechazar sin consecuencias. Quien deja este servidor, recibe un veto o no juega aquí durante { $idle } sale de la escalera.
ladder-entered = Estás en la escalera de { $game }, en el puesto { $place }. Con `/ladder` puedes desafiar a alguien hasta tres puestos por encima: si ganas, el puesto es tuyo.
ladder-left = Ya no estás en la escalera de { $game }. Quien estaba debajo sube.
ladder-removed = { $user } ya no está en la escalera de { $game }. Quien estaba debajo sube. Queda en el registro, en `/server`.
refused-ladder-entered = Ya estás en esta escalera. `/ladder` dice dónde.
refused-not-on-ladder = { $user } no está en esta escalera. Cualquiera puede entrar con `/ladder`.
refused-ladder-not-above = { $user } no está por encima de ti. `/ladder` dice a quién puedes desafiar.
refused-ladder-far = { $user } está { $places } puestos por encima de ti, y puedes desafiar hasta tres. `/ladder` dice a quién puedes desafiar.
refused-ladder-pending = Ya hay un desafío o una partida por esta escalera entre tú y { $user }. Hay que terminarla antes.
refused-ladder-full = Esta escalera está llena: tiene 500 puestos. Podrás entrar cuando alguien salga.

button-ladder-join = Entrar
button-ladder-leave = Salir
select-ladder-challenge = Desafiar a alguien…
select-ladder-remove = Quitar a alguien…
select-ladder-game = Escalera de otro juego…
