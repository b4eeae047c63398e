### What the commands are for, as Discord lists them.

command-challenge = Challenge someone to a match, or open a seat that anyone can take
command-challenge-game = Which game
command-challenge-opponent = Who to play; leave empty to let anyone join
command-challenge-side = Who moves first; leave empty to choose at random
command-challenge-size = How many squares wide the board is, in games with several sizes
command-challenge-rated = Play a rated match; leave empty for yes
command-challenge-pace = How much time there is for moves; leave empty for this server’s default pace
command-challenge-on-time = What happens when someone’s time runs out
command-challenge-weekends = Stop the clock on Saturdays and Sundays
command-join = Take an open seat or accept a challenge
command-join-seat = Which open seat or challenge
command-move = Play a move
command-move-move = The move, for example a7-a6
command-move-match = Which match, if not the one in this thread
command-move-draw = Offer a draw with the move
command-board = See the board of a match from your side; only you see it
command-board-match = Which match, if not the one in this thread
command-matches = See your matches in this server, and the challenges and seats you can take
command-plan = Plan your replies: they’re played as soon as your opponent moves
command-plan-match = Which match, if not the one in this thread
command-tutorial = Learn a game in short lessons that only you see
command-tutorial-game = Which game
command-resign = Resign a match
command-resign-match = Which match, if not the one in this thread
command-claim = Claim a match when your opponent ran out of time or stopped playing
command-claim-match = Which match, if not the one in this thread
command-rules = Read the rules of a game, with pictures
command-rules-game = Which game
command-help = See how to play here
command-block = Block someone: no more challenges or pings from them; leave empty to see your blocks
command-block-player = Who to block
command-unblock = Unblock someone
command-unblock-player = Who to unblock

side-wish-lot = Random
side-wish-first = I move first
side-wish-second = I move second

choice-match-yours = { $id } { $game } against { $opponent } · your turn
choice-match-theirs = { $id } { $game } against { $opponent } · their turn
choice-seat = { $id } { $game } against { $challenger }
