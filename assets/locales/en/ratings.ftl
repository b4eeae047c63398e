### Ratings, leaderboards, profiles, past matches.

## Commands

menu-profile = Profile

reach-here = This server
reach-everywhere = All servers
choice-match-finished = { $id } { $game } against { $opponent }, finished

## Boards

pool-all = All games
board-title-here = { $pool }: best players of this server
board-title-everywhere = { $pool }: best players everywhere
board-legend = Ratings with a question mark are provisional and come last. Arrows show the change since Monday. Players without a finished rated match in 90 days drop off the leaderboard.
board-empty = No one here has finished a rated match in the last 90 days.
board-players = { $count ->
    [one] 1 player
   *[other] { $players } players
}
board-footer-place = Place { $first } · { board-players }
board-footer-places = Places { $first } to { $last } · { board-players }
board-column-place = #
board-column-moved = {" "}
board-column-player = Player
board-column-rating = Rating
streak-won = { $count ->
    [one] Last match won.
   *[other] Last { $count } matches won.
}
streak-lost = { $count ->
    [one] Last match lost.
   *[other] Last { $count } matches lost.
}
alt-board-row = { $place }. { $name } { $rating } ± { $spread }.
alt-board-own = Your row: { $row }
board-own = { $player }: place { $place }, rating { $rating } ± { $spread }, { $wins } won, { $losses } lost, { $draws } drawn.

button-first = First
button-my-place = My place
button-last = Last

## Profiles

profile-head = **{ $player }**
profile-never-met = You haven’t finished a match against { $player } in this server.
profile-against = Your results against { $player } in this server: { $wins } won, { $losses } lost, { $draws } drawn.
profile-recent = Latest matches here:
profile-place = #{ $place } of { $of }
profile-results = { $wins } won, { $losses } lost, { $draws } drawn
chart-title = Ratings over time
chart-empty = No rated match finished yet
alt-profile-row = { $pool }: { $rating } ± { $spread }, { $wins } won, { $losses } lost, { $draws } drawn.
alt-chart-series = { $game }: from { $first } to { $last } in { $results ->
    [one] 1 result
   *[other] { $results } results
}.

button-history = Past matches

## Past matches

history-head = Finished matches of { $player } in this server, newest first:
history-none = No finished matches of { $player } in this server fit this search.
history-line = { $score ->
    [won] **Won**
    [lost] Lost
    [none] No result
   *[drawn] Drawn
}: { $id } { $game } against { $opponent }, { $when }, { $moves ->
    [one] 1 move
   *[other] { $moves } moves
}
history-annulled = {" "}· void
history-ruled = {" "}· by a moderator
history-link = last board
history-choice = { $id } { $game } against { $opponent }
history-pick = Choose a match to replay
button-newest = Newest
button-newer = Newer
button-older = Older

replay-head = **{ $game }** { $id }: { $first } – { $second }
replay-place = { $ply ->
    [0] Start position of { $of ->
        [one] 1 move
       *[other] { $of } moves
    }
   *[other] After move { $ply } of { $of }
}
alt-gif = Match { $id } of { $game } move by move, { $ply ->
    [one] 1 move
   *[other] { $ply } moves
} in all.
button-gif = GIF

exported = Match { $id } as a text file: the players, every move and the result.

## Ends

rating-change = Rating of { $player }: { $change }
button-rematch = Rematch
button-replay = Replay

## Challenges

challenge-rated = Rated: it counts for both players’ ratings.
challenge-unrated = Unrated.

## Refusals

refused-still-running = Match { $id } is still being played. You can do this once it’s over.
refused-rematch-offered = You’ve already asked for a rematch. { $opponent } hasn’t answered yet.
refused-nothing-finished = You haven’t finished a match in this server. Choose another one in the option `match`, or use the command in its thread.
