### Co jest zapisane o kimś.

deleted-player = Usunięty gracz
command-privacy = Zobacz, co i po co o tobie zapisuję; weź wszystko albo każ to usunąć
refused-challenged-deleted = Dane przeciwnika zostały usunięte, więc nie wiadomo, kogo wyzwać. Wyzwij kogoś innego przez `/challenge`.
help-privacy = **Twoje dane:** `/privacy` mówi, co o tobie zapisuję, daje ci to i usuwa.

privacy =
    {""}**Co i po co o tobie zapisuję**
    - **Kim jesteś:** twój identyfikator na Discordzie, nazwy, pod którymi pokazują cię serwery, i twój język, żeby pokazać, kto gra, i pisać do ciebie.
    - **W co grasz:** wyzwania, ogłoszenia, turnieje, drabinki, partie z każdym ruchem i jego czasem, zegary, propozycje, wyniki i rankingi, żeby partie trwały, dało się je obejrzeć jeszcze raz i się liczyły.
    - **Twoje wybory i zapiski:** ustawienia, przypomnienia, strefa czasowa, godziny ciszy, urlopy, kogo blokujesz, co obserwujesz, ruchy warunkowe, próbowane warianty i twoje notatki.
    - **Gdzie co jest:** wiadomości, w których pokazuję twoje partie i przypominam, oraz to, co mam jeszcze powiedzieć.
    - **Co robią moderatorzy:** decyzje i zakazy gry, z powodami.
    Nie zachowuję żadnych twoich wiadomości: jedyne teksty to nazwy, notatki, powody moderatorów i to, co serwery mówią o sobie. Członkowie widzą to, co pokazują plansze, listy, rankingi i profile; nikt inny z grających nie widzi twoich notatek ani ruchów warunkowych. Wszystko jest w bazie danych tych, którzy mnie prowadzą.
button-privacy-export = Daj mi wszystko
button-privacy-ask = Usuń wszystko…
privacy-about = Wszystko, co jest o tobie zapisane, tabela po tabeli. Czasy to milisekundy od 1970 roku (UTC).
privacy-about-large = Zapisane jest o tobie więcej, niż Discord przyjmuje w jednym pliku. Zapytaj tych, którzy mnie prowadzą.
privacy-nothing = Nic nie jest o tobie zapisane.

privacy-ask =
    {""}**Usunąć wszystko, co jest o tobie zapisane?** Tego nie da się cofnąć.
    - Twoje trwające partie ({ $running }) kończą się od razu: przeciwnicy wygrywają, a gdzie nie ma po dwa ruchy każdej strony, nie wygrywa nikt. Twoje otwarte wyzwania ({ $open }) zostają zamknięte.
    - Opuszczasz swoje turnieje, drabinki, mecze serwerów i ogłoszenia, a twój kod przestaje działać.
    - W zakończonych partiach stajesz się „{ deleted-player }”. Przeciwnicy zachowują je i swoje rankingi.
    - Znikają: twój numer na Discordzie, nazwy, ustawienia, notatki, ruchy warunkowe, przypomnienia, urlopy i to, co obserwujesz.
    - Zakazy gry i blokady od innych zostają. Zamiast twojego numeru zachowuję liczbę z niego wyliczoną, która nikomu nie mówi, kim jesteś, ale po której cię poznam, jeśli wrócisz.
    - To, co jest na Discordzie, zostaje tam z twoją nazwą; moderatorzy mogą to usunąć. Kopie zapasowe mojej bazy danych zachowują cię, aż zostaną usunięte.
    - Role, które serwery dały ci za miejsce, zostają, dopóki nie zabierze ich moderacja.
privacy-bans = Twoje zakazy gry, które zostają: { $count }.
button-privacy-delete = Tak, usuń…
button-privacy-keep = Nie, zachowaj wszystko
form-privacy-title = Usuń wszystko, co jest o tobie zapisane
form-privacy-label = Napisz { privacy-word }
privacy-word = USUŃ
privacy-not-typed = ⚠️ Nic nie jest usunięte: nie ma tu słowa { privacy-word }.
privacy-kept = Dobrze. Wszystko zostaje, jak jest.
privacy-deleted = Wszystko, co było o tobie zapisane, jest usunięte. Ostatnie ślady w nieużywanych częściach bazy danych znikną w ciągu sześciu godzin. Jeśli znów coś tu zrobisz, zaczniesz od nowa.
