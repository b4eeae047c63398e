### Why something is not done, and what to do instead.

refused-unknown = Hier gibt es keine Herausforderung oder Partie { $id }. `/matches` zeigt deine.
refused-unsaid = Ich kann gerade nicht prüfen, wer welchen Kanal sehen kann. Versuch es in einer Minute noch einmal.
refused-no-such-match = „{ $text }“ ist keine Partienummer. Wähle eine aus der Liste.
refused-size = Dieses Spiel hat kein Brett der Größe { $size }. Es gibt { $sizes }.
refused-pace-not-offered = Dieser Server bietet diese Bedenkzeit nicht an ({ $pace }). Wähle eine aus der Liste.
refused-no-such-pace = Ich kenne keine Bedenkzeit „{ $text }“. Wähle eine aus der Liste.
refused-no-clock = Partie { $id } wird ohne Uhr gespielt.
refused-own-time = In Partie { $id } läuft deine eigene Zeit.
refused-time-left = In Partie { $id } hat dein Gegenüber noch Zeit{ $until ->
    [unknown] .
   *[other] : Sie endet { $until }.
}
refused-time-is-up = Deine Zeit in Partie { $id } ist abgelaufen, der Zug zählt also nicht.
refused-too-late = Die Zeit in Partie { $id } ist abgelaufen; die Partie endet gleich.
refused-challenged-self = Du kannst nicht gegen dich selbst spielen. Wähle jemand anderen oder lass `gegen` leer.
refused-challenged-bot = Bots spielen nicht. Wähle einen Menschen oder lass `gegen` leer.
refused-challenged-stranger = { $user } ist nicht auf diesem Server. Wähle jemanden von hier.
refused-too-many-challenges = Du hast hier schon { $most } offene Herausforderungen, mehr geht nicht. Zieh eine zurück oder warte, bis eine angenommen wird.
refused-challenged-often = Du hast { $user } in der letzten Stunde mehrmals herausgefordert. Versuch es { $until } wieder.
refused-many-challenges = Du hast in der letzten Stunde viele Herausforderungen gestellt. Versuch es { $until } wieder.
refused-asked-for-much = Das war viel auf einmal. Versuch es { $until } wieder.
refused-server-asked-for-much = Auf diesem Server war gerade viel los. Versuch es { $until } wieder.
refused-many-matches = Du darfst { $where ->
    [here] hier
   *[anywhere] insgesamt
} { $most ->
    [one] nur eine laufende Partie haben. Spiel sie erst zu Ende.
   *[other] höchstens { $most } laufende Partien haben. Spiel erst eine zu Ende.
}
refused-their-many-matches = { $user } kann nicht noch mehr laufende Partien haben. Versuch es wieder, wenn eine zu Ende ist.
refused-you-blocked = Du hast { $user } blockiert. Zum Spielen heb das in `/settings` auf.
refused-not-wanted = Zurzeit kannst du nicht mit { $user } spielen.
refused-blocked-self = Dich selbst kannst du nicht blockieren.
refused-blocked-bot = Einen Bot kannst du nicht blockieren.
refused-profile-of-bot = Bots spielen nicht und haben darum kein Profil. `/profile` zeigt deins.
refused-many-blocks = Du kannst höchstens { $most } Leute blockieren. Heb erst in `/settings` eine Blockierung auf.
refused-not-yours = Nur { $user } kann { $what ->
    [challenge] diese Herausforderung
   *[offer] diesen Vorschlag
} zurückziehen.
refused-own = Das ist { $what ->
    [challenge] deine eigene Herausforderung. Du kannst sie
   *[offer] dein eigener Vorschlag. Du kannst ihn
} nur zurückziehen.
refused-not-challenged = Diese Herausforderung gilt { $user }. Mit `/challenge` stellst du deine eigene.
refused-closed = { challenge-closed } Stell mit `/challenge` eine neue.
refused-seat-taken = Herausforderung { $id } ist schon angenommen.
refused-not-started = Herausforderung { $id } ist noch nicht angenommen.
refused-not-a-player = Das können nur die beiden, die { $id } spielen. Sieh mit `/board` zu.
refused-not-your-turn = { $user } ist am Zug. Wenn du dran bist, wirst du angepingt.
refused-finished = Partie { $id } ist vorbei. Beginne mit `/challenge` eine neue.
refused-old-board = Das ist ein altes Brett. { $link ->
    [none] Das neueste ist unterwegs.
   *[other] Das neueste: { $link }
}
refused-lost-board = Dieses Brett ist älter: Der Bot wurde aus einer Sicherung von { $time } wiederhergestellt. Was danach geschah, ist verloren. { $link ->
    [none] Das neueste Brett ist unterwegs.
   *[other] Das neueste Brett: { $link }
}
refused-lost = Das ist verloren: Der Bot wurde aus einer Sicherung von { $time } wiederhergestellt, und was danach geschah, gibt es nicht mehr.
refused-move = { $why }
    Möglich wären zum Beispiel: { $moves }
refused-no-match = Du hast hier keine laufende Partie. Beginne eine mit `/challenge` oder `/join`.
refused-no-turn = Du bist hier in keiner Partie am Zug. Wenn du dran bist, wirst du angepingt.
refused-which-match = Welche Partie: { $ids }? Wähle sie in der Option `partie` oder benutze den Befehl in ihrem Thread.
refused-unknown-button = Diese Schaltfläche funktioniert nicht mehr. `/matches` führt zu deinen Brettern.
refused-not-in-server = Das geht nur auf einem Server, auf dem ich bin. Wechsle auf einen oder füge mich hinzu.
refused-permissions = In diesem Kanal brauche ich diese Berechtigungen: { $names }. Frag jemanden, der den Server verwaltet, oder nimm einen anderen Kanal.
refused-no-messages = Partien brauchen einen Textkanal oder einen Thread.
refused-option = Eine der Optionen war nicht lesbar. Wähle sie aus der Liste von Discord.
refused-other-version = Discord zeigt dir eine alte Form dieses Befehls. Starte Discord neu und versuch es noch einmal.

# As Discord calls them in a server's settings.
permission-view-channel = Kanäle ansehen
permission-send-messages = Nachrichten senden
permission-attach-files = Dateien anhängen
permission-create-public-threads = Öffentliche Threads erstellen
permission-send-messages-in-threads = Nachrichten in Threads senden
permission-manage-threads = Threads verwalten
permission-read-message-history = Nachrichtenverlauf anzeigen

broken = Etwas ist schiefgegangen. Sieh in `/matches` nach, ob es geklappt hat, bevor du es noch einmal versuchst.

refused-old-command = Das geht jetzt mit { $command }. Siehst du den Befehl nicht, starte Discord neu.
refused-old-option = { $option } brauchst du nicht mehr: Schick nur { $command } ab und wähle unter der Antwort. Siehst du die Option noch, starte Discord neu.
