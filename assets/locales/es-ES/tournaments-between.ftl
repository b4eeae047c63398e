### Torneos entre servidores.

tournament-by = Lo lleva { $server ->
    [none] otro servidor
   *[other] { $server }
}.
tournament-takes-no-part = Este servidor ya no participa. Las partidas en curso siguen y cuentan.
tournament-other-server = otro servidor
tournament-cancelled-by = { $server ->
    [none] El servidor que lo llevaba
   *[other] { $server }
} lo ha cancelado.
tournament-stray-here = El canal de { $matches } se ha eliminado. Para seguir en otro, la dirección puede usar allí `/tournament` (**Mostrar aquí**), o quien juega, `/board`.
tournament-stray-there = El canal de { $matches } en { $server ->
    [none] otro servidor
   *[other] { $server }
} ya no existe. La dirección de allí puede elegir otro.
tournament-stray-until = Si no, quien juega allí pierde { $until } por incomparecencia.
tournament-open = La dirección de otros servidores abiertos puede apuntar el suyo con `/tournament` (número { $number }).
tournament-by-code = Otros servidores abiertos pueden participar con su código.
tournament-servers = { $count ->
        [one] Participa un servidor.
       *[other] Participan { $count } servidores.
    }
tournament-code = La dirección de otros servidores los apunta con `/tournament`, **Entrar en otro torneo** y el código `{ $code }`.
tournament-takes-part = Este servidor participa en el torneo { $number }. Sus miembros se apuntan en { $channel }.
tournaments-elsewhere = En otros servidores (la dirección puede apuntar este servidor):
refused-tournament-other-server = Este torneo lo lleva otro servidor.
refused-tournament-own-server = Es un torneo de tu propio servidor. Con `/tournament` puedes mostrarlo en otro canal o cancelarlo.
refused-tournament-many-servers = { $count ->
        [one] Ya participa un servidor
       *[other] Ya participan { $count } servidores
    }, el máximo. Podrá entrar otro si alguno sale.
tournament-pull-out = **¿Retirar este servidor del torneo { $number }?** { $count ->
        [0] Nadie sale con él.
        [one] Una persona sale con él.
       *[other] { $count } personas salen con él.
    } { $stage ->
        [running] No se podrá volver; las partidas en curso siguen y cuentan.
       *[sign-up] Se puede volver a entrar hasta que empiece.
    }
button-pull-out = Sí, retirarlo
button-tournament-pull-out = Retirar este servidor
tournament-pulled-out = Este servidor ya no participa en el torneo { $number }.
