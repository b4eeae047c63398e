### Pistas, análisis y problemas: lo que muestra el cálculo del bot.

## Comandos

choice-difficulty-easy = fácil
choice-difficulty-medium = medio
choice-difficulty-hard = difícil

## Problemas

puzzle-heading = 🧩 **{ $game }**, { $date ->
    [none] problema { $number }
   *[other] problema del día, { $date }
} · { $difficulty }
puzzle-task = Juegan las { side-name } y ganan { $moves ->
    [easy] en una jugada
    [medium] en dos jugadas como máximo
   *[hard] en tres jugadas como máximo
}. Solo vale una jugada.
puzzle-goes-on = ✅ `{ $move }` es correcta. El rival responde { $answers }.
puzzle-wrong = ❌ `{ $move }`: { $meaning }. Así no se gana a tiempo.
puzzle-refuted = Tras `{ $move }`, tu rival responde { $answers }{ $so ->
    [end] { "" }.
    [loss] { "" } y gana si juega bien.
    [late-win] { "" }. Aún ganarías, pero demasiado tarde.
   *[open] { "" }, y ya no hay victoria rápida.
}
puzzle-answer = `{ $move }` ({ $meaning })
puzzle-solved = ✅ `{ $move }`: { $meaning }. ¡Resuelto!
puzzle-counted = ¡Acierto al primer intento! Seguidos: { $streak }
puzzle-missed = Solo cuenta el primer intento. El próximo problema llega mañana.
puzzle-day-over = Este es el problema de un día anterior, así que no cuenta.
puzzle-solution = Solución: { $moves }
puzzle-none = Este problema ya no existe.
puzzle-daily-how = Solo tú ves tus intentos. Cuenta el primero, hasta la medianoche UTC.
puzzle-before = -# El anterior ({ $date }, { $game }): { $moves } · al primer intento: { $found } de { $tried }
puzzle-table-title = 🧩 **Problemas del día** desde el { $since }, aciertos al primer intento · participantes: { $count }
puzzle-table-row = { $place }. { $player }: { $found } de { $tried }
puzzle-table-none = Aún no lo ha intentado nadie.
puzzle-streak = Tu racha: { $streak }
puzzle-channel = Publico un problema diario en { $channel }, a medianoche UTC{ $begins ->
    [today] { "" }, desde hoy.
   *[tomorrow] { "" }. El juego que has elegido empieza mañana.
}
puzzle-channel-off = Ya no publico problemas aquí.
puzzle-channel-none = No publico problemas aquí.
refused-puzzle-channel = No puedo publicar problemas en { $channel } sin estos permisos: { $names }.
refused-puzzle-of-today = Ese es el problema del día: su solución llega mañana. `/puzzle` tiene otros.
button-puzzle-solve = Resolver
button-puzzle-next = Siguiente problema
button-puzzle-solution = Solución
button-puzzle-easy = Fácil
button-puzzle-medium = Medio
button-puzzle-hard = Difícil

## Pistas

hint = 💡 { $id } { $game }: `{ $move }` ({ $meaning })
hint-wins = { $moves ->
    [one] Gana en { $moves } jugada.
   *[other] Gana en { $moves } jugadas como mucho.
}
hint-loses = { $moves ->
    [one] Con buen juego del rival, todas las jugadas pierden. Esta es la que más aguanta: al menos 1 jugada.
   *[other] Con buen juego del rival, todas las jugadas pierden. Esta es la que más aguanta: al menos { $moves } jugadas.
}
hint-only = Es la única jugada que evita perder en el acto.
hint-stops-win = Evita perder en el acto; casi ninguna otra lo hace.
hint-saves = Salva esta pieza, y casi ninguna otra jugada lo hace: { $piece }.
hint-threatens-win = Amenaza con ganar en la próxima jugada.
hint-attacks = Amenaza con capturar: { $piece }.
hint-stands = { $who ->
    [even] Con buen juego, la posición queda igualada.
    [better] Con buen juego, quedas por delante, con cerca de { $pieces ->
        [one] 1 pieza
       *[other] { $pieces } piezas
    } más.
   *[worse] Vas por detrás, con cerca de { $pieces ->
        [one] 1 pieza
       *[other] { $pieces } piezas
    } menos, pero ninguna jugada parece mejor.
}
hint-left = { $left ->
    [0] Era tu última pista.
    [one] Te queda 1 pista.
   *[other] Te quedan { $left } pistas.
}
hint-caption = Una pista, sin jugar
refused-hint-rated = Las partidas por puntos como { $id } no tienen pistas; las demás, tres.
refused-hint-arranged = Las partidas de torneo o de encuentro como { $id } no tienen pistas.
refused-hint-at-stake = La partida { $id } ha pasado por la posición de una partida en curso que cuenta. Habrá pistas y análisis cuando esa partida avance.
refused-computer-at-stake = La partida { $id } mostraría qué jugar en una de tus partidas en curso que cuentan. Juega primero allí y luego sigue aquí.
refused-hints-used = Ya has usado tus { $most } pistas en { $id }. Tras la partida, **Analizar** muestra jugadas mejores.

## Análisis

analysis-curve = Por encima del centro iban por delante las { $top }; por debajo, las { $bottom }. Arriba y abajo del todo, la victoria es segura.
analysis-turns = { $count ->
    [0] Ninguna jugada cambió mucho por sí sola.
    [one] Una jugada fue la que más cambió la partida:
   *[other] Estas jugadas fueron las que más cambiaron la partida:
}
analysis-drift = **Las { side-name } fueron cediendo poco a poco entre las jugadas { $from } y { $to }.** Estas son las que más costaron:
analysis-turn = { $number }. Jugada { $ply }, `{ $played }`: { $before } → { $after }. Mejor: `{ $better }`.
analysis-at = **Jugada { $ply }** · { side-name }: `{ $played }`, { $before } → { $after }. Mejor era `{ $better }` ({ $meaning }).
analysis-wins = ganan las { side-name }
analysis-none = No hay jugadas que analizar.
analysis-caption = Mejor: { $move }
# Below small boards: the number of the move and what was played, and what was better. At most 16 letters.
analysis-board-played = { $ply }: { $move }
alt-analysis = Curva de quién iba por delante en una partida de { $game } de { $count } jugadas. Momentos clave: { $turns }.
button-analysis-curve = Curva
button-analysis-turn = Jugada { $ply }

## Help

help-training = **Mejorar:** `/match` te da tres pistas en tus turnos de una partida sin puntos y analiza las terminadas. `/puzzle` tiene posiciones con una sola jugada ganadora.

puzzle-settings = Publico un problema diario en { $channel }. { $game ->
    [any] El juego cambia cada día.
   *[other] El juego es { $game }.
}
puzzle-settings-none = No publico problemas aquí. Elige un canal para uno diario, o un juego para tenerlo en este canal.
select-puzzle-channel = Canal para el problema del día…
select-puzzle-game = Juego de los problemas…
option-any-game = Un juego distinto cada día
button-puzzle-off = No publicar problemas
