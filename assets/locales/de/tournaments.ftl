### Turniere eines Servers.

## Befehle

choice-system-swiss = Schweizer System
choice-system-round-robin = Rundenturnier
choice-system-double-round-robin = Doppeltes Rundenturnier
choice-system-knockout = K.-o.-System
choice-result-first = Sieg für die Seite, die beginnt
choice-result-second = Sieg für die Seite, die nachzieht
choice-result-draw = Remis
choice-result-first-unplayed = Kampfloser Sieg für die Seite, die beginnt
choice-result-second-unplayed = Kampfloser Sieg für die Seite, die nachzieht
choice-result-unplayed = Niemand ist angetreten
choice-tournament = { $id } { $tournament } ({ $game })

## Was alle sehen

tournament-title = 🏆 **{ $name }** · Turnier { $number }
tournament-round-title = **{ $name }** · Turnier { $number }, Runde { $round }
tournament-result-title = 🏆 **{ $name }** · Turnier { $number }, Ergebnis
tournament-round-name = Runde { $round }
tournament-terms = { $game } · { $system } · { $pace } · { $rated ->
        [yes] gewertet
       *[other] nicht gewertet
    }
tournament-rounds = { $count ->
        [one] Gespielt wird eine Runde.
       *[other] Gespielt werden { $count } Runden.
    }
tournament-sign-up = { $count ->
        [0] Noch nimmt niemand teil. Drücke **Teilnehmen**, um mitzuspielen.
        [one] Ein Mitglied nimmt teil. Drücke **Teilnehmen**, um auch mitzuspielen.
       *[other] { $count } Mitglieder nehmen teil. Drücke **Teilnehmen**, um auch mitzuspielen.
    }
tournament-running = Runde { $round } von { $rounds }.
tournament-until = Die Runde soll { $until } vorbei sein. Dann wird die nächste ausgelost; laufende Partien gehen weiter.
tournament-over = Es ist vorbei. Erster Platz: { $winners }
tournament-cancelled = Es wurde abgesagt.
tournament-players = Es nehmen teil:
tournament-games = Partien:
tournament-standings-swiss = Stand (Punkte, Buchholz mit Streichergebnis, Sonneborn-Berger):
tournament-standings-round-robin = Stand (Punkte, Sonneborn-Berger):
tournament-standings-knockout = Stand (gewonnene Begegnungen):
tournament-withdrawn-player = { $player } (ausgeschieden)
tournament-bye = { $player } hat spielfrei
tournament-more = { $count ->
        [one] … und noch eine weitere
       *[other] … und noch { $count } weitere
    }
button-join-tournament = Teilnehmen
button-leave-tournament = Verlassen

## Antworten

tournaments = Turniere:
tournaments-none = Hier gab es noch kein Turnier. Mitglieder mit dem Recht „Server verwalten“ können mit `/tournament` eines ausrichten.
tournament-listed = **{ $name }** (#{ $number }): { $game }, { $system }, { $players ->
        [one] ein Mitglied
       *[other] { $players } Mitglieder
    }, { $stage ->
        [sign-up] Anmeldung offen
        [running] läuft
        [over] vorbei
       *[other] abgesagt
    }
tournament-made = Turnier { $number } ist in { $channel } angekündigt. Dort kann man teilnehmen. Sind genug dabei, beginnst du es mit `/tournament`.
tournament-shown = Turnier { $number } erscheint ab jetzt in { $channel }.
tournament-entered = Du nimmst an Turnier { $number } teil. Deine Partien beginnen von selbst; mit `/tournament` kannst du es wieder verlassen.
tournament-entered-late = Du nimmst an Turnier { $number } teil und spielst ab Runde { $round }. Für jede verpasste Runde gibt es einen halben Punkt.
tournament-left = Ausgetragen aus Turnier { $number }. Mit `/tournament` kann man wieder teilnehmen.
tournament-withdrawn = Ausgetragen aus Turnier { $number }: Es kommen keine neuen Partien. Eine laufende geht weiter und zählt noch.
tournament-paired = Runde { $round } von Turnier { $number } ist ausgelost. Ihre Partien beginnen jetzt.
tournament-called-off = Turnier { $number } ist abgesagt. Laufende Partien gehen weiter.
tournament-ask-cancel = **Turnier { $number }, { $name }, absagen?** Das lässt sich nicht rückgängig machen. Laufende Partien gehen weiter.
tournament-ask-withdraw = { $self ->
        [yes] **Turnier { $number } verlassen?**
       *[no] **{ $player } aus Turnier { $number } nehmen?**
    } { $stage ->
        [running] Neue Partien gibt es dann nicht mehr, und eine Rückkehr ist nicht möglich; eine laufende Partie geht weiter und zählt noch.
       *[sign-up] Bis zum Beginn kann man mit `/tournament` wieder teilnehmen.
    }
tournament-adjudicated = Partie { $id } ist entschieden.
tournament-file = Turnier { $number } als Berichtsdatei der FIDE. `courtier tournament pair` und Programme von Schiedsrichtern lesen sie.

## Ablehnungen

refused-no-tournament = Dieses Turnier gibt es hier nicht. `/tournament` zeigt alle.
refused-not-manager = Das können nur Mitglieder mit dem Recht „Server verwalten“ oder mit der Rolle, die das Turnier leitet.
refused-tournament-over = Dieses Turnier ist vorbei.
refused-tournament-late = Für die Teilnahme an diesem Turnier ist es zu spät.
refused-tournament-full = Dieses Turnier ist voll: Es nehmen schon 128 teil.
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
    } noch, darum kann die nächste Runde noch nicht ausgelost werden. Mit `/tournament` legst du ein Ergebnis fest.
refused-no-tournament-match = Partie { $id } gehört zu keinem Turnier.
refused-tournament-name = Ein Name hat 2 bis 60 Zeichen.
help-tournaments = **Gemeinsam:** Mit `/tournament` nimmst du an einem Turnier dieses Servers teil oder siehst dir den Stand an. Die Leitung kann ihren Server auch beim Turnier eines anderen Servers anmelden. Auf der `/ladder` forderst du Mitglieder bis zu drei Plätze über dir heraus.

button-tournament-start = Beginnen
button-tournament-next-round = Nächste Runde
button-tournament-decide = Ergebnis festlegen
button-tournament-remove-player = Jemanden herausnehmen
button-tournament-here = Hier zeigen
button-tournament-export = Berichtsdatei
button-tournament-stop = Absagen
tournament-decide-which = Welche Partie braucht ein Ergebnis?
tournament-decide = Welches Ergebnis hat Partie { $id }?
tournament-decide-none = Alle Partien dieses Turniers haben ihr Ergebnis.
tournament-remove-which = Wen möchtest du aus dem Turnier nehmen?
select-tournament-game = Wähle eine Partie …
select-tournament-player = Wähle ein Mitglied …
select-tournament = Ein Turnier öffnen …
select-tournament-elsewhere = Diesen Server anmelden für …
button-tournament-new = Neues Turnier
tournament-new = **Ein neues Turnier.** Wähle, was gespielt wird und wer gegen wen spielt, und gib ihm dann einen Namen. Mit `/tournament` kannst du mehr festlegen: Bedenkzeit, Tage pro Runde, andere Server.
select-tournament-system = Wer gegen wen spielt …
select-tournament-new-game = Welches Spiel …
button-tournament-name = Namen geben
form-tournament-title = Neues Turnier
form-tournament-name-label = Wie es heißt
form-tournament-name-placeholder = zum Beispiel: Winterpokal
form-tournament-rounds-label = Runden beim Schweizer System
form-tournament-rounds-placeholder = leer lassen für fünf
