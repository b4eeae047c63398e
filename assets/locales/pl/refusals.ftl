### Why something is not done, and what to do instead.

refused-unknown = Nie ma tu wyzwania ani partii { $id }. Twoje pokazuje `/matches`.
refused-unsaid = Nie mogę teraz sprawdzić, kto widzi który kanał. Spróbuj ponownie za minutę.
refused-no-such-match = „{ $text }” to nie numer partii. Wybierz którąś z listy.
refused-size = Ta gra nie ma planszy o rozmiarze { $size }. Do wyboru: { $sizes }.
refused-pace-not-offered = Ten serwer nie oferuje tego tempa ({ $pace }). Wybierz inne z listy.
refused-no-such-pace = Nie znam tempa „{ $text }”. Wybierz któreś z listy.
refused-no-clock = Partia { $id } nie ma zegara.
refused-own-time = W partii { $id } płynie twój własny czas.
refused-time-left = W partii { $id } przeciwnik ma jeszcze czas{ $until ->
    [unknown] .
   *[other] : kończy się on { $until }.
}
refused-time-is-up = Twój czas w partii { $id } minął, więc ruch się nie liczy.
refused-too-late = W partii { $id } czas minął. Partia zaraz się zakończy.
refused-challenged-self = Nie możesz grać przeciw sobie. Wybierz kogoś innego albo zostaw `przeciwnik` puste.
refused-challenged-bot = Boty nie grają. Wybierz osobę albo zostaw `przeciwnik` puste.
refused-challenged-stranger = { $user } nie jest na tym serwerze. Wybierz kogoś stąd.
refused-too-many-challenges = Masz tu już maksymalną liczbę otwartych wyzwań ({ $most }). Wycofaj któreś albo poczekaj, aż ktoś je przyjmie.
refused-challenged-often = { $user } ma już od ciebie kilka wyzwań z ostatniej godziny. Spróbuj ponownie { $until }.
refused-many-challenges = W ciągu ostatniej godziny powstało wiele twoich wyzwań. Spróbuj ponownie { $until }.
refused-asked-for-much = Za dużo próśb naraz. Spróbuj ponownie { $until }.
refused-server-asked-for-much = Za dużo próśb naraz na tym serwerze. Spróbuj ponownie { $until }.
refused-many-matches = { $where ->
    [here] Możesz tu
   *[anywhere] Możesz
} grać { $most ->
    [one] tylko jedną partię naraz. Najpierw ją dokończ.
    [few] najwyżej { $most } partie naraz. Najpierw dokończ którąś.
    [many] najwyżej { $most } partii naraz. Najpierw dokończ którąś.
   *[other] najwyżej { $most } partii naraz. Najpierw dokończ którąś.
}
refused-their-many-matches = { $user } nie może mieć więcej trwających partii. Spróbuj ponownie, gdy któraś się skończy.
refused-you-blocked = Blokujesz: { $user }. Żeby zagrać, cofnij blokadę w `/settings`.
refused-not-wanted = Nie możesz teraz zagrać z { $user }.
refused-blocked-self = Nie możesz zablokować siebie.
refused-blocked-bot = Nie możesz zablokować bota.
refused-profile-of-bot = Boty nie grają, więc nie mają profilu. `/profile` pokazuje twój.
refused-many-blocks = Masz już maksymalną liczbę blokad ({ $most }). Najpierw odblokuj kogoś w `/settings`.
refused-not-yours = { $what ->
    [challenge] To wyzwanie
   *[offer] Tę propozycję
} może wycofać tylko { $user }.
refused-own = To { $what ->
    [challenge] twoje własne wyzwanie. Możesz je
   *[offer] twoja własna propozycja. Możesz ją
} tylko wycofać.
refused-not-challenged = To wyzwanie jest dla kogoś innego: { $user }. Własne rzucisz przez `/challenge`.
refused-closed = { challenge-closed } Nowe rzucisz przez `/challenge`.
refused-seat-taken = Wyzwanie { $id } zostało już przyjęte.
refused-not-started = Wyzwanie { $id } nie zostało jeszcze przyjęte.
refused-not-a-player = To mogą zrobić tylko gracze partii { $id }. Obejrzysz ją przez `/board`.
refused-not-your-turn = Ruch ma { $user }. Gdy przyjdzie twoja kolej, dostaniesz powiadomienie.
refused-finished = Partia { $id } jest zakończona. Następną zaczniesz przez `/challenge`.
refused-old-board = To stara plansza. { $link ->
    [none] Najnowsza zaraz się pojawi.
   *[other] Najnowsza: { $link }
}
refused-lost-board = Ta plansza jest sprzed przywrócenia bota z kopii zapasowej ({ $time }). To, co działo się później, przepadło. { $link ->
    [none] Najnowsza zaraz się pojawi.
   *[other] Najnowsza: { $link }
}
refused-lost = To przepadło: bot został przywrócony z kopii zapasowej ({ $time }), a tego, co działo się później, już nie ma.
refused-move = { $why }
    Możesz zagrać na przykład: { $moves }
refused-no-match = Nie masz tu trwającej partii. Zacznij ją przez `/challenge` albo `/join`.
refused-no-turn = W żadnej partii tutaj nie jest teraz twój ruch. Gdy będzie, dostaniesz powiadomienie.
refused-which-match = Która partia: { $ids }? Wybierz ją w opcji `partia` albo użyj polecenia w jej wątku.
refused-unknown-button = Ten przycisk już nie działa. Do twoich plansz prowadzi `/matches`.
refused-not-in-server = To działa tylko na serwerze, na którym jestem. Wejdź na taki albo mnie dodaj.
refused-permissions = Na tym kanale potrzebuję uprawnień: { $names }. Poproś kogoś, kto zarządza serwerem, albo użyj innego kanału.
refused-no-messages = Do gry potrzebny jest kanał tekstowy albo wątek.
refused-option = Nie udało się odczytać jednej z opcji. Wybierz ją z listy Discorda.
refused-other-version = Discord pokazuje ci starszą wersję tego polecenia. Uruchom Discorda ponownie i spróbuj jeszcze raz.

# As Discord calls them in a server's settings.
permission-view-channel = Wyświetlanie kanałów
permission-send-messages = Wysyłanie wiadomości
permission-attach-files = Załączanie plików
permission-create-public-threads = Tworzenie publicznych wątków
permission-send-messages-in-threads = Wysyłanie wiadomości w wątkach
permission-manage-threads = Zarządzanie wątkami
permission-read-message-history = Czytanie historii wiadomości

broken = Coś poszło nie tak. Zanim spróbujesz ponownie, sprawdź przez `/matches`, czy się udało.

refused-old-command = To polecenie to teraz { $command }. Jeśli go nie widzisz, uruchom Discorda ponownie.
refused-old-option = { $option } nie jest już potrzebne: wyślij samo { $command } i wybierz pod odpowiedzią. Jeśli nadal widzisz tę opcję, uruchom Discorda ponownie.
