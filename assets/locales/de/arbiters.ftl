### Was die Leitung von Turnieren und Leitern braucht: Fristen, Partien ohne Ergebnis, Entscheidungen.

## Was alle sehen

tournament-first-move = Du verlierst eine Partie, wenn du deinen ersten Zug nicht innerhalb { $days ->
        [one] eines Tages
       *[other] von { $days } Tagen
    } machst. Zeit, in der du nicht spielen kannst, zählt nicht.
tournament-round-days = Jede Runde dauert { $days ->
        [one] einen Tag
       *[other] { $days } Tage
    }; laufende Partien gehen weiter.
tournament-at-once = Alle Partien beginnen gleichzeitig.
tournament-undecided = { $players } { $id }: Es fehlt noch das Ergebnis, das die Leitung mit `/tournament` festlegt.
challenge-on-ladder = 🪜 Leiterpartie: Wer herausfordert und gewinnt, bekommt den Platz des Gegenübers.
challenge-on-ladder-refused = Den bekommt auch, wer keine Antwort erhält oder zweimal abgelehnt wird; eine Ablehnung zählt { $span } lang.
challenge-ladder-declined = 🪜 Lehnt { $challenged } noch einmal ab, geht der Platz auf der Leiter an { $challenger }. Das gilt { $span } lang.
challenge-ladder-lost = 🪜 { $challenger } bekommt den Platz von { $challenged } auf der `/ladder`.
result-on-ladder = 🪜 `/ladder` zeigt den neuen Stand.

## Antworten

tournament-fewer-rounds = Es gibt nur { $count ->
        [one] eine Runde
       *[other] { $count } Runden
    }, weil dieselben zwei nie zweimal gegeneinander spielen.
tournament-one-by-one = Die Runden kommen nacheinander, weil höchstens 100 Partien zugleich beginnen können.
ruling-undecided = Turnier { $number } braucht ein Ergebnis: Die Leitung legt es mit `/tournament` fest.
ruling-kept = In Turnier { $number } zählt die Partie wie bisher.
ruling-ladder = Die Leiter bleibt, wie sie ist.
log-adjudicated = { $moderator } hat { $id } im Turnier entschieden: { $result }

## Ablehnungen

refused-tournament-useless = Das wirkt sich in so einem Turnier nicht aus. Lass es leer.
refused-tournament-undecided = { $count ->
        [one] Eine Partie ist
       *[other] { $count } Partien sind
    } ohne Ergebnis zu Ende. Lege zuerst fest, was fehlt.
refused-tournament-decided = Partie { $id } hat schon ein Ergebnis. Um es zu ändern, wähle die Partie noch einmal.
refused-tournament-meeting-over = Das Ergebnis von Partie { $id } lässt sich nicht mehr ändern: Wer sie gewonnen hat, spielt schon in der nächsten Runde.
