### The rules cards, in the project’s own words. A heading, the sentences, and a caption for each
### picture. The credit at the end must be shown wherever the rules are.

rules-repetition-heading = Répétition
rules-repetition = Quand la même position apparaît pour la troisième fois avec le même camp au trait, la partie est nulle.

## Courtyard

rules-courtyard-aim-heading = But
rules-courtyard-aim = Amène ton roi dans la cour fortifiée, au milieu, avant que ton adversaire n’y amène le sien. Chaque camp a un roi, quatre gardes et dix serfs. On joue uniquement sur les cases foncées. Blanc commence.
rules-courtyard-aim-start = La position de départ. e6 et f5 forment la cour.

rules-courtyard-pieces-heading = Déplacements
rules-courtyard-pieces =
    Toutes les pièces se déplacent en diagonale vers des cases libres.
    • Un **serf** avance d’une case.
    • Un **garde** se déplace d’une ou deux cases en ligne droite, en avant ou en arrière.
    • Un **roi** se déplace d’une case dans toutes les directions.
rules-courtyard-pieces-pieces = Quelques coups d’un roi, d’un garde et d’un serf.

rules-courtyard-jumps-heading = Captures
rules-courtyard-jumps = Saute avec une pièce par-dessus une pièce adverse voisine sur la case libre juste derrière. La pièce adverse quitte le plateau. Tant que la même pièce peut encore sauter, continue avec elle (t’arrêter te coûte la pièce). Elle peut tourner à chaque saut. Les serfs ne sautent que vers l’avant, les gardes et les rois dans toutes les directions. Un roi ne peut pas sauter par-dessus l’autre roi. Aucune pièce ne saute par-dessus celles de son camp, et aucun tour ne mêle un pas et des sauts.
rules-courtyard-jumps-jumps = Trois captures en un tour.

rules-courtyard-courtyard-heading = La cour
rules-courtyard-courtyard = Seul un roi y entre, et seulement par l’entrée du côté opposé : le roi blanc de f7 en e6, le roi noir de e4 en f5. Rien d’autre n’entre dans la cour ni ne la traverse.
rules-courtyard-courtyard-step-in = Le roi blanc entre à partir de f7.

rules-courtyard-jump-heading = Entrer en sautant
rules-courtyard-jump = Un roi peut aussi sauter dans la cour, si son saut passe par-dessus son entrée. Un serf ou un garde sur une entrée n’arrête donc pas le roi adverse.
rules-courtyard-jump-jump-in = Le roi noir entre en sautant par-dessus le serf en e4.

rules-courtyard-forfeit-heading = Une capture manquée coûte la pièce
rules-courtyard-forfeit =
    La capture n’est pas obligatoire. Mais une pièce qui aurait pu sauter et ne l’a pas fait quitte le plateau avec ton coup, même si c’est la pièce déplacée ou ton roi.
    • Si tu captures et sautes aussi loin que cette pièce le peut, tu ne perds rien, quelles que soient les autres captures possibles.
    • Si tu t’arrêtes de sauter alors que la même pièce pourrait continuer, tu perds cette pièce.
    • Une pièce est à l’abri si tu en places une autre sur la case où elle atterrirait, de sorte que tous ses sauts soient bloqués.
rules-courtyard-forfeit-forfeit = Le garde en b3 peut sauter en d5. Tu le perds, sauf s’il saute, ou si le serf va en d5 et bloque l’arrivée.

rules-courtyard-choice-heading = Plusieurs captures manquées
rules-courtyard-choice = Si plusieurs de tes pièces ont manqué une capture, tu n’en perds qu’une : ton adversaire choisit laquelle, la retire, puis joue.
rules-courtyard-choice-choice = Les deux gardes ont manqué un saut. Noir en retire un, puis joue.

rules-courtyard-return-heading = Les serfs sur la dernière rangée
rules-courtyard-return = Un serf qui atteint la dernière rangée y reste jusqu’à ce que tu consacres un tour à le remettre sur une case foncée libre de ta première rangée, au choix.
rules-courtyard-return-return = Le serf en c10 peut revenir sur trois cases.

rules-courtyard-end-heading = La fin
rules-courtyard-end = Un roi dans la cour gagne. Si tu perds ton roi, tu continues ; si les deux rois sont perdus, la partie est nulle. Si tu n’as plus de pièce, tu perds. Si c’est à toi de jouer et que tu as des pièces mais aucun coup permis, tu perds aussi, sauf si l’autre camp ne pouvait pas bouger non plus : alors la partie est nulle.

rules-courtyard-notation-heading = Écrire les coups
rules-courtyard-notation =
    Un coup donne ses cases, de la première à la dernière.
    • `d3-e4` : un pas.
    • `d4xf6xh8` : deux captures en un tour, avec arrivée en f6 puis en h8.
    • `a10>b1` : un serf revient sur la première rangée.
    • `*d4` : la pièce en d4 a manqué une capture et quitte le plateau.
    Quand tu écris un coup, tu peux laisser les signes de côté : `d4 f6 h8`.

rules-courtyard-credit = Courtyard a été inventé par Len Kalich en 1963 et publié par FunDynamics en 1983. Ces règles suivent le livret de l’éditeur et le résumé de John Ayer. Là où ils laissent une question ouverte, la règle est celle de ce bot.

## King and Courtesan

rules-king-and-courtesan-aim-heading = But
rules-king-and-courtesan-aim = Amène ton roi sur la base de ton adversaire, ou capture le roi adverse. Le plateau est posé sur un coin : la base de Rouge est la case la plus basse, celle de Bleu la plus haute. Rouge commence.
rules-king-and-courtesan-aim-start = La position de départ sur le plateau standard. Chaque camp a un roi, c’est-à-dire une pile de deux pions, et des courtisanes.

rules-king-and-courtesan-step-heading = Pas
rules-king-and-courtesan-step = Chaque pièce va sur une case voisine libre dans l’une des trois directions vers l’avant, vers la base adverse.
rules-king-and-courtesan-step-step = Où une courtisane rouge peut aller.

rules-king-and-courtesan-capture-heading = Captures
rules-king-and-courtesan-capture = Chaque pièce, ton roi aussi, capture une pièce adverse sur l’une des huit cases autour d’elle en prenant sa place.
rules-king-and-courtesan-capture-capture = Ce qu’une courtisane bleue peut capturer.

rules-king-and-courtesan-exchange-heading = Échange
rules-king-and-courtesan-exchange = Ton roi peut donner son pion du dessus à l’une de tes courtisanes sur une case voisine dans l’une des trois directions vers l’avant. Cette courtisane devient le roi, et la pièce qui reste derrière devient une courtisane.
rules-king-and-courtesan-exchange-exchange = Deux courtisanes avec lesquelles le roi rouge peut changer de place.

rules-king-and-courtesan-end-heading = La fin
rules-king-and-courtesan-end = Tu gagnes dès que tu captures le roi adverse ou que ton roi se trouve sur la base adverse, qu’il y soit arrivé par un pas, une capture ou un échange. Il y a toujours un coup possible, on ne peut pas passer, et la partie n’est nulle que par accord ou par répétition.
rules-king-and-courtesan-end-end = Rouge peut gagner en capturant le roi, ou par un échange sur la base adverse.

rules-king-and-courtesan-notation-heading = Écrire les coups
rules-king-and-courtesan-notation =
    Un coup donne ses cases, de la première à la dernière.
    • `a2-b3` : un pas.
    • `a2xb3` : une capture.
    • `a2=b3` : le roi en a2 et la courtisane en b3 changent de place.
    Quand tu écris un coup, tu peux laisser les signes de côté : `a2 b3`.

rules-king-and-courtesan-credit = King and Courtesan a été conçu par Mark Steere en mai 2022. Ses autres jeux sont sur marksteeregames.com.

## Guard & Towers

rules-guard-and-towers-aim-heading = But
rules-guard-and-towers-aim = Capture le garde adverse, ou amène ton propre garde au château adverse. Chaque camp a un garde et sept pions, qui s’empilent en tours. Rouge commence.
rules-guard-and-towers-aim-start = La position de départ. d7 est le château de Rouge, d1 celui de Bleu.

rules-guard-and-towers-move-heading = Déplacements
rules-guard-and-towers-move = Toutes les pièces se déplacent tout droit, le long d’une colonne ou d’une rangée, et seulement par des cases libres. Un garde se déplace d’une case exactement. D’une tour, tu peux déplacer autant de pions du dessus que tu veux, et ils avancent d’exactement autant de cases qu’ils sont. Les autres restent.
rules-guard-and-towers-move-move = Un, deux ou trois pions quittent la tour, d’une, deux ou trois cases. Le garde se déplace d’une case.

rules-guard-and-towers-unite-heading = Union
rules-guard-and-towers-unite = Des pions qui finissent leur coup sur une de tes tours s’unissent à elle. Aucun coup ne finit sur ton propre garde, et ton garde ne peut finir son coup sur aucune de tes tours.
rules-guard-and-towers-unite-unite = Deux des trois pions rejoignent l’autre tour.

rules-guard-and-towers-capture-heading = Captures
rules-guard-and-towers-capture = Une pièce qui finit son déplacement complet sur une pièce adverse la capture. Un garde capture tout. Des pions capturent le garde adverse, ou une tour qui n’a pas plus de pions qu’il n’en part.
rules-guard-and-towers-capture-capture = Deux pions capturent la tour de deux, à deux cases. Un seul pion ne peut pas capturer la tour de deux en c5.

rules-guard-and-towers-end-heading = La fin
rules-guard-and-towers-end = Tu gagnes quand tu captures le garde adverse ou quand ton garde se trouve sur le château adverse. Si c’est à toi de jouer et que tu n’as aucun coup permis, tu perds.
rules-guard-and-towers-end-end = Le garde rouge entre dans le château de Bleu.

rules-guard-and-towers-notation-heading = Écrire les coups
rules-guard-and-towers-notation =
    Un coup donne ses cases, de la première à la dernière.
    • `c4-e4` : deux pions vont de c4 à e4. Il part autant de pions qu’il y a de cases à franchir.
    • `c4xe4` : ils capturent ce qui se trouve en e4.
    Quand tu écris un coup, tu peux laisser les signes de côté : `c4 e4`.

rules-guard-and-towers-credit = Guard & Towers a été créé par Christoph Endres et Robert Wirth en 1997. Ces règles suivent leur feuille, qui ne dit pas qui commence. Ici, c’est Rouge.

## King’s Court

rules-kings-court-aim-heading = But
rules-kings-court-aim = Sois le dernier camp à avoir des pions dans la cour, les seize cases de c3 à f6, au milieu. Chaque camp a 24 pions autour. Orange commence.
rules-kings-court-aim-start = La position de départ.

rules-kings-court-opening-heading = Les deux premiers coups
rules-kings-court-opening = Le premier coup d’Orange est un pas dans la cour. Vert y entre à son tour d’un pas, par le bord opposé. Il n’y a pas de saut dans ces deux coups.
rules-kings-court-opening-opening = Orange est entré par le sud, Vert entre donc par le nord.

rules-kings-court-move-heading = Déplacements
rules-kings-court-move = Fais un pas d’une case vers le haut, le bas, la gauche ou la droite. Ou saute par-dessus un pion voisin, de n’importe quelle couleur, sur la case libre juste derrière, autant de fois que tu veux avec le même pion, en tournant comme tu veux. Les pions adverses par-dessus lesquels tu sautes quittent le plateau, les tiens restent. Sauter n’est jamais obligatoire. Des sauts qui reviennent à leur point de départ sans rien capturer ne sont pas un coup.
rules-kings-court-move-chain = Un tour : par-dessus un pion de son camp, deux adverses, un de son camp et un adverse.

rules-kings-court-court-heading = La cour
rules-kings-court-court = À la fin de ton tour, tu dois avoir un pion dans la cour. Peu importe où était ton pion au milieu de ses sauts.
rules-kings-court-court-court = Le seul pion d’Orange dans la cour peut s’y déplacer ou y capturer, mais pas en sortir.

rules-kings-court-end-heading = La fin
rules-kings-court-end = Dès que chacun a joué son premier coup, tu perds si tu n’as pas de pion dans la cour. Si c’est à toi de jouer et que tu n’as aucun coup permis, tu perds aussi.

rules-kings-court-notation-heading = Écrire les coups
rules-kings-court-notation =
    Un coup donne ses cases, de la première à la dernière.
    • `c2-c3` : un pas.
    • `a1^a3` : un saut par-dessus un pion à toi, qui reste.
    • `a3xc3` : un saut qui capture.
    • `a1^a3xc3xe3` : trois sauts en un tour.
    Quand tu écris un coup, tu peux laisser les signes de côté : `a1 a3 c3 e3`.

rules-kings-court-credit = La feuille de règles de King’s Court ne nomme pas d’auteur. Ces règles suivent la feuille anglaise de l’éditeur. Là où elle laisse une question ouverte, la règle est celle de ce bot.
