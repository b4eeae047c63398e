### What the commands are for, as Discord lists them.

command-challenge = Rzuć komuś wyzwanie albo otwórz wolne miejsce dla każdego
command-challenge-game = Jaka gra
    .name = gra
command-challenge-opponent = Z kim grasz; zostaw puste, a miejsce będzie mógł zająć każdy
    .name = przeciwnik
command-challenge-side = Kto zaczyna; domyślnie losowo
    .name = strona
command-challenge-size = Ile pól szerokości ma plansza, w grach o kilku rozmiarach
    .name = rozmiar
command-challenge-rated = Czy partia jest rankingowa; domyślnie tak
    .name = rankingowa
command-join = Zajmij wolne miejsce albo przyjmij wyzwanie
command-join-seat = Które wolne miejsce albo wyzwanie
    .name = miejsce
command-move = Wykonaj ruch
command-move-move = Ruch, na przykład a7-a6
    .name = ruch
command-move-match = Która partia, jeśli nie ta z tego wątku
    .name = partia
command-board = Zobacz planszę partii ze swojej strony; widzisz ją tylko ty
command-board-match = Która partia, jeśli nie ta z tego wątku
    .name = partia
command-matches = Zobacz swoje partie na tym serwerze i wyzwania, które możesz przyjąć
command-plan = Zaplanuj ruchy warunkowe: odpowiedz na ruch przeciwnika, zanim go zagra
command-plan-match = Która partia, jeśli nie ta z tego wątku
    .name = partia
command-tutorial = Poznaj grę, rozwiązując małe pozycje; widzisz je tylko ty
command-tutorial-game = Jaka gra
    .name = gra
command-resign = Poddaj partię
command-resign-match = Która partia, jeśli nie ta z tego wątku
    .name = partia
command-rules = Przeczytaj zasady gry, z obrazkami
command-rules-game = Jaka gra
    .name = gra
command-help = Zobacz, jak się tu gra

side-wish-lot = Losowo
side-wish-first = Zaczynam
side-wish-second = Zaczyna przeciwnik

choice-match-yours = { $id } { $game } kontra { $opponent } · twój ruch
choice-match-theirs = { $id } { $game } kontra { $opponent } · ruch przeciwnika
choice-seat = { $id } { $game } kontra { $challenger }
