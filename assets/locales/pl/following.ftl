### Obserwowanie partii, notatki i próbowanie ruchów.

command-follow = Dostawaj wiadomości prywatne o partii; zostaw puste, żeby zobaczyć, co obserwujesz
command-follow-match = Która trwająca partia na tym serwerze
    .name = partia
command-note = Zapisz notatkę o swojej partii; widzisz ją tylko ty
command-note-match = Która partia, jeśli nie ta z tego wątku
    .name = partia
command-note-text = Notatka; zostaw puste, żeby zobaczyć obecną
    .name = tekst
command-export-note = Czy dodać twoją własną notatkę jako osobny plik
    .name = notatka

## Obserwowanie

follow-not = Nie obserwujesz tej partii. Kiedy mam ci wysłać wiadomość prywatną?
follow-own-not = Grasz w tej partii. Czy mam ci wysłać wiadomość prywatną, gdy się skończy?
follow-moves = Obserwujesz tę partię: wysyłam ci wiadomość prywatną po każdym ruchu i na koniec.
follow-end = Obserwujesz tę partię: wysyłam ci wiadomość prywatną na koniec.
followings-none = Nie obserwujesz żadnej partii. Zacznij od `/follow` z partią albo od **Obserwuj** pod **Więcej**.
followings-head = **Obserwujesz**
followings-moves = { $what } (każdy ruch)
followings-end = { $what } (koniec)
followings-lost = ⚠️ Discord nie przyjął moich wiadomości prywatnych do ciebie, więc nie obserwujesz już { $ids }. Zezwól na wiadomości prywatne w ustawieniach prywatności tego serwera, a potem użyj znów `/follow`.
word-next = Obserwujesz tę partię: { $link }
word-last = To była obserwowana przez ciebie partia: { $link }
button-follow = Obserwuj
button-hear-end = Na koniec
button-hear-moves = Po każdym ruchu
button-unfollow = Przestań obserwować
select-unfollow = Przestań obserwować jedną z nich
refused-many-followings = Obserwujesz już tyle partii, ile się mieści ({ $most }). `/follow` je pokazuje, więc możesz z którejś zrezygnować.
refused-many-followers = Tę partię obserwuje już tyle osób, ile się mieści ({ $most }). Gdy ktoś z nich przestanie, możesz ją obserwować.

## Notatki

note-yours = 📝 Twoja notatka, którą widzisz tylko ty:
note-none = Nie masz notatki o partii { $id }. Widać by ją było tylko tobie.
form-note-title = Twoja notatka o { $id }
form-note-label = Widzisz ją tylko ty; pusta zostanie usunięta
form-note-placeholder = na przykład: uważać na lewą stronę
button-note = Notatka
button-note-change = Zmień notatkę
refused-long-note = Notatka może mieć najwyżej tyle znaków: { $most }.

## Co jeśli

line-heading = **Co jeśli …** w partii { $id }: próbuj ruchów obu stron. Nic nie zostaje zagrane i widzisz to tylko ty.
line-so-far = Dotąd: { $moves }
line-longest = Dłuższego wariantu nie da się wypróbować.
caption-line = CO JEŚLI · nic nie zagrano
button-what-if = Co jeśli …
button-line-back = Ruch wstecz
button-line-over = Od nowa
button-line-plan = Zaplanuj ten wariant
refused-stale-line = Tego wariantu w partii { $id } już nie ma: partia poszła dalej albo zaczęto inny. Nic nie zagrano.
