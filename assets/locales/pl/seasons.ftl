### Sezony, odznaki i to, na co warto spojrzeć.

## Commands

## Seasons

season-name = { $quarter ->
    [1] styczeń–marzec { $year }
    [2] kwiecień–czerwiec { $year }
    [3] lipiec–wrzesień { $year }
   *[other] październik–grudzień { $year }
}
season-title = { $pool }: najlepsi na tym serwerze, { $season }
season-runs = Trwa do { $end }.
season-legend = { $runs ->
        [yes] Miejsce w tabeli wymaga w sezonie na tym serwerze co najmniej { $matches } partii rankingowych z co najmniej { $opponents } różnymi przeciwnikami.
       *[no] Miejsce w tabeli wymagało w tamtym sezonie na tym serwerze co najmniej { $matches } partii rankingowych z co najmniej { $opponents } różnymi przeciwnikami.
    } +/− pokazuje zmianę rankingu. Znak zapytania oznacza ranking tymczasowy, który stoi na końcu. { results-order }
season-missing = Nie ma cię jeszcze w tabeli. Brakuje partii rankingowych: { $matches }, przeciwników: { $opponents }.
season-unranked = W tym sezonie nie było cię w tabeli.
season-empty = Nikogo nie ma jeszcze w tabeli.
season-was-empty = Nikogo nie było w tabeli.
button-season-before = Poprzedni sezon
button-season-after = Następny sezon
refused-season-everywhere = Każdy serwer ma własne sezony. Wybierz ten serwer albo zostaw `sezon` puste.

## Badges

badge-first = 🥇 Pierwsze miejsce: { $season }
badge-giant-killer = 🗡️ Pogromca olbrzymów: wygrana { $id } z przeciwnikiem o rankingu wyższym o { $points } pkt
badge-iron-chair = ⏱️ Zawsze na czas: { $count ->
    [one] 1 partia
    [few] { $count } partie
    [many] { $count } partii
   *[other] { $count } partii
} w ciągu roku, żadnej przegranej na czas
badge-all-games = 🎲 Wszechstronność: wygrane partie rankingowe w każdej grze

## Absences

same-absence = Nierankingowa: przegrana podczas tej samej nieobecności co { $id }. Liczy się tylko { $id }.
history-same-absence = nierankingowa, ta sama nieobecność co { $id }

## Matches too short to be rated

too-short = Nierankingowa: skończyła się, zanim obie strony wykonały po dwa ruchy.
history-too-short = nierankingowa, za krótka

## Signals

signals-head = **Partie rankingowe z ostatnich { $days } dni, którym warto się przyjrzeć.** To niczego nie dowodzi: znajomi często grają ze sobą, a początkujący wcześnie się poddają.
signals-none = Nic niezwykłego w partiach rankingowych z ostatnich { $days } dni.
signals-next = `/history` pokazuje partie gracza. Żeby usunąć nieuczciwą partię z rankingów, otwórz ją przez `/match` i naciśnij **Moderuj**.
signal-same-pair = { $one } i { $other }: wspólne partie { $matches }, wygrane { $wins } do { $losses }.
signal-quick = { $player }, partie z { $other ->
    [several] różnymi przeciwnikami
   *[other] { $other }
} poddane przed ruchem { $plies }: { $count }.
signal-absent = { $player }, partie z { $other ->
    [several] różnymi przeciwnikami
   *[other] { $other }
} przegrane na czas: { $count }.

## Honours

honours-news = Koniec sezonu ogłaszam na { $channel }.
honours-no-news = Nie ogłaszam końca sezonu.
honours-best = Rola za pierwsze trzy miejsca w tabeli wszystkich gier: { $role }.
honours-no-best = Rola za pierwsze trzy miejsca: brak.
honours-champion = Rola za pierwsze miejsce w poprzednim sezonie: { $role }.
honours-no-champion = Rola za pierwsze miejsce w poprzednim sezonie: brak.
honours-may-not = Nie mogę tu nadawać ról. Daj mojej roli „Zarządzanie rolami”, przesuń ją nad te role i otwórz tę stronę jeszcze raz.
honours-failed = { $count ->
    [one] Nie udało się nadać 1 roli.
    [few] Nie udało się nadać { $count } ról.
    [many] Nie udało się nadać { $count } ról.
   *[other] Nie udało się nadać { $count } roli.
} Przesuń nad nie moją w ustawieniach serwera; próbuję teraz jeszcze raz.
refused-no-honour = Wybierz rolę, która nie należy do bota i na żadnym kanale nie ma uprawnień moderatora.
refused-honour-not-yours = Do wyboru tej roli potrzebujesz uprawnienia „Zarządzanie rolami” i roli wyższej od niej.
season-over = **Koniec sezonu: { $season }**
season-had = { $count ->
    [one] W tabeli jest 1 osoba.
    [few] W tabeli są { $count } osoby.
    [many] W tabeli jest { $count } osób.
   *[other] W tabeli jest { $count } osoby.
}
season-podium = Sezon · { $season }
alt-season-row = { $place }. { $name } { $rating } ({ $gained }), { $wins }–{ $losses }–{ $draws }.
alt-season-podium = Podium sezonu { $season }
button-season-board = Cała tabela

select-best-role = Rola dla najlepszych…
select-champion-role = Rola za pierwsze miejsce…
button-news-here = Ogłaszaj tu koniec sezonu
button-no-news = Nie ogłaszaj końca sezonu
button-no-best-role = Przestań dawać rolę najlepszym
button-no-champion-role = Przestań dawać rolę za 1. miejsce
