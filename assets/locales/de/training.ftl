### Tipps, Analysen und Rätsel: was der Rechner des Bots zeigt.

## Befehle

choice-difficulty-easy = leicht
choice-difficulty-medium = mittel
choice-difficulty-hard = schwer

## Rätsel

puzzle-heading = 🧩 **{ $game }**, Rätsel { $number } · { $difficulty }
puzzle-daily-heading = 🧩 **{ $game }: Rätsel des Tages**, { $date } · { $difficulty }
puzzle-task = { side-name } ist am Zug und gewinnt { $moves ->
    [easy] sofort
    [medium] spätestens mit dem zweiten Zug
   *[hard] spätestens mit dem dritten Zug
}, was auch immer das Gegenüber spielt. Nur ein Zug schafft das.
puzzle-goes-on = ✅ `{ $move }` ist richtig. Das Gegenüber antwortet { $answers }. Weiter:
puzzle-wrong = ❌ `{ $move }`: { $meaning }. Das gewinnt nicht rechtzeitig.
puzzle-solved = ✅ `{ $move }`: { $meaning }. Gelöst!
puzzle-counted = Dein erster Versuch war richtig, also zählt er. Richtige in Folge: { $streak }
puzzle-missed = Nur der erste Versuch zählt, und deiner war nicht richtig. Das nächste Rätsel kommt morgen.
puzzle-day-over = Der Tag dieses Rätsels ist vorbei, also zählt es nicht mehr.
puzzle-solution = Die Lösung: { $moves }
puzzle-none = Dieses Rätsel gibt es nicht mehr.
puzzle-daily-how = Drücke **Lösen**: Nur du siehst, was du versuchst. Dein erster Versuch zählt, bis Mitternacht UTC.
puzzle-before = -# Das vorige ({ $date }, { $game }): { $moves } · { $found } von { $tried } lagen beim ersten Versuch richtig.
puzzle-table-title = 🧩 **Rätsel des Tages** seit dem { $since } · Mitspielende: { $count }
puzzle-table-row = { $place }. { $player }: { $found } von { $tried } beim ersten Versuch richtig
puzzle-table-none = Noch hat niemand eines versucht. `/puzzle` gibt dir jederzeit andere.
puzzle-streak = Deine richtigen ersten Versuche in Folge: { $streak }
puzzle-channel = Ab heute zeige ich in { $channel } jeden Tag um Mitternacht UTC ein Rätsel. Das von heute kommt jetzt.
puzzle-channel-tomorrow = Ich zeige in { $channel } jeden Tag um Mitternacht UTC ein Rätsel. Das von heute stand schon fest und bleibt, also beginnt das gewählte Spiel morgen.
puzzle-channel-off = Ich zeige hier keine Rätsel mehr.
puzzle-channel-none = Auf diesem Server zeige ich keine Rätsel.
refused-puzzle-channel = In { $channel } kann ich keine Rätsel zeigen, denn mir fehlen dort diese Berechtigungen: { $names }. Es hat sich nichts geändert.
refused-puzzle-of-today = Das ist hier das Rätsel des Tages, also kommt seine Lösung morgen. `/puzzle` gibt dir andere.
button-puzzle-solve = Lösen
button-puzzle-next = Nächstes Rätsel
button-puzzle-solution = Lösung
button-puzzle-table = Tabelle

## Tipps

hint = 💡 { $id } { $game }: `{ $move }` ({ $meaning })
hint-wins = Das gewinnt mit deinen nächsten Zügen, höchstens { $moves }, was auch immer dein Gegenüber spielt.
hint-loses = { $moves ->
    [one] Spielt dein Gegenüber gut, verliert jeder Zug. Dieser hält am längsten durch: mindestens 1 Zug.
   *[other] Spielt dein Gegenüber gut, verliert jeder Zug. Dieser hält am längsten durch: mindestens { $moves } Züge.
}
hint-only = Nur nach diesem Zug kann dein Gegenüber nicht sofort gewinnen.
hint-stops-win = Nach den meisten anderen Zügen kann dein Gegenüber sofort gewinnen, nach diesem nicht.
hint-saves = Nach den meisten anderen Zügen kann dein Gegenüber das schlagen, nach diesem nicht: { $piece }.
hint-threatens-win = Er droht, mit deinem nächsten Zug zu gewinnen.
hint-attacks = Er droht zu schlagen: { $piece }.
hint-stands = { $who ->
    [even] Spielen beide gut, steht danach niemand besser.
    [better] Spielen beide gut, stehst du danach besser, um etwa { $pieces ->
        [one] 1 Figur
       *[other] { $pieces } Figuren
    }.
   *[worse] Du stehst schlechter, um etwa { $pieces ->
        [one] 1 Figur
       *[other] { $pieces } Figuren
    }, aber kein anderer Zug scheint besser.
}
hint-left = { $left ->
    [0] Das war dein letzter Tipp in dieser Partie.
    [one] Du hast in dieser Partie noch 1 Tipp.
   *[other] Du hast in dieser Partie noch { $left } Tipps.
}
hint-caption = Ein Tipp, nicht gespielt
refused-hint-rated = In { $id } gibt es keine Tipps, denn die Partie wird gewertet. In nicht gewerteten Partien bekommst du drei.
refused-hint-arranged = In { $id } gibt es keine Tipps, denn die Partie gehört zu einem Turnier oder einem Wettkampf zwischen Servern.
refused-hints-used = Du hattest in { $id } schon deine { $most } Tipps. Nach der Partie zeigt **Analysieren** die besseren Züge.

## Analysen

analysis-thinking = 🤔 Ich gehe { $id } Zug für Zug durch. Das kann eine Minute dauern.
analysis-head = 📈 **{ $game }** { $id }: { $first } – { $second }
analysis-curve = Nach jedem Zug zeigt die Kurve, wer besser stand: über der Mitte { $top }, darunter { $bottom }, am Rand ein sicherer Gewinn.
analysis-turns = { $count ->
    [0] Kein einzelner Zug hat viel verändert.
    [one] Ein Zug hat am meisten verändert:
   *[other] Diese Züge haben am meisten verändert:
}
analysis-turn = { $number }. Zug { $ply }, `{ $played }`: { $before } → { $after }. Besser war `{ $better }`.
analysis-at = **Zug { $ply }** · { side-name } spielte `{ $played }`: { $before } → { $after }. Besser war `{ $better }` ({ $meaning }).
analysis-wins = { side-name } gewinnt
analysis-none = Niemand hat gezogen, also gibt es nichts zu analysieren.
analysis-caption = Besser war { $move }
# Below small boards: the number of the move and what was played, and what was better. At most 16 letters.
analysis-board-played = { $ply }: { $move }
analysis-board-better = besser: { $move }
alt-analysis = Kurve, wer in einer Partie { $game } mit { $count } Zügen besser stand. Wendepunkte: { $turns }.
button-analysis-curve = Kurve
button-analysis-turn = Zug { $ply }

## Help

help-training = **Besser werden:** `/match` gibt dir in nicht gewerteten Partien drei Tipps, wenn du am Zug bist, und nach der Partie eine Analyse: wie sie verlief und was besser war. `/puzzle` gibt dir Stellungen mit einem einzigen Gewinnzug.

puzzle-settings = In { $channel } zeige ich jeden Tag ein Rätsel. { $game ->
    [any] Das Spiel ist jeden Tag ein anderes.
   *[other] Das Spiel ist { $game }.
}
puzzle-settings-none = Ich zeige hier keine Rätsel. Wähle einen Kanal, dann zeige ich dort jeden Tag eines.
select-puzzle-channel = Kanal für das Rätsel des Tages …
select-puzzle-game = Spiel der Rätsel …
option-any-game = Jeden Tag ein anderes Spiel
button-puzzle-off = Keine Rätsel mehr zeigen
