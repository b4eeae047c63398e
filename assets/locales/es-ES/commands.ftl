### What the commands are for, as Discord lists them.

command-challenge = Desafía a alguien a una partida u ofrece un asiento a cualquiera
command-challenge-game = Qué juego
    .name = juego
command-challenge-opponent = Contra quién quieres jugar; déjalo vacío para que cualquiera ocupe el asiento
    .name = rival
command-challenge-side = Con qué bando quieres jugar; si no lo dices, por sorteo
    .name = bando
command-challenge-size = Cuántas casillas mide el lado del tablero, en juegos con varios tamaños
    .name = tamaño
command-challenge-rated = Si la partida cuenta para la puntuación; cuenta si no dices que no
    .name = puntos
command-join = Ocupa un asiento libre o acepta un desafío
command-join-seat = Cuál
    .name = asiento
command-move = Haz una jugada
command-move-move = La jugada, por ejemplo a7-a6
    .name = jugada
command-move-match = Qué partida, si no es la de este hilo
    .name = partida
command-board = Mira un tablero desde tu lado, en privado
command-board-match = Qué partida, si no es la de este hilo
    .name = partida
command-matches = Tus partidas en este servidor y los desafíos que puedes aceptar
command-plan = Jugadas condicionales: responde de antemano a la jugada de tu rival
command-plan-match = Qué partida, si no es la de este hilo
    .name = partida
command-tutorial = Aprende un juego resolviendo posiciones sencillas, en privado
command-tutorial-game = Qué juego
    .name = juego
command-resign = Ríndete en una partida
command-resign-match = Qué partida, si no es la de este hilo
    .name = partida
command-rules = Lee las reglas de un juego, con imágenes
command-rules-game = Qué juego
    .name = juego
command-help = Cómo se juega aquí

side-wish-lot = Por sorteo
side-wish-first = Empiezo yo
side-wish-second = Empieza mi rival

choice-match-yours = { $id } { $game } contra { $opponent } · tu turno
choice-match-theirs = { $id } { $game } contra { $opponent } · su turno
choice-seat = { $id } { $game } contra { $challenger }
