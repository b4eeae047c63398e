### When the bot cannot post where it should, or cannot store anything.

adrift = { $why ->
    [gone] Kanał partii { $id } został usunięty, więc jej plansze przychodzą tutaj. Użyj `/board` na innym kanale serwera, a partia potoczy się dalej tam.
    [direct] Nie mogę wysyłać ci wiadomości prywatnych, więc plansze partii { $id } do ciebie nie docierają. Zezwól na nie w ustawieniach prywatności; do tego czasu graj przez `/board` i `/move`.
   *[closed] Nie mogę już nic publikować na kanale { $channel }, więc plansze partii { $id } przychodzą tutaj. Poproś moderację, aby pozwoliła mi tam wyświetlać kanał, wysyłać wiadomości (także w wątkach), czytać historię wiadomości i załączać pliki. Do tego czasu graj przez `/board` i `/move` na serwerze.
}
challenge-unposted = Nie udało mi się opublikować wyzwania { $id } na kanale { $channel }, więc je wycofuję. Poproś moderację, aby pozwoliła mi tam wyświetlać kanał, wysyłać wiadomości (także w wątkach), czytać historię wiadomości i załączać pliki, albo użyj innego kanału.
challenge-home-gone = Kanał dla partii tego serwera został usunięty, więc tę partię pokazuję tutaj: { $channel }. Inny może wybrać ktoś, kto zarządza serwerem.
challenge-home-hidden = Nie widzę kanału { $home }, na którym ten serwer pokazuje partie, więc tę partię pokazuję tutaj: { $channel }. Ktoś, kto zarządza serwerem, może dać mi do niego dostęp.
broken-database = To się nie zapisało, bo chwilowo nie mogę niczego zapisać. Spróbuj ponownie za kilka minut.
