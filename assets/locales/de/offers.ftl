### Draw offers, takeback requests, and what else a player may do in a match.

command-draw = Biete der Gegenseite Remis an
command-draw-match = Welche Partie, wenn nicht die dieses Threads
    .name = partie
command-takeback = Bitte die Gegenseite darum, deinen letzten Zug zurücknehmen zu dürfen
command-takeback-match = Welche Partie, wenn nicht die dieses Threads
    .name = partie

## Offers

offer-head = { $kind ->
    [draw] { $by } bietet in { $id } Remis an.
   *[takeback] { $count ->
        [one] { $by } möchte in { $id } einen Zug zurücknehmen: { $moves }
       *[other] { $by } möchte { $count } Züge in { $id } zurücknehmen: { $moves }
    }
}
offer-waits = { $kind ->
    [draw] { $opponent }, bist du einverstanden? Es eilt nicht: Das Angebot wartet auf dich, bis der nächste Zug gespielt wird.
   *[takeback] { $opponent }, bist du einverstanden? Es eilt nicht: Die Anfrage wartet auf dich, bis der nächste Zug gespielt wird. Bedingte Züge müssten danach neu vorgemerkt werden.
}
offer-theirs = Die Gegenseite war schneller, also antwortest du. Bist du einverstanden?
offer-closed = { $state ->
    [accepted] Angenommen.
    [declined] Abgelehnt.
    [withdrawn] Zurückgezogen.
   *[lapsed] Nicht mehr offen: Die Partie ist weitergegangen.
}
offer-made = { $kind ->
    [draw] Du hast in { $id } Remis angeboten. Das Angebot wartet auf eine Antwort, bis der nächste Zug gespielt wird.
   *[takeback] Du hast darum gebeten, deinen letzten Zug in { $id } zurückzunehmen. Die Anfrage wartet auf eine Antwort, bis der nächste Zug gespielt wird.
}
offer-accepted = { $kind ->
    [draw] Du hast zugestimmt: Die Partie endet remis.
   *[takeback] Du hast zugestimmt. Das Brett, wie es vorher war, kommt gleich.
}
offer-declined = Du hast abgelehnt. Die Partie geht weiter.
offer-withdrawn = Zurückgezogen. Die Partie geht weiter.

refused-offer-waits = { $kind ->
    [draw] Du hast schon Remis angeboten. Das Angebot wartet auf die Antwort der Gegenseite.
   *[takeback] Du hast schon darum gebeten. Die Anfrage wartet auf die Antwort der Gegenseite.
}
refused-offered-before = { $kind ->
    [draw] Du hast bei diesem Stand schon einmal Remis angeboten. Sobald ein Zug gespielt ist, geht es wieder.
   *[takeback] Du hast bei diesem Stand schon einmal darum gebeten. Sobald ein Zug gespielt ist, geht es wieder.
}
refused-nothing-to-take-back = Du hast noch nicht gezogen, also gibt es nichts zurückzunehmen.
refused-own-offer = Das ist deine eigene Anfrage. Die Gegenseite beantwortet sie; du kannst sie zurückziehen.
refused-not-the-offerer = Nur { $user } kann diese Anfrage zurückziehen.
refused-offer-closed = { $state ->
    [accepted] Diese Anfrage ist schon angenommen.
    [declined] Diese Anfrage wurde abgelehnt.
    [withdrawn] Diese Anfrage wurde zurückgezogen.
   *[lapsed] Diese Anfrage ist nicht mehr offen: Die Partie ist weitergegangen.
}
