### Ladders of a server.

ladder-title = 🪜 **{ $game } ladder**
ladder-rungs = From the top:
ladder-empty = No one is on it yet. Press **Join** to be the first.
ladder-outside = You’re not on it. **Join** puts you at the bottom.
ladder-top = You’re at the top. The others challenge you.
ladder-place = You’re number { $place }. You can challenge { $players }.
ladder-rules = Rules: a player who doesn’t answer a challenge, or declines the same player twice within { $span }, loses their place to the challenger. Live matches are free to decline. A player who leaves this server, is banned from playing or doesn’t play here for { $idle } is taken off.
ladder-entered = You’re on the { $game } ladder as number { $place }. With `/ladder` you challenge players up to three places above you: if you win, you take their place.
ladder-left = You’re off the { $game } ladder. Everyone below you moves up.
ladder-removed = { $user } is off the { $game } ladder. Everyone below moves up. The log in `/server` keeps a record.
refused-ladder-entered = You’re already on this ladder. `/ladder` shows your place.
refused-not-on-ladder = { $user } isn’t on this ladder. Anyone can join it with `/ladder`.
refused-ladder-not-above = { $user } isn’t above you. `/ladder` lists who you can challenge.
refused-ladder-far = { $user } is { $places } places above you, and you can challenge up to three. `/ladder` lists who you can challenge.
refused-ladder-pending = You and { $user } already have a challenge or a match for this ladder. Finish it first.
refused-ladder-full = This ladder has 500 players, which is the limit. You can join once someone leaves.

button-ladder-join = Join
button-ladder-leave = Leave
select-ladder-challenge = Challenge a player …
select-ladder-remove = Take a player off …
select-ladder-game = Another game’s ladder …
