### What players and servers choose about what they are shown.

command-settings = Sieh nach oder ändere, wie Bretter für dich aussehen, deine Zeitzone und deine Ruhezeit
command-settings-theme = Farben von allem, was nur du siehst
    .name = farben
command-settings-width = Wie breit deine Bilder sind, in Pixeln
    .name = breite
command-settings-bottom = Welche Seite auf deinen Brettern unten ist
    .name = unten
command-settings-text-boards = Antworten von /board als Text, für Screenreader
    .name = bretter-als-text
command-settings-confirm-moves = Eingetippte Züge bestätigen, bevor sie gespielt werden
    .name = züge-bestätigen
command-server-settings = Sieh nach oder ändere, wo Partien erscheinen, Bretter, Sprache und wer herausfordern darf
command-server-settings-theme = Farben von allem, was alle sehen
    .name = farben
command-server-settings-bottom = Welche Seite auf den Brettern neuer Partien unten ist
    .name = unten
command-board-text = Als Text statt als Bild ansehen
    .name = text

theme-server = Wie auf dem Server
theme-classic = Klassisch
theme-night = Nacht
theme-colour-blind = Bei Farbsehschwäche
theme-contrast = Hoher Kontrast

bottom-own = meine eigene Seite
bottom-mover = die Seite, die am Zug ist
bottom-first = die Seite, die beginnt

width-600 = 600 Pixel (klein, schnell geladen)
width-900 = 900 Pixel (für die meisten richtig)
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
        [most] Wähle, wie viele laufende Partien jemand haben darf
       *[bottom] Wähle, wer unten ist
    }
button-text-boards =
    Bretter als Text: { $on ->
        [yes] ja
       *[no] nein
    }
button-confirm-moves =
    Eingetippte Züge bestätigen: { $on ->
        [yes] ja
       *[no] nein
    }
button-settings = Meine Einstellungen
alt-sample = Ein Beispielbrett.
refused-manage = Das können nur Mitglieder, die diesen Server verwalten dürfen.

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
    Wähle unten. Jede Wahl wird sofort gespeichert, und das Beispiel zeigt sie.
settings-server =
    Die Einstellungen dieses Servers:
    - Partien erscheinen { $home }
    - Farben: { $theme }
    - Unten, in neuen Partien: { $bottom }
    - Sprache der öffentlichen Nachrichten, in neuen Herausforderungen: { $language }
    - Wer herausfordern darf: { $challengers }
    - Laufende Partien, die jemand hier haben darf: { $most }
    - Für freie Plätze angepingt, höchstens alle 30 Minuten: { $called }
    Wähle unten. Jede Wahl wird sofort gespeichert.

text-board-legend = Großbuchstaben sind { $first }, Kleinbuchstaben { $second }: { $pieces }.
