### O czym gracze chcą wiedzieć: przypomnienia, codzienne podsumowanie i nieobecni.

## Ustawienia

notices =
    {""}**Twoje powiadomienia**
    - { $place }
    - Gdy zostaje { $times }
    - { $digest }
    - Wiadomość prywatna, gdy przychodzi twoja kolej: { $turns ->
        [yes] tak
       *[no] nie
    }
    Godziny są w twojej strefie czasowej ({ $zone }). Zmiany zapisują się od razu.
option-notice-place = Przypomnienia: { $place ->
    [thread] w wątku partii
    [channel] na kanale wyzwania
    [direct] w wiadomości prywatnej
   *[nowhere] żadne
}
option-notice-digest = Codzienne podsumowanie w wiadomości prywatnej: { $hour ->
    [off] nie
   *[other] o { $hour }
}
select-notice-place = Wybierz, gdzie dostajesz przypomnienia
select-notice-digest = Wybierz, kiedy przychodzi codzienne podsumowanie
button-notice-turns = { $on ->
    [yes] Nie pisz, gdy jest moja kolej
   *[no] Pisz, gdy jest moja kolej
}
notices-refused = ⚠️ Od { $since } nie mogę do ciebie pisać. Przypomnienia przychodzą w wątku partii, a codzienne podsumowanie jest wstrzymane. Zezwól na wiadomości prywatne w ustawieniach prywatności tego serwera, a potem naciśnij **Spróbuj ponownie**.
direct-works = Działa: moje wiadomości prywatne docierają do ciebie.
direct-tried = Przed chwilą była próba. Następną możesz zrobić { $next }.
button-notice-time = { $time ->
    [half] połowa czasu
    [quarter] ćwierć czasu
   *[eighth] jedna ósma czasu
}: { $on ->
    [yes] tak
   *[no] nie
}

## Przypomnienia

reminder-head = **{ $player }, kończy ci się czas:**
reminder-line = { $id } { $game } kontra { $opponent }: twój czas mija { $until }, a wtedy { $threat ->
    [loss] przegrywasz
    [claim] przeciwnik może odebrać zwycięstwo
   *[abort] partia kończy się bez wyniku
}. { $link }
digest-head = **Codzienne podsumowanie**
digest-count = { $count ->
    [one] Czeka na ciebie jedna partia
    [few] Czekają na ciebie { $count } partie
    [many] Czeka na ciebie { $count } partii
   *[other] Czeka na ciebie { $count } partii
}{ $until ->
    [none] .
   *[other] , czas do { $until }.
}
digest-line = { $id } { $game } kontra { $opponent }{ $time ->
    [none] { "" }
    [runs] { "" }, twój czas kończy się { $until }
   *[up] { "" }, twój czas skończył się { $until }
} { $link }

## Nieobecni

missing-warned = { $player }, nic się tu nie działo przez { $calm }. Wykonaj ruch do { $ends }, inaczej { $opponent } może zakończyć partię.
missing-claimable = **Od dawna bez ruchu ({ $player }).** { $opponent }, możesz zakończyć partię. Dopóki tego nie zrobisz, { $player } może jeszcze wykonać ruch.
missing-departed = **{ $player } nie jest już na tym serwerze.** { $opponent }, jeśli { $player } nie wróci, partia skończy się { $ends }: wygrasz albo nie będzie wyniku, jeśli ledwie się zaczęła.
missing-back = { $player } jest tu znowu i partia toczy się dalej.
refused-not-abandoned = Partię { $id } możesz zakończyć, gdy przeciwnik nic nie zrobi przez { $calm }, a po ostrzeżeniu jeszcze przez { $warned }.
help-missing = **Jeśli kogoś brakuje:** kto ma ruch, opuści serwer i nie wróci przez { $departed }, przegrywa. Bez zegara osoba, która nic nie robi przez { $calm }, dostaje ostrzeżenie, a po upływie kolejnych { $warned } przeciwnik może zakończyć partię. Zanim każda strona wykona dwa ruchy, nie ma wyniku.
help-notify = **Przypomnienia** i codzienne podsumowanie ustawisz w `/settings`.

button-remind = { $on ->
    [yes] Wyłącz
   *[no] Włącz
}: { $time ->
    [half] połowa czasu
   *[quarter] ćwierć czasu
    [eighth] jedna ósma czasu
}
