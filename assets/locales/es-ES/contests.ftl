### Servers that open themselves to others, and matches between servers.

## Open servers

opening = { $listed ->
    [yes] Este servidor figura en la lista de servidores abiertos.
   *[no] Este servidor está abierto, pero fuera de la lista: los demás necesitan su código, hasta que termine su primer encuentro y aparezca en la tabla.
    }
    - Descripción: { $about }
    - Idiomas: { $languages }
    - Juegos: { $games }
    - Código: { $code }
    - Los desafíos llegan a { $channel }
button-opening-about = { $has ->
    [yes] Cambiar la descripción
   *[no] Escribir una descripción
    }
form-about-label = Una línea que presenta este servidor
form-about-placeholder = por ejemplo: jugamos sobre todo por la noche
opening-draft = **¿Mostrar esto a otros servidores?**
    { $line }
    Sus desafíos llegarán a { $channel }. Los idiomas, los juegos y lo demás vienen después.
button-opening-publish = Publicar
opening-no-line = nada todavía
opening-all-games = todos
opening-closed = Este servidor está oculto a los demás, y su código ya no funciona. Los encuentros empezados siguen.
opening-none = Este servidor no está abierto a los demás.
select-opening-languages = Elige los idiomas que se hablan aquí
select-opening-games = Elige los juegos para los encuentros
select-opening-channel = Elige el canal para los desafíos
button-opening-list = Añadir a la lista
button-opening-unlist = Quitar de la lista
button-opening-close = Cerrar este servidor
button-opening-open = Abrir este servidor
refused-not-open = { $what ->
    [tournament] El servidor de este torneo
   *[this] Este servidor
} no está abierto a los demás. Quien lo gestiona puede abrirlo con `/server`.
opening-ask-close = **¿Cerrar este servidor a los demás?** Ya no lo encontrarán, y su código dejará de funcionar. Los encuentros empezados siguen.

## Seasons of the table of servers

choice-season-now = Esta temporada
choice-season-last = La temporada anterior
choice-season-all = Histórico

## Contests: what is agreed on

help-contests = **Encuentros:** partidas por equipos entre servidores, en hasta 64 tableros. La dirección abre este servidor con `/server` y desafía a otros con `/contest`; **Apuntarme** te inscribe. Juegan entre sí las mejores puntuaciones; el resto queda en reserva. Si se te acaba el tiempo en tus dos primeras jugadas, te sustituye alguien de la reserva.
contest-title = **Encuentro { $number }{ $part ->
    [teams] { "" }, equipos
    [boards] { "" }, tableros
    [result] { "" }, resultado
   *[all] { "" }
}: { $home } – { $away }**
contest-terms =
    - Juegos: { $games }
    - Tableros: hasta { $boards }
    - Ritmo: { $pace }{ $weekends ->
        [yes] , fines de semana libres
       *[no] {""}
    }
    - { $rated ->
        [yes] Partidas por puntos
       *[no] Partidas sin puntos
    }
    - Inscripción: { $days }
contest-state = { $state ->
    [asked] { $other } desafía a este servidor. Quien pueda gestionarlo puede responder hasta el { $until }.
    [proposed] { $other } puede responder hasta el { $until }.
    [signing-up] Apúntate hasta el { $until }. Entonces juegan entre sí las mejores puntuaciones, tablero a tablero; el resto queda en reserva. Empieza antes si ambos equipos pulsan **Equipo listo**.
    [agreed] Ambos servidores están de acuerdo. Apúntate en el mensaje más reciente.
    [running] Las partidas han empezado. Quien no tiene partida queda en reserva.
    [over] El encuentro ha terminado.
    [declined] El encuentro se ha rechazado.
    [withdrawn] El encuentro se ha cancelado.
   *[lapsed] El encuentro ha caducado: nadie ha respondido a tiempo, se ha apuntado muy poca gente o un servidor me ha expulsado.
}
contest-team = { $has ->
    [yes] **{ $team }** (inscripciones: { $count }), capitanía: { $captain }
   *[no] **{ $team }** (inscripciones: { $count })
}{ $ready ->
    [yes] , equipo listo
   *[no] {""}
}
contest-score = **{ $home } { $homescore } – { $awayscore } { $away }**, decididos: { $decided } de { $boards }
contest-board-result = { $result ->
    [running] en curso
    [home-forfeit] 1–0 por incomparecencia
    [away-forfeit] 0–1 por incomparecencia
    [void] sin puntos
   *[played] { $homescore }–{ $awayscore }
}
contest-board = { $number }. { $game } { $id }: { $home } – { $away } · { contest-board-result }
contest-result = { $won ->
    [yes] **{ $winner }** gana a **{ $loser }** por { $winnerscore }–{ $loserscore }.
   *[no] **{ $winner }** y **{ $loser }** empatan { $winnerscore }–{ $loserscore }.
}
contest-best = Mejores actuaciones:
contest-performance = { $player } ({ $team }), puntuación { $rating }: { $points } contra una puntuación de { $against }
alt-contest = Tableros { $from } a { $to } de { $home } contra { $away }
podium-boards = { $count ->
    [one] Un tablero
   *[other] { $count } tableros
}
button-contest-ready = Equipo listo
button-contest-unready = Aún no listo
button-contest-withdraw = Cancelar el encuentro
button-contest-change = Proponer cambios
button-contest-boards = Tableros
button-contest-again = Otro encuentro
select-contest-games = Elige los juegos de este encuentro
form-contest-boards-label = Tableros, de 1 a 64
form-contest-games-label = Juegos, separados por comas
form-contest-pace-label = Ritmo
form-contest-days-label = Días para apuntarse, de 1 a 14
form-contest-options-label = Opciones: por puntos, fines de semana libres
contest-option-rated = por puntos
contest-option-weekends = fines de semana libres

## Contests: answers

contest-proposed = El encuentro { $number } está propuesto. El mensaje sobre él mostrará la respuesta.
contest-accepted = Has aceptado el encuentro { $number }. Los miembros de ambos servidores ya pueden apuntarse.
contest-declined = Has rechazado el encuentro { $number }.
contest-changed = Has propuesto cambios para el encuentro { $number }. Ahora responde el otro servidor.
contest-ask-call-off = **¿Cancelar el encuentro { $number }, { $home } – { $away }?** No se puede deshacer.
contest-called-off = El encuentro { $number } queda cancelado.
contest-captain-named = Tu equipo tiene nueva capitanía en el encuentro { $number }.
contest-ready-noted = Tu equipo { $ready ->
    [yes] está listo
   *[no] ya no está listo
}. El encuentro { $number } empieza en cuanto lo estén los dos o cuando termine la inscripción.
contest-shown-here = Este canal muestra ahora el encuentro { $number }.
contest-joined = Te has apuntado al encuentro { $number }. Si te toca un tablero, tu partida empezará sola.
contest-left = Ya no participas en el encuentro { $number }.
contest-substituted = { $user } entra como reserva, y la partida empieza desde el principio.
contests-none = Este servidor aún no ha jugado ningún encuentro. Quien lo gestiona puede desafiar a un servidor abierto.
contests-head = **Encuentros de este servidor**
contest-line = { $number }: { $home } – { $away } · { $state ->
    [proposed] propuesto
    [signing-up] inscripción
    [running] en curso
    [over] terminado
    [won] ganado { $homescore }–{ $awayscore }
    [drawn] empatado { $homescore }–{ $awayscore }
    [lost] perdido { $homescore }–{ $awayscore }
    [declined] rechazado
    [withdrawn] cancelado
   *[lapsed] caducado
}

## Servers

servers-none = { $open ->
    [yes] Aún no hay otros servidores abiertos a encuentros.
   *[no] Aún no hay otros servidores abiertos a encuentros. Quien gestiona este lo abre con `/server`.
}
servers-head = **Servidores abiertos a encuentros**
servers-line = **{ $server }** · { $languages } · juegos: { $games }
servers-table-title = { $all ->
    [yes] **Tabla histórica de servidores**: { $pool }
   *[no] **Tabla de servidores, { $season }**: { $pool }
}
servers-table-none = Aún no ha terminado ningún encuentro.
servers-table-empty = Esta tabla no tiene encuentros terminados. Elige abajo otro juego u otra temporada.
select-server-page = Ver la página de un servidor
servers-points = puntos de encuentro { $points }, puntos de tablero { $halves } de { $boards }, { $contests ->
    [one] { $contests } encuentro
   *[other] { $contests } encuentros
}
servers-table-line = **{ $server }**: { servers-points }, media de los rivales { $strength }
servers-table-legend = Un encuentro ganado vale 2 puntos de encuentro (PE); uno empatado, 1. A igualdad deciden los puntos de tablero (PT) y después la media de puntos de encuentro de los rivales (Riv.).
servers-column-server = Servidor
servers-column-points = PE
servers-column-halves = PT
servers-column-strength = Riv.
server-page-open = Abierto a encuentros · { $languages } · juegos: { $games }
server-page-none = Este servidor aún no ha terminado ningún encuentro.
server-page-row = Puesto { $place } de la tabla histórica: { servers-points }
server-page-members = Mejores miembros:
server-page-record = Balance:
server-page-member = { $player }: { $halves } de { $boards }
server-page-against = { $server }: ganados { $won }, empatados { $drawn }, perdidos { $lost }; puntos de tablero { $own }–{ $theirs }

## Contests: refusals

refused-no-contest = Aquí no hay ningún encuentro { $number }. `/contest` los muestra.
refused-which-contest = Elige el encuentro en la opción `encuentro`.
refused-server-name = { $found ->
    [none] Ningún servidor abierto se llama
   *[several] Varios servidores abiertos se llaman
} «{ $name }». Elige de la lista o pide el código a quien lo gestiona.
refused-absent-server = Ahora mismo no estoy en { $what ->
    [tournament] el servidor de este torneo
   *[server] «{ $name }»
}. Inténtalo de nuevo cuando vuelva.
refused-contest-gone = Ahora mismo no estoy en «{ $name }». La inscripción sigue; pulsa de nuevo **Equipo listo** cuando vuelva.
refused-contest-closed = «{ $name }» no está abierto a otros servidores ahora mismo, y solo se puede desafiar a los abiertos. Quien lo gestiona puede abrirlo con `/server`.
refused-contest-not-open = Aún no sé dónde mostrar el encuentro aquí. Pulsa primero **{ button-opening-open }** y vuelve a desafiar al otro servidor.
refused-contest-itself = Un servidor no juega contra sí mismo. Elige otro.
refused-contest-boards = Un encuentro tiene de 1 a { $most } tableros.
refused-contest-days = La inscripción dura de 1 a { $most } días.
refused-no-such-game = No conozco ningún juego llamado «{ $name }».
refused-no-such-term = «{ $name }» no es una opción. Escribe «{ $rated }», «{ $weekends }» o ambas, separadas por una coma, o deja el campo vacío.
refused-contest-pace = Los encuentros necesitan un ritmo lento: días por jugada o una reserva de días.
refused-many-contests = Este servidor ya participa en { $most } encuentros, el máximo. Termina o cancela uno.
refused-their-many-contests = El otro servidor ha llegado al máximo de encuentros. Inténtalo de nuevo cuando termine uno.
refused-many-proposals = Este servidor ha propuesto muchos encuentros últimamente. Podrá proponer otro { $until }.
refused-abort-in-contest = La partida { $id } necesita un resultado para su encuentro. Decide contra quien juega por este servidor o deja que siga.
refused-contest-refused-before = Podrás desafiar de nuevo al otro servidor { $until }, { $wait } después de que rechazara o no respondiera.
refused-contest-not-over = Antes debe terminar el encuentro { $number } entre estos servidores.
refused-they-answer = Le toca responder al otro servidor. Espera o cancela el encuentro.
refused-contest-not-now = { $state ->
    [proposed] Primero deben aceptarlo ambos servidores.
    [signing-up] Las partidas aún no han empezado.
    [running] Las partidas han empezado y la inscripción se ha cerrado.
    [over] El encuentro ha terminado.
    [declined] El encuentro se ha rechazado.
    [withdrawn] El encuentro se ha cancelado.
   *[lapsed] El encuentro ha caducado.
}
refused-other-team = { $self ->
    [yes] Ya te has apuntado por el otro servidor.
   *[no] { $user } ya juega por el otro servidor.
} Nadie juega por ambos.
refused-not-signed-up = { $self ->
    [yes] No te has apuntado a este encuentro. Pulsa **Apuntarme** debajo de su mensaje.
   *[no] { $user } no se ha apuntado a este encuentro.
}
refused-no-board = { $user } no tiene ningún tablero en curso.
refused-begun-in-earnest = La partida de { $user } se juega hasta el final: ambos han hecho ya dos jugadas.
refused-no-reserve = No hay ninguna reserva para este juego. Las reservas se apuntan antes de que empiecen las partidas.
refused-many-replaced = Este equipo ya ha hecho { $most ->
    [one] { $most } cambio
   *[other] { $most } cambios
}, el máximo: la mitad de sus tableros.
refused-too-few = Se ha apuntado muy poca gente. Podrás pulsar **Equipo listo** cuando haya alguien por cada servidor.
refused-no-captain = { $user } no puede tener la capitanía: elige a un miembro de este servidor que no sea un bot.

select-contest = Ver un encuentro…
select-contest-server = Desafiar a un servidor…
button-contest-servers = Servidores abiertos
button-table = Tabla
button-contest-challenge = Desafiar a este servidor
button-contest-out = No puedo jugar
contest-ask-out = **¿Dejar tu tablero en el encuentro { $number }?** Entra la primera reserva que juegue a este juego, y la partida empieza desde el principio.
button-servers-here = Página de este servidor
button-servers-find = Buscar por nombre o código
form-servers-find-label = Nombre o código del servidor
servers-found = **Servidores encontrados**
server-page-challenge = **Desafiar a este servidor** propone:
select-table = Otro juego u otra temporada…
select-contest-captain = Dar la capitanía a…
select-contest-substitute = Sustituir por una reserva a…
