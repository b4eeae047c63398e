### The page with live boards.

button-browser = Open in browser
button-open = Open board
button-play-now = Play now
refused-open-board = I can’t open boards inside Discord at the moment. `/board` shows a board here.
page-again = Your session has expired. Open the board again from Discord.
page-ask = Play this move?
page-challenges = Challenges
page-consent = Discord is asking you to let Courtier know who you are. Once you agree, your board appears here.
page-declined = Without knowing who you are, Courtier can’t show your board.
page-draw = A draw is offered.
page-empty = empty
page-first = Start position
page-game = Game
page-here = is here
page-hidden = This match can’t be shown here.
page-last = Current board
page-learn = Learn
page-loading = Loading the board …
page-lobby = All games
page-lost = You lost this one.
page-matches = My matches
page-none = In Discord, `/play` starts a match.
page-offline = Connection lost. Reconnecting …
page-pause = A pause is proposed: { $time }.
page-piece = { $height ->
    [1] { $side } { $piece }
   *[other] { $side } { $piece }, { $height } stones
}
page-play-now-about = **Play now** starts a match against the computer, at a level that fits you.
page-puzzle = Puzzle
page-rematch = A rematch is offered.
page-rematch-over = The rematch wasn’t accepted.
page-takeback = A takeback is requested.
page-theme = Colors
page-too-fast = That was too fast. Wait a few seconds.
page-watching = Watching
page-won = You won!
page-you = you
page-your-turn = Your turn
