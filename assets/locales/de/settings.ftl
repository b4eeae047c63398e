### What players and servers choose about what they are shown.

theme-server = Wie auf dem Server
theme-classic = Klassisch
theme-night = Nacht
theme-colour-blind = Bei Farbsehschwäche
theme-contrast = Hoher Kontrast

bottom-own = die eigene Seite
bottom-mover = die Seite, die am Zug ist
bottom-first = die Seite, die beginnt

width-600 = 600 Pixel (klein, schnell geladen)
width-900 = 900 Pixel (meist richtig)
width-1200 = 1200 Pixel (für große Bildschirme)
width-1600 = 1600 Pixel (zum Vergrößern)

option-setting =
    { $setting ->
        [theme] Farben
        [width] Breite
        [language] Sprache
        [most] Laufende Partien
       *[bottom] Unten
    }: { $value }
select-setting =
    { $setting ->
        [theme] Wähle die Farben
        [width] Wähle die Breite
        [language] Wähle die Sprache
        [most] Wähle die Höchstzahl laufender Partien
        [home] Wähle einen Kanal oder ein Forum für Partien
        [challengers] Wähle die Rolle, die herausfordern darf
        [seat-role] Rolle, die bei offenen Herausforderungen angepingt wird …
       *[bottom] Wähle, wer unten ist
    }
button-usual-setting = { $setting ->
    [home] Partien dort zeigen, wo die Herausforderung steht
    [challengers] Allen erlauben, herauszufordern
   *[seat-role] Niemanden anpingen
}
button-switch = { $switch ->
    [threads-off] Threads ausschalten
    [threads-on] Threads einschalten
    [visitors-off] Seite für Besucher schließen
    [visitors-on] Seite für Besucher öffnen
    [text-off] Bretter als Bilder zeigen
    [text-on] Bretter als Text zeigen
    [confirm-off] Eingetippte Züge sofort spielen
    [confirm-on] Eingetippte Züge erst bestätigen
    [fast-off] Angetippte Züge erst zeigen
   *[fast-on] Angetippte Züge sofort spielen
}
setting-role = { $setting ->
    [challengers] Mitglieder mit { $role }
   *[other] { $role }
}
setting-no-role = { $setting ->
    [challengers] alle
    [seat-role] keine
   *[other] keine Rolle
}
setting-no-limit = die übliche Höchstzahl
button-settings = Meine Einstellungen
alt-sample = Ein Beispielbrett.
refused-not-allowed = Das können nur { $who ->
    [tournament] Mitglieder mit dem Recht „Server verwalten“ oder mit der Rolle, die das Turnier leitet
    [captain] der Kapitän und Mitglieder, die diesen Server verwalten dürfen
   *[manager] Mitglieder, die diesen Server verwalten dürfen
}.

settings-player =
    Deine Einstellungen für alles, was nur du siehst:
    - Farben: { $theme }
    - Breite: { $width } Pixel
    - Unten: { $bottom }
    - Bretter als Text: { $text ->
        [yes] ja
       *[no] nein
    }
    - Eingetippte Züge bestätigen: { $confirm ->
        [yes] ja
       *[no] nein
    }
    - Angetippte Züge erst zeigen: { $fast ->
        [yes] nein
       *[no] ja
    }
    Änderungen werden sofort gespeichert.
settings-server =
    Die Einstellungen dieses Servers:
    - Partien erscheinen { $home }
    - Farben: { $theme }
    - Unten, in neuen Partien: { $bottom }
    - Sprache der öffentlichen Nachrichten, in neuen Herausforderungen: { $language }
    - Wer herausfordern darf: { $challengers }
    - Laufende Partien pro Mitglied: { $most }
    - Rolle, die bei offenen Herausforderungen angepingt wird, höchstens alle 30 Minuten: { $seat-role }
    Änderungen werden sofort gespeichert.

text-board-legend = Großbuchstaben sind { $first }, Kleinbuchstaben { $second }: { $pieces }.

select-block = Jemanden blockieren …
select-unblock = Eine Blockierung aufheben …
select-unblock-member = Die Blockierung eines anderen Mitglieds aufheben …
