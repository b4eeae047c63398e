### Encontrar rivales: búsquedas, y propuestas a dos personas que encajan.

## Comandos

## Búsquedas

# Lo que alguien busca, en pocas palabras con puntos en medio: juego · ritmo · por puntos · bando · puntuación.
seek-any-game = cualquier juego
seek-rated = { $rated ->
    [yes] por puntos
   *[no] sin puntos
}
seek-side = { $side ->
    [first] empezar
   *[second] jugar en segundo lugar
}
seek-opponents = puntuación del rival { $range }
seek-made =
    {""}**Buscas rival:** { $what }
    La búsqueda termina { $expires }; `/find` la muestra. Cuando alguien encaje, preguntaré a los dos. Para avisar a todo el servidor, usa `/challenge` sin rival.
seek-made-found = **Ya hay alguien que encaja:**
seeks-own = **Buscas**
seeks-own-line = { $what } (termina { $expires })
seeks-others = **Buscan rival**
seeks-seats = **Desafíos abiertos**
select-seat = Acepta un desafío abierto…
seeks-line = { $player }: { $what } (desde { $since })
seeks-unfit = { $count ->
    [one] 1 persona más busca otro tipo de rival.
   *[other] { $count } personas más buscan otro tipo de rival.
}
seeks-none = Ahora no busca nadie que encaje contigo. Pulsa **Buscar rival** o desafía a todo el servidor con `/challenge`.
select-seek-take = Empezar ya contra alguien…
select-seek-withdraw = Parar una búsqueda…
select-seeks-game = Mostrar solo un juego…

## Propuestas

proposal-title = **{ $game }: rival para { $player }** ({ $number })
proposal-head = **{ $game }: un rival para ti**
proposal-question =
    { $opponent } encaja con lo que buscas: { $what }.
    { $agrees ->
        [yes] Ya ha aceptado. ¿Quieres jugar tú también?
       *[no] ¿Quieres jugar?
    } El plazo termina { $until }; si no respondes, dejas de buscar.
proposal-outcome = { $outcome ->
    [waits] Has aceptado. Falta la respuesta de { $opponent }; el plazo termina { $until }.
    [begun] Hay acuerdo: empieza la partida { $id }.
    [declined] No hay partida con { $opponent }. Sigues buscando; durante una semana no te propondré a esta persona.
    [lapsed] { $opponent } no ha respondido a tiempo. Sigues buscando.
    [lapsed-own] No has respondido a tiempo, así que ya no buscas. `/find` empieza otra búsqueda.
    [withdrawn] { $opponent } ya no busca. Tú sigues buscando.
    [barred] Un veto, un bloqueo o un límite de partidas impide jugar con { $opponent }. Sigues buscando.
   *[withdrawn-own] Ya no buscas, así que no hay partida.
}

## Rechazos

refused-seek-many = Ya tienes { $most } búsquedas. Puedes parar una con `/find`.
refused-seek-same = Eso ya lo buscas: mira en `/find`.
refused-seek-gone = Esta persona ya no busca. `/find` muestra quién busca.
refused-seek-asked = A esta persona ya le estoy preguntando por otra. Inténtalo más tarde o elige otra en `/find`.
refused-seek-own = Esta es tu propia búsqueda. Puedes detenerla con `/find`.
refused-seek-no-fit = Esta persona busca otra cosa, por ejemplo otra puntuación. Elige otra búsqueda.
refused-seek-range = No entiendo «{ $text }». Escribe `±200` para hasta 200 puntos de diferencia con la tuya, o `1400-1600`.
refused-seek-not-open = Este servidor no está abierto a otros: solo puedes buscar aquí.
refused-proposal-over = Esto ha terminado. `/find` muestra tus búsquedas.
refused-proposal-not-asked = Esto es para otra persona. Para buscar tú, usa `/find`.
refused-proposal-agreed = Ya has aceptado. Falta la respuesta de { $user }.

## El rol para desafíos abiertos

seat-takers = Solo para puntuaciones de { $from } a { $to }.
seat-call = { $role }: un desafío para cualquiera.
refused-not-a-seat = `puntuación` es solo para desafíos abiertos. Deja vacío `rival` o `puntuación`.
refused-seat-role = No puedo mencionar a { $role }. En los ajustes del servidor, permite que cualquiera lo mencione o que yo mencione todos los roles; después elígelo otra vez.
refused-seat-role-everyone = No menciono a todo el mundo. Elige un rol para quienes tengan interés.
