### Co jest zapisane o kimś.

deleted-player = Usunięty gracz
refused-challenged-deleted = Ta osoba usunęła wszystkie swoje dane, więc nie mogę rzucić jej wyzwania. Użyj `/challenge` z kimś innym.
help-privacy = **Twoje dane:** `/settings` pokazuje, co o tobie zapisuję, i pozwala to pobrać albo usunąć.

privacy =
    {""}**Co i po co o tobie zapisuję**
    - **Kim jesteś:** twój identyfikator na Discordzie, nazwy, pod którymi pokazują cię serwery, i twój język, żeby pokazać, kto gra, i pisać do ciebie.
    - **W co grasz:** wyzwania, ogłoszenia, turnieje, drabiny, partie z każdym ruchem i jego czasem, zegary, propozycje, wyniki i rankingi, żeby partie trwały, dało się je obejrzeć jeszcze raz i się liczyły.
    - **Twoje wybory i zapiski:** ustawienia, przypomnienia, strefa czasowa, godziny ciszy, urlopy, kogo blokujesz, co obserwujesz, ruchy warunkowe, próbowane warianty i twoje notatki.
    - **Gdzie co jest:** wiadomości, w których pokazuję twoje partie i przypominam, oraz wiadomości, które mam jeszcze wysłać.
    - **Co robią moderatorzy:** decyzje i zakazy gry, z powodami.
    Nie zachowuję żadnych twoich wiadomości: jedyne teksty to nazwy, notatki, powody moderatorów i to, co serwery mówią o sobie. Członkowie widzą to, co pokazują plansze, listy, tabele i profile; twoich notatek i ruchów warunkowych nie widzi nikt inny z graczy. Wszystko jest w bazie danych osób, które mnie prowadzą.
button-privacy-export = Pobierz moje dane
button-privacy-ask = Usuń moje dane…
privacy-about = Wszystko, co jest o tobie zapisane, tabela po tabeli. Czasy to milisekundy od 1970 roku (UTC).
privacy-about-large = Twoje dane nie mieszczą się w jednym pliku na Discordzie. Poproś o nie osoby, które mnie prowadzą.
privacy-nothing = Nic o tobie nie jest zapisane.

privacy-ask =
    {""}**Usunąć wszystko, co jest o tobie zapisane?** Tego nie da się cofnąć.
    - Twoje trwające partie ({ $running }) kończą się od razu: przeciwnicy wygrywają, a gdzie nie ma po dwa ruchy każdej strony, partia kończy się bez wyniku. Twoje otwarte wyzwania ({ $open }) zostają zamknięte.
    - Opuszczasz swoje turnieje, drabiny, mecze serwerów i ogłoszenia, a twój kod przestaje działać.
    - W zakończonych partiach stajesz się „{ deleted-player }”. Przeciwnicy zachowują je i swoje rankingi.
    - Znikają: twój identyfikator na Discordzie, nazwy, ustawienia, notatki, ruchy warunkowe, przypomnienia, urlopy i to, co obserwujesz.
    - Zakazy gry i blokady od innych zostają. Zamiast twojego identyfikatora zachowuję jego odcisk, który nikomu nie mówi, kim jesteś, ale po którym cię poznam, jeśli wrócisz.
    - To, co jest na Discordzie, zostaje tam z twoją nazwą; moderatorzy mogą to usunąć. W kopiach zapasowych mojej bazy danych jesteś, dopóki nie zostaną usunięte.
    - Role, które serwery dały ci za miejsce w tabeli, zostają, dopóki nie zabierze ich moderator.
privacy-bans = Twoje zakazy gry, które zostają: { $count }.
button-privacy-delete = Tak, usuń…
button-privacy-keep = Nie, zachowaj wszystko
form-privacy-title = Usuń wszystko, co jest o tobie zapisane
form-privacy-label = Wpisz { privacy-word }
privacy-word = USUŃ
privacy-not-typed = ⚠️ Nic nie jest usunięte: nie ma tu słowa { privacy-word }.
privacy-kept = Dobrze. Wszystko zostaje, jak jest.
privacy-deleted = Wszystko, co było o tobie zapisane, jest usunięte. Ostatnie ślady w nieużywanych częściach bazy danych znikną w ciągu sześciu godzin. Jeśli wrócisz, zaczniesz od nowa.
