### Why a move is refused, and what a legal one will cost, as the player who tries it reads it.

## Every game

move-over = Ta partia jest już zakończona.
move-empty = Wpisz ruch: pole początkowe i docelowe.
move-too-long = To za długie jak na ruch.
move-sign = Nie rozumiem znaku „{ $sign }” w ruchu. Podaj same pola, od pierwszego do ostatniego.
move-off-board = Na tej planszy nie ma pola { $square }.
move-squares = { $count ->
    [0] Nie widzę tu żadnego pola. Podaj pole początkowe i docelowe.
    [one] Widzę tu tylko jedno pole. Podaj pole początkowe i docelowe.
    [few] Widzę tu { $count } pola, ale ruch w tej grze ma dwa. Podaj pole początkowe i docelowe.
    [many] Widzę tu { $count } pól, ale ruch w tej grze ma dwa. Podaj pole początkowe i docelowe.
   *[other] Widzę tu { $count } pola, ale ruch w tej grze ma dwa. Podaj pole początkowe i docelowe.
}
move-number = Liczba { $number } nic nie znaczy w ruchu tej gry. Podaj same pola, od pierwszego do ostatniego.
move-empty-square = Na { $square } nic nie stoi.
move-not-yours = Figura na { $square } należy do przeciwnika.
move-nowhere = Ruch z { $square } na { $square } kończy się tam, gdzie się zaczyna.
move-blocked = Na { $square } coś stoi na drodze.

## Guard & Towers

gt-not-straight = Z { $square } na { $to } nie prowadzi linia prosta. Wszystkie figury poruszają się wzdłuż kolumny albo rzędu.
gt-guard-too-far = Twój strażnik na { $square } chodzi dokładnie o jedno pole.
gt-tower-too-far = Wieża na { $square } ma { $stones ->
    [one] 1 kamień, więc idzie o 1 pole.
    [few] { $stones } kamienie, więc idzie o 1–{ $stones } pola.
    [many] { $stones } kamieni, więc idzie o 1–{ $stones } pól.
   *[other] { $stones } kamienia, więc idzie o 1–{ $stones } pola.
} Tu odległość wynosi { $distance }.
gt-onto-own-guard = Na { $square } stoi twój własny strażnik. Żaden ruch nie może się tam skończyć.
gt-guard-onto-own-tower = Na { $square } stoi twoja własna wieża. Twój strażnik nie może tam zakończyć ruchu.
gt-tower-too-tall = Wieża na { $square } ma wysokość { $stones }. { $attackers ->
    [one] Jeden kamień bije
    [few] { $attackers } kamienie biją
    [many] { $attackers } kamieni bije
   *[other] { $attackers } kamienia bije
} tylko wieżę o wysokości najwyżej { $attackers }.
gt-union-too-tall = Połączona wieża na { $square } miałaby więcej niż dziewięć kamieni.
gt-wrong-number = Wpisana liczba to { $number }, ale odległość między tymi polami wynosi { $distance }, więc { $distance ->
    [one] idzie 1 kamień.
    [few] idą { $distance } kamienie.
    [many] idzie { $distance } kamieni.
   *[other] idzie { $distance } kamienia.
}

## King and Courtesan

kc-too-far = Wszystkie figury poruszają się na sąsiednie pole, ale { $to } nie sąsiaduje z { $square }.
kc-step-not-forward = Krok prowadzi do przodu, w stronę pola domowego przeciwnika, ale ruch z { $square } na { $to } nie. W bok i do tyłu można tylko bić.
kc-onto-own = Na { $square } stoi twoja własna kurtyzana. Zamienić się z nią miejscami może tylko twój król.
kc-onto-own-king = Na { $square } stoi twój król. Żeby zamienić je miejscami, przesuń króla na kurtyzanę, a nie odwrotnie.
kc-exchange-not-forward = Twój król zamienia się miejscami tylko z kurtyzaną przed sobą, ale { $to } nie leży przed { $square }.

## Courtyard

cy-light-square = { $square } to jasne pole. W tej grze używa się tylko ciemnych.
cy-not-diagonal = Wszystkie ruchy są po przekątnej, ale ruch z { $square } na { $to } nie.
cy-serf-backward = Twój chłop na { $square } chodzi i skacze tylko do przodu.
cy-serf-too-far = Twój chłop na { $square } chodzi o jedno pole albo skacze nad sąsiednią figurą przeciwnika.
cy-king-too-far = Twój król na { $square } chodzi o jedno pole albo skacze nad sąsiednią figurą przeciwnika.
cy-guard-too-far = Twój strażnik na { $square } chodzi o jedno lub dwa pola albo skacze nad sąsiednią figurą przeciwnika, ale nie łączy tego w jednej turze.
cy-only-kings-enter = { $square } leży na dziedzińcu, na który mogą wejść tylko królowie.
cy-wrong-entrance = Twój król wchodzi tylko przez { $square }.
cy-through-courtyard = Nic nie przechodzi przez dziedziniec.
cy-after-courtyard = Na { $square } twój król jest już na dziedzińcu i wygrywa. Dalej stamtąd nie skacze.
cy-serf-at-end = Twój chłop na { $square } dotarł do ostatniego rzędu. Może tylko wrócić na wolne ciemne pole rzędu { $home }.
cy-step-in-chain = { $square } – { $to } to krok, a tura to albo jeden krok, albo same skoki.
cy-nothing-to-jump = Na { $square } nie ma nad czym skakać.
cy-over-own = Na { $square } stoi twoja własna figura. Nad swoimi się nie skacze.
cy-king-over-king = Król nie może skakać nad drugim królem na { $square }.
cy-choose-first = Przeciwnik pominął bicie. Najpierw wybierz, która figura schodzi z planszy: { $squares }.
cy-not-liable = Figura na { $square } nie pominęła bicia. Wybierz jedną z tych: { $squares }.
cy-nothing-to-remove = Teraz nie ma figury do usunięcia. Podaj pole początkowe i docelowe.

## Courtyard: what a legal move will cost

cy-warn-forfeit = Twoja figura na { $square } mogłaby bić. Jeśli zamiast tego zagrasz tak, stracisz tę figurę.
cy-warn-choice = Twoje figury na { $squares } mogłyby bić. Jeśli zamiast tego zagrasz tak, przeciwnik usunie jedną z tych { $count } figur.
cy-warn-stopped = Z { $square } twoja figura może skakać dalej. Jeśli się tam zatrzyma, stracisz ją.

## King’s Court

kk-not-straight = Z { $square } na { $to } nie prowadzi linia prosta. Wszystkie pionki poruszają się wzdłuż kolumny albo rzędu.
kk-too-far = Z { $square } na { $to } jest za daleko. Krok to jedno pole, a skok to dwa, nad pionkiem; podaj każde pole, na którym kończy się skok.
kk-step-in-chain = { $square } – { $to } to krok, a tura to albo jeden krok, albo same skoki.
kk-nothing-to-jump = Na { $square } nie ma nad czym skakać.
kk-empty-tour = Twój pionek wróciłby na { $square } bez żadnego bicia, więc to nie jest ruch.
kk-leaves-court = Jeśli twój pionek opuści { $square }, nie będziesz mieć w dworze żadnego pionka. Na koniec twojej tury musi tam stać co najmniej jeden twój pionek.
kk-jump-in-opening = W pierwszym ruchu się nie skacze. Zrób krok do dworu.
kk-not-into-court = Twój pierwszy ruch to krok do dworu z zewnątrz, ale ruch z { $square } na { $to } nim nie jest.
kk-wrong-edge = Pomarańczowe weszły z drugiej strony, więc wejdź przez krawędź { $edge ->
    [north] północną, z rzędu 7 do rzędu 6.
    [east] wschodnią, z kolumny g do kolumny f.
    [south] południową, z rzędu 2 do rzędu 3.
   *[west] zachodnią, z kolumny b do kolumny c.
}
kk-no-chain = Żadna seria skoków z takimi biciami nie prowadzi z { $square } na { $to }.

### What a legal move does, where moves are listed: "c2-c4: two stones, takes the tower".

gt-means = { $piece ->
    [guard] strażnik{ $does ->
        [take-guard] { "" } bije strażnika
        [castle] { "" } wchodzi do zamku
        [take-tower] { "" } bije wieżę o wysokości { $height }
        [join] { "" } tworzy wieżę o wysokości { $height }
       *[step] { "" }
    }
   *[tower] { $stones ->
        [one] jeden kamień{ $does ->
            [take-guard] { "" } bije strażnika
            [castle] { "" } wchodzi do zamku
            [take-tower] { "" } bije wieżę o wysokości { $height }
            [join] { "" } tworzy wieżę o wysokości { $height }
           *[step] { "" }
        }
        [few] { $stones } kamienie{ $does ->
            [take-guard] { "" } biją strażnika
            [castle] { "" } wchodzą do zamku
            [take-tower] { "" } biją wieżę o wysokości { $height }
            [join] { "" } tworzą wieżę o wysokości { $height }
           *[step] { "" }
        }
        [many] { $stones } kamieni{ $does ->
            [take-guard] { "" } bije strażnika
            [castle] { "" } wchodzi do zamku
            [take-tower] { "" } bije wieżę o wysokości { $height }
            [join] { "" } tworzy wieżę o wysokości { $height }
           *[step] { "" }
        }
       *[other] { $stones } kamienia{ $does ->
            [take-guard] { "" } bije strażnika
            [castle] { "" } wchodzi do zamku
            [take-tower] { "" } bije wieżę o wysokości { $height }
            [join] { "" } tworzy wieżę o wysokości { $height }
           *[step] { "" }
        }
    }
}{ move-ends }
kc-means = { $piece ->
    [king] król
   *[courtesan] kurtyzana
}{ $does ->
    [take-king] { "" } bije króla
    [home] { "" } dociera do pola domowego przeciwnika
    [take-courtesan] { "" } bije kurtyzanę
    [exchange] { "" } zamienia się miejscami z kurtyzaną
   *[step] { "" }
}{ move-ends }
cy-means = { $piece ->
    [king] król
    [guard] strażnik
   *[serf] chłop
}{ $does ->
    [enter] { "" } wchodzi na dziedziniec
    [jump] { "" } bije { $captures ->
        [one] jedną figurę
        [few] { $captures } figury
        [many] { $captures } figur
       *[other] { $captures } figury
    }
    [return] { "" } wraca do pierwszego rzędu
    [choice] { "" } schodzi z planszy
   *[step] { "" }
}{ move-ends }
kk-means = { $does ->
    [jump] { $captures ->
        [0] skok
        [one] skok, bije jeden pionek
        [few] skok, bije { $captures } pionki
        [many] skok, bije { $captures } pionków
       *[other] skok, bije { $captures } pionka
    }
   *[step] krok
}{ move-ends }

# How a move ends the match, behind what it does.
move-ends = { $ends ->
    [win] { " " }– wygrana
    [loss] { " " }– przegrana
    [draw] { " " }– remis
   *[no] { "" }
}
