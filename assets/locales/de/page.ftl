### The page with live boards.

button-browser = Im Browser öffnen
button-open = Brett öffnen
button-play-now = Jetzt spielen
refused-open-board = Ich kann Bretter gerade nicht in Discord öffnen. `/board` zeigt dir ein Brett hier.
page-again = Deine Sitzung ist abgelaufen. Öffne das Brett in Discord noch einmal.
page-ask = Diesen Zug spielen?
page-challenges = Herausforderungen
page-consent = Discord fragt, ob Courtier wissen darf, wer du bist. Sobald du zustimmst, erscheint hier dein Brett.
page-declined = Ohne zu wissen, wer du bist, kann Courtier dein Brett nicht zeigen.
page-draw = Remis ist angeboten.
page-empty = leer
page-first = Startstellung
page-game = Spiel
page-here = ist hier
page-hidden = Diese Partie kann hier nicht gezeigt werden.
page-last = Aktuelles Brett
page-learn = Lernen
page-loading = Das Brett wird geladen …
page-lobby = Alle Spiele
page-lost = Diesmal hast du verloren.
page-matches = Meine Partien
page-none = In Discord beginnt `/play` eine Partie.
page-offline = Verbindung verloren. Ich verbinde neu …
page-pause = Eine Pause ist vorgeschlagen: { $time }.
page-piece = { $height ->
    [1] { $piece } ({ $side })
   *[other] { $piece } ({ $side }), { $height } Steine
}
page-play-now-about = **Jetzt spielen** beginnt eine Partie gegen den Computer, auf einer Stufe, die zu dir passt.
page-puzzle = Rätsel
page-rematch = Eine Revanche wird angeboten.
page-rematch-over = Die Revanche wurde nicht angenommen.
page-takeback = Jemand möchte den letzten Zug zurücknehmen.
page-theme = Farben
page-too-fast = Das war zu schnell. Warte ein paar Sekunden.
page-watching = Zuschauende
page-won = Du hast gewonnen!
page-you = du
page-your-turn = Du bist am Zug
