### Czas, jak układają go gracze: zegar partii, to, na co zgadzają się obaj, urlopy, godziny ciszy.

## Zegar partii

clock-left = { $player }: jeszcze { $left }
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
button-give-time = Dodaj: { $value }
button-resume = Wznów
select-pause = Zaproponuj przerwę…
gift-given = Dodano czas przeciwnikowi: { $time }.
gift-before = Czas dodano przed chwilą, więc teraz nic się nie zmieniło. Żeby dodać więcej, naciśnij jeszcze raz.
news-gift = { $opponent } dodaje czas graczowi { $player }: { $time }. Teraz { $player } ma jeszcze { $left }.
news-resume = { $player } kończy przerwę. Zegar znowu idzie.
news-back = { $player } wraca. Zegar tej osoby znowu idzie.
news-days = { $player } ma inną strefę czasową albo inne godziny ciszy, więc termin się przesunął.
news-outage = Od { $from } do { $until } bot był niedostępny. Ten czas nikomu się nie liczy.
board-paused = **Przerwa:** uzgodniono, że zegar stoi do { $when } ({ $left }). Każda strona może ją zakończyć wcześniej, także przez `/match`.
board-away = { $player } ma urlop do { $when } ({ $left }); w tym czasie zegar tej strony stoi.
matches-away = { $line } (urlop, powrót { $until })
help-clock = W `/match` jest zegar partii: dodaj przeciwnikowi czas, zaproponuj przerwę albo zażądaj zwycięstwa, gdy jego czas minie. Urlop w `/settings` zatrzymuje twoje zegary na czas nieobecności.

## Urlopy

vacation-none = Nie masz teraz urlopu ani żadnego w planach.
vacation-on = **Masz urlop** do { $last } włącznie. Powrót: { $back } ({ $left }).
vacation-ahead = **Zaplanowane:** od { $first } do { $last } włącznie, powrót: { $back }.
vacation-left = Zostało ci na rok { $year }: { $left } (roczny limit: { $budget }).
vacation-explained = Podczas urlopu twoje zegary stoją, z wyjątkiem partii na żywo, ale grać możesz. Urlop trwa co najmniej jeden dzień. Przeciwnicy dowiedzą się o nim, gdy się zacznie.
button-vacation-now = Zacznij teraz, do…
button-vacation-plan = Zaplanuj
button-vacation-end = Zakończ teraz
button-vacation-cancel = Odwołaj zaplanowany urlop
vacation-draft = Urlop trwałby od { $first } do { $last } włącznie, powrót: { $back }.
vacation-draft-now = Urlop trwałby od teraz do { $last } włącznie, powrót: { $back }.
vacation-cost = Zużyje { $cost } z limitu na rok { $year }. Zostanie { $left }.
vacation-matches = { $count ->
    [0] Nie masz teraz partii, w której stanąłby twój zegar.
    [one] Twój zegar stanąłby w jednej partii.
    [few] Twój zegar stanąłby w { $count } partiach.
    [many] Twój zegar stanąłby w { $count } partiach.
   *[other] Twój zegar stanąłby w { $count } partii.
}
button-vacation-take = Weź ten urlop
button-vacation-leave = Anuluj
form-vacation-title = Urlop
form-vacation-from-label = Pierwszy dzień (puste: od teraz)
form-vacation-until-label = Ostatni dzień
form-vacation-placeholder = 2026-12-24 albo 24.12.
refused-vacation = { $why ->
    [empty] Ostatni dzień jest przed pierwszym.
    [past] To już minęło. Urlop może się zacząć teraz albo później.
    [far] To zbyt odległy termin. Urlop może się zacząć najpóźniej { $latest }.
   *[budget] To za długo: z rocznego limitu ({ $budget }) zostało ci na rok { $year } tylko { $left }.
}
refused-vacation-begun = Urlop trwa co najmniej jeden dzień, więc swój możesz zakończyć od { $when } ({ $left }). Mimo to możesz grać.
refused-not-away = Nie masz teraz urlopu.
refused-nothing-planned = Nie masz zaplanowanego urlopu.
refused-no-such-day = Nie umiem odczytać „{ $text }” jako daty. Zapisz ją tak: 2026-12-24, 24.12.2026 albo 24.12.

## Strefa i godziny ciszy

settings-time =
    Twój czas:
    - Strefa czasowa: { $zone }
    - Godziny ciszy: { $quiet }
    W godzinach ciszy twój czas nie płynie, z wyjątkiem partii na żywo.
settings-no-quiet = brak
settings-time-free = Jedno i drugie możesz zmienić razem, najwyżej raz w tygodniu.
settings-time-settled = Możesz je znowu zmienić od { $when } ({ $left }).
button-change-time = Zmień
form-time-title = Twój czas
form-time-zone-label = Strefa czasowa albo miasto z jej nazwy
form-time-zone-placeholder = Europe/Warsaw albo Warsaw
form-time-quiet-label = Godziny ciszy (puste: brak)
form-time-quiet-placeholder = 22:00–08:00
refused-no-such-zone = „{ $text }” nie wskazuje jednej strefy czasowej. Wybierz ją przez `/settings` w opcji `strefa`, która podpowiada podczas pisania.
refused-no-such-hours = Nie umiem odczytać „{ $text }” jako godzin ciszy. Zapisz je tak: 22:00–08:00, najwyżej dwanaście godzin.
refused-settled = Strefę i godziny ciszy można zmieniać raz w tygodniu. Znowu możesz je zmienić od { $when } ({ $left }).

## Odmowy

refused-too-much-time = W partii { $id } nic nie dodano, bo nikt nie może mieć więcej niż { $most }.
refused-many-gifts = W partii { $id } dodano już przy tym ruchu maksimum ({ $most }). Więcej możesz dodać po następnym ruchu.
refused-run-out = W partii { $id } czas minął, więc zegara nie można już zmienić.
refused-not-paused = W partii { $id } nie ma teraz uzgodnionej przerwy.
refused-behind = Bot był niedostępny i właśnie ustawia zegary, więc to się nie zapisało. Spróbuj ponownie za chwilę.
