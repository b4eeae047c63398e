### The computer as an opponent.

## Commands

## The computer

computer-name = Computer (level { $level })

## Matches

computer-thinking = { $player } is thinking …
computer-answers-here = The answer will appear here. If it doesn’t, press **Refresh**.
button-refresh = Refresh
computer-begun = Match { $id } starts: you play { side-name } against the computer (level { $level }). Only you can see it until you share it.
computer-begun-direct = Match { $id } starts: you play { side-name } against the computer (level { $level }). The board is in your direct messages: { $link }
computer-comes = Your { $game } match against the computer (level { $level }) starts.
computer-guided = I explain things as they come up.
computer-won = You’ve beaten level { $level }. Try level { $next } next.
computer-won-highest = You’ve beaten the highest level. Congratulations!
computer-lost = Try level { $level } again, or level { $lower }.
button-next-level = Next: level { $level }
button-lower-level = Easier: level { $level }
button-share = Share
button-continue = Continue { $id }
match-shared = Match { $id } is shared: others can watch it now.
result-shared = The result is shown in { $channel } now.
computer-agreed = { $kind ->
    [draw] The computer agrees: { $id } is drawn.
   *[takeback] Your last move in { $id } is taken back.
}
computer-declined = The computer declines: it’s ahead in { $id }. Ask again after the next move. After { $moves } moves each without a capture, it accepts unless it sees a win.
computer-records = **Against the computer:** { $records }
computer-beaten = { $game }: beaten up to level { $level }
computer-unbeaten = { $game }: not beaten yet

## Refusals

refused-computer-many =
    You can have { $most } matches against the computer. Finish one, or resign one:
    { $matches }
button-resign-match = Resign { $id }
refused-computer-often = You’ve started too many matches this past hour. The next can start { $until }.
refused-computer-before = Your next match, { $id }, has already started: see `/matches`.
refused-computer-learns = You’re already learning this game in { $id }: see `/matches`.
refused-computer-draw = The computer answers draw offers right away: move without one, or use `/draw`.
refused-computer-direct = I can’t send you direct messages. Allow them in your privacy settings, or use `/play` in a server that has me.
refused-computer-share = You can share match { $id } only in the server where it started: use `/match` there.

## A first match

button-quiet = Stop explaining
tips-off = I’ll stop explaining things in { $id }.
button-learn-by-playing = Show me by playing
tip-begin = { $on ->
    [board] Press **Move**, tap a piece and where it goes, then confirm.
    [card] Tap a piece and where it goes, then confirm.
   *[page] Tap one of your marked pieces, then where it goes.
}
tip-chance = You can win with your next move!
tip-danger = Careful: the computer just missed a win. Check what it threatens.
tip-missed = You missed a win. { $on ->
    [page] You can take your move back with **{ button-takeback }**.
   *[elsewhere] You can take your move back with `/match`.
}
tip-choice = Several captures were missed: the opponent removes one of these pieces, then moves.
tip-forfeit = A missed capture cost a piece. Look for captures before each move.
tip-must = { $on ->
    [page] You can capture. If a piece that can capture doesn’t, you can lose it.
   *[elsewhere] You can capture with the pieces marked in the list. If a marked piece doesn’t capture, you can lose it.
}
tip-chain = A chain: one piece can capture several in one move.
tip-capture = Your first capture! Captured pieces don’t come back.
tip-captured = The computer captured a piece. Can you capture back?
tip-stack = Stones stack into towers. Move a whole tower or only its top stones, as many squares as stones.
tip-exchange = Two pieces changed places: that’s a move too.

## Help

play-which = **Choose a game:**
button-play-computer = Play the computer
button-find-opponent = Find an opponent

button-change-terms = Change the terms
draft = **{ $game }** against { $opponent }: { $pace } · { $rated ->
    [yes] rated (changes both ratings)
   *[no] unrated
} · { draft-side }{ $weekends ->
    [yes] { "" } · clock stops on weekends
   *[no] { "" }
}.
draft-side = { $side ->
    [first] you move first
    [second] your opponent moves first
   *[lot] random first player
}
draft-computer = **{ $game }** against { $opponent }: { draft-side }.
draft-anyone = anyone
select-level = Play the computer at level … ({ $level } fits you)
level-option = Level { $level }
level-about = { $about ->
    [lowest] For beginners
    [easy] Easy
    [medium] Medium
    [hard] Hard
    [highest] The strongest
   *[fitting] Fits you
}
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
