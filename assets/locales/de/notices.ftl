### Wovon Spielende erfahren möchten: Erinnerungen, die tägliche Übersicht, und wer fehlt.

## Einstellungen

notices =
    {""}**Deine Benachrichtigungen**
    - { $place }
    - Wann: { $times }
    - { $digest }
    - Direktnachricht, wenn du am Zug bist: { $turns ->
        [yes] ja
       *[no] nein
    }
    Uhrzeiten gelten in deiner Zeitzone ({ $zone }). Änderungen werden sofort gespeichert.
option-notice-place = Erinnerungen: { $place ->
    [thread] im Thread der Partie
    [channel] im Kanal der Herausforderung
    [direct] als Direktnachricht
   *[nowhere] keine
}
option-notice-digest = Tägliche Übersicht als Direktnachricht: { $hour ->
    [off] aus
   *[other] um { $hour }
}
select-notice-place = Wähle, wo du erinnert wirst
select-notice-digest = Wähle, wann die tägliche Übersicht kommt
button-notice-turns = { $on ->
    [yes] Bei meinen Zügen keine Nachricht
   *[no] Bei meinen Zügen benachrichtigen
}
notices-refused = ⚠️ Seit dem { $since } kommen meine Direktnachrichten nicht an. Erinnerungen kommen im Thread der Partie, und die tägliche Übersicht pausiert. Erlaube Direktnachrichten in deinen Privatsphäre-Einstellungen für diesen Server und drücke dann **Noch einmal versuchen**.
direct-works = Es klappt: Meine Direktnachrichten kommen bei dir an.
direct-tried = Ich habe es gerade versucht. Versuch es { $next } wieder.
button-notice-time = { $time ->
    [half] bei halber Zeit
    [quarter] bei einem Viertel
   *[eighth] bei einem Achtel
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
digest-head = **Deine tägliche Übersicht**
digest-count = { $count ->
    [one] Eine Partie wartet auf dich
   *[other] { $count } Partien warten auf dich
}{ $until ->
    [none] .
   *[other] , Zeit bis { $until }.
}
digest-line = { $id } { $game } gegen { $opponent }{ $time ->
    [none] { "" }
    [runs] { "" }, deine Zeit endet { $until }
   *[up] { "" }, deine Zeit ist { $until } abgelaufen
} { $link }

## Wer fehlt

missing-warned = { $player }, hier ist { $calm } lang nichts geschehen. Zieh bis { $ends }, sonst kann { $opponent } die Partie beenden.
missing-claimable = **{ $player } hat lange nichts getan.** { $opponent }, du kannst die Partie beenden. Bis dahin kann { $player } noch ziehen.
missing-departed = **{ $player } ist nicht mehr auf diesem Server.** { $opponent }, kommt { $player } nicht zurück, endet die Partie am { $ends }: Du gewinnst, oder es gibt kein Ergebnis, wenn sie kaum begonnen hat.
missing-back = { $player } ist wieder da, und die Partie geht weiter.
refused-not-abandoned = Partie { $id } kannst du erst beenden, wenn dein Gegenüber { $calm } und nach einer Warnung weitere { $warned } lang nichts getan hat.
help-missing = **Wenn jemand fehlt:** Wer am Zug den Server verlässt und { $departed } lang wegbleibt, verliert. Wer ohne Uhr { $calm } lang nichts tut, wird gewarnt; { $warned } später kann das Gegenüber die Partie beenden. Haben nicht beide zweimal gezogen, gibt es kein Ergebnis.
help-notify = **Erinnerungen** und eine tägliche Übersicht stellst du in `/settings` ein.

button-remind = { $time ->
    [half] Bei halber Zeit
   *[quarter] Bei einem Viertel
    [eighth] Bei einem Achtel
} { $on ->
    [yes] nicht erinnern
   *[no] erinnern
}
