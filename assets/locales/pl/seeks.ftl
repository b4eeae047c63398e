### Szukanie przeciwników: ogłoszenia i propozycje dla dwojga, którzy do siebie pasują.

## Polecenia

command-seek = Szukaj przeciwnika: gdy ktoś będzie pasować, zapytam was oboje
command-seek-game = Jaka gra; puste oznacza dowolną
    .name = gra
command-seek-pace = Ile jest czasu na ruchy; puste oznacza tempo zwykłe na tym serwerze
    .name = tempo
command-seek-ratings = Ranking przeciwnika: ±200 wokół twojego albo 1400-1600; puste oznacza dowolny
    .name = ranking
command-seek-rated = Czy partia jest rankingowa; domyślnie tak
    .name = rankingowa
command-seek-side = Kto zaczyna; domyślnie losowo
    .name = strona
command-seek-scope = Gdzie może być przeciwnik; domyślnie na tym serwerze
    .name = zasięg
command-seek-days = Przez ile dni szukasz, najwyżej 14; domyślnie 7
    .name = dni
command-challenge-ratings = Dla wolnego miejsca: ranking przeciwnika, ±200 wokół twojego albo 1400-1600
    .name = ranking
command-challenge-days = Przez ile dni można przyjąć, najwyżej 14; domyślnie 7
    .name = dni
command-seeks = Zobacz, kto szuka przeciwnika, zagraj z kimś albo wycofaj swoje ogłoszenia
command-seeks-game = Tylko to, co pasuje do tej gry
    .name = gra
command-seeks-scope = Gdzie mogą być inni; domyślnie na tym serwerze
    .name = zasięg
reach-seek-here = Ten serwer
reach-seek-everywhere = Wszystkie otwarte serwery

## Ogłoszenia

# Czego ktoś szuka, w kilku słowach z kropkami pośrodku: gra · tempo · rankingowa · strona · ranking.
seek-any-game = dowolna gra
seek-rated = { $rated ->
    [yes] rankingowa
   *[no] nierankingowa
}
seek-side = { $side ->
    [first] zaczyna
   *[second] gra jako druga strona
}
seek-opponents = ranking przeciwnika { $range }
seek-made =
    {""}**Szukasz przeciwnika:** { $what }
    Koniec { $expires }. Gdy ktoś będzie pasować, zapytam was oboje, w wiadomości prywatnej albo na kanale. Widać to tylko w `/seeks`; żeby wezwać cały serwer, otwórz wolne miejsce przez `/challenge`.
seek-made-found = **Szukasz przeciwnika i już ktoś pasuje:**
seeks-own = **Szukasz**
seeks-own-line = { $what } (koniec { $expires })
seeks-others = **Szukają przeciwnika**
seeks-line = { $player }: { $what } (od: { $since })
seeks-more = … i jeszcze { $count }
seeks-unfit = { $count ->
    [one] Jeszcze 1 osoba szuka kogoś innego, na przykład o innym rankingu.
    [few] Jeszcze { $count } osoby szukają kogoś innego, na przykład o innym rankingu.
    [many] Jeszcze { $count } osób szuka kogoś innego, na przykład o innym rankingu.
   *[other] Jeszcze { $count } osoby szuka kogoś innego, na przykład o innym rankingu.
}
seeks-none = Teraz nie szuka nikt, z kim możesz zagrać. `/seek` szuka dla ciebie, a przez `/challenge` otwierasz miejsce, które widzi cały serwer.
select-seek-take = Zagraj z kimś; partia zaczyna się od razu
select-seek-withdraw = Wycofaj jedno ze swoich ogłoszeń

## Propozycje

proposal-title = **{ $game }: przeciwnik dla { $player }** ({ $number })
proposal-head = **{ $game }: przeciwnik dla ciebie**
proposal-question =
    { $opponent } szuka tego samego: { $what }.
    { $agrees ->
        [yes] Druga strona już się zgadza. Czy też chcesz zagrać?
       *[no] Czy chcecie ze sobą zagrać?
    } Termin upływa { $until }; bez odpowiedzi przestaniesz szukać.
proposal-outcome = { $outcome ->
    [waits] Twoja zgoda już jest. Czekamy na odpowiedź: { $opponent }. Termin upływa { $until }.
    [begun] Obie strony się zgadzają: zaczyna się partia { $id }.
    [declined] Partii nie będzie ({ $opponent }). Szukasz dalej, a o tę parę nie zapytam przez tydzień.
    [lapsed] Brak odpowiedzi w terminie: { $opponent }. Szukasz dalej.
    [lapsed-own] Nie było twojej odpowiedzi w terminie, więc już nie szukasz. `/seek` szuka znowu.
    [withdrawn] { $opponent } już nie szuka. Ty szukasz dalej.
    [barred] Partia z { $opponent } nie jest już możliwa: przeszkadza zakaz gry, blokada albo limit trwających partii. Szukasz dalej.
   *[withdrawn-own] Już tego nie szukasz, więc partii nie będzie.
}

## Odmowy

refused-seek-many = Masz już tyle ogłoszeń, ile wolno mieć ({ $most }). Najpierw wycofaj jedno przez `/seeks`.
refused-seek-same = Dokładnie tego już szukasz. Widać to w `/seeks`.
refused-seek-gone = To ogłoszenie jest już zajęte, wycofane albo wygasło. `/seeks` pokazuje, kto szuka teraz.
refused-seek-asked = Ta osoba ma teraz pytanie o kogoś innego. Spróbuj później albo wybierz kogoś innego w `/seeks`.
refused-seek-own = To twoje własne ogłoszenie. Musi je przyjąć ktoś inny.
refused-seek-no-fit = Ta osoba szuka kogoś innego, na przykład o innym rankingu.
refused-seek-range = Nie umiem odczytać „{ $text }” jako rankingu. Napisz `±200`, czyli najwyżej 200 punktów różnicy od twojego, albo `1400-1600`.
refused-seek-not-open = Ten serwer nie jest otwarty na inne, więc możesz szukać tylko na tym serwerze.
refused-proposal-over = To już koniec. `/seeks` pokazuje, czego teraz szukasz.
refused-proposal-not-asked = To pytanie jest do kogoś innego. `/seek` szuka przeciwnika dla ciebie.
refused-proposal-agreed = Twoja zgoda już jest. Brakuje odpowiedzi: { $user }.

## Rola do wolnych miejsc

seat-takers = To miejsce mogą zająć tylko osoby z rankingiem od { $from } do { $to }.
seat-call = { $role }: wolne miejsce.
seat-role-none = nikt
select-seat-role = Wybierz rolę pingowaną przy wolnych miejscach
button-no-seat-role = Nikogo nie pinguj przy wolnych miejscach
refused-not-a-seat = Ranking można wybrać tylko dla wolnego miejsca. Pomiń przeciwnika albo ranking.
refused-seat-role = Nie mogę wezwać roli { $role }. W ustawieniach serwera pozwól każdemu wspominać tę rolę albo pozwól mi wspominać wszystkie role; potem wybierz ją jeszcze raz.
refused-seat-role-everyone = Nie wzywam wszystkich naraz. Wybierz rolę dla tych, którzy chcą wiedzieć o wolnych miejscach.
