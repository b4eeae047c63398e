### The rules cards, in the project’s own words. A heading, the sentences, and a caption for each
### picture. The credit at the end must be shown wherever the rules are.

rules-aim-heading = Cel
rules-moves-heading = Ruchy
rules-captures-heading = Bicie
rules-end-heading = Koniec
rules-notation-heading = Zapis ruchów
rules-repetition-heading = Powtórzenie
rules-repetition = Gdy ta sama pozycja powstanie po raz trzeci z ruchem tej samej strony, jest remis.

## Courtyard

rules-courtyard-aim = Wprowadź króla na otoczony murem dziedziniec szybciej, niż zrobi to przeciwnik. Każda strona ma króla, czterech strażników i dziesięciu chłopów, tylko na ciemnych polach. Dziedziniec to e6 i f5. Zaczynają Białe.

rules-courtyard-pieces =
    Wszystkie figury poruszają się po przekątnej przez wolne pola.
    • **Chłop** robi krok o jedno pole do przodu.
    • **Strażnik** chodzi o jedno lub dwa pola prosto, do przodu albo do tyłu.
    • **Król** robi krok o jedno pole w dowolną stronę.
rules-courtyard-pieces-pieces = Ruchy króla, strażnika i chłopa.
rules-courtyard-pieces-glance = Chłop 1 w przód; król 1, strażnik 1–2 w każdą stronę.

rules-courtyard-jumps = Skocz nad sąsiednią figurą przeciwnika na wolne pole tuż za nią, w linii prostej. Przeskoczona figura schodzi z planszy. Skacz dalej, dopóki ta sama figura może (jeśli przestaniesz, stracisz ją), skręcając, jak chcesz. Chłopi skaczą tylko do przodu, strażnicy i królowie w dowolną stronę. Żadna figura nie skacze nad swoją stroną, król nie skacze nad drugim królem, a w jednej turze nie łączy się kroku ze skokami.
rules-courtyard-jumps-jumps = Trzy bicia w jednej turze.
rules-courtyard-jumps-glance = Bij skokiem. Nie skoczysz – tracisz figurę.

rules-courtyard-courtyard-heading = Dziedziniec
rules-courtyard-courtyard = Wchodzi tam tylko król i tylko wejściem po dalszej stronie: biały z f7 na e6, czarny z e4 na f5. Nic przez dziedziniec nie przechodzi. Strzałka i chorągiew pokazują, czyje to wejście.
rules-courtyard-courtyard-step-in = Biały król wchodzi z f7.
rules-courtyard-courtyard-glance = Tu twój król wygrywa.

rules-courtyard-jump-heading = Wskakiwanie
rules-courtyard-jump = Król może też wskoczyć na dziedziniec nad swoim wejściem, więc chłop albo strażnik w nim go nie zatrzyma.
rules-courtyard-jump-jump-in = Czarny król wskakuje nad chłopem na e4.

rules-courtyard-forfeit-heading = Pominięte bicie kosztuje figurę
rules-courtyard-forfeit =
    Bicie nie jest obowiązkowe. Ale figura, która mogła skoczyć, a tego nie zrobiła, schodzi z planszy po twoim ruchu, nawet jeśli to twój król albo ta, która ruszyła.
    • Jeśli bijesz i skaczesz tak daleko, jak ta figura może, nic nie tracisz, choćby inne mogły bić.
    • Jeśli przestaniesz, choć mogła skakać dalej, tracisz ją.
    • Figura jest bezpieczna, jeśli postawisz inną na jej polu lądowania i tak zablokujesz wszystkie jej skoki.
rules-courtyard-forfeit-forfeit = Strażnik na b3 może skoczyć na d5. Przepadnie, chyba że skoczy albo chłop zablokuje d5.

rules-courtyard-choice-heading = Kilka pominiętych bić
rules-courtyard-choice = Jeśli bicie pominęło kilka twoich figur, przeciwnik wybiera jedną, usuwa ją, a potem wykonuje ruch.
rules-courtyard-choice-choice = Obaj strażnicy pominęli skok. Czarne usuwają jednego, a potem grają.

rules-courtyard-return-heading = Chłopi w ostatnim rzędzie
rules-courtyard-return = Chłop w ostatnim rzędzie stoi tam, dopóki nie poświęcisz tury, żeby przestawić go na dowolne wolne ciemne pole swojego pierwszego rzędu.
rules-courtyard-return-return = Chłop z c10 może wrócić na trzy pola.

rules-courtyard-end = Król na dziedzińcu wygrywa. Bez króla grasz dalej; gdy nie ma już obu, jest remis. Bez żadnej figury przegrywasz. Jeśli w swojej turze masz figury, ale nie masz dozwolonego ruchu, też przegrywasz, chyba że druga strona również nie mogłaby wykonać ruchu: wtedy jest remis.

rules-courtyard-notation =
    Ruch to jego pola po kolei.
    • `d3-e4`: krok.
    • `d4xf6xh8`: dwa bicia w jednej turze, z lądowaniem na f6 i h8.
    • `a10>b1`: chłop wraca do pierwszego rzędu.
    • `*d4`: figura na d4 pominęła bicie i schodzi z planszy.
    Znaki możesz pominąć: `d4 f6 h8`.

rules-courtyard-credit = Courtyard wymyślił Len Kalich w 1963 roku, a wydała firma FunDynamics w 1983. Te zasady opierają się na broszurze wydawcy i streszczeniu Johna Ayera; o tym, co pozostawiają otwarte, decyduje ten bot.

## King and Courtesan

rules-king-and-courtesan-aim = Doprowadź króla do pola domowego przeciwnika albo zbij jego króla. Pole domowe Czerwonych jest na samym dole, a Niebieskich na samej górze. Każda strona ma kurtyzany i króla, czyli stos z dwóch krążków. Zaczynają Czerwone.

rules-king-and-courtesan-step-heading = Kroki
rules-king-and-courtesan-step = Każda figura robi krok na sąsiednie wolne pole w jednym z trzech kierunków w stronę pola domowego przeciwnika.
rules-king-and-courtesan-step-step = Dokąd czerwona kurtyzana może zrobić krok.
rules-king-and-courtesan-step-glance = Idź w stronę rogu przeciwnika.

rules-king-and-courtesan-capture = Każda figura, także król, bije figurę przeciwnika na dowolnym z ośmiu pól wokół, zajmując jej miejsce.
rules-king-and-courtesan-capture-capture = Co może zbić niebieska kurtyzana.
rules-king-and-courtesan-capture-glance = Bij w każdym kierunku.

rules-king-and-courtesan-exchange-heading = Zamiana
rules-king-and-courtesan-exchange = Twój król może oddać górny krążek twojej kurtyzanie na jednym z trzech pól przed sobą. Staje się ona królem, a figura, która zostaje z tyłu, kurtyzaną.
rules-king-and-courtesan-exchange-exchange = Dwie kurtyzany, z którymi czerwony król może zamienić się miejscami.

rules-king-and-courtesan-end = Wygrywasz natychmiast, gdy zbijesz króla przeciwnika albo twój król stoi na polu domowym przeciwnika, po kroku, biciu czy zamianie. Zawsze jest jakiś ruch, pasować nie wolno, a remis jest tylko za zgodą obu stron.
rules-king-and-courtesan-end-end = Czerwony król wchodzi na pole domowe przeciwnika i wygrywa. Zbicie króla na f5 też wygrywa.
rules-king-and-courtesan-end-glance = Doprowadź króla do dalekiego rogu albo zbij cudzego.

rules-king-and-courtesan-notation =
    Ruch to jego pola po kolei.
    • `a2-b3`: krok.
    • `a2xb3`: bicie.
    • `a2=b3`: król z a2 i kurtyzana z b3 zamieniają się miejscami.
    Znaki możesz pominąć: `a2 b3`.

rules-king-and-courtesan-credit = Autorem King and Courtesan jest Mark Steere (maj 2022). Jego inne gry: marksteeregames.com.

## Guard & Towers

rules-guard-and-towers-aim = Zbij strażnika przeciwnika albo doprowadź swojego do zamku przeciwnika. Każda strona ma strażnika i siedem kamieni, które układają się w wieże. d7 to zamek Czerwonych, a d1 – Niebieskich. Zaczynają Czerwone.

rules-guard-and-towers-move = Wszystkie figury poruszają się wzdłuż kolumny albo rzędu, tylko przez wolne pola. Strażnik idzie dokładnie o jedno pole. Z wieży ruszasz dowolną liczbę górnych kamieni, dokładnie o tyle pól, ile ich idzie; reszta zostaje.
rules-guard-and-towers-move-move = Jeden, dwa albo trzy kamienie idą o jedno, dwa albo trzy pola. Strażnik o jedno.
rules-guard-and-towers-move-glance = Przesuń 1, 2 lub 3 kamienie o tyle samo pól.

rules-guard-and-towers-unite-heading = Łączenie
rules-guard-and-towers-unite = Kamienie, które kończą ruch na twojej wieży, łączą się z nią. Na twoim strażniku nic nie może stanąć, a on nie może stanąć na twoich wieżach.
rules-guard-and-towers-unite-unite = Dwa z trzech kamieni dołączają do drugiej wieży.

rules-guard-and-towers-capture = Bijesz figurę przeciwnika, na której kończysz ruch. Strażnik bije wszystko; kamienie biją strażnika albo wieżę, która ma najwyżej tyle kamieni, ile ich idzie.
rules-guard-and-towers-capture-capture = Dwa kamienie biją wieżę z dwóch na e4. Jeden nie może zbić tej na c5.
rules-guard-and-towers-capture-glance = Bij najwyżej tyle kamieni, ile przesuwasz.

rules-guard-and-towers-end = Wygrywasz, gdy zbijesz strażnika przeciwnika albo gdy twój stoi w zamku przeciwnika. Kto nie ma dozwolonego ruchu, przegrywa.
rules-guard-and-towers-end-end = Czerwony strażnik wchodzi do zamku Niebieskich.
rules-guard-and-towers-end-glance = Zbij strażnika przeciwnika albo wejdź swoim do jego zamku.

rules-guard-and-towers-notation =
    Ruch to jego pola po kolei.
    • `c4-e4`: idą dwa kamienie, bo e4 leży dwa pola dalej.
    • `c4xe4`: biją to, co stoi na e4.
    Znaki możesz pominąć: `c4 e4`.

rules-guard-and-towers-credit = Guard & Towers stworzyli Christoph Endres i Robert Wirth w 1997 roku. Te zasady opierają się na ich instrukcji, która nie mówi, kto zaczyna: tutaj Czerwone.

## King’s Court

rules-kings-court-aim = Utrzymaj pionki w dworze, na szesnastu polach od c3 do f6, dłużej niż przeciwnik. Każda strona ma wokół niego 24 pionki. Zaczynają Pomarańczowe.

rules-kings-court-opening-heading = Pierwsze dwa ruchy
rules-kings-court-opening = Pierwszy ruch Pomarańczowych to krok do dworu. Potem Zielone robią krok do niego przez przeciwległą krawędź. Jeszcze się nie skacze.
rules-kings-court-opening-opening = Pomarańczowe weszły od południa, więc Zielone wchodzą od północy.
rules-kings-court-opening-glance = Pomarańczowe wchodzą, Zielone z naprzeciwka.

rules-kings-court-move = Zrób krok o jedno pole w górę, w dół, w lewo albo w prawo. Albo skocz nad pionkiem obok, dowolnego koloru, na wolne pole tuż za nim, w linii prostej: tym samym pionkiem, ile razy chcesz i skręcając, jak chcesz. Przeskoczone pionki przeciwnika schodzą z planszy, własne zostają. Skakać nigdy nie trzeba. Powrót na pole wyjścia bez bicia to nie ruch.
rules-kings-court-move-chain = Jedna tura: nad własnym pionkiem, dwoma przeciwnika, własnym i znów pionkiem przeciwnika.
rules-kings-court-move-glance = Skacz nad każdym. Pionki przeciwnika znikają.

rules-kings-court-court-heading = Dwór
rules-kings-court-court = Na koniec swojej tury musisz mieć pionek w dworze, gdziekolwiek był między skokami.
rules-kings-court-court-court = Jedyny pomarańczowy pionek w dworze może się w nim poruszać i bić, ale nie może go opuścić.

rules-kings-court-end = Po pierwszych ruchach obu stron przegrywa ta, która nie ma pionka w dworze. Przegrywa też ta, która nie ma dozwolonego ruchu.
rules-kings-court-end-last = Pomarańczowe biją ostatni zielony pionek w dworze i wygrywają.
rules-kings-court-end-glance = Tylko ty w dworze: wygrana.

rules-kings-court-notation =
    Ruch to jego pola po kolei.
    • `c2-c3`: krok.
    • `a1^a3`: skok nad własnym pionkiem, który zostaje.
    • `a3xc3`: skok z biciem.
    • `a1^a3xc3xe3`: trzy skoki w jednej turze.
    Znaki możesz pominąć: `a1 a3 c3 e3`.

rules-kings-court-credit = King’s Court: angielska instrukcja wydawcy, na której opierają się te zasady, nie podaje autora. O tym, co pozostawia otwarte, decyduje ten bot.
