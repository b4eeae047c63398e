### Czego potrzebują prowadzący turnieje i drabiny: terminy, partie bez wyniku, rozstrzygnięcia.

## Co widzą wszyscy

tournament-first-move = Przegrywasz partię, jeśli nie wykonasz pierwszego ruchu w ciągu { $days ->
        [one] jednego dnia
        [few] { $days } dni
        [many] { $days } dni
       *[other] { $days } dnia
    }. Czas, w którym nie możesz grać, się nie liczy.
tournament-round-days = Każda runda trwa { $days ->
        [one] jeden dzień
        [few] { $days } dni
        [many] { $days } dni
       *[other] { $days } dnia
    }; trwające partie toczą się dalej.
tournament-at-once = Wszystkie partie zaczynają się naraz.
tournament-undecided = { $players } { $id }: brakuje wyniku, który prowadzący ustalają przez `/tournament`.
challenge-on-ladder = 🪜 Partia na drabinie: jeśli wygra strona, która rzuca wyzwanie, zajmie miejsce przeciwnika.
challenge-on-ladder-refused = Zajmie je też, jeśli nie dostanie odpowiedzi na czas albo w ciągu { $span } spotkają ją dwie odmowy.
challenge-ladder-declined = 🪜 Jeśli { $challenged } w ciągu { $span } jeszcze raz odmówi, miejsce na drabinie zajmie { $challenger }.
challenge-ladder-lost = 🪜 { $challenger } zajmuje miejsce gracza { $challenged } na drabinie (`/ladder`).
result-on-ladder = 🪜 Nową kolejność pokazuje `/ladder`.

## Odpowiedzi

tournament-fewer-rounds = { $count ->
        [one] Jest tylko jedna runda
        [few] Są tylko { $count } rundy
        [many] Jest tylko { $count } rund
       *[other] Jest tylko { $count } rundy
    }, bo nikt nie gra z nikim dwa razy.
tournament-one-by-one = Rundy następują po sobie, bo naraz może się zacząć najwyżej 100 partii.
ruling-undecided = Turniej { $number } czeka na wynik: prowadzący ustalają go przez `/tournament`.
ruling-kept = W turnieju { $number } partia liczy się jak dotąd.
ruling-ladder = Drabina się nie zmienia.
log-adjudicated = { $moderator }: rozstrzygnięcie partii { $id } w turnieju: { $result }

## Odmowy

refused-tournament-useless = To nic nie zmienia w takim turnieju. Zostaw to pole puste.
refused-tournament-undecided = { $count ->
        [one] Jedna partia skończyła się
        [few] { $count } partie skończyły się
        [many] { $count } partii skończyło się
       *[other] { $count } partii skończyło się
    } bez wyniku. Najpierw ustal brakujące wyniki.
refused-tournament-decided = Partia { $id } ma już wynik. Aby go zmienić, wybierz tę partię jeszcze raz.
refused-tournament-meeting-over = Wyniku partii { $id } nie można już zmienić: zwycięska strona gra już w następnej rundzie.
