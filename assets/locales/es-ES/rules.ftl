### The rules cards, in the project’s own words. A heading, the sentences, and a caption for each
### picture. The credit at the end must be shown wherever the rules are.

rules-aim-heading = Objetivo
rules-moves-heading = Movimientos
rules-captures-heading = Capturas
rules-end-heading = El final
rules-notation-heading = Cómo se escriben las jugadas
rules-repetition-heading = Repetición
rules-repetition = Cuando la misma posición se da por tercera vez con el turno del mismo bando, hay empate.

## Courtyard

rules-courtyard-aim = Lleva tu rey al patio amurallado antes que tu rival. Cada bando tiene un rey, cuatro guardias y diez siervos, solo en casillas oscuras. e6 y f5 son el patio. Empiezan las blancas.

rules-courtyard-pieces =
    Todas las piezas se mueven en diagonal por casillas libres.
    • Un **siervo** avanza una casilla.
    • Un **guardia** se mueve una o dos casillas en línea recta, hacia delante o hacia atrás.
    • Un **rey** se mueve una casilla en cualquier dirección.
rules-courtyard-pieces-pieces = Movimientos de un rey, un guardia y un siervo.
rules-courtyard-pieces-glance = Siervo 1 adelante; rey 1, guardia 1–2, en toda dirección.

rules-courtyard-jumps = Salta por encima de una pieza enemiga vecina a la casilla libre justo detrás, en línea recta. La pieza saltada sale del tablero. Sigue saltando mientras la misma pieza pueda (parar te cuesta la pieza), girando como quieras. Los siervos saltan solo hacia delante; los guardias y los reyes, en cualquier dirección. Ninguna pieza salta por encima de su bando ni un rey por encima del otro, y en un turno no se mezclan paso y saltos.
rules-courtyard-jumps-jumps = Tres capturas en un turno.
rules-courtyard-jumps-glance = Captura saltando. Si no saltas, pierdes la pieza.

rules-courtyard-courtyard-heading = El patio
rules-courtyard-courtyard = Solo entra un rey, y solo por la entrada del lado opuesto: el blanco de f7 a e6, el negro de e4 a f5. Nada atraviesa el patio. La flecha y el estandarte indican de quién es cada entrada.
rules-courtyard-courtyard-step-in = El rey blanco entra desde f7.
rules-courtyard-courtyard-glance = Tu rey gana aquí.

rules-courtyard-jump-heading = Entrar de un salto
rules-courtyard-jump = Un rey también puede entrar saltando por encima de su entrada, así que un siervo o un guardia en ella no le cierra el paso.
rules-courtyard-jump-jump-in = El rey negro entra saltando por encima del siervo de e4.

rules-courtyard-forfeit-heading = Dejar pasar una captura cuesta la pieza
rules-courtyard-forfeit =
    No es obligatorio capturar. Pero una pieza que podía saltar y no lo hizo sale del tablero después de tu jugada, aunque sea tu rey o la pieza que moviste.
    • Si capturas y saltas hasta donde pueda esa pieza, no pierdes nada, aunque otras pudieran capturar.
    • Si paras cuando podía seguir saltando, la pierdes.
    • Una pieza está a salvo si mueves otra a su casilla de caída y bloqueas así todos sus saltos.
rules-courtyard-forfeit-forfeit = El guardia de b3 puede saltar a d5. Se pierde si no salta, salvo que el siervo bloquee d5.

rules-courtyard-choice-heading = Varias capturas desaprovechadas
rules-courtyard-choice = Si varias de tus piezas dejaron pasar una captura, tu rival elige una, la retira y después juega.
rules-courtyard-choice-choice = Los dos guardias dejaron pasar un salto. Las negras retiran uno y después juegan.

rules-courtyard-return-heading = Siervos en la última fila
rules-courtyard-return = Un siervo en la última fila se queda allí hasta que gastes un turno en llevarlo a cualquier casilla oscura libre de tu primera fila.
rules-courtyard-return-return = El siervo de c10 puede volver a tres casillas.

rules-courtyard-end = Un rey en el patio gana. Sin tu rey sigues jugando; si se pierden los dos, hay empate. Si te quedas sin piezas, pierdes. Si en tu turno tienes piezas pero ninguna jugada legal, también pierdes, salvo que el otro bando tampoco pudiera mover: entonces hay empate.

rules-courtyard-notation =
    Una jugada nombra sus casillas en orden.
    • `d3-e4`: un paso.
    • `d4xf6xh8`: dos capturas en un turno, con caídas en f6 y h8.
    • `a10>b1`: un siervo vuelve a la primera fila.
    • `*d4`: la pieza de d4 dejó pasar una captura y sale del tablero.
    Puedes omitir los signos: `d4 f6 h8`.

rules-courtyard-credit = Len Kalich inventó Courtyard en 1963 y FunDynamics lo publicó en 1983. Estas reglas siguen el folleto de la editorial y el resumen de John Ayer; lo que dejan abierto lo decide este bot.

## King and Courtesan

rules-king-and-courtesan-aim = Lleva tu rey a la base enemiga o captura al rey enemigo. La base roja es la casilla más baja; la azul, la más alta. Cada bando tiene cortesanas y un rey, que es una pila de dos fichas. Empiezan las rojas.

rules-king-and-courtesan-step-heading = Pasos
rules-king-and-courtesan-step = Toda pieza da un paso a una casilla vecina libre en una de las tres direcciones hacia la base enemiga.
rules-king-and-courtesan-step-step = Adónde puede dar un paso una cortesana roja.
rules-king-and-courtesan-step-glance = Avanza hacia la esquina enemiga.

rules-king-and-courtesan-capture = Toda pieza, también tu rey, captura una enemiga en cualquiera de las ocho casillas que la rodean, ocupando su lugar.
rules-king-and-courtesan-capture-capture = Lo que puede capturar una cortesana azul.
rules-king-and-courtesan-capture-glance = Captura en cualquier dirección.

rules-king-and-courtesan-exchange-heading = Intercambio
rules-king-and-courtesan-exchange = Tu rey puede pasar su ficha superior a una cortesana tuya en una de las tres casillas de delante. Esa se convierte en el rey, y la pieza que queda atrás, en una cortesana.
rules-king-and-courtesan-exchange-exchange = Dos cortesanas con las que el rey rojo puede intercambiarse.

rules-king-and-courtesan-end = Ganas en cuanto capturas al rey enemigo o tu rey está en la base enemiga, con un paso, una captura o un intercambio. Siempre hay alguna jugada, nadie puede pasar y solo hay empate por acuerdo.
rules-king-and-courtesan-end-end = El rey rojo entra en la base enemiga y gana. Capturar al rey de f5 también gana.
rules-king-and-courtesan-end-glance = Lleva tu rey a la esquina lejana o captura al rival.

rules-king-and-courtesan-notation =
    Una jugada nombra sus casillas en orden.
    • `a2-b3`: un paso.
    • `a2xb3`: una captura.
    • `a2=b3`: el rey de a2 y la cortesana de b3 se intercambian.
    Puedes omitir los signos: `a2 b3`.

rules-king-and-courtesan-credit = Mark Steere diseñó King and Courtesan en mayo de 2022. Sus otros juegos: marksteeregames.com.

## Guard & Towers

rules-guard-and-towers-aim = Captura al guardia enemigo o lleva el tuyo al castillo enemigo. Cada bando tiene un guardia y siete piedras, que se apilan en torres. d7 es el castillo rojo y d1, el azul. Empiezan las rojas.

rules-guard-and-towers-move = Todas las piezas se mueven en horizontal o en vertical, solo por casillas libres. Un guardia se mueve exactamente una casilla. De una torre mueves cuantas piedras quieras de arriba, exactamente tantas casillas como piedras; las demás se quedan.
rules-guard-and-towers-move-move = Una, dos o tres piedras se mueven una, dos o tres casillas. El guardia, una.
rules-guard-and-towers-move-glance = Mueve 1, 2 o 3 piedras otras tantas casillas.

rules-guard-and-towers-unite-heading = Unir
rules-guard-and-towers-unite = Las piedras que terminan su jugada sobre una torre tuya se unen a ella. Nada puede caer sobre tu guardia, y tu guardia no puede caer sobre tus torres.
rules-guard-and-towers-unite-unite = Dos de las tres piedras se unen a la otra torre.

rules-guard-and-towers-capture = Capturas la pieza enemiga sobre la que caes. Un guardia captura cualquier cosa; las piedras, al guardia o una torre que no tenga más piedras de las que se mueven.
rules-guard-and-towers-capture-capture = Dos piedras capturan la torre de dos de e4. Una sola no puede capturar la de c5.
rules-guard-and-towers-capture-glance = Captura como mucho tantas piedras como muevas.

rules-guard-and-towers-end = Ganas cuando capturas al guardia enemigo o el tuyo está en el castillo enemigo. Quien no puede mover pierde.
rules-guard-and-towers-end-end = El guardia rojo entra en el castillo azul.
rules-guard-and-towers-end-glance = Captura a su guardia o lleva el tuyo a su castillo.

rules-guard-and-towers-notation =
    Una jugada nombra sus casillas en orden.
    • `c4-e4`: se mueven dos piedras, porque e4 está a dos casillas.
    • `c4xe4`: capturan lo que hay en e4.
    Puedes omitir los signos: `c4 e4`.

rules-guard-and-towers-credit = Christoph Endres y Robert Wirth crearon Guard & Towers en 1997. Estas reglas siguen su hoja, que no dice quién empieza: aquí, las rojas.

## King’s Court

rules-kings-court-aim = Conserva piezas en la corte, las dieciséis casillas de c3 a f6, más tiempo que tu rival. Cada bando empieza con 24 piezas alrededor de ella. Empieza el bando naranja.

rules-kings-court-opening-heading = Las dos primeras jugadas
rules-kings-court-opening = La primera jugada naranja es un paso hacia dentro de la corte. Después, el bando verde entra con un paso por el borde opuesto. Aún no se salta.
rules-kings-court-opening-opening = El bando naranja entró por el sur, así que el verde entra por el norte.
rules-kings-court-opening-glance = Entra el naranja; luego, enfrente, el verde.

rules-kings-court-move = Da un paso de una casilla hacia arriba, abajo, la izquierda o la derecha. O salta por encima de una pieza vecina, de cualquier color, a la casilla libre justo detrás, en línea recta: con la misma pieza, tantas veces y con tantos giros como quieras. Las piezas enemigas saltadas salen del tablero; las tuyas se quedan. Nunca es obligatorio saltar. Volver al punto de partida sin capturar no es una jugada.
rules-kings-court-move-chain = Un turno: por encima de una pieza propia, dos enemigas, una propia y una enemiga.
rules-kings-court-move-glance = Salta sobre cualquiera; las enemigas se capturan.

rules-kings-court-court-heading = La corte
rules-kings-court-court = Cuando acaba tu turno, debes tener una pieza en la corte, estuviera donde estuviera entre saltos.
rules-kings-court-court-court = La única pieza naranja en la corte puede moverse o capturar dentro de ella, pero no salir.

rules-kings-court-end = Tras las dos primeras jugadas, quien no tiene ninguna pieza en la corte pierde. También quien no puede mover.
rules-kings-court-end-last = El bando naranja captura la última pieza verde de la corte y gana.
rules-kings-court-end-glance = Solo tú en la corte: ganas.

rules-kings-court-notation =
    Una jugada nombra sus casillas en orden.
    • `c2-c3`: un paso.
    • `a1^a3`: un salto por encima de una pieza tuya, que se queda.
    • `a3xc3`: un salto que captura.
    • `a1^a3xc3xe3`: tres saltos en un turno.
    Puedes omitir los signos: `a1 a3 c3 e3`.

rules-kings-court-credit = King’s Court: la hoja en inglés de la editorial, que siguen estas reglas, no nombra a ningún autor. Lo que deja abierto lo decide este bot.
