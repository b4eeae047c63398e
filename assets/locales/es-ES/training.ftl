### Pistas, análisis y problemas: lo que muestra el cálculo del bot.

## Comandos

command-hint = Pide una pista cuando te toque, en una partida que no sea por puntos; tres por partida
command-hint-match = Qué partida, si no es la de este hilo
    .name = partida
command-analyze = Mira cómo fue una partida terminada y las mejores jugadas en sus momentos clave
command-analyze-match = Qué partida, si no es la de este hilo
    .name = partida
command-puzzle = Encuentra la única jugada que gana
command-puzzle-solve = Pide una posición para resolver; solo la ves tú
command-puzzle-solve-game = Qué juego; déjalo vacío para cualquiera
    .name = juego
command-puzzle-solve-difficulty = Qué dificultad; déjalo vacío para cualquiera
    .name = dificultad
command-puzzle-table = Mira quién resolvió más problemas del día este mes
command-server-puzzle = Publicar cada día un problema, que los miembros resuelven en privado
command-server-puzzle-channel = Dónde; déjalo vacío para este canal
    .name = canal
command-server-puzzle-game = De qué juego; déjalo vacío para uno distinto cada día
    .name = juego
command-server-puzzle-off = No publicar más
    .name = quitar
choice-difficulty-easy = fácil
choice-difficulty-medium = media
choice-difficulty-hard = difícil

## Problemas

puzzle-heading = 🧩 **{ $game }**, problema { $number } · { $difficulty }
puzzle-daily-heading = 🧩 **{ $game }: problema del día**, { $date } · { $difficulty }
puzzle-task = Juegan las { side-name } y ganan { $moves ->
    [easy] en el acto
    [medium] a la segunda jugada como muy tarde
   *[hard] a la tercera jugada como muy tarde
}, juegue lo que juegue el rival. Solo una jugada lo logra.
puzzle-goes-on = ✅ `{ $move }` es correcta. El rival responde { $answers }. Sigue:
puzzle-wrong = ❌ `{ $move }`: { $meaning }. Así no se gana a tiempo.
puzzle-solved = ✅ `{ $move }`: { $meaning }. ¡Resuelto!
puzzle-counted = Tu primer intento fue correcto, así que cuenta. Aciertos seguidos: { $streak }
puzzle-missed = Solo cuenta el primer intento, y el tuyo no fue correcto. El próximo problema llega mañana.
puzzle-day-over = El día de este problema ya pasó, así que no cuenta.
puzzle-solution = La solución: { $moves }
puzzle-none = Este problema ya no existe.
puzzle-daily-how = Pulsa **Resolver**: solo tú ves lo que intentas. Cuenta tu primer intento, hasta la medianoche UTC.
puzzle-before = -# El anterior ({ $date }, { $game }): { $moves } · { $found } de { $tried } acertaron al primer intento.
puzzle-table-title = 🧩 **Problemas del día** desde el { $since } · participantes: { $count }
puzzle-table-row = { $place }. { $player }: { $found } de { $tried } al primer intento
puzzle-table-none = Aún nadie lo intentó. `/puzzle` te da otros cuando quieras.
puzzle-streak = Tus primeros intentos correctos seguidos: { $streak }
puzzle-channel = Desde hoy publico un problema en { $channel } cada día, a medianoche UTC. El de hoy llega ahora.
puzzle-channel-tomorrow = Publico un problema en { $channel } cada día, a medianoche UTC. El de hoy ya estaba elegido y se queda, así que el juego que elegiste empieza mañana.
puzzle-channel-off = Ya no publico problemas aquí.
puzzle-channel-none = No publico problemas en este servidor. Deja vacías las opciones para que haya uno cada día.
refused-puzzle-channel = No puedo publicar problemas en { $channel }, porque allí me faltan estos permisos: { $names }. Nada ha cambiado.
refused-puzzle-of-today = Ese es aquí el problema del día, así que su solución llega mañana. `/puzzle` te da otros.
button-puzzle-solve = Resolver
button-puzzle-next = Siguiente problema
button-puzzle-solution = Solución
button-puzzle-table = Tabla

## Pistas

hint = 💡 { $id } { $game }: `{ $move }` ({ $meaning })
hint-wins = Gana con tus próximas jugadas, { $moves } como mucho, juegue lo que juegue tu rival.
hint-loses = { $moves ->
    [one] Si tu rival juega bien, todas las jugadas pierden. Esta aguanta más: 1 jugada por lo menos.
   *[other] Si tu rival juega bien, todas las jugadas pierden. Esta aguanta más: { $moves } jugadas por lo menos.
}
hint-only = Es la única jugada tras la que tu rival no puede ganar en el acto.
hint-stops-win = Tras casi cualquier otra jugada tu rival puede ganar en el acto; tras esta, no.
hint-saves = Tras casi cualquier otra jugada tu rival puede capturar esto; tras esta, no: { $piece }.
hint-threatens-win = Amenaza con ganar en tu próxima jugada.
hint-attacks = Amenaza con capturar: { $piece }.
hint-stands = { $who ->
    [even] Si ambos jugáis bien, después nadie está mejor.
    [better] Si ambos jugáis bien, después estás mejor, por cerca de { $pieces ->
        [one] 1 pieza
       *[other] { $pieces } piezas
    }.
   *[worse] Estás peor, por cerca de { $pieces ->
        [one] 1 pieza
       *[other] { $pieces } piezas
    }, pero ninguna otra jugada parece mejor.
}
hint-left = { $left ->
    [0] Era tu última pista en esta partida.
    [one] Te queda 1 pista en esta partida.
   *[other] Te quedan { $left } pistas en esta partida.
}
hint-caption = Una pista, sin jugar
refused-hint-rated = No hay pistas en { $id }, porque es por puntos: ahí cuentan tus propias jugadas. En partidas que no son por puntos tienes tres.
refused-hint-arranged = No hay pistas en { $id }, porque es de un torneo o de un encuentro entre servidores.
refused-hints-used = Ya tuviste tus { $most } pistas en { $id }. Al acabar la partida, `/analyze` muestra las mejores jugadas.

## Análisis

analysis-thinking = 🤔 Repaso { $id } jugada a jugada. Puede tardar un minuto.
analysis-head = 📈 **{ $game }** { $id }: { $first } – { $second }
analysis-curve = Tras cada jugada, la curva muestra quién estaba mejor: por encima del medio { $top }, por debajo { $bottom }, en el borde una victoria segura.
analysis-turns = { $count ->
    [0] Ninguna jugada cambió mucho por sí sola.
    [one] Una jugada fue la que más cambió:
   *[other] Estas jugadas fueron las que más cambiaron:
}
analysis-turn = { $number }. Jugada { $ply }, `{ $played }`: { $before } → { $after }. Mejor era `{ $better }`.
analysis-at = **Jugada { $ply }** · { side-name }: `{ $played }`, { $before } → { $after }. Mejor era `{ $better }` ({ $meaning }).
analysis-wins = ganan las { side-name }
analysis-none = Nadie hizo una jugada, así que no hay nada que analizar.
analysis-caption = Mejor era { $move }
# Below small boards: the number of the move and what was played, and what was better. At most 16 letters.
analysis-board-played = { $ply }: { $move }
analysis-board-better = mejor: { $move }
alt-analysis = Curva de quién estaba mejor en una partida de { $game } de { $count } jugadas. Momentos clave: { $turns }.
button-analysis-curve = Curva
button-analysis-turn = Jugada { $ply }

## Help

help-training = **Mejorar:** `/hint` te muestra una buena jugada cuando te toca, tres veces en una partida que no sea por puntos. `/analyze` muestra cómo fue una partida terminada y qué era mejor. `/puzzle` te da posiciones en las que solo gana una jugada.
