### What moderators do: settings of a server, rulings about matches, bans, and the log.

## Commands

command-server = Moderación: ajustes, decisiones sobre partidas, vetos y registro
command-server-end = Termina una partida en curso con un resultado, tras confirmarlo
command-server-end-reason = Por qué; lo leen ambos jugadores
    .name = motivo
command-server-end-winner = Quién gana; vacío: empate
    .name = ganador
command-server-end-match = Qué partida, si no es la de este hilo
    .name = partida
command-server-abort = Cancela una partida en curso sin resultado, tras confirmarlo
command-server-abort-reason = Por qué; lo leen ambos jugadores
    .name = motivo
command-server-abort-match = Qué partida, si no es la de este hilo
    .name = partida
command-server-annul = Anula una partida terminada para la puntuación, tras confirmarlo
command-server-annul-reason = Por qué; lo leen ambos jugadores
    .name = motivo
command-server-annul-match = Qué partida, si no es la de este hilo
    .name = partida
command-server-unstick = Muestra de nuevo una partida sin tableros o cuyo hilo se perdió
command-server-unstick-match = Qué partida, si no es la de este hilo
    .name = partida
command-server-unstick-reason = Por qué; lo leen ambos jugadores
    .name = motivo
command-server-ban = Veta a alguien para jugar en este servidor, tras preguntar otra vez
command-server-ban-member = Quién no puede jugar
    .name = miembro
command-server-ban-reason = Por qué; esa persona lo lee
    .name = motivo
command-server-unban = Deja que alguien vetado vuelva a jugar aquí
command-server-unban-member = Quién puede volver a jugar
    .name = miembro
command-server-unban-reason = Por qué, para el registro
    .name = motivo
command-server-bans = Mira quién está vetado en este servidor
command-server-log = Mira qué hizo aquí la moderación, cuándo y por qué
choice-match-of-server = { $id } { $game }: { $first } – { $second }

## Settings

server-home = { $home ->
    [challenge-thread] en un hilo propio donde se proponen
    [challenge] donde se proponen, sin hilos
    [channel-thread] en un hilo propio en { $channel }
    [channel] en { $channel }, sin hilos
   *[forum] en una publicación propia en { $channel }
}
server-everybody = todo el mundo
server-role = quienes tienen { $role }
server-most-anywhere = tantas como en todas partes
language-server = el del servidor
language-en-US = English
language-de = Deutsch
language-fr = Français
language-es-ES = Español
language-pt-BR = Português
language-pl = Polski
language-ja = 日本語
select-home = Elige un canal o un foro para todas las partidas
select-challengers = Elige el rol que puede desafiar
button-no-home = Donde se proponen
button-threads = Un hilo por partida: { $on ->
    [yes] sí
   *[no] no
}
button-everybody = Todo el mundo puede desafiar
button-settings-players = Jugadores e idioma
button-settings-boards = Lugares y tableros

## Rulings

ask-ruling = { $ruling ->
    [first] ¿Terminar la partida { $id }? { $first } gana contra { $second }.
    [second] ¿Terminar la partida { $id }? { $second } gana contra { $first }.
    [draw] ¿Terminar en empate la partida { $id } de { $first } y { $second }?
    [abort] ¿Cancelar sin resultado la partida { $id } de { $first } y { $second }?
    [annul] ¿Anular la partida { $id } de { $first } y { $second }? No contará para ninguna puntuación, y todas se calcularán de nuevo.
   *[unstick] ¿Mostrar de nuevo todo lo de la partida { $id } de { $first } y { $second }?
}
button-confirm-ruling = Sí, hacerlo
button-no-ruling = No, dejarlo así
not-ruled = Bien. Nada ha cambiado.
ruled = { $ruling ->
    [abort] La partida { $id } queda cancelada sin resultado. Ambos jugadores leen por qué.
    [annul] La partida { $id } queda anulada. Ambos jugadores leen por qué, y las puntuaciones se calculan de nuevo.
    [unstick] Todo lo de la partida { $id } está en camino.
   *[end] La partida { $id } ha terminado. Ambos jugadores leen por qué.
}
ruling-players = { $first } y { $second }:
ruling-reason = Motivo: { $reason }
ruling-annul = **Anulada:** la moderación ha declarado nula esta partida. No cuenta para ninguna puntuación.
ruling-unstick = La moderación ha hecho mostrar de nuevo esta partida.
annulled = **Anulada:** esta partida no cuenta para ninguna puntuación.
match-goes-on = **{ $game }** { $id }: { $first } contra { $second }. La partida sigue aquí.

## Bans

ask-ban = ¿Vetar a { $user } en este servidor? Ya no podrá desafiar, aceptar ni recibir desafíos aquí, y sus desafíos abiertos se retirarán.
ask-reban = { $user } ya tiene un veto. ¿Darle otro motivo?
ban-new-reason = Nuevo motivo: { $reason }
ban-running = Sus partidas en curso siguen, y los relojes también: { $ids }. Puede y debe jugarlas hasta el final, salvo que termines alguna con `/server end` o `/server abort`.
ban-none-running = No tiene partidas en curso aquí.
ask-ban-told = Se lo diré por mensaje directo.
ban-told = Se lo digo por mensaje directo.
ban-untold = Nunca ha jugado aquí, así que no le escribo. Lo leerá cuando quiera jugar.
banned = { $user } ya no puede desafiar, aceptar ni recibir desafíos en este servidor. Sus desafíos abiertos quedan retirados. `/server unban` lo levanta.
rebanned = El veto de { $user } tiene ahora otro motivo.
unbanned = { $user } puede volver a jugar en este servidor.
not-banned = { $user } no tiene ningún veto aquí.
bans-none = Nadie está vetado en este servidor.
bans-head = **Vetados en este servidor**
ban-word = **La moderación de { $server } te ha vetado para jugar allí.**
ban-word-reason = La moderación de { $server } ha cambiado el motivo de tu veto.
ban-word-over = La moderación de { $server } ha levantado tu veto: puedes volver a jugar allí.
ban-word-effect = Ya no puedes desafiar, aceptar ni recibir desafíos allí. Tus partidas en curso siguen, y los relojes también: juégalas hasta el final. Si crees que es un error, escribe a la moderación del servidor.

## The log

log-none = La moderación aún no ha hecho nada aquí.
log-head = Lo que hizo la moderación en este servidor, lo último primero:
log-line = { $deed ->
    [win] { $moderator } terminó { $id } con victoria de { $user }
    [draw] { $moderator } terminó { $id } en empate
    [abort] { $moderator } canceló { $id } sin resultado
    [annul] { $moderator } anuló { $id }
    [unstick] { $moderator } hizo mostrar de nuevo { $id }
    [ban] { $moderator } vetó a { $user }
    [reban] { $moderator } cambió el motivo del veto de { $user }
    [unban] { $moderator } deja jugar de nuevo a { $user }
   *[settings] { $moderator } cambió los ajustes
}
log-off-ladder = { $moderator } quitó a { $user } de la escalera de { $game }
log-cancelled-tournament = { $moderator } canceló el torneo { $number }
log-withdrew-entrant = { $moderator } sacó a { $user } del torneo { $number }
log-called-off-contest = { $moderator } canceló el encuentro { $number }
log-setting = { $moderator } cambió { $setting ->
    [theme] los colores
    [bottom] quién está abajo
    [home] dónde aparecen las partidas
    [threads] los hilos de las partidas
    [language] el idioma
    [challengers] quién puede desafiar
    [most] cuántas partidas en curso se pueden tener
    [seat-role] el rol que se menciona para plazas libres
    [open] si otros servidores encuentran este
    [best-role] el rol de los tres primeros puestos de la clasificación
    [champion-role] el rol del primer puesto de la temporada anterior
   *[usual-pace] el ritmo habitual
}: { $from } → { $to }
log-paces = { $moderator } cambió los ritmos que se ofrecen: { $what }
log-paces-added = añadido { $paces }
log-paces-removed = quitado { $paces }
log-at-challenge = donde se proponen
log-no-role = ningún rol
log-threads = { $on ->
    [yes] sí
   *[no] no
}

## Refusals

refused-home = No puedo mostrar partidas en { $channel }, porque allí me faltan estos permisos: { $names }. Nada ha cambiado.
refused-home-gone = Ese canal ya no existe. Nada ha cambiado.
refused-home-tag = No puedo mostrar partidas en { $channel }: cada publicación necesita una etiqueta y no puedo usar ninguna de las suyas. Añade una etiqueta que pueda usar todo el mundo o dame allí este permiso: { $names }. Nada ha cambiado.
server-home-gone = El canal elegido para las partidas se ha eliminado, así que las partidas se muestran donde se proponen.
server-home-lacks = En { $channel } me faltan estos permisos: { $names }. Hasta que los tenga, una partida que no pueda mostrar allí se muestra donde se propone.
server-home-tag = En { $channel } cada publicación necesita una etiqueta y no puedo usar ninguna de las suyas. Añade una etiqueta que pueda usar todo el mundo o dame allí este permiso: { $names }. Hasta entonces, las partidas se muestran donde se proponen.
refused-needs-role = En este servidor solo quienes tienen { $role } pueden desafiar. Cualquiera puede aceptar un desafío.
refused-many-matches-here = Tienes en este servidor el máximo de partidas en curso que se puede tener aquí ({ $most }). Termina antes alguna.
refused-banned = La moderación te ha vetado para jugar en este servidor. Puedes terminar tus partidas en curso.
refused-banned-reason = La moderación te ha vetado para jugar en este servidor. Motivo: { $reason } Puedes terminar tus partidas en curso.
refused-their-ban = Por ahora { $user } no puede jugar en este servidor.
refused-no-reason = Indica un motivo: ambos jugadores lo leen.
refused-long-reason = Un motivo tiene como máximo { $most } caracteres.
refused-mention-in-reason = Un motivo no menciona a nadie: quita la @.
refused-not-playing = { $user } no juega la partida { $id }, así que no puede ganarla.
refused-annulled-before = La partida { $id } ya está anulada.
refused-no-match-named = Di qué partida: elígela en la opción `partida`, o usa el comando en su hilo.
refused-own-match = Tú juegas la partida { $id }: debe decidir otra persona que pueda gestionar este servidor.
refused-not-asked = Esta pregunta está cerrada: ya se respondió, o pediste otra cosa después. Usa el comando otra vez.
refused-ban-yourself = No puedes vetarte a ti. Nada ha cambiado.
refused-ban-bot = { $user } es un bot, y los bots no juegan. Nada ha cambiado.
refused-ban-manager = { $user } puede gestionar este servidor y podría levantar el veto enseguida. Quítale antes ese permiso.
refused-banned-before = { $user } ya tiene un veto aquí. `/server ban` con un motivo lo indica; `/server unban` levanta el veto.
refused-banned-before-reason = { $user } ya tiene un veto aquí. Motivo: { $reason } `/server ban` con otro motivo lo cambia; `/server unban` levanta el veto.
