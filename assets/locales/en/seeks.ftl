### Finding opponents: seeks, and proposals to two players who fit.

## Commands

reach-seek-here = This server
reach-seek-everywhere = All open servers

## Seeks

# What someone seeks, in a few words with dots between: game · pace · rated · side · opponents.
seek-any-game = any game
seek-rated = { $rated ->
    [yes] rated
   *[no] unrated
}
seek-side = { $side ->
    [first] moving first
   *[second] moving second
}
seek-opponents = opponents’ rating { $range }
seek-made =
    {""}**You’re looking for an opponent:** { $what }
    It ends { $expires }. When someone fits, I ask you both, by direct message or in the channel. Only `/find` shows it; to tell everyone in the server, open a seat with `/challenge`.
seek-made-found = **You’re looking for an opponent, and I’ve found one already:**
seeks-own = **You’re looking for**
seeks-own-line = { $what } (ends { $expires })
seeks-others = **Looking for an opponent**
seeks-seats = **Open seats**
select-seat = Take an open seat …
seeks-line = { $player }: { $what } (posted { $since })
seeks-more = … and { $count } more
seeks-unfit = { $count ->
    [one] 1 more is looking for someone else, for example with another rating.
   *[other] { $count } more are looking for someone else, for example with another rating.
}
seeks-none = No one you could play right now is looking for an opponent. Press **Find an opponent**, and I’ll ask you when someone fits. `/challenge` opens a seat that everyone in the server sees.
select-seek-take = Play someone; the match starts right away
select-seek-withdraw = Withdraw one of your seeks

## Proposals

proposal-title = **{ $game }: an opponent for { $player }** ({ $number })
proposal-head = **{ $game }: an opponent for you**
proposal-question =
    { $opponent } is looking for the same: { $what }.
    { $agrees ->
        [yes] They’ve already agreed. Do you want to play too?
       *[no] Do you want to play each other?
    } If you don’t answer, this ends { $until }, and you stop looking.
proposal-outcome = { $outcome ->
    [waits] You’ve agreed. { $opponent } still has to answer; this ends { $until }.
    [begun] You’ve both agreed: match { $id } starts.
    [declined] There won’t be a match with { $opponent }. You’re still looking, and I won’t ask the two of you again for a week.
    [lapsed] { $opponent } didn’t answer in time. You’re still looking.
    [lapsed-own] You didn’t answer in time, so you’re no longer looking. `/find` starts again.
    [withdrawn] { $opponent } is no longer looking. You still are.
    [barred] A match with { $opponent } is no longer possible, because of a ban, a block or a limit of running matches. You’re still looking.
   *[withdrawn-own] You’re no longer looking for this, so there won’t be a match.
}

## Refusals

refused-seek-many = You have { $most } seeks, which is the limit. Withdraw one with `/find` first.
refused-seek-same = You’re already looking for exactly this. `/find` shows it.
refused-seek-gone = Someone took this seek, or it was withdrawn or has expired. `/find` shows who is looking now.
refused-seek-asked = This player is already being asked about someone else. Try again later, or choose someone else in `/find`.
refused-seek-own = This is your own seek. Someone else has to take it.
refused-seek-no-fit = You’re not what this player is looking for, for example because of your rating. Choose someone else.
refused-seek-range = I can’t read “{ $text }” as ratings. Write `±200` for up to 200 points from your own, or `1400-1600`.
refused-seek-not-open = This server isn’t open to others, so you can only look for opponents in this server.
refused-proposal-over = This is over. `/find` shows what you’re looking for now.
refused-proposal-not-asked = This question is for someone else. `/find` looks for an opponent for you.
refused-proposal-agreed = You’ve already agreed. { $user } still has to answer.

## The role for open seats

seat-takers = Only players rated { $from } to { $to } can take this seat.
seat-call = { $role }: an open seat.
seat-role-none = no one
select-seat-role = Choose the role to ping for open seats
button-no-seat-role = Don’t ping anyone for open seats
refused-not-a-seat = Ratings can only be set for an open seat. Leave out the opponent, or leave out the ratings.
refused-seat-role = I can’t ping { $role }. In the server’s settings, let anyone mention this role, or allow me to mention all roles; then choose it again.
refused-seat-role-everyone = I don’t ping everyone. Choose a role for people who want to hear about open seats.
