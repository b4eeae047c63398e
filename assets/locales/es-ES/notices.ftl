### De qué quieren enterarse los jugadores: avisos, resumen diario y quien falta.

## Ajustes

notices =
    {""}**Tus avisos**
    - { $place }
    - Cuándo: { $times }
    - { $digest }
    - Mensaje directo en cada turno tuyo: { $turns ->
        [yes] sí
       *[no] no
    }
    Las horas son las de tu zona horaria ({ $zone }). Los cambios se guardan al momento.
option-notice-place = Avisos: { $place ->
    [thread] en el hilo de la partida
    [channel] en el canal del desafío
    [direct] por mensaje directo
   *[nowhere] ninguno
}
option-notice-digest = Resumen diario por mensaje directo: { $hour ->
    [off] no
   *[other] a las { $hour }
}
select-notice-place = Elige dónde recibes los avisos
select-notice-digest = Elige cuándo llega el resumen diario
button-notice-turns = { $on ->
    [yes] Sin mensaje en mis turnos
   *[no] Un mensaje en mis turnos
}
notices-refused = ⚠️ Desde el { $since } no puedo escribirte. Los avisos llegan al hilo de la partida, y el resumen diario está en pausa. Permite los mensajes directos en tus ajustes de privacidad de este servidor y pulsa **Probar otra vez**.
direct-works = Funciona: te llegan mis mensajes directos.
direct-tried = Acabo de intentarlo. Prueba otra vez { $next }.
button-notice-time = { $time ->
    [half] Queda la mitad del tiempo
    [quarter] Queda un cuarto
   *[eighth] Queda un octavo
}: { $on ->
    [yes] sí
   *[no] no
}

## Avisos

reminder-head = **{ $player }, se te acaba el tiempo:**
reminder-line = { $id } { $game } contra { $opponent }: el plazo acaba { $until }, y entonces { $threat ->
    [loss] pierdes
    [claim] tu rival puede reclamar la victoria
   *[abort] la partida termina sin resultado
}. { $link }
digest-head = **Resumen diario**
digest-count = { $count ->
    [one] Te espera una partida
   *[other] Te esperan { $count } partidas
}{ $until ->
    [none] .
   *[other] , tiempo hasta el { $until }.
}
digest-line = { $id } { $game } contra { $opponent }{ $time ->
    [none] { "" }
    [runs] { "" }, se te acaba el tiempo { $until }
   *[up] { "" }, se te acabó el tiempo { $until }
} { $link }

## Quien falta

missing-warned = { $player }, aquí no ha pasado nada durante { $calm }. Juega antes del { $ends } o { $opponent } podrá terminar la partida.
missing-claimable = **{ $player } lleva mucho tiempo sin hacer nada.** { $opponent }, puedes terminar la partida. Hasta entonces, { $player } aún puede jugar.
missing-departed = **{ $player } ya no está en este servidor.** { $opponent }, si { $player } no vuelve, la partida termina el { $ends }: ganas, o queda sin resultado si apenas ha empezado.
missing-back = { $player } está de vuelta, y la partida sigue.
refused-not-abandoned = Podrás terminar la partida { $id } cuando tu rival no haya hecho nada durante { $calm } y, tras una advertencia, durante { $warned } más.
help-missing = **Si alguien falta:** quien deja el servidor en su turno y no vuelve en { $departed } pierde. Sin reloj, quien no hace nada durante { $calm } recibe una advertencia; { $warned } después, su rival puede terminar la partida. Antes de dos jugadas por bando no hay resultado.
help-notify = **Avisos** y un resumen diario: en `/settings`.

button-remind = { $on ->
    [yes] No avisar
   *[no] Avisar
} si queda { $time ->
    [half] la mitad
   *[quarter] un cuarto
    [eighth] un octavo
}
