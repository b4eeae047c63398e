### Torneios entre servidores.

tournament-by = { $server ->
    [none] Outro servidor
   *[other] { $server }
} cuida da organização.
tournament-takes-no-part = Este servidor não participa mais. As partidas em andamento continuam e contam.
tournament-other-server = outro servidor
tournament-cancelled-by = { $server ->
    [none] O servidor que o organizava
   *[other] { $server }
} o cancelou.
tournament-stray-here = O canal de { $matches } foi excluído. Para continuar em outro, a organização pode usar lá `/tournament` (**Mostrar aqui**), ou quem joga, `/board`.
tournament-stray-there = O canal de { $matches } em { $server ->
    [none] outro servidor
   *[other] { $server }
} não existe mais. Quem gerencia esse servidor pode escolher outro.
tournament-stray-until = Senão, quem joga lá perde por ausência { $until }.
tournament-open = Quem gerencia outros servidores abertos pode inscrever o seu com `/tournament` (número { $number }).
tournament-by-code = Outros servidores abertos podem participar com o código.
tournament-servers = { $count ->
        [one] Um servidor participa.
       *[other] { $count } servidores participam.
    }
tournament-code = Quem gerencia outros servidores os inscreve com `/tournament`, **Entrar em outro torneio** e o código `{ $code }`.
tournament-takes-part = Este servidor participa do torneio { $number }. Os membros se inscrevem em { $channel }.
tournaments-elsewhere = Em outros servidores (quem gerencia este pode inscrevê-lo):
refused-tournament-other-server = Outro servidor organiza este torneio.
refused-tournament-own-server = Este é um torneio do seu próprio servidor. Com `/tournament`, você pode mostrá-lo em outro canal ou cancelá-lo.
refused-tournament-many-servers = { $count ->
        [one] Um servidor já participa
       *[other] { $count } servidores já participam
    }, o limite. Outro pode entrar se um deles sair.
tournament-pull-out = **Retirar este servidor do torneio { $number }?** { $count ->
        [0] Ninguém sai com ele.
        [one] Uma pessoa sai com ele.
       *[other] { $count } pessoas saem com ele.
    } { $stage ->
        [running] Não há volta; as partidas em andamento continuam e ainda contam.
       *[sign-up] Dá para entrar de novo até que o torneio comece.
    }
button-pull-out = Sim, retirar
button-tournament-pull-out = Retirar este servidor
tournament-pulled-out = Este servidor não participa mais do torneio { $number }.
