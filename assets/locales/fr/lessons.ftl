### Lessons: what to do, why it was right, and what helps after another legal move.

## Courtyard

lesson-courtyard-guard = Ton garde en b5 peut se déplacer d’une ou deux cases en ligne droite. Déplace-le de deux cases.
lesson-courtyard-guard-done = Seuls les gardes se déplacent de deux cases à la fois.
lesson-courtyard-guard-hint = Pars de b5 et fais deux cases le long d’une diagonale, par exemple jusqu’en d3.

lesson-courtyard-jump = Ton garde en g2 peut capturer trois serfs en un seul tour. Capture-les tous.
lesson-courtyard-jump-done = Trois captures en un tour. Sans la dernière, ton garde aurait quitté le plateau.
lesson-courtyard-jump-hint = Capture les trois : saute en i4, puis en g6, puis en i8.

lesson-courtyard-safe = Ton garde en b3 peut capturer le serf en c4. Joue un coup qui ne te fait perdre aucune pièce.
lesson-courtyard-safe-done = Une pièce qui manque une capture est perdue, sauf si une autre bloque la case où elle atterrirait.
lesson-courtyard-safe-hint = Ce coup te fait perdre le garde, car il aurait pu sauter en d5. Saute en d5, ou bloque cette case.

lesson-courtyard-return = Ton serf en c10 a atteint la dernière rangée. Remets-le sur ta première rangée.
lesson-courtyard-return-done = Il peut repartir. Cela t’a coûté un tour.
lesson-courtyard-return-hint = Déplace le serf de c10 vers une case foncée libre de la première rangée : b1, h1 ou j1.

lesson-courtyard-choice = Noir a manqué deux captures : avec le roi en b9 et avec le garde en j9. Tu choisis laquelle de ces pièces quitte le plateau. Retire la plus importante.
lesson-courtyard-choice-done = Sans roi, Noir ne peut plus gagner dans la cour.
lesson-courtyard-choice-hint = Seul un roi peut entrer dans la cour. Retire-le.

lesson-courtyard-enter = Ton roi est à son entrée de la cour. Gagne en un coup.
lesson-courtyard-enter-done = Un roi dans la cour gagne.
lesson-courtyard-enter-hint = La cour, ce sont e6 et f5. De f7, ton roi va en e6.

lesson-courtyard-jump-in = Un serf noir est sur l’entrée de ton roi, f7. Gagne quand même.
lesson-courtyard-jump-in-done = Un roi peut sauter dans la cour si le saut passe par-dessus son entrée.
lesson-courtyard-jump-in-hint = Ton roi en g8 est à côté du serf en f7. Où atterrit-il s’il saute ?

## King and Courtesan

lesson-king-and-courtesan-step = Fais un pas avec ta courtisane en c3.
lesson-king-and-courtesan-step-done = Il y a trois cases devant une pièce, et elle peut aller sur chacune d’elles. Aucun pas ne va de côté ni en arrière.
lesson-king-and-courtesan-step-hint = C’était le roi. Déplace la courtisane de c3 en c4, d4 ou d3.

lesson-king-and-courtesan-capture = Les pas vont vers l’avant, mais on capture dans toutes les directions. Capture la courtisane bleue.
lesson-king-and-courtesan-capture-done = On capture en prenant la place de l’autre pièce, ici en reculant.
lesson-king-and-courtesan-capture-hint = La courtisane bleue est en b2, derrière la tienne en c3.

lesson-king-and-courtesan-exchange = Ton roi peut changer de place avec une courtisane devant lui. Fais-le.
lesson-king-and-courtesan-exchange-done = La couronne a avancé, et une courtisane reste derrière.
lesson-king-and-courtesan-exchange-hint = Déplace le roi de c3 sur une de tes propres courtisanes, en c4 ou d3.

lesson-king-and-courtesan-win = Tu peux gagner en un coup, de trois façons. Trouves-en une.
lesson-king-and-courtesan-win-done = Tu gagnes en capturant le roi adverse, ou en amenant ton roi sur la base adverse.
lesson-king-and-courtesan-win-hint = Le roi bleu en f5 est à côté de deux de tes pièces. Et f6 est la base de Bleu.

lesson-king-and-courtesan-home = Ta propre courtisane occupe la base de Bleu, f6. Gagne en un coup.
lesson-king-and-courtesan-home-done = Ton roi peut aussi atteindre la base adverse par un échange.
lesson-king-and-courtesan-home-hint = Ton roi en e5 peut changer de place avec la courtisane en f6.

lesson-king-and-courtesan-safe = Deux courtisanes bleues attaquent ton roi en c3. Mets-le à l’abri.
lesson-king-and-courtesan-safe-done = Si tu avais capturé l’une, l’autre aurait capturé ton roi. L’échange l’a mis hors d’atteinte.
lesson-king-and-courtesan-safe-hint = Ensuite, Bleu capture ton roi. Amène-le sur une case qui ne touche ni b2 ni b3.

## Guard & Towers

lesson-guard-and-towers-split = Déplace deux des trois pions en c4.
lesson-guard-and-towers-split-done = Deux pions se déplacent de deux cases, et le troisième reste sur place.
lesson-guard-and-towers-split-hint = Les pions avancent d’autant de cases qu’ils sont. Pour en déplacer deux, va à deux cases de c4.

lesson-guard-and-towers-unite = Forme une tour de quatre pions.
lesson-guard-and-towers-unite-done = Des pions qui finissent leur coup sur une de tes tours s’unissent à elle.
lesson-guard-and-towers-unite-hint = Déplace une tour entière sur l’autre. Chacune a deux pions, et elles sont à deux cases l’une de l’autre.

lesson-guard-and-towers-height = Chaque tour bleue a deux pions. Tu peux en capturer une. Laquelle ?
lesson-guard-and-towers-height-done = Deux de tes pions atteignent e4, assez pour une tour de deux. Un seul atteint c5, c’est trop peu.
lesson-guard-and-towers-height-hint = Pour capturer une tour de deux, il faut déplacer au moins deux pions, et deux pions font deux cases.

lesson-guard-and-towers-guard = Une tour bleue de quatre pions est à côté de ton garde. Capture-la.
lesson-guard-and-towers-guard-done = Un garde capture une tour de n’importe quelle hauteur.
lesson-guard-and-towers-guard-hint = Ton garde en d4 peut capturer la tour en d3.

lesson-guard-and-towers-aim = Le garde bleu est en e3. Gagne en un coup.
lesson-guard-and-towers-aim-done = Trois pions font trois cases et capturent le garde.
lesson-guard-and-towers-aim-hint = Seule ta tour en b3 atteint e3. Compte les cases qui les séparent.

lesson-guard-and-towers-castle = d1 est le château de Bleu. Gagne en un coup.
lesson-guard-and-towers-castle-done = Ton garde sur le château adverse gagne.
lesson-guard-and-towers-castle-hint = Ton garde en d2 est à côté du château.

lesson-guard-and-towers-save = La tour bleue en d5 est sur le point de capturer ton garde en d7. Pare la menace.
lesson-guard-and-towers-save-done = Ton garde peut s’écarter, ou une tour peut bloquer la ligne : rien ne passe par-dessus des pions.
lesson-guard-and-towers-save-hint = Ensuite, Bleu gagne. La tour en d5 fait jusqu’à deux cases en ligne droite : quitte la ligne, ou bloque-la en d6.

## King’s Court

lesson-kings-court-step = La cour, ce sont les seize cases du milieu. Fais-y entrer un deuxième pion.
lesson-kings-court-step-done = Deux pions dans la cour sont plus en sécurité qu’un seul : ton dernier ne peut pas en sortir.
lesson-kings-court-step-hint = Ton pion en d2 entre dans la cour en d3.

lesson-kings-court-answer = Tu joues Vert. Orange est entré dans la cour par le sud. Joue ton premier coup.
lesson-kings-court-answer-done = Le premier coup de Vert entre dans la cour par le bord opposé à celui d’Orange.
lesson-kings-court-answer-hint = Entre par le nord : de la rangée 7 à la rangée 6.

lesson-kings-court-over = Saute par-dessus ton propre pion, puis, avec le même, par-dessus le vert.
lesson-kings-court-over-done = Ton propre pion reste, le vert quitte le plateau.
lesson-kings-court-over-hint = Pars de c3 : saute par-dessus d3 en e3, puis par-dessus f3 en g3.

lesson-kings-court-chain = Capture trois pions verts en un tour.
lesson-kings-court-chain-done = Un pion peut sauter autant de fois que tu veux, par-dessus les deux couleurs, en tournant comme tu veux.
lesson-kings-court-chain-hint = Pars de a1 et saute par-dessus ton propre pion en a2. Puis fais le tour.

lesson-kings-court-keep = Ton pion en c6 est ton seul pion dans la cour, il ne peut donc pas en sortir. Capture un pion vert.
lesson-kings-court-keep-done = Tu as capturé un pion et tu en as encore un dans la cour.
lesson-kings-court-keep-hint = Saute par-dessus d6. Tu atterris en e6, toujours dans la cour.

lesson-kings-court-back = Ton pion en c3 est ton seul pion dans la cour. Capture trois pions avec lui en un tour.
lesson-kings-court-back-done = Seule la fin du tour compte : tu dois alors avoir un pion dans la cour.
lesson-kings-court-back-hint = Sors de la cour par-dessus b3, continue par-dessus a4, et reviens par-dessus b5.

lesson-kings-court-safe = Vert est sur le point de capturer ton seul pion dans la cour, en d5, et de gagner. Pare la menace.
lesson-kings-court-safe-done = Où qu’il soit allé, ton pion en d5 aurait été capturé par Vert. Maintenant, tu en as un deuxième dans la cour.
lesson-kings-court-safe-hint = Vert capture ton dernier pion dans la cour. Fais-y entrer un deuxième.

lesson-kings-court-win = Vert a un seul pion dans la cour. Gagne en un coup.
lesson-kings-court-win-done = Vert n’a plus de pion dans la cour et perd.
lesson-kings-court-win-hint = Saute par-dessus le pion vert en d6.
