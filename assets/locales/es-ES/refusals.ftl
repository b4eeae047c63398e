### Why something is not done, and what to do instead.

refused-unknown = Aquí no hay ningún desafío ni partida { $id }. `/matches` muestra los tuyos.
refused-unsaid = Ahora mismo no puedo comprobar quién puede ver cada canal. Vuelve a intentarlo en un minuto.
refused-no-such-match = «{ $text }» no es el número de una partida. Elige una de la lista.
refused-size = Este juego no tiene tablero de tamaño { $size }. Elige entre { $sizes }.
refused-pace-not-offered = Este servidor no ofrece ese ritmo ({ $pace }). Elige uno de la lista.
refused-no-such-pace = No conozco el ritmo «{ $text }». Elige uno de la lista.
refused-no-clock = La partida { $id } no tiene reloj.
refused-own-time = En la partida { $id } corre tu propio reloj.
refused-time-left = A tu rival aún le queda tiempo en la partida { $id }{ $until ->
    [unknown] .
   *[other] : se le acaba { $until }.
}
refused-time-is-up = Se te ha acabado el tiempo en la partida { $id }, así que la jugada no cuenta.
refused-too-late = En la partida { $id } se ha acabado el tiempo. La partida termina enseguida.
refused-challenged-self = No puedes jugar contra ti. Elige a otra persona o deja `rival` vacío.
refused-challenged-bot = Los bots no juegan. Elige a una persona o deja `rival` vacío.
refused-challenged-stranger = { $user } no está en este servidor. Elige a alguien de aquí.
refused-too-many-challenges = Aquí puedes tener { $most } desafíos abiertos como mucho. Retira uno o espera a que se acepte alguno.
refused-challenged-often = Has desafiado a { $user } varias veces en la última hora. Vuelve a intentarlo { $until }.
refused-many-challenges = Has hecho muchos desafíos en la última hora. Vuelve a intentarlo { $until }.
refused-asked-for-much = Eso ha sido mucho de golpe. Vuelve a intentarlo { $until }.
refused-server-asked-for-much = En este servidor se me ha usado mucho hace un momento. Vuelve a intentarlo { $until }.
refused-many-matches = { $where ->
    [here] Aquí puedes
   *[anywhere] Puedes
} tener { $most ->
    [one] una sola partida en curso. Termínala antes.
   *[other] hasta { $most } partidas en curso. Termina antes alguna.
}
refused-their-many-matches = { $user } no puede tener más partidas en curso. Inténtalo de nuevo cuando termine alguna.
refused-you-blocked = Has bloqueado a { $user }. Para jugar, quita el bloqueo en `/settings`.
refused-not-wanted = Por ahora no puedes jugar con { $user }.
refused-blocked-self = No puedes bloquear tu propia cuenta.
refused-blocked-bot = No puedes bloquear a un bot.
refused-profile-of-bot = Los bots no juegan, así que no tienen perfil. `/profile` muestra el tuyo.
refused-many-blocks = Puedes bloquear a { $most } personas como mucho. Quita antes algún bloqueo en `/settings`.
refused-not-yours = Solo { $user } puede retirar { $what ->
    [challenge] este desafío
   *[offer] esta propuesta
}.
refused-own = { $what ->
    [challenge] Este desafío es tuyo. Solo puedes retirarlo.
   *[offer] Esta propuesta es tuya. Solo puedes retirarla.
}
refused-not-challenged = Este desafío es para { $user }. Crea el tuyo con `/challenge`.
refused-closed = { challenge-closed } Crea otro con `/challenge`.
refused-seat-taken = El desafío { $id } ya se ha aceptado.
refused-not-started = Nadie ha aceptado todavía el desafío { $id }.
refused-not-a-player = Solo pueden hacerlo quienes juegan { $id }. Mira la partida con `/board`.
refused-not-your-turn = Le toca a { $user }. Te mencionaré cuando te toque.
refused-finished = La partida { $id } ha terminado. Empieza otra con `/challenge`.
refused-old-board = Este tablero es antiguo. { $link ->
    [none] El más reciente va de camino.
   *[other] El más reciente: { $link }
}
refused-lost-board = Este tablero es de antes de que el bot se restaurara a partir de una copia del { $time }. Lo que pasó después se ha perdido. { $link ->
    [none] El tablero más reciente va de camino.
   *[other] El tablero más reciente: { $link }
}
refused-lost = Esto se ha perdido: el bot se ha restaurado a partir de una copia del { $time } y lo que pasó después ya no existe.
refused-move = { $why }
    Podrías jugar, por ejemplo: { $moves }
refused-no-match = No tienes ninguna partida en curso aquí. Empieza una con `/challenge` o `/join`.
refused-no-turn = No te toca en ninguna partida de aquí. Te mencionaré cuando te toque.
refused-which-match = ¿Qué partida: { $ids }? Elígela en la opción `partida` o usa el comando en su hilo.
refused-unknown-button = Este botón ya no funciona. `/matches` lleva a tus tableros.
refused-not-in-server = Esto solo funciona en un servidor en el que yo esté. Ve a uno o añádeme.
refused-permissions = En este canal necesito estos permisos: { $names }. Pídelos a quien gestiona el servidor o usa otro canal.
refused-no-messages = Las partidas necesitan un canal de texto o un hilo.
refused-option = No he podido leer una de las opciones. Elígela de la lista de Discord.
refused-other-version = Discord te muestra una versión anterior de este comando. Reinicia Discord y vuelve a intentarlo.

# As Discord calls them in a server's settings.
permission-view-channel = Ver canales
permission-send-messages = Enviar mensajes
permission-attach-files = Adjuntar archivos
permission-create-public-threads = Crear hilos públicos
permission-send-messages-in-threads = Enviar mensajes en hilos
permission-manage-threads = Gestionar hilos
permission-read-message-history = Leer el historial de mensajes

broken = Algo ha fallado. Mira en `/matches` si ha funcionado antes de volver a intentarlo.

refused-old-command = Ahora es { $command }. Si no lo ves, reinicia Discord.
refused-old-option = Ya no hace falta { $option }: envía solo { $command } y elige debajo de la respuesta. Si aún ves la opción, reinicia Discord.
