### Torneios entre servidores.

choice-between-here = Este servidor
choice-between-open = Todos os servidores abertos
choice-between-code = Servidores com o código
tournament-by-server = Ele é de **{ $server }**, que cuida da organização.
tournament-by-another = Ele é de outro servidor, que cuida da organização.
tournament-takes-no-part = Este servidor não participa mais. As partidas em andamento continuam e contam.
tournament-other-server = outro servidor
tournament-cancelled-by = A organização, em **{ $server }**, o cancelou.
tournament-cancelled-elsewhere = A organização, em outro servidor, o cancelou.
tournament-stray-here = O canal de { $matches } neste servidor não existe mais. A organização pode escolher outro com `/tournament` e **mostrar neste canal**, ou quem joga pode usar `/board` lá.
tournament-stray-there = O canal de { $matches } em **{ $server }** não existe mais; quem gerencia esse servidor pode escolher outro.
tournament-stray-elsewhere = O canal de { $matches } em outro servidor não existe mais; quem gerencia esse servidor pode escolher outro.
tournament-stray-until = Senão, quem joga lá perde por ausência { $until }.
tournament-open = Outros servidores abertos podem participar: quem os gerencia usa `/tournament` e **inscrever este servidor** com { $number }.
tournament-by-code = Outros servidores abertos podem participar se tiverem o código.
tournament-servers = { $count ->
        [one] Um servidor participa.
       *[other] { $count } servidores participam.
    }
tournament-code = Outros servidores participam com `/tournament`, **inscrever este servidor** e o código `{ $code }`. Passe-o a quem gerencia esses servidores.
tournament-takes-part = Este servidor participa do torneio { $number }, mostrado em { $channel }. Os membros se inscrevem lá; quem cuida da organização é o servidor do torneio.
tournaments-elsewhere = Em outros servidores; quem gerencia este pode inscrevê-lo com `/tournament`:
refused-tournament-other-server = Este torneio é de outro servidor, que cuida da organização.
refused-tournament-own-server = Este é um torneio do seu próprio servidor. `/tournament` pode mostrá-lo em outro canal.
refused-tournament-many-servers = { $count ->
        [one] Um servidor já participa
       *[other] { $count } servidores já participam
    }, e esse é o limite. Outro pode entrar se um deles sair.
tournament-pull-out = **Retirar este servidor do torneio { $number }?** { $count ->
        [0] Ninguém daqui participa.
        [one] Uma pessoa daqui fica fora.
       *[other] { $count } pessoas daqui ficam fora.
    } { $stage ->
        [running] Ninguém daqui recebe novas partidas nem pode voltar; as partidas em andamento continuam e ainda contam.
       *[sign-up] Enquanto não começar, `/tournament` permite entrar de novo.
    }
button-pull-out = Sim, retirar
tournament-pulled-out = Este servidor não participa mais do torneio { $number }.
refused-tournament-own-to-cancel = Este é um torneio do seu próprio servidor. `/tournament` o cancela.
refused-tournament-owner-closed = O servidor deste torneio não está aberto a outros, então nenhum outro pode entrar. Peça a quem o gerencia que o abra com `/server`.
refused-tournament-owner-absent = No momento não estou no servidor deste torneio, então nenhum outro pode entrar. Tente de novo quando eu voltar para lá.
