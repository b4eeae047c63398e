### Torneios entre servidores.

command-tournament-create-servers = Se membros de outros servidores podem participar; em branco, só este
    .name = servidores
command-tournament-take-part = Faça este servidor participar do torneio de outro; para a direção
command-tournament-take-part-tournament = Qual: o número, ou o código se houver um
    .name = torneio
command-tournament-pull-out = Faça este servidor deixar de participar do torneio de outro; para a direção
command-tournament-pull-out-tournament = Qual
    .name = torneio
choice-between-here = Este servidor
choice-between-open = Todos os servidores abertos
choice-between-code = Servidores com seu código
tournament-by-server = Ele é de **{ $server }**, cuja direção o conduz.
tournament-by-another = Ele é de outro servidor, cuja direção o conduz.
tournament-takes-no-part = Este servidor não participa mais. As partidas em andamento continuam e contam.
tournament-other-server = outro servidor
tournament-cancelled-by = A direção de **{ $server }** o cancelou.
tournament-cancelled-elsewhere = A direção do próprio servidor dele o cancelou.
tournament-stray-here = O canal de { $matches } neste servidor não existe mais. A direção mostra tudo em outro com `/tournament show` e `aqui`, ou quem joga usa `/board` lá.
tournament-stray-there = O canal de { $matches } em **{ $server }** não existe mais; a direção de lá pode escolher outro.
tournament-stray-elsewhere = O canal de { $matches } em outro servidor não existe mais; a direção de lá pode escolher outro.
tournament-stray-until = Senão, quem joga lá perde { $until } por ausência.
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
tournament-pull-out = **Retirar este servidor do torneio { $number }?** { $count ->
        [0] Ninguém daqui participa.
        [one] Uma pessoa daqui fica fora.
       *[other] { $count } pessoas daqui ficam fora.
    } { $stage ->
        [running] Não haverá mais partidas nem volta; as partidas em andamento continuam e ainda contam.
       *[sign-up] Enquanto não começar, `/tournament take-part` permite entrar de novo.
    }
button-pull-out = Sim, retirar
tournament-pulled-out = Este servidor não participa mais do torneio { $number }.
refused-tournament-own-to-cancel = Este é um torneio do seu próprio servidor. `/tournament cancel` o cancela.
refused-tournament-owner-closed = O servidor deste torneio não está aberto a outros, então nenhum pode entrar. Peça à direção dele que o abra com `/server open`.
refused-tournament-owner-absent = Não estou no servidor deste torneio agora, então nenhum pode entrar. Tente de novo quando eu tiver voltado para lá.
