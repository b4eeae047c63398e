### Los torneos de un servidor.

## Comandos

choice-system-swiss = Suizo (rivales con puntos parecidos)
choice-system-round-robin = Todos contra todos
choice-system-double-round-robin = Todos contra todos, ida y vuelta
choice-system-knockout = Eliminación directa (quien pierde queda fuera)
choice-result-first = Gana quien empieza
choice-result-second = Gana quien no empieza
choice-result-draw = Empate
choice-result-first-unplayed = Gana quien empieza, por incomparecencia
choice-result-second-unplayed = Gana quien no empieza, por incomparecencia
choice-result-unplayed = Nadie se ha presentado
button-result-wins = Gana { $player }
button-result-forfeit = Gana { $player } por incomparecencia
choice-tournament = { $id } { $tournament } ({ $game })
choice-tournament-match = Ronda { $round }, { $id }: { $first } – { $second }
choice-tournament-own-match = tu partida: decide otra persona

## Lo que ven todos

tournament-title = 🏆 **{ $name }** · torneo { $number }{ $part ->
    [round] { "" }, ronda { $round }
    [result] { "" }, resultado
   *[all] { "" }
}
tournament-round-name = { $part ->
    [quarterfinal] Cuartos de final
    [semifinal] Semifinales
    [final] Final
   *[round] Ronda { $round }
}
tournament-terms = { $game } · { $system } · { $pace } · { $rated ->
        [yes] por puntos
       *[other] sin puntos
    }
tournament-rounds = { $count ->
        [one] Una ronda.
       *[other] { $count } rondas.
    }
tournament-sign-up = { $count ->
        [0] Aún no participa nadie.
        [one] Participa una persona.
       *[other] Participan { $count } personas.
    }
tournament-starts = Empieza el { $at } ({ $when }); apúntate hasta entonces.
tournament-starts-full = Empieza en cuanto participen { $count } personas; quien lo gestiona puede empezarlo antes.
tournament-starts-managed = Lo empieza quien lo gestiona.
tournament-too-few = A la hora de empezar se había apuntado muy poca gente. Quien lo gestiona puede empezarlo igualmente o editarlo.
tournament-least = Hacen falta al menos { $count } personas.
tournament-most = Pueden participar { $count } personas como máximo.
tournament-running = Ronda { $round } de { $rounds }.
tournament-until = La ronda debería acabar { $until }; las partidas sin terminar siguen.
tournament-over = Ha terminado. Primer puesto: { $winners }
tournament-cancelled = Se ha cancelado.
tournament-players = Participan:
tournament-games = Partidas:
tournament-standings-swiss = Clasificación (puntos, luego dos desempates):
tournament-standings-round-robin = Clasificación (puntos, luego un desempate):
tournament-standings-knockout = Clasificación:
tournament-withdrawn-player = { $player } (fuera)
tournament-bye = { $player } descansa esta ronda
bracket-bye = descansa
podium-game = { $game } · { $count ->
        [one] una persona
       *[other] { $count } personas
    }
podium-points = Puntos: { $points }
alt-podium = Podio del torneo «{ $tournament }» ({ $game })
alt-lineup = Participantes del torneo «{ $tournament }» ({ $game })
button-join = Apuntarme
button-leave = Salir

## Respuestas

tournaments = Torneos:
tournaments-none = Aquí aún no hay torneos. Los miembros con «Gestionar servidor» los crean con `/tournament`.
tournaments-none-managing = Aquí aún no hay torneos. **Nuevo torneo** crea uno.
tournament-listed = **{ $name }** (#{ $number }): { $game }, { $system }, { $players ->
        [one] una persona
       *[other] { $players } personas
    }, { $stage ->
        [sign-up] inscripción abierta
        [running] en curso
        [over] terminado
       *[other] cancelado
    }
tournament-made = El torneo { $number } se ha anunciado en { $channel }. Cuando haya suficiente gente, empiézalo allí con **Gestionar**.
tournament-made-full = El torneo { $number } se ha anunciado en { $channel }. Empieza en cuanto participen { $count } personas; con **Gestionar** puedes empezarlo antes.
tournament-made-starts = El torneo { $number } se ha anunciado en { $channel }. Empieza solo el { $at } ({ $when }) si hay suficiente gente.
tournament-shown = { $channel } muestra ahora el torneo { $number }.
tournament-entered = Participas en el torneo { $number }. Tus partidas empezarán solas.
tournament-entered-late = Participas en el torneo { $number } desde la ronda { $round }. Cada ronda que no has jugado vale medio punto.
tournament-left = Fuera del torneo { $number }. Se puede volver a entrar hasta que empiece.
tournament-withdrawn = Fuera del torneo { $number }. La partida en curso sigue y cuenta.
tournament-paired = La ronda { $round } del torneo { $number } ha empezado.
tournament-called-off = El torneo { $number } se ha cancelado.
tournament-ask-cancel = **¿Cancelar el torneo { $number }, { $name }?** No se puede deshacer. Las partidas en curso siguen.
tournament-ask-withdraw = { $self ->
        [yes] **¿Dejar el torneo { $number }?**
       *[no] **¿Sacar a { $player } del torneo { $number }?**
    } { $stage ->
        [running] Es definitivo; la partida en curso sigue y cuenta.
       *[sign-up] Se puede volver a entrar hasta que empiece.
    }
tournament-adjudicated = El resultado de la partida { $id } está fijado.
tournament-file = El torneo { $number } como archivo de informe de la FIDE (TRF), para programas de emparejamiento.

## Negativas

refused-no-tournament = Ese torneo no existe aquí. `/tournament` muestra todos.
refused-tournament-over = Este torneo ha terminado.
refused-tournament-late = Ya es tarde para participar en este torneo.
refused-full = { $what ->
    [team] Este equipo está completo
    [tournament] Este torneo está completo
   *[ladder] Esta escalera está completa
}, con { $most } personas. Podrás apuntarte si alguien sale.
refused-tournament-many-open = { $who ->
    [you] Ya organizas { $count } torneos aquí
   *[server] Este servidor ya tiene { $count } torneos abiertos
}, el máximo. Espera a que termine uno o cancélalo.
refused-tournament-many-made = Últimamente se han creado muchos torneos aquí. Podrás crear el siguiente { $until }.
refused-tournament-draft = Este borrador ya no existe. Empieza de nuevo con `/tournament`.
refused-tournament-started = Este torneo ya ha empezado y no se puede cambiar.
refused-tournament-more = Ya participan { $count } personas. Saca antes a alguien o permite más.
refused-tournament-limits = Un torneo tiene de 3 a 128 personas, y su mínimo no puede superar su máximo.
refused-tournament-start-time = No puedo empezarlo entonces. Escribe una hora dentro del próximo año, como «viernes 20:00» o «2026-12-05 18:00», en tu zona horaria (`/settings`).
refused-tournament-start-day = ¿A qué hora? Escríbela con el día, como «viernes 20:00» o «2026-12-05 18:00».
refused-tournament-not-shown = El torneo se está anunciando. Inténtalo otra vez en un momento.
refused-tournament-entered = Ya participas en este torneo.
refused-tournament-not-entered = Esa persona no participa en este torneo.
refused-tournament-you-not-entered = No participas en este torneo.
refused-tournament-withdrawn = Quien deja un torneo en curso no puede volver.
refused-tournament-few = Tiene que haber al menos { $count ->
        [one] una persona
       *[other] { $count } personas
    }.
refused-tournament-rounds = Un torneo suizo tiene de 1 a 30 rondas.
refused-tournament-days = Una ronda tiene de 1 a 365 días, y una primera jugada, de 1 a 60.
refused-tournament-unfinished = { $count ->
    [one] Sigue en curso una partida
   *[other] Siguen en curso { $count } partidas
}{ $then ->
    [decide] { "" }, así que la ronda siguiente no puede empezar. Fija antes lo que falta.
   *[early] { "" }. También puedes empezar antes la ronda siguiente.
}
refused-no-tournament-match = La partida { $id } no es de ningún torneo.
refused-tournament-name = El nombre debe tener de 2 a 60 letras.
help-tournaments = **En grupo:** participa en torneos con `/tournament`; la dirección los crea ahí y puede apuntar este servidor a los de otros. En `/ladder`, desafía a quien esté hasta tres puestos por encima de ti.

button-tournament-manage = Gestionar
button-tournament-start = Empezar el torneo
button-tournament-edit = Nombre, hora, plazas
button-tournament-next-round = Emparejar ronda siguiente
button-tournament-next-round-early = Empezar antes la ronda
button-tournament-correct = Corregir un resultado
button-tournament-enter-named = Entrar en otro torneo
form-tournament-match-label = Número de la partida
form-tournament-number-label = Número o código del torneo
tournament-correct = ¿Cuál debe ser el resultado de la partida { $id }?
button-tournament-remove-player = Sacar a alguien
button-show-here = Mostrar aquí
button-tournament-export = Archivo de resultados (TRF)
button-tournament-stop = Cancelar el torneo
tournament-decide = ¿Cuál es el resultado de la partida { $id }?
tournament-decide-knockout = Un empate se juega otra vez con los bandos cambiados. Si también acaba en empate, pasa quien movió en segundo lugar en la primera partida.
tournament-remove-which = ¿A quién quieres sacar?
select-tournament-game = Fijar o corregir un resultado…
select-tournament-player = Elige a alguien…
select-tournament = Ver un torneo…
select-tournament-elsewhere = Apuntar este servidor a…
button-tournament-new = Nuevo torneo
select-tournament-system = Elige el formato…
select-tournament-new-game = Elige el juego…
tournament-draft = **¿Publicar este torneo?** Esto es lo que verán todos:
tournament-usual-name = { $game } · { $system ->
    [swiss] Suizo
    [round-robin] Todos contra todos
    [double-round-robin] Todos contra todos, ida y vuelta
   *[knockout] Eliminatorias
}
button-founding-pace = Cambiar el ritmo
button-founding-size = Cambiar el tamaño del tablero
button-founding-days = Limitar los días
button-founding-at-once = { $on ->
    [yes] Empezar ronda a ronda
   *[no] Empezar todas las partidas a la vez
}
button-founding-servers = Dejar entrar a otros servidores
button-founding-managers = Dejar que un rol lo dirija
button-founding-no-managers = Quitar el rol
select-founding-servers = Qué servidores pueden participar…
select-founding-managers = Un rol que también lo dirige…
form-founding-round-label = Días por ronda
form-founding-round-placeholder = vacío: se espera a la última partida
form-founding-first-move-label = Días para la primera jugada propia
form-founding-first-move-placeholder = vacío: quien no se presenta no pierde
tournament-draft-size = Tablero: { $size }×{ $size }.
tournament-draft-servers = Pueden participar: { $servers }.
tournament-draft-managers = También lo dirige: { $role }.
form-tournament-name-label = Nombre
form-tournament-name-placeholder = por ejemplo: Copa de Invierno
form-tournament-rounds-label = Rondas, en un torneo suizo
form-tournament-rounds-placeholder = si lo dejas vacío, cinco
form-tournament-edit-title = Editar el torneo
form-tournament-starts-label = Comienzo (vacío: al llenarse o a mano)
form-tournament-starts-placeholder = viernes 20:00 o 2026-12-05 18:00
form-tournament-least-label = Mínimo para un comienzo automático
form-tournament-count-placeholder = si lo dejas vacío, { $count }
form-tournament-most-label = Máximo de personas
