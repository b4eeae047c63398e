### Turniere eines Servers.

## Befehle

choice-system-swiss = Schweizer System (Punktgleiche treffen sich)
choice-system-round-robin = Rundenturnier (alle gegen alle)
choice-system-double-round-robin = Doppeltes Rundenturnier
choice-system-knockout = K.-o.-System (wer verliert, scheidet aus)
choice-result-first = Sieg für die Seite, die beginnt
choice-result-second = Sieg für die Seite, die nachzieht
choice-result-draw = Remis
choice-result-first-unplayed = Kampfloser Sieg für die Seite, die beginnt
choice-result-second-unplayed = Kampfloser Sieg für die Seite, die nachzieht
choice-result-unplayed = Niemand ist angetreten
button-result-wins = Sieg für { $player }
button-result-forfeit = Kampfloser Sieg für { $player }
choice-tournament = { $id } { $tournament } ({ $game })
choice-tournament-match = Runde { $round }, { $id }: { $first } – { $second }
choice-tournament-own-match = deine Partie: das entscheidet jemand anderes

## Was alle sehen

tournament-title = 🏆 **{ $name }** · Turnier { $number }{ $part ->
    [round] { "" }, Runde { $round }
    [result] { "" }, Ergebnis
   *[all] { "" }
}
tournament-round-name = { $part ->
    [quarterfinal] Viertelfinale
    [semifinal] Halbfinale
    [final] Finale
   *[round] Runde { $round }
}
tournament-terms = { $game } · { $system } · { $pace } · { $rated ->
        [yes] gewertet
       *[other] nicht gewertet
    }
tournament-rounds = { $count ->
        [one] Eine Runde.
       *[other] { $count } Runden.
    }
tournament-sign-up = { $count ->
        [0] Noch nimmt niemand teil.
        [one] Ein Mitglied nimmt teil.
       *[other] { $count } Mitglieder nehmen teil.
    }
tournament-starts = Es beginnt am { $at } ({ $when }); bis dahin kannst du dich anmelden.
tournament-starts-full = Es beginnt, sobald { $count } Mitglieder teilnehmen; die Leitung kann es früher beginnen.
tournament-starts-managed = Die Leitung beginnt es.
tournament-too-few = Zur Startzeit waren zu wenige angemeldet. Wer es verwaltet, kann es trotzdem beginnen oder bearbeiten.
tournament-least = Es braucht mindestens { $count } Mitglieder.
tournament-most = Höchstens { $count } Mitglieder können teilnehmen.
tournament-running = Runde { $round } von { $rounds }.
tournament-until = Die Runde soll { $until } vorbei sein; laufende Partien gehen weiter.
tournament-over = Es ist vorbei. Erster Platz: { $winners }
tournament-cancelled = Es wurde abgesagt.
tournament-players = Es nehmen teil:
tournament-games = Partien:
tournament-standings-swiss = Stand (Punkte, dann zwei Feinwertungen):
tournament-standings-round-robin = Stand (Punkte, dann eine Feinwertung):
tournament-standings-knockout = Stand:
tournament-withdrawn-player = { $player } (ausgetragen)
tournament-bye = { $player } setzt diese Runde aus (spielfrei)
bracket-bye = spielfrei
podium-game = { $game } · { $count ->
        [one] ein Mitglied
       *[other] { $count } Mitglieder
    }
podium-points = Punkte: { $points }
alt-podium = Siegerpodest des Turniers „{ $tournament }“ ({ $game })
alt-lineup = Teilnehmende des Turniers „{ $tournament }“ ({ $game })
button-join = Teilnehmen
button-leave = Verlassen

## Antworten

tournaments = Turniere:
tournaments-none = Hier gab es noch kein Turnier. Mitglieder mit „Server verwalten“ richten eines mit `/tournament` aus.
tournaments-none-managing = Hier gab es noch kein Turnier. **Neues Turnier** richtet eins aus.
tournament-listed = **{ $name }** (#{ $number }): { $game }, { $system }, { $players ->
        [one] ein Mitglied
       *[other] { $players } Mitglieder
    }, { $stage ->
        [sign-up] Anmeldung offen
        [running] läuft
        [over] vorbei
       *[other] abgesagt
    }
tournament-made = Turnier { $number } ist in { $channel } angekündigt. Sind genug dabei, beginnst du es dort mit **Verwalten**.
tournament-made-full = Turnier { $number } ist in { $channel } angekündigt. Es beginnt, sobald { $count } teilnehmen; früher beginnst du es dort mit **Verwalten**.
tournament-made-starts = Turnier { $number } ist in { $channel } angekündigt. Es beginnt von selbst am { $at } ({ $when }), wenn genug dabei sind.
tournament-shown = { $channel } zeigt jetzt Turnier { $number }.
tournament-entered = Du nimmst an Turnier { $number } teil. Deine Partien beginnen von selbst.
tournament-entered-late = Du nimmst ab Runde { $round } an Turnier { $number } teil. Jede verpasste Runde zählt einen halben Punkt.
tournament-left = Ausgetragen aus Turnier { $number }. Bis es beginnt, kann man wieder teilnehmen.
tournament-withdrawn = Ausgetragen aus Turnier { $number }. Eine laufende Partie geht weiter und zählt noch.
tournament-paired = Runde { $round } von Turnier { $number } hat begonnen.
tournament-called-off = Turnier { $number } ist abgesagt.
tournament-ask-cancel = **Turnier { $number }, { $name }, absagen?** Das lässt sich nicht rückgängig machen. Laufende Partien gehen weiter.
tournament-ask-withdraw = { $self ->
        [yes] **Turnier { $number } verlassen?**
       *[no] **{ $player } aus Turnier { $number } nehmen?**
    } { $stage ->
        [running] Das ist endgültig; eine laufende Partie geht weiter und zählt noch.
       *[sign-up] Bis zum Beginn kann man wieder teilnehmen.
    }
tournament-adjudicated = Partie { $id } ist entschieden.
tournament-file = Turnier { $number } als Berichtsdatei der FIDE (TRF), für Auslosungsprogramme.

## Ablehnungen

refused-no-tournament = Dieses Turnier gibt es hier nicht. `/tournament` zeigt alle.
refused-tournament-over = Dieses Turnier ist vorbei.
refused-tournament-late = Für die Teilnahme an diesem Turnier ist es zu spät.
refused-full = { $what ->
    [team] Diese Mannschaft
    [tournament] Dieses Turnier
   *[ladder] Diese Leiter
} ist mit { $most } Mitgliedern voll. Du kannst teilnehmen, wenn jemand geht.
refused-tournament-many-open = { $who ->
    [you] Du leitest hier schon { $count } Turniere
   *[server] Dieser Server hat schon { $count } offene Turniere
}, mehr geht nicht. Warte, bis eines vorbei ist, oder sag eines ab.
refused-tournament-many-made = Hier wurden zuletzt viele Turniere angelegt. Das nächste kannst du { $until } anlegen.
refused-tournament-draft = Diesen Entwurf gibt es nicht mehr. Fang mit `/tournament` neu an.
refused-tournament-started = Dieses Turnier läuft schon und lässt sich nicht mehr ändern.
refused-tournament-more = Schon { $count } Mitglieder nehmen teil. Nimm erst jemanden heraus, oder erlaube mehr.
refused-tournament-limits = Ein Turnier hat 3 bis 128 Mitglieder, und die Mindestzahl darf nicht über der Höchstzahl liegen.
refused-tournament-start-time = Dann kann ich es nicht beginnen. Schreib eine Zeit im kommenden Jahr wie „Freitag 20 Uhr“ oder „2026-12-05 18:00“, in deiner Zeitzone (`/settings`).
refused-tournament-start-day = Um wie viel Uhr? Schreib die Uhrzeit dazu wie „Freitag 20 Uhr“ oder „2026-12-05 18:00“.
refused-tournament-not-shown = Das Turnier wird gerade angekündigt. Versuch es gleich noch einmal.
refused-tournament-entered = Du nimmst an diesem Turnier schon teil.
refused-tournament-not-entered = Dieses Mitglied nimmt an dem Turnier nicht teil.
refused-tournament-you-not-entered = Du nimmst an diesem Turnier nicht teil.
refused-tournament-withdrawn = Wer ein laufendes Turnier verlassen hat, kann nicht zurück.
refused-tournament-few = Es { $count ->
        [one] muss mindestens ein Mitglied
       *[other] müssen mindestens { $count } Mitglieder
    } teilnehmen.
refused-tournament-rounds = Ein Turnier nach Schweizer System hat 1 bis 30 Runden.
refused-tournament-days = Eine Runde hat 1 bis 365 Tage, ein erster Zug 1 bis 60.
refused-tournament-unfinished = { $count ->
    [one] Eine Partie läuft
   *[other] { $count } Partien laufen
}{ $then ->
    [decide] { " " }noch, darum kann die nächste Runde nicht beginnen. Lege zuerst fest, was fehlt.
   *[early] { " " }noch. Mit **Runde vorzeitig beginnen** startest du die nächste trotzdem.
}
refused-no-tournament-match = Partie { $id } gehört zu keinem Turnier.
refused-tournament-name = Ein Name hat 2 bis 60 Zeichen.
help-tournaments = **Gemeinsam:** Mit `/tournament` nimmst du an Turnieren teil; die Leitung legt sie dort an und kann diesen Server bei denen anderer anmelden. Auf der `/ladder` forderst du Mitglieder bis zu drei Plätze über dir heraus.

button-tournament-manage = Verwalten
button-tournament-start = Beginnen
button-tournament-edit = Name, Zeit, Anzahl
button-tournament-next-round = Nächste Runde
button-tournament-next-round-early = Runde vorzeitig beginnen
button-tournament-correct = Ergebnis berichtigen
button-tournament-enter-named = Bei einem anderen Server mitspielen
form-tournament-match-label = Nummer der Partie
form-tournament-number-label = Nummer oder Code des Turniers
tournament-correct = Wie soll das Ergebnis von Partie { $id } lauten?
button-tournament-remove-player = Jemanden herausnehmen
button-show-here = Hier zeigen
button-tournament-export = Ergebnisdatei (TRF)
button-tournament-stop = Absagen
tournament-decide = Welches Ergebnis hat Partie { $id }?
tournament-decide-knockout = Nach einem Remis spielen sie noch einmal mit vertauschten Seiten. Endet auch das remis, kommt weiter, wer in der ersten Partie nachzog.
tournament-remove-which = Wen möchtest du herausnehmen?
select-tournament-game = Ein Ergebnis festlegen oder berichtigen …
select-tournament-player = Wähle ein Mitglied …
select-tournament = Ein Turnier öffnen …
select-tournament-elsewhere = Diesen Server anmelden für …
button-tournament-new = Neues Turnier
select-tournament-system = Wer gegen wen spielt …
select-tournament-new-game = Welches Spiel …
tournament-draft = **Dieses Turnier veröffentlichen?** Das werden alle sehen:
tournament-usual-name = { $game } · { $system ->
    [swiss] Schweizer System
    [round-robin] Rundenturnier
    [double-round-robin] Doppeltes Rundenturnier
   *[knockout] K.-o.-Turnier
}
button-founding-pace = Bedenkzeit ändern
button-founding-size = Brettgröße ändern
button-founding-days = Tage begrenzen
button-founding-at-once = { $on ->
    [yes] Runde für Runde beginnen
   *[no] Alle Partien gleichzeitig beginnen
}
button-founding-servers = Andere Server mitspielen lassen
button-founding-managers = Eine Rolle mitleiten lassen
button-founding-no-managers = Rolle entfernen
select-founding-servers = Welche Server mitspielen …
select-founding-managers = Eine Rolle, die mitleiten darf …
form-founding-round-label = Tage für jede Runde
form-founding-round-placeholder = leer: bis zur letzten Partie warten
form-founding-first-move-label = Tage für den ersten eigenen Zug
form-founding-first-move-placeholder = leer: Wer nicht antritt, verliert nicht
tournament-draft-size = Brett: { $size }×{ $size }.
tournament-draft-servers = Mitspielen können: { $servers }.
tournament-draft-managers = Leitet auch: { $role }.
form-tournament-name-label = Name
form-tournament-name-placeholder = zum Beispiel: Winterpokal
form-tournament-rounds-label = Runden beim Schweizer System
form-tournament-rounds-placeholder = leer lassen für fünf
form-tournament-edit-title = Turnier bearbeiten
form-tournament-starts-label = Beginn (leer: wenn voll oder durch dich)
form-tournament-starts-placeholder = Freitag 20 Uhr oder 2026-12-05 18:00
form-tournament-least-label = Mindestzahl für den automatischen Beginn
form-tournament-count-placeholder = leer lassen für { $count }
form-tournament-most-label = Höchstzahl der Mitglieder
