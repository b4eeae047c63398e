### Servers that open themselves to others, and matches between servers.

## Open servers

opening = { $listed ->
    [yes] Ten serwer jest na liście otwartych serwerów.
   *[no] Ten serwer jest otwarty, ale nie ma go na liście: znajdą go tylko serwery, które mają jego kod. Po pierwszym meczu pojawi się w tabeli serwerów.
    }
    - Opis: { $about }
    - Języki: { $languages }
    - Gry: { $games }
    - Kod: { $code }
    - Wyzwania od innych serwerów przychodzą na { $channel }
    Każdy wybór poniżej zapisuje się od razu. `/server` z opcją `opis` zmienia opis.
opening-draft = **Pokazać to innym serwerom?**
    { $line }
    Wyzwania od innych serwerów będą przychodzić na { $channel }. Języki, gry i resztę można wybrać potem.
button-opening-publish = Opublikuj
opening-no-line = brak
opening-all-games = wszystkie
opening-closed = Ten serwer jest teraz ukryty przed innymi, a jego kod już nie działa. Rozpoczęte mecze trwają dalej. `/server` otwiera go ponownie.
select-opening-languages = Wybierz języki, którymi tu się mówi
select-opening-games = Wybierz gry, w które chcecie grać
select-opening-channel = Wybierz kanał na wyzwania od innych serwerów
button-opening-list = Dodaj do listy
button-opening-unlist = Usuń z listy
button-opening-new-code = Nowy kod
button-opening-close = Ukryj ten serwer
refused-not-open = Ten serwer nie jest otwarty dla innych. Zarządzający otwierają go przez `/server`.
refused-long-about = Opis serwera może mieć najwyżej tyle znaków: { $most }. Nic się nie zmieniło.
refused-mention-in-about = W opisie serwera nie można nikogo oznaczać, więc usuń @. Nic się nie zmieniło.

## Contests: commands

choice-season-now = Ten sezon
choice-season-last = Poprzedni sezon
choice-season-all = Od początku

## Contests: what is agreed on

help-contests = **Mecze:** serwery grają ze sobą na wielu planszach. `/server` otwiera ten serwer dla innych, `/contest` rzuca wyzwanie innemu, a **Zapisz się** na karcie dopisuje cię do składu. Najsilniejsi grają z najsilniejszymi, reszta jest w rezerwie. Gracza, któremu skończy się czas, zanim obie strony wykonają po dwa ruchy, zastępuje pierwsza osoba z rezerwy; gdy jej nie ma, plansza jest przegrana. Serwer, który usunie mnie na 7 dni, przegrywa niedokończone plansze. `/contest` pokazuje też otwarte serwery i ich tabelę.
contest-title = **Mecz { $number }: { $home } – { $away }**
contest-teams-title = **Mecz { $number }, drużyny: { $home } – { $away }**
contest-boards-title = **Mecz { $number }, plansze: { $home } – { $away }**
contest-result-title = **Mecz { $number }, wynik: { $home } – { $away }**
contest-terms =
    - Gry: { $games }
    - Plansze: { $boards }, jeśli obie drużyny mogą je obsadzić
    - Tempo: { $pace }{ $weekends ->
        [yes] , weekendy wolne
       *[no] {""}
    }
    - { $rated ->
        [yes] Partie liczą się do rankingu
       *[no] Partie nie liczą się do rankingu
    }
    - Zapisy: { $days }
contest-state = { $state ->
    [asked] { $other } rzuca temu serwerowi wyzwanie. Do { $until } zarządzający tym serwerem mogą je przyjąć, odrzucić albo zaproponować inne warunki.
    [proposed] { $other } ma czas na odpowiedź do { $until }.
    [signing-up] Zapisz się do { $until }. Potem plansze zostaną obsadzone, najsilniejsi przeciw najsilniejszym, a reszta to rezerwa. Mecz zacznie się wcześniej, jeśli kapitanowie obu drużyn nacisną **Gotowe**.
    [agreed] Oba serwery się zgadzają. Żeby zagrać, zapisz się pod nowszą wiadomością.
    [running] Plansze są obsadzone. Zapisani, dla których nie starczyło planszy, są w rezerwie.
    [over] Mecz zakończony.
    [declined] Mecz odrzucony.
    [withdrawn] Mecz odwołany.
   *[lapsed] Mecz nie doszedł do skutku: zabrakło odpowiedzi na czas albo zgłoszeń, albo nie było mnie już na jednym z serwerów.
}
contest-team = { $has ->
    [yes] **{ $team }**: zapisani: { $count }, kapitan: { $captain }
   *[no] **{ $team }**: zapisani: { $count }
}{ $ready ->
    [yes] , gotowi
   *[no] {""}
}
contest-score = **{ $home } { $homescore } – { $awayscore } { $away }**, rozstrzygnięte plansze: { $decided } z { $boards }
contest-board = { $number }. { $game } { $id }: { $home } – { $away } { $result ->
    [running] · trwa
    [home-forfeit] · 1–0 walkower
    [away-forfeit] · 0–1 walkower
    [void] · bez punktów
   *[played] · { $homescore }–{ $awayscore }
}
contest-result = { $won ->
    [yes] **{ $winner }** wygrywa z **{ $loser }** { $winnerscore }–{ $loserscore }.
   *[no] **{ $winner }** i **{ $loser }** remisują { $winnerscore }–{ $loserscore }.
}
contest-best = Najlepsze występy:
contest-performance = { $player } ({ $team }): { $points } przy rankingu { $rating }, ranking przeciwnika { $against }
alt-contest = Plansze od { $from } do { $to }: { $home } kontra { $away }
button-contest-join = Zapisz się
button-contest-leave = Wypisz się
button-contest-ready = Gotowe
button-contest-unready = Jeszcze nie
button-contest-withdraw = Odwołaj mecz
button-contest-change = Zaproponuj zmiany
button-contest-boards = Plansze
button-contest-here = Pokaż tutaj
select-contest-games = Wybierz gry, w które grasz w tym meczu
form-contest-title = Zaproponuj zmiany
form-contest-boards-label = Plansze, od 1 do 64
form-contest-games-label = Gry, oddzielone przecinkami
form-contest-pace-label = Czas na ruchy
form-contest-days-label = Dni na zapisy, od 1 do 14
form-contest-options-label = Opcje: rankingowe, weekendy wolne
contest-option-rated = rankingowe
contest-option-weekends = weekendy wolne

## Contests: answers

contest-proposed = Mecz { $number } zaproponowany. Jego karta na obu serwerach pokazuje, co dalej.
contest-accepted = Mecz { $number } przyjęty. Członkowie obu serwerów mogą się już zapisywać.
contest-declined = Mecz { $number } odrzucony.
contest-changed = Zmiany w meczu { $number } zaproponowane. Teraz odpowiada drugi serwer.
contest-ask-call-off = **Odwołać mecz { $number }, { $home } – { $away }?** Tego nie da się cofnąć.
contest-called-off = Mecz { $number } jest odwołany.
contest-captain-named = Drużyna tego serwera w meczu { $number } ma nowego kapitana.
contest-ready-noted = Przyjęte. Mecz { $number } zacznie się, gdy tylko obie drużyny będą gotowe albo skończą się zapisy.
contest-unready-noted = Przyjęte. Mecz { $number } zacznie się, gdy skończą się zapisy, chyba że wcześniej obie drużyny będą gotowe.
contest-shown-here = Od teraz mecz { $number } jest pokazywany na tym kanale.
contest-joined = Masz miejsce na liście meczu { $number }. Twoja partia zacznie się sama.
contest-left = Nie ma cię już na liście meczu { $number }.
contest-substituted = { $user } wchodzi do gry, a partia zaczyna się od nowa.
contests-none = Ten serwer nie rozegrał jeszcze żadnego meczu. Wybierz jeden z otwartych serwerów i rzuć mu wyzwanie.
contests-head = **Mecze tego serwera**
contest-line = { $number }: { $home } – { $away } · { $state ->
    [proposed] zaproponowany
    [signing-up] zapisy
    [running] trwa
    [over] zakończony
    [declined] odrzucony
    [withdrawn] odwołany
   *[lapsed] nie doszedł do skutku
}

## Servers

servers-none = Żaden serwer nie jest jeszcze otwarty na mecze. Ten otwierają zarządzający przez `/server`.
servers-head = **Serwery otwarte na mecze**
servers-line = **{ $server }** · { $languages } · gry: { $games }
servers-table-title = { $all ->
    [yes] **Tabela serwerów, od początku**: { $pool }
   *[no] **Tabela serwerów, { $season }**: { $pool }
}
servers-table-none = Nie skończył się jeszcze żaden mecz.
select-server-page = Zobacz stronę serwera
servers-table-line = **{ $server }**: punkty meczowe: { $points }, punkty z plansz: { $halves } z { $boards }, { $contests ->
    [one] { $contests } mecz
    [few] { $contests } mecze
    [many] { $contests } meczów
   *[other] { $contests } meczu
}, przeciwnicy { $strength }
servers-table-legend = Wygrany mecz daje 2 punkty meczowe, zremisowany 1. Przy równej liczbie decydują punkty z plansz, a potem średnia punktów meczowych przeciwników.
servers-column-server = Serwer
servers-column-points = PM
servers-column-halves = PP
servers-column-strength = Przec.
button-season-now = Ten sezon
button-all-time = Od początku
server-page-open = Otwarty na mecze · { $languages } · gry: { $games }
server-page-none = Nie ma jeszcze zakończonych meczów.
server-page-row = Miejsce { $place } od początku: punkty meczowe: { $points }, punkty z plansz: { $halves } z { $boards }, { $contests ->
    [one] { $contests } mecz
    [few] { $contests } mecze
    [many] { $contests } meczów
   *[other] { $contests } meczu
}
server-page-members = Najlepsi gracze:
server-page-record = Bilans:
server-page-member = { $player }: { $halves } z { $boards }
server-page-against = { $server }: wygrane { $won }, remisy { $drawn }, przegrane { $lost }; punkty z plansz { $own }–{ $theirs }

## Contests: refusals

refused-no-contest = Na tym serwerze nie ma meczu { $number }. Wszystkie pokazuje `/contest`.
refused-which-contest = Wskaż mecz: wybierz go w opcji `mecz`.
refused-no-such-server = Nie ma otwartego serwera o nazwie „{ $name }”. Wybierz go z listy albo wpisz kod, który mają jego zarządzający.
refused-several-servers = Kilka otwartych serwerów nazywa się „{ $name }”. Wybierz właściwy z listy albo wpisz kod, który mają jego zarządzający.
refused-absent-server = Nie ma mnie teraz na serwerze „{ $name }”, więc nikt by tam nie odpowiedział. Spróbuj, gdy tam wrócę.
refused-contest-gone = Nie ma mnie teraz na serwerze „{ $name }”, więc nie da się obsadzić żadnej planszy. Zapisy trwają; zgłoś gotowość ponownie, gdy tam wrócę.
refused-contest-not-open = Nie wiadomo jeszcze, gdzie pokazać tu mecz. Najpierw otwórz ten serwer przez `/server`.
refused-contest-itself = Serwer nie gra sam ze sobą. Wybierz inny.
refused-not-the-captain = To może zrobić tylko kapitan albo ktoś, kto zarządza tym serwerem.
refused-contest-boards = Mecz ma od 1 do { $most } plansz.
refused-contest-days = Zapisy trwają od 1 do { $most } dni.
refused-no-such-game = Nie znam gry „{ $name }”.
refused-no-such-term = „{ $name }” to nie jedna z opcji. Wpisz { $rated }, { $weekends }, jedno i drugie po przecinku albo nic.
refused-contest-pace = Mecze wymagają wolnego tempa: dni na ruch albo rezerwy dni. Wybierz takie.
refused-many-contests = Ten serwer gra już maksymalną liczbę meczów ({ $most }). Najpierw dokończcie albo odwołajcie któryś.
refused-their-many-contests = Drugi serwer gra już maksymalną liczbę meczów. Spróbuj, gdy któryś się skończy.
refused-many-proposals = Ten serwer proponował ostatnio wiele meczów. Następny można zaproponować { $until }.
refused-abort-in-contest = Partii { $id } nie można przerwać, bo należy do meczu dwóch serwerów. Możesz rozstrzygnąć ją na niekorzyść osoby z tego serwera albo pozwolić grać dalej.
refused-contest-refused-before = Drugi serwer odrzucił mecz albo nie odpowiedział. Następne wyzwanie możesz mu rzucić { $until }, { $wait } po tamtym.
refused-contest-not-over = Mecz { $number } między tymi serwerami jeszcze się nie skończył. Następny możesz zaproponować po nim.
refused-they-answer = Na tę propozycję odpowiada drugi serwer. Poczekaj na odpowiedź.
refused-contest-not-now = { $state ->
    [proposed] Mecz jest tylko zaproponowany: najpierw muszą się zgodzić oba serwery.
    [signing-up] Plansze nie są jeszcze obsadzone.
    [running] Plansze są już obsadzone, a zapisy zamknięte.
    [over] Mecz jest zakończony.
    [declined] Mecz został odrzucony.
    [withdrawn] Mecz został odwołany.
   *[lapsed] Mecz nie doszedł do skutku.
}
refused-other-team = { $self ->
    [yes] W tym meczu grasz już w drużynie drugiego serwera.
   *[no] W tym meczu { $user } gra już w drużynie drugiego serwera.
} Nikt nie gra w obu.
refused-not-signed-up = { $self ->
    [yes] Nie ma cię na liście tego meczu. Dopisuje do niej przycisk „Zapisz się” na jego karcie.
   *[no] { $user } nie jest na liście tego meczu.
}
refused-full-team = Z tego serwera zapisała się już maksymalna liczba osób ({ $most }).
refused-no-board = { $user } nie ma niedokończonej planszy.
refused-begun-in-earnest = Partia gracza { $user } trwa na dobre: obie strony wykonały po dwa ruchy. Trzeba ją dokończyć.
refused-no-reserve = W rezerwie nie ma nikogo do tej gry, więc na planszy nic się nie zmienia. Do rezerwy można się zapisać, zanim plansze zostaną obsadzone.
refused-many-replaced = Ta drużyna ma już za sobą { $most ->
    [one] { $most } zmianę
    [few] { $most } zmiany
    [many] { $most } zmian
   *[other] { $most } zmiany
}, a może zmienić graczy najwyżej na połowie plansz. Na planszy nic się nie zmienia.
refused-too-few = Zapisanych jest za mało, żeby obsadzić planszę. Gotowość możesz zgłosić, gdy na obu serwerach ktoś się zapisze.
refused-no-captain = { $user } nie może prowadzić drużyny: kapitan musi należeć do tego serwera i nie może być botem.

select-contest = Otwórz mecz…
select-contest-server = Rzuć wyzwanie serwerowi…
button-contest-servers = Otwarte serwery
button-contest-table = Tabela
button-contest-challenge = Rzuć wyzwanie serwerowi
select-contest-captain = Wyznacz kapitana…
select-contest-substitute = Zastąp gracza osobą z rezerwy…
