### The page with live boards.

button-browser = Open in browser
button-open = Open board
refused-open-board = I can’t open boards inside Discord at the moment. `/board` shows a board here.
page-again = Your session has expired. Open the board again from Discord.
page-ask = Play this move?
page-draw = A draw is offered.
page-empty = empty
page-first = Start position
page-game = Game
page-here = is here
page-hidden = This match can’t be shown here.
page-last = Current board
page-learn = Learn
page-matches = My matches
page-none = No match is running. In Discord, `/play` starts one.
page-offline = Connection lost. Reconnecting …
page-pause = A pause is proposed: { $time }.
page-piece = { $height ->
    [1] { $side } { $piece }
   *[other] { $side } { $piece }, { $height } stones
}
page-puzzle = Puzzle
page-rematch = A rematch is offered.
page-takeback = A takeback is requested.
page-theme = Colors
page-too-fast = That was too fast. Wait a few seconds.
page-watching = Watching
page-you = you
