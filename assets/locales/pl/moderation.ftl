### What moderators do: settings of a server, rulings about matches, bans, and the log.

## Commands

choice-match-of-server = { $id } { $game }: { $first } – { $second }

## Settings

server-home = { $home ->
    [challenge-thread] w wątkach, tam, gdzie padło wyzwanie
    [challenge] tam, gdzie padło wyzwanie, bez wątków
    [channel-thread] w wątkach na { $channel }
    [channel] na { $channel }, bez wątków
   *[forum] jako posty na { $channel }
}
language-server = język serwera
language-name = Polski

## Rulings

ask-ruling = { $ruling ->
    [first] Zakończyć partię { $id }? Wygrywa { $first }, przegrywa { $second }.
    [second] Zakończyć partię { $id }? Wygrywa { $second }, przegrywa { $first }.
    [draw] Zakończyć partię { $id } remisem? Gracze: { $first } i { $second }.
    [abort] Przerwać partię { $id } bez wyniku? Gracze: { $first } i { $second }.
   *[annul] Unieważnić w rankingu partię { $id }? Gracze: { $first } i { $second }. Rankingi zostaną przeliczone.
}
button-confirm-ruling = Tak, zrób to
button-no-ruling = Nie, nic nie zmieniaj
not-ruled = Nic się nie zmieniło.
ruled = { $ruling ->
    [abort] Partia { $id } jest przerwana bez wyniku.
    [annul] Partia { $id } jest unieważniona. Rankingi są przeliczane.
    [unstick] Partia { $id } zaraz się pojawi.
   *[end] Partia { $id } jest zakończona.
}
ruling-players = { $first } i { $second }:
ruling-reason = Powód: { $reason }
ruling-adjudicated = Wynik w turnieju: { $result }.
ruling-annul = **Unieważniona:** moderator wyłączył tę partię z rankingu.
ruling-unstick = Moderator pokazał tę partię na nowo.
annulled = **Unieważniona:** ta partia nie liczy się do rankingu.

## Bans

ask-ban = Zabronić tu gry osobie { $user }? Nie będzie mogła rzucać, przyjmować ani dostawać wyzwań, a jej otwarte wyzwania zostaną wycofane.
ask-reban = { $user } ma już zakaz gry. Zmienić powód?
ban-new-reason = Nowy powód: { $reason }
ban-running = Trwające partie tej osoby toczą się dalej, razem z zegarami: { $ids }. Zakończysz którąś przez **Moderuj** (`/match`).
ban-none-running = Ta osoba nie ma tu trwających partii.
ban-told = Zawiadomię tę osobę w wiadomości prywatnej.
ban-untold = Ta osoba nigdy tu nie grała, więc do niej nie piszę.
banned = { $user } ma tu zakaz gry, a otwarte wyzwania tej osoby są wycofane. `/server` cofa zakaz.
rebanned = Zakaz gry dla { $user } ma nowy powód.
unbanned = { $user } może tu znów grać.
not-banned = { $user } nie ma tu zakazu gry.
bans-none = Nikt nie ma tu zakazu gry.
bans-head = **Zakaz gry tutaj**
ban-word = **Masz zakaz gry na serwerze { $server }.**
ban-word-reason = Zmienił się powód twojego zakazu gry na serwerze { $server }.
ban-word-over = Możesz znów grać na serwerze { $server }.
ban-word-effect = Twoje trwające partie toczą się dalej, razem z zegarami: dograj je do końca. Jeśli uważasz, że to pomyłka, napisz do moderatorów.

## The log

log-none = Nie ma jeszcze działań moderatorów.
log-head = Działania moderatorów, od najnowszych:
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
log-canceled = { $moderator } odwołuje { $what ->
    [contest] mecz
   *[tournament] turniej
} { $number }
log-removed = { $moderator } { $from ->
    [ladder] zdejmuje z drabiny { $game }
   *[tournament] wycofuje z turnieju { $number }
}: { $user }
log-captain-left = { $moderator } odbiera funkcję kapitana w meczu { $number }, bo nie ma już na serwerze: { $user }
log-setting = { $moderator }: zmiana ustawień, { $setting ->
    [theme] kolory
    [bottom] kto jest na dole
    [home] gdzie są pokazywane partie
    [threads] wątki dla partii
    [visitors] goście na stronie
    [language] język
    [challengers] kto może rzucać wyzwania
    [most] limit trwających partii
    [seat-role] rola pingowana przy otwartych wyzwaniach
    [open] widoczność dla innych serwerów
    [tournament-managers] rola prowadząca turniej
    [best-role] rola za pierwsze trzy miejsca
    [champion-role] rola za pierwsze miejsce w poprzednim sezonie
    [news] gdzie pojawiają się wieści o najlepszych
    [daily-puzzle] gdzie pojawia się zadanie dnia
   *[usual-pace] domyślne tempo
}: { $from } → { $to }
log-paces = { $moderator }: zmiana listy temp: { $what }
log-paces-added = dodano { $paces }
log-paces-removed = usunięto { $paces }
setting-at-challenge = tam, gdzie padło wyzwanie
setting-no-channel = brak kanału
setting-switch = { $on ->
    [yes] tak
   *[no] nie
}

## Refusals

refused-home-gone = Ten kanał został usunięty.
server-home-gone = Kanał dla partii został usunięty. Partie są pokazywane tam, gdzie padło wyzwanie.
server-setting-gone = { $setting ->
    [challengers] Rola, która mogła rzucać wyzwania, została usunięta. Teraz każdy może to robić.
    [best-role] Nie przyznaję już roli za pierwsze trzy miejsca: została usunięta albo ma teraz uprawnienia moderatora.
    [champion-role] Nie przyznaję już roli za pierwsze miejsce w poprzednim sezonie: została usunięta albo ma teraz uprawnienia moderatora.
    [news] Kanał z wieściami o najlepszych został usunięty. Wieści nigdzie się nie pojawiają.
    [daily-puzzle] Kanał z zadaniem dnia został usunięty. Nie ma zadania dnia.
    [open] Kanał na wyzwania innych serwerów został usunięty, więc nie znajdują one tego serwera.
   *[seat-role] Rola pingowana przy otwartych wyzwaniach została usunięta. Nikt nie jest pingowany.
}
home-lacks = Na { $channel } potrzebuję uprawnień: { $names }. { $then ->
    [unchanged] Nic się nie zmieniło.
   *[elsewhere] Do tego czasu partie mogą się pojawiać tam, gdzie padło wyzwanie.
}
home-tag = Na { $channel } każdy post musi mieć tag, a nie mogę użyć żadnego. Dodaj tag, którego może użyć każdy, albo nadaj mi tam uprawnienie: { $names }. { $then ->
    [unchanged] Nic się nie zmieniło.
   *[elsewhere] Do tego czasu partie są pokazywane tam, gdzie padło wyzwanie.
}
refused-needs-role = Wyzwania mogą tu rzucać tylko osoby z rolą { $role }. Przyjąć może każdy.
refused-banned = Masz tu zakaz gry. Trwające partie możesz dokończyć.{ $reason ->
    [none] { "" }
   *[given] { "" }
        Powód: { $reason }
}
refused-their-ban = { $user } nie może tu teraz grać.
refused-no-reason = Podaj powód; zobaczą go obie strony.
refused-mention = W { $what ->
    [reason] powodzie
   *[about] opisie
} nie można nikogo oznaczać: usuń znak @.
refused-no-result = Partia { $id } zakończyła się bez wyniku, więc nigdzie się nie liczy i nie ma już czego rozstrzygać.
refused-annulled-before = Partia { $id } jest już unieważniona.
refused-unshared = Partię { $id } widzi tylko osoba, która w nią gra, dopóki jej nie udostępni, więc nie ma czego publikować ponownie.
refused-own-match = Grasz w partii { $id }, więc musi zdecydować ktoś inny, kto zarządza tym serwerem.
refused-not-asked = Na to pytanie padła już odpowiedź albo zastąpiło je inne. Zacznij od początku, jeśli nadal tego chcesz.
refused-ban-yourself = Nie możesz zakazać gry sobie.
refused-ban-bot = { $user } to bot, a boty nie grają.
refused-ban-manager = { $user } może zarządzać tym serwerem, a więc i cofnąć zakaz. Najpierw odbierz to uprawnienie.
refused-banned-before = { $user } ma tu już zakaz gry. Żeby podać nowy powód, nałóż zakaz jeszcze raz i wpisz go.{ $reason ->
    [none] { "" }
   *[given] { "" }
        Obecny powód: { $reason }
}

select-ban = Zakaż komuś gry…
select-unban = Cofnij zakaz gry…
select-unban-member = Cofnij zakaz gry innej osobie…
button-moderate = Moderuj
moderate = **Partia { $id }:** { $first } kontra { $second }. Poproszę o potwierdzenie każdej decyzji.
button-ruling-first = Wygrywa pierwsza strona
button-ruling-second = Wygrywa druga strona
button-ruling-draw = Remis
button-ruling-cancel = Przerwij bez wyniku
button-ruling-void = Unieważnij w rankingu
button-ruling-repost = Pokaż na nowo
form-reason-label = Powód; zobaczą go obie strony
form-reason-placeholder = na przykład: obie strony się zgodziły
form-ban-title = Zakaz gry
form-unban-title = Cofnięcie zakazu gry
form-ban-reason-label = Powód; zobaczy go ta osoba
form-ban-reason-placeholder = Możesz zostawić to pole puste
matches-to-rule = **Partie:** wybierz partię, którą chcesz zakończyć, unieważnić w rankingu albo pokazać na nowo. Poproszę o potwierdzenie każdej decyzji.
select-rule-running = Partia w toku…
select-rule-over = Partia zakończona…
button-rule-number = Wpisz numer partii
form-rule-number-label = Numer partii
form-rule-number-placeholder = na przykład: 12
