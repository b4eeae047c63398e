### Servers that open themselves to others, and matches between servers.

## Open servers

opening = { $listed ->
    [yes] Ten serwer jest na liście otwartych serwerów.
   *[no] Ten serwer jest otwarty, ale nie ma go na liście: inni potrzebują jego kodu, dopóki nie skończy się pierwszy mecz i serwer nie pojawi się w tabeli.
    }
    - Opis: { $about }
    - Języki: { $languages }
    - Gry: { $games }
    - Kod: { $code }
    - Wyzwania przychodzą na { $channel }
button-opening-about = { $has ->
    [yes] Zmień opis
   *[no] Napisz opis
    }
form-about-label = Jedno zdanie, które przedstawia ten serwer
form-about-placeholder = na przykład: gramy głównie wieczorami
opening-draft = **Pokazać to innym serwerom?**
    { $line }
    Ich wyzwania będą przychodzić na { $channel }. Języki, gry i reszta będą potem.
button-opening-publish = Opublikuj
opening-no-line = brak
opening-all-games = wszystkie
opening-closed = Ten serwer jest ukryty przed innymi, a jego kod już nie działa. Rozpoczęte mecze trwają dalej.
opening-none = Ten serwer nie jest otwarty dla innych.
select-opening-languages = Wybierz języki, którymi tu się mówi
select-opening-games = Wybierz gry, w które chcecie grać
select-opening-channel = Wybierz kanał na wyzwania
button-opening-list = Dodaj do listy
button-opening-unlist = Usuń z listy
button-opening-close = Ukryj ten serwer
button-opening-open = Otwórz ten serwer
refused-not-open = { $what ->
    [tournament] Serwer tego turnieju
   *[this] Ten serwer
} nie jest otwarty dla innych. Zarządzający otwierają go przez `/server`.
opening-ask-close = **Ukryć ten serwer przed innymi?** Nie znajdą go już, a jego kod przestanie działać. Rozpoczęte mecze trwają dalej.

## Seasons of the table of servers

choice-season-now = Ten sezon
choice-season-last = Poprzedni sezon
choice-season-all = Od początku

## Contests: what is agreed on

help-contests = **Mecze:** drużynowe mecze serwerów na najwyżej 64 planszach. Zarządzający otwierają ten serwer przez `/server` i rzucają wyzwania innym przez `/contest`; **Zapisz się** dopisuje cię do składu. Grają ze sobą najwyższe rankingi, reszta jest w rezerwie. Jeśli czas skończy ci się w pierwszych dwóch ruchach, zastąpi cię ktoś z rezerwy.
contest-title = **Mecz { $number }{ $part ->
    [teams] { "" }, drużyny
    [boards] { "" }, plansze
    [result] { "" }, wynik
   *[all] { "" }
}: { $home } – { $away }**
contest-terms =
    - Gry: { $games }
    - Plansze: do { $boards }
    - Tempo: { $pace }{ $weekends ->
        [yes] , weekendy wolne
       *[no] {""}
    }
    - { $rated ->
        [yes] Partie rankingowe
       *[no] Partie nierankingowe
    }
    - Zapisy: { $days }
contest-state = { $state ->
    [asked] { $other } proponuje mecz na tych warunkach. Zarządzający tym serwerem mogą odpowiedzieć do { $until }.
    [proposed] { $other } ma czas na odpowiedź do { $until }.
    [signing-up] Zapisz się do { $until }. Potem najwyższe rankingi grają ze sobą plansza po planszy, a reszta to rezerwa. Mecz zacznie się wcześniej, jeśli kapitanowie obu drużyn nacisną **Gotowe**.
    [agreed] Oba serwery się zgadzają. Zapisz się pod nowszą wiadomością.
    [running] Partie się zaczęły. Zapisani bez partii są w rezerwie.
    [over] Mecz zakończony.
    [declined] Mecz odrzucony.
    [withdrawn] Mecz odwołany.
   *[lapsed] Mecz nie doszedł do skutku: zabrakło odpowiedzi na czas albo zgłoszeń, albo któryś serwer mnie usunął.
}
contest-team = { $has ->
    [yes] **{ $team }**: zapisani: { $count }, kapitan: { $captain }
   *[no] **{ $team }**: zapisani: { $count }
}{ $ready ->
    [yes] , gotowi
   *[no] {""}
}
contest-score = **{ $home } { $homescore } – { $awayscore } { $away }**, rozstrzygnięte plansze: { $decided } z { $boards }
contest-board-result = { $result ->
    [running] trwa
    [home-forfeit] 1–0 walkower
    [away-forfeit] 0–1 walkower
    [void] bez punktów
   *[played] { $homescore }–{ $awayscore }
}
contest-board = { $number }. { $game } { $id }: { $home } – { $away } · { contest-board-result }
contest-result = { $won ->
    [yes] **{ $winner }** wygrywa z **{ $loser }** { $winnerscore }–{ $loserscore }.
   *[no] **{ $winner }** i **{ $loser }** remisują { $winnerscore }–{ $loserscore }.
}
contest-best = Najlepsze występy:
contest-performance = { $player } ({ $team }), ranking { $rating }: { $points } pkt z przeciwnikiem o rankingu { $against }
alt-contest = Plansze od { $from } do { $to }: { $home } kontra { $away }
podium-boards = { $count ->
    [one] Jedna plansza
    [few] { $count } plansze
    [many] { $count } plansz
   *[other] { $count } planszy
}
button-contest-ready = Gotowe
button-contest-unready = Jeszcze nie
button-contest-withdraw = Odwołaj mecz
button-contest-change = Zaproponuj zmiany
button-contest-boards = Plansze
button-contest-again = Kolejny mecz
select-contest-games = Wybierz gry, w które grasz w tym meczu
form-contest-boards-label = Plansze, od 1 do 64
form-contest-games-label = Gry, oddzielone przecinkami
form-contest-pace-label = Czas na ruchy
form-contest-days-label = Dni na zapisy, od 1 do 14
form-contest-options-label = Opcje: rankingowe, weekendy wolne
contest-option-rated = rankingowe
contest-option-weekends = weekendy wolne

## Contests: answers

contest-proposed = Mecz { $number } zaproponowany. Odpowiedź pokaże wiadomość o nim.
contest-accepted = Mecz { $number } przyjęty. Członkowie obu serwerów mogą się już zapisywać.
contest-declined = Mecz { $number } odrzucony.
contest-changed = Zmiany w meczu { $number } zaproponowane. Teraz odpowiada drugi serwer.
contest-ask-call-off = **Odwołać mecz { $number }, { $home } – { $away }?** Tego nie da się cofnąć.
contest-called-off = Mecz { $number } jest odwołany.
contest-captain-named = Twoja drużyna w meczu { $number } ma nowego kapitana.
contest-ready-noted = Twoja drużyna { $ready ->
    [yes] jest gotowa
   *[no] nie jest już gotowa
}. Mecz { $number } zacznie się, gdy obie będą gotowe albo skończą się zapisy.
contest-shown-here = Ten kanał pokazuje teraz mecz { $number }.
contest-joined = Masz miejsce na liście meczu { $number }. Jeśli dostaniesz planszę, twoja partia zacznie się sama.
contest-left = Nie ma cię już na liście meczu { $number }.
contest-substituted = { $user } wchodzi do gry, a partia zaczyna się od nowa.
contests-none = Ten serwer nie rozegrał jeszcze żadnego meczu. Zarządzający mogą rzucić wyzwanie otwartemu serwerowi.
contests-head = **Mecze tego serwera**
contest-line = { $number }: { $home } – { $away } · { $state ->
    [proposed] zaproponowany
    [signing-up] zapisy
    [running] trwa
    [over] zakończony
    [won] wygrany { $homescore }–{ $awayscore }
    [drawn] zremisowany { $homescore }–{ $awayscore }
    [lost] przegrany { $homescore }–{ $awayscore }
    [declined] odrzucony
    [withdrawn] odwołany
   *[lapsed] nie doszedł do skutku
}

## Servers

servers-none = { $open ->
    [yes] Żaden inny serwer nie jest jeszcze otwarty na mecze.
   *[no] Żaden inny serwer nie jest jeszcze otwarty na mecze. Ten otwierają zarządzający przez `/server`.
}
servers-head = **Serwery otwarte na mecze**
servers-line = **{ $server }** · { $languages } · gry: { $games }
servers-table-title = { $all ->
    [yes] **Tabela serwerów, od początku**: { $pool }
   *[no] **Tabela serwerów, { $season }**: { $pool }
}
servers-table-none = Nie skończył się jeszcze żaden mecz.
servers-table-empty = W tej tabeli nie ma zakończonych meczów. Wybierz poniżej inną grę albo inny sezon.
select-server-page = Zobacz stronę serwera
servers-points = punkty meczowe: { $points }, punkty z plansz: { $halves } z { $boards }, { $contests ->
    [one] { $contests } mecz
    [few] { $contests } mecze
    [many] { $contests } meczów
   *[other] { $contests } meczu
}
servers-table-line = **{ $server }**: { servers-points }, średnia przeciwników { $strength }
servers-table-legend = Wygrany mecz daje 2 punkty meczowe (PM), zremisowany 1. Przy równości decydują punkty z plansz (PP), a potem średnia punktów meczowych przeciwników (Przec.).
servers-column-server = Serwer
servers-column-points = PM
servers-column-halves = PP
servers-column-strength = Przec.
server-page-open = Otwarty na mecze · { $languages } · gry: { $games }
server-page-none = Ten serwer nie zakończył jeszcze żadnego meczu.
server-page-row = Miejsce { $place } od początku: { servers-points }
server-page-members = Najlepsi gracze:
server-page-record = Bilans:
server-page-member = { $player }: { $halves } z { $boards }
server-page-against = { $server }: wygrane { $won }, remisy { $drawn }, przegrane { $lost }; punkty z plansz { $own }–{ $theirs }

## Contests: refusals

refused-no-contest = Nie ma tu meczu { $number }. Wszystkie pokazuje `/contest`.
refused-which-contest = Wybierz mecz w opcji `mecz`.
refused-server-name = { $found ->
    [none] Żaden otwarty serwer nie nazywa się
   *[several] Kilka otwartych serwerów nazywa się
} „{ $name }”. Wybierz z listy albo poproś jego zarządzających o kod.
refused-absent-server = Nie ma mnie teraz na { $what ->
    [tournament] serwerze tego turnieju
   *[server] serwerze „{ $name }”
}. Spróbuj, gdy tam wrócę.
refused-contest-gone = Nie ma mnie teraz na serwerze „{ $name }”. Zapisy trwają; naciśnij ponownie **Gotowe**, gdy tam wrócę.
refused-contest-closed = Serwer „{ $name }” nie jest teraz otwarty dla innych, a wyzwanie można rzucić tylko otwartym serwerom. Zarządzający otwierają go przez `/server`.
refused-contest-not-open = Nie wiadomo jeszcze, gdzie pokazać tu mecz. Najpierw naciśnij **{ button-opening-open }**, a potem wyzwij drugi serwer jeszcze raz.
refused-contest-itself = Serwer nie gra sam ze sobą. Wybierz inny.
refused-contest-boards = Mecz ma od 1 do { $most } plansz.
refused-contest-days = Zapisy trwają od 1 do { $most } dni.
refused-no-such-game = Nie znam gry „{ $name }”. Wpisz nazwy po przecinku, na przykład: Courtyard, King’s Court.
refused-no-such-term = „{ $name }” to nie opcja. Wpisz „{ $rated }”, „{ $weekends }” albo jedno i drugie po przecinku; możesz też zostawić to pole puste.
refused-contest-pace = Mecze wymagają wolnego tempa: dni na ruch albo rezerwy dni.
refused-many-contests = Ten serwer gra już maksymalną liczbę meczów ({ $most }). Dokończcie albo odwołajcie któryś.
refused-their-many-contests = Drugi serwer gra już maksymalną liczbę meczów. Spróbuj, gdy któryś się skończy.
refused-many-proposals = Ten serwer proponował ostatnio wiele meczów. Następny może zaproponować { $until }.
refused-abort-in-contest = Partia { $id } musi mieć wynik dla swojego meczu. Rozstrzygnij ją na niekorzyść osoby z tego serwera albo pozwól grać dalej.
refused-contest-refused-before = Drugiemu serwerowi możesz znów rzucić wyzwanie { $until }, { $wait } po odmowie albo braku odpowiedzi.
refused-contest-not-over = Najpierw musi się skończyć mecz { $number } między tymi serwerami.
refused-they-answer = Teraz odpowiada drugi serwer. Poczekaj albo odwołaj mecz.
refused-contest-not-now = { $state ->
    [proposed] Najpierw muszą się zgodzić oba serwery.
    [signing-up] Partie jeszcze się nie zaczęły.
    [running] Partie się zaczęły, a zapisy są zamknięte.
    [over] Mecz jest zakończony.
    [declined] Mecz został odrzucony.
    [withdrawn] Mecz został odwołany.
   *[lapsed] Mecz nie doszedł do skutku.
}
refused-other-team = { $self ->
    [yes] Grasz już w drużynie drugiego serwera.
   *[no] { $user } gra już w drużynie drugiego serwera.
} Nikt nie gra w obu.
refused-not-signed-up = { $self ->
    [yes] Nie ma cię na liście tego meczu. Naciśnij **Zapisz się** pod wiadomością o nim.
   *[no] { $user } nie jest na liście tego meczu.
}
refused-no-board = { $user } nie ma niedokończonej planszy.
refused-begun-in-earnest = Partię gracza { $user } trzeba dokończyć: obie strony wykonały już po dwa ruchy.
refused-no-reserve = W rezerwie nie ma nikogo do tej gry. Do rezerwy można się zapisać, zanim zaczną się partie.
refused-many-replaced = Ta drużyna ma już za sobą { $most ->
    [one] { $most } zmianę
    [few] { $most } zmiany
    [many] { $most } zmian
   *[other] { $most } zmiany
}, a to maksimum: połowa jej plansz.
refused-too-few = Zapisanych jest za mało. Gotowość możesz zgłosić, gdy na obu serwerach ktoś się zapisze.
refused-no-captain = { $user } nie może być kapitanem: wybierz kogoś z tego serwera, ale nie bota.

select-contest = Otwórz mecz…
select-contest-server = Rzuć wyzwanie serwerowi…
button-contest-servers = Otwarte serwery
button-table = Tabela
button-contest-challenge = Rzuć wyzwanie temu serwerowi
button-contest-out = Nie mogę zagrać
contest-ask-out = **Oddać swoją planszę w meczu { $number }?** Wejdzie pierwsza osoba z rezerwy, która gra w tę grę, a partia zacznie się od nowa.
button-servers-here = Strona tego serwera
button-servers-find = Szukaj po nazwie lub kodzie
form-servers-find-label = Nazwa lub kod serwera
servers-found = **Znalezione serwery**
server-page-challenge = **Rzuć wyzwanie serwerowi** proponuje:
select-table = Inna gra albo inny sezon…
select-contest-captain = Wyznacz kapitana…
select-contest-substitute = Zastąp gracza osobą z rezerwy…
