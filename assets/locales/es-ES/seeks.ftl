### Encontrar rivales: búsquedas, y propuestas a dos personas que encajan.

## Comandos

command-seek = Busca rival: cuando alguien encaje, la pregunta llega a los dos
command-seek-game = Qué juego; déjalo vacío para cualquiera
    .name = juego
command-seek-pace = Cuánto tiempo hay para las jugadas; déjalo vacío para el ritmo habitual del servidor
    .name = ritmo
command-seek-ratings = Puntuación del rival: ±200 alrededor de la tuya o 1400-1600; vacío para cualquiera
    .name = puntuación
command-seek-rated = Si la partida es por puntos; déjalo vacío para que lo sea
    .name = puntos
command-seek-side = Quién empieza; déjalo vacío para elegir al azar
    .name = bando
command-seek-scope = Dónde puede estar el rival; déjalo vacío para este servidor
    .name = alcance
command-seek-days = Cuántos días buscas, hasta 14; déjalo vacío para 7
    .name = días
command-challenge-ratings = Para una plaza libre: puntuación del rival, ±200 alrededor de la tuya o 1400-1600
    .name = puntuación
command-challenge-days = Cuántos días se puede aceptar, hasta 14; déjalo vacío para 7
    .name = días
command-seeks = Mira quién busca rival, juega contra alguien o retira tus búsquedas
command-seeks-game = Solo lo que encaja con este juego
    .name = juego
command-seeks-scope = Dónde pueden estar los demás; déjalo vacío para este servidor
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
    Termina { $expires }. Cuando alguien encaje, pregunto a los dos por mensaje directo o en el canal. Solo se ve con `/seeks`; para llamar a todo el servidor, abre una plaza con `/challenge`.
seek-made-found = **Buscas rival, y ya hay alguien que encaja:**
seeks-own = **Tú buscas**
seeks-own-line = { $what } (termina { $expires })
seeks-others = **Buscan rival**
seeks-line = { $player }: { $what } (desde { $since })
seeks-more = … y { $count } más
seeks-unfit = { $count ->
    [one] 1 persona más busca otro rival, por ejemplo con otra puntuación.
   *[other] { $count } personas más buscan otro rival, por ejemplo con otra puntuación.
}
seeks-none = Ahora mismo no busca rival nadie con quien puedas jugar. `/seek` busca por ti, y con `/challenge` abres una plaza que ve todo el servidor.
select-seek-take = Jugar contra alguien; la partida empieza enseguida
select-seek-withdraw = Retirar una de tus búsquedas

## Propuestas

proposal-title = **{ $game }: rival para { $player }** ({ $number })
proposal-head = **{ $game }: un rival para ti**
proposal-question =
    { $opponent } busca lo mismo: { $what }.
    { $agrees ->
        [yes] Esa persona ya aceptó. ¿Quieres jugar tú también?
       *[no] ¿Quieres jugar?
    } El plazo termina { $until }; si no respondes, dejas de buscar.
proposal-outcome = { $outcome ->
    [waits] Aceptaste. Falta la respuesta de { $opponent }; el plazo termina { $until }.
    [begun] Hay acuerdo: empieza la partida { $id }.
    [declined] No habrá partida con { $opponent }. Sigues buscando, y durante una semana no se vuelve a proponer.
    [lapsed] { $opponent } no respondió a tiempo. Sigues buscando.
    [lapsed-own] No respondiste a tiempo, así que ya no buscas. `/seek` vuelve a buscar.
    [withdrawn] { $opponent } ya no busca. Tú sigues buscando.
    [barred] Ya no puede haber partida con { $opponent }: lo impide un veto, un bloqueo o un límite de partidas en curso. Tú sigues buscando.
   *[withdrawn-own] Ya no buscas esto, así que no habrá partida.
}

## Rechazos

refused-seek-many = Ya tienes { $most } búsquedas. Retira antes una con `/seeks`.
refused-seek-same = Ya buscas justo eso. `/seeks` lo muestra.
refused-seek-gone = Esta búsqueda ya fue atendida, retirada o terminó. `/seeks` muestra quién busca ahora.
refused-seek-asked = A esta persona se le está preguntando por otro rival. Inténtalo más tarde o elige a otra en `/seeks`.
refused-seek-own = Es tu propia búsqueda. Tiene que atenderla otra persona.
refused-seek-no-fit = No eres lo que busca esta persona, por ejemplo por tu puntuación.
refused-seek-range = No puedo leer «{ $text }» como puntuación. Escribe `±200` para hasta 200 puntos de diferencia con la tuya, o `1400-1600`.
refused-seek-not-open = Este servidor no está abierto a otros, así que solo puedes buscar en este servidor.
refused-proposal-over = Esto ya terminó. `/seeks` muestra lo que buscas ahora.
refused-proposal-not-asked = Esta pregunta es para otra persona. `/seek` busca rival para ti.
refused-proposal-agreed = Ya aceptaste. Falta la respuesta de { $user }.

## El rol para plazas libres

seat-takers = Solo se puede ocupar esta plaza con una puntuación de { $from } a { $to }.
seat-call = { $role }: una plaza libre.
seat-role-none = nadie
select-seat-role = Elige el rol que se menciona para plazas libres
button-no-seat-role = No mencionar a nadie para plazas libres
refused-not-a-seat = La puntuación solo se elige para una plaza libre. No indiques rival o deja vacía la puntuación.
refused-seat-role = No puedo mencionar a { $role }. En los ajustes del servidor, permite que cualquiera mencione este rol o que yo mencione todos los roles; después elígelo otra vez.
refused-seat-role-everyone = No menciono a todo el mundo. Elige un rol para quienes quieran saber de plazas libres.
