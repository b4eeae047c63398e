### Lessons: what to do, why it was right, and what helps after another legal move.

## Courtyard

lesson-courtyard-guard = Your guard on b5 can move one or two squares. Move it two.
lesson-courtyard-guard-done = Only guards can move two squares at a time.
lesson-courtyard-guard-hint = Go two squares along one diagonal, for example to d3.

lesson-courtyard-jump = You capture by jumping over an enemy piece to the vacant square behind it, and can jump on from there. Capture three serfs in one turn with your guard on g2.
lesson-courtyard-jump-done = If you’d stopped sooner, you’d have lost your guard.
lesson-courtyard-jump-hint = Capture all three: jump to i4, g6 and i8.

lesson-courtyard-safe = Your guard on b3 can capture the serf on c4. Move without losing a piece.
lesson-courtyard-safe-done = A piece that misses a capture is lost, unless another one blocks its landing square.
lesson-courtyard-safe-hint = That loses your guard: it could have jumped to d5. Jump there, or block d5.

lesson-courtyard-return = Your serf on c10 has reached the last row. Put it back on your first.
lesson-courtyard-return-done = Now it can march again. That took a turn.
lesson-courtyard-return-hint = Move the serf to a vacant dark square of the first row: b1, h1 or j1.

lesson-courtyard-choice = Black’s king on b9 and guard on j9 missed captures. Remove the more important one.
lesson-courtyard-choice-done = Without a king, Black can no longer win in the courtyard.
lesson-courtyard-choice-hint = Only a king can enter the courtyard. Remove it.

lesson-courtyard-enter = Your king is at its entrance. Win in one move.
lesson-courtyard-enter-done = A king in the courtyard wins.
lesson-courtyard-enter-hint = From f7 your king steps into the courtyard, to e6.

lesson-courtyard-jump-in = A black serf is on your king’s entrance, f7. Win anyway.
lesson-courtyard-jump-in-done = A king can jump into the courtyard over its entrance.
lesson-courtyard-jump-in-hint = Where does your king on g8 land when it jumps over f7?

## King and Courtesan

lesson-king-and-courtesan-step = Step with your courtesan on c3.
lesson-king-and-courtesan-step-done = A piece steps to any of the three squares in front of it, never sideways or back.
lesson-king-and-courtesan-step-hint = That was the king. Move the courtesan to c4, d4 or d3.

lesson-king-and-courtesan-capture = Captures go in every direction. Capture the blue courtesan.
lesson-king-and-courtesan-capture-done = You capture by moving onto the other piece’s square, here by going back.
lesson-king-and-courtesan-capture-hint = It’s on b2, behind your courtesan on c3.

lesson-king-and-courtesan-exchange = Let your king change places with a courtesan in front of it.
lesson-king-and-courtesan-exchange-done = The crown moves forward, and a courtesan stays behind.
lesson-king-and-courtesan-exchange-hint = Move the king onto your courtesan on c4 or d3.

lesson-king-and-courtesan-win = Win in one move. There are three ways.
lesson-king-and-courtesan-win-done = You win when you capture the enemy king, or your king reaches the enemy’s home corner.
lesson-king-and-courtesan-win-hint = Blue’s king on f5 is next to two of your pieces, and its home corner is f6.

lesson-king-and-courtesan-home = Your own courtesan is on Blue’s home corner, f6. Win in one move.
lesson-king-and-courtesan-home-done = Your king can also reach the enemy’s home corner by an exchange.
lesson-king-and-courtesan-home-hint = Your king can change places with the courtesan on f6.

lesson-king-and-courtesan-safe = Two blue courtesans attack your king on c3. Bring it to safety.
lesson-king-and-courtesan-safe-done = If you’d captured one, the other would have captured your king. The exchange brought it out of reach.
lesson-king-and-courtesan-safe-hint = Blue captures your king. Bring it to a square that touches neither b2 nor b3.

## Guard & Towers

lesson-guard-and-towers-split = Move two of the three stones on c4.
lesson-guard-and-towers-split-done = Two stones move two squares, and the third stays.
lesson-guard-and-towers-split-hint = Move as many squares as you move stones: for two stones, two squares from c4.

lesson-guard-and-towers-unite = Make one tower of four stones.
lesson-guard-and-towers-unite-done = Stones that end their move on your own tower unite with it.
lesson-guard-and-towers-unite-hint = Move one whole tower onto the other, two squares away.

lesson-guard-and-towers-height = Each blue tower has two stones. Capture the one you can.
lesson-guard-and-towers-height-done = Two stones reach e4, enough for a tower of two. Only one reaches c5.
lesson-guard-and-towers-height-hint = To capture two stones, move at least two; two move two squares.

lesson-guard-and-towers-guard = Capture the blue tower of four next to your guard.
lesson-guard-and-towers-guard-done = A guard captures a tower of any height.
lesson-guard-and-towers-guard-hint = Your guard can capture the tower on d3.

lesson-guard-and-towers-aim = Blue’s guard is on e3. Win in one move.
lesson-guard-and-towers-aim-done = Three stones move three squares and capture the guard.
lesson-guard-and-towers-aim-hint = Only your tower on b3 reaches e3. Count the squares.

lesson-guard-and-towers-castle = d1 is Blue’s castle. Win in one move.
lesson-guard-and-towers-castle-done = Your guard on the enemy castle wins.
lesson-guard-and-towers-castle-hint = Your guard on d2 is next to the castle.

lesson-guard-and-towers-save = Blue’s tower on d5 threatens your guard on d7. Prevent it.
lesson-guard-and-towers-save-done = Your guard can step aside, or a tower can block the way: nothing moves over stones.
lesson-guard-and-towers-save-hint = Blue wins: the tower on d5 moves up to two squares. Step out of its way, or block it on d6.

## King’s Court

lesson-kings-court-step = Bring a second piece into the court, the sixteen squares in the middle.
lesson-kings-court-step-done = Two pieces there are safer than one: your last can’t leave.
lesson-kings-court-step-hint = Step from d2 into the court, to d3.

lesson-kings-court-answer = You’re Green. Orange came into the court from the south. Make your first move.
lesson-kings-court-answer-done = Green enters the court over the edge opposite Orange’s.
lesson-kings-court-answer-hint = Come in from the north, from row 7 to 6.

lesson-kings-court-over = With one piece, jump over your own piece and then over the green one.
lesson-kings-court-over-done = Your own piece stays, the green one leaves the board.
lesson-kings-court-over-hint = From c3, jump over d3 to e3, then over f3 to g3.

lesson-kings-court-chain = Capture three green pieces in one turn.
lesson-kings-court-chain-done = A piece can jump as often as you like, over both colors, turning as you like.
lesson-kings-court-chain-hint = From a1, jump over your own piece on a2. Then go around.

lesson-kings-court-keep = Your only piece in the court, on c6, can’t leave it. Capture a green piece.
lesson-kings-court-keep-done = You captured and still have a piece in the court.
lesson-kings-court-keep-hint = Jump over d6 to e6, within the court.

lesson-kings-court-back = Capture three pieces in one turn with c3, your only piece in the court.
lesson-kings-court-back-done = You need a piece in the court only when your turn ends.
lesson-kings-court-back-hint = Leave the court over b3, go on over a4, and come back over b5.

lesson-kings-court-safe = Green is about to win by capturing d5, your only piece in the court. Prevent it.
lesson-kings-court-safe-done = Wherever it went, your piece on d5 was lost. Now you have a second one.
lesson-kings-court-safe-hint = Green captures your last piece in the court. Bring in a second.

lesson-kings-court-win = Green has one piece in the court. Win in one move.
lesson-kings-court-win-done = Green has no piece left in the court and loses.
lesson-kings-court-win-hint = Jump over the green piece on d6.
