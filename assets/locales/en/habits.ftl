### Time as players arrange it: a match’s clock on a card, what two players agree on, vacations, quiet hours.

## A match’s clock

clock-left = { $player }: { $left } left
clock-state = { $state ->
    [running] It’s { $player }’s turn, and the clock is running.
    [run-out] { $player }’s time is up.
    [beginning] The clock hasn’t started: the match waits for { $player }’s first move.
    [pause] The clock is stopped: both players agreed on a pause.
    [outage] The clock is stopped: I was offline.
    [homeless] The clock is stopped: the match’s channel is gone.
    [vacation] The clock is stopped: { $player } is away.
    [quiet] The clock is stopped: these are { $player }’s quiet hours.
   *[weekend] The clock is stopped: it’s the weekend where { $player } lives.
}
clock-again = It runs again from { $when } ({ $left }).
clock-begins = It starts no later than { $when } ({ $left }).
clock-until = { $player } has time until { $when } ({ $left }).
button-clock = Clock
button-give-time = Give { $value }
button-resume = Resume
select-pause = Propose a pause of …
gift-given = You’ve given your opponent { $time }.
gift-before = Time was given a moment ago, so this didn’t count. Press again to give more.
news-gift = { $opponent } has given { $player } { $time }. { $player } has { $left } left now.
news-resume = { $player } has ended the pause. The clock runs again.
news-back = { $player } is back. { $player }’s clock runs again.
news-days = { $player } has changed their time zone or quiet hours, so their deadline has moved.
news-outage = I was offline from { $from } until { $until }. That time doesn’t count for anyone.
board-paused = **Pause:** both players agreed to stop the clock until { $when } ({ $left }). Either of them can end the pause sooner, also with `/match`.
board-away = { $player } is away until { $when } ({ $left }). Until then, { $player }’s clock is stopped.
matches-away = { $line } (away, back { $until })
help-clock = `/match` has the clock: give your opponent time, propose a pause, or claim the win when their time is up. A vacation in `/settings` stops your clocks while you’re away.

## Vacations

vacation-none = You’re not away and have no vacation planned.
vacation-on = **You’re away** until { $last }. You’re back on { $back } ({ $left }).
vacation-ahead = **Planned:** from { $first } to { $last }, back on { $back }.
vacation-left = You have { $left } left in { $year }, of the { $budget } that everyone gets each year.
vacation-explained = While you’re away, your time doesn’t run, except in live matches. Your opponents are told when your vacation starts. It lasts at least a day, and you can still play.
button-vacation-now = Start now, until …
button-vacation-plan = Plan
button-vacation-end = End it now
button-vacation-cancel = Cancel the planned vacation
vacation-draft = You’d be away from { $first } to { $last }, and back on { $back }.
vacation-draft-now = You’d be away from now until { $last }, and back on { $back }.
vacation-cost = It takes { $cost } of your vacation time for { $year }, and leaves you { $left }.
vacation-matches = { $count ->
    [0] There’s no match now in which it would stop your clock.
    [one] It would stop your clock in one match.
   *[other] It would stop your clock in { $count } matches.
}
button-vacation-take = Take this vacation
button-vacation-leave = Cancel
form-vacation-title = Vacation
form-vacation-from-label = First day (empty: from now on)
form-vacation-until-label = Last day
form-vacation-placeholder = 2026-12-24 or 24.12.
refused-vacation = { $why ->
    [empty] The last day is before the first.
    [past] That’s in the past. A vacation can start now or later.
    [far] That’s too far ahead. A vacation can start on { $latest } at the latest.
   *[budget] That’s longer than the { $left } you have left for { $year }. Everyone can be away for { $budget } a year.
}
refused-vacation-begun = A vacation lasts at least a day: you can end yours from { $when } ({ $left }). You can still play.
refused-not-away = You’re not away, so there’s no vacation to end.
refused-nothing-planned = You have no vacation planned.
refused-no-such-day = I can’t read “{ $text }” as a date. Write it like 2026-12-24, 24.12.2026 or 24.12.

## Zone and quiet hours

settings-time =
    Your time:
    - Time zone: { $zone }
    - Quiet hours: { $quiet }
    In quiet hours, your time doesn’t run, except in live matches.
settings-no-quiet = none
settings-time-free = You can change both together, at most once a week.
settings-time-settled = You can change them again from { $when } ({ $left }).
button-change-time = Change
form-time-title = Your time
form-time-zone-label = Time zone, or the city it’s named after
form-time-zone-placeholder = Europe/Berlin or Berlin
form-time-quiet-label = Quiet hours (empty: none)
form-time-quiet-placeholder = 22:00–08:00
refused-no-such-zone = “{ $text }” matches no time zone, or more than one. Choose one with `/settings` in the option `zone`, which makes suggestions as you type.
refused-no-such-hours = I can’t read “{ $text }” as quiet hours. Write them like 22:00–08:00, at most twelve hours.
refused-settled = You can change your time zone and quiet hours once a week. You can change them again from { $when } ({ $left }).

## Refusals

refused-too-much-time = No one can have more than { $most } in a match, so nothing was given in { $id }. Give more once your opponent has used some.
refused-many-gifts = You’ve given { $most } in match { $id } since the last move, which is the limit. You can give more after the next move.
refused-run-out = The time in match { $id } has run out, so its clock can no longer be changed.
refused-not-paused = Match { $id } isn’t paused, so there’s nothing to resume.
refused-behind = I was offline and am still setting the clocks, so that didn’t count. Please try again in a moment.
