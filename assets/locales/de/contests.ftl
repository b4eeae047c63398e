### Servers that open themselves to others, and matches between servers.

## Open servers

opening = { $listed ->
    [yes] Dieser Server steht in der Liste der offenen Server.
   *[no] Dieser Server ist offen, aber nicht gelistet: Andere brauchen seinen Code, bis der erste Wettkampf vorbei ist und er in der Tabelle steht.
    }
    - Beschreibung: { $about }
    - Sprachen: { $languages }
    - Spiele: { $games }
    - Code: { $code }
    - Herausforderungen erscheinen in { $channel }
button-opening-about = { $has ->
    [yes] Beschreibung ändern
   *[no] Beschreibung schreiben
    }
form-about-label = Eine Zeile, die diesen Server vorstellt
form-about-placeholder = zum Beispiel: Leute, die abends gern Brettspiele spielen
opening-draft = **Diesen Server anderen so zeigen?**
    { $line }
    Herausforderungen anderer Server erscheinen in { $channel }. Sprachen, Spiele und mehr wählst du danach.
button-opening-publish = Veröffentlichen
opening-no-line = noch keine
opening-all-games = alle
opening-closed = Dieser Server ist vor anderen Servern verborgen, und sein Code gilt nicht mehr. Wettkämpfe, die begonnen haben, gehen weiter.
opening-none = Dieser Server ist nicht offen für andere.
select-opening-languages = Wähle eure Sprachen
select-opening-games = Wähle eure Spiele
select-opening-channel = Wähle den Kanal für Herausforderungen
button-opening-list = In die Liste setzen
button-opening-unlist = Aus der Liste nehmen
button-opening-close = Diesen Server verbergen
button-opening-open = Diesen Server öffnen
refused-not-open = { $what ->
    [tournament] Der Server dieses Turniers
   *[this] Dieser Server
} ist nicht offen für andere. Wer ihn verwalten darf, öffnet ihn mit `/server`.
opening-ask-close = **Diesen Server vor anderen verbergen?** Sie finden ihn nicht mehr, und sein Code gilt nicht länger. Wettkämpfe, die begonnen haben, gehen weiter.

## Seasons of the table of servers

choice-season-now = Diese Saison
choice-season-last = Vorige Saison
choice-season-all = Insgesamt

## Contests: what is agreed on

help-contests = **Wettkämpfe:** Mannschaften zweier Server spielen an bis zu 64 Brettern. Die Leitung öffnet diesen Server mit `/server` und fordert andere mit `/contest` heraus; mit **Teilnehmen** meldest du dich an. Die höchsten Wertungen spielen gegeneinander, der Rest ist Reserve. Läuft deine Zeit in den ersten zwei Zügen ab, übernimmt die Reserve.
contest-title = **Wettkampf { $number }{ $part ->
    [teams] { "" }, Mannschaften
    [boards] { "" }, Bretter
    [result] { "" }, Ergebnis
   *[all] { "" }
}: { $home } – { $away }**
contest-terms =
    - Spiele: { $games }
    - Bretter: bis zu { $boards }
    - Bedenkzeit: { $pace }{ $weekends ->
        [yes] , Wochenenden frei
       *[no] {""}
    }
    - { $rated ->
        [yes] Gewertete Partien
       *[no] Nicht gewertete Partien
    }
    - Anmeldefrist: { $days }
contest-state = { $state ->
    [asked] { $other } fordert diesen Server heraus. Wer ihn verwalten darf, kann bis { $until } antworten.
    [proposed] { $other } kann bis { $until } antworten.
    [signing-up] Melde dich bis { $until } an. Dann spielen die höchsten Wertungen Brett für Brett gegeneinander, der Rest ist Reserve. Es geht früher los, wenn beide Kapitäne **Bereit** drücken.
    [agreed] Beide Server sind sich einig. Melde dich unter der neueren Nachricht an.
    [running] Die Partien haben begonnen. Wer keine hat, ist Reserve.
    [over] Der Wettkampf ist vorbei.
    [declined] Der Wettkampf wurde abgelehnt.
    [withdrawn] Der Wettkampf wurde abgesagt.
   *[lapsed] Der Wettkampf ist verfallen: keine rechtzeitige Antwort, zu wenige Anmeldungen, oder ein Server hat mich entfernt.
}
contest-team = { $has ->
    [yes] **{ $team }**: { $count } angemeldet, Kapitän { $captain }
   *[no] **{ $team }**: { $count } angemeldet
}{ $ready ->
    [yes] , bereit
   *[no] {""}
}
contest-score = **{ $home } { $homescore } – { $awayscore } { $away }**, entschieden: { $decided } von { $boards }
contest-board-result = { $result ->
    [running] läuft
    [home-forfeit] 1–0 kampflos
    [away-forfeit] 0–1 kampflos
    [void] keine Punkte
   *[played] { $homescore }–{ $awayscore }
}
contest-board = { $number }. { $game } { $id }: { $home } – { $away } · { contest-board-result }
contest-result = { $won ->
    [yes] **{ $winner }** schlägt **{ $loser }** { $winnerscore }–{ $loserscore }.
   *[no] **{ $winner }** und **{ $loser }** spielen { $winnerscore }–{ $loserscore } unentschieden.
}
contest-best = Die besten Leistungen:
contest-performance = { $player } ({ $team }), Wertung { $rating } · Punkte: { $points } gegen eine Wertung von { $against }
alt-contest = Bretter { $from } bis { $to } von { $home } gegen { $away }
podium-boards = { $count ->
    [one] Ein Brett
   *[other] { $count } Bretter
}
button-contest-ready = Bereit
button-contest-unready = Noch nicht bereit
button-contest-withdraw = Absagen
button-contest-change = Änderung vorschlagen
button-contest-boards = Bretter
button-contest-again = Neuer Wettkampf
select-contest-games = Wähle die Spiele, die du spielst
form-contest-boards-label = Bretter, 1 bis 64
form-contest-games-label = Spiele, durch Kommas getrennt
form-contest-pace-label = Bedenkzeit
form-contest-days-label = Tage zum Anmelden, 1 bis 14
form-contest-options-label = Optionen: gewertet, Wochenenden frei
contest-option-rated = gewertet
contest-option-weekends = Wochenenden frei

## Contests: answers

contest-proposed = Wettkampf { $number } ist vorgeschlagen. Die Nachricht dazu zeigt die Antwort.
contest-accepted = Du hast Wettkampf { $number } angenommen. Mitglieder beider Server können sich anmelden.
contest-declined = Du hast Wettkampf { $number } abgelehnt.
contest-changed = Du hast Änderungen an Wettkampf { $number } vorgeschlagen. Jetzt antwortet der andere Server.
contest-ask-call-off = **Wettkampf { $number }, { $home } – { $away }, absagen?** Das lässt sich nicht rückgängig machen.
contest-called-off = Wettkampf { $number } ist abgesagt.
contest-captain-named = Eure Mannschaft in Wettkampf { $number } hat einen neuen Kapitän.
contest-ready-noted = Eure Mannschaft ist { $ready ->
    [yes] bereit
   *[no] nicht mehr bereit
}. Wettkampf { $number } beginnt, sobald beide bereit sind, spätestens mit Ende der Anmeldefrist.
contest-shown-here = Dieser Kanal zeigt jetzt Wettkampf { $number }.
contest-joined = Du bist für Wettkampf { $number } angemeldet. Wenn du ein Brett bekommst, beginnt deine Partie von selbst.
contest-left = Du bist für Wettkampf { $number } nicht mehr angemeldet.
contest-substituted = { $user } springt ein, und die Partie beginnt von vorn.
contests-none = Dieser Server hat noch keinen Wettkampf gespielt. Wer ihn verwalten darf, kann einen offenen Server herausfordern.
contests-head = **Wettkämpfe dieses Servers**
contest-line = { $number }: { $home } – { $away } · { $state ->
    [proposed] vorgeschlagen
    [signing-up] Anmeldung läuft
    [running] läuft
    [over] vorbei
    [won] gewonnen { $homescore }–{ $awayscore }
    [drawn] unentschieden { $homescore }–{ $awayscore }
    [lost] verloren { $homescore }–{ $awayscore }
    [declined] abgelehnt
    [withdrawn] abgesagt
   *[lapsed] verfallen
}

## Servers

servers-none = { $open ->
    [yes] Noch ist kein anderer Server für Wettkämpfe offen.
   *[no] Noch ist kein anderer Server für Wettkämpfe offen. Wer diesen verwalten darf, öffnet ihn mit `/server`.
}
servers-head = **Für Wettkämpfe offene Server**
servers-line = **{ $server }** · { $languages } · Spiele: { $games }
servers-table-title = { $all ->
    [yes] **Tabelle der Server, insgesamt**: { $pool }
   *[no] **Tabelle der Server, { $season }**: { $pool }
}
servers-table-none = Noch ist kein Wettkampf zu Ende.
servers-table-empty = In dieser Tabelle steht kein beendeter Wettkampf. Wähle unten ein anderes Spiel oder eine andere Saison.
select-server-page = Seite eines Servers ansehen
servers-points = Mannschaftspunkte: { $points }, Brettpunkte: { $halves } von { $boards }, { $contests ->
    [one] { $contests } Wettkampf
   *[other] { $contests } Wettkämpfe
}
servers-table-line = **{ $server }**: { servers-points }, Schnitt der Gegner { $strength }
servers-table-legend = Ein Sieg bringt 2 Mannschaftspunkte (MP), ein Unentschieden 1. Bei Gleichstand zählen die Brettpunkte (BP), dann der Schnitt der Mannschaftspunkte der Gegner (Spalte „Gegner“).
servers-column-server = Server
servers-column-points = MP
servers-column-halves = BP
servers-column-strength = Gegner
server-page-open = Offen für Wettkämpfe · { $languages } · Spiele: { $games }
server-page-none = Dieser Server hat noch keinen Wettkampf beendet.
server-page-row = Platz { $place } insgesamt: { servers-points }
server-page-members = Die Besten:
server-page-record = Bilanz:
server-page-member = { $player }: { $halves } von { $boards }
server-page-against = { $server }: { $won } gewonnen, { $drawn } unentschieden, { $lost } verloren; Brettpunkte { $own }–{ $theirs }

## Contests: refusals

refused-no-contest = Hier gibt es keinen Wettkampf { $number }. `/contest` zeigt alle.
refused-which-contest = Wähle den Wettkampf in der Option `wettkampf`.
refused-server-name = { $found ->
    [none] Kein offener Server heißt
   *[several] Mehrere offene Server heißen
} „{ $name }“. Wähle aus der Liste oder bitte die Verwaltung um den Code.
refused-absent-server = Ich bin gerade nicht auf { $what ->
    [tournament] dem Server dieses Turniers
   *[server] „{ $name }“
}. Versuch es wieder, wenn ich zurück bin.
refused-contest-gone = Ich bin gerade nicht auf „{ $name }“. Die Anmeldung läuft weiter; drücke noch einmal **Bereit**, wenn ich zurück bin.
refused-contest-closed = „{ $name }“ ist gerade nicht offen für andere Server, und nur offene kannst du herausfordern. Wer ihn verwalten darf, öffnet ihn mit `/server`.
refused-contest-not-open = Ich weiß noch nicht, wo ich den Wettkampf hier zeigen soll. Drück zuerst **{ button-opening-open }** und fordere den anderen Server dann noch einmal heraus.
refused-contest-itself = Ein Server spielt nicht gegen sich selbst. Wähle einen anderen.
refused-contest-boards = Ein Wettkampf hat 1 bis { $most } Bretter.
refused-contest-days = Die Anmeldung kann 1 bis { $most } Tage dauern.
refused-no-such-game = Ich kenne kein Spiel namens „{ $name }“. Schreib zum Beispiel „Courtyard“, mehrere durch Kommas getrennt.
refused-no-such-term = „{ $name }“ ist keine Option. Gib „{ $rated }“ oder „{ $weekends }“ ein, auch beides mit Komma dazwischen, oder lass es leer.
refused-contest-pace = Wettkämpfe brauchen eine langsame Bedenkzeit: Tage pro Zug oder ein Zeitkonto von Tagen.
refused-many-contests = Dieser Server nimmt schon an { $most } Wettkämpfen teil, mehr geht nicht. Spielt einen zu Ende oder sagt einen ab.
refused-their-many-contests = Der andere Server nimmt schon an so vielen Wettkämpfen teil, wie er darf. Versuch es wieder, wenn einer vorbei ist.
refused-many-proposals = Dieser Server hat zuletzt viele Wettkämpfe vorgeschlagen. Den nächsten kann er { $until } vorschlagen.
refused-abort-in-contest = Partie { $id } braucht ein Ergebnis für ihren Wettkampf. Entscheide gegen das Mitglied dieses Servers oder lass sie weiterlaufen.
refused-contest-refused-before = Den anderen Server könnt ihr { $until } wieder herausfordern: { $wait } nachdem er abgelehnt oder nicht geantwortet hat.
refused-contest-not-over = Erst muss Wettkampf { $number } zwischen den beiden Servern vorbei sein.
refused-they-answer = Jetzt antwortet der andere Server. Warte, oder sag den Wettkampf ab.
refused-contest-not-now = { $state ->
    [proposed] Erst müssen beide Server zustimmen.
    [signing-up] Die Partien haben noch nicht begonnen.
    [running] Die Partien haben begonnen, und die Anmeldung ist vorbei.
    [over] Der Wettkampf ist vorbei.
    [declined] Der Wettkampf wurde abgelehnt.
    [withdrawn] Der Wettkampf wurde abgesagt.
   *[lapsed] Der Wettkampf ist verfallen.
}
refused-other-team = { $self ->
    [yes] Du bist schon für den anderen Server angemeldet.
   *[no] { $user } ist für den anderen Server angemeldet.
} Niemand spielt für beide.
refused-not-signed-up = { $self ->
    [yes] Du bist für diesen Wettkampf nicht angemeldet. Drücke **Teilnehmen** darunter.
   *[no] { $user } ist für diesen Wettkampf nicht angemeldet.
}
refused-no-board = { $user } hat kein Brett, das noch läuft.
refused-begun-in-earnest = Die Partie von { $user } muss zu Ende gespielt werden: Beide haben schon zwei Züge gemacht.
refused-no-reserve = Für dieses Spiel gibt es keine Reserve. Reserven melden sich an, bevor die Partien beginnen.
refused-many-replaced = Diese Mannschaft hat schon { $most ->
    [one] { $most } Mitglied
   *[other] { $most } Mitglieder
} ersetzt; mehr als an der Hälfte der Bretter geht nicht.
refused-too-few = Es sind zu wenige angemeldet. Du kannst bereit sein, sobald für beide Server jemand dabei ist.
refused-no-captain = { $user } kann nicht Kapitän sein: Wähle ein Mitglied dieses Servers, keinen Bot.

select-contest = Einen Wettkampf öffnen …
select-contest-server = Einen Server herausfordern …
button-contest-servers = Offene Server
button-table = Tabelle
button-contest-challenge = Diesen Server herausfordern
button-contest-out = Ich kann nicht spielen
contest-ask-out = **Dein Brett in Wettkampf { $number } abgeben?** Die erste Reserve, die das Spiel spielt, springt ein, und die Partie beginnt von vorn.
button-servers-here = Seite dieses Servers
button-servers-find = Nach Name oder Code suchen
form-servers-find-label = Name oder Code des Servers
servers-found = **Gefundene Server**
server-page-challenge = **Diesen Server herausfordern** schlägt vor:
select-table = Anderes Spiel oder andere Saison …
select-contest-captain = Kapitän bestimmen …
select-contest-substitute = Jemanden durch die Reserve ersetzen …
