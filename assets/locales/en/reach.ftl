### When the bot cannot post where it should, or cannot store anything.

adrift = { $why ->
    [gone] The channel of match { $id } has been deleted, so its boards come to you here. Use `/board` in another channel of the server, and the match goes on there.
    [direct] I can’t send you direct messages, so the boards of match { $id } don’t reach you. Allow them in your privacy settings; until then, play with `/board` and `/move`.
   *[closed] I can no longer post in { $channel }, so the boards of match { $id } come to you here. Ask a moderator to let me view the channel, send messages (in threads too), read the message history and attach files there. Until then, play with `/board` and `/move` in the server.
}
challenge-unposted = I couldn’t post challenge { $id } in { $channel }, so I’ve withdrawn it. Ask a moderator to let me view the channel, send messages (in threads too), read the message history and attach files there, or use another channel.
challenge-home-gone = The channel for this server’s matches has been deleted, so this match is shown in { $channel }. Members with Manage Server can choose another one.
challenge-home-hidden = I can’t see { $home }, the channel for this server’s matches, so this match is shown in { $channel }. Someone who manages the server can let me see it.
broken-database = I can’t save anything right now, so that didn’t count. Please try again in a few minutes.
