### Temporadas, insignias y lo que la moderación debería mirar.

## Commands

command-leaderboard-season = Quién jugó mejor en una temporada de este servidor: un trimestre
    .name = temporada
command-server-signals = Mira qué partidas por puntos de este servidor convendría revisar

season-wish-this = Esta temporada
season-wish-last = La temporada pasada

## Seasons

season-name = { $quarter ->
    [1] enero a marzo de { $year }
    [2] abril a junio de { $year }
    [3] julio a septiembre de { $year }
   *[other] octubre a diciembre de { $year }
}
season-title = { $pool }: clasificación de este servidor, { $season }
season-runs = La temporada dura hasta el { $end }.
season-legend = Cuenta la puntuación duradera. Hacen falta al menos { $matches } partidas por puntos contra al menos { $opponents } rivales, aquí y en la temporada. La última columna dice cuánto ganó la puntuación. Las puntuaciones con signo de interrogación son provisionales y van al final.
season-own = { $player }: puesto { $place }, puntuación { $rating } ({ $gained }), ganadas { $wins }, perdidas { $losses }, empates { $draws }.
season-missing = Aún no tienes puesto. Te faltan partidas por puntos: { $matches }, y rivales: { $opponents }.
season-unranked = No tuviste puesto en esta temporada.
season-empty = Aún nadie tiene puesto en esta temporada.
season-was-empty = Nadie tuvo puesto en esta temporada.
season-column-gained = +/−
button-season-before = Temporada anterior
button-season-after = Temporada siguiente
refused-season-everywhere = Cada servidor tiene sus propias temporadas. Pide una temporada de este servidor, o todos los servidores sin temporada.

## Badges

badge-first = 🥇 Primer puesto: { $season }
badge-giant-killer = 🗡️ Matagigantes: ganó { $id } contra una puntuación { $points } puntos más alta
badge-iron-chair = 🪑 Silla de hierro: { $count ->
    [one] 1 partida
   *[other] { $count } partidas
} en un año, y ninguna perdida por tiempo
badge-all-games = 🎲 En casa en todas partes: ha ganado partidas por puntos en todos los juegos

## Absences

same-absence = No cuenta para la puntuación: se perdió en la misma ausencia que { $id }, que cuenta por ella.
history-same-absence = sin puntos, misma ausencia que { $id }

## Matches too short to be rated

too-short = No cuenta para la puntuación: acabó antes de que ambos hicieran dos jugadas.
history-too-short = sin puntos, demasiado corta

## Signals

signals-head = **Partidas por puntos de aquí, de los últimos { $days } días, que quizá merecen una mirada.** Son números y no un veredicto: los amigos juegan mucho entre sí, y quien empieza se rinde pronto.
signals-none = En las partidas por puntos de los últimos { $days } días no veo nada llamativo.
signals-more = … y { $count } más.
signals-next = `/history` muestra las partidas de alguien. Si una partida no fue en serio, `/server annul` la quita de las puntuaciones.
signal-same-pair = { $one } y { $other } han jugado { $matches } veces entre sí; ganadas: { $wins } a { $losses }.
signal-quick-against = { $player } se rindió { $count } veces antes de la jugada { $plies } contra { $other }.
signal-quick = { $player } se rindió { $count } veces antes de la jugada { $plies }, contra varios rivales.
signal-absent-against = { $player } perdió { $count } veces por tiempo contra { $other }.
signal-absent = { $player } perdió { $count } veces por tiempo, contra varios rivales.

## Honours

command-server-honours = Mira o cambia lo que hace este servidor por quienes mejor juegan
command-server-honours-news = Anunciar en este canal el final de cada temporada
    .name = anunciar
command-server-honours-best = Un rol para los tres primeros puestos de la clasificación
    .name = mejores
command-server-honours-champion = Un rol para el primer puesto de la temporada anterior
    .name = primer-puesto
command-server-honours-without = Quitar un rol de la lista: ya nadie lo recibe
    .name = sin
honour-without-best = Tres primeros puestos de la clasificación
honour-without-champion = Primer puesto de la temporada anterior
honours-news = El final de las temporadas se anuncia en { $channel }.
honours-no-news = El final de las temporadas no se anuncia.
honours-best = Los tres primeros puestos de la clasificación de todos los juegos tienen { $role }.
honours-no-best = Los tres primeros puestos de la clasificación no tienen rol.
honours-champion = El primer puesto de la temporada anterior tiene { $role }.
honours-no-champion = El primer puesto de la temporada anterior no tiene rol.
honours-may-not = Aquí no puedo dar roles. Permite «Gestionar roles» a mi rol, ponlo por encima de estos roles en los ajustes del servidor y usa `/server honours` otra vez.
honours-failed = { $count ->
    [one] No pude dar 1 rol.
   *[other] No pude dar { $count } roles.
} En los ajustes del servidor, mi rol debe estar por encima de los que doy. Lo intento otra vez ahora.
refused-no-honour = No puedo dar este rol como premio. Elige uno que no dé poder sobre otros, tampoco en ningún canal, y no sea de un bot.
refused-honour-not-yours = Solo puedes elegir roles que podrías dar por tu cuenta: necesitas «Gestionar roles» y un rol por encima de este.
season-over = **La temporada terminó: { $season }**
season-had = { $count ->
    [one] 1 persona tuvo puesto.
   *[other] { $count } personas tuvieron puesto.
}
button-season-board = Clasificación completa
