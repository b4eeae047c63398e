### Gegner finden: Gesuche und Vorschläge für zwei, die zusammenpassen.

## Befehle

reach-seek-here = Dieser Server
reach-seek-everywhere = Alle offenen Server

## Gesuche

# Was jemand sucht, in wenigen Worten mit Punkten dazwischen: Spiel · Bedenkzeit · gewertet · Seite · Wertung.
seek-any-game = irgendein Spiel
seek-rated = { $rated ->
    [yes] gewertet
   *[no] nicht gewertet
}
seek-side = { $side ->
    [first] beginnt
   *[second] beginnt nicht
}
seek-opponents = Wertung des Gegenübers { $range }
seek-made =
    {""}**Du suchst jemanden zum Spielen:** { $what }
    Die Suche endet { $expires }. Wenn jemand passt, frage ich euch beide, per Direktnachricht oder im Kanal. Nur `/find` zeigt sie; um alle auf dem Server anzusprechen, öffne mit `/challenge` einen Platz.
seek-made-found = **Es passt schon jemand:**
seeks-own = **Du suchst**
seeks-own-line = { $what } (endet { $expires })
seeks-others = **Auf der Suche**
seeks-seats = **Freie Plätze**
select-seat = Freien Platz nehmen …
seeks-line = { $player }: { $what } (begonnen { $since })
seeks-more = … und { $count } weitere
seeks-unfit = { $count ->
    [one] 1 weitere Person sucht jemand anderen, zum Beispiel mit anderer Wertung.
   *[other] { $count } weitere suchen jemand anderen, zum Beispiel mit anderer Wertung.
}
seeks-none = Gerade sucht niemand, gegen den du spielen könntest. Drücke **Gegenüber suchen**, dann frage ich dich, sobald jemand passt. Mit `/challenge` öffnest du einen Platz, den alle auf dem Server sehen.
select-seek-take = Sofort spielen gegen …
select-seek-withdraw = Eines deiner Gesuche zurückziehen

## Vorschläge

proposal-title = **{ $game }: ein Gegenüber für { $player }** ({ $number })
proposal-head = **{ $game }: ein Gegenüber für dich**
proposal-question =
    { $opponent } sucht dasselbe: { $what }.
    { $agrees ->
        [yes] { $opponent } hat schon zugesagt. Möchtest du auch spielen?
       *[no] Möchtest du spielen?
    } Die Frist endet { $until }; ohne Antwort suchst du nicht weiter.
proposal-outcome = { $outcome ->
    [waits] Du hast zugesagt. { $opponent } muss noch antworten; die Frist endet { $until }.
    [begun] Ihr habt beide zugesagt: Partie { $id } beginnt.
    [declined] Mit { $opponent } gibt es keine Partie. Du suchst weiter, und ihr beide werdet eine Woche lang nicht mehr gefragt.
    [lapsed] { $opponent } hat nicht rechtzeitig geantwortet. Du suchst weiter.
    [lapsed-own] Du hast nicht rechtzeitig geantwortet, darum suchst du nicht weiter. Mit `/find` suchst du wieder.
    [withdrawn] { $opponent } sucht nicht mehr. Du suchst weiter.
    [barred] Eine Partie mit { $opponent } ist nicht mehr möglich: Eine Sperre, eine Blockierung oder eine Obergrenze für laufende Partien steht im Weg. Du suchst weiter.
   *[withdrawn-own] Du suchst das nicht mehr, darum gibt es keine Partie.
}

## Ablehnungen

refused-seek-many = Du hast schon { $most } Gesuche, mehr geht nicht. Zieh zuerst mit `/find` eines zurück.
refused-seek-same = Genau das suchst du schon. `/find` zeigt es.
refused-seek-gone = Dieses Gesuch ist vergeben, zurückgezogen oder abgelaufen. `/find` zeigt, wer gerade sucht.
refused-seek-asked = Diese Person wird gerade nach jemand anderem gefragt. Versuch es später wieder oder wähle in `/find` ein anderes Gesuch.
refused-seek-own = Das ist dein eigenes Gesuch. Jemand anderes muss es annehmen.
refused-seek-no-fit = Diese Person sucht jemand anderen, zum Beispiel mit einer anderen Wertung.
refused-seek-range = „{ $text }“ kann ich nicht als Wertung lesen. Schreib `±200` für bis zu 200 Punkte Abstand von deiner oder `1400-1600`.
refused-seek-not-open = Dieser Server ist nicht offen für andere, darum kannst du nur auf diesem Server suchen.
refused-proposal-over = Dieser Vorschlag ist vorbei. `/find` zeigt, was du jetzt suchst.
refused-proposal-not-asked = Diese Frage ist für jemand anderen. Mit `/find` suchst du selbst.
refused-proposal-agreed = Du hast schon zugesagt. { $user } muss noch antworten.

## Die Rolle für freie Plätze

seat-takers = Nur wer eine Wertung von { $from } bis { $to } hat, kann diesen Platz nehmen.
seat-call = { $role }: ein freier Platz.
seat-role-none = niemand
select-seat-role = Wähle die Rolle, die für freie Plätze angepingt wird
button-no-seat-role = Niemanden anpingen
refused-not-a-seat = Eine Wertung lässt sich nur für einen freien Platz festlegen. Lass das Gegenüber weg oder die Wertung.
refused-seat-role = { $role } kann ich nicht anpingen. Erlaube in den Servereinstellungen allen, diese Rolle zu erwähnen, oder mir, alle Rollen zu erwähnen; wähle sie dann noch einmal.
refused-seat-role-everyone = Alle auf einmal pinge ich nicht an. Wähle eine Rolle für die, die von freien Plätzen erfahren wollen.
