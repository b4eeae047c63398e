### Turniere eines Servers.

## Befehle

command-tournament = Turniere dieses Servers: nimm teil, sieh den Stand oder richte eines aus
command-tournament-create = Kündige ein Turnier an, an dem Mitglieder teilnehmen können
command-tournament-create-name = Wie es heißt
    .name = name
command-tournament-create-system = Wer gegen wen spielt
    .name = modus
command-tournament-create-game = Welches Spiel
    .name = spiel
command-tournament-create-rounds = Wie viele Runden ein Turnier nach Schweizer System hat; ohne Angabe fünf
    .name = runden
command-tournament-create-pace = Wie viel Zeit für Züge bleibt; ohne Angabe die hier übliche Bedenkzeit
    .name = bedenkzeit
command-tournament-create-rated = Ob die Partien gewertet werden; ohne Angabe werden sie gewertet
    .name = gewertet
command-tournament-create-round-days = Nach wie vielen Tagen die nächste Runde kommt, auch wenn noch Partien laufen
    .name = rundentage
command-tournament-create-first-move-days = Wie viele Tage für den ersten Zug bleiben; wer nicht antritt, verliert
    .name = erster-zug-tage
command-tournament-create-at-once = Ob alle Partien eines Rundenturniers zugleich beginnen
    .name = zugleich
command-tournament-create-managers = Eine Rolle, deren Mitglieder das Turnier auch leiten
    .name = leitung
command-tournament-create-size = Wie viele Felder breit das Brett ist, bei Spielen mit mehreren Größen
    .name = größe
command-tournament-list = Sieh die Turniere dieses Servers
command-tournament-show = Sieh ein Turnier: wer teilnimmt, wer gegen wen spielt und wie es steht
command-tournament-show-tournament = Welches, wenn nicht das neueste
    .name = turnier
command-tournament-show-here = Ob es ab jetzt alle hier sehen; für die Leitung
    .name = hier
command-tournament-join = Nimm an einem Turnier teil
command-tournament-join-tournament = Welches, wenn nicht das neueste
    .name = turnier
command-tournament-leave = Verlass ein Turnier; läuft es schon, dann nach der Runde, die gespielt wird
command-tournament-leave-tournament = Welches, wenn nicht das neueste
    .name = turnier
command-tournament-pair = Beginne ein Turnier oder lose die nächste Runde schon aus; für die Leitung
command-tournament-pair-tournament = Welches, wenn nicht das neueste
    .name = turnier
command-tournament-adjudicate = Entscheide eine Partie eines Turniers; für die Leitung
command-tournament-adjudicate-match = Welche Partie
    .name = partie
command-tournament-adjudicate-result = Wie sie zählt
    .name = ergebnis
command-tournament-withdraw = Nimm jemanden aus einem Turnier; für die Leitung
command-tournament-withdraw-player = Wer ausscheidet
    .name = mitglied
command-tournament-withdraw-tournament = Welches, wenn nicht das neueste
    .name = turnier
command-tournament-cancel = Sag ein Turnier ab; laufende Partien gehen weiter; für die Leitung
command-tournament-cancel-tournament = Welches
    .name = turnier
command-tournament-export = Nimm ein Turnier als Datei (TRF) für Programme von Schiedsrichtern mit
command-tournament-export-tournament = Welches, wenn nicht das neueste
    .name = turnier
choice-system-swiss = Schweizer System
choice-system-round-robin = Rundenturnier
choice-system-double-round-robin = Doppelrundig
choice-system-knockout = K.-o.-System
choice-result-first = Wer beginnt, gewinnt
choice-result-second = Wer nachzieht, gewinnt
choice-result-draw = Remis
choice-result-first-unplayed = Wer beginnt, gewinnt kampflos
choice-result-second-unplayed = Wer nachzieht, gewinnt kampflos
choice-result-unplayed = Niemand ist angetreten
choice-tournament = { $id } { $tournament } ({ $game })

## Was alle sehen

tournament-title = 🏆 **{ $name }** · Turnier { $number }
tournament-round-title = **{ $name }** · Turnier { $number }, Runde { $round }
tournament-result-title = 🏆 **{ $name }** · Turnier { $number }, Ergebnis
tournament-round-name = Runde { $round }
tournament-terms = { $game } · { $system } · { $pace } · { $rated ->
        [yes] gewertet
       *[other] ohne Wertung
    }
tournament-rounds = { $count ->
        [one] Es hat eine Runde.
       *[other] Es hat { $count } Runden.
    }
tournament-sign-up = { $count ->
        [0] Noch nimmt niemand teil. Drück auf **Teilnehmen**, um mitzuspielen.
        [one] Ein Mitglied nimmt teil. Drück auf **Teilnehmen**, um mitzuspielen.
       *[other] { $count } Mitglieder nehmen teil. Drück auf **Teilnehmen**, um mitzuspielen.
    }
tournament-running = Runde { $round } von { $rounds }.
tournament-until = Die Runde soll { $until } vorbei sein. Dann kommt die nächste; was noch läuft, geht weiter.
tournament-over = Es ist vorbei. Erster Platz: { $winners }
tournament-cancelled = Es wurde abgesagt.
tournament-players = Es nehmen teil:
tournament-games = Partien:
tournament-standings-swiss = Stand, mit Punkten, Buchholz ohne das niedrigste Ergebnis und Sonneborn-Berger:
tournament-standings-round-robin = Stand, mit Punkten und Sonneborn-Berger:
tournament-standings-knockout = Stand, mit gewonnenen Begegnungen:
tournament-withdrawn-player = { $player } (ausgeschieden)
tournament-bye = { $player } hat spielfrei
tournament-more = { $count ->
        [one] … und noch eine Zeile
       *[other] … und noch { $count } weitere
    }
button-join-tournament = Teilnehmen
button-leave-tournament = Verlassen

## Antworten

tournaments = Turniere:
tournaments-none = Hier gab es noch kein Turnier. Mitglieder mit dem Recht „Server verwalten“ richten eines mit `/tournament create` aus.
tournament-listed = **{ $name }** (#{ $number }): { $game }, { $system }, { $players ->
        [one] ein Mitglied
       *[other] { $players } Mitglieder
    }, { $stage ->
        [sign-up] offen
        [running] läuft
        [over] vorbei
       *[other] abgesagt
    }
tournament-made = Turnier { $number } ist in { $channel } angekündigt. Dort kann man teilnehmen. Wenn es genug sind, beginnst du es mit `/tournament pair`.
tournament-shown = Turnier { $number } ist ab jetzt in { $channel } zu sehen.
tournament-entered = Du nimmst an Turnier { $number } teil. Deine Partien beginnen von selbst; mit `/tournament leave` verlässt du es wieder.
tournament-entered-late = Du nimmst an Turnier { $number } teil und spielst ab Runde { $round }. Für jede verpasste Runde gibt es einen halben Punkt.
tournament-left = Ausgetragen aus Turnier { $number }. Mit `/tournament join` geht es wieder hinein.
tournament-withdrawn = Ausgetragen aus Turnier { $number }: Es kommen keine neuen Partien. Eine laufende geht weiter und zählt noch.
tournament-paired = Runde { $round } von Turnier { $number } ist ausgelost. Ihre Partien beginnen jetzt.
tournament-called-off = Turnier { $number } ist abgesagt. Laufende Partien gehen weiter.
tournament-ask-cancel = **Turnier { $number }, { $name }, absagen?** Das lässt sich nicht rückgängig machen. Laufende Partien gehen weiter.
tournament-ask-withdraw = { $self ->
        [yes] **Turnier { $number } verlassen?**
       *[no] **{ $player } aus Turnier { $number } nehmen?**
    } { $stage ->
        [running] Neue Partien und einen Weg zurück gibt es nicht; eine laufende Partie geht weiter und zählt noch.
       *[sign-up] Solange es nicht begonnen hat, führt `/tournament join` wieder hinein.
    }
tournament-adjudicated = Partie { $id } ist entschieden.
tournament-file = Turnier { $number } als Berichtsdatei der FIDE. `courtier tournament pair` und Programme von Schiedsrichtern lesen sie.

## Ablehnungen

refused-no-tournament = Dieses Turnier gibt es hier nicht. `/tournament list` zeigt alle.
refused-not-manager = Das dürfen nur Mitglieder mit dem Recht „Server verwalten“ und solche mit der Rolle, die das Turnier leitet.
refused-tournament-over = Dieses Turnier ist vorbei.
refused-tournament-late = Für die Teilnahme an diesem Turnier ist es zu spät.
refused-tournament-full = Dieses Turnier ist voll: Es hat 128 Plätze.
refused-tournament-entered = Du nimmst an diesem Turnier schon teil.
refused-tournament-not-entered = Dieses Mitglied nimmt an dem Turnier nicht teil.
refused-tournament-withdrawn = Wer ein laufendes Turnier verlassen hat, kann nicht zurück.
refused-tournament-few = Es { $count ->
        [one] muss mindestens ein Mitglied
       *[other] müssen mindestens { $count } Mitglieder
    } teilnehmen.
refused-tournament-rounds = Ein Turnier nach Schweizer System hat 1 bis 30 Runden.
refused-tournament-still-played = { $count ->
        [one] Eine Partie läuft
       *[other] { $count } Partien laufen
    } noch, und vorher kann nichts ausgelost werden. `/tournament adjudicate` entscheidet eine Partie.
refused-no-tournament-match = Partie { $id } gehört zu keinem Turnier.
refused-tournament-name = Ein Name hat 2 bis 60 Zeichen.
help-tournaments = **Gemeinsam:** Mit `/tournament` nimmst du an einem Turnier dieses Servers teil oder siehst den Stand; die Leitung lässt ihren Server mit `/tournament take-part` an einem anderer Server teilnehmen, und mit `/ladder` kletterst du: Fordere heraus, wer bis zu drei Plätze über dir steht.
