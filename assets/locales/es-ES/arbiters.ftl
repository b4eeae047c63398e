### Lo que necesita la dirección de torneos y escaleras: plazos, partidas sin resultado, decisiones.

## Lo que ven todos

tournament-first-move = Quien no haga su primera jugada de una partida en { $days ->
        [one] un día
       *[other] { $days } días
    } la pierde. No cuenta el tiempo en que no se podía jugar.
tournament-round-days = Cada ronda dura { $days ->
        [one] un día
       *[other] { $days } días
    }. Después se empareja la siguiente, y las partidas sin terminar siguen.
tournament-at-once = Todas las partidas empiezan a la vez.
tournament-undecided = { $players } { $id } aún no tiene resultado. La dirección fija uno con `/tournament`.
challenge-on-ladder = 🪜 Partida de escalera: si gana quien desafía, ocupa el puesto de su rival.
challenge-on-ladder-refused = También pierde el puesto quien no responde a tiempo o rechaza dos veces a la misma persona en { $span }.
challenge-ladder-declined = 🪜 Si { $challenged } rechaza otra vez a { $challenger } en { $span }, el puesto en la escalera será de { $challenger }.
challenge-ladder-lost = 🪜 { $challenger } ocupa el puesto de { $challenged } en la escalera. `/ladder` muestra el orden.
result-on-ladder = 🪜 Era una partida de escalera. `/ladder` muestra el nuevo orden.

## Respuestas

tournament-fewer-rounds = Solo hay { $count ->
        [one] una ronda
       *[other] { $count } rondas
    }, porque nadie se enfrenta dos veces.
tournament-one-by-one = Las rondas van una tras otra, porque como mucho pueden empezar 100 partidas a la vez.
ruling-undecided = El torneo { $number } necesita un resultado: su dirección fija uno con `/tournament`.
ruling-kept = El torneo { $number } sigue contando la partida como antes.
ruling-ladder = El orden de la escalera queda como está.
log-adjudicated = { $moderator } decidió { $id } en su torneo: { $result }

## Rechazos

refused-tournament-useless = { $option ->
        [rounds] El número de rondas solo se elige en un torneo suizo. Deja vacía la opción `rondas`.
        [at-once] Todas las partidas solo pueden empezar a la vez en un torneo de todos contra todos. Deja vacía la opción `todas-a-la-vez`.
       *[round-days] Las rondas solo tienen plazo si van una tras otra, y no en eliminación directa. Deja vacía la opción `días-por-ronda`.
    }
refused-tournament-undecided = { $count ->
        [one] Una partida ha terminado
       *[other] { $count } partidas han terminado
    } sin resultado. Fija lo que cuenta con `/tournament`; después el torneo sigue.
refused-tournament-round-runs = { $count ->
        [one] Sigue en curso una partida de la ronda
       *[other] Siguen en curso { $count } partidas de la ronda
    }. Con `/tournament` también puedes emparejar antes la ronda siguiente.
refused-tournament-meeting-over = La eliminatoria de la partida { $id } ya está decidida, y quien la ganó ha pasado de ronda. Su resultado ya no se puede cambiar.
