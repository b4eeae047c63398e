### Why a move is refused, and what a legal one will cost, as the player who tries it reads it.

## Every game

move-over = Diese Partie ist vorbei.
move-empty = Gib einen Zug ein: das Startfeld und das Zielfeld.
move-too-long = Das ist zu lang für einen Zug.
move-sign = Mit „{ $sign }“ kann ich in einem Zug nichts anfangen. Nenne nur die Felder, vom ersten bis zum letzten.
move-off-board = Auf diesem Brett gibt es kein Feld { $square }.
move-squares = { $count ->
    [0] Ich sehe darin kein Feld. Nenne das Startfeld und das Zielfeld.
    [one] Ich sehe nur ein Feld. Nenne das Startfeld und das Zielfeld.
   *[other] Ich sehe { $count } Felder, aber ein Zug in diesem Spiel hat zwei. Nenne das Startfeld und das Zielfeld.
}
move-number = Die Zahl { $number } hat in Zügen dieses Spiels keine Bedeutung. Nenne nur die Felder, vom ersten bis zum letzten.
move-empty-square = Auf { $square } steht nichts.
move-not-yours = Die Figur auf { $square } gehört deinem Gegenüber.
move-nowhere = Ein Zug von { $square } nach { $square } führt nirgendwohin.
move-blocked = Auf { $square } steht etwas im Weg.

## Guard & Towers

gt-not-straight = Von { $square } nach { $to } führt keine gerade Linie. Alles zieht waagerecht oder senkrecht.
gt-guard-too-far = Dein Wächter auf { $square } zieht genau ein Feld weit.
gt-tower-too-far = Der Turm auf { $square } hat { $stones ->
    [one] 1 Stein, also zieht er 1 Feld weit.
   *[other] { $stones } Steine, also zieht er 1 bis { $stones } Felder weit.
} Das wären { $distance }.
gt-onto-own-guard = Auf { $square } steht dein eigener Wächter. Dort darf kein Zug enden.
gt-guard-onto-own-tower = Auf { $square } steht dein eigener Turm. Dort darf dein Wächter nicht stehen bleiben.
gt-tower-too-tall = Der Turm auf { $square } hat { $stones } Steine. { $attackers ->
    [one] Ein Stein schlägt nur einen Turm aus einem Stein.
   *[other] { $attackers } Steine schlagen nur einen Turm aus höchstens { $attackers } Steinen.
}
gt-union-too-tall = Der vereinigte Turm auf { $square } hätte mehr als neun Steine.
gt-wrong-number = Du hast { $number } geschrieben, aber der Abstand zwischen diesen Feldern ist { $distance }, also { $distance ->
    [one] zieht 1 Stein.
   *[other] ziehen { $distance } Steine.
}

## King and Courtesan

kc-too-far = Alle Figuren ziehen auf ein Nachbarfeld, aber { $to } liegt nicht neben { $square }.
kc-step-not-forward = Ein Schritt geht vorwärts, auf das gegnerische Heimfeld zu, der von { $square } nach { $to } aber nicht. Nur beim Schlagen geht es zur Seite oder zurück.
kc-onto-own = Auf { $square } steht deine eigene Kurtisane. Nur dein König kann mit ihr den Platz tauschen.
kc-onto-own-king = Auf { $square } steht dein König. Zum Tauschen zieh den König auf die Kurtisane, nicht umgekehrt.
kc-exchange-not-forward = Dein König tauscht nur mit einer Kurtisane vor ihm den Platz, aber { $to } liegt nicht vor { $square }.

## Courtyard

cy-light-square = { $square } ist ein helles Feld. Dieses Spiel wird nur auf den dunklen gespielt.
cy-not-diagonal = Alle Züge sind diagonal, der von { $square } nach { $to } aber nicht.
cy-serf-backward = Dein Knecht auf { $square } zieht und springt nur vorwärts.
cy-serf-too-far = Dein Knecht auf { $square } zieht ein Feld weit oder springt über eine gegnerische Figur neben ihm.
cy-king-too-far = Dein König auf { $square } zieht ein Feld weit oder springt über eine gegnerische Figur neben ihm.
cy-guard-too-far = Dein Wächter auf { $square } zieht ein oder zwei Felder weit oder springt über eine gegnerische Figur neben ihm, aber nicht beides in einem Zug.
cy-only-kings-enter = { $square } gehört zum Innenhof, den nur Könige betreten dürfen.
cy-wrong-entrance = Dein König kommt nur über { $square } hinein.
cy-through-courtyard = Durch den Innenhof zieht nichts hindurch.
cy-after-courtyard = Auf { $square } ist dein König im Innenhof und hat gewonnen. Von dort springt er nicht weiter.
cy-serf-at-end = Dein Knecht auf { $square } hat die letzte Reihe erreicht. Er kann nur auf ein freies dunkles Feld der Reihe { $home } zurückkehren.
cy-step-in-chain = { $square } nach { $to } ist ein Schritt, und ein Zug ist entweder ein einziger Schritt oder besteht nur aus Sprüngen.
cy-nothing-to-jump = Auf { $square } steht nichts, worüber man springen könnte.
cy-over-own = Auf { $square } steht deine eigene Figur. Über die eigene Seite springt keine Figur.
cy-king-over-king = Ein König kann nicht über den anderen König auf { $square } springen.
cy-choose-first = Dein Gegenüber hat das Schlagen versäumt. Wähle zuerst, welche Figur das Brett verlässt: { $squares }.
cy-not-liable = Die Figur auf { $square } hat kein Schlagen versäumt. Wähle eine von diesen: { $squares }.
cy-nothing-to-remove = Jetzt ist keine Figur zu entfernen. Nenne das Startfeld und das Zielfeld.

## Courtyard: what a legal move will cost

cy-warn-forfeit = Deine Figur auf { $square } könnte schlagen. Wenn du stattdessen so ziehst, verlierst du sie.
cy-warn-choice = Deine Figuren auf { $squares } könnten schlagen. Wenn du stattdessen so ziehst, entfernt dein Gegenüber eine dieser { $count } Figuren.
cy-warn-stopped = Von { $square } kann deine Figur weiterspringen. Wenn sie dort stehen bleibt, verlierst du sie.

## King’s Court

kk-not-straight = Von { $square } nach { $to } führt keine gerade Linie. Alles zieht waagerecht oder senkrecht.
kk-too-far = { $square } nach { $to } ist zu weit. Ein Schritt geht ein Feld weit, ein Sprung zwei, über einen Stein. Nenne jedes Feld, auf dem ein Sprung landet.
kk-step-in-chain = { $square } nach { $to } ist ein Schritt, und ein Zug ist entweder ein einziger Schritt oder besteht nur aus Sprüngen.
kk-nothing-to-jump = Auf { $square } steht nichts, worüber man springen könnte.
kk-empty-tour = Dein Stein wäre wieder auf { $square }, ohne etwas geschlagen zu haben, also ist das kein Zug.
kk-leaves-court = Wenn dein Stein { $square } verlässt, hast du keinen Stein mehr im Hof. Am Ende deines Zuges muss mindestens einer deiner Steine dort stehen.
kk-jump-in-opening = Im ersten Zug gibt es keine Sprünge. Mach einen Schritt in den Hof.
kk-not-into-court = Dein erster Zug ist ein Schritt von außen in den Hof, aber der von { $square } nach { $to } ist keiner.
kk-wrong-edge = Orange ist von der anderen Seite hereingekommen, also kommst du über den { $edge ->
    [north] Nordrand, von Reihe 7 auf Reihe 6.
    [east] Ostrand, von Linie g auf Linie f.
    [south] Südrand, von Reihe 2 auf Reihe 3.
   *[west] Westrand, von Linie b auf Linie c.
}
kk-no-chain = Keine Sprungfolge führt von { $square } nach { $to } und schlägt dabei diese Steine.

### What a legal move does, where moves are listed: "c2-c4: two stones, takes the tower".

gt-means = { $piece ->
    [guard] Wächter{ $does ->
        [take-guard] { "" }, schlägt den Wächter
        [castle] { "" }, erreicht die Burg
        [take-tower] { "" }, schlägt den Turm aus { $height }
        [join] { "" }, bildet einen Turm aus { $height }
       *[step] { "" }
    }
   *[tower] { $stones ->
        [one] ein Stein{ $does ->
            [take-guard] { "" }, schlägt den Wächter
            [castle] { "" }, erreicht die Burg
            [take-tower] { "" }, schlägt den Turm aus { $height }
            [join] { "" }, bildet einen Turm aus { $height }
           *[step] { "" }
        }
       *[other] { $stones } Steine{ $does ->
            [take-guard] { "" }, schlagen den Wächter
            [castle] { "" }, erreichen die Burg
            [take-tower] { "" }, schlagen den Turm aus { $height }
            [join] { "" }, bilden einen Turm aus { $height }
           *[step] { "" }
        }
    }
}{ move-ends }
kc-means = { $piece ->
    [king] König
   *[courtesan] Kurtisane
}{ $does ->
    [take-king] { "" }, schlägt den König
    [home] { "" }, erreicht das gegnerische Heimfeld
    [take-courtesan] { "" }, schlägt eine Kurtisane
    [exchange] { "" }, tauscht den Platz mit der Kurtisane
   *[step] { "" }
}{ move-ends }
cy-means = { $piece ->
    [king] König
    [guard] Wächter
   *[serf] Knecht
}{ $does ->
    [enter] { "" }, betritt den Innenhof
    [jump] { "" }, schlägt { $captures ->
        [one] eine Figur
       *[other] { $captures } Figuren
    }
    [return] { "" }, kehrt auf die erste Reihe zurück
    [choice] { "" }, verlässt das Brett
   *[step] { "" }
}{ move-ends }
kk-means = { $does ->
    [jump] { $captures ->
        [0] Sprung
        [one] Sprung, schlägt einen Stein
       *[other] Sprung, schlägt { $captures } Steine
    }
   *[step] Schritt
}{ move-ends }

# How a move ends the match, behind what it does.
move-ends = { $ends ->
    [win] { " " }– Sieg
    [loss] { " " }– Niederlage
    [draw] { " " }– Remis
   *[no] { "" }
}
