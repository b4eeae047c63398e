### Co jest zapisane o kimś.

deleted-player = Usunięty gracz
refused-challenged-deleted = Ta osoba usunęła swoje dane. Rzuć wyzwanie komuś innemu przez `/challenge`.
help-privacy = **Twoje dane:** zobaczysz, pobierzesz albo usuniesz je w `/settings`.

privacy =
    {""}**Co i po co o tobie zapisuję**
    - **Kim jesteś:** twój identyfikator na Discordzie, twoje nazwy na serwerach i język, żeby pokazać, kto gra, i pisać do ciebie.
    - **W co grasz:** wyzwania, ogłoszenia, turnieje, drabiny, mecze serwerów, partie ze wszystkimi ruchami i ich czasem, zegary, propozycje, wyniki i rankingi, żeby partie się toczyły i liczyły i żeby dało się je obejrzeć jeszcze raz.
    - **Twoje wybory i zapiski:** ustawienia, przypomnienia, strefa czasowa, godziny ciszy, urlopy, kogo blokujesz, co obserwujesz, ruchy warunkowe, próbowane ruchy i notatki.
    - **Gdzie co jest:** moje wiadomości z twoimi partiami i przypomnieniami, także jeszcze niewysłane.
    - **Co robią moderatorzy:** decyzje i zakazy gry, z powodami.
    Nie zachowuję twoich wiadomości; jedyne teksty to nazwy, notatki, powody moderatorów i opisy serwerów. Członkowie widzą plansze, listy, tabele i profile, ale nie twoje notatki i ruchy warunkowe. Wszystko jest w bazie danych osób, które mnie prowadzą.
button-privacy-export = Pobierz moje dane
button-privacy-ask = Usuń moje dane…
privacy-about = Wszystko, co jest o tobie zapisane. Czasy to milisekundy od 1970 roku (UTC).
privacy-about-large = Twoje dane są za duże dla Discorda. Poproś o nie osoby, które mnie prowadzą.
privacy-nothing = Nic o tobie nie jest zapisane.

privacy-ask =
    {""}**Usunąć wszystko, co jest o tobie zapisane?** Tego nie da się cofnąć.
    - Twoje trwające partie ({ $running }) kończą się od razu: przeciwnicy wygrywają, a gdzie nie ma po dwa ruchy każdej strony, nie ma wyniku. Twoje otwarte wyzwania ({ $open }) zostają zamknięte.
    - Znikasz z turniejów, drabin i meczów serwerów, twoje ogłoszenia są wycofane, a twój kod przestaje działać.
    - W zakończonych partiach widniejesz jako „{ deleted-player }”. Przeciwnicy zachowują je i swoje rankingi.
    - Znikają: twój identyfikator na Discordzie, nazwy, ustawienia, notatki, ruchy warunkowe, przypomnienia, urlopy i to, co obserwujesz.
    - Zakazy gry i blokady od innych zostają. Zachowuję odcisk twojego identyfikatora, który nikomu nie mówi, kim jesteś, ale pozwala mi cię rozpoznać.
    - Wiadomości na Discordzie zostają, z twoją nazwą; moderatorzy mogą je usunąć. Kopie zapasowe zawierają twoje dane, dopóki nie zostaną usunięte.
    - Role za miejsce w tabeli zostają, dopóki nie zabierze ich moderator.
privacy-bans = Twoje zakazy gry, które zostają: { $count }.
button-privacy-delete = Tak, usuń…
button-privacy-keep = Nie, zachowaj wszystko
form-privacy-title = Usuń wszystko, co jest o tobie zapisane
form-privacy-label = Wpisz { privacy-word }
privacy-word = USUŃ
privacy-not-typed = ⚠️ Nic nie zostało usunięte: nie wpisano słowa { privacy-word }.
privacy-kept = Nic nie zostało usunięte.
privacy-deleted = Twoje dane są usunięte. Ostatnie ślady w bazie danych znikną w ciągu sześciu godzin. Jeśli wrócisz, zaczniesz od nowa.
