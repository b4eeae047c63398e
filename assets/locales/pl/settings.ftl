### What players and servers choose about what they are shown.

theme-server = Jak na serwerze
theme-classic = Klasyczne
theme-night = Nocne
theme-colour-blind = Dla daltonistów
theme-contrast = Wysoki kontrast

bottom-own = moja strona
bottom-mover = strona, która ma ruch
bottom-first = strona, która zaczyna partię

width-600 = 600 pikseli (małe, szybko się wczytują)
width-900 = 900 pikseli (dobre dla większości)
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
        [most] Wybierz limit trwających partii
       *[bottom] Wybierz, kto jest na dole
    }
button-settings = Moje ustawienia
alt-sample = Przykładowa plansza.
refused-not-allowed = To może zrobić tylko { $who ->
    [tournament] ktoś z uprawnieniem „Zarządzanie serwerem” albo z rolą prowadzących ten turniej
    [captain] kapitan albo ktoś, kto zarządza tym serwerem
   *[manager] ktoś, kto zarządza tym serwerem
}.

settings-player =
    Ustawienia tego, co widzisz tylko ty:
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
    - Podgląd wybranych ruchów przed zagraniem: { $fast ->
        [yes] nie
       *[no] tak
    }
    Zmiany zapisują się od razu.
settings-server =
    Ustawienia tego serwera:
    - Partie są pokazywane { $home }
    - Kolory: { $theme }
    - Na dole, w nowych partiach: { $bottom }
    - Język publicznych wiadomości, w nowych wyzwaniach: { $language }
    - Kto może rzucać wyzwania: { $challengers }
    - Trwające partie na gracza: { $most }
    - Rola pingowana przy otwartych wyzwaniach, najwyżej co 30 minut: { $called }
    Zmiany zapisują się od razu.

text-board-legend = Wielkie litery to { $first }, małe to { $second }: { $pieces }.

select-block = Zablokuj kogoś…
select-unblock = Odblokuj kogoś…
select-unblock-member = Odblokuj inną osobę…
button-text-boards = { $on ->
    [yes] Plansze jako obrazki
   *[no] Plansze jako tekst
}
button-confirm-moves = { $on ->
    [yes] Bez potwierdzania ruchów
   *[no] Potwierdzaj wpisane ruchy
}
button-play-at-once = { $on ->
    [yes] Najpierw pokaż mój ruch
   *[no] Graj bez podglądu
}
