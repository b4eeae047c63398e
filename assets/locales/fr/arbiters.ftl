### Ce qu’il faut aux arbitres des tournois et des échelles : délais, parties sans résultat, décisions.

## Commandes

command-tournament-pair-anyway = Si la ronde suivante vient alors que des parties de celle-ci durent encore
    .name = quand-même

## Ce que tout le monde voit

tournament-first-move = Qui ne joue pas son premier coup d’une partie en { $days ->
        [one] un jour
       *[other] { $days } jours
    } la perd. Le temps où l’on ne pouvait pas jouer ne compte pas.
tournament-round-days = Une ronde dure { $days ->
        [one] un jour
       *[other] { $days } jours
    }. Puis vient la suivante, et une partie en cours continue.
tournament-at-once = Toutes les parties commencent ensemble.
tournament-undecided = { $players } { $id } n’a pas de résultat : la direction en décide avec `/tournament adjudicate`
challenge-on-ladder = 🪜 Une place sur l’échelle est en jeu : qui défie et gagne la prend.
challenge-on-ladder-refused = Qui ne répond pas à temps, ou refuse deux fois la même personne en { $span }, perd aussi la place.
challenge-ladder-declined = 🪜 Si { $challenged } refuse encore { $challenger } dans les { $span }, { $challenger } prend la place sur l’échelle.
challenge-ladder-lost = 🪜 { $challenger } prend la place de { $challenged } sur l’échelle. `/ladder show` montre l’ordre.
result-on-ladder = 🪜 Une place sur l’échelle était en jeu. `/ladder show` montre l’ordre.

## Réponses

tournament-fewer-rounds = Il n’y a que { $count ->
        [one] une ronde
       *[other] { $count } rondes
    }, car personne ne se rencontre deux fois.
tournament-one-by-one = Les rondes se suivent, car 100 parties au plus peuvent commencer ensemble.
ruling-undecided = Le tournoi { $number } attend un résultat : sa direction décide de la partie avec `/tournament adjudicate`.
ruling-kept = Le tournoi { $number } garde ce que la partie a valu.
ruling-ladder = L’ordre de l’échelle reste tel quel.
log-adjudicated = { $moderator } a décidé de { $id } dans son tournoi : { $result }

## Refus

refused-tournament-useless = { $option ->
        [rounds] On ne choisit le nombre de rondes qu’au système suisse. Laisse `rondes` vide.
        [at-once] Seules les parties d’un toutes-rondes peuvent commencer ensemble. Laisse `ensemble` vide.
       *[round-days] Les rondes n’ont de délai que si elles se suivent, et pas en élimination directe. Laisse `jours-par-ronde` vide.
    }
refused-tournament-undecided = { $count ->
        [one] Une partie a fini
       *[other] { $count } parties ont fini
    } sans résultat. Décide de ce qui compte avec `/tournament adjudicate` ; la suite vient toute seule.
refused-tournament-round-runs = { $count ->
        [one] Une partie de la ronde dure
       *[other] { $count } parties de la ronde durent
    } encore. Pour apparier quand même la ronde suivante, prends `/tournament pair` avec `quand-même`.
refused-tournament-meeting-over = Le duel dont fait partie la partie { $id } est fini, et le vainqueur joue déjà la suite. Son résultat ne change plus.
