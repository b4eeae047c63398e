### Saisons, Abzeichen, und was die Moderation ansehen sollte.

## Commands

command-leaderboard-season = Wer in einer Saison dieses Servers vorn war: in einem Vierteljahr
    .name = saison
command-server-signals = Sieh, welche gewerteten Partien dieses Servers einen Blick wert sind

season-wish-this = Diese Saison
season-wish-last = Letzte Saison

## Seasons

season-name = { $quarter ->
    [1] Januar bis März { $year }
    [2] April bis Juni { $year }
    [3] Juli bis September { $year }
   *[other] Oktober bis Dezember { $year }
}
season-title = { $pool }: die Besten dieses Servers, { $season }
season-runs = Die Saison läuft bis { $end }.
season-legend = Es zählt die dauerhafte Wertung. Einen Platz bekommt, wer hier in der Saison mindestens { $matches } gewertete Partien gegen mindestens { $opponents } Gegner beendet. Die letzte Spalte zeigt, was die Wertung darin gewonnen hat. Wertungen mit Fragezeichen sind vorläufig und stehen am Ende.
season-own = { $player }: Platz { $place }, Wertung { $rating } ({ $gained }), { $wins } gewonnen, { $losses } verloren, { $draws } remis.
season-missing = Du hast noch keinen Platz. Es fehlen an gewerteten Partien: { $matches }, an Gegnern: { $opponents }.
season-unranked = In dieser Saison hattest du keinen Platz.
season-empty = In dieser Saison hat noch niemand einen Platz.
season-was-empty = In dieser Saison hatte niemand einen Platz.
season-column-gained = +/−
button-season-before = Saison davor
button-season-after = Saison danach
refused-season-everywhere = Jeder Server hat eigene Saisons. Frag nach einer Saison dieses Servers, oder nach allen Servern ohne Saison.

## Badges

badge-first = 🥇 Platz 1: { $season }
badge-giant-killer = 🗡️ Riesenbezwinger: { $id } gegen eine um { $points } Punkte höhere Wertung gewonnen
badge-iron-chair = 🪑 Eiserner Stuhl: { $count ->
    [one] 1 Partie
   *[other] { $count } Partien
} in einem Jahr, und keine durch Zeit verloren
badge-all-games = 🎲 Überall zu Hause: gewertete Siege in jedem Spiel

## Absences

same-absence = Nicht gewertet: verloren in derselben Abwesenheit wie { $id }, die dafür zählt.
history-same-absence = nicht gewertet, dieselbe Abwesenheit wie { $id }

## Matches too short to be rated

too-short = Nicht gewertet: zu Ende, bevor beide zwei Züge gemacht hatten.
history-too-short = nicht gewertet, zu kurz

## Signals

signals-head = **Gewertete Partien der letzten { $days } Tage hier, die einen Blick wert sein können.** Das sind Zahlen und kein Urteil: Freunde spielen oft miteinander, und Anfänger geben früh auf.
signals-none = In den gewerteten Partien der letzten { $days } Tage hier sehe ich nichts, was einen Blick wert wäre.
signals-more = … und { $count } mehr.
signals-next = `/history` zeigt die Partien einer Person. War eine Partie nicht ernst gemeint, nimmt `/server annul` sie aus den Wertungen.
signal-same-pair = { $one } und { $other } haben { $matches } Mal gegeneinander gespielt; gewonnen: { $wins } zu { $losses }.
signal-quick-against = { $player } hat gegen { $other } { $count } Mal vor Zug { $plies } aufgegeben.
signal-quick = { $player } hat gegen mehrere Gegner { $count } Mal vor Zug { $plies } aufgegeben.
signal-absent-against = { $player } hat gegen { $other } { $count } Mal durch Zeit verloren.
signal-absent = { $player } hat gegen mehrere Gegner { $count } Mal durch Zeit verloren.

## Honours

command-server-honours = Sieh oder ändere, was dieser Server für seine Besten tut
command-server-honours-news = Das Ende jeder Saison in diesem Kanal bekannt geben
    .name = melden
command-server-honours-best = Eine Rolle für die ersten drei der Rangliste
    .name = beste
command-server-honours-champion = Eine Rolle für Platz 1 der vorigen Saison
    .name = saisonsieg
command-server-honours-without = Eine Rolle streichen: Niemand bekommt sie mehr
    .name = ohne
honour-without-best = Die ersten drei der Rangliste
honour-without-champion = Platz 1 der vorigen Saison
honours-news = Das Ende jeder Saison gebe ich in { $channel } bekannt.
honours-no-news = Das Ende einer Saison gebe ich nicht bekannt.
honours-best = Die ersten drei der Rangliste aller Spiele haben { $role }.
honours-no-best = Die ersten drei der Rangliste haben keine Rolle.
honours-champion = Platz 1 der vorigen Saison hat { $role }.
honours-no-champion = Platz 1 der vorigen Saison hat keine Rolle.
honours-may-not = Ich darf hier keine Rollen geben. Erlaube meiner Rolle „Rollen verwalten“, schieb sie in den Servereinstellungen über diese Rollen, und nutz `/server honours` noch einmal.
honours-failed = { $count ->
    [one] 1 Rolle konnte ich bisher nicht geben.
   *[other] { $count } Rollen konnte ich bisher nicht geben.
} In den Servereinstellungen muss meine Rolle über denen stehen, die ich gebe. Ich versuche es jetzt noch einmal.
refused-no-honour = Diese Rolle kann ich nicht für gutes Spiel geben. Wähl eine, die keine Macht über andere gibt, auch in keinem Kanal, und keinem Bot gehört.
refused-honour-not-yours = Du kannst nur Rollen wählen, die du auch selbst vergeben könntest: Dafür brauchst du „Rollen verwalten“ und eine Rolle über dieser.
season-over = **Die Saison ist vorbei: { $season }**
season-had = { $count ->
    [one] 1 Person hatte einen Platz.
   *[other] { $count } Personen hatten einen Platz.
}
button-season-board = Ganze Rangliste
