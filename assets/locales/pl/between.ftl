### Matches between two servers.

match-begins = **{ $game }**: zaczyna się partia { $id }, { $first } kontra { $second }.
refused-other-server = W partii { $id } gra też inny serwer. Możesz rozstrzygnąć ją na niekorzyść osoby z tego serwera albo przerwać; o reszcie decydują zarządzający drugim serwerem.

## Codes

code-none = Nie masz jeszcze kodu. Dzięki niemu osoby z innych serwerów mogą rzucić ci wyzwanie przez `/challenge` z opcją `kod`, a ich wyzwania przyjdą na ten kanał. Znajdą cię tylko osoby, którym dasz kod.
code-yours =
    {""}**Twój kod:** { $code }
    Kto go ma, może rzucić ci wyzwanie z innego serwera przez `/challenge` z opcją `kod`. Takie wyzwania przychodzą na { $channel }.
    Nowy kod zastąpi ten, a wyzwania będą przychodzić na kanał, na którym naciśniesz przycisk.
button-make-code = Utwórz kod
button-new-code = Nowy kod
button-no-code = Usuń kod
challenge-sent-by-code = Wyzwanie { $id } wysłane na drugi serwer. Odpowiedź pokaże jego karta tutaj.
challenge-unreached = Wyzwania { $id } nie udało się pokazać na drugim serwerze, więc je wycofuję. Poproś tę osobę o nowy kod.
refused-no-such-code = Ten kod nie działa. Kody wyglądają tak: `ABCD-EFGH`; poproś tę osobę, żeby sprawdziła swój.
refused-pace-elsewhere = Serwer drugiej strony nie oferuje tego tempa. Wybierz inne.
refused-elsewhere = Drugi serwer nie pozwala komuś z was tam grać.
refused-member-and-code = Wybierz przeciwnika albo wpisz kod, nie jedno i drugie.
help-between = **Inne serwery:** w `/settings` jest twój kod dla znajomych. Kto go ma, może rzucić ci wyzwanie z innego serwera przez `/challenge`. Każdy gra u siebie, a oba serwery widzą każdą planszę. Zarządzający którymś z serwerów mogą przerwać taką partię (chyba że należy do meczu serwerów) albo rozstrzygnąć ją na niekorzyść swojego gracza.
