### Zeit, wie Spielende sie einrichten: die Uhr einer Partie auf einer Karte, was zwei vereinbaren, Urlaub, Ruhezeiten.

## Die Uhr einer Partie

clock-left = { $player }: noch { $left }
clock-state = { $state ->
    [running] { $player } ist am Zug, und die Uhr läuft.
    [run-out] Die Zeit von { $player } ist abgelaufen.
    [beginning] Die Uhr ist noch nicht gestartet: Die Partie wartet auf den ersten Zug von { $player }.
    [pause] Die Uhr steht: Es ist eine Pause vereinbart.
    [outage] Die Uhr steht: Der Bot war offline.
    [homeless] Die Uhr steht: Der Kanal der Partie ist weg.
    [vacation] Die Uhr steht: { $player } ist im Urlaub.
    [quiet] Die Uhr steht: { $player } hat gerade Ruhezeit.
   *[weekend] Die Uhr steht: Bei { $player } ist Wochenende.
}
clock-again = Sie läuft wieder ab { $when } ({ $left }).
clock-begins = Sie startet spätestens am { $when } ({ $left }).
clock-until = { $player } hat Zeit bis { $when } ({ $left }).
button-clock = Uhr
button-give-time = { $value } schenken
button-resume = Pause beenden
select-pause = Eine Pause vorschlagen …
gift-given = Du hast deinem Gegenüber { $time } geschenkt.
gift-before = Eben wurde schon Zeit geschenkt, darum hat das nicht gezählt. Drücke noch einmal, um mehr zu schenken.
news-gift = { $opponent } schenkt { $player } Zeit: { $time }. { $player } hat jetzt noch { $left }.
news-resume = { $player } hat die Pause beendet. Die Uhr läuft wieder.
news-back = { $player } ist zurück. Die Uhr von { $player } läuft wieder.
news-days = { $player } hat Zeitzone oder Ruhezeit geändert, darum läuft die Zeit jetzt zu einem anderen Zeitpunkt ab.
news-outage = Der Bot war von { $from } bis { $until } offline. Diese Zeit zählt für niemanden.
board-paused = **Pause:** Beide haben vereinbart, dass die Uhr bis { $when } ({ $left }) steht. Beide können sie vorher beenden, auch mit `/match`.
board-away = { $player } ist bis { $when } ({ $left }) im Urlaub. Bis dahin steht die Uhr von { $player }.
matches-away = { $line } (im Urlaub, zurück { $until })
help-clock = `/match` zeigt die Uhr: Schenk deinem Gegenüber Zeit, schlag eine Pause vor oder beanspruche den Sieg, wenn seine Zeit abgelaufen ist. Ein Urlaub in `/settings` hält deine Uhren an, solange du weg bist.

## Urlaub

vacation-none = Du bist nicht im Urlaub und hast keinen geplant.
vacation-on = **Du bist im Urlaub** bis einschließlich { $last }. Zurück bist du am { $back } ({ $left }).
vacation-ahead = **Geplant:** von { $first } bis einschließlich { $last }, zurück am { $back }.
vacation-left = Alle haben pro Jahr { $budget } Urlaub. Für { $year } hast du noch { $left }.
vacation-explained = Solange du weg bist, läuft deine Zeit nicht, außer in Live-Partien. Deine Gegenüber erfahren es, wenn dein Urlaub beginnt. Er dauert mindestens einen Tag, und ziehen kannst du trotzdem.
button-vacation-now = Ab sofort bis …
button-vacation-plan = Planen
button-vacation-end = Jetzt beenden
button-vacation-cancel = Urlaub streichen
vacation-draft = Du wärst von { $first } bis einschließlich { $last } im Urlaub und am { $back } zurück.
vacation-draft-now = Du wärst ab sofort bis einschließlich { $last } im Urlaub und am { $back } zurück.
vacation-cost = Das kostet { $cost } von deinem Urlaub für { $year }. Danach hättest du noch { $left }.
vacation-matches = { $count ->
    [0] Du hast gerade keine Partie, in der deine Uhr stünde.
    [one] Deine Uhr stünde in einer Partie.
   *[other] Deine Uhr stünde in { $count } Partien.
}
button-vacation-take = Diesen Urlaub nehmen
button-vacation-leave = Abbrechen
form-vacation-title = Urlaub
form-vacation-from-label = Erster Tag (leer: ab sofort)
form-vacation-until-label = Letzter Tag
form-vacation-placeholder = 24.12. oder 2026-12-24
refused-vacation = { $why ->
    [empty] Der letzte Tag liegt vor dem ersten.
    [past] Das liegt in der Vergangenheit. Ein Urlaub beginnt jetzt oder später.
    [far] Das ist zu weit voraus. Ein Urlaub kann bis zum { $latest } beginnen.
   *[budget] Alle haben pro Jahr { $budget } Urlaub. Für { $year } hast du noch { $left }, und das reicht nicht.
}
refused-vacation-begun = Ein Urlaub dauert mindestens einen Tag: Du kannst deinen ab { $when } ({ $left }) beenden. Ziehen kannst du trotzdem.
refused-not-away = Du bist gerade nicht im Urlaub.
refused-nothing-planned = Du hast keinen Urlaub geplant.
refused-no-such-day = „{ $text }“ kann ich nicht als Tag lesen. Schreib ihn wie 24.12., 24.12.2026 oder 2026-12-24.

## Zeitzone und Ruhezeit

settings-time =
    Deine Zeit:
    - Zeitzone: { $zone }
    - Ruhezeit: { $quiet }
    In der Ruhezeit läuft deine Zeit nicht, außer in Live-Partien.
settings-no-quiet = keine
settings-time-free = Beides kannst du zusammen ändern, höchstens einmal in der Woche.
settings-time-settled = Ändern kannst du beides wieder ab { $when } ({ $left }).
button-change-time = Ändern
form-time-title = Deine Zeit
form-time-zone-label = Zeitzone oder die Stadt, nach der sie heißt
form-time-zone-placeholder = Europe/Berlin oder Berlin
form-time-quiet-label = Ruhezeit (leer: keine)
form-time-quiet-placeholder = 22:00–08:00
refused-no-such-zone = „{ $text }“ nennt keine Zeitzone oder mehr als eine. Wähle eine mit `/settings` in der Option `zeitzone`, die beim Tippen welche vorschlägt.
refused-no-such-hours = „{ $text }“ kann ich nicht als Ruhezeit lesen. Schreib sie wie 22:00–08:00, höchstens zwölf Stunden.
refused-settled = Zeitzone und Ruhezeit kannst du einmal in der Woche ändern, wieder ab { $when } ({ $left }).

## Absagen

refused-too-much-time = Mehr als { $most } kann in einer Partie niemand haben, darum wurde in { $id } nichts geschenkt.
refused-many-gifts = Du hast in Partie { $id } für diesen Zug schon { $most } geschenkt, mehr geht nicht. Nach dem nächsten Zug kannst du wieder schenken.
refused-run-out = Die Zeit in Partie { $id } ist abgelaufen, darum lässt sich ihre Uhr nicht mehr ändern.
refused-not-paused = In Partie { $id } ist keine Pause vereinbart, die du beenden könntest.
refused-behind = Der Bot war offline und stellt gerade die Uhren, darum hat das nicht gezählt. Bitte versuch es gleich noch einmal.
