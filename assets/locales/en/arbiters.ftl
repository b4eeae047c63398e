### What arbiters of tournaments and ladders need: limits, games without a result, rulings.

## Commands

command-tournament-pair-anyway = Whether the next round comes though matches of this one still run

## What everybody sees

tournament-first-move = Whoever does not make their first move of a match within { $days ->
        [one] one day
       *[other] { $days } days
    } loses it. Time in which they could not play does not count.
tournament-round-days = A round has { $days ->
        [one] one day
       *[other] { $days } days
    }. Then the next one is paired, and a match that still runs goes on.
tournament-at-once = All matches begin at once.
tournament-undecided = { $players } { $id } has no result: managers decide it with `/tournament adjudicate`
challenge-on-ladder = 🪜 A place on the ladder is at stake: if the challenger wins, it is theirs.
challenge-on-ladder-refused = Who doesn’t answer in time, or declines the same player twice within { $span }, loses the place too.
challenge-ladder-declined = 🪜 If { $challenged } declines { $challenger } once more within { $span }, { $challenger } takes the place on the ladder.
challenge-ladder-lost = 🪜 { $challenger } takes the place of { $challenged } on the ladder. `/ladder show` has the order.
result-on-ladder = 🪜 A place on the ladder was at stake. `/ladder show` has the order.

## Answers

tournament-fewer-rounds = { $count ->
        [one] There is one round only
       *[other] There are { $count } rounds only
    }, because nobody meets twice.
tournament-one-by-one = The rounds come one after another, because no more than 100 matches may begin at once.
ruling-undecided = Tournament { $number } waits for a result: its managers decide the match with `/tournament adjudicate`.
ruling-kept = Tournament { $number } keeps what the match has counted for.
ruling-ladder = The order of the ladder stays as it is.
log-adjudicated = { $moderator } decided { $id } in its tournament: { $result }

## Refusals

refused-tournament-useless = { $option ->
        [rounds] Only a Swiss has a number of rounds to choose. Leave `rounds` empty.
        [at-once] Only in a round robin can all matches begin at once. Leave `at-once` empty.
       *[round-days] Rounds have a deadline only where they come one after another, and not in a knock-out. Leave `round-days` empty.
    }
refused-tournament-undecided = { $count ->
        [one] One match has ended without a result
       *[other] { $count } matches have ended without a result
    }. Decide with `/tournament adjudicate` what counts; then it goes on by itself.
refused-tournament-round-runs = { $count ->
        [one] One match of the round still runs
       *[other] { $count } matches of the round still run
    }. To pair the next round all the same, use `/tournament pair` with `anyway`.
refused-tournament-meeting-over = The meeting of match { $id } is over, and whoever is through plays on. It stays as it is.
