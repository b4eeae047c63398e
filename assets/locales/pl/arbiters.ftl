### Czego potrzebują prowadzący turnieje i drabinki: terminy, partie bez wyniku, rozstrzygnięcia.

## Polecenia

command-tournament-pair-anyway = Czy zacząć następną rundę, choć partie tej jeszcze trwają
    .name = mimo-to

## Co widzą wszyscy

tournament-first-move = Kto nie zrobi pierwszego ruchu partii w ciągu { $days ->
        [one] jednego dnia
        [few] { $days } dni
        [many] { $days } dni
       *[other] { $days } dnia
    }, przegrywa ją. Czas, w którym nie można było grać, się nie liczy.
tournament-round-days = Runda trwa { $days ->
        [one] jeden dzień
        [few] { $days } dni
        [many] { $days } dni
       *[other] { $days } dnia
    }. Potem przychodzi następna, a trwająca partia toczy się dalej.
tournament-at-once = Wszystkie partie zaczynają się naraz.
tournament-undecided = { $players } { $id } nie ma wyniku: prowadzący rozstrzygają przez `/tournament adjudicate`
challenge-on-ladder = 🪜 Stawką jest miejsce na drabince: wygrana daje je stronie, która rzuca wyzwanie.
challenge-on-ladder-refused = Kto nie odpowie na czas albo dwa razy odmówi tej samej osobie (okres: { $span }), też traci miejsce.
challenge-ladder-declined = 🪜 Jeśli { $challenged } jeszcze raz odmówi (okres: { $span }), miejsce na drabince zajmie { $challenger }.
challenge-ladder-lost = 🪜 Na drabince { $challenger } zajmuje miejsce, na którym stoi { $challenged }. `/ladder show` pokazuje kolejność.
result-on-ladder = 🪜 Stawką było miejsce na drabince. `/ladder show` pokazuje kolejność.

## Odpowiedzi

tournament-fewer-rounds = { $count ->
        [one] Jest tylko jedna runda
        [few] Są tylko { $count } rundy
        [many] Jest tylko { $count } rund
       *[other] Jest tylko { $count } rundy
    }, bo nikt nie spotyka się dwa razy.
tournament-one-by-one = Rundy następują po sobie, bo naraz może się zacząć najwyżej 100 partii.
ruling-undecided = Turniej { $number } czeka na wynik: prowadzący rozstrzygają partię przez `/tournament adjudicate`.
ruling-kept = W turnieju { $number } partia liczy się jak dotąd.
ruling-ladder = Kolejność na drabince zostaje, jaka jest.
log-adjudicated = { $moderator }: rozstrzygnięcie partii { $id } w jej turnieju: { $result }

## Odmowy

refused-tournament-useless = { $option ->
        [rounds] Liczbę rund wybiera się tylko w systemie szwajcarskim. Zostaw `rundy` puste.
        [at-once] Tylko w systemie kołowym wszystkie partie mogą zacząć się naraz. Zostaw `naraz` puste.
       *[round-days] Rundy mają termin tylko wtedy, gdy następują po sobie, i nie w systemie pucharowym. Zostaw `dni-rundy` puste.
    }
refused-tournament-undecided = { $count ->
        [one] Jedna partia skończyła się
        [few] { $count } partie skończyły się
        [many] { $count } partii skończyło się
       *[other] { $count } partii skończyło się
    } bez wyniku. Rozstrzygnij przez `/tournament adjudicate`, co się liczy; potem turniej toczy się sam.
refused-tournament-round-runs = { $count ->
        [one] Trwa jeszcze jedna partia rundy
        [few] Trwają jeszcze { $count } partie rundy
        [many] Trwa jeszcze { $count } partii rundy
       *[other] Trwa jeszcze { $count } partii rundy
    }. Żeby mimo to skojarzyć następną rundę, użyj `/tournament pair` z `mimo-to`.
refused-tournament-meeting-over = Spotkanie z partią { $id } jest skończone, a zwycięska strona gra już dalej. Zostaje, jak jest.
