### What else there is to do in a match, the record, and the menu on a user.

button-more = Más
select-more = Todo lo demás…
button-offer-draw = Proponer empate
button-takeback = Deshacer jugada
button-flip = Girar tablero
button-moves = Jugadas hasta ahora
button-conditional = Jugadas condicionales
button-rules = Reglas

more-player = ¿Qué quieres hacer en { $id }?
more-onlooker = ¿Qué quieres ver de { $id }?

record-side = { side-name }: { $player }
record-none = Aún no se ha hecho ninguna jugada.
record-newest = Estas son las jugadas más recientes. Todas están en el archivo de texto.

challenge-which = ¿Qué juego contra { $opponent }?

more-over = La partida { $id } ha terminado. ¿Qué quieres ver?
button-hint = Pista
button-analyze = Analizar
button-export = Archivo de texto
button-export-note = Archivo de texto con mi nota
