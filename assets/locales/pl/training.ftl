### Podpowiedzi, analizy i zadania: co pokazuje silnik bota.

## Polecenia

choice-difficulty-easy = łatwe
choice-difficulty-medium = średnie
choice-difficulty-hard = trudne

## Zadania

puzzle-heading = 🧩 **{ $game }**, zadanie { $number } · { $difficulty }
puzzle-daily-heading = 🧩 **{ $game }: zadanie dnia**, { $date } · { $difficulty }
puzzle-task = { side-name } zaczynają i wygrywają { $moves ->
    [easy] od razu
    [medium] najpóźniej drugim ruchem, cokolwiek zagra przeciwnik
   *[hard] najpóźniej trzecim ruchem, cokolwiek zagra przeciwnik
}. Prowadzi do tego tylko jeden ruch.
puzzle-goes-on = ✅ `{ $move }` to dobry ruch. Przeciwnik odpowiada { $answers }. Dalej:
puzzle-wrong = ❌ `{ $move }`: { $meaning }. To nie wygrywa w wymaganej liczbie ruchów.
puzzle-solved = ✅ `{ $move }`: { $meaning }. Rozwiązane!
puzzle-counted = Pierwsza próba była dobra, więc się liczy. Trafione z rzędu: { $streak }
puzzle-missed = Liczy się tylko pierwsza próba, a twoja nie była dobra. Następne zadanie będzie jutro.
puzzle-day-over = Dzień tego zadania minął, więc już się nie liczy.
puzzle-solution = Rozwiązanie: { $moves }
puzzle-none = Nie ma już takiego zadania.
puzzle-daily-how = Naciśnij **Rozwiąż**: twoje próby widzisz tylko ty. Liczy się pierwsza, do północy UTC.
puzzle-before = -# Poprzednie ({ $date }, { $game }): { $moves } · dobre pierwsze próby: { $found } z { $tried }.
puzzle-table-title = 🧩 **Zadania dnia** od { $since } · uczestnicy: { $count }
puzzle-table-row = { $place }. { $player }: { $found } z { $tried } za pierwszym razem
puzzle-table-none = Jeszcze nikt nie próbował. Inne zadania zawsze daje `/puzzle`.
puzzle-streak = Twoje dobre pierwsze próby z rzędu: { $streak }
puzzle-channel = Od dziś codziennie o północy UTC publikuję zadanie na kanale { $channel }. Dzisiejsze będzie za chwilę.
puzzle-channel-tomorrow = Codziennie o północy UTC publikuję zadanie na kanale { $channel }. Dzisiejsze było już wybrane i zostaje, więc wybrana gra zacznie się jutro.
puzzle-channel-off = Nie publikuję tu już zadań.
puzzle-channel-none = Nie publikuję zadań na tym serwerze.
refused-puzzle-channel = Nie mogę publikować zadań na { $channel }, bo brakuje mi tam uprawnień: { $names }. Nic się nie zmieniło.
refused-puzzle-of-today = Rozwiązanie będzie jutro, bo to tutaj zadanie dnia. Inne daje `/puzzle`.
button-puzzle-solve = Rozwiąż
button-puzzle-next = Następne zadanie
button-puzzle-solution = Rozwiązanie
button-puzzle-table = Tabela

## Podpowiedzi

hint = 💡 { $id } { $game }: `{ $move }` ({ $meaning })
hint-wins = Wygrywa twoimi następnymi ruchami (najwyżej { $moves }), cokolwiek zagra przeciwnik.
hint-loses = { $moves ->
    [one] Jeśli przeciwnik zagra dobrze, przegrywa każdy ruch. Ten broni się najdłużej: co najmniej { $moves } ruch.
    [few] Jeśli przeciwnik zagra dobrze, przegrywa każdy ruch. Ten broni się najdłużej: co najmniej { $moves } ruchy.
    [many] Jeśli przeciwnik zagra dobrze, przegrywa każdy ruch. Ten broni się najdłużej: co najmniej { $moves } ruchów.
   *[other] Jeśli przeciwnik zagra dobrze, przegrywa każdy ruch. Ten broni się najdłużej: co najmniej { $moves } ruchu.
}
hint-only = Tylko po tym ruchu przeciwnik nie może od razu wygrać.
hint-stops-win = Po większości innych ruchów przeciwnik może od razu wygrać, po tym nie.
hint-saves = Po większości innych ruchów przeciwnik może to zbić, po tym nie: { $piece }.
hint-threatens-win = Grozi wygraną w twoim następnym ruchu.
hint-attacks = Grozi zbiciem: { $piece }.
hint-stands = { $who ->
    [even] Jeśli obie strony zagrają dobrze, nikt nie będzie stał lepiej.
    [better] Jeśli obie strony zagrają dobrze, będziesz mieć przewagę około { $pieces ->
        [one] { $pieces } figury
        [few] { $pieces } figur
        [many] { $pieces } figur
       *[other] { $pieces } figury
    }.
   *[worse] Przeciwnik ma przewagę około { $pieces ->
        [one] { $pieces } figury
        [few] { $pieces } figur
        [many] { $pieces } figur
       *[other] { $pieces } figury
    }, ale żaden inny ruch nie wydaje się lepszy.
}
hint-left = { $left ->
    [0] To była ostatnia podpowiedź w tej partii.
    [one] Masz jeszcze { $left } podpowiedź w tej partii.
    [few] Masz jeszcze { $left } podpowiedzi w tej partii.
    [many] Masz jeszcze { $left } podpowiedzi w tej partii.
   *[other] Masz jeszcze { $left } podpowiedzi w tej partii.
}
hint-caption = Podpowiedź, jeszcze niezagrana
refused-hint-rated = W partii { $id } nie ma podpowiedzi, bo jest rankingowa. W nierankingowych masz trzy.
refused-hint-arranged = W partii { $id } nie ma podpowiedzi, bo należy do turnieju albo meczu serwerów.
refused-hints-used = Podpowiedzi w partii { $id } są już wykorzystane ({ $most }). Po partii lepsze ruchy pokaże **Analiza**.

## Analizy

analysis-thinking = 🤔 Przeglądam { $id } ruch po ruchu. To może potrwać minutę.
analysis-head = 📈 **{ $game }** { $id }: { $first } – { $second }
analysis-curve = Krzywa pokazuje, kto stał lepiej po każdym ruchu: powyżej środka { $top }, poniżej { $bottom }. Brzeg oznacza pewną wygraną.
analysis-turns = { $count ->
    [0] Żaden pojedynczy ruch wiele nie zmienił.
    [one] Najwięcej zmienił jeden ruch:
    [few] Najwięcej zmieniły te ruchy:
    [many] Najwięcej zmieniły te ruchy:
   *[other] Najwięcej zmieniły te ruchy:
}
analysis-turn = { $number }. Ruch { $ply }, `{ $played }`: { $before } → { $after }. Lepszy był `{ $better }`.
analysis-at = **Ruch { $ply }** · { side-name }: `{ $played }`, { $before } → { $after }. Lepszy był `{ $better }` ({ $meaning }).
analysis-wins = { side-name } wygrywają
analysis-none = Nikt nie wykonał ruchu, więc nie ma czego analizować.
analysis-caption = Lepszy był { $move }
# Below small boards: the number of the move and what was played, and what was better. At most 16 letters.
analysis-board-played = { $ply }: { $move }
analysis-board-better = lepiej: { $move }
alt-analysis = Krzywa: kto stał lepiej w partii { $game } (liczba ruchów: { $count }). Punkty zwrotne: { $turns }.
button-analysis-curve = Krzywa
button-analysis-turn = Ruch { $ply }

## Help

help-training = **Lepsza gra:** w `/match` dostaniesz podpowiedź, gdy przyjdzie twoja kolej (trzy w partii nierankingowej), i analizę zakończonej partii: jak przebiegała i co było lepsze. `/puzzle` daje pozycje z jedynym wygrywającym ruchem.

puzzle-settings = Codziennie publikuję zadanie na kanale { $channel }. { $game ->
    [any] Gra jest codziennie inna.
   *[other] Gra: { $game }.
}
puzzle-settings-none = Nie publikuję tu zadań. Wybierz kanał, a codziennie pojawi się na nim jedno.
select-puzzle-channel = Kanał na zadanie dnia…
select-puzzle-game = Gra, z której są zadania…
option-any-game = Codziennie inna gra
button-puzzle-off = Nie publikuj zadań
