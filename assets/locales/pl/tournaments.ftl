### Turnieje serwera.

## Polecenia

choice-system-swiss = System szwajcarski (pary o równej liczbie punktów)
choice-system-round-robin = System kołowy (każdy z każdym)
choice-system-double-round-robin = System kołowy, dwa koła
choice-system-knockout = System pucharowy (kto przegra, odpada)
choice-result-first = Wygrywa strona, która zaczyna
choice-result-second = Wygrywa druga strona
choice-result-draw = Remis
choice-result-first-unplayed = Wygrywa strona, która zaczyna, walkowerem
choice-result-second-unplayed = Wygrywa druga strona, walkowerem
choice-result-unplayed = Nikt nie przyszedł
button-result-wins = Wygrywa { $player }
button-result-forfeit = Wygrywa { $player }, walkowerem
choice-tournament = { $id } { $tournament } ({ $game })
choice-tournament-match = Runda { $round }, { $id }: { $first } – { $second }
choice-tournament-own-match = twoja partia: decyduje ktoś inny

## Co widzą wszyscy

tournament-title = 🏆 **{ $name }** · turniej { $number }{ $part ->
    [round] { "" }, runda { $round }
    [result] { "" }, wynik
   *[all] { "" }
}
tournament-round-name = { $part ->
    [quarterfinal] Ćwierćfinały
    [semifinal] Półfinały
    [final] Finał
   *[round] Runda { $round }
}
tournament-terms = { $game } · { $system } · { $pace } · { $rated ->
        [yes] partie rankingowe
       *[other] partie nierankingowe
    }
tournament-rounds = { $count ->
        [one] Jedna runda.
        [few] { $count } rundy.
        [many] { $count } rund.
       *[other] { $count } rundy.
    }
tournament-sign-up = { $count ->
        [0] Nikt jeszcze nie bierze udziału.
        [one] Bierze udział jedna osoba.
        [few] Biorą udział { $count } osoby.
        [many] Bierze udział { $count } osób.
       *[other] Bierze udział { $count } osoby.
    }
tournament-starts = Początek: { $at } ({ $when }). Do tego czasu można się zapisać.
tournament-starts-full = Zacznie się, gdy zapisze się tyle osób: { $count }. Zarządzający mogą zacząć wcześniej.
tournament-starts-managed = Zaczynają go zarządzający.
tournament-too-few = W chwili rozpoczęcia było za mało osób. Zarządzający mogą mimo to zacząć turniej albo go edytować.
tournament-least = Potrzebnych osób: { $count }.
tournament-most = Najwięcej osób: { $count }.
tournament-running = Runda { $round } z { $rounds }.
tournament-until = Runda powinna się skończyć { $until }; trwające partie toczą się dalej.
tournament-over = Koniec. Pierwsze miejsce: { $winners }
tournament-cancelled = Turniej odwołany.
tournament-players = Na liście:
tournament-games = Partie:
tournament-standings-swiss = Tabela (punkty, potem dwa kryteria dodatkowe):
tournament-standings-round-robin = Tabela (punkty, potem kryterium dodatkowe):
tournament-standings-knockout = Tabela:
tournament-withdrawn-player = { $player } (poza turniejem)
tournament-bye = { $player } pauzuje w tej rundzie
bracket-bye = pauza
podium-game = { $game } · { $count ->
        [one] jedna osoba
        [few] { $count } osoby
        [many] { $count } osób
       *[other] { $count } osoby
    }
podium-points = Punkty: { $points }
alt-podium = Podium turnieju „{ $tournament }” ({ $game })
alt-lineup = Gracze w turnieju „{ $tournament }” ({ $game })
button-join = Zapisz się
button-leave = Wypisz się

## Odpowiedzi

tournaments = Turnieje:
tournaments-none = Nie było tu jeszcze turnieju. Członkowie z uprawnieniem „Zarządzanie serwerem” tworzą go przez `/tournament`.
tournaments-none-managing = Nie było tu jeszcze turnieju. Utworzysz go przyciskiem **Nowy turniej**.
tournament-listed = **{ $name }** (#{ $number }): { $game }, { $system }, { $players ->
        [one] jedna osoba
        [few] { $players } osoby
        [many] { $players } osób
       *[other] { $players } osoby
    }, { $stage ->
        [sign-up] trwają zapisy
        [running] trwa
        [over] zakończony
       *[other] odwołany
    }
tournament-made = Turniej { $number } jest ogłoszony na kanale { $channel }. Gdy zbierze się dość osób, zacznij go tam przez **Zarządzaj**.
tournament-made-full = Turniej { $number } jest ogłoszony na kanale { $channel }. Zacznie się, gdy zapisze się tyle osób: { $count }. Wcześniej zaczniesz go tam przez **Zarządzaj**.
tournament-made-starts = Turniej { $number } jest ogłoszony na kanale { $channel }. Zacznie się sam, jeśli zbierze się dość osób: { $at } ({ $when }).
tournament-shown = Kanał { $channel } pokazuje teraz turniej { $number }.
tournament-entered = Bierzesz udział w turnieju { $number }. Twoje partie zaczną się same.
tournament-entered-late = Bierzesz udział w turnieju { $number } od rundy { $round }. Każda opuszczona runda daje pół punktu.
tournament-left = Nie bierzesz już udziału w turnieju { $number }. Do rozpoczęcia można zapisać się ponownie.
tournament-withdrawn = Udział w turnieju { $number } zakończony. Trwająca partia toczy się dalej i jeszcze się liczy.
tournament-paired = Runda { $round } turnieju { $number } się zaczęła.
tournament-called-off = Turniej { $number } jest odwołany.
tournament-ask-cancel = **Odwołać turniej { $number } ({ $name })?** Tego nie da się cofnąć. Trwające partie toczą się dalej.
tournament-ask-withdraw = { $self ->
        [yes] **Wypisać się z turnieju { $number }?**
       *[no] **Wycofać { $player } z turnieju { $number }?**
    } { $stage ->
        [running] To ostateczne; trwająca partia toczy się dalej i się liczy.
       *[sign-up] Dopóki turniej się nie zacznie, można się zapisać ponownie.
    }
tournament-adjudicated = Wynik partii { $id } jest ustalony.
tournament-file = Turniej { $number } jako plik raportu FIDE (TRF), dla programów do kojarzeń.

## Odmowy

refused-no-tournament = Nie ma tu takiego turnieju. `/tournament` pokazuje wszystkie.
refused-tournament-over = Ten turniej jest zakończony.
refused-tournament-late = Na udział w tym turnieju jest za późno.
refused-full = { $what ->
    [team] Ta drużyna jest pełna
    [tournament] Ten turniej jest pełny
   *[ladder] Ta drabina jest pełna
} (miejsca: { $most }). Spróbuj, gdy ktoś zrezygnuje.
refused-tournament-many-open = { $who ->
    [you] Prowadzisz tu już maksymalną liczbę turniejów
   *[server] Ten serwer ma już maksymalną liczbę otwartych turniejów
} ({ $count }). Poczekaj, aż któryś się skończy, albo go odwołaj.
refused-tournament-many-made = Ostatnio utworzono tu wiele turniejów. Następny możesz utworzyć { $until }.
refused-tournament-draft = Tego szkicu już nie ma. Zacznij od nowa z `/tournament`.
refused-tournament-started = Ten turniej już trwa i nie można go zmienić.
refused-tournament-more = Zapisanych jest już więcej osób ({ $count }). Najpierw kogoś wycofaj albo zwiększ limit.
refused-tournament-limits = W turnieju gra od 3 do 128 osób, a minimum nie może być większe niż maksimum.
refused-tournament-start-time = Wtedy nie mogę go zacząć. Podaj porę w ciągu roku, np. „piątek 20:00” albo „2026-12-05 18:00”, w swojej strefie czasowej (`/settings`).
refused-tournament-start-day = O której godzinie? Podaj ją razem z dniem, np. „piątek 20:00” albo „2026-12-05 18:00”.
refused-tournament-not-shown = Turniej jest właśnie ogłaszany. Spróbuj za chwilę.
refused-tournament-entered = Bierzesz już udział w tym turnieju.
refused-tournament-not-entered = Ta osoba nie bierze udziału w tym turnieju.
refused-tournament-you-not-entered = Nie bierzesz udziału w tym turnieju.
refused-tournament-withdrawn = Kto opuszcza trwający turniej, nie może wrócić.
refused-tournament-few = Potrzeba co najmniej { $count ->
        [one] jednej osoby
        [few] { $count } osób
        [many] { $count } osób
       *[other] { $count } osoby
    }.
refused-tournament-rounds = Turniej szwajcarski ma od 1 do 30 rund.
refused-tournament-days = Runda ma od 1 do 365 dni, a pierwszy ruch od 1 do 60.
refused-tournament-unfinished = { $count ->
    [one] Trwa jeszcze jedna partia
    [few] Trwają jeszcze { $count } partie
    [many] Trwa jeszcze { $count } partii
   *[other] Trwa jeszcze { $count } partii
}{ $then ->
    [decide] { "" }, więc następna runda nie może się zacząć. Najpierw ustal brakujące wyniki.
   *[early] { "" }. Możesz też zacząć następną rundę wcześniej.
}
refused-no-tournament-match = Partia { $id } nie należy do żadnego turnieju.
refused-tournament-name = Nazwa ma od 2 do 60 znaków.
help-tournaments = **Razem:** przez `/tournament` zapiszesz się na turniej; zarządzający tworzą je tam i mogą zgłosić ten serwer do turniejów innych. Na drabinie (`/ladder`) rzucasz wyzwania graczom najwyżej trzy miejsca wyżej.

button-tournament-manage = Zarządzaj
button-tournament-start = Zacznij turniej
button-tournament-edit = Nazwa, czas, liczba osób
button-tournament-next-round = Następna runda
button-tournament-next-round-early = Zacznij rundę wcześniej
button-tournament-correct = Popraw wynik
button-tournament-enter-named = Dołącz do turnieju innego serwera
form-tournament-match-label = Numer partii
form-tournament-number-label = Numer lub kod turnieju
tournament-correct = Jaki ma być wynik partii { $id }?
button-tournament-remove-player = Wycofaj gracza
button-show-here = Pokaż tutaj
button-tournament-export = Plik z wynikami (TRF)
button-tournament-stop = Odwołaj turniej
tournament-decide = Jaki jest wynik partii { $id }?
tournament-decide-knockout = Po remisie grają jeszcze raz, zamieniając strony. Jeśli znów jest remis, dalej przechodzi osoba, która w pierwszej partii grała jako druga.
tournament-remove-which = Kogo wycofać z turnieju?
select-tournament-game = Ustal albo popraw wynik…
select-tournament-player = Wybierz gracza…
select-tournament = Otwórz turniej…
select-tournament-elsewhere = Zgłoś ten serwer do turnieju…
button-tournament-new = Nowy turniej
select-tournament-system = Kto z kim gra…
select-tournament-new-game = Jaka gra…
tournament-draft = **Opublikować ten turniej?** Tak zobaczą go wszyscy:
tournament-usual-name = { $game } · { $system ->
    [swiss] System szwajcarski
    [round-robin] System kołowy
    [double-round-robin] System kołowy, dwa koła
   *[knockout] System pucharowy
}
button-founding-pace = Zmień tempo
button-founding-size = Zmień rozmiar planszy
button-founding-days = Ogranicz dni
button-founding-at-once = { $on ->
    [yes] Zaczynaj runda po rundzie
   *[no] Zacznij wszystkie partie naraz
}
button-founding-servers = Wpuść inne serwery
button-founding-managers = Dodaj rolę prowadzącą
button-founding-no-managers = Usuń rolę prowadzącą
select-founding-servers = Które serwery mogą grać…
select-founding-managers = Rola, z którą też można prowadzić turniej…
form-founding-round-label = Ile dni trwa runda
form-founding-round-placeholder = puste: do końca ostatniej partii
form-founding-first-move-label = Ile dni ma każdy na pierwszy ruch
form-founding-first-move-placeholder = puste: bez limitu
tournament-draft-size = Plansza: { $size }×{ $size }.
tournament-draft-servers = Mogą grać: { $servers }.
tournament-draft-managers = Prowadzi też: { $role }.
form-tournament-name-label = Nazwa turnieju
form-tournament-name-placeholder = na przykład: Puchar Zimy
form-tournament-rounds-label = Liczba rund w turnieju szwajcarskim
form-tournament-rounds-placeholder = puste: pięć
form-tournament-edit-title = Edycja turnieju
form-tournament-starts-label = Początek (puste: przy komplecie lub ręcznie)
form-tournament-starts-placeholder = piątek 20:00 albo 2026-12-05 18:00
form-tournament-least-label = Minimum do automatycznego startu
form-tournament-count-placeholder = puste: { $count }
form-tournament-most-label = Ile osób najwyżej może grać
