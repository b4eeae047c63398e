### Tournaments between servers.

tournament-by = { $server ->
    [none] Another server
   *[other] { $server }
} runs it.
tournament-takes-no-part = This server is no longer in it. Running matches go on and count.
tournament-other-server = another server
tournament-cancelled-by = { $server ->
    [none] The server that ran it
   *[other] { $server }
} has canceled it.
tournament-stray-here = The channel of { $matches } was deleted. To go on in another channel, a manager can use `/tournament` there (**Show it here**), or a player can use `/board`.
tournament-stray-there = The channel of { $matches } in { $server ->
    [none] another server
   *[other] { $server }
} is gone. Its managers can choose another.
tournament-stray-until = Otherwise its players lose by forfeit { $until }.
tournament-open = Managers of other open servers can enter their server with `/tournament` (number { $number }).
tournament-by-code = Other open servers can take part with its code.
tournament-servers = { $count ->
        [one] One server takes part.
       *[other] { $count } servers take part.
    }
tournament-code = Managers of other servers enter them with `/tournament`, **Enter another server’s tournament** and the code `{ $code }`.
tournament-takes-part = This server takes part in tournament { $number }. Members join it in { $channel }.
tournaments-elsewhere = In other servers (managers can enter this server in them):
refused-tournament-other-server = Another server’s managers run this tournament.
refused-tournament-own-server = This is your own server’s tournament. With `/tournament`, you can show it in another channel or cancel it.
refused-tournament-many-servers = { $count ->
        [one] One server takes part
       *[other] { $count } servers take part
    }, the limit. Another can join if one leaves.
tournament-pull-out = **Take this server out of tournament { $number }?** { $count ->
        [0] No player leaves with it.
        [one] One player leaves with it.
       *[other] { $count } players leave with it.
    } { $stage ->
        [running] There’s no way back; running matches go on and still count.
       *[sign-up] Entering again is possible until it starts.
    }
button-pull-out = Yes, withdraw
button-tournament-pull-out = Take this server out
tournament-pulled-out = This server is no longer in tournament { $number }.
