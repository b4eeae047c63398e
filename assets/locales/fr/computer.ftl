### The computer as an opponent.

## The computer

computer-name = Ordinateur (niveau { $level })

## Matches

computer-thinking = { $player } réfléchit…
computer-answers-here = La réponse va s’afficher ici. Sinon, appuie sur **Actualiser**.
button-refresh = Actualiser
computer-begun = La partie { $id } commence : tu joues { side-name } contre l’ordinateur (niveau { $level }). Tu es la seule personne à la voir tant que tu ne la partages pas.
computer-begun-direct = La partie { $id } commence : tu joues { side-name } contre l’ordinateur (niveau { $level }). Le plateau est dans tes messages privés : { $link }
computer-comes = Ta partie de { $game } contre l’ordinateur (niveau { $level }) commence.
computer-guided = J’explique les nouveautés au fur et à mesure.
computer-won = Tu as battu le niveau { $level }. Essaie maintenant le { $next }.
computer-won-highest = Tu as battu le niveau le plus haut. Félicitations !
computer-lost = Retente le niveau { $level }, ou essaie le { $lower }.
button-next-level = Suite : niveau { $level }
button-lower-level = Plus facile : niveau { $level }
button-share = Partager
button-continue = Continuer { $id }
match-shared = La partie { $id } est partagée : les autres peuvent maintenant la suivre.
result-shared = Le résultat est maintenant visible dans { $channel }.
computer-agreed = { $kind ->
    [draw] L’ordinateur accepte : { $id } est nulle.
   *[takeback] Ton dernier coup dans { $id } est repris.
}
computer-declined = L’ordinateur refuse la nulle : il a l’avantage dans { $id }. Repropose-la après le prochain coup. Après { $moves } coups de chaque côté sans capture, il accepte, sauf s’il voit comment gagner.
computer-records = **Contre l’ordinateur :** { $records }
computer-beaten = { $game } : battu jusqu’au niveau { $level }
computer-unbeaten = { $game } : pas encore battu

## Refusals

refused-computer-many =
    Tu peux avoir { $most } parties contre l’ordinateur. Finis-en une, ou abandonnes-en une :
    { $matches }
button-resign-match = Abandonner { $id }
refused-computer-often = Tu as commencé trop de parties depuis une heure. Tu pourras commencer la prochaine { $until }.
refused-computer-before = Ta partie suivante, { $id }, a déjà commencé : `/matches` l’affiche.
refused-computer-learns = Tu apprends déjà ce jeu dans { $id } : `/matches` l’affiche.
refused-computer-draw = L’ordinateur répond tout de suite aux propositions de nulle : joue sans la proposer, ou utilise `/draw`.
refused-computer-direct = Je ne peux pas t’envoyer de messages privés. Autorise-les dans tes paramètres de confidentialité, ou utilise `/play` sur un serveur où je suis.
refused-computer-share = Tu ne peux partager la partie { $id } que sur le serveur où elle a commencé : utilise `/match` là-bas.

## A first match

button-quiet = Ne plus expliquer
tips-off = Je n’explique plus rien dans { $id }.
button-learn-by-playing = Apprendre en jouant
tip-begin = { $on ->
    [board] Appuie sur **Jouer**, choisis une pièce et sa destination, puis confirme.
    [card] Choisis une pièce et sa destination, puis confirme.
   *[page] Touche une de tes pièces marquées, puis sa destination.
}
tip-chance = Tu peux gagner à ton prochain coup !
tip-danger = Attention : l’ordinateur vient de rater une victoire. Regarde ce qu’il menace.
tip-missed = Tu as raté une victoire. { $on ->
    [page] Tu peux reprendre ton coup avec **{ button-takeback }**.
   *[elsewhere] Tu peux reprendre ton coup avec `/match`.
}
tip-choice = Plusieurs captures ont été manquées : l’adversaire retire l’une de ces pièces, puis joue.
tip-forfeit = Une capture manquée a coûté une pièce. Cherche les captures avant chaque coup.
tip-must = { $on ->
    [page] Tu peux capturer. Si une pièce qui peut capturer ne le fait pas, tu peux la perdre.
   *[elsewhere] Tu peux capturer avec les pièces signalées dans la liste. Si une pièce signalée ne capture pas, tu peux la perdre.
}
tip-chain = Une chaîne : une pièce peut en capturer plusieurs en un coup.
tip-capture = Ta première capture ! Les pièces capturées ne reviennent pas.
tip-captured = L’ordinateur a capturé une pièce. Peux-tu riposter ?
tip-stack = Les pions s’empilent en tours. Déplace une tour entière ou seulement ses pions du dessus, d’autant de cases que de pions.
tip-exchange = Deux pièces ont échangé leurs places : c’est aussi un coup.

## Help

play-which = **Choisis un jeu :**
button-play-computer = Jouer contre l’ordinateur
button-find-opponent = Chercher un adversaire

button-change-terms = Changer les conditions
draft = **{ $game }** contre { $opponent } : { $pace } · { $rated ->
    [yes] classée (change les deux cotes)
   *[no] non classée
} · { draft-side }{ $weekends ->
    [yes] { "" } · pendule arrêtée le week-end
   *[no] { "" }
}.
draft-side = { $side ->
    [first] tu commences
    [second] ton adversaire commence
   *[lot] le hasard décide qui commence
}
draft-computer = **{ $game }** contre { $opponent } : { draft-side }.
draft-anyone = qui veut
select-level = Jouer contre l’ordinateur au niveau… ({ $level } te convient)
level-option = Niveau { $level }
level-about = { $about ->
    [lowest] Pour débuter
    [easy] Facile
    [medium] Moyen
    [hard] Difficile
    [highest] Le plus fort
   *[fitting] Te convient
}
select-draft-pace = Choisis la cadence…
select-draft-side = Choisis qui commence…
select-draft-size = Choisis la taille du plateau…
button-draft-send = Envoyer le défi
button-draft-rated = { $on ->
    [yes] Jouer sans classement
   *[no] Jouer pour le classement
}
button-draft-weekends = { $on ->
    [yes] Laisser la pendule tourner le week-end
   *[no] Arrêter la pendule le week-end
}
