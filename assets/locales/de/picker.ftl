### Choosing a move by tapping, and what stands behind typed ones.

picker-piece = Welche Figur ziehst du?
picker-newer = Seit du dieses Brett zuletzt gesehen hast, wurden geplante Züge gespielt. Darum wurde dein Zug nicht gespielt. So steht das Brett jetzt.
picker-remove = Dein Gegenüber hat das Schlagen versäumt. Welche dieser Figuren verlässt das Brett?
picker-square = Von { $squares } wohin?
picker-go-on = { $squares }: mit derselben Figur weiter oder hier anhalten?
picker-preview = `{ $move }`: { $meaning }. So wird das Brett aussehen.
picker-cost = ⚠️ { $warning }
picker-put-away = Es wurde nichts gezogen. Drücke **Ziehen** unter dem Brett, wenn du so weit bist.

select-piece = Wähle eine Figur
select-part = { $what }, { $first } bis { $last }

option-piece = { $square } · { $piece }
option-tower = { $square } · { $piece } aus { $height }
option-goes-on = { $square } · springt weiter
suggestion-costly = ⚠️ { $meaning }, kostet aber eine Figur
suggestion-move = { $move } · { $meaning }

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
picker-loses = Wenn du das spielst, verlierst du die Partie.
picker-match = { $id } **{ $game }** gegen { $opponent } · { $link }
picker-and-now = Du hast `{ $move }` gezogen. Jetzt dein Zug:
option-wins = 🏆 { $piece }, kann gewinnen
option-must = ❗ { $piece }, kann schlagen
option-captures = ⚔️ { $piece }, kann schlagen
select-move = Wähle einen Zug
select-capturer = Wähle eine Figur, die schlagen kann
suggestion-losing = ❌ { $meaning }
button-stop-costly = Anhalten, Figur verlieren
button-walk = Andere Züge
button-play-draw = Spielen und Remis anbieten
button-next-match = Nächste Partie (noch { $count })
played-offered = Du hast damit Remis angeboten. Dein Gegenüber kann bis zu seinem nächsten Zug antworten.
played-board = Das Brett: { $link }

## The tutorial

tutorial-heading = **{ $game }**, Lektion { $number } von { $count }
tutorial-right = ✅ `{ $move }`: { $meaning }.
tutorial-wrong = ❌ `{ $move }`: { $meaning }. Dieser Zug ist erlaubt, aber in dieser Lektion nicht gefragt.
tutorial-end = Das war die letzte Lektion. Jetzt spiel { $game }: Drücke **Herausfordern** und wähle ein Gegenüber.
button-try-again = Noch einmal
button-next-lesson = Nächste Lektion

## Conditional moves

plan-heading = **Bedingte Züge** in { $id }. Nur du siehst sie.
plan-none = Noch keine. Wenn du deine Antwort schon weißt, plane sie jetzt: Sie wird gespielt, sobald dein Gegenüber den passenden Zug macht.
plan-open = Jede Antwort wird gespielt, sobald dein Gegenüber den Zug davor macht. Spielt dein Gegenüber etwas anderes, werden alle Antworten entfernt.
plan-closed = Du bist am Zug, also zieh einfach. Nach deinem Zug kannst du bedingte Züge planen.
plan-if = Wenn dein Gegenüber … spielt
plan-answer = … was antwortest du?
plan-their-ply = Wenn `{ $move }`,
plan-own-ply = dann `{ $move }`,
plan-when = Wenn { $moves },
plan-then = dann { $moves }.
plan-saved = Geplant: { $line } Mehr ist nicht zu tun: Das wird gespielt, sobald dein Gegenüber diesen Zug macht.
plan-void = Deine bedingten Züge in { $id } gelten nicht mehr: { $opponent } hat { $move } gezogen. Du bist am Zug. { $link }
button-plan = Speichern
button-plan-add = Zug planen
button-plan-on = Von dort weiter
button-plan-another = Noch einen planen
button-plans = Alle zeigen
select-plan-on = Einen davon fortsetzen
select-plan-forget = Einen entfernen

refused-plan-own-turn = Du bist in { $id } am Zug, also zieh einfach. Bedingte Züge planst du, während dein Gegenüber am Zug ist.
refused-plan-past-end = Dieser Zug würde die Partie beenden, also gibt es nichts zu antworten.
refused-plan-too-long = Du hast so viele Züge geplant, wie Platz haben. Entferne zuerst welche, unter **Mehr** und **Bedingte Züge**.
refused-plan-gone = Diese Variante in { $id } ist nicht mehr geplant. **Bedingte Züge** unter **Mehr** zeigt, was geplant ist.

select-page = Weitere Seiten …
