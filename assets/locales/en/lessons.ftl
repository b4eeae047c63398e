### Lessons: what to do, why it was right, and what helps after another legal move.

## Courtyard

lesson-courtyard-guard = Your guard on b5 can move one or two squares in a straight line. Move it two.
lesson-courtyard-guard-done = Only guards can move two squares in one move.
lesson-courtyard-guard-hint = Go two squares from b5 along one diagonal, for example to d3.

lesson-courtyard-jump = Your guard on g2 can capture three serfs in one turn. Capture them all.
lesson-courtyard-jump-done = Three captures in one turn. If you had stopped before the last, your guard would have left the board.
lesson-courtyard-jump-hint = Capture all three: jump to i4, then to g6, then to i8.

lesson-courtyard-safe = Your guard on b3 can capture the serf on c4. Make a move that loses no piece of yours.
lesson-courtyard-safe-done = A piece that misses a capture is lost, unless another one blocks the square where it would land.
lesson-courtyard-safe-hint = That loses the guard, because it could have jumped to d5. Jump there, or block d5.

lesson-courtyard-return = Your serf on c10 has reached the last row. Put it back on your first row.
lesson-courtyard-return-done = Now it can march again. Putting it back took you a turn.
lesson-courtyard-return-hint = Move the serf from c10 to a vacant dark square of the first row: b1, h1 or j1.

lesson-courtyard-choice = Black missed two captures: with the king on b9 and with the guard on j9. You choose which of them leaves the board. Remove the more important one.
lesson-courtyard-choice-done = Without a king, Black can no longer win in the courtyard.
lesson-courtyard-choice-hint = Only a king can enter the courtyard. Remove it.

lesson-courtyard-enter = Your king is at its entrance to the courtyard. Win in one move.
lesson-courtyard-enter-done = A king in the courtyard wins.
lesson-courtyard-enter-hint = The courtyard is e6 and f5. From f7 your king steps to e6.

lesson-courtyard-jump-in = A black serf is on your king’s entrance, f7. Win anyway.
lesson-courtyard-jump-in-done = A king can jump into the courtyard if the jump goes over its entrance.
lesson-courtyard-jump-in-hint = Your king on g8 is next to the serf on f7. Where does it land when it jumps?

## King and Courtesan

lesson-king-and-courtesan-step = Make a step with your courtesan on c3.
lesson-king-and-courtesan-step-done = There are three squares in front of a piece, and it steps to any of them. No step goes sideways or back.
lesson-king-and-courtesan-step-hint = That was the king. Move the courtesan from c3 to c4, d4 or d3.

lesson-king-and-courtesan-capture = Steps go forward, but captures go in every direction. Capture the blue courtesan.
lesson-king-and-courtesan-capture-done = You capture a piece by moving onto its square, here by going back.
lesson-king-and-courtesan-capture-hint = The blue courtesan is on b2, behind yours on c3.

lesson-king-and-courtesan-exchange = Your king can change places with a courtesan in front of it. Do that.
lesson-king-and-courtesan-exchange-done = The crown has moved forward, and a courtesan stays behind.
lesson-king-and-courtesan-exchange-hint = Move the king from c3 onto one of your own courtesans, c4 or d3.

lesson-king-and-courtesan-win = You can win in one move, and in three ways. Find one.
lesson-king-and-courtesan-win-done = You win when you capture the enemy king, or when your king reaches the enemy home.
lesson-king-and-courtesan-win-hint = The blue king on f5 is next to two of your pieces. And f6 is Blue’s home.

lesson-king-and-courtesan-home = Your own courtesan is on Blue’s home, f6. Win in one move.
lesson-king-and-courtesan-home-done = Your king can also reach the enemy home by an exchange.
lesson-king-and-courtesan-home-hint = Your king on e5 can change places with the courtesan on f6.

lesson-king-and-courtesan-safe = Two blue courtesans attack your king on c3. Bring it to safety.
lesson-king-and-courtesan-safe-done = If you had captured one of them, the other would have captured your king. The exchange brought it out of their reach.
lesson-king-and-courtesan-safe-hint = After that, Blue captures your king. Bring it to a square that touches neither b2 nor b3.

## Guard & Towers

lesson-guard-and-towers-split = Move two of the three stones on c4.
lesson-guard-and-towers-split-done = Two stones move two squares, and the third stays where it was.
lesson-guard-and-towers-split-hint = Stones move as many squares as there are stones moving. To move two stones, go two squares from c4.

lesson-guard-and-towers-unite = Make one tower of four stones.
lesson-guard-and-towers-unite-done = Stones that end their move on a tower of your own unite with it.
lesson-guard-and-towers-unite-hint = Move a whole tower onto the other one. Each has two stones, and they’re two squares apart.

lesson-guard-and-towers-height = Each blue tower has two stones. You can capture one of them. Which?
lesson-guard-and-towers-height-done = Two of your stones reach e4, which is enough for a tower of two. Only one reaches c5, which is too few.
lesson-guard-and-towers-height-hint = To capture a tower of two, at least two stones must move, and two stones move two squares.

lesson-guard-and-towers-guard = A blue tower of four is next to your guard. Capture it.
lesson-guard-and-towers-guard-done = A guard captures a tower of any height.
lesson-guard-and-towers-guard-hint = Your guard on d4 can capture the tower on d3.

lesson-guard-and-towers-aim = Blue’s guard is on e3. Win in one move.
lesson-guard-and-towers-aim-done = Three stones move three squares and capture the guard.
lesson-guard-and-towers-aim-hint = Only your tower on b3 reaches e3. Count the squares between them.

lesson-guard-and-towers-castle = d1 is Blue’s castle. Win in one move.
lesson-guard-and-towers-castle-done = Your guard on the enemy castle wins.
lesson-guard-and-towers-castle-hint = Your guard on d2 is next to the castle.

lesson-guard-and-towers-save = Blue’s tower on d5 is about to capture your guard on d7. Prevent it.
lesson-guard-and-towers-save-done = Your guard can step aside, or a tower can block the line: nothing moves over stones.
lesson-guard-and-towers-save-hint = After that, Blue wins. The tower on d5 moves up to two squares in a straight line: leave the line, or block it on d6.

## King’s Court

lesson-kings-court-step = The court is the sixteen squares in the middle. Bring a second piece into it.
lesson-kings-court-step-done = Two pieces in the court are safer than one: your last piece there can’t leave.
lesson-kings-court-step-hint = Your piece on d2 steps into the court on d3.

lesson-kings-court-answer = You play Green. Orange came into the court from the south. Make your first move.
lesson-kings-court-answer-done = Green’s first move enters the court over the edge opposite Orange’s.
lesson-kings-court-answer-hint = Come in from the north: from rank 7 to rank 6.

lesson-kings-court-over = Jump over your own piece, and then with the same piece over the green one.
lesson-kings-court-over-done = Your own piece stays, the green one leaves the board.
lesson-kings-court-over-hint = Start on c3: jump over d3 to e3, then over f3 to g3.

lesson-kings-court-chain = Capture three green pieces in one turn.
lesson-kings-court-chain-done = A piece can jump as often as you like, over both colours, and turn as you like.
lesson-kings-court-chain-hint = Start on a1 and jump over your own piece on a2. Then go round.

lesson-kings-court-keep = Your piece on c6 is your only one in the court, so it can’t leave. Capture a green piece.
lesson-kings-court-keep-done = You captured a piece and still have one in the court.
lesson-kings-court-keep-hint = Jump over d6. You land on e6, within the court.

lesson-kings-court-back = Your piece on c3 is your only one in the court. Capture three pieces with it in one turn.
lesson-kings-court-back-done = Only the end of the turn counts: then you must have a piece in the court.
lesson-kings-court-back-hint = Leave the court over b3, go on over a4, and come back over b5.

lesson-kings-court-safe = Green is about to capture your only piece in the court, on d5, and win. Prevent it.
lesson-kings-court-safe-done = Green would have captured your piece on d5 wherever it went. Now you have a second one in the court.
lesson-kings-court-safe-hint = Green captures your last piece in the court. Bring in a second one.

lesson-kings-court-win = Green has one piece in the court. Win in one move.
lesson-kings-court-win-done = Green has no piece left in the court and loses.
lesson-kings-court-win-hint = Jump over the green piece on d6.
