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
pace-reserve = { $bank }, dazu { $increment } mit jedem Zug, höchstens { $cap }
pace-live = live: { $bank }, dazu { $increment } mit jedem Zug
pace-usual = { $pace } (Standard)
# A pace in lists: "7 d + 1 d/move (max 14 d)".
pace-short = { $kind ->
    [reserve] { $bank } + { $increment }/Zug (max. { $cap })
   *[live] live { $bank } + { $increment }/Zug
}
span-short = { $count }{ $unit ->
    [days] { "" } T
    [hours] { "" } Std
    [minutes] { "" } Min
   *[seconds] { "" } s
}
# Was jemand eintippen könnte, um eine Bedenkzeit zu finden, außer ihrem Namen.
pace-search = { $kind ->
    [move] fest, je Zug, pro Zug, Tage, Fernschach, langsam, { $pace ->
        [move-1d] ein Tag, täglich, jeden Tag
        [move-7d] Woche, eine Woche, 1 Woche, wöchentlich
        [move-14d] zwei Wochen, 2 Wochen
       *[other] { "" }
    }
    [reserve] Fischer, Reserve, Zeitkonto, Bonus, Zuschlag
    [live] live, Blitz, schnell, Minuten, sofort, jetzt
   *[none] keine, ohne Uhr, ohne Zeit, unbegrenzt, endlos
}

flag-end = Die Partie endet sofort
flag-claim = Das Gegenüber kann den Sieg beanspruchen

# Was auf der Karte einer Herausforderung steht.
terms-untimed = **Bedenkzeit:** ohne Uhr.
terms-timed = **Bedenkzeit:** { $pace }. { $flag ->
    [claim] Läuft sie ab, kann das Gegenüber den Sieg beanspruchen; { $stop } später endet die Partie von selbst.
   *[end] Wer keine Zeit mehr hat, verliert.
}{ $weekends ->
    [yes] {" "}Am Wochenende ruht die Uhr.
   *[no] {""}
}
terms-live = Die Uhr startet mit dem ersten Zug, spätestens { $start } nach Beginn.
terms-beginning = Läuft die Zeit ab, bevor beide zwei Züge gemacht haben, endet die Partie ohne Ergebnis.

## Bretter und Listen

# Auf Bildern, wo wenig Platz ist: wie viel Zeit bleibt.
left-days = { $days } T { $hours } Std
left-hours = { $hours } Std { $minutes } Min
left-minutes = { $minutes } Min { $seconds } s
board-until = Zeit bis { $when } ({ $left }).

## Die Zeit läuft ab

time-up = **Die Zeit von { $player } ist abgelaufen.** { $opponent }, du kannst den Sieg beanspruchen. Sonst endet die Partie { $ends } von selbst; bis dahin kann { $player } noch ziehen.
button-claim = Sieg beanspruchen
claimed = Du hast den Sieg beansprucht: Partie { $id } ist zu Ende.

## What a server offers

settings-paces =
    Bedenkzeiten in neuen Herausforderungen: { $offered }
    Standard: { $usual }
    Änderungen werden sofort gespeichert.
select-paces = Wähle die angebotenen Bedenkzeiten
select-usual-pace = Wähle die Standard-Bedenkzeit
