### When the bot cannot post where it should, or cannot store anything.

adrift = { $why ->
    [gone] Der Kanal von Partie { $id } wurde gelöscht, darum schicke ich dir ihre Bretter. Benutze `/board` in einem anderen Kanal des Servers, um dort weiterzuspielen.
    [direct] Ich kann dir keine Direktnachrichten schicken, darum kommen die Bretter von Partie { $id } nicht bei dir an. Erlaube sie in deinen Privatsphäre-Einstellungen oder spiel mit `/board` und `/move`.
   *[closed] In { $channel } kann ich nichts mehr posten, darum schicke ich dir die Bretter von Partie { $id }. Die Moderation kann mich dort den Kanal ansehen, Nachrichten senden (auch in Threads), den Nachrichtenverlauf anzeigen und Dateien anhängen lassen. Bis dahin benutze `/board` und `/move` auf dem Server.
}
challenge-unposted = Ich konnte Herausforderung { $id } nicht in { $channel } posten und habe sie zurückgezogen. Nimm einen anderen Kanal oder bitte die Moderation, mich diesen ansehen, Nachrichten senden (auch in Threads), den Nachrichtenverlauf anzeigen und Dateien anhängen zu lassen.
challenge-home-gone = Der Kanal für die Partien dieses Servers wurde gelöscht, darum erscheint diese Partie in { $channel }. Wer den Server verwalten darf, kann einen anderen wählen.
challenge-home-hidden = Ich kann in { $home }, dem Kanal für die Partien dieses Servers, nichts posten, darum erscheint diese Partie in { $channel }. Wer den Server verwalten darf, sieht den Grund in `/server`.
broken-database = Das konnte nicht gespeichert werden. Versuch es in ein paar Minuten noch einmal.
