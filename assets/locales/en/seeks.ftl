### Finding opponents: seeks, and proposals to two players who fit.

## Commands

command-seek = Look for an opponent: when somebody fits, I ask you both
command-seek-game = Which game; leave empty for any
command-seek-pace = How much time there is for moves; leave empty for this server’s usual pace
command-seek-ratings = Opponents’ ratings: ±200 around yours, or 1400-1600; leave empty for any
command-seek-rated = Whether the match is rated; leave empty for a rated match
command-seek-side = Who moves first; leave empty to choose at random
command-seek-scope = Where the opponent may be; leave empty for this server
command-seek-days = How many days to look, up to 14; leave empty for 7
command-challenge-ratings = For an open seat: opponents’ ratings, ±200 around yours or 1400-1600; leave empty for any
command-challenge-days = How many days it stays open, up to 14; leave empty for 7
command-seeks = See who is looking for an opponent, play one of them, or withdraw your own seeks
command-seeks-game = Only what fits this game
command-seeks-scope = Where the others may be; leave empty for this server
reach-seek-here = This server
reach-seek-everywhere = All open servers

## Seeks

# What somebody seeks, in a few words with dots between: game · pace · rated · side · opponents.
seek-any-game = any game
seek-rated = { $rated ->
    [yes] rated
   *[no] not rated
}
seek-side = { $side ->
    [first] moving first
   *[second] moving second
}
seek-opponents = opponents’ rating { $range }
seek-made =
    {""}**You are looking for an opponent:** { $what }
    It ends { $expires }. When somebody fits, I ask you both, by direct message or in the channel. Only `/seeks` shows it; to tell everybody in the server, open a seat with `/challenge`.
seek-made-found = **You are looking for an opponent, and there is one already:**
seeks-own = **You are looking for**
seeks-own-line = { $what } (ends { $expires })
seeks-others = **Looking for an opponent**
seeks-line = { $player }: { $what } (since { $since })
seeks-more = … and { $count } more
seeks-unfit = { $count ->
    [one] 1 more is looking for somebody else, for instance with another rating.
   *[other] { $count } more are looking for somebody else, for instance with another rating.
}
seeks-none = Nobody you could play right now is looking for an opponent. `/seek` looks for one, and with `/challenge` you open a seat that everybody in the server sees.
select-seek-take = Play somebody; the match begins at once
select-seek-withdraw = Withdraw one of your seeks

## Proposals

proposal-title = **{ $game }: an opponent for { $player }** ({ $number })
proposal-head = **{ $game }: an opponent for you**
proposal-question =
    { $opponent } is looking for the same: { $what }.
    { $agrees ->
        [yes] They have agreed already. Do you want to play, too?
       *[no] Do you want to play each other?
    } This ends { $until }; without an answer, you stop looking.
proposal-outcome = { $outcome ->
    [waits] You have agreed. { $opponent } still has to answer; this ends { $until }.
    [begun] You have both agreed: match { $id } begins.
    [declined] There will be no match with { $opponent }. You go on looking, and the two of you are not asked again for a week.
    [lapsed] { $opponent } has not answered in time. You go on looking.
    [lapsed-own] You did not answer in time, so you are no longer looking. `/seek` starts again.
    [withdrawn] { $opponent } is not looking any more. You go on looking.
    [barred] There can be no match with { $opponent } any more: a ban, a block or a limit of running matches is in the way. You go on looking.
   *[withdrawn-own] You are not looking for this any more, so there will be no match.
}

## Refusals

refused-seek-many = You have { $most } seeks already. Withdraw one with `/seeks` first.
refused-seek-same = You are already looking for exactly this. `/seeks` shows it.
refused-seek-gone = Somebody took this seek, or it was withdrawn or has expired. `/seeks` shows who is looking now.
refused-seek-asked = This player is already being asked about somebody else. Try again later, or choose somebody else in `/seeks`.
refused-seek-own = This is your own seek. Somebody else has to take it.
refused-seek-no-fit = You are not what this player is looking for, for instance because of your rating.
refused-seek-range = I cannot read “{ $text }” as ratings. Write `±200` for up to 200 points from your own, or `1400-1600`.
refused-seek-not-open = This server is not open to others, so you can look for opponents in this server only.
refused-proposal-over = This is over. `/seeks` shows what you are looking for now.
refused-proposal-not-asked = This question is for somebody else. `/seek` looks for an opponent for you.
refused-proposal-agreed = You have already agreed. { $user } still has to answer.

## The role for open seats

seat-takers = Only players rated { $from } to { $to } can take this seat.
seat-call = { $role }: an open seat.
seat-role-none = nobody
select-seat-role = Choose the role to ping for open seats
button-no-seat-role = Ping nobody for open seats
refused-not-a-seat = Ratings can only be set for an open seat. Leave out the opponent, or leave out the ratings.
refused-seat-role = I cannot ping { $role }. In the server’s settings, let anybody mention this role, or allow me to mention all roles; then choose it again.
refused-seat-role-everyone = I do not ping everybody. Choose a role for people who want to hear of open seats.
