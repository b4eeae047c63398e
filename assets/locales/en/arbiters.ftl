### What arbiters of tournaments and ladders need: limits, games without a result, rulings.

## Commands

## What everyone sees

tournament-first-move = A player who doesn’t make their first move of a match within { $days ->
        [one] one day
       *[other] { $days } days
    } loses it. Time when they can’t play doesn’t count.
tournament-round-days = Each round lasts { $days ->
        [one] one day
       *[other] { $days } days
    }. Then the next one is paired, and unfinished matches go on.
tournament-at-once = All matches start at the same time.
tournament-undecided = { $players } { $id } has no result yet. Managers set it with `/tournament`.
challenge-on-ladder = 🪜 Ladder match: if the challenger wins, they take the opponent’s place.
challenge-on-ladder-refused = A player who doesn’t answer in time, or declines the same player twice within { $span }, loses their place too.
challenge-ladder-declined = 🪜 If { $challenged } declines { $challenger } again within { $span }, { $challenger } takes their place on the ladder.
challenge-ladder-lost = 🪜 { $challenger } takes { $challenged }’s place on the ladder. `/ladder` has the new standings.
result-on-ladder = 🪜 This was a ladder match. `/ladder` has the new standings.

## Answers

tournament-fewer-rounds = { $count ->
        [one] There’s only one round
       *[other] There are only { $count } rounds
    }, because no one plays the same opponent twice.
tournament-one-by-one = The rounds come one after another, because no more than 100 matches can start at the same time.
ruling-undecided = Tournament { $number } needs a result: its managers set one with `/tournament`.
ruling-kept = Tournament { $number } still counts the match as before.
ruling-ladder = The order of the ladder doesn’t change.
log-adjudicated = { $moderator } set the tournament result of { $id }: { $result }

## Refusals

refused-tournament-useless = { $option ->
        [rounds] You can choose the number of rounds only in a Swiss tournament. Leave `rounds` empty.
        [at-once] All matches can start at the same time only in a round robin. Leave `all-at-once` empty.
       *[round-days] Rounds can have a deadline only when they come one after another, and not in a knock-out. Leave `round-days` empty.
    }
refused-tournament-undecided = { $count ->
        [one] One match has ended without a result
       *[other] { $count } matches have ended without a result
    }. Set what it counts for with `/tournament`, and the tournament goes on.
refused-tournament-round-runs = { $count ->
        [one] One match of this round is unfinished
       *[other] { $count } matches of this round are unfinished
    }. You can also pair the next round early with `/tournament`.
refused-tournament-meeting-over = The tie that match { $id } belongs to is decided, and the winner has moved on, so its result can no longer be changed.
