### Seasons, badges, and what managers should look at.

## Commands

season-wish-this = This season
season-wish-last = Last season

## Seasons

season-name = { $quarter ->
    [1] January to March { $year }
    [2] April to June { $year }
    [3] July to September { $year }
   *[other] October to December { $year }
}
season-title = { $pool }: best players of this server, { $season }
season-runs = The season runs until { $end }.
season-legend = Players are ranked by their long-term rating, and need at least { $matches } rated matches against at least { $opponents } opponents here in the season. The last column shows how the rating changed in the season. Ratings with a question mark are provisional and come last.
season-own = { $player }: place { $place }, rating { $rating } ({ $gained }), { $wins } won, { $losses } lost, { $draws } drawn.
season-missing = You’re not ranked yet. Rated matches still needed: { $matches }. Opponents still needed: { $opponents }.
season-unranked = You weren’t ranked in this season.
season-empty = No one is ranked in this season yet.
season-was-empty = No one was ranked in this season.
season-column-gained = +/−
button-season-before = Previous season
button-season-after = Next season
refused-season-everywhere = Seasons belong to one server. Choose this server, or leave out the season to see all servers.

## Badges

badge-first = 🥇 First place, { $season }
badge-giant-killer = 🗡️ Giant killer: won { $id } against a rating { $points } points higher
badge-iron-chair = 🪑 Iron chair: { $count ->
    [one] 1 match
   *[other] { $count } matches
} in a year, and none lost on time
badge-all-games = 🎲 All-rounder: has won rated matches of every game

## Absences

same-absence = Unrated: lost in the same absence as { $id }; only that match counts.
history-same-absence = unrated, same absence as { $id }

## Matches too short to be rated

too-short = Unrated: it ended before both players had made two moves.
history-too-short = unrated, too short

## Signals

signals-head = **Rated matches of the last { $days } days that may be worth a look.** These are only counts, not a verdict: friends play each other often, and beginners give up early.
signals-none = Nothing in the rated matches of the last { $days } days looks unusual.
signals-more = … and { $count } more.
signals-next = `/history` lists the matches of a player. If a match wasn’t played fairly, **Moderate** on its card (`/match`) takes it out of the ratings.
signal-same-pair = { $one } and { $other } have met { $matches } times; won: { $wins } to { $losses }.
signal-quick-against = { $player } has resigned { $count } times before move { $plies } against { $other }.
signal-quick = { $player } has resigned { $count } times before move { $plies }, against several opponents.
signal-absent-against = { $player } has lost { $count } times on time against { $other }.
signal-absent = { $player } has lost { $count } times on time, against several opponents.

## Honours

honour-without-best = Top three of the leaderboard
honour-without-champion = Winner of the previous season
honours-news = The end of each season is announced in { $channel }.
honours-no-news = The end of a season isn’t announced.
honours-best = The top three of the leaderboard of all games have { $role }.
honours-no-best = The top three of the leaderboard have no role.
honours-champion = The winner of the previous season has { $role }.
honours-no-champion = The winner of the previous season has no role.
honours-may-not = I can’t give roles here. Give my role the permission “Manage Roles”, move it above these roles in the server’s settings, and open this page again.
honours-failed = { $count ->
    [one] 1 role couldn’t be given so far.
   *[other] { $count } roles couldn’t be given so far.
} In the server’s settings, my role must be above the roles that I give. I’m trying again now.
refused-no-honour = I can’t give this role as a reward. Choose one that gives no power over others, in no channel either, and doesn’t belong to a bot.
refused-honour-not-yours = You can only choose roles that you could give yourself: you need “Manage Roles” and a role above this one.
season-over = **The season is over: { $season }**
season-had = { $count ->
    [one] 1 player was ranked.
   *[other] { $count } players were ranked.
}
button-season-board = Whole leaderboard

select-best-role = Role for the best players …
select-champion-role = Role for the champion …
button-news-here = Announce season ends here
button-no-news = Stop announcing season ends
button-no-best-role = No role for the best
button-no-champion-role = No champion’s role
