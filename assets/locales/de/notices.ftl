### Wovon Spielende erfahren möchten: Erinnerungen, die tägliche Übersicht, und wer fehlt.

command-notify = Sieh oder ändere, wo und wann du an deine Partien erinnert wirst

## Einstellungen

notices =
    {""}**Was ich dir melde**
    - { $place }
    - { $times }
    - { $digest }
    Eine Erinnerung nennt alle deine Partien, in denen die Zeit knapp wird. Uhrzeiten gelten in deiner Zeitzone ({ $zone }). Wähle unten; jede Wahl wird sofort gespeichert.
option-notice-place = Erinnerungen: { $place ->
    [thread] im Thread der Partie
    [channel] im Kanal, in dem die Partie vorgeschlagen wurde
    [direct] als Direktnachricht
   *[nowhere] keine
}
option-notice-digest = Tägliche Übersicht als Direktnachricht: { $hour ->
    [off] aus
   *[other] um { $hour }
}
select-notice-place = Wähle, wo du erinnert wirst
select-notice-digest = Wähle, wann die tägliche Übersicht kommt
notices-refused = ⚠️ Seit { $since } nimmt Discord meine Direktnachrichten an dich nicht an. Erinnerungen kommen stattdessen im Thread der Partie, und die tägliche Übersicht kommt nicht. Erlaube Direktnachrichten in deinen Privatsphäre-Einstellungen für diesen Server und drücke dann **Noch einmal versuchen**.
button-try-direct = Noch einmal versuchen
direct-works = Es klappt: Meine Direktnachrichten kommen bei dir an. `/notify` zeigt, was ich dir melde.
direct-tried = Ich habe es gerade versucht. **Noch einmal versuchen** geht wieder { $next }.
button-notice-time = { $time ->
    [half] Noch die Hälfte der Zeit
    [quarter] Noch ein Viertel
   *[eighth] Noch ein Achtel
}: { $on ->
    [yes] ja
   *[no] nein
}

## Erinnerungen

reminder-head = **{ $player }, deine Zeit wird knapp:**
reminder-line = { $id } { $game } gegen { $opponent }: Deine Zeit endet { $until }, und dann { $threat ->
    [loss] verlierst du
    [claim] darf dein Gegenüber den Sieg fordern
   *[abort] endet die Partie ohne Ergebnis
}. { $link }
digest-head = **Das wartet auf dich**
digest-count = { $count ->
    [one] Eine Partie wartet auf dich
   *[other] { $count } Partien warten auf dich
}{ $until ->
    [none] .
   *[other] , Zeit bis { $until }.
}
digest-line = { $id } { $game } gegen { $opponent } { $link }
digest-line-until = { $id } { $game } gegen { $opponent }, deine Zeit endet { $until } { $link }
digest-line-up = { $id } { $game } gegen { $opponent }, deine Zeit ist { $until } abgelaufen { $link }

## Wer fehlt

missing-warned = { $player }, in dieser Partie ist seit { $calm } nichts geschehen. Wenn du bis { $ends } nichts tust, darf { $opponent } sie beenden.
missing-claimable = **{ $player } hat lange nichts getan.** { $opponent }, du darfst die Partie beenden, mit der Schaltfläche oder mit `/claim`. Solange du das nicht tust, darf { $player } noch ziehen.
missing-departed = **{ $player } ist nicht mehr auf diesem Server.** { $opponent }, wenn { $player } nicht zurückkommt, endet die Partie am { $ends }: als dein Sieg, oder ohne Ergebnis, wenn sie kaum begonnen hat.
missing-back = { $player } ist wieder auf diesem Server, und die Partie geht weiter.
refused-not-abandoned = Partie { $id } hat keine Uhr. Du darfst sie beenden, wenn dein Gegenüber erst { $calm } und nach einer Warnung weitere { $warned } lang nichts getan hat.
help-missing = **Wenn jemand fehlt:** Wer am Zug ist und den Server verlassen hat, verliert nach einer Frist ({ $departed }), außer bei einer Rückkehr. Wer in einer Partie ohne Uhr lange nichts tut ({ $calm }), wird gewarnt, und später ({ $warned }) darf das Gegenüber sie mit `/claim` beenden. Hat jemand noch keine zwei Züge gemacht, endet die Partie dann ohne Ergebnis.
help-notify = **Erinnerungen:** `/notify` wählt, wo und wann du erinnert wirst, und eine tägliche Übersicht.
