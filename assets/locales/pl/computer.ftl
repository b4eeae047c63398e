### The computer as an opponent.

## The computer

computer-name = Komputer (poziom { $level })

## Matches

computer-thinking = { $player } myśli…
computer-answers-here = Odpowiedź pojawi się tutaj. Jeśli nie, naciśnij **Odśwież**.
button-refresh = Odśwież
computer-begun = Zaczyna się partia { $id }: grasz jako { side-name } z komputerem (poziom { $level }). Dopóki jej nie udostępnisz, widzisz ją tylko ty.
computer-begun-direct = Zaczyna się partia { $id }: grasz jako { side-name } z komputerem (poziom { $level }). Plansza jest w twoich wiadomościach prywatnych: { $link }
computer-comes = Zaczyna się twoja partia { $game } z komputerem (poziom { $level }).
computer-guided = Wszystko wyjaśniam na bieżąco.
computer-won = Poziom { $level } pokonany. Spróbuj teraz poziomu { $next }.
computer-won-highest = Najwyższy poziom pokonany. Gratulacje!
computer-lost = Spróbuj jeszcze raz poziomu { $level } albo { $lower }.
button-next-level = Dalej: poziom { $level }
button-lower-level = Łatwiej: poziom { $level }
button-share = Udostępnij
button-continue = Graj dalej: { $id }
match-shared = Partia { $id } jest udostępniona: inni mogą ją teraz oglądać.
result-shared = Wynik widać teraz tutaj: { $channel }.
computer-agreed = { $kind ->
    [draw] Komputer się zgadza: { $id } kończy się remisem.
   *[takeback] Twój ostatni ruch w { $id } jest cofnięty.
}
computer-declined = Komputer odmawia: ma przewagę w { $id }. Zapytaj ponownie po następnym ruchu. Gdy każda ze stron wykona { $moves } ruchów bez bicia, zgodzi się, chyba że widzi wygraną.
computer-records = **Z komputerem:** { $records }
computer-beaten = { $game }: pokonany do poziomu { $level }
computer-unbeaten = { $game }: jeszcze niepokonany

## Refusals

refused-computer-many =
    Masz już maksymalną liczbę partii z komputerem ({ $most }). Dokończ którąś albo poddaj jedną:
    { $matches }
button-resign-match = Poddaj { $id }
refused-computer-often = W ciągu ostatniej godziny zaczęło się za dużo twoich partii. Następną możesz zacząć { $until }.
refused-computer-before = Twoja następna partia, { $id }, już się zaczęła: zobacz `/matches`.
refused-computer-learns = Uczysz się już tej gry w { $id }: zobacz `/matches`.
refused-computer-draw = Komputer odpowiada na propozycję remisu od razu: zagraj bez niej albo użyj `/draw`.
refused-computer-direct = Nie mogę wysyłać ci wiadomości prywatnych. Zezwól na nie w ustawieniach prywatności albo użyj `/play` na serwerze, na którym jestem.
refused-computer-share = Partię { $id } możesz udostępnić tylko na serwerze, na którym się zaczęła: użyj tam `/match`.

## A first match

button-quiet = Już nie objaśniaj
tips-off = W { $id } niczego już nie objaśniam.
button-learn-by-playing = Pokaż mi w grze
tip-begin = { $on ->
    [board] Naciśnij **Ruch**, potem figurę i jej cel, i potwierdź.
    [card] Wybierz figurę i jej cel i potwierdź.
   *[page] Naciśnij jedną ze swoich oznaczonych figur, a potem jej cel.
}
tip-chance = Możesz wygrać następnym ruchem!
tip-danger = Uwaga: komputer właśnie przeoczył wygraną. Sprawdź, czym grozi.
tip-missed = Można było wygrać. { $on ->
    [page] Swój ruch możesz cofnąć przyciskiem **{ button-takeback }**.
   *[elsewhere] Swój ruch możesz cofnąć przez `/match`.
}
tip-choice = Pominięto kilka bić: przeciwnik usuwa jedną z tych figur, a potem wykonuje ruch.
tip-forfeit = Pominięte bicie kosztowało figurę. Przed każdym ruchem szukaj bić.
tip-must = { $on ->
    [page] Możesz bić. Jeśli figura, która może bić, tego nie zrobi, możesz ją stracić.
   *[elsewhere] Możesz bić figurami oznaczonymi na liście. Jeśli oznaczona figura nie zbije, możesz ją stracić.
}
tip-chain = Seria: jedna figura może zbić w jednym ruchu kilka.
tip-capture = Twoje pierwsze bicie! Zbite figury nie wracają.
tip-captured = Komputer zbił figurę. Czy możesz odbić?
tip-stack = Kamienie układają się w wieże. Rusz całą wieżę albo tylko jej górne kamienie, o tyle pól, ile ich idzie.
tip-exchange = Dwie figury zamieniły się miejscami: to też ruch.

## Help

play-which = **Wybierz grę:**
button-play-computer = Zagraj z komputerem
button-find-opponent = Znajdź przeciwnika

button-change-terms = Zmień warunki
draft = **{ $game }**, przeciwnik: { $opponent }, { $pace } · { $rated ->
    [yes] rankingowa (zmienia oba rankingi)
   *[no] nierankingowa
} · { draft-side }{ $weekends ->
    [yes] { "" } · w weekendy zegar stoi
   *[no] { "" }
}.
draft-side = { $side ->
    [first] zaczynasz
    [second] zaczyna przeciwnik
   *[lot] zaczyna wylosowana strona
}
draft-computer = **{ $game }**, przeciwnik: { $opponent }, { draft-side }.
draft-anyone = każdy chętny
select-level = Zagraj z komputerem na poziomie … (dla ciebie: { $level })
level-option = Poziom { $level }
level-about = { $about ->
    [lowest] Dla początkujących
    [easy] Łatwy
    [medium] Średni
    [hard] Trudny
    [highest] Najsilniejszy
   *[fitting] W sam raz dla ciebie
}
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
