### Obserwowanie partii, notatki i próbowanie ruchów.

## Obserwowanie

follow-not = Nie obserwujesz tej partii. Kiedy mam do ciebie pisać?
follow-own-not = Czy mam ci wysłać wiadomość prywatną, gdy partia się skończy?
follow-moves = Dostajesz wiadomość prywatną po każdym ruchu i na koniec.
follow-end = Dostaniesz wiadomość prywatną na koniec.
followings-none = Nie obserwujesz żadnej partii. Naciśnij **Obserwuj** pod **Więcej** pod planszą albo w `/match`.
followings-head = **Obserwujesz**
followings-moves = { $what } (każdy ruch)
followings-end = { $what } (koniec)
followings-lost = ⚠️ Nie udało się do ciebie napisać, więc nie obserwujesz już { $ids }. Zezwól na wiadomości prywatne w ustawieniach prywatności tego serwera, a potem zacznij znów obserwować przez `/match`.
word-next = Obserwujesz tę partię: { $link }
word-turn = Twoja kolej: { $link }
word-last = Obserwowana partia jest zakończona: { $link }
button-follow = Obserwuj
button-hear-end = Na koniec
button-hear-moves = Po każdym ruchu
button-unfollow = Przestań obserwować
select-unfollow = Przestań obserwować partię
button-followings = Obserwowane partie
refused-many-followings = Limit obserwowanych partii to { $most }. Najpierw zrezygnuj z którejś: `/matches` pokazuje wszystkie pod **Obserwowane partie**.
refused-many-followers = Limit obserwujących partię to { $most }. Spróbuj, gdy ktoś przestanie.

## Notatki

note-yours = 📝 Twoja notatka, którą widzisz tylko ty:
note-none = Nie masz notatki o partii { $id }. Będziesz ją widzieć tylko ty.
form-note-title = Twoja notatka o { $id }
form-note-label = Widzisz ją tylko ty; pusta zostanie usunięta
form-note-placeholder = na przykład: uważać na lewą stronę
button-note = Notatka
button-note-write = Napisz notatkę
button-note-change = Zmień notatkę
refused-long = { $what ->
    [note] Notatka
    [reason] Powód
   *[about] Opis
} może mieć najwyżej tyle znaków: { $most }.

## Co jeśli

line-heading = **Co jeśli…** w partii { $id }: próbuj ruchów obu stron. Widzisz je tylko ty.
line-so-far = Dotąd: { $moves }
line-longest = Nie możesz tu dodać więcej ruchów.
caption-line = CO JEŚLI · nie zagrano
button-what-if = Co jeśli…
button-line-back = Ruch wstecz
button-line-over = Od nowa
button-line-plan = Zaplanuj te ruchy
refused-stale-line = Tych ruchów w partii { $id } już nie ma: partia poszła dalej albo próbujesz innych.
