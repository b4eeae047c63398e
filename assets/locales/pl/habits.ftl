### Czas, jak układają go gracze: zegar partii, to, na co zgadzają się obaj, urlopy, godziny ciszy.

## Zegar partii

clock-left = { $player }: jeszcze { $left }
clock-state = { $state ->
    [running] Zegar idzie, ruch ma { $player }.
    [run-out] Czas minął ({ $player }).
    [beginning] Zegar ruszy z pierwszym ruchem ({ $player }).
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
gift-before = Czas dodano przed chwilą. Żeby dodać więcej, naciśnij jeszcze raz.
news-gift = { $opponent } dodaje czas graczowi { $player }: { $time }. { $player } ma jeszcze { $left }.
news-resume = { $player } kończy przerwę. Zegar znowu idzie.
news-back = { $player } wraca. Zegar tej osoby znowu idzie.
news-days = { $player } ma inną strefę czasową albo inne godziny ciszy, więc termin się przesunął.
news-outage = Od { $from } do { $until } bot był niedostępny. Ten czas się nie liczy.
board-paused = **Przerwa** do { $when } ({ $left }). Każda strona może ją zakończyć wcześniej, tutaj albo przez `/match`.
board-away = { $player } ma urlop do { $when } ({ $left }); zegar tej strony stoi.
matches-away = { $line } (urlop, powrót { $until })
help-clock = Przez `/match` dodasz przeciwnikowi czas, zaproponujesz przerwę albo odbierzesz zwycięstwo, gdy jego czas minie. Urlop w `/settings` zatrzymuje twoje zegary.

## Urlopy

vacation-none = Nie masz zaplanowanego urlopu.
vacation-on = **Masz urlop** do { $last } włącznie, powrót: { $back } ({ $left }).
vacation-ahead = **Zaplanowane:** od { $first } do { $last } włącznie, powrót: { $back }.
vacation-left = Pozostały limit na rok { $year }: { $left } z { $budget }.
vacation-explained = Urlop trwa co najmniej jeden dzień i zatrzymuje twoje zegary, z wyjątkiem partii na żywo. Przeciwnicy się o nim dowiedzą, a grać możesz nadal.
button-vacation-now = Zacznij teraz, do…
button-vacation-plan = Zaplanuj
button-vacation-end = Zakończ teraz
button-vacation-cancel = Odwołaj zaplanowany urlop
vacation-draft = Urlop trwałby od { $first ->
    [now] teraz
   *[other] { $first }
} do { $last } włącznie, powrót: { $back }.
vacation-cost = Zużyje { $cost } z limitu na rok { $year }. Pozostały limit: { $left }.
vacation-matches = { $count ->
    [0] Na razie nie stanąłby żaden zegar.
    [one] Stanąłby jeden zegar.
    [few] Stanęłyby { $count } zegary.
    [many] Stanęłoby { $count } zegarów.
   *[other] Stanęłoby { $count } zegara.
}
button-vacation-take = Weź ten urlop
form-vacation-from-label = Pierwszy dzień (puste: od teraz)
form-vacation-until-label = Ostatni dzień
form-vacation-placeholder = 20 grudnia, piątek albo 2026-12-24
refused-vacation = { $why ->
    [empty] Ostatni dzień wypada przed pierwszym. Popraw daty.
    [past] To już minęło. Zacznij teraz albo później.
    [far] To zbyt odległy termin. Zacznij najpóźniej { $latest }.
   *[budget] To za długo. { vacation-left }
}
refused-vacation-begun = Urlop trwa co najmniej jeden dzień. Swój możesz zakończyć od { $when } ({ $left }).
refused-not-away = Nie masz teraz urlopu.
refused-no-such-day = Nie umiem odczytać „{ $text }”. Zapisz dzień tak: „20 grudnia”, „piątek” albo „2026-12-24”.

## Strefa i godziny ciszy

settings-time =
    {""}**Strefa czasowa i godziny ciszy**
    - Strefa czasowa: { $zone }
    - Godziny ciszy: { $quiet }
    W godzinach ciszy twoje zegary stoją, z wyjątkiem partii na żywo.
settings-no-quiet = brak
settings-time-free = Strefę i godziny możesz zmieniać raz w tygodniu.
settings-time-open =
    Możesz jeszcze ustawić { $open ->
        [zone] strefę czasową
       *[quiet] godziny ciszy
    }. Oba ustawienia możesz znowu zmienić od { $when } ({ $left }).
button-change-time = Zmień
form-time-zone-label = Strefa czasowa albo jej miasto
form-time-zone-placeholder = Europe/Warsaw albo Warsaw
form-time-quiet-label = Godziny ciszy (puste: brak)
refused-no-such-zone = „{ $text }” nie wskazuje jednej strefy czasowej. Wybierz ją w opcji `strefa` polecenia `/settings`.
refused-zone-near = „{ $text }” nie wskazuje jednej strefy czasowej. Czy to jedna z tych? { $zones }
refused-no-such-hours = Nie umiem odczytać „{ $text }”. Zapisz godziny tak: 22:00–08:00, najwyżej 12 godzin.
refused-settled = Możesz to zmieniać raz w tygodniu, znowu od { $when } ({ $left }).

## Odmowy

refused-too-much-time = Przeciwnik w partii { $id } może mieć najwyżej { $most }. Dodaj czas, gdy trochę go zużyje.
refused-many-gifts = W partii { $id } dodano już maksimum do następnego ruchu ({ $most }).
refused-run-out = W partii { $id } czas minął.
refused-not-paused = W partii { $id } nie ma teraz przerwy.
refused-behind = Bot był niedostępny i właśnie ustawia zegary. Spróbuj ponownie za chwilę.
