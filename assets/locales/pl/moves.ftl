### Why a move is refused, and what a legal one will cost, as the player who tries it reads it.

## Every game

move-over = Ta partia jest już zakończona.
move-too-long = To za długie jak na ruch.
move-sign = Nie rozumiem znaku „{ $sign }”. Podaj same pola, po kolei.
move-off-board = Na tej planszy nie ma pola { $square }.
move-not-straight = { $square } i { $to } nie leżą w jednej kolumnie ani w jednym rzędzie.
move-step-in-chain = { $square } – { $to } to krok. W turze robisz jeden krok albo same skoki.
move-nothing-to-jump = Na { $square } nie ma nad czym skakać.
move-squares = { $count ->
    [0] Podaj pole początkowe i docelowe.
    [one] Podaj też pole docelowe.
    [few] Ruch ma tu dwa pola, a nie { $count }.
    [many] Ruch ma tu dwa pola, a nie { $count }.
   *[other] Ruch ma tu dwa pola, a nie { $count }.
}
move-number = Liczba { $number } nic tu nie znaczy. Podaj same pola, po kolei.
move-empty-square = Na { $square } nic nie stoi.
move-not-yours = Figura na { $square } należy do przeciwnika.
move-nowhere = Ruch z { $square } na { $square } kończy się tam, gdzie się zaczyna.
move-blocked = Na { $square } coś stoi na drodze.

## Guard & Towers

gt-guard-too-far = Twój strażnik na { $square } chodzi dokładnie o jedno pole.
gt-tower-too-far = { $stones ->
    [one] Pojedynczy kamień na { $square } idzie o 1 pole
    [few] Wieża na { $square } idzie o 1–{ $stones } pola
    [many] Wieża na { $square } idzie o 1–{ $stones } pól
   *[other] Wieża na { $square } idzie o 1–{ $stones } pola
}, a nie o { $distance }.
gt-onto-own-guard = Nie możesz wejść na własnego strażnika na { $square }.
gt-guard-onto-own-tower = Twój strażnik nie może wejść na twoją wieżę na { $square }.
gt-tower-too-tall = { $attackers ->
    [one] Jeden kamień nie zbije
    [few] { $attackers } kamienie nie zbiją
    [many] { $attackers } kamieni nie zbije
   *[other] { $attackers } kamienia nie zbije
} wieży o wysokości { $stones } na { $square }.
gt-union-too-tall = Wieża na { $square } miałaby więcej niż dziewięć kamieni.
gt-wrong-number = Wpisana liczba to { $number }, ale na odległość { $distance } { $distance ->
    [one] idzie 1 kamień.
    [few] idą { $distance } kamienie.
    [many] idzie { $distance } kamieni.
   *[other] idzie { $distance } kamienia.
}

## King and Courtesan

kc-too-far = { $to } nie sąsiaduje z { $square }: figury chodzą o jedno pole.
kc-step-not-forward = Ruch z { $square } na { $to } nie prowadzi do przodu. W bok i do tyłu można tylko bić.
kc-onto-own = Z twoją kurtyzaną na { $square } może zamienić się miejscami tylko twój król.
kc-onto-own-king = Żeby zamienić ich miejscami, przesuń króla z { $square } na kurtyzanę.
kc-exchange-not-forward = Twój król zamienia się tylko do przodu, a { $to } nie leży przed { $square }.

## Courtyard

cy-light-square = { $square } to jasne pole. Używa się tylko ciemnych.
cy-not-diagonal = Ruchy są po przekątnej, a z { $square } na { $to } nie.
cy-serf-backward = Twój chłop na { $square } chodzi i skacze tylko do przodu.
cy-too-far = Twój { $kind ->
    [king] król
   *[serf] chłop
} na { $square } chodzi o jedno pole albo skacze nad sąsiednią figurą przeciwnika.
cy-guard-too-far = Twój strażnik na { $square } chodzi o jedno lub dwa pola albo skacze nad sąsiednią figurą przeciwnika, ale nie jedno i drugie.
cy-only-kings-enter = Na dziedziniec, na { $square }, mogą wejść tylko królowie.
cy-wrong-entrance = Twój król wchodzi tylko przez { $square }.
cy-through-courtyard = Nic nie przechodzi przez dziedziniec.
cy-after-courtyard = Zatrzymaj się na { $square }: twój król tam wygrywa.
cy-serf-at-end = Twój chłop na { $square } może tylko wrócić na wolne ciemne pole rzędu { $home }.
cy-over-own = Nie możesz skakać nad własną figurą na { $square }.
cy-king-over-king = Król nie może skakać nad drugim królem na { $square }.
cy-choose-first = Najpierw usuń figurę, która pominęła bicie: { $squares }.
cy-not-liable = Figura na { $square } nie pominęła bicia. Do wyboru: { $squares }.
cy-nothing-to-remove = Nie ma figury do usunięcia. Wykonaj ruch.

## Courtyard: what a legal move will cost

cy-warn-forfeit = Stracisz figurę na { $square }, bo może bić i tego nie robi.
cy-warn-choice = Przeciwnik usunie jedną z twoich { $count } figur, które mogą bić: { $squares }.
cy-warn-stopped = Stracisz tę figurę, bo z { $square } może skakać dalej.

## King’s Court

kk-too-far = Z { $square } na { $to } jest za daleko: krok to jedno pole, a skok dwa. Podaj każde pole lądowania.
kk-empty-tour = Powrót na { $square } bez bicia to nie ruch.
kk-leaves-court = Na koniec tury musisz mieć pionek w dworze, a ten na { $square } jest ostatni.
kk-jump-in-opening = W pierwszym ruchu zrób krok do dworu.
kk-not-into-court = Twój pierwszy ruch to krok do dworu, a { $square } – { $to } nim nie jest.
kk-wrong-edge = Wejdź naprzeciw Pomarańczowych, przez krawędź { $edge ->
    [north] północną, z rzędu 7 do 6.
    [east] wschodnią, z kolumny g do f.
    [south] południową, z rzędu 2 do 3.
   *[west] zachodnią, z kolumny b do c.
}
kk-no-chain = Żadne skoki z takimi biciami nie prowadzą z { $square } na { $to }.

### What a legal move does, where moves are listed: "c2-c4: two stones, takes the tower".

gt-means = { $piece ->
    [guard] strażnik{ $does ->
        [take-guard] { "" } bije strażnika
        [castle] { "" } wchodzi do zamku
        [take-tower] { "" } bije { $height ->
            [one] pojedynczy kamień
            [few] wieżę o wysokości { $height }
            [many] wieżę o wysokości { $height }
           *[other] wieżę o wysokości { $height }
        }
        [join] { "" } tworzy wieżę o wysokości { $height }
       *[step] { "" }
    }
   *[tower] { $stones ->
        [one] jeden kamień{ $does ->
            [take-guard] { "" } bije strażnika
            [castle] { "" } wchodzi do zamku
            [take-tower] { "" } bije { $height ->
                [one] pojedynczy kamień
                [few] wieżę o wysokości { $height }
                [many] wieżę o wysokości { $height }
               *[other] wieżę o wysokości { $height }
            }
            [join] { "" } tworzy wieżę o wysokości { $height }
           *[step] { "" }
        }
        [few] { $stones } kamienie{ $does ->
            [take-guard] { "" } biją strażnika
            [castle] { "" } wchodzą do zamku
            [take-tower] { "" } biją { $height ->
                [one] pojedynczy kamień
                [few] wieżę o wysokości { $height }
                [many] wieżę o wysokości { $height }
               *[other] wieżę o wysokości { $height }
            }
            [join] { "" } tworzą wieżę o wysokości { $height }
           *[step] { "" }
        }
        [many] { $stones } kamieni{ $does ->
            [take-guard] { "" } bije strażnika
            [castle] { "" } wchodzi do zamku
            [take-tower] { "" } bije { $height ->
                [one] pojedynczy kamień
                [few] wieżę o wysokości { $height }
                [many] wieżę o wysokości { $height }
               *[other] wieżę o wysokości { $height }
            }
            [join] { "" } tworzy wieżę o wysokości { $height }
           *[step] { "" }
        }
       *[other] { $stones } kamienia{ $does ->
            [take-guard] { "" } bije strażnika
            [castle] { "" } wchodzi do zamku
            [take-tower] { "" } bije { $height ->
                [one] pojedynczy kamień
                [few] wieżę o wysokości { $height }
                [many] wieżę o wysokości { $height }
               *[other] wieżę o wysokości { $height }
            }
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
