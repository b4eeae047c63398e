### The computer as an opponent.

## Commands

command-play = Zagraj od razu z komputerem
command-play-game = Jaka gra
    .name = gra
command-play-level = Od 1 na początek do 8; puste: następny po pokonanym
    .name = poziom
command-play-side = Kto zaczyna; puste: los
    .name = strona
command-play-size = Ile pól ma bok planszy, w grach o kilku rozmiarach
    .name = rozmiar

## The computer

computer-1 = Komputer, poziom 1
computer-2 = Komputer, poziom 2
computer-3 = Komputer, poziom 3
computer-4 = Komputer, poziom 4
computer-5 = Komputer, poziom 5
computer-6 = Komputer, poziom 6
computer-7 = Komputer, poziom 7
computer-8 = Komputer, poziom 8

## Matches

computer-thinking = { $player } myśli…
computer-begun = Zaczyna się partia { $id }: grasz jako { side-name } z komputerem, poziom { $level }. Plansza pojawi się w { $channel }.
computer-begun-direct = Zaczyna się partia { $id }: grasz jako { side-name } z komputerem, poziom { $level }. Plansza pojawi się w naszych wiadomościach prywatnych: { $link }
computer-comes = Tutaj zaczyna się twoja partia { $game } z komputerem, poziom { $level }.
computer-guided = Nowe rzeczy wyjaśniam na bieżąco.
computer-won = Poziom { $level } pokonany: spróbuj { $next }.
computer-won-highest = Najwyższy poziom pokonany. Gratulacje!
computer-lost = Spróbuj poziomu { $level } jeszcze raz albo { $lower }.
button-level = Poziom { $level }
computer-agreed = { $kind ->
    [draw] Komputer się zgadza: { $id } kończy się remisem.
   *[takeback] Twój ostatni ruch w { $id } jest cofnięty. Zaraz pojawi się plansza.
}
computer-declined = Komputer nie chce remisu w { $id }: uważa, że stoi co najmniej tak samo dobrze. Zapytaj ponownie po następnym ruchu. Gdy każda ze stron wykona { $moves } ruchów bez bicia, komputer się zgodzi, chyba że widzi wygraną.
computer-records = **Z komputerem:** { $records }
computer-beaten = { $game }: pokonany do poziomu { $level }
computer-unbeaten = { $game }: jeszcze niepokonany

## Refusals

refused-computer-many =
    Grasz już { $most } partii z komputerem, więcej nie można. Dokończ którąś albo poddaj ją tutaj:
    { $matches }
button-resign-match = Poddaj { $id }
refused-computer-often = W ciągu godziny zaczęło się wiele partii z komputerem. Następną możesz zacząć { $until }.
refused-computer-before = Następna partia, { $id }, już się zaczęła. Znajdziesz ją przez `/matches`.
refused-computer-learns = Uczysz się już w partii { $id }. Znajdziesz ją przez `/matches`.
refused-computer-draw = Komputer odpowiada od razu: wykonaj ruch bez propozycji albo użyj `/draw`.
refused-computer-direct = Nie mogę wysyłać ci wiadomości prywatnych, w których byłaby ta partia. Zezwól na nie w ustawieniach prywatności albo użyj `/play` na serwerze, na którym jestem.

## A first match

button-quiet = Bez wskazówek
tips-off = Koniec wskazówek w { $id }.
button-learn-by-playing = Pokaż mi w grze
tip-begin = { $about } Naciśnij **Ruch**, potem figurę i jej cel. Nic się nie dzieje przed potwierdzeniem.
tip-chance = Możesz wygrać następnym ruchem. Poszukaj go!
tip-danger = Uwaga: komputer mógł tym ruchem wygrać, ale tego nie zobaczył. Przed ruchem sprawdź, co grozi.
tip-missed = Tym ruchem można było wygrać. `/takeback` pozwala spróbować jeszcze raz.
tip-choice = Wybór: pominięto kilka bić, więc przeciwnik przed swoim ruchem wybiera, która z tych figur schodzi z planszy.
tip-forfeit = Pominięto bicie, więc zgodnie z zasadami figura zeszła z planszy. Przed każdym ruchem szukaj bić.
tip-must = Możesz teraz bić. Figura, która mogła bić, a nie biła, może przepaść. Lista oznacza figury, które mogą bić.
tip-chain = Seria: jedna figura może zbić w jednym ruchu kilka, jedną po drugiej.
tip-capture = Twoje pierwsze bicie: zbita figura nie wraca na planszę.
tip-captured = Komputer zbił. Sprawdź, czy możesz zbić tę figurę.
tip-stack = Kamienie tworzą wieże: wieża idzie o tyle pól, ile ma wysokości, cała lub jej część.
tip-exchange = Dwie figury jednej strony zamieniły się miejscami: to też ruch.

## Help

help-computer = **Komputer:** `/play` od razu zaczyna partię z nim, tutaj lub w wiadomościach prywatnych, na ośmiu poziomach; nigdy nie liczy się do rankingu. Pozwala cofać ruchy i zgadza się na remis, jeśli stoi gorzej albo partia nie posuwa się naprzód. Takich partii może trwać naraz 5.
