### Encontrar rivales: búsquedas, y propuestas a dos personas que encajan.

## Comandos

reach-seek-here = Este servidor
reach-seek-everywhere = Todos los servidores abiertos

## Búsquedas

# Lo que alguien busca, en pocas palabras con puntos en medio: juego · ritmo · por puntos · bando · puntuación.
seek-any-game = cualquier juego
seek-rated = { $rated ->
    [yes] por puntos
   *[no] sin puntos
}
seek-side = { $side ->
    [first] empieza
   *[second] juega en segundo lugar
}
seek-opponents = puntuación del rival { $range }
seek-made =
    {""}**Buscas rival:** { $what }
    Termina { $expires }. Cuando alguien encaje, preguntaré a los dos por mensaje directo o en el canal. Solo se ve con `/find`; para avisar a todo el servidor, abre una plaza con `/challenge`.
seek-made-found = **Buscas rival, y ya hay alguien que encaja:**
seeks-own = **Buscas**
seeks-own-line = { $what } (termina { $expires })
seeks-others = **Buscan rival**
seeks-seats = **Plazas libres**
select-seat = Ocupa una plaza libre…
seeks-line = { $player }: { $what } (desde { $since })
seeks-more = … y { $count } más
seeks-unfit = { $count ->
    [one] 1 persona más busca otro tipo de rival, por ejemplo con otra puntuación.
   *[other] { $count } personas más buscan otro tipo de rival, por ejemplo con otra puntuación.
}
seeks-none = Ahora mismo nadie con quien puedas jugar busca rival. Pulsa **Buscar rival** y te preguntaré cuando alguien encaje. Con `/challenge` abres una plaza que ve todo el servidor.
select-seek-take = Empezar ya contra alguien…
select-seek-withdraw = Retirar una de tus búsquedas

## Propuestas

proposal-title = **{ $game }: rival para { $player }** ({ $number })
proposal-head = **{ $game }: un rival para ti**
proposal-question =
    { $opponent } busca lo mismo: { $what }.
    { $agrees ->
        [yes] Esa persona ya ha aceptado. ¿Quieres jugar tú también?
       *[no] ¿Quieres jugar?
    } El plazo termina { $until }; si no respondes, dejas de buscar.
proposal-outcome = { $outcome ->
    [waits] Has aceptado. Falta la respuesta de { $opponent }; el plazo termina { $until }.
    [begun] Hay acuerdo: empieza la partida { $id }.
    [declined] No habrá partida con { $opponent }. Sigues buscando, y durante una semana no te propondré a esta persona.
    [lapsed] { $opponent } no ha respondido a tiempo. Sigues buscando.
    [lapsed-own] No has respondido a tiempo, así que ya no buscas. `/find` empieza otra búsqueda.
    [withdrawn] { $opponent } ya no busca. Tú sigues buscando.
    [barred] Ya no puede haber partida con { $opponent }: lo impide un veto, un bloqueo o un límite de partidas en curso. Tú sigues buscando.
   *[withdrawn-own] Ya no buscas esto, así que no habrá partida.
}

## Rechazos

refused-seek-many = Ya tienes { $most } búsquedas, que es el máximo. Retira antes una con `/find`.
refused-seek-same = Ya buscas exactamente eso. `/find` lo muestra.
refused-seek-gone = Alguien ha atendido esta búsqueda, se ha retirado o ha caducado. `/find` muestra quién busca ahora.
refused-seek-asked = Ya se está preguntando a esta persona por otro rival. Inténtalo más tarde o elige a otra en `/find`.
refused-seek-own = Es tu propia búsqueda. Tiene que atenderla otra persona.
refused-seek-no-fit = Esta persona busca otro tipo de rival, por ejemplo con otra puntuación.
refused-seek-range = No entiendo «{ $text }» como puntuación. Escribe `±200` para hasta 200 puntos de diferencia con la tuya, o `1400-1600`.
refused-seek-not-open = Este servidor no está abierto a otros, así que solo puedes buscar rival aquí.
refused-proposal-over = Esta propuesta ha terminado. `/find` muestra lo que buscas ahora.
refused-proposal-not-asked = Esta pregunta es para otra persona. `/find` busca rival para ti.
refused-proposal-agreed = Ya has aceptado. Falta la respuesta de { $user }.

## El rol para plazas libres

seat-takers = Esta plaza es solo para puntuaciones de { $from } a { $to }.
seat-call = { $role }: una plaza libre.
seat-role-none = nadie
select-seat-role = Elige el rol que se menciona para plazas libres
button-no-seat-role = Plazas libres sin mención
refused-not-a-seat = La puntuación solo se puede elegir para una plaza libre. No indiques rival o deja vacía la puntuación.
refused-seat-role = No puedo mencionar a { $role }. En los ajustes del servidor, permite que cualquiera mencione este rol o que yo mencione todos los roles; después elígelo otra vez.
refused-seat-role-everyone = No menciono a todo el mundo. Elige un rol para quienes quieran saber de plazas libres.
