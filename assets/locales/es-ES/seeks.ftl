### Encontrar rivales: búsquedas, y propuestas a dos personas que encajan.

## Comandos

command-seek = Busca rival: cuando alguien encaje, la pregunta llega a los dos
command-seek-game = Qué juego; si lo dejas vacío, cualquiera
    .name = juego
command-seek-pace = Cuánto tiempo hay para jugar; si lo dejas vacío, el ritmo habitual de este servidor
    .name = ritmo
command-seek-ratings = Puntuación del rival: ±200 de la tuya o 1400-1600; si lo dejas vacío, cualquiera
    .name = puntuación
command-seek-rated = Jugar por puntos; si lo dejas vacío, sí
    .name = por-puntos
command-seek-side = Quién empieza; si lo dejas vacío, se decide al azar
    .name = bando
command-seek-scope = Dónde puede estar el rival; si lo dejas vacío, en este servidor
    .name = alcance
command-seek-days = Cuántos días buscar, hasta 14; si lo dejas vacío, 7
    .name = días
command-challenge-ratings = Para una plaza libre: puntuación, ±200 de la tuya o 1400-1600; si lo dejas vacío, cualquiera
    .name = puntuación
command-challenge-days = Cuántos días sigue abierto, hasta 14; si lo dejas vacío, 7
    .name = días
command-seeks = Mira quién busca rival, juega contra alguien o retira tus búsquedas
command-seeks-game = Solo lo que encaja con este juego
    .name = juego
command-seeks-scope = Dónde pueden estar los demás; si lo dejas vacío, en este servidor
    .name = alcance
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
    Termina { $expires }. Cuando alguien encaje, preguntaré a los dos por mensaje directo o en el canal. Solo se ve con `/seeks`; para avisar a todo el servidor, abre una plaza con `/challenge`.
seek-made-found = **Buscas rival, y ya hay alguien que encaja:**
seeks-own = **Buscas**
seeks-own-line = { $what } (termina { $expires })
seeks-others = **Buscan rival**
seeks-line = { $player }: { $what } (desde { $since })
seeks-more = … y { $count } más
seeks-unfit = { $count ->
    [one] 1 persona más busca otro tipo de rival, por ejemplo con otra puntuación.
   *[other] { $count } personas más buscan otro tipo de rival, por ejemplo con otra puntuación.
}
seeks-none = Ahora mismo nadie con quien puedas jugar busca rival. `/seek` busca por ti, y con `/challenge` abres una plaza que ve todo el servidor.
select-seek-take = Jugar contra alguien; la partida empieza enseguida
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
    [lapsed-own] No has respondido a tiempo, así que ya no buscas. `/seek` empieza otra búsqueda.
    [withdrawn] { $opponent } ya no busca. Tú sigues buscando.
    [barred] Ya no puede haber partida con { $opponent }: lo impide un veto, un bloqueo o un límite de partidas en curso. Tú sigues buscando.
   *[withdrawn-own] Ya no buscas esto, así que no habrá partida.
}

## Rechazos

refused-seek-many = Ya tienes { $most } búsquedas, que es el máximo. Retira antes una con `/seeks`.
refused-seek-same = Ya buscas exactamente eso. `/seeks` lo muestra.
refused-seek-gone = Alguien ha atendido esta búsqueda, se ha retirado o ha caducado. `/seeks` muestra quién busca ahora.
refused-seek-asked = Ya se está preguntando a esta persona por otro rival. Inténtalo más tarde o elige a otra en `/seeks`.
refused-seek-own = Es tu propia búsqueda. Tiene que atenderla otra persona.
refused-seek-no-fit = Esta persona busca otro tipo de rival, por ejemplo con otra puntuación.
refused-seek-range = No entiendo «{ $text }» como puntuación. Escribe `±200` para hasta 200 puntos de diferencia con la tuya, o `1400-1600`.
refused-seek-not-open = Este servidor no está abierto a otros, así que solo puedes buscar rival aquí.
refused-proposal-over = Esta propuesta ha terminado. `/seeks` muestra lo que buscas ahora.
refused-proposal-not-asked = Esta pregunta es para otra persona. `/seek` busca rival para ti.
refused-proposal-agreed = Ya has aceptado. Falta la respuesta de { $user }.

## El rol para plazas libres

seat-takers = Esta plaza es solo para puntuaciones de { $from } a { $to }.
seat-call = { $role }: una plaza libre.
seat-role-none = nadie
select-seat-role = Elige el rol que se menciona para plazas libres
button-no-seat-role = No mencionar a nadie para plazas libres
refused-not-a-seat = La puntuación solo se puede elegir para una plaza libre. No indiques rival o deja vacía la puntuación.
refused-seat-role = No puedo mencionar a { $role }. En los ajustes del servidor, permite que cualquiera mencione este rol o que yo mencione todos los roles; después elígelo otra vez.
refused-seat-role-everyone = No menciono a todo el mundo. Elige un rol para quienes quieran saber de plazas libres.
