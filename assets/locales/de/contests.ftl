### Servers that open themselves to others, and matches between servers.

## Open servers

command-server-open = Mach diesen Server für andere auffindbar, oder ändere seine Beschreibung
command-server-open-about = Eine Zeile über diesen Server, die andere Server lesen
    .name = zeile
command-server-close = Verbirg diesen Server vor anderen Servern
opening = { $listed ->
    [yes] Dieser Server ist offen: Er steht in der Liste der offenen Server.
   *[no] Dieser Server ist offen, steht aber in keiner Liste: Nur wer seinen Code hat, findet ihn. Hat er einen Wettkampf gespielt, nennt ihn die Tabelle der Server.
    }
    - Über ihn: { $about }
    - Sprachen: { $languages }
    - Spiele: { $games }
    - Code: { $code }
    - Herausforderungen anderer Server zeige ich in { $channel }
    Jede Auswahl unten wird sofort gespeichert. `/server open` mit `zeile` ändert die Zeile.
opening-draft = **Das anderen Servern zeigen?**
    { $line }
    Was sie von diesem Server wollen, erscheint in { $channel }. Sprachen, Spiele und mehr kannst du danach wählen.
button-opening-publish = Veröffentlichen
opening-no-line = noch nichts
opening-all-games = alle
opening-closed = Dieser Server ist jetzt vor anderen Servern verborgen, und sein Code gilt nicht mehr. Wettkämpfe, die begonnen haben, gehen weiter. `/server open` öffnet ihn wieder.
select-opening-languages = Wähl die Sprachen, die hier gesprochen werden
select-opening-games = Wähl die Spiele, die ihr spielen wollt
select-opening-channel = Wähle, wo ich Herausforderungen anderer Server zeige
button-opening-list = In die Liste setzen
button-opening-unlist = Aus der Liste nehmen
button-opening-new-code = Neuer Code
button-opening-close = Schließen
refused-not-open = Dieser Server ist nicht offen für andere. `/server open` öffnet ihn.
refused-long-about = Die Zeile über diesen Server hat höchstens { $most } Zeichen. Nichts hat sich geändert.
refused-mention-in-about = In dieser Zeile darf niemand erwähnt werden; lass das @ bitte weg. Nichts hat sich geändert.

## Contests: commands

command-contest = Wettkämpfe: Partien dieses Servers gegen einen anderen, an vielen Brettern
command-contest-challenge = Fordere einen offenen Server zum Wettkampf heraus, wenn du diesen verwalten darfst
command-contest-challenge-server = Welcher Server: aus der Liste, oder tipp seinen Code ein
    .name = server
command-contest-challenge-boards = Wie viele Bretter, 1 bis 64; ohne Angabe 4
    .name = bretter
command-contest-challenge-game = Das Spiel; ohne Angabe alle, die der andere Server will
    .name = spiel
command-contest-challenge-game2 = Ein zweites Spiel
    .name = spiel2
command-contest-challenge-game3 = Ein drittes Spiel
    .name = spiel3
command-contest-challenge-pace = Wie viel Zeit es für Züge gibt; nicht live
    .name = bedenkzeit
command-contest-challenge-weekends = Ob die Uhren samstags und sonntags ruhen
    .name = wochenenden
command-contest-challenge-rated = Ob die Partien für die Wertung zählen; ja, wenn du nichts sagst
    .name = gewertet
command-contest-challenge-days = Wie viele Tage man sich melden kann, 1 bis 14; ohne Angabe 7
    .name = tage
command-contest-list = Sieh die Wettkämpfe dieses Servers
command-contest-show = Sieh einen Wettkampf: wer gemeldet ist, wie die Bretter stehen, das Ergebnis
command-contest-show-contest = Welcher Wettkampf, wenn es mehrere gibt
    .name = wettkampf
command-contest-withdraw = Sag einen Wettkampf ab, bevor die Bretter stehen
command-contest-withdraw-contest = Welcher Wettkampf, wenn es mehrere gibt
    .name = wettkampf
command-contest-captain = Mach ein Mitglied zum Kapitän der Mannschaft dieses Servers
command-contest-captain-member = Wer die Mannschaft führt
    .name = mitglied
command-contest-captain-contest = Welcher Wettkampf, wenn es mehrere gibt
    .name = wettkampf
command-contest-substitute = Lass die Reserve für jemanden spielen, dessen Brett kaum begonnen hat
command-contest-substitute-member = Wer doch nicht spielt; ohne Angabe du
    .name = mitglied
command-contest-substitute-contest = Welcher Wettkampf, wenn es mehrere gibt
    .name = wettkampf
command-servers = Server, die Wettkämpfe spielen: die offenen, und die Tabelle aller
command-servers-list = Sieh die Server, die für Wettkämpfe offen sind
command-servers-table = Sieh die Tabelle der Server: Wettkämpfe, Brettpunkte, Gegner
command-servers-table-game = Nur ein Spiel
    .name = spiel
command-servers-table-season = Welche Saison; ohne Angabe die laufende
    .name = saison
command-servers-show = Sieh die Seite eines Servers: seine Besten und seine Bilanz
command-servers-show-server = Welcher Server; ohne Angabe dieser
    .name = server
choice-season-now = Diese Saison
choice-season-last = Die Saison davor
choice-season-all = Alle Zeiten

## Contests: what is agreed on

help-contests = **Wettkämpfe:** Server spielen gegeneinander an vielen Brettern. `/server open` macht diesen Server bekannt, `/contest` fordert einen anderen heraus, und mit Mitspielen auf der Karte meldest du dich an. Die Stärksten spielen gegen die Stärksten, der Rest ist Reserve. Wer die Zeit ablaufen lässt, bevor beide zwei Züge gemacht haben, wird durch die erste Reserve ersetzt oder verliert sonst das Brett. Ein Server, auf dem ich 7 Tage lang nicht bin, verliert die noch laufenden Bretter. `/servers` zeigt, wer spielt, und die Tabelle.
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
    [asked] { $other } fordert diesen Server heraus. Wer ihn verwalten darf, kann bis { $until } annehmen, ablehnen oder etwas anderes vorschlagen.
    [proposed] { $other } kann bis { $until } antworten.
    [signing-up] Melde dich bis { $until } an. Dann werden die Bretter besetzt, die Stärksten gegen die Stärksten, und der Rest ist Reserve. Es beginnt früher, wenn beide Kapitäne es sagen.
    [agreed] Beide Server sind sich einig. Wer mitspielen will, meldet sich in der neueren Nachricht dazu an.
    [running] Die Bretter sind besetzt. Wer gemeldet ist und an keinem sitzt, ist Reserve.
    [over] Er ist vorbei.
    [declined] Er wurde abgelehnt.
    [withdrawn] Er wurde abgesagt.
   *[lapsed] Er ist verfallen: Niemand hat rechtzeitig geantwortet, zu wenige haben sich gemeldet, oder ich war auf einem der Server nicht mehr.
}
contest-team = { $has ->
    [yes] **{ $team }**: { $count } angemeldet, Kapitän { $captain }
   *[no] **{ $team }**: { $count } gemeldet
}{ $ready ->
    [yes] , bereit
   *[no] {""}
}
contest-score = **{ $home } { $homescore } – { $awayscore } { $away }**, { $decided } von { $boards } Brettern entschieden
contest-board = { $number }. { $game } { $id }: { $home } – { $away } { $result ->
    [running] · läuft
    [home-forfeit] · 1–0 kampflos
    [away-forfeit] · 0–1 kampflos
    [void] · zählt für niemanden
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
button-contest-leave = Nicht mitspielen
button-contest-ready = Bereit
button-contest-unready = Noch nicht bereit
button-contest-withdraw = Absagen
button-contest-change = Änderung vorschlagen
button-contest-boards = Bretter
button-contest-here = Hier zeigen
select-contest-games = Wähl die Spiele, die du darin spielst
form-contest-title = Änderung vorschlagen
form-contest-boards-label = Bretter, 1 bis 64
form-contest-games-label = Spiele, mit Kommas dazwischen
form-contest-pace-label = Bedenkzeit
form-contest-days-label = Tage zum Melden, 1 bis 14
form-contest-options-label = Optionen: gewertet, Wochenenden frei
contest-option-rated = gewertet
contest-option-weekends = Wochenenden frei

## Contests: answers

contest-proposed = Wettkampf { $number } ist vorgeschlagen. Seine Karte auf beiden Servern zeigt, was daraus wird.
contest-accepted = Du hast Wettkampf { $number } angenommen. Mitglieder beider Server können sich jetzt anmelden.
contest-declined = Du hast Wettkampf { $number } abgelehnt.
contest-changed = Du hast für Wettkampf { $number } etwas anderes vorgeschlagen. Jetzt antwortet der andere Server.
contest-ask-call-off = **Wettkampf { $number }, { $home } – { $away }, absagen?** Das lässt sich nicht rückgängig machen.
contest-called-off = Wettkampf { $number } ist abgesagt.
contest-captain-named = Die Mannschaft dieses Servers hat in Wettkampf { $number } einen neuen Kapitän.
contest-ready-noted = Notiert. Wettkampf { $number } beginnt, sobald beide Kapitäne bereit sind oder die Meldefrist endet.
contest-unready-noted = Notiert. Wettkampf { $number } beginnt, wenn die Meldefrist endet, falls nicht vorher beide Kapitäne bereit sind.
contest-shown-here = Wettkampf { $number } steht von jetzt an in diesem Kanal.
contest-joined = Du bist für Wettkampf { $number } angemeldet. Deine Partie beginnt von selbst.
contest-left = Du spielst in Wettkampf { $number } nicht mit.
contest-substituted = { $user } übernimmt den Platz, und das Brett beginnt neu.
contests-none = Dieser Server hat noch keinen Wettkampf gespielt. Mit `/contest challenge` forderst du einen anderen Server heraus.
contests-head = **Wettkämpfe dieses Servers**
contest-line = { $number }: { $home } – { $away } · { $state ->
    [proposed] vorgeschlagen
    [signing-up] Meldung läuft
    [running] läuft
    [over] vorbei
    [declined] abgelehnt
    [withdrawn] abgesagt
   *[lapsed] verfallen
}

## Servers

servers-none = Noch ist kein Server für Wettkämpfe offen. `/server open` öffnet diesen.
servers-head = **Server, die für Wettkämpfe offen sind**
servers-line = **{ $server }** · { $languages } · Spiele: { $games }
servers-table-title = { $all ->
    [yes] **Tabelle der Server, alle Zeiten**: { $pool }
   *[no] **Tabelle der Server, { $season }**: { $pool }
}
servers-table-none = Noch ist kein Wettkampf zu Ende.
select-server-page = Sieh dir die Seite eines Servers an
servers-table-line = **{ $server }**: { $points } Mannschaftspunkte, { $halves } von { $boards } Brettpunkten, { $contests ->
    [one] { $contests } Wettkampf
   *[other] { $contests } Wettkämpfe
}, Gegner { $strength }
servers-table-legend = Ein gewonnener Wettkampf bringt 2 Mannschaftspunkte, ein unentschiedener 1. Dann zählen die Brettpunkte, dann die Mannschaftspunkte der Gegner im Schnitt.
servers-column-server = Server
servers-column-points = MP
servers-column-halves = BP
servers-column-strength = Gegner
button-season-now = Diese Saison
button-all-time = Alle Zeiten
server-page-open = Offen für Wettkämpfe · { $languages } · Spiele: { $games }
server-page-none = Er hat noch keinen Wettkampf beendet.
server-page-row = Platz { $place } aller Zeiten: { $points } Mannschaftspunkte und { $halves } von { $boards } Brettpunkten in { $contests ->
    [one] { $contests } Wettkampf
   *[other] { $contests } Wettkämpfen
}
server-page-members = Die Besten:
server-page-record = Bilanz:
server-page-member = { $player }: { $halves } von { $boards }
server-page-against = { $server }: { $won } gewonnen, { $drawn } unentschieden, { $lost } verloren; Brettpunkte { $own }–{ $theirs }

## Contests: refusals

refused-no-contest = Auf diesem Server gibt es keinen Wettkampf { $number }. `/contest list` zeigt, welche es gibt.
refused-which-contest = Sag bitte, welcher Wettkampf: Wähl ihn in der Option `wettkampf`.
refused-no-such-server = Ich finde keinen offenen Server unter „{ $name }“. Wähl einen aus der Liste, oder tipp seinen Code ein, wie ihn seine Verwaltung hat.
refused-several-servers = Mehrere offene Server heißen „{ $name }“. Wähl einen aus der Liste, oder tipp seinen Code ein, wie ihn seine Verwaltung hat.
refused-absent-server = Ich bin gerade nicht auf dem Server „{ $name }“, also könnte dort niemand antworten. Versuch es wieder, wenn ich zurück bin.
refused-contest-gone = Ich bin gerade nicht auf dem Server „{ $name }“, also lässt sich kein Brett besetzen. Die Meldung läuft weiter; sei wieder bereit, wenn ich dort zurück bin.
refused-contest-not-open = Öffne zuerst diesen Server mit `/server open`, damit ich weiß, wo ich den Wettkampf hier zeige.
refused-contest-itself = Ein Server spielt nicht gegen sich selbst. Wähl einen anderen.
refused-not-the-captain = Das können nur der Kapitän und Mitglieder, die diesen Server verwalten dürfen.
refused-contest-boards = Ein Wettkampf hat 1 bis { $most } Bretter.
refused-contest-days = Man kann sich 1 bis { $most } Tage lang melden.
refused-no-such-game = Ich kenne kein Spiel namens „{ $name }“.
refused-no-such-term = Auf „{ $name }“ kann man sich nicht einigen. Nenn { $rated } oder { $weekends }, beides mit einem Komma dazwischen, oder nichts.
refused-contest-pace = Wettkämpfe spielt man mit Tagen pro Zug oder einem Zeitkonto von Tagen. Wähle eine solche Bedenkzeit.
refused-many-contests = Dieser Server nimmt schon an { $most } Wettkämpfen teil. Spielt erst einen zu Ende, oder sagt einen ab.
refused-their-many-contests = Der andere Server nimmt an so vielen Wettkämpfen teil, wie er kann. Versuch es wieder, wenn einer vorbei ist.
refused-many-proposals = Dieser Server hat in letzter Zeit viele Wettkämpfe vorgeschlagen. Den nächsten könnt ihr { $until } vorschlagen.
refused-abort-in-contest = Partie { $id } ist ein Brett eines Wettkampfs zweier Server und kann nicht abgebrochen werden. Du kannst gegen das Mitglied dieses Servers entscheiden oder sie weiterlaufen lassen.
refused-contest-refused-before = Der andere Server hat einen Wettkampf abgelehnt oder nicht geantwortet. Erst { $wait } danach könnt ihr ihn wieder herausfordern, { $until }.
refused-contest-not-over = Wettkampf { $number } der beiden Server ist noch nicht vorbei.
refused-they-answer = Auf diesen Vorschlag antwortet der andere Server.
refused-contest-not-now = { $state ->
    [proposed] Der Wettkampf ist nur vorgeschlagen: Erst müssen beide Server zustimmen.
    [signing-up] Die Bretter sind noch nicht besetzt.
    [running] Die Bretter sind schon besetzt, und die Meldung ist geschlossen.
    [over] Der Wettkampf ist vorbei.
    [declined] Der Wettkampf wurde abgelehnt.
    [withdrawn] Der Wettkampf wurde abgesagt.
   *[lapsed] Der Wettkampf ist verfallen.
}
refused-other-team = { $self ->
    [yes] Du bist in diesem Wettkampf schon für den anderen Server gemeldet.
   *[no] { $user } ist in diesem Wettkampf für den anderen Server gemeldet.
} Niemand spielt für beide.
refused-not-signed-up = { $self ->
    [yes] Du bist für diesen Wettkampf nicht angemeldet. Mit „Mitspielen“ auf seiner Karte meldest du dich an.
   *[no] { $user } ist für diesen Wettkampf nicht gemeldet.
}
refused-full-team = Auf diesem Server sind { $most } gemeldet, und für mehr ist kein Platz.
refused-no-board = { $user } sitzt an keinem Brett, das noch läuft.
refused-begun-in-earnest = Das Brett von { $user } hat begonnen: Beide haben zwei Züge gemacht. Es wird zu Ende gespielt.
refused-no-reserve = Es gibt keine Reserve, die dieses Spiel spielt, also bleibt das Brett, wie es ist. Reserven melden sich, bevor die Bretter besetzt werden.
refused-many-replaced = Dieses Team hat schon { $most ->
    [one] { $most } Mitglied
   *[other] { $most } Mitglieder
} ersetzt: Mehr als an der Hälfte der Bretter geht es nicht. Das Brett bleibt, wie es ist.
refused-too-few = Es sind zu wenige gemeldet: Noch lässt sich kein Brett besetzen. Sobald für beide Server jemand gemeldet ist, kannst du bereit sein.
refused-no-captain = { $user } kann die Mannschaft nicht führen: Das können nur Mitglieder dieses Servers und keine Bots.
