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
       *[bottom] Wähle, wer unten ist
    }
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
    - Rolle, die bei offenen Herausforderungen angepingt wird, höchstens alle 30 Minuten: { $called }
    Änderungen werden sofort gespeichert.

text-board-legend = Großbuchstaben sind { $first }, Kleinbuchstaben { $second }: { $pieces }.

select-block = Jemanden blockieren …
select-unblock = Eine Blockierung aufheben …
select-unblock-member = Die Blockierung eines anderen Mitglieds aufheben …
button-text-boards = { $on ->
    [yes] Bretter als Bilder zeigen
   *[no] Bretter als Text zeigen
}
button-confirm-moves = { $on ->
    [yes] Eingetippte Züge sofort spielen
   *[no] Eingetippte Züge erst bestätigen
}
button-play-at-once = { $on ->
    [yes] Angetippte Züge erst zeigen
   *[no] Angetippte Züge sofort spielen
}
