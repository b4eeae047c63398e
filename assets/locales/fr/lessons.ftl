### Lessons: what to do, why it was right, and what helps after another legal move.

## Courtyard

lesson-courtyard-guard = Ton garde en b5 peut se déplacer d’une ou deux cases. Déplace-le de deux.
lesson-courtyard-guard-done = Seuls les gardes se déplacent de deux cases à la fois.
lesson-courtyard-guard-hint = Fais deux cases le long d’une diagonale, par exemple jusqu’en d3.

lesson-courtyard-jump = On capture en sautant par-dessus une pièce adverse sur la case libre derrière elle, et on peut continuer à sauter. Capture trois serfs en un tour avec ton garde en g2.
lesson-courtyard-jump-done = En t’arrêtant plus tôt, tu aurais perdu ton garde.
lesson-courtyard-jump-hint = Capture les trois : saute en i4, g6 et i8.

lesson-courtyard-safe = Ton garde en b3 peut capturer le serf en c4. Joue sans perdre de pièce.
lesson-courtyard-safe-done = Une pièce qui manque une capture est perdue, sauf si une autre bloque sa case d’arrivée.
lesson-courtyard-safe-hint = Tu perds le garde, qui aurait pu sauter en d5. Saute là, ou bloque d5.

lesson-courtyard-return = Ton serf en c10 a atteint la dernière rangée. Remets-le sur ta première rangée.
lesson-courtyard-return-done = Il peut repartir. Cela t’a coûté un tour.
lesson-courtyard-return-hint = Déplace le serf vers une case foncée libre de la première rangée : b1, h1 ou j1.

lesson-courtyard-choice = Le roi noir en b9 et le garde en j9 ont manqué des captures. Retire le plus important.
lesson-courtyard-choice-done = Sans roi, Noir ne peut plus gagner dans la cour.
lesson-courtyard-choice-hint = Seul un roi peut entrer dans la cour. Retire-le.

lesson-courtyard-enter = Ton roi est à son entrée. Gagne en un coup.
lesson-courtyard-enter-done = Un roi dans la cour gagne.
lesson-courtyard-enter-hint = De f7, ton roi entre dans la cour, en e6.

lesson-courtyard-jump-in = Un serf noir est sur l’entrée de ton roi, f7. Gagne quand même.
lesson-courtyard-jump-in-done = Un roi peut sauter dans la cour par-dessus son entrée.
lesson-courtyard-jump-in-hint = Où atterrit ton roi en g8 s’il saute par-dessus f7 ?

## King and Courtesan

lesson-king-and-courtesan-step = Fais un pas avec ta courtisane en c3.
lesson-king-and-courtesan-step-done = Une pièce va sur l’une des trois cases devant elle, jamais de côté ni en arrière.
lesson-king-and-courtesan-step-hint = C’était le roi. Déplace la courtisane en c4, d4 ou d3.

lesson-king-and-courtesan-capture = On capture dans toutes les directions. Capture la courtisane bleue.
lesson-king-and-courtesan-capture-done = On capture en prenant la place de l’autre pièce, ici en reculant.
lesson-king-and-courtesan-capture-hint = Elle est en b2, derrière ta courtisane en c3.

lesson-king-and-courtesan-exchange = Fais changer de place ton roi et une courtisane devant lui.
lesson-king-and-courtesan-exchange-done = La couronne avance, et une courtisane reste derrière.
lesson-king-and-courtesan-exchange-hint = Déplace le roi sur ta courtisane en c4 ou d3.

lesson-king-and-courtesan-win = Gagne en un coup. Il y a trois façons de le faire.
lesson-king-and-courtesan-win-done = Tu gagnes en capturant le roi adverse, ou en amenant le tien sur la base adverse.
lesson-king-and-courtesan-win-hint = Le roi bleu en f5 est à côté de deux de tes pièces, et sa base est f6.

lesson-king-and-courtesan-home = Ta courtisane occupe la base de Bleu, f6. Gagne en un coup.
lesson-king-and-courtesan-home-done = Ton roi peut aussi atteindre la base adverse par un échange.
lesson-king-and-courtesan-home-hint = Ton roi peut changer de place avec la courtisane en f6.

lesson-king-and-courtesan-safe = Deux courtisanes bleues attaquent ton roi en c3. Mets-le à l’abri.
lesson-king-and-courtesan-safe-done = Si tu avais capturé l’une, l’autre aurait capturé ton roi. L’échange l’a mis hors d’atteinte.
lesson-king-and-courtesan-safe-hint = Bleu capture ton roi. Amène-le sur une case qui ne touche ni b2 ni b3.

## Guard & Towers

lesson-guard-and-towers-split = Déplace deux des trois pions en c4.
lesson-guard-and-towers-split-done = Deux pions se déplacent de deux cases, le troisième reste.
lesson-guard-and-towers-split-hint = Avance d’autant de cases que tu déplaces de pions : pour deux pions, à deux cases de c4.

lesson-guard-and-towers-unite = Forme une tour de quatre pions.
lesson-guard-and-towers-unite-done = Des pions qui finissent leur coup sur une de tes tours s’unissent à elle.
lesson-guard-and-towers-unite-hint = Déplace une tour entière sur l’autre, à deux cases.

lesson-guard-and-towers-height = Chaque tour bleue a deux pions. Capture celle que tu peux.
lesson-guard-and-towers-height-done = Deux pions atteignent e4, assez pour une tour de deux. Un seul atteint c5.
lesson-guard-and-towers-height-hint = Pour capturer deux pions, déplaces-en au moins deux ; deux font deux cases.

lesson-guard-and-towers-guard = Capture la tour bleue de quatre pions à côté de ton garde.
lesson-guard-and-towers-guard-done = Un garde capture une tour de n’importe quelle hauteur.
lesson-guard-and-towers-guard-hint = Ton garde peut capturer la tour en d3.

lesson-guard-and-towers-aim = Le garde bleu est en e3. Gagne en un coup.
lesson-guard-and-towers-aim-done = Trois pions font trois cases et capturent le garde.
lesson-guard-and-towers-aim-hint = Seule ta tour en b3 atteint e3. Compte les cases.

lesson-guard-and-towers-castle = d1 est le château de Bleu. Gagne en un coup.
lesson-guard-and-towers-castle-done = Ton garde sur le château adverse gagne.
lesson-guard-and-towers-castle-hint = Ton garde en d2 est à côté du château.

lesson-guard-and-towers-save = La tour bleue en d5 menace ton garde en d7. Pare la menace.
lesson-guard-and-towers-save-done = Ton garde peut s’écarter, ou une tour peut bloquer la ligne : rien ne passe par-dessus des pions.
lesson-guard-and-towers-save-hint = Bleu gagne : la tour en d5 fait jusqu’à deux cases. Quitte sa ligne, ou bloque-la en d6.

## King’s Court

lesson-kings-court-step = Fais entrer un deuxième pion dans la cour, les seize cases du milieu.
lesson-kings-court-step-done = Deux pions y sont plus en sécurité qu’un seul : ton dernier ne peut pas en sortir.
lesson-kings-court-step-hint = Va de d2 dans la cour, en d3.

lesson-kings-court-answer = Tu joues Vert. Orange est entré dans la cour par le sud. Joue ton premier coup.
lesson-kings-court-answer-done = Vert entre dans la cour par le bord opposé à celui d’Orange.
lesson-kings-court-answer-hint = Entre par le nord, de la rangée 7 à la 6.

lesson-kings-court-over = Avec un pion, saute par-dessus ton propre pion, puis par-dessus le vert.
lesson-kings-court-over-done = Ton propre pion reste, le vert quitte le plateau.
lesson-kings-court-over-hint = De c3, saute par-dessus d3 en e3, puis par-dessus f3 en g3.

lesson-kings-court-chain = Capture trois pions verts en un tour.
lesson-kings-court-chain-done = Un pion peut sauter autant de fois que tu veux, par-dessus les deux couleurs, en tournant comme tu veux.
lesson-kings-court-chain-hint = De a1, saute par-dessus ton propre pion en a2. Puis fais le tour.

lesson-kings-court-keep = Ton seul pion dans la cour, en c6, ne peut pas en sortir. Capture un pion vert.
lesson-kings-court-keep-done = Tu as capturé et tu as encore un pion dans la cour.
lesson-kings-court-keep-hint = Saute par-dessus d6 en e6, toujours dans la cour.

lesson-kings-court-back = Capture trois pions en un tour avec c3, ton seul pion dans la cour.
lesson-kings-court-back-done = Il ne te faut un pion dans la cour qu’à la fin du tour.
lesson-kings-court-back-hint = Sors de la cour par-dessus b3, continue par-dessus a4, et reviens par-dessus b5.

lesson-kings-court-safe = Vert va gagner en capturant ton seul pion dans la cour, en d5. Pare la menace.
lesson-kings-court-safe-done = Ton pion en d5 était perdu où qu’il aille. Maintenant, tu en as un deuxième.
lesson-kings-court-safe-hint = Vert capture ton dernier pion dans la cour. Fais-y entrer un deuxième.

lesson-kings-court-win = Vert a un seul pion dans la cour. Gagne en un coup.
lesson-kings-court-win-done = Vert n’a plus de pion dans la cour et perd.
lesson-kings-court-win-hint = Saute par-dessus le pion vert en d6.
