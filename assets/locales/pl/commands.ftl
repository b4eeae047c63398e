### What the commands are for, as Discord lists them, with their options. What several commands call the same is an `parameter-…`.

parameter-match = Która partia; domyślnie ta z tego wątku
    .name = partia
parameter-game = Jaka gra
    .name = gra
parameter-pace = Czas na ruchy; domyślnie tempo tego serwera
    .name = tempo
parameter-side = Kto zaczyna; domyślnie losowo
    .name = strona
parameter-size = Rozmiar planszy, jeśli gra ma ich kilka
    .name = rozmiar
parameter-rated = Partia rankingowa; domyślnie tak
    .name = rankingowa
parameter-ratings = Ranking przeciwnika: ±200 albo 1400-1600; domyślnie dowolny
    .name = ranking
parameter-days = Ile dni czekać, najwyżej 14; domyślnie 7
    .name = dni
parameter-player = Który gracz; domyślnie ty
    .name = gracz
parameter-page = Która strona; domyślnie plansze
    .name = strona

command-play = Zagraj z komputerem, znajdź przeciwnika albo rzuć komuś wyzwanie
command-play-level = Zagraj od razu z komputerem: poziom od 1 (dla początkujących) do 12
    .name = poziom

command-challenge = Rzuć komuś wyzwanie albo wystaw otwarte wyzwanie dla każdego
command-challenge-opponent = Z kim chcesz zagrać; domyślnie z każdym
    .name = przeciwnik
command-challenge-code = Kod osoby z innego serwera
    .name = kod
command-challenge-when-time-runs-out = Co się dzieje, gdy skończy się czas
    .name = koniec-czasu
command-challenge-weekends = Zatrzymuj zegar w weekendy
    .name = weekendy

command-find = Poszukaj przeciwnika albo zobacz, kto szuka
command-find-game = Jaka gra; domyślnie dowolna
command-find-scope = Gdzie szukać; domyślnie na tym serwerze
    .name = zasięg

command-join = Przyjmij wyzwanie
command-join-challenge = Które wyzwanie
    .name = wyzwanie

command-move = Wykonaj ruch
command-move-move = Ruch, na przykład a7-a6
    .name = ruch
command-move-draw = Zaproponuj razem z ruchem remis
    .name = remis

command-board = Zobacz planszę ze swojej strony; widzisz ją tylko ty
command-board-flip = Zobacz ją z drugiej strony
    .name = odwróć
command-board-text = Pokaż ją jako tekst
    .name = tekst

command-matches = Zobacz swoje partie i wyzwania, które możesz przyjąć

command-match = Otwórz partię: zegar, ruchy, notatki, podpowiedzi i nie tylko

command-draw = Zaproponuj remis
command-resign = Poddaj partię

command-rules = Przeczytaj zasady gry, z obrazkami
command-tutorial = Poznaj grę w krótkich lekcjach
command-puzzle = Rozwiąż zadanie
command-puzzle-game = Jaka gra; domyślnie dowolna
command-puzzle-difficulty = Jak trudne; domyślnie najpierw łatwe, potem dowolne
    .name = trudność

command-leaderboard = Zobacz tabelę najlepszych
command-leaderboard-game = Jaka gra; domyślnie wszystkie razem
command-leaderboard-scope = Ten serwer albo wszystkie serwery
    .name = zasięg
command-leaderboard-season = Sezon tego serwera (kwartał)
    .name = sezon
command-profile = Zobacz rankingi, wyniki i ostatnie partie gracza
command-history = Zobacz zakończone partie na tym serwerze
command-history-opponent = Tylko partie z tym przeciwnikiem
    .name = przeciwnik
command-history-game = Tylko partie tej gry
command-replay = Obejrzyj partię jeszcze raz, ruch po ruchu albo jako GIF
command-replay-gif = Pokaż wszystkim partię jako GIF
    .name = gif

command-tournament = Zobacz turnieje, weź w którymś udział albo utwórz nowy
command-tournament-tournament = Który; domyślnie wszystkie
    .name = turniej

command-ladder = Wspinaj się po drabinie: rzucaj wyzwania graczom nad tobą
command-ladder-opponent = Gracz nad tobą
    .name = przeciwnik

command-contest = Graj drużynowo przeciw innym serwerom
command-contest-contest = Który mecz, jeśli jest ich kilka
    .name = mecz

command-settings = Zobacz i zmień swoje ustawienia: plansze, przypomnienia, urlop, blokady i nie tylko
command-settings-colors = Kolory plansz, które widzisz tylko ty
    .name = kolory
command-settings-width = Szerokość twoich obrazków w pikselach
    .name = szerokość
command-settings-bottom = Która strona jest na dole
    .name = dół
command-settings-text-boards = Pokazuj /board jako tekst, dla czytników ekranu
    .name = plansze-tekstowe
command-settings-confirm-moves = Pytaj o potwierdzenie wpisanych ruchów
    .name = potwierdzanie
command-settings-zone = Twoja strefa czasowa, np. Europe/Warsaw
    .name = strefa
command-settings-quiet-hours = Godziny, w których twoje zegary stoją, np. 22:00–08:00 (- je wyłącza)
    .name = godziny-ciszy
command-settings-vacation-from = Pierwszy dzień, np. 2026-12-24 albo 24.12.; domyślnie od razu
    .name = urlop-od
command-settings-vacation-until = Ostatni dzień, np. 2027-01-06 albo 6.1.
    .name = urlop-do
command-settings-block = Kogo zablokować
    .name = zablokuj
command-settings-unblock = Kogo odblokować
    .name = odblokuj
page-settings-boards = Plansze i ruchy
page-settings-time = Strefa czasowa i godziny ciszy
page-settings-reminders = Przypomnienia
page-settings-vacation = Urlop
page-settings-code = Kod dla znajomych
page-settings-blocked = Zablokowane osoby
page-settings-data = Moje dane

command-server = Zarządzaj tym serwerem: ustawienia, partie, zakazy gry, nagrody i nie tylko
page-server-boards = Ustawienia: plansze i kanały
page-server-players = Ustawienia: gracze
page-server-paces = Ustawienia: tempa i język
page-server-rewards = Nagrody dla najlepszych graczy
page-server-puzzle = Zadanie dnia
page-server-open = Inne serwery: otwórz ten serwer na mecze
page-server-matches = Partie: zakończ, unieważnij, pokaż na nowo
page-server-bans = Zakazy gry
page-server-log = Dziennik
page-server-fair-play = Uczciwa gra: partie, którym warto się przyjrzeć

command-help = Zobacz, jak się gra

choice-game-courtyard = Courtyard – król na środek
choice-game-king-and-courtesan = King and Courtesan – król w przeciwległy róg
choice-game-guard-and-towers = Guard & Towers – strażnik do zamku
choice-game-kings-court = King’s Court – zostać w środku do końca

side-wish-lot = Losowo
side-wish-first = Zaczynam
side-wish-second = Zaczyna przeciwnik
choice-match = { $id } { $game } kontra { $opponent }{ $state ->
    [yours] { " " }· twój ruch
    [theirs] { " " }· ruch przeciwnika
    [finished] { "" }, zakończona
   *[none] { "" }
}
