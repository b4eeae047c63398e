### What the commands are for, as Discord lists them.

command-challenge = Challenge somebody to a match, or offer a seat to anybody
command-challenge-game = Which game
command-challenge-opponent = Whom you want to play; leave it out to let anybody take the seat
command-challenge-side = Which side you want; by lot unless you say
command-challenge-size = How many squares wide the board is, in games that have several
command-challenge-rated = Whether the match counts for ratings; it does unless you say no
command-join = Take an open seat or accept a challenge
command-join-seat = Which one
command-move = Play a move
command-move-move = The move, for example a7-a6
command-move-match = Which match, if it is not the one of this thread
command-board = See a board, from your side, in private
command-board-match = Which match, if it is not the one of this thread
command-matches = Your matches in this server, and the challenges you can take
command-plan = Conditional moves: answer your opponent’s move in advance
command-plan-match = Which match, if it is not the one of this thread
command-tutorial = Learn a game by solving small positions, in private
command-tutorial-game = Which game
command-resign = Give a match up
command-resign-match = Which match, if it is not the one of this thread
command-rules = Read the rules of a game, with pictures
command-rules-game = Which game
command-help = How to play here

side-wish-lot = By lot
side-wish-first = I move first
side-wish-second = I move second

choice-match-yours = { $id } { $game } against { $opponent } · your turn
choice-match-theirs = { $id } { $game } against { $opponent } · their turn
choice-seat = { $id } { $game } against { $challenger }
