### What the commands are for, as Discord lists them.

command-challenge = Desafía a alguien a una partida o abre una plaza para cualquiera
command-challenge-game = Qué juego
    .name = juego
command-challenge-opponent = Contra quién jugar; déjalo vacío para que cualquiera pueda ocupar la plaza
    .name = rival
command-challenge-side = Quién empieza; al azar si lo dejas vacío
    .name = bando
command-challenge-size = Cuántas casillas mide el lado del tablero, en juegos con varios tamaños
    .name = tamaño
command-challenge-rated = Si la partida es por puntos; lo es si lo dejas vacío
    .name = puntos
command-join = Ocupa una plaza libre o acepta un desafío
command-join-seat = Qué plaza libre o qué desafío
    .name = plaza
command-move = Haz una jugada
command-move-move = La jugada, por ejemplo a7-a6
    .name = jugada
command-move-match = Qué partida, si no es la de este hilo
    .name = partida
command-board = Mira el tablero de una partida desde tu lado; solo lo ves tú
command-board-match = Qué partida, si no es la de este hilo
    .name = partida
command-matches = Mira tus partidas en este servidor y los desafíos que puedes aceptar
command-plan = Prepara jugadas condicionales: responde a una jugada de tu rival antes de que se haga
command-plan-match = Qué partida, si no es la de este hilo
    .name = partida
command-tutorial = Aprende un juego resolviendo posiciones sencillas; solo las ves tú
command-tutorial-game = Qué juego
    .name = juego
command-resign = Ríndete en una partida
command-resign-match = Qué partida, si no es la de este hilo
    .name = partida
command-rules = Lee las reglas de un juego, con imágenes
command-rules-game = Qué juego
    .name = juego
command-help = Mira cómo se juega aquí

side-wish-lot = Al azar
side-wish-first = Empiezo yo
side-wish-second = Empieza mi rival

choice-match-yours = { $id } { $game } contra { $opponent } · tu turno
choice-match-theirs = { $id } { $game } contra { $opponent } · su turno
choice-seat = { $id } { $game } contra { $challenger }
