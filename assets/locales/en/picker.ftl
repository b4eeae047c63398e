### Choosing a move by tapping, and what stands behind typed ones.

picker-piece = Which piece moves?
picker-remove = Which of these pieces leaves the board?
picker-square = From { $squares } to where?
picker-go-on = { $squares }: go on with the same piece, or stop here?
picker-preview = `{ $move }`: { $meaning }. This is the board as it will be.
picker-cost = ⚠️ { $warning }
picker-put-away = Nothing was played. Press Move under the board when you are ready.

select-piece = Choose a piece
select-square = Choose a square
select-part = { $what }, { $first } to { $last }

option-piece = { $square } · { $piece }
option-tower = { $square } · { $piece } of { $height }
option-goes-on = jumps on from there
suggestion-costly = ⚠️ { $meaning }, but loses a piece
suggestion-move = { $move } · { $meaning }
suggestion-moves = { $squares } … { $count ->
    [one] 1 move
   *[other] { $count } moves
}

button-play = Play
button-stop = Stop here
button-back = Back
button-cancel = Cancel
button-type = Type it
button-newest-board = Move on the newest board

alt-choose = To choose from: { $squares }.
alt-preview = The board as it will be after { $move }.
