### Why something is not done, and what to do instead.

refused-unknown = There’s no challenge or match { $id } in this server. `/matches` lists yours.
refused-unsaid = Discord isn’t telling me who can see which channel, so I can’t do that right now. Please try again in a minute.
refused-no-such-match = “{ $text }” isn’t the number of a match. Choose one from the list that appears as you type.
refused-size = This game has no board of size { $size }. Choose one of these: { $sizes }.
refused-pace-not-offered = This server doesn’t offer that pace ({ $pace }). Choose one from the list.
refused-no-such-pace = I don’t know the pace “{ $text }”. Choose one from the list.
refused-no-clock = Match { $id } has no clock, so there’s no time to give, stop or run out.
refused-own-time = In match { $id }, it’s your own clock that’s running. You can only claim your opponent’s time.
refused-time-left = Your opponent still has time in match { $id }{ $until ->
    [unknown] .
   *[other] : it runs out { $until }.
}
refused-time-is-up = Your time in match { $id } ran out, so the move doesn’t count.
refused-too-late = The time in match { $id } has run out, so nothing can be offered or agreed on. The match is about to end.
refused-challenged-self = You can’t play against yourself. Choose someone else, or leave the opponent empty to let anyone join.
refused-challenged-bot = Bots don’t play. Choose a person, or leave the opponent empty to let anyone join.
refused-challenged-stranger = { $user } isn’t in this server, so the two of you can’t play here. Choose someone who is.
refused-too-many-challenges = You have { $most } open challenges in this server, which is the limit. Withdraw one, or wait until someone accepts one.
refused-challenged-often = You’ve challenged { $user } several times in the last hour. You can challenge them again { $until }.
refused-many-challenges = You’ve made many challenges in the last hour. You can make the next one { $until }.
refused-many-matches = { $most ->
    [one] You have one running match, which is the limit. Finish it first.
   *[other] You have { $most } running matches, which is the limit. Finish one first.
}
refused-their-many-matches = { $user } has reached the limit of running matches. Try again when one of them is over.
refused-you-blocked = You’ve blocked { $user }. To play them, unblock them first in `/settings`.
refused-not-wanted = You can’t play with { $user } right now.
refused-blocked-self = You can’t block yourself.
refused-many-blocks = You’ve blocked { $most } users, which is the limit. Unblock someone in `/settings` to make room.
refused-not-the-challenger = Only { $user } can withdraw this challenge.
refused-own-challenge = This is your own challenge, so someone else has to accept it. You can withdraw it.
refused-not-challenged = This challenge is for { $user }. You can make your own with `/challenge`.
refused-closed = { $how ->
    [declined] This challenge was declined.
    [withdrawn] This challenge was withdrawn.
   *[expired] This challenge has expired.
} You can make a new one with `/challenge`.
refused-seat-taken = Challenge { $id } has already been accepted. The match is running.
refused-not-started = Challenge { $id } hasn’t been accepted yet, so there’s no board.
refused-not-a-player = Only the two players of { $id } can do this. You can watch with `/board`.
refused-not-your-turn = It’s { $user }’s turn, not yours. I’ll ping you when it’s yours.
refused-finished = Match { $id } is over. You can start another with `/challenge`.
refused-old-board = This is an old board; the match has moved on. The newest board is on its way.
refused-old-board-link = This is an old board; the match has moved on. The newest one: { $link }
refused-move = { $why }
    Nothing was played. You could play, for example: { $moves }
refused-no-match = You have no running match in this server. Start one with `/challenge`, or take an open seat with `/join`.
refused-no-turn = It isn’t your turn in any match in this server. I’ll ping you when it is.
refused-which-match = This could mean several of your matches: { $ids }. Choose one in the option `match`, or use the command in its thread.
refused-unknown-button = This button is from another version of me and no longer works. `/matches` leads to your boards.
refused-not-in-server = This only works in a server that has me. Add me to one, or switch to one that has me.
refused-permissions = I can’t run a match in this channel. I lack these permissions here: { $names }. Someone who manages the server can grant them in the channel’s settings, or you can use another channel.
refused-no-messages = Matches need a channel with messages. Use a text channel or a thread.
refused-option = One of the options couldn’t be read. Please choose it from the list that Discord shows.
refused-other-version = Discord still shows you an older version of this command. Please restart Discord and try again.

# As Discord calls them in a server's settings.
permission-view-channel = View Channels
permission-send-messages = Send Messages
permission-attach-files = Attach Files
permission-create-public-threads = Create Public Threads
permission-send-messages-in-threads = Send Messages in Threads
permission-manage-threads = Manage Threads
permission-read-message-history = Read Message History

broken = Something went wrong on my side. Check `/matches` to see whether that counted, and try again in a moment.
broken-unknown = I lost the connection to my database and can’t tell whether that counted. Check `/matches` before you try again.

refused-missing-option = One thing is missing: fill in { $option } too and send the command again.
refused-old-command = That’s { $command } now. If Discord doesn’t show it yet, restart Discord.
