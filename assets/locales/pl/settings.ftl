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
        [home] Wybierz kanał albo forum dla partii
        [challengers] Wybierz rolę, która może rzucać wyzwania
        [seat-role] Rola pingowana przy otwartych wyzwaniach…
       *[bottom] Wybierz, kto jest na dole
    }
button-usual-setting = { $setting ->
    [home] Pokazuj partie tam, gdzie padło wyzwanie
    [challengers] Pozwól każdemu rzucać wyzwania
   *[seat-role] Nikogo nie pinguj
}
button-switch = { $switch ->
    [threads-off] Wyłącz wątki
    [threads-on] Włącz wątki
    [visitors-off] Zamknij stronę dla gości
    [visitors-on] Otwórz stronę dla gości
    [text-off] Plansze jako obrazki
    [text-on] Plansze jako tekst
    [confirm-off] Bez potwierdzania ruchów
    [confirm-on] Potwierdzaj wpisane ruchy
    [fast-off] Najpierw pokaż mój ruch
   *[fast-on] Graj bez podglądu
}
setting-role = { $setting ->
    [challengers] osoby z rolą { $role }
   *[other] { $role }
}
setting-no-role = { $setting ->
    [challengers] wszyscy
    [seat-role] brak
   *[other] brak roli
}
setting-no-limit = zwykły limit
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
    - Rola pingowana przy otwartych wyzwaniach, najwyżej co 30 minut: { $seat-role }
    Zmiany zapisują się od razu.

text-board-legend = Wielkie litery to { $first }, małe to { $second }: { $pieces }.

select-block = Zablokuj kogoś…
select-unblock = Odblokuj kogoś…
select-unblock-member = Odblokuj inną osobę…
