### Why a move is refused, and what a legal one will cost, as the player who tries it reads it.

## Every game

move-over = This match is over.
move-too-long = That’s too long for a move.
move-sign = I can’t read “{ $sign }”. Give only squares, in order.
move-off-board = There’s no square { $square } on this board.
move-not-straight = { $square } to { $to } isn’t along a row or a column.
move-step-in-chain = { $square } to { $to } is a step. In one turn, you either step once or jump.
move-nothing-to-jump = There’s nothing on { $square } to jump over.
move-squares = { $count ->
    [0] Give the squares to move from and to.
    [one] Give the square to move to as well.
   *[other] A move has two squares here, not { $count }.
}
move-number = “{ $number }” means nothing here. Give only squares, in order.
move-empty-square = { $square } is empty.
move-not-yours = The piece on { $square } is your opponent’s.
move-nowhere = From { $square } to { $square } goes nowhere.
move-blocked = The piece on { $square } is in the way.

## Guard & Towers

gt-guard-too-far = Your guard on { $square } moves exactly one square.
gt-tower-too-far = { $stones ->
    [one] The single stone on { $square } moves 1 square
   *[other] The tower on { $square } moves 1 to { $stones } squares
}, not { $distance }.
gt-onto-own-guard = You can’t move onto your own guard on { $square }.
gt-guard-onto-own-tower = Your guard can’t move onto your tower on { $square }.
gt-tower-too-tall = { $attackers ->
    [one] One stone
   *[other] { $attackers } stones
} can’t capture the { $stones } stones on { $square }.
gt-union-too-tall = The tower on { $square } would have more than nine stones.
gt-wrong-number = You wrote { $number }, but to go { $distance ->
    [one] 1 square, 1 stone moves.
   *[other] { $distance } squares, { $distance } stones move.
}

## King and Courtesan

kc-too-far = { $to } isn’t next to { $square }: pieces move one square.
kc-step-not-forward = { $square } to { $to } isn’t forward. Only captures go sideways or back.
kc-onto-own = Only your king can change places with your courtesan on { $square }.
kc-onto-own-king = To change places, move your king from { $square } onto the courtesan.
kc-exchange-not-forward = Your king can only change places forward; { $to } isn’t in front of { $square }.

## Courtyard

cy-light-square = { $square } is light. Only dark squares are used.
cy-not-diagonal = Moves are diagonal; { $square } to { $to } isn’t.
cy-serf-backward = Your serf on { $square } moves and jumps forward only.
cy-too-far = Your { $kind ->
    [king] king
   *[serf] serf
} on { $square } moves one square or jumps over an adjacent enemy.
cy-guard-too-far = Your guard on { $square } moves one or two squares or jumps over an adjacent enemy, not both.
cy-only-kings-enter = Only kings can enter the courtyard, on { $square }.
cy-wrong-entrance = Your king enters only through { $square }.
cy-through-courtyard = Nothing can pass through the courtyard.
cy-after-courtyard = Stop on { $square }: your king wins there.
cy-serf-at-end = Your serf on { $square } can only return to a vacant dark square of row { $home }.
cy-over-own = You can’t jump over your own piece on { $square }.
cy-king-over-king = A king can’t jump over the other king on { $square }.
cy-choose-first = First remove a piece that missed a capture: { $squares }.
cy-not-liable = The piece on { $square } didn’t miss a capture. Choose from { $squares }.
cy-nothing-to-remove = There’s no piece to remove. Move one instead.

## Courtyard: what a legal move will cost

cy-warn-forfeit = You’d lose your piece on { $square }: it could capture and doesn’t.
cy-warn-choice = Your opponent would remove one of your { $count } pieces that could capture: { $squares }.
cy-warn-stopped = You’d lose your piece: it can keep jumping from { $square }.

## King’s Court

kk-too-far = { $square } to { $to } is too far: steps go one square, jumps two. Give every landing square.
kk-empty-tour = Going back to { $square } without a capture isn’t a move.
kk-leaves-court = Your turn must end with a piece in the court, and the one on { $square } is your last there.
kk-jump-in-opening = On your first move, step into the court.
kk-not-into-court = Your first move steps into the court; { $square } to { $to } doesn’t.
kk-wrong-edge = Come in from the side opposite Orange: over the { $edge ->
    [north] north edge, from row 7 to 6.
    [east] east edge, from column g to f.
    [south] south edge, from row 2 to 3.
   *[west] west edge, from column b to c.
}
kk-no-chain = No jumps lead from { $square } to { $to } with these captures.

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
    [home] { "" }, reaches the enemy’s home corner
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
