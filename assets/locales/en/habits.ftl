### Time as players arrange it: a match’s clock on a card, what two players agree on, vacations, quiet hours.

## A match’s clock

clock-left = { $player }: { $left } left
clock-state = { $state ->
    [running] { $player }’s clock is running.
    [run-out] { $player }’s time is up.
    [beginning] The clock starts with { $player }’s first move.
    [pause] The clock is paused by agreement.
    [outage] The clock is stopped: I was offline.
    [homeless] The clock is stopped: the match’s channel is gone.
    [vacation] The clock is stopped: { $player } is away.
    [quiet] The clock is stopped: { $player } has quiet hours.
   *[weekend] The clock is stopped: it’s { $player }’s weekend.
}
clock-again = It runs again from { $when } ({ $left }).
clock-begins = It starts by { $when } ({ $left }).
clock-until = { $player } must move by { $when } ({ $left }).
button-clock = Clock
button-give-time = Give { $value }
button-resume = Resume
select-pause = Propose a pause of …
gift-given = You’ve given your opponent { $time }.
gift-before = Time was given a moment ago. Press again to give more.
news-gift = { $opponent } has given { $player } { $time }. { $player } has { $left } left.
news-resume = { $player } has ended the pause. The clock runs again.
news-back = { $player } is back. { $player }’s clock runs again.
news-days = { $player } has changed their time zone or quiet hours, so their deadline has moved.
news-outage = I was offline from { $from } until { $until }. That time doesn’t count.
board-paused = **Pause** until { $when } ({ $left }). Either player can resume sooner, here or with `/match`.
board-away = { $player } is away until { $when } ({ $left }), with the clock stopped.
matches-away = { $line } (away, back { $until })
help-clock = With `/match`, give your opponent time, propose a pause, or claim the win when their time is up. A vacation in `/settings` stops your clocks.

## Vacations

vacation-none = You have no vacation planned.
vacation-on = **You’re away** until { $last }, back on { $back } ({ $left }).
vacation-ahead = **Planned:** from { $first } to { $last }, back on { $back }.
vacation-left = You have { $left } left of { $budget } for { $year }.
vacation-explained = A vacation lasts at least a day and stops your clocks, except in live matches. Opponents are told, and you can still play.
button-vacation-now = Start now, until …
button-vacation-plan = Plan
button-vacation-end = End it now
button-vacation-cancel = Cancel the planned vacation
vacation-draft = You’d be away from { $first ->
    [now] now until
   *[other] { $first } to
} { $last }, back on { $back }.
vacation-cost = This uses { $cost } of your { $year } vacation and leaves { $left }.
vacation-matches = { $count ->
    [0] It wouldn’t stop any clocks right now.
    [one] It would stop one clock.
   *[other] It would stop { $count } clocks.
}
button-vacation-take = Take this vacation
form-vacation-from-label = First day (empty: from now on)
form-vacation-until-label = Last day
form-vacation-placeholder = 20 Dec, Friday or 2026-12-24
refused-vacation = { $why ->
    [empty] The last day is before the first. Enter a later one.
    [past] That’s in the past. Start now or later.
    [far] That’s too far ahead. Start on { $latest } at the latest.
   *[budget] That’s too long. { vacation-left }
}
refused-vacation-begun = A vacation lasts at least a day. You can end yours from { $when } ({ $left }).
refused-not-away = You’re not on vacation.
refused-no-such-day = I can’t read “{ $text }”. Write a day like “20 Dec”, “Friday” or “2026-12-24”.

## Zone and quiet hours

settings-time =
    {""}**Your time zone and quiet hours**
    - Time zone: { $zone }
    - Quiet hours: { $quiet }
    In quiet hours, your clocks stop, except in live matches.
settings-no-quiet = none
settings-time-free = You can change both once a week.
settings-time-open =
    You can still set your { $open ->
        [zone] time zone
       *[quiet] quiet hours
    }. You can change both again from { $when } ({ $left }).
button-change-time = Change
form-time-zone-label = Time zone or its city
form-time-zone-placeholder = Europe/Berlin or Berlin
form-time-quiet-label = Quiet hours (empty: none)
refused-no-such-zone = I can’t find one time zone for “{ $text }”. Choose it from the list in the option `zone` of `/settings`.
refused-zone-near = I can’t find one time zone for “{ $text }”. Did you mean one of these? { $zones }
refused-no-such-hours = I can’t read “{ $text }”. Write hours like 22:00–08:00, 12 hours at most.
refused-settled = You can change these settings again from { $when } ({ $left }). The limit is once a week.

## Refusals

refused-too-much-time = Your opponent in { $id } can have at most { $most }. Give time once they’ve used some.
refused-many-gifts = You’ve given { $most } in match { $id }, the limit until the next move.
refused-run-out = The time in match { $id } has run out.
refused-not-paused = Match { $id } isn’t paused.
refused-behind = I was offline and am still setting the clocks. Try again in a moment.
