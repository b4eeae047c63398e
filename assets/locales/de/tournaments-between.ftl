### Turniere zwischen Servern.

command-tournament-create-servers = Ob Mitglieder anderer Server mitspielen können; ohne Angabe nur die dieses Servers
    .name = server
command-tournament-take-part = Lass diesen Server am Turnier eines anderen teilnehmen; für die Serververwaltung
command-tournament-take-part-tournament = Welches: seine Nummer, oder sein Code, wenn es einen hat
    .name = turnier
choice-between-here = Dieser Server
choice-between-open = Alle offenen Server
choice-between-code = Server mit seinem Code
tournament-by-server = Es gehört zu **{ $server }** und wird von dort geleitet.
tournament-open = Andere offene Server können teilnehmen: mit `/tournament take-part` und { $number }.
tournament-by-code = Andere offene Server können teilnehmen, wenn sie den Code haben.
tournament-servers = { $count ->
        [one] Ein Server nimmt teil.
       *[other] { $count } Server nehmen teil.
    }
tournament-code = Andere Server nehmen mit `/tournament take-part` und dem Code `{ $code }` teil. Gib ihn deren Leitung.
tournament-takes-part = Dieser Server nimmt an Turnier { $number } teil, das in { $channel } zu sehen ist. Dort kann man mitspielen; geleitet wird es von seinem eigenen Server.
tournaments-elsewhere = Auf anderen Servern, für `/tournament take-part`:
refused-tournament-other-server = Dieses Turnier gehört einem anderen Server und wird von dort geleitet.
refused-tournament-own-server = Das ist ein Turnier deines eigenen Servers. `/tournament show` mit `hier` zeigt es in einem anderen Kanal.
refused-tournament-many-servers = { $count ->
        [one] Ein Server nimmt
       *[other] { $count } Server nehmen
    } schon teil, und mehr dürfen es nicht sein.
