### Ratings, leaderboards, profiles, past matches.

## Commands

button-profile = Profil

scope-here = Ten serwer
scope-everywhere = Wszystkie serwery
scope-open = Wszystkie otwarte serwery
scope-code = Serwery z jego kodem

## Boards

pool-all = Wszystkie gry
board-title-here = { $pool }: najlepsi na tym serwerze
board-title-everywhere = { $pool }: najlepsi ze wszystkich serwerów
results-order = Wyniki: wygrane–przegrane–remisy.
board-legend = „?” oznacza ranking tymczasowy, na końcu tabeli; strzałki pokazują zmianę od poniedziałku. { results-order } Kto przez 90 dni nie zakończy partii rankingowej, znika z tabeli.
decimal = { $whole },{ $hundredths }
board-empty = Brak zakończonych partii rankingowych w ciągu 90 dni.
board-players = { $count ->
    [one] 1 gracz
    [few] { $players } graczy
    [many] { $players } graczy
   *[other] { $players } gracza
}
board-footer-place = Miejsce { $first } · { board-players }
board-footer-places = Miejsca od { $first } do { $last } · { board-players }
board-column-player = Gracz
board-column-game = Najczęściej gra
board-column-results = Wyniki
board-column-rating = Ranking
streak-won = { $count ->
    [one] Ostatnia partia wygrana.
    [few] Ostatnie { $count } partie wygrane.
    [many] Ostatnie { $count } partii wygranych.
   *[other] Ostatnie { $count } partii wygranych.
}
streak-lost = { $count ->
    [one] Ostatnia partia przegrana.
    [few] Ostatnie { $count } partie przegrane.
    [many] Ostatnie { $count } partii przegranych.
   *[other] Ostatnie { $count } partii przegranych.
}
alt-board-row = { $place }. { $name }{ $game } { $rating } ± { $spread }, { $wins }–{ $losses }–{ $draws }.
alt-board-own = Twój wiersz: { $row }
board-own = { $player }: miejsce { $place }, ranking { $rating } { $change }, { profile-results }.

button-first = Początek
button-my-place = Moje miejsce
button-last = Koniec

## Profiles

profile-never-met = Ty kontra { $player }: nie ma tu zakończonej partii.
profile-against = Ty kontra { $player } tutaj: wygrane { $wins }, przegrane { $losses }, remisy { $draws }.
profile-recent = Ostatnie partie tutaj:
profile-place = #{ $place } z { $of }
profile-best = najwięcej { $points }
profile-results = wygrane { $wins }, przegrane { $losses }, remisy { $draws }
chart-title = Rankingi w czasie
chart-empty = Brak zakończonych partii rankingowych
# Below the boards of all games, in the profile of a player without a rating
profile-start = { $whose ->
    [own] Wybierz grę przez /play i zdobądź pierwszy ranking.
   *[other] Zaproponuj pierwszą partię rankingową przez /challenge.
}
alt-profile-row = { $pool }: { $rating } ± { $spread }{ $best }, { profile-results }.
alt-chart-series = { $game }: od { $first } do { $last }, { $results ->
    [one] 1 wynik
    [few] { $results } wyniki
    [many] { $results } wyników
   *[other] { $results } wyniku
}.

button-history = Dawne partie

## Past matches

history-head = { $player } – zakończone partie tutaj:
history-none = Żadna zakończona tu partia nie pasuje ({ $player }).
history-line = { $score ->
    [won] **Wygrana**
    [lost] Przegrana
    [none] Bez wyniku
   *[drawn] Remis
}: { $id } { $game } kontra { $opponent }, { $when }, { $moves ->
    [one] 1 ruch
    [few] { $moves } ruchy
    [many] { $moves } ruchów
   *[other] { $moves } ruchu
}
history-annulled = {" "}· unieważniona
history-ruled = {" "}· decyzja moderatora
history-link = ostatnia plansza
alt-final-boards = Pozycje końcowe
history-pick = Wybierz partię, żeby ją odtworzyć
button-newest = Najnowsze
button-newer = Nowsze
button-older = Starsze

match-head = **{ $game }** { $id }: { $first } – { $second }
replay-place = { $ply ->
    [0] Pozycja początkowa, łącznie { $of ->
        [one] 1 ruch
        [few] { $of } ruchy
        [many] { $of } ruchów
       *[other] { $of } ruchu
    }
   *[other] Po ruchu { $ply } z { $of }
}
alt-gif = Partia { $id } gry { $game } ruch po ruchu, { $ply ->
    [one] 1 ruch
    [few] { $ply } ruchy
    [many] { $ply } ruchów
   *[other] { $ply } ruchu
}.

exported = Partia { $id } jako plik tekstowy.

## Ends

rating-change = Ranking, { $player }: { $change }
button-rematch = Rewanż
button-replay = Odtwórz

## Challenges

challenge-rated = Rankingowa: zmienia ranking obu stron.
challenge-unrated = Nierankingowa.

## Refusals

refused-still-running = Partia { $id } jeszcze trwa.
refused-rematch-offered = Twoja prośba o rewanż czeka, aż odpowie { $opponent }.
refused-nothing-finished = Nie masz tu zakończonej partii. Wybierz inną w `partia` albo użyj polecenia w jej wątku.
