### Turniere zwischen Servern.

tournament-by = { $server ->
    [none] Ein anderer Server
   *[other] { $server }
} leitet es.
tournament-takes-no-part = Dieser Server nimmt nicht mehr teil. Laufende Partien gehen weiter und zählen.
tournament-other-server = ein anderer Server
tournament-cancelled-by = { $server ->
    [none] Der Server, der es geleitet hat,
   *[other] { $server }
} hat es abgesagt.
tournament-stray-here = Der Kanal von { $matches } wurde gelöscht. Um in einem anderen weiterzuspielen, nutzt dort die Leitung `/tournament` (**Hier zeigen**) oder jemand aus der Partie `/board`.
tournament-stray-there = Der Kanal von { $matches } auf { $server ->
    [none] einem anderen Server
   *[other] { $server }
} ist weg. Die Leitung dort kann einen anderen wählen.
tournament-stray-until = Sonst verlieren alle, die dort spielen, { $until } kampflos.
tournament-open = Die Leitung anderer offener Server kann ihren Server mit `/tournament` anmelden (Nummer { $number }).
tournament-by-code = Andere offene Server können mit seinem Code teilnehmen.
tournament-servers = { $count ->
        [one] Ein Server nimmt teil.
       *[other] { $count } Server nehmen teil.
    }
tournament-code = Die Leitung anderer Server meldet sie mit `/tournament`, **Bei einem anderen Server mitspielen** und dem Code `{ $code }` an.
tournament-takes-part = Dieser Server nimmt an Turnier { $number } teil. Mitspielen kann man in { $channel }.
tournaments-elsewhere = Auf anderen Servern (die Leitung kann diesen Server dort anmelden):
refused-tournament-other-server = Dieses Turnier leitet ein anderer Server.
refused-tournament-own-server = Das ist ein Turnier deines eigenen Servers. Mit `/tournament` kannst du es in einem anderen Kanal zeigen oder absagen.
refused-tournament-many-servers = { $count ->
        [one] Ein Server nimmt
       *[other] { $count } Server nehmen
    } schon teil, mehr geht nicht. Ein anderer kann dazukommen, wenn einer geht.
tournament-pull-out = **Diesen Server aus Turnier { $number } zurückziehen?** { $count ->
        [0] Niemand scheidet damit aus.
        [one] Eine Person scheidet damit aus.
       *[other] { $count } Personen scheiden damit aus.
    } { $stage ->
        [running] Es gibt kein Zurück; laufende Partien gehen weiter und zählen noch.
       *[sign-up] Bis zum Beginn kann er wieder teilnehmen.
    }
button-pull-out = Ja, zurückziehen
button-tournament-pull-out = Diesen Server herausnehmen
tournament-pulled-out = Dieser Server nimmt an Turnier { $number } nicht mehr teil.
