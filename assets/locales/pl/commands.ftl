### What the commands are for, as Discord lists them.

command-challenge = Rzuć komuś wyzwanie albo wystaw wolne miejsce dla każdego
command-challenge-game = Jaka gra
    .name = gra
command-challenge-opponent = Z kim chcesz zagrać; pomiń, a miejsce będzie mógł zająć każdy
    .name = przeciwnik
command-challenge-side = Którą stroną chcesz grać; domyślnie losowo
    .name = strona
command-challenge-size = Ile pól szerokości ma plansza, w grach o kilku rozmiarach
    .name = rozmiar
command-challenge-rated = Czy partia liczy się do rankingu; domyślnie tak
    .name = rankingowa
command-join = Zajmij wolne miejsce albo przyjmij wyzwanie
command-join-seat = Które miejsce
    .name = miejsce
command-move = Zagraj ruch
command-move-move = Ruch, na przykład a7-a6
    .name = ruch
command-move-match = Która partia, jeśli nie ta z tego wątku
    .name = partia
command-board = Zobacz planszę ze swojej strony, tylko dla siebie
command-board-match = Która partia, jeśli nie ta z tego wątku
    .name = partia
command-matches = Twoje partie na tym serwerze i wyzwania, które możesz przyjąć
command-plan = Ruchy warunkowe: odpowiedz z góry na ruch przeciwnika
command-plan-match = Która partia, jeśli nie ta z tego wątku
    .name = partia
command-tutorial = Poznaj grę, rozwiązując małe pozycje, tylko dla siebie
command-tutorial-game = Jaka gra
    .name = gra
command-resign = Poddaj partię
command-resign-match = Która partia, jeśli nie ta z tego wątku
    .name = partia
command-rules = Przeczytaj zasady gry, z obrazkami
command-rules-game = Jaka gra
    .name = gra
command-help = Jak się tu gra

side-wish-lot = Losowo
side-wish-first = Zaczynam
side-wish-second = Zaczyna przeciwnik

choice-match-yours = { $id } { $game } kontra { $opponent } · twój ruch
choice-match-theirs = { $id } { $game } kontra { $opponent } · ruch przeciwnika
choice-seat = { $id } { $game } kontra { $challenger }
