### Pistas, análisis y problemas: lo que muestra el cálculo del bot.

## Comandos

choice-difficulty-easy = fácil
choice-difficulty-medium = media
choice-difficulty-hard = difícil

## Problemas

puzzle-heading = 🧩 **{ $game }**, problema { $number } · { $difficulty }
puzzle-daily-heading = 🧩 **{ $game }: problema del día**, { $date } · { $difficulty }
puzzle-task = Juegan las { side-name } y ganan { $moves ->
    [easy] en una jugada
    [medium] en dos jugadas como máximo
   *[hard] en tres jugadas como máximo
}, juegue lo que juegue el rival. Solo una jugada lo logra.
puzzle-goes-on = ✅ `{ $move }` es correcta. El rival responde { $answers }. Sigue:
puzzle-wrong = ❌ `{ $move }`: { $meaning }. Así no se gana a tiempo.
puzzle-solved = ✅ `{ $move }`: { $meaning }. ¡Resuelto!
puzzle-counted = Tu primer intento es correcto, así que cuenta. Aciertos seguidos: { $streak }
puzzle-missed = Solo cuenta el primer intento, y el tuyo no ha sido correcto. El próximo problema llega mañana.
puzzle-day-over = El día de este problema ya ha pasado, así que no cuenta.
puzzle-solution = La solución: { $moves }
puzzle-none = Este problema ya no existe.
puzzle-daily-how = Pulsa **Resolver**: solo tú ves lo que pruebas. Cuenta tu primer intento, hasta la medianoche UTC.
puzzle-before = -# El anterior ({ $date }, { $game }): { $moves } · Aciertos al primer intento: { $found } de { $tried }
puzzle-table-title = 🧩 **Problemas del día** desde el { $since } · participantes: { $count }
puzzle-table-row = { $place }. { $player }: { $found } de { $tried } al primer intento
puzzle-table-none = Aún no lo ha intentado nadie. `/puzzle` te da otros cuando quieras.
puzzle-streak = Tus primeros intentos correctos seguidos: { $streak }
puzzle-channel = Desde hoy publico un problema en { $channel } cada día, a medianoche UTC. El de hoy llega ahora.
puzzle-channel-tomorrow = Publico un problema en { $channel } cada día, a medianoche UTC. El de hoy ya estaba elegido, así que el juego que has elegido empieza mañana.
puzzle-channel-off = Ya no publico problemas aquí.
puzzle-channel-none = No publico problemas en este servidor.
refused-puzzle-channel = No puedo publicar problemas en { $channel }, porque allí me faltan estos permisos: { $names }. No ha cambiado nada.
refused-puzzle-of-today = Ese es el problema del día aquí, así que su solución llega mañana. `/puzzle` te da otros.
button-puzzle-solve = Resolver
button-puzzle-next = Siguiente problema
button-puzzle-solution = Solución
button-puzzle-table = Tabla

## Pistas

hint = 💡 { $id } { $game }: `{ $move }` ({ $meaning })
hint-wins = Gana con tus próximas jugadas, { $moves } como mucho, juegue lo que juegue tu rival.
hint-loses = { $moves ->
    [one] Si tu rival juega bien, todas las jugadas pierden. Esta es la que más aguanta: al menos 1 jugada.
   *[other] Si tu rival juega bien, todas las jugadas pierden. Esta es la que más aguanta: al menos { $moves } jugadas.
}
hint-only = Es la única jugada tras la que tu rival no puede ganar en el acto.
hint-stops-win = Tras casi cualquier otra jugada, tu rival podría ganar en el acto; tras esta, no.
hint-saves = Tras casi cualquier otra jugada, tu rival podría capturar esta pieza; tras esta, no: { $piece }.
hint-threatens-win = Amenaza con ganar en tu próxima jugada.
hint-attacks = Amenaza con capturar: { $piece }.
hint-stands = { $who ->
    [even] Con buen juego de ambos bandos, la posición queda igualada.
    [better] Con buen juego de ambos bandos, quedas por delante, con cerca de { $pieces ->
        [one] 1 pieza
       *[other] { $pieces } piezas
    } más.
   *[worse] Vas por detrás, con cerca de { $pieces ->
        [one] 1 pieza
       *[other] { $pieces } piezas
    } menos, pero ninguna otra jugada parece mejor.
}
hint-left = { $left ->
    [0] Era tu última pista en esta partida.
    [one] Te queda 1 pista en esta partida.
   *[other] Te quedan { $left } pistas en esta partida.
}
hint-caption = Una pista, sin jugar
refused-hint-rated = No hay pistas en { $id }, porque es por puntos. En partidas sin puntos tienes tres.
refused-hint-arranged = No hay pistas en { $id }, porque forma parte de un torneo o de un encuentro entre servidores.
refused-hints-used = Ya has usado tus { $most } pistas en { $id }. Cuando acabe la partida, **Analizar** mostrará las jugadas mejores.

## Análisis

analysis-thinking = 🤔 Repaso { $id } jugada a jugada. Puede tardar un minuto.
analysis-head = 📈 **{ $game }** { $id }: { $first } – { $second }
analysis-curve = La curva muestra quién iba por delante tras cada jugada: { $top } por encima del centro, { $bottom } por debajo. Los bordes son una victoria segura.
analysis-turns = { $count ->
    [0] Ninguna jugada cambió mucho por sí sola.
    [one] Una jugada fue la que más cambió la partida:
   *[other] Estas jugadas fueron las que más cambiaron la partida:
}
analysis-turn = { $number }. Jugada { $ply }, `{ $played }`: { $before } → { $after }. Mejor: `{ $better }`.
analysis-at = **Jugada { $ply }** · { side-name }: `{ $played }`, { $before } → { $after }. Mejor era `{ $better }` ({ $meaning }).
analysis-wins = ganan las { side-name }
analysis-none = No se hizo ninguna jugada, así que no hay nada que analizar.
analysis-caption = Mejor: { $move }
# Below small boards: the number of the move and what was played, and what was better. At most 16 letters.
analysis-board-played = { $ply }: { $move }
analysis-board-better = mejor: { $move }
alt-analysis = Curva de quién iba por delante en una partida de { $game } de { $count } jugadas. Momentos clave: { $turns }.
button-analysis-curve = Curva
button-analysis-turn = Jugada { $ply }

## Help

help-training = **Mejorar:** `/match` te da pistas en tu turno, tres en una partida sin puntos, y el análisis de una partida terminada: cómo fue y qué era mejor. `/puzzle` te da posiciones con una sola jugada ganadora.

puzzle-settings = Publico un problema en { $channel } cada día. { $game ->
    [any] El juego es distinto cada día.
   *[other] El juego es { $game }.
}
puzzle-settings-none = En este servidor no publico problemas. Elige un canal y publicaré allí uno cada día.
select-puzzle-channel = Canal para el problema del día…
select-puzzle-game = Juego de los problemas…
option-any-game = Un juego distinto cada día
button-puzzle-off = No publicar problemas
