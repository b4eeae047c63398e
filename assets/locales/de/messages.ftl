### What the bot says in channels, and what it answers when all is well.

## Names

side-name = { $side ->
    [red] Rot
    [blue] Blau
    [white] Weiß
    [black] Schwarz
    [orange] Orange
    [green] Grün
   *[other] { $side }
}

piece-king = König
piece-guard = Wächter
piece-serf = Knecht
piece-courtesan = Kurtisane
piece-man = Stein
piece-tower = Turm
piece-stone = Stein

aim-line = **{ rules-aim-heading }:** { $about }
about-courtyard = Bring deinen König von der anderen Seite in den Innenhof. Versäumtes Schlagen kostet die Figur.
about-king-and-courtesan = Bring deinen König in die gegenüberliegende Ecke oder schlag den gegnerischen König.
about-guard-and-towers = Bring deinen Wächter auf die gegnerische Burg oder schlag den gegnerischen Wächter. Steine stapeln sich zu Türmen, die weiter ziehen.
about-kings-court = Spring über Steine beider Farben und halte länger als dein Gegenüber einen Stein im Hof in der Mitte.
about-line = - **{ $game }:** { $about }

## Challenges

challenge-sent = Herausforderung { $id } ist unterwegs zu { $opponent }.
challenge-open = Herausforderung { $id } steht allen auf diesem Server offen.
challenge-no-thread = Die Partie wird in diesem Kanal gespielt. Für einen Thread brauche ich Berechtigungen von der Verwaltung des Servers: { $names }.
challenge-boards = Sobald die Herausforderung angenommen ist, { $where ->
    [thread] öffne ich hier einen Thread
    [thread-there] öffne ich dort einen Thread
    [post] öffne ich einen Beitrag für die Partie
    [there] erscheinen die Bretter dort
   *[here] erscheinen die Bretter hier
}, und ich pinge dich an, wenn du am Zug bist.
challenge-head = **{ $game }** { $id }: { $challenger } fordert { $opponent } heraus.
challenge-head-open = **{ $game }** { $id }: { $challenger } sucht jemanden zum Spielen.
challenge-terms = { $side ->
    [first] { $challenger } beginnt.
    [second] Das Gegenüber von { $challenger } beginnt.
   *[lot] Wer beginnt, entscheidet der Zufall.
} Läuft { $expires } ab.
challenge-waits = Wartet auf eine Antwort.
challenge-accepted = Angenommen: { $first } beginnt gegen { $second }.
challenge-closed = { $how ->
    [declined] Diese Herausforderung wurde abgelehnt.
    [withdrawn] Diese Herausforderung wurde zurückgezogen.
   *[expired] Diese Herausforderung hat niemand rechtzeitig angenommen.
}
joined = Du bist dabei: Partie { $id } beginnt.
many-threads = Auf diesem Server gab es in der letzten Stunde viele neue Threads, darum wird Partie { $id } im Kanal gespielt.
blocked = Du hast { $user } blockiert: Ihr könnt einander nicht herausfordern, und Züge dieser Person pingen dich nicht an. Sie erfährt nichts davon. `/settings` hebt es auf.
unblocked = { $user } ist nicht mehr blockiert.
not-blocked = Du hast { $user } nicht blockiert.
blocks-none = Du hast niemanden blockiert.
blocks-head = **Du hast blockiert**
challenge-whom = **{ $game }:** Gegen wen möchtest du spielen?
challenge-elsewhere = Die Herausforderung steht in { $channel }.

button-accept = Annehmen
button-decline = Ablehnen
button-withdraw = Zurückziehen
button-challenge = Herausfordern
button-tutorial = Tutorial
button-anybody = Für alle öffnen
select-opponent = Wähle ein Gegenüber

## Boards

restored = Der Bot wurde aus einer Sicherung von { $time } wiederhergestellt. Was danach geschah, ist verloren; { $then ->
    [challenge] deshalb steht diese Herausforderung noch einmal hier
   *[board] die Partie geht von diesem Brett aus weiter
}.
moves-played = { $ply ->
    [0] Startstellung
    [one] 1 Zug gespielt
   *[other] { $ply } Züge gespielt
}
board-head = **{ $game }** { $id } · { moves-played }
hop-sign = -# `^` ist ein Sprung über einen eigenen Stein, `x` einer, der schlägt.
board-begin = { $player } spielt { side-name } und beginnt gegen { $opponent }. Drücke **Ziehen**.
board-turn = { $player }, du bist am Zug.
played = Du hast in { $id } `{ $move }` gezogen.

# Was ein Zug getan hat, Figur für Figur: „Rot: Turm c3→c5, schlägt: Wächter c5.“
deed = { side-name }: { $does ->
    [removes] nimmt vom Brett, was das Schlagen versäumt hat: { $lost }
   *[moves] { $piece } { $path }{ $onto ->
        [none] { "" }
        [stack] { "" }, bildet einen Turm aus { $height }
       *[other] { "" }, tauscht den Platz mit { $onto }
    }{ $captured ->
        [none] { "" }
       *[other] { "" }, schlägt: { $captured }
    }{ $lost ->
        [none] { "" }
       *[other] { "" }, verliert durch versäumtes Schlagen: { $lost }
    }
}.
deed-at-stake = { side-name } hat mehrmals das Schlagen versäumt, darum entfernt das Gegenüber eine dieser Figuren: { $pieces }.
deeds-before = Davor: { $moves }
deed-planned = Bedingter Zug: { $deed }

button-move = Ziehen
button-resign = Aufgeben

form-move-title = Dein Zug in { $id }
form-move-label = Felder, vom ersten bis zum letzten
form-move-placeholder = zum Beispiel a7-a6

## Ends

ask-resign = Partie { $id } gegen { $opponent } aufgeben? Das lässt sich nicht rückgängig machen.
ask-resign-too-short = Sie wird nicht gewertet, weil noch nicht beide zwei Züge gemacht haben.
button-confirm-resign = Ja, aufgeben
button-keep-playing = Nein, weiterspielen
resigned = Du hast { $id } aufgegeben.
not-resigned = In Ordnung. Die Partie geht weiter.

result-win = **{ side-name } gewinnt:** { $reason }. { $winner } besiegt { $loser }!
result-draw = **Remis:** { $reason }.
result-none = **Ohne Ergebnis:** { $reason }.
result-out-of-time = Die Zeit von { $player } ist abgelaufen, bevor beide zwei Züge gemacht hatten.

# Warum eine Partie endete, in höchstens 40 Buchstaben. Die Seite ist die, die verloren hat.
reason = { $why ->
    [cy-courtyard] der König ist im Innenhof
    [cy-kings] beide Könige sind geschlagen
    [cy-pieces] { side-name } hat keine Figur mehr
    [cy-nobody] keine Seite hat einen erlaubten Zug
    [kc-king] { side-name } hat den König verloren
    [kc-home] der König steht auf dem Heimfeld
    [gt-guard] { side-name } hat den Wächter verloren
    [gt-castle] der Wächter steht auf der Burg
    [kk-court] { side-name } hat keinen Stein mehr im Hof
    [cannot-move] { side-name } hat keinen erlaubten Zug
    [resignation] { side-name } gibt auf
    [agreement] beide sind einverstanden
    [repetition] dieselbe Stellung zum dritten Mal
    [timeout] { side-name } hat keine Zeit mehr
    [departure] { side-name } hat den Server verlassen
    [deletion] { side-name } hat alle Daten gelöscht
    [adjudication] von der Moderation entschieden
    [aborted] von der Moderation abgebrochen
    [silence] { side-name } hat lange nichts getan
    [unplayed] zu Ende, bevor es richtig losging
    [replaced] das Brett geht an die Reserve
   *[rules] nach den Regeln
}

# On pictures, where there is little room.
caption-result = { $result ->
    [won] { side-name } gewinnt
    [draw] Remis
   *[none] Ohne Ergebnis
}: { $reason }
caption-preview = VORSCHAU
note-court = im Hof { $count }

card-won = **{ side-name }** ({ $winner }) besiegt **{ $other }** ({ $loser }) { $ply ->
    [0] vor dem ersten Zug
    [one] nach 1 Zug
   *[other] nach { $ply } Zügen
}: { $reason }.
card-undecided = **{ $result ->
    [draw] Remis
   *[none] Ohne Ergebnis
}:** { $first } und { $second }, { $ply ->
    [0] vor dem ersten Zug
    [one] nach 1 Zug
   *[other] nach { $ply } Zügen
}: { $reason }.
card-thread = Die Partie ist in { $thread }.

## Lists

matches-running = **Deine Partien**
matches-challenges = **Herausforderungen**
matches-elsewhere = **Auf anderen Servern**
matches-continue-elsewhere = spiel sie dort weiter, wo du sie begonnen hast, oder mit `/matches` in Direktnachrichten mit mir
matches-none = Du hast keine Partien, und es gibt keine offenen Herausforderungen. Beginne eine Partie mit `/challenge`.
more = … und { $count } weitere
button-edit-again = Ändern und erneut versuchen
matches-more-where = … und { $count } weitere: `/board` und `/join` zeigen sie
matches-declined = Du hast die Herausforderung { $id } abgelehnt.
button-list-move = In { $id } ziehen
button-list-accept = { $id } annehmen
button-list-decline = { $id } ablehnen
alt-waiting-boards = Bretter, auf denen du am Zug bist
matches-line = { $turn ->
    [yours] **Du bist am Zug:** { $id } { $game } gegen { $opponent }
   *[theirs] { $opponent } ist am Zug: { $id } { $game }
}{ $time ->
    [none] { $turn ->
        [yours] { "" }, Zug begonnen { $since }
       *[theirs] { "" }, Zug begonnen { $since }
    }
    [runs] { "" }, die Zeit endet { $until }
   *[up] { "" }, die Zeit ist { $until } abgelaufen{ $turn ->
        [yours] { "" }
       *[theirs] { "" }. `/match` beendet die Partie.
    }
}
matches-challenge = { $id } { $game }: { $whose ->
    [own] deine Herausforderung
    [received] { $challenger } fordert dich heraus
   *[open] offene Herausforderung von { $challenger }
}. Läuft { $expires } ab{ $whose ->
    [own] .
   *[other] ; mit `/join` nimmst du an.
}

welcome = 👋 **Brettspiele für diesen Server, in eurem Tempo.** Vier Spiele, gegeneinander oder gegen den Computer: Eine Partie dauert Minuten, Tage oder Wochen.
button-welcome-settings = Einstellungen
button-what-it-does = Was ich kann
help-start = Brettspiele in deinem Tempo: Eine Partie dauert Minuten, Tage oder Wochen.
help-next = Mit `/play` oder `/challenge` beginnst du eine Partie, `/find` sucht ein Gegenüber, und mit `/join` nimmst du eine Herausforderung an. `/tutorial` und `/rules` erklären die Spiele. Wenn ich dich anpinge, drücke **Ziehen** unter dem Brett.
help-play =
    {""}**Spielen:** Jede Partie hat einen Thread mit ihrem Brett. Wenn ich dich anpinge, drücke **Ziehen** unter dem Brett oder benutze `/move`. Alles andere findest du unter **Mehr** und mit `/match`: Uhr, bedingte Züge, Notizen.
    `/draw` bietet Remis an, und dein Gegenüber kann bis zum nächsten Zug antworten. `/resign` gibt eine Partie auf, nach einer Rückfrage.
help-look =
    {""}**Ansehen:** `/board` zeigt das Brett von deiner Seite und `/matches`, was auf dich wartet. Mit `/match` siehst du die Züge oder verfolgst eine Partie per Direktnachricht.
    `/leaderboard` zeigt die Rangliste und `/profile` ein Profil. `/history` zeigt beendete Partien, `/replay` spielt eine davon nach.
help-choose = **Einstellungen:** Unter `/settings` findest du deine Bretter, Erinnerungen, Zeitzone, Urlaub und Blockierungen.
help-managers = **Verwaltung:** Wer diesen Server verwalten darf, findet unter `/server` Einstellungen, Belohnungen und Moderation.
button-help-start = Start
button-help-match = In der Partie
button-help-ratings = Rangliste und Nachspielen
button-help-together = Turniere und Wettkämpfe
button-help-managers = Für die Verwaltung

## Rules

page-footer = { $game } · Seite { $page } von { $pages }. { $credit }
button-previous = Zurück
button-next = Weiter
button-author = Website des Autors

## Pictures in words

alt-start = Startstellung von { $game }.
alt-head = Brett von { $game }, { moves-played }.
alt-turn = { side-name } ist am Zug.
alt-result = { caption-result }.
alt-side = { side-name }: { $pieces }.
alt-stack = { $square } ({ $height } Steine)
