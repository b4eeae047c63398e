### Tournaments of a server.

## Commands

command-tournament = Tournaments of this server: join one, see how it’s going, or create one
command-tournament-create = Announce a tournament that members can join
command-tournament-create-name = Its name
command-tournament-create-system = How players are paired
command-tournament-create-game = Which game
command-tournament-create-rounds = Number of rounds in a Swiss tournament; leave empty for five
command-tournament-create-pace = How much time there is for moves; leave empty for this server’s default pace
command-tournament-create-rated = Play rated matches; leave empty for yes
command-tournament-create-round-days = Days per round; then the next one is paired even if matches are unfinished
command-tournament-create-first-move-days = Days to make the first move of a match; no-shows lose
command-tournament-create-at-once = Start all matches of a round robin at the same time
command-tournament-create-managers = A role whose members can manage the tournament too
command-tournament-create-size = How many squares wide the board is, in games with several sizes
command-tournament-list = See the tournaments of this server
command-tournament-show = See a tournament: players, pairings and standings
command-tournament-show-tournament = Which one, if not the newest
command-tournament-show-here = Show it to everyone here from now on; for managers
command-tournament-join = Join a tournament
command-tournament-join-tournament = Which one, if not the newest
command-tournament-leave = Leave a tournament; once it has started, after the current round
command-tournament-leave-tournament = Which one, if not the newest
command-tournament-pair = Start a tournament, or pair the next round early; for managers
command-tournament-pair-tournament = Which one, if not the newest
command-tournament-adjudicate = Set the result of a tournament match; for managers
command-tournament-adjudicate-match = Which match
command-tournament-adjudicate-result = The result
command-tournament-withdraw = Take a player out of a tournament; for managers
command-tournament-withdraw-player = Who to take out
command-tournament-withdraw-tournament = Which one, if not the newest
command-tournament-cancel = Cancel a tournament (running matches go on); for managers
command-tournament-cancel-tournament = Which one
command-tournament-export = Get a tournament as a report file (TRF) for arbiters’ programs
command-tournament-export-tournament = Which one, if not the newest
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
tournaments-none = There has been no tournament here yet. Members with Manage Server can create one with `/tournament create`.
tournament-listed = **{ $name }** (#{ $number }): { $game }, { $system }, { $players ->
        [one] one player
       *[other] { $players } players
    }, { $stage ->
        [sign-up] open to join
        [running] running
        [over] over
       *[other] cancelled
    }
tournament-made = Tournament { $number } is announced in { $channel }, where members can join it. When enough have, start it with `/tournament pair`.
tournament-shown = Tournament { $number } is shown in { $channel } from now on.
tournament-entered = You’ve joined tournament { $number }. Your matches start automatically; `/tournament leave` takes you out again.
tournament-entered-late = You’ve joined tournament { $number } and play from round { $round } on. Each round you missed counts as a bye, worth half a point.
tournament-left = Removed from tournament { $number }. To join again, use `/tournament join`.
tournament-withdrawn = Removed from tournament { $number }: no more pairings. A running match goes on and still counts.
tournament-paired = Round { $round } of tournament { $number } is paired. Its matches start now.
tournament-called-off = Tournament { $number } is cancelled. Running matches go on.
tournament-ask-cancel = **Cancel tournament { $number }, { $name }?** This can’t be undone. Running matches go on.
tournament-ask-withdraw = { $self ->
        [yes] **Leave tournament { $number }?**
       *[no] **Take { $player } out of tournament { $number }?**
    } { $stage ->
        [running] There will be no more pairings and no way back; a running match goes on and still counts.
       *[sign-up] Until it starts, `/tournament join` is the way back in.
    }
tournament-adjudicated = The result of match { $id } is set.
tournament-file = Tournament { $number } as a FIDE report file. `courtier tournament pair` and arbiters’ programs read it.

## Refusals

refused-no-tournament = There’s no such tournament here. `/tournament list` shows all of them.
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
    }, so the next round can’t be paired yet. `/tournament adjudicate` sets a result.
refused-no-tournament-match = Match { $id } isn’t in a tournament.
refused-tournament-name = A tournament’s name has 2 to 60 letters.
help-tournaments = **Together:** use `/tournament` to join a tournament of this server or see how it’s going. Managers can enter their server in another server’s tournament with `/tournament take-part`. On the `/ladder`, challenge players up to three places above you.
