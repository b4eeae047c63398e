### Torneios entre servidores.

command-tournament-create-servers = Se membros de outros servidores podem participar; em branco, só este
    .name = servidores
command-tournament-take-part = Faça este servidor participar do torneio de outro; para a direção
command-tournament-take-part-tournament = Qual: o número, ou o código se houver um
    .name = torneio
choice-between-here = Este servidor
choice-between-open = Todos os servidores abertos
choice-between-code = Servidores com seu código
tournament-by-server = Ele é de **{ $server }**, cuja direção o conduz.
tournament-open = Outros servidores abertos podem participar, com `/tournament take-part` e { $number }.
tournament-by-code = Outros servidores abertos podem participar se tiverem o código.
tournament-servers = { $count ->
        [one] Um servidor participa.
       *[other] { $count } servidores participam.
    }
tournament-code = Outros servidores participam com `/tournament take-part` e o código `{ $code }`. Passe-o à direção deles.
tournament-takes-part = Este servidor participa do torneio { $number }, mostrado em { $channel }. Lá se entra nele; quem o conduz é a direção do servidor dele.
tournaments-elsewhere = Em outros servidores, para `/tournament take-part`:
refused-tournament-other-server = Este torneio é de outro servidor, cuja direção o conduz.
refused-tournament-own-server = Este é um torneio do seu próprio servidor. `/tournament show` com `aqui` o mostra em outro canal.
refused-tournament-many-servers = { $count ->
        [one] Um servidor já participa
       *[other] { $count } servidores já participam
    }, e não cabem mais.
