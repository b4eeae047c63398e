### What moderators do: settings of a server, rulings about matches, bans, and the log.

## Commands

choice-match-of-server = { $id } { $game }: { $first } – { $second }

## Settings

server-home = { $home ->
    [challenge-thread] we własnych wątkach tam, gdzie padło wyzwanie
    [challenge] tam, gdzie padło wyzwanie, bez wątków
    [channel-thread] we własnych wątkach na { $channel }
    [channel] na { $channel }, bez wątków
   *[forum] we własnych postach na { $channel }
}
server-everybody = wszyscy
server-role = osoby z rolą { $role }
server-most-anywhere = zwykły limit
language-server = język serwera
language-en-US = English
language-de = Deutsch
language-fr = Français
language-es-ES = Español
language-pt-BR = Português
language-pl = Polski
language-ja = 日本語
select-home = Wybierz kanał albo forum dla wszystkich partii
select-challengers = Wybierz rolę, która może rzucać wyzwania
button-no-home = Tam, gdzie padło wyzwanie
button-everybody = Każdy może rzucać wyzwania

## Rulings

ask-ruling = { $ruling ->
    [first] Zakończyć partię { $id }? Wygrywa { $first }, przegrywa { $second }.
    [second] Zakończyć partię { $id }? Wygrywa { $second }, przegrywa { $first }.
    [draw] Zakończyć partię { $id } remisem? Gracze: { $first } i { $second }.
    [abort] Przerwać partię { $id } bez wyniku? Gracze: { $first } i { $second }.
    [annul] Unieważnić partię { $id }? Gracze: { $first } i { $second }. Nie będzie się liczyć do rankingu, a rankingi zostaną przeliczone.
   *[unstick] Pokazać na nowo wszystko z partii { $id }? Gracze: { $first } i { $second }.
}
button-confirm-ruling = Tak, zrób to
button-no-ruling = Nie, nic nie zmieniaj
not-ruled = Dobrze. Nic się nie zmieniło.
ruled = { $ruling ->
    [abort] Partia { $id } jest przerwana bez wyniku. Obie strony dowiedzą się dlaczego.
    [annul] Partia { $id } jest unieważniona. Obie strony dowiedzą się dlaczego, a rankingi są przeliczane.
    [unstick] Wszystko z partii { $id } zaraz się pojawi.
   *[end] Partia { $id } jest zakończona. Obie strony dowiedzą się dlaczego.
}
ruling-players = { $first } i { $second }:
ruling-reason = Powód: { $reason }
ruling-annul = **Unieważniona:** decyzją moderatora ta partia nie liczy się do rankingu.
ruling-unstick = Decyzją moderatora ta partia jest pokazana na nowo.
annulled = **Unieważniona:** ta partia nie liczy się do rankingu.
match-goes-on = **{ $game }** { $id }: { $first } kontra { $second }. Partia toczy się dalej tutaj.

## Bans

ask-ban = Nałożyć na { $user } zakaz gry na tym serwerze? Ta osoba nie będzie tu mogła rzucać, przyjmować ani dostawać wyzwań, a jej otwarte wyzwania zostaną wycofane.
ask-reban = { $user } ma już zakaz gry. Zmienić jego powód?
ban-new-reason = Nowy powód: { $reason }
ban-running = Trwające partie tej osoby toczą się dalej, razem z zegarami: { $ids }. Musi je dokończyć, chyba że zakończysz którąś przyciskiem **Moderuj** na karcie partii (`/match`).
ban-none-running = Ta osoba nie ma tu trwających partii.
ask-ban-told = Zawiadomię tę osobę w wiadomości prywatnej.
ban-told = Zawiadamiam tę osobę w wiadomości prywatnej.
ban-untold = Ta osoba nigdy tu nie grała, więc do niej nie piszę. Dowie się, gdy spróbuje zagrać.
banned = { $user } nie może już na tym serwerze rzucać, przyjmować ani dostawać wyzwań. Otwarte wyzwania tej osoby są wycofane. `/server` cofa zakaz.
rebanned = Powód zakazu gry dla { $user } jest zmieniony.
unbanned = { $user } może znów grać na tym serwerze.
not-banned = { $user } nie ma tu zakazu gry.
bans-none = Nikt nie ma zakazu gry na tym serwerze.
bans-head = **Zakaz gry na tym serwerze**
ban-word = **Moderatorzy serwera { $server } zabronili ci tam gry.**
ban-word-reason = Moderatorzy serwera { $server } zmienili powód twojego zakazu gry.
ban-word-over = Moderatorzy serwera { $server } cofnęli twój zakaz gry: możesz tam znów grać.
ban-word-effect = Nie możesz tam już rzucać, przyjmować ani dostawać wyzwań. Twoje trwające partie toczą się dalej, razem z zegarami, więc dograj je do końca. Jeśli uważasz, że to pomyłka, napisz do moderatorów serwera.

## The log

log-none = Nie ma jeszcze działań moderatorów.
log-head = Działania moderatorów na tym serwerze, od najnowszych:
log-line = { $deed ->
    [win] { $moderator }: koniec partii { $id }, wygrywa { $user }
    [draw] { $moderator }: koniec partii { $id } remisem
    [abort] { $moderator }: partia { $id } przerwana bez wyniku
    [annul] { $moderator }: partia { $id } unieważniona
    [unstick] { $moderator }: partia { $id } pokazana na nowo
    [ban] { $moderator }: zakaz gry dla { $user }
    [reban] { $moderator }: zmiana powodu zakazu gry dla { $user }
    [unban] { $moderator }: { $user } może znów grać
   *[settings] { $moderator }: zmiana ustawień
}
log-off-ladder = { $moderator } zdejmuje z drabiny { $game }: { $user }
log-cancelled-tournament = { $moderator } odwołuje turniej { $number }
log-withdrew-entrant = { $moderator } wycofuje z turnieju { $number }: { $user }
log-called-off-contest = { $moderator } odwołuje mecz { $number }
log-setting = { $moderator }: zmiana ustawień, { $setting ->
    [theme] kolory
    [bottom] kto jest na dole
    [home] gdzie są pokazywane partie
    [threads] wątki dla partii
    [language] język
    [challengers] kto może rzucać wyzwania
    [most] ile trwających partii można mieć
    [seat-role] rola pingowana przy wolnych miejscach
    [open] widoczność dla innych serwerów
    [best-role] rola dla pierwszych trzech miejsc tabeli
    [champion-role] rola za pierwsze miejsce w poprzednim sezonie
   *[usual-pace] domyślne tempo
}: { $from } → { $to }
log-paces = { $moderator }: zmiana oferowanych rodzajów tempa: { $what }
log-paces-added = dodano { $paces }
log-paces-removed = usunięto { $paces }
log-at-challenge = tam, gdzie padło wyzwanie
log-no-role = brak roli
log-threads = { $on ->
    [yes] tak
   *[no] nie
}

## Refusals

refused-home = Nie mogę pokazywać partii na { $channel }, bo brakuje mi tam uprawnień: { $names }. Nic się nie zmieniło.
refused-home-gone = Ten kanał został usunięty. Nic się nie zmieniło.
refused-home-tag = Nie mogę pokazywać partii na { $channel }: każdy post musi tam mieć tag, a nie mogę użyć żadnego z nich. Dodaj tag, którego może użyć każdy, albo nadaj mi tam uprawnienie: { $names }. Nic się nie zmieniło.
server-home-gone = Kanał wybrany dla partii został usunięty, więc partie są pokazywane tam, gdzie padło wyzwanie.
server-home-lacks = Na { $channel } brakuje mi uprawnień: { $names }. Dopóki ich nie mam, partia, której nie mogę tam pokazać, jest pokazywana tam, gdzie padło wyzwanie.
server-home-tag = Na { $channel } każdy post musi mieć tag, a nie mogę użyć żadnego z nich. Dodaj tag, którego może użyć każdy, albo nadaj mi tam uprawnienie: { $names }. Do tego czasu partie są pokazywane tam, gdzie padło wyzwanie.
refused-needs-role = Na tym serwerze wyzwania mogą rzucać tylko osoby z rolą { $role }. Przyjąć wyzwanie może każdy.
refused-many-matches-here = Masz już maksymalną liczbę trwających partii na tym serwerze ({ $most }). Najpierw dokończ którąś.
refused-banned = Moderatorzy zabronili ci gry na tym serwerze. Trwające partie możesz dokończyć.
refused-banned-reason = Moderatorzy zabronili ci gry na tym serwerze. Trwające partie możesz dokończyć. Powód: { $reason }
refused-their-ban = { $user } nie może teraz grać na tym serwerze.
refused-no-reason = Podaj powód; zobaczą go obie strony.
refused-long-reason = Powód może mieć najwyżej tyle znaków: { $most }.
refused-mention-in-reason = W powodzie nie można nikogo oznaczać, więc usuń znak @.
refused-not-playing = { $user } nie gra w partii { $id }, więc nie może jej wygrać.
refused-annulled-before = Partia { $id } jest już unieważniona.
refused-no-match-named = Wskaż partię: wybierz ją w opcji `partia` albo użyj polecenia w jej wątku.
refused-own-match = Grasz w partii { $id }, więc musi o niej zdecydować ktoś inny, kto zarządza tym serwerem.
refused-not-asked = To pytanie jest zamknięte: padła już odpowiedź albo zaczęto coś innego. Użyj polecenia jeszcze raz.
refused-ban-yourself = Nie możesz zakazać gry sobie. Nic się nie zmieniło.
refused-ban-bot = { $user } to bot, a boty nie grają. Nic się nie zmieniło.
refused-ban-manager = { $user } może zarządzać tym serwerem, więc może od razu cofnąć zakaz. Najpierw odbierz to uprawnienie.
refused-banned-before = { $user } ma tu już zakaz gry. Żeby podać powód, nałóż zakaz jeszcze raz przez `/server` z opcją `powód`; `/server` też cofa zakaz.
refused-banned-before-reason = { $user } ma tu już zakaz gry. Powód zmienisz, gdy nałożysz zakaz jeszcze raz z inną opcją `powód`; `/server` też cofa zakaz. Powód: { $reason }

select-ban = Zakaż komuś gry…
select-unban = Pozwól komuś znów grać…
button-moderate = Moderuj
moderate = **Partia { $id }:** { $first } kontra { $second }. Co chcesz zrobić? Zapytam o powód, a zanim coś się stanie, jeszcze raz o potwierdzenie.
button-ruling-first = Wygrywa pierwsza strona
button-ruling-second = Wygrywa druga strona
button-ruling-draw = Remis
button-ruling-cancel = Przerwij bez wyniku
button-ruling-void = Unieważnij w rankingu
button-ruling-repost = Pokaż na nowo
form-reason-label = Powód; zobaczą go obie strony
form-reason-placeholder = na przykład: obie strony się na to zgodziły
button-threads = { $on ->
    [yes] Wyłącz wątki
   *[no] Włącz wątki
}
