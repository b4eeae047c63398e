### The computer as an opponent.

## Commands

command-play = Juega ahora mismo contra el ordenador
command-play-game = Qué juego
    .name = juego
command-play-level = De 1, para empezar, a 8; en blanco, el siguiente al que venciste
    .name = nivel
command-play-side = Quién empieza; al azar si lo dejas vacío
    .name = bando
command-play-size = Cuántas casillas mide el lado del tablero, en juegos con varios tamaños
    .name = tamaño

## The computer

computer-1 = Ordenador (nivel 1)
computer-2 = Ordenador (nivel 2)
computer-3 = Ordenador (nivel 3)
computer-4 = Ordenador (nivel 4)
computer-5 = Ordenador (nivel 5)
computer-6 = Ordenador (nivel 6)
computer-7 = Ordenador (nivel 7)
computer-8 = Ordenador (nivel 8)

## Matches

computer-thinking = { $player } está pensando…
computer-begun = Empieza la partida { $id }: juegas con las { side-name } contra la computadora, nivel { $level }. El tablero llega a { $channel }.
computer-begun-direct = Empieza la partida { $id }: juegas con las { side-name } contra la computadora, nivel { $level }. El tablero llega a nuestros mensajes directos: { $link }
computer-comes = Aquí empieza tu partida de { $game } contra la computadora, nivel { $level }.
computer-guided = Te explico lo nuevo a medida que aparece.
computer-won = Venciste al nivel { $level }: prueba el { $next }.
computer-won-highest = Venciste al nivel más alto. ¡Felicidades!
computer-lost = Prueba otra vez el nivel { $level }, o el { $lower }.
button-level = Nivel { $level }
computer-agreed = { $kind ->
    [draw] La computadora acepta: { $id } termina en empate.
   *[takeback] Tu última jugada en { $id } queda deshecha. El tablero llega enseguida.
}
computer-declined = El ordenador rechaza el empate en { $id }: cree que está al menos igual de bien. Vuelve a proponerlo tras la próxima jugada. Tras { $moves } jugadas de cada bando sin capturas, lo acepta si no ve cómo ganar.
computer-records = **Contra la computadora:** { $records }
computer-beaten = { $game }: vencida hasta el nivel { $level }
computer-unbeaten = { $game }: aún sin vencer

## Refusals

refused-computer-many =
    Ya juegas { $most } partidas contra la computadora, el máximo. Termina alguna o abandónala aquí:
    { $matches }
button-resign-match = Rendirse en { $id }
refused-computer-often = Empezaste muchas partidas contra la computadora en una hora. Puedes empezar la siguiente { $until }.
refused-computer-before = La partida siguiente, { $id }, ya empezó. Búscala con `/matches`.
refused-computer-learns = Ya lo estás aprendiendo en la partida { $id }. Búscala con `/matches`.
refused-computer-draw = La computadora responde enseguida: juega sin la propuesta o usa `/draw`.
refused-computer-direct = No puedo enviarte mensajes directos, donde se mostraría esta partida. Permítelos en tu configuración de privacidad o usa `/play` en un servidor donde yo esté.

## A first match

button-quiet = Sin más consejos
tips-off = No habrá más consejos en { $id }.
button-learn-by-playing = Enséñame jugando
tip-begin = { $about } Pulsa **Jugar** y toca una pieza y su destino. Nada ocurre antes de que confirmes.
tip-chance = Puedes ganar con tu próxima jugada. ¡Búscala!
tip-danger = Cuidado: la computadora podía ganar con esta jugada y no lo vio. Antes de jugar, mira qué amenaza.
tip-missed = Con esa jugada podías ganar. `/takeback` te deja intentarlo otra vez.
tip-choice = Una elección: se omitieron varias capturas, así que el rival elige, antes de jugar, qué pieza sale del tablero.
tip-forfeit = Se omitió una captura, así que las reglas quitaron una pieza. Busca capturas antes de cada jugada.
tip-must = Puedes capturar ahora. Una pieza que podría capturar y no lo hace se puede perder. El selector marca las piezas que pueden.
tip-chain = Una cadena: una pieza puede capturar varias en una jugada, una tras otra.
tip-capture = Tu primera captura: lo capturado sale del tablero para siempre.
tip-captured = La computadora capturó. Mira si puedes capturar la pieza que lo hizo.
tip-stack = Las piedras se apilan en torres. Puedes mover la torre entera o solo las de arriba: avanzan tantas casillas como piedras se mueven.
tip-exchange = Dos piezas de un bando cambiaron de lugar: eso también es una jugada.

## Help

help-computer = **La computadora:** `/play` empieza enseguida una partida contra ella, aquí o en mensajes directos, en ocho niveles; nunca cuenta para la puntuación. Te deja deshacer jugadas y acepta el empate si está peor o si la partida no avanza. Puedes jugar 5 de estas partidas a la vez.
