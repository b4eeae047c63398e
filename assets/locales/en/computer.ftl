### The computer as an opponent.

## Commands

## The computer

computer-1 = Computer (level 1)
computer-2 = Computer (level 2)
computer-3 = Computer (level 3)
computer-4 = Computer (level 4)
computer-5 = Computer (level 5)
computer-6 = Computer (level 6)
computer-7 = Computer (level 7)
computer-8 = Computer (level 8)

## Matches

computer-thinking = { $player } is thinking …
computer-begun = Match { $id } starts: you play { side-name } against the computer (level { $level }). The board will be in { $channel }.
computer-begun-direct = Match { $id } starts: you play { side-name } against the computer (level { $level }). The board will be in your direct messages: { $link }
computer-comes = Your { $game } match against the computer (level { $level }) starts here.
computer-guided = I explain new things as they come up.
computer-won = You’ve beaten level { $level }. Try level { $next } next.
computer-won-highest = You’ve beaten the highest level. Congratulations!
computer-lost = Try level { $level } again, or level { $lower }.
button-level = Level { $level }
computer-agreed = { $kind ->
    [draw] The computer agrees: { $id } is drawn.
   *[takeback] Your last move in { $id } is taken back. The board is on its way.
}
computer-declined = The computer declines a draw in { $id }: it thinks it’s doing at least as well as you. Ask again after the next move. Once you’ve both made { $moves } moves without a capture, it agrees unless it sees a win.
computer-records = **Against the computer:** { $records }
computer-beaten = { $game }: beaten up to level { $level }
computer-unbeaten = { $game }: not beaten yet

## Refusals

refused-computer-many =
    You already have { $most } matches against the computer, which is the limit. Finish one, or resign it here:
    { $matches }
button-resign-match = Resign { $id }
refused-computer-often = You’ve started many matches against the computer in the last hour. You can start the next one { $until }.
refused-computer-before = Your next match, { $id }, has already started. Find it with `/matches`.
refused-computer-learns = You’re already learning this game in match { $id }. Find it with `/matches`.
refused-computer-draw = The computer answers draw offers right away. Play your move without the offer, or use `/draw`.
refused-computer-direct = This match would be played in direct messages, but I can’t send you any. Allow them in your privacy settings, or use `/play` in a server that has me.

## A first match

button-quiet = No more tips
tips-off = No more tips in { $id }.
button-learn-by-playing = Show me by playing
tip-begin = { $about } Press **Move**, then tap a piece and where it goes. Nothing happens until you confirm.
tip-chance = You can win with your next move. Look for it!
tip-danger = Careful: the computer could have won with its last move and missed it. Before you move, check what it threatens.
tip-missed = You could have won with that move. To try again, take it back with `/match`.
tip-choice = Several captures were missed, so the opponent first chooses which of these pieces leaves the board, and then moves.
tip-forfeit = A capture was missed, so the rules took a piece off the board. Look for captures before each move.
tip-must = You can capture now. If a piece that could capture doesn’t, you can lose it. The list marks the pieces that can.
tip-chain = A chain: one piece can capture several in one move, one after another.
tip-capture = Your first capture! Captured pieces leave the board for good.
tip-captured = The computer has captured a piece. See if you can capture the one that did it.
tip-stack = Stones stack into towers. You can move a whole tower or only its top stones: they move as many squares as there are stones moving.
tip-exchange = Two pieces of one side have changed places: that is a move too.

## Help


play-which = **Which game would you like to play?**
button-play-computer = Play the computer
button-find-opponent = Find an opponent

button-draft-change = Change the terms
draft = **{ $game }** against { $opponent }: { $pace } · { $rated ->
    [yes] rated
   *[no] unrated
} · { $side ->
    [first] you move first
    [second] your opponent moves first
   *[lot] who moves first is random
}{ $weekends ->
    [yes] { "" } · the clock stops on weekends
   *[no] { "" }
}.
draft-anyone = anyone
select-draft-pace = Choose the pace …
select-draft-side = Choose who moves first …
select-draft-size = Choose the size of the board …
button-draft-send = Send the challenge
button-draft-rated = { $on ->
    [yes] Play unrated
   *[no] Play rated
}
button-draft-weekends = { $on ->
    [yes] Let the clock run on weekends
   *[no] Stop the clock on weekends
}
