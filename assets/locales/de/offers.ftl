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
    [draw] { $opponent }, bist du einverstanden? Es eilt nicht: Du kannst bis zu deinem nächsten Zug antworten.
    [pause] { $opponent }, bist du einverstanden? Wenn du zustimmst, steht die Uhr sofort. Bis dahin läuft sie.
   *[takeback] { $opponent }, bist du einverstanden? Es eilt nicht: Du kannst antworten, bis der nächste Zug gespielt wird. Wenn du zustimmst, werden alle bedingten Züge dieser Partie entfernt.
}
offer-theirs = Dein Gegenüber hat zuerst gefragt, also antwortest du. Bist du einverstanden?
offer-closed = { $state ->
    [accepted] Angenommen.
    [declined] Abgelehnt.
    [withdrawn] Zurückgezogen.
   *[lapsed] Nicht mehr offen: Die Partie ist weitergegangen.
}
offer-made = { $kind ->
    [draw] Du hast in { $id } Remis angeboten. Dein Gegenüber kann bis zu seinem nächsten Zug antworten.
    [pause] Du hast in { $id } eine Pause vorgeschlagen. Die Uhr läuft, bis dein Gegenüber zustimmt.
   *[takeback] Du hast darum gebeten, in { $id } deinen letzten Zug zurücknehmen zu dürfen. Dein Gegenüber kann antworten, bis der nächste Zug gespielt wird.
}
offer-accepted = { $kind ->
    [draw] Du hast zugestimmt: Die Partie endet remis.
    [pause] Du hast zugestimmt: Die Uhr steht jetzt.
   *[takeback] Du hast zugestimmt: Die Partie geht auf die frühere Stellung zurück. Das Brett dazu kommt gleich.
}
offer-declined = Du hast abgelehnt. Die Partie geht weiter.
offer-withdrawn = Du hast den Vorschlag zurückgezogen. Die Partie geht weiter.

refused-offer-waits = { $kind ->
    [draw] Du hast schon Remis angeboten. Dein Gegenüber hat noch nicht geantwortet.
    [pause] Du hast schon eine Pause vorgeschlagen. Dein Gegenüber hat noch nicht geantwortet.
   *[takeback] Du hast schon darum gebeten. Dein Gegenüber hat noch nicht geantwortet.
}
refused-offered-before = { $kind ->
    [draw] Du hast in dieser Stellung schon Remis angeboten. Sobald ein Zug gespielt ist, kannst du es wieder anbieten.
    [pause] Du hast in dieser Stellung schon eine Pause vorgeschlagen. Sobald ein Zug gespielt ist, kannst du wieder eine vorschlagen.
   *[takeback] Du hast in dieser Stellung schon darum gebeten. Sobald ein Zug gespielt ist, kannst du wieder darum bitten.
}
refused-nothing-to-take-back = Du hast noch nicht gezogen, also gibt es nichts zurückzunehmen.
refused-older-rules = Diese Partie hat Züge aus der Zeit vor der letzten Korrektur der Regeln, darum lässt sich darin nichts zurücknehmen.
refused-own-offer = Das ist dein eigener Vorschlag, also antwortet dein Gegenüber. Du kannst ihn zurückziehen.
refused-not-the-offerer = Nur { $user } kann diesen Vorschlag zurückziehen.
refused-offer-closed = { $state ->
    [accepted] Dieser Vorschlag ist schon angenommen.
    [declined] Dieser Vorschlag wurde abgelehnt.
    [withdrawn] Dieser Vorschlag wurde zurückgezogen.
   *[lapsed] Dieser Vorschlag ist nicht mehr offen: Die Partie ist weitergegangen.
}
