### What arbiters of tournaments and ladders need: limits, games without a result, rulings.

## Commands

command-tournament-pair-anyway = Pair the next round even if matches of this one are unfinished

## What everybody sees

tournament-first-move = Whoever does not make their first move of a match within { $days ->
        [one] one day
       *[other] { $days } days
    } loses it. Time during which they could not play does not count.
tournament-round-days = Each round lasts { $days ->
        [one] one day
       *[other] { $days } days
    }. Then the next one is paired, and unfinished matches go on.
tournament-at-once = All matches begin at once.
tournament-undecided = { $players } { $id } has no result yet. Managers set it with `/tournament adjudicate`.
challenge-on-ladder = 🪜 Ladder match: if the challenger wins, they take the opponent’s place.
challenge-on-ladder-refused = Who doesn’t answer in time, or declines the same player twice within { $span }, loses the place too.
challenge-ladder-declined = 🪜 If { $challenged } declines { $challenger } once more within { $span }, { $challenger } takes the place on the ladder.
challenge-ladder-lost = 🪜 { $challenger } takes the place of { $challenged } on the ladder. `/ladder show` has the order.
result-on-ladder = 🪜 This was a ladder match. `/ladder show` has the new standings.

## Answers

tournament-fewer-rounds = { $count ->
        [one] There is one round only
       *[other] There are only { $count } rounds
    }, because nobody plays the same opponent twice.
tournament-one-by-one = The rounds come one after another, because no more than 100 matches may begin at once.
ruling-undecided = Tournament { $number } needs a result: its managers set it with `/tournament adjudicate`.
ruling-kept = Tournament { $number } still counts the match as before.
ruling-ladder = The order of the ladder stays as it is.
log-adjudicated = { $moderator } decided { $id } in its tournament: { $result }

## Refusals

refused-tournament-useless = { $option ->
        [rounds] You can choose the number of rounds only in a Swiss tournament. Leave `rounds` empty.
        [at-once] All matches can begin at once only in a round robin. Leave `at-once` empty.
       *[round-days] Rounds have a deadline only where they come one after another, and not in a knock-out. Leave `round-days` empty.
    }
refused-tournament-undecided = { $count ->
        [one] One match has ended without a result
       *[other] { $count } matches have ended without a result
    }. Decide with `/tournament adjudicate` what counts; then it goes on by itself.
refused-tournament-round-runs = { $count ->
        [one] One match of the round still runs
       *[other] { $count } matches of the round still run
    }. To pair the next round anyway, use `/tournament pair` with `anyway`.
refused-tournament-meeting-over = The tie that match { $id } belongs to is decided, and the winner has moved on. Its result cannot be changed any more.
