### What moderators do: settings of a server, rulings about matches, bans, and the log.

## Commands

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
server-most-anywhere = die übliche Höchstzahl
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
button-everybody = Alle dürfen herausfordern

## Rulings

ask-ruling = { $ruling ->
    [first] Partie { $id } beenden? { $first } gewinnt gegen { $second }.
    [second] Partie { $id } beenden? { $second } gewinnt gegen { $first }.
    [draw] Partie { $id } von { $first } und { $second } remis beenden?
    [abort] Partie { $id } von { $first } und { $second } ohne Ergebnis abbrechen?
    [annul] Partie { $id } von { $first } und { $second } aus den Wertungen nehmen? Alle Wertungen werden dann neu berechnet.
   *[unstick] Alles zu Partie { $id } von { $first } und { $second } noch einmal zeigen?
}
button-confirm-ruling = Ja, so machen
button-no-ruling = Nein, nichts ändern
not-ruled = In Ordnung. Es hat sich nichts geändert.
ruled = { $ruling ->
    [abort] Partie { $id } ist ohne Ergebnis abgebrochen. Beide erfahren den Grund.
    [annul] Partie { $id } zählt nicht mehr. Beide erfahren den Grund, und die Wertungen werden neu berechnet.
    [unstick] Alles zu Partie { $id } ist unterwegs.
   *[end] Partie { $id } ist beendet. Beide erfahren den Grund.
}
ruling-players = { $first } und { $second }:
ruling-reason = Grund: { $reason }
ruling-annul = **Annulliert:** Die Moderation hat diese Partie für ungültig erklärt. Sie zählt für keine Wertung.
ruling-unstick = Die Moderation hat diese Partie noch einmal zeigen lassen.
annulled = **Annulliert:** Diese Partie zählt für keine Wertung.
match-goes-on = **{ $game }** { $id }: { $first } gegen { $second }. Die Partie geht hier weiter.

## Bans

ask-ban = { $user } auf diesem Server fürs Spielen sperren? Dann kann { $user } hier nicht mehr herausfordern, annehmen oder herausgefordert werden, und offene Herausforderungen werden zurückgezogen.
ask-reban = { $user } ist schon fürs Spielen gesperrt. Soll die Sperre einen anderen Grund bekommen?
ban-new-reason = Neuer Grund: { $reason }
ban-running = Diese Partien laufen weiter, samt Uhr: { $ids }. Sie müssen zu Ende gespielt werden, außer du beendest eine mit **Moderieren** auf ihrer Karte (`/match`).
ban-none-running = Laufende Partien gibt es hier nicht.
ask-ban-told = Die Person erfährt es per Direktnachricht.
ban-told = Die Person erfährt es per Direktnachricht.
ban-untold = Diese Person hat hier nie gespielt, darum schreibe ich ihr nicht. Sie erfährt es, wenn sie spielen will.
banned = { $user } kann auf diesem Server nicht mehr herausfordern, annehmen oder herausgefordert werden. Offene Herausforderungen sind zurückgezogen. `/server` hebt die Sperre wieder auf.
rebanned = Die Sperre von { $user } hat jetzt einen anderen Grund.
unbanned = { $user } kann auf diesem Server wieder spielen.
not-banned = { $user } ist hier nicht gesperrt.
bans-none = Auf diesem Server ist niemand fürs Spielen gesperrt.
bans-head = **Auf diesem Server fürs Spielen gesperrt**
ban-word = **Die Moderation von { $server } hat dich dort fürs Spielen gesperrt.**
ban-word-reason = Die Moderation von { $server } hat den Grund deiner Sperre geändert.
ban-word-over = Die Moderation von { $server } hat deine Sperre aufgehoben: Du kannst dort wieder spielen.
ban-word-effect = Du kannst dort nicht mehr herausfordern, annehmen oder herausgefordert werden. Deine laufenden Partien gehen weiter, auch ihre Uhren, also spiel sie bitte zu Ende. Wenn du das für einen Irrtum hältst, schreib der Moderation des Servers.

## The log

log-none = Noch keine Eingriffe der Moderation.
log-head = Eingriffe der Moderation auf diesem Server, die neuesten zuerst:
log-line = { $deed ->
    [win] { $moderator } hat { $id } als Sieg von { $user } beendet
    [draw] { $moderator } hat { $id } remis beendet
    [abort] { $moderator } hat { $id } ohne Ergebnis abgebrochen
    [annul] { $moderator } hat { $id } annulliert
    [unstick] { $moderator } hat { $id } noch einmal zeigen lassen
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
log-paces = { $moderator } hat die angebotenen Bedenkzeiten geändert: { $what }
log-paces-added = neu { $paces }
log-paces-removed = entfernt { $paces }
log-at-challenge = wo die Herausforderung steht
log-no-role = keine Rolle
log-threads = { $on ->
    [yes] ja
   *[no] nein
}

## Refusals

refused-home = In { $channel } kann ich keine Partien zeigen, denn mir fehlen dort diese Berechtigungen: { $names }. Es hat sich nichts geändert.
refused-home-gone = Diesen Kanal gibt es nicht mehr. Es hat sich nichts geändert.
refused-home-tag = In { $channel } kann ich keine Partien zeigen: Dort braucht jeder Beitrag einen Tag, und ich kann keinen davon verwenden. Füge einen Tag hinzu, den alle verwenden können, oder gib mir dort diese Berechtigung: { $names }. Es hat sich nichts geändert.
server-home-gone = Der Kanal, der für Partien gewählt war, wurde gelöscht. Partien erscheinen darum, wo die Herausforderung steht.
server-home-lacks = In { $channel } fehlen mir diese Berechtigungen: { $names }. Solange das so ist, erscheint eine Partie, die ich dort nicht zeigen kann, wo die Herausforderung gestellt wird.
server-home-tag = In { $channel } braucht jeder Beitrag einen Tag, und ich kann keinen davon verwenden. Füge einen Tag hinzu, den alle verwenden können, oder gib mir dort diese Berechtigung: { $names }. Bis dahin erscheinen Partien, wo die Herausforderung steht.
refused-needs-role = Auf diesem Server können nur Mitglieder mit { $role } herausfordern. Annehmen können alle.
refused-many-matches-here = Du hast auf diesem Server schon { $most } laufende Partien, mehr geht hier nicht. Spiel erst eine zu Ende.
refused-banned = Die Moderation hat dich auf diesem Server fürs Spielen gesperrt. Deine laufenden Partien kannst du zu Ende spielen.
refused-banned-reason = Die Moderation hat dich auf diesem Server fürs Spielen gesperrt. Deine laufenden Partien kannst du zu Ende spielen. Grund: { $reason }
refused-their-ban = { $user } kann auf diesem Server zurzeit nicht spielen.
refused-no-reason = Bitte gib einen Grund an; beide Seiten sehen ihn.
refused-long-reason = Ein Grund hat höchstens { $most } Zeichen.
refused-mention-in-reason = In einem Grund darf niemand erwähnt werden; lass das @ bitte weg.
refused-not-playing = { $user } spielt Partie { $id } nicht, kann sie also nicht gewinnen.
refused-annulled-before = Partie { $id } ist schon annulliert.
refused-no-match-named = Bitte sag, welche Partie: Wähle sie in der Option `partie` oder benutze den Befehl in ihrem Thread.
refused-own-match = Du spielst Partie { $id } selbst. Darum muss ein anderes Mitglied, das diesen Server verwalten darf, über sie entscheiden.
refused-not-asked = Diese Frage ist erledigt: Sie ist beantwortet, oder du hast inzwischen etwas anderes begonnen. Benutze den Befehl noch einmal.
refused-ban-yourself = Dich selbst kannst du nicht sperren. Es hat sich nichts geändert.
refused-ban-bot = { $user } ist ein Bot, und Bots spielen nicht. Es hat sich nichts geändert.
refused-ban-manager = { $user } darf diesen Server verwalten und könnte die Sperre sofort aufheben. Entziehe erst diese Berechtigung.
refused-banned-before = { $user } ist hier schon fürs Spielen gesperrt. Um einen Grund anzugeben, sperr das Mitglied noch einmal mit `/server` und `grund`. Auch aufheben kannst du die Sperre mit `/server`.
refused-banned-before-reason = { $user } ist hier schon fürs Spielen gesperrt. Sperrst du das Mitglied noch einmal mit einem anderen `grund`, gilt der neue. Auch aufheben kannst du die Sperre mit `/server`. Jetziger Grund: { $reason }

select-ban = Ein Mitglied sperren …
select-unban = Ein gesperrtes Mitglied wieder spielen lassen …
button-moderate = Moderieren
moderate = **Partie { $id }:** { $first } gegen { $second }. Was möchtest du tun? Ich frage dich nach einem Grund und dann noch einmal, bevor etwas geschieht.
button-ruling-first = Erste Seite gewinnt
button-ruling-second = Zweite Seite gewinnt
button-ruling-draw = Remis
button-ruling-cancel = Ohne Ergebnis abbrechen
button-ruling-void = Aus den Wertungen nehmen
button-ruling-repost = Noch einmal zeigen
form-reason-label = Grund; beide Seiten sehen ihn
form-reason-placeholder = zum Beispiel: beide sind damit einverstanden
button-threads = { $on ->
    [yes] Threads ausschalten
   *[no] Threads einschalten
}
