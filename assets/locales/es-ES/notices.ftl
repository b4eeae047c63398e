### De qué quieren enterarse los jugadores: avisos, resumen diario y quien falta.

## Ajustes

notices =
    {""}**Tus avisos**
    - { $place }
    - { $times }
    - { $digest }
    Un solo aviso reúne todas las partidas en las que se te acaba el tiempo. Las horas son las de tu zona horaria ({ $zone }). Elige abajo: cada cambio se guarda al momento.
option-notice-place = Avisos: { $place ->
    [thread] en el hilo de la partida
    [channel] en el canal donde se propuso la partida
    [direct] por mensaje directo
   *[nowhere] ninguno
}
option-notice-digest = Resumen diario por mensaje directo: { $hour ->
    [off] no
   *[other] a las { $hour }
}
select-notice-place = Elige dónde recibes los avisos
select-notice-digest = Elige cuándo llega el resumen diario
notices-refused = ⚠️ Desde el { $since } no puedo enviarte mensajes directos. Los avisos llegan al hilo de la partida, y el resumen diario está en pausa. Permite los mensajes directos en tus ajustes de privacidad de este servidor y pulsa **Probar otra vez**.
button-try-direct = Probar otra vez
direct-works = Funciona: te llegan mis mensajes directos. `/settings` muestra tus avisos.
direct-tried = Acabo de intentarlo. Podrás probar otra vez { $next }.
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
digest-head = **Te esperan**
digest-count = { $count ->
    [one] Te espera una partida
   *[other] Te esperan { $count } partidas
}{ $until ->
    [none] .
   *[other] , tiempo hasta el { $until }.
}
digest-line = { $id } { $game } contra { $opponent } { $link }
digest-line-until = { $id } { $game } contra { $opponent }, se te acaba el tiempo { $until } { $link }
digest-line-up = { $id } { $game } contra { $opponent }, se te acabó el tiempo { $until } { $link }

## Quien falta

missing-warned = { $player }, en esta partida no ha pasado nada durante { $calm }. Si no haces nada hasta el { $ends }, { $opponent } podrá terminarla.
missing-claimable = **{ $player } lleva mucho tiempo sin hacer nada.** { $opponent }, puedes terminar la partida con el botón. Mientras no lo hagas, { $player } aún puede jugar.
missing-departed = **{ $player } ya no está en este servidor.** { $opponent }, si { $player } no vuelve, la partida termina el { $ends }: con tu victoria, o sin resultado si apenas ha empezado.
missing-back = { $player } está de vuelta en este servidor, y la partida sigue.
refused-not-abandoned = La partida { $id } no tiene reloj. Podrás terminarla cuando tu rival no haya hecho nada durante { $calm } y, tras una advertencia, durante { $warned } más.
help-missing = **Si alguien falta:** quien deja el servidor en su turno pierde tras { $departed }, salvo que vuelva. En una partida sin reloj, quien no hace nada durante { $calm } recibe una advertencia; { $warned } después, su rival puede terminarla. Si alguno de los dos no ha hecho dos jugadas, termina sin resultado.
help-notify = **Avisos:** con `/settings` eliges dónde y cuándo recibes avisos y un resumen diario.

button-remind = { $on ->
    [yes] No avisar
   *[no] Avisar
} si queda { $time ->
    [half] la mitad
   *[quarter] un cuarto
    [eighth] un octavo
}
