### Finding opponents: searches, and proposals to two players who fit.

## Commands

## Searches

# What someone looks for, in a few words with dots between: game · pace · rated · side · opponents.
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
    The search ends { $expires }; see it with `/find`. When I find someone, I ask you both. To ask the whole server, use `/challenge` without an opponent.
seek-made-found = **I’ve already found someone:**
seeks-own = **You’re looking for**
seeks-own-line = { $what } (ends { $expires })
seeks-others = **Looking for an opponent**
seeks-seats = **Open challenges**
select-seat = Accept an open challenge …
seeks-line = { $player }: { $what } (posted { $since })
seeks-unfit = { $count ->
    [one] 1 more is looking, but you don’t fit what they want.
   *[other] { $count } more are looking, but you don’t fit what they want.
}
seeks-none = No one who fits is looking right now. Press **Find an opponent**, or challenge the whole server with `/challenge`.
select-seek-take = Play someone right away
select-seek-withdraw = Stop a search …
select-seeks-game = Show one game only …

## Proposals

proposal-title = **{ $game }: an opponent for { $player }** · offer { $number }
proposal-head = **{ $game }: an opponent for you**
proposal-question =
    { $opponent } fits your search: { $what }.
    { $agrees ->
        [yes] They’ve agreed. Do you want to play too?
       *[no] Do you want to play?
    } The offer ends { $until }. If you don’t answer, you stop looking.
proposal-outcome = { $outcome ->
    [waits] You’ve agreed. { $opponent } still has to answer; this ends { $until }.
    [begun] You’ve both agreed: match { $id } starts.
    [declined] No match with { $opponent }. You’re still looking; I won’t ask you two again for a week.
    [lapsed] { $opponent } didn’t answer in time. You’re still looking.
    [lapsed-own] You didn’t answer in time, so you’re no longer looking. `/find` starts again.
    [withdrawn] { $opponent } is no longer looking. You still are.
    [barred] You can’t play { $opponent } because of a ban, a block or a match limit. You’re still looking.
   *[withdrawn-own] You’re no longer looking, so there’s no match.
}

## Refusals

refused-seek-many = You already have { $most } searches. Stop one with `/find`.
refused-seek-same = You’re already looking for this: see `/find`.
refused-seek-gone = This player is no longer looking. `/find` shows who’s looking.
refused-seek-asked = I’m already asking this player about someone else. Try later, or choose another in `/find`.
refused-seek-own = This is your own search. You can stop it in `/find`.
refused-seek-no-fit = You don’t fit what this player is looking for, such as a rating range. Choose someone else.
refused-seek-range = I can’t read “{ $text }”. Write `±200` for 200 points around yours, or `1400-1600`.
refused-seek-not-open = This server isn’t open to others, so you can only find opponents in this server.
refused-proposal-over = This is over. `/find` shows your searches.
refused-proposal-not-asked = This is for someone else. To look yourself, use `/find`.
refused-proposal-agreed = You’ve already agreed. { $user } still has to answer.

## The role for open challenges

seat-takers = Only for players rated { $from } to { $to }.
seat-call = { $role }: a challenge for anyone.
refused-not-a-seat = `ratings` is for open challenges only. Leave `opponent` or `ratings` empty.
refused-seat-role = I can’t ping { $role }. In the server’s settings, let anyone mention it or let me mention all roles; then choose it again.
refused-seat-role-everyone = I don’t ping everyone. Choose a role for interested players.
