### Time as players arrange it: a match’s clock on a card, what two players agree on, vacations, quiet hours.

## A match’s clock

command-clock = See the clock of a match, give your opponent time, or propose a pause
command-clock-match = Which match, if not the one in this thread
clock-left = { $player }: { $left } left
clock-state = { $state ->
    [running] It is { $player }’s turn, and the clock runs.
    [run-out] { $player }’s time is up.
    [beginning] The clock has not started: the match waits for { $player }’s first move.
    [pause] The clock stands: the players have agreed on a pause.
    [outage] The clock stands: the bot was out of reach.
    [homeless] The clock stands: the match’s channel is gone.
    [vacation] The clock stands: { $player } is away.
    [quiet] The clock stands: { $player } has quiet hours.
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
gift-before = Time was given just before, so nothing more was given now. Press again if you want to give more.
news-gift = { $opponent } has given { $player } { $time }. { $player } has { $left } left now.
news-resume = { $player } has ended the pause. The clock runs again.
news-back = { $player } is back. { $player }’s clock runs again.
news-days = { $player } has changed their time zone or quiet hours, so their time runs out at another moment.
news-outage = The bot was out of reach from { $from } until { $until }. That time does not count for anybody.
board-paused = **Pause:** both players agreed that the clock stands until { $when } ({ $left }). Either can end it before, also with `/clock`.
board-away = { $player } is away until { $when } ({ $left }); { $player }’s clock stands meanwhile.
matches-away = { $line } (away until { $until })
help-clock = `/clock` shows the clock of a match. There you give your opponent time or propose a pause, and `/claim` ends a match in which their time is up. `/vacation` stops your clocks while you are away.

## Vacations

command-vacation = See your vacations, or be away for a while: your clocks stand meanwhile
command-vacation-from = The first day, for example 2026-12-24 or 24.12.; leave empty to begin at once
command-vacation-until = The last day, for example 2027-01-06 or 6.1.
vacation-none = You are not away, and have planned no vacation.
vacation-on = **You are away** to { $last }. You are back on { $back } ({ $left }).
vacation-ahead = **Planned:** from { $first } to { $last }, back on { $back }.
vacation-left = Of the { $budget } that everybody has each year, you have { $left } left in { $year }.
vacation-explained = While you are away, your time does not run in any match except live ones. Your opponents read of it when it begins. It lasts at least a day. You can still play meanwhile.
button-vacation-now = Begin now until …
button-vacation-plan = Plan
button-vacation-end = End it now
button-vacation-cancel = Cancel what is planned
vacation-draft = You would be away from { $first } to { $last }, and back on { $back }.
vacation-draft-now = You would be away from now on to { $last }, and back on { $back }.
vacation-cost = It takes { $cost } of your budget for { $year }. You would have { $left } left.
vacation-matches = { $count ->
    [0] You have no match now in which your clock would stand.
    [one] Your clock would stand in one match.
   *[other] Your clock would stand in { $count } matches.
}
button-vacation-take = Take this vacation
button-vacation-leave = Rather not
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
refused-vacation-begun = A vacation lasts at least a day, so yours can end from { $when } ({ $left }) on. You can play meanwhile.
refused-not-away = You are not away.
refused-nothing-planned = You have planned no vacation.
refused-no-such-day = “{ $text }” is no day that I can read. Write it like 2026-12-24, 24.12.2026 or 24.12.

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
button-time = Time
button-change-time = Change
form-time-title = Your time
form-time-zone-label = Time zone, or a city that gives it its name
form-time-zone-placeholder = Europe/Berlin or Berlin
form-time-quiet-label = Quiet hours (empty: none)
form-time-quiet-placeholder = 22:00–08:00
refused-no-such-zone = “{ $text }” names no time zone, or more than one. Choose one with `/settings` in the option `zone`, which suggests them as you type.
refused-no-such-hours = “{ $text }” are no quiet hours. Write them like 22:00–08:00; they can be at most twelve hours long.
refused-settled = Zone and quiet hours can be changed once a week. You can change yours again from { $when } ({ $left }).

## Refusals

refused-too-much-time = Nobody can have more than { $most } in a match, so nothing was given in { $id }.
refused-many-gifts = You can give { $most } on one board, and you have done so in match { $id }. You can give more after the next move.
refused-run-out = The time in match { $id } has run out, so its clock cannot be changed any more.
refused-not-paused = There is no pause in match { $id }: its clock is not stopped by agreement.
refused-behind = The bot was out of reach and is just setting the clocks right, so that did not count. Please try again in a moment.
