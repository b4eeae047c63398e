### Why something is not done, and what to do instead.

refused-unknown = There is no challenge or match { $id } in this server. `/matches` lists yours.
refused-unsaid = Discord isn’t telling me who can see which channel, so I can’t do that right now. Please try again in a minute.
refused-no-such-match = “{ $text }” is not the number of a match. Choose one from the list that appears as you type.
refused-size = This game has no board of size { $size }. It is played on { $sizes }.
refused-pace-not-offered = This server does not offer that pace ({ $pace }). Choose one from the list.
refused-no-such-pace = I know no pace “{ $text }”. Choose one from the list.
refused-no-clock = Match { $id } has no clock.
refused-own-time = In match { $id }, it is your own clock that is running.
refused-time-left = Your opponent still has time in match { $id }{ $until ->
    [unknown] .
   *[other] : it runs out { $until }.
}
refused-time-is-up = Your time in match { $id } has run out, so the move does not count.
refused-too-late = The time in match { $id } has run out, so nothing can be offered or agreed on any more. The match ends in a moment.
refused-challenged-self = You cannot play against yourself. Choose somebody else, or leave the opponent empty to let anybody join.
refused-challenged-bot = Bots do not play. Choose a person, or leave the opponent empty to let anybody join.
refused-challenged-stranger = { $user } is not in this server, so the two of you cannot play here.
refused-too-many-challenges = You already have { $most } open challenges in this server. Withdraw one, or wait until somebody accepts one.
refused-challenged-often = You have challenged { $user } several times in the last hour. You can challenge them again { $until }.
refused-many-challenges = You have made many challenges in the last hour. You can make the next one { $until }.
refused-many-matches = You have reached the limit of { $most } running matches. Finish one first.
refused-their-many-matches = { $user } has reached the limit of running matches. Try again when one of them is over.
refused-you-blocked = You have blocked { $user }. If you want to play with each other, use `/unblock` first.
refused-not-wanted = You cannot play with { $user } right now.
refused-blocked-self = You cannot block yourself.
refused-many-blocks = You have blocked { $most } users, which is the limit. Use `/unblock` to make room.
refused-not-the-challenger = Only { $user } can withdraw this challenge.
refused-own-challenge = This is your own challenge, so somebody else has to accept it. You can withdraw it.
refused-not-challenged = This challenge is for { $user }. You can make your own with `/challenge`.
refused-closed = { $how ->
    [declined] This challenge was declined.
    [withdrawn] This challenge was withdrawn.
   *[expired] This challenge has expired.
} You can make a new one with `/challenge`.
refused-seat-taken = Challenge { $id } has already been accepted. The match is running.
refused-not-started = Challenge { $id } has not been accepted yet, so there is no board.
refused-not-a-player = Only the two players of { $id } can do this. You can watch with `/board`.
refused-not-your-turn = It is not your turn, but { $user }’s. You will be pinged when it is yours.
refused-finished = Match { $id } is over. You can start another with `/challenge`.
refused-old-board = This is an old board; the match has moved on. The newest board is on its way.
refused-old-board-link = This is an old board; the match has moved on. The newest one: { $link }
refused-move = { $why }
    Nothing was played. You could play, for example: { $moves }
refused-no-match = You have no running match in this server. Start one with `/challenge`, or take an open seat with `/join`.
refused-no-turn = It is not your turn in any match in this server. You will be pinged when it is.
refused-which-match = You have several matches that this could mean: { $ids }. Choose one in the option `match`, or use the command in its thread.
refused-unknown-button = This button comes from another version of the bot. `/matches` leads to your boards.
refused-not-in-server = This only works in a server that has me. Add me to one, or switch to one that has me.
refused-permissions = I cannot run a match in this channel. I lack these permissions here: { $names }. Somebody who manages the server can grant them in the channel’s settings, or you can use another channel.
refused-no-messages = Matches need a channel with messages. Use a text channel or a thread.
refused-option = One of the options could not be read. Please choose it from the list that Discord shows.
refused-other-version = Discord still shows you an older version of this command. Please restart Discord and try again.

# As Discord calls them in a server's settings.
permission-view-channel = View Channels
permission-send-messages = Send Messages
permission-attach-files = Attach Files
permission-create-public-threads = Create Public Threads
permission-send-messages-in-threads = Send Messages in Threads
permission-manage-threads = Manage Threads
permission-read-message-history = Read Message History

broken = Something went wrong on our side. Check `/matches` to see where things stand, and try again in a moment.
broken-unknown = We lost the connection to our database and cannot tell whether that counted. Check `/matches` before you try again.
