### Uhren: Bedenkzeiten, Zeit, die abläuft, und was sie anhält.

## Bedenkzeiten

# Eine Zeitspanne mit ihrer Einheit.
span-days = { $count ->
    [one] 1 Tag
   *[other] { $count } Tage
}
span-hours = { $count ->
    [one] 1 Stunde
   *[other] { $count } Stunden
}
span-minutes = { $count ->
    [one] 1 Minute
   *[other] { $count } Minuten
}
span-seconds = { $count ->
    [one] 1 Sekunde
   *[other] { $count } Sekunden
}
pace-none = ohne Uhr
pace-move = { $each } pro Zug
pace-reserve = insgesamt { $bank }, dazu { $increment } mit jedem Zug, höchstens { $cap }
pace-live = live: { $bank } pro Seite, dazu { $increment } mit jedem Zug
pace-usual = { $pace } (hier üblich)
# Was jemand eintippen könnte, um eine Bedenkzeit zu finden, außer ihrem Namen.
pace-search = { $kind ->
    [move] fest, je Zug, pro Zug, Tage, Fernschach, langsam
    [reserve] Fischer, Reserve, Zeitkonto, Bonus, Zuschlag
    [live] live, Blitz, schnell, Minuten, sofort, jetzt
   *[none] keine, ohne Uhr, ohne Zeit, unbegrenzt, endlos
}

flag-end = Die Partie endet von selbst
flag-claim = Das Gegenüber darf den Sieg fordern

# Was auf der Karte einer Herausforderung steht.
terms-untimed = **Bedenkzeit:** ohne Uhr. Niemand kann durch Zeit verlieren.
terms-timed = **Bedenkzeit:** { $pace }. { $flag ->
    [claim] Läuft sie ab, darf das Gegenüber den Sieg fordern; die Partie endet danach von selbst (Frist: { $stop }).
   *[end] Wessen Zeit abläuft, verliert.
} { $weekends ->
    [yes] Samstags und sonntags ruht die Uhr.
   *[no] {""}
}
terms-live = Die Uhr startet mit dem ersten Zug, spätestens { $start } nach Beginn der Partie.
terms-beginning = Läuft die Zeit ab, bevor beide zwei Züge gemacht haben, endet die Partie ohne Ergebnis.

## Bretter und Listen

# Auf Bildern, wo wenig Platz ist: wie viel Zeit bleibt.
left-days = { $days } T { $hours } Std
left-hours = { $hours } Std { $minutes } Min
left-minutes = { $minutes } Min { $seconds } s
board-until = Zeit bis { $when } ({ $left }).
matches-yours-until = **Du bist am Zug:** { $id } { $game } gegen { $opponent }, deine Zeit endet { $until }
matches-theirs-until = { $opponent } ist am Zug: { $id } { $game }, die Zeit endet { $until }
matches-yours-up = **Du bist am Zug:** { $id } { $game } gegen { $opponent }, deine Zeit ist { $until } abgelaufen
matches-theirs-up = { $opponent } ist am Zug: { $id } { $game }, die Zeit ist { $until } abgelaufen: `/claim` beendet die Partie

## Die Zeit läuft ab

time-up = **Die Zeit von { $player } ist abgelaufen.** { $opponent }, du darfst den Sieg fordern, mit der Schaltfläche oder mit `/claim`. Tut niemand etwas, endet die Partie von selbst { $ends }. Bis dahin darf { $player } noch ziehen.
button-claim = Sieg fordern
claimed = Partie { $id } ist zu Ende, wie du es gefordert hast.

## What a server offers

settings-paces =
    Bedenkzeiten in neuen Herausforderungen hier: { $offered }
    Ohne Angabe: { $usual }
    Wähle unten. Jede Wahl wird sofort gespeichert.
select-paces = Wähle, welche Bedenkzeiten es gibt
select-usual-pace = Wähle die Bedenkzeit ohne Angabe
button-settings-paces = Bedenkzeiten
