### Temporadas, insignias y lo que la moderación debería mirar.

## Commands

## Seasons

season-name = { $quarter ->
    [1] enero a marzo de { $year }
    [2] abril a junio de { $year }
    [3] julio a septiembre de { $year }
   *[other] octubre a diciembre de { $year }
}
season-title = { $pool }: clasificación de este servidor, { $season }
season-runs = Dura hasta el { $end }.
season-legend = { $runs ->
        [yes] Para tener puesto hacen falta al menos { $matches } partidas por puntos contra al menos { $opponents } rivales, aquí y en la temporada.
       *[no] Para tener puesto hacían falta al menos { $matches } partidas por puntos contra al menos { $opponents } rivales, aquí y en esa temporada.
    } +/− muestra cómo ha cambiado la puntuación. Un signo de interrogación indica una puntuación provisional, que va al final. { results-order }
season-missing = Aún no tienes puesto. Te faltan partidas por puntos: { $matches }, rivales: { $opponents }.
season-unranked = No has tenido puesto en esta temporada.
season-empty = Aún nadie tiene puesto.
season-was-empty = Nadie ha tenido puesto.
button-season-before = Temporada anterior
button-season-after = Temporada siguiente
refused-season-everywhere = Cada servidor tiene sus propias temporadas. Elige este servidor o deja `temporada` vacío.

## Badges

badge-first = 🥇 Primer puesto: { $season }
badge-giant-killer = 🗡️ Matagigantes: ha ganado { $id } contra una puntuación { $points } puntos más alta
badge-iron-chair = ⏱️ Siempre a tiempo: { $count ->
    [one] 1 partida
   *[other] { $count } partidas
} en un año, ninguna perdida por tiempo
badge-all-games = 🎲 Todoterreno: ha ganado partidas por puntos de todos los juegos

## Absences

same-absence = Sin puntos: perdida en la misma ausencia que { $id }. Solo cuenta { $id }.
history-same-absence = sin puntos, misma ausencia que { $id }

## Matches too short to be rated

too-short = Sin puntos: ha terminado antes de que cada bando hiciera dos jugadas.
history-too-short = sin puntos, demasiado corta

## Signals

signals-head = **Partidas por puntos de los últimos { $days } días que convendría revisar.** No demuestra nada: hay amistades que juegan mucho entre sí y principiantes que se rinden pronto.
signals-none = Nada llamativo en las partidas por puntos de los últimos { $days } días.
signals-next = `/history` muestra las partidas de alguien. Para quitar de las puntuaciones una partida poco limpia, ábrela con `/match` y pulsa **Moderar**.
signal-same-pair = { $one } y { $other } han jugado { $matches } veces entre sí; ganadas: { $wins } a { $losses }.
signal-quick = { $player } se ha rendido { $count } veces antes de la jugada { $plies } contra { $other ->
    [several] varios rivales
   *[other] { $other }
}.
signal-absent = { $player } ha perdido { $count } veces por tiempo contra { $other ->
    [several] varios rivales
   *[other] { $other }
}.

## Honours

honours-news = El final de las temporadas se anuncia en { $channel }.
honours-no-news = El final de las temporadas no se anuncia.
honours-best = Los tres primeros puestos de la clasificación general tienen { $role }.
honours-no-best = Los tres primeros puestos no tienen rol.
honours-champion = El primer puesto de la temporada anterior tiene { $role }.
honours-no-champion = El primer puesto de la temporada anterior no tiene rol.
honours-may-not = Aquí no puedo dar roles. Da a mi rol «Gestionar roles», ponlo por encima de estos roles y abre otra vez esta página.
honours-failed = { $count ->
    [one] No he podido dar 1 rol.
   *[other] No he podido dar { $count } roles.
} Pon mi rol por encima en los ajustes del servidor; lo intento otra vez.
refused-no-honour = Elige un rol que no sea de un bot ni tenga permisos de moderación en ningún canal.
refused-honour-not-yours = Para elegir este rol necesitas «Gestionar roles» y un rol por encima de él.
season-over = **La temporada ha terminado: { $season }**
season-had = { $count ->
    [one] 1 persona ha tenido puesto.
   *[other] { $count } personas han tenido puesto.
}
season-podium = Temporada · { $season }
alt-season-row = { $place }. { $name } { $rating } ({ $gained }), { $wins }–{ $losses }–{ $draws }.
alt-season-podium = Podio de la temporada { $season }
button-season-board = Clasificación completa

select-best-role = Rol para los tres primeros puestos…
select-champion-role = Rol para el primer puesto de la temporada anterior…
button-news-here = Anunciar temporadas aquí
button-no-news = No anunciar temporadas
button-no-best-role = Dejar de dar un rol a los 3 primeros
button-no-champion-role = Dejar de dar un rol al primer puesto
