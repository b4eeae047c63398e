### Choosing a move by tapping, and what stands behind typed ones.

picker-piece = Welche Figur zieht?
picker-remove = Welche dieser Figuren verlässt das Brett?
picker-square = Von { $squares } wohin?
picker-go-on = { $squares }: mit derselben Figur weiter oder hier anhalten?
picker-preview = `{ $move }`: { $meaning }. So wird das Brett aussehen.
picker-cost = ⚠️ { $warning }
picker-put-away = Es wurde nichts gezogen. Drücke „Ziehen“ unter dem Brett, wenn du so weit bist.

select-piece = Wähle eine Figur
select-square = Wähle ein Feld
select-part = { $what }, { $first } bis { $last }

option-piece = { $square } · { $piece }
option-tower = { $square } · { $piece } aus { $height }
option-goes-on = springt von dort weiter
suggestion-costly = ⚠️ { $meaning }, kostet aber eine Figur
suggestion-move = { $move } · { $meaning }
suggestion-moves = { $squares } … { $count ->
    [one] 1 Zug
   *[other] { $count } Züge
}

button-play = Spielen
button-stop = Hier anhalten
button-back = Zurück
button-cancel = Abbrechen
button-type = Eintippen
button-newest-board = Am neuesten Brett ziehen

alt-choose = Zur Wahl: { $squares }.
alt-preview = Das Brett, wie es nach { $move } aussieht.

## The tutorial

tutorial-heading = **{ $game }**, Lektion { $number } von { $count }
tutorial-right = ✅ `{ $move }`: { $meaning }.
tutorial-wrong = ❌ `{ $move }`: { $meaning }. Das ist erlaubt, aber hier nicht gefragt.
tutorial-end = Das war die letzte Lektion. Jetzt spiel { $game } mit jemandem: `/challenge`.
button-try-again = Noch einmal
button-next-lesson = Nächste Lektion

## Conditional moves

plan-heading = **Bedingte Züge** in { $id }. Nur du siehst sie.
plan-none = Noch keine. Wenn du schon weißt, was du antworten wirst, merk es vor: Es wird sofort gespielt, wenn der Fall eintritt.
plan-open = Jeder wird sofort gespielt, wenn der Fall eintritt. Spielt die Gegenseite etwas anderes, verfallen sie.
plan-closed = Du bist am Zug, also gibt es nichts abzuwarten. Nach deinem Zug kannst du mehr vormerken.
plan-if = Wenn die Gegenseite … spielt
plan-answer = … was antwortest du?
plan-their-ply = Wenn `{ $move }`,
plan-own-ply = dann `{ $move }`,
plan-when = Wenn { $moves },
plan-then = dann { $moves }.
plan-saved = Vorgemerkt: { $line } Mehr ist nicht zu tun; es wird gespielt, wenn der Fall eintritt.
plan-void = Deine bedingten Züge in { $id } gelten nicht mehr: { $opponent } hat { $move } gezogen. Du bist am Zug. { $link }
button-plan = Vormerken
button-plan-add = Zug vormerken
button-plan-on = Von dort weiter
button-plan-another = Noch einen vormerken
button-plans = Alle zeigen
select-plan-on = Einen davon fortsetzen
select-plan-forget = Einen zurücknehmen

refused-plan-own-turn = Du bist in { $id } am Zug, also zieh einfach. Bedingte Züge sind für die Zeit, in der die Gegenseite am Zug ist.
refused-plan-past-end = Dieser Zug würde die Partie beenden, also gibt es nichts zu antworten.
refused-plan-too-long = Du hast so viel vorgemerkt, wie Platz hat. Nimm zuerst mit `/plan` etwas zurück.
refused-plan-gone = Diese Zugfolge in { $id } ist nicht mehr vorgemerkt. `/plan` zeigt, was es noch ist.
