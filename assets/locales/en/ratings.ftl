### Ratings, leaderboards, profiles, past matches.

## Commands

button-profile = Profile

scope-here = This server
scope-everywhere = All servers
scope-open = All open servers
scope-code = Servers with its code

## Boards

pool-all = All games
board-title-here = { $pool }: best in this server
board-title-everywhere = { $pool }: best everywhere
results-order = Results are won–lost–drawn.
board-legend = “?” marks provisional ratings, listed last; arrows show the change since Monday. { results-order } Players who finish no rated match in 90 days drop off.
# A number with two decimals: 1.05
decimal = { $whole }.{ $hundredths }
board-empty = No rated match finished in 90 days.
board-players = { $count ->
    [one] 1 player
   *[other] { $players } players
}
board-footer-place = Place { $first } · { board-players }
board-footer-places = Places { $first } to { $last } · { board-players }
board-column-player = Player
board-column-game = Most played
board-column-results = Results
board-column-rating = Rating
streak-won = { $count ->
    [one] Won the last match.
   *[other] Won the last { $count } matches.
}
streak-lost = { $count ->
    [one] Lost the last match.
   *[other] Lost the last { $count } matches.
}
alt-board-row = { $place }. { $name }{ $game } { $rating } ± { $spread }, { $wins }–{ $losses }–{ $draws }.
alt-board-own = Your row: { $row }
board-own = { $player }: place { $place }, rating { $rating } { $change }, { profile-results }.

button-first = First
button-my-place = My place
button-last = Last

## Profiles

profile-never-met = You haven’t finished a match against { $player } here.
profile-against = You against { $player } here: { $wins } won, { $losses } lost, { $draws } drawn.
profile-recent = Latest matches here:
profile-place = #{ $place } of { $of }
profile-best = best { $points }
profile-results = { $wins } won, { $losses } lost, { $draws } drawn
chart-title = Ratings over time
chart-empty = No rated match finished yet
# Below the boards of all games, in the profile of a player without a rating
profile-start = { $whose ->
    [own] Choose a game with /play and earn your first rating.
   *[other] Be their first rated opponent with /challenge.
}
alt-profile-row = { $pool }: { $rating } ± { $spread }{ $best }, { profile-results }.
alt-chart-series = { $game }: from { $first } to { $last } in { $results ->
    [one] 1 result
   *[other] { $results } results
}.

button-history = Past matches

## Past matches

history-head = Finished matches of { $player } here:
history-none = I found no finished matches of { $player } here.
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
alt-final-boards = Last boards
history-pick = Choose a match to replay
button-newest = Newest
button-newer = Newer
button-older = Older

match-head = **{ $game }** { $id }: { $first } – { $second }
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
}.

exported = Match { $id } as a text file.

## Ends

rating-change = Rating of { $player }: { $change }
button-rematch = Rematch
button-replay = Replay

## Challenges

challenge-rated = Rated: it changes both ratings.
challenge-unrated = Unrated.

## Refusals

refused-still-running = Match { $id } isn’t over yet.
refused-rematch-offered = { $opponent } hasn’t answered your rematch request yet.
refused-nothing-finished = You haven’t finished a match here. Choose another in `match`, or use the command in its thread.
