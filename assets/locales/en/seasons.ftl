### Seasons, badges, and what managers should look at.

## Commands

## Seasons

season-name = { $quarter ->
    [1] January to March { $year }
    [2] April to June { $year }
    [3] July to September { $year }
   *[other] October to December { $year }
}
season-title = { $pool }: best players here, { $season }
season-runs = It runs until { $end }.
season-legend = { $runs ->
        [yes] To be ranked here, play at least { $matches } rated matches against at least { $opponents } opponents this season.
       *[no] To be ranked here, you needed at least { $matches } rated matches against at least { $opponents } opponents in that season.
    } +/− is the change in rating. A question mark means a provisional rating, which comes last. { results-order }
season-missing = You’re not ranked yet. Rated matches needed: { $matches }, opponents: { $opponents }.
season-unranked = You weren’t ranked in this season.
season-empty = No one is ranked yet.
season-was-empty = No one was ranked.
button-season-before = Previous season
button-season-after = Next season
refused-season-everywhere = Each server has its own seasons. Choose this server, or leave `season` empty.

## Badges

badge-first = 🥇 First place, { $season }
badge-giant-killer = 🗡️ Giant killer: won { $id } against a player rated { $points } points higher
badge-iron-chair = ⏱️ Always on time: { $count ->
    [one] 1 match
   *[other] { $count } matches
} in a year, none lost on time
badge-all-games = 🎲 All-rounder: won rated matches of every game

## Absences

same-absence = Unrated: lost during the same absence as { $id }. Only { $id } counts.
history-same-absence = unrated, same absence as { $id }

## Matches too short to be rated

too-short = Unrated: it ended before both players had made two moves.
history-too-short = unrated, too short

## Signals

signals-head = **Rated matches of the last { $days } days worth a look.** This isn’t proof of anything: friends often play each other, and beginners resign early.
signals-none = Nothing unusual in the rated matches of the last { $days } days.
signals-next = `/history` lists a player’s matches. To take an unfair match out of the ratings, open it with `/match` and press **Moderate**.
signal-same-pair = { $one } and { $other } have met { $matches } times; won: { $wins } to { $losses }.
signal-quick = { $player } resigned { $count } times before move { $plies } against { $other ->
    [several] several opponents
   *[other] { $other }
}.
signal-absent = { $player } lost on time { $count } times against { $other ->
    [several] several opponents
   *[other] { $other }
}.

## Honours

honours-news = Season ends are announced in { $channel }.
honours-no-news = Season ends aren’t announced.
honours-best = The top three overall get { $role }.
honours-no-best = The top three have no role.
honours-champion = Last season’s winner has { $role }.
honours-no-champion = Last season’s winner has no role.
honours-may-not = I can’t give roles here. Give my role “Manage Roles”, move it above these roles, and open this page again.
honours-failed = { $count ->
    [one] 1 role couldn’t be given.
   *[other] { $count } roles couldn’t be given.
} In the server’s settings, move my role above the roles I give; I’m trying again now.
refused-no-honour = Choose a role that doesn’t belong to a bot and has no moderation permissions in any channel.
refused-honour-not-yours = To choose this role, you need “Manage Roles” and a role above it.
season-over = **The season is over: { $season }**
season-had = { $count ->
    [one] 1 player was ranked.
   *[other] { $count } players were ranked.
}
season-podium = Season · { $season }
alt-season-row = { $place }. { $name } { $rating } ({ $gained }), { $wins }–{ $losses }–{ $draws }.
alt-season-podium = Podium of the season { $season }
button-season-board = Whole leaderboard

select-best-role = Role for the best players …
select-champion-role = Role for the champion …
button-news-here = Announce season ends here
button-no-news = Stop announcing season ends
button-no-best-role = Stop giving the top-three role
button-no-champion-role = Stop giving the champion role
