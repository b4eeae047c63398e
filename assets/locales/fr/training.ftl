### Indices, analyses et énigmes : ce que montre le calcul du bot.

## Commandes

choice-difficulty-easy = facile
choice-difficulty-medium = moyenne
choice-difficulty-hard = difficile

## Énigmes

puzzle-heading = 🧩 **{ $game }**, énigme { $number } · { $difficulty }
puzzle-daily-heading = 🧩 **{ $game } : énigme du jour**, { $date } · { $difficulty }
puzzle-task = { side-name } joue et gagne { $moves ->
    [easy] en un coup
    [medium] en deux coups au plus
   *[hard] en trois coups au plus
}, quoi que joue l’adversaire. Un seul coup y mène.
puzzle-goes-on = ✅ `{ $move }` est juste. L’adversaire répond { $answers }. Continue :
puzzle-wrong = ❌ `{ $move }` : { $meaning }. Cela ne gagne pas à temps.
puzzle-solved = ✅ `{ $move }` : { $meaning }. Résolu !
puzzle-counted = Ton premier essai était juste, donc il compte. Réussites d’affilée : { $streak }
puzzle-missed = Seul le premier essai compte, et le tien n’était pas juste. La prochaine énigme arrive demain.
puzzle-day-over = Le jour de cette énigme est passé, donc elle ne compte plus.
puzzle-solution = La solution : { $moves }
puzzle-none = Cette énigme n’existe plus.
puzzle-daily-how = Appuie sur **Résoudre** : personne d’autre ne voit tes essais. Ton premier essai compte, jusqu’à minuit UTC.
puzzle-before = -# La précédente ({ $date }, { $game }) : { $moves } · { $found } sur { $tried } avaient juste au premier essai.
puzzle-table-title = 🧩 **Énigmes du jour** depuis le { $since } · membres : { $count }
puzzle-table-row = { $place }. { $player } : { $found } sur { $tried } justes au premier essai
puzzle-table-none = Personne n’a encore essayé. `/puzzle` t’en donne d’autres à tout moment.
puzzle-streak = Tes premiers essais justes d’affilée : { $streak }
puzzle-channel = Dès aujourd’hui, je publie une énigme dans { $channel } chaque jour à minuit UTC. Celle d’aujourd’hui arrive.
puzzle-channel-tomorrow = Je publie une énigme dans { $channel } chaque jour à minuit UTC. Celle d’aujourd’hui était déjà choisie, donc le jeu que tu as choisi commence demain.
puzzle-channel-off = Je ne publie plus d’énigmes ici.
puzzle-channel-none = Je ne publie pas d’énigmes sur ce serveur.
refused-puzzle-channel = Je ne peux pas publier d’énigmes dans { $channel }. Il m’y manque ces permissions : { $names }. Rien n’a changé.
refused-puzzle-of-today = C’est l’énigme du jour ici, donc sa solution arrive demain. `/puzzle` t’en donne d’autres.
button-puzzle-solve = Résoudre
button-puzzle-next = Énigme suivante
button-puzzle-solution = Solution
button-puzzle-table = Tableau

## Indices

hint = 💡 { $id } { $game } : `{ $move }` ({ $meaning })
hint-wins = { $moves ->
    [one] Il gagne en { $moves } coup
   *[other] Il gagne en { $moves } coups au plus
}, quoi que joue ton adversaire.
hint-loses = { $moves ->
    [one] Si ton adversaire joue bien, tous les coups perdent. Celui-ci tient le plus longtemps : au moins { $moves } coup.
   *[other] Si ton adversaire joue bien, tous les coups perdent. Celui-ci tient le plus longtemps : au moins { $moves } coups.
}
hint-only = C’est le seul coup qui empêche ton adversaire de gagner tout de suite.
hint-stops-win = Il empêche ton adversaire de gagner tout de suite, contrairement à la plupart des autres coups.
hint-saves = Il sauve cette pièce, que ton adversaire pourrait capturer après la plupart des autres coups : { $piece }.
hint-threatens-win = Il menace de gagner à ton prochain coup.
hint-attacks = Il menace de capturer : { $piece }.
hint-stands = { $who ->
    [even] Si les deux camps jouent bien, la partie reste équilibrée.
    [better] Si les deux camps jouent bien, tu prends un avantage d’environ { $pieces ->
        [one] { $pieces } pièce
       *[other] { $pieces } pièces
    }.
   *[worse] Tu as un retard d’environ { $pieces ->
        [one] { $pieces } pièce
       *[other] { $pieces } pièces
    }, mais aucun autre coup ne semble meilleur.
}
hint-left = { $left ->
    [0] C’était ton dernier indice dans cette partie.
    [one] Il te reste { $left } indice dans cette partie.
   *[other] Il te reste { $left } indices dans cette partie.
}
hint-caption = Un indice, pas un coup joué
refused-hint-rated = Il n’y a pas d’indices dans { $id }, car elle est classée. Dans une partie non classée, tu en as trois.
refused-hint-arranged = Il n’y a pas d’indices dans { $id }, car elle fait partie d’un tournoi ou d’une rencontre entre serveurs.
refused-hints-used = Tu as utilisé tes { $most } indices dans { $id }. Après la partie, **Analyser** montre les meilleurs coups.

## Analyses

analysis-thinking = 🤔 Je parcours { $id } coup par coup. Cela peut prendre une minute.
analysis-head = 📈 **{ $game }** { $id } : { $first } – { $second }
analysis-curve = La courbe montre qui était mieux après chaque coup : { $top } au-dessus du milieu, { $bottom } au-dessous. Les bords signifient une victoire sûre.
analysis-turns = { $count ->
    [0] Aucun coup n’a changé grand-chose à lui seul.
    [one] Un coup a le plus changé la partie :
   *[other] Ces coups ont le plus changé la partie :
}
analysis-turn = { $number }. Coup { $ply }, `{ $played }` : { $before } → { $after }. Mieux valait `{ $better }`.
analysis-at = **Coup { $ply }** · { side-name } a joué `{ $played }` : { $before } → { $after }. Mieux valait `{ $better }` ({ $meaning }).
analysis-wins = { side-name } gagne
analysis-none = Personne n’a joué de coup, il n’y a donc rien à analyser.
analysis-caption = Mieux valait { $move }
# Below small boards: the number of the move and what was played, and what was better. At most 16 letters.
analysis-board-played = { $ply } : { $move }
analysis-board-better = mieux : { $move }
alt-analysis = Courbe de qui était mieux dans une partie de { $game } de { $count } coups. Tournants : { $turns }.
button-analysis-curve = Courbe
button-analysis-turn = Coup { $ply }

## Help

help-training = **Progresser :** `/match` te donne des indices quand c’est à toi, trois dans une partie non classée, et l’analyse d’une partie terminée : comment elle s’est déroulée et ce qui valait mieux. `/puzzle` te donne des positions où un seul coup gagne.

puzzle-settings = Je publie chaque jour une énigme dans { $channel }. { $game ->
    [any] Son jeu change chaque jour.
   *[other] Son jeu est { $game }.
}
puzzle-settings-none = Je ne publie pas d’énigmes ici. Choisis un salon, et j’y en publierai une chaque jour.
select-puzzle-channel = Salon de l’énigme du jour…
select-puzzle-game = Jeu des énigmes…
option-any-game = Un autre jeu chaque jour
button-puzzle-off = Ne plus publier d’énigmes
