### Matches between two servers.

match-begins = **{ $game }**: zaczyna się partia { $id }, { $first } kontra { $second }.
refused-other-server = W partii { $id } gra też inny serwer. Możesz rozstrzygnąć przeciw osobie z tego serwera albo przerwać partię; o reszcie decydują zarządzający drugim serwerem.

## Codes

command-code = Zobacz kod, którym osoby z innych serwerów mogą rzucić ci wyzwanie
command-challenge-code = Kod osoby z innego serwera zamiast przeciwnika stąd
    .name = kod
code-none = Nie masz kodu. Z kodem osoby z innych serwerów mogą rzucić ci wyzwanie przez `/challenge` z opcją `kod`, a ty czytasz je na tym kanale. Znajdzie cię tylko ten, kto dostanie od ciebie kod.
code-yours =
    {""}**Twój kod:** { $code }
    Kto go ma, może rzucić ci wyzwanie z innego serwera przez `/challenge` z opcją `kod`. Takie wyzwania czytasz na kanale { $channel }.
    Nowy kod unieważnia ten i kieruje wyzwania tam, gdzie naciśniesz przycisk.
button-make-code = Utwórz kod
button-new-code = Nowy kod
button-no-code = Bez kodu
challenge-sent-by-code = Wyzwanie { $id } jest w drodze na drugi serwer. Jego karta tutaj pokaże, co się z nim stanie.
challenge-unreached = Twojego wyzwania { $id } nie da się pokazać na drugim serwerze, więc zostaje wycofane. Poproś o nowy kod.
refused-no-such-code = Tym kodem nikogo nie można wyzwać. Kody wyglądają jak `ABCD-EFGH`; zapytaj, czy jest nadal dobry.
refused-pace-elsewhere = Serwer drugiej strony nie oferuje tego tempa. Wybierz inne.
refused-elsewhere = Drugi serwer nie pozwala jednemu z was tam grać.
refused-member-and-code = Podaj osobę z tego serwera albo kod, nie jedno i drugie.
help-between = **Inne serwery:** `/code` daje ci kod. Kto go ma, może rzucić ci wyzwanie przez `/challenge` z innego serwera. Każdy gra u siebie, a oba serwery widzą każdą planszę. Zarządzający jednym z serwerów mogą przerwać taką partię, chyba że należy do meczu serwerów, a poza tym rozstrzygać tylko przeciw osobie ze swojego serwera.
