### The page with live boards.

button-browser = Abrir en el navegador
button-open = Abrir tablero
button-play-now = Jugar ahora
refused-open-board = Ahora mismo no puedo abrir tableros dentro de Discord. `/board` te muestra uno aquí.
page-again = Tu sesión ha caducado. Vuelve a abrir el tablero desde Discord.
page-ask = ¿Hacer esta jugada?
page-challenges = Desafíos
page-consent = Discord te pregunta si Courtier puede saber quién eres. En cuanto aceptes, tu tablero aparecerá aquí.
page-declined = Sin saber quién eres, Courtier no puede mostrar tu tablero.
page-draw = Hay una propuesta de empate.
page-empty = vacía
page-first = Posición inicial
page-game = Juego
page-here = está aquí
page-hidden = Esta partida no se puede mostrar aquí.
page-last = Tablero actual
page-learn = Aprender
page-loading = Cargando el tablero…
page-lobby = Todos los juegos
page-lost = Esta vez has perdido.
page-matches = Mis partidas
page-none = En Discord, `/play` empieza una partida.
page-offline = Se ha perdido la conexión. Reconectando…
page-pause = Se propone una pausa: { $time }.
page-piece = { $height ->
    [1] { $piece } ({ $side })
   *[other] { $piece } ({ $side }), { $height } piedras
}
page-play-now-about = **Jugar ahora** empieza una partida contra el ordenador, a un nivel adecuado para ti.
page-puzzle = Problema
page-rematch = Se ofrece la revancha.
page-rematch-over = No se ha aceptado la revancha.
page-takeback = Hay una petición de deshacer la última jugada.
page-theme = Colores
page-too-fast = Demasiado rápido. Espera unos segundos.
page-watching = Mirando
page-won = ¡Has ganado!
page-you = tú
page-your-turn = Tu turno
