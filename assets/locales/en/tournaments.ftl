### Tournaments of a server.

## Commands

choice-system-swiss = Swiss (equal scores meet)
choice-system-round-robin = Round robin (everyone plays everyone)
choice-system-double-round-robin = Double round robin
choice-system-knockout = Knock-out (lose and you’re out)
choice-result-first = The first player wins
choice-result-second = The second player wins
choice-result-draw = A draw
choice-result-first-unplayed = First player wins by forfeit
choice-result-second-unplayed = Second player wins by forfeit
choice-result-unplayed = Neither player showed up
button-result-wins = { $player } wins
button-result-forfeit = { $player } wins by forfeit
choice-tournament = { $id } { $tournament } ({ $game })
choice-tournament-match = Round { $round }, { $id }: { $first } – { $second }
choice-tournament-own-match = your match: another manager decides

## What everyone sees

tournament-title = 🏆 **{ $name }** · tournament { $number }{ $part ->
    [round] { "" }, round { $round }
    [result] { "" }, result
   *[all] { "" }
}
tournament-round-name = { $part ->
    [quarterfinal] Quarterfinals
    [semifinal] Semifinals
    [final] Final
   *[round] Round { $round }
}
tournament-terms = { $game } · { $system } · { $pace } · { $rated ->
        [yes] rated
       *[other] unrated
    }
tournament-rounds = { $count ->
        [one] One round.
       *[other] { $count } rounds.
    }
tournament-sign-up = { $count ->
        [0] No one has joined yet.
        [one] One player has joined.
       *[other] { $count } players have joined.
    }
tournament-starts = It starts { $at } ({ $when }); join until then.
tournament-starts-full = It starts when { $count } players have joined; managers can start it earlier.
tournament-starts-managed = Its managers start it.
tournament-too-few = Too few players had joined by the start time. Managers can start it anyway or edit it.
tournament-least = It needs at least { $count } players.
tournament-most = At most { $count } players can join.
tournament-running = Round { $round } of { $rounds }.
tournament-until = The round is due to end { $until }; unfinished matches go on.
tournament-over = It’s over. First place: { $winners }
tournament-cancelled = It was canceled.
tournament-players = Players:
tournament-games = Matches:
tournament-standings-swiss = Standings (points, then two tie-breaks):
tournament-standings-round-robin = Standings (points, then a tie-break):
tournament-standings-knockout = Standings:
tournament-withdrawn-player = { $player } (withdrawn)
tournament-bye = { $player } sits this round out (bye)
bracket-bye = bye
podium-game = { $game } · { $count ->
        [one] one player
       *[other] { $count } players
    }
podium-points = Points: { $points }
alt-podium = Podium of the tournament “{ $tournament }” ({ $game })
alt-lineup = Players of the tournament “{ $tournament }” ({ $game })
button-join = Join
button-leave = Leave

## Answers

tournaments = Tournaments:
tournaments-none = No tournaments here yet. Members with Manage Server create them with `/tournament`.
tournaments-none-managing = No tournaments here yet. **New tournament** makes one.
tournament-listed = **{ $name }** (#{ $number }): { $game }, { $system }, { $players ->
        [one] one player
       *[other] { $players } players
    }, { $stage ->
        [sign-up] open to join
        [running] running
        [over] over
       *[other] canceled
    }
tournament-made = Tournament { $number } is announced in { $channel }. Once enough have joined, start it there with **Manage**.
tournament-made-full = Tournament { $number } is announced in { $channel }. It starts when { $count } have joined; **Manage** there starts it earlier.
tournament-made-starts = Tournament { $number } is announced in { $channel }. It starts automatically { $at } ({ $when }) if enough have joined.
tournament-shown = { $channel } now shows tournament { $number }.
tournament-entered = You’ve joined tournament { $number }. Your matches start automatically.
tournament-entered-late = You’ve joined tournament { $number } from round { $round } on. Each round missed is worth half a point.
tournament-left = Removed from tournament { $number }. Joining again is possible until it starts.
tournament-withdrawn = Removed from tournament { $number }. A running match goes on and still counts.
tournament-paired = Round { $round } of tournament { $number } has started.
tournament-called-off = Tournament { $number } is canceled.
tournament-ask-cancel = **Cancel tournament { $number }, { $name }?** This can’t be undone. Running matches go on.
tournament-ask-withdraw = { $self ->
        [yes] **Leave tournament { $number }?**
       *[no] **Remove { $player } from tournament { $number }?**
    } { $stage ->
        [running] This is final; a running match goes on and still counts.
       *[sign-up] Joining again is possible until it starts.
    }
tournament-adjudicated = The result of match { $id } is set.
tournament-file = Tournament { $number } as a FIDE report file (TRF), for pairing programs.

## Refusals

refused-no-tournament = There’s no such tournament here. `/tournament` lists them.
refused-tournament-over = This tournament is over.
refused-tournament-late = It’s too late to join this tournament.
refused-full = { $what ->
    [team] This team
    [tournament] This tournament
   *[ladder] This ladder
} is full, with { $most } players. You can join if someone leaves.
refused-tournament-many-open = { $who ->
    [you] You already run { $count } tournaments here
   *[server] This server already has { $count } open tournaments
}, the limit. Wait until one is over, or cancel one.
refused-tournament-many-made = Many tournaments were made here lately. You can make the next one { $until }.
refused-tournament-draft = This draft is gone. Start again with `/tournament`.
refused-tournament-started = This tournament has started and can’t be changed anymore.
refused-tournament-more = { $count } players have joined already. Remove some first, or allow more.
refused-tournament-limits = A tournament has 3 to 128 players, and its minimum can’t be higher than its maximum.
refused-tournament-start-time = I can’t start it then. Write a time within the next year, like “Friday 8pm” or “2026-12-05 18:00”, in your time zone (`/settings`).
refused-tournament-start-day = Which time of day? Write it with the day, like “Friday 8pm” or “2026-12-05 18:00”.
refused-tournament-not-shown = The tournament is being announced. Try again in a moment.
refused-tournament-entered = You’re already in this tournament.
refused-tournament-not-entered = That player isn’t in this tournament.
refused-tournament-you-not-entered = You’re not in this tournament.
refused-tournament-withdrawn = A player who has left a running tournament can’t come back.
refused-tournament-few = The tournament needs at least { $count ->
        [one] one player
       *[other] { $count } players
    }.
refused-tournament-rounds = A Swiss tournament has 1 to 30 rounds.
refused-tournament-days = A round has 1 to 365 days, and a first move 1 to 60.
refused-tournament-unfinished = { $count ->
    [one] One match is unfinished
   *[other] { $count } matches are unfinished
}{ $then ->
    [decide] { "" }, so the next round can’t start. Set what’s missing first.
   *[early] { "" }. You can also start the next round early.
}
refused-no-tournament-match = Match { $id } isn’t in a tournament.
refused-tournament-name = A tournament’s name has 2 to 60 characters.
help-tournaments = **Together:** join tournaments with `/tournament`; managers make them there, and can enter this server in those of other servers. On the `/ladder`, challenge players up to three places above you.

button-tournament-manage = Manage
button-tournament-start = Start it
button-tournament-edit = Name, time, players
button-tournament-next-round = Next round
button-tournament-next-round-early = Start next round early
button-tournament-correct = Correct a result
button-tournament-enter-named = Enter another server’s tournament
form-tournament-match-label = Match number
form-tournament-number-label = Its number or code
tournament-correct = What should the result of match { $id } be?
button-tournament-remove-player = Remove a player
button-show-here = Show it here
button-tournament-export = Results file (TRF)
button-tournament-stop = Cancel it
tournament-decide = How did match { $id } end?
tournament-decide-knockout = A drawn match is played again with sides swapped. After a second draw, the player who moved second in the first match goes through.
tournament-remove-which = Who do you want to remove?
select-tournament-game = Set or correct a result …
select-tournament-player = Choose a player …
select-tournament = Open a tournament …
select-tournament-elsewhere = Enter this server in …
button-tournament-new = New tournament
select-tournament-system = Who plays whom …
select-tournament-new-game = Which game …
tournament-draft = **Publish this tournament?** This is what everyone will see:
tournament-usual-name = { $game } · { $system ->
    [swiss] Swiss
    [round-robin] Round robin
    [double-round-robin] Double round robin
   *[knockout] Knock-out
}
button-founding-pace = Change the pace
button-founding-size = Change the board size
button-founding-days = Limit the days
button-founding-at-once = { $on ->
    [yes] Start round by round
   *[no] Start all matches together
}
button-founding-servers = Let other servers join
button-founding-managers = Let a role manage it
button-founding-no-managers = Remove the role
select-founding-servers = Which servers can join …
select-founding-managers = A role that can manage it too …
form-founding-round-label = Days for each round
form-founding-round-placeholder = leave empty to wait for the last match
form-founding-first-move-label = Days for a player’s first move
form-founding-first-move-placeholder = leave empty: missing it doesn’t lose
tournament-draft-size = Board: { $size }×{ $size }.
tournament-draft-servers = Can join: { $servers }.
tournament-draft-managers = Can manage it too: { $role }.
form-tournament-name-label = Name
form-tournament-name-placeholder = for example: Winter Cup
form-tournament-rounds-label = Rounds in a Swiss tournament
form-tournament-rounds-placeholder = leave empty for five
form-tournament-edit-title = Edit the tournament
form-tournament-starts-label = Start time (or empty: when full or by you)
form-tournament-starts-placeholder = Friday 8pm or 2026-12-05 18:00
form-tournament-least-label = Fewest players for an automatic start
form-tournament-count-placeholder = leave empty for { $count }
form-tournament-most-label = Most players who can join
