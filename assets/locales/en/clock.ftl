### Clocks: paces, time that runs out, and what stops it.

## Paces

# A length of time, with its unit.
span-days = { $count ->
    [one] 1 day
   *[other] { $count } days
}
span-hours = { $count ->
    [one] 1 hour
   *[other] { $count } hours
}
span-minutes = { $count ->
    [one] 1 minute
   *[other] { $count } minutes
}
span-seconds = { $count ->
    [one] 1 second
   *[other] { $count } seconds
}
pace-none = no clock
pace-move = { $each } a move
pace-reserve = { $bank } in all, and { $increment } more with each move, up to { $cap }
pace-live = live: { $bank } a side, and { $increment } more with each move
pace-usual = { $pace } (usual here)
# What people may type when they look for a pace, besides its name.
pace-search = { $kind ->
    [move] fixed, per move, each move, days, correspondence, slow
    [reserve] Fischer, reserve, bank, increment, bonus
    [live] live, blitz, rapid, fast, quick, minutes, now
   *[none] none, no clock, untimed, unlimited, no limit, endless
}

flag-end = The match ends by itself
flag-claim = The opponent may claim it

# What a challenge's card says of it.
terms-untimed = **Pace:** no clock. Nobody can lose on time.
terms-timed = **Pace:** { $pace }. { $flag ->
    [claim] When a player’s time runs out, the opponent may claim the win; { $stop } later the match ends by itself.
   *[end] A player whose time runs out loses.
} { $weekends ->
    [yes] The clock rests on Saturdays and Sundays.
   *[no] {""}
}
terms-live = The clock starts with the first move, { $start } after the match begins at the latest.
terms-beginning = If time runs out before both players have made two moves, the match ends without a result.

## Boards and lists

# On pictures, where there is little room: how much time is left.
left-days = { $days } d { $hours } h
left-hours = { $hours } h { $minutes } min
left-minutes = { $minutes } min { $seconds } s
board-until = Time until { $when } ({ $left }).
matches-yours-until = **Your turn:** { $id } { $game } against { $opponent }, time until { $until }
matches-theirs-until = { $opponent }’s turn: { $id } { $game }, time until { $until }
matches-yours-up = **Your turn:** { $id } { $game } against { $opponent }, your time ran out { $until }
matches-theirs-up = { $opponent }’s turn: { $id } { $game }, time ran out { $until }: `/claim` ends the match

## Time runs out

time-up = **{ $player }’s time is up.** { $opponent }, you may claim the win with the button or `/claim`. If nobody does anything, the match ends by itself { $ends }. { $player } may still move until then.
button-claim = Claim the win
claimed = Match { $id } has ended, as you have claimed.

## What a server offers

settings-paces =
    Paces in new challenges here: { $offered }
    Without a choice: { $usual }
    Choose below. Every choice is saved at once.
select-paces = Choose the paces to offer
select-usual-pace = Choose the pace of challenges that say nothing
button-settings-paces = Paces
