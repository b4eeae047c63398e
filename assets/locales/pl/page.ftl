### The page with live boards.

button-browser = Otwórz w przeglądarce
button-open = Otwórz planszę
button-play-now = Zagraj teraz
refused-open-board = Nie mogę teraz otwierać plansz w Discordzie. `/board` pokaże ci planszę tutaj.
page-again = Sesja wygasła. Otwórz planszę ponownie w Discordzie.
page-ask = Wykonać ten ruch?
page-challenges = Wyzwania
page-consent = Discord pyta, czy Courtier może wiedzieć, kim jesteś. Gdy się zgodzisz, zobaczysz tu swoją planszę.
page-declined = Nie wiedząc, kim jesteś, Courtier nie może pokazać twojej planszy.
page-draw = Jest propozycja remisu.
page-empty = puste
page-first = Pozycja początkowa
page-game = Gra
page-here = jest tutaj
page-hidden = Tej partii nie można tu pokazać.
page-last = Aktualna plansza
page-learn = Nauka
page-loading = Wczytuję planszę…
page-lobby = Wszystkie gry
page-lost = Tym razem przegrywasz.
page-matches = Moje partie
page-none = W Discordzie `/play` zaczyna partię.
page-offline = Utracono połączenie. Łączę ponownie…
page-pause = Jest propozycja przerwy: { $time }.
page-piece = { $height ->
    [1] { $piece } ({ $side })
    [few] { $piece } ({ $side }), { $height } kamienie
   *[many] { $piece } ({ $side }), { $height } kamieni
}
page-play-now-about = **Zagraj teraz** zaczyna partię z komputerem na poziomie dobranym do ciebie.
page-puzzle = Zadanie
page-rematch = Jest propozycja rewanżu.
page-rematch-over = Rewanż nie został przyjęty.
page-takeback = Jest prośba o cofnięcie ostatniego ruchu.
page-theme = Kolory
page-too-fast = Za szybko. Poczekaj kilka sekund.
page-watching = Oglądają
page-won = Wygrywasz!
page-you = ty
page-your-turn = Twój ruch
