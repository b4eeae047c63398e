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
