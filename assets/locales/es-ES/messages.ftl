### What the bot says in channels, and what it answers when all is well.

## Names

side-name = { $side ->
    [red] Rojas
    [blue] Azules
    [white] Blancas
    [black] Negras
    [orange] Naranjas
    [green] Verdes
   *[other] { $side }
}

piece-king = rey
piece-guard = guardia
piece-serf = siervo
piece-courtesan = cortesana
piece-man = pieza
piece-tower = torre
piece-stone = piedra

aim-line = **{ rules-aim-heading }:** { $about }
about-courtyard = Lleva tu rey al patio por el lado opuesto. La pieza que deja pasar una captura se pierde.
about-king-and-courtesan = Lleva tu rey a la esquina opuesta o captura al rey enemigo.
about-guard-and-towers = Lleva tu guardia al castillo enemigo o captura al guardia enemigo. Las piedras se apilan en torres, que llegan más lejos.
about-kings-court = Salta por encima de piezas de ambos colores y conserva alguna en la corte central más tiempo que tu rival.
about-line = - **{ $game }:** { $about }

## Challenges

challenge-sent = El desafío { $id } se ha enviado a { $opponent }.
challenge-open = El desafío { $id } está abierto a cualquiera de este servidor.
challenge-no-thread = La partida se jugará en este canal. Para abrir un hilo, quien gestiona el servidor debe darme estos permisos: { $names }.
challenge-boards = En cuanto se acepte, { $where ->
    [thread] abriré aquí un hilo
    [thread-there] abriré allí un hilo
    [post] abriré una publicación para la partida
    [there] el tablero aparecerá allí
   *[here] el tablero aparecerá aquí
}, y te mencionaré cuando sea tu turno.
challenge-head = **{ $game }** { $id }: { $challenger } desafía a { $opponent }.
challenge-head-open = **{ $game }** { $id }: { $challenger } busca rival.
challenge-terms =
    { $side ->
        [first] Empieza { $challenger }.
        [second] Empieza el rival de { $challenger }.
       *[lot] Quién empieza se decide al azar.
    } Caduca { $expires }.
challenge-waits = A la espera de respuesta.
challenge-accepted = Aceptado: { $first } empieza contra { $second }.
challenge-closed = { $how ->
    [declined] Este desafío se ha rechazado.
    [withdrawn] Este desafío se ha retirado.
   *[expired] Nadie ha aceptado este desafío a tiempo.
}
joined = Ya participas: empieza la partida { $id }.
many-threads = En este servidor se han abierto muchos hilos en la última hora, así que la partida { $id } se juega en el canal.
blocked = Has bloqueado a { $user }: no puede haber desafíos entre los dos y sus jugadas ya no te mencionan. No recibe ningún aviso. Se deshace en `/settings`.
unblocked = Ya no bloqueas a { $user }.
not-blocked = No bloqueas a { $user }.
blocks-none = No bloqueas a nadie.
blocks-head = **Bloqueas a**
challenge-whom = **{ $game }:** ¿contra quién quieres jugar?
challenge-elsewhere = El desafío está en { $channel }.

button-accept = Aceptar
button-decline = Rechazar
button-withdraw = Retirar
button-challenge = Desafiar
button-tutorial = Tutorial
button-anybody = Abrir a cualquiera
select-opponent = Elige rival

## Boards

restored = El bot se ha restaurado a partir de una copia del { $time }. Lo que pasó después se ha perdido{ $then ->
    [challenge] { "" }, por eso este desafío se publica de nuevo.
   *[board] { " " }y la partida sigue desde este tablero.
}
moves-played = { $ply ->
    [0] posición inicial
    [one] 1 jugada
   *[other] { $ply } jugadas
}
board-head = **{ $game }** { $id } · { moves-played }
hop-sign = -# `^` es un salto por encima de una pieza propia; `x`, uno que captura.
board-begin = { $player } juega con las { side-name } y empieza contra { $opponent }. Pulsa **Jugar**.
board-turn = { $player }, es tu turno.
played = Has jugado `{ $move }` en { $id }.

# Lo que hizo una jugada, pieza por pieza: «Rojas: torre c3→c5, captura: guardia c5.»
deed = { side-name }: { $does ->
    [removes] retiran, por una captura desaprovechada: { $lost }
   *[moves] { $piece } { $path }{ $onto ->
        [none] { "" }
        [stack] { "" }, forma una torre de { $height }
       *[other] { "" }, se intercambia con { $onto }
    }{ $captured ->
        [none] { "" }
       *[other] { "" }, captura: { $captured }
    }{ $lost ->
        [none] { "" }
       *[other] { "" }, pierden por una captura desaprovechada: { $lost }
    }
}.
deed-at-stake = { side-name }: varias capturas desaprovechadas, así que el rival retira una de estas piezas: { $pieces }.
deeds-before = Antes: { $moves }
deed-planned = Jugada condicional: { $deed }

button-move = Jugar
button-resign = Rendirse

form-move-title = Tu jugada en { $id }
form-move-label = Casillas, de la primera a la última
form-move-placeholder = por ejemplo a7-a6

## Ends

ask-resign = ¿Te rindes en la partida { $id } contra { $opponent }? No se puede deshacer.
ask-resign-too-short = No contará para la puntuación, porque aún no se han hecho dos jugadas por bando.
button-confirm-resign = Sí, me rindo
button-keep-playing = No, sigo jugando
resigned = Te has rendido en { $id }.
not-resigned = De acuerdo. La partida sigue.

result-win = **Ganan las { side-name }:** { $reason }. ¡{ $winner } vence a { $loser }!
result-draw = **Empate:** { $reason }.
result-none = **Sin resultado:** { $reason }.
result-out-of-time = A { $player } se le ha acabado el tiempo antes de que cada bando hiciera dos jugadas.

# Por qué terminó una partida, en 40 letras como mucho. El bando es el que perdió.
reason = { $why ->
    [cy-courtyard] el rey está en el patio
    [cy-kings] se han capturado los dos reyes
    [cy-pieces] las { side-name } no tienen piezas
    [cy-nobody] ningún bando tiene jugadas legales
    [kc-king] rey de las { side-name } capturado
    [kc-home] el rey está en la base enemiga
    [gt-guard] guardia de las { side-name } capturado
    [gt-castle] el guardia está en el castillo enemigo
    [kk-court] las { side-name }, sin piezas en la corte
    [cannot-move] las { side-name } no pueden mover
    [resignation] las { side-name } se rinden
    [agreement] de mutuo acuerdo
    [repetition] la misma posición por tercera vez
    [timeout] las { side-name } agotan su tiempo
    [departure] las { side-name } dejan el servidor
    [deletion] las { side-name } borran sus datos
    [adjudication] decisión de la moderación
    [aborted] cancelada por la moderación
    [silence] las { side-name } llevan mucho sin jugar
    [unplayed] apenas había empezado
    [replaced] el tablero pasa a la reserva
   *[rules] según las reglas
}

# On pictures, where there is little room.
caption-result = { $result ->
    [won] Ganan las { side-name }
    [draw] Empate
   *[none] Sin resultado
}: { $reason }
caption-preview = VISTA PREVIA
note-court = en la corte { $count }

card-won = **{ $winner }** ({ side-name }) vence a **{ $loser }** ({ $other }) { $ply ->
    [0] antes de la primera jugada
    [one] en 1 jugada
   *[other] en { $ply } jugadas
}: { $reason }.
card-undecided = **{ $result ->
    [draw] Empate
   *[none] Sin resultado
}:** { $first } y { $second }, { $ply ->
    [0] antes de la primera jugada
    [one] tras 1 jugada
   *[other] tras { $ply } jugadas
}: { $reason }.
card-thread = La partida está en { $thread }.

## Lists

matches-running = **Tus partidas**
matches-challenges = **Desafíos**
matches-elsewhere = **En otros servidores**
matches-continue-elsewhere = continúala donde la empezaste o con `/matches` en mensajes directos conmigo
matches-none = No tienes partidas y no hay desafíos abiertos. Empieza una partida con `/challenge`.
more = … y { $count } más
button-edit-again = Corregir y reintentar
matches-more-where = … y { $count } más: usa `/board` o `/join`
matches-declined = Has rechazado el desafío { $id }.
button-list-move = Jugar en { $id }
button-list-accept = Aceptar { $id }
button-list-decline = Rechazar { $id }
alt-waiting-boards = Tableros en los que te toca
matches-line = { $turn ->
    [yours] **Tu turno:** { $id } { $game } contra { $opponent }
   *[theirs] Turno de { $opponent }: { $id } { $game }
}{ $time ->
    [none] { $turn ->
        [yours] { "" }, tu turno empezó { $since }
       *[theirs] { "" }, su turno empezó { $since }
    }
    [runs] { "" }, el tiempo se acaba { $until }
   *[up] { "" }, el tiempo se acabó { $until }{ $turn ->
        [yours] { "" }
       *[theirs] { "" }. Con `/match` puedes terminar la partida.
    }
}
matches-challenge = { $id } { $game }: { $whose ->
    [own] tu desafío
    [received] { $challenger } te desafía
   *[open] desafío abierto de { $challenger }
}. Caduca { $expires }{ $whose ->
    [own] .
   *[other] ; acéptalo con `/join`.
}

welcome = 👋 **Juegos de mesa para este servidor, al ritmo del grupo.** Cuatro juegos, entre miembros o contra el ordenador: una partida dura minutos, días o semanas.
button-welcome-settings = Ajustes
button-what-it-does = Qué puedo hacer
help-start = Juegos de mesa a tu ritmo: cada partida dura minutos, días o semanas.
help-next = Con `/play` y `/challenge` empiezas una partida, con `/find` buscas rival y con `/join` aceptas un desafío. `/tutorial` y `/rules` explican los juegos. Cuando te mencione, pulsa **Jugar** bajo el tablero.
help-play =
    {""}**Jugar:** cada partida tiene un hilo con su tablero. Cuando te mencione, pulsa **Jugar** bajo el tablero o usa `/move`. Todo lo demás está en **Más** y en `/match`: reloj, jugadas condicionales, notas.
    `/draw` propone un empate, y tu rival puede responder hasta la siguiente jugada. Con `/resign` te rindes (te lo pregunto antes).
help-look =
    {""}**Mirar:** `/board` muestra el tablero desde tu lado, y `/matches`, lo que te espera. `/match` muestra las jugadas y te deja seguir una partida por mensaje directo.
    `/leaderboard` muestra la clasificación, y `/profile`, un perfil. `/history` muestra las partidas terminadas, y `/replay` repite una.
help-choose = **Ajustes:** en `/settings` están tus tableros, avisos, zona horaria, vacaciones y bloqueos.
help-managers = **Administración:** con «Gestionar servidor», en `/server` están los ajustes, los premios y la moderación.
button-help-start = Empezar
button-help-match = Durante la partida
button-help-ratings = Puntuación y repeticiones
button-help-together = Torneos y encuentros
button-help-managers = Para la administración

## Rules

page-footer = { $game } · página { $page } de { $pages }. { $credit }
button-previous = Anterior
button-next = Siguiente
button-author = Web del autor

## Pictures in words

alt-start = Posición inicial de { $game }.
alt-head = Tablero de { $game }, { moves-played }.
alt-turn = Juegan las { side-name }.
alt-result = { caption-result }.
alt-side = { side-name }: { $pieces }.
alt-stack = { $square } ({ $height } piedras)
