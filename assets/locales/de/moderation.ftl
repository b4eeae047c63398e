### What moderators do: settings of a server, rulings about matches, bans, and the log.

## Commands

command-server = Was Moderatoren tun: Einstellungen, Entscheidungen über Partien, Sperren und das Protokoll
command-server-end = Beende eine laufende Partie mit einem Ergebnis, nach einer Rückfrage
command-server-end-reason = Warum; beide Seiten lesen es
    .name = grund
command-server-end-winner = Wer gewinnt; ohne Angabe endet sie remis
    .name = gewinner
command-server-end-match = Welche Partie, wenn nicht die dieses Threads
    .name = partie
command-server-abort = Brich eine laufende Partie ohne Ergebnis ab, nach einer Rückfrage
command-server-abort-reason = Warum; beide Seiten lesen es
    .name = grund
command-server-abort-match = Welche Partie, wenn nicht die dieses Threads
    .name = partie
command-server-annul = Annulliere eine beendete Partie für die Wertung, nach einer Rückfrage
command-server-annul-reason = Warum; beide Seiten lesen es
    .name = grund
command-server-annul-match = Welche Partie, wenn nicht die dieses Threads
    .name = partie
command-server-unstick = Zeig eine Partie neu, deren Bretter ausbleiben oder deren Thread fehlt
command-server-unstick-match = Welche Partie, wenn nicht die dieses Threads
    .name = partie
command-server-unstick-reason = Warum; beide Seiten lesen es
    .name = grund
command-server-ban = Sperre jemanden auf diesem Server fürs Spielen, nach einer Rückfrage
command-server-ban-member = Wer nicht spielen darf
    .name = mitglied
command-server-ban-reason = Warum; das Mitglied liest es
    .name = grund
command-server-unban = Lass jemanden wieder spielen, der gesperrt ist
command-server-unban-member = Wer wieder spielen darf
    .name = mitglied
command-server-unban-reason = Warum, fürs Protokoll
    .name = grund
command-server-bans = Sieh, wer auf diesem Server fürs Spielen gesperrt ist
command-server-log = Sieh, was Moderatoren hier getan haben, wann und warum
choice-match-of-server = { $id } { $game }: { $first } – { $second }

## Settings

server-home = { $home ->
    [challenge-thread] in eigenen Threads, wo die Herausforderung steht
    [challenge] wo die Herausforderung steht, ohne Threads
    [channel-thread] in eigenen Threads in { $channel }
    [channel] in { $channel }, ohne Threads
   *[forum] in eigenen Beiträgen in { $channel }
}
server-everybody = alle
server-role = Mitglieder mit { $role }
server-most-anywhere = so viele wie überall
language-server = die des Servers
language-en-US = English
language-de = Deutsch
language-fr = Français
language-es-ES = Español
language-pt-BR = Português
language-pl = Polski
language-ja = 日本語
select-home = Wähle einen Kanal oder ein Forum für alle Partien
select-challengers = Wähle die Rolle, die herausfordern darf
button-no-home = Wo die Herausforderung steht
button-threads = Eigene Threads: { $on ->
    [yes] ja
   *[no] nein
}
button-everybody = Alle dürfen herausfordern
button-settings-players = Wer spielt, und Sprache
button-settings-boards = Orte und Bretter

## Rulings

ask-ruling = { $ruling ->
    [first] Partie { $id } beenden? { $first } gewinnt gegen { $second }.
    [second] Partie { $id } beenden? { $second } gewinnt gegen { $first }.
    [draw] Partie { $id } von { $first } und { $second } remis beenden?
    [abort] Partie { $id } von { $first } und { $second } ohne Ergebnis abbrechen?
    [annul] Partie { $id } von { $first } und { $second } annullieren? Sie zählt dann für keine Wertung, und alle Wertungen werden neu berechnet.
   *[unstick] Alles über Partie { $id } von { $first } und { $second } neu zeigen?
}
button-confirm-ruling = Ja, so machen
button-no-ruling = Nein, so lassen
not-ruled = In Ordnung. Es bleibt, wie es ist.
ruled = { $ruling ->
    [abort] Partie { $id } ist ohne Ergebnis abgebrochen. Beide lesen, warum.
    [annul] Partie { $id } ist annulliert. Beide lesen, warum, und die Wertungen werden neu berechnet.
    [unstick] Alles über Partie { $id } ist unterwegs.
   *[end] Partie { $id } ist beendet. Beide lesen, warum.
}
ruling-players = { $first } und { $second }:
ruling-reason = Grund: { $reason }
ruling-annul = **Annulliert:** Ein Moderator hat diese Partie für ungültig erklärt. Sie zählt für keine Wertung.
ruling-unstick = Ein Moderator hat diese Partie neu zeigen lassen.
annulled = **Annulliert:** Diese Partie zählt für keine Wertung.
match-goes-on = **{ $game }** { $id }: { $first } gegen { $second }. Die Partie geht hier weiter.

## Bans

ask-ban = { $user } auf diesem Server fürs Spielen sperren? Dann kann { $user } hier nicht mehr herausfordern, annehmen oder herausgefordert werden, und offene Herausforderungen werden zurückgezogen.
ask-reban = { $user } ist schon fürs Spielen gesperrt. Soll die Sperre einen anderen Grund bekommen?
ban-new-reason = Neuer Grund: { $reason }
ban-running = Laufende Partien gehen weiter, und die Uhren auch: { $ids }. Sie können und müssen zu Ende gespielt werden, wenn du nicht eine mit `/server end` oder `/server abort` beendest.
ban-none-running = Laufende Partien gibt es hier keine.
ask-ban-told = Ich sage es per Direktnachricht.
ban-told = Ich sage es der Person per Direktnachricht.
ban-untold = Diese Person hat hier nie gespielt, darum schreibe ich ihr nicht. Sie erfährt es, wenn sie spielen will.
banned = { $user } kann auf diesem Server nicht mehr herausfordern, annehmen oder herausgefordert werden. Offene Herausforderungen sind zurückgezogen. `/server unban` hebt es auf.
rebanned = Die Sperre von { $user } hat jetzt einen anderen Grund.
unbanned = { $user } darf auf diesem Server wieder spielen.
not-banned = { $user } ist hier nicht gesperrt.
bans-none = Auf diesem Server ist niemand fürs Spielen gesperrt.
bans-head = **Auf diesem Server fürs Spielen gesperrt**
ban-word = **Moderatoren von { $server } haben dich dort fürs Spielen gesperrt.**
ban-word-reason = Moderatoren von { $server } haben den Grund deiner Sperre geändert.
ban-word-over = Moderatoren von { $server } haben deine Sperre aufgehoben: Du darfst dort wieder spielen.
ban-word-effect = Du kannst dort nicht mehr herausfordern, annehmen oder herausgefordert werden. Deine laufenden Partien gehen weiter, und die Uhren auch: Spiel sie bitte zu Ende. Wenn du das für einen Irrtum hältst, schreib den Moderatoren des Servers.

## The log

log-none = Noch keine Eingriffe von Moderatoren.
log-head = Was Moderatoren auf diesem Server getan haben, das Neueste zuerst:
log-line = { $deed ->
    [win] { $moderator } hat { $id } als Sieg von { $user } beendet
    [draw] { $moderator } hat { $id } remis beendet
    [abort] { $moderator } hat { $id } ohne Ergebnis abgebrochen
    [annul] { $moderator } hat { $id } annulliert
    [unstick] { $moderator } hat { $id } neu zeigen lassen
    [ban] { $moderator } hat { $user } fürs Spielen gesperrt
    [reban] { $moderator } hat den Grund der Sperre von { $user } geändert
    [unban] { $moderator } lässt { $user } wieder spielen
   *[settings] { $moderator } hat die Einstellungen geändert
}
log-off-ladder = { $moderator } hat { $user } von der Leiter von { $game } genommen
log-cancelled-tournament = { $moderator } hat Turnier { $number } abgesagt
log-withdrew-entrant = { $moderator } hat { $user } aus Turnier { $number } genommen
log-called-off-contest = { $moderator } hat Wettkampf { $number } abgesagt
log-setting = { $moderator } hat { $setting ->
    [theme] die Farben
    [bottom] die Seite unten
    [home] den Ort der Partien
    [threads] die Threads für Partien
    [language] die Sprache
    [challengers] die Rolle zum Herausfordern
    [most] die Höchstzahl laufender Partien
    [seat-role] die Rolle, die für freie Plätze angepingt wird
    [open] ob andere Server diesen finden
    [best-role] die Rolle für die ersten drei der Rangliste
    [champion-role] die Rolle für Platz 1 der vorigen Saison
   *[usual-pace] die übliche Bedenkzeit
} geändert: { $from } → { $to }
log-paces = { $moderator } hat die Bedenkzeiten zur Wahl geändert: { $what }
log-paces-added = neu { $paces }
log-paces-removed = nicht mehr { $paces }
log-at-challenge = wo die Herausforderung steht
log-no-role = keine Rolle
log-threads = { $on ->
    [yes] ja
   *[no] nein
}

## Refusals

refused-home = In { $channel } kann ich keine Partien zeigen, denn mir fehlen dort diese Berechtigungen: { $names }. Es bleibt, wie es ist.
refused-home-gone = Diesen Kanal gibt es nicht mehr. Es bleibt, wie es ist.
refused-home-tag = In { $channel } kann ich keine Partien zeigen: Dort braucht jeder Beitrag einen Tag, und ich kann keinen davon verwenden. Füge einen Tag hinzu, den alle verwenden können, oder gib mir dort diese Berechtigung: { $names }. Es bleibt, wie es ist.
server-home-gone = Der Kanal, der für Partien gewählt war, wurde gelöscht. Partien erscheinen darum, wo die Herausforderung steht.
server-home-lacks = In { $channel } fehlen mir diese Berechtigungen: { $names }. Solange das so ist, erscheint eine Partie, die ich dort nicht zeigen kann, wo die Herausforderung gestellt wird.
server-home-tag = In { $channel } braucht jeder Beitrag einen Tag, und ich kann keinen davon verwenden. Füge einen Tag hinzu, den alle verwenden können, oder gib mir dort diese Berechtigung: { $names }. Bis dahin erscheinen Partien, wo die Herausforderung steht.
refused-needs-role = Auf diesem Server können nur Mitglieder mit { $role } herausfordern. Annehmen können alle.
refused-many-matches-here = Du hast auf diesem Server so viele laufende Partien, wie hier jemand haben darf ({ $most }). Spiel erst eine zu Ende.
refused-banned = Moderatoren haben dich auf diesem Server fürs Spielen gesperrt. Deine laufenden Partien kannst du zu Ende spielen.
refused-banned-reason = Moderatoren haben dich auf diesem Server fürs Spielen gesperrt. Grund: { $reason } Deine laufenden Partien kannst du zu Ende spielen.
refused-their-ban = { $user } kann auf diesem Server zurzeit nicht spielen.
refused-no-reason = Bitte gib einen Grund an: Beide lesen ihn.
refused-long-reason = Ein Grund hat höchstens { $most } Zeichen.
refused-mention-in-reason = Ein Grund erwähnt niemanden, also lass bitte das @ weg.
refused-not-playing = { $user } spielt Partie { $id } nicht, kann sie also nicht gewinnen.
refused-annulled-before = Partie { $id } ist schon annulliert.
refused-no-match-named = Bitte sag, welche Partie: Wähle sie in der Option `partie`, oder nimm den Befehl in ihrem Thread.
refused-own-match = Du spielst Partie { $id } selbst. Jemand anderes, der diesen Server verwalten darf, muss darüber entscheiden.
refused-not-asked = Diese Frage ist erledigt: Sie ist beantwortet, oder du hast seitdem nach etwas anderem gefragt. Nimm den Befehl noch einmal.
refused-ban-yourself = Dich selbst kannst du nicht sperren. Es bleibt, wie es ist.
refused-ban-bot = { $user } ist ein Bot, und Bots spielen nicht. Es bleibt, wie es ist.
refused-ban-manager = { $user } darf diesen Server verwalten und könnte die Sperre sofort aufheben. Nimm erst diese Berechtigung weg.
refused-banned-before = { $user } ist hier schon fürs Spielen gesperrt. Mit `/server ban` und einem Grund gibst du ihn an; `/server unban` hebt die Sperre auf.
refused-banned-before-reason = { $user } ist hier schon fürs Spielen gesperrt. Grund: { $reason } `/server ban` mit einem anderen Grund ändert ihn; `/server unban` hebt die Sperre auf.
