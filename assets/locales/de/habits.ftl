### Zeit, wie Spielende sie einrichten: die Uhr einer Partie auf einer Karte, was zwei vereinbaren, Urlaub, Ruhezeiten.

## Die Uhr einer Partie

command-clock = Sieh die Uhr einer Partie, gib deinem Gegenüber Zeit oder schlag eine Pause vor
command-clock-match = Welche Partie, wenn nicht die dieses Threads
    .name = partie
clock-left = { $player }: noch { $left }
clock-state = { $state ->
    [running] { $player } ist am Zug, und die Uhr läuft.
    [run-out] Die Zeit von { $player } ist abgelaufen.
    [beginning] Die Uhr ist noch nicht gestartet: Die Partie wartet auf den ersten Zug von { $player }.
    [pause] Die Uhr steht: Es ist eine Pause vereinbart.
    [outage] Die Uhr steht: Der Bot war nicht erreichbar.
    [homeless] Die Uhr steht: Der Kanal der Partie ist weg.
    [vacation] Die Uhr steht: { $player } ist im Urlaub.
    [quiet] Die Uhr steht: { $player } hat gerade Ruhezeit.
   *[weekend] Die Uhr steht: Bei { $player } ist Wochenende.
}
clock-again = Sie läuft wieder ab { $when } ({ $left }).
clock-begins = Sie startet spätestens { $when } ({ $left }).
clock-until = { $player } hat Zeit bis { $when } ({ $left }).
button-clock = Uhr
button-give-time = { $value } schenken
button-resume = Pause beenden
select-pause = Eine Pause vorschlagen …
gift-given = Du hast deinem Gegenüber { $time } geschenkt.
gift-before = Eben wurde schon Zeit geschenkt, darum jetzt nicht noch einmal. Willst du mehr schenken, drück noch einmal.
news-gift = { $opponent } schenkt { $player } Zeit: { $time }. { $player } hat jetzt noch { $left }.
news-resume = { $player } hat die Pause beendet. Die Uhr läuft wieder.
news-back = { $player } ist zurück. Die Uhr von { $player } läuft wieder.
news-days = { $player } hat Zeitzone oder Ruhezeit geändert, darum läuft die Zeit zu einem anderen Zeitpunkt ab.
news-outage = Der Bot war von { $from } bis { $until } nicht erreichbar. Diese Zeit zählt für niemanden.
board-paused = **Pause:** Beide haben vereinbart, dass die Uhr bis { $when } ({ $left }) steht. Beide können sie vorher beenden, auch mit `/clock`.
board-away = { $player } ist bis { $when } ({ $left }) im Urlaub; die Uhr von { $player } steht so lange.
matches-away = { $line } (im Urlaub, zurück { $until })
help-clock = `/clock` zeigt die Uhr einer Partie. Dort schenkst du deinem Gegenüber Zeit oder schlägst eine Pause vor, und `/claim` beendet eine Partie, in der dessen Zeit abgelaufen ist. `/vacation` hält deine Uhren an, solange du weg bist.

## Urlaub

command-vacation = Sieh deinen Urlaub oder sei eine Weile weg: So lange stehen deine Uhren
command-vacation-from = Der erste Tag, zum Beispiel 24.12. oder 2026-12-24; leer: sofort
    .name = von
command-vacation-until = Der letzte Tag, zum Beispiel 6.1. oder 2027-01-06
    .name = bis
vacation-none = Du bist da und hast keinen Urlaub geplant.
vacation-on = **Du bist im Urlaub** bis einschließlich { $last }. Zurück bist du am { $back } ({ $left }).
vacation-ahead = **Geplant:** von { $first } bis einschließlich { $last }, zurück am { $back }.
vacation-left = Alle haben in jedem Jahr { $budget } Urlaub. { $year } bleiben dir davon noch { $left }.
vacation-explained = Solange du weg bist, läuft deine Zeit in keiner Partie außer in Live-Partien. Deine Gegenüber lesen davon, wenn es beginnt. Ein Urlaub dauert mindestens einen Tag. Ziehen kannst du trotzdem.
button-vacation-now = Jetzt beginnen bis …
button-vacation-plan = Planen
button-vacation-end = Jetzt beenden
button-vacation-cancel = Geplantes streichen
vacation-draft = Du wärst von { $first } bis einschließlich { $last } im Urlaub und am { $back } zurück.
vacation-draft-now = Du wärst ab sofort bis einschließlich { $last } im Urlaub und am { $back } zurück.
vacation-cost = Das kostet { $cost } von deinem Vorrat für { $year }. Dir blieben { $left }.
vacation-matches = { $count ->
    [0] Du hast gerade keine Partie, in der deine Uhr stünde.
    [one] Deine Uhr stünde in einer Partie.
   *[other] Deine Uhr stünde in { $count } Partien.
}
button-vacation-take = Diesen Urlaub nehmen
button-vacation-leave = Lieber nicht
form-vacation-title = Urlaub
form-vacation-from-label = Erster Tag (leer: ab sofort)
form-vacation-until-label = Letzter Tag
form-vacation-placeholder = 24.12. oder 2026-12-24
refused-vacation = { $why ->
    [empty] Der letzte Tag liegt vor dem ersten.
    [past] Das liegt in der Vergangenheit. Ein Urlaub beginnt jetzt oder später.
    [far] Das ist zu weit voraus. Ein Urlaub kann bis { $latest } beginnen.
   *[budget] Alle haben in jedem Jahr { $budget } Urlaub. { $year } bleiben dir davon { $left }, und das reicht nicht.
}
refused-vacation-begun = Ein Urlaub dauert mindestens einen Tag, darum kannst du deinen ab { $when } ({ $left }) beenden. Ziehen kannst du trotzdem.
refused-not-away = Du bist gar nicht im Urlaub.
refused-nothing-planned = Du hast keinen Urlaub geplant.
refused-no-such-day = „{ $text }“ kann ich nicht als Tag lesen. Schreib ihn wie 24.12., 24.12.2026 oder 2026-12-24.

## Zeitzone und Ruhezeit

command-settings-zone = Deine Zeitzone, zum Beispiel Europe/Berlin
    .name = zeitzone
command-settings-quiet-hours = Stunden, in denen deine Zeit nicht läuft, zum Beispiel 22:00–08:00; - für keine
    .name = ruhezeit
settings-time =
    Deine Zeit:
    - Zeitzone: { $zone }
    - Ruhezeit: { $quiet }
    In der Ruhezeit läuft deine Zeit in keiner Partie außer in Live-Partien.
settings-no-quiet = keine
settings-time-free = Beides lässt sich zusammen ändern, höchstens einmal in der Woche.
settings-time-settled = Ändern lässt sich das wieder ab { $when } ({ $left }).
button-time = Zeit
button-change-time = Ändern
form-time-title = Deine Zeit
form-time-zone-label = Zeitzone oder die Stadt, nach der sie heißt
form-time-zone-placeholder = Europe/Berlin oder Berlin
form-time-quiet-label = Ruhezeit (leer: keine)
form-time-quiet-placeholder = 22:00–08:00
refused-no-such-zone = „{ $text }“ nennt keine Zeitzone oder mehr als eine. Wähl eine mit `/settings` in der Option `zeitzone`, die beim Tippen welche vorschlägt.
refused-no-such-hours = „{ $text }“ ist keine Ruhezeit. Schreib sie wie 22:00–08:00; sie dauert höchstens zwölf Stunden.
refused-settled = Zeitzone und Ruhezeit lassen sich einmal in der Woche ändern. Du kannst es wieder ab { $when } ({ $left }).

## Absagen

refused-too-much-time = Mehr als { $most } kann niemand in einer Partie haben, darum wurde in { $id } nichts geschenkt.
refused-many-gifts = Auf einem Brett kannst du { $most } schenken, und so viel hast du in Partie { $id } geschenkt. Nach dem nächsten Zug geht wieder mehr.
refused-run-out = Die Zeit in Partie { $id } ist abgelaufen, darum lässt sich ihre Uhr nicht mehr ändern.
refused-not-paused = In Partie { $id } ist keine Pause: Ihre Uhr steht nicht durch eine Vereinbarung.
refused-behind = Der Bot war nicht erreichbar und stellt gerade die Uhren richtig, darum hat das nicht gezählt. Bitte versuch es gleich noch einmal.
