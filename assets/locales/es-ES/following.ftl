### Seguir partidas, tomar notas y probar jugadas.

## Seguir

follow-not = No sigues esta partida. ¿Cuándo te escribo?
follow-own-not = ¿Te envío un mensaje directo cuando termine?
follow-moves = Recibes un mensaje directo en cada jugada y al final.
follow-end = Recibes un mensaje directo al final.
followings-none = No sigues ninguna partida. Pulsa **Seguir** en **Más**, debajo de un tablero, o en `/match`.
followings-head = **Sigues**
followings-moves = { $what } (cada jugada)
followings-end = { $what } (el final)
followings-lost = ⚠️ No he podido escribirte, así que ya no sigues { $ids }. Permite los mensajes directos en tus ajustes de privacidad de este servidor y vuelve a seguir las partidas con `/match`.
word-next = Sigues esta partida: { $link }
word-turn = Te toca jugar: { $link }
word-last = Seguías esta partida: { $link }
button-follow = Seguir
button-hear-end = Al final
button-hear-moves = En cada jugada
button-unfollow = Dejar de seguir
select-unfollow = Dejar de seguir una partida
button-followings = Partidas que sigues
refused-many-followings = Puedes seguir { $most } partidas como mucho. Primero deja de seguir una: `/matches` las muestra en **Partidas que sigues**.
refused-many-followers = Una partida la pueden seguir { $most } miembros como mucho. Inténtalo cuando alguien la deje.

## Notas

note-yours = 📝 Tu nota, que solo ves tú:
note-none = No tienes ninguna nota sobre { $id }. Solo la verías tú.
form-note-title = Tu nota sobre { $id }
form-note-label = Solo la ves tú; déjala vacía para borrarla
form-note-placeholder = por ejemplo: vigilar el lado izquierdo
button-note = Nota
button-note-write = Escribir una nota
button-note-change = Cambiar la nota
refused-long = { $what ->
    [note] Una nota
    [reason] Un motivo
   *[about] La descripción
} puede tener como máximo { $most } caracteres.

## Y si

line-heading = **¿Y si…?** en { $id }: prueba jugadas de ambos bandos. Solo las ves tú.
line-so-far = Hasta ahora: { $moves }
line-longest = Aquí no puedes añadir más jugadas.
caption-line = ¿Y SI…? · no se juega nada
button-what-if = ¿Y si…?
button-line-back = Una jugada atrás
button-line-over = Empezar de nuevo
button-line-plan = Preparar estas jugadas
refused-stale-line = Estas jugadas de { $id } ya no existen: la partida ha seguido o has probado otras.
