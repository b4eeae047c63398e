### Was die Leitung von Turnieren und Leitern braucht: Fristen, Partien ohne Ergebnis, Entscheidungen.

## Was alle sehen

tournament-first-move = Wer den ersten Zug einer Partie nicht innerhalb { $days ->
        [one] eines Tages
       *[other] von { $days } Tagen
    } macht, verliert sie. Zeit, in der man nicht spielen konnte, zählt nicht.
tournament-round-days = Jede Runde dauert { $days ->
        [one] einen Tag
       *[other] { $days } Tage
    }. Dann wird die nächste ausgelost; laufende Partien gehen weiter.
tournament-at-once = Alle Partien beginnen gleichzeitig.
tournament-undecided = { $players } { $id } hat noch kein Ergebnis. Die Leitung legt es mit `/tournament` fest.
challenge-on-ladder = 🪜 Leiterpartie: Wer herausfordert und gewinnt, bekommt den Platz des Gegenübers.
challenge-on-ladder-refused = Auch wer nicht rechtzeitig antwortet oder dieselbe Person zweimal ablehnt, verliert den Platz. Eine Ablehnung zählt { $span } lang.
challenge-ladder-declined = 🪜 Lehnt { $challenged } noch einmal eine Herausforderung von { $challenger } ab, geht der Platz auf der Leiter an { $challenger }. Das gilt { $span } lang.
challenge-ladder-lost = 🪜 { $challenger } bekommt den Platz von { $challenged } auf der Leiter. `/ladder` zeigt den neuen Stand.
result-on-ladder = 🪜 Das war eine Leiterpartie. `/ladder` zeigt den neuen Stand.

## Antworten

tournament-fewer-rounds = Es gibt nur { $count ->
        [one] eine Runde
       *[other] { $count } Runden
    }, weil niemand zweimal gegen dasselbe Gegenüber spielt.
tournament-one-by-one = Die Runden kommen nacheinander, weil höchstens 100 Partien gleichzeitig beginnen können.
ruling-undecided = Turnier { $number } braucht ein Ergebnis: Die Leitung legt es mit `/tournament` fest.
ruling-kept = In Turnier { $number } zählt die Partie weiter wie bisher.
ruling-ladder = Die Leiter bleibt, wie sie ist.
log-adjudicated = { $moderator } hat { $id } im Turnier entschieden: { $result }

## Ablehnungen

refused-tournament-useless = { $option ->
        [rounds] Die Zahl der Runden kannst du nur beim Schweizer System wählen. Lass `runden` leer.
        [at-once] Nur in einem Rundenturnier können alle Partien gleichzeitig beginnen. Lass `alle-gleichzeitig` leer.
       *[round-days] Eine Frist haben Runden nur, wenn sie nacheinander kommen, und nicht im K.-o.-System. Lass `rundentage` leer.
    }
refused-tournament-undecided = { $count ->
        [one] Eine Partie ist
       *[other] { $count } Partien sind
    } ohne Ergebnis zu Ende. Lege mit `/tournament` fest, was zählt; dann geht es von selbst weiter.
refused-tournament-round-runs = { $count ->
        [one] Eine Partie der Runde läuft
       *[other] { $count } Partien der Runde laufen
    } noch. Mit `/tournament` kannst du die nächste Runde auch vorzeitig auslosen.
refused-tournament-meeting-over = Die Begegnung von Partie { $id } ist entschieden, und das Turnier ist schon weiter. Ihr Ergebnis lässt sich nicht mehr ändern.
