### Choosing a move by tapping, and what stands behind typed ones.

picker-piece = Która figura rusza?
picker-remove = Która z tych figur schodzi z planszy?
picker-square = Z { $squares } dokąd?
picker-go-on = { $squares }: dalej tą samą figurą czy koniec ruchu tutaj?
picker-preview = `{ $move }`: { $meaning }. Tak będzie wyglądać plansza.
picker-cost = ⚠️ { $warning }
picker-put-away = Nic nie zagrano. Naciśnij „Ruch” pod planszą, gdy zechcesz.

select-piece = Wybierz figurę
select-square = Wybierz pole
select-part = { $what }, od { $first } do { $last }

option-piece = { $square } · { $piece }
option-tower = { $square } · { $piece } o wysokości { $height }
option-goes-on = skacze stamtąd dalej
suggestion-costly = ⚠️ { $meaning }, ale strata figury
suggestion-move = { $move } · { $meaning }
suggestion-moves = { $squares } … { $count ->
    [one] 1 ruch
    [few] { $count } ruchy
    [many] { $count } ruchów
   *[other] { $count } ruchu
}

button-play = Zagraj
button-stop = Zatrzymaj tutaj
button-back = Wróć
button-cancel = Anuluj
button-type = Wpisz
button-newest-board = Ruch na nowej planszy

alt-choose = Do wyboru: { $squares }.
alt-preview = Plansza po ruchu { $move }.

## The tutorial

tutorial-heading = **{ $game }**, lekcja { $number } z { $count }
tutorial-right = ✅ `{ $move }`: { $meaning }.
tutorial-wrong = ❌ `{ $move }`: { $meaning }. To dozwolone, ale zadanie jest inne.
tutorial-end = To była ostatnia lekcja. Teraz zagraj z kimś w { $game }: `/challenge`.
button-try-again = Jeszcze raz
button-next-lesson = Następna lekcja

## Conditional moves

plan-heading = **Ruchy warunkowe** w partii { $id }. Tylko ty je widzisz.
plan-none = Jeszcze żadnych. Jeśli już wiesz, co odpowiesz, zaplanuj to: ruch zostanie zagrany, gdy tylko dojdzie do takiej sytuacji.
plan-open = Każdy zostanie zagrany, gdy tylko dojdzie do takiej sytuacji. Jeśli przeciwnik zagra coś innego, przepadają.
plan-closed = Teraz twój ruch, więc nie ma na co czekać. Po nim możesz zaplanować więcej.
plan-if = Jeśli przeciwnik zagra …
plan-answer = … co odpowiadasz?
plan-their-ply = Jeśli `{ $move }`,
plan-own-ply = to `{ $move }`,
plan-when = Jeśli { $moves },
plan-then = to { $moves }.
plan-saved = Zaplanowano: { $line } To wszystko: ruch zostanie zagrany, gdy dojdzie do takiej sytuacji.
plan-void = Twoje ruchy warunkowe w partii { $id } są nieaktualne: { $opponent } gra { $move }. Teraz twój ruch. { $link }
button-plan = Zaplanuj
button-plan-add = Dodaj ruch
button-plan-on = Planuj stąd dalej
button-plan-another = Dodaj kolejny
button-plans = Pokaż wszystkie
select-plan-on = Planuj dalej od jednego z nich
select-plan-forget = Usuń jeden z nich

refused-plan-own-turn = W partii { $id } jest twój ruch, więc po prostu graj. Ruchy warunkowe są na turę przeciwnika.
refused-plan-past-end = Ten ruch zakończyłby partię, więc nie ma na co odpowiadać.
refused-plan-too-long = Nie ma już miejsca na więcej ruchów warunkowych. Najpierw usuń coś przez `/plan`.
refused-plan-gone = Tego wariantu w partii { $id } nie ma już w planie. `/plan` pokazuje, co w nim jest.
