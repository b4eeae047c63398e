### Podpowiedzi, analizy i zadania: co pokazuje silnik bota.

## Polecenia

choice-difficulty-easy = łatwe
choice-difficulty-medium = średnie
choice-difficulty-hard = trudne

## Zadania

puzzle-heading = 🧩 **{ $game }**, { $date ->
    [none] zadanie { $number }
   *[other] zadanie dnia, { $date }
} · { $difficulty }
puzzle-task = { side-name } zaczynają i wygrywają { $moves ->
    [easy] od razu
    [medium] najpóźniej drugim ruchem
   *[hard] najpóźniej trzecim ruchem
}. Dobry jest tylko jeden ruch.
puzzle-goes-on = ✅ `{ $move }` to dobry ruch. Przeciwnik odpowiada { $answers }.
puzzle-wrong = ❌ `{ $move }`: { $meaning }. To nie wygrywa w wymaganej liczbie ruchów.
puzzle-refuted = Po `{ $move }` przeciwnik odpowiada { $answers }{ $so ->
    [end] { "" }.
    [loss] { "" } i przy dobrej grze wygrywa.
    [late-win] { "" }. Nadal wygrywasz, ale za późno.
   *[open] { "" } i nie ma już szybkiej wygranej.
}
puzzle-answer = `{ $move }` ({ $meaning })
puzzle-solved = ✅ `{ $move }`: { $meaning }. Rozwiązane!
puzzle-counted = Dobrze za pierwszym razem! Z rzędu: { $streak }
puzzle-missed = Liczy się tylko pierwsza próba. Następne zadanie będzie jutro.
puzzle-day-over = To zadanie z wcześniejszego dnia, więc się nie liczy.
puzzle-solution = Rozwiązanie: { $moves }
puzzle-none = Nie ma już takiego zadania.
puzzle-daily-how = Twoje próby widzisz tylko ty. Liczy się pierwsza, do północy UTC.
puzzle-before = -# Poprzednie ({ $date }, { $game }): { $moves } · za pierwszym razem: { $found } z { $tried }.
puzzle-table-title = 🧩 **Zadania dnia** od { $since }, dobre za pierwszym razem · uczestnicy: { $count }
puzzle-table-row = { $place }. { $player }: { $found } z { $tried }
puzzle-table-none = Jeszcze nikt nie próbował.
puzzle-streak = Twoja seria: { $streak }
puzzle-channel = Codziennie o północy UTC publikuję zadanie na kanale { $channel }{ $begins ->
    [today] { "" }, zaczynając od dziś.
   *[tomorrow] { "" }. Wybrana gra zacznie się jutro.
}
puzzle-channel-off = Nie publikuję tu już zadań.
puzzle-channel-none = Nie publikuję tu zadań.
refused-puzzle-channel = Nie mogę publikować zadań na { $channel } bez uprawnień: { $names }.
refused-puzzle-of-today = To zadanie dnia: rozwiązanie będzie jutro. Inne daje `/puzzle`.
button-puzzle-solve = Rozwiąż
button-puzzle-next = Następne zadanie
button-puzzle-solution = Rozwiązanie
button-puzzle-easy = Łatwe
button-puzzle-medium = Średnie
button-puzzle-hard = Trudne

## Podpowiedzi

hint = 💡 { $id } { $game }: `{ $move }` ({ $meaning })
hint-wins = { $moves ->
    [one] Wygrywa w jednym ruchu.
    [few] Wygrywa w najwyżej { $moves } ruchach.
    [many] Wygrywa w najwyżej { $moves } ruchach.
   *[other] Wygrywa w najwyżej { $moves } ruchach.
}
hint-loses = { $moves ->
    [one] Przy dobrej grze przegrywa każdy ruch. Ten broni się najdłużej: co najmniej { $moves } ruch.
    [few] Przy dobrej grze przegrywa każdy ruch. Ten broni się najdłużej: co najmniej { $moves } ruchy.
    [many] Przy dobrej grze przegrywa każdy ruch. Ten broni się najdłużej: co najmniej { $moves } ruchów.
   *[other] Przy dobrej grze przegrywa każdy ruch. Ten broni się najdłużej: co najmniej { $moves } ruchu.
}
hint-only = Tylko ten ruch chroni przed natychmiastową przegraną.
hint-stops-win = Chroni przed natychmiastową przegraną; większość ruchów nie.
hint-saves = Ratuje tę figurę, a większość ruchów nie: { $piece }.
hint-threatens-win = Grozi wygraną w następnym ruchu.
hint-attacks = Grozi zbiciem: { $piece }.
hint-stands = { $who ->
    [even] Przy dobrej grze będzie równo.
    [better] Przy dobrej grze będziesz mieć przewagę około { $pieces ->
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
    }, ale żaden ruch nie wydaje się lepszy.
}
hint-left = { $left ->
    [0] To była ostatnia podpowiedź.
    [one] Masz jeszcze { $left } podpowiedź.
    [few] Masz jeszcze { $left } podpowiedzi.
    [many] Masz jeszcze { $left } podpowiedzi.
   *[other] Masz jeszcze { $left } podpowiedzi.
}
hint-caption = Podpowiedź, jeszcze niezagrana
refused-hint-rated = W partiach rankingowych, jak { $id }, nie ma podpowiedzi; w nierankingowych masz trzy.
refused-hint-arranged = W partiach turniejów i meczów, jak { $id }, nie ma podpowiedzi.
refused-hint-at-stake = Partia { $id } przeszła przez pozycję trwającej partii, która się liczy. Podpowiedzi i analiza wrócą, gdy tamta partia ruszy dalej.
refused-computer-at-stake = Partia { $id } pokazałaby, co grać w twojej trwającej partii, która się liczy. Najpierw zagraj tam, potem wróć tutaj.
refused-hints-used = Podpowiedzi w partii { $id } są już wykorzystane ({ $most }). Po partii lepsze ruchy pokaże **Analiza**.

## Analizy

analysis-curve = Powyżej środka lepiej stały { $top }, poniżej { $bottom }. Sama góra i sam dół oznaczają pewną wygraną.
analysis-turns = { $count ->
    [0] Żaden pojedynczy ruch wiele nie zmienił.
    [one] Najwięcej zmienił jeden ruch:
    [few] Najwięcej zmieniły te ruchy:
    [many] Najwięcej zmieniły te ruchy:
   *[other] Najwięcej zmieniły te ruchy:
}
analysis-drift = **{ side-name } stopniowo traciły pozycję między ruchem { $from } a { $to }.** Najwięcej kosztowały te ruchy:
analysis-turn = { $number }. Ruch { $ply }, `{ $played }`: { $before } → { $after }. Lepszy był `{ $better }`.
analysis-at = **Ruch { $ply }** · { side-name }: `{ $played }`, { $before } → { $after }. Lepszy był `{ $better }` ({ $meaning }).
analysis-wins = { side-name } wygrywają
analysis-none = Nie ma ruchów do analizy.
analysis-caption = Lepszy był { $move }
# Below small boards: the number of the move and what was played, and what was better. At most 16 letters.
analysis-board-played = { $ply }: { $move }
alt-analysis = Krzywa: kto stał lepiej w partii { $game } (liczba ruchów: { $count }). Punkty zwrotne: { $turns }.
button-analysis-curve = Krzywa
button-analysis-turn = Ruch { $ply }

## Help

help-training = **Lepsza gra:** w `/match` dostaniesz w swojej turze podpowiedź (trzy w partii nierankingowej) i analizę zakończonej partii. `/puzzle` daje pozycje z jedynym wygrywającym ruchem.

puzzle-settings = Codziennie publikuję zadanie na { $channel }. { $game ->
    [any] Gra jest codziennie inna.
   *[other] Gra: { $game }.
}
puzzle-settings-none = Nie publikuję tu zadań. Wybierz kanał na zadanie dnia albo samą grę: wtedy zadanie pojawi się na tym kanale.
select-puzzle-channel = Kanał na zadanie dnia…
select-puzzle-game = Gra, z której są zadania…
option-any-game = Codziennie inna gra
button-puzzle-off = Nie publikuj zadań
