### What moderators do: settings of a server, rulings about matches, bans, and the log.

## Commands

choice-match-of-server = { $id } { $game }: { $first } – { $second }

## Settings

server-home = { $home ->
    [challenge-thread] donde se proponen, cada una en su hilo
    [challenge] donde se proponen, sin hilos
    [channel-thread] en { $channel }, cada una en su hilo
    [channel] en { $channel }, sin hilos
   *[forum] en { $channel }, cada una en su publicación
}
server-everybody = todo el mundo
server-role = quienes tienen { $role }
server-most-anywhere = el límite habitual
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
button-everybody = Cualquiera puede desafiar

## Rulings

ask-ruling = { $ruling ->
    [first] ¿Terminar la partida { $id }? { $first } gana contra { $second }.
    [second] ¿Terminar la partida { $id }? { $second } gana contra { $first }.
    [draw] ¿Terminar en empate la partida { $id } de { $first } y { $second }?
    [abort] ¿Cancelar sin resultado la partida { $id } de { $first } y { $second }?
    [annul] ¿Anular la partida { $id } de { $first } y { $second }? Dejará de contar, y se recalcularán todas las puntuaciones.
   *[unstick] ¿Publicar de nuevo todo lo de la partida { $id } de { $first } y { $second }?
}
button-confirm-ruling = Sí, adelante
button-no-ruling = No, no cambiar nada
not-ruled = De acuerdo. No ha cambiado nada.
ruled = { $ruling ->
    [abort] La partida { $id } queda cancelada, sin resultado. Ambas partes reciben el motivo.
    [annul] La partida { $id } ya no cuenta. Ambas partes reciben el motivo, y las puntuaciones se están recalculando.
    [unstick] Todo lo de la partida { $id } va de camino.
   *[end] La partida { $id } ha terminado. Ambas partes reciben el motivo.
}
ruling-players = { $first } y { $second }:
ruling-reason = Motivo: { $reason }
ruling-annul = **Anulada:** la moderación ha decidido que esta partida no cuente para ninguna puntuación.
ruling-unstick = La moderación ha publicado de nuevo esta partida.
annulled = **Anulada:** esta partida no cuenta para ninguna puntuación.
match-goes-on = **{ $game }** { $id }: { $first } contra { $second }. La partida sigue aquí.

## Bans

ask-ban = ¿Vetar a { $user } en este servidor? No podrá desafiar, aceptar ni recibir desafíos aquí, y sus desafíos abiertos se retirarán.
ask-reban = { $user } ya tiene un veto. ¿Cambiar el motivo?
ban-new-reason = Nuevo motivo: { $reason }
ban-running = Sus partidas en curso siguen, con su reloj: { $ids }. Tiene que terminarlas, salvo que cierres alguna con **Moderar** en su tarjeta (`/match`).
ban-none-running = No tiene partidas en curso aquí.
ask-ban-told = Se lo diré por mensaje directo.
ban-told = Se lo digo por mensaje directo.
ban-untold = Nunca ha jugado aquí, así que no le escribiré. Lo verá cuando intente jugar.
banned = { $user } ya no puede desafiar, aceptar ni recibir desafíos en este servidor. Sus desafíos abiertos se han retirado. El veto se levanta con `/server`.
rebanned = El motivo del veto de { $user } ha cambiado.
unbanned = { $user } puede volver a jugar en este servidor.
not-banned = { $user } no tiene ningún veto aquí.
bans-none = No hay vetos en este servidor.
bans-head = **Vetos en este servidor**
ban-word = **La moderación de { $server } te ha vetado para jugar allí.**
ban-word-reason = La moderación de { $server } ha cambiado el motivo de tu veto.
ban-word-over = La moderación de { $server } ha levantado tu veto: puedes volver a jugar allí.
ban-word-effect = Ya no puedes desafiar, aceptar ni recibir desafíos allí. Tus partidas en curso siguen, y los relojes también, así que juégalas hasta el final, por favor. Si crees que es un error, escribe a la moderación del servidor.

## The log

log-none = Aún no hay acciones de moderación.
log-head = Acciones de moderación en este servidor, de la más reciente a la más antigua:
log-line = { $deed ->
    [win] { $moderator } terminó { $id } con victoria de { $user }
    [draw] { $moderator } terminó { $id } en empate
    [abort] { $moderator } canceló { $id } sin resultado
    [annul] { $moderator } anuló { $id }
    [unstick] { $moderator } publicó de nuevo { $id }
    [ban] { $moderator } vetó a { $user }
    [reban] { $moderator } cambió el motivo del veto de { $user }
    [unban] { $moderator } levantó el veto de { $user }
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
    [most] el máximo de partidas en curso
    [seat-role] el rol que se menciona para plazas libres
    [open] si otros servidores encuentran este
    [best-role] el rol de los tres primeros puestos de la clasificación
    [champion-role] el rol del primer puesto de la temporada anterior
   *[usual-pace] el ritmo habitual
}: { $from } → { $to }
log-paces = { $moderator } cambió los ritmos que se ofrecen: { $what }
log-paces-added = se añade { $paces }
log-paces-removed = se quita { $paces }
log-at-challenge = donde se proponen
log-no-role = ningún rol
log-threads = { $on ->
    [yes] sí
   *[no] no
}

## Refusals

refused-home = No puedo mostrar partidas en { $channel }, porque allí me faltan estos permisos: { $names }. No ha cambiado nada.
refused-home-gone = Ese canal ya no existe. No ha cambiado nada.
refused-home-tag = No puedo mostrar partidas en { $channel }: cada publicación necesita una etiqueta y no puedo usar ninguna de las suyas. Añade una etiqueta que pueda usar todo el mundo o dame allí este permiso: { $names }. No ha cambiado nada.
server-home-gone = El canal elegido para las partidas se ha eliminado, así que se muestran donde se proponen.
server-home-lacks = En { $channel } me faltan estos permisos: { $names }. Hasta que los tenga, una partida que no pueda mostrar allí se muestra donde se propone.
server-home-tag = En { $channel } cada publicación necesita una etiqueta y no puedo usar ninguna de las suyas. Añade una etiqueta que pueda usar todo el mundo o dame allí este permiso: { $names }. Hasta entonces, las partidas se muestran donde se proponen.
refused-needs-role = En este servidor solo quienes tienen { $role } pueden desafiar. Cualquiera puede aceptar un desafío.
refused-many-matches-here = Has llegado al límite de { $most } partidas en curso en este servidor. Termina antes alguna.
refused-banned = La moderación te ha vetado para jugar en este servidor. Puedes terminar tus partidas en curso.
refused-banned-reason = La moderación te ha vetado para jugar en este servidor. Puedes terminar tus partidas en curso. Motivo: { $reason }
refused-their-ban = Por ahora { $user } no puede jugar en este servidor.
refused-no-reason = Indica un motivo; lo leen ambas partes.
refused-long-reason = El motivo es demasiado largo: caben { $most } caracteres.
refused-mention-in-reason = Un motivo no puede mencionar a nadie: quita la @.
refused-not-playing = { $user } no juega en la partida { $id }, así que no puede ganarla.
refused-annulled-before = La partida { $id } ya está anulada.
refused-no-match-named = Indica qué partida: elígela en la opción `partida` o usa el comando en su hilo.
refused-own-match = Tú juegas en la partida { $id }, así que debe decidir otra persona que pueda gestionar este servidor.
refused-not-asked = Esta pregunta está cerrada: ya se ha respondido o después has empezado otra cosa. Usa el comando otra vez.
refused-ban-yourself = No puedes vetarte a ti. No ha cambiado nada.
refused-ban-bot = { $user } es un bot, y los bots no juegan. No ha cambiado nada.
refused-ban-manager = { $user } puede gestionar este servidor y podría levantar el veto enseguida. Quítale primero ese permiso.
refused-banned-before = { $user } ya tiene un veto aquí. Para indicar un motivo, repite el veto con `/server` y `motivo`; `/server` también lo levanta.
refused-banned-before-reason = { $user } ya tiene un veto aquí. Para cambiar el motivo, repite el veto con otro `motivo`; `/server` también lo levanta. Motivo: { $reason }

select-ban = Vetar a un miembro…
select-unban = Levantar el veto a un miembro…
button-moderate = Moderar
moderate = **Partida { $id }:** { $first } contra { $second }. ¿Qué quieres hacer? Te pediré un motivo y, antes de hacer nada, que lo confirmes.
button-ruling-first = Gana quien empieza
button-ruling-second = Gana quien no empieza
button-ruling-draw = Empate
button-ruling-cancel = Cancelar sin resultado
button-ruling-void = Anular para la puntuación
button-ruling-repost = Publicar de nuevo
form-reason-label = Motivo; lo leen ambas partes
form-reason-placeholder = por ejemplo: ambas partes están de acuerdo
button-threads = { $on ->
    [yes] Desactivar los hilos
   *[no] Activar los hilos
}
