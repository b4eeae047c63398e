### Lessons: what to do, why it was right, and what helps after another legal move.

## Courtyard

lesson-courtyard-guard = Tu guardia de b5 puede moverse una o dos casillas en línea recta. Muévelo dos.
lesson-courtyard-guard-done = Solo los guardias se mueven dos casillas de una vez.
lesson-courtyard-guard-hint = Muévete dos casillas desde b5 por una diagonal, por ejemplo a d3.

lesson-courtyard-jump = Tu guardia de g2 puede capturar tres siervos en un turno. Captúralos a todos.
lesson-courtyard-jump-done = Tres capturas en un turno. Si hubieras parado antes de la última, tu guardia habría salido del tablero.
lesson-courtyard-jump-hint = Captura los tres: salta a i4, luego a g6 y luego a i8.

lesson-courtyard-safe = Tu guardia de b3 puede capturar el siervo de c4. Haz una jugada que no te cueste ninguna pieza.
lesson-courtyard-safe-done = Una pieza que deja pasar una captura se pierde, salvo que otra bloquee la casilla donde caería.
lesson-courtyard-safe-hint = Así pierdes el guardia, porque podía haber saltado a d5. Salta allí o bloquea d5.

lesson-courtyard-return = Tu siervo de c10 ha llegado a la última fila. Devuélvelo a tu primera fila.
lesson-courtyard-return-done = Ahora puede volver a avanzar. Devolverlo te ha costado un turno.
lesson-courtyard-return-hint = Lleva el siervo de c10 a una casilla oscura libre de la primera fila: b1, h1 o j1.

lesson-courtyard-choice = Las negras han dejado pasar dos capturas: con el rey de b9 y con el guardia de j9. Tú eliges cuál de los dos sale del tablero. Retira el más importante.
lesson-courtyard-choice-done = Sin rey, las negras ya no pueden ganar en el patio.
lesson-courtyard-choice-hint = Solo un rey puede entrar en el patio. Retíralo.

lesson-courtyard-enter = Tu rey está en su entrada al patio. Gana en esta jugada.
lesson-courtyard-enter-done = Un rey en el patio gana.
lesson-courtyard-enter-hint = El patio son e6 y f5. Desde f7, tu rey entra en e6.

lesson-courtyard-jump-in = Un siervo negro ocupa la entrada de tu rey, f7. Gana de todos modos.
lesson-courtyard-jump-in-done = Un rey puede saltar dentro del patio si el salto pasa por su entrada.
lesson-courtyard-jump-in-hint = Tu rey de g8 está junto al siervo de f7. ¿Dónde cae si salta?

## King and Courtesan

lesson-king-and-courtesan-step = Da un paso con tu cortesana de c3.
lesson-king-and-courtesan-step-done = Una pieza tiene delante tres casillas y puede dar un paso a cualquiera de ellas. No hay pasos hacia los lados ni hacia atrás.
lesson-king-and-courtesan-step-hint = Ese era el rey. Mueve la cortesana de c3 a c4, d4 o d3.

lesson-king-and-courtesan-capture = Los pasos van hacia delante, pero las capturas van en todas las direcciones. Captura la cortesana azul.
lesson-king-and-courtesan-capture-done = Capturas al ocupar el lugar de la otra pieza, aquí hacia atrás.
lesson-king-and-courtesan-capture-hint = La cortesana azul está en b2, detrás de la tuya de c3.

lesson-king-and-courtesan-exchange = Tu rey puede intercambiarse con una cortesana que tenga delante. Hazlo.
lesson-king-and-courtesan-exchange-done = La corona ha avanzado, y atrás queda una cortesana.
lesson-king-and-courtesan-exchange-hint = Mueve el rey de c3 a una de tus propias cortesanas, en c4 o d3.

lesson-king-and-courtesan-win = Puedes ganar en esta jugada, y de tres maneras. Encuentra una.
lesson-king-and-courtesan-win-done = Ganas si capturas al rey enemigo y también si tu rey llega a la base enemiga.
lesson-king-and-courtesan-win-hint = El rey azul de f5 está junto a dos de tus piezas. Y f6 es la base azul.

lesson-king-and-courtesan-home = Tu propia cortesana ocupa la base azul, f6. Gana en esta jugada.
lesson-king-and-courtesan-home-done = Tu rey también puede llegar a la base enemiga con un intercambio.
lesson-king-and-courtesan-home-hint = Tu rey de e5 puede intercambiarse con la cortesana de f6.

lesson-king-and-courtesan-safe = Dos cortesanas azules atacan a tu rey en c3. Ponlo a salvo.
lesson-king-and-courtesan-safe-done = Si hubieras capturado una de ellas, la otra habría capturado a tu rey. El intercambio lo ha puesto fuera de su alcance.
lesson-king-and-courtesan-safe-hint = Después de eso, las azules capturan a tu rey. Llévalo a una casilla que no toque ni b2 ni b3.

## Guard & Towers

lesson-guard-and-towers-split = Mueve dos de las tres piedras de c4.
lesson-guard-and-towers-split-done = Dos piedras se mueven dos casillas y la tercera se queda donde estaba.
lesson-guard-and-towers-split-hint = Las piedras avanzan tantas casillas como piedras se mueven. Para mover dos, avanza dos casillas desde c4.

lesson-guard-and-towers-unite = Forma una sola torre de cuatro piedras.
lesson-guard-and-towers-unite-done = Las piedras que terminan su jugada sobre una torre propia se unen a ella.
lesson-guard-and-towers-unite-hint = Mueve una torre entera sobre la otra. Cada una tiene dos piedras y están a dos casillas de distancia.

lesson-guard-and-towers-height = Cada torre azul tiene dos piedras. Puedes capturar una de ellas. ¿Cuál?
lesson-guard-and-towers-height-done = A e4 llegan dos de tus piedras, suficientes para una torre de dos. A c5 llega solo una, y no basta.
lesson-guard-and-towers-height-hint = Para capturar una torre de dos, tienen que moverse al menos dos piedras, y dos piedras se mueven dos casillas.

lesson-guard-and-towers-guard = Hay una torre azul de cuatro junto a tu guardia. Captúrala.
lesson-guard-and-towers-guard-done = Un guardia captura una torre de cualquier altura.
lesson-guard-and-towers-guard-hint = Tu guardia de d4 puede capturar la torre de d3.

lesson-guard-and-towers-aim = El guardia azul está en e3. Gana en esta jugada.
lesson-guard-and-towers-aim-done = Tres piedras se mueven tres casillas y capturan al guardia.
lesson-guard-and-towers-aim-hint = Solo tu torre de b3 llega a e3. Cuenta las casillas de distancia.

lesson-guard-and-towers-castle = d1 es el castillo azul. Gana en esta jugada.
lesson-guard-and-towers-castle-done = Tu guardia en el castillo enemigo gana.
lesson-guard-and-towers-castle-hint = Tu guardia de d2 está junto al castillo.

lesson-guard-and-towers-save = La torre azul de d5 está a punto de capturar a tu guardia de d7. Impídelo.
lesson-guard-and-towers-save-done = Tu guardia puede apartarse, o una torre puede bloquear la línea: nada pasa por encima de las piedras.
lesson-guard-and-towers-save-hint = Después de eso, ganan las azules. La torre de d5 se mueve hasta dos casillas en línea recta: sal de la línea o bloquéala en d6.

## King’s Court

lesson-kings-court-step = La corte son las dieciséis casillas del centro. Lleva una segunda pieza a la corte.
lesson-kings-court-step-done = Dos piezas en la corte están más seguras que una: la última que te quede allí no puede salir.
lesson-kings-court-step-hint = Tu pieza de d2 entra en la corte por d3.

lesson-kings-court-answer = Juegas con las verdes. El bando naranja ha entrado en la corte por el sur. Haz tu primera jugada.
lesson-kings-court-answer-done = La primera jugada verde entra en la corte por el borde opuesto al del bando naranja.
lesson-kings-court-answer-hint = Entra por el norte: de la fila 7 a la fila 6.

lesson-kings-court-over = Salta por encima de tu propia pieza y, con la misma, sigue por encima de la verde.
lesson-kings-court-over-done = Tu propia pieza se queda; la verde sale del tablero.
lesson-kings-court-over-hint = Empieza en c3: salta por encima de d3 a e3 y luego por encima de f3 a g3.

lesson-kings-court-chain = Captura tres piezas verdes en un turno.
lesson-kings-court-chain-done = Una pieza salta tantas veces como quieras, por encima de ambos colores, y gira como quieras.
lesson-kings-court-chain-hint = Empieza en a1 y salta por encima de tu propia pieza de a2. Luego da la vuelta.

lesson-kings-court-keep = Tu pieza de c6 es la única que tienes en la corte, así que no puede salir. Captura una pieza verde.
lesson-kings-court-keep-done = Has capturado una pieza y sigues teniendo una en la corte.
lesson-kings-court-keep-hint = Salta por encima de d6. Caes en e6, dentro de la corte.

lesson-kings-court-back = Tu pieza de c3 es la única que tienes en la corte. Captura tres piezas con ella en un turno.
lesson-kings-court-back-done = Solo cuenta el final del turno: entonces debes tener una pieza en la corte.
lesson-kings-court-back-hint = Sal de la corte por encima de b3, sigue por encima de a4 y vuelve por encima de b5.

lesson-kings-court-safe = Las verdes están a punto de capturar tu única pieza en la corte, en d5, y de ganar. Impídelo.
lesson-kings-court-safe-done = Las verdes habrían capturado tu pieza de d5 fuera donde fuera. Ahora tienes una segunda en la corte.
lesson-kings-court-safe-hint = Las verdes capturan tu última pieza en la corte. Trae una segunda.

lesson-kings-court-win = Las verdes tienen una sola pieza en la corte. Gana en esta jugada.
lesson-kings-court-win-done = A las verdes no les queda ninguna pieza en la corte y pierden.
lesson-kings-court-win-hint = Salta por encima de la pieza verde de d6.
