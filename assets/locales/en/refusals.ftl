### Why something is not done, and what to do instead.

refused-unknown = There is no challenge or match { $id } in this server. `/matches` lists yours.
refused-no-such-match = “{ $text }” is not the number of a match. Pick one from the list as you type.
refused-size = This game has no board of size { $size }. It is played on { $sizes }.
refused-challenged-self = You cannot play against yourself. Name somebody else, or leave the opponent out to offer a seat to anybody.
refused-challenged-bot = Bots do not play. Name a person, or leave the opponent out to offer a seat to anybody.
refused-challenged-stranger = { $user } is not in this server, so you cannot play here.
refused-too-many-challenges = You have { $most } challenges waiting in this server. Withdraw one, or wait until somebody takes one.
refused-not-the-challenger = Only { $user } can take this challenge back.
refused-own-challenge = This is your own challenge. Somebody else has to accept it; you can withdraw it.
refused-not-challenged = This challenge is for { $user }. You can make your own with `/challenge`.
refused-closed = { $how ->
    [declined] This challenge was declined.
    [withdrawn] This challenge was withdrawn.
   *[expired] This challenge has expired.
} You can make a new one with `/challenge`.
refused-seat-taken = Challenge { $id } has been accepted already. The match is on.
refused-not-started = Challenge { $id } has not been accepted yet, so there is no board.
refused-not-a-player = Only the two players of { $id } can do this. You can watch with `/board`.
refused-not-your-turn = It is not your turn: { $user } is to move. You will be pinged.
refused-finished = Match { $id } is over. You can start another with `/challenge`.
refused-old-board = This is an old board; the match has moved on. The newest board is on its way.
refused-old-board-link = This is an old board; the match has moved on. The newest one: { $link }
refused-move = { $why }
    Nothing was played. You could play, for example: { $moves }
refused-no-match = You have no running match in this server. Start one with `/challenge`, or take a seat with `/join`.
refused-no-turn = It is not your turn in any match of this server. You will be pinged when it is.
refused-which-match = You have several matches that this could mean: { $ids }. Name one in the option `match`, or use its thread.
refused-unknown-button = This button is of another version of the bot. `/matches` shows your boards.
refused-not-in-server = This works in a server, not in private messages.
refused-permissions = I cannot play in this channel: I need the permissions { $names } here. Ask a moderator, or use another channel.
refused-option = One of the options could not be read. Please pick it from the list that Discord offers.

# As Discord calls them in a server's settings.
permission-view-channel = View Channels
permission-send-messages = Send Messages
permission-attach-files = Attach Files

broken = Something went wrong on our side. Please look at `/matches` to see how things stand, and try again in a moment.
