### Turnieje między serwerami.

choice-between-here = Ten serwer
choice-between-open = Wszystkie otwarte serwery
choice-between-code = Serwery z jego kodem
tournament-by-server = Należy do serwera **{ $server }**, który go prowadzi.
tournament-by-another = Należy do innego serwera, który go prowadzi.
tournament-takes-no-part = Ten serwer nie bierze już udziału. Trwające partie toczą się dalej i się liczą.
tournament-other-server = inny serwer
tournament-cancelled-by = Odwołali go zarządzający serwerem **{ $server }**.
tournament-cancelled-elsewhere = Odwołali go zarządzający jego własnym serwerem.
tournament-stray-here = Kanału { $matches } na tym serwerze już nie ma. Zarządzający mogą wybrać inny przez `/tournament` i **pokaż turniej na tym kanale** albo ktoś z graczy może tam użyć `/board`.
tournament-stray-there = Kanału { $matches } na serwerze **{ $server }** już nie ma; tamtejsi zarządzający mogą wybrać inny.
tournament-stray-elsewhere = Kanału { $matches } na innym serwerze już nie ma; tamtejsi zarządzający mogą wybrać inny.
tournament-stray-until = W przeciwnym razie gracze stamtąd przegrają walkowerem { $until }.
tournament-open = Inne otwarte serwery mogą wziąć udział: ich zarządzający wybierają w `/tournament` **zgłoś ten serwer** z numerem { $number }.
tournament-by-code = Inne otwarte serwery mogą wziąć udział, jeśli mają jego kod.
tournament-servers = { $count ->
        [one] Bierze udział jeden serwer.
        [few] Biorą udział { $count } serwery.
        [many] Bierze udział { $count } serwerów.
       *[other] Bierze udział { $count } serwera.
    }
tournament-code = Inne serwery biorą udział przez `/tournament`, **zgłoś ten serwer** i kod `{ $code }`. Przekaż go ich zarządzającym.
tournament-takes-part = Ten serwer bierze udział w turnieju { $number }, widocznym na kanale { $channel }. Tam są zapisy; prowadzi go jego własny serwer.
tournaments-elsewhere = Na innych serwerach; zarządzający mogą zgłosić ten serwer przez `/tournament`:
refused-tournament-other-server = Ten turniej należy do innego serwera, który go prowadzi.
refused-tournament-own-server = To turniej twojego własnego serwera. `/tournament` może pokazać go na innym kanale.
refused-tournament-many-servers = { $count ->
        [one] Jeden serwer już bierze udział
        [few] { $count } serwery już biorą udział
        [many] { $count } serwerów już bierze udział
       *[other] { $count } serwera już bierze udział
    }, a to maksymalna liczba.
tournament-pull-out = **Wycofać ten serwer z turnieju { $number }?** { $count ->
        [0] Nikt stąd w nim nie gra.
        [one] Jedna osoba stąd wtedy odpada.
        [few] { $count } osoby stąd wtedy odpadają.
        [many] { $count } osób stąd wtedy odpada.
       *[other] { $count } osoby stąd wtedy odpada.
    } { $stage ->
        [running] Nie będzie nowych partii ani powrotu; trwające partie toczą się dalej i jeszcze się liczą.
       *[sign-up] Dopóki turniej się nie zacznie, `/tournament` pozwala zapisać się ponownie.
    }
button-pull-out = Tak, wycofaj
tournament-pulled-out = Ten serwer nie bierze już udziału w turnieju { $number }.
refused-tournament-own-to-cancel = To turniej twojego własnego serwera. `/tournament` go odwołuje.
refused-tournament-owner-closed = Serwer tego turnieju nie jest otwarty dla innych, więc żaden nie może dołączyć. Poproś jego zarządzających, żeby otworzyli go przez `/server`.
refused-tournament-owner-absent = Na serwerze tego turnieju teraz mnie nie ma, więc żaden nie może dołączyć. Spróbuj ponownie, gdy tam wrócę.
