### What players and servers choose about what they are shown.

command-settings = Zobacz albo zmień wygląd swoich plansz
command-settings-theme = Kolory tego, co widzisz tylko ty
    .name = kolory
command-settings-width = Szerokość twoich obrazków, w pikselach
    .name = szerokość
command-settings-bottom = Która strona jest na dole twoich plansz
    .name = dół
command-settings-text-boards = Czy /board odpowiada tekstem, dla czytników ekranu
    .name = plansze-tekstowe
command-settings-confirm-moves = Czy masz potwierdzać wpisany ruch, zanim zostanie zagrany
    .name = potwierdzanie
command-server-settings = Zobacz albo zmień wygląd plansz dla wszystkich na tym serwerze
command-server-settings-theme = Kolory tego, co widzą wszyscy
    .name = kolory
command-server-settings-bottom = Która strona jest na dole plansz w nowych partiach
    .name = dół
command-board-text = Czy pokazać ją jako tekst zamiast obrazka
    .name = tekst

theme-server = Jak na serwerze
theme-classic = Klasyczne
theme-night = Nocne
theme-colour-blind = Dla daltonistów
theme-contrast = Wysoki kontrast

bottom-own = moja strona
bottom-mover = strona, która ma ruch
bottom-first = strona, która zaczyna partię

settings-player =
    Twoje ustawienia tego, co widzisz tylko ty:
    - Kolory: { $theme }
    - Szerokość w pikselach: { $width }
    - Na dole: { $bottom }
    - Plansze jako tekst: { $text ->
        [yes] tak
       *[no] nie
    }
    - Potwierdzanie wpisanych ruchów: { $confirm ->
        [yes] tak
       *[no] nie
    }
    Każde z nich zmienisz opcjami tego polecenia.
settings-server =
    Ustawienia tego serwera, czyli tego, co widzą wszyscy:
    - Kolory: { $theme }
    - Na dole, w nowych partiach: { $bottom }
    Każde z nich zmienisz opcjami tego polecenia.

text-board-legend = Wielkie litery to { $first }, małe to { $second }: { $pieces }.
