### When the bot cannot post where it should, or cannot store anything.

adrift = { $why ->
    [gone] Kanał partii { $id } został usunięty, więc wysyłam ci jej plansze. Użyj `/board` na innym kanale serwera, żeby grać dalej tam.
    [direct] Nie mogę wysyłać ci wiadomości prywatnych, więc plansze partii { $id } do ciebie nie docierają. Zezwól na takie wiadomości w ustawieniach prywatności albo graj przez `/board` i `/move`.
   *[closed] Nie mogę już nic publikować na kanale { $channel }, więc wysyłam ci plansze partii { $id }. Moderacja może mi pozwolić wyświetlać kanał, wysyłać wiadomości (także w wątkach), czytać historię wiadomości i załączać pliki. Do tego czasu używaj na serwerze `/board` i `/move`.
}
challenge-unposted = Nie udało mi się opublikować wyzwania { $id } na kanale { $channel }, więc je wycofuję. Użyj innego kanału albo poproś moderację, aby pozwoliła mi ten wyświetlać, wysyłać wiadomości (także w wątkach), czytać historię wiadomości i załączać pliki.
challenge-home-gone = Kanał dla partii tego serwera został usunięty, więc tę partię pokazuję tutaj: { $channel }. Inny może wybrać ktoś, kto zarządza serwerem.
challenge-home-hidden = Nie mogę pisać na kanale { $home }, na którym ten serwer pokazuje partie, więc tę partię pokazuję tutaj: { $channel }. Kto zarządza serwerem, zobaczy przyczynę w `/server`.
broken-database = Nie udało się tego zapisać. Spróbuj ponownie za kilka minut.
