### Servers that open themselves to others, and matches between servers.

## Open servers

opening = { $listed ->
    [yes] Dieser Server ist offen und steht in der Liste der offenen Server.
   *[no] Dieser Server ist offen, steht aber in keiner Liste: Nur wer seinen Code hat, findet ihn. Nach seinem ersten Wettkampf steht er in der Tabelle der Server.
    }
    - Beschreibung: { $about }
    - Sprachen: { $languages }
    - Spiele: { $games }
    - Code: { $code }
    - Herausforderungen anderer Server erscheinen in { $channel }
    Jede Auswahl unten wird sofort gespeichert. `/server` mit `beschreibung` ändert die Beschreibung.
opening-draft = **Diesen Server anderen so zeigen?**
    { $line }
    Herausforderungen anderer Server erscheinen in { $channel }. Sprachen, Spiele und mehr kannst du danach wählen.
button-opening-publish = Veröffentlichen
opening-no-line = noch keine
opening-all-games = alle
opening-closed = Dieser Server ist jetzt vor anderen Servern verborgen, und sein Code gilt nicht mehr. Wettkämpfe, die begonnen haben, gehen weiter. `/server` öffnet ihn wieder.
select-opening-languages = Wähle eure Sprachen
select-opening-games = Wähle eure Spiele
select-opening-channel = Wähle den Kanal für Herausforderungen
button-opening-list = In die Liste setzen
button-opening-unlist = Aus der Liste nehmen
button-opening-new-code = Neuer Code
button-opening-close = Diesen Server verbergen
refused-not-open = Dieser Server ist nicht offen für andere. Wer ihn verwalten darf, öffnet ihn mit `/server`.
refused-long-about = Die Beschreibung darf höchstens { $most } Zeichen haben. Es hat sich nichts geändert.
refused-mention-in-about = In der Beschreibung darf niemand erwähnt werden; lass das @ bitte weg. Es hat sich nichts geändert.

## Contests: commands

choice-season-now = Diese Saison
choice-season-last = Vorige Saison
choice-season-all = Insgesamt

## Contests: what is agreed on

help-contests = **Wettkämpfe:** Server spielen an vielen Brettern gegeneinander. `/server` öffnet diesen Server für andere, `/contest` fordert einen anderen heraus, und mit **Mitspielen** auf der Karte meldest du dich an. Die Stärksten spielen gegen die Stärksten, der Rest ist Reserve. Wer die Zeit ablaufen lässt, bevor beide zwei Züge gemacht haben, wird durch die erste Reserve ersetzt; ohne Reserve ist das Brett verloren. Ein Server, auf dem ich 7 Tage lang nicht bin, verliert seine laufenden Bretter. `/contest` zeigt auch die offenen Server und ihre Tabelle.
contest-title = **Wettkampf { $number }: { $home } – { $away }**
contest-teams-title = **Wettkampf { $number }, die Mannschaften: { $home } – { $away }**
contest-boards-title = **Wettkampf { $number }, die Bretter: { $home } – { $away }**
contest-result-title = **Wettkampf { $number }, das Ergebnis: { $home } – { $away }**
contest-terms =
    - Spiele: { $games }
    - Bretter: { $boards }, wenn beide Mannschaften sie besetzen können
    - Bedenkzeit: { $pace }{ $weekends ->
        [yes] , Wochenenden frei
       *[no] {""}
    }
    - { $rated ->
        [yes] Die Partien zählen für die Wertung
       *[no] Die Partien zählen nicht für die Wertung
    }
    - Anmeldefrist: { $days }
contest-state = { $state ->
    [asked] { $other } fordert diesen Server heraus. Wer ihn verwalten darf, kann bis { $until } annehmen, ablehnen oder Änderungen vorschlagen.
    [proposed] { $other } kann bis { $until } antworten.
    [signing-up] Melde dich bis { $until } an. Dann werden die Bretter besetzt, die Stärksten gegen die Stärksten, und der Rest ist Reserve. Es geht früher los, wenn beide Kapitäne **Bereit** drücken.
    [agreed] Beide Server sind sich einig. Wenn du mitspielen willst, melde dich unter der neueren Nachricht an.
    [running] Die Bretter sind besetzt. Wer angemeldet ist und an keinem sitzt, ist Reserve.
    [over] Er ist vorbei.
    [declined] Er wurde abgelehnt.
    [withdrawn] Er wurde abgesagt.
   *[lapsed] Er ist verfallen: Niemand hat rechtzeitig geantwortet, zu wenige haben sich angemeldet, oder ich war nicht mehr auf beiden Servern.
}
contest-team = { $has ->
    [yes] **{ $team }**: { $count } angemeldet, Kapitän { $captain }
   *[no] **{ $team }**: { $count } angemeldet
}{ $ready ->
    [yes] , bereit
   *[no] {""}
}
contest-score = **{ $home } { $homescore } – { $awayscore } { $away }**, { $decided } von { $boards } Brettern entschieden
contest-board = { $number }. { $game } { $id }: { $home } – { $away } { $result ->
    [running] · läuft
    [home-forfeit] · 1–0 kampflos
    [away-forfeit] · 0–1 kampflos
    [void] · keine Punkte
   *[played] · { $homescore }–{ $awayscore }
}
contest-result = { $won ->
    [yes] **{ $winner }** schlägt **{ $loser }** { $winnerscore }–{ $loserscore }.
   *[no] **{ $winner }** und **{ $loser }** spielen { $winnerscore }–{ $loserscore } unentschieden.
}
contest-best = Die besten Leistungen:
contest-performance = { $player } ({ $team }): { $points } gegen { $against }, mit einer Wertung von { $rating }
alt-contest = Bretter { $from } bis { $to } von { $home } gegen { $away }
button-contest-join = Mitspielen
button-contest-leave = Abmelden
button-contest-ready = Bereit
button-contest-unready = Noch nicht bereit
button-contest-withdraw = Absagen
button-contest-change = Änderung vorschlagen
button-contest-boards = Bretter
button-contest-here = Hier zeigen
select-contest-games = Wähle die Spiele, die du darin spielst
form-contest-title = Änderung vorschlagen
form-contest-boards-label = Bretter, 1 bis 64
form-contest-games-label = Spiele, durch Kommas getrennt
form-contest-pace-label = Bedenkzeit
form-contest-days-label = Tage zum Anmelden, 1 bis 14
form-contest-options-label = Optionen: gewertet, Wochenenden frei
contest-option-rated = gewertet
contest-option-weekends = Wochenenden frei

## Contests: answers

contest-proposed = Wettkampf { $number } ist vorgeschlagen. Seine Karte auf beiden Servern zeigt, wie es weitergeht.
contest-accepted = Du hast Wettkampf { $number } angenommen. Mitglieder beider Server können sich jetzt anmelden.
contest-declined = Du hast Wettkampf { $number } abgelehnt.
contest-changed = Du hast Änderungen an Wettkampf { $number } vorgeschlagen. Jetzt antwortet der andere Server.
contest-ask-call-off = **Wettkampf { $number }, { $home } – { $away }, absagen?** Das lässt sich nicht rückgängig machen.
contest-called-off = Wettkampf { $number } ist abgesagt.
contest-captain-named = Die Mannschaft dieses Servers hat in Wettkampf { $number } einen neuen Kapitän.
contest-ready-noted = Notiert. Wettkampf { $number } beginnt, sobald beide Kapitäne bereit sind, spätestens wenn die Anmeldefrist endet.
contest-unready-noted = Notiert. Wettkampf { $number } beginnt, wenn die Anmeldefrist endet, oder früher, wenn beide Kapitäne bereit sind.
contest-shown-here = Wettkampf { $number } erscheint ab jetzt in diesem Kanal.
contest-joined = Du bist für Wettkampf { $number } angemeldet. Deine Partie beginnt von selbst.
contest-left = Du bist für Wettkampf { $number } nicht mehr angemeldet.
contest-substituted = { $user } springt ein, und die Partie beginnt von vorn.
contests-none = Dieser Server hat noch keinen Wettkampf ausgetragen. Wähle einen der offenen Server, um ihn herauszufordern.
contests-head = **Wettkämpfe dieses Servers**
contest-line = { $number }: { $home } – { $away } · { $state ->
    [proposed] vorgeschlagen
    [signing-up] Anmeldung läuft
    [running] läuft
    [over] vorbei
    [declined] abgelehnt
    [withdrawn] abgesagt
   *[lapsed] verfallen
}

## Servers

servers-none = Noch ist kein Server für Wettkämpfe offen. Wer diesen verwalten darf, öffnet ihn mit `/server`.
servers-head = **Server, die für Wettkämpfe offen sind**
servers-line = **{ $server }** · { $languages } · Spiele: { $games }
servers-table-title = { $all ->
    [yes] **Tabelle der Server, insgesamt**: { $pool }
   *[no] **Tabelle der Server, { $season }**: { $pool }
}
servers-table-none = Noch ist kein Wettkampf zu Ende.
select-server-page = Sieh dir die Seite eines Servers an
servers-table-line = **{ $server }**: Mannschaftspunkte: { $points }, Brettpunkte: { $halves } von { $boards }, { $contests ->
    [one] { $contests } Wettkampf
   *[other] { $contests } Wettkämpfe
}, Gegner { $strength }
servers-table-legend = Ein Sieg bringt 2 Mannschaftspunkte, ein Unentschieden 1. Bei Gleichstand zählen die Brettpunkte, dann die Mannschaftspunkte der Gegner im Schnitt.
servers-column-server = Server
servers-column-points = MP
servers-column-halves = BP
servers-column-strength = Gegner
button-season-now = Diese Saison
button-all-time = Insgesamt
server-page-open = Offen für Wettkämpfe · { $languages } · Spiele: { $games }
server-page-none = Noch kein beendeter Wettkampf.
server-page-row = Platz { $place } insgesamt: Mannschaftspunkte: { $points }, Brettpunkte: { $halves } von { $boards }, { $contests ->
    [one] { $contests } Wettkampf
   *[other] { $contests } Wettkämpfe
}
server-page-members = Die Besten:
server-page-record = Bilanz:
server-page-member = { $player }: { $halves } von { $boards }
server-page-against = { $server }: { $won } gewonnen, { $drawn } unentschieden, { $lost } verloren; Brettpunkte { $own }–{ $theirs }

## Contests: refusals

refused-no-contest = Auf diesem Server gibt es keinen Wettkampf { $number }. `/contest` zeigt alle.
refused-which-contest = Bitte sag, welcher Wettkampf: Wähle ihn in der Option `wettkampf`.
refused-no-such-server = Kein offener Server heißt „{ $name }“. Wähle einen aus der Liste oder gib seinen Code ein; seine Verwaltung hat ihn.
refused-several-servers = Mehrere offene Server heißen „{ $name }“. Wähle einen aus der Liste oder gib den Code ein; seine Verwaltung hat ihn.
refused-absent-server = Ich bin gerade nicht auf dem Server „{ $name }“, darum könnte dort niemand antworten. Versuch es wieder, wenn ich zurück bin.
refused-contest-gone = Ich bin gerade nicht auf dem Server „{ $name }“, darum lassen sich keine Bretter besetzen. Die Anmeldung läuft weiter; drücke noch einmal **Bereit**, wenn ich dort zurück bin.
refused-contest-not-open = Öffne zuerst diesen Server mit `/server`, damit ich weiß, wo ich den Wettkampf hier zeigen soll.
refused-contest-itself = Ein Server spielt nicht gegen sich selbst. Wähle einen anderen.
refused-not-the-captain = Das können nur der Kapitän und Mitglieder, die diesen Server verwalten dürfen.
refused-contest-boards = Ein Wettkampf hat 1 bis { $most } Bretter.
refused-contest-days = Die Anmeldung kann 1 bis { $most } Tage dauern.
refused-no-such-game = Ich kenne kein Spiel namens „{ $name }“.
refused-no-such-term = „{ $name }“ gehört nicht zu den Optionen. Gib { $rated } oder { $weekends } ein, beides mit einem Komma dazwischen oder nichts.
refused-contest-pace = Wettkämpfe brauchen eine langsame Bedenkzeit: Tage pro Zug oder ein Zeitkonto von Tagen. Wähle eine davon.
refused-many-contests = Dieser Server nimmt schon an { $most } Wettkämpfen teil, mehr geht nicht. Spielt erst einen zu Ende oder sagt einen ab.
refused-their-many-contests = Der andere Server nimmt schon an so vielen Wettkämpfen teil, wie möglich sind. Versuch es wieder, wenn einer vorbei ist.
refused-many-proposals = Dieser Server hat in letzter Zeit viele Wettkämpfe vorgeschlagen. Den nächsten könnt ihr { $until } vorschlagen.
refused-abort-in-contest = Partie { $id } ist ein Brett eines Wettkampfs zwischen zwei Servern und lässt sich darum nicht abbrechen. Du kannst gegen das Mitglied dieses Servers entscheiden oder sie weiterlaufen lassen.
refused-contest-refused-before = Der andere Server hat einen Wettkampf abgelehnt oder nicht geantwortet. Ihr könnt ihn { $until } wieder herausfordern, { $wait } danach.
refused-contest-not-over = Wettkampf { $number } zwischen den beiden Servern ist noch nicht vorbei. Wartet, bis er zu Ende ist.
refused-they-answer = Diesen Vorschlag beantwortet der andere Server. Ihr braucht nur zu warten.
refused-contest-not-now = { $state ->
    [proposed] Der Wettkampf ist nur vorgeschlagen: Erst müssen beide Server zustimmen.
    [signing-up] Die Bretter sind noch nicht besetzt.
    [running] Die Bretter sind schon besetzt, und die Anmeldung ist geschlossen.
    [over] Der Wettkampf ist vorbei.
    [declined] Der Wettkampf wurde abgelehnt.
    [withdrawn] Der Wettkampf wurde abgesagt.
   *[lapsed] Der Wettkampf ist verfallen.
}
refused-other-team = { $self ->
    [yes] Du bist in diesem Wettkampf schon für den anderen Server angemeldet.
   *[no] { $user } ist in diesem Wettkampf für den anderen Server angemeldet.
} Niemand spielt für beide.
refused-not-signed-up = { $self ->
    [yes] Du bist für diesen Wettkampf nicht angemeldet. Mit **Mitspielen** auf seiner Karte meldest du dich an.
   *[no] { $user } ist für diesen Wettkampf nicht angemeldet.
}
refused-full-team = Für diesen Server sind schon { $most } angemeldet, mehr geht nicht.
refused-no-board = { $user } hat kein Brett, das noch läuft.
refused-begun-in-earnest = Die Partie von { $user } läuft schon: Beide haben zwei Züge gemacht. Sie muss zu Ende gespielt werden.
refused-no-reserve = Es gibt keine Reserve, die dieses Spiel spielt, darum bleibt das Brett, wie es ist. Reserven melden sich an, bevor die Bretter besetzt werden.
refused-many-replaced = Diese Mannschaft hat schon { $most ->
    [one] { $most } Mitglied
   *[other] { $most } Mitglieder
} ersetzt: Mehr als an der Hälfte der Bretter geht es nicht. Das Brett bleibt, wie es ist.
refused-too-few = Es sind zu wenige angemeldet, um ein Brett zu besetzen. Sobald für beide Server jemand angemeldet ist, kannst du bereit sein.
refused-no-captain = { $user } kann die Mannschaft nicht führen: Das können nur Mitglieder dieses Servers und keine Bots.

select-contest = Einen Wettkampf öffnen …
select-contest-server = Einen Server herausfordern …
button-contest-servers = Offene Server
button-contest-table = Tabelle
button-contest-challenge = Diesen Server herausfordern
select-contest-captain = Kapitän bestimmen …
select-contest-substitute = Jemanden durch die Reserve ersetzen …
