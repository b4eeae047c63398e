### Hints, analyses and puzzles: what the engine of the bot shows to players.

## Commands

command-hint = Get a hint on your turn in an unrated match; three per match
command-hint-match = Which match, if not the one in this thread
command-analyze = See the turning points of a finished match, and the better moves
command-analyze-match = Which match, if not the one in this thread
command-puzzle = Find the only winning move
command-puzzle-solve = Get a position to solve; only you see it
command-puzzle-solve-game = Which game; leave empty for any
command-puzzle-solve-difficulty = How hard; leave empty for any
command-puzzle-table = See who has solved the most puzzles of the day this month
command-server-puzzle = Post a puzzle every day, which members solve in private
command-server-puzzle-channel = Where; leave empty for this channel
command-server-puzzle-game = Which game; leave empty for a different one each day
command-server-puzzle-off = Stop posting puzzles
choice-difficulty-easy = easy
choice-difficulty-medium = medium
choice-difficulty-hard = hard

## Puzzles

puzzle-heading = 🧩 **{ $game }**, puzzle { $number } · { $difficulty }
puzzle-daily-heading = 🧩 **{ $game }: puzzle of the day**, { $date } · { $difficulty }
puzzle-task = { side-name } to move and win { $moves ->
    [easy] at once
    [medium] with the second move at the latest
   *[hard] with the third move at the latest
}, whatever the opponent plays. Only one move does it.
puzzle-goes-on = ✅ `{ $move }` is right. The opponent answers { $answers }. Go on:
puzzle-wrong = ❌ `{ $move }`: { $meaning }. That does not win in time.
puzzle-solved = ✅ `{ $move }`: { $meaning }. Solved!
puzzle-counted = Your first try was right, so it counts. Right in a row: { $streak }
puzzle-missed = Only the first try counts, and yours was not right. The next puzzle comes tomorrow.
puzzle-day-over = The day of this puzzle is over, so it does not count any more.
puzzle-solution = The solution: { $moves }
puzzle-none = There is no such puzzle any more.
puzzle-daily-how = Press **Solve**: only you see what you try. Your first try counts, until midnight UTC.
puzzle-before = -# The one before ({ $date }, { $game }): { $moves } · { $found } of { $tried } were right at the first try.
puzzle-table-title = 🧩 **Puzzles of the day** since { $since } · players: { $count }
puzzle-table-row = { $place }. { $player }: { $found } of { $tried } right at the first try
puzzle-table-none = Nobody has tried one yet. `/puzzle` gives you others at any time.
puzzle-streak = Your first tries that were right in a row: { $streak }
puzzle-channel = From today on I post a puzzle in { $channel } every day, at midnight UTC. Today’s comes now.
puzzle-channel-tomorrow = I post a puzzle in { $channel } every day, at midnight UTC. Today’s was already chosen, so your choice of game starts tomorrow.
puzzle-channel-off = I post no puzzles here any more.
puzzle-channel-none = I do not post puzzles in this server. Leave the options empty to have one posted every day.
refused-puzzle-channel = I cannot post puzzles in { $channel }, because I lack these permissions there: { $names }. Nothing has changed.
refused-puzzle-of-today = That is the puzzle of the day here, so its solution comes tomorrow. `/puzzle` gives you others.
button-puzzle-solve = Solve
button-puzzle-next = Next puzzle
button-puzzle-solution = Solution
button-puzzle-table = Table

## Hints

hint = 💡 { $id } { $game }: `{ $move }` ({ $meaning })
hint-wins = It wins with your next moves, { $moves } at most, whatever your opponent plays.
hint-loses = { $moves ->
    [one] If your opponent plays well, every move loses. This one holds out longest: 1 move at least.
   *[other] If your opponent plays well, every move loses. This one holds out longest: { $moves } moves at least.
}
hint-only = It is the only move after which your opponent cannot win at once.
hint-stops-win = After most other moves your opponent could win at once; after this one they cannot.
hint-saves = After most other moves your opponent could take this piece; after this one they cannot: { $piece }.
hint-threatens-win = It threatens to win with your next move.
hint-attacks = It threatens to take: { $piece }.
hint-stands = { $who ->
    [even] If both of you play well, it stays even.
    [better] If both of you play well, you come out ahead by about { $pieces ->
        [one] 1 piece
       *[other] { $pieces } pieces
    }.
   *[worse] You are behind by about { $pieces ->
        [one] 1 piece
       *[other] { $pieces } pieces
    }, but no other move seems better.
}
hint-left = { $left ->
    [0] That was your last hint in this match.
    [one] You have 1 more hint in this match.
   *[other] You have { $left } more hints in this match.
}
hint-caption = A hint, not played
refused-hint-rated = There are no hints in { $id }, because it is rated. In unrated matches you get three.
refused-hint-arranged = There are no hints in { $id }, because it is part of a tournament or of a contest between servers.
refused-hints-used = You have used your { $most } hints in { $id }. When the match is over, `/analyze` shows the better moves.

## Analyses

analysis-thinking = 🤔 I am going through { $id } move by move. That can take a minute.
analysis-head = 📈 **{ $game }** { $id }: { $first } – { $second }
analysis-curve = The curve shows who was ahead after each move: { $top } above the middle, { $bottom } below it. The edges mean a sure win.
analysis-turns = { $count ->
    [0] No single move changed much.
    [one] One move changed the most:
   *[other] These moves changed the most:
}
analysis-turn = { $number }. Move { $ply }, `{ $played }`: { $before } → { $after }. Better: `{ $better }`.
analysis-at = **Move { $ply }** · { side-name } played `{ $played }`: { $before } → { $after }. Better was `{ $better }` ({ $meaning }).
analysis-wins = { side-name } wins
analysis-none = Nobody made a move, so there is nothing to analyze.
analysis-caption = Better: { $move }
# Below small boards: the number of the move and what was played, and what was better. At most 16 letters.
analysis-board-played = { $ply }: { $move }
analysis-board-better = better: { $move }
alt-analysis = Curve of who stood better in a match of { $game }, { $count } moves long. Turning points: { $turns }.
button-analysis-curve = Curve
button-analysis-turn = Move { $ply }

## Help

help-training = **Get better:** `/hint` shows a good move when it is your turn, three times in a match that is not rated. `/analyze` shows how a finished match went, and what was better. `/puzzle` gives you positions with a single winning move.
