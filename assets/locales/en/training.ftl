### Hints, analyses and puzzles: what the engine of the bot shows to players.

## Commands

choice-difficulty-easy = easy
choice-difficulty-medium = medium
choice-difficulty-hard = hard

## Puzzles

puzzle-heading = 🧩 **{ $game }**, { $date ->
    [none] puzzle { $number }
   *[other] puzzle of the day, { $date }
} · { $difficulty }
puzzle-task = { side-name } to move and win { $moves ->
    [easy] in one move
    [medium] in two moves at most
   *[hard] in three moves at most
}. Only one move works.
puzzle-goes-on = ✅ `{ $move }` is right. The opponent answers { $answers }.
puzzle-wrong = ❌ `{ $move }`: { $meaning }. That doesn’t win in time.
puzzle-refuted = After `{ $move }`, your opponent answers { $answers }{ $so ->
    [end] { "" }.
    [loss] { "" } and wins with good play.
    [late-win] { "" }. You’d still win, but too late.
   *[open] { "" }, and there’s no quick win left.
}
puzzle-answer = `{ $move }` ({ $meaning })
puzzle-solved = ✅ `{ $move }`: { $meaning }. Solved!
puzzle-counted = Right on the first try! In a row: { $streak }
puzzle-missed = Only the first try counts. The next puzzle comes tomorrow.
puzzle-day-over = This is an earlier day’s puzzle, so it doesn’t count.
puzzle-solution = Solution: { $moves }
puzzle-none = This puzzle no longer exists.
puzzle-daily-how = Only you see your tries. The first counts, until midnight UTC.
puzzle-before = -# Previous ({ $date }, { $game }): { $moves } · { $found } of { $tried } right on the first try.
puzzle-table-title = 🧩 **Puzzles of the day** since { $since }, right on the first try · players: { $count }
puzzle-table-row = { $place }. { $player }: { $found } of { $tried }
puzzle-table-none = No one has tried one yet.
puzzle-streak = Your streak: { $streak }
puzzle-channel = I post a daily puzzle in { $channel } at midnight UTC{ $begins ->
    [today] { "" }, from today on.
   *[tomorrow] { "" }. Your choice of game starts tomorrow.
}
puzzle-channel-off = I no longer post puzzles here.
puzzle-channel-none = I don’t post puzzles here.
refused-puzzle-channel = I can’t post puzzles in { $channel } without these permissions: { $names }.
refused-puzzle-of-today = That’s the puzzle of the day: its solution comes tomorrow. `/puzzle` has others.
button-puzzle-solve = Solve
button-puzzle-next = Next puzzle
button-puzzle-solution = Solution
button-puzzle-easy = Easy
button-puzzle-medium = Medium
button-puzzle-hard = Hard

## Hints

hint = 💡 { $id } { $game }: `{ $move }` ({ $meaning })
hint-wins = { $moves ->
    [one] It wins in one move.
   *[other] It wins in { $moves } moves at most.
}
hint-loses = { $moves ->
    [one] Every move loses to good play. This one lasts longest: at least 1 move.
   *[other] Every move loses to good play. This one lasts longest: at least { $moves } moves.
}
hint-only = Only this move prevents an immediate loss.
hint-stops-win = It prevents an immediate loss; most moves don’t.
hint-saves = It saves your { $piece }; most moves don’t.
hint-threatens-win = It threatens to win next move.
hint-attacks = It threatens to capture the { $piece }.
hint-stands = { $who ->
    [even] With good play, it stays even.
    [better] With good play, you come out ahead by about { $pieces ->
        [one] 1 piece
       *[other] { $pieces } pieces
    }.
   *[worse] You’re behind by about { $pieces ->
        [one] 1 piece
       *[other] { $pieces } pieces
    }, but no move seems better.
}
hint-left = { $left ->
    [0] That was your last hint.
    [one] You have 1 hint left.
   *[other] You have { $left } hints left.
}
hint-caption = A hint, not played
refused-hint-rated = Rated matches like { $id } have no hints; unrated ones have three.
refused-hint-arranged = Tournament and contest matches like { $id } have no hints.
refused-hint-at-stake = Match { $id } has passed through the position of a running match that counts. Hints and analysis are back once that match has moved on.
refused-computer-at-stake = Match { $id } would show what to play in a running match of yours that counts. Move there first, then go on here.
refused-hints-used = You’ve used your { $most } hints in { $id }. After the match, **Analyze** shows better moves.

## Analyses

analysis-curve = Above the middle, { $top } was ahead; below, { $bottom }. The very top and bottom are certain wins.
analysis-turns = { $count ->
    [0] No single move changed much.
    [one] One move changed the most:
   *[other] These moves changed the most:
}
analysis-drift = **{ side-name } slipped between moves { $from } and { $to }**, a little at a time. These moves cost the most:
analysis-turn = { $number }. Move { $ply }, `{ $played }`: { $before } → { $after }. Better: `{ $better }`.
analysis-at = **Move { $ply }** · { side-name } played `{ $played }`: { $before } → { $after }. Better: `{ $better }` ({ $meaning }).
analysis-wins = { side-name } wins
analysis-none = There are no moves to analyze.
analysis-caption = Better: { $move }
# Below small boards: the number of the move and what was played, and what was better. At most 16 letters.
analysis-board-played = { $ply }: { $move }
alt-analysis = Curve of who was ahead in a { $game } match of { $count } moves. Turning points: { $turns }.
button-analysis-curve = Curve
button-analysis-turn = Move { $ply }

## Help

help-training = **Get better:** `/match` has three hints for your turns in an unrated match, and analyzes finished ones. `/puzzle` has positions with one winning move.

puzzle-settings = I post a daily puzzle in { $channel }. { $game ->
    [any] Its game changes every day.
   *[other] Its game is { $game }.
}
puzzle-settings-none = I don’t post puzzles here. Choose a channel for a daily one, or a game to have it in this channel.
select-puzzle-channel = Channel for the daily puzzle …
select-puzzle-game = Game for the puzzles …
option-any-game = A different game each day
button-puzzle-off = Stop posting puzzles
