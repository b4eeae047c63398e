### Choosing a move by tapping, and what stands behind typed ones.

picker-piece = Którą figurą ruszasz?
picker-newer = Twój ruch nie został zagrany: wcześniej zagrano ruchy warunkowe. Tak plansza wygląda teraz.
picker-remove = Przeciwnik pominął bicie. Która figura schodzi z planszy?
picker-square = Dokąd z { $squares }?
picker-go-on = { $squares }: dalej czy koniec ruchu?
picker-preview = Podgląd ruchu `{ $move }`: { $meaning }.
picker-put-away = Nic nie zagrano. Naciśnij **Ruch**, gdy zechcesz.
picker-closed = Nic nie zagrano.

select-piece = Wybierz figurę
select-part = { $what }, od { $first } do { $last }

option-tower = { $square } · { $height ->
    [one] pojedynczy kamień
    [few] { $piece } o wysokości { $height }
    [many] { $piece } o wysokości { $height }
   *[other] { $piece } o wysokości { $height }
}
option-goes-on = { $square } · skacze dalej
suggestion-costly = ⚠️ { $meaning }, ale tracisz figurę

button-play = Zagraj
button-stop = Zatrzymaj się tutaj
button-back = Wróć
button-cancel = Anuluj
button-type = Wpisz
button-newest-board = Ruch na aktualnej planszy

alt-choose = Pola do wyboru: { $squares }.
alt-preview = Plansza po ruchu { $move }.

picker-must = ❗ Możesz bić. Każdy inny ruch może kosztować cię figurę.
picker-signs = (⚔️ może bić)
picker-loses = Tym ruchem przegrasz partię.
picker-risks = Po tym ruchu komputer może od razu wygrać.
picker-match = { $id } **{ $game }** kontra { $opponent }
picker-and-now = Zagrano `{ $move }`. Teraz twój ruch:
option-wins = 🏆 { $piece }, może wygrać
option-captures = { $piece }, może bić
select-move = Wybierz ruch
select-capturer = Wybierz figurę, która może bić
button-stop-costly = Zatrzymaj i strać figurę
button-walk = Inne ruchy
button-play-draw = Zagraj i zaproponuj remis
button-next-match = Następna (czeka: { $count })
played-offered = Proponujesz remis. Przeciwnik może odpowiedzieć do swojego następnego ruchu.
played-board = Plansza: { $link }

## The tutorial

tutorial-heading = **{ $game }**, lekcja { $number } z { $count }
tutorial-basics = **{ $heading }:** { $text }
tutorial-right = ✅ `{ $move }`: { $meaning }.
tutorial-wrong = ❌ `{ $move }`: { $meaning }. Ten ruch jest dozwolony, ale zadanie jest inne.
tutorial-end = To była ostatnia lekcja. Teraz zagraj w { $game }: naciśnij **Pokaż mi w grze**, aby zagrać łatwą partię z komputerem, albo **Rzuć wyzwanie**, aby wybrać przeciwnika.
button-try-again = Spróbuj ponownie
button-next-lesson = Następna lekcja

## Conditional moves

plan-heading = **Ruchy warunkowe** w partii { $id }. Tylko ty je widzisz.
plan-none = Jeszcze żadnych. Zaplanuj odpowiedź na ruch: zostanie zagrana, gdy tylko przeciwnik go wykona.
plan-open = Każda odpowiedź zostanie zagrana, gdy tylko przeciwnik wykona ruch przed nią. Każdy inny ruch usuwa je wszystkie.
plan-closed = Teraz twoja kolej. Planować możesz po swoim ruchu.
plan-if = Jeśli przeciwnik zagra…
plan-answer = …co odpowiadasz?
plan-own-ply = to `{ $move }`,
plan-when = Jeśli { $moves },
plan-then = to { $moves }.
plan-saved = Zaplanowano. { $line }
plan-void = Twoje ruchy warunkowe w partii { $id } są nieaktualne: { $opponent } gra { $move }. Teraz twój ruch. { $link }
button-plan = Zapisz
button-plan-add = Zaplanuj odpowiedź
button-plan-on = Planuj stąd dalej
button-plan-another = Zaplanuj kolejny
button-plans = Pokaż wszystkie
select-plan-on = Planuj dalej od jednego z nich
select-plan-forget = Usuń jeden z nich

refused-plan-own-turn = W partii { $id } jest twój ruch. Ruchy warunkowe są na turę przeciwnika.
refused-plan-past-end = Ten ruch kończy partię, więc nie ma na co odpowiadać.
refused-plan-too-long = Nie możesz zaplanować więcej ruchów. Usuń któryś pod **Ruchy warunkowe**.
refused-plan-gone = Tego ruchu w partii { $id } nie ma już w planie. **Ruchy warunkowe** pokazują pozostałe.

select-page = Inne strony…
