### Torneos entre servidores.

command-tournament-create-servers = Si pueden participar miembros de otros servidores; en blanco, solo este
    .name = servidores
command-tournament-take-part = Haz que este servidor participe en un torneo de otro; para la dirección
command-tournament-take-part-tournament = Cuál: su número, o su código si lo tiene
    .name = torneo
choice-between-here = Este servidor
choice-between-open = Todos los servidores abiertos
choice-between-code = Servidores con su código
tournament-by-server = Es de **{ $server }**, cuya dirección lo lleva.
tournament-open = Pueden participar otros servidores abiertos, con `/tournament take-part` y { $number }.
tournament-by-code = Pueden participar otros servidores abiertos que tengan su código.
tournament-servers = { $count ->
        [one] Participa un servidor.
       *[other] Participan { $count } servidores.
    }
tournament-code = Otros servidores participan con `/tournament take-part` y el código `{ $code }`. Dáselo a su dirección.
tournament-takes-part = Este servidor participa en el torneo { $number }, que se ve en { $channel }. Allí se puede entrar; lo lleva la dirección de su propio servidor.
tournaments-elsewhere = En otros servidores, para `/tournament take-part`:
refused-tournament-other-server = Este torneo es de otro servidor, cuya dirección lo lleva.
refused-tournament-own-server = Es un torneo de tu propio servidor. `/tournament show` con `aquí` lo muestra en otro canal.
refused-tournament-many-servers = { $count ->
        [one] Ya participa un servidor
       *[other] Ya participan { $count } servidores
    }, y no caben más.
