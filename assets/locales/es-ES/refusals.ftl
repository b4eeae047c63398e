### Why something is not done, and what to do instead.

refused-unknown = En este servidor no hay ningún desafío ni partida { $id }. `/matches` muestra los tuyos.
refused-unsaid = Discord no me dice quién puede ver cada canal, así que ahora no puedo hacerlo. Vuelve a intentarlo en un minuto.
refused-no-such-match = «{ $text }» no es el número de ninguna partida. Elige una de la lista que aparece mientras escribes.
refused-size = Este juego no tiene tablero de tamaño { $size }. Se juega en { $sizes }.
refused-pace-not-offered = Este servidor no ofrece ese ritmo ({ $pace }). Elige uno de la lista.
refused-no-such-pace = No conozco el ritmo «{ $text }». Elige uno de la lista.
refused-no-clock = La partida { $id } no tiene reloj.
refused-own-time = En la partida { $id } corre tu propio reloj.
refused-time-left = A tu rival aún le queda tiempo en la partida { $id }{ $until ->
    [unknown] .
   *[other] : se le acaba { $until }.
}
refused-time-is-up = Se te ha acabado el tiempo en la partida { $id }, así que la jugada no cuenta.
refused-too-late = En la partida { $id } se ha acabado el tiempo, así que ya no se puede proponer ni acordar nada. La partida termina enseguida.
refused-challenged-self = No puedes desafiarte a ti. Elige a otra persona o no indiques rival para que pueda unirse cualquiera.
refused-challenged-bot = Los bots no juegan. Elige a una persona o no indiques rival para que pueda unirse cualquiera.
refused-challenged-stranger = { $user } no está en este servidor, así que aquí no puedes jugar contra esa persona.
refused-too-many-challenges = Ya tienes { $most } desafíos abiertos en este servidor. Retira uno o espera a que alguien acepte alguno.
refused-challenged-often = Has desafiado a { $user } varias veces en la última hora. Podrás volver a hacerlo { $until }.
refused-many-challenges = Has hecho muchos desafíos en la última hora. Podrás hacer el siguiente { $until }.
refused-many-matches = Has llegado al límite de { $most } partidas en curso. Termina antes alguna.
refused-their-many-matches = { $user } ha llegado al límite de partidas en curso. Inténtalo de nuevo cuando termine alguna.
refused-you-blocked = Has bloqueado a { $user }. Para jugar con esa persona, quita antes el bloqueo en `/settings`.
refused-not-wanted = Por ahora no puedes jugar con { $user }.
refused-blocked-self = No puedes bloquearte a ti.
refused-many-blocks = Bloqueas a { $most } personas, que es el máximo. Quita algún bloqueo en `/settings` para hacer sitio.
refused-not-the-challenger = Solo { $user } puede retirar este desafío.
refused-own-challenge = Este desafío es tuyo, así que tiene que aceptarlo otra persona. Tú puedes retirarlo.
refused-not-challenged = Este desafío es para { $user }. Puedes crear el tuyo con `/challenge`.
refused-closed = { $how ->
    [declined] Este desafío se ha rechazado.
    [withdrawn] Este desafío se ha retirado.
   *[expired] Este desafío ha caducado.
} Puedes crear otro con `/challenge`.
refused-seat-taken = El desafío { $id } ya se ha aceptado. La partida está en curso.
refused-not-started = Nadie ha aceptado todavía el desafío { $id }, así que no hay tablero.
refused-not-a-player = Solo quienes juegan { $id } pueden hacer esto. Puedes mirar con `/board`.
refused-not-your-turn = No es tu turno: le toca a { $user }. Te mencionaré cuando te toque.
refused-finished = La partida { $id } ha terminado. Puedes empezar otra con `/challenge`.
refused-old-board = Este tablero es antiguo; la partida ha avanzado. El más reciente va de camino.
refused-old-board-link = Este tablero es antiguo; la partida ha avanzado. El más reciente: { $link }
refused-move = { $why }
    No se ha jugado nada. Podrías jugar, por ejemplo: { $moves }
refused-no-match = No tienes ninguna partida en curso en este servidor. Empieza una con `/challenge` u ocupa una plaza libre con `/join`.
refused-no-turn = No es tu turno en ninguna partida de este servidor. Te mencionaré cuando te toque.
refused-which-match = Esto podría referirse a varias de tus partidas: { $ids }. Elige una en la opción `partida` o usa el comando en su hilo.
refused-unknown-button = Este botón es de otra versión del bot. `/matches` lleva a tus tableros.
refused-not-in-server = Esto solo funciona en un servidor en el que yo esté. Añádeme a uno o ve a uno en el que ya esté.
refused-permissions = No puedo llevar una partida en este canal. Aquí me faltan estos permisos: { $names }. Quien pueda gestionar el servidor puede dármelos en los ajustes del canal; también puedes usar otro canal.
refused-no-messages = Las partidas necesitan un canal con mensajes. Usa un canal de texto o un hilo.
refused-option = No he podido leer una de las opciones. Elígela de la lista que muestra Discord.
refused-other-version = Discord aún te muestra una versión anterior de este comando. Reinicia Discord y vuelve a intentarlo.

# As Discord calls them in a server's settings.
permission-view-channel = Ver canales
permission-send-messages = Enviar mensajes
permission-attach-files = Adjuntar archivos
permission-create-public-threads = Crear hilos públicos
permission-send-messages-in-threads = Enviar mensajes en hilos
permission-manage-threads = Gestionar hilos
permission-read-message-history = Leer el historial de mensajes

broken = Algo ha fallado por mi parte. Mira en `/matches` cómo están las cosas y vuelve a intentarlo en un momento.
broken-unknown = He perdido la conexión con la base de datos y no sé si eso ha contado. Mira en `/matches` cómo están las cosas antes de volver a intentarlo.

refused-missing-option = Falta una cosa: rellena también { $option } y envía el comando otra vez.
refused-old-command = Ahora es { $command }. Si Discord aún no lo muestra, reinicia Discord.
