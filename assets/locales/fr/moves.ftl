### Why a move is refused, and what a legal one will cost, as the player who tries it reads it.

## Every game

move-over = Cette partie est terminée.
move-empty = Écris un coup : la case de départ et la case d’arrivée.
move-too-long = C’est trop long pour un coup.
move-sign = Je ne sais pas lire « { $sign } » dans un coup. Donne seulement les cases, de la première à la dernière.
move-off-board = Il n’y a pas de case { $square } sur ce plateau.
move-squares = { $count ->
    [0] Je ne vois aucune case là-dedans. Donne la case de départ et la case d’arrivée.
    [one] Je ne vois qu’une seule case. Donne la case de départ et la case d’arrivée.
   *[other] Je vois { $count } cases, mais un coup de ce jeu en a deux. Donne la case de départ et la case d’arrivée.
}
move-number = Le nombre { $number } ne veut rien dire dans un coup de ce jeu. Donne seulement les cases, de la première à la dernière.
move-empty-square = Il n’y a pas de pièce en { $square }.
move-not-yours = La pièce en { $square } est à ton adversaire.
move-nowhere = Tu as donné { $square } deux fois. Donne la case de départ et la case d’arrivée.
move-blocked = La pièce en { $square } barre le passage.

## Guard & Towers

gt-not-straight = De { $square } à { $to }, ce n’est pas une ligne droite. Tout se déplace le long d’une colonne ou d’une rangée.
gt-guard-too-far = Ton garde en { $square } se déplace d’une case exactement.
gt-tower-too-far = { $stones ->
    [one] Le pion seul en { $square } se déplace de 1 case.
   *[other] La tour en { $square } a { $stones } pions, elle se déplace donc de 1 à { $stones } cases.
} Là, ce serait { $distance }.
gt-onto-own-guard = Ton propre garde est en { $square }. Aucun coup ne peut finir là.
gt-guard-onto-own-tower = Ta propre tour est en { $square }. Ton garde ne peut pas finir son coup là.
gt-tower-too-tall = La tour en { $square } a { $stones } pions. { $attackers ->
    [one] Un pion ne peut capturer qu’un pion seul.
   *[other] { $attackers } pions ne peuvent capturer qu’une tour d’au plus { $attackers } pions.
}
gt-union-too-tall = La tour réunie en { $square } aurait plus de neuf pions.
gt-wrong-number = Tu as écrit { $number }, mais la distance entre ces cases est { $distance }, donc { $distance ->
    [one] { $distance } pion se déplace.
   *[other] { $distance } pions se déplacent.
}

## King and Courtesan

kc-too-far = Toutes les pièces vont sur une case voisine, mais { $to } n’est pas à côté de { $square }.
kc-step-not-forward = Un pas va vers l’avant, vers la base adverse, mais pas celui de { $square } à { $to }. On ne va de côté ou en arrière que pour capturer.
kc-onto-own = Ta propre courtisane est en { $square }. Seul ton roi peut changer de place avec elle.
kc-onto-own-king = Ton roi est en { $square }. Pour l’échange, déplace le roi sur la courtisane, et non l’inverse.
kc-exchange-not-forward = Ton roi ne change de place qu’avec une courtisane devant lui, mais { $to } n’est pas devant { $square }.

## Courtyard

cy-light-square = { $square } est une case claire. On ne joue ici que sur les cases foncées.
cy-not-diagonal = Tous les coups se font en diagonale, mais pas celui de { $square } à { $to }.
cy-serf-backward = Ton serf en { $square } ne se déplace et ne saute que vers l’avant.
cy-serf-too-far = Ton serf en { $square } se déplace d’une case, ou saute par-dessus une pièce adverse voisine.
cy-king-too-far = Ton roi en { $square } se déplace d’une case, ou saute par-dessus une pièce adverse voisine.
cy-guard-too-far = Ton garde en { $square } se déplace d’une ou deux cases, ou saute par-dessus une pièce adverse voisine, mais pas les deux dans le même tour.
cy-only-kings-enter = { $square } est dans la cour, où seuls les rois peuvent entrer.
cy-wrong-entrance = Ton roi ne peut entrer que par { $square }.
cy-through-courtyard = Rien ne traverse la cour.
cy-after-courtyard = En { $square }, ton roi est dans la cour et a gagné. Il ne peut pas sauter plus loin.
cy-serf-at-end = Ton serf en { $square } a atteint la dernière rangée. Il peut seulement revenir sur une case foncée libre de la rangée { $home }.
cy-step-in-chain = De { $square } à { $to }, c’est un pas, et un tour se compose soit d’un seul pas, soit uniquement de sauts.
cy-nothing-to-jump = Il n’y a rien en { $square } par-dessus quoi sauter.
cy-over-own = Ta propre pièce est en { $square }. Aucune pièce ne peut sauter par-dessus une pièce de son camp.
cy-king-over-king = Un roi ne peut pas sauter par-dessus l’autre roi, en { $square }.
cy-choose-first = Ton adversaire a manqué une capture. Choisis d’abord la pièce qui quitte le plateau : { $squares }.
cy-not-liable = La pièce en { $square } n’a pas manqué de capture. Choisis parmi celles-ci : { $squares }.
cy-nothing-to-remove = Il n’y a pas de pièce à retirer maintenant. Donne la case de départ et la case d’arrivée.

## Courtyard: what a legal move will cost

cy-warn-forfeit = Ta pièce en { $square } pourrait capturer. Si tu joues ce coup à la place, tu perds cette pièce.
cy-warn-choice = Tes pièces en { $squares } pourraient capturer. Si tu joues ce coup à la place, ton adversaire va retirer l’une de ces { $count } pièces.
cy-warn-stopped = De { $square }, ta pièce peut sauter encore. Si elle s’arrête là, tu la perds.

## King’s Court

kk-not-straight = De { $square } à { $to }, ce n’est pas une ligne droite. Tout se déplace le long d’une colonne ou d’une rangée.
kk-too-far = De { $square } à { $to }, c’est trop loin. Un pas fait une case, un saut en fait deux, par-dessus un pion. Donne chaque case où un saut finit.
kk-step-in-chain = De { $square } à { $to }, c’est un pas, et un tour se compose soit d’un seul pas, soit uniquement de sauts.
kk-nothing-to-jump = Il n’y a rien en { $square } par-dessus quoi sauter.
kk-empty-tour = Ton pion reviendrait en { $square } sans avoir rien capturé, ce n’est donc pas un coup.
kk-leaves-court = Si ton pion quitte { $square }, tu n’as plus de pion dans la cour. Il t’en faut au moins un à la fin de ton tour.
kk-jump-in-opening = Tu ne peux pas sauter à ton premier coup. Entre dans la cour d’un pas.
kk-not-into-court = Ton premier coup est un pas de l’extérieur vers la cour ; celui de { $square } à { $to } n’en est pas un.
kk-wrong-edge = Orange est entré de l’autre côté, tu entres donc par le bord { $edge ->
    [north] nord, de la rangée 7 à la rangée 6.
    [east] est, de la colonne g à la colonne f.
    [south] sud, de la rangée 2 à la rangée 3.
   *[west] ouest, de la colonne b à la colonne c.
}
kk-no-chain = Aucune suite de sauts ne mène de { $square } à { $to } avec ces captures.

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
