### Why a move is refused, and what a legal one will cost, as the player who tries it reads it.

## Every game

move-over = Diese Partie ist vorbei.
move-too-long = Das ist zu lang für einen Zug.
move-sign = „{ $sign }“ kann ich nicht lesen. Nenne nur die Felder, der Reihe nach.
move-off-board = Auf diesem Brett gibt es kein Feld { $square }.
move-not-straight = { $square } nach { $to } ist weder waagerecht noch senkrecht.
move-step-in-chain = { $square } nach { $to } ist ein Schritt. Ein Zug ist ein Schritt oder besteht nur aus Sprüngen.
move-nothing-to-jump = Auf { $square } steht nichts, worüber man springen könnte.
move-squares = { $count ->
    [0] Nenne das Startfeld und das Zielfeld.
    [one] Nenne auch das Zielfeld.
   *[other] Ein Zug hat hier zwei Felder, nicht { $count }.
}
move-number = „{ $number }“ bedeutet hier nichts. Nenne nur die Felder, der Reihe nach.
move-empty-square = { $square } ist leer.
move-not-yours = Die Figur auf { $square } gehört deinem Gegenüber.
move-nowhere = Ein Zug von { $square } nach { $square } führt nirgendwohin.
move-blocked = Auf { $square } steht etwas im Weg.

## Guard & Towers

gt-guard-too-far = Dein Wächter auf { $square } zieht genau ein Feld weit.
gt-tower-too-far = { $stones ->
    [one] Der einzelne Stein auf { $square } zieht 1 Feld weit
   *[other] Der Turm auf { $square } zieht 1 bis { $stones } Felder weit
}, nicht { $distance }.
gt-onto-own-guard = Auf deinen eigenen Wächter auf { $square } kannst du nicht ziehen.
gt-guard-onto-own-tower = Auf deinen Turm auf { $square } kann dein Wächter nicht ziehen.
gt-tower-too-tall = { $attackers ->
    [one] Ein Stein kann
   *[other] { $attackers } Steine können
} die { $stones } Steine auf { $square } nicht schlagen.
gt-union-too-tall = Der Turm auf { $square } hätte mehr als neun Steine.
gt-wrong-number = Du hast { $number } geschrieben, aber { $distance ->
    [one] 1 Feld weit zieht 1 Stein.
   *[other] { $distance } Felder weit ziehen { $distance } Steine.
}

## King and Courtesan

kc-too-far = { $to } liegt nicht neben { $square }: Figuren ziehen ein Feld weit.
kc-step-not-forward = { $square } nach { $to } geht nicht vorwärts. Zur Seite und zurück wird nur geschlagen.
kc-onto-own = Nur dein König kann mit deiner Kurtisane auf { $square } den Platz tauschen.
kc-onto-own-king = Zum Tauschen zieh deinen König von { $square } auf die Kurtisane.
kc-exchange-not-forward = Dein König tauscht nur nach vorn; { $to } liegt nicht vor { $square }.

## Courtyard

cy-light-square = { $square } ist hell. Gespielt wird nur auf dunklen Feldern.
cy-not-diagonal = Gezogen wird diagonal; { $square } nach { $to } ist nicht diagonal.
cy-serf-backward = Dein Knecht auf { $square } zieht und springt nur vorwärts.
cy-too-far = Dein { $kind ->
    [king] König
   *[serf] Knecht
} auf { $square } zieht ein Feld weit oder springt über eine gegnerische Figur daneben.
cy-guard-too-far = Dein Wächter auf { $square } zieht ein oder zwei Felder weit oder springt über eine gegnerische Figur daneben, nicht beides.
cy-only-kings-enter = Den Innenhof auf { $square } dürfen nur Könige betreten.
cy-wrong-entrance = Dein König kommt nur über { $square } hinein.
cy-through-courtyard = Durch den Innenhof zieht nichts.
cy-after-courtyard = Halte auf { $square }: Dort gewinnt dein König.
cy-serf-at-end = Dein Knecht auf { $square } kann nur auf ein freies dunkles Feld der Reihe { $home } zurückkehren.
cy-over-own = Über deine eigene Figur auf { $square } kannst du nicht springen.
cy-king-over-king = Ein König kann nicht über den anderen König auf { $square } springen.
cy-choose-first = Entferne zuerst eine Figur, die das Schlagen versäumt hat: { $squares }.
cy-not-liable = Die Figur auf { $square } hat nichts versäumt. Zur Wahl stehen { $squares }.
cy-nothing-to-remove = Es gibt keine Figur zu entfernen. Zieh stattdessen eine.

## Courtyard: what a legal move will cost

cy-warn-forfeit = Du würdest deine Figur auf { $square } verlieren, denn sie könnte schlagen und tut es nicht.
cy-warn-choice = Dein Gegenüber würde eine deiner { $count } Figuren entfernen, die schlagen könnten: { $squares }.
cy-warn-stopped = Du würdest deine Figur verlieren, denn sie kann von { $square } weiterspringen.

## King’s Court

kk-too-far = { $square } nach { $to } ist zu weit: Ein Schritt geht ein Feld weit, ein Sprung zwei. Nenne jedes Landefeld.
kk-empty-tour = Nach { $square } zurück, ohne zu schlagen, ist kein Zug.
kk-leaves-court = Am Ende deines Zuges brauchst du einen Stein im Hof, und der auf { $square } ist dein letzter.
kk-jump-in-opening = Mach im ersten Zug einen Schritt in den Hof.
kk-not-into-court = Dein erster Zug muss ein Schritt in den Hof sein; { $square } nach { $to } ist keiner.
kk-wrong-edge = Komm gegenüber von Orange herein, über den { $edge ->
    [north] Nordrand, von Reihe 7 auf 6.
    [east] Ostrand, von Spalte g auf f.
    [south] Südrand, von Reihe 2 auf 3.
   *[west] Westrand, von Spalte b auf c.
}
kk-no-chain = Keine Sprungfolge führt von { $square } nach { $to } und schlägt dabei diese Steine.

### What a legal move does, where moves are listed: "c2-c4: two stones, takes the tower".

gt-means = { $piece ->
    [guard] Wächter{ $does ->
        [take-guard] { "" }, schlägt den Wächter
        [castle] { "" }, erreicht die Burg
        [take-tower] { "" }, schlägt { $height ->
            [one] einen einzelnen Stein
           *[other] den Turm aus { $height }
        }
        [join] { "" }, bildet einen Turm aus { $height }
       *[step] { "" }
    }
   *[tower] { $stones ->
        [one] ein Stein{ $does ->
            [take-guard] { "" }, schlägt den Wächter
            [castle] { "" }, erreicht die Burg
            [take-tower] { "" }, schlägt { $height ->
                [one] einen einzelnen Stein
               *[other] den Turm aus { $height }
            }
            [join] { "" }, bildet einen Turm aus { $height }
           *[step] { "" }
        }
       *[other] { $stones } Steine{ $does ->
            [take-guard] { "" }, schlagen den Wächter
            [castle] { "" }, erreichen die Burg
            [take-tower] { "" }, schlagen { $height ->
                [one] einen einzelnen Stein
               *[other] den Turm aus { $height }
            }
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
