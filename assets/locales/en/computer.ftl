### The computer as an opponent.

## Commands

command-play = Play against the computer, at once
command-play-game = Which game
command-play-level = From 1 for beginners to 8; leave empty for the next one above what you have beaten
command-play-side = Who moves first; leave empty to choose at random
command-play-size = How many squares wide the board is, in games with several sizes

## The computer

computer-1 = Computer, level 1
computer-2 = Computer, level 2
computer-3 = Computer, level 3
computer-4 = Computer, level 4
computer-5 = Computer, level 5
computer-6 = Computer, level 6
computer-7 = Computer, level 7
computer-8 = Computer, level 8

## Matches

computer-thinking = { $player } is thinking …
computer-begun = Match { $id } begins: you play { side-name } against the computer, level { $level }. Its board comes in { $channel }.
computer-begun-direct = Match { $id } begins: you play { side-name } against the computer, level { $level }. Its board comes in our direct messages: { $link }
computer-comes = Your match of { $game } against the computer, level { $level }, begins here.
computer-guided = I explain what is new as it happens.
computer-won = You have beaten level { $level }: try { $next }.
computer-won-highest = You have beaten the highest level. Congratulations!
computer-lost = Try level { $level } again, or { $lower }.
button-level = Level { $level }
computer-agreed = { $kind ->
    [draw] The computer agrees: { $id } is drawn.
   *[takeback] Your last move in { $id } is taken back. Its board comes in a moment.
}
computer-declined = The computer wants no draw in { $id }: it thinks it stands at least as well. Ask again after the next move. Once each side has made { $moves } moves without a capture, it agrees unless it sees how to win.
computer-records = **Against the computer:** { $records }
computer-beaten = { $game }: beaten up to level { $level }
computer-unbeaten = { $game }: not beaten yet

## Refusals

refused-computer-many =
    You play { $most } matches against the computer already, as many as one may. Finish one, or resign it here:
    { $matches }
button-resign-match = Resign { $id }
refused-computer-often = You have begun many matches against the computer within an hour. You can begin the next one { $until }.
refused-computer-before = The next match, { $id }, has begun already. Find it with `/matches`.
refused-computer-learns = You learn it in match { $id }, which runs already. Find it with `/matches`.
refused-computer-draw = The computer answers at once: play your move without the offer, or use `/draw`.
refused-computer-direct = I cannot send you direct messages, where this match would be shown. Allow them in your privacy settings, or use `/play` in a server that has me.

## A first match

button-quiet = No more tips
tips-off = No more tips in { $id }.
button-learn-by-playing = Show me by playing
tip-begin = { $about } Press **Move**, then tap a piece and where it goes. Nothing happens before you confirm.
tip-chance = You can win with your next move. Look for it!
tip-danger = Be careful: the computer could have won with this move and did not see it. Before you move, look what it threatens.
tip-missed = You could have won with that move. `/takeback` lets you try again.
tip-choice = A choice: several captures were missed, so the other side chooses which of these pieces leaves the board, before its own move.
tip-forfeit = A capture was missed, so the rules took a piece off the board. Look for captures before each move.
tip-must = You can capture now, and the rules want you to. The picker marks the pieces that can.
tip-chain = A chain: one piece may capture several in one move, one after another.
tip-capture = Your first capture: what is captured leaves the board for good.
tip-captured = The computer has captured. See whether you can capture the piece that did it.
tip-stack = Stones stack to towers: a tower moves as many squares as it is high, all of it or a part.
tip-exchange = Two pieces of one side have changed places: that is a move too.

## Help

help-computer = **The computer:** `/play` starts a match against it at once, here or in direct messages, at eight levels; it never counts for ratings. It lets you take moves back, and agrees to a draw if it stands worse or the match goes nowhere. You can play 5 such matches at a time.
