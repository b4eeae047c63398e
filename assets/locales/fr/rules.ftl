### The rules cards, in the project’s own words. A heading, the sentences, and a caption for each
### picture. The credit at the end must be shown wherever the rules are.

rules-aim-heading = But
rules-moves-heading = Déplacements
rules-captures-heading = Captures
rules-end-heading = La fin
rules-notation-heading = Écrire les coups
rules-repetition-heading = Répétition
rules-repetition = Quand la même position apparaît pour la troisième fois avec le même camp au trait, la partie est nulle.

## Courtyard

rules-courtyard-aim = Amène ton roi dans la cour fortifiée avant ton adversaire. Chaque camp a un roi, quatre gardes et dix serfs, sur les cases foncées uniquement. e6 et f5 forment la cour. Blanc commence.

rules-courtyard-pieces =
    Toutes les pièces se déplacent en diagonale par des cases libres.
    • Un **serf** avance d’une case.
    • Un **garde** se déplace d’une ou deux cases tout droit, en avant ou en arrière.
    • Un **roi** se déplace d’une case dans toutes les directions.
rules-courtyard-pieces-pieces = Coups d’un roi, d’un garde et d’un serf.
rules-courtyard-pieces-glance = Serf 1 en avant ; roi 1, garde 1–2 en tous sens.

rules-courtyard-jumps = Saute par-dessus une pièce adverse voisine sur la case libre juste derrière. La pièce franchie quitte le plateau. Continue tant que la même pièce peut sauter (t’arrêter te coûte la pièce), en tournant comme tu veux. Les serfs ne sautent que vers l’avant, les gardes et les rois dans toutes les directions. Aucune pièce ne saute par-dessus son camp, aucun roi par-dessus l’autre roi, et aucun tour ne mêle un pas et des sauts.
rules-courtyard-jumps-jumps = Trois captures en un tour.
rules-courtyard-jumps-glance = Saute pour capturer. Saut manqué, pièce perdue.

rules-courtyard-courtyard-heading = La cour
rules-courtyard-courtyard = Seul un roi y entre, et seulement par l’entrée du côté opposé : le blanc de f7 en e6, le noir de e4 en f5. Rien ne traverse la cour. La flèche et la bannière indiquent à qui est chaque entrée.
rules-courtyard-courtyard-step-in = Le roi blanc entre à partir de f7.
rules-courtyard-courtyard-glance = Ton roi gagne ici.

rules-courtyard-jump-heading = Entrer en sautant
rules-courtyard-jump = Un roi peut aussi sauter dans la cour par-dessus son entrée : un serf ou un garde posé là ne l’arrête donc pas.
rules-courtyard-jump-jump-in = Le roi noir entre en sautant par-dessus le serf en e4.

rules-courtyard-forfeit-heading = Une capture manquée coûte la pièce
rules-courtyard-forfeit =
    La capture n’est pas obligatoire. Mais une pièce qui aurait pu sauter et ne l’a pas fait quitte le plateau après ton coup, même ton roi ou la pièce déplacée.
    • Si tu captures et sautes aussi loin que cette pièce le peut, tu ne perds rien, quelles que soient les autres captures possibles.
    • Si tu t’arrêtes alors qu’elle pourrait encore sauter, tu la perds.
    • Une pièce est à l’abri si tu en places une autre sur sa case d’arrivée, ce qui bloque tous ses sauts.
rules-courtyard-forfeit-forfeit = Le garde en b3 peut sauter en d5. Il est perdu, sauf s’il saute ou si le serf bloque d5.

rules-courtyard-choice-heading = Plusieurs captures manquées
rules-courtyard-choice = Si plusieurs de tes pièces ont manqué une capture, ton adversaire en choisit une, la retire, puis joue.
rules-courtyard-choice-choice = Les deux gardes ont manqué un saut. Noir en retire un, puis joue.

rules-courtyard-return-heading = Les serfs sur la dernière rangée
rules-courtyard-return = Un serf sur la dernière rangée y reste jusqu’à ce que tu consacres un tour à le remettre sur une case foncée libre de ta première rangée, au choix.
rules-courtyard-return-return = Le serf en c10 peut revenir sur trois cases.

rules-courtyard-end = Un roi dans la cour gagne. Sans ton roi, tu continues ; si les deux sont perdus, c’est la nulle. Sans aucune pièce, tu perds. Si, à ton tour, tu as des pièces mais aucun coup permis, tu perds aussi, sauf si l’autre camp ne pouvait pas bouger non plus : c’est alors la nulle.

rules-courtyard-notation =
    Un coup donne ses cases dans l’ordre.
    • `d3-e4` : un pas.
    • `d4xf6xh8` : deux captures en un tour, avec arrivée en f6 puis en h8.
    • `a10>b1` : un serf revient sur la première rangée.
    • `*d4` : la pièce en d4 a manqué une capture et quitte le plateau.
    Tu peux omettre les signes : `d4 f6 h8`.

rules-courtyard-credit = Courtyard a été inventé par Len Kalich en 1963 et publié par FunDynamics en 1983. Ces règles suivent le livret de l’éditeur et le résumé de John Ayer ; ce qu’ils laissent ouvert, ce bot le décide.

## King and Courtesan

rules-king-and-courtesan-aim = Amène ton roi sur la base adverse, ou capture le roi adverse. La base de Rouge est la case la plus basse, celle de Bleu la plus haute. Chaque camp a des courtisanes et un roi, formé d’une pile de deux pions. Rouge commence.

rules-king-and-courtesan-step-heading = Pas
rules-king-and-courtesan-step = Chaque pièce va sur une case voisine libre dans l’une des trois directions vers la base adverse.
rules-king-and-courtesan-step-step = Où une courtisane rouge peut aller.
rules-king-and-courtesan-step-glance = Avance vers le coin adverse.

rules-king-and-courtesan-capture = Chaque pièce, ton roi aussi, capture une pièce adverse sur l’une des huit cases autour d’elle en prenant sa place.
rules-king-and-courtesan-capture-capture = Ce qu’une courtisane bleue peut capturer.
rules-king-and-courtesan-capture-glance = Capture dans tous les sens.

rules-king-and-courtesan-exchange-heading = Échange
rules-king-and-courtesan-exchange = Ton roi peut donner son pion du dessus à l’une de tes courtisanes sur l’une des trois cases devant lui. Elle devient le roi, et la pièce qui reste derrière devient une courtisane.
rules-king-and-courtesan-exchange-exchange = Deux courtisanes avec lesquelles le roi rouge peut changer de place.

rules-king-and-courtesan-end = Tu gagnes dès que tu captures le roi adverse ou que ton roi est sur la base adverse, par un pas, une capture ou un échange. Il y a toujours un coup possible, on ne peut pas passer, et seul un accord donne la nulle.
rules-king-and-courtesan-end-end = Le roi rouge va sur la base adverse et gagne. Capturer le roi en f5 gagne aussi.
rules-king-and-courtesan-end-glance = Mène ton roi au coin opposé, ou capture l’autre.

rules-king-and-courtesan-notation =
    Un coup donne ses cases dans l’ordre.
    • `a2-b3` : un pas.
    • `a2xb3` : une capture.
    • `a2=b3` : le roi en a2 et la courtisane en b3 changent de place.
    Tu peux omettre les signes : `a2 b3`.

rules-king-and-courtesan-credit = King and Courtesan a été conçu par Mark Steere en mai 2022. Ses autres jeux : marksteeregames.com.

## Guard & Towers

rules-guard-and-towers-aim = Capture le garde adverse, ou amène le tien au château adverse. Chaque camp a un garde et sept pions, qui s’empilent en tours. d7 est le château de Rouge, d1 celui de Bleu. Rouge commence.

rules-guard-and-towers-move = Toutes les pièces se déplacent le long d’une colonne ou d’une rangée, seulement par des cases libres. Un garde se déplace d’une case exactement. D’une tour, tu déplaces autant de pions du dessus que tu veux, d’exactement autant de cases ; les autres restent.
rules-guard-and-towers-move-move = Un, deux ou trois pions se déplacent d’une, deux ou trois cases. Le garde, d’une.
rules-guard-and-towers-move-glance = Déplace 1, 2 ou 3 pions d’autant de cases.

rules-guard-and-towers-unite-heading = Union
rules-guard-and-towers-unite = Des pions qui finissent leur coup sur une de tes tours s’unissent à elle. Rien ne peut s’arrêter sur ton garde, et ton garde ne peut pas s’arrêter sur tes tours.
rules-guard-and-towers-unite-unite = Deux des trois pions rejoignent l’autre tour.

rules-guard-and-towers-capture = Tu captures la pièce adverse sur laquelle tu t’arrêtes. Un garde capture tout ; des pions capturent le garde, ou une tour qui n’a pas plus de pions qu’il n’en part.
rules-guard-and-towers-capture-capture = Deux pions capturent la tour de deux en e4. Un seul ne peut pas capturer celle en c5.
rules-guard-and-towers-capture-glance = Capture au plus autant de pions que tu en déplaces.

rules-guard-and-towers-end = Tu gagnes quand tu captures le garde adverse ou que le tien est sur le château adverse. Sans coup permis, tu perds.
rules-guard-and-towers-end-end = Le garde rouge entre dans le château de Bleu.
rules-guard-and-towers-end-glance = Capture son garde, ou mène le tien à son château.

rules-guard-and-towers-notation =
    Un coup donne ses cases dans l’ordre.
    • `c4-e4` : deux pions se déplacent, car e4 est à deux cases.
    • `c4xe4` : ils capturent ce qui se trouve en e4.
    Tu peux omettre les signes : `c4 e4`.

rules-guard-and-towers-credit = Guard & Towers a été créé par Christoph Endres et Robert Wirth en 1997. Ces règles suivent leur feuille, qui ne dit pas qui commence : ici, c’est Rouge.

## King’s Court

rules-kings-court-aim = Sois le dernier camp à avoir des pions dans la cour, les seize cases de c3 à f6. Chaque camp a 24 pions autour. Orange commence.

rules-kings-court-opening-heading = Les deux premiers coups
rules-kings-court-opening = Le premier coup d’Orange est un pas dans la cour. Vert y entre ensuite d’un pas par le bord opposé. On ne saute pas encore.
rules-kings-court-opening-opening = Orange est entré par le sud, Vert entre donc par le nord.
rules-kings-court-opening-glance = Orange entre, puis Vert, en face.

rules-kings-court-move = Fais un pas d’une case vers le haut, le bas, la gauche ou la droite. Ou saute par-dessus un pion voisin, de n’importe quelle couleur, sur la case libre juste derrière : avec le même pion, autant de fois et en tournant comme tu veux. Les pions adverses sautés quittent le plateau, les tiens restent. Sauter n’est jamais obligatoire. Revenir au point de départ sans capturer n’est pas un coup.
rules-kings-court-move-chain = Un tour : par-dessus un pion de son camp, deux adverses, un de son camp et un adverse.
rules-kings-court-move-glance = Saute par-dessus tout pion ; les adverses sont pris.

rules-kings-court-court-heading = La cour
rules-kings-court-court = À la fin de ton tour, tu dois avoir un pion dans la cour, où qu’il ait été entre ses sauts.
rules-kings-court-court-court = Le seul pion d’Orange dans la cour peut s’y déplacer ou y capturer, mais pas en sortir.

rules-kings-court-end = Après les deux premiers coups, tu perds si tu n’as pas de pion dans la cour. Sans coup permis, tu perds aussi.
rules-kings-court-end-last = Orange capture le dernier pion vert de la cour et gagne.
rules-kings-court-end-glance = Seul dans la cour : gagné.

rules-kings-court-notation =
    Un coup donne ses cases dans l’ordre.
    • `c2-c3` : un pas.
    • `a1^a3` : un saut par-dessus un pion à toi, qui reste.
    • `a3xc3` : un saut qui capture.
    • `a1^a3xc3xe3` : trois sauts en un tour.
    Tu peux omettre les signes : `a1 a3 c3 e3`.

rules-kings-court-credit = King’s Court : la feuille anglaise de l’éditeur, que suivent ces règles, ne nomme pas d’auteur. Ce qu’elle laisse ouvert, ce bot le décide.
