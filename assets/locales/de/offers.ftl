### Draw offers, takeback requests, and what else a player may do in a match.

## Offers

offer-head = { $kind ->
    [draw] { $by } bietet in { $id } Remis an.
    [pause] { $by } schlägt in { $id } eine Pause vor: { $time }.
   *[takeback] { $count ->
        [one] { $by } möchte in { $id } einen Zug zurücknehmen: { $moves }
       *[other] { $by } möchte in { $id } { $count } Züge zurücknehmen: { $moves }
    }
}
offer-waits = { $kind ->
    [draw] { $opponent }, du kannst bis zu deinem nächsten Zug antworten.
    [pause] { $opponent }, die Uhr läuft, bis du zustimmst.
   *[takeback] { $opponent }, du kannst bis zum nächsten Zug antworten. Wenn du zustimmst, werden alle bedingten Züge dieser Partie entfernt.
}
offer-theirs = Dein Gegenüber hat zuerst gefragt. Bist du einverstanden?
offer-closed = { $state ->
    [accepted] Dieser Vorschlag wurde angenommen.
    [declined] Dieser Vorschlag wurde abgelehnt.
    [withdrawn] Dieser Vorschlag wurde zurückgezogen.
   *[lapsed] Dieser Vorschlag ist nicht mehr offen: Die Partie ist weitergegangen.
}
offer-made = { $kind ->
    [draw] Du hast in { $id } Remis angeboten. Das gilt, bis dein Gegenüber zieht.
    [pause] Du hast in { $id } eine Pause vorgeschlagen. Die Uhr läuft, bis dein Gegenüber zustimmt.
   *[takeback] Du möchtest in { $id } deinen letzten Zug zurücknehmen. Das gilt bis zum nächsten Zug.
}
offer-accepted = { $kind ->
    [draw] Du hast zugestimmt: Die Partie endet remis.
    [pause] Du hast zugestimmt: Die Uhr steht.
   *[takeback] Du hast zugestimmt: Die Partie geht auf die frühere Stellung zurück.
}
offer-ended = { offer-closed } Die Partie geht weiter.

refused-offer-waits = { $kind ->
    [draw] Dein Gegenüber hat auf deinen Remisvorschlag noch nicht geantwortet.
    [pause] Dein Gegenüber hat auf die vorgeschlagene Pause noch nicht geantwortet.
   *[takeback] Dein Gegenüber hat auf deine Bitte noch nicht geantwortet.
}
refused-offered-before = { $kind ->
    [draw] Nach dem nächsten Zug kannst du wieder Remis anbieten.
    [pause] Nach dem nächsten Zug kannst du wieder eine Pause vorschlagen.
   *[takeback] Nach dem nächsten Zug kannst du wieder darum bitten.
}
refused-nothing-to-take-back = Du hast noch nicht gezogen.
refused-older-rules = Hier lässt sich nichts zurücknehmen: Manche Züge sind älter als die letzte Korrektur der Regeln.
