### What arbiters of tournaments and ladders need: limits, games without a result, rulings.

## Commands

## What everyone sees

tournament-first-move = You lose a match if you don’t make your first move within { $days ->
        [one] one day
       *[other] { $days } days
    }. Time in which you can’t play doesn’t count.
tournament-round-days = Each round lasts { $days ->
        [one] one day
       *[other] { $days } days
    }; unfinished matches go on.
tournament-at-once = All matches start together.
tournament-undecided = { $players } { $id }: waiting for a manager to set the result with `/tournament`.
challenge-on-ladder = 🪜 Ladder match: if the challenger wins, they take the opponent’s place.
challenge-on-ladder-refused = They also take it if they get no answer, or are declined twice within { $span }.
challenge-ladder-declined = 🪜 If { $challenged } declines again within { $span }, { $challenger } takes their place on the ladder.
challenge-ladder-lost = 🪜 { $challenger } takes { $challenged }’s place on the `/ladder`.
result-on-ladder = 🪜 `/ladder` has the new standings.

## Answers

tournament-fewer-rounds = { $count ->
        [one] There’s only one round
       *[other] There are only { $count } rounds
    }, because no two players meet twice.
tournament-one-by-one = The rounds start one by one, because at most 100 matches can start together.
ruling-undecided = Tournament { $number } needs a result: its managers set one with `/tournament`.
ruling-kept = Tournament { $number } counts the match as before.
ruling-ladder = The ladder doesn’t change.
log-adjudicated = { $moderator } set the tournament result of { $id }: { $result }

## Refusals

refused-tournament-useless = That has no effect in a tournament like this. Leave it empty.
refused-tournament-undecided = { $count ->
        [one] One match has ended without a result
       *[other] { $count } matches have ended without a result
    }. Set what’s missing first.
refused-tournament-decided = Match { $id } already has a result. To change it, choose the match again.
refused-tournament-meeting-over = The result of match { $id } can’t change: the winner is already in the next round.
