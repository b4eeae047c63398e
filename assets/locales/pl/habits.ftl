### Czas, jak układają go gracze: zegar partii, to, na co zgadzają się obaj, urlopy, godziny ciszy.

## Zegar partii

command-clock = Zobacz zegar partii, daj przeciwnikowi czas albo zaproponuj przerwę
command-clock-match = Która partia, jeśli nie ta z tego wątku
    .name = partia
clock-left = { $player }: zostało { $left }
clock-state = { $state ->
    [running] Ruch ma { $player }, zegar idzie.
    [run-out] Czas minął ({ $player }).
    [beginning] Zegar jeszcze nie ruszył: partia czeka na pierwszy ruch ({ $player }).
    [pause] Zegar stoi: uzgodniono przerwę.
    [outage] Zegar stoi: bot był niedostępny.
    [homeless] Zegar stoi: kanału tej partii już nie ma.
    [vacation] Zegar stoi: { $player } ma urlop.
    [quiet] Zegar stoi: { $player } ma godziny ciszy.
   *[weekend] Zegar stoi: { $player } ma weekend.
}
clock-again = Ruszy znowu { $when } ({ $left }).
clock-begins = Ruszy najpóźniej { $when } ({ $left }).
clock-until = { $player } ma czas do { $when } ({ $left }).
button-clock = Zegar
button-give-time = Podaruj: { $value }
button-resume = Wznów
select-pause = Zaproponuj przerwę…
gift-given = Dodano czas przeciwnikowi: { $time }.
gift-before = Czas dodano już przed chwilą, więc teraz nie dodano nic więcej. Naciśnij jeszcze raz, jeśli chcesz dodać.
news-gift = { $opponent } dodaje czas ({ $player }): { $time }. Zostało teraz { $left }.
news-resume = { $player } kończy przerwę. Zegar znowu idzie.
news-back = { $player } wraca. Zegar tej osoby znowu idzie.
news-days = { $player } ma inną strefę czasową lub inne godziny ciszy, dlatego czas kończy się w innym momencie.
news-outage = Od { $from } do { $until } bot był niedostępny. Ten czas nikomu się nie liczy.
board-paused = **Przerwa:** uzgodniono, że zegar stoi do { $when } ({ $left }). Każda strona może ją zakończyć wcześniej, także przez `/clock`.
board-away = { $player } ma urlop do { $when } ({ $left }); w tym czasie zegar tej strony stoi.
matches-away = { $line } (urlop, powrót { $until })
help-clock = `/clock` pokazuje zegar partii. Tam dodasz przeciwnikowi czas albo zaproponujesz przerwę, a `/claim` kończy partię, w której jego czas minął. `/vacation` zatrzymuje twoje zegary na czas urlopu.

## Urlopy

command-vacation = Zobacz swoje urlopy albo weź urlop: w tym czasie twoje zegary stoją
command-vacation-from = Pierwszy dzień, na przykład 2026-12-24 albo 24.12.; puste: od razu
    .name = od
command-vacation-until = Ostatni dzień, na przykład 2027-01-06 albo 6.1.
    .name = do
vacation-none = Nie masz teraz urlopu ani żadnego nie planujesz.
vacation-on = **Masz urlop** do { $last } włącznie. Powrót: { $back } ({ $left }).
vacation-ahead = **Zaplanowane:** od { $first } do { $last } włącznie, powrót: { $back }.
vacation-left = Z rocznego limitu ({ $budget }) zostało ci w roku { $year }: { $left }.
vacation-explained = W czasie urlopu twój czas nie płynie w żadnej partii oprócz partii na żywo. Przeciwnicy dowiadują się o tym, gdy się zacznie. Urlop trwa co najmniej jeden dzień. Mimo to możesz grać.
button-vacation-now = Zacznij teraz, do…
button-vacation-plan = Zaplanuj
button-vacation-end = Zakończ teraz
button-vacation-cancel = Odwołaj zaplanowane
vacation-draft = Urlop trwałby od { $first } do { $last } włącznie, powrót: { $back }.
vacation-draft-now = Urlop trwałby od teraz do { $last } włącznie, powrót: { $back }.
vacation-cost = Zużywa to { $cost } z limitu na rok { $year }. Zostałoby { $left }.
vacation-matches = { $count ->
    [0] Nie masz teraz partii, w której stałby twój zegar.
    [one] Twój zegar stałby w jednej partii.
    [few] Twój zegar stałby w { $count } partiach.
    [many] Twój zegar stałby w { $count } partiach.
   *[other] Twój zegar stałby w { $count } partii.
}
button-vacation-take = Weź ten urlop
button-vacation-leave = Raczej nie
form-vacation-title = Urlop
form-vacation-from-label = Pierwszy dzień (puste: od teraz)
form-vacation-until-label = Ostatni dzień
form-vacation-placeholder = 2026-12-24 albo 24.12.
refused-vacation = { $why ->
    [empty] Ostatni dzień jest przed pierwszym.
    [past] To już minęło. Urlop zaczyna się teraz albo później.
    [far] To zbyt odległy termin. Urlop może się zacząć do { $latest }.
   *[budget] Roczny limit urlopu to { $budget }. Na rok { $year } zostało ci { $left }, a to za mało.
}
refused-vacation-begun = Urlop trwa co najmniej jeden dzień, więc swój możesz zakończyć od { $when } ({ $left }). Mimo to możesz grać.
refused-not-away = Nie masz teraz urlopu.
refused-nothing-planned = Nie masz zaplanowanego urlopu.
refused-no-such-day = „{ $text }” nie jest dniem, który umiem odczytać. Zapisz go tak: 2026-12-24, 24.12.2026 albo 24.12.

## Strefa i godziny ciszy

command-settings-zone = Twoja strefa czasowa, na przykład Europe/Warsaw
    .name = strefa
command-settings-quiet-hours = Godziny, w których twój czas nie płynie, na przykład 22:00–08:00; - bez nich
    .name = godziny-ciszy
settings-time =
    Twój czas:
    - Strefa czasowa: { $zone }
    - Godziny ciszy: { $quiet }
    W godzinach ciszy twój czas nie płynie w żadnej partii oprócz partii na żywo.
settings-no-quiet = brak
settings-time-free = Jedno i drugie zmienia się razem, najwyżej raz w tygodniu.
settings-time-settled = Można je znowu zmienić od { $when } ({ $left }).
button-time = Czas
button-change-time = Zmień
form-time-title = Twój czas
form-time-zone-label = Strefa czasowa albo jej miasto
form-time-zone-placeholder = Europe/Warsaw albo Warsaw
form-time-quiet-label = Godziny ciszy (puste: brak)
form-time-quiet-placeholder = 22:00–08:00
refused-no-such-zone = „{ $text }” nie wskazuje jednej strefy czasowej. Wybierz ją przez `/settings` w opcji `strefa`, która podpowiada podczas pisania.
refused-no-such-hours = „{ $text }” to nie są godziny ciszy. Zapisz je tak: 22:00–08:00; trwają najwyżej dwanaście godzin.
refused-settled = Strefę i godziny ciszy można zmieniać raz w tygodniu. Ty możesz to zrobić znowu od { $when } ({ $left }).

## Odmowy

refused-too-much-time = W partii nikt nie może mieć więcej niż { $most }, więc w { $id } nic nie dodano.
refused-many-gifts = Na jednej planszy możesz podarować najwyżej { $most } i w partii { $id } tyle już podarowano. Po następnym ruchu możesz podarować więcej.
refused-run-out = W partii { $id } czas minął, więc zegara nie można już zmienić.
refused-not-paused = W partii { $id } nie ma przerwy: zegar nie stoi za obopólną zgodą.
refused-behind = Bot był niedostępny i właśnie ustawia zegary, więc to się nie zapisało. Spróbuj ponownie za chwilę.
