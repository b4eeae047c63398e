### What moderators do: settings of a server, rulings about matches, bans, and the log.

## Commands

choice-match-of-server = { $id } { $game }: { $first } – { $second }

## Settings

server-home = { $home ->
    [challenge-thread] en hilos, donde se proponen
    [challenge] donde se proponen, sin hilos
    [channel-thread] en hilos de { $channel }
    [channel] en { $channel }, sin hilos
   *[forum] como publicaciones en { $channel }
}
language-server = el del servidor
language-name = Español

## Rulings

ask-ruling = { $ruling ->
    [first] ¿Terminar la partida { $id }? { $first } gana contra { $second }.
    [second] ¿Terminar la partida { $id }? { $second } gana contra { $first }.
    [draw] ¿Terminar en empate la partida { $id } de { $first } y { $second }?
    [abort] ¿Cancelar sin resultado la partida { $id } de { $first } y { $second }?
   *[annul] ¿Anular para la puntuación la partida { $id } de { $first } y { $second }? Se recalcularán todas las puntuaciones.
}
button-confirm-ruling = Sí, adelante
button-no-ruling = No, no cambiar nada
not-ruled = No ha cambiado nada.
ruled = { $ruling ->
    [abort] La partida { $id } queda cancelada, sin resultado.
    [annul] La partida { $id } ya no cuenta. Las puntuaciones se están recalculando.
    [unstick] La partida { $id } se publica de nuevo.
   *[end] La partida { $id } ha terminado.
}
ruling-players = { $first } y { $second }:
ruling-reason = Motivo: { $reason }
ruling-adjudicated = Resultado en el torneo: { $result }.
ruling-annul = **Anulada:** la moderación ha anulado esta partida para la puntuación.
ruling-unstick = La moderación ha publicado de nuevo esta partida.
annulled = **Anulada:** esta partida no cuenta para ninguna puntuación.

## Bans

ask-ban = ¿Vetar a { $user } en este servidor? No podrá desafiar, aceptar ni recibir desafíos, y se retirarán los que tenga abiertos.
ask-reban = { $user } ya tiene un veto. ¿Cambiar el motivo?
ban-new-reason = Nuevo motivo: { $reason }
ban-running = Sus partidas en curso siguen, con su reloj: { $ids }. Puedes cerrar una con **Moderar** (`/match`).
ban-none-running = No tiene partidas en curso aquí.
ban-told = Se lo diré por mensaje directo.
ban-untold = Nunca ha jugado aquí, así que no le escribiré.
banned = { $user } ya no puede jugar aquí, y sus desafíos abiertos se han retirado. El veto se levanta con `/server`.
rebanned = El veto de { $user } tiene un nuevo motivo.
unbanned = { $user } puede volver a jugar aquí.
not-banned = { $user } no tiene ningún veto aquí.
bans-none = No hay vetos aquí.
bans-head = **Vetos aquí**
ban-word = **Te han vetado en { $server }: ya no puedes empezar partidas.**
ban-word-reason = El motivo de tu veto en { $server } ha cambiado.
ban-word-over = Puedes volver a jugar en { $server }.
ban-word-effect = Tus partidas en curso siguen, con su reloj: termínalas. Si crees que es un error, escribe a la moderación.

## The log

log-none = Aún no hay acciones de moderación.
log-head = Acciones de moderación, de la más reciente a la más antigua:
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
log-canceled = { $moderator } canceló { $what ->
    [contest] el encuentro
   *[tournament] el torneo
} { $number }
log-removed = { $moderator } sacó a { $user } { $from ->
    [ladder] de la escalera de { $game }
   *[tournament] del torneo { $number }
}
log-captain-left = { $moderator } quitó la capitanía del encuentro { $number } a { $user }, que ya no está en el servidor
log-setting = { $moderator } cambió { $setting ->
    [theme] los colores
    [bottom] quién está abajo
    [home] dónde aparecen las partidas
    [threads] los hilos de las partidas
    [visitors] los visitantes en la página
    [language] el idioma
    [challengers] quién puede desafiar
    [most] el máximo de partidas en curso
    [seat-role] el rol que se menciona para desafíos abiertos
    [open] si otros servidores encuentran este
    [tournament-managers] el rol que dirige un torneo
    [best-role] el rol de los tres primeros puestos
    [champion-role] el rol del primer puesto de la temporada anterior
    [news] dónde se anuncian las temporadas
    [daily-puzzle] dónde sale el problema del día
   *[usual-pace] el ritmo habitual
}: { $from } → { $to }
log-paces = { $moderator } cambió los ritmos: { $what }
log-paces-added = se añade { $paces }
log-paces-removed = se quita { $paces }
setting-at-challenge = donde se proponen
setting-no-channel = ningún canal
setting-switch = { $on ->
    [yes] sí
   *[no] no
}

## Refusals

refused-home-gone = Ese canal ya no existe.
server-home-gone = El canal de las partidas se ha eliminado. Se muestran donde se proponen.
server-setting-gone = { $setting ->
    [challengers] El rol que podía desafiar se ha eliminado: ahora todo el mundo puede desafiar.
    [best-role] Ya no doy el rol de los tres primeros puestos: se ha eliminado o ahora tiene permisos de moderación.
    [champion-role] Ya no doy el rol del primer puesto de la temporada anterior: se ha eliminado o ahora tiene permisos de moderación.
    [news] El canal donde se anuncian las temporadas se ha eliminado: ya no se anuncian.
    [daily-puzzle] El canal del problema del día se ha eliminado: ya no hay problema del día.
    [open] El canal para lo que piden otros servidores se ha eliminado: no encuentran este.
   *[seat-role] El rol que se menciona para desafíos abiertos se ha eliminado: no se menciona a nadie.
}
home-lacks = En { $channel } necesito estos permisos: { $names }. { $then ->
    [unchanged] No ha cambiado nada.
   *[elsewhere] Hasta entonces, puede que las partidas se muestren donde se proponen.
}
home-tag = En { $channel } cada publicación necesita una etiqueta y no puedo usar ninguna. Añade una que pueda usar todo el mundo o dame allí este permiso: { $names }. { $then ->
    [unchanged] No ha cambiado nada.
   *[elsewhere] Hasta entonces, las partidas se muestran donde se proponen.
}
refused-needs-role = Aquí solo quienes tienen { $role } pueden desafiar. Aceptar puede cualquiera.
refused-banned = Te han vetado aquí, pero puedes terminar tus partidas en curso.{ $reason ->
    [none] { "" }
   *[given] { "" }
        Motivo: { $reason }
}
refused-their-ban = Por ahora { $user } no puede jugar aquí.
refused-no-reason = Indica un motivo; lo leen ambas partes.
refused-mention = { $what ->
    [reason] Un motivo
   *[about] La descripción
} no puede mencionar a nadie: quita la @.
refused-no-result = La partida { $id } acabó sin resultado: no cuenta en ninguna parte y no queda nada por decidir.
refused-annulled-before = La partida { $id } ya está anulada.
refused-unshared = La partida { $id } solo la ve quien la juega hasta que la comparta, así que no hay nada que volver a publicar.
refused-own-match = Tú juegas en la partida { $id }, así que debe decidir otra persona con «Gestionar servidor».
refused-not-asked = Esta pregunta ya se ha respondido o reemplazado. Empieza de nuevo si todavía quieres hacerlo.
refused-ban-yourself = No puedes vetar tu propia cuenta.
refused-ban-bot = { $user } es un bot, y los bots no juegan.
refused-ban-manager = { $user } puede gestionar este servidor y podría levantar el veto. Quítale primero ese permiso.
refused-banned-before = { $user } ya tiene un veto aquí. Para indicar un motivo nuevo, repite el veto y escríbelo.{ $reason ->
    [none] { "" }
   *[given] { "" }
        Motivo actual: { $reason }
}

select-ban = Vetar a un miembro…
select-unban = Levantar un veto…
select-unban-member = Levantar el veto de otro miembro…
button-moderate = Moderar
moderate = **Partida { $id }:** { $first } contra { $second }. Te pediré que confirmes cada decisión.
button-ruling-first = Gana quien empieza
button-ruling-second = Gana quien no empieza
button-ruling-draw = Empate
button-ruling-cancel = Cancelar sin resultado
button-ruling-void = Anular para la puntuación
button-ruling-repost = Publicar de nuevo
form-reason-label = Motivo; lo leen ambas partes
form-reason-placeholder = por ejemplo: ambas partes están de acuerdo
form-ban-title = Vetar a un miembro
form-unban-title = Levantar un veto
form-ban-reason-label = Motivo; lo lee esa persona
form-ban-reason-placeholder = Puedes dejarlo vacío
matches-to-rule = **Partidas:** elige una para terminarla, anularla para la puntuación o publicarla de nuevo. Te pediré que confirmes cada decisión.
select-rule-running = Una partida en curso…
select-rule-over = Una partida terminada…
button-rule-number = Escribir el número de una partida
form-rule-number-label = Número de la partida
form-rule-number-placeholder = por ejemplo: 12
