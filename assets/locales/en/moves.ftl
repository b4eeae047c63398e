### Why a move is refused, and what a legal one will cost, as the player who tries it reads it.

## Every game

move-over = This match is over.
move-empty = Type a move: the squares to move from and to.
move-too-long = That’s too long for a move.
move-sign = I can’t read “{ $sign }” in a move. Give the squares only, from first to last.
move-off-board = There’s no square { $square } on this board.
move-squares = { $count ->
    [0] I see no square in that. Give the squares to move from and to.
    [one] I see only one square. Give the squares to move from and to.
   *[other] I see { $count } squares, but a move in this game has two. Give the squares to move from and to.
}
move-number = The number { $number } means nothing in a move of this game. Give the squares only, from first to last.
move-empty-square = There’s no piece on { $square }.
move-not-yours = The piece on { $square } is your opponent’s.
move-nowhere = You named { $square } twice. Give the squares to move from and to.
move-blocked = The piece on { $square } is in the way.

## Guard & Towers

gt-not-straight = From { $square } to { $to } isn’t a straight line. Everything moves along a file or a rank.
gt-guard-too-far = Your guard on { $square } moves exactly one square.
gt-tower-too-far = { $stones ->
    [one] The single stone on { $square } moves 1 square.
   *[other] The tower on { $square } has { $stones } stones, so it moves 1 to { $stones } squares.
} That would be { $distance }.
gt-onto-own-guard = Your own guard is on { $square }. No move can end there.
gt-guard-onto-own-tower = Your own tower is on { $square }. Your guard can’t end its move there.
gt-tower-too-tall = The tower on { $square } has { $stones } stones. { $attackers ->
    [one] One stone can capture only a single stone.
   *[other] { $attackers } stones can capture only a tower of at most { $attackers } stones.
}
gt-union-too-tall = The united tower on { $square } would have more than nine stones.
gt-wrong-number = You wrote { $number }, but these squares are { $distance } apart, so { $distance ->
    [one] 1 stone moves.
   *[other] { $distance } stones move.
}

## King and Courtesan

kc-too-far = All pieces move to a neighbouring square, but { $to } isn’t next to { $square }.
kc-step-not-forward = A step goes forward, towards the enemy home, but { $square } to { $to } doesn’t. Only captures go sideways or back.
kc-onto-own = Your own courtesan is on { $square }. Only your king can change places with it.
kc-onto-own-king = Your king is on { $square }. To change places, move the king onto the courtesan, not the other way round.
kc-exchange-not-forward = Your king changes places only with a courtesan in front of it, but { $to } isn’t in front of { $square }.

## Courtyard

cy-light-square = { $square } is a light square. This game is played on the dark squares only.
cy-not-diagonal = All moves are diagonal, but { $square } to { $to } isn’t.
cy-serf-backward = Your serf on { $square } moves and jumps forward only.
cy-serf-too-far = Your serf on { $square } moves one square, or jumps over an enemy piece next to it.
cy-king-too-far = Your king on { $square } moves one square, or jumps over an enemy piece next to it.
cy-guard-too-far = Your guard on { $square } moves one or two squares, or jumps over an enemy piece next to it, but not both in one turn.
cy-only-kings-enter = { $square } is in the courtyard, which only kings can enter.
cy-wrong-entrance = Your king can enter only through { $square }.
cy-through-courtyard = Nothing can pass through the courtyard.
cy-after-courtyard = On { $square } your king is in the courtyard and has won. It can’t jump on from there.
cy-serf-at-end = Your serf on { $square } has reached the far row. It can only return to a vacant dark square of rank { $home }.
cy-step-in-chain = { $square } to { $to } is a step, and a turn is either one step or only jumps.
cy-nothing-to-jump = There’s nothing on { $square } to jump over.
cy-over-own = Your own piece is on { $square }. No piece can jump over a piece of its own side.
cy-king-over-king = A king can’t jump over the other king on { $square }.
cy-choose-first = Your opponent missed a capture. First choose which piece leaves the board: { $squares }.
cy-not-liable = The piece on { $square } didn’t miss a capture. Choose one of these: { $squares }.
cy-nothing-to-remove = There’s no piece to remove now. Give the squares to move from and to.

## Courtyard: what a legal move will cost

cy-warn-forfeit = Your piece on { $square } could capture. If you play this instead, you lose that piece.
cy-warn-choice = Your pieces on { $squares } could capture. If you play this instead, your opponent will remove one of these { $count } pieces.
cy-warn-stopped = From { $square } your piece can jump on. If it stops there, you lose it.

## King’s Court

kk-not-straight = From { $square } to { $to } isn’t a straight line. Everything moves along a file or a rank.
kk-too-far = { $square } to { $to } is too far. A step goes one square; a jump goes two, over a piece. Give every square where a jump lands.
kk-step-in-chain = { $square } to { $to } is a step, and a turn is either one step or only jumps.
kk-nothing-to-jump = There’s nothing on { $square } to jump over.
kk-empty-tour = Your piece would be back on { $square } without a capture, so this isn’t a move.
kk-leaves-court = If your piece leaves { $square }, you have no piece in the court. You need at least one there when your turn ends.
kk-jump-in-opening = You can’t jump on your first move. Step into the court.
kk-not-into-court = Your first move is a step into the court from outside, but { $square } to { $to } isn’t.
kk-wrong-edge = Orange came in on the other side, so you come in over the { $edge ->
    [north] north edge, from rank 7 to rank 6.
    [east] east edge, from file g to file f.
    [south] south edge, from rank 2 to rank 3.
   *[west] west edge, from file b to file c.
}
kk-no-chain = No chain of jumps leads from { $square } to { $to } with these captures.

### What a legal move does, where moves are listed: "c2-c4: two stones, captures the tower of 2".

gt-means = { $piece ->
    [guard] guard
   *[tower] { $stones ->
        [one] one stone
       *[other] { $stones } stones
    }
}{ $does ->
    [take-guard] { "" }, captures the guard
    [castle] { "" }, reaches the castle
    [take-tower] { "" }, captures { $height ->
        [one] a single stone
       *[other] the tower of { $height }
    }
    [join] { "" }, makes a tower of { $height }
   *[step] { "" }
}{ move-ends }
kc-means = { $piece ->
    [king] king
   *[courtesan] courtesan
}{ $does ->
    [take-king] { "" }, captures the king
    [home] { "" }, reaches the enemy home
    [take-courtesan] { "" }, captures a courtesan
    [exchange] { "" }, changes places with the courtesan
   *[step] { "" }
}{ move-ends }
cy-means = { $piece ->
    [king] king
    [guard] guard
   *[serf] serf
}{ $does ->
    [enter] { "" }, enters the courtyard
    [jump] { "" }, captures { $captures ->
        [one] one piece
       *[other] { $captures } pieces
    }
    [return] { "" }, returns to the first row
    [choice] { "" }, leaves the board
   *[step] { "" }
}{ move-ends }
kk-means = { $does ->
    [jump] { $captures ->
        [0] jump
        [one] jump, captures one piece
       *[other] jump, captures { $captures } pieces
    }
   *[step] step
}{ move-ends }

# How a move ends the match, behind what it does.
move-ends = { $ends ->
    [win] { " " }and wins
    [loss] { " " }and loses
    [draw] { " " }and draws
   *[no] { "" }
}
