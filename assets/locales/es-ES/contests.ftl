### Servers that open themselves to others, and matches between servers.

## Open servers

opening = { $listed ->
    [yes] Este servidor está abierto y figura en la lista.
   *[no] Este servidor está abierto, pero no figura en la lista: solo lo encuentran los servidores que tienen su código. Tras su primer encuentro aparecerá en la tabla de servidores.
    }
    - Descripción: { $about }
    - Idiomas: { $languages }
    - Juegos: { $games }
    - Código: { $code }
    - Los desafíos de otros servidores llegan a { $channel }
    Cada cambio se guarda al momento. `/server` con `descripción` cambia la descripción.
opening-draft = **¿Mostrar esto a otros servidores?**
    { $line }
    Los desafíos de otros servidores llegarán a { $channel }. Después puedes elegir idiomas, juegos y más.
button-opening-publish = Publicar
opening-no-line = nada todavía
opening-all-games = todos
opening-closed = Este servidor está ahora oculto a los demás, y su código ya no funciona. Los encuentros empezados siguen. `/server` lo abre de nuevo.
select-opening-languages = Elige los idiomas que se hablan aquí
select-opening-games = Elige los juegos para los encuentros
select-opening-channel = Elige el canal para los desafíos de otros servidores
button-opening-list = Añadir a la lista
button-opening-unlist = Quitar de la lista
button-opening-new-code = Código nuevo
button-opening-close = Cerrar este servidor
refused-not-open = Este servidor no está abierto a los demás. Quien lo gestiona puede abrirlo con `/server`.
refused-long-about = La descripción es demasiado larga: caben { $most } caracteres. No ha cambiado nada.
refused-mention-in-about = La descripción no puede mencionar a nadie: quita la @. No ha cambiado nada.

## Contests: commands

choice-season-now = Esta temporada
choice-season-last = La temporada anterior
choice-season-all = Histórico

## Contests: what is agreed on

help-contests = **Encuentros:** los servidores juegan entre sí en muchos tableros. `/server` abre este servidor a los demás, `/contest` desafía a otro, y **Apuntarme** en la tarjeta te inscribe. Los tableros se asignan por orden de fuerza; el resto queda en reserva. A quien se le acaba el tiempo antes de que ambos hagan dos jugadas lo sustituye la primera reserva; si no hay ninguna, el tablero se pierde. Un servidor en el que no estoy durante 7 días pierde sus tableros sin terminar. `/contest` también muestra los servidores abiertos y su tabla.
contest-title = **Encuentro { $number }: { $home } – { $away }**
contest-teams-title = **Encuentro { $number }, los equipos: { $home } – { $away }**
contest-boards-title = **Encuentro { $number }, los tableros: { $home } – { $away }**
contest-result-title = **Encuentro { $number }, el resultado: { $home } – { $away }**
contest-terms =
    - Juegos: { $games }
    - Tableros: { $boards }, si ambos equipos pueden cubrirlos
    - Ritmo: { $pace }{ $weekends ->
        [yes] , fines de semana libres
       *[no] {""}
    }
    - { $rated ->
        [yes] Las partidas cuentan para la puntuación
       *[no] Las partidas no cuentan para la puntuación
    }
    - Inscripción: { $days }
contest-state = { $state ->
    [asked] { $other } desafía a este servidor. Quien pueda gestionarlo puede aceptar, rechazar o proponer cambios hasta el { $until }.
    [proposed] { $other } puede responder hasta el { $until }.
    [signing-up] Apúntate hasta el { $until }. Entonces se asignan los tableros por orden de fuerza, y el resto queda en reserva. Empieza antes si ambos equipos pulsan **Equipo listo**.
    [agreed] Ambos servidores están de acuerdo. Para jugar, apúntate en el mensaje más reciente.
    [running] Los tableros están asignados. Quien se ha apuntado y no tiene tablero queda en reserva.
    [over] Ha terminado.
    [declined] Se ha rechazado.
    [withdrawn] Se ha cancelado.
   *[lapsed] Ha caducado: nadie ha respondido a tiempo, se ha apuntado muy poca gente o yo ya no estaba en uno de los servidores.
}
contest-team = { $has ->
    [yes] **{ $team }** (inscripciones: { $count }), capitanía: { $captain }
   *[no] **{ $team }** (inscripciones: { $count })
}{ $ready ->
    [yes] , listo
   *[no] {""}
}
contest-score = **{ $home } { $homescore } – { $awayscore } { $away }**, { $decided } de { $boards } tableros decididos
contest-board = { $number }. { $game } { $id }: { $home } – { $away } { $result ->
    [running] · en curso
    [home-forfeit] · 1–0 por incomparecencia
    [away-forfeit] · 0–1 por incomparecencia
    [void] · sin puntos
   *[played] · { $homescore }–{ $awayscore }
}
contest-result = { $won ->
    [yes] **{ $winner }** gana a **{ $loser }** por { $winnerscore }–{ $loserscore }.
   *[no] **{ $winner }** y **{ $loser }** empatan { $winnerscore }–{ $loserscore }.
}
contest-best = Mejores actuaciones:
contest-performance = { $player } ({ $team }): { $points } contra { $against }, con una puntuación de { $rating }
alt-contest = Tableros { $from } a { $to } de { $home } contra { $away }
button-contest-join = Apuntarme
button-contest-leave = Salir
button-contest-ready = Equipo listo
button-contest-unready = Aún no listo
button-contest-withdraw = Cancelar el encuentro
button-contest-change = Proponer cambios
button-contest-boards = Tableros
button-contest-here = Mostrar aquí
select-contest-games = Elige los juegos de este encuentro
form-contest-title = Proponer cambios
form-contest-boards-label = Tableros, de 1 a 64
form-contest-games-label = Juegos, separados por comas
form-contest-pace-label = Ritmo
form-contest-days-label = Días para apuntarse, de 1 a 14
form-contest-options-label = Opciones: por puntos, fines de semana libres
contest-option-rated = por puntos
contest-option-weekends = fines de semana libres

## Contests: answers

contest-proposed = El encuentro { $number } está propuesto. Síguelo en su tarjeta, en cualquiera de los dos servidores.
contest-accepted = Has aceptado el encuentro { $number }. Los miembros de ambos servidores ya pueden apuntarse.
contest-declined = Has rechazado el encuentro { $number }.
contest-changed = Has propuesto cambios para el encuentro { $number }. Ahora responde el otro servidor.
contest-ask-call-off = **¿Cancelar el encuentro { $number }, { $home } – { $away }?** No se puede deshacer.
contest-called-off = El encuentro { $number } queda cancelado.
contest-captain-named = El equipo de este servidor tiene nueva capitanía en el encuentro { $number }.
contest-ready-noted = Anotado. El encuentro { $number } empieza en cuanto ambos equipos estén listos o cuando termine la inscripción.
contest-unready-noted = Anotado. El encuentro { $number } empieza cuando termine la inscripción, salvo que ambos equipos estén listos antes.
contest-shown-here = El encuentro { $number } se muestra desde ahora en este canal.
contest-joined = Te has apuntado al encuentro { $number }. Tu partida empezará sola.
contest-left = Ya no participas en el encuentro { $number }.
contest-substituted = { $user } entra como reserva, y la partida empieza desde el principio.
contests-none = Este servidor aún no ha jugado ningún encuentro. Desafía a otro aquí abajo.
contests-head = **Encuentros de este servidor**
contest-line = { $number }: { $home } – { $away } · { $state ->
    [proposed] propuesto
    [signing-up] inscripción
    [running] en curso
    [over] terminado
    [declined] rechazado
    [withdrawn] cancelado
   *[lapsed] caducado
}

## Servers

servers-none = Aún no hay servidores abiertos a encuentros. Quien gestiona este puede abrirlo con `/server`.
servers-head = **Servidores abiertos a encuentros**
servers-line = **{ $server }** · { $languages } · juegos: { $games }
servers-table-title = { $all ->
    [yes] **Tabla histórica de servidores**: { $pool }
   *[no] **Tabla de servidores, { $season }**: { $pool }
}
servers-table-none = Aún no ha terminado ningún encuentro.
select-server-page = Ver la página de un servidor
servers-table-line = **{ $server }**: puntos de encuentro { $points }, puntos de tablero { $halves } de { $boards }, { $contests ->
    [one] { $contests } encuentro
   *[other] { $contests } encuentros
}, rivales { $strength }
servers-table-legend = Un encuentro ganado vale 2 puntos de encuentro; uno empatado, 1. En caso de igualdad deciden los puntos de tablero y después la media de puntos de encuentro de los rivales.
servers-column-server = Servidor
servers-column-points = PE
servers-column-halves = PT
servers-column-strength = Riv.
button-season-now = Esta temporada
button-all-time = Histórico
server-page-open = Abierto a encuentros · { $languages } · juegos: { $games }
server-page-none = Aún no ha terminado ningún encuentro.
server-page-row = Puesto { $place } de la tabla histórica: puntos de encuentro { $points }, puntos de tablero { $halves } de { $boards }, { $contests ->
    [one] { $contests } encuentro
   *[other] { $contests } encuentros
}
server-page-members = Mejores miembros:
server-page-record = Balance:
server-page-member = { $player }: { $halves } de { $boards }
server-page-against = { $server }: ganados { $won }, empatados { $drawn }, perdidos { $lost }; puntos de tablero { $own }–{ $theirs }

## Contests: refusals

refused-no-contest = No hay ningún encuentro { $number } en este servidor. `/contest` muestra los que hay.
refused-which-contest = Indica qué encuentro: elígelo en la opción `encuentro`.
refused-no-such-server = No hay ningún servidor abierto llamado «{ $name }». Elige uno de la lista o escribe su código, que tiene quien lo gestiona.
refused-several-servers = Hay varios servidores abiertos llamados «{ $name }». Elige uno de la lista o escribe su código, que tiene quien lo gestiona.
refused-absent-server = Ahora mismo no estoy en el servidor «{ $name }», así que allí nadie podría responder. Inténtalo de nuevo cuando vuelva.
refused-contest-gone = Ahora mismo no estoy en el servidor «{ $name }», así que no se puede asignar ningún tablero. La inscripción sigue abierta; pulsa de nuevo **Equipo listo** cuando vuelva.
refused-contest-not-open = Primero abre este servidor con `/server`, para que yo sepa dónde mostrar aquí el encuentro.
refused-contest-itself = Un servidor no juega contra sí mismo. Elige otro.
refused-not-the-captain = Solo puede hacerlo quien capitanea el equipo o quien puede gestionar este servidor.
refused-contest-boards = Un encuentro tiene de 1 a { $most } tableros.
refused-contest-days = La inscripción dura de 1 a { $most } días.
refused-no-such-game = No conozco ningún juego llamado «{ $name }».
refused-no-such-term = «{ $name }» no es una de las opciones. Escribe { $rated }, { $weekends }, ambas separadas por una coma, o nada.
refused-contest-pace = Los encuentros necesitan un ritmo lento: días por jugada o una reserva de días. Elige uno así.
refused-many-contests = Este servidor ya participa en { $most } encuentros, que es el máximo. Primero hay que terminar o cancelar uno.
refused-their-many-contests = El otro servidor ya participa en tantos encuentros como puede. Inténtalo de nuevo cuando termine uno.
refused-many-proposals = Este servidor ha propuesto muchos encuentros últimamente. Se podrá proponer el siguiente { $until }.
refused-abort-in-contest = La partida { $id } es un tablero de un encuentro entre dos servidores, así que no se puede cancelar. Puedes decidir contra quien juega por este servidor o dejar que siga.
refused-contest-refused-before = El otro servidor rechazó un encuentro o no respondió. Podrás desafiarlo de nuevo { $until }, cuando hayan pasado { $wait }.
refused-contest-not-over = El encuentro { $number } entre los dos servidores aún no ha terminado.
refused-they-answer = A esta propuesta tiene que responder el otro servidor.
refused-contest-not-now = { $state ->
    [proposed] El encuentro solo está propuesto: primero deben aceptarlo ambos servidores.
    [signing-up] Los tableros aún no están asignados.
    [running] Los tableros ya están asignados y la inscripción se ha cerrado.
    [over] El encuentro ha terminado.
    [declined] El encuentro se ha rechazado.
    [withdrawn] El encuentro se ha cancelado.
   *[lapsed] El encuentro ha caducado.
}
refused-other-team = { $self ->
    [yes] En este encuentro ya te has apuntado por el otro servidor.
   *[no] En este encuentro { $user } ya juega por el otro servidor.
} Nadie juega por ambos.
refused-not-signed-up = { $self ->
    [yes] No te has apuntado a este encuentro. Pulsa **Apuntarme** en su tarjeta.
   *[no] { $user } no se ha apuntado a este encuentro.
}
refused-full-team = Ya se han apuntado { $most } miembros de este servidor, que es el máximo.
refused-no-board = { $user } no tiene ningún tablero en curso.
refused-begun-in-earnest = La partida de { $user } ya está en marcha: ambos han hecho dos jugadas. Se juega hasta el final.
refused-no-reserve = No hay ninguna reserva para este juego, así que no se hace el cambio. Las reservas se apuntan antes de que se asignen los tableros.
refused-many-replaced = Este equipo ya ha hecho { $most ->
    [one] { $most } cambio
   *[other] { $most } cambios
}, que es el máximo: la mitad de sus tableros. No se hace el cambio.
refused-too-few = Aún no se ha apuntado gente suficiente para asignar un tablero. Podrás pulsar **Equipo listo** cuando haya alguien por cada servidor.
refused-no-captain = { $user } no puede tener la capitanía: hace falta ser miembro de este servidor y no ser un bot.

select-contest = Ver un encuentro…
select-contest-server = Desafiar a un servidor…
button-contest-servers = Servidores abiertos
button-contest-table = Tabla
button-contest-challenge = Desafiar a este servidor
select-contest-captain = Dar la capitanía a…
select-contest-substitute = Sustituir por una reserva a…
