### Drabiny serwera.

ladder-title = 🪜 **Drabina: { $game }**
ladder-rungs = Od góry:
ladder-empty = Nikogo na niej jeszcze nie ma. Wejdziesz przez `/ladder join`.
ladder-outside = Nie ma cię na niej. Przez `/ladder join` wejdziesz od dołu.
ladder-top = Stoisz na samej górze. To inni rzucają ci wyzwania.
ladder-place = Stoisz na miejscu { $place }. Przez `/ladder challenge` możesz rzucić wyzwanie: { $players }.
ladder-rules = Zasady: kto nie odpowie na wyzwanie albo w ciągu { $span } dwa razy odmówi tej samej osobie, oddaje jej miejsce. Partii na żywo można odmówić bez straty. Kto opuści serwer, dostanie zakaz gry albo nie gra tu przez { $idle }, schodzi z drabiny.
ladder-entered = Stoisz na drabinie { $game }, na miejscu { $place }. Przez `/ladder challenge` rzuć wyzwanie komuś do trzech miejsc wyżej: wygrana daje ci to miejsce.
ladder-left = Nie stoisz już na drabinie { $game }. Osoby poniżej idą w górę.
ladder-removed = { $user } nie stoi już na drabinie { $game }. Osoby poniżej idą w górę. Zapis jest w `/server log`.
refused-ladder-entered = Stoisz już na tej drabinie. `/ladder show` pokazuje, gdzie.
refused-not-on-ladder = { $user } nie stoi na tej drabinie. Wejść na nią można przez `/ladder join`.
refused-ladder-not-above = { $user } nie stoi nad tobą. `/ladder show` pokazuje, komu możesz rzucić wyzwanie.
refused-ladder-far = { $user } stoi za wysoko (miejsc nad tobą: { $places }), a wyzwanie możesz rzucić do trzech miejsc wyżej. `/ladder show` pokazuje, komu.
refused-ladder-pending = Ty i { $user } macie już wyzwanie albo partię na tej drabinie. Najpierw ją dokończcie.
refused-ladder-full = Ta drabina jest pełna: ma 500 miejsc. Spróbuj, gdy ktoś z niej zejdzie.

button-ladder-join = Join
button-ladder-leave = Leave
select-ladder-challenge = Challenge a player …
select-ladder-remove = Take a player off …
select-ladder-game = Another game’s ladder …
