### Tournaments of a server.

## Commands

command-tournament = Tournaments of this server: enter one, see how it stands, or make one
command-tournament-create = Announce a tournament that members may enter
command-tournament-create-name = What it is called
command-tournament-create-system = Who plays whom
command-tournament-create-game = Which game
command-tournament-create-rounds = Number of rounds in a Swiss tournament; leave empty for five
command-tournament-create-pace = How much time there is for moves; leave empty for this server’s usual pace
command-tournament-create-rated = Whether its matches are rated; leave empty for rated ones
command-tournament-create-round-days = Days per round; then the next one is paired even if matches are unfinished
command-tournament-create-first-move-days = Days to make the first move of a match; no-shows lose
command-tournament-create-at-once = Whether all matches of a round robin begin at once
command-tournament-create-managers = A role whose members manage the tournament too
command-tournament-create-size = How many squares wide the board is, in games with several sizes
command-tournament-list = See the tournaments of this server
command-tournament-show = See a tournament: players, pairings and standings
command-tournament-show-tournament = Which one, if not the newest
command-tournament-show-here = Whether everybody sees it here from now on; for managers
command-tournament-join = Enter a tournament
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

## What everybody sees

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
        [0] Nobody has entered yet. Press **Join** to play.
        [one] One player has entered. Press **Join** to play too.
       *[other] { $count } players have entered. Press **Join** to play too.
    }
tournament-running = Round { $round } of { $rounds }.
tournament-until = The round should be over { $until }. Then the next one is paired; unfinished matches go on.
tournament-over = It is over. First place: { $winners }
tournament-cancelled = It was called off.
tournament-players = Players:
tournament-games = Matches:
tournament-standings-swiss = Standings (points, Buchholz Cut 1, Sonneborn-Berger):
tournament-standings-round-robin = Standings, with points and Sonneborn-Berger:
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
        [sign-up] open for entry
        [running] running
        [over] over
       *[other] called off
    }
tournament-made = Tournament { $number } is announced in { $channel }. Members enter it there. When enough have, start it with `/tournament pair`.
tournament-shown = Tournament { $number } is shown in { $channel } from now on.
tournament-entered = You have entered tournament { $number }. Your matches begin by themselves; `/tournament leave` takes you out again.
tournament-entered-late = You have entered tournament { $number } and play from round { $round } on. Each round you missed is a bye for half a point.
tournament-left = Removed from tournament { $number }. `/tournament join` enters it again.
tournament-withdrawn = Removed from tournament { $number }: no more pairings. A running match goes on and still counts.
tournament-paired = Round { $round } of tournament { $number } is paired. Its matches begin now.
tournament-called-off = Tournament { $number } is cancelled. Running matches go on.
tournament-ask-cancel = **Call tournament { $number }, { $name }, off?** This can’t be undone. Matches that run go on.
tournament-ask-withdraw = { $self ->
        [yes] **Leave tournament { $number }?**
       *[no] **Take { $player } out of tournament { $number }?**
    } { $stage ->
        [running] There are no more pairings and no way back; a match that runs goes on and still counts.
       *[sign-up] Until it begins, `/tournament join` enters it again.
    }
tournament-adjudicated = Match { $id } is decided.
tournament-file = Tournament { $number } as FIDE’s report file. `courtier tournament pair` and arbiters’ programs read it.

## Refusals

refused-no-tournament = There is no such tournament here. `/tournament list` shows all.
refused-not-manager = Only members with Manage Server or the tournament’s manager role can do this.
refused-tournament-over = This tournament is over.
refused-tournament-late = It is too late to enter this tournament.
refused-tournament-full = This tournament is full: it has 128 players.
refused-tournament-entered = You are in this tournament already.
refused-tournament-not-entered = That player is not in this tournament.
refused-tournament-withdrawn = A player who has left a running tournament cannot come back to it.
refused-tournament-few = At least { $count ->
        [one] one player is
       *[other] { $count } players are
    } needed.
refused-tournament-rounds = A Swiss has 1 to 30 rounds.
refused-tournament-still-played = { $count ->
        [one] One match still runs
       *[other] { $count } matches still run
    }, so the next round cannot be paired yet. `/tournament adjudicate` sets a result.
refused-no-tournament-match = Match { $id } is in no tournament.
refused-tournament-name = A name has 2 to 60 letters.
help-tournaments = **Together:** use `/tournament` to enter a tournament of this server or see how it stands. Managers can enter their server in another server’s tournament with `/tournament take-part`. On the `/ladder`, challenge players up to three places above you.
