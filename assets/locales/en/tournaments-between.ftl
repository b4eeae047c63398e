### Tournaments between servers.

command-tournament-create-servers = Whether members of other servers may enter too; leave empty for this server alone
command-tournament-take-part = Enter this server in another server’s tournament, so that members can join; for managers
command-tournament-take-part-tournament = Which one: its number, or its code if it has one
command-tournament-pull-out = Withdraw this server from another server’s tournament; for managers
command-tournament-pull-out-tournament = Which one
choice-between-here = This server
choice-between-open = All open servers
choice-between-code = Servers with its code
tournament-by-server = It belongs to **{ $server }**, whose managers run it.
tournament-by-another = It belongs to another server, whose managers run it.
tournament-takes-no-part = This server is no longer in it. Running matches go on and count.
tournament-other-server = another server
tournament-cancelled-by = The managers of **{ $server }** have called it off.
tournament-cancelled-elsewhere = The managers of its own server have called it off.
tournament-stray-here = The channel of { $matches } in this server is gone. Managers can choose another one with `/tournament show` and `here`, or a player can use `/board` there.
tournament-stray-there = The channel of { $matches } in **{ $server }** is gone, and the managers there can choose another one.
tournament-stray-elsewhere = The channel of { $matches } in another server is gone, and the managers there can choose another one.
tournament-stray-until = Otherwise its players lose by forfeit { $until }.
tournament-open = Other open servers may take part: their managers use `/tournament take-part` with { $number }.
tournament-by-code = Other open servers may take part if they have its code.
tournament-servers = { $count ->
        [one] One server takes part.
       *[other] { $count } servers take part.
    }
tournament-code = Other servers take part with `/tournament take-part` and the code `{ $code }`. Give it to their managers.
tournament-takes-part = This server takes part in tournament { $number }, which is shown in { $channel }. Members enter it there; the managers of its own server run it.
tournaments-elsewhere = In other servers, for `/tournament take-part`:
refused-tournament-other-server = This tournament belongs to another server, whose managers run it.
refused-tournament-own-server = This is a tournament of your own server. `/tournament show` with `here` shows it in another channel.
refused-tournament-many-servers = { $count ->
        [one] One server takes part
       *[other] { $count } servers take part
    } already, and no more may.
tournament-pull-out = **Take this server out of tournament { $number }?** { $count ->
        [0] None of its players is in it.
        [one] One of its players is out then.
       *[other] { $count } of its players are out then.
    } { $stage ->
        [running] They will not be paired again and cannot come back; running matches go on and still count.
       *[sign-up] Until it starts, `/tournament take-part` lets them enter again.
    }
button-pull-out = Yes, withdraw
tournament-pulled-out = This server is no longer in tournament { $number }.
refused-tournament-own-to-cancel = This is a tournament of your own server. `/tournament cancel` calls it off.
refused-tournament-owner-closed = The server of this tournament is closed to others, so no server can join in. Ask its managers to open it with `/server open`.
refused-tournament-owner-absent = I am not in the server of this tournament at present, so no server can join in. Try again when I am back there.
