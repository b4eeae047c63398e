### The computer as an opponent.

## Commands

command-play = Joue tout de suite contre l’ordinateur
command-play-game = Quel jeu
    .name = jeu
command-play-level = De 1 pour débuter à 8 ; vide, le suivant après celui que tu as battu
    .name = niveau
command-play-side = Qui commence ; au hasard si tu laisses vide
    .name = camp
command-play-size = La largeur du plateau en cases, pour les jeux qui en ont plusieurs
    .name = taille

## The computer

computer-1 = Ordinateur, niveau 1
computer-2 = Ordinateur, niveau 2
computer-3 = Ordinateur, niveau 3
computer-4 = Ordinateur, niveau 4
computer-5 = Ordinateur, niveau 5
computer-6 = Ordinateur, niveau 6
computer-7 = Ordinateur, niveau 7
computer-8 = Ordinateur, niveau 8

## Matches

computer-thinking = { $player } réfléchit…
computer-begun = La partie { $id } commence : tu joues { side-name } contre l’ordinateur, niveau { $level }. Le plateau arrive dans { $channel }.
computer-begun-direct = La partie { $id } commence : tu joues { side-name } contre l’ordinateur, niveau { $level }. Le plateau arrive dans nos messages privés : { $link }
computer-comes = Ta partie de { $game } contre l’ordinateur, niveau { $level }, commence ici.
computer-guided = J’explique les nouveautés au fur et à mesure.
computer-won = Tu as battu le niveau { $level } : essaie le { $next }.
computer-won-highest = Tu as battu le niveau le plus haut. Félicitations !
computer-lost = Retente le niveau { $level }, ou le { $lower }.
button-level = Niveau { $level }
computer-agreed = { $kind ->
    [draw] L’ordinateur accepte : { $id } est nulle.
   *[takeback] Ton dernier coup dans { $id } est repris. Le plateau arrive.
}
computer-declined = L’ordinateur refuse la nulle dans { $id } : il pense être au moins aussi bien placé. Repropose après le prochain coup. Après { $moves } coups de chaque côté sans capture, il l’accepte, sauf s’il voit comment gagner.
computer-records = **Contre l’ordinateur :** { $records }
computer-beaten = { $game } : battu jusqu’au niveau { $level }
computer-unbeaten = { $game } : pas encore battu

## Refusals

refused-computer-many =
    Tu joues déjà { $most } parties contre l’ordinateur, le maximum. Finis-en une ou abandonne-la ici :
    { $matches }
button-resign-match = Abandonner { $id }
refused-computer-often = Tu as commencé beaucoup de parties contre l’ordinateur en une heure. Tu pourras commencer la prochaine { $until }.
refused-computer-before = La partie suivante, { $id }, a déjà commencé. Retrouve-la avec `/matches`.
refused-computer-learns = Tu l’apprends déjà dans la partie { $id }. Retrouve-la avec `/matches`.
refused-computer-draw = L’ordinateur répond tout de suite : joue sans la proposition, ou utilise `/draw`.
refused-computer-direct = Je ne peux pas t’envoyer de messages privés, où cette partie serait affichée. Autorise-les dans tes paramètres de confidentialité, ou utilise `/play` sur un serveur où je suis.

## A first match

button-quiet = Plus de conseils
tips-off = Plus de conseils dans { $id }.
button-learn-by-playing = Montre-moi en jouant
tip-begin = { $about } Appuie sur **Jouer**, puis sur une pièce et sa destination. Rien ne se passe avant ta confirmation.
tip-chance = Tu peux gagner à ton prochain coup. Cherche-le !
tip-danger = Attention : l’ordinateur pouvait gagner avec ce coup et ne l’a pas vu. Avant de jouer, regarde ce qui menace.
tip-missed = Tu pouvais gagner avec ce coup. `/takeback` te laisse réessayer.
tip-choice = Un choix : plusieurs captures ont été manquées, alors l’adversaire choisit, avant de jouer, quelle pièce quitte le plateau.
tip-forfeit = Une capture a été manquée, alors la règle a retiré une pièce du plateau. Cherche les captures avant chaque coup.
tip-must = Tu peux capturer maintenant. Une pièce qui pourrait capturer et ne le fait pas peut être perdue. La liste signale les pièces qui le peuvent.
tip-chain = Une chaîne : une pièce peut en capturer plusieurs en un coup, l’une après l’autre.
tip-capture = Ta première capture : ce qui est capturé quitte le plateau pour de bon.
tip-captured = L’ordinateur a capturé. Regarde si tu peux capturer la pièce qui l’a fait.
tip-stack = Les pions s’empilent en tours : une tour avance d’autant de cases que sa hauteur, entière ou en partie.
tip-exchange = Deux pièces d’un camp ont échangé leurs places : c’est aussi un coup.

## Help

help-computer = **L’ordinateur :** `/play` commence tout de suite une partie contre lui, ici ou en message privé, à huit niveaux ; elle ne compte jamais pour la cote. Il te laisse reprendre tes coups et accepte la nulle s’il est moins bien ou si la partie n’avance plus. Tu peux jouer 5 parties de ce genre à la fois.
