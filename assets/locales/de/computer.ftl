### The computer as an opponent.

## The computer

computer-1 = Computer (Stufe 1)
computer-2 = Computer (Stufe 2)
computer-3 = Computer (Stufe 3)
computer-4 = Computer (Stufe 4)
computer-5 = Computer (Stufe 5)
computer-6 = Computer (Stufe 6)
computer-7 = Computer (Stufe 7)
computer-8 = Computer (Stufe 8)

## Matches

computer-thinking = { $player } denkt nach …
computer-begun = Partie { $id } beginnt: Du spielst { side-name } gegen den Computer (Stufe { $level }). Das Brett erscheint in { $channel }.
computer-begun-direct = Partie { $id } beginnt: Du spielst { side-name } gegen den Computer (Stufe { $level }). Das Brett kommt als Direktnachricht: { $link }
computer-comes = Hier beginnt deine Partie { $game } gegen den Computer (Stufe { $level }).
computer-guided = Neues erkläre ich, sobald es vorkommt.
computer-won = Du hast Stufe { $level } besiegt. Versuch als Nächstes Stufe { $next }.
computer-won-highest = Du hast die höchste Stufe besiegt. Glückwunsch!
computer-lost = Versuch Stufe { $level } noch einmal oder Stufe { $lower }.
button-level = Stufe { $level }
computer-agreed = { $kind ->
    [draw] Der Computer nimmt an: { $id } endet remis.
   *[takeback] Dein letzter Zug in { $id } ist zurückgenommen. Das Brett kommt gleich.
}
computer-declined = Der Computer lehnt Remis in { $id } ab: Er glaubt, mindestens so gut zu stehen wie du. Frag nach dem nächsten Zug wieder. Habt ihr beide { $moves } Züge lang nichts geschlagen, nimmt er an, außer er sieht einen Gewinn.
computer-records = **Gegen den Computer:** { $records }
computer-beaten = { $game }: bis Stufe { $level } besiegt
computer-unbeaten = { $game }: noch nicht besiegt

## Refusals

refused-computer-many =
    Du spielst schon { $most } Partien gegen den Computer, mehr geht nicht. Spiel eine zu Ende oder gib sie hier auf:
    { $matches }
button-resign-match = { $id } aufgeben
refused-computer-often = Du hast in der letzten Stunde viele Partien gegen den Computer begonnen. Die nächste kannst du { $until } beginnen.
refused-computer-before = Deine nächste Partie, { $id }, hat schon begonnen. Du findest sie mit `/matches`.
refused-computer-learns = Du lernst dieses Spiel schon in Partie { $id }. Du findest sie mit `/matches`.
refused-computer-draw = Der Computer beantwortet Remisvorschläge sofort. Zieh ohne den Vorschlag oder benutze `/draw`.
refused-computer-direct = Diese Partie würde in Direktnachrichten gespielt, aber ich kann dir keine schicken. Erlaube sie in deinen Privatsphäre-Einstellungen oder benutze `/play` auf einem Server, auf dem ich bin.

## A first match

button-quiet = Keine Hinweise mehr
tips-off = Keine Hinweise mehr in { $id }.
button-learn-by-playing = Zeig es mir beim Spielen
tip-begin = { $about } Drücke **Ziehen**, dann tippe auf eine Figur und auf ihr Ziel. Vor der Bestätigung passiert nichts.
tip-chance = Du kannst mit dem nächsten Zug gewinnen. Such ihn!
tip-danger = Vorsicht: Mit seinem letzten Zug hätte der Computer gewinnen können und hat es übersehen. Sieh vor deinem Zug nach, was droht.
tip-missed = Mit diesem Zug hättest du gewinnen können. Um es noch einmal zu versuchen, nimm ihn mit `/match` zurück.
tip-choice = Mehrere Figuren haben das Schlagen versäumt. Darum wählt das Gegenüber zuerst, welche davon das Brett verlässt, und zieht dann.
tip-forfeit = Eine Figur hat das Schlagen versäumt, darum ging nach den Regeln eine Figur vom Brett. Sieh vor jedem Zug nach, ob du schlagen kannst.
tip-must = Du kannst jetzt schlagen. Eine Figur, die schlagen könnte und es nicht tut, kannst du verlieren. Die Liste markiert die Figuren, die es können.
tip-chain = Eine Kette: Eine Figur kann in einem Zug mehrere schlagen, eine nach der anderen.
tip-capture = Du hast zum ersten Mal geschlagen: Die Figur kommt nicht aufs Brett zurück.
tip-captured = Der Computer hat geschlagen. Sieh nach, ob du seine Figur dafür schlagen kannst.
tip-stack = Steine stapeln sich zu Türmen. Du kannst einen ganzen Turm ziehen oder nur seine oberen Steine: Sie ziehen so viele Felder weit, wie Steine ziehen.
tip-exchange = Zwei Figuren einer Seite haben die Plätze getauscht: Auch das ist ein Zug.

## Help


play-which = **Welches Spiel möchtest du spielen?**
button-play-computer = Gegen den Computer spielen
button-find-opponent = Gegenüber suchen

button-draft-change = Bedingungen ändern
draft = **{ $game }** gegen { $opponent }: { $pace } · { $rated ->
    [yes] gewertet
   *[no] nicht gewertet
} · { $side ->
    [first] du beginnst
    [second] dein Gegenüber beginnt
   *[lot] wer beginnt, entscheidet der Zufall
}{ $weekends ->
    [yes] { "" } · an Wochenenden steht die Uhr
   *[no] { "" }
}.
draft-anyone = alle, die wollen
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
