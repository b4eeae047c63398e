### Indices, analyses et énigmes : ce que montre le calcul du bot.

## Commandes

choice-difficulty-easy = facile
choice-difficulty-medium = moyenne
choice-difficulty-hard = difficile

## Énigmes

puzzle-heading = 🧩 **{ $game }**, { $date ->
    [none] énigme { $number }
   *[other] énigme du jour, { $date }
} · { $difficulty }
puzzle-task = { side-name } joue et gagne { $moves ->
    [easy] en un coup
    [medium] en deux coups au plus
   *[hard] en trois coups au plus
}. Un seul coup est bon.
puzzle-goes-on = ✅ `{ $move }` est juste. L’adversaire répond { $answers }.
puzzle-wrong = ❌ `{ $move }` : { $meaning }. Cela ne gagne pas à temps.
puzzle-refuted = Après `{ $move }`, ton adversaire répond { $answers }{ $so ->
    [end] { "" }.
    [loss] { "" } et gagne en jouant bien.
    [late-win] { "" }. Tu peux encore gagner, mais trop tard.
   *[open] { "" }, et il n’y a plus de victoire rapide.
}
puzzle-answer = `{ $move }` ({ $meaning })
puzzle-solved = ✅ `{ $move }` : { $meaning }. Énigme résolue !
puzzle-counted = Juste au premier essai ! Ta série : { $streak }
puzzle-missed = Seul le premier essai compte. La prochaine énigme arrive demain.
puzzle-day-over = C’est l’énigme d’un jour passé, donc elle ne compte pas.
puzzle-solution = Solution : { $moves }
puzzle-none = Cette énigme n’existe plus.
puzzle-daily-how = Personne d’autre ne voit tes essais. Le premier compte, jusqu’à minuit UTC.
puzzle-before = -# La précédente ({ $date }, { $game }) : { $moves } · { $found } sur { $tried } au premier essai.
puzzle-table-title = 🧩 **Énigmes du jour** depuis le { $since }, justes au premier essai · membres : { $count }
puzzle-table-row = { $place }. { $player } : { $found } sur { $tried }
puzzle-table-none = Personne n’a encore essayé.
puzzle-streak = Ta série : { $streak }
puzzle-channel = Je publie une énigme par jour dans { $channel }, à minuit UTC{ $begins ->
    [today] { "" }, dès aujourd’hui.
   *[tomorrow] { "" }. Le jeu que tu as choisi commence demain.
}
puzzle-channel-off = Je ne publie plus d’énigmes ici.
puzzle-channel-none = Je ne publie pas d’énigmes ici.
refused-puzzle-channel = Je ne peux pas publier d’énigmes dans { $channel } sans ces permissions : { $names }.
refused-puzzle-of-today = C’est l’énigme du jour : sa solution arrive demain. `/puzzle` en a d’autres.
button-puzzle-solve = Résoudre
button-puzzle-next = Énigme suivante
button-puzzle-solution = Solution
button-puzzle-easy = Facile
button-puzzle-medium = Moyenne
button-puzzle-hard = Difficile

## Indices

hint = 💡 { $id } { $game } : `{ $move }` ({ $meaning })
hint-wins = { $moves ->
    [one] Il gagne en { $moves } coup.
   *[other] Il gagne en { $moves } coups au plus.
}
hint-loses = { $moves ->
    [one] Contre un bon jeu, tous les coups perdent. Celui-ci tient le plus longtemps : au moins { $moves } coup.
   *[other] Contre un bon jeu, tous les coups perdent. Celui-ci tient le plus longtemps : au moins { $moves } coups.
}
hint-only = Seul ce coup évite de perdre tout de suite.
hint-stops-win = Il évite de perdre tout de suite, contrairement à la plupart des coups.
hint-saves = Il sauve cette pièce, contrairement à la plupart des coups : { $piece }.
hint-threatens-win = Il menace de gagner au prochain coup.
hint-attacks = Il menace de capturer : { $piece }.
hint-stands = { $who ->
    [even] Si chacun joue bien, la partie reste équilibrée.
    [better] Si chacun joue bien, tu prends un avantage d’environ { $pieces ->
        [one] { $pieces } pièce
       *[other] { $pieces } pièces
    }.
   *[worse] Tu as un retard d’environ { $pieces ->
        [one] { $pieces } pièce
       *[other] { $pieces } pièces
    }, mais aucun coup ne semble meilleur.
}
hint-left = { $left ->
    [0] C’était ton dernier indice.
    [one] Il te reste { $left } indice.
   *[other] Il te reste { $left } indices.
}
hint-caption = Un indice, pas un coup joué
refused-hint-rated = Les parties classées comme { $id } n’ont pas d’indices ; les autres en ont trois.
refused-hint-arranged = Les parties de tournoi ou de rencontre comme { $id } n’ont pas d’indices.
refused-hint-at-stake = La partie { $id } est passée par la position d’une partie en cours qui compte. Indices et analyse reviendront dès que celle-ci aura avancé.
refused-computer-at-stake = La partie { $id } montrerait quoi jouer dans une de tes parties en cours qui comptent. Joue d’abord là-bas, puis continue ici.
refused-hints-used = Tu as utilisé tes { $most } indices dans { $id }. Après la partie, **Analyser** montre de meilleurs coups.

## Analyses

analysis-curve = Au-dessus du milieu, { $top } avait l’avantage ; au-dessous, { $bottom }. Tout en haut et tout en bas, la victoire est certaine.
analysis-turns = { $count ->
    [0] Aucun coup n’a changé grand-chose à lui seul.
    [one] Un coup a le plus changé la partie :
   *[other] Ces coups ont le plus changé la partie :
}
analysis-drift = **Entre les coups { $from } et { $to }, { side-name } a perdu du terrain peu à peu.** Ces coups ont coûté le plus :
analysis-turn = { $number }. Coup { $ply }, `{ $played }` : { $before } → { $after }. Mieux valait `{ $better }`.
analysis-at = **Coup { $ply }** · { side-name } a joué `{ $played }` : { $before } → { $after }. Mieux valait `{ $better }` ({ $meaning }).
analysis-wins = { side-name } gagne
analysis-none = Il n’y a pas de coups à analyser.
analysis-caption = Mieux valait { $move }
# Below small boards: the number of the move and what was played, and what was better. At most 16 letters.
analysis-board-played = { $ply } : { $move }
alt-analysis = Courbe de l’avantage, partie de { $game } (coups : { $count }). Tournants : { $turns }.
button-analysis-curve = Courbe
button-analysis-turn = Coup { $ply }

## Help

help-training = **Progresser :** `/match` te donne trois indices à tes tours dans une partie non classée, et analyse celles qui sont terminées. `/puzzle` a des positions où un seul coup gagne.

puzzle-settings = Je publie une énigme par jour dans { $channel }. { $game ->
    [any] Son jeu change chaque jour.
   *[other] Son jeu est { $game }.
}
puzzle-settings-none = Je ne publie pas d’énigmes ici. Choisis un salon pour en avoir une par jour, ou un jeu pour l’avoir dans ce salon.
select-puzzle-channel = Salon de l’énigme du jour…
select-puzzle-game = Jeu des énigmes…
option-any-game = Un autre jeu chaque jour
button-puzzle-off = Ne plus publier d’énigmes
