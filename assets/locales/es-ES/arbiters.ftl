### Lo que necesita la dirección de torneos y escaleras: plazos, partidas sin resultado, decisiones.

## Lo que ven todos

tournament-first-move = Pierdes una partida si no haces tu primera jugada en un plazo de { $days ->
        [one] un día
       *[other] { $days } días
    }. El tiempo en que no puedes jugar no cuenta.
tournament-round-days = Cada ronda dura { $days ->
        [one] un día
       *[other] { $days } días
    }; las partidas sin terminar siguen.
tournament-at-once = Todas las partidas empiezan a la vez.
tournament-undecided = { $players } { $id }: falta el resultado, que la dirección fija con `/tournament`.
challenge-on-ladder = 🪜 Partida de escalera: si gana quien desafía, ocupa el puesto de su rival.
challenge-on-ladder-refused = También lo ocupa si no recibe respuesta a tiempo o se le rechaza dos veces en { $span }.
challenge-ladder-declined = 🪜 Si { $challenged } rechaza otra vez en los próximos { $span }, su puesto en la escalera será de { $challenger }.
challenge-ladder-lost = 🪜 { $challenger } ocupa el puesto de { $challenged } en la escalera (`/ladder`).
result-on-ladder = 🪜 `/ladder` muestra el nuevo orden.

## Respuestas

tournament-fewer-rounds = Solo hay { $count ->
        [one] una ronda
       *[other] { $count } rondas
    }, porque nadie se enfrenta dos veces.
tournament-one-by-one = Las rondas van una tras otra, porque como mucho pueden empezar 100 partidas a la vez.
ruling-undecided = El torneo { $number } necesita un resultado: su dirección fija uno con `/tournament`.
ruling-kept = El torneo { $number } cuenta la partida como antes.
ruling-ladder = La escalera queda como está.
log-adjudicated = { $moderator } decidió { $id } en su torneo: { $result }

## Rechazos

refused-tournament-useless = Eso no tiene efecto en un torneo así. Déjalo vacío.
refused-tournament-undecided = { $count ->
        [one] Una partida ha terminado
       *[other] { $count } partidas han terminado
    } sin resultado. Fija antes lo que falta.
refused-tournament-decided = La partida { $id } ya tiene un resultado. Para cambiarlo, elige la partida de nuevo.
refused-tournament-meeting-over = El resultado de la partida { $id } ya no se puede cambiar: quien ganó ya juega la siguiente ronda.
