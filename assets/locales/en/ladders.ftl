### Ladders of a server.

command-ladder = The ladders of this server, one for each game: challenge who stands above you
command-ladder-show = See who stands where on a ladder
command-ladder-show-game = Which game
command-ladder-join = Enter a ladder at its bottom
command-ladder-join-game = Which game
command-ladder-leave = Leave a ladder
command-ladder-leave-game = Which game
command-ladder-challenge = Challenge a player up to three places above you; if you win, you take the place
command-ladder-challenge-game = Which game
command-ladder-challenge-opponent = Who stands above you
command-ladder-challenge-pace = How much time there is for moves; leave empty for this server’s usual pace
ladder-title = 🪜 **Ladder of { $game }**
ladder-rungs = From the top:
ladder-empty = Nobody is on it yet. `/ladder join` enters it.
ladder-outside = You are not on it. `/ladder join` enters it at the bottom.
ladder-top = You stand at the top. Others challenge you.
ladder-place = You stand on place { $place }. You may challenge { $players }, with `/ladder challenge`.
ladder-entered = You are on the ladder of { $game }, on place { $place }. `/ladder challenge` a player up to three places above you: if you win, you take the place.
ladder-left = You are off the ladder of { $game }. Whoever stood below you moves up.
refused-ladder-entered = You are on this ladder already. `/ladder show` says where.
refused-not-on-ladder = { $user } is not on this ladder. `/ladder join` enters it.
refused-ladder-not-above = { $user } does not stand above you. `/ladder show` says whom you may challenge.
refused-ladder-far = { $user } stands { $places } places above you, and three is the most. `/ladder show` says whom you may challenge.
refused-ladder-full = This ladder is full: it has room for 500 players.
