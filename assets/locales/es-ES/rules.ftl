### The rules cards, in the project’s own words. A heading, the sentences, and a caption for each
### picture. The credit at the end must be shown wherever the rules are.

rules-repetition-heading = Repetición
rules-repetition = Cuando la misma posición se da por tercera vez con el turno del mismo bando, la partida termina en empate.

## Courtyard

rules-courtyard-aim-heading = Objetivo
rules-courtyard-aim = Lleva tu rey al patio amurallado del centro antes que tu rival. Cada bando tiene un rey, cuatro guardias y diez siervos. Solo se juega en las casillas oscuras. Empiezan las blancas.
rules-courtyard-aim-start = La posición inicial. e6 y f5 son el patio.

rules-courtyard-pieces-heading = Movimientos
rules-courtyard-pieces =
    Todas las piezas se mueven en diagonal a casillas libres.
    • Un **siervo** avanza una casilla.
    • Un **guardia** se mueve una o dos casillas en una misma línea recta, hacia delante o hacia atrás.
    • Un **rey** se mueve una casilla en cualquier dirección.
rules-courtyard-pieces-pieces = Algunos movimientos de un rey, un guardia y un siervo.

rules-courtyard-jumps-heading = Capturas
rules-courtyard-jumps = Salta con una pieza por encima de una pieza enemiga vecina a la casilla libre que está justo detrás, en línea recta. La pieza enemiga sale del tablero. Mientras la misma pieza pueda seguir saltando, sigue con ella (parar te cuesta la pieza). Puede girar en cada salto. Los siervos saltan solo hacia delante; los guardias y los reyes, en cualquier dirección. Un rey no puede saltar por encima del otro rey. Ninguna pieza salta por encima de las de su bando, y en un turno no se mezclan paso y saltos.
rules-courtyard-jumps-jumps = Tres capturas en un turno.

rules-courtyard-courtyard-heading = El patio
rules-courtyard-courtyard = Solo entra un rey, y solo por la entrada del lado opuesto: el rey blanco de f7 a e6, el negro de e4 a f5. Nada más entra en el patio ni lo atraviesa.
rules-courtyard-courtyard-step-in = El rey blanco entra desde f7.

rules-courtyard-jump-heading = Entrar de un salto
rules-courtyard-jump = Un rey también puede saltar dentro del patio si su salto pasa por encima de su entrada. Por eso, un siervo o un guardia en la entrada no cierra el paso al rey enemigo.
rules-courtyard-jump-jump-in = El rey negro entra saltando por encima del siervo de e4.

rules-courtyard-forfeit-heading = Dejar pasar una captura cuesta la pieza
rules-courtyard-forfeit =
    No es obligatorio capturar. Pero una pieza que podía saltar y no lo hizo sale del tablero con tu jugada, aunque sea la pieza que moviste o incluso tu rey.
    • Si capturas y saltas hasta donde pueda esa pieza, no pierdes nada, aunque otras también pudieran capturar.
    • Si dejas de saltar cuando la misma pieza podía seguir, la pierdes.
    • Una pieza está a salvo si mueves otra a la casilla donde caería, de modo que todos sus saltos queden bloqueados.
rules-courtyard-forfeit-forfeit = El guardia de b3 puede saltar a d5. Lo pierdes si no salta, salvo que el siervo vaya a d5 y bloquee la caída.

rules-courtyard-choice-heading = Varias capturas desaprovechadas
rules-courtyard-choice = Si varias de tus piezas dejaron pasar una captura, solo pierdes una: tu rival elige cuál, la retira y después juega.
rules-courtyard-choice-choice = Los dos guardias dejaron pasar un salto. Las negras retiran uno de ellos y después juegan.

rules-courtyard-return-heading = Siervos en la última fila
rules-courtyard-return = Un siervo que llega a la última fila se queda allí hasta que gastes un turno en devolverlo a cualquier casilla oscura libre de tu primera fila.
rules-courtyard-return-return = El siervo de c10 puede volver a tres casillas.

rules-courtyard-end-heading = El final
rules-courtyard-end = Un rey en el patio gana. Si pierdes tu rey, sigues jugando; si se pierden los dos reyes, la partida es un empate. Quien se queda sin piezas pierde. Quien en su turno tiene piezas pero ninguna jugada legal también pierde, salvo que el otro bando tampoco pueda mover: entonces la partida es un empate.

rules-courtyard-notation-heading = Cómo se escriben las jugadas
rules-courtyard-notation =
    Una jugada nombra sus casillas de la primera a la última.
    • `d3-e4`: un paso.
    • `d4xf6xh8`: dos capturas en un turno, con caídas en f6 y h8.
    • `a10>b1`: un siervo vuelve a la primera fila.
    • `*d4`: la pieza de d4 dejó pasar una captura y sale del tablero.
    Al escribir una jugada puedes omitir los signos: `d4 f6 h8`.

rules-courtyard-credit = Len Kalich inventó Courtyard en 1963 y FunDynamics lo publicó en 1983. Estas reglas siguen el folleto de la editorial y el resumen de John Ayer. Donde dejan dudas, la regla es nuestra.

## King and Courtesan

rules-king-and-courtesan-aim-heading = Objetivo
rules-king-and-courtesan-aim = Lleva tu rey a la casilla base de tu rival o captura al rey enemigo. El tablero descansa sobre una esquina: la base roja es la casilla más baja y la azul, la más alta. Empiezan las rojas.
rules-king-and-courtesan-aim-start = La posición inicial en el tablero estándar. Cada bando tiene un rey, que es una pila de dos fichas, y cortesanas.

rules-king-and-courtesan-step-heading = Pasos
rules-king-and-courtesan-step = Toda pieza da un paso a una casilla vecina libre en una de las tres direcciones hacia delante, hacia la base enemiga.
rules-king-and-courtesan-step-step = Adónde puede dar un paso una cortesana roja.

rules-king-and-courtesan-capture-heading = Capturas
rules-king-and-courtesan-capture = Toda pieza, también tu rey, captura una pieza enemiga en cualquiera de las ocho casillas que la rodean, ocupando su lugar.
rules-king-and-courtesan-capture-capture = Lo que puede capturar una cortesana azul.

rules-king-and-courtesan-exchange-heading = Intercambio
rules-king-and-courtesan-exchange = Tu rey puede pasar su ficha superior a una cortesana tuya en una casilla vecina, en una de las tres direcciones hacia delante. Esa cortesana se convierte en el rey, y la pieza que queda atrás, en una cortesana.
rules-king-and-courtesan-exchange-exchange = Dos cortesanas con las que el rey rojo puede intercambiarse.

rules-king-and-courtesan-end-heading = El final
rules-king-and-courtesan-end = Ganas en cuanto capturas al rey enemigo o tu rey está en la base enemiga, tanto si ha llegado con un paso como con una captura o un intercambio. Siempre hay alguna jugada, nadie puede pasar y solo hay empate por acuerdo o por repetición.
rules-king-and-courtesan-end-end = Las rojas pueden ganar capturando al rey o con un intercambio hacia la base enemiga.

rules-king-and-courtesan-notation-heading = Cómo se escriben las jugadas
rules-king-and-courtesan-notation =
    Una jugada nombra sus casillas de la primera a la última.
    • `a2-b3`: un paso.
    • `a2xb3`: una captura.
    • `a2=b3`: el rey de a2 y la cortesana de b3 se intercambian.
    Al escribir una jugada puedes omitir los signos: `a2 b3`.

rules-king-and-courtesan-credit = Mark Steere diseñó King and Courtesan en mayo de 2022. Sus otros juegos están en marksteeregames.com.

## Guard & Towers

rules-guard-and-towers-aim-heading = Objetivo
rules-guard-and-towers-aim = Captura al guardia enemigo o lleva tu guardia al castillo enemigo. Cada bando tiene un guardia y siete piedras, que se apilan en torres. Empiezan las rojas.
rules-guard-and-towers-aim-start = La posición inicial. d7 es el castillo rojo y d1, el azul.

rules-guard-and-towers-move-heading = Movimientos
rules-guard-and-towers-move = Todas las piezas se mueven en línea recta, en horizontal o en vertical, y solo por casillas libres. Un guardia se mueve exactamente una casilla. De una torre puedes mover, desde arriba, cuantas piedras quieras, y avanzan exactamente tantas casillas como piedras se mueven. Las demás se quedan.
rules-guard-and-towers-move-move = Una, dos o tres piedras dejan la torre y se mueven una, dos o tres casillas. El guardia se mueve una casilla.

rules-guard-and-towers-unite-heading = Unir
rules-guard-and-towers-unite = Las piedras que terminan su jugada sobre una torre propia se unen a ella. Ninguna jugada termina sobre tu propio guardia, y tu guardia no puede terminar la suya sobre ninguna de tus torres.
rules-guard-and-towers-unite-unite = Dos de las tres piedras se unen a la otra torre.

rules-guard-and-towers-capture-heading = Capturas
rules-guard-and-towers-capture = Una pieza que termina su movimiento completo sobre una pieza enemiga la captura. Un guardia captura cualquier cosa. Las piedras capturan al guardia enemigo, o una torre que tenga como máximo tantas piedras como se mueven.
rules-guard-and-towers-capture-capture = Dos piedras capturan la torre de dos que está a dos casillas. Una sola piedra no puede capturar la torre de dos de c5.

rules-guard-and-towers-end-heading = El final
rules-guard-and-towers-end = Ganas cuando capturas al guardia enemigo o cuando tu guardia está en el castillo enemigo. Quien tiene que mover y no puede pierde.
rules-guard-and-towers-end-end = El guardia rojo entra en el castillo azul.

rules-guard-and-towers-notation-heading = Cómo se escriben las jugadas
rules-guard-and-towers-notation =
    Una jugada nombra sus casillas de la primera a la última.
    • `c4-e4`: dos piedras van de c4 a e4. Se mueven tantas piedras como casillas avanzan.
    • `c4xe4`: capturan lo que hay en e4.
    Al escribir una jugada puedes omitir los signos: `c4 e4`.

rules-guard-and-towers-credit = Christoph Endres y Robert Wirth crearon Guard & Towers en 1997. Estas reglas siguen su hoja, que no dice quién empieza. Aquí empiezan las rojas.

## King’s Court

rules-kings-court-aim-heading = Objetivo
rules-kings-court-aim = Conserva piezas en la corte más tiempo que tu rival. La corte son las dieciséis casillas de c3 a f6, en el centro. Cada bando tiene 24 piezas a su alrededor. Empieza el bando naranja.
rules-kings-court-aim-start = La posición inicial.

rules-kings-court-opening-heading = Las dos primeras jugadas
rules-kings-court-opening = La primera jugada del bando naranja es un paso hacia dentro de la corte. El verde responde con un paso que entra por el borde opuesto. En estas dos jugadas no hay saltos.
rules-kings-court-opening-opening = El bando naranja ha entrado por el sur, así que el verde entra por el norte.

rules-kings-court-move-heading = Movimientos
rules-kings-court-move = Da un paso de una casilla hacia arriba, abajo, la izquierda o la derecha. O salta por encima de una pieza vecina, de cualquier color, a la casilla libre que está justo detrás, en línea recta, tantas veces como quieras con la misma pieza y girando como quieras. Las piezas enemigas por encima de las que saltas salen del tablero; las tuyas se quedan. Nunca es obligatorio saltar. Unos saltos que vuelven a su punto de partida sin capturar nada no son una jugada.
rules-kings-court-move-chain = Un turno: por encima de una pieza propia, dos enemigas, una propia y una enemiga.

rules-kings-court-court-heading = La corte
rules-kings-court-court = Cuando acaba tu turno, debes tener una pieza en la corte. Dónde estuvo tu pieza a mitad de sus saltos no importa.
rules-kings-court-court-court = La única pieza naranja en la corte puede moverse o capturar dentro de ella, pero no salir.

rules-kings-court-end-heading = El final
rules-kings-court-end = Cuando ambos bandos han hecho su primera jugada, quien no tiene ninguna pieza en la corte pierde. También pierde quien tiene que mover y no puede.

rules-kings-court-notation-heading = Cómo se escriben las jugadas
rules-kings-court-notation =
    Una jugada nombra sus casillas de la primera a la última.
    • `c2-c3`: un paso.
    • `a1^a3`: un salto por encima de una pieza tuya, que se queda.
    • `a3xc3`: un salto que captura.
    • `a1^a3xc3xe3`: tres saltos en un turno.
    Al escribir una jugada puedes omitir los signos: `a1 a3 c3 e3`.

rules-kings-court-credit = La hoja de reglas de King’s Court no nombra a ningún autor. Estas reglas siguen la hoja en inglés de la editorial. Donde deja dudas, la regla es nuestra.
