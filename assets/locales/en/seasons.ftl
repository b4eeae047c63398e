### Seasons, badges, and what managers should look at.

## Commands

command-leaderboard-season = Who was best in a season of this server: a quarter of the year
command-server-signals = See which rated matches of this server may deserve a look

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
season-legend = Players are ranked by their lasting rating, and need at least { $matches } rated matches against at least { $opponents } opponents here in the season. The last column is what the rating has gained in it. Ratings with a question mark are provisional and come last.
season-own = { $player }: place { $place }, rating { $rating } ({ $gained }), { $wins } won, { $losses } lost, { $draws } drawn.
season-missing = You have no place yet. Rated matches still missing: { $matches }. Opponents still missing: { $opponents }.
season-unranked = You had no place in this season.
season-empty = Nobody has a place in this season yet.
season-was-empty = Nobody had a place in this season.
season-column-gained = +/−
button-season-before = Season before
button-season-after = Season after
refused-season-everywhere = Each server has seasons of its own. Ask for a season of this server, or for all servers without a season.

## Badges

badge-first = 🥇 First of { $season }
badge-giant-killer = 🗡️ Giant killer: won { $id } against a rating { $points } points higher
badge-iron-chair = 🪑 Iron chair: { $count ->
    [one] 1 match
   *[other] { $count } matches
} in a year, and none lost on time
badge-all-games = 🎲 At home everywhere: has won rated matches of every game

## Absences

same-absence = Not rated: lost in the same absence as { $id }, which counts for it.
history-same-absence = not rated, same absence as { $id }

## Matches too short to be rated

too-short = Not rated: it ended before both had made two moves.
history-too-short = not rated, too short

## Signals

signals-head = **Rated matches here in the last { $days } days that may deserve a look.** These are counts and no verdict: friends play each other often, and beginners give up early.
signals-none = In the rated matches here of the last { $days } days I see nothing that deserves a look.
signals-more = … and { $count } more.
signals-next = `/history` lists the matches of a player. If a match was not played in earnest, `/server annul` takes it out of the ratings.
signal-same-pair = { $one } and { $other } have met { $matches } times; won: { $wins } to { $losses }.
signal-quick-against = { $player } has resigned { $count } times before move { $plies } against { $other }.
signal-quick = { $player } has resigned { $count } times before move { $plies }, against several opponents.
signal-absent-against = { $player } has lost { $count } times on time against { $other }.
signal-absent = { $player } has lost { $count } times on time, against several opponents.

## Honours

command-server-honours = See or change what this server does for its best players
command-server-honours-news = Announce the end of each season in this channel
command-server-honours-best = A role for the first three of the leaderboard
command-server-honours-champion = A role for the first of the season before
command-server-honours-without = Take a role off this list: it is given to nobody any more
honour-without-best = First three of the leaderboard
honour-without-champion = First of the season before
honours-news = The ends of seasons are announced in { $channel }.
honours-no-news = The ends of seasons are not announced.
honours-best = The first three of the leaderboard of all games have { $role }.
honours-no-best = The first three of the leaderboard have no role.
honours-champion = The first of the season before has { $role }.
honours-no-champion = The first of the season before has no role.
honours-may-not = I may not give roles here. Permit “Manage Roles” to my role, move it above these roles in the server’s settings, and use `/server honours` again.
honours-failed = { $count ->
    [one] 1 role could not be given so far.
   *[other] { $count } roles could not be given so far.
} In the server’s settings my role must be above the roles that I give. I try again now.
refused-no-honour = I can’t give this role for playing well. Choose one that gives no power over others, in no channel either, and doesn’t belong to a bot.
refused-honour-not-yours = You can only choose roles that you could give yourself: you need “Manage Roles” and a role above this one.
season-over = **The season is over: { $season }**
season-had = { $count ->
    [one] 1 player had a place.
   *[other] { $count } players had a place.
}
button-season-board = Whole leaderboard
