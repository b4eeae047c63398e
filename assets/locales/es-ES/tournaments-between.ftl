### Torneos entre servidores.

choice-between-here = Este servidor
choice-between-open = Todos los servidores abiertos
choice-between-code = Servidores con su código
tournament-by-server = Es de **{ $server }**, cuya dirección lo lleva.
tournament-by-another = Es de otro servidor, cuya dirección lo lleva.
tournament-takes-no-part = Este servidor ya no participa. Las partidas en curso siguen y cuentan.
tournament-other-server = otro servidor
tournament-cancelled-by = La dirección de **{ $server }** lo ha cancelado.
tournament-cancelled-elsewhere = La dirección de su propio servidor lo ha cancelado.
tournament-stray-here = El canal de { $matches } en este servidor ya no existe. La dirección puede elegir otro con `/tournament` y **mostrarlo en este canal**, o quien juega puede usar `/board` allí.
tournament-stray-there = El canal de { $matches } en **{ $server }** ya no existe; la dirección de allí puede elegir otro.
tournament-stray-elsewhere = El canal de { $matches } en otro servidor ya no existe; la dirección de allí puede elegir otro.
tournament-stray-until = Si no, quien juega allí pierde { $until } por incomparecencia.
tournament-open = Otros servidores abiertos pueden participar: su dirección usa `/tournament` y **apuntar este servidor** con { $number }.
tournament-by-code = Otros servidores abiertos pueden participar si tienen su código.
tournament-servers = { $count ->
        [one] Participa un servidor.
       *[other] Participan { $count } servidores.
    }
tournament-code = Otros servidores participan con `/tournament`, **apuntar este servidor** y el código `{ $code }`. Dáselo a su dirección.
tournament-takes-part = Este servidor participa en el torneo { $number }, que se muestra en { $channel }. Allí se puede entrar; lo lleva la dirección de su propio servidor.
tournaments-elsewhere = En otros servidores; la dirección puede apuntar este con `/tournament`:
refused-tournament-other-server = Este torneo es de otro servidor, cuya dirección lo lleva.
refused-tournament-own-server = Es un torneo de tu propio servidor. `/tournament` puede mostrarlo en otro canal.
refused-tournament-many-servers = { $count ->
        [one] Ya participa un servidor
       *[other] Ya participan { $count } servidores
    }, que es el máximo.
tournament-pull-out = **¿Retirar este servidor del torneo { $number }?** { $count ->
        [0] No participa nadie de aquí.
        [one] Una persona de aquí queda fuera.
       *[other] { $count } personas de aquí quedan fuera.
    } { $stage ->
        [running] No tendrán más emparejamientos ni podrán volver; las partidas en curso siguen y cuentan.
       *[sign-up] Hasta que empiece, se puede volver a entrar con `/tournament`.
    }
button-pull-out = Sí, retirarlo
tournament-pulled-out = Este servidor ya no participa en el torneo { $number }.
refused-tournament-own-to-cancel = Es un torneo de tu propio servidor. `/tournament` lo cancela.
refused-tournament-owner-closed = El servidor de este torneo no está abierto a otros, así que ninguno puede unirse. Pide a su dirección que lo abra con `/server`.
refused-tournament-owner-absent = Ahora mismo no estoy en el servidor de este torneo, así que ninguno puede unirse. Inténtalo de nuevo cuando vuelva.
