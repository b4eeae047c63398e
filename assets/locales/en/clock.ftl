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
pace-move = { $each } per move
pace-reserve = { $bank }, plus { $increment } per move, up to { $cap }
pace-live = live: { $bank }, plus { $increment } per move
pace-usual = { $pace } (default)
# A pace in lists: "7 d + 1 d/move (max 14 d)".
pace-short = { $kind ->
    [reserve] { $bank } + { $increment }/move (max { $cap })
   *[live] live { $bank } + { $increment }/move
}
span-short = { $count }{ $unit ->
    [days] { "" } d
    [hours] { "" } h
    [minutes] { "" } min
   *[seconds] { "" } s
}
# What people may type when they look for a pace, besides its name.
pace-search = { $kind ->
    [move] fixed, per move, each move, days, correspondence, slow, { $pace ->
        [move-1d] a day, one day, daily, every day
        [move-7d] week, a week, 1 week, one week, weekly
        [move-14d] two weeks, 2 weeks, a fortnight, fortnight
       *[other] { "" }
    }
    [reserve] Fischer, reserve, bank, increment, bonus
    [live] live, blitz, rapid, fast, quick, minutes, now
   *[none] none, no clock, untimed, unlimited, no limit, endless
}

flag-end = The match ends right away
flag-claim = The opponent can claim the win

# What a challenge's card says of it.
terms-untimed = **Pace:** no clock.
terms-timed = **Pace:** { $pace }. { $flag ->
    [claim] When time runs out, the opponent can claim the win; { $stop } later the match ends automatically.
   *[end] Running out of time loses.
}{ $weekends ->
    [yes] {" "}The clock stops on weekends.
   *[no] {""}
}
terms-live = The clock starts with the first move, or after { $start } at the latest.
terms-beginning = If time runs out before both have moved twice, the match ends without a result.

## Boards and lists

# On pictures, where there is little room: how much time is left.
left-days = { $days } d { $hours } h
left-hours = { $hours } h { $minutes } min
left-minutes = { $minutes } min { $seconds } s
board-until = Deadline: { $when } ({ $left }).

## Time runs out

time-up = **{ $player }’s time is up.** { $opponent }, you can claim the win. Otherwise the match ends automatically { $ends }; until then, { $player } can still move.
button-claim = Claim the win
claimed = You’ve claimed the win: match { $id } is over.

## What a server offers

settings-paces =
    Paces in new challenges: { $offered }
    Default: { $usual }
    Changes are saved right away.
select-paces = Choose the paces to offer
select-usual-pace = Choose the default pace
