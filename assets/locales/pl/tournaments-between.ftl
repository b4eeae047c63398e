### Turnieje między serwerami.

command-tournament-create-servers = Czy mogą grać członkowie innych serwerów; puste oznacza tylko ten serwer
    .name = serwery
command-tournament-take-part = Niech ten serwer weźmie udział w turnieju innego; dla prowadzących
command-tournament-take-part-tournament = Który: jego numer albo kod, jeśli go ma
    .name = turniej
choice-between-here = Ten serwer
choice-between-open = Wszystkie otwarte serwery
choice-between-code = Serwery z jego kodem
tournament-by-server = Należy do serwera **{ $server }**, który go prowadzi.
tournament-open = Inne otwarte serwery mogą wziąć udział przez `/tournament take-part` i { $number }.
tournament-by-code = Inne otwarte serwery mogą wziąć udział, jeśli mają jego kod.
tournament-servers = { $count ->
        [one] Bierze udział jeden serwer.
        [few] Biorą udział { $count } serwery.
        [many] Bierze udział { $count } serwerów.
       *[other] Bierze udział { $count } serwera.
    }
tournament-code = Inne serwery biorą udział przez `/tournament take-part` i kod `{ $code }`. Przekaż go ich prowadzącym.
tournament-takes-part = Ten serwer bierze udział w turnieju { $number }, widocznym na kanale { $channel }. Tam są zapisy; prowadzi go jego własny serwer.
tournaments-elsewhere = Na innych serwerach, dla `/tournament take-part`:
refused-tournament-other-server = Ten turniej należy do innego serwera, który go prowadzi.
refused-tournament-own-server = To turniej twojego własnego serwera. `/tournament show` z `tutaj` pokazuje go na innym kanale.
refused-tournament-many-servers = { $count ->
        [one] Jeden serwer już bierze udział
        [few] { $count } serwery już biorą udział
        [many] { $count } serwerów już bierze udział
       *[other] { $count } serwera już bierze udział
    } i więcej nie może.
