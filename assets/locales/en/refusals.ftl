### Why something is not done, and what to do instead.

refused-unknown = There’s no challenge or match { $id } here. `/matches` lists yours.
refused-unsaid = I can’t check right now who can see which channel. Try again in a minute.
refused-no-such-match = “{ $text }” isn’t a match number. Choose one from the list.
refused-size = This game has no board of size { $size }. Choose from { $sizes }.
refused-pace-not-offered = This server doesn’t offer that pace ({ $pace }). Choose one from the list.
refused-no-such-pace = I don’t know the pace “{ $text }”. Choose one from the list.
refused-no-clock = Match { $id } has no clock.
refused-own-time = In match { $id }, your own clock is running. You can only claim the win once your opponent’s time is up.
refused-time-left = Your opponent still has time in match { $id }{ $until ->
    [unknown] .
   *[other] : it runs out { $until }.
}
refused-time-is-up = Your time in match { $id } ran out, so the move doesn’t count.
refused-too-late = The time in match { $id } has run out, and the match is about to end.
refused-challenged-self = You can’t play against yourself. Choose someone else, or leave `opponent` empty.
refused-challenged-bot = Bots don’t play. Choose a person, or leave `opponent` empty.
refused-challenged-stranger = { $user } isn’t in this server. Choose someone who is.
refused-too-many-challenges = You can have { $most } open challenges here. Withdraw one, or wait until one is accepted.
refused-challenged-often = You’ve challenged { $user } several times this hour. Try again { $until }.
refused-many-challenges = You’ve made many challenges this hour. Try again { $until }.
refused-asked-for-much = That was a lot at once. Try again { $until }.
refused-server-asked-for-much = This server has used me a lot just now. Try again { $until }.
refused-many-matches = { $where ->
    [here] Here, you
   *[anywhere] You
} can have { $most ->
    [one] one running match. Finish it first.
   *[other] { $most } running matches. Finish one first.
}
refused-their-many-matches = { $user } can’t have more running matches. Try again when one is over.
refused-you-blocked = You’ve blocked { $user }. Unblock them in `/settings` to play.
refused-not-wanted = You can’t play with { $user } right now. Challenge someone else.
refused-blocked-self = You can’t block yourself.
refused-blocked-bot = You can’t block a bot.
refused-profile-of-bot = Bots don’t play, so they have no profile. `/profile` shows yours.
refused-many-blocks = You can block { $most } users. Unblock someone in `/settings` first.
refused-not-yours = Only { $user } can withdraw this { $what ->
    [challenge] challenge
   *[offer] offer
}.
refused-own = This is your own { $what ->
    [challenge] challenge
   *[offer] offer
}. You can only withdraw it.
refused-not-challenged = This challenge is for { $user }. Make your own with `/challenge`.
refused-closed = { challenge-closed } Make a new one with `/challenge`.
refused-seat-taken = Challenge { $id } has already been accepted.
refused-not-started = Challenge { $id } hasn’t been accepted yet.
refused-not-a-player = Only the two players of { $id } can do that. Watch with `/board`.
refused-not-your-turn = It’s { $user }’s turn. I’ll ping you when it’s yours.
refused-finished = Match { $id } is over. Start another with `/challenge`.
refused-old-board = This is an old board. { $link ->
    [none] The newest is on its way.
   *[other] The newest: { $link }
}
refused-lost-board = This board is from before I was restored from a backup of { $time }. What happened after that is lost. { $link ->
    [none] The newest board is on its way.
   *[other] The newest board: { $link }
}
refused-lost = This is lost: I was restored from a backup of { $time }, and what happened after that is gone.
refused-move = { $why }
    You could play, for example: { $moves }
refused-no-match = You have no running match here. Start one with `/challenge` or `/join`.
refused-no-turn = It isn’t your turn in any match here. I’ll ping you when it is.
refused-which-match = Which match: { $ids }? Choose it in the option `match`, or use the command in its thread.
refused-unknown-button = This button no longer works. `/matches` leads to your boards.
refused-not-in-server = This only works in a server that has me. Switch to one, or add me.
refused-permissions = I need these permissions in this channel: { $names }. Ask someone who manages the server, or use another channel.
refused-no-messages = Matches need a text channel or a thread.
refused-option = I couldn’t read one of the options. Choose it from Discord’s list.
refused-other-version = Discord shows you an old version of this command. Restart Discord and try again.

# As Discord calls them in a server's settings.
permission-view-channel = View Channels
permission-send-messages = Send Messages
permission-attach-files = Attach Files
permission-create-public-threads = Create Public Threads
permission-send-messages-in-threads = Send Messages in Threads
permission-manage-threads = Manage Threads
permission-read-message-history = Read Message History

broken = Something went wrong. Look in `/matches` to see if it worked before you try again.

refused-old-command = That’s { $command } now. If you don’t see it, restart Discord.
refused-old-option = You don’t need { $option } anymore: send { $command } on its own, and choose below the answer. If you still see the option, restart Discord.
