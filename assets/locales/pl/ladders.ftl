### Drabiny serwera.

ladder-title = 🪜 **Drabina: { $game }**
ladder-rungs = Od góry:
ladder-empty = Nikogo na niej jeszcze nie ma. Naciśnij **Wejdź na drabinę**, żeby zacząć.
ladder-outside = Nie ma cię na niej. **Wejdź na drabinę** stawia cię na samym dole.
ladder-top = Stoisz na samej górze. To inni rzucają ci wyzwania.
ladder-place = Stoisz na miejscu { $place }. Możesz rzucić wyzwanie: { $players }.
ladder-rules = Zasady: kto nie odpowie na wyzwanie albo w ciągu { $span } dwa razy odmówi tej samej osobie, oddaje jej miejsce. Partii na żywo można odmówić bez straty. Kto opuści serwer, dostanie zakaz gry albo nie gra tu przez { $idle }, schodzi z drabiny.
ladder-entered = Stoisz na drabinie { $game }, na miejscu { $place }. Przez `/ladder` rzucasz wyzwania graczom najwyżej trzy miejsca wyżej: wygrana daje ci miejsce przeciwnika.
ladder-left = Nie stoisz już na drabinie { $game }. Osoby poniżej idą w górę.
ladder-removed = { $user } nie stoi już na drabinie { $game }. Osoby poniżej idą w górę. Zapis jest w dzienniku w `/server`.
refused-ladder-entered = Stoisz już na tej drabinie. `/ladder` pokazuje, gdzie.
refused-not-on-ladder = { $user } nie stoi na tej drabinie. Każdy może na nią wejść przez `/ladder`.
refused-ladder-not-above = { $user } nie stoi nad tobą. `/ladder` pokazuje, komu możesz rzucić wyzwanie.
refused-ladder-far = { $user } stoi za wysoko (miejsc nad tobą: { $places }), a wyzwanie możesz rzucić najwyżej trzy miejsca wyżej. `/ladder` pokazuje, komu.
refused-ladder-pending = Ty i { $user } macie już wyzwanie albo partię na tej drabinie. Najpierw ją dokończcie.
refused-ladder-full = Ta drabina jest pełna: ma 500 miejsc. Spróbuj, gdy ktoś z niej zejdzie.

button-ladder-join = Wejdź na drabinę
button-ladder-leave = Zejdź z drabiny
select-ladder-challenge = Rzuć wyzwanie graczowi…
select-ladder-remove = Zdejmij kogoś z drabiny…
select-ladder-game = Drabina innej gry…
