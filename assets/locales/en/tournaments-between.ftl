### Tournaments between servers.

choice-between-here = This server
choice-between-open = All open servers
choice-between-code = Servers with its code
tournament-by-server = It belongs to **{ $server }**, whose managers run it.
tournament-by-another = It belongs to another server, whose managers run it.
tournament-takes-no-part = This server is no longer in it. Running matches go on and count.
tournament-other-server = another server
tournament-cancelled-by = The managers of **{ $server }** have cancelled it.
tournament-cancelled-elsewhere = The managers of its own server have cancelled it.
tournament-stray-here = The channel of { $matches } in this server is gone. Managers can choose another one with `/tournament` and **show it in this channel**, or a player can use `/board` there.
tournament-stray-there = The channel of { $matches } in **{ $server }** is gone, and the managers there can choose another one.
tournament-stray-elsewhere = The channel of { $matches } in another server is gone, and the managers there can choose another one.
tournament-stray-until = Otherwise its players lose by forfeit { $until }.
tournament-open = Other open servers can take part: their managers use `/tournament` and **enter this server** with { $number }.
tournament-by-code = Other open servers can take part if they have its code.
tournament-servers = { $count ->
        [one] One server takes part.
       *[other] { $count } servers take part.
    }
tournament-code = Other servers take part with `/tournament`, **enter this server** and the code `{ $code }`. Give it to their managers.
tournament-takes-part = This server takes part in tournament { $number }, which is shown in { $channel }. Members join it there; the managers of its own server run it.
tournaments-elsewhere = In other servers; managers can enter this server with `/tournament`:
refused-tournament-other-server = This tournament belongs to another server, whose managers run it.
refused-tournament-own-server = This is a tournament of your own server. `/tournament` can show it in another channel.
refused-tournament-many-servers = { $count ->
        [one] One server takes part
       *[other] { $count } servers take part
    }, which is the limit. Another one can join if one of them leaves.
tournament-pull-out = **Take this server out of tournament { $number }?** { $count ->
        [0] None of its players is in it.
        [one] One of its players leaves with it.
       *[other] { $count } of its players leave with it.
    } { $stage ->
        [running] They won’t be paired again and can’t come back; running matches go on and still count.
       *[sign-up] Until it starts, `/tournament` lets them enter again.
    }
button-pull-out = Yes, withdraw
tournament-pulled-out = This server is no longer in tournament { $number }.
refused-tournament-own-to-cancel = This is a tournament of your own server. `/tournament` cancels it.
refused-tournament-owner-closed = The server of this tournament is closed to others, so no other server can take part. Ask its managers to open it with `/server`.
refused-tournament-owner-absent = I’m not in the server of this tournament right now, so no other server can take part. Try again when I’m back there.
