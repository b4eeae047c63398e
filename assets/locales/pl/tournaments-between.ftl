### Turnieje między serwerami.

tournament-by = Prowadzi go { $server ->
    [none] inny serwer
   *[other] { $server }
}.
tournament-takes-no-part = Ten serwer nie bierze już udziału. Trwające partie toczą się dalej i się liczą.
tournament-other-server = inny serwer
tournament-cancelled-by = Odwołał go { $server ->
    [none] serwer, który go prowadził
   *[other] serwer { $server }
}.
tournament-stray-here = Kanał partii { $matches } został usunięty. Żeby grać dalej na innym, zarządzający mogą użyć tam `/tournament` (**Pokaż tutaj**), a ktoś z graczy – `/board`.
tournament-stray-there = Kanału partii { $matches } na { $server ->
    [none] innym serwerze
   *[other] serwerze { $server }
} już nie ma. Tamtejsi zarządzający mogą wybrać inny.
tournament-stray-until = W przeciwnym razie gracze stamtąd przegrają walkowerem { $until }.
tournament-open = Zarządzający innymi otwartymi serwerami mogą zgłosić swój serwer przez `/tournament` (numer { $number }).
tournament-by-code = Inne otwarte serwery mogą wziąć udział z jego kodem.
tournament-servers = { $count ->
        [one] Bierze udział jeden serwer.
        [few] Biorą udział { $count } serwery.
        [many] Bierze udział { $count } serwerów.
       *[other] Bierze udział { $count } serwera.
    }
tournament-code = Zarządzający innymi serwerami zgłaszają je przez `/tournament`, **Dołącz do turnieju innego serwera** i kod `{ $code }`.
tournament-takes-part = Ten serwer bierze udział w turnieju { $number }. Zapisy są na kanale { $channel }.
tournaments-elsewhere = Na innych serwerach (zarządzający mogą zgłosić do nich ten serwer):
refused-tournament-other-server = Ten turniej prowadzi inny serwer.
refused-tournament-own-server = To turniej twojego własnego serwera. Przez `/tournament` możesz pokazać go na innym kanale albo odwołać.
refused-tournament-many-servers = { $count ->
        [one] Jeden serwer już bierze udział
        [few] { $count } serwery już biorą udział
        [many] { $count } serwerów już bierze udział
       *[other] { $count } serwera już bierze udział
    }, a to maksimum. Inny może dołączyć, gdy któryś zrezygnuje.
tournament-pull-out = **Wycofać ten serwer z turnieju { $number }?** { $count ->
        [0] Nikt z nim nie odpada.
        [one] Odpada z nim jedna osoba.
        [few] Odpadają z nim { $count } osoby.
        [many] Odpada z nim { $count } osób.
       *[other] Odpada z nim { $count } osoby.
    } { $stage ->
        [running] Powrotu nie będzie; trwające partie toczą się dalej i jeszcze się liczą.
       *[sign-up] Dopóki turniej się nie zacznie, serwer można zgłosić ponownie.
    }
button-pull-out = Tak, wycofaj
button-tournament-pull-out = Wycofaj ten serwer
tournament-pulled-out = Ten serwer nie bierze już udziału w turnieju { $number }.
