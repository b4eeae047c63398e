### Choosing a move by tapping, and what stands behind typed ones.

picker-piece = Which piece moves?
picker-newer = Your move wasn’t played: planned replies came first. This is the board now.
picker-remove = Your opponent missed a capture. Which piece leaves the board?
picker-square = Where to from { $squares }?
picker-go-on = { $squares }: go on, or stop here?
picker-preview = Preview of `{ $move }`: { $meaning }.
picker-put-away = Nothing was played. Press **Move** when you’re ready.
picker-closed = Nothing was played.

select-piece = Choose a piece
select-part = { $what }, { $first } to { $last }

option-tower = { $square } · { $height ->
    [one] single stone
   *[other] { $piece } of { $height }
}
option-goes-on = { $square } · keeps jumping
suggestion-costly = ⚠️ { $meaning }, but loses a piece

button-play = Play
button-stop = Stop here
button-back = Back
button-cancel = Cancel
button-type = Type it
button-newest-board = Move on the current board

alt-choose = Squares to choose from: { $squares }.
alt-preview = The board after { $move }.

picker-must = ❗ You can capture. Any other move can cost you a piece.
picker-signs = (⚔️ can capture)
picker-loses = Playing this loses the match.
picker-risks = After this move, the computer can win right away.
picker-match = { $id } **{ $game }** against { $opponent }
picker-and-now = You played `{ $move }`. Now your move:
option-wins = 🏆 { $piece }, can win
option-captures = { $piece }, can capture
select-move = Choose a move
select-capturer = Choose a piece that can capture
button-stop-costly = Stop here and lose the piece
button-walk = Other moves
button-play-draw = Play and offer a draw
button-next-match = Next match ({ $count } waiting)
played-offered = You offered a draw. Your opponent can answer until they move.
played-board = The board: { $link }

## The tutorial

tutorial-heading = **{ $game }**, lesson { $number } of { $count }
tutorial-basics = **{ $heading }:** { $text }
tutorial-right = ✅ `{ $move }`: { $meaning }.
tutorial-wrong = ❌ `{ $move }`: { $meaning }. That’s legal, but not what’s asked.
tutorial-end = That was the last lesson. Now play { $game }: press **Show me by playing** for an easy match against the computer, or **Challenge** to choose an opponent.
button-try-again = Try again
button-next-lesson = Next lesson

## Planned replies

plan-heading = **Planned replies** in { $id }. Only you see them.
plan-none = None yet. Plan your reply to a move: it’s played as soon as your opponent makes it.
plan-open = Each reply is played as soon as your opponent makes the move before it. Any other move removes them all.
plan-closed = It’s your turn. You can plan once you’ve moved.
plan-if = If your opponent plays …
plan-answer = … what do you reply?
plan-own-ply = then `{ $move }`,
plan-when = If { $moves },
plan-then = then { $moves }.
plan-saved = Planned: { $line }
plan-void = Your planned replies in { $id } no longer apply: { $opponent } played { $move }. It’s your turn. { $link }
button-plan = Save
button-plan-add = Plan a reply
button-plan-on = Continue from there
button-plan-another = Plan another
button-plans = Show all
select-plan-on = Continue one of them …
select-plan-forget = Remove one

refused-plan-own-turn = It’s your turn in { $id }. You plan replies during your opponent’s turn.
refused-plan-past-end = That move ends the match, so there’s nothing to reply to.
refused-plan-too-long = You can’t plan any more moves. Remove some under **Planned replies**.
refused-plan-gone = This reply in { $id } is no longer planned. **Planned replies** shows the rest.

select-page = Other pages …
