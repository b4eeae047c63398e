### When the bot cannot post where it should, or cannot store anything.

adrift = { $why ->
    [gone] Der Kanal von Partie { $id } wurde gelöscht, darum kommen ihre Bretter hierher zu dir. Benutze `/board` in einem anderen Kanal des Servers, dann geht die Partie dort weiter.
    [direct] Ich kann dir keine Direktnachrichten schicken, darum kommen die Bretter von Partie { $id } nicht bei dir an. Erlaube sie in deinen Privatsphäre-Einstellungen; bis dahin spiel mit `/board` und `/move`.
   *[closed] In { $channel } kann ich nichts mehr posten, darum kommen die Bretter von Partie { $id } hierher zu dir. Bitte die Moderation, mich dort den Kanal ansehen, Nachrichten senden (auch in Threads), den Nachrichtenverlauf anzeigen und Dateien anhängen zu lassen. Bis dahin spiel mit `/board` und `/move` auf dem Server.
}
challenge-unposted = Ich konnte Herausforderung { $id } nicht in { $channel } posten und habe sie zurückgezogen. Bitte die Moderation, mich dort den Kanal ansehen, Nachrichten senden (auch in Threads), den Nachrichtenverlauf anzeigen und Dateien anhängen zu lassen, oder nimm einen anderen Kanal.
challenge-home-gone = Der Kanal für die Partien dieses Servers wurde gelöscht, darum erscheint diese Partie in { $channel }. Wer den Server verwalten darf, kann einen anderen wählen.
challenge-home-hidden = Ich kann { $home }, den Kanal für die Partien dieses Servers, nicht sehen, darum erscheint diese Partie in { $channel }. Wer den Server verwalten darf, kann mir den Kanal zugänglich machen.
broken-database = Ich kann gerade nichts speichern, darum hat das nicht gezählt. Bitte versuch es in ein paar Minuten noch einmal.
