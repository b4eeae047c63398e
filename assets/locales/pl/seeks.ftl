### Szukanie przeciwników: ogłoszenia i propozycje dla dwojga, którzy do siebie pasują.

## Polecenia

## Ogłoszenia

# Czego ktoś szuka, w kilku słowach z kropkami pośrodku: gra · tempo · rankingowa · strona · ranking.
seek-any-game = dowolna gra
seek-rated = { $rated ->
    [yes] rankingowa
   *[no] nierankingowa
}
seek-side = { $side ->
    [first] pierwszy ruch
   *[second] drugi ruch
}
seek-opponents = ranking przeciwnika { $range }
seek-made =
    {""}**Szukasz przeciwnika:** { $what }
    Szukanie kończy się { $expires }; pokazuje je `/find`. Gdy ktoś będzie pasować, zapytam obie strony. Żeby dowiedział się cały serwer, użyj `/challenge` bez przeciwnika.
seek-made-found = **Już ktoś pasuje:**
seeks-own = **Szukasz**
seeks-own-line = { $what } (koniec { $expires })
seeks-others = **Szukają przeciwnika**
seeks-seats = **Otwarte wyzwania**
select-seat = Przyjmij otwarte wyzwanie…
seeks-line = { $player }: { $what } (dodano { $since })
seeks-unfit = { $count ->
    [one] Jeszcze 1 osoba szuka, ale nie spełniasz jej warunków.
    [few] Jeszcze { $count } osoby szukają, ale nie spełniasz ich warunków.
    [many] Jeszcze { $count } osób szuka, ale nie spełniasz ich warunków.
   *[other] Jeszcze { $count } osoby szuka, ale nie spełniasz ich warunków.
}
seeks-none = Teraz nikt odpowiedni nie szuka przeciwnika. Naciśnij **Znajdź przeciwnika** albo rzuć wyzwanie całemu serwerowi przez `/challenge`.
select-seek-take = Zagraj z kimś od razu
select-seek-withdraw = Wycofaj ogłoszenie…
select-seeks-game = Pokaż tylko jedną grę…

## Propozycje

proposal-title = **{ $game }: przeciwnik dla { $player }** ({ $number })
proposal-head = **{ $game }: przeciwnik dla ciebie**
proposal-question =
    { $opponent } pasuje do twojego ogłoszenia: { $what }.
    { $agrees ->
        [yes] Druga strona już się zgadza. Też chcesz zagrać?
       *[no] Chcesz zagrać?
    } Termin upływa { $until }; bez odpowiedzi przestaniesz szukać.
proposal-outcome = { $outcome ->
    [waits] Twoja zgoda jest zapisana. Teraz odpowiada { $opponent }; termin upływa { $until }.
    [begun] Obie strony się zgadzają: zaczyna się partia { $id }.
    [declined] Partii z { $opponent } nie będzie. Szukasz dalej; o tę osobę nie zapytam przez tydzień.
    [lapsed] Brak odpowiedzi w terminie ({ $opponent }). Szukasz dalej.
    [lapsed-own] Zabrakło twojej odpowiedzi w terminie, więc już nie szukasz. `/find` szuka znowu.
    [withdrawn] { $opponent } już nie szuka. Ty szukasz dalej.
    [barred] Zakaz gry, blokada albo limit partii wyklucza partię z { $opponent }. Szukasz dalej.
   *[withdrawn-own] Już nie szukasz, więc partii nie ma.
}

## Odmowy

refused-seek-many = Masz już maksymalną liczbę ogłoszeń ({ $most }). Wycofaj któreś przez `/find`.
refused-seek-same = Tego już szukasz: zobacz `/find`.
refused-seek-gone = Ta osoba już nie szuka. `/find` pokazuje, kto szuka.
refused-seek-asked = Pytam już tę osobę o kogoś innego. Spróbuj później albo wybierz inną w `/find`.
refused-seek-own = To twoje własne ogłoszenie. Wycofasz je w `/find`.
refused-seek-no-fit = Ta osoba szuka kogoś innego, na przykład z innym rankingiem. Wybierz inne ogłoszenie.
refused-seek-range = Nie umiem odczytać „{ $text }”. Napisz `±200`, czyli do 200 punktów różnicy od twojego rankingu, albo `1400-1600`.
refused-seek-not-open = Ten serwer nie jest otwarty dla innych: możesz szukać tylko tutaj.
refused-proposal-over = To już nieaktualne. `/find` pokazuje twoje ogłoszenia.
refused-proposal-not-asked = To pytanie jest do kogoś innego. Żeby szukać, użyj `/find`.
refused-proposal-agreed = Twoja zgoda jest już zapisana. Teraz odpowiada { $user }.

## Rola do otwartych wyzwań

seat-takers = Tylko dla rankingu od { $from } do { $to }.
seat-call = { $role }: wyzwanie dla każdego.
refused-not-a-seat = `ranking` jest tylko dla otwartych wyzwań. Zostaw `przeciwnik` albo `ranking` puste.
refused-seat-role = Nie mogę pingować roli { $role }. W ustawieniach serwera pozwól wszystkim na jej wzmianki albo mi na wzmianki wszystkich ról; potem wybierz ją jeszcze raz.
refused-seat-role-everyone = Nie pinguję wszystkich. Wybierz rolę dla zainteresowanych.
