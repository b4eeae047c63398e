### Gegner finden: Suchen und Vorschläge für zwei, die zusammenpassen.

## Befehle

## Suchen

# Was jemand sucht, in wenigen Worten mit Punkten dazwischen: Spiel · Bedenkzeit · gewertet · Seite · Wertung.
seek-any-game = irgendein Spiel
seek-rated = { $rated ->
    [yes] gewertet
   *[no] nicht gewertet
}
seek-side = { $side ->
    [first] als erste Seite
   *[second] als zweite Seite
}
seek-opponents = Wertung des Gegenübers { $range }
seek-made =
    {""}**Du suchst jemanden zum Spielen:** { $what }
    Die Suche endet { $expires }; `/find` zeigt sie. Wenn jemand passt, frage ich euch beide. Um alle auf dem Server anzusprechen, nutze `/challenge` ohne `gegen`.
seek-made-found = **Es passt schon jemand:**
seeks-own = **Du suchst**
seeks-own-line = { $what } (endet { $expires })
seeks-others = **Auf der Suche**
seeks-seats = **Offene Herausforderungen**
select-seat = Offene Herausforderung annehmen …
seeks-line = { $player }: { $what } (begonnen { $since })
seeks-unfit = { $count ->
    [one] 1 weitere Person sucht, aber du passt nicht zu ihren Wünschen.
   *[other] { $count } weitere suchen, aber du passt nicht zu ihren Wünschen.
}
seeks-none = Gerade gibt es keine passende Suche. Drücke **Gegenüber suchen** oder fordere mit `/challenge` den ganzen Server heraus.
select-seek-take = Sofort spielen gegen …
select-seek-withdraw = Suche beenden …
select-seeks-game = Nur ein Spiel zeigen …

## Vorschläge

proposal-title = **{ $game }: ein Gegenüber für { $player }** ({ $number })
proposal-head = **{ $game }: ein Gegenüber für dich**
proposal-question =
    { $opponent } passt zu deiner Suche: { $what }.
    { $agrees ->
        [yes] { $opponent } hat schon zugesagt. Möchtest du auch spielen?
       *[no] Möchtest du spielen?
    } Die Frist endet { $until }; ohne Antwort suchst du nicht weiter.
proposal-outcome = { $outcome ->
    [waits] Du hast zugesagt. { $opponent } muss noch antworten; die Frist endet { $until }.
    [begun] Ihr habt beide zugesagt: Partie { $id } beginnt.
    [declined] Keine Partie mit { $opponent }. Du suchst weiter; einander schlage ich euch eine Woche lang nicht mehr vor.
    [lapsed] { $opponent } hat nicht rechtzeitig geantwortet. Du suchst weiter.
    [lapsed-own] Du hast nicht rechtzeitig geantwortet und suchst nicht weiter. Mit `/find` suchst du wieder.
    [withdrawn] { $opponent } sucht nicht mehr. Du suchst weiter.
    [barred] Mit { $opponent } geht es nicht mehr: Eine Sperre, eine Blockierung oder eine Obergrenze für Partien steht im Weg. Du suchst weiter.
   *[withdrawn-own] Du suchst das nicht mehr, darum gibt es keine Partie.
}

## Ablehnungen

refused-seek-many = Du hast schon { $most } Suchen. Beende mit `/find` eine davon.
refused-seek-same = Das suchst du schon: siehe `/find`.
refused-seek-gone = Diese Person sucht nicht mehr. `/find` zeigt, wer gerade sucht.
refused-seek-asked = Ich frage diese Person schon nach jemand anderem. Versuch es später oder wähle in `/find` jemand anderen.
refused-seek-own = Das ist deine eigene Suche. Mit `/find` kannst du sie beenden.
refused-seek-no-fit = Diese Person sucht etwas anderes, zum Beispiel eine andere Wertung. Wähle jemand anderen.
refused-seek-range = „{ $text }“ kann ich nicht lesen. Schreib `±200` für bis zu 200 Punkte Abstand von deiner Wertung oder `1400-1600`.
refused-seek-not-open = Dieser Server ist nicht offen für andere, darum kannst du nur hier suchen.
refused-proposal-over = Das ist vorbei. `/find` zeigt deine Suchen.
refused-proposal-not-asked = Das gilt jemand anderem. Mit `/find` suchst du selbst.
refused-proposal-agreed = Du hast schon zugesagt. { $user } muss noch antworten.

## Die Rolle für offene Herausforderungen

seat-takers = Nur mit einer Wertung von { $from } bis { $to }.
seat-call = { $role }: eine Herausforderung für alle.
refused-not-a-seat = Eine Wertung gibt es nur für offene Herausforderungen. Lass `gegen` oder `wertung` leer.
refused-seat-role = { $role } kann ich nicht anpingen. Erlaube in den Servereinstellungen allen, sie zu erwähnen, oder mir, alle Rollen zu erwähnen; wähle sie dann noch einmal.
refused-seat-role-everyone = Alle pinge ich nicht an. Wähle eine Rolle für Interessierte.
