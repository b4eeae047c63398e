### Lo que necesita la dirección de torneos y escaleras: plazos, partidas sin resultado, decisiones.

## Comandos

command-tournament-pair-anyway = Si llega la ronda siguiente aunque sigan partidas de esta
    .name = igualmente

## Lo que ven todos

tournament-first-move = Quien no haga su primera jugada de una partida en { $days ->
        [one] un día
       *[other] { $days } días
    } la pierde. No cuenta el tiempo en que no se podía jugar.
tournament-round-days = Una ronda dura { $days ->
        [one] un día
       *[other] { $days } días
    }. Después llega la siguiente, y una partida en curso sigue.
tournament-at-once = Todas las partidas empiezan a la vez.
tournament-undecided = { $players } { $id } no tiene resultado: la dirección la decide con `/tournament adjudicate`
challenge-on-ladder = 🪜 Está en juego un puesto de la escalera: si gana quien desafía, es suyo.
challenge-on-ladder-refused = Quien no responde a tiempo, o rechaza dos veces a la misma persona en { $span }, también pierde el puesto.
challenge-ladder-declined = 🪜 Si { $challenged } rechaza otra vez a { $challenger } en { $span }, el puesto en la escalera será de { $challenger }.
challenge-ladder-lost = 🪜 { $challenger } ocupa el puesto de { $challenged } en la escalera. `/ladder show` muestra el orden.
result-on-ladder = 🪜 Estaba en juego un puesto de la escalera. `/ladder show` muestra el orden.

## Respuestas

tournament-fewer-rounds = Solo hay { $count ->
        [one] una ronda
       *[other] { $count } rondas
    }, porque nadie se enfrenta dos veces.
tournament-one-by-one = Las rondas van una tras otra, porque a la vez pueden empezar 100 partidas como mucho.
ruling-undecided = El torneo { $number } espera un resultado: su dirección decide la partida con `/tournament adjudicate`.
ruling-kept = El torneo { $number } conserva lo que valió la partida.
ruling-ladder = El orden de la escalera queda como está.
log-adjudicated = { $moderator } decidió { $id } en su torneo: { $result }

## Rechazos

refused-tournament-useless = { $option ->
        [rounds] Solo en un suizo se elige el número de rondas. Deja `rondas` en blanco.
        [at-once] Solo en una liga pueden empezar todas las partidas a la vez. Deja `a-la-vez` en blanco.
       *[round-days] Las rondas solo tienen plazo si van una tras otra, y no en una eliminatoria. Deja `días-por-ronda` en blanco.
    }
refused-tournament-undecided = { $count ->
        [one] Una partida ha acabado
       *[other] { $count } partidas han acabado
    } sin resultado. Decide lo que cuenta con `/tournament adjudicate`; después sigue solo.
refused-tournament-round-runs = { $count ->
        [one] Sigue en curso una partida de la ronda
       *[other] Siguen en curso { $count } partidas de la ronda
    }. Para emparejar igualmente la ronda siguiente, usa `/tournament pair` con `igualmente`.
refused-tournament-meeting-over = La eliminatoria de la partida { $id } ha acabado, y quien pasó ya sigue jugando. Su resultado queda como está.
