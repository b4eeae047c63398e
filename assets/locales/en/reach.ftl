### When the bot cannot post where it should, or cannot store anything.

adrift = { $why ->
    [gone] The channel of match { $id } was deleted, so I send you its boards. Use `/board` in another channel of the server to continue there.
    [direct] I can’t send you direct messages, so the boards of match { $id } don’t reach you. Allow them in your privacy settings, or play with `/board` and `/move`.
   *[closed] I can no longer post in { $channel }, so I send you the boards of match { $id }. A moderator can let me view the channel, send messages (also in threads), read message history and attach files. Until then, use `/board` and `/move` in the server.
}
challenge-unposted = I couldn’t post challenge { $id } in { $channel }, so I’ve withdrawn it. Use another channel, or ask a moderator to let me view this one, send messages (also in threads), read message history and attach files.
challenge-home-gone = The channel for this server’s matches has been deleted, so this match is shown in { $channel }. Members with Manage Server can choose another.
challenge-home-hidden = I can’t post in { $home }, the channel for this server’s matches, so this match is shown in { $channel }. Members with Manage Server can see why in `/server`.
broken-database = That couldn’t be saved. Try again in a few minutes.
