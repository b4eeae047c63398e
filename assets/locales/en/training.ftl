### Hints, analyses and puzzles: what the engine of the bot shows to players.

## Commands

choice-difficulty-easy = easy
choice-difficulty-medium = medium
choice-difficulty-hard = hard

## Puzzles

puzzle-heading = 🧩 **{ $game }**, puzzle { $number } · { $difficulty }
puzzle-daily-heading = 🧩 **{ $game }: puzzle of the day**, { $date } · { $difficulty }
puzzle-task = { side-name } to move and win { $moves ->
    [easy] in one move
    [medium] in two moves at most
   *[hard] in three moves at most
}, whatever the opponent plays. Only one move does it.
puzzle-goes-on = ✅ `{ $move }` is right. The opponent answers { $answers }. Go on:
puzzle-wrong = ❌ `{ $move }`: { $meaning }. That doesn’t win in time.
puzzle-solved = ✅ `{ $move }`: { $meaning }. Solved!
puzzle-counted = Your first try was right, so it counts. Right in a row: { $streak }
puzzle-missed = Only the first try counts, and yours wasn’t right. The next puzzle comes tomorrow.
puzzle-day-over = This puzzle’s day is over, so it no longer counts.
puzzle-solution = The solution: { $moves }
puzzle-none = This puzzle no longer exists.
puzzle-daily-how = Press **Solve**: only you see what you try. Your first try counts, until midnight UTC.
puzzle-before = -# Previous puzzle ({ $date }, { $game }): { $moves } · { $found } of { $tried } were right on the first try.
puzzle-table-title = 🧩 **Puzzles of the day** since { $since } · players: { $count }
puzzle-table-row = { $place }. { $player }: { $found } of { $tried } right on the first try
puzzle-table-none = No one has tried one yet. `/puzzle` gives you others at any time.
puzzle-streak = Your first tries right in a row: { $streak }
puzzle-channel = From today on, I post a puzzle in { $channel } every day, at midnight UTC. Today’s is on its way.
puzzle-channel-tomorrow = I post a puzzle in { $channel } every day, at midnight UTC. Today’s was already chosen, so your choice of game starts tomorrow.
puzzle-channel-off = I no longer post puzzles here.
puzzle-channel-none = I don’t post puzzles in this server.
refused-puzzle-channel = I can’t post puzzles in { $channel }. I lack these permissions there: { $names }. Nothing has changed.
refused-puzzle-of-today = That’s the puzzle of the day here, so its solution comes tomorrow. `/puzzle` gives you others.
button-puzzle-solve = Solve
button-puzzle-next = Next puzzle
button-puzzle-solution = Solution
button-puzzle-table = Table

## Hints

hint = 💡 { $id } { $game }: `{ $move }` ({ $meaning })
hint-wins = It wins in { $moves } moves at most, whatever your opponent plays.
hint-loses = { $moves ->
    [one] If your opponent plays well, every move loses. This one holds out longest: at least 1 move.
   *[other] If your opponent plays well, every move loses. This one holds out longest: at least { $moves } moves.
}
hint-only = It’s the only move that stops your opponent from winning right away.
hint-stops-win = It stops your opponent from winning right away; most other moves don’t.
hint-saves = It saves your { $piece }: most other moves let your opponent take it.
hint-threatens-win = It threatens to win with your next move.
hint-attacks = It threatens to take the { $piece }.
hint-stands = { $who ->
    [even] If both of you play well, it stays even.
    [better] If both of you play well, you come out ahead by about { $pieces ->
        [one] 1 piece
       *[other] { $pieces } pieces
    }.
   *[worse] You’re behind by about { $pieces ->
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
refused-hint-rated = There are no hints in { $id }, because it’s rated. In unrated matches you get three.
refused-hint-arranged = There are no hints in { $id }, because it’s part of a tournament or of a contest between servers.
refused-hints-used = You’ve used your { $most } hints in { $id }. When the match is over, **Analyze** shows the better moves.

## Analyses

analysis-thinking = 🤔 I’m going through { $id } move by move. That can take a minute.
analysis-head = 📈 **{ $game }** { $id }: { $first } – { $second }
analysis-curve = The curve shows who was ahead after each move: { $top } above the middle, { $bottom } below it. The edges mean a sure win.
analysis-turns = { $count ->
    [0] No single move changed much.
    [one] One move changed the most:
   *[other] These moves changed the most:
}
analysis-turn = { $number }. Move { $ply }, `{ $played }`: { $before } → { $after }. Better: `{ $better }`.
analysis-at = **Move { $ply }** · { side-name } played `{ $played }`: { $before } → { $after }. Better: `{ $better }` ({ $meaning }).
analysis-wins = { side-name } wins
analysis-none = No one made a move, so there’s nothing to analyze.
analysis-caption = Better: { $move }
# Below small boards: the number of the move and what was played, and what was better. At most 16 letters.
analysis-board-played = { $ply }: { $move }
analysis-board-better = better: { $move }
alt-analysis = Curve of who was ahead in a { $game } match of { $count } moves. Turning points: { $turns }.
button-analysis-curve = Curve
button-analysis-turn = Move { $ply }

## Help

help-training = **Get better:** `/match` has hints on your turn, three in an unrated match, and the analysis of a finished one: how it went, and what was better. `/puzzle` gives you positions with a single winning move.

puzzle-settings = I post a puzzle in { $channel } every day. { $game ->
    [any] Its game is a different one each day.
   *[other] Its game is { $game }.
}
puzzle-settings-none = I don’t post puzzles here. Choose a channel, and I’ll post one there every day.
select-puzzle-channel = Channel for the puzzle of the day …
select-puzzle-game = Game of the puzzles …
option-any-game = A different game each day
button-puzzle-off = Stop posting puzzles
