### Time as players arrange it: a match’s clock on a card, what two players agree on, vacations, quiet hours.

## A match’s clock

command-clock = See the clock of a match, give your opponent time, or propose a pause
command-clock-match = Which match, if not the one in this thread
clock-left = { $player }: { $left } left
clock-state = { $state ->
    [running] It is { $player }’s turn, and the clock runs.
    [run-out] { $player }’s time is up.
    [beginning] The clock has not started: the match waits for { $player }’s first move.
    [pause] The clock is stopped: both players agreed on a pause.
    [outage] The clock is stopped: the bot was offline.
    [homeless] The clock stands: the match’s channel is gone.
    [vacation] The clock stands: { $player } is away.
    [quiet] The clock is stopped: these are { $player }’s quiet hours.
   *[weekend] The clock stands: it is the weekend where { $player } lives.
}
clock-again = It runs again from { $when } ({ $left }).
clock-begins = It starts at { $when } ({ $left }) at the latest.
clock-until = { $player } has time until { $when } ({ $left }).
button-clock = Clock
button-give-time = Give { $value }
button-resume = Resume
select-pause = Propose a pause of …
gift-given = You have given your opponent { $time }.
gift-before = Time was given a moment ago, so this did not count. Press again to give more.
news-gift = { $opponent } has given { $player } { $time }. { $player } has { $left } left now.
news-resume = { $player } has ended the pause. The clock runs again.
news-back = { $player } is back. { $player }’s clock runs again.
news-days = { $player } has changed their time zone or quiet hours, so their deadline has moved.
news-outage = The bot was out of reach from { $from } until { $until }. That time does not count for anybody.
board-paused = **Pause:** both players agreed to stop the clock until { $when } ({ $left }). Either of them can end the pause sooner, also with `/clock`.
board-away = { $player } is away until { $when } ({ $left }). Until then, { $player }’s clock is stopped.
matches-away = { $line } (away, back { $until })
help-clock = `/clock` shows the clock of a match. There you give your opponent time or propose a pause, and `/claim` ends a match in which their time is up. `/vacation` stops your clocks while you are away.

## Vacations

command-vacation = See your vacations, or take one: your clocks stop while you are away
command-vacation-from = The first day, for example 2026-12-24 or 24.12.; leave empty to begin at once
command-vacation-until = The last day, for example 2027-01-06 or 6.1.
vacation-none = You are not away and have no vacation planned.
vacation-on = **You are away** until { $last }. You are back on { $back } ({ $left }).
vacation-ahead = **Planned:** from { $first } to { $last }, back on { $back }.
vacation-left = Of the { $budget } that everybody has each year, you have { $left } left in { $year }.
vacation-explained = While you are away, your time does not run, except in live matches. Your opponents are told when your vacation starts. It lasts at least a day, and you can still play.
button-vacation-now = Begin now until …
button-vacation-plan = Plan
button-vacation-end = End it now
button-vacation-cancel = Cancel the planned vacation
vacation-draft = You would be away from { $first } to { $last }, and back on { $back }.
vacation-draft-now = You would be away from now on to { $last }, and back on { $back }.
vacation-cost = It takes { $cost } of your budget for { $year }. You would have { $left } left.
vacation-matches = { $count ->
    [0] You have no match now in which your clock would stand.
    [one] Your clock would stand in one match.
   *[other] Your clock would stand in { $count } matches.
}
button-vacation-take = Take this vacation
button-vacation-leave = Cancel
form-vacation-title = Vacation
form-vacation-from-label = First day (empty: from now on)
form-vacation-until-label = Last day
form-vacation-placeholder = 2026-12-24 or 24.12.
refused-vacation = { $why ->
    [empty] The last day is before the first.
    [past] That lies in the past. A vacation begins now or later.
    [far] That is too far ahead. A vacation can begin until { $latest }.
   *[budget] Everybody can be away for { $budget } a year. For { $year } you have { $left } left, which is less than that.
}
refused-vacation-begun = A vacation lasts at least a day: you can end yours from { $when } ({ $left }). You can still play.
refused-not-away = You are not away.
refused-nothing-planned = You have planned no vacation.
refused-no-such-day = I cannot read “{ $text }” as a date. Write it like 2026-12-24, 24.12.2026 or 24.12.

## Zone and quiet hours

command-settings-zone = Your time zone, for example Europe/Berlin
command-settings-quiet-hours = Hours in which your time does not run, for example 22:00–08:00; - for none
settings-time =
    Your time:
    - Time zone: { $zone }
    - Quiet hours: { $quiet }
    In quiet hours your time does not run in any match except live ones.
settings-no-quiet = none
settings-time-free = Both can be changed together, at most once a week.
settings-time-settled = They can be changed again from { $when } ({ $left }).
button-time = Time zone
button-change-time = Change
form-time-title = Your time
form-time-zone-label = Time zone, or a city that gives it its name
form-time-zone-placeholder = Europe/Berlin or Berlin
form-time-quiet-label = Quiet hours (empty: none)
form-time-quiet-placeholder = 22:00–08:00
refused-no-such-zone = “{ $text }” names no time zone, or more than one. Choose one with `/settings` in the option `zone`, which suggests them as you type.
refused-no-such-hours = I cannot read “{ $text }” as quiet hours. Write them like 22:00–08:00, at most twelve hours.
refused-settled = Zone and quiet hours can be changed once a week. You can change yours again from { $when } ({ $left }).

## Refusals

refused-too-much-time = Nobody can have more than { $most } in a match, so nothing was given in { $id }.
refused-many-gifts = You have given the maximum of { $most } in match { $id } for this move. You can give more after the next move.
refused-run-out = The time in match { $id } has run out, so its clock cannot be changed any more.
refused-not-paused = There is no pause in match { $id }: its clock is not stopped by agreement.
refused-behind = The bot was offline and is just setting the clocks, so that did not count. Please try again in a moment.
