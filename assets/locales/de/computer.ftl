### The computer as an opponent.

## The computer

computer-name = Computer (Stufe { $level })

## Matches

computer-thinking = { $player } denkt nach …
computer-answers-here = Der Gegenzug erscheint hier. Wenn nicht, drücke **Aktualisieren**.
button-refresh = Aktualisieren
computer-begun = Partie { $id } beginnt: Du spielst { side-name } gegen den Computer (Stufe { $level }). Nur du siehst sie, bis du sie teilst.
computer-begun-direct = Partie { $id } beginnt: Du spielst { side-name } gegen den Computer (Stufe { $level }). Das Brett ist in deinen Direktnachrichten: { $link }
computer-comes = Deine Partie { $game } gegen den Computer (Stufe { $level }) beginnt.
computer-guided = Neues erkläre ich, wenn es vorkommt.
computer-won = Du hast Stufe { $level } besiegt. Versuch als Nächstes Stufe { $next }.
computer-won-highest = Du hast die höchste Stufe besiegt. Glückwunsch!
computer-lost = Versuch Stufe { $level } noch einmal oder Stufe { $lower }.
button-next-level = Weiter: Stufe { $level }
button-lower-level = Leichter: Stufe { $level }
button-share = Teilen
button-continue = { $id } weiterspielen
match-shared = Partie { $id } ist geteilt: Andere können jetzt zuschauen.
result-shared = Das Ergebnis steht jetzt in { $channel }.
computer-agreed = { $kind ->
    [draw] Der Computer nimmt an: { $id } endet remis.
   *[takeback] Dein letzter Zug in { $id } ist zurückgenommen.
}
computer-declined = Der Computer lehnt ab: Er steht in { $id } besser. Frag nach dem nächsten Zug wieder. Habt ihr beide { $moves } Züge lang nichts geschlagen, nimmt er an, außer er sieht einen Gewinn.
computer-records = **Gegen den Computer:** { $records }
computer-beaten = { $game }: bis Stufe { $level } besiegt
computer-unbeaten = { $game }: noch nicht besiegt

## Refusals

refused-computer-many =
    Mehr als { $most } Partien gegen den Computer gehen nicht. Spiel eine zu Ende oder gib eine auf:
    { $matches }
button-resign-match = { $id } aufgeben
refused-computer-often = Du hast in der letzten Stunde zu viele Partien begonnen. Die nächste kannst du { $until } beginnen.
refused-computer-before = Deine nächste Partie, { $id }, hat schon begonnen: siehe `/matches`.
refused-computer-learns = Du lernst dieses Spiel schon in { $id }: siehe `/matches`.
refused-computer-draw = Der Computer beantwortet Remisvorschläge sofort: Zieh ohne oder benutze `/draw`.
refused-computer-direct = Ich kann dir keine Direktnachrichten schicken. Erlaube sie in deinen Privatsphäre-Einstellungen oder benutze `/play` auf einem Server, auf dem ich bin.
refused-computer-share = Partie { $id } kannst du nur auf dem Server teilen, auf dem sie begonnen hat: Benutze dort `/match`.

## A first match

button-quiet = Nichts mehr erklären
tips-off = In { $id } erkläre ich nichts mehr.
button-learn-by-playing = Zeig es mir beim Spielen
tip-begin = { $on ->
    [board] Tippe nach **Ziehen** auf eine Figur und ihr Ziel und bestätige.
    [card] Tippe auf eine Figur und ihr Ziel und bestätige.
   *[page] Tippe auf eine deiner markierten Figuren, dann auf ihr Ziel.
}
tip-chance = Du kannst mit dem nächsten Zug gewinnen!
tip-danger = Vorsicht: Der Computer hat gerade einen Gewinn übersehen. Sieh nach, was droht.
tip-missed = Du hast einen Gewinn übersehen. { $on ->
    [page] Mit **{ button-takeback }** kannst du den Zug zurücknehmen.
   *[elsewhere] Mit `/match` kannst du den Zug zurücknehmen.
}
tip-choice = Mehrere Figuren haben das Schlagen versäumt: Das Gegenüber entfernt eine davon und zieht dann.
tip-forfeit = Versäumtes Schlagen hat eine Figur gekostet. Sieh vor jedem Zug nach, ob du schlagen kannst.
tip-must = { $on ->
    [page] Du kannst schlagen. Schlägt eine Figur nicht, die es könnte, kannst du sie verlieren.
   *[elsewhere] Mit den Figuren, die in der Liste markiert sind, kannst du schlagen. Schlägt eine markierte Figur nicht, kannst du sie verlieren.
}
tip-chain = Eine Kette: Eine Figur kann in einem Zug mehrere schlagen.
tip-capture = Du hast zum ersten Mal geschlagen! Geschlagene Figuren kommen nicht zurück.
tip-captured = Der Computer hat geschlagen. Kannst du zurückschlagen?
tip-stack = Steine stapeln sich zu Türmen. Zieh einen ganzen Turm oder nur seine oberen Steine, so viele Felder weit, wie es Steine sind.
tip-exchange = Zwei Figuren haben die Plätze getauscht: Auch das ist ein Zug.

## Help

play-which = **Wähle ein Spiel:**
button-play-computer = Gegen den Computer spielen
button-find-opponent = Gegenüber suchen

button-change-terms = Bedingungen ändern
draft = **{ $game }** gegen { $opponent }: { $pace } · { $rated ->
    [yes] gewertet (ändert beide Wertungen)
   *[no] nicht gewertet
} · { draft-side }{ $weekends ->
    [yes] { "" } · am Wochenende steht die Uhr
   *[no] { "" }
}.
draft-side = { $side ->
    [first] du beginnst
    [second] dein Gegenüber beginnt
   *[lot] der Zufall entscheidet, wer beginnt
}
draft-computer = **{ $game }** gegen { $opponent }: { draft-side }.
draft-anyone = alle, die wollen
select-level = Gegen den Computer auf Stufe … spielen ({ $level } passt zu dir)
level-option = Stufe { $level }
level-about = { $about ->
    [lowest] Für den Einstieg
    [easy] Leicht
    [medium] Mittel
    [hard] Schwer
    [highest] Die stärkste
   *[fitting] Passt zu dir
}
select-draft-pace = Wähle die Bedenkzeit …
select-draft-side = Wähle, wer beginnt …
select-draft-size = Wähle die Größe des Bretts …
button-draft-send = Herausforderung senden
button-draft-rated = { $on ->
    [yes] Nicht gewertet spielen
   *[no] Gewertet spielen
}
button-draft-weekends = { $on ->
    [yes] Uhr an Wochenenden laufen lassen
   *[no] Uhr an Wochenenden anhalten
}
