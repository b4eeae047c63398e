### Relojes: ritmos, tiempo que se acaba y lo que lo detiene.

## Ritmos

# Una duración con su unidad.
span-days = { $count ->
    [one] 1 día
   *[other] { $count } días
}
span-hours = { $count ->
    [one] 1 hora
   *[other] { $count } horas
}
span-minutes = { $count ->
    [one] 1 minuto
   *[other] { $count } minutos
}
span-seconds = { $count ->
    [one] 1 segundo
   *[other] { $count } segundos
}
pace-none = sin reloj
pace-move = { $each } por jugada
pace-reserve = { $bank }, más { $increment } con cada jugada, hasta { $cap }
pace-live = en directo: { $bank }, más { $increment } con cada jugada
pace-usual = { $pace } (habitual aquí)
# A pace in lists: "7 d + 1 d/move (max 14 d)".
pace-short = { $kind ->
    [reserve] { $bank } + { $increment }/jugada (máx. { $cap })
   *[live] en directo { $bank } + { $increment }/jugada
}
span-short = { $count }{ $unit ->
    [days] { "" } d
    [hours] { "" } h
    [minutes] { "" } min
   *[seconds] { "" } s
}
# Lo que alguien puede escribir para encontrar un ritmo, además de su nombre.
pace-search = { $kind ->
    [move] fijo, por jugada, días, correspondencia, lento, { $pace ->
        [move-1d] un día, diario, cada día
        [move-7d] semana, una semana, 1 semana, semanal
        [move-14d] dos semanas, 2 semanas, quincena, quince días
       *[other] { "" }
    }
    [reserve] Fischer, reserva, incremento, banco, bono
    [live] live, en directo, en vivo, blitz, relámpago, rápido, minutos, ahora
   *[none] ninguno, sin reloj, sin límite, ilimitado, libre
}

flag-end = La partida termina en el acto
flag-claim = El rival puede reclamar la victoria

# Lo que dice la tarjeta de un desafío.
terms-untimed = **Ritmo:** sin reloj.
terms-timed = **Ritmo:** { $pace }. { $flag ->
    [claim] Si a alguien se le acaba el tiempo, su rival puede reclamar la victoria; { $stop } después, la partida termina sola.
   *[end] Quien agota su tiempo pierde.
}{ $weekends ->
    [yes] {" "}El reloj descansa los fines de semana.
   *[no] {""}
}
terms-live = El reloj arranca con la primera jugada, como muy tarde { $start } después del comienzo.
terms-beginning = Si el tiempo se acaba antes de dos jugadas por bando, la partida termina sin resultado.

## Tableros y listas

# En las imágenes, donde hay poco sitio: el tiempo que queda.
left-days = { $days } d { $hours } h
left-hours = { $hours } h { $minutes } min
left-minutes = { $minutes } min { $seconds } s
board-until = Tiempo hasta el { $when } ({ $left }).

## Se acaba el tiempo

time-up = **A { $player } se le ha acabado el tiempo.** { $opponent }, puedes reclamar la victoria. Si no, la partida termina sola { $ends }; hasta entonces, { $player } aún puede jugar.
button-claim = Reclamar la victoria
claimed = Has reclamado la victoria: la partida { $id } ha terminado.

## What a server offers

settings-paces =
    Ritmos de los nuevos desafíos: { $offered }
    Ritmo habitual: { $usual }
    Los cambios se guardan al momento.
select-paces = Elige los ritmos que se ofrecen
select-usual-pace = Elige el ritmo habitual
