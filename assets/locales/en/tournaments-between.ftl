### Tournaments between servers.

command-tournament-create-servers = Whether members of other servers may enter too; leave empty for this server alone
command-tournament-take-part = Have this server take part in another one’s tournament, to be entered here; for managers
command-tournament-take-part-tournament = Which one: its number, or its code if it has one
choice-between-here = This server
choice-between-open = All open servers
choice-between-code = Servers with its code
tournament-by-server = It belongs to **{ $server }**, whose managers run it.
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
