### Why something is not done, and what to do instead.

refused-unknown = Auf diesem Server gibt es keine Herausforderung oder Partie { $id }. `/matches` zeigt deine.
refused-unsaid = Discord sagt mir gerade nicht, wer welchen Kanal sehen kann, darum geht das jetzt nicht. Bitte versuch es in einer Minute noch einmal.
refused-no-such-match = „{ $text }“ ist nicht die Nummer einer Partie. Wähle eine aus der Liste, die beim Tippen erscheint.
refused-size = Dieses Spiel hat kein Brett der Größe { $size }. Gespielt wird es auf { $sizes }.
refused-pace-not-offered = Dieser Server bietet diese Bedenkzeit nicht an ({ $pace }). Wähle eine aus der Liste.
refused-no-such-pace = Ich kenne keine Bedenkzeit „{ $text }“. Wähle eine aus der Liste.
refused-no-clock = Partie { $id } wird ohne Uhr gespielt.
refused-own-time = In Partie { $id } läuft deine eigene Zeit.
refused-time-left = In Partie { $id } hat dein Gegenüber noch Zeit{ $until ->
    [unknown] .
   *[other] : Sie endet { $until }.
}
refused-time-is-up = Deine Zeit in Partie { $id } ist abgelaufen, der Zug zählt also nicht.
refused-too-late = Die Zeit in Partie { $id } ist abgelaufen, darum lässt sich nichts mehr vorschlagen oder vereinbaren. Die Partie endet gleich.
refused-challenged-self = Du kannst nicht gegen dich selbst spielen. Wähle jemand anderen oder lass das Gegenüber weg, damit alle den Platz nehmen können.
refused-challenged-bot = Bots spielen nicht. Wähle einen Menschen oder lass das Gegenüber weg, damit alle den Platz nehmen können.
refused-challenged-stranger = { $user } ist nicht auf diesem Server, also könnt ihr hier nicht spielen.
refused-too-many-challenges = Du hast auf diesem Server schon { $most } offene Herausforderungen. Zieh eine zurück oder warte, bis jemand eine annimmt.
refused-challenged-often = Du hast { $user } in der letzten Stunde mehrmals herausgefordert. Du kannst es { $until } wieder tun.
refused-many-challenges = Du hast in der letzten Stunde viele Herausforderungen gestellt. Die nächste kannst du { $until } stellen.
refused-many-matches = Du hast schon { $most } laufende Partien, mehr geht nicht. Spiel erst eine zu Ende.
refused-their-many-matches = { $user } hat schon so viele laufende Partien, wie möglich sind. Versuch es noch einmal, wenn eine davon zu Ende ist.
refused-you-blocked = Du hast { $user } blockiert. Wenn ihr miteinander spielen wollt, heb das zuerst in `/settings` auf.
refused-not-wanted = Zurzeit kannst du nicht mit { $user } spielen.
refused-blocked-self = Dich selbst kannst du nicht blockieren.
refused-many-blocks = Du hast schon { $most } Leute blockiert, mehr geht nicht. Heb in `/settings` eine Blockierung auf, um Platz zu schaffen.
refused-not-the-challenger = Nur { $user } kann diese Herausforderung zurückziehen.
refused-own-challenge = Das ist deine eigene Herausforderung, also muss jemand anders sie annehmen. Du kannst sie zurückziehen.
refused-not-challenged = Diese Herausforderung gilt { $user }. Mit `/challenge` stellst du deine eigene.
refused-closed =
    { $how ->
        [declined] Diese Herausforderung wurde abgelehnt.
        [withdrawn] Diese Herausforderung wurde zurückgezogen.
       *[expired] Diese Herausforderung ist abgelaufen.
    } Mit `/challenge` kannst du eine neue stellen.
refused-seat-taken = Herausforderung { $id } ist schon angenommen. Die Partie läuft.
refused-not-started = Herausforderung { $id } ist noch nicht angenommen, also gibt es noch kein Brett.
refused-not-a-player = Das können nur die beiden, die { $id } spielen. Mit `/board` kannst du zusehen.
refused-not-your-turn = Du bist nicht am Zug, sondern { $user }. Wenn du dran bist, wirst du angepingt.
refused-finished = Partie { $id } ist vorbei. Mit `/challenge` kannst du eine neue beginnen.
refused-old-board = Das ist ein altes Brett; die Partie ist weitergegangen. Das neueste ist unterwegs.
refused-old-board-link = Das ist ein altes Brett; die Partie ist weitergegangen. Das neueste: { $link }
refused-move = { $why }
    Es wurde nichts gezogen. Möglich wären zum Beispiel: { $moves }
refused-no-match = Du hast auf diesem Server keine laufende Partie. Beginne eine mit `/challenge` oder nimm mit `/join` einen freien Platz.
refused-no-turn = Du bist in keiner Partie dieses Servers am Zug. Wenn du dran bist, wirst du angepingt.
refused-which-match = Damit könnten mehrere deiner Partien gemeint sein: { $ids }. Wähle eine in der Option `partie` oder benutze den Befehl in ihrem Thread.
refused-unknown-button = Diese Schaltfläche stammt von einer anderen Version des Bots. `/matches` führt zu deinen Brettern.
refused-not-in-server = Das geht nur auf einem Server, auf dem ich bin. Füge mich einem hinzu oder wechsle auf einen, auf dem ich bin.
refused-permissions = In diesem Kanal kann ich keine Partie zeigen, denn mir fehlen hier diese Berechtigungen: { $names }. Wer den Server verwalten darf, kann sie mir in den Kanaleinstellungen geben. Oder nimm einen anderen Kanal.
refused-no-messages = Partien brauchen einen Kanal mit Nachrichten. Nimm einen Textkanal oder einen Thread.
refused-option = Eine der Optionen war nicht lesbar. Bitte wähle sie aus der Liste, die Discord zeigt.
refused-other-version = Discord zeigt dir noch eine ältere Form dieses Befehls. Starte Discord bitte neu und versuch es noch einmal.

# As Discord calls them in a server's settings.
permission-view-channel = Kanäle ansehen
permission-send-messages = Nachrichten senden
permission-attach-files = Dateien anhängen
permission-create-public-threads = Öffentliche Threads erstellen
permission-send-messages-in-threads = Nachrichten in Threads senden
permission-manage-threads = Threads verwalten
permission-read-message-history = Nachrichtenverlauf anzeigen

broken = Bei mir ist etwas schiefgegangen. Sieh mit `/matches` nach, wie es steht, und versuch es gleich noch einmal.
broken-unknown = Ich habe die Verbindung zu meiner Datenbank verloren und weiß nicht, ob das gezählt hat. Sieh mit `/matches` nach, bevor du es noch einmal versuchst.

refused-missing-option = Eine Angabe fehlt: Gib auch { $option } an und schick den Befehl noch einmal ab.
refused-old-command = Das geht jetzt mit { $command }. Zeigt Discord den Befehl noch nicht an, starte Discord neu.
