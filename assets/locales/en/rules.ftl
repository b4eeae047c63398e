### The rules cards, in the project’s own words. A heading, the sentences, and a caption for each
### picture. The credit at the end must be shown wherever the rules are.

rules-aim-heading = Aim
rules-moves-heading = Moves
rules-captures-heading = Captures
rules-end-heading = The end
rules-notation-heading = How moves are written
rules-repetition-heading = Repetition
rules-repetition = The third time a position comes up with the same side to move, the match is a draw.

## Courtyard

rules-courtyard-aim = Be the first to bring your king into the walled courtyard. Each side has a king, four guards and ten serfs, on dark squares only. e6 and f5 are the courtyard. White moves first.

rules-courtyard-pieces =
    All pieces move diagonally over vacant squares.
    • A **serf** steps one square forward.
    • A **guard** moves one or two squares straight, forward or back.
    • A **king** steps one square in any direction.
rules-courtyard-pieces-pieces = Moves of a king, a guard and a serf.
rules-courtyard-pieces-glance = Serf 1 forward; king 1, guard 1–2, any direction.

rules-courtyard-jumps = Jump over an enemy piece next to yours, onto the vacant square straight beyond. The piece you jumped over leaves the board. Keep jumping while the same piece can (stopping costs you the piece), turning as you like. Serfs jump forward only, guards and kings in any direction. No piece jumps over its own side, no king over the other king, and no turn mixes a step with jumps.
rules-courtyard-jumps-jumps = Three captures in one turn.
rules-courtyard-jumps-glance = Jump to capture. Miss a jump, lose the piece.

rules-courtyard-courtyard-heading = The courtyard
rules-courtyard-courtyard = Only a king can enter, and only through the entrance on the far side: White’s from f7 to e6, Black’s from e4 to f5. Nothing passes through. The arrow and the banner show whose entrance it is.
rules-courtyard-courtyard-step-in = White’s king walks in from f7.
rules-courtyard-courtyard-glance = Your king wins here.

rules-courtyard-jump-heading = Jumping in
rules-courtyard-jump = A king can also jump in over its entrance, so a serf or a guard there doesn’t keep it out.
rules-courtyard-jump-jump-in = Black’s king jumps in over the serf on e4.

rules-courtyard-forfeit-heading = A missed capture costs the piece
rules-courtyard-forfeit =
    You don’t have to capture. But a piece that could have jumped and didn’t is removed after your move, even your king or the piece you moved.
    • If you capture and jump as far as that piece can, you lose nothing, whatever else could capture.
    • If you stop although that piece could jump on, you lose it.
    • A piece is safe if you move another to its landing square, blocking all its jumps.
rules-courtyard-forfeit-forfeit = The guard on b3 can jump to d5. You lose it unless it jumps or your serf blocks d5.

rules-courtyard-choice-heading = Several missed captures
rules-courtyard-choice = If several of your pieces missed a capture, your opponent chooses one to remove, then moves.
rules-courtyard-choice-choice = Both guards missed a jump. Black removes one, then moves.

rules-courtyard-return-heading = Serfs on the far row
rules-courtyard-return = A serf on the last row stays until you spend a turn to put it on any vacant dark square of your first row.
rules-courtyard-return-return = The serf on c10 can return to three squares.

rules-courtyard-end = A king in the courtyard wins. You play on without your king, but if both are lost, it’s a draw. With no piece left, you lose. With pieces but no legal move on your turn you also lose, unless the other side couldn’t move either: that’s a draw.

rules-courtyard-notation =
    A move names its squares in order.
    • `d3-e4`: a step.
    • `d4xf6xh8`: two captures in one turn, landing on f6 and h8.
    • `a10>b1`: a serf returns to the first row.
    • `*d4`: the piece on d4 missed a capture and leaves the board.
    You can leave out the signs: `d4 f6 h8`.

rules-courtyard-credit = Courtyard was invented by Len Kalich in 1963 and published by FunDynamics in 1983. These rules follow its booklet and John Ayer’s summary; where they leave something open, this bot decides.

## King and Courtesan

rules-king-and-courtesan-aim = Get your king to the enemy’s home corner, or capture the enemy king. Red’s home corner is the lowest square, Blue’s the highest. Each side has courtesans and one king, which is a stack of two checkers. Red moves first.

rules-king-and-courtesan-step-heading = Steps
rules-king-and-courtesan-step = Every piece steps to a vacant square next to it, in one of the three directions toward the enemy’s home corner.
rules-king-and-courtesan-step-step = Where a red courtesan can step.
rules-king-and-courtesan-step-glance = Step toward the enemy’s corner.

rules-king-and-courtesan-capture = Every piece, even your king, captures an enemy on any of the eight squares around it by moving there.
rules-king-and-courtesan-capture-capture = What a blue courtesan can capture.
rules-king-and-courtesan-capture-glance = Capture in any direction.

rules-king-and-courtesan-exchange-heading = Exchange
rules-king-and-courtesan-exchange = Your king can pass its top checker to your courtesan on one of the three squares in front. That one becomes the king; the piece left behind becomes a courtesan.
rules-king-and-courtesan-exchange-exchange = Two courtesans the red king can change places with.

rules-king-and-courtesan-end = You win as soon as you capture the enemy king or your king is on the enemy’s home corner, by step, capture or exchange. There’s always a move, no one can pass, and only agreement makes a draw.
rules-king-and-courtesan-end-end = Red’s king steps onto the enemy’s home corner and wins. Capturing the king on f5 would win too.
rules-king-and-courtesan-end-glance = Get your king to the far corner, or capture theirs.

rules-king-and-courtesan-notation =
    A move names its squares in order.
    • `a2-b3`: a step.
    • `a2xb3`: a capture.
    • `a2=b3`: the king on a2 and the courtesan on b3 change places.
    You can leave out the signs: `a2 b3`.

rules-king-and-courtesan-credit = King and Courtesan was designed by Mark Steere in May 2022. His other games: marksteeregames.com.

## Guard & Towers

rules-guard-and-towers-aim = Capture the enemy guard, or bring yours to the enemy castle. Each side has a guard and seven stones, which stack into towers. d7 is Red’s castle and d1 Blue’s. Red moves first.

rules-guard-and-towers-move = All pieces move straight along rows and columns, over vacant squares only. A guard moves exactly one square. From a tower, move as many top stones as you like, exactly that many squares; the others stay.
rules-guard-and-towers-move-move = One, two or three stones move one, two or three squares. The guard moves one.
rules-guard-and-towers-move-glance = Move 1, 2 or 3 stones that many squares.

rules-guard-and-towers-unite-heading = Uniting
rules-guard-and-towers-unite = Stones that end their move on your own tower unite with it. Nothing can land on your own guard, and your guard can’t land on your own towers.
rules-guard-and-towers-unite-unite = Two of the three stones join the other tower.

rules-guard-and-towers-capture = You capture the enemy piece you land on. A guard captures anything; stones capture the guard, or a tower of at most as many stones as are moving.
rules-guard-and-towers-capture-capture = Two stones capture the tower of two on e4. One can’t capture the one on c5.
rules-guard-and-towers-capture-glance = Capture at most as many stones as you move.

rules-guard-and-towers-end = You win when you capture the enemy guard, or when yours is on the enemy castle. A player with no legal move loses.
rules-guard-and-towers-end-end = The red guard walks into Blue’s castle.
rules-guard-and-towers-end-glance = Capture their guard, or bring yours to their castle.

rules-guard-and-towers-notation =
    A move names its squares in order.
    • `c4-e4`: two stones move, because e4 is two squares away.
    • `c4xe4`: they capture what is on e4.
    You can leave out the signs: `c4 e4`.

rules-guard-and-towers-credit = Guard & Towers was made by Christoph Endres and Robert Wirth in 1997. These rules follow their sheet, which doesn’t say who moves first: here, Red does.

## King’s Court

rules-kings-court-aim = Be the last player with pieces in the court, the sixteen squares from c3 to f6. Each side has 24 pieces around it. Orange moves first.

rules-kings-court-opening-heading = The first two moves
rules-kings-court-opening = Orange’s first move is a step into the court. Green then steps in over the opposite edge. Neither can jump yet.
rules-kings-court-opening-opening = Orange came in from the south, so Green comes from the north.
rules-kings-court-opening-glance = Orange steps in, then Green opposite.

rules-kings-court-move = Step one square up, down, left or right. Or jump over a piece next to yours, of either color, onto the vacant square straight beyond: with the same piece, as often as you like, turning as you like. Enemies you jump over leave the board; your own pieces stay. You never have to jump. Jumping back to the start without a capture isn’t a move.
rules-kings-court-move-chain = One turn: over your own piece, two enemy pieces, your own and an enemy piece.
rules-kings-court-move-glance = Jump any piece. Enemies you jump leave.

rules-kings-court-court-heading = The court
rules-kings-court-court = When your turn ends, you must have a piece in the court, wherever it was between jumps.
rules-kings-court-court-court = Orange’s only piece in the court can move or capture within it, but not leave.

rules-kings-court-end = After both first moves, a player without a piece in the court loses. So does a player with no legal move.
rules-kings-court-end-last = Orange captures the last green piece in the court and wins.
rules-kings-court-end-glance = Alone in the court: won.

rules-kings-court-notation =
    A move names its squares in order.
    • `c2-c3`: a step.
    • `a1^a3`: a jump over your own piece, which stays.
    • `a3xc3`: a jump that captures.
    • `a1^a3xc3xe3`: three jumps in one turn.
    You can leave out the signs: `a1 a3 c3 e3`.

rules-kings-court-credit = King’s Court: the publisher’s English rule sheet, which these rules follow, names no author. Where it leaves something open, this bot decides.
