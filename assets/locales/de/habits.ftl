### Zeit, wie Spielende sie einrichten: die Uhr einer Partie auf einer Karte, was zwei vereinbaren, Urlaub, Ruhezeiten.

## Die Uhr einer Partie

clock-left = { $player }: noch { $left }
clock-state = { $state ->
    [running] Die Uhr von { $player } läuft.
    [run-out] Die Zeit von { $player } ist abgelaufen.
    [beginning] Die Uhr startet mit dem ersten Zug von { $player }.
    [pause] Die Uhr steht: Es ist eine Pause vereinbart.
    [outage] Die Uhr steht: Der Bot war offline.
    [homeless] Die Uhr steht: Der Kanal der Partie ist weg.
    [vacation] Die Uhr steht: { $player } ist im Urlaub.
    [quiet] Die Uhr steht: { $player } hat gerade Ruhezeit.
   *[weekend] Die Uhr steht: Bei { $player } ist Wochenende.
}
clock-again = Ab { $when } läuft sie wieder ({ $left }).
clock-begins = Sie startet spätestens am { $when } ({ $left }).
clock-until = { $player } hat Zeit bis { $when } ({ $left }).
button-clock = Uhr
button-give-time = { $value } schenken
button-resume = Pause beenden
select-pause = Eine Pause vorschlagen …
gift-given = Du hast deinem Gegenüber { $time } geschenkt.
gift-before = Eben wurde schon Zeit geschenkt. Drücke noch einmal, um mehr zu schenken.
news-gift = { $opponent } schenkt { $player } Zeit: { $time }. { $player } hat noch { $left }.
news-resume = { $player } hat die Pause beendet. Die Uhr läuft wieder.
news-back = { $player } ist zurück. Die Uhr von { $player } läuft wieder.
news-days = { $player } hat Zeitzone oder Ruhezeit geändert, darum endet die Zeit jetzt zu einem anderen Zeitpunkt.
news-outage = Der Bot war vom { $from } bis { $until } offline. Diese Zeit zählt nicht.
board-paused = **Pause** bis { $when } ({ $left }). Beide können sie vorher beenden, hier oder mit `/match`.
board-away = { $player } ist bis { $when } ({ $left }) im Urlaub; so lange steht die Uhr.
matches-away = { $line } (im Urlaub, zurück { $until })
help-clock = Mit `/match` schenkst du deinem Gegenüber Zeit, schlägst eine Pause vor oder beanspruchst den Sieg, wenn seine Zeit abgelaufen ist. Ein Urlaub in `/settings` hält deine Uhren an.

## Urlaub

vacation-none = Du hast keinen Urlaub geplant.
vacation-on = **Du bist im Urlaub** bis einschließlich { $last }, zurück am { $back } ({ $left }).
vacation-ahead = **Geplant:** vom { $first } bis einschließlich { $last }, zurück am { $back }.
vacation-left = Für { $year } hast du noch { $left } (im Jahr: { $budget }).
vacation-explained = Ein Urlaub dauert mindestens einen Tag und hält deine Uhren an, außer in Live-Partien. Deine Gegenüber erfahren davon, und ziehen kannst du trotzdem.
button-vacation-now = Ab sofort bis …
button-vacation-plan = Planen
button-vacation-end = Jetzt beenden
button-vacation-cancel = Urlaub streichen
vacation-draft = Du wärst { $first ->
    [now] ab sofort
   *[other] vom { $first }
} bis einschließlich { $last } im Urlaub, zurück am { $back }.
vacation-cost = Das kostet { $cost } von deinem Urlaub für { $year }; es bleiben { $left }.
vacation-matches = { $count ->
    [0] Zurzeit hielte er keine Uhr an.
    [one] Er hielte eine Uhr an.
   *[other] Er hielte { $count } Uhren an.
}
button-vacation-take = Diesen Urlaub nehmen
form-vacation-from-label = Erster Tag (leer: ab sofort)
form-vacation-until-label = Letzter Tag
form-vacation-placeholder = 20. Dez, Freitag oder 2026-12-24
refused-vacation = { $why ->
    [empty] Der letzte Tag liegt vor dem ersten.
    [past] Das liegt in der Vergangenheit. Beginne jetzt oder später.
    [far] Das ist zu weit voraus. Beginne spätestens am { $latest }.
   *[budget] Das ist zu lang. { vacation-left }
}
refused-vacation-begun = Ein Urlaub dauert mindestens einen Tag. Deinen kannst du ab { $when } ({ $left }) beenden.
refused-not-away = Du bist gerade nicht im Urlaub.
refused-no-such-day = „{ $text }“ kann ich nicht lesen. Schreib den Tag wie „20. Dez“, „Freitag“ oder „2026-12-24“.

## Zeitzone und Ruhezeit

settings-time =
    {""}**Zeitzone und Ruhezeit**
    - Zeitzone: { $zone }
    - Ruhezeit: { $quiet }
    In der Ruhezeit stehen deine Uhren, außer in Live-Partien.
settings-no-quiet = keine
settings-time-free = Beides kannst du einmal in der Woche ändern.
settings-time-open =
    { $open ->
        [zone] Deine Zeitzone
       *[quiet] Deine Ruhezeit
    } kannst du noch festlegen. Ändern kannst du beides wieder ab { $when } ({ $left }).
button-change-time = Ändern
form-time-zone-label = Zeitzone oder ihre Stadt
form-time-zone-placeholder = Europe/Berlin oder Berlin
form-time-quiet-label = Ruhezeit (leer: keine)
refused-no-such-zone = „{ $text }“ nennt keine Zeitzone oder mehr als eine. Wähle eine in der Option `zeitzone` von `/settings`.
refused-zone-near = „{ $text }“ nennt keine Zeitzone oder mehr als eine. Meinst du eine von diesen? { $zones }
refused-no-such-hours = „{ $text }“ kann ich nicht lesen. Schreib die Ruhezeit wie 22:00–08:00, höchstens 12 Stunden.
refused-settled = Das kannst du einmal in der Woche ändern, wieder ab { $when } ({ $left }).

## Absagen

refused-too-much-time = Dein Gegenüber in { $id } kann höchstens { $most } haben. Schenk Zeit, wenn etwas davon verbraucht ist.
refused-many-gifts = Du hast in Partie { $id } schon { $most } geschenkt, mehr geht bis zum nächsten Zug nicht.
refused-run-out = Die Zeit in Partie { $id } ist abgelaufen.
refused-not-paused = Partie { $id } ist nicht in Pause.
refused-behind = Der Bot war offline und stellt gerade die Uhren. Versuch es gleich noch einmal.
