### The computer as an opponent.

## The computer

computer-1 = Komputer (poziom 1)
computer-2 = Komputer (poziom 2)
computer-3 = Komputer (poziom 3)
computer-4 = Komputer (poziom 4)
computer-5 = Komputer (poziom 5)
computer-6 = Komputer (poziom 6)
computer-7 = Komputer (poziom 7)
computer-8 = Komputer (poziom 8)

## Matches

computer-thinking = { $player } myśli…
computer-begun = Zaczyna się partia { $id }: grasz jako { side-name } z komputerem (poziom { $level }). Plansza pojawi się tutaj: { $channel }.
computer-begun-direct = Zaczyna się partia { $id }: grasz jako { side-name } z komputerem (poziom { $level }). Plansza pojawi się w naszych wiadomościach prywatnych: { $link }
computer-comes = Tutaj zaczyna się twoja partia { $game } z komputerem (poziom { $level }).
computer-guided = Nowe rzeczy wyjaśniam na bieżąco.
computer-won = Poziom { $level } pokonany. Spróbuj teraz poziomu { $next }.
computer-won-highest = Najwyższy poziom pokonany. Gratulacje!
computer-lost = Spróbuj jeszcze raz poziomu { $level } albo { $lower }.
button-level = Poziom { $level }
computer-agreed = { $kind ->
    [draw] Komputer się zgadza: { $id } kończy się remisem.
   *[takeback] Twój ostatni ruch w { $id } jest cofnięty. Plansza zaraz się pojawi.
}
computer-declined = Komputer odrzuca remis w { $id }: uważa, że stoi co najmniej tak dobrze jak ty. Zapytaj ponownie po następnym ruchu. Gdy każda ze stron wykona { $moves } ruchów bez bicia, zgodzi się, chyba że widzi wygraną.
computer-records = **Z komputerem:** { $records }
computer-beaten = { $game }: pokonany do poziomu { $level }
computer-unbeaten = { $game }: jeszcze niepokonany

## Refusals

refused-computer-many =
    Masz już maksymalną liczbę partii z komputerem ({ $most }). Dokończ którąś albo poddaj ją tutaj:
    { $matches }
button-resign-match = Poddaj { $id }
refused-computer-often = W ciągu ostatniej godziny zaczęło się wiele twoich partii z komputerem. Następną możesz zacząć { $until }.
refused-computer-before = Następna partia, { $id }, już się zaczęła. Znajdziesz ją przez `/matches`.
refused-computer-learns = Uczysz się już tej gry w partii { $id }. Znajdziesz ją przez `/matches`.
refused-computer-draw = Komputer odpowiada na propozycję remisu od razu. Wykonaj ruch bez propozycji albo użyj `/draw`.
refused-computer-direct = Ta partia toczyłaby się w wiadomościach prywatnych, ale nie mogę ci ich wysyłać. Zezwól na nie w ustawieniach prywatności albo użyj `/play` na serwerze, na którym jestem.

## A first match

button-quiet = Wyłącz wskazówki
tips-off = Wskazówki w { $id } są wyłączone.
button-learn-by-playing = Pokaż mi w grze
tip-begin = { $about } Naciśnij **Ruch**, potem figurę i jej cel. Nic się nie dzieje przed potwierdzeniem.
tip-chance = Możesz wygrać następnym ruchem. Poszukaj go!
tip-danger = Uwaga: komputer mógł ostatnim ruchem wygrać, ale to przeoczył. Przed ruchem sprawdź, czym grozi.
tip-missed = W tym ruchu można było wygrać. Żeby spróbować jeszcze raz, cofnij swój ruch przez `/match`.
tip-choice = Pominięto kilka bić, więc przeciwnik najpierw wybiera, która z tych figur schodzi z planszy, a potem wykonuje ruch.
tip-forfeit = Pominięto bicie, więc zgodnie z zasadami figura zeszła z planszy. Przed każdym ruchem szukaj bić.
tip-must = Możesz teraz bić. Figura, która mogła bić, a nie biła, może przepaść. Na liście są oznaczone figury, które mogą bić.
tip-chain = Seria: jedna figura może zbić w jednym ruchu kilka, jedną po drugiej.
tip-capture = Twoje pierwsze bicie: zbita figura nie wraca na planszę.
tip-captured = Komputer zbił. Sprawdź, czy możesz zbić figurę, która to zrobiła.
tip-stack = Kamienie układają się w wieże. Możesz ruszyć całą wieżę albo tylko górne kamienie: idą o tyle pól, ile ich rusza.
tip-exchange = Dwie figury jednej strony zamieniły się miejscami: to też ruch.

## Help


play-which = **W co chcesz zagrać?**
button-play-computer = Zagraj z komputerem
button-find-opponent = Znajdź przeciwnika

button-draft-change = Zmień warunki
draft = **{ $game }**, przeciwnik: { $opponent }, { $pace } · { $rated ->
    [yes] rankingowa
   *[no] nierankingowa
} · { $side ->
    [first] zaczynasz
    [second] zaczyna przeciwnik
   *[lot] zaczyna wylosowana strona
}{ $weekends ->
    [yes] { "" } · w weekendy zegar stoi
   *[no] { "" }
}.
draft-anyone = każdy chętny
select-draft-pace = Wybierz tempo…
select-draft-side = Wybierz, kto zaczyna…
select-draft-size = Wybierz rozmiar planszy…
button-draft-send = Wyślij wyzwanie
button-draft-rated = { $on ->
    [yes] Graj bez rankingu
   *[no] Graj rankingowo
}
button-draft-weekends = { $on ->
    [yes] Zegar też w weekendy
   *[no] Weekendy bez zegara
}
