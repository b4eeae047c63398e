### What the bot says in channels, and what it answers when all is well.

## Names

side-name = { $side ->
    [red] Czerwone
    [blue] Niebieskie
    [white] Białe
    [black] Czarne
    [orange] Pomarańczowe
    [green] Zielone
   *[other] { $side }
}

piece-king = król
piece-guard = strażnik
piece-serf = chłop
piece-courtesan = kurtyzana
piece-man = pionek
piece-tower = wieża
piece-stone = kamień

aim-line = **{ rules-aim-heading }:** { $about }
about-courtyard = Wprowadź króla na dziedziniec od przeciwnej strony. Za pominięte bicie tracisz figurę.
about-king-and-courtesan = Doprowadź króla do przeciwległego rogu albo zbij króla przeciwnika.
about-guard-and-towers = Doprowadź strażnika do zamku przeciwnika albo zbij jego strażnika. Kamienie układają się w wieże: im wyższa, tym dalej może iść.
about-kings-court = Skacz nad pionkami obu kolorów i utrzymaj pionek w dworze pośrodku dłużej niż przeciwnik.
about-line = - **{ $game }:** { $about }

## Challenges

challenge-sent = Wyzwanie { $id } wysłane do { $opponent }.
challenge-open = Wyzwanie { $id } jest otwarte dla każdego na tym serwerze.
challenge-no-thread = Partia będzie na tym kanale. Żeby otworzyć wątek, potrzebuję uprawnień od kogoś, kto zarządza serwerem: { $names }.
challenge-boards = Po przyjęciu wyzwania { $where ->
    [thread] otworzę tutaj wątek i
    [thread-there] otworzę tam wątek i
    [post] otworzę post dla partii i
    [there] plansze będą się pojawiać tam, a ja
   *[here] plansze będą się pojawiać tutaj, a ja
} dam ci znać, gdy przyjdzie twoja kolej.
challenge-head = **{ $game }** { $id }: { $challenger } rzuca wyzwanie: { $opponent }.
challenge-head-open = **{ $game }** { $id }: { $challenger } szuka przeciwnika.
challenge-terms =
    { $side ->
        [first] Zaczyna { $challenger }.
        [second] { $challenger } gra jako druga strona.
       *[lot] Zaczyna wylosowana strona.
    } Wygasa { $expires }.
challenge-waits = Czeka na odpowiedź.
challenge-accepted = Przyjęte: zaczyna { $first }, przeciwnik to { $second }.
challenge-closed = { $how ->
    [declined] To wyzwanie zostało odrzucone.
    [withdrawn] To wyzwanie zostało wycofane.
   *[expired] Nikt nie przyjął tego wyzwania na czas.
}
joined = Grasz: zaczyna się partia { $id }.
many-threads = Na tym serwerze w ostatniej godzinie powstało dużo wątków, więc partia { $id } odbywa się na kanale.
blocked = Blokujesz teraz { $user }: nie możecie rzucać sobie wyzwań, a o ruchach tej osoby nie dostajesz powiadomień. Ona o tym nie wie. Blokadę cofniesz w `/settings`.
unblocked = Już nie blokujesz: { $user }.
not-blocked = Nie blokujesz: { $user }.
blocks-none = Nikogo nie blokujesz.
blocks-head = **Twoje blokady**
challenge-whom = **{ $game }:** z kim chcesz zagrać?
challenge-elsewhere = Wyzwanie jest tutaj: { $channel }.

button-accept = Przyjmij
button-decline = Odrzuć
button-withdraw = Wycofaj
button-challenge = Rzuć wyzwanie
button-tutorial = Samouczek
button-anybody = Otwórz dla każdego
select-opponent = Wybierz przeciwnika

## Boards

restored = Bot został przywrócony z kopii zapasowej: { $time }. To, co działo się później, przepadło, { $then ->
    [challenge] dlatego to wyzwanie pojawia się ponownie
   *[board] a partia toczy się dalej od tej planszy
}.
moves-played = { $ply ->
    [0] pozycja początkowa
    [one] po 1 ruchu
    [few] po { $ply } ruchach
    [many] po { $ply } ruchach
   *[other] po { $ply } ruchu
}
board-head = **{ $game }** { $id } · { moves-played }
hop-sign = -# `^` to skok nad własnym pionkiem, a `x` to skok z biciem.
board-begin = { $player } gra jako { side-name } i zaczyna. Przeciwnik: { $opponent }. Naciśnij **Ruch**.
board-turn = { $player }, twój ruch.
played = Zagrano `{ $move }` w partii { $id }.

# Co zrobił ruch, figura po figurze: „Czerwone: wieża c3→c5, bicie: strażnik c5.”
deed = { side-name }: { $does ->
    [removes] usuwają za pominięte bicie: { $lost }
   *[moves] { $piece } { $path }{ $onto ->
        [none] { "" }
        [stack] { "" }, tworzy wieżę o wysokości { $height }
       *[other] { "" }, zamiana miejsc: { $onto }
    }{ $captured ->
        [none] { "" }
       *[other] { "" }, bicie: { $captured }
    }{ $lost ->
        [none] { "" }
       *[other] { "" }, strata za pominięte bicie: { $lost }
    }
}.
deed-at-stake = { side-name } pominęły kilka bić, więc przeciwnik usuwa jedną z tych figur: { $pieces }.
deeds-before = Wcześniej: { $moves }
deed-planned = Ruch warunkowy: { $deed }

button-move = Ruch
button-resign = Poddaj partię

form-move-title = Twój ruch w partii { $id }
form-move-label = Pola od pierwszego do ostatniego
form-move-placeholder = na przykład a7-a6

## Ends

ask-resign = Poddać partię { $id } kontra { $opponent }? Tego nie da się cofnąć.
ask-resign-too-short = Nie będzie się liczyć do rankingu, bo nie każda strona wykonała już dwa ruchy.
button-confirm-resign = Tak, poddaję
button-keep-playing = Nie, gram dalej
resigned = Partia { $id } poddana.
not-resigned = Dobrze. Partia trwa.

result-win = **Wygrywają { side-name }:** { $reason }. Zwycięża { $winner }, przegrywa { $loser }!
result-draw = **Remis:** { $reason }.
result-none = **Bez wyniku:** { $reason }.
result-out-of-time = Czas minął ({ $player }), zanim obie strony wykonały po dwa ruchy.

# Dlaczego partia się skończyła, w najwyżej 40 literach. Strona to ta, która przegrała.
reason = { $why ->
    [cy-courtyard] król jest na dziedzińcu
    [cy-kings] obaj królowie są zbici
    [cy-pieces] { side-name } nie mają już figur
    [cy-nobody] nikt nie ma dozwolonego ruchu
    [kc-king] { side-name } straciły króla
    [kc-home] król stoi na polu domowym przeciwnika
    [gt-guard] { side-name } straciły strażnika
    [gt-castle] strażnik stoi w zamku przeciwnika
    [kk-court] { side-name } bez pionka w dworze
    [cannot-move] { side-name } nie mają ruchu
    [resignation] { side-name } się poddają
    [agreement] obie strony się zgadzają
    [repetition] ta sama pozycja po raz trzeci
    [timeout] { side-name } nie mają już czasu
    [departure] { side-name } nie są już na serwerze
    [deletion] { side-name }: dane usunięte
    [adjudication] decyzja moderatora
    [aborted] przerwana przez moderatora
    [silence] { side-name } długo nic nie robiły
    [unplayed] partia nie zaczęła się na dobre
    [replaced] planszę przejmuje rezerwa
   *[rules] zgodnie z zasadami
}

# On pictures, where there is little room.
caption-result = { $result ->
    [won] Wygrywają { side-name }
    [draw] Remis
   *[none] Bez wyniku
}: { $reason }
caption-preview = PODGLĄD
note-court = w dworze { $count }

card-won = **{ side-name }** ({ $winner }) wygrywają, **{ $other }** ({ $loser }) przegrywają { $ply ->
    [0] przed pierwszym ruchem
    [one] po 1 ruchu
    [few] po { $ply } ruchach
    [many] po { $ply } ruchach
   *[other] po { $ply } ruchu
}: { $reason }.
card-undecided = **{ $result ->
    [draw] Remis
   *[none] Bez wyniku
}:** { $first } i { $second }, { $ply ->
    [0] przed pierwszym ruchem
    [one] po 1 ruchu
    [few] po { $ply } ruchach
    [many] po { $ply } ruchach
   *[other] po { $ply } ruchu
}: { $reason }.
card-thread = Partia jest w wątku { $thread }.

## Lists

matches-running = **Twoje partie**
matches-challenges = **Wyzwania**
matches-elsewhere = **Na innych serwerach**
matches-continue-elsewhere = graj dalej tam, gdzie się zaczęła, albo przez `/matches` w wiadomościach prywatnych ze mną
matches-none = Nie masz żadnej partii i nie ma otwartych wyzwań. Zacznij partię przez `/challenge`.
more = … i jeszcze { $count }
button-edit-again = Popraw i spróbuj ponownie
matches-more-where = … i jeszcze { $count }: użyj `/board` albo `/join`
matches-declined = Wyzwanie { $id } odrzucone.
button-list-move = Ruch w { $id }
button-list-accept = Przyjmij { $id }
button-list-decline = Odrzuć { $id }
alt-waiting-boards = Plansze, na których masz ruch
matches-line = { $turn ->
    [yours] **Twój ruch:** { $id } { $game } kontra { $opponent }
   *[theirs] Ruch ma { $opponent }: { $id } { $game }
}{ $time ->
    [none] { $turn ->
        [yours] { "" }, twoja kolej zaczęła się { $since }
       *[theirs] { "" }, kolej zaczęła się { $since }
    }
    [runs] { "" }, czas kończy się { $until }
   *[up] { "" }, czas skończył się { $until }{ $turn ->
        [yours] { "" }
       *[theirs] { "" }. Partię zakończysz przez `/match`.
    }
}
matches-challenge = { $id } { $game }: { $whose ->
    [own] twoje wyzwanie
    [received] { $challenger } rzuca ci wyzwanie
   *[open] otwarte wyzwanie, rzuca je { $challenger }
}. Wygasa { $expires }{ $whose ->
    [own] .
   *[other] ; przyjmiesz je przez `/join`.
}

welcome = 👋 **Gry planszowe na tym serwerze, w waszym tempie.** Cztery gry, między sobą lub z komputerem: partia trwa minuty, dni albo tygodnie.
button-welcome-settings = Ustawienia
button-what-it-does = Co potrafię
help-start = Graj w gry planszowe we własnym tempie: partia trwa minuty, dni albo tygodnie.
help-next = Partię zaczniesz przez `/play` albo `/challenge`, `/find` szuka przeciwnika, a przez `/join` przyjmiesz wyzwanie. Gry objaśniają `/tutorial` i `/rules`. Gdy dostaniesz powiadomienie, naciśnij **Ruch** pod planszą.
help-play =
    {""}**Gra:** każda partia ma wątek ze swoją planszą. Gdy dostaniesz powiadomienie, naciśnij **Ruch** pod planszą albo użyj `/move`. Wszystko inne jest pod **Więcej** i w `/match`: zegar, ruchy warunkowe, notatki.
    Przez `/draw` proponujesz remis, a przeciwnik może odpowiedzieć do następnego ruchu. `/resign` poddaje partię, po dodatkowym pytaniu.
help-look =
    {""}**Przegląd:** `/board` pokazuje planszę z twojej strony, a `/matches` – co na ciebie czeka. `/match` pokazuje ruchy i pozwala obserwować partię przez wiadomości prywatne.
    `/leaderboard` to tabela najlepszych, a `/profile` pokazuje jedną osobę. `/history` pokazuje zakończone partie, a `/replay` odtwarza jedną z nich.
help-choose = **Ustawienia:** w `/settings` są twoje plansze, przypomnienia, strefa czasowa, urlopy i blokady.
help-managers = **Zarządzanie:** z uprawnieniem „Zarządzanie serwerem” masz w `/server` ustawienia, nagrody i moderację.
button-help-start = Start
button-help-match = W trakcie partii
button-help-ratings = Rankingi i powtórki
button-help-together = Turnieje i mecze
button-help-managers = Dla zarządzających

## Rules

page-footer = { $game } · strona { $page } z { $pages }. { $credit }
button-previous = Wstecz
button-next = Dalej
button-author = Strona autora

## Pictures in words

alt-start = Pozycja początkowa gry { $game }.
alt-head = Plansza gry { $game }, { moves-played }.
alt-turn = Ruch mają { side-name }.
alt-result = { caption-result }.
alt-side = { side-name }: { $pieces }.
alt-stack = { $square } (liczba kamieni: { $height })
