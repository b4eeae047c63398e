### Ce qu’il faut aux arbitres des tournois et des échelles : délais, parties sans résultat, décisions.

## Ce que tout le monde voit

tournament-first-move = Tu perds une partie si tu ne joues pas ton premier coup dans un délai { $days ->
        [one] d’un jour
       *[other] de { $days } jours
    }. Le temps où tu ne peux pas jouer ne compte pas.
tournament-round-days = Une ronde dure { $days ->
        [one] un jour
       *[other] { $days } jours
    } ; les parties en cours continuent.
tournament-at-once = Toutes les parties commencent ensemble.
tournament-undecided = { $players } { $id } : il manque le résultat, que la direction fixe avec `/tournament`.
challenge-on-ladder = 🪜 Partie pour l’échelle : si la personne qui défie gagne, elle prend la place de l’autre.
challenge-on-ladder-refused = Elle la prend aussi sans réponse à temps, ou après deux refus en { $span }.
challenge-ladder-declined = 🪜 Si { $challenged } refuse encore dans les { $span }, { $challenger } prend sa place sur l’échelle.
challenge-ladder-lost = 🪜 { $challenger } prend la place de { $challenged } sur l’échelle (`/ladder`).
result-on-ladder = 🪜 `/ladder` montre le nouvel ordre.

## Réponses

tournament-fewer-rounds = { $count ->
        [one] Il n’y a qu’une ronde
       *[other] Il n’y a que { $count } rondes
    }, car on ne se rencontre pas deux fois.
tournament-one-by-one = Les rondes se suivent, car 100 parties au plus peuvent commencer ensemble.
ruling-undecided = Le tournoi { $number } attend un résultat : sa direction en fixe un avec `/tournament`.
ruling-kept = Pour le tournoi { $number }, la partie compte comme avant.
ruling-ladder = L’échelle ne change pas.
log-adjudicated = { $moderator } a fixé le résultat de { $id } dans son tournoi : { $result }

## Refus

refused-tournament-useless = Cela n’a aucun effet dans un tel tournoi. Laisse ce champ vide.
refused-tournament-undecided = { $count ->
        [one] Une partie s’est terminée
       *[other] { $count } parties se sont terminées
    } sans résultat. Fixe d’abord ce qui manque.
refused-tournament-decided = La partie { $id } a déjà un résultat. Pour le changer, choisis de nouveau la partie.
refused-tournament-meeting-over = Le résultat de la partie { $id } ne peut plus changer : la ronde suivante se joue déjà.
