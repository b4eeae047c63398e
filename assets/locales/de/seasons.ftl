### Saisons, Abzeichen, und was die Moderation ansehen sollte.

## Commands

## Seasons

season-name = { $quarter ->
    [1] Januar bis März { $year }
    [2] April bis Juni { $year }
    [3] Juli bis September { $year }
   *[other] Oktober bis Dezember { $year }
}
season-title = { $pool }: die Besten hier, { $season }
season-runs = Die Saison läuft bis zum { $end }.
season-legend = { $runs ->
        [yes] Für einen Platz brauchst du hier in der Saison mindestens { $matches } gewertete Partien gegen mindestens { $opponents } verschiedene Mitglieder.
       *[no] Für einen Platz brauchte es hier in jener Saison mindestens { $matches } gewertete Partien gegen mindestens { $opponents } verschiedene Mitglieder.
    } +/− zeigt, wie sich die Wertung verändert hat. Ein Fragezeichen heißt: vorläufig, darum am Ende. { results-order }
season-missing = Du hast noch keinen Platz. Es fehlen gewertete Partien: { $matches }, Gegenüber: { $opponents }.
season-unranked = In dieser Saison hattest du keinen Platz.
season-empty = Noch hat niemand einen Platz.
season-was-empty = Niemand hatte einen Platz.
button-season-before = Vorige Saison
button-season-after = Nächste Saison
refused-season-everywhere = Jeder Server hat eigene Saisons. Wähle diesen Server, oder lass `saison` leer.

## Badges

badge-first = 🥇 Platz 1: { $season }
badge-giant-killer = 🗡️ Riesen bezwungen: { $id } gegen eine um { $points } Punkte höhere Wertung gewonnen
badge-iron-chair = ⏱️ Immer pünktlich: { $count ->
    [one] 1 Partie
   *[other] { $count } Partien
} in einem Jahr, keine auf Zeit verloren
badge-all-games = 🎲 Überall zu Hause: gewertete Siege in jedem Spiel

## Absences

same-absence = Nicht gewertet: in derselben Abwesenheit verloren wie { $id }. Nur { $id } zählt.
history-same-absence = nicht gewertet, dieselbe Abwesenheit wie { $id }

## Matches too short to be rated

too-short = Nicht gewertet: zu Ende, bevor beide zwei Züge gemacht hatten.
history-too-short = nicht gewertet, zu kurz

## Signals

signals-head = **Gewertete Partien der letzten { $days } Tage, die einen Blick wert sind.** Das beweist nichts: Wer sich kennt, spielt oft miteinander, und wer neu ist, gibt früh auf.
signals-none = Nichts Auffälliges in den gewerteten Partien der letzten { $days } Tage.
signals-next = `/history` zeigt die Partien einer Person. Eine unfaire Partie nimmst du aus den Wertungen: Öffne sie mit `/match` und drücke **Moderieren**.
signal-same-pair = { $one } und { $other } haben { $matches } Mal gegeneinander gespielt; gewonnen: { $wins } zu { $losses }.
signal-quick = { $player } hat gegen { $other ->
    [several] mehrere Mitglieder
   *[other] { $other }
} { $count } Mal vor Zug { $plies } aufgegeben.
signal-absent = { $player } hat gegen { $other ->
    [several] mehrere Mitglieder
   *[other] { $other }
} { $count } Mal auf Zeit verloren.

## Honours

honours-news = Saisonenden gebe ich in { $channel } bekannt.
honours-no-news = Saisonenden gebe ich nicht bekannt.
honours-best = Die ersten drei der Gesamtwertung bekommen { $role }.
honours-no-best = Die ersten drei bekommen keine Rolle.
honours-champion = Platz 1 der vorigen Saison bekommt { $role }.
honours-no-champion = Platz 1 der vorigen Saison bekommt keine Rolle.
honours-may-not = Ich kann hier keine Rollen geben. Gib meiner Rolle „Rollen verwalten“, schieb sie über diese Rollen und öffne diese Seite noch einmal.
honours-failed = { $count ->
    [one] 1 Rolle konnte ich nicht geben.
   *[other] { $count } Rollen konnte ich nicht geben.
} Schieb meine in den Servereinstellungen darüber; ich versuche es jetzt noch einmal.
refused-no-honour = Wähle eine Rolle, die keinem Bot gehört und in keinem Kanal Moderationsrechte hat.
refused-honour-not-yours = Für diese Rolle brauchst du „Rollen verwalten“ und eine Rolle über ihr.
season-over = **Die Saison ist vorbei: { $season }**
season-had = { $count ->
    [one] 1 Person hatte einen Platz.
   *[other] { $count } Personen hatten einen Platz.
}
season-podium = Saison · { $season }
alt-season-row = { $place }. { $name } { $rating } ({ $gained }), { $wins }–{ $losses }–{ $draws }.
alt-season-podium = Siegerpodest der Saison { $season }
button-season-board = Ganze Rangliste

select-best-role = Rolle für die Besten …
select-champion-role = Rolle für Platz 1 der vorigen Saison …
button-news-here = Saisonenden hier bekannt geben
button-no-news = Saisonenden nicht mehr bekannt geben
button-no-best-role = Keine Rolle mehr für die Besten
button-no-champion-role = Keine Rolle mehr für Platz 1
