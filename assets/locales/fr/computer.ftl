### The computer as an opponent.

## The computer

computer-1 = Ordinateur (niveau 1)
computer-2 = Ordinateur (niveau 2)
computer-3 = Ordinateur (niveau 3)
computer-4 = Ordinateur (niveau 4)
computer-5 = Ordinateur (niveau 5)
computer-6 = Ordinateur (niveau 6)
computer-7 = Ordinateur (niveau 7)
computer-8 = Ordinateur (niveau 8)

## Matches

computer-thinking = { $player } réfléchit…
computer-begun = La partie { $id } commence : tu joues { side-name } contre l’ordinateur (niveau { $level }). Le plateau sera dans { $channel }.
computer-begun-direct = La partie { $id } commence : tu joues { side-name } contre l’ordinateur (niveau { $level }). Le plateau sera dans tes messages privés : { $link }
computer-comes = Ta partie de { $game } contre l’ordinateur (niveau { $level }) commence ici.
computer-guided = J’explique les nouveautés au fur et à mesure.
computer-won = Tu as battu le niveau { $level }. Essaie maintenant le { $next }.
computer-won-highest = Tu as battu le niveau le plus haut. Félicitations !
computer-lost = Retente le niveau { $level }, ou essaie le { $lower }.
button-level = Niveau { $level }
computer-agreed = { $kind ->
    [draw] L’ordinateur accepte : { $id } est nulle.
   *[takeback] Ton dernier coup dans { $id } est repris. Le plateau arrive.
}
computer-declined = L’ordinateur refuse la nulle dans { $id } : il pense être au moins aussi bien placé que toi. Repropose-la après le prochain coup. Après { $moves } coups de chaque côté sans capture, il accepte, sauf s’il voit comment gagner.
computer-records = **Contre l’ordinateur :** { $records }
computer-beaten = { $game } : battu jusqu’au niveau { $level }
computer-unbeaten = { $game } : pas encore battu

## Refusals

refused-computer-many =
    Tu as déjà { $most } parties contre l’ordinateur : c’est le maximum. Finis-en une, ou abandonnes-en une ici :
    { $matches }
button-resign-match = Abandonner { $id }
refused-computer-often = Tu as commencé beaucoup de parties contre l’ordinateur depuis une heure. Tu pourras commencer la prochaine { $until }.
refused-computer-before = Ta partie suivante, { $id }, a déjà commencé. Retrouve-la avec `/matches`.
refused-computer-learns = Tu apprends déjà ce jeu dans la partie { $id }. Retrouve-la avec `/matches`.
refused-computer-draw = L’ordinateur répond tout de suite aux propositions de nulle. Joue ton coup sans la proposer, ou utilise `/draw`.
refused-computer-direct = Cette partie se jouerait en message privé, mais je ne peux pas t’en envoyer. Autorise-les dans tes paramètres de confidentialité, ou utilise `/play` sur un serveur où je suis.

## A first match

button-quiet = Arrêter les conseils
tips-off = Je ne donne plus de conseils dans { $id }.
button-learn-by-playing = Apprendre en jouant
tip-begin = { $about } Appuie sur **Jouer**, puis sur une pièce et sa destination. Rien ne se passe avant ta confirmation.
tip-chance = Tu peux gagner à ton prochain coup. Cherche-le !
tip-danger = Attention : l’ordinateur pouvait gagner avec son dernier coup et ne l’a pas vu. Avant de jouer, regarde ce qu’il menace.
tip-missed = Tu aurais pu gagner avec ce coup. Pour réessayer, reprends-le avec `/match`.
tip-choice = Plusieurs captures ont été manquées : l’adversaire choisit d’abord laquelle de ces pièces quitte le plateau, puis joue.
tip-forfeit = Une capture a été manquée, alors la règle a retiré une pièce du plateau. Cherche les captures avant chaque coup.
tip-must = Tu peux capturer maintenant. Si une pièce qui peut capturer ne le fait pas, tu peux la perdre. La liste signale les pièces qui le peuvent.
tip-chain = Une chaîne : une pièce peut en capturer plusieurs en un coup, l’une après l’autre.
tip-capture = Ta première capture ! Une pièce capturée quitte le plateau pour de bon.
tip-captured = L’ordinateur a capturé une pièce. Regarde si tu peux capturer celle qui l’a fait.
tip-stack = Les pions s’empilent en tours. Tu peux déplacer une tour entière ou seulement ses pions du dessus : ils avancent d’autant de cases qu’ils sont.
tip-exchange = Deux pièces d’un camp ont échangé leurs places : c’est aussi un coup.

## Help


play-which = **À quel jeu veux-tu jouer ?**
button-play-computer = Jouer contre l’ordinateur
button-find-opponent = Chercher un adversaire

button-draft-change = Changer les conditions
draft = **{ $game }** contre { $opponent } : { $pace } · { $rated ->
    [yes] classée
   *[no] non classée
} · { $side ->
    [first] tu commences
    [second] ton adversaire commence
   *[lot] le hasard décide qui commence
}{ $weekends ->
    [yes] { "" } · la pendule s’arrête le week-end
   *[no] { "" }
}.
draft-anyone = qui veut
select-draft-pace = Choisis la cadence…
select-draft-side = Choisis qui commence…
select-draft-size = Choisis la taille du plateau…
button-draft-send = Envoyer le défi
button-draft-rated = { $on ->
    [yes] Passer en non classée
   *[no] Passer en classée
}
button-draft-weekends = { $on ->
    [yes] Pendule aussi le week-end
   *[no] Pas de pendule le week-end
}
