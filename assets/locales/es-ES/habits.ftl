### El tiempo como lo organizan los jugadores: el reloj de una partida, lo que acuerdan dos, vacaciones, horas de silencio.

## El reloj de una partida

clock-left = { $player }: aún tiene { $left }
clock-state = { $state ->
    [running] Es el turno de { $player } y el reloj corre.
    [run-out] A { $player } se le ha acabado el tiempo.
    [beginning] El reloj aún no ha arrancado: la partida espera la primera jugada de { $player }.
    [pause] El reloj está parado: hay una pausa acordada.
    [outage] El reloj está parado: el bot ha estado sin conexión.
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
gift-given = Has dado { $time } a tu rival.
gift-before = Se acaba de dar tiempo, así que ahora no se ha dado más. Pulsa otra vez si quieres dar más.
news-gift = { $opponent } ha dado { $time } a { $player }. Ahora { $player } tiene { $left }.
news-resume = { $player } ha terminado la pausa. El reloj vuelve a correr.
news-back = { $player } está de vuelta. Su reloj vuelve a correr.
news-days = { $player } ha cambiado su zona horaria o sus horas de silencio, así que su plazo ha cambiado.
news-outage = El bot ha estado sin conexión desde el { $from } hasta el { $until }. Ese tiempo no cuenta para nadie.
board-paused = **Pausa:** el reloj está parado de mutuo acuerdo hasta el { $when } ({ $left }). Cualquiera de los dos puede terminarla antes, también con `/match`.
board-away = { $player } está de vacaciones hasta el { $when } ({ $left }). Mientras tanto, su reloj está parado.
matches-away = { $line } (de vacaciones, vuelve { $until })
help-clock = En `/match` está el reloj: da tiempo a tu rival, propón una pausa o reclama la victoria cuando se le acabe el tiempo. Unas vacaciones en `/settings` paran tus relojes mientras estás fuera.

## Vacaciones

vacation-none = No estás de vacaciones ni las tienes previstas.
vacation-on = **Estás de vacaciones** hasta el { $last } inclusive. Vuelves el { $back } ({ $left }).
vacation-ahead = **Previsto:** del { $first } al { $last } inclusive, de vuelta el { $back }.
vacation-left = Son { $budget } al año; en { $year } aún tienes { $left }.
vacation-explained = Mientras estás de vacaciones, tu tiempo no corre, salvo en partidas en directo. Cuando empiezan, aviso a tus rivales. Duran al menos un día, y puedes seguir jugando.
button-vacation-now = Empezar ahora, hasta…
button-vacation-plan = Planificar
button-vacation-end = Terminar ahora
button-vacation-cancel = Cancelar las previstas
vacation-draft = Estarías de vacaciones del { $first } al { $last } inclusive, y de vuelta el { $back }.
vacation-draft-now = Estarías de vacaciones desde ahora hasta el { $last } inclusive, y de vuelta el { $back }.
vacation-cost = Gastarías { $cost } de { $year }, y aún tendrías { $left }.
vacation-matches = { $count ->
    [0] Ahora no tienes ninguna partida en la que se pararía tu reloj.
    [one] Tu reloj se pararía en una partida.
   *[other] Tu reloj se pararía en { $count } partidas.
}
button-vacation-take = Tomar estas vacaciones
button-vacation-leave = Cancelar
form-vacation-title = Vacaciones
form-vacation-from-label = Primer día (vacío: desde ahora)
form-vacation-until-label = Último día
form-vacation-placeholder = 2026-12-24 o 24.12.
refused-vacation = { $why ->
    [empty] El último día es anterior al primero.
    [past] Ese día ya ha pasado. Las vacaciones empiezan ahora o más tarde.
    [far] Ese día queda demasiado lejos. Las vacaciones pueden empezar hasta el { $latest }.
   *[budget] Cada cual tiene { $budget } de vacaciones al año. En { $year } tienes { $left }, y no basta.
}
refused-vacation-begun = Las vacaciones duran al menos un día: podrás terminar las tuyas a partir del { $when } ({ $left }). Puedes seguir jugando.
refused-not-away = No estás de vacaciones.
refused-nothing-planned = No tienes vacaciones previstas.
refused-no-such-day = No entiendo «{ $text }» como fecha. Escríbela como 2026-12-24, 24.12.2026 o 24.12.

## Zona y horas de silencio

settings-time =
    Tu tiempo:
    - Zona horaria: { $zone }
    - Horas de silencio: { $quiet }
    En las horas de silencio, tu tiempo no corre, salvo en partidas en directo.
settings-no-quiet = ninguna
settings-time-free = Ambas se cambian juntas, como mucho una vez por semana.
settings-time-settled = Se podrán cambiar otra vez el { $when } ({ $left }).
button-change-time = Cambiar
form-time-title = Tu tiempo
form-time-zone-label = Zona horaria, o su ciudad
form-time-zone-placeholder = Europe/Madrid o Madrid
form-time-quiet-label = Horas de silencio (vacío: ninguna)
form-time-quiet-placeholder = 22:00–08:00
refused-no-such-zone = «{ $text }» no corresponde a una sola zona horaria. Elige una con `/settings` en la opción `zona`, que las sugiere mientras escribes.
refused-no-such-hours = No entiendo «{ $text }» como horas de silencio. Escríbelas como 22:00–08:00; duran doce horas como mucho.
refused-settled = La zona y las horas de silencio se cambian una vez por semana. Podrás cambiar las tuyas otra vez el { $when } ({ $left }).

## Rechazos

refused-too-much-time = Nadie puede tener más de { $most } en una partida, así que no se ha dado nada en { $id }.
refused-many-gifts = Ya has dado el máximo de { $most } para esta jugada en la partida { $id }. Podrás dar más tras la siguiente jugada.
refused-run-out = En la partida { $id } se ha acabado el tiempo, así que su reloj ya no se puede cambiar.
refused-not-paused = La partida { $id } no está en pausa: nadie ha acordado parar su reloj.
refused-behind = El bot ha estado sin conexión y está ajustando los relojes, así que eso no ha contado. Vuelve a intentarlo en un momento.
