### Turniere zwischen Servern.

choice-between-here = Dieser Server
choice-between-open = Alle offenen Server
choice-between-code = Server mit seinem Code
tournament-by-server = Es gehört zu **{ $server }** und wird von dort geleitet.
tournament-by-another = Es gehört zu einem anderen Server und wird von dort geleitet.
tournament-takes-no-part = Dieser Server nimmt nicht mehr teil. Laufende Partien gehen weiter und zählen.
tournament-other-server = ein anderer Server
tournament-cancelled-by = Die Leitung von **{ $server }** hat es abgesagt.
tournament-cancelled-elsewhere = Die Leitung seines eigenen Servers hat es abgesagt.
tournament-stray-here = Der Kanal von { $matches } auf diesem Server ist weg. Die Leitung kann mit `/tournament` und **in diesem Kanal zeigen** einen anderen wählen, oder jemand aus der Partie benutzt dort `/board`.
tournament-stray-there = Der Kanal von { $matches } auf **{ $server }** ist weg; die Leitung dort kann einen anderen wählen.
tournament-stray-elsewhere = Der Kanal von { $matches } auf einem anderen Server ist weg; die Leitung dort kann einen anderen wählen.
tournament-stray-until = Sonst verlieren alle, die dort spielen, { $until } kampflos.
tournament-open = Andere offene Server können teilnehmen: Ihre Leitung benutzt `/tournament` und **diesen Server anmelden** mit { $number }.
tournament-by-code = Andere offene Server können teilnehmen, wenn sie den Code haben.
tournament-servers = { $count ->
        [one] Ein Server nimmt teil.
       *[other] { $count } Server nehmen teil.
    }
tournament-code = Andere Server nehmen mit `/tournament`, **diesen Server anmelden** und dem Code `{ $code }` teil. Gib ihn deren Leitung.
tournament-takes-part = Dieser Server nimmt an Turnier { $number } teil, das in { $channel } zu sehen ist. Dort kann man mitspielen; geleitet wird es von seinem eigenen Server.
tournaments-elsewhere = Auf anderen Servern; die Leitung kann diesen Server mit `/tournament` anmelden:
refused-tournament-other-server = Dieses Turnier gehört zu einem anderen Server und wird von dort geleitet.
refused-tournament-own-server = Das ist ein Turnier deines eigenen Servers. `/tournament` kann es in einem anderen Kanal zeigen.
refused-tournament-many-servers = { $count ->
        [one] Ein Server nimmt
       *[other] { $count } Server nehmen
    } schon teil, mehr geht nicht.
tournament-pull-out = **Diesen Server aus Turnier { $number } zurückziehen?** { $count ->
        [0] Niemand von hier ist dabei.
        [one] Eine Person von hier scheidet dann aus.
       *[other] { $count } von hier scheiden dann aus.
    } { $stage ->
        [running] Neue Partien gibt es für diesen Server nicht mehr, und er kann nicht zurück; laufende Partien gehen weiter und zählen noch.
       *[sign-up] Bis zum Beginn kann der Server mit `/tournament` wieder teilnehmen.
    }
button-pull-out = Ja, zurückziehen
tournament-pulled-out = Dieser Server nimmt an Turnier { $number } nicht mehr teil.
refused-tournament-own-to-cancel = Das ist ein Turnier deines eigenen Servers. `/tournament` sagt es ab.
refused-tournament-owner-closed = Der Server dieses Turniers ist nicht offen für andere, also kann kein Server dazukommen. Bitte seine Leitung, ihn mit `/server` zu öffnen.
refused-tournament-owner-absent = Auf dem Server dieses Turniers bin ich gerade nicht, also kann kein Server dazukommen. Versuch es wieder, wenn ich dort zurück bin.
