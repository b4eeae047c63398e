### Ratings, leaderboards, profiles, past matches.

## Commands

button-profile = Profil

scope-here = Dieser Server
scope-everywhere = Alle Server
scope-open = Alle offenen Server
scope-code = Server mit seinem Code

## Boards

pool-all = Alle Spiele
board-title-here = { $pool }: die Besten dieses Servers
board-title-everywhere = { $pool }: die Besten überall
results-order = Ergebnisse: gewonnen–verloren–remis.
board-legend = „?“ heißt vorläufig; solche Wertungen stehen am Ende. Pfeile zeigen die Veränderung seit Montag. { results-order } Wer 90 Tage lang keine gewertete Partie beendet, fällt heraus.
decimal = { $whole },{ $hundredths }
board-empty = Keine gewertete Partie in 90 Tagen beendet.
board-players = { $count ->
    [one] 1 Person
   *[other] { $players } Personen
}
board-footer-place = Platz { $first } · { board-players }
board-footer-places = Plätze { $first } bis { $last } · { board-players }
board-column-player = Name
board-column-game = Meistgespielt
board-column-results = Ergebnisse
board-column-rating = Wertung
streak-won = { $count ->
    [one] Die letzte Partie gewonnen.
   *[other] Die letzten { $count } Partien gewonnen.
}
streak-lost = { $count ->
    [one] Die letzte Partie verloren.
   *[other] Die letzten { $count } Partien verloren.
}
alt-board-row = { $place }. { $name }{ $game } { $rating } ± { $spread }, { $wins }–{ $losses }–{ $draws }.
alt-board-own = Deine Zeile: { $row }
board-own = { $player }: Platz { $place }, Wertung { $rating } { $change }, { profile-results }.

button-first = Anfang
button-my-place = Mein Platz
button-last = Ende

## Profiles

profile-never-met = Du hast hier noch keine Partie gegen { $player } beendet.
profile-against = Du gegen { $player } hier: { $wins } gewonnen, { $losses } verloren, { $draws } remis.
profile-recent = Letzte Partien hier:
profile-place = #{ $place } von { $of }
profile-best = Bestwert { $points }
profile-results = { $wins } gewonnen, { $losses } verloren, { $draws } remis
chart-title = Wertungen im Lauf der Zeit
chart-empty = Noch keine gewertete Partie beendet
# Below the boards of all games, in the profile of a player without a rating
profile-start = { $whose ->
    [own] Wähle mit /play ein Spiel und hol dir deine erste Wertung.
   *[other] Mit /challenge kannst du die erste gewertete Partie anbieten.
}
alt-profile-row = { $pool }: { $rating } ± { $spread }{ $best }, { profile-results }.
alt-chart-series = { $game }: von { $first } auf { $last } in { $results ->
    [one] 1 Ergebnis
   *[other] { $results } Ergebnissen
}.

button-history = Frühere Partien

## Past matches

history-head = Beendete Partien von { $player } hier:
history-none = { $player } hat hier keine passende beendete Partie.
history-line = { $score ->
    [won] **Gewonnen**
    [lost] Verloren
    [none] Ohne Ergebnis
   *[drawn] Remis
}: { $id } { $game } gegen { $opponent }, { $when }, { $moves ->
    [one] 1 Zug
   *[other] { $moves } Züge
}
history-annulled = {" "}· annulliert
history-ruled = {" "}· durch die Moderation
history-link = letztes Brett
alt-final-boards = Schlussstellungen
history-pick = Wähle eine Partie zum Nachspielen
button-newest = Neueste
button-newer = Neuere
button-older = Ältere

match-head = **{ $game }** { $id }: { $first } – { $second }
replay-place = { $ply ->
    [0] Startstellung, { $of ->
        [one] 1 Zug
       *[other] { $of } Züge
    } insgesamt
   *[other] Nach Zug { $ply } von { $of }
}
alt-gif = Partie { $id } von { $game }, Zug für Zug, { $ply ->
    [one] 1 Zug
   *[other] { $ply } Züge
}.

exported = Partie { $id } als Textdatei.

## Ends

rating-change = Wertung von { $player }: { $change }
button-rematch = Revanche
button-replay = Nachspielen

## Challenges

challenge-rated = Gewertet: Die Partie ändert beide Wertungen.
challenge-unrated = Nicht gewertet.

## Refusals

refused-still-running = Partie { $id } läuft noch.
refused-rematch-offered = { $opponent } hat auf deine Bitte um Revanche noch nicht geantwortet.
refused-nothing-finished = Du hast hier noch keine Partie beendet. Wähle eine andere in `partie` oder benutze den Befehl in ihrem Thread.
