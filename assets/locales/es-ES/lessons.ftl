### Lessons: what to do, why it was right, and what helps after another legal move.

## Courtyard

lesson-courtyard-guard = Tu guardia de b5 puede moverse una o dos casillas. Muévelo dos.
lesson-courtyard-guard-done = Solo los guardias se mueven dos casillas de una vez.
lesson-courtyard-guard-hint = Muévete dos casillas por una diagonal, por ejemplo a d3.

lesson-courtyard-jump = Capturas saltando sobre una pieza rival a la casilla libre que hay detrás, y desde allí puedes seguir saltando. Captura tres siervos en un turno con tu guardia de g2.
lesson-courtyard-jump-done = Si hubieras parado antes, tu guardia habría salido del tablero.
lesson-courtyard-jump-hint = Captura los tres: salta a i4, g6 e i8.

lesson-courtyard-safe = Tu guardia de b3 puede capturar el siervo de c4. Juega sin perder ninguna pieza.
lesson-courtyard-safe-done = Una pieza que deja pasar una captura se pierde, salvo que otra bloquee su casilla de caída.
lesson-courtyard-safe-hint = Así pierdes el guardia, que podía haber saltado a d5. Salta allí o bloquéala.

lesson-courtyard-return = Tu siervo de c10 ha llegado a la última fila. Devuélvelo a tu primera fila.
lesson-courtyard-return-done = Ahora puede volver a avanzar. Te ha costado un turno.
lesson-courtyard-return-hint = Lleva el siervo a una casilla oscura libre de la primera fila: b1, h1 o j1.

lesson-courtyard-choice = El rey negro de b9 y el guardia de j9 dejaron pasar capturas. Retira el más importante.
lesson-courtyard-choice-done = Sin rey, las negras ya no pueden ganar en el patio.
lesson-courtyard-choice-hint = Solo un rey puede entrar en el patio. Retíralo.

lesson-courtyard-enter = Tu rey está en su entrada. Gana en esta jugada.
lesson-courtyard-enter-done = Un rey en el patio gana.
lesson-courtyard-enter-hint = Desde f7, tu rey entra en el patio, en e6.

lesson-courtyard-jump-in = Un siervo negro ocupa la entrada de tu rey, f7. Gana de todos modos.
lesson-courtyard-jump-in-done = Un rey puede saltar al patio por encima de su entrada.
lesson-courtyard-jump-in-hint = ¿Dónde cae tu rey de g8 si salta por encima de f7?

## King and Courtesan

lesson-king-and-courtesan-step = Da un paso con tu cortesana de c3.
lesson-king-and-courtesan-step-done = Una pieza da un paso a cualquiera de las tres casillas de delante, nunca hacia los lados ni hacia atrás.
lesson-king-and-courtesan-step-hint = Ese era el rey. Mueve la cortesana a c4, d4 o d3.

lesson-king-and-courtesan-capture = Se captura en todas las direcciones. Captura la cortesana azul.
lesson-king-and-courtesan-capture-done = Capturas al ocupar el lugar de la otra pieza, aquí hacia atrás.
lesson-king-and-courtesan-capture-hint = Está en b2, detrás de tu cortesana de c3.

lesson-king-and-courtesan-exchange = Haz que tu rey se intercambie con una cortesana que tenga delante.
lesson-king-and-courtesan-exchange-done = La corona avanza, y atrás queda una cortesana.
lesson-king-and-courtesan-exchange-hint = Mueve el rey a tu cortesana de c4 o d3.

lesson-king-and-courtesan-win = Gana en esta jugada. Hay tres maneras.
lesson-king-and-courtesan-win-done = Ganas si capturas al rey enemigo o si el tuyo llega a la base enemiga.
lesson-king-and-courtesan-win-hint = El rey azul de f5 está junto a dos de tus piezas, y su base es f6.

lesson-king-and-courtesan-home = Tu cortesana ocupa la base azul, f6. Gana en esta jugada.
lesson-king-and-courtesan-home-done = Tu rey también puede llegar a la base enemiga con un intercambio.
lesson-king-and-courtesan-home-hint = Tu rey puede intercambiarse con la cortesana de f6.

lesson-king-and-courtesan-safe = Dos cortesanas azules atacan a tu rey en c3. Ponlo a salvo.
lesson-king-and-courtesan-safe-done = Si hubieras capturado una, la otra habría capturado a tu rey. El intercambio lo ha puesto fuera de su alcance.
lesson-king-and-courtesan-safe-hint = Las azules capturan a tu rey. Llévalo a una casilla que no toque ni b2 ni b3.

## Guard & Towers

lesson-guard-and-towers-split = Mueve dos de las tres piedras de c4.
lesson-guard-and-towers-split-done = Dos piedras se mueven dos casillas y la tercera se queda.
lesson-guard-and-towers-split-hint = Avanza tantas casillas como piedras muevas: con dos piedras, dos casillas desde c4.

lesson-guard-and-towers-unite = Forma una sola torre de cuatro piedras.
lesson-guard-and-towers-unite-done = Las piedras que terminan su jugada sobre una torre tuya se unen a ella.
lesson-guard-and-towers-unite-hint = Mueve una torre entera sobre la otra, a dos casillas.

lesson-guard-and-towers-height = Cada torre azul tiene dos piedras. Captura la que puedas.
lesson-guard-and-towers-height-done = A e4 llegan dos piedras, suficientes para una torre de dos. A c5, solo una.
lesson-guard-and-towers-height-hint = Para capturar dos piedras, mueve al menos dos; dos se mueven dos casillas.

lesson-guard-and-towers-guard = Captura la torre azul de cuatro junto a tu guardia.
lesson-guard-and-towers-guard-done = Un guardia captura una torre de cualquier altura.
lesson-guard-and-towers-guard-hint = Tu guardia puede capturar la torre de d3.

lesson-guard-and-towers-aim = El guardia azul está en e3. Gana en esta jugada.
lesson-guard-and-towers-aim-done = Tres piedras se mueven tres casillas y capturan al guardia.
lesson-guard-and-towers-aim-hint = Solo tu torre de b3 llega a e3. Cuenta las casillas.

lesson-guard-and-towers-castle = d1 es el castillo azul. Gana en esta jugada.
lesson-guard-and-towers-castle-done = Tu guardia en el castillo enemigo gana.
lesson-guard-and-towers-castle-hint = Tu guardia de d2 está junto al castillo.

lesson-guard-and-towers-save = La torre azul de d5 amenaza a tu guardia de d7. Impídelo.
lesson-guard-and-towers-save-done = Tu guardia puede apartarse, o una torre puede cerrar el paso: nada pasa por encima de las piedras.
lesson-guard-and-towers-save-hint = Ganan las azules: la torre de d5 se mueve hasta dos casillas. Sal de su camino o ciérralo en d6.

## King’s Court

lesson-kings-court-step = Lleva una segunda pieza a la corte, las dieciséis casillas del centro.
lesson-kings-court-step-done = Dos piezas allí están más seguras que una: la última no puede salir.
lesson-kings-court-step-hint = Da un paso de d2 a la corte, en d3.

lesson-kings-court-answer = Juegas con las verdes. El bando naranja ha entrado en la corte por el sur. Haz tu primera jugada.
lesson-kings-court-answer-done = El bando verde entra en la corte por el borde opuesto al del naranja.
lesson-kings-court-answer-hint = Entra por el norte, de la fila 7 a la 6.

lesson-kings-court-over = Salta con una pieza por encima de otra tuya y después de la verde.
lesson-kings-court-over-done = Tu propia pieza se queda; la verde sale del tablero.
lesson-kings-court-over-hint = Desde c3, salta por encima de d3 a e3 y luego por encima de f3 a g3.

lesson-kings-court-chain = Captura tres piezas verdes en un turno.
lesson-kings-court-chain-done = Una pieza salta tantas veces como quieras, por encima de ambos colores, y gira como quieras.
lesson-kings-court-chain-hint = Desde a1, salta por encima de tu pieza de a2. Luego da la vuelta.

lesson-kings-court-keep = Tu única pieza en la corte, en c6, no puede salir. Captura una pieza verde.
lesson-kings-court-keep-done = Has capturado y aún tienes una pieza en la corte.
lesson-kings-court-keep-hint = Salta por encima de d6 a e6, dentro de la corte.

lesson-kings-court-back = Captura tres piezas en un turno con c3, tu única pieza en la corte.
lesson-kings-court-back-done = Solo al acabar el turno debes tener una pieza en la corte.
lesson-kings-court-back-hint = Sal de la corte por encima de b3, sigue por encima de a4 y vuelve por encima de b5.

lesson-kings-court-safe = Las verdes van a ganar capturando tu única pieza en la corte, en d5. Impídelo.
lesson-kings-court-safe-done = Tu pieza de d5 estaba perdida fuera donde fuera. Ahora tienes una segunda.
lesson-kings-court-safe-hint = Las verdes capturan tu última pieza en la corte. Trae una segunda.

lesson-kings-court-win = Las verdes tienen una sola pieza en la corte. Gana en esta jugada.
lesson-kings-court-win-done = A las verdes no les queda ninguna pieza en la corte y pierden.
lesson-kings-court-win-hint = Salta por encima de la pieza verde de d6.
