### Los torneos de un servidor.

## Comandos

command-tournament = Los torneos de este servidor: participa, mira cómo van o crea uno
command-tournament-create = Anuncia un torneo en el que pueden participar los miembros
command-tournament-create-name = Cómo se llama
    .name = nombre
command-tournament-create-system = Quién juega contra quién
    .name = formato
command-tournament-create-game = Qué juego
    .name = juego
command-tournament-create-rounds = Cuántas rondas tiene un torneo suizo; en blanco, cinco
    .name = rondas
command-tournament-create-pace = Cuánto tiempo hay para jugar; en blanco, el ritmo habitual de este servidor
    .name = ritmo
command-tournament-create-rated = Si las partidas son por puntos; lo son si lo dejas vacío
    .name = puntos
command-tournament-create-round-days = Tras cuántos días llega la ronda siguiente aunque haya partidas en curso
    .name = días-por-ronda
command-tournament-create-first-move-days = Cuántos días hay para la primera jugada; quien no se presenta pierde
    .name = días-primera-jugada
command-tournament-create-at-once = Si todas las partidas de una liga empiezan a la vez
    .name = a-la-vez
command-tournament-create-managers = Un rol cuyos miembros también dirigen el torneo
    .name = dirección
command-tournament-create-size = Cuántas casillas mide el lado del tablero, en juegos con varios tamaños
    .name = tamaño
command-tournament-list = Mira los torneos de este servidor
command-tournament-show = Mira un torneo: quién participa, quién juega contra quién y cómo va
command-tournament-show-tournament = Cuál, si no es el más nuevo
    .name = torneo
command-tournament-show-here = Si todos lo ven aquí a partir de ahora; para la dirección
    .name = aquí
command-tournament-join = Participa en un torneo
command-tournament-join-tournament = Cuál, si no es el más nuevo
    .name = torneo
command-tournament-leave = Deja un torneo; si ya empezó, después de la ronda en curso
command-tournament-leave-tournament = Cuál, si no es el más nuevo
    .name = torneo
command-tournament-pair = Empieza un torneo o empareja ya la ronda siguiente; para la dirección
command-tournament-pair-tournament = Cuál, si no es el más nuevo
    .name = torneo
command-tournament-adjudicate = Decide una partida de un torneo; para la dirección
command-tournament-adjudicate-match = Qué partida
    .name = partida
command-tournament-adjudicate-result = Cuánto vale
    .name = resultado
command-tournament-withdraw = Saca a alguien de un torneo; para la dirección
command-tournament-withdraw-player = Quién sale
    .name = jugador
command-tournament-withdraw-tournament = Cuál, si no es el más nuevo
    .name = torneo
command-tournament-cancel = Cancela un torneo; las partidas en curso siguen; para la dirección
command-tournament-cancel-tournament = Cuál
    .name = torneo
command-tournament-export = Obtén un torneo como archivo (TRF) para programas de árbitros
command-tournament-export-tournament = Cuál, si no es el más nuevo
    .name = torneo
choice-system-swiss = Suizo
choice-system-round-robin = Todos contra todos
choice-system-double-round-robin = Todos contra todos, ida y vuelta
choice-system-knockout = Eliminatoria
choice-result-first = Gana quien empieza
choice-result-second = Gana quien juega en segundo lugar
choice-result-draw = Empate
choice-result-first-unplayed = Gana quien empieza, por incomparecencia
choice-result-second-unplayed = Gana quien juega en segundo lugar, por incomparecencia
choice-result-unplayed = No se presentó nadie
choice-tournament = { $id } { $tournament } ({ $game })

## Lo que ven todos

tournament-title = 🏆 **{ $name }** · torneo { $number }
tournament-round-title = **{ $name }** · torneo { $number }, ronda { $round }
tournament-result-title = 🏆 **{ $name }** · torneo { $number }, resultado
tournament-round-name = Ronda { $round }
tournament-terms = { $game } · { $system } · { $pace } · { $rated ->
        [yes] por puntos
       *[other] sin puntos
    }
tournament-rounds = { $count ->
        [one] Tiene una ronda.
       *[other] Tiene { $count } rondas.
    }
tournament-sign-up = { $count ->
        [0] Aún no participa nadie. Pulsa **Participar** para jugar.
        [one] Participa una persona. Pulsa **Participar** para jugar también.
       *[other] Participan { $count } personas. Pulsa **Participar** para jugar también.
    }
tournament-running = Ronda { $round } de { $rounds }.
tournament-until = La ronda debería acabar { $until }. Después llega la siguiente; una partida en curso sigue.
tournament-over = Ha terminado. Primer puesto: { $winners }
tournament-cancelled = Se canceló.
tournament-players = Participan:
tournament-games = Partidas:
tournament-standings-swiss = Clasificación, con puntos, Buchholz sin el más bajo y Sonneborn-Berger:
tournament-standings-round-robin = Clasificación, con puntos y Sonneborn-Berger:
tournament-standings-knockout = Clasificación, con eliminatorias ganadas:
tournament-withdrawn-player = { $player } (se retiró)
tournament-bye = { $player } descansa
tournament-more = { $count ->
        [one] … y una línea más
       *[other] … y { $count } líneas más
    }
button-join-tournament = Participar
button-leave-tournament = Salir

## Respuestas

tournaments = Torneos:
tournaments-none = Aquí aún no hubo ningún torneo. Los miembros con «Gestionar servidor» crean uno con `/tournament create`.
tournament-listed = **{ $name }** (#{ $number }): { $game }, { $system }, { $players ->
        [one] una persona
       *[other] { $players } personas
    }, { $stage ->
        [sign-up] inscripción abierta
        [running] en curso
        [over] terminado
       *[other] cancelado
    }
tournament-made = El torneo { $number } está anunciado en { $channel }. La inscripción es allí. Cuando haya suficiente gente, empiézalo con `/tournament pair`.
tournament-shown = El torneo { $number } se muestra desde ahora en { $channel }.
tournament-entered = Participas en el torneo { $number }. Tus partidas empiezan solas; `/tournament leave` te saca de él.
tournament-entered-late = Participas en el torneo { $number } desde la ronda { $round }. Cada ronda perdida vale medio punto.
tournament-left = Fuera del torneo { $number }. `/tournament join` permite volver.
tournament-withdrawn = Fuera del torneo { $number }: no habrá más partidas. Una partida en curso sigue y aún cuenta.
tournament-paired = La ronda { $round } del torneo { $number } está emparejada. Sus partidas empiezan ahora.
tournament-called-off = El torneo { $number } está cancelado. Las partidas en curso siguen.
tournament-ask-cancel = **¿Cancelar el torneo { $number }, { $name }?** No se puede deshacer. Las partidas en curso siguen.
tournament-ask-withdraw = { $self ->
        [yes] **¿Dejar el torneo { $number }?**
       *[no] **¿Sacar a { $player } del torneo { $number }?**
    } { $stage ->
        [running] No habrá más partidas ni vuelta atrás; una partida en curso sigue y aún cuenta.
       *[sign-up] Mientras no haya empezado, `/tournament join` permite volver.
    }
tournament-adjudicated = La partida { $id } está decidida.
tournament-file = El torneo { $number } como archivo de informe de la FIDE. Lo leen `courtier tournament pair` y los programas de árbitros.

## Negativas

refused-no-tournament = Ese torneo no existe aquí. `/tournament list` los muestra todos.
refused-not-manager = Solo pueden hacerlo miembros con «Gestionar servidor» o con el rol que se dio al torneo.
refused-tournament-over = Este torneo ha terminado.
refused-tournament-late = Es tarde para participar en este torneo.
refused-tournament-full = Este torneo está lleno: tiene 128 plazas.
refused-tournament-entered = Ya participas en este torneo.
refused-tournament-not-entered = Ese miembro no participa en este torneo.
refused-tournament-withdrawn = Quien deja un torneo en curso no puede volver a él.
refused-tournament-few = Tiene que haber al menos { $count ->
        [one] una persona
       *[other] { $count } personas
    }.
refused-tournament-rounds = Un torneo suizo tiene de 1 a 30 rondas.
refused-tournament-still-played = { $count ->
        [one] Sigue en curso una partida
       *[other] Siguen en curso { $count } partidas
    }, y antes no se puede emparejar nada. `/tournament adjudicate` decide una partida.
refused-no-tournament-match = La partida { $id } no es de ningún torneo.
refused-tournament-name = Un nombre tiene de 2 a 60 letras.
help-tournaments = **Juntos:** con `/tournament` participas en un torneo de este servidor o ves cómo va, la dirección hace participar a este servidor en uno de otro con `/tournament take-part`, y con `/ladder` subes: desafía a quien esté hasta tres puestos por encima de ti.
