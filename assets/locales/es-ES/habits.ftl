### El tiempo como lo organizan los jugadores: el reloj de una partida, lo que acuerdan dos, vacaciones, horas de silencio.

## El reloj de una partida

command-clock = Mira el reloj de una partida, da tiempo a tu rival o propón una pausa
command-clock-match = Qué partida, si no es la de este hilo
    .name = partida
clock-left = { $player }: quedan { $left }
clock-state = { $state ->
    [running] Es el turno de { $player } y el reloj corre.
    [run-out] A { $player } se le acabó el tiempo.
    [beginning] El reloj aún no ha arrancado: la partida espera la primera jugada de { $player }.
    [pause] El reloj está parado: hay una pausa acordada.
    [outage] El reloj está parado: el bot no estaba disponible.
    [homeless] El reloj está parado: el canal de la partida ya no existe.
    [vacation] El reloj está parado: vacaciones de { $player }.
    [quiet] El reloj está parado: horas de silencio de { $player }.
   *[weekend] El reloj está parado: es fin de semana donde vive { $player }.
}
clock-again = Vuelve a correr el { $when } ({ $left }).
clock-begins = Arranca como muy tarde el { $when } ({ $left }).
clock-until = { $player } tiene tiempo hasta el { $when } ({ $left }).
button-clock = Reloj
button-give-time = Dar { $value }
button-resume = Reanudar
select-pause = Proponer una pausa de…
gift-given = Diste { $time } a tu rival.
gift-before = Se acaba de dar tiempo, así que ahora no se dio más. Pulsa otra vez si quieres dar más.
news-gift = { $opponent } da { $time } a { $player }. A { $player } le quedan ahora { $left }.
news-resume = { $player } terminó la pausa. El reloj vuelve a correr.
news-back = { $player } está de vuelta. Su reloj vuelve a correr.
news-days = { $player } cambió su zona horaria o sus horas de silencio, así que su tiempo se acaba en otro momento.
news-outage = El bot no estuvo disponible desde { $from } hasta { $until }. Ese tiempo no cuenta para nadie.
board-paused = **Pausa:** ambos acordaron que el reloj esté parado hasta el { $when } ({ $left }). Cualquiera puede terminarla antes, también con `/clock`.
board-away = { $player } está de vacaciones hasta el { $when } ({ $left }); mientras tanto, su reloj está parado.
matches-away = { $line } (de vacaciones, vuelve { $until })
help-clock = `/clock` muestra el reloj de una partida. Ahí das tiempo a tu rival o propones una pausa, y `/claim` termina una partida en la que se le acabó el tiempo. `/vacation` para tus relojes mientras estés fuera.

## Vacaciones

command-vacation = Mira tus vacaciones o auséntate un tiempo: mientras, tus relojes están parados
command-vacation-from = El primer día, por ejemplo 2026-12-24 o 24.12.; vacío: desde ahora
    .name = desde
command-vacation-until = El último día, por ejemplo 2027-01-06 o 6.1.
    .name = hasta
vacation-none = Estás aquí y no tienes vacaciones previstas.
vacation-on = **Estás de vacaciones** hasta el { $last } inclusive. Vuelves el { $back } ({ $left }).
vacation-ahead = **Previsto:** del { $first } al { $last } inclusive, de vuelta el { $back }.
vacation-left = De los { $budget } que cada cual tiene al año, te quedan { $left } en { $year }.
vacation-explained = Mientras estés fuera, tu tiempo no corre en ninguna partida, salvo en vivo. Tus rivales lo leen cuando empieza. Duran al menos un día. Aun así puedes jugar.
button-vacation-now = Empezar ahora, hasta…
button-vacation-plan = Planear
button-vacation-end = Terminar ahora
button-vacation-cancel = Cancelar lo previsto
vacation-draft = Estarías de vacaciones del { $first } al { $last } inclusive, y de vuelta el { $back }.
vacation-draft-now = Estarías de vacaciones desde ahora hasta el { $last } inclusive, y de vuelta el { $back }.
vacation-cost = Gasta { $cost } de tu reserva de { $year }. Te quedarían { $left }.
vacation-matches = { $count ->
    [0] No tienes ahora ninguna partida en la que se pararía tu reloj.
    [one] Tu reloj se pararía en una partida.
   *[other] Tu reloj se pararía en { $count } partidas.
}
button-vacation-take = Tomar estas vacaciones
button-vacation-leave = Mejor no
form-vacation-title = Vacaciones
form-vacation-from-label = Primer día (vacío: desde ahora)
form-vacation-until-label = Último día
form-vacation-placeholder = 2026-12-24 o 24.12.
refused-vacation = { $why ->
    [empty] El último día es anterior al primero.
    [past] Eso está en el pasado. Unas vacaciones empiezan ahora o más tarde.
    [far] Eso queda demasiado lejos. Unas vacaciones pueden empezar hasta el { $latest }.
   *[budget] Cada cual tiene { $budget } de vacaciones al año. Para { $year } te quedan { $left }, y no alcanza.
}
refused-vacation-begun = Unas vacaciones duran al menos un día: puedes terminar las tuyas a partir del { $when } ({ $left }). Aun así puedes jugar.
refused-not-away = No estás de vacaciones.
refused-nothing-planned = No tienes vacaciones previstas.
refused-no-such-day = «{ $text }» no es un día que pueda leer. Escríbelo como 2026-12-24, 24.12.2026 o 24.12.

## Zona y horas de silencio

command-settings-zone = Tu zona horaria, por ejemplo Europe/Madrid
    .name = zona
command-settings-quiet-hours = Horas en las que tu tiempo no corre, por ejemplo 22:00–08:00; - para ninguna
    .name = horas-de-silencio
settings-time =
    Tu tiempo:
    - Zona horaria: { $zone }
    - Horas de silencio: { $quiet }
    En las horas de silencio, tu tiempo no corre en ninguna partida, salvo en vivo.
settings-no-quiet = ninguna
settings-time-free = Ambas se cambian juntas, como mucho una vez por semana.
settings-time-settled = Se podrán cambiar otra vez el { $when } ({ $left }).
button-time = Tiempo
button-change-time = Cambiar
form-time-title = Tu tiempo
form-time-zone-label = Zona horaria, o su ciudad
form-time-zone-placeholder = Europe/Madrid o Madrid
form-time-quiet-label = Horas de silencio (vacío: ninguna)
form-time-quiet-placeholder = 22:00–08:00
refused-no-such-zone = «{ $text }» no nombra una sola zona horaria. Elige una con `/settings` en la opción `zona`, que las sugiere mientras escribes.
refused-no-such-hours = «{ $text }» no son horas de silencio. Escríbelas como 22:00–08:00; duran doce horas como mucho.
refused-settled = La zona y las horas de silencio se cambian una vez por semana. Podrás hacerlo otra vez el { $when } ({ $left }).

## Rechazos

refused-too-much-time = Nadie puede tener más de { $most } en una partida, así que no se dio nada en { $id }.
refused-many-gifts = En un mismo tablero puedes dar { $most }, y ya los diste en la partida { $id }. Podrás dar más después de la próxima jugada.
refused-run-out = En la partida { $id } se acabó el tiempo, así que su reloj ya no se puede cambiar.
refused-not-paused = La partida { $id } no está en pausa: su reloj no está parado por acuerdo.
refused-behind = El bot no estuvo disponible y está poniendo los relojes en hora, así que eso no contó. Vuelve a intentarlo en un momento.
