### Ce qu’il faut aux arbitres des tournois et des échelles : délais, parties sans résultat, décisions.

## Ce que tout le monde voit

tournament-first-move = Si tu ne joues pas ton premier coup d’une partie en { $days ->
        [one] un jour
       *[other] { $days } jours
    }, tu la perds. Le temps où tu ne peux pas jouer ne compte pas.
tournament-round-days = Une ronde dure { $days ->
        [one] un jour
       *[other] { $days } jours
    }. La suivante est alors appariée, et les parties en cours continuent.
tournament-at-once = Toutes les parties commencent en même temps.
tournament-undecided = { $players } { $id } : pas encore de résultat. La direction en fixe un avec `/tournament`.
challenge-on-ladder = 🪜 Partie pour l’échelle : si la personne qui défie gagne, elle prend la place de l’autre.
challenge-on-ladder-refused = Ne pas répondre à temps, ou refuser deux fois la même personne en { $span }, fait aussi perdre la place.
challenge-ladder-declined = 🪜 Si { $challenged } refuse encore { $challenger } dans les { $span }, { $challenger } prend sa place sur l’échelle.
challenge-ladder-lost = 🪜 { $challenger } prend la place de { $challenged } sur l’échelle. `/ladder` montre le nouvel ordre.
result-on-ladder = 🪜 C’était une partie pour l’échelle. `/ladder` montre le nouvel ordre.

## Réponses

tournament-fewer-rounds = { $count ->
        [one] Il n’y a qu’une ronde
       *[other] Il n’y a que { $count } rondes
    }, car personne ne joue deux fois contre le même adversaire.
tournament-one-by-one = Les rondes se suivent, car 100 parties au plus peuvent commencer en même temps.
ruling-undecided = Le tournoi { $number } attend un résultat : sa direction en fixe un avec `/tournament`.
ruling-kept = Pour le tournoi { $number }, la partie compte comme avant.
ruling-ladder = L’ordre de l’échelle ne change pas.
log-adjudicated = { $moderator } a fixé le résultat de { $id } dans son tournoi : { $result }

## Refus

refused-tournament-useless = { $option ->
        [rounds] Le nombre de rondes ne se choisit qu’au système suisse. Laisse `rondes` vide.
        [at-once] Les parties ne peuvent commencer en même temps que dans un toutes-rondes. Laisse `en-même-temps` vide.
       *[round-days] Les rondes n’ont de délai que si elles se suivent, et pas en élimination directe. Laisse `jours-par-ronde` vide.
    }
refused-tournament-undecided = { $count ->
        [one] Une partie s’est terminée
       *[other] { $count } parties se sont terminées
    } sans résultat. Décide de ce qui compte avec `/tournament`, et le tournoi continue.
refused-tournament-round-runs = { $count ->
        [one] Une partie de cette ronde n’est pas finie
       *[other] { $count } parties de cette ronde ne sont pas finies
    }. Tu peux aussi apparier la ronde suivante en avance avec `/tournament`.
refused-tournament-meeting-over = Le duel de la partie { $id } est fini et la suite se joue déjà : ce résultat ne peut plus changer.
