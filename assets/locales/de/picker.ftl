### Choosing a move by tapping, and what stands behind typed ones.

picker-piece = Welche Figur zieht?
picker-newer = Dein Zug wurde nicht gespielt: Bedingte Züge waren schneller. So steht das Brett jetzt.
picker-remove = Dein Gegenüber hat das Schlagen versäumt. Welche Figur verlässt das Brett?
picker-square = Von { $squares } wohin?
picker-go-on = { $squares }: weiter oder hier anhalten?
picker-preview = Vorschau auf `{ $move }`: { $meaning }.
picker-put-away = Es wurde nichts gezogen. Drücke **Ziehen**, wenn du so weit bist.
picker-closed = Es wurde nichts gezogen.

select-piece = Wähle eine Figur
select-part = { $what }, { $first } bis { $last }

option-tower = { $square } · { $height ->
    [one] einzelner Stein
   *[other] { $piece } aus { $height }
}
option-goes-on = { $square } · springt weiter
suggestion-costly = ⚠️ { $meaning }, kostet aber eine Figur

button-play = Spielen
button-stop = Hier anhalten
button-back = Zurück
button-cancel = Abbrechen
button-type = Eintippen
button-newest-board = Auf neuestem Brett ziehen

alt-choose = Felder zur Wahl: { $squares }.
alt-preview = Das Brett nach { $move }.

picker-must = ❗ Du kannst schlagen. Jeder andere Zug kann dich eine Figur kosten.
picker-signs = (⚔️ kann schlagen)
picker-loses = Damit verlierst du die Partie.
picker-risks = Nach diesem Zug kann der Computer sofort gewinnen.
picker-match = { $id } **{ $game }** gegen { $opponent }
picker-and-now = Du hast `{ $move }` gezogen. Jetzt dein Zug:
option-wins = 🏆 { $piece }, kann gewinnen
option-captures = { $piece }, kann schlagen
select-move = Wähle einen Zug
select-capturer = Wähle eine Figur, die schlagen kann
button-stop-costly = Anhalten, Figur verlieren
button-walk = Andere Züge
button-play-draw = Spielen und Remis anbieten
button-next-match = Nächste Partie (noch { $count })
played-offered = Du hast Remis angeboten. Dein Gegenüber kann bis zu seinem nächsten Zug antworten.
played-board = Das Brett: { $link }

## The tutorial

tutorial-heading = **{ $game }**, Lektion { $number } von { $count }
tutorial-basics = **{ $heading }:** { $text }
tutorial-right = ✅ `{ $move }`: { $meaning }.
tutorial-wrong = ❌ `{ $move }`: { $meaning }. Das ist erlaubt, aber nicht gefragt.
tutorial-end = Das war die letzte Lektion. Jetzt spiel { $game }: **Zeig es mir beim Spielen** beginnt eine leichte Partie gegen den Computer, mit **Herausfordern** wählst du ein Gegenüber.
button-try-again = Noch einmal versuchen
button-next-lesson = Nächste Lektion

## Conditional moves

plan-heading = **Bedingte Züge** in { $id }. Nur du siehst sie.
plan-none = Noch keine. Plane deine Antwort auf einen Zug: Sie wird gespielt, sobald dein Gegenüber ihn macht.
plan-open = Jede Antwort wird gespielt, sobald dein Gegenüber den Zug davor macht. Jeder andere Zug entfernt sie alle.
plan-closed = Du bist am Zug. Planen kannst du nach deinem Zug.
plan-if = Wenn dein Gegenüber … spielt
plan-answer = … was antwortest du?
plan-own-ply = dann `{ $move }`,
plan-when = Wenn { $moves },
plan-then = dann { $moves }.
plan-saved = Geplant: { $line }
plan-void = Deine bedingten Züge in { $id } gelten nicht mehr: { $opponent } hat { $move } gezogen. Du bist am Zug. { $link }
button-plan = Speichern
button-plan-add = Antwort planen
button-plan-on = Von dort weiter
button-plan-another = Noch einen planen
button-plans = Alle zeigen
select-plan-on = Einen davon fortsetzen
select-plan-forget = Einen entfernen

refused-plan-own-turn = Du bist in { $id } am Zug. Bedingte Züge planst du, während dein Gegenüber am Zug ist.
refused-plan-past-end = Dieser Zug beendet die Partie, also gibt es nichts zu antworten.
refused-plan-too-long = Mehr Züge lassen sich nicht planen. Entferne erst welche unter **Bedingte Züge**.
refused-plan-gone = Dieser Zug in { $id } ist nicht mehr geplant. **Bedingte Züge** zeigt die übrigen.

select-page = Weitere Seiten …
