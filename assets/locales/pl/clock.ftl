### Zegary: tempa, czas, który mija, i co go zatrzymuje.

## Tempa

# Odcinek czasu z jednostką.
span-days = { $count ->
    [one] 1 dzień
    [few] { $count } dni
    [many] { $count } dni
   *[other] { $count } dnia
}
span-hours = { $count ->
    [one] 1 godzina
    [few] { $count } godziny
    [many] { $count } godzin
   *[other] { $count } godziny
}
span-minutes = { $count ->
    [one] 1 minuta
    [few] { $count } minuty
    [many] { $count } minut
   *[other] { $count } minuty
}
span-seconds = { $count ->
    [one] 1 sekunda
    [few] { $count } sekundy
    [many] { $count } sekund
   *[other] { $count } sekundy
}
pace-none = bez zegara
pace-move = { $each } na ruch
pace-reserve = { $bank } plus { $increment } na ruch, najwyżej { $cap }
pace-live = na żywo: { $bank } plus { $increment } na ruch
pace-usual = { $pace } (domyślne tutaj)
# A pace in lists: "7 d + 1 d/move (max 14 d)".
pace-short = { $kind ->
    [reserve] { $bank } + { $increment }/ruch (maks. { $cap })
   *[live] na żywo { $bank } + { $increment }/ruch
}
span-short = { $count }{ $unit ->
    [days] { "" } d
    [hours] { "" } h
    [minutes] { "" } min
   *[seconds] { "" } s
}
# Co można wpisać, szukając tempa, oprócz jego nazwy.
pace-search = { $kind ->
    [move] stałe, na ruch, dni, korespondencyjne, wolne, { $pace ->
        [move-1d] jeden dzień, dziennie, codziennie
        [move-7d] tydzień, 1 tydzień, jeden tydzień, co tydzień
        [move-14d] dwa tygodnie, 2 tygodnie
       *[other] { "" }
    }
    [reserve] Fischer, rezerwa, zapas, przyrost, dodatek
    [live] live, na żywo, blitz, błyskawiczne, szybkie, minuty, teraz
   *[none] brak, bez zegara, bez limitu, bez czasu, nieograniczone
}

flag-end = Partia od razu się kończy
flag-claim = Przeciwnik może odebrać zwycięstwo

# Co mówi karta wyzwania.
terms-untimed = **Tempo:** bez zegara.
terms-timed = **Tempo:** { $pace }. { $flag ->
    [claim] Gdy czas minie, przeciwnik może odebrać zwycięstwo; { $stop } później partia kończy się sama.
   *[end] Komu skończy się czas, przegrywa.
}{ $weekends ->
    [yes] {" "}W weekendy zegar stoi.
   *[no] {""}
}
terms-live = Zegar rusza z pierwszym ruchem, najpóźniej { $start } po rozpoczęciu.
terms-beginning = Jeśli czas minie, zanim każda strona wykona dwa ruchy, partia kończy się bez wyniku.

## Plansze i listy

# Na obrazach, gdzie jest mało miejsca: ile czasu zostało.
left-days = { $days } d { $hours } h
left-hours = { $hours } h { $minutes } min
left-minutes = { $minutes } min { $seconds } s
board-until = Czas do { $when } ({ $left }).

## Czas się kończy

time-up = **Czas minął ({ $player }).** { $opponent }, możesz odebrać zwycięstwo. Inaczej partia skończy się sama { $ends }; do tego czasu { $player } może jeszcze wykonać ruch.
button-claim = Odbierz zwycięstwo
claimed = Zwycięstwo odebrane: partia { $id } jest zakończona.

## What a server offers

settings-paces =
    Tempa do wyboru w nowych wyzwaniach: { $offered }
    Domyślne: { $usual }
    Zmiany zapisują się od razu.
select-paces = Wybierz oferowane tempa
select-usual-pace = Wybierz domyślne tempo
