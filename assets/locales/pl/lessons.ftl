### Lessons: what to do, why it was right, and what helps after another legal move.

## Courtyard

lesson-courtyard-guard = Twój strażnik na b5 może pójść o jedno lub dwa pola. Przesuń go o dwa.
lesson-courtyard-guard-done = Tylko strażnicy chodzą o dwa pola naraz.
lesson-courtyard-guard-hint = Przejdź dwa pola po jednej przekątnej, na przykład na d3.

lesson-courtyard-jump = Bijesz, przeskakując figurę przeciwnika na wolne pole za nią, i możesz skakać dalej. Zbij trzech chłopów w jednej turze strażnikiem z g2.
lesson-courtyard-jump-done = Gdyby strażnik stanął wcześniej, zszedłby z planszy.
lesson-courtyard-jump-hint = Zbij wszystkich trzech: skocz na i4, g6 i i8.

lesson-courtyard-safe = Twój strażnik na b3 może zbić chłopa na c4. Zagraj tak, żeby nie stracić figury.
lesson-courtyard-safe-done = Figura, która pominie bicie, przepada, chyba że inna zablokuje jej pole lądowania.
lesson-courtyard-safe-hint = Tak tracisz strażnika, bo mógł skoczyć na d5. Skocz tam albo zablokuj d5.

lesson-courtyard-return = Twój chłop na c10 stoi w ostatnim rzędzie. Przestaw go z powrotem do pierwszego.
lesson-courtyard-return-done = Teraz znów może maszerować. Kosztowało cię to turę.
lesson-courtyard-return-hint = Przestaw chłopa na wolne ciemne pole pierwszego rzędu: b1, h1 albo j1.

lesson-courtyard-choice = Czarny król na b9 i strażnik na j9 pominęli bicie. Usuń ważniejszego.
lesson-courtyard-choice-done = Bez króla Czarne nie mogą już wygrać na dziedzińcu.
lesson-courtyard-choice-hint = Na dziedziniec może wejść tylko król. Usuń go.

lesson-courtyard-enter = Twój król stoi w swoim wejściu. Wygraj od razu.
lesson-courtyard-enter-done = Król na dziedzińcu wygrywa.
lesson-courtyard-enter-hint = Z f7 twój król wchodzi na dziedziniec, na e6.

lesson-courtyard-jump-in = Czarny chłop stoi na f7, w wejściu twojego króla. Mimo to wygraj.
lesson-courtyard-jump-in-done = Król może wskoczyć na dziedziniec nad swoim wejściem.
lesson-courtyard-jump-in-hint = Gdzie wyląduje twój król z g8 po skoku nad f7?

## King and Courtesan

lesson-king-and-courtesan-step = Zrób krok kurtyzaną z c3.
lesson-king-and-courtesan-step-done = Figura robi krok na jedno z trzech pól przed sobą, nigdy w bok ani do tyłu.
lesson-king-and-courtesan-step-hint = To był król. Przesuń kurtyzanę na c4, d4 albo d3.

lesson-king-and-courtesan-capture = Bić można w każdą stronę. Zbij niebieską kurtyzanę.
lesson-king-and-courtesan-capture-done = Bijesz, wchodząc na pole innej figury – tutaj do tyłu.
lesson-king-and-courtesan-capture-hint = Stoi na b2, za twoją kurtyzaną na c3.

lesson-king-and-courtesan-exchange = Zamień króla miejscami z kurtyzaną, która stoi przed nim.
lesson-king-and-courtesan-exchange-done = Korona przechodzi do przodu, a z tyłu zostaje kurtyzana.
lesson-king-and-courtesan-exchange-hint = Przesuń króla na swoją kurtyzanę na c4 albo d3.

lesson-king-and-courtesan-win = Wygraj od razu. Są trzy sposoby.
lesson-king-and-courtesan-win-done = Wygrywasz, gdy zbijesz króla przeciwnika albo gdy twój dotrze do jego pola domowego.
lesson-king-and-courtesan-win-hint = Niebieski król na f5 stoi obok dwóch twoich figur, a jego pole domowe to f6.

lesson-king-and-courtesan-home = Twoja kurtyzana stoi na f6, polu domowym Niebieskich. Wygraj od razu.
lesson-king-and-courtesan-home-done = Twój król może dotrzeć do pola domowego przeciwnika także przez zamianę.
lesson-king-and-courtesan-home-hint = Twój król może zamienić się miejscami z kurtyzaną na f6.

lesson-king-and-courtesan-safe = Dwie niebieskie kurtyzany atakują twojego króla na c3. Zabierz go w bezpieczne miejsce.
lesson-king-and-courtesan-safe-done = Po zbiciu jednej druga zbiłaby twojego króla. Dzięki zamianie jest poza ich zasięgiem.
lesson-king-and-courtesan-safe-hint = Niebieskie biją twojego króla. Przenieś go na pole, które nie styka się ani z b2, ani z b3.

## Guard & Towers

lesson-guard-and-towers-split = Przesuń dwa z trzech kamieni na c4.
lesson-guard-and-towers-split-done = Dwa kamienie idą o dwa pola, a trzeci zostaje.
lesson-guard-and-towers-split-hint = Idź o tyle pól, ile kamieni ruszasz: dwoma kamieniami o dwa pola z c4.

lesson-guard-and-towers-unite = Zbuduj jedną wieżę z czterech kamieni.
lesson-guard-and-towers-unite-done = Kamienie, które kończą ruch na twojej wieży, łączą się z nią.
lesson-guard-and-towers-unite-hint = Przesuń całą wieżę na drugą, o dwa pola dalej.

lesson-guard-and-towers-height = Obie niebieskie wieże mają po dwa kamienie. Zbij tę, którą możesz.
lesson-guard-and-towers-height-done = Do e4 dochodzą dwa kamienie – na wieżę z dwóch wystarczy. Do c5 dochodzi tylko jeden.
lesson-guard-and-towers-height-hint = Żeby zbić dwa kamienie, rusz co najmniej dwa; dwa idą o dwa pola.

lesson-guard-and-towers-guard = Zbij niebieską wieżę z czterech kamieni obok twojego strażnika.
lesson-guard-and-towers-guard-done = Strażnik bije wieżę każdej wysokości.
lesson-guard-and-towers-guard-hint = Twój strażnik może zbić wieżę na d3.

lesson-guard-and-towers-aim = Strażnik Niebieskich stoi na e3. Wygraj od razu.
lesson-guard-and-towers-aim-done = Trzy kamienie idą o trzy pola i biją strażnika.
lesson-guard-and-towers-aim-hint = Do e3 dochodzi tylko twoja wieża z b3. Policz pola.

lesson-guard-and-towers-castle = d1 to zamek Niebieskich. Wygraj od razu.
lesson-guard-and-towers-castle-done = Twój strażnik w zamku przeciwnika wygrywa.
lesson-guard-and-towers-castle-hint = Twój strażnik na d2 stoi tuż obok zamku.

lesson-guard-and-towers-save = Wieża Niebieskich na d5 grozi twojemu strażnikowi na d7. Zapobiegnij temu.
lesson-guard-and-towers-save-done = Strażnik schodzi z drogi albo wieża ją blokuje: nic nie przechodzi nad kamieniami.
lesson-guard-and-towers-save-hint = Niebieskie wygrywają: wieża na d5 chodzi do dwóch pól. Zejdź jej z drogi albo zablokuj ją na d6.

## King’s Court

lesson-kings-court-step = Wprowadź drugi pionek do dworu, na szesnaście pól pośrodku.
lesson-kings-court-step-done = Dwa pionki są tam bezpieczniejsze niż jeden: ostatni nie może wyjść.
lesson-kings-court-step-hint = Zrób krok z d2 do dworu, na d3.

lesson-kings-court-answer = Grasz Zielonymi. Pomarańczowe weszły do dworu od południa. Wykonaj swój pierwszy ruch.
lesson-kings-court-answer-done = Zielone wchodzą do dworu przez krawędź naprzeciw tej, przez którą weszły Pomarańczowe.
lesson-kings-court-answer-hint = Wejdź od północy, z rzędu 7 do 6.

lesson-kings-court-over = Jednym pionkiem przeskocz własny, a potem zielony.
lesson-kings-court-over-done = Własny pionek zostaje, zielony schodzi z planszy.
lesson-kings-court-over-hint = Z c3 skocz nad d3 na e3, potem nad f3 na g3.

lesson-kings-court-chain = Zbij trzy zielone pionki w jednej turze.
lesson-kings-court-chain-done = Pionek skacze, ile razy chcesz, nad oboma kolorami, i skręca, jak chcesz.
lesson-kings-court-chain-hint = Z a1 przeskocz własny pionek na a2. Potem zatocz koło.

lesson-kings-court-keep = Twój jedyny pionek w dworze, na c6, nie może go opuścić. Zbij zielony pionek.
lesson-kings-court-keep-done = Bijesz, a w dworze nadal masz pionek.
lesson-kings-court-keep-hint = Skocz nad d6 na e6, w obrębie dworu.

lesson-kings-court-back = Zbij trzy pionki w jednej turze swoim jedynym w dworze, z c3.
lesson-kings-court-back-done = Pionek w dworze musisz mieć dopiero na koniec tury.
lesson-kings-court-back-hint = Wyjdź z dworu nad b3, skocz dalej nad a4 i wróć nad b5.

lesson-kings-court-safe = Zielone zaraz wygrają, bijąc twój jedyny pionek w dworze, na d5. Zapobiegnij temu.
lesson-kings-court-safe-done = Pionek z d5 nie miał dokąd uciec. Teraz masz drugi.
lesson-kings-court-safe-hint = Zielone biją twój ostatni pionek w dworze. Wprowadź drugi.

lesson-kings-court-win = Zielone mają w dworze jeden pionek. Wygraj od razu.
lesson-kings-court-win-done = Zielone nie mają już pionka w dworze i przegrywają.
lesson-kings-court-win-hint = Przeskocz zielony pionek na d6.
