### The rules cards, in the project’s own words. A heading, the sentences, and a caption for each
### picture. The credit at the end must be shown wherever the rules are.

rules-repetition-heading = Powtórzenie
rules-repetition = Gdy ta sama pozycja powstanie po raz trzeci z ruchem tej samej strony, partia kończy się remisem.

## Courtyard

rules-courtyard-aim-heading = Cel
rules-courtyard-aim = Wprowadź swojego króla na otoczony murem dziedziniec pośrodku, zanim zrobi to przeciwnik. Każda strona ma króla, czterech strażników i dziesięciu chłopów. Gra się tylko na ciemnych polach. Zaczynają Białe.
rules-courtyard-aim-start = Pozycja początkowa. Dziedziniec to e6 i f5.

rules-courtyard-pieces-heading = Ruchy
rules-courtyard-pieces =
    Wszystkie figury poruszają się po przekątnej na wolne pola.
    • **Chłop** robi krok o jedno pole do przodu.
    • **Strażnik** chodzi o jedno lub dwa pola w jednej linii prostej, do przodu albo do tyłu.
    • **Król** robi krok o jedno pole w dowolną stronę.
rules-courtyard-pieces-pieces = Niektóre ruchy króla, strażnika i chłopa.

rules-courtyard-jumps-heading = Bicie
rules-courtyard-jumps = Skocz figurą nad sąsiednią figurą przeciwnika na wolne pole tuż za nią, w linii prostej. Figura przeciwnika schodzi z planszy. Dopóki ta sama figura może skakać dalej, skacz nią (jeśli przestaniesz, stracisz ją). Przy każdym skoku może skręcić. Chłopi skaczą tylko do przodu, strażnicy i królowie w dowolną stronę. Król nie może skakać nad drugim królem. Żadna figura nie skacze nad figurami swojej strony, a w jednej turze nie łączy się kroku ze skokami.
rules-courtyard-jumps-jumps = Trzy bicia w jednej turze.

rules-courtyard-courtyard-heading = Dziedziniec
rules-courtyard-courtyard = Wchodzi tam tylko król i tylko wejściem po dalszej stronie: biały król z f7 na e6, czarny z e4 na f5. Nic innego nie wchodzi na dziedziniec ani przez niego nie przechodzi.
rules-courtyard-courtyard-step-in = Biały król wchodzi z f7.

rules-courtyard-jump-heading = Wskakiwanie
rules-courtyard-jump = Król może też wskoczyć na dziedziniec, jeśli skacze nad swoim wejściem. Chłop albo strażnik w wejściu nie zatrzyma więc króla przeciwnika.
rules-courtyard-jump-jump-in = Czarny król wskakuje nad chłopem na e4.

rules-courtyard-forfeit-heading = Pominięte bicie kosztuje figurę
rules-courtyard-forfeit =
    Bicie nie jest obowiązkowe. Ale figura, która mogła skoczyć, a tego nie zrobiła, schodzi z planszy wraz z twoim ruchem, nawet jeśli to ta, która ruszyła, albo twój król.
    • Jeśli bijesz i skaczesz tak daleko, jak ta figura może, nic nie tracisz, choćby inne też mogły bić.
    • Jeśli przerwiesz skoki, choć ta sama figura mogłaby skakać dalej, tracisz ją.
    • Figura jest bezpieczna, jeśli postawisz inną na polu, na którym by wylądowała, tak że wszystkie jej skoki są zablokowane.
rules-courtyard-forfeit-forfeit = Strażnik na b3 może skoczyć na d5. Stracisz go, chyba że skoczy albo chłop pójdzie na d5 i zablokuje lądowanie.

rules-courtyard-choice-heading = Kilka pominiętych bić
rules-courtyard-choice = Jeśli bicie pominęło kilka twoich figur, tracisz tylko jedną z nich: przeciwnik wybiera, która to będzie, usuwa ją, a potem wykonuje swój ruch.
rules-courtyard-choice-choice = Obaj strażnicy pominęli skok. Czarne usuwają jednego z nich, a potem grają.

rules-courtyard-return-heading = Chłopi w ostatnim rzędzie
rules-courtyard-return = Chłop, który dojdzie do ostatniego rzędu, stoi tam, dopóki nie poświęcisz tury, żeby przestawić go na dowolne wolne ciemne pole swojego pierwszego rzędu.
rules-courtyard-return-return = Chłop z c10 może wrócić na trzy pola.

rules-courtyard-end-heading = Koniec
rules-courtyard-end = Król na dziedzińcu wygrywa. Po stracie króla grasz dalej; gdy nie ma już obu królów, partia kończy się remisem. Kto nie ma już żadnej figury, przegrywa. Kto w swojej turze ma figury, ale nie ma dozwolonego ruchu, też przegrywa, chyba że druga strona również nie mogłaby wykonać ruchu: wtedy partia kończy się remisem.

rules-courtyard-notation-heading = Zapis ruchów
rules-courtyard-notation =
    Ruch to jego pola, od pierwszego do ostatniego.
    • `d3-e4`: krok.
    • `d4xf6xh8`: dwa bicia w jednej turze, z lądowaniem na f6 i h8.
    • `a10>b1`: chłop wraca do pierwszego rzędu.
    • `*d4`: figura na d4 pominęła bicie i schodzi z planszy.
    Wpisując ruch, możesz pominąć znaki: `d4 f6 h8`.

rules-courtyard-credit = Courtyard wymyślił Len Kalich w 1963 roku, a wydała firma FunDynamics w 1983. Te zasady opierają się na broszurze wydawcy i streszczeniu Johna Ayera. To, co oba źródła pozostawiają niejasne, uzupełniają nasze własne reguły.

## King and Courtesan

rules-king-and-courtesan-aim-heading = Cel
rules-king-and-courtesan-aim = Doprowadź króla do pola domowego przeciwnika albo zbij króla przeciwnika. Plansza stoi na rogu: pole domowe Czerwonych jest na samym dole, a Niebieskich na samej górze. Zaczynają Czerwone.
rules-king-and-courtesan-aim-start = Pozycja początkowa na standardowej planszy. Każda strona ma króla, czyli stos z dwóch krążków, i kurtyzany.

rules-king-and-courtesan-step-heading = Kroki
rules-king-and-courtesan-step = Każda figura robi krok na sąsiednie wolne pole w jednym z trzech kierunków do przodu, w stronę pola domowego przeciwnika.
rules-king-and-courtesan-step-step = Dokąd czerwona kurtyzana może zrobić krok.

rules-king-and-courtesan-capture-heading = Bicie
rules-king-and-courtesan-capture = Każda figura, także król, bije figurę przeciwnika na dowolnym z ośmiu pól wokół siebie, zajmując jej miejsce.
rules-king-and-courtesan-capture-capture = Co może zbić niebieska kurtyzana.

rules-king-and-courtesan-exchange-heading = Zamiana
rules-king-and-courtesan-exchange = Twój król może oddać swój górny krążek twojej kurtyzanie na sąsiednim polu w jednym z trzech kierunków do przodu. Ta kurtyzana staje się królem, a figura, która zostaje z tyłu, kurtyzaną.
rules-king-and-courtesan-exchange-exchange = Dwie kurtyzany, z którymi czerwony król może zamienić się miejscami.

rules-king-and-courtesan-end-heading = Koniec
rules-king-and-courtesan-end = Wygrywasz natychmiast, gdy zbijesz króla przeciwnika albo gdy twój król stoi na polu domowym przeciwnika – czy to po kroku, biciu, czy zamianie. Zawsze jest jakiś ruch, pasować nie wolno, a remis jest tylko za zgodą obu graczy albo przez powtórzenie.
rules-king-and-courtesan-end-end = Czerwone mogą wygrać, bijąc króla albo zamieniając się na pole domowe przeciwnika.

rules-king-and-courtesan-notation-heading = Zapis ruchów
rules-king-and-courtesan-notation =
    Ruch to jego pola, od pierwszego do ostatniego.
    • `a2-b3`: krok.
    • `a2xb3`: bicie.
    • `a2=b3`: król z a2 i kurtyzana z b3 zamieniają się miejscami.
    Wpisując ruch, możesz pominąć znaki: `a2 b3`.

rules-king-and-courtesan-credit = Autorem King and Courtesan jest Mark Steere (maj 2022). Jego inne gry są na marksteeregames.com.

## Guard & Towers

rules-guard-and-towers-aim-heading = Cel
rules-guard-and-towers-aim = Zbij strażnika przeciwnika albo doprowadź swojego do zamku przeciwnika. Każda strona ma strażnika i siedem kamieni, które układają się w wieże. Zaczynają Czerwone.
rules-guard-and-towers-aim-start = Pozycja początkowa. d7 to zamek Czerwonych, a d1 – Niebieskich.

rules-guard-and-towers-move-heading = Ruchy
rules-guard-and-towers-move = Wszystkie figury poruszają się prosto, wzdłuż kolumny albo rzędu, i tylko przez wolne pola. Strażnik idzie dokładnie o jedno pole. Z wieży ruszasz tyle górnych kamieni, ile chcesz, i dokładnie o tyle pól, ile kamieni idzie; reszta zostaje.
rules-guard-and-towers-move-move = Jeden, dwa albo trzy kamienie odchodzą od wieży o jedno, dwa albo trzy pola. Strażnik idzie o jedno pole.

rules-guard-and-towers-unite-heading = Łączenie
rules-guard-and-towers-unite = Kamienie, które kończą ruch na twojej wieży, łączą się z nią. Na twoim strażniku nie kończy się żaden ruch, a strażnik nie może zakończyć ruchu na żadnej z twoich wież.
rules-guard-and-towers-unite-unite = Dwa z trzech kamieni dołączają do drugiej wieży.

rules-guard-and-towers-capture-heading = Bicie
rules-guard-and-towers-capture = Figura, która kończy pełny ruch na figurze przeciwnika, bije ją. Strażnik bije wszystko. Kamienie biją strażnika przeciwnika albo wieżę, która ma najwyżej tyle kamieni, ile ich idzie.
rules-guard-and-towers-capture-capture = Dwa kamienie biją wieżę z dwóch kamieni, odległą o dwa pola. Jeden kamień nie może zbić wieży z dwóch kamieni na c5.

rules-guard-and-towers-end-heading = Koniec
rules-guard-and-towers-end = Wygrywasz, gdy zbijesz strażnika przeciwnika albo gdy twój strażnik stoi w zamku przeciwnika. Kto musi wykonać ruch, a nie może, przegrywa.
rules-guard-and-towers-end-end = Czerwony strażnik wchodzi do zamku Niebieskich.

rules-guard-and-towers-notation-heading = Zapis ruchów
rules-guard-and-towers-notation =
    Ruch to jego pola, od pierwszego do ostatniego.
    • `c4-e4`: dwa kamienie idą z c4 na e4. Idzie tyle kamieni, o ile pól prowadzi ruch.
    • `c4xe4`: biją to, co stoi na e4.
    Wpisując ruch, możesz pominąć znaki: `c4 e4`.

rules-guard-and-towers-credit = Guard & Towers stworzyli Christoph Endres i Robert Wirth w 1997 roku. Te zasady opierają się na ich instrukcji, która nie mówi, kto zaczyna. Tutaj zaczynają Czerwone.

## King’s Court

rules-kings-court-aim-heading = Cel
rules-kings-court-aim = Utrzymaj pionki w dworze dłużej niż przeciwnik. Dwór to szesnaście pól pośrodku, od c3 do f6. Każda strona ma wokół niego 24 pionki. Zaczynają Pomarańczowe.
rules-kings-court-aim-start = Pozycja początkowa.

rules-kings-court-opening-heading = Pierwsze dwa ruchy
rules-kings-court-opening = Pierwszy ruch Pomarańczowych to krok do dworu. Zielone odpowiadają krokiem do dworu przez przeciwległą krawędź. W tych dwóch ruchach się nie skacze.
rules-kings-court-opening-opening = Pomarańczowe weszły od południa, więc Zielone wchodzą od północy.

rules-kings-court-move-heading = Ruchy
rules-kings-court-move = Zrób krok o jedno pole w górę, w dół, w lewo albo w prawo. Albo skocz nad pionkiem obok, dowolnego koloru, na wolne pole tuż za nim, w linii prostej – tym samym pionkiem ile razy chcesz, skręcając, jak chcesz. Przeskoczone pionki przeciwnika schodzą z planszy, własne zostają. Skakać nigdy nie trzeba. Skoki, które wracają na pole wyjścia bez żadnego bicia, nie są ruchem.
rules-kings-court-move-chain = Jedna tura: nad własnym pionkiem, dwoma pionkami przeciwnika, własnym i znów pionkiem przeciwnika.

rules-kings-court-court-heading = Dwór
rules-kings-court-court = Na koniec swojej tury musisz mieć pionek w dworze. Gdzie twój pionek był w trakcie skoków, nie ma znaczenia.
rules-kings-court-court-court = Jedyny pomarańczowy pionek w dworze może się w nim poruszać i w jego obrębie bić, ale nie może go opuścić.

rules-kings-court-end-heading = Koniec
rules-kings-court-end = Gdy obie strony mają już za sobą pierwszy ruch, przegrywa ta, która nie ma pionka w dworze. Przegrywa też ta, która musi wykonać ruch, a nie może.

rules-kings-court-notation-heading = Zapis ruchów
rules-kings-court-notation =
    Ruch to jego pola, od pierwszego do ostatniego.
    • `c2-c3`: krok.
    • `a1^a3`: skok nad własnym pionkiem, który zostaje.
    • `a3xc3`: skok z biciem.
    • `a1^a3xc3xe3`: trzy skoki w jednej turze.
    Wpisując ruch, możesz pominąć znaki: `a1 a3 c3 e3`.

rules-kings-court-credit = King’s Court: instrukcja nie podaje autora. Te zasady opierają się na angielskiej instrukcji wydawcy. To, co ona pozostawia niejasne, uzupełniają nasze własne reguły.
