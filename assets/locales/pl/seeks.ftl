### Szukanie przeciwników: ogłoszenia i propozycje dla dwojga, którzy do siebie pasują.

## Polecenia

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
    Szukanie kończy się { $expires }. Gdy ktoś będzie pasować, zapytam obie strony, w wiadomości prywatnej albo na kanale. Widać to tylko w `/find`; żeby dowiedział się cały serwer, otwórz wolne miejsce przez `/challenge`.
seek-made-found = **Szukasz przeciwnika i już ktoś pasuje:**
seeks-own = **Szukasz**
seeks-own-line = { $what } (koniec { $expires })
seeks-others = **Szukają przeciwnika**
seeks-seats = **Wolne miejsca**
select-seat = Zajmij wolne miejsce…
seeks-line = { $player }: { $what } (dodano { $since })
seeks-more = … i jeszcze { $count }
seeks-unfit = { $count ->
    [one] Jeszcze 1 osoba szuka kogoś innego, na przykład o innym rankingu.
    [few] Jeszcze { $count } osoby szukają kogoś innego, na przykład o innym rankingu.
    [many] Jeszcze { $count } osób szuka kogoś innego, na przykład o innym rankingu.
   *[other] Jeszcze { $count } osoby szuka kogoś innego, na przykład o innym rankingu.
}
seeks-none = Nikt, z kim możesz teraz zagrać, nie szuka przeciwnika. Naciśnij **Znajdź przeciwnika**, a zapytam cię, gdy ktoś będzie pasować. Przez `/challenge` otwierasz miejsce, które widzi cały serwer.
select-seek-take = Zagraj z kimś; partia zaczyna się od razu
select-seek-withdraw = Wycofaj jedno ze swoich ogłoszeń

## Propozycje

proposal-title = **{ $game }: przeciwnik dla { $player }** ({ $number })
proposal-head = **{ $game }: przeciwnik dla ciebie**
proposal-question =
    { $opponent } szuka tego samego: { $what }.
    { $agrees ->
        [yes] Druga strona już się zgadza. Też chcesz zagrać?
       *[no] Chcecie ze sobą zagrać?
    } Termin upływa { $until }; bez odpowiedzi przestaniesz szukać.
proposal-outcome = { $outcome ->
    [waits] Twoja zgoda jest zapisana. Teraz odpowiada { $opponent }; termin upływa { $until }.
    [begun] Obie strony się zgadzają: zaczyna się partia { $id }.
    [declined] Partii z { $opponent } nie będzie. Szukasz dalej, a o tę osobę nie zapytam przez tydzień.
    [lapsed] Brak odpowiedzi w terminie ({ $opponent }). Szukasz dalej.
    [lapsed-own] Zabrakło twojej odpowiedzi w terminie, więc już nie szukasz. `/find` szuka znowu.
    [withdrawn] { $opponent } już nie szuka. Ty szukasz dalej.
    [barred] Partia z { $opponent } nie jest już możliwa: przeszkadza zakaz gry, blokada albo limit trwających partii. Szukasz dalej.
   *[withdrawn-own] Już tego nie szukasz, więc partii nie będzie.
}

## Odmowy

refused-seek-many = Masz już maksymalną liczbę ogłoszeń ({ $most }). Najpierw wycofaj któreś przez `/find`.
refused-seek-same = Dokładnie tego już szukasz. Widać to w `/find`.
refused-seek-gone = To ogłoszenie jest już zajęte, wycofane albo wygasło. `/find` pokazuje, kto szuka teraz.
refused-seek-asked = Ta osoba ma już pytanie o kogoś innego. Spróbuj później albo wybierz kogoś innego w `/find`.
refused-seek-own = To twoje własne ogłoszenie, więc musi je przyjąć ktoś inny.
refused-seek-no-fit = Ta osoba szuka kogoś innego, na przykład o innym rankingu.
refused-seek-range = Nie umiem odczytać „{ $text }” jako rankingu. Napisz `±200`, czyli najwyżej 200 punktów różnicy od twojego, albo `1400-1600`.
refused-seek-not-open = Ten serwer nie jest otwarty dla innych, więc możesz szukać tylko na nim.
refused-proposal-over = Ta propozycja jest już nieaktualna. `/find` pokazuje, czego teraz szukasz.
refused-proposal-not-asked = To pytanie jest do kogoś innego. `/find` szuka przeciwnika dla ciebie.
refused-proposal-agreed = Twoja zgoda jest już zapisana. Teraz odpowiada { $user }.

## Rola do wolnych miejsc

seat-takers = To miejsce mogą zająć tylko osoby z rankingiem od { $from } do { $to }.
seat-call = { $role }: wolne miejsce.
seat-role-none = brak
select-seat-role = Wybierz rolę pingowaną przy wolnych miejscach
button-no-seat-role = Wolne miejsca bez pingu
refused-not-a-seat = Ranking można wybrać tylko dla wolnego miejsca. Pomiń przeciwnika albo ranking.
refused-seat-role = Nie mogę pingować roli { $role }. W ustawieniach serwera pozwól wszystkim na wzmianki tej roli albo mi na wzmianki wszystkich ról; potem wybierz ją jeszcze raz.
refused-seat-role-everyone = Nie pinguję wszystkich naraz. Wybierz rolę dla osób, które chcą wiedzieć o wolnych miejscach.
