### Servers that open themselves to others, and matches between servers.

## Open servers

command-server-open = Deja que otros servidores encuentren este, o cambia lo que dice de sí
command-server-open-about = Una línea sobre este servidor, que leen otros servidores
    .name = descripción
command-server-close = Oculta este servidor a los demás
opening = { $listed ->
    [yes] Este servidor está abierto: figura en la lista de servidores abiertos.
   *[no] Este servidor está abierto, pero en ninguna lista: solo lo encuentra quien tiene su código. Cuando haya jugado un encuentro, la tabla de servidores lo nombra.
    }
    - Descripción: { $about }
    - Idiomas: { $languages }
    - Juegos: { $games }
    - Código: { $code }
    - Lo que quieren otros servidores se muestra en { $channel }
    Cada elección de abajo se guarda al momento. `/server open` con `descripción` cambia la línea.
opening-draft = **¿Mostrar esto a otros servidores?**
    { $line }
    Lo que quieren de este servidor aparece en { $channel }. Después puedes elegir idiomas, juegos y más.
button-opening-publish = Publicar
opening-no-line = nada todavía
opening-all-games = todos
opening-closed = Este servidor está ahora oculto a los demás, y su código ya no funciona. Los encuentros empezados continúan. `/server open` lo abre de nuevo.
select-opening-languages = Elige los idiomas que se hablan aquí
select-opening-games = Elige los juegos que queréis jugar
select-opening-channel = Elige dónde muestro lo que quieren otros servidores
button-opening-list = Poner en la lista
button-opening-unlist = Quitar de la lista
button-opening-new-code = Código nuevo
button-opening-close = Cerrar
refused-not-open = Este servidor no está abierto a los demás. `/server open` lo abre.
refused-long-about = La línea sobre este servidor tiene { $most } caracteres como mucho. No ha cambiado nada.
refused-mention-in-about = La línea sobre este servidor no menciona a nadie: quita la @. No ha cambiado nada.

## Contests: commands

command-contest = Encuentros: este servidor contra otro, en muchos tableros
command-contest-challenge = Desafía a otro servidor abierto, si puedes gestionar este
command-contest-challenge-server = Qué servidor: elígelo de la lista o escribe su código
    .name = servidor
command-contest-challenge-boards = Cuántos tableros, de 1 a 64; vacío: 4
    .name = tableros
command-contest-challenge-game = El juego; vacío: todos los que quiere el otro servidor
    .name = juego
command-contest-challenge-game2 = Un segundo juego
    .name = juego2
command-contest-challenge-game3 = Un tercer juego
    .name = juego3
command-contest-challenge-pace = Cuánto tiempo hay para jugar; sin ritmos en vivo
    .name = ritmo
command-contest-challenge-weekends = Si los relojes paran sábados y domingos
    .name = fines-de-semana
command-contest-challenge-rated = Si las partidas cuentan para la puntuación; sí, si no dices nada
    .name = puntos
command-contest-challenge-days = Cuántos días hay para apuntarse, de 1 a 14; vacío: 7
    .name = días
command-contest-list = Mira los encuentros de este servidor
command-contest-show = Mira un encuentro: quién se apuntó, cómo van los tableros o el resultado
command-contest-show-contest = Qué encuentro, si hay más de uno
    .name = encuentro
command-contest-withdraw = Cancela un encuentro antes de que se monten los tableros
command-contest-withdraw-contest = Qué encuentro, si hay más de uno
    .name = encuentro
command-contest-captain = Nombra a quien capitanea el equipo de este servidor
command-contest-captain-member = Quién dirige el equipo
    .name = miembro
command-contest-captain-contest = Qué encuentro, si hay más de uno
    .name = encuentro
command-contest-substitute = Haz que juegue la reserva por alguien cuya partida apenas ha empezado
command-contest-substitute-member = Quién no juega al final; vacío: tú
    .name = miembro
command-contest-substitute-contest = Qué encuentro, si hay más de uno
    .name = encuentro
command-servers = Servidores que juegan encuentros: los abiertos y la tabla de todos
command-servers-list = Mira los servidores abiertos a encuentros
command-servers-table = Mira la tabla de servidores: encuentros, puntos de tablero, rivales
command-servers-table-game = Solo un juego
    .name = juego
command-servers-table-season = Qué temporada; vacío: la actual
    .name = temporada
command-servers-show = Mira la página de un servidor: sus mejores miembros y su balance
command-servers-show-server = Qué servidor; vacío: este
    .name = servidor
choice-season-now = Esta temporada
choice-season-last = La temporada anterior
choice-season-all = Desde siempre

## Contests: what is agreed on

help-contests = **Encuentros:** los servidores juegan entre sí en muchos tableros. `/server open` da a conocer este servidor, `/contest` desafía a otro, y Apuntarme en su tarjeta te inscribe. Los más fuertes juegan contra los más fuertes y los demás quedan en reserva. A quien deja correr su tiempo antes de que ambos hagan dos jugadas lo sustituye la primera reserva; si no hay, pierde el tablero. Un servidor en el que no estoy durante 7 días pierde los tableros en juego. `/servers` muestra quién juega, y la tabla.
contest-title = **Encuentro { $number }: { $home } – { $away }**
contest-teams-title = **Encuentro { $number }, los equipos: { $home } – { $away }**
contest-boards-title = **Encuentro { $number }, los tableros: { $home } – { $away }**
contest-result-title = **Encuentro { $number }, el resultado: { $home } – { $away }**
contest-terms =
    - Juegos: { $games }
    - Tableros: { $boards }, si ambos equipos pueden ocuparlos
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
    [asked] { $other } desafía a este servidor. Quienes pueden gestionarlo pueden aceptar, rechazar o proponer otra cosa hasta el { $until }.
    [proposed] { $other } puede responder hasta el { $until }.
    [signing-up] Apúntate hasta el { $until }. Entonces se montan los tableros, los más fuertes contra los más fuertes, y los demás quedan en reserva. Empieza antes si ambos capitanes lo dicen.
    [agreed] Los dos servidores están de acuerdo. Quien quiera jugar se apunta en el mensaje más reciente sobre él.
    [running] Los tableros están montados. Quien se apuntó y no juega en ninguno queda en reserva.
    [over] Ha terminado.
    [declined] Se rechazó.
    [withdrawn] Se canceló.
   *[lapsed] Caducó: nadie respondió a tiempo, se apuntaron muy pocos o yo ya no estaba en uno de los servidores.
}
contest-team = { $has ->
    [yes] **{ $team }**: inscripciones: { $count }, capitanea { $captain }
   *[no] **{ $team }**: inscripciones: { $count }
}{ $ready ->
    [yes] , listo
   *[no] {""}
}
contest-score = **{ $home } { $homescore } – { $awayscore } { $away }**, { $decided } de { $boards } tableros decididos
contest-board = { $number }. { $game } { $id }: { $home } – { $away } { $result ->
    [running] · en curso
    [home-forfeit] · 1–0 por incomparecencia
    [away-forfeit] · 0–1 por incomparecencia
    [void] · no cuenta para nadie
   *[played] · { $homescore }–{ $awayscore }
}
contest-result = { $won ->
    [yes] **{ $winner }** gana a **{ $loser }** por { $winnerscore }–{ $loserscore }.
   *[no] **{ $winner }** y **{ $loser }** empatan { $winnerscore }–{ $loserscore }.
}
contest-best = Las mejores actuaciones:
contest-performance = { $player } ({ $team }): { $points } contra { $against }, con una puntuación de { $rating }
alt-contest = Tableros { $from } a { $to } de { $home } contra { $away }
button-contest-join = Apuntarme
button-contest-leave = No jugar
button-contest-ready = Listo
button-contest-unready = Aún no
button-contest-withdraw = Cancelar el encuentro
button-contest-change = Otra propuesta
button-contest-boards = Tableros
button-contest-here = Mostrar aquí
select-contest-games = Elige los juegos que juegas en él
form-contest-title = Propón otra cosa
form-contest-boards-label = Tableros, de 1 a 64
form-contest-games-label = Juegos, separados por comas
form-contest-pace-label = Ritmo
form-contest-days-label = Días para apuntarse, de 1 a 14
form-contest-options-label = Opciones: por puntos, fines de semana libres
contest-option-rated = por puntos
contest-option-weekends = fines de semana libres

## Contests: answers

contest-proposed = El encuentro { $number } está propuesto. Su tarjeta en ambos servidores muestra qué pasa con él.
contest-accepted = Has aceptado el encuentro { $number }. Los miembros de ambos servidores ya pueden apuntarse.
contest-declined = Has rechazado el encuentro { $number }.
contest-changed = Has hecho otra propuesta para el encuentro { $number }. Ahora responde el otro servidor.
contest-ask-call-off = **¿Cancelar el encuentro { $number }, { $home } – { $away }?** No se puede deshacer.
contest-called-off = El encuentro { $number } queda cancelado.
contest-captain-named = El equipo de este servidor en el encuentro { $number } tiene nueva capitanía.
contest-ready-noted = Anotado. El encuentro { $number } empieza en cuanto ambos equipos estén listos o termine la inscripción.
contest-unready-noted = Anotado. El encuentro { $number } empieza cuando termine la inscripción, salvo que antes estén listos ambos equipos.
contest-shown-here = El encuentro { $number } se muestra desde ahora en este canal.
contest-joined = Tu inscripción en el encuentro { $number } está hecha. Tu partida empieza sola.
contest-left = No juegas en el encuentro { $number }.
contest-substituted = { $user } ocupa el puesto, y la partida empieza de nuevo.
contests-none = Este servidor aún no ha jugado ningún encuentro. `/contest challenge` desafía a otro servidor.
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

servers-none = Aún no hay servidores abiertos a encuentros. `/server open` abre este.
servers-head = **Servidores abiertos a encuentros**
servers-line = **{ $server }** · { $languages } · juegos: { $games }
servers-table-title = { $all ->
    [yes] **Tabla de servidores, desde siempre**: { $pool }
   *[no] **Tabla de servidores, { $season }**: { $pool }
}
servers-table-none = Aún no ha terminado ningún encuentro.
select-server-page = Ver la página de un servidor
servers-table-line = **{ $server }**: { $points } puntos de encuentro, { $halves } de { $boards } puntos de tablero, { $contests ->
    [one] { $contests } encuentro
   *[other] { $contests } encuentros
}, rivales { $strength }
servers-table-legend = Un encuentro ganado da 2 puntos, uno empatado 1. Después cuentan los puntos de tablero y luego los rivales: sus puntos de encuentro de media.
servers-column-server = Servidor
servers-column-points = PE
servers-column-halves = PT
servers-column-strength = Riv.
button-season-now = Esta temporada
button-all-time = Desde siempre
server-page-open = Abierto a encuentros · { $languages } · juegos: { $games }
server-page-none = Aún no ha terminado ningún encuentro.
server-page-row = Puesto { $place } desde siempre: { $points } puntos de encuentro y { $halves } de { $boards } puntos de tablero en { $contests ->
    [one] { $contests } encuentro
   *[other] { $contests } encuentros
}
server-page-members = Mejores miembros:
server-page-record = Balance:
server-page-member = { $player }: { $halves } de { $boards }
server-page-against = { $server }: { $won } ganados, { $drawn } empatados, { $lost } perdidos; puntos de tablero { $own }–{ $theirs }

## Contests: refusals

refused-no-contest = No hay ningún encuentro { $number } en este servidor. `/contest list` los muestra.
refused-which-contest = Di qué encuentro: elígelo en la opción `encuentro`.
refused-no-such-server = No encuentro ningún servidor abierto con «{ $name }». Elige uno de la lista o escribe su código, que tienen quienes lo gestionan.
refused-several-servers = Varios servidores abiertos se llaman «{ $name }». Elige uno de la lista o escribe su código, que tienen quienes lo gestionan.
refused-absent-server = Ahora mismo no estoy en el servidor «{ $name }», así que allí nadie podría responder. Inténtalo cuando haya vuelto.
refused-contest-gone = Ahora mismo no estoy en el servidor «{ $name }», así que no se puede montar ningún tablero. La inscripción sigue abierta; di de nuevo que el equipo está listo cuando yo haya vuelto.
refused-contest-not-open = Primero abre este servidor con `/server open`, para que sepa dónde mostrar aquí el encuentro.
refused-contest-itself = Un servidor no juega contra sí mismo. Elige otro.
refused-not-the-captain = Solo pueden hacerlo quien capitanea y quienes pueden gestionar este servidor.
refused-contest-boards = Un encuentro tiene de 1 a { $most } tableros.
refused-contest-days = Hay de 1 a { $most } días para apuntarse.
refused-no-such-game = No conozco ningún juego llamado «{ $name }».
refused-no-such-term = No se puede acordar «{ $name }». Escribe { $rated } o { $weekends }, ambos con una coma entre medias, o nada.
refused-contest-pace = Los encuentros se juegan con días por jugada o con una reserva de días. Elige un ritmo así.
refused-many-contests = Este servidor ya participa en { $most } encuentros. Terminad o cancelad uno primero.
refused-their-many-contests = El otro servidor participa en tantos encuentros como puede. Prueba de nuevo cuando termine uno.
refused-many-proposals = Este servidor ha propuesto muchos encuentros últimamente. Podéis proponer el siguiente { $until }.
refused-abort-in-contest = La partida { $id } es un tablero de un encuentro entre dos servidores y no se puede cancelar. Puedes decidir contra el miembro de este servidor o dejar que siga.
refused-contest-refused-before = El otro servidor rechazó un encuentro o no respondió. Solo se le puede desafiar de nuevo { $wait } después, { $until }.
refused-contest-not-over = El encuentro { $number } entre ambos servidores no ha terminado.
refused-they-answer = A esta propuesta responde el otro servidor.
refused-contest-not-now = { $state ->
    [proposed] El encuentro solo está propuesto: primero deben acordarlo ambos servidores.
    [signing-up] Los tableros aún no están montados.
    [running] Los tableros ya están montados y la inscripción se ha cerrado.
    [over] El encuentro ha terminado.
    [declined] El encuentro se rechazó.
    [withdrawn] El encuentro se canceló.
   *[lapsed] El encuentro caducó.
}
refused-other-team = { $self ->
    [yes] En este encuentro ya juegas por el otro servidor.
   *[no] En este encuentro { $user } juega por el otro servidor.
} Nadie juega por ambos.
refused-not-signed-up = { $self ->
    [yes] No te has apuntado a este encuentro. «Apuntarme» en su tarjeta lo hace.
   *[no] { $user } no se ha apuntado a este encuentro.
}
refused-full-team = En este servidor se han apuntado { $most } miembros, y no caben más.
refused-no-board = { $user } no está en ningún tablero que siga en juego.
refused-begun-in-earnest = La partida de { $user } ha empezado: ambos han hecho dos jugadas. Se juega hasta el final.
refused-no-reserve = No hay reserva que juegue a este juego, así que el tablero sigue como está. Las reservas se apuntan antes de que se monten los tableros.
refused-many-replaced = Este equipo ya ha hecho { $most ->
    [one] { $most } cambio
   *[other] { $most } cambios
}: como mucho, en la mitad de los tableros. El tablero sigue como está.
refused-too-few = Se han apuntado muy pocos: aún no se puede montar ningún tablero. En cuanto haya alguien apuntado por cada servidor, puedes decir que el equipo está listo.
refused-no-captain = { $user } no puede capitanear el equipo: tiene que ser miembro de este servidor, y no un bot.
