### What moderators do: settings of a server, rulings about matches, bans, and the log.

## Commands

choice-match-of-server = { $id } { $game }: { $first } – { $second }

## Settings

server-home = { $home ->
    [challenge-thread] in Threads, wo die Herausforderung steht
    [challenge] dort, wo die Herausforderung steht, ohne Threads
    [channel-thread] in Threads in { $channel }
    [channel] in { $channel }, ohne Threads
   *[forum] als Beiträge in { $channel }
}
language-server = die des Servers
language-name = Deutsch

## Rulings

ask-ruling = { $ruling ->
    [first] Partie { $id } beenden? { $first } gewinnt gegen { $second }.
    [second] Partie { $id } beenden? { $second } gewinnt gegen { $first }.
    [draw] Partie { $id } von { $first } und { $second } remis beenden?
    [abort] Partie { $id } von { $first } und { $second } ohne Ergebnis abbrechen?
   *[annul] Partie { $id } von { $first } und { $second } aus den Wertungen nehmen? Alle Wertungen werden neu berechnet.
}
button-confirm-ruling = Ja, so machen
button-no-ruling = Nein, nichts ändern
not-ruled = Es hat sich nichts geändert.
ruled = { $ruling ->
    [abort] Partie { $id } ist ohne Ergebnis abgebrochen.
    [annul] Partie { $id } zählt nicht mehr. Die Wertungen werden neu berechnet.
    [unstick] Partie { $id } wird noch einmal gezeigt.
   *[end] Partie { $id } ist beendet.
}
ruling-players = { $first } und { $second }:
ruling-reason = Grund: { $reason }
ruling-adjudicated = Ergebnis im Turnier: { $result }.
ruling-annul = **Annulliert:** Die Moderation hat diese Partie aus den Wertungen genommen.
ruling-unstick = Die Moderation hat diese Partie noch einmal gezeigt.
annulled = **Annulliert:** Diese Partie zählt für keine Wertung.

## Bans

ask-ban = { $user } hier fürs Spielen sperren? { $user } kann dann nicht herausfordern, annehmen oder herausgefordert werden; offene Herausforderungen werden zurückgezogen.
ask-reban = { $user } ist schon gesperrt. Den Grund ändern?
ban-new-reason = Neuer Grund: { $reason }
ban-running = Diese Partien laufen weiter, samt Uhr: { $ids }. Beenden kannst du eine mit **Moderieren** (`/match`).
ban-none-running = Laufende Partien gibt es hier nicht.
ban-told = Die Person erfährt es per Direktnachricht.
ban-untold = Diese Person hat hier nie gespielt, darum schreibe ich ihr nicht.
banned = { $user } ist hier fürs Spielen gesperrt, offene Herausforderungen sind zurückgezogen. `/server` hebt die Sperre auf.
rebanned = Die Sperre von { $user } hat einen neuen Grund.
unbanned = { $user } kann hier wieder spielen.
not-banned = { $user } ist hier nicht gesperrt.
bans-none = Hier ist niemand fürs Spielen gesperrt.
bans-head = **Hier fürs Spielen gesperrt**
ban-word = **Du bist auf { $server } fürs Spielen gesperrt.**
ban-word-reason = Der Grund deiner Sperre auf { $server } hat sich geändert.
ban-word-over = Du kannst auf { $server } wieder spielen.
ban-word-effect = Deine laufenden Partien gehen weiter, samt Uhr: Spiel sie zu Ende. Wenn du das für einen Irrtum hältst, schreib der Moderation.

## The log

log-none = Noch keine Eingriffe der Moderation.
log-head = Eingriffe der Moderation, die neuesten zuerst:
log-line = { $deed ->
    [win] { $moderator } hat { $id } als Sieg von { $user } beendet
    [draw] { $moderator } hat { $id } remis beendet
    [abort] { $moderator } hat { $id } ohne Ergebnis abgebrochen
    [annul] { $moderator } hat { $id } aus den Wertungen genommen
    [unstick] { $moderator } hat { $id } noch einmal zeigen lassen
    [ban] { $moderator } hat { $user } fürs Spielen gesperrt
    [reban] { $moderator } hat den Grund der Sperre von { $user } geändert
    [unban] { $moderator } lässt { $user } wieder spielen
   *[settings] { $moderator } hat die Einstellungen geändert
}
log-canceled = { $moderator } hat { $what ->
    [contest] Wettkampf
   *[tournament] Turnier
} { $number } abgesagt
log-removed = { $moderator } hat { $user } { $from ->
    [ladder] von der Leiter von { $game }
   *[tournament] aus Turnier { $number }
} genommen
log-captain-left = { $moderator } hat { $user } als Kapitän in Wettkampf { $number } entfernt: nicht mehr auf dem Server
log-setting = { $moderator } hat { $setting ->
    [theme] die Farben
    [bottom] die Seite unten
    [home] den Ort der Partien
    [threads] die Threads für Partien
    [visitors] Besucher auf der Seite
    [language] die Sprache
    [challengers] die Rolle zum Herausfordern
    [most] die Höchstzahl laufender Partien
    [seat-role] die Rolle, die bei offenen Herausforderungen angepingt wird
    [open] die Sichtbarkeit für andere Server
    [tournament-managers] die Rolle, die ein Turnier leitet
    [best-role] die Rolle für die ersten drei
    [champion-role] die Rolle für Platz 1 der vorigen Saison
    [news] wo Neues über die Besten erscheint
    [daily-puzzle] wo das tägliche Rätsel erscheint
   *[usual-pace] die Standard-Bedenkzeit
} geändert: { $from } → { $to }
log-paces = { $moderator } hat die Bedenkzeiten geändert: { $what }
log-paces-added = neu { $paces }
log-paces-removed = entfernt { $paces }
setting-at-challenge = wo die Herausforderung steht
setting-no-channel = kein Kanal
setting-switch = { $on ->
    [yes] ja
   *[no] nein
}

## Refusals

refused-home-gone = Diesen Kanal gibt es nicht mehr.
server-home-gone = Der Kanal für Partien wurde gelöscht. Sie erscheinen, wo die Herausforderung steht.
server-setting-gone = { $setting ->
    [challengers] Die Rolle, die herausfordern durfte, wurde gelöscht. Jetzt können alle herausfordern.
    [best-role] Die Rolle für die ersten drei vergebe ich nicht mehr: Sie wurde gelöscht oder hat jetzt Moderationsrechte.
    [champion-role] Die Rolle für Platz 1 der vorigen Saison vergebe ich nicht mehr: Sie wurde gelöscht oder hat jetzt Moderationsrechte.
    [news] Der Kanal für Neues über die Besten wurde gelöscht. Neues erscheint nirgends.
    [daily-puzzle] Der Kanal des täglichen Rätsels wurde gelöscht. Es gibt kein tägliches Rätsel.
    [open] Der Kanal für Anfragen anderer Server wurde gelöscht. Andere Server finden diesen nicht.
   *[seat-role] Die Rolle, die bei offenen Herausforderungen angepingt wird, wurde gelöscht. Niemand wird angepingt.
}
home-lacks = In { $channel } brauche ich diese Berechtigungen: { $names }. { $then ->
    [unchanged] Es hat sich nichts geändert.
   *[elsewhere] Bis dahin zeige ich Partien notfalls, wo die Herausforderung steht.
}
home-tag = In { $channel } braucht jeder Beitrag einen Tag, und ich kann keinen verwenden. Füge einen hinzu, den alle verwenden können, oder gib mir dort diese Berechtigung: { $names }. { $then ->
    [unchanged] Es hat sich nichts geändert.
   *[elsewhere] Bis dahin erscheinen Partien, wo die Herausforderung steht.
}
refused-needs-role = Hier können nur Mitglieder mit { $role } herausfordern. Annehmen können alle.
refused-banned = Du bist hier fürs Spielen gesperrt. Deine laufenden Partien kannst du zu Ende spielen.{ $reason ->
    [none] { "" }
   *[given] { "" }
        Grund: { $reason }
}
refused-their-ban = { $user } kann hier zurzeit nicht spielen.
refused-no-reason = Gib einen Grund an; beide Seiten sehen ihn.
refused-mention = In { $what ->
    [reason] einem Grund
   *[about] der Beschreibung
} kann niemand erwähnt werden: Lass das @ weg.
refused-no-result = Partie { $id } endete ohne Ergebnis: Sie zählt nirgends, und es gibt nichts mehr zu entscheiden.
refused-annulled-before = Partie { $id } ist schon annulliert.
refused-unshared = Partie { $id } ist nur für die Person sichtbar, die sie spielt, bis sie geteilt wird. Es gibt also nichts noch einmal zu posten.
refused-own-match = Du spielst Partie { $id } selbst. Darum muss ein anderes Mitglied mit „Server verwalten“ entscheiden.
refused-not-asked = Diese Frage ist beantwortet oder ersetzt. Fang noch einmal von vorn an, wenn du es noch willst.
refused-ban-yourself = Dich selbst kannst du nicht sperren.
refused-ban-bot = { $user } ist ein Bot, und Bots spielen nicht.
refused-ban-manager = { $user } darf diesen Server verwalten und könnte die Sperre aufheben. Entziehe erst diese Berechtigung.
refused-banned-before = { $user } ist schon gesperrt. Um einen neuen Grund anzugeben, sperr noch einmal und gib ihn ein.{ $reason ->
    [none] { "" }
   *[given] { "" }
        Jetziger Grund: { $reason }
}

select-ban = Ein Mitglied sperren …
select-unban = Eine Sperre aufheben …
select-unban-member = Die Sperre eines anderen Mitglieds aufheben …
button-moderate = Moderieren
moderate = **Partie { $id }:** { $first } gegen { $second }. Vor jeder Entscheidung frage ich nach.
button-ruling-first = Erste Seite gewinnt
button-ruling-second = Zweite Seite gewinnt
button-ruling-draw = Remis
button-ruling-cancel = Ohne Ergebnis abbrechen
button-ruling-void = Aus den Wertungen nehmen
button-ruling-repost = Noch einmal zeigen
form-reason-label = Grund; beide Seiten sehen ihn
form-reason-placeholder = zum Beispiel: beide sind einverstanden
form-ban-title = Ein Mitglied sperren
form-unban-title = Eine Sperre aufheben
form-ban-reason-label = Grund; das Mitglied sieht ihn
form-ban-reason-placeholder = Du kannst das leer lassen
matches-to-rule = **Partien:** Wähle eine, um sie zu beenden, aus den Wertungen zu nehmen oder noch einmal zu zeigen. Vor jeder Entscheidung frage ich nach.
select-rule-running = Eine laufende Partie …
select-rule-over = Eine beendete Partie …
button-rule-number = Nummer einer Partie eingeben
form-rule-number-label = Nummer der Partie
form-rule-number-placeholder = zum Beispiel: 12
