### Tipps, Analysen und Rätsel: was der Rechner des Bots zeigt.

## Befehle

choice-difficulty-easy = leicht
choice-difficulty-medium = mittel
choice-difficulty-hard = schwer

## Rätsel

puzzle-heading = 🧩 **{ $game }**, { $date ->
    [none] Rätsel { $number }
   *[other] Rätsel des Tages, { $date }
} · { $difficulty }
puzzle-task = { side-name } ist am Zug und gewinnt { $moves ->
    [easy] sofort
    [medium] spätestens mit dem zweiten Zug
   *[hard] spätestens mit dem dritten Zug
}. Nur ein Zug ist richtig.
puzzle-goes-on = ✅ `{ $move }` ist richtig. Das Gegenüber antwortet { $answers }.
puzzle-wrong = ❌ `{ $move }`: { $meaning }. Das gewinnt nicht rechtzeitig.
puzzle-refuted = Auf `{ $move }` antwortet dein Gegenüber mit { $answers }{ $so ->
    [end] { "" }.
    [loss] { "" } und gewinnt bei gutem Spiel.
    [late-win] { "" }. Du gewinnst noch, aber zu spät.
   *[open] { "" }, und es gibt keinen schnellen Sieg mehr.
}
puzzle-answer = `{ $move }` ({ $meaning })
puzzle-solved = ✅ `{ $move }`: { $meaning }. Gelöst!
puzzle-counted = Beim ersten Versuch richtig! In Folge: { $streak }
puzzle-missed = Nur der erste Versuch zählt. Das nächste Rätsel kommt morgen.
puzzle-day-over = Das ist das Rätsel eines früheren Tages, also zählt es nicht.
puzzle-solution = Lösung: { $moves }
puzzle-none = Dieses Rätsel gibt es nicht mehr.
puzzle-daily-how = Nur du siehst deine Versuche. Der erste zählt, bis Mitternacht UTC.
puzzle-before = -# Das vorige ({ $date }, { $game }): { $moves } · { $found } von { $tried } beim ersten Versuch richtig.
puzzle-table-title = 🧩 **Rätsel des Tages** seit dem { $since }, beim ersten Versuch richtig · Mitspielende: { $count }
puzzle-table-row = { $place }. { $player }: { $found } von { $tried }
puzzle-table-none = Noch hat niemand eines versucht.
puzzle-streak = Deine Serie: { $streak }
puzzle-channel = Ich zeige in { $channel } täglich um Mitternacht UTC ein Rätsel{ $begins ->
    [today] { "" }, ab heute.
   *[tomorrow] { "" }. Das gewählte Spiel beginnt morgen.
}
puzzle-channel-off = Ich zeige hier keine Rätsel mehr.
puzzle-channel-none = Ich zeige hier keine Rätsel.
refused-puzzle-channel = In { $channel } kann ich ohne diese Berechtigungen keine Rätsel zeigen: { $names }.
refused-puzzle-of-today = Das ist das Rätsel des Tages: Seine Lösung kommt morgen. `/puzzle` hat andere.
button-puzzle-solve = Lösen
button-puzzle-next = Nächstes Rätsel
button-puzzle-solution = Lösung
button-puzzle-easy = Leicht
button-puzzle-medium = Mittel
button-puzzle-hard = Schwer

## Tipps

hint = 💡 { $id } { $game }: `{ $move }` ({ $meaning })
hint-wins = { $moves ->
    [one] Er gewinnt in einem Zug.
   *[other] Er gewinnt in höchstens { $moves } Zügen.
}
hint-loses = { $moves ->
    [one] Gegen gutes Spiel verliert jeder Zug. Dieser hält am längsten durch: mindestens 1 Zug.
   *[other] Gegen gutes Spiel verliert jeder Zug. Dieser hält am längsten durch: mindestens { $moves } Züge.
}
hint-only = Nur dieser Zug verhindert, dass du sofort verlierst.
hint-stops-win = Er verhindert, dass du sofort verlierst; die meisten Züge tun das nicht.
hint-saves = Er rettet diese Figur, die meisten Züge nicht: { $piece }.
hint-threatens-win = Er droht, im nächsten Zug zu gewinnen.
hint-attacks = Er droht zu schlagen: { $piece }.
hint-stands = { $who ->
    [even] Bei gutem Spiel bleibt es ausgeglichen.
    [better] Bei gutem Spiel stehst du danach besser, um etwa { $pieces ->
        [one] 1 Figur
       *[other] { $pieces } Figuren
    }.
   *[worse] Du stehst schlechter, um etwa { $pieces ->
        [one] 1 Figur
       *[other] { $pieces } Figuren
    }, aber kein Zug scheint besser.
}
hint-left = { $left ->
    [0] Das war dein letzter Tipp.
    [one] Du hast noch 1 Tipp.
   *[other] Du hast noch { $left } Tipps.
}
hint-caption = Ein Tipp, nicht gespielt
refused-hint-rated = In gewerteten Partien wie { $id } gibt es keine Tipps, in nicht gewerteten drei.
refused-hint-arranged = In Partien von Turnieren und Wettkämpfen wie { $id } gibt es keine Tipps.
refused-hint-at-stake = Partie { $id } kam durch die Stellung einer laufenden Partie, die zählt. Tipps und Analyse gibt es wieder, sobald es dort weitergegangen ist.
refused-computer-at-stake = Partie { $id } würde zeigen, was in einer deiner laufenden Partien, die zählen, zu ziehen ist. Zieh erst dort, dann geht es hier weiter.
refused-hints-used = Du hattest in { $id } schon { $most } Tipps. Nach der Partie zeigt **Analysieren** bessere Züge.

## Analysen

analysis-curve = Über der Mitte stand { $top } besser, darunter { $bottom }. Ganz oben und ganz unten ist der Gewinn sicher.
analysis-turns = { $count ->
    [0] Kein einzelner Zug hat viel verändert.
    [one] Ein Zug hat am meisten verändert:
   *[other] Diese Züge haben am meisten verändert:
}
analysis-drift = **{ side-name } ist zwischen Zug { $from } und { $to } nach und nach abgerutscht.** Am meisten haben diese Züge gekostet:
analysis-turn = { $number }. Zug { $ply }, `{ $played }`: { $before } → { $after }. Besser war `{ $better }`.
analysis-at = **Zug { $ply }** · { side-name } spielte `{ $played }`: { $before } → { $after }. Besser war `{ $better }` ({ $meaning }).
analysis-wins = { side-name } gewinnt
analysis-none = Es gibt keine Züge zu analysieren.
analysis-caption = Besser war { $move }
# Below small boards: the number of the move and what was played, and what was better. At most 16 letters.
analysis-board-played = { $ply }: { $move }
alt-analysis = Kurve, wer in einer Partie { $game } mit { $count } Zügen besser stand. Wendepunkte: { $turns }.
button-analysis-curve = Kurve
button-analysis-turn = Zug { $ply }

## Help

help-training = **Besser werden:** `/match` gibt dir in nicht gewerteten Partien drei Tipps, wenn du am Zug bist, und analysiert beendete. `/puzzle` hat Stellungen mit einem einzigen Gewinnzug.

puzzle-settings = In { $channel } zeige ich täglich ein Rätsel. { $game ->
    [any] Das Spiel wechselt jeden Tag.
   *[other] Das Spiel ist { $game }.
}
puzzle-settings-none = Ich zeige hier keine Rätsel. Wähle einen Kanal für ein tägliches, oder ein Spiel, dann erscheint es in diesem Kanal.
select-puzzle-channel = Kanal für das Rätsel des Tages …
select-puzzle-game = Spiel der Rätsel …
option-any-game = Jeden Tag ein anderes Spiel
button-puzzle-off = Keine Rätsel mehr zeigen
