### Why a move is refused, and what a legal one will cost, as the player who tries it reads it.

## Every game

move-over = Cette partie est terminée.
move-too-long = C’est trop long pour un coup.
move-sign = Je ne sais pas lire « { $sign } ». Donne seulement les cases, dans l’ordre.
move-off-board = Il n’y a pas de case { $square } sur ce plateau.
move-not-straight = { $square } et { $to } ne sont ni sur la même colonne ni sur la même rangée.
move-step-in-chain = De { $square } à { $to }, c’est un pas. À chaque tour, on fait un seul pas ou seulement des sauts.
move-nothing-to-jump = Il n’y a rien en { $square } par-dessus quoi sauter.
move-squares = { $count ->
    [0] Donne la case de départ et la case d’arrivée.
    [one] Donne aussi la case d’arrivée.
   *[other] Ici, un coup a deux cases, pas { $count }.
}
move-number = « { $number } » ne veut rien dire ici. Donne seulement les cases, dans l’ordre.
move-empty-square = { $square } est vide.
move-not-yours = La pièce en { $square } est à ton adversaire.
move-nowhere = De { $square } à { $square }, on ne va nulle part.
move-blocked = La pièce en { $square } barre le passage.

## Guard & Towers

gt-guard-too-far = Ton garde en { $square } se déplace d’une case exactement.
gt-tower-too-far = { $stones ->
    [one] Le pion seul en { $square } se déplace de 1 case
   *[other] La tour en { $square } se déplace de 1 à { $stones } cases
}, pas de { $distance }.
gt-onto-own-guard = Tu ne peux pas aller sur ton propre garde, en { $square }.
gt-guard-onto-own-tower = Ton garde ne peut pas aller sur ta tour en { $square }.
gt-tower-too-tall = { $attackers ->
    [one] Un pion ne peut
   *[other] { $attackers } pions ne peuvent
} pas capturer les { $stones } pions en { $square }.
gt-union-too-tall = La tour en { $square } aurait plus de neuf pions.
gt-wrong-number = Tu as écrit { $number }, mais pour faire { $distance ->
    [one] { $distance } case, { $distance } pion se déplace.
   *[other] { $distance } cases, { $distance } pions se déplacent.
}

## King and Courtesan

kc-too-far = { $to } n’est pas à côté de { $square } : les pièces vont d’une case.
kc-step-not-forward = De { $square } à { $to }, on n’avance pas. On ne va de côté ou en arrière que pour capturer.
kc-onto-own = Seul ton roi peut changer de place avec ta courtisane en { $square }.
kc-onto-own-king = Pour l’échange, déplace ton roi de { $square } sur la courtisane.
kc-exchange-not-forward = Ton roi ne change de place que vers l’avant ; { $to } n’est pas devant { $square }.

## Courtyard

cy-light-square = { $square } est claire. On ne joue que sur les cases foncées.
cy-not-diagonal = On se déplace en diagonale ; de { $square } à { $to }, ce n’en est pas une.
cy-serf-backward = Ton serf en { $square } ne se déplace et ne saute que vers l’avant.
cy-too-far = Ton { $kind ->
    [king] roi
   *[serf] serf
} en { $square } se déplace d’une case ou saute par-dessus une pièce adverse voisine.
cy-guard-too-far = Ton garde en { $square } se déplace d’une ou deux cases ou saute par-dessus une pièce adverse voisine, pas les deux.
cy-only-kings-enter = Seuls les rois peuvent entrer dans la cour, en { $square }.
cy-wrong-entrance = Ton roi n’entre que par { $square }.
cy-through-courtyard = Rien ne traverse la cour.
cy-after-courtyard = Arrête-toi en { $square } : ton roi gagne la partie.
cy-serf-at-end = Ton serf en { $square } peut seulement revenir sur une case foncée libre de la rangée { $home }.
cy-over-own = Tu ne peux pas sauter par-dessus ta propre pièce en { $square }.
cy-king-over-king = Un roi ne peut pas sauter par-dessus l’autre roi, en { $square }.
cy-choose-first = Retire d’abord une pièce qui a manqué une capture : { $squares }.
cy-not-liable = La pièce en { $square } n’a pas manqué de capture. Choisis parmi { $squares }.
cy-nothing-to-remove = Il n’y a pas de pièce à retirer. Déplaces-en une.

## Courtyard: what a legal move will cost

cy-warn-forfeit = Tu perdrais ta pièce en { $square } : elle peut capturer et ne le fait pas.
cy-warn-choice = Ton adversaire retirerait l’une de tes { $count } pièces qui peuvent capturer : { $squares }.
cy-warn-stopped = Tu perdrais ta pièce : elle peut encore sauter depuis { $square }.

## King’s Court

kk-too-far = De { $square } à { $to }, c’est trop loin : un pas fait une case, un saut deux. Donne chaque case d’arrivée.
kk-empty-tour = Revenir en { $square } sans capturer n’est pas un coup.
kk-leaves-court = À la fin de ton tour, il te faut un pion dans la cour, et celui en { $square } est le dernier.
kk-jump-in-opening = À ton premier coup, entre dans la cour d’un pas.
kk-not-into-court = Ton premier coup est un pas dans la cour ; de { $square } à { $to }, ce n’en est pas un.
kk-wrong-edge = Entre en face d’Orange, par le bord { $edge ->
    [north] nord, de la rangée 7 à la 6.
    [east] est, de la colonne g à la f.
    [south] sud, de la rangée 2 à la 3.
   *[west] ouest, de la colonne b à la c.
}
kk-no-chain = Aucun saut ne mène de { $square } à { $to } avec ces captures.

### What a legal move does, where moves are listed: "c2-c4: two stones, takes the tower".

gt-means = { $piece ->
    [guard] garde{ $does ->
        [take-guard] { "" }, capture le garde
        [castle] { "" }, atteint le château
        [take-tower] { "" }, capture { $height ->
            [one] un pion seul
           *[other] la tour de { $height }
        }
        [join] { "" }, forme une tour de { $height }
       *[step] { "" }
    }
   *[tower] { $stones ->
        [one] un pion{ $does ->
            [take-guard] { "" }, capture le garde
            [castle] { "" }, atteint le château
            [take-tower] { "" }, capture { $height ->
                [one] un pion seul
               *[other] la tour de { $height }
            }
            [join] { "" }, forme une tour de { $height }
           *[step] { "" }
        }
       *[other] { $stones } pions{ $does ->
            [take-guard] { "" }, capturent le garde
            [castle] { "" }, atteignent le château
            [take-tower] { "" }, capturent { $height ->
                [one] un pion seul
               *[other] la tour de { $height }
            }
            [join] { "" }, forment une tour de { $height }
           *[step] { "" }
        }
    }
}{ move-ends }
kc-means = { $piece ->
    [king] roi
   *[courtesan] courtisane
}{ $does ->
    [take-king] { "" }, capture le roi
    [home] { "" }, atteint la base adverse
    [take-courtesan] { "" }, capture une courtisane
    [exchange] { "" }, change de place avec la courtisane
   *[step] { "" }
}{ move-ends }
cy-means = { $piece ->
    [king] roi
    [guard] garde
   *[serf] serf
}{ $does ->
    [enter] { "" }, entre dans la cour
    [jump] { "" }, capture { $captures ->
        [one] une pièce
       *[other] { $captures } pièces
    }
    [return] { "" }, revient sur la première rangée
    [choice] { "" }, quitte le plateau
   *[step] { "" }
}{ move-ends }
kk-means = { $does ->
    [jump] { $captures ->
        [0] un saut
        [one] un saut, capture un pion
       *[other] un saut, capture { $captures } pions
    }
   *[step] un pas
}{ move-ends }

# How a move ends the match, behind what it does.
move-ends = { $ends ->
    [win] { " " }– victoire
    [loss] { " " }– défaite
    [draw] { " " }– nulle
   *[no] { "" }
}
