### Ladders of a server.

ladder-title = 🪜 **{ $game } ladder**
ladder-rungs = From the top:
ladder-empty = No one is on it yet.
ladder-rule = Challenge a player up to three places above you: if you win, you take their place, and they and everyone between you move down one.
ladder-outside = You’re not on it. **Join** puts you at the bottom.
ladder-top = You’re at the top. The others challenge you.
ladder-place = You’re number { $place } and can challenge { $players }.
ladder-place-waiting = You’re number { $place }. There’s no one you can challenge right now.
ladder-rules = If you don’t answer a player’s challenge, or decline it twice within { $span }, that player takes your place. Live challenges don’t count. You’re taken off if you leave this server, are banned, or don’t play here for { $idle }.
ladder-entered = You’re number { $place } on the { $game } ladder. With `/ladder`, challenge players up to three places above: if you win, you take their place.
ladder-entered-first = You’re number 1 on the { $game } ladder. Players up to three places below can challenge you: if they win, they take your place.
ladder-left = You’re off the { $game } ladder.
ladder-removed = { $user } was removed from the { $game } ladder. The log in `/server` keeps a record.
refused-ladder-entered = You’re already on this ladder.
refused-not-on-ladder = { $user } isn’t on this ladder. Anyone can join with `/ladder`.
refused-ladder-not-above = { $user } isn’t above you. `/ladder` lists who you can challenge.
refused-ladder-far = { $user } is { $places } places above you; you can challenge players up to three places above you. `/ladder` lists them.
refused-ladder-pending = You and { $user } already have a challenge or match on this ladder. Finish it first.

ladder-picture = { $game } ladder
ladder-note-open = You can challenge
ladder-note-you = You
ladder-note-join = Join here
ladder-note-match = Match { $id }
ladder-note-challenge = Challenge { $id }

select-ladder-challenge = Challenge a player …
select-ladder-remove = Remove a player …
select-ladder-game = Another game’s ladder …
