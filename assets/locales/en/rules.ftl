### The rules cards, in the project’s own words. A heading, the sentences, and a caption for each
### picture. The credit at the end must be shown wherever the rules are.

rules-repetition-heading = Repetition
rules-repetition = When the same position comes up for the third time with the same side to move, the match is a draw.

## Courtyard

rules-courtyard-aim-heading = Aim
rules-courtyard-aim = Bring your king into the walled courtyard in the middle before your opponent does. Each side has a king, four guards and ten serfs. Play is on the dark squares only. White moves first.
rules-courtyard-aim-start = The start position. e6 and f5 are the courtyard.

rules-courtyard-pieces-heading = Moves
rules-courtyard-pieces =
    All pieces move diagonally to vacant squares.
    • A **serf** steps one square forward.
    • A **guard** moves one or two squares in one straight line, forward or back.
    • A **king** steps one square in any direction.
rules-courtyard-pieces-pieces = Some moves of a king, a guard and a serf.

rules-courtyard-jumps-heading = Captures
rules-courtyard-jumps = Jump over an enemy piece that is next to your piece, onto the vacant square straight beyond. The enemy piece leaves the board. As long as the same piece can jump on, keep jumping with it (stopping costs you the piece). It can turn at every jump. Serfs jump forward only, guards and kings in any direction. A king can’t jump over the other king. No piece jumps over a piece of its own side, and no turn mixes a step with jumps.
rules-courtyard-jumps-jumps = Three captures in one turn.

rules-courtyard-courtyard-heading = The courtyard
rules-courtyard-courtyard = Only a king goes in, and only through the entrance on the far side: White’s king from f7 to e6, Black’s from e4 to f5. Nothing else enters the courtyard or passes through it.
rules-courtyard-courtyard-step-in = White’s king walks in from f7.

rules-courtyard-jump-heading = Jumping in
rules-courtyard-jump = A king can also jump into the courtyard, if its jump goes over its entrance. So a serf or a guard on an entrance doesn’t keep the enemy king out.
rules-courtyard-jump-jump-in = Black’s king jumps in over the serf on e4.

rules-courtyard-forfeit-heading = A missed capture costs the piece
rules-courtyard-forfeit =
    You don’t have to capture. But a piece that could have jumped and didn’t leaves the board with your move, even if it’s the piece you moved or your king.
    • If you capture and jump as far as that piece can, you lose nothing, whatever else could have captured.
    • If you stop jumping although the same piece could go on, you lose that piece.
    • A piece is safe if you move another one to the square where it would land, so that all its jumps are blocked.
rules-courtyard-forfeit-forfeit = The guard on b3 can jump to d5. You lose it unless it jumps, or the serf moves to d5 and blocks the landing.

rules-courtyard-choice-heading = Several missed captures
rules-courtyard-choice = If several of your pieces missed a capture, you lose only one of them: your opponent chooses which, removes it, and then moves.
rules-courtyard-choice-choice = Both guards missed a jump. Black removes one of them and then moves.

rules-courtyard-return-heading = Serfs on the far row
rules-courtyard-return = A serf that reaches the last row stays there until you spend a turn to put it back on any vacant dark square of your first row.
rules-courtyard-return-return = The serf on c10 can return to three squares.

rules-courtyard-end-heading = The end
rules-courtyard-end = A king in the courtyard wins. If you lose your king, you play on; if both kings are lost, the match is a draw. A player with no piece left loses. A player who has pieces left but no legal move on their turn also loses, unless the other side couldn’t move either: then the match is a draw.

rules-courtyard-notation-heading = How moves are written
rules-courtyard-notation =
    A move names its squares from first to last.
    • `d3-e4`: a step.
    • `d4xf6xh8`: two captures in one turn, landing on f6 and on h8.
    • `a10>b1`: a serf returns to the first row.
    • `*d4`: the piece on d4 missed a capture and leaves the board.
    When you type a move, you can leave the signs out: `d4 f6 h8`.

rules-courtyard-credit = Courtyard was invented by Len Kalich in 1963 and published by FunDynamics in 1983. These rules follow the publisher’s booklet and John Ayer’s summary. Where they leave a question open, the rule is this bot’s own.

## King and Courtesan

rules-king-and-courtesan-aim-heading = Aim
rules-king-and-courtesan-aim = Get your king to your opponent’s home square, or capture the enemy king. The board is turned on its corner: Red’s home is the lowest square and Blue’s the highest. Red moves first.
rules-king-and-courtesan-aim-start = The start position on the standard board. Each side has a king, which is a stack of two checkers, and courtesans.

rules-king-and-courtesan-step-heading = Steps
rules-king-and-courtesan-step = Every piece steps to a neighbouring vacant square in one of the three forward directions, towards the enemy home.
rules-king-and-courtesan-step-step = Where a red courtesan can step.

rules-king-and-courtesan-capture-heading = Captures
rules-king-and-courtesan-capture = Every piece, including your king, captures an enemy piece on any of the eight squares around it by moving onto its square.
rules-king-and-courtesan-capture-capture = What a blue courtesan can capture.

rules-king-and-courtesan-exchange-heading = Exchange
rules-king-and-courtesan-exchange = Your king can pass its top checker to your own courtesan on a neighbouring square in one of the three forward directions. That courtesan becomes the king, and the piece left behind becomes a courtesan.
rules-king-and-courtesan-exchange-exchange = Two courtesans with which the red king can change places.

rules-king-and-courtesan-end-heading = The end
rules-king-and-courtesan-end = You win as soon as you capture the enemy king or your king is on the enemy home, whether it got there by a step, a capture or an exchange. There’s always a move, no one can pass, and a match is drawn only by agreement or repetition.
rules-king-and-courtesan-end-end = Red can win by capturing the king, or by an exchange onto the enemy home.

rules-king-and-courtesan-notation-heading = How moves are written
rules-king-and-courtesan-notation =
    A move names its squares from first to last.
    • `a2-b3`: a step.
    • `a2xb3`: a capture.
    • `a2=b3`: the king on a2 and the courtesan on b3 change places.
    When you type a move, you can leave the signs out: `a2 b3`.

rules-king-and-courtesan-credit = King and Courtesan was designed by Mark Steere in May 2022. His other games are at marksteeregames.com.

## Guard & Towers

rules-guard-and-towers-aim-heading = Aim
rules-guard-and-towers-aim = Capture the enemy guard, or bring your own guard to the enemy castle. Each side has a guard and seven stones, which stack into towers. Red moves first.
rules-guard-and-towers-aim-start = The start position. d7 is Red’s castle and d1 Blue’s.

rules-guard-and-towers-move-heading = Moves
rules-guard-and-towers-move = All pieces move straight along a file or a rank, over vacant squares only. A guard moves exactly one square. You can move any number of stones from the top of a tower, and they move exactly that many squares. The others stay.
rules-guard-and-towers-move-move = One, two or three stones leave the tower, by one, two or three squares. The guard moves one square.

rules-guard-and-towers-unite-heading = Uniting
rules-guard-and-towers-unite = Stones that end their move on a tower of your own unite with it. No move ends on your own guard, and your guard can’t end its move on one of your towers.
rules-guard-and-towers-unite-unite = Two of the three stones join the other tower.

rules-guard-and-towers-capture-heading = Captures
rules-guard-and-towers-capture = A piece that ends its full move on an enemy piece captures it. A guard captures anything. Stones capture the enemy guard, or a tower of at most as many stones as are moving.
rules-guard-and-towers-capture-capture = Two stones capture the tower of two that is two squares away. One stone can’t capture the tower of two on c5.

rules-guard-and-towers-end-heading = The end
rules-guard-and-towers-end = You win when you capture the enemy guard, or when your guard is on the enemy castle. A player with no legal move loses.
rules-guard-and-towers-end-end = The red guard walks into Blue’s castle.

rules-guard-and-towers-notation-heading = How moves are written
rules-guard-and-towers-notation =
    A move names its squares from first to last.
    • `c4-e4`: two stones go from c4 to e4. As many stones move as there are squares to go.
    • `c4xe4`: they capture what is on e4.
    When you type a move, you can leave the signs out: `c4 e4`.

rules-guard-and-towers-credit = Guard & Towers was made by Christoph Endres and Robert Wirth in 1997. These rules follow their rule sheet, which doesn’t say who moves first. Here, Red does.

## King’s Court

rules-kings-court-aim-heading = Aim
rules-kings-court-aim = Be the last player with pieces in the court, the sixteen squares from c3 to f6 in the middle. Each side has 24 pieces around it. Orange moves first.
rules-kings-court-aim-start = The start position.

rules-kings-court-opening-heading = The first two moves
rules-kings-court-opening = Orange’s first move is a step into the court. Green answers with a step into it over the opposite edge. There are no jumps in these two moves.
rules-kings-court-opening-opening = Orange came in from the south, so Green comes in from the north.

rules-kings-court-move-heading = Moves
rules-kings-court-move = Step one square up, down, left or right. Or jump over a piece next to yours, of either colour, onto the vacant square straight beyond, as often as you like with the same piece, turning as you like. Enemy pieces that you jump over leave the board, your own pieces stay. You never have to jump. Jumps that lead back to where they began and capture nothing aren’t a move.
rules-kings-court-move-chain = One turn: over your own piece, two enemy pieces, your own piece and an enemy piece.

rules-kings-court-court-heading = The court
rules-kings-court-court = When your turn ends, you must have a piece in the court. It doesn’t matter where your piece was in the middle of its jumps.
rules-kings-court-court-court = Orange’s only piece in the court can move in it, or capture within it, but not leave it.

rules-kings-court-end-heading = The end
rules-kings-court-end = Once both players have made their first move, a player without a piece in the court loses. A player with no legal move also loses.

rules-kings-court-notation-heading = How moves are written
rules-kings-court-notation =
    A move names its squares from first to last.
    • `c2-c3`: a step.
    • `a1^a3`: a jump over a piece of your own, which stays.
    • `a3xc3`: a jump that captures.
    • `a1^a3xc3xe3`: three jumps in one turn.
    When you type a move, you can leave the signs out: `a1 a3 c3 e3`.

rules-kings-court-credit = The rule sheet of King’s Court names no author. These rules follow the publisher’s English sheet. Where it leaves a question open, the rule is this bot’s own.
