### Why something is not done, and what to do instead.

refused-unknown = Na tym serwerze nie ma wyzwania ani partii { $id }. Twoje pokazuje `/matches`.
refused-unsaid = Discord nie mówi mi, kto widzi który kanał, więc nie mogę teraz tego zrobić. Spróbuj ponownie za minutę.
refused-no-such-match = „{ $text }” to nie numer partii. Wybierz którąś z listy, która pojawia się podczas pisania.
refused-size = Ta gra nie ma planszy o rozmiarze { $size }. Dostępne rozmiary: { $sizes }.
refused-pace-not-offered = Ten serwer nie oferuje tego tempa ({ $pace }). Wybierz inne z listy.
refused-no-such-pace = Nie znam tempa „{ $text }”. Wybierz któreś z listy.
refused-no-clock = Partia { $id } nie ma zegara.
refused-own-time = W partii { $id } płynie twój własny czas.
refused-time-left = W partii { $id } przeciwnik ma jeszcze czas{ $until ->
    [unknown] .
   *[other] : kończy się on { $until }.
}
refused-time-is-up = Twój czas w partii { $id } minął, więc ruch się nie liczy.
refused-too-late = W partii { $id } czas minął, więc nie można już niczego proponować ani uzgadniać. Partia zaraz się skończy.
refused-challenged-self = Nie możesz grać przeciw sobie. Wybierz kogoś innego albo pomiń przeciwnika, a miejsce będzie mógł zająć każdy.
refused-challenged-bot = Boty nie grają. Wybierz osobę albo pomiń przeciwnika, a miejsce będzie mógł zająć każdy.
refused-challenged-stranger = { $user } nie jest na tym serwerze, więc nie możecie tu zagrać.
refused-too-many-challenges = Masz już na tym serwerze maksymalną liczbę otwartych wyzwań ({ $most }). Wycofaj któreś albo poczekaj, aż ktoś je przyjmie.
refused-challenged-often = { $user } ma już od ciebie kilka wyzwań z ostatniej godziny. Następne możesz rzucić { $until }.
refused-many-challenges = W ciągu ostatniej godziny powstało wiele twoich wyzwań. Następne możesz rzucić { $until }.
refused-many-matches = Masz już maksymalną liczbę trwających partii ({ $most }). Najpierw dokończ którąś.
refused-their-many-matches = { $user } ma już maksymalną liczbę trwających partii. Spróbuj ponownie, gdy któraś się skończy.
refused-you-blocked = Blokujesz: { $user }. Jeśli chcecie ze sobą zagrać, najpierw cofnij blokadę w `/settings`.
refused-not-wanted = Nie możesz teraz zagrać z { $user }.
refused-blocked-self = Nie możesz zablokować siebie.
refused-many-blocks = Masz już maksymalną liczbę blokad ({ $most }). Żeby zwolnić miejsce, odblokuj kogoś w `/settings`.
refused-not-the-challenger = To wyzwanie może wycofać tylko { $user }.
refused-own-challenge = To twoje własne wyzwanie, więc musi je przyjąć ktoś inny. Ty możesz je wycofać.
refused-not-challenged = To wyzwanie jest dla kogoś innego: { $user }. Własne rzucisz przez `/challenge`.
refused-closed = { $how ->
    [declined] To wyzwanie zostało odrzucone.
    [withdrawn] To wyzwanie zostało wycofane.
   *[expired] To wyzwanie wygasło.
} Nowe możesz rzucić przez `/challenge`.
refused-seat-taken = Wyzwanie { $id } zostało już przyjęte. Partia trwa.
refused-not-started = Wyzwanie { $id } nie zostało jeszcze przyjęte, więc nie ma planszy.
refused-not-a-player = To mogą zrobić tylko gracze partii { $id }. Przez `/board` możesz ją oglądać.
refused-not-your-turn = To nie twój ruch: teraz gra { $user }. Gdy przyjdzie twoja kolej, dostaniesz powiadomienie.
refused-finished = Partia { $id } jest zakończona. Następną zaczniesz przez `/challenge`.
refused-old-board = To stara plansza; partia poszła dalej. Najnowsza plansza zaraz się pojawi.
refused-old-board-link = To stara plansza; partia poszła dalej. Najnowsza: { $link }
refused-move = { $why }
    Nic nie zagrano. Możesz zagrać na przykład: { $moves }
refused-no-match = Nie masz trwającej partii na tym serwerze. Zacznij ją przez `/challenge` albo zajmij wolne miejsce przez `/join`.
refused-no-turn = W żadnej partii na tym serwerze nie jest teraz twój ruch. Gdy będzie, dostaniesz powiadomienie.
refused-which-match = Może chodzić o kilka twoich partii: { $ids }. Wybierz jedną w opcji `partia` albo użyj polecenia w jej wątku.
refused-unknown-button = Ten przycisk pochodzi z innej wersji bota. Do twoich plansz prowadzi `/matches`.
refused-not-in-server = To działa tylko na serwerze, na którym jestem. Dodaj mnie do serwera albo wejdź na taki, na którym jestem.
refused-permissions = Nie mogę prowadzić partii na tym kanale, bo brakuje mi tu uprawnień: { $names }. Może mi je nadać w ustawieniach kanału ktoś, kto zarządza serwerem. Możesz też użyć innego kanału.
refused-no-messages = Nie można tu grać, bo kanał tego rodzaju nie ma wiadomości. Użyj kanału tekstowego albo wątku.
refused-option = Nie udało się odczytać jednej z opcji. Wybierz ją z listy, którą pokazuje Discord.
refused-other-version = Discord wciąż pokazuje ci starszą wersję tego polecenia. Uruchom Discorda ponownie i spróbuj jeszcze raz.

# As Discord calls them in a server's settings.
permission-view-channel = Wyświetlanie kanałów
permission-send-messages = Wysyłanie wiadomości
permission-attach-files = Załączanie plików
permission-create-public-threads = Tworzenie publicznych wątków
permission-send-messages-in-threads = Wysyłanie wiadomości w wątkach
permission-manage-threads = Zarządzanie wątkami
permission-read-message-history = Czytanie historii wiadomości

broken = Coś poszło nie tak po mojej stronie. Sprawdź przez `/matches`, jak stoją sprawy, i za chwilę spróbuj ponownie.
broken-unknown = Nie wiem, czy to się zapisało, bo przerwało się połączenie z bazą danych. Zanim spróbujesz ponownie, sprawdź to przez `/matches`.

refused-missing-option = Czegoś brakuje: wypełnij też opcję { $option } i wyślij polecenie jeszcze raz.
refused-old-command = To polecenie to teraz { $command }. Jeśli Discord go jeszcze nie pokazuje, uruchom Discorda ponownie.
