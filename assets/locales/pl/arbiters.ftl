### Czego potrzebują prowadzący turnieje i drabiny: terminy, partie bez wyniku, rozstrzygnięcia.

## Co widzą wszyscy

tournament-first-move = Kto nie wykona pierwszego ruchu partii w ciągu { $days ->
        [one] jednego dnia
        [few] { $days } dni
        [many] { $days } dni
       *[other] { $days } dnia
    }, przegrywa ją. Czas, w którym nie można było grać, się nie liczy.
tournament-round-days = Każda runda trwa { $days ->
        [one] jeden dzień
        [few] { $days } dni
        [many] { $days } dni
       *[other] { $days } dnia
    }. Potem zaczyna się następna, a trwające partie toczą się dalej.
tournament-at-once = Wszystkie partie zaczynają się naraz.
tournament-undecided = { $players } { $id }: brak wyniku. Prowadzący ustalają go przez `/tournament`.
challenge-on-ladder = 🪜 Partia na drabinie: jeśli wygra strona, która rzuca wyzwanie, zajmie miejsce przeciwnika.
challenge-on-ladder-refused = Kto nie odpowie na czas albo w ciągu { $span } dwa razy odmówi tej samej osobie, też traci miejsce.
challenge-ladder-declined = 🪜 Jeśli { $challenged } w ciągu { $span } jeszcze raz odmówi, miejsce na drabinie zajmie { $challenger }.
challenge-ladder-lost = 🪜 { $challenger } zajmuje na drabinie miejsce gracza { $challenged }. Nową kolejność pokazuje `/ladder`.
result-on-ladder = 🪜 To była partia na drabinie. Nową kolejność pokazuje `/ladder`.

## Odpowiedzi

tournament-fewer-rounds = { $count ->
        [one] Jest tylko jedna runda
        [few] Są tylko { $count } rundy
        [many] Jest tylko { $count } rund
       *[other] Jest tylko { $count } rundy
    }, bo nikt nie gra dwa razy z tym samym przeciwnikiem.
tournament-one-by-one = Rundy następują po sobie, bo naraz może się zacząć najwyżej 100 partii.
ruling-undecided = Turniej { $number } czeka na wynik: prowadzący ustalają go przez `/tournament`.
ruling-kept = W turnieju { $number } ta partia liczy się tak jak dotąd.
ruling-ladder = Kolejność na drabinie się nie zmienia.
log-adjudicated = { $moderator }: rozstrzygnięcie partii { $id } w turnieju: { $result }

## Odmowy

refused-tournament-useless = { $option ->
        [rounds] Liczbę rund wybiera się tylko w systemie szwajcarskim. Zostaw `rundy` puste.
        [at-once] Tylko w systemie kołowym wszystkie partie mogą zacząć się naraz. Zostaw `wszystkie-naraz` puste.
       *[round-days] Rundy mają termin tylko wtedy, gdy następują po sobie, i nie w systemie pucharowym. Zostaw `dni-rundy` puste.
    }
refused-tournament-undecided = { $count ->
        [one] Jedna partia skończyła się
        [few] { $count } partie skończyły się
        [many] { $count } partii skończyło się
       *[other] { $count } partii skończyło się
    } bez wyniku. Ustal przez `/tournament`, co się liczy; dalej turniej potoczy się sam.
refused-tournament-round-runs = { $count ->
        [one] Trwa jeszcze jedna partia rundy
        [few] Trwają jeszcze { $count } partie rundy
        [many] Trwa jeszcze { $count } partii rundy
       *[other] Trwa jeszcze { $count } partii rundy
    }. Możesz też zacząć następną rundę wcześniej przez `/tournament`.
refused-tournament-meeting-over = Wyniku partii { $id } nie można już zmienić: jej para jest rozstrzygnięta, a zwycięska strona gra dalej.
