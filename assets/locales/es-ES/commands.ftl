### What the commands are for, as Discord lists them, with their options. What several commands call the same is an `parameter-…`.

parameter-match = Qué partida; por defecto, la de este hilo
    .name = partida
parameter-game = Qué juego
    .name = juego
parameter-pace = Tiempo para jugar; por defecto, el ritmo habitual de este servidor
    .name = ritmo
parameter-side = Quién empieza; por defecto, al azar
    .name = bando
parameter-size = Tamaño del tablero, si el juego tiene varios
    .name = tamaño
parameter-rated = Jugar por puntos; por defecto, sí
    .name = por-puntos
parameter-ratings = Puntuación del rival: ±200 o 1400-1600; por defecto, cualquiera
    .name = puntuación
parameter-days = Días que sigue abierto, hasta 14; por defecto, 7
    .name = días
parameter-player = Qué miembro; por defecto, tú
    .name = miembro
parameter-page = Qué página; por defecto, la de los tableros
    .name = página

command-play = Juega contra el ordenador, busca rival o desafía a alguien
command-play-level = Jugar enseguida contra el ordenador: nivel 1 (principiante) a 12
    .name = nivel

command-challenge = Desafía a alguien o publica un desafío abierto a cualquiera
command-challenge-opponent = Contra quién jugar; por defecto, cualquiera
    .name = rival
command-challenge-code = Código de alguien de otro servidor
    .name = código
command-challenge-when-time-runs-out = Qué pasa cuando se acaba el tiempo
    .name = tiempo-agotado
command-challenge-weekends = Parar el reloj los fines de semana
    .name = fines-de-semana

command-find = Busca rival o mira quién busca
command-find-game = Qué juego; por defecto, cualquiera
command-find-scope = Dónde buscar; por defecto, en este servidor
    .name = alcance

command-join = Acepta un desafío
command-join-challenge = Qué desafío
    .name = desafío

command-move = Haz una jugada
command-move-move = La jugada, por ejemplo a7-a6
    .name = jugada
command-move-draw = Proponer un empate con la jugada
    .name = empate

command-board = Mira el tablero desde tu lado; solo lo ves tú
command-board-flip = Ver el tablero desde el otro lado
    .name = girar
command-board-text = Ver el tablero como texto
    .name = texto

command-matches = Mira tus partidas y los desafíos que puedes aceptar

command-match = Abre una partida: reloj, jugadas, notas, pistas y más

command-draw = Propón un empate
command-resign = Ríndete en una partida

command-rules = Lee las reglas de un juego, con imágenes
command-tutorial = Aprende un juego con lecciones breves
command-puzzle = Resuelve un problema
command-puzzle-game = Qué juego; por defecto, cualquiera
command-puzzle-difficulty = Qué dificultad; por defecto, fácil al principio y luego cualquiera
    .name = dificultad

command-leaderboard = Mira la clasificación
command-leaderboard-game = Qué juego; por defecto, todos juntos
command-leaderboard-scope = Este servidor o todos los servidores
    .name = alcance
command-leaderboard-season = Temporada de este servidor (un trimestre)
    .name = temporada
command-profile = Mira la puntuación, el balance y las últimas partidas de alguien
command-history = Mira las partidas terminadas en este servidor
command-history-opponent = Solo partidas contra este rival
    .name = rival
command-history-game = Solo partidas de este juego
command-replay = Vuelve a ver una partida, jugada a jugada o como GIF
command-replay-gif = Mostrar la partida como GIF a todo el canal
    .name = gif

command-tournament = Mira los torneos, participa o crea uno
command-tournament-tournament = Qué torneo; por defecto, todos
    .name = torneo

command-ladder = Sube en la escalera: desafía a quien está por encima de ti
command-ladder-opponent = Alguien por encima de ti
    .name = rival

command-contest = Encuentros por equipos contra otros servidores
command-contest-contest = Qué encuentro, si hay varios
    .name = encuentro

command-settings = Tus ajustes: tableros, avisos, vacaciones, bloqueos y más
command-settings-colors = Colores de los tableros que solo ves tú
    .name = colores
command-settings-width = Ancho de tus imágenes en píxeles
    .name = ancho
command-settings-bottom = Qué bando está abajo
    .name = abajo
command-settings-text-boards = Mostrar /board como texto, para lectores de pantalla
    .name = tableros-texto
command-settings-confirm-moves = Preguntar antes de hacer una jugada escrita
    .name = confirmar-jugadas
command-settings-zone = Tu zona horaria, como Europe/Madrid
    .name = zona
command-settings-quiet-hours = Horas en las que tus relojes se paran, como 22:00–08:00 (- para ninguna)
    .name = horas-de-silencio
command-settings-vacation-from = Primer día, como 2026-12-24 o 24.12.; por defecto, desde ahora
    .name = vacaciones-desde
command-settings-vacation-until = Último día, como 2027-01-06 o 6.1.
    .name = vacaciones-hasta
command-settings-block = A quién bloquear
    .name = bloquear
command-settings-unblock = A quién desbloquear
    .name = desbloquear
page-settings-boards = Tableros y jugadas
page-settings-time = Zona horaria y horas de silencio
page-settings-reminders = Avisos
page-settings-vacation = Vacaciones
page-settings-code = Código de amistad
page-settings-blocked = Bloqueos
page-settings-data = Mis datos

command-server = Para quien gestiona el servidor: ajustes, partidas, vetos, premios y más
page-server-boards = Ajustes: tableros y canales
page-server-players = Ajustes: miembros
page-server-paces = Ajustes: ritmos e idioma
page-server-rewards = Premios para quienes mejor juegan
page-server-puzzle = Problema del día
page-server-open = Otros servidores: abrir este a encuentros
page-server-matches = Partidas: terminar, anular o publicar de nuevo
page-server-bans = Vetos
page-server-log = Registro
page-server-fair-play = Juego limpio: partidas que convendría revisar

command-help = Mira cómo se juega

choice-game-courtyard = Courtyard – el rey al centro
choice-game-king-and-courtesan = King and Courtesan – el rey a la esquina opuesta
choice-game-guard-and-towers = Guard & Towers – el guardia al castillo
choice-game-kings-court = King’s Court – quedarse en el centro hasta el final

side-wish-lot = Al azar
side-wish-first = Empiezo yo
side-wish-second = Empieza mi rival
choice-match = { $id } { $game } contra { $opponent }{ $state ->
    [yours] { " " }· tu turno
    [theirs] { " " }· turno del rival
    [finished] { "" }, terminada
   *[none] { "" }
}
