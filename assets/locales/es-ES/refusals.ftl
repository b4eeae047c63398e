### Why something is not done, and what to do instead.

refused-unknown = En este servidor no hay ningún desafío ni partida { $id }. `/matches` muestra los tuyos.
refused-unsaid = Discord no me dice quién puede ver cada canal, así que ahora no puedo hacerlo. Vuelve a intentarlo en un minuto.
refused-no-such-match = «{ $text }» no es el número de ninguna partida. Elige una de la lista que aparece mientras escribes.
refused-size = Este juego no tiene tablero de tamaño { $size }. Se juega en { $sizes }.
refused-pace-not-offered = Este servidor no ofrece ese ritmo ({ $pace }). Elige uno de la lista.
refused-no-such-pace = No conozco el ritmo «{ $text }». Elige uno de la lista.
refused-no-clock = La partida { $id } se juega sin reloj.
refused-own-time = En la partida { $id } corre tu propio tiempo.
refused-time-left = A tu rival aún le queda tiempo en la partida { $id }{ $until ->
    [unknown] .
   *[other] : se le acaba { $until }.
}
refused-time-is-up = Se te acabó el tiempo en la partida { $id }, así que la jugada no cuenta.
refused-too-late = En la partida { $id } se acabó el tiempo, así que ya no se puede proponer ni acordar nada. La partida termina enseguida.
refused-challenged-self = No es posible jugar contra uno mismo. Elige a otra persona o no indiques rival para que cualquiera pueda ocupar la plaza.
refused-challenged-bot = Los bots no juegan. Elige a una persona o no indiques rival para que cualquiera pueda ocupar la plaza.
refused-challenged-stranger = { $user } no está en este servidor, así que aquí no puedes jugar contra esa persona.
refused-too-many-challenges = Ya tienes { $most } desafíos pendientes en este servidor. Retira uno o espera a que alguien acepte alguno.
refused-challenged-often = Desafiaste a { $user } varias veces en una hora. Podrás volver a hacerlo { $until }.
refused-many-challenges = Hiciste muchos desafíos en una hora. Podrás hacer el siguiente { $until }.
refused-many-matches = Tienes { $most } partidas en curso, el máximo que se puede tener. Termina antes alguna.
refused-their-many-matches = { $user } tiene el máximo de partidas en curso. Vuelve a intentarlo cuando termine alguna.
refused-you-blocked = Bloqueaste a { $user }. Para jugar con esta persona, usa antes `/unblock`.
refused-not-wanted = Por ahora no puedes jugar con { $user }.
refused-blocked-self = No es posible bloquearse a uno mismo.
refused-many-blocks = Bloqueas a { $most } personas y no caben más. Con `/unblock` haces sitio.
refused-not-the-challenger = Solo { $user } puede retirar este desafío.
refused-own-challenge = Este desafío es tuyo, así que tiene que aceptarlo otra persona. Tú puedes retirarlo.
refused-not-challenged = Este desafío es para { $user }. Puedes crear el tuyo con `/challenge`.
refused-closed = { $how ->
    [declined] Este desafío fue rechazado.
    [withdrawn] Este desafío fue retirado.
   *[expired] Este desafío caducó.
} Puedes crear otro con `/challenge`.
refused-seat-taken = El desafío { $id } ya fue aceptado. La partida está en marcha.
refused-not-started = Nadie aceptó todavía el desafío { $id }, así que no hay tablero.
refused-not-a-player = Solo quienes juegan { $id } pueden hacer esto. Puedes mirar con `/board`.
refused-not-your-turn = No es tu turno: le toca a { $user }. Recibirás una mención cuando te toque.
refused-finished = La partida { $id } terminó. Puedes empezar otra con `/challenge`.
refused-old-board = Este tablero es antiguo; la partida avanzó. El más reciente va de camino.
refused-old-board-link = Este tablero es antiguo; la partida avanzó. El más reciente: { $link }
refused-move = { $why }
    No se jugó nada. Podrías jugar, por ejemplo: { $moves }
refused-no-match = No tienes ninguna partida en curso en este servidor. Empieza una con `/challenge` u ocupa una plaza libre con `/join`.
refused-no-turn = No es tu turno en ninguna partida de este servidor. Recibirás una mención cuando lo sea.
refused-which-match = Podría tratarse de varias de tus partidas: { $ids }. Elige una en la opción `partida` o usa el comando en su hilo.
refused-unknown-button = Este botón es de otra versión del bot. `/matches` lleva a tus tableros.
refused-not-in-server = Esto solo funciona en un servidor en el que estoy. Añádeme a uno o ve a uno donde esté.
refused-permissions = No puedo organizar partidas en este canal, porque aquí me faltan estos permisos: { $names }. Quien pueda gestionar el servidor puede dármelos en los ajustes del canal. O usa otro canal.
refused-no-messages = En un canal de este tipo no hay mensajes, así que aquí no se puede jugar. Usa un canal de texto o un hilo.
refused-option = No se pudo leer una de las opciones. Elígela de la lista que ofrece Discord.
refused-other-version = Discord aún te muestra una forma anterior de este comando. Reinicia Discord y vuelve a intentarlo.

# As Discord calls them in a server's settings.
permission-view-channel = Ver canales
permission-send-messages = Enviar mensajes
permission-attach-files = Adjuntar archivos
permission-create-public-threads = Crear hilos públicos
permission-send-messages-in-threads = Enviar mensajes en hilos
permission-manage-threads = Gestionar hilos
permission-read-message-history = Leer el historial de mensajes

broken = Algo falló por nuestra parte. Mira en `/matches` cómo están las cosas y vuelve a intentarlo en un momento.
broken-unknown = Se cortó la conexión con nuestra base de datos y no sabemos si eso contó. Mira en `/matches` cómo están las cosas antes de volver a intentarlo.
