### El tiempo como lo organizan los jugadores: el reloj de una partida, lo que acuerdan dos, vacaciones, horas de silencio.

## El reloj de una partida

clock-left = { $player }: aún tiene { $left }
clock-state = { $state ->
    [running] Corre el reloj de { $player }.
    [run-out] A { $player } se le ha acabado el tiempo.
    [beginning] El reloj arranca con la primera jugada de { $player }.
    [pause] El reloj está en pausa, de mutuo acuerdo.
    [outage] El reloj está parado: el bot ha estado sin conexión.
    [homeless] El reloj está parado: el canal de la partida ya no existe.
    [vacation] El reloj está parado: vacaciones de { $player }.
    [quiet] El reloj está parado: horas de silencio de { $player }.
   *[weekend] El reloj está parado: fin de semana de { $player }.
}
clock-again = Vuelve a correr el { $when } ({ $left }).
clock-begins = Arranca como muy tarde el { $when } ({ $left }).
clock-until = { $player } tiene tiempo hasta el { $when } ({ $left }).
button-clock = Reloj
button-give-time = Dar { $value }
button-resume = Reanudar
select-pause = Proponer una pausa de…
gift-given = Has dado { $time } a tu rival.
gift-before = Se acaba de dar tiempo. Pulsa otra vez para dar más.
news-gift = { $opponent } ha dado { $time } a { $player }, que ahora tiene { $left }.
news-resume = { $player } ha terminado la pausa. El reloj vuelve a correr.
news-back = { $player } está de vuelta. Su reloj vuelve a correr.
news-days = { $player } ha cambiado de zona horaria u horas de silencio, así que su plazo es otro.
news-outage = El bot ha estado sin conexión desde el { $from } hasta el { $until }. Ese tiempo no cuenta.
board-paused = **Pausa** hasta el { $when } ({ $left }). Cualquiera de los dos puede terminarla antes, aquí o con `/match`.
board-away = { $player } está de vacaciones hasta el { $when } ({ $left }), con el reloj parado.
matches-away = { $line } (de vacaciones, vuelve { $until })
help-clock = Con `/match` das tiempo a tu rival, propones una pausa o reclamas la victoria cuando se le acabe el tiempo. Unas vacaciones en `/settings` paran tus relojes.

## Vacaciones

vacation-none = No tienes vacaciones previstas.
vacation-on = **Estás de vacaciones** hasta el { $last } inclusive, de vuelta el { $back } ({ $left }).
vacation-ahead = **Previsto:** del { $first } al { $last } inclusive, de vuelta el { $back }.
vacation-left = Aún tienes { $left } de vacaciones en { $year }, de un total de { $budget }.
vacation-explained = Las vacaciones duran al menos un día y paran tus relojes, salvo en partidas en directo. Aviso a tus rivales, y puedes seguir jugando.
button-vacation-now = Empezar ahora, hasta…
button-vacation-plan = Planificar
button-vacation-end = Terminar ahora
button-vacation-cancel = Cancelar las previstas
vacation-draft = Estarías de vacaciones { $first ->
    [now] desde ahora hasta el
   *[other] del { $first } al
} { $last } inclusive, de vuelta el { $back }.
vacation-cost = Gastarías { $cost } de tus vacaciones de { $year } y aún tendrías { $left }.
vacation-matches = { $count ->
    [0] Ahora no se pararía ningún reloj.
    [one] Se pararía un reloj.
   *[other] Se pararían { $count } relojes.
}
button-vacation-take = Tomar estas vacaciones
form-vacation-from-label = Primer día (vacío: desde ahora)
form-vacation-until-label = Último día
form-vacation-placeholder = 20 dic, viernes o 2026-12-24
refused-vacation = { $why ->
    [empty] El último día es anterior al primero.
    [past] Ese día ya ha pasado. Empieza ahora o más tarde.
    [far] Ese día queda demasiado lejos. Empieza, como muy tarde, el { $latest }.
   *[budget] Es demasiado tiempo. { vacation-left }
}
refused-vacation-begun = Las vacaciones duran al menos un día. Podrás terminar las tuyas a partir del { $when } ({ $left }).
refused-not-away = No estás de vacaciones.
refused-no-such-day = No entiendo «{ $text }». Escribe el día como «20 dic», «viernes» o «2026-12-24».

## Zona y horas de silencio

settings-time =
    {""}**Zona horaria y horas de silencio**
    - Zona horaria: { $zone }
    - Horas de silencio: { $quiet }
    En las horas de silencio tus relojes se paran, salvo en partidas en directo.
settings-no-quiet = ninguna
settings-time-free = Ambas se pueden cambiar una vez por semana.
settings-time-open =
    Todavía puedes elegir { $open ->
        [zone] tu zona horaria
       *[quiet] tus horas de silencio
    }. Ambas se podrán cambiar otra vez el { $when } ({ $left }).
button-change-time = Cambiar
form-time-zone-label = Zona horaria o su ciudad
form-time-zone-placeholder = Europe/Madrid o Madrid
form-time-quiet-label = Horas de silencio (vacío: ninguna)
refused-no-such-zone = «{ $text }» no corresponde a una sola zona horaria. Elige una en la opción `zona` de `/settings`.
refused-zone-near = «{ $text }» no corresponde a una sola zona horaria. ¿Es una de estas? { $zones }
refused-no-such-hours = No entiendo «{ $text }». Escribe horas como 22:00–08:00, 12 horas como mucho.
refused-settled = Estos ajustes se cambian una vez por semana. Podrás cambiarlos otra vez el { $when } ({ $left }).

## Rechazos

refused-too-much-time = Tu rival en { $id } puede tener como mucho { $most }. Da tiempo cuando haya gastado un poco.
refused-many-gifts = Has dado { $most } en la partida { $id }, el máximo hasta la siguiente jugada.
refused-run-out = En la partida { $id } se ha acabado el tiempo.
refused-not-paused = La partida { $id } no está en pausa.
refused-behind = El bot ha estado sin conexión y está ajustando los relojes. Vuelve a intentarlo en un momento.
