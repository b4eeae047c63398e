### Tournaments of a server.

## Commands

choice-system-swiss = Swiss
choice-system-round-robin = Round robin
choice-system-double-round-robin = Double round robin
choice-system-knockout = Knock-out
choice-result-first = The first player wins
choice-result-second = The second player wins
choice-result-draw = A draw
choice-result-first-unplayed = First player wins by forfeit
choice-result-second-unplayed = Second player wins by forfeit
choice-result-unplayed = Neither player showed up
choice-tournament = { $id } { $tournament } ({ $game })

## What everyone sees

tournament-title = 🏆 **{ $name }** · tournament { $number }
tournament-round-title = **{ $name }** · tournament { $number }, round { $round }
tournament-result-title = 🏆 **{ $name }** · tournament { $number }, result
tournament-round-name = Round { $round }
tournament-terms = { $game } · { $system } · { $pace } · { $rated ->
        [yes] rated
       *[other] unrated
    }
tournament-rounds = { $count ->
        [one] It has one round.
       *[other] It has { $count } rounds.
    }
tournament-sign-up = { $count ->
        [0] No one has joined yet. Press **Join** to play.
        [one] One player has joined. Press **Join** to play too.
       *[other] { $count } players have joined. Press **Join** to play too.
    }
tournament-running = Round { $round } of { $rounds }.
tournament-until = The round is due to end { $until }. Then the next one is paired; unfinished matches go on.
tournament-over = It’s over. First place: { $winners }
tournament-cancelled = It was cancelled.
tournament-players = Players:
tournament-games = Matches:
tournament-standings-swiss = Standings (points, Buchholz Cut 1, Sonneborn-Berger):
tournament-standings-round-robin = Standings (points, Sonneborn-Berger):
tournament-standings-knockout = Standings (ties won):
tournament-withdrawn-player = { $player } (withdrawn)
tournament-bye = { $player } has a bye
tournament-more = { $count ->
        [one] … and one more
       *[other] … and { $count } more
    }
button-join-tournament = Join
button-leave-tournament = Leave

## Answers

tournaments = Tournaments:
tournaments-none = There has been no tournament here yet. Members with Manage Server can create one with `/tournament`.
tournament-listed = **{ $name }** (#{ $number }): { $game }, { $system }, { $players ->
        [one] one player
       *[other] { $players } players
    }, { $stage ->
        [sign-up] open to join
        [running] running
        [over] over
       *[other] cancelled
    }
tournament-made = Tournament { $number } is announced in { $channel }, where members can join it. When enough have, start it with `/tournament`.
tournament-shown = Tournament { $number } is shown in { $channel } from now on.
tournament-entered = You’ve joined tournament { $number }. Your matches start automatically; `/tournament` takes you out again.
tournament-entered-late = You’ve joined tournament { $number } and play from round { $round } on. Each round you missed counts as a bye, worth half a point.
tournament-left = Removed from tournament { $number }. To join again, use `/tournament`.
tournament-withdrawn = Removed from tournament { $number }: no more pairings. A running match goes on and still counts.
tournament-paired = Round { $round } of tournament { $number } is paired. Its matches start now.
tournament-called-off = Tournament { $number } is cancelled. Running matches go on.
tournament-ask-cancel = **Cancel tournament { $number }, { $name }?** This can’t be undone. Running matches go on.
tournament-ask-withdraw = { $self ->
        [yes] **Leave tournament { $number }?**
       *[no] **Take { $player } out of tournament { $number }?**
    } { $stage ->
        [running] There will be no more pairings and no way back; a running match goes on and still counts.
       *[sign-up] Until it starts, `/tournament` is the way back in.
    }
tournament-adjudicated = The result of match { $id } is set.
tournament-file = Tournament { $number } as a FIDE report file. `courtier tournament pair` and arbiters’ programs read it.

## Refusals

refused-no-tournament = There’s no such tournament here. `/tournament` shows all of them.
refused-not-manager = Only members with Manage Server or the tournament’s manager role can do this.
refused-tournament-over = This tournament is over.
refused-tournament-late = It’s too late to join this tournament.
refused-tournament-full = This tournament has 128 players, which is the limit. You can join if someone leaves.
refused-tournament-entered = You’re already in this tournament.
refused-tournament-not-entered = That player isn’t in this tournament.
refused-tournament-withdrawn = A player who has left a running tournament can’t come back to it.
refused-tournament-few = The tournament needs at least { $count ->
        [one] one player
       *[other] { $count } players
    }. Wait until more have joined.
refused-tournament-rounds = A Swiss tournament has 1 to 30 rounds.
refused-tournament-still-played = { $count ->
        [one] One match is unfinished
       *[other] { $count } matches are unfinished
    }, so the next round can’t be paired yet. `/tournament` sets a result.
refused-no-tournament-match = Match { $id } isn’t in a tournament.
refused-tournament-name = A tournament’s name has 2 to 60 letters.
help-tournaments = **Together:** use `/tournament` to join a tournament of this server or see how it’s going. Managers can enter their server in another server’s tournament. On the `/ladder`, challenge players up to three places above you.

button-tournament-start = Start it
button-tournament-next-round = Next round
button-tournament-decide = Set a result
button-tournament-remove-player = Take a player out
button-tournament-here = Show it here
button-tournament-export = Report file
button-tournament-stop = Cancel it
tournament-decide-which = Which match needs a result?
tournament-decide = How did match { $id } end?
tournament-decide-none = Every match of this tournament has its result.
tournament-remove-which = Who should be taken out?
select-tournament-game = Choose a match …
select-tournament-player = Choose a player …
select-tournament = Open a tournament …
select-tournament-elsewhere = Enter this server in …
button-tournament-new = New tournament
tournament-new = **A new tournament.** Choose the game and how players are paired, then give it a name. `/tournament` has more options: pace, days per round, other servers.
select-tournament-system = How players are paired …
select-tournament-new-game = Which game …
button-tournament-name = Give it a name
form-tournament-title = New tournament
form-tournament-name-label = Its name
form-tournament-name-placeholder = for example: Winter Cup
form-tournament-rounds-label = Rounds, if it’s a Swiss tournament
form-tournament-rounds-placeholder = leave empty for five
