### Matches between two servers.

match-starter = **{ $game }** { $id }: { $first } kontra { $second }. { $then ->
    [begins] Partia się zaczyna.
    [goes-on] Partia toczy się dalej tutaj.
   *[challenge] Wyzwanie jest tutaj: { $channel }.
}
refused-other-server = W partii { $id } gra też inny serwer. Możesz tylko rozstrzygnąć ją na niekorzyść osoby z tego serwera albo ją przerwać.

## Codes

code-none = Nie masz jeszcze kodu. Kto go od ciebie dostanie, może rzucić ci wyzwanie z innego serwera (`/challenge`, opcja `kod`). Wyzwania przyjdą na ten kanał.
code-yours =
    {""}**Twój kod:** { $code }
    Kto go ma, może rzucić ci wyzwanie z innego serwera (`/challenge`, opcja `kod`). Wyzwania przychodzą na { $channel }.
    Nowy kod zastąpi ten, a wyzwania będą przychodzić na kanał, na którym go utworzysz.
code-lost = Twój kod { $code } już nie działa: kanał, na który przychodziły wyzwania, został usunięty. Utwórz nowy na kanale, na który mają przychodzić.
button-make-code = Utwórz kod
button-new-code = Nowy kod
button-no-code = Usuń kod
challenge-sent-by-code = Wyzwanie { $id } wysłane na drugi serwer. Odpowiedź pokaże wiadomość o nim.
challenge-unreached = Wyzwania { $id } nie udało się pokazać na drugim serwerze, więc je wycofuję. Poproś o nowy kod.
refused-many-codes = To już wiele kodów, które nie działają. Możesz spróbować ponownie { $until }.
refused-no-such-code = Ten kod nie działa. Kody wyglądają tak: `ABCD-EFGH`; poproś tę osobę, żeby sprawdziła swój.
refused-pace-elsewhere = Drugi serwer nie oferuje tego tempa. Wybierz inne.
refused-elsewhere = Jedno z was nie może grać na drugim serwerze.
refused-member-and-code = Wybierz przeciwnika albo wpisz kod, nie jedno i drugie.
help-between = **Inne serwery:** w `/settings` jest twój kod dla znajomych. Kto go ma, może rzucić ci wyzwanie z innego serwera. Każda strona gra na swoim serwerze, a oba serwery widzą plansze.
