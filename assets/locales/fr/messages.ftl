### What the bot says in channels, and what it answers when all is well.

## Names

side-name = { $side ->
    [red] Rouge
    [blue] Bleu
    [white] Blanc
    [black] Noir
    [orange] Orange
    [green] Vert
   *[other] { $side }
}

piece-king = roi
piece-guard = garde
piece-serf = serf
piece-courtesan = courtisane
piece-man = pion
piece-tower = tour
piece-stone = pion

aim-line = **{ rules-aim-heading } :** { $about }
about-courtyard = Amène ton roi dans la cour par le côté opposé. Une pièce qui manque une capture est perdue.
about-king-and-courtesan = Amène ton roi au coin opposé, ou capture le roi adverse.
about-guard-and-towers = Amène ton garde au château adverse, ou capture le garde adverse. Les pions s’empilent en tours, qui vont plus loin.
about-kings-court = Saute par-dessus les pions des deux couleurs, et garde un pion dans la cour centrale plus longtemps que ton adversaire.
about-line = - **{ $game } :** { $about }

## Challenges

challenge-sent = Défi { $id } envoyé à { $opponent }.
challenge-open = Le défi { $id } est ouvert à tout le monde sur ce serveur.
challenge-no-thread = La partie se jouera dans ce salon. Pour lui ouvrir un fil, il me faut ces permissions, que les responsables peuvent me donner : { $names }.
challenge-boards = Dès que le défi est accepté, { $where ->
    [thread] j’ouvre un fil ici
    [thread-there] j’y ouvre un fil
    [post] j’ouvre un post pour la partie
    [there] les plateaux y apparaissent
   *[here] les plateaux apparaissent ici
}, et je te mentionne quand c’est à toi de jouer.
challenge-head = **{ $game }** { $id } : { $challenger } défie { $opponent }.
challenge-head-open = **{ $game }** { $id } : { $challenger } cherche un adversaire.
challenge-terms = { $side ->
    [first] { $challenger } commence.
    [second] { $challenger } joue en second.
   *[lot] Le hasard décide qui commence.
} Expire { $expires }.
challenge-waits = En attente d’une réponse.
challenge-accepted = Défi accepté : { $first } commence contre { $second }.
challenge-closed = { $how ->
    [declined] Ce défi a été refusé.
    [withdrawn] Ce défi a été retiré.
   *[expired] Personne n’a accepté ce défi à temps.
}
joined = C’est parti : la partie { $id } commence.
many-threads = Ce serveur a ouvert beaucoup de fils depuis une heure, donc la partie { $id } se joue dans le salon.
blocked = Tu as bloqué { $user } : vous ne pouvez plus vous défier, et ses coups ne te mentionnent plus. Je ne lui en dirai rien. `/settings` annule le blocage.
unblocked = Tu ne bloques plus { $user }.
not-blocked = Tu n’as pas bloqué { $user }.
blocks-none = Tu n’as bloqué personne.
blocks-head = **Tu as bloqué**
challenge-whom = **{ $game } :** contre qui veux-tu jouer ?
challenge-elsewhere = Le défi est dans { $channel }.

button-accept = Accepter
button-decline = Refuser
button-withdraw = Retirer
button-challenge = Défier
button-tutorial = Tutoriel
button-anybody = Ouvrir à tout le monde
select-opponent = Choisis un adversaire

## Boards

restored = J’ai été restauré à partir d’une sauvegarde du { $time }. Ce qui s’est passé ensuite est perdu, { $then ->
    [challenge] ce défi est donc publié à nouveau
   *[board] et la partie reprend à partir de ce plateau
}.
moves-played = { $ply ->
    [0] position de départ
    [one] { $ply } coup joué
   *[other] { $ply } coups joués
}
board-head = **{ $game }** { $id } · { moves-played }
hop-sign = -# `^` est un saut par-dessus un pion de son propre camp, `x` un saut qui capture.
board-begin = { $player } joue { side-name } et commence contre { $opponent }. Appuie sur **Jouer**.
board-turn = { $player }, à toi de jouer.
played = Tu as joué `{ $move }` dans { $id }.

# Ce qu’un coup a fait, pièce par pièce : « Rouge : tour c3→c5, capture : garde c5. »
deed = { side-name } : { $does ->
    [removes] retire du plateau, pour une capture manquée : { $lost }
   *[moves] { $piece } { $path }{ $onto ->
        [none] { "" }
        [stack] { "" }, forme une tour de { $height }
       *[other] { "" }, change de place avec { $onto }
    }{ $captured ->
        [none] { "" }
       *[other] { "" }, capture : { $captured }
    }{ $lost ->
        [none] { "" }
       *[other] { "" }, perd pour une capture manquée : { $lost }
    }
}.
deed-at-stake = { side-name } a manqué plusieurs captures, donc l’adversaire retire l’une de ces pièces : { $pieces }.
deeds-before = Avant cela : { $moves }
deed-planned = Coup conditionnel : { $deed }

button-move = Jouer
button-resign = Abandonner

form-move-title = Ton coup dans { $id }
form-move-label = Cases, de la première à la dernière
form-move-placeholder = par exemple a7-a6

## Ends

ask-resign = Abandonner la partie { $id } contre { $opponent } ? C’est définitif.
ask-resign-too-short = Elle ne sera pas classée, car vous n’avez pas encore joué deux coups chacun.
button-confirm-resign = Oui, abandonner
button-keep-playing = Non, continuer
resigned = Tu as abandonné { $id }.
not-resigned = D’accord. La partie continue.

result-win = **{ side-name } gagne :** { $reason }. { $winner } bat { $loser } !
result-draw = **Partie nulle :** { $reason }.
result-none = **Sans résultat :** { $reason }.
result-out-of-time = Temps écoulé pour { $player } avant que chacun ait joué deux coups.

# Pourquoi une partie a pris fin, en 40 lettres au plus. Le camp est celui qui a perdu.
reason = { $why ->
    [cy-courtyard] le roi est dans la cour
    [cy-kings] les deux rois sont capturés
    [cy-pieces] { side-name } n’a plus de pièce
    [cy-nobody] aucun camp n’a de coup permis
    [kc-king] { side-name } a perdu son roi
    [kc-home] le roi est sur la base adverse
    [gt-guard] { side-name } a perdu son garde
    [gt-castle] le garde est dans le château adverse
    [kk-court] { side-name } n’a plus de pion dans la cour
    [cannot-move] { side-name } n’a aucun coup permis
    [resignation] { side-name } abandonne
    [agreement] les deux camps sont d’accord
    [repetition] même position pour la troisième fois
    [timeout] { side-name } n’a plus de temps
    [departure] { side-name } a quitté le serveur
    [deletion] { side-name } a supprimé ses données
    [adjudication] décision de la modération
    [aborted] arrêtée par la modération
    [silence] trop longue absence de { side-name }
    [unplayed] partie à peine commencée
    [replaced] le plateau passe à la réserve
   *[rules] selon les règles
}

# On pictures, where there is little room.
caption-result = { $result ->
    [won] { side-name } gagne
    [draw] Partie nulle
   *[none] Sans résultat
} : { $reason }
caption-preview = APERÇU
note-court = dans la cour { $count }

card-won = **{ side-name }** ({ $winner }) bat **{ $other }** ({ $loser }) { $ply ->
    [0] avant le premier coup
    [one] en { $ply } coup
   *[other] en { $ply } coups
} : { $reason }.
card-undecided = **{ $result ->
    [draw] Partie nulle
   *[none] Sans résultat
} :** { $first } et { $second }, { $ply ->
    [0] avant le premier coup
    [one] après { $ply } coup
   *[other] après { $ply } coups
} : { $reason }.
card-thread = La partie est dans { $thread }.

## Lists

matches-running = **Tes parties**
matches-challenges = **Défis**
matches-elsewhere = **Sur d’autres serveurs**
matches-continue-elsewhere = continue-la là où tu l’as commencée, ou avec `/matches` en message privé avec moi
matches-none = Tu n’as aucune partie, et il n’y a pas de défi ouvert. Commence une partie avec `/challenge`.
more = … et { $count } de plus
button-edit-again = Modifier et réessayer
matches-more-where = … et { $count } de plus : voir `/board` et `/join`
matches-declined = Tu as refusé le défi { $id }.
button-list-move = Jouer dans { $id }
button-list-accept = Accepter { $id }
button-list-decline = Refuser { $id }
alt-waiting-boards = Plateaux où c’est à toi de jouer
matches-line = { $turn ->
    [yours] **À toi de jouer :** { $id } { $game } contre { $opponent }
   *[theirs] À { $opponent } de jouer : { $id } { $game }
}{ $time ->
    [none] { $turn ->
        [yours] { "" }, ton tour a commencé { $since }
       *[theirs] { "" }, son tour a commencé { $since }
    }
    [runs] { "" }, le temps s’épuise { $until }
   *[up] { "" }, le temps s’est écoulé { $until }{ $turn ->
        [yours] { "" }
       *[theirs] { "" }. `/match` permet de terminer la partie.
    }
}
matches-challenge = { $id } { $game } : { $whose ->
    [own] ton défi
    [received] { $challenger } te défie
   *[open] défi ouvert de { $challenger }
}. Expire { $expires }{ $whose ->
    [own] .
   *[other] ; accepte-le avec `/join`.
}

welcome = 👋 **Des jeux de plateau pour ce serveur, à votre rythme.** Quatre jeux, entre vous ou contre l’ordinateur : une partie dure des minutes, des jours ou des semaines.
button-welcome-settings = Réglages
button-what-it-does = Ce que je sais faire
help-start = Joue à des jeux de plateau à ton rythme : une partie dure quelques minutes, jours ou semaines.
help-next = `/play` et `/challenge` lancent une partie, `/find` cherche un adversaire et `/join` accepte un défi. `/tutorial` et `/rules` expliquent les jeux. Quand je te mentionne, appuie sur **Jouer** sous le plateau.
help-play =
    {""}**Jouer :** chaque partie a un fil avec son plateau. Quand je te mentionne, appuie sur **Jouer** sous le plateau, ou utilise `/move`. Tout le reste se trouve sous **Plus** et dans `/match` : pendule, coups conditionnels, notes.
    `/draw` propose la nulle, et ton adversaire peut répondre jusqu’au prochain coup. `/resign` abandonne une partie, après confirmation.
help-look =
    {""}**Regarder :** `/board` montre le plateau de ton côté, et `/matches` ce qui t’attend. `/match` montre les coups et permet de suivre une partie par message privé.
    `/leaderboard` montre le classement, et `/profile` un membre. `/history` liste les parties terminées, et `/replay` permet d’en revoir une.
help-choose = **Réglages :** dans `/settings` se trouvent tes plateaux, tes rappels, ton fuseau horaire, tes vacances et les membres bloqués.
help-managers = **Responsables :** avec la permission « Gérer le serveur », `/server` donne accès aux réglages, aux récompenses et à la modération.
button-help-start = Commencer
button-help-match = Pendant la partie
button-help-ratings = Cotes et parties passées
button-help-together = Tournois et rencontres
button-help-managers = Pour les responsables

## Rules

page-footer = { $game } · page { $page } sur { $pages }. { $credit }
button-previous = Précédent
button-next = Suivant
button-author = Le site de l’auteur

## Pictures in words

alt-start = Position de départ de { $game }.
alt-head = Plateau de { $game }, { moves-played }.
alt-turn = À { side-name } de jouer.
alt-result = { caption-result }.
alt-side = { side-name } : { $pieces }.
alt-stack = { $square } ({ $height } pions)
