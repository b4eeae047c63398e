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

## The tutorial

tutorial-heading = **{ $game }**, lesson { $number } of { $count }
tutorial-right = ✅ `{ $move }`: { $meaning }.
tutorial-wrong = ❌ `{ $move }`: { $meaning }. That is legal, but not what is asked for.
tutorial-end = That was the last lesson. Now play { $game } with somebody: `/challenge`.
button-try-again = Try again
button-next-lesson = Next lesson

## Conditional moves

plan-heading = **Conditional moves** in { $id }. Only you see them.
plan-none = None yet. If you know what you will answer, lay it out: it is played the moment it comes true.
plan-open = Each is played the moment it comes true. If your opponent plays something else, they are gone.
plan-closed = It is your turn, so there is nothing to wait for. You can lay out more after your move.
plan-if = If your opponent plays …
plan-answer = … what do you answer?
plan-their-ply = If `{ $move }`,
plan-own-ply = then `{ $move }`,
plan-when = If { $moves },
plan-then = then { $moves }.
plan-saved = Laid out: { $line } Nothing else is needed; it is played when it comes true.
plan-void = Your conditional moves in { $id } do not apply any more: { $opponent } played { $move }. It is your turn. { $link }
button-plan = Lay it out
button-plan-add = Add one
button-plan-on = Go on from there
button-plan-another = Add another
button-plans = Show all
select-plan-on = Go on from one of them
select-plan-forget = Take one back

refused-plan-own-turn = It is your turn in { $id }, so just play. Conditional moves are for your opponent’s turn.
refused-plan-past-end = That move would end the match, so there is nothing to answer.
refused-plan-too-long = You have laid out as much as there is room for. Take something back with `/plan` first.
refused-plan-gone = This line in { $id } is not laid out any more. `/plan` shows what is.
