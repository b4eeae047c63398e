### Servers that open themselves to others, and matches between servers.

## Open servers

command-server-open = Pozwól innym serwerom znaleźć ten albo zmień to, co o sobie mówi
command-server-open-about = Zdanie o tym serwerze, które czytają inne serwery
    .name = opis
command-server-close = Ukryj ten serwer przed innymi
opening = { $listed ->
    [yes] Ten serwer jest otwarty: jest na liście otwartych serwerów.
   *[no] Ten serwer jest otwarty, ale na żadnej liście: znajdzie go tylko ten, kto ma kod. Gdy rozegra mecz, wymienia go tabela serwerów.
    }
    - Opis: { $about }
    - Języki: { $languages }
    - Gry: { $games }
    - Kod: { $code }
    - To, czego chcą inne serwery, pokazuję w { $channel }
    Każdy wybór poniżej zapisuje się od razu. `/server open` z `opis` zmienia opis.
opening-draft = **Pokazać to innym serwerom?**
    { $line }
    To, czego chcą od tego serwera, pojawia się na { $channel }. Języki, gry i resztę można wybrać potem.
button-opening-publish = Opublikuj
opening-no-line = jeszcze nic
opening-all-games = wszystkie
opening-closed = Ten serwer jest teraz ukryty przed innymi, a jego kod już nie działa. Rozpoczęte mecze trwają dalej. `/server open` otwiera go ponownie.
select-opening-languages = Wybierz języki, którymi tu się mówi
select-opening-games = Wybierz gry, w które chcecie grać
select-opening-channel = Wybierz, gdzie mam pokazywać, czego chcą inne serwery
button-opening-list = Dodaj do listy
button-opening-unlist = Usuń z listy
button-opening-new-code = Nowy kod
button-opening-close = Zamknij
refused-not-open = Ten serwer nie jest otwarty dla innych. `/server open` go otwiera.
refused-long-about = Opis serwera może mieć najwyżej tyle znaków: { $most }. Nic się nie zmieniło.
refused-mention-in-about = W opisie serwera nie można nikogo oznaczać, więc usuń @. Nic się nie zmieniło.

## Contests: commands

command-contest = Mecze: ten serwer przeciw innemu, na wielu planszach
command-contest-challenge = Wyzwij inny otwarty serwer, jeśli możesz zarządzać tym
command-contest-challenge-server = Który serwer: wybierz z listy albo wpisz jego kod
    .name = serwer
command-contest-challenge-boards = Ile plansz, od 1 do 64; puste: 4
    .name = plansze
command-contest-challenge-game = Gra; puste: wszystkie, których chce drugi serwer
    .name = gra
command-contest-challenge-game2 = Druga gra
    .name = gra2
command-contest-challenge-game3 = Trzecia gra
    .name = gra3
command-contest-challenge-pace = Ile jest czasu na ruchy; bez tempa na żywo
    .name = tempo
command-contest-challenge-weekends = Czy zegary stoją w soboty i niedziele
    .name = weekendy
command-contest-challenge-rated = Czy partie liczą się do rankingu; tak, jeśli nic nie powiesz
    .name = rankingowa
command-contest-challenge-days = Ile dni trwają zapisy, od 1 do 14; puste: 7
    .name = dni
command-contest-list = Zobacz mecze tego serwera
command-contest-show = Zobacz mecz: kto jest w składzie, jak stoją plansze albo wynik
command-contest-show-contest = Który mecz, jeśli jest ich więcej
    .name = mecz
command-contest-withdraw = Odwołaj mecz, zanim zostaną ustawione plansze
command-contest-withdraw-contest = Który mecz, jeśli jest ich więcej
    .name = mecz
command-contest-captain = Wyznacz kapitana drużyny tego serwera
command-contest-captain-member = Kto prowadzi drużynę
    .name = osoba
command-contest-captain-contest = Który mecz, jeśli jest ich więcej
    .name = mecz
command-contest-substitute = Niech rezerwa zagra za kogoś, czyja partia ledwie się zaczęła
command-contest-substitute-member = Kto jednak nie gra; puste: ty
    .name = osoba
command-contest-substitute-contest = Który mecz, jeśli jest ich więcej
    .name = mecz
command-servers = Serwery, które grają mecze: otwarte i tabela wszystkich
command-servers-list = Zobacz serwery otwarte na mecze
command-servers-table = Zobacz tabelę serwerów: mecze, punkty z plansz, przeciwnicy
command-servers-table-game = Tylko jedna gra
    .name = gra
command-servers-table-season = Który sezon; puste: obecny
    .name = sezon
command-servers-show = Zobacz stronę serwera: najlepszych graczy i bilans
command-servers-show-server = Który serwer; puste: ten
    .name = serwer
choice-season-now = Ten sezon
choice-season-last = Poprzedni sezon
choice-season-all = Od początku

## Contests: what is agreed on

help-contests = **Mecze:** serwery grają ze sobą na wielu planszach. `/server open` ogłasza ten serwer, `/contest` rzuca wyzwanie innemu, a przycisk Zagraj na karcie dopisuje cię do składu. Najsilniejsi grają z najsilniejszymi, reszta jest w rezerwie. Komu skończy się czas, zanim obie strony zrobią po dwa ruchy, tego zastępuje pierwsza rezerwa, a bez niej plansza jest przegrana. Serwer, na którym nie ma mnie przez 7 dni, przegrywa plansze, na których się jeszcze gra. `/servers` pokazuje, kto gra, i tabelę.
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
    [asked] { $other } rzuca temu serwerowi wyzwanie. Kto może nim zarządzać, może przyjąć, odrzucić albo zaproponować coś innego do { $until }.
    [proposed] { $other } ma czas na odpowiedź do { $until }.
    [signing-up] Zapisz się do { $until }. Wtedy plansze zostaną obsadzone, najsilniejsi przeciw najsilniejszym, a reszta to rezerwa. Zacznie się wcześniej, jeśli obie drużyny powiedzą, że są gotowe.
    [agreed] Oba serwery się zgadzają. Kto chce grać, zapisuje się przy nowszej wiadomości o tym meczu.
    [running] Plansze są obsadzone. Zapisani, dla których nie starczyło planszy, są w rezerwie.
    [over] Jest zakończony.
    [declined] Propozycja odrzucona.
    [withdrawn] Mecz odwołany.
   *[lapsed] Nie doszedł do skutku: zabrakło odpowiedzi na czas albo zgłoszeń, albo nie było mnie już na jednym z serwerów.
}
contest-team = { $has ->
    [yes] **{ $team }**: zapisani: { $count }, kapitan { $captain }
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
    [void] · nie liczy się nikomu
   *[played] · { $homescore }–{ $awayscore }
}
contest-result = { $won ->
    [yes] **{ $winner }** wygrywa z **{ $loser }** { $winnerscore }–{ $loserscore }.
   *[no] **{ $winner }** i **{ $loser }** remisują { $winnerscore }–{ $loserscore }.
}
contest-best = Najlepsze występy:
contest-performance = { $player } ({ $team }): { $points } przeciw { $against }, z rankingiem { $rating }
alt-contest = Plansze od { $from } do { $to }: { $home } przeciw { $away }
button-contest-join = Zapisz się
button-contest-leave = Nie gram
button-contest-ready = Gotowe
button-contest-unready = Jeszcze nie
button-contest-withdraw = Odwołaj mecz
button-contest-change = Inna propozycja
button-contest-boards = Plansze
button-contest-here = Pokaż tutaj
select-contest-games = Wybierz gry, w które tu grasz
form-contest-title = Zaproponuj coś innego
form-contest-boards-label = Plansze, od 1 do 64
form-contest-games-label = Gry, oddzielone przecinkami
form-contest-pace-label = Tempo
form-contest-days-label = Dni na zapisy, od 1 do 14
form-contest-options-label = Opcje: rankingowe, weekendy wolne
contest-option-rated = rankingowe
contest-option-weekends = weekendy wolne

## Contests: answers

contest-proposed = Mecz { $number } jest zaproponowany. Jego karta na obu serwerach pokazuje, co się z nim dzieje.
contest-accepted = Mecz { $number } przyjęty. Członkowie obu serwerów mogą się już zapisywać.
contest-declined = Mecz { $number } odrzucony.
contest-changed = Inna propozycja meczu { $number } wysłana. Teraz odpowiada drugi serwer.
contest-ask-call-off = **Odwołać mecz { $number }, { $home } – { $away }?** Tego nie da się cofnąć.
contest-called-off = Mecz { $number } jest odwołany.
contest-captain-named = Drużyna tego serwera w meczu { $number } ma nowego kapitana.
contest-ready-noted = Zapisane. Mecz { $number } zacznie się, gdy obie drużyny będą gotowe albo skończą się zapisy.
contest-unready-noted = Zapisane. Mecz { $number } zacznie się, gdy skończą się zapisy, chyba że wcześniej obie drużyny będą gotowe.
contest-shown-here = Mecz { $number } jest odtąd pokazywany na tym kanale.
contest-joined = Twoje zgłoszenie do meczu { $number } jest przyjęte. Twoja partia zacznie się sama.
contest-left = Nie grasz w meczu { $number }.
contest-substituted = { $user } zajmuje miejsce, a partia zaczyna się od nowa.
contests-none = Ten serwer nie grał jeszcze żadnego meczu. Wyzwanie innemu rzucisz przez `/contest challenge`.
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

servers-none = Żaden serwer nie jest jeszcze otwarty na mecze. `/server open` otwiera ten.
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
servers-table-legend = Wygrany mecz daje 2 punkty meczowe, zremisowany 1. Potem liczą się punkty z plansz, a potem przeciwnicy: ich średnie punkty meczowe.
servers-column-server = Serwer
servers-column-points = PM
servers-column-halves = PP
servers-column-strength = Przec.
button-season-now = Ten sezon
button-all-time = Od początku
server-page-open = Otwarty na mecze · { $languages } · gry: { $games }
server-page-none = Nie zakończył jeszcze żadnego meczu.
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

refused-no-contest = Na tym serwerze nie ma meczu { $number }. `/contest list` pokazuje, jakie są.
refused-which-contest = Powiedz, który mecz: wybierz go w opcji `mecz`.
refused-no-such-server = Nie znajduję otwartego serwera pod „{ $name }”. Wybierz z listy albo wpisz kod, który mają zarządzający.
refused-several-servers = Kilka otwartych serwerów nazywa się „{ $name }”. Wybierz z listy albo wpisz kod, który mają zarządzający.
refused-absent-server = Nie ma mnie teraz na serwerze „{ $name }”, więc nikt by tam nie odpowiedział. Spróbuj, gdy wrócę.
refused-contest-gone = Nie ma mnie teraz na serwerze „{ $name }”, więc nie da się obsadzić żadnej planszy. Zapisy trwają; zgłoś gotowość ponownie, gdy tam wrócę.
refused-contest-not-open = Najpierw otwórz ten serwer przez `/server open`, żebym wiedział, gdzie pokazać tu mecz.
refused-contest-itself = Serwer nie gra sam ze sobą. Wybierz inny.
refused-not-the-captain = Może to zrobić tylko kapitan i osoby, które mogą zarządzać tym serwerem.
refused-contest-boards = Mecz ma od 1 do { $most } plansz.
refused-contest-days = Zapisy trwają od 1 do { $most } dni.
refused-no-such-game = Nie znam gry o nazwie „{ $name }”.
refused-no-such-term = Nie da się umówić na „{ $name }”. Napisz { $rated } albo { $weekends }, jedno i drugie po przecinku, albo nic.
refused-contest-pace = Mecze gra się z dniami na ruch albo z rezerwą dni. Wybierz takie tempo.
refused-many-contests = Ten serwer bierze już udział w tylu meczach, w ilu może ({ $most }). Najpierw skończcie albo odwołajcie jeden.
refused-their-many-contests = Drugi serwer bierze udział w tylu meczach, w ilu może. Spróbuj, gdy któryś się skończy.
refused-many-proposals = Ten serwer proponował ostatnio wiele meczów. Następny można zaproponować { $until }.
refused-abort-in-contest = Partia { $id } to jedna z partii meczu dwóch serwerów i nie można jej przerwać. Możesz rozstrzygnąć przeciw osobie z tego serwera albo pozwolić grać dalej.
refused-contest-refused-before = Drugi serwer nie przyjął meczu albo nie odpowiedział. Można go wyzwać dopiero { $wait } po tym, { $until }.
refused-contest-not-over = Mecz { $number } między tymi serwerami jeszcze się nie skończył.
refused-they-answer = Na tę propozycję odpowiada drugi serwer.
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
   *[no] W tym meczu { $user } gra w drużynie drugiego serwera.
} Nikt nie gra w obu.
refused-not-signed-up = { $self ->
    [yes] Nie ma cię na liście tego meczu. Zapisuje przycisk „Zagraj” na jego karcie.
   *[no] Na liście tego meczu nie ma { $user }.
}
refused-full-team = Na tym serwerze zapisanych jest tyle osób, ile może być ({ $most }).
refused-no-board = { $user } nie ma planszy, na której jeszcze się gra.
refused-begun-in-earnest = Partia gracza { $user } już się zaczęła: obie strony mają po dwa ruchy. Gra się ją do końca.
refused-no-reserve = Nie ma rezerwy, która gra w tę grę, więc na planszy nic się nie zmienia. Do rezerwy można się zapisać, zanim plansze zostaną obsadzone.
refused-many-replaced = Ta drużyna ma już za sobą { $most ->
    [one] { $most } zmianę
    [few] { $most } zmiany
    [many] { $most } zmian
   *[other] { $most } zmiany
}: najwyżej na połowie plansz. Na planszy nic się nie zmienia.
refused-too-few = Zapisanych jest za mało: nie da się jeszcze obsadzić żadnej planszy. Gdy na obu serwerach ktoś się zapisze, można zgłosić gotowość.
refused-no-captain = { $user } nie może prowadzić drużyny: kapitan musi należeć do tego serwera i nie może być botem.
