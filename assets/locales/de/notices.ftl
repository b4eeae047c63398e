### Wovon Spielende erfahren möchten: Erinnerungen, die tägliche Übersicht, und wer fehlt.

## Einstellungen

notices =
    {""}**Deine Benachrichtigungen**
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
notices-refused = ⚠️ Seit dem { $since } kann ich dir keine Direktnachrichten schicken. Erinnerungen kommen stattdessen im Thread der Partie, und die tägliche Übersicht pausiert. Erlaube Direktnachrichten in deinen Privatsphäre-Einstellungen für diesen Server und drücke dann **Noch einmal versuchen**.
button-try-direct = Noch einmal versuchen
direct-works = Es klappt: Meine Direktnachrichten kommen bei dir an. `/settings` zeigt deine Erinnerungen.
direct-tried = Ich habe es gerade versucht. Du kannst es { $next } noch einmal versuchen.
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
    [claim] kann dein Gegenüber den Sieg beanspruchen
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

missing-warned = { $player }, in dieser Partie ist { $calm } lang nichts geschehen. Wenn du bis { $ends } nichts tust, kann { $opponent } sie beenden.
missing-claimable = **{ $player } hat lange nichts getan.** { $opponent }, du kannst die Partie mit der Schaltfläche beenden. Solange du das nicht tust, kann { $player } noch ziehen.
missing-departed = **{ $player } ist nicht mehr auf diesem Server.** { $opponent }, wenn { $player } nicht zurückkommt, endet die Partie am { $ends }: als dein Sieg, oder ohne Ergebnis, wenn sie kaum begonnen hat.
missing-back = { $player } ist wieder auf diesem Server, und die Partie geht weiter.
refused-not-abandoned = Partie { $id } hat keine Uhr. Du kannst sie beenden, wenn dein Gegenüber erst { $calm } und nach einer Warnung weitere { $warned } lang nichts getan hat.
help-missing = **Wenn jemand fehlt:** Wer am Zug ist, den Server verlassen hat und { $departed } lang nicht zurückkommt, verliert. Wer in einer Partie ohne Uhr { $calm } lang nichts tut, wird gewarnt; { $warned } später kann das Gegenüber sie beenden. Hat jemand noch keine zwei Züge gemacht, endet sie dann ohne Ergebnis.
help-notify = **Erinnerungen:** Mit `/settings` wählst du, wo und wann du erinnert wirst und ob eine tägliche Übersicht kommt.

button-remind = { $time ->
    [half] Bei halber Zeit
   *[quarter] Bei einem Viertel
    [eighth] Bei einem Achtel
} { $on ->
    [yes] nicht erinnern
   *[no] erinnern
}
