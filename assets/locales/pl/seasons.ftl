### Sezony, odznaki i to, na co warto spojrzeć.

## Commands

command-leaderboard-season = Kto jest najlepszy w sezonie tego serwera: w kwartale
    .name = sezon
command-server-signals = Zobacz partie rankingowe tego serwera, którym warto się przyjrzeć

season-wish-this = Ten sezon
season-wish-last = Poprzedni sezon

## Seasons

season-name = { $quarter ->
    [1] styczeń–marzec { $year }
    [2] kwiecień–czerwiec { $year }
    [3] lipiec–wrzesień { $year }
   *[other] październik–grudzień { $year }
}
season-title = { $pool }: najlepsi na tym serwerze, { $season }
season-runs = Sezon trwa do { $end }.
season-legend = Liczy się stały ranking. Do miejsca potrzeba co najmniej tylu partii rankingowych: { $matches }, z co najmniej tyloma przeciwnikami: { $opponents }, tutaj i w tym sezonie. Ostatnia kolumna to zysk rankingu. Rankingi ze znakiem zapytania są tymczasowe i stoją na końcu.
season-own = { $player }: miejsce { $place }, ranking { $rating } ({ $gained }), wygrane { $wins }, przegrane { $losses }, remisy { $draws }.
season-missing = Nie ma cię jeszcze w tabeli. Brakuje partii rankingowych: { $matches }, przeciwników: { $opponents }.
season-unranked = W tym sezonie nie ma cię w tabeli.
season-empty = W tym sezonie nikt nie ma jeszcze miejsca.
season-was-empty = W tym sezonie nikogo nie ma w tabeli.
season-column-gained = +/−
button-season-before = Sezon wcześniej
button-season-after = Sezon później
refused-season-everywhere = Każdy serwer ma własne sezony. Wybierz sezon tego serwera albo wszystkie serwery bez sezonu.

## Badges

badge-first = 🥇 Pierwsze miejsce: { $season }
badge-giant-killer = 🗡️ Pogromca olbrzymów: wygrana { $id } przeciw rankingowi wyższemu o { $points } pkt
badge-iron-chair = 🪑 Żelazne krzesło: { $count ->
    [one] 1 partia
    [few] { $count } partie
    [many] { $count } partii
   *[other] { $count } partii
} w rok i żadnej przegranej na czas
badge-all-games = 🎲 Wszędzie u siebie: wygrane partie rankingowe w każdej grze

## Absences

same-absence = Bez rankingu: przegrana w tej samej nieobecności co { $id }, która liczy się za nią.
history-same-absence = bez rankingu, ta sama nieobecność co { $id }

## Matches too short to be rated

too-short = Bez rankingu: skończona, zanim obie strony wykonały po dwa ruchy.
history-too-short = bez rankingu, za krótka

## Signals

signals-head = **Partie rankingowe stąd, z ostatnich { $days } dni, na które warto może spojrzeć.** To liczby, a nie wyrok: znajomi często grają ze sobą, a początkujący wcześnie się poddają.
signals-none = W partiach rankingowych z ostatnich { $days } dni nie widzę nic niezwykłego.
signals-more = … i jeszcze { $count }.
signals-next = `/history` pokazuje partie gracza. Jeśli partia nie była na serio, `/server annul` usuwa ją z rankingów.
signal-same-pair = { $one } i { $other }: wspólne partie { $matches }, wygrane { $wins } do { $losses }.
signal-quick-against = { $player }: poddane partie przed ruchem { $plies } przeciw { $other }: { $count }.
signal-quick = { $player }: poddane partie przed ruchem { $plies } przeciw różnym graczom: { $count }.
signal-absent-against = { $player }: partie przegrane na czas przeciw { $other }: { $count }.
signal-absent = { $player }: partie przegrane na czas przeciw różnym graczom: { $count }.

## Honours

command-server-honours = Zobacz lub zmień, co ten serwer robi dla najlepszych
command-server-honours-news = Ogłaszać na tym kanale koniec każdego sezonu
    .name = ogłoszenia
command-server-honours-best = Rola dla pierwszych trzech miejsc tabeli
    .name = najlepsi
command-server-honours-champion = Rola za pierwsze miejsce w poprzednim sezonie
    .name = mistrz
command-server-honours-without = Usuń rolę z listy: nikt jej już nie dostanie
    .name = bez
honour-without-best = Pierwsze trzy miejsca tabeli
honour-without-champion = Pierwsze miejsce w poprzednim sezonie
honours-news = Koniec każdego sezonu ogłaszam w { $channel }.
honours-no-news = Końca sezonów nie ogłaszam.
honours-best = Pierwsze trzy miejsca tabeli wszystkich gier mają { $role }.
honours-no-best = Pierwsze trzy miejsca tabeli nie mają roli.
honours-champion = Pierwsze miejsce w poprzednim sezonie ma { $role }.
honours-no-champion = Pierwsze miejsce w poprzednim sezonie nie ma roli.
honours-may-not = Nie mogę tu nadawać ról. Daj mojej roli „Zarządzanie rolami”, przesuń ją nad te role w ustawieniach serwera i użyj `/server honours` jeszcze raz.
honours-failed = { $count ->
    [one] Nie da się na razie nadać 1 roli.
    [few] Nie da się na razie nadać { $count } ról.
    [many] Nie da się na razie nadać { $count } ról.
   *[other] Nie da się na razie nadać { $count } roli.
} W ustawieniach serwera moja rola musi stać nad tymi, które nadaję. Próbuję teraz jeszcze raz.
refused-no-honour = Tej roli nie mogę dawać w nagrodę. Wybierz taką, która nie daje władzy nad innymi, także na żadnym kanale, i nie należy do bota.
refused-honour-not-yours = Możesz wybrać tylko role, które możesz nadawać samodzielnie: potrzebujesz uprawnienia „Zarządzanie rolami” i roli wyższej od tej.
season-over = **Koniec sezonu: { $season }**
season-had = { $count ->
    [one] 1 osoba jest w tabeli.
    [few] { $count } osoby mają miejsce w tabeli.
    [many] { $count } osób ma miejsce w tabeli.
   *[other] { $count } osoby ma miejsce w tabeli.
}
button-season-board = Cała tabela
