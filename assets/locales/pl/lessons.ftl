### Lessons: what to do, why it was right, and what helps after another legal move.

## Courtyard

lesson-courtyard-guard = Twój strażnik na b5 może pójść o jedno lub dwa pola w linii prostej. Przesuń go o dwa.
lesson-courtyard-guard-done = Tylko strażnicy chodzą o dwa pola naraz.
lesson-courtyard-guard-hint = Przejdź z b5 dwa pola po jednej przekątnej, na przykład na d3.

lesson-courtyard-jump = Twój strażnik na g2 może w jednej turze zbić trzech chłopów. Zbij wszystkich.
lesson-courtyard-jump-done = Trzy bicia w jednej turze. Gdyby strażnik stanął przed ostatnim, zszedłby z planszy.
lesson-courtyard-jump-hint = Zbij wszystkich trzech: skocz na i4, potem na g6, potem na i8.

lesson-courtyard-safe = Twój strażnik na b3 może zbić chłopa na c4. Wykonaj ruch, po którym nie stracisz żadnej figury.
lesson-courtyard-safe-done = Figura, która pominie bicie, przepada, chyba że inna zablokuje pole, na którym tamta by wylądowała.
lesson-courtyard-safe-hint = Tak tracisz strażnika, bo mógł skoczyć na d5. Skocz tam albo zablokuj d5.

lesson-courtyard-return = Twój chłop na c10 stoi w ostatnim rzędzie. Przestaw go z powrotem do swojego pierwszego rzędu.
lesson-courtyard-return-done = Teraz znów może maszerować. Kosztowało cię to turę.
lesson-courtyard-return-hint = Przestaw chłopa z c10 na wolne ciemne pole pierwszego rzędu: b1, h1 albo j1.

lesson-courtyard-choice = Czarne pominęły dwa bicia: królem na b9 i strażnikiem na j9. Ty wybierasz, która z tych figur zejdzie z planszy. Usuń tę ważniejszą.
lesson-courtyard-choice-done = Bez króla Czarne nie mogą już wygrać na dziedzińcu.
lesson-courtyard-choice-hint = Na dziedziniec może wejść tylko król. Usuń go.

lesson-courtyard-enter = Twój król stoi w swoim wejściu na dziedziniec. Wygraj od razu.
lesson-courtyard-enter-done = Król na dziedzińcu wygrywa.
lesson-courtyard-enter-hint = Dziedziniec to pola e6 i f5. Z f7 twój król wchodzi na e6.

lesson-courtyard-jump-in = Czarny chłop stoi na f7, w wejściu twojego króla. Mimo to wygraj.
lesson-courtyard-jump-in-done = Król może wskoczyć na dziedziniec, jeśli skacze nad swoim wejściem.
lesson-courtyard-jump-in-hint = Twój król na g8 stoi obok chłopa na f7. Gdzie wyląduje po skoku?

## King and Courtesan

lesson-king-and-courtesan-step = Zrób krok kurtyzaną z c3.
lesson-king-and-courtesan-step-done = Przed figurą są trzy pola i na każde z nich może ona zrobić krok. Kroków w bok ani do tyłu nie ma.
lesson-king-and-courtesan-step-hint = To był król. Przesuń kurtyzanę z c3 na c4, d4 albo d3.

lesson-king-and-courtesan-capture = Kroki idą do przodu, ale bić można w każdą stronę. Zbij niebieską kurtyzanę.
lesson-king-and-courtesan-capture-done = Bijesz, wchodząc na pole figury przeciwnika – tutaj ruchem do tyłu.
lesson-king-and-courtesan-capture-hint = Niebieska kurtyzana stoi na b2, za twoją na c3.

lesson-king-and-courtesan-exchange = Twój król może zamienić się miejscami z kurtyzaną, która stoi przed nim. Zrób to.
lesson-king-and-courtesan-exchange-done = Korona przeszła do przodu, a z tyłu została kurtyzana.
lesson-king-and-courtesan-exchange-hint = Przesuń króla z c3 na jedną z własnych kurtyzan, na c4 albo d3.

lesson-king-and-courtesan-win = Możesz wygrać od razu, i to na trzy sposoby. Znajdź jeden.
lesson-king-and-courtesan-win-done = Wygrywasz, gdy zbijesz króla przeciwnika albo gdy twój król dotrze do pola domowego przeciwnika.
lesson-king-and-courtesan-win-hint = Niebieski król na f5 stoi obok dwóch twoich figur. A f6 to pole domowe Niebieskich.

lesson-king-and-courtesan-home = Twoja własna kurtyzana stoi na f6, polu domowym Niebieskich. Wygraj od razu.
lesson-king-and-courtesan-home-done = Twój król może dotrzeć do pola domowego przeciwnika także przez zamianę.
lesson-king-and-courtesan-home-hint = Twój król na e5 może zamienić się miejscami z kurtyzaną na f6.

lesson-king-and-courtesan-safe = Dwie niebieskie kurtyzany atakują twojego króla na c3. Zabierz go w bezpieczne miejsce.
lesson-king-and-courtesan-safe-done = Po zbiciu jednej z nich druga zbiłaby twojego króla. Dzięki zamianie jest poza ich zasięgiem.
lesson-king-and-courtesan-safe-hint = Potem Niebieskie biją twojego króla. Przenieś go na pole, które nie styka się ani z b2, ani z b3.

## Guard & Towers

lesson-guard-and-towers-split = Przesuń dwa z trzech kamieni na c4.
lesson-guard-and-towers-split-done = Dwa kamienie idą o dwa pola, a trzeci zostaje na miejscu.
lesson-guard-and-towers-split-hint = Ile kamieni idzie, o tyle pól. Żeby ruszyć dwa kamienie, przejdź z c4 o dwa pola.

lesson-guard-and-towers-unite = Zbuduj jedną wieżę z czterech kamieni.
lesson-guard-and-towers-unite-done = Kamienie, które kończą ruch na twojej wieży, łączą się z nią.
lesson-guard-and-towers-unite-hint = Przesuń całą wieżę na drugą. Każda ma dwa kamienie, a dzielą je dwa pola.

lesson-guard-and-towers-height = Obie niebieskie wieże mają po dwa kamienie. Możesz zbić jedną z nich. Którą?
lesson-guard-and-towers-height-done = Do e4 dochodzą dwa twoje kamienie – na wieżę z dwóch wystarczy. Do c5 dochodzi tylko jeden, za mało.
lesson-guard-and-towers-height-hint = Żeby zbić wieżę z dwóch kamieni, muszą ruszyć co najmniej dwa, a dwa kamienie idą o dwa pola.

lesson-guard-and-towers-guard = Obok twojego strażnika stoi niebieska wieża z czterech kamieni. Zbij ją.
lesson-guard-and-towers-guard-done = Strażnik bije wieżę każdej wysokości.
lesson-guard-and-towers-guard-hint = Twój strażnik na d4 może zbić wieżę na d3.

lesson-guard-and-towers-aim = Strażnik Niebieskich stoi na e3. Wygraj od razu.
lesson-guard-and-towers-aim-done = Trzy kamienie idą o trzy pola i biją strażnika.
lesson-guard-and-towers-aim-hint = Do e3 dochodzi tylko twoja wieża z b3. Policz pola, które je dzielą.

lesson-guard-and-towers-castle = d1 to zamek Niebieskich. Wygraj od razu.
lesson-guard-and-towers-castle-done = Twój strażnik w zamku przeciwnika wygrywa.
lesson-guard-and-towers-castle-hint = Twój strażnik na d2 stoi tuż obok zamku.

lesson-guard-and-towers-save = Wieża Niebieskich na d5 zaraz zbije twojego strażnika na d7. Zapobiegnij temu.
lesson-guard-and-towers-save-done = Strażnik schodzi z linii albo wieża ją blokuje: nic nie przechodzi nad kamieniami.
lesson-guard-and-towers-save-hint = Po tym Niebieskie wygrywają. Wieża na d5 chodzi w linii prostej do dwóch pól: zejdź z tej linii albo zablokuj ją na d6.

## King’s Court

lesson-kings-court-step = Dwór to szesnaście pól pośrodku. Wprowadź do niego drugi pionek.
lesson-kings-court-step-done = Dwa pionki w dworze są bezpieczniejsze niż jeden: ostatni nie może go opuścić.
lesson-kings-court-step-hint = Twój pionek na d2 robi krok do dworu, na d3.

lesson-kings-court-answer = Grasz Zielonymi. Pomarańczowe weszły do dworu od południa. Wykonaj swój pierwszy ruch.
lesson-kings-court-answer-done = Pierwszym ruchem Zielone wchodzą do dworu przez krawędź naprzeciw tej, przez którą weszły Pomarańczowe.
lesson-kings-court-answer-hint = Wejdź od północy: z rzędu 7 do rzędu 6.

lesson-kings-court-over = Przeskocz własny pionek, a potem tym samym pionkiem skocz dalej nad zielonym.
lesson-kings-court-over-done = Własny pionek zostaje, zielony schodzi z planszy.
lesson-kings-court-over-hint = Zacznij z c3: skocz nad d3 na e3, potem nad f3 na g3.

lesson-kings-court-chain = Zbij trzy zielone pionki w jednej turze.
lesson-kings-court-chain-done = Pionek skacze, ile razy chcesz, nad oboma kolorami, i skręca, jak chcesz.
lesson-kings-court-chain-hint = Zacznij z a1 i przeskocz własny pionek na a2. Potem zatocz koło.

lesson-kings-court-keep = Pionek na c6 to twój jedyny w dworze, więc nie może go opuścić. Zbij zielony pionek.
lesson-kings-court-keep-done = Bijesz, a w dworze nadal masz pionek.
lesson-kings-court-keep-hint = Skocz nad d6. Wylądujesz na e6, w obrębie dworu.

lesson-kings-court-back = Pionek na c3 to twój jedyny w dworze. Zbij nim trzy pionki w jednej turze.
lesson-kings-court-back-done = Liczy się tylko koniec tury: wtedy musisz mieć pionek w dworze.
lesson-kings-court-back-hint = Wyjdź z dworu nad b3, skocz dalej nad a4 i wróć nad b5.

lesson-kings-court-safe = Zielone zaraz zbiją na d5 twój jedyny pionek w dworze i wygrają. Zapobiegnij temu.
lesson-kings-court-safe-done = Pionek z d5 nie miał dokąd uciec: Zielone zbiłyby go wszędzie. Teraz masz w dworze drugi.
lesson-kings-court-safe-hint = Zielone biją twój ostatni pionek w dworze. Wprowadź drugi.

lesson-kings-court-win = Zielone mają w dworze jeden pionek. Wygraj od razu.
lesson-kings-court-win-done = Zielone nie mają już pionka w dworze i przegrywają.
lesson-kings-court-win-hint = Przeskocz zielony pionek na d6.
