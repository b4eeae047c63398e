### The rules cards, in the project’s own words. A heading, the sentences, and a caption for each
### picture. The credit at the end must be shown wherever the rules are.

rules-repetition-heading = Repetition
rules-repetition = When the same position stands for the third time with the same side to move, the match is a draw.

## Courtyard

rules-courtyard-aim-heading = Aim
rules-courtyard-aim = Bring your king into the walled courtyard in the middle before your opponent does. Each side has a king, four guards and ten serfs. Play is on the dark squares only, and White begins.
rules-courtyard-aim-start = The start. e6 and f5 are the courtyard.

rules-courtyard-pieces-heading = Moves
rules-courtyard-pieces =
    Everything moves diagonally to vacant squares.
    • A **serf** steps one square forward.
    • A **guard** moves one or two squares in one straight line, forward or back.
    • A **king** steps one square in any direction.
rules-courtyard-pieces-pieces = Some moves of a king, a guard and a serf.

rules-courtyard-jumps-heading = Captures
rules-courtyard-jumps = Jump over an enemy piece next to you to the vacant square straight beyond, and it leaves the board. As long as the same piece can jump on, it should, and it may turn at every jump. Serfs jump forward only, guards and kings in any direction. A king cannot jump the other king. Nobody jumps over their own pieces, and no turn mixes a step with jumps.
rules-courtyard-jumps-jumps = Three captures in one turn.

rules-courtyard-courtyard-heading = The courtyard
rules-courtyard-courtyard = Only a king goes in, and only through the entrance on the far side: White’s king from f7 to e6, Black’s from e4 to f5. Nothing else enters the courtyard or passes through it.
rules-courtyard-courtyard-step-in = White’s king walks in from f7.

rules-courtyard-jump-heading = Jumping in
rules-courtyard-jump = A king may also jump into the courtyard, if its jump goes over its entrance. So a piece on an entrance does not keep the enemy king out.
rules-courtyard-jump-jump-in = Black’s king jumps in over the piece on e4.

rules-courtyard-forfeit-heading = A missed capture costs the piece
rules-courtyard-forfeit =
    You need not capture. But a piece that could have jumped and did not leaves the board with your move, be it the piece you moved or even your king.
    • If you capture and jump as far as that piece can, nothing is lost, whatever else could have captured.
    • If you stop jumping although the same piece could go on, you lose that piece.
    • A piece is safe if you move another one to where it would land, so that all its jumps are blocked.
rules-courtyard-forfeit-forfeit = The guard on b3 can jump to d5. It is lost unless it jumps, or the serf moves to d5 and blocks the landing.

rules-courtyard-choice-heading = Several missed
rules-courtyard-choice = If several of your pieces missed a capture, only one of them goes: your opponent chooses which, removes it, and then moves.
rules-courtyard-choice-choice = Both guards missed a jump. Black removes one of them and then moves.

rules-courtyard-return-heading = Serfs on the far row
rules-courtyard-return = A serf that reaches the last row stays there until you spend a turn to put it back on any vacant dark square of your first row.
rules-courtyard-return-return = The serf on c10 can return to three squares.

rules-courtyard-end-heading = The end
rules-courtyard-end = A king in the courtyard wins. If your king is lost you play on, but when both are, the match is a draw. Who has no piece left loses. Who has pieces but no legal move loses too, unless the other side could not move either: then it is a draw.

rules-courtyard-credit = Courtyard was invented by Len Kalich in 1963 and published by FunDynamics in 1983. Rules after the publisher’s booklet and John Ayer’s abstract; what both leave open the project has ruled.

## King and Courtesan

rules-king-and-courtesan-aim-heading = Aim
rules-king-and-courtesan-aim = Get your king to your opponent’s home square, or capture the enemy king. The board stands on a corner: Red’s home is the lowest square and Blue’s the highest. Red begins.
rules-king-and-courtesan-aim-start = The start on the standard board. Each side has a king, which is a stack of two, and courtesans.

rules-king-and-courtesan-step-heading = Steps
rules-king-and-courtesan-step = Every piece steps to a neighbouring vacant square in one of the three forward directions, towards the enemy home.
rules-king-and-courtesan-step-step = Where a red courtesan can step.

rules-king-and-courtesan-capture-heading = Captures
rules-king-and-courtesan-capture = Every piece, your king too, captures an enemy piece on any of the eight squares around it by taking its place.
rules-king-and-courtesan-capture-capture = What a blue courtesan can capture.

rules-king-and-courtesan-exchange-heading = Exchange
rules-king-and-courtesan-exchange = Your king may pass its top checker to your own courtesan on a neighbouring square in one of the three forward directions. That piece is now the king, and what it leaves behind a courtesan.
rules-king-and-courtesan-exchange-exchange = Two courtesans with which the red king can change places.

rules-king-and-courtesan-end-heading = The end
rules-king-and-courtesan-end = The match ends at once when a king is captured or stands on the enemy home, whether it got there by a step, a capture or an exchange. There is always a move, nobody may pass, and there are no draws.
rules-king-and-courtesan-end-end = Red can win by capturing the king, or by an exchange onto the enemy home.

rules-king-and-courtesan-credit = King and Courtesan was designed by Mark Steere in May 2022. His other games are at marksteeregames.com.

## Guard & Towers

rules-guard-and-towers-aim-heading = Aim
rules-guard-and-towers-aim = Capture the enemy guard, or bring your own guard to the enemy castle. Each side has a guard and seven stones, which stack into towers. Red begins.
rules-guard-and-towers-aim-start = The start. d7 is Red’s castle and d1 Blue’s.

rules-guard-and-towers-move-heading = Moves
rules-guard-and-towers-move = Everything moves straight along a file or a rank and over vacant squares. A guard moves exactly one square. A tower moves as many of its top stones as you like, exactly as many squares as stones move; the others stay.
rules-guard-and-towers-move-move = One, two or three stones leave the tower, by one, two or three squares. The guard moves one square.

rules-guard-and-towers-unite-heading = Uniting
rules-guard-and-towers-unite = Stones that end on a tower of your own unite with it. Nothing ends on your own guard, and your guard ends on none of your towers.
rules-guard-and-towers-unite-unite = Two of the three stones join the other tower.

rules-guard-and-towers-capture-heading = Captures
rules-guard-and-towers-capture = What ends its full move on an enemy captures it. A guard takes anything. Stones take the enemy guard, and a tower of at most as many stones as are moving.
rules-guard-and-towers-capture-capture = Two stones take the tower of two at distance two. One stone cannot take the one next to it.

rules-guard-and-towers-end-heading = The end
rules-guard-and-towers-end = The match ends when a guard is captured or stands on the enemy castle. Who must move and cannot loses.
rules-guard-and-towers-end-end = The red guard walks into Blue’s castle.

rules-guard-and-towers-credit = Guard & Towers was made by Christoph Endres and Robert Wirth in 1997. Rules after their sheet; that Red begins is the project’s ruling.

## King’s Court

rules-kings-court-aim-heading = Aim
rules-kings-court-aim = Have the last pieces in the court, the sixteen squares c3 to f6 in the middle. Each side has 24 pieces around it. Orange begins.
rules-kings-court-aim-start = The start.

rules-kings-court-opening-heading = The first two moves
rules-kings-court-opening = Orange begins with a step into the court. Green answers with a step into it over the opposite edge. There are no jumps in these two moves.
rules-kings-court-opening-opening = Orange came in from the south, so Green comes in from the north.

rules-kings-court-move-heading = Moves
rules-kings-court-move = Step one square up, down, left or right. Or jump over a piece next to you, of either colour, to the vacant square straight beyond, as often as you like with the same piece, turning as you like. Enemies jumped leave the board, your own pieces stay. You never have to jump. A tour back to where it began that captures nothing is no move.
rules-kings-court-move-chain = One turn: over an own piece, two enemies, an own piece and an enemy.

rules-kings-court-court-heading = The court
rules-kings-court-court = When your turn ends, you must have a piece in the court. Where your piece was in the middle of its jumps does not matter.
rules-kings-court-court-court = Orange’s only piece in the court may move in it, or capture within it, but not leave it.

rules-kings-court-end-heading = The end
rules-kings-court-end = Once both have made their first move, a player without a piece in the court loses. So does a player who must move and cannot.

rules-kings-court-credit = King’s Court: its rule sheet names no author. Rules after the publisher’s English sheet; what it leaves open the project has ruled.
