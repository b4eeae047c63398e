### What players and servers choose about what they are shown.

command-settings = Zobacz albo zmień wygląd swoich plansz, strefę czasową i godziny ciszy
command-settings-theme = Kolory tego, co widzisz tylko ty
    .name = kolory
command-settings-width = Szerokość twoich obrazków, w pikselach
    .name = szerokość
command-settings-bottom = Która strona jest na dole twoich plansz
    .name = dół
command-settings-text-boards = Pokazuj /board jako tekst, dla czytników ekranu
    .name = plansze-tekstowe
command-settings-confirm-moves = Pytaj o potwierdzenie wpisanych ruchów, zanim zostaną zagrane
    .name = potwierdzanie
command-server-settings = Zobacz albo zmień ustawienia: miejsce partii, plansze, język, kto rzuca wyzwania
command-server-settings-theme = Kolory tego, co widzą wszyscy
    .name = kolory
command-server-settings-bottom = Która strona jest na dole plansz w nowych partiach
    .name = dół
command-board-text = Pokaż ją jako tekst zamiast obrazka
    .name = tekst

theme-server = Jak na serwerze
theme-classic = Klasyczne
theme-night = Nocne
theme-colour-blind = Dla daltonistów
theme-contrast = Wysoki kontrast

bottom-own = moja strona
bottom-mover = strona, która ma ruch
bottom-first = strona, która zaczyna partię

width-600 = 600 pikseli (małe, szybko się wczytują)
width-900 = 900 pikseli (dobre dla większości osób)
width-1200 = 1200 pikseli (na duże ekrany)
width-1600 = 1600 pikseli (do powiększania)

option-setting =
    { $setting ->
        [theme] Kolory
        [width] Szerokość
        [language] Język
        [most] Trwające partie
       *[bottom] Na dole
    }: { $value }
select-setting =
    { $setting ->
        [theme] Wybierz kolory
        [width] Wybierz szerokość
        [language] Wybierz język
        [most] Wybierz, ile trwających partii może mieć gracz
       *[bottom] Wybierz, kto jest na dole
    }
button-text-boards =
    Plansze jako tekst: { $on ->
        [yes] tak
       *[no] nie
    }
button-confirm-moves =
    Potwierdzanie wpisanych ruchów: { $on ->
        [yes] tak
       *[no] nie
    }
button-settings = Moje ustawienia
alt-sample = Przykładowa plansza.
refused-manage = To może zrobić tylko ktoś, kto zarządza tym serwerem.

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
    Wybierz poniżej. Każdy wybór zapisuje się od razu, a przykład go pokazuje.
settings-server =
    Ustawienia tego serwera:
    - Partie są pokazywane { $home }
    - Kolory: { $theme }
    - Na dole, w nowych partiach: { $bottom }
    - Język publicznych wiadomości, w nowych wyzwaniach: { $language }
    - Kto może rzucać wyzwania: { $challengers }
    - Ile trwających partii można tu mieć: { $most }
    - Rola pingowana przy wolnych miejscach, najwyżej co 30 minut: { $called }
    Wybierz poniżej. Każdy wybór zapisuje się od razu.

text-board-legend = Wielkie litery to { $first }, małe to { $second }: { $pieces }.
