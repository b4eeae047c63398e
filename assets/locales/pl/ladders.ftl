### Drabiny serwera.

ladder-title = 🪜 **Drabina: { $game }**
ladder-rungs = Od góry:
ladder-empty = Nikogo na niej jeszcze nie ma.
ladder-rule = Rzuć wyzwanie komuś najwyżej trzy miejsca wyżej: wygrana daje ci jego miejsce, a on i wszyscy między wami schodzą o jedno niżej.
ladder-outside = Nie ma cię na niej. Po naciśnięciu **Zapisz się** zaczynasz na samym dole.
ladder-top = Stoisz na samej górze. To inni rzucają ci wyzwania.
ladder-place = Stoisz na miejscu { $place } i możesz rzucić wyzwanie: { $players }.
ladder-place-waiting = Zajmujesz miejsce { $place }. W tej chwili nie masz komu rzucić wyzwania.
ladder-rules = Jeśli nie odpowiesz na czyjeś wyzwanie albo w ciągu { $span } dwa razy odmówisz, ta osoba zajmuje twoje miejsce. Wyzwania na żywo się nie liczą. Schodzisz z drabiny, jeśli opuścisz serwer, dostaniesz zakaz gry albo nie grasz tu przez { $idle }.
ladder-entered = Stoisz na miejscu { $place } drabiny { $game }. Przez `/ladder` rzucasz wyzwania graczom najwyżej trzy miejsca wyżej: wygrana daje ci miejsce przeciwnika.
ladder-entered-first = Stoisz na miejscu 1 drabiny { $game }. Gracze najwyżej trzy miejsca niżej mogą rzucać ci wyzwania: wygrana daje im twoje miejsce.
ladder-left = Nie stoisz już na drabinie { $game }.
ladder-removed = { $user } nie stoi już na drabinie { $game }. Zapis jest w dzienniku w `/server`.
refused-ladder-entered = Stoisz już na tej drabinie.
refused-not-on-ladder = { $user } nie stoi na tej drabinie. Każdy może na nią wejść przez `/ladder`.
refused-ladder-not-above = { $user } nie stoi nad tobą. `/ladder` pokazuje, komu możesz rzucić wyzwanie.
refused-ladder-far = { $user } stoi za wysoko (miejsc nad tobą: { $places }): wyzwanie sięga trzech miejsc. `/ladder` pokazuje, komu możesz je rzucić.
refused-ladder-pending = Ty i { $user } macie już wyzwanie albo partię na tej drabinie. Najpierw ją dokończcie.

ladder-picture = Drabina: { $game }
ladder-note-open = Możesz rzucić wyzwanie
ladder-note-you = Ty
ladder-note-join = Zaczynasz tutaj
ladder-note-match = Partia { $id }
ladder-note-challenge = Wyzwanie { $id }

select-ladder-challenge = Rzuć wyzwanie graczowi…
select-ladder-remove = Zdejmij kogoś z drabiny…
select-ladder-game = Drabina innej gry…
