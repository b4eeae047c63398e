### When the bot cannot post where it should, or cannot store anything.

adrift = { $why ->
    [gone] Der Kanal der Partie { $id } wurde gelöscht, deshalb kommen ihre Bretter hierher zu dir. Nutze `/board` in einem anderen Kanal des Servers, dann geht die Partie dort weiter.
    [direct] Ich kann dir keine Direktnachrichten schicken, deshalb kommen die Bretter der Partie { $id } nicht bei dir an. Erlaube sie in deinen Privatsphäre-Einstellungen; bis dahin spielst du mit `/board` und `/move`.
   *[closed] In { $channel } kann ich nichts mehr posten, deshalb kommen die Bretter der Partie { $id } hierher zu dir. Bitte die Moderation, mich dort den Kanal ansehen, Nachrichten senden (auch in Threads), den Nachrichtenverlauf anzeigen und Dateien anhängen zu lassen. Bis dahin spielst du mit `/board` und `/move` auf dem Server.
}
challenge-unposted = Ich konnte die Herausforderung { $id } nicht in { $channel } posten und habe sie zurückgezogen. Bitte die Moderation, mich dort den Kanal ansehen, Nachrichten senden (auch in Threads), den Nachrichtenverlauf anzeigen und Dateien anhängen zu lassen, oder nimm einen anderen Kanal.
challenge-home-gone = Der Kanal für die Partien dieses Servers wurde gelöscht, darum erscheint diese Partie in { $channel }. Wer den Server verwalten darf, kann einen anderen wählen.
challenge-home-hidden = Ich sehe { $home } nicht, den Kanal für die Partien dieses Servers, darum erscheint diese Partie in { $channel }. Wer den Server verwalten darf, kann mich ihn sehen lassen.
broken-database = Unsere Datenbank nimmt gerade nichts an, deshalb hat das nicht gezählt. Bitte versuch es in ein paar Minuten noch einmal.
