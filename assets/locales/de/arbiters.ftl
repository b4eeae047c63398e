### Was die Leitung von Turnieren und Leitern braucht: Fristen, Partien ohne Ergebnis, Entscheidungen.

## Befehle

command-tournament-pair-anyway = Ob die nächste Runde kommt, obwohl noch Partien dieser Runde laufen
    .name = trotzdem

## Was alle sehen

tournament-first-move = Wer den ersten Zug einer Partie nicht binnen { $days ->
        [one] eines Tages
       *[other] { $days } Tagen
    } macht, verliert sie. Zeit, in der man nicht spielen konnte, zählt nicht.
tournament-round-days = Eine Runde hat { $days ->
        [one] einen Tag
       *[other] { $days } Tage
    }. Dann kommt die nächste, und was noch läuft, geht weiter.
tournament-at-once = Alle Partien beginnen zugleich.
tournament-undecided = { $players } { $id } hat kein Ergebnis: Die Leitung entscheidet mit `/tournament adjudicate`
challenge-on-ladder = 🪜 Es geht um einen Platz auf der Leiter: Wer herausfordert und gewinnt, bekommt ihn.
challenge-on-ladder-refused = Wer nicht rechtzeitig antwortet oder dieselbe Person innerhalb von { $span } zweimal ablehnt, verliert den Platz ebenfalls.
challenge-ladder-declined = 🪜 Lehnt { $challenged } innerhalb von { $span } noch einmal eine Herausforderung von { $challenger } ab, geht der Platz auf der Leiter an { $challenger }.
challenge-ladder-lost = 🪜 { $challenger } bekommt den Platz von { $challenged } auf der Leiter. `/ladder show` zeigt den Stand.
result-on-ladder = 🪜 Es ging um einen Platz auf der Leiter. `/ladder show` zeigt den Stand.

## Antworten

tournament-fewer-rounds = Es gibt nur { $count ->
        [one] eine Runde
       *[other] { $count } Runden
    }, weil niemand zweimal aufeinandertrifft.
tournament-one-by-one = Die Runden kommen nacheinander, weil nicht mehr als 100 Partien zugleich beginnen dürfen.
ruling-undecided = Turnier { $number } wartet auf ein Ergebnis: Die Leitung entscheidet die Partie mit `/tournament adjudicate`.
ruling-kept = In Turnier { $number } zählt die Partie weiter wie bisher.
ruling-ladder = Die Leiter bleibt, wie sie ist.
log-adjudicated = { $moderator } hat { $id } im Turnier entschieden: { $result }

## Ablehnungen

refused-tournament-useless = { $option ->
        [rounds] Nur beim Schweizer System lässt sich die Zahl der Runden wählen. Lass `runden` leer.
        [at-once] Nur in einem Rundenturnier können alle Partien zugleich beginnen. Lass `zugleich` leer.
       *[round-days] Eine Frist haben Runden nur, wenn sie nacheinander kommen, und nicht im K.-o.-System. Lass `rundentage` leer.
    }
refused-tournament-undecided = { $count ->
        [one] Eine Partie hat
       *[other] { $count } Partien haben
    } kein Ergebnis. Entscheide mit `/tournament adjudicate`, was zählt; dann geht es von selbst weiter.
refused-tournament-round-runs = { $count ->
        [one] Eine Partie der Runde läuft
       *[other] { $count } Partien der Runde laufen
    } noch. Soll die nächste Runde trotzdem kommen, nimm `/tournament pair` mit `trotzdem`.
refused-tournament-meeting-over = Die Begegnung von Partie { $id } ist vorbei, und wer weiter ist, spielt schon. Sie bleibt, wie sie ist.
