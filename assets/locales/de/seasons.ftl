### Saisons, Abzeichen, und was die Moderation ansehen sollte.

## Commands

season-wish-this = Diese Saison
season-wish-last = Vorige Saison

## Seasons

season-name = { $quarter ->
    [1] Januar bis März { $year }
    [2] April bis Juni { $year }
    [3] Juli bis September { $year }
   *[other] Oktober bis Dezember { $year }
}
season-title = { $pool }: die Besten dieses Servers, { $season }
season-runs = Die Saison läuft bis zum { $end }.
season-legend = Es zählt die dauerhafte Wertung. Einen Platz bekommt, wer hier in der Saison mindestens { $matches } gewertete Partien gegen mindestens { $opponents } verschiedene Mitglieder beendet. Die letzte Spalte zeigt, wie sich die Wertung in der Saison verändert hat. Wertungen mit Fragezeichen sind vorläufig und stehen am Ende.
season-own = { $player }: Platz { $place }, Wertung { $rating } ({ $gained }), { $wins } gewonnen, { $losses } verloren, { $draws } remis.
season-missing = Du hast noch keinen Platz. Es fehlen noch gewertete Partien: { $matches }, verschiedene Gegenüber: { $opponents }.
season-unranked = In dieser Saison hattest du keinen Platz.
season-empty = In dieser Saison hat noch niemand einen Platz.
season-was-empty = In dieser Saison hatte niemand einen Platz.
season-column-gained = +/−
button-season-before = Vorige Saison
button-season-after = Nächste Saison
refused-season-everywhere = Jeder Server hat eigene Saisons. Wähle diesen Server, oder lass die Saison weg, um alle Server zu sehen.

## Badges

badge-first = 🥇 Platz 1: { $season }
badge-giant-killer = 🗡️ Riesen bezwungen: { $id } gegen eine um { $points } Punkte höhere Wertung gewonnen
badge-iron-chair = 🪑 Sitzfleisch: { $count ->
    [one] 1 Partie
   *[other] { $count } Partien
} in einem Jahr, und keine auf Zeit verloren
badge-all-games = 🎲 Überall zu Hause: gewertete Siege in jedem Spiel

## Absences

same-absence = Nicht gewertet: in derselben Abwesenheit verloren wie { $id }; nur die zählt.
history-same-absence = nicht gewertet, dieselbe Abwesenheit wie { $id }

## Matches too short to be rated

too-short = Nicht gewertet: zu Ende, bevor beide zwei Züge gemacht hatten.
history-too-short = nicht gewertet, zu kurz

## Signals

signals-head = **Gewertete Partien der letzten { $days } Tage, die einen Blick wert sein können.** Das sind nur Zahlen, kein Urteil: Wer sich kennt, spielt oft miteinander, und wer neu ist, gibt früh auf.
signals-none = In den gewerteten Partien der letzten { $days } Tage ist nichts auffällig.
signals-more = … und { $count } weitere.
signals-next = `/history` zeigt die Partien einer Person. War eine Partie nicht fair, nimmst du sie mit **Moderieren** auf ihrer Karte (`/match`) aus den Wertungen.
signal-same-pair = { $one } und { $other } haben { $matches } Mal gegeneinander gespielt; gewonnen: { $wins } zu { $losses }.
signal-quick-against = { $player } hat gegen { $other } { $count } Mal vor Zug { $plies } aufgegeben.
signal-quick = { $player } hat gegen mehrere Mitglieder { $count } Mal vor Zug { $plies } aufgegeben.
signal-absent-against = { $player } hat gegen { $other } { $count } Mal auf Zeit verloren.
signal-absent = { $player } hat gegen mehrere Mitglieder { $count } Mal auf Zeit verloren.

## Honours

honour-without-best = Die ersten drei der Rangliste
honour-without-champion = Platz 1 der vorigen Saison
honours-news = Das Ende jeder Saison gebe ich in { $channel } bekannt.
honours-no-news = Das Ende einer Saison gebe ich nicht bekannt.
honours-best = Die ersten drei der Rangliste aller Spiele bekommen { $role }.
honours-no-best = Die ersten drei der Rangliste bekommen keine Rolle.
honours-champion = Platz 1 der vorigen Saison bekommt { $role }.
honours-no-champion = Platz 1 der vorigen Saison bekommt keine Rolle.
honours-may-not = Ich kann hier keine Rollen geben. Gib meiner Rolle die Berechtigung „Rollen verwalten“, schieb sie in den Servereinstellungen über diese Rollen und öffne diese Seite noch einmal.
honours-failed = { $count ->
    [one] 1 Rolle konnte ich bisher nicht geben.
   *[other] { $count } Rollen konnte ich bisher nicht geben.
} In den Servereinstellungen muss meine Rolle über denen stehen, die ich gebe. Ich versuche es jetzt noch einmal.
refused-no-honour = Diese Rolle kann ich nicht als Belohnung geben. Wähle eine, die keine Macht über andere gibt, auch in keinem Kanal, und keinem Bot gehört.
refused-honour-not-yours = Du kannst nur Rollen wählen, die du auch selbst vergeben könntest: Dafür brauchst du „Rollen verwalten“ und eine Rolle über dieser.
season-over = **Die Saison ist vorbei: { $season }**
season-had = { $count ->
    [one] 1 Person hatte einen Platz.
   *[other] { $count } Personen hatten einen Platz.
}
button-season-board = Ganze Rangliste

select-best-role = Rolle für die Besten …
select-champion-role = Rolle für Platz 1 der vorigen Saison …
button-news-here = Saisonende hier melden
button-no-news = Saisonende nicht mehr melden
button-no-best-role = Keine Rolle für die Besten
button-no-champion-role = Keine Rolle für Platz 1
