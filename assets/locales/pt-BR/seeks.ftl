### Encontrar oponentes: buscas, e propostas a duas pessoas que combinam.

## Comandos

reach-seek-here = Este servidor
reach-seek-everywhere = Todos os servidores abertos

## Buscas

# O que alguém procura, em poucas palavras com pontos no meio: jogo · ritmo · rating · lado · faixa.
seek-any-game = qualquer jogo
seek-rated = { $rated ->
    [yes] valendo rating
   *[no] sem rating
}
seek-side = { $side ->
    [first] começa
   *[second] joga em segundo
}
seek-opponents = rating do oponente { $range }
seek-made =
    {""}**Você procura um oponente:** { $what }
    Termina { $expires }. Quando eu encontrar alguém, pergunto a vocês dois, por mensagem direta ou no canal. Só `/find` mostra sua busca; para chamar o servidor todo, abra uma vaga com `/challenge`.
seek-made-found = **Sua busca está aberta, e já encontrei alguém:**
seeks-own = **Você procura**
seeks-own-line = { $what } (termina { $expires })
seeks-others = **Procuram oponente**
seeks-seats = **Vagas abertas**
select-seat = Ocupe uma vaga…
seeks-line = { $player }: { $what } (procura { $since })
seeks-more = … e mais { $count }
seeks-unfit = { $count ->
    [one] Mais { $count } pessoa procura outro oponente, por exemplo com outro rating.
   *[other] Mais { $count } pessoas procuram outro oponente, por exemplo com outro rating.
}
seeks-none = No momento, ninguém com quem você possa jogar procura oponente. Clique em **Procurar oponente**, e pergunto a você quando eu encontrar alguém. Com `/challenge` você abre uma vaga que o servidor todo vê.
select-seek-take = Jogar com alguém; a partida começa na hora
select-seek-withdraw = Retirar uma das suas buscas

## Propostas

proposal-title = **{ $game }: oponente para { $player }** ({ $number })
proposal-head = **{ $game }: um oponente para você**
proposal-question =
    { $opponent } procura o mesmo: { $what }.
    { $agrees ->
        [yes] Essa pessoa já aceitou. Você também quer jogar?
       *[no] Vocês querem jogar?
    } O prazo termina { $until }; sem resposta, sua busca acaba.
proposal-outcome = { $outcome ->
    [waits] Você aceitou. Falta a resposta de { $opponent }; o prazo termina { $until }.
    [begun] Vocês dois aceitaram: a partida { $id } começa.
    [declined] Não haverá partida com { $opponent }. Sua busca continua, e não volto a perguntar a vocês dois por uma semana.
    [lapsed] { $opponent } não respondeu a tempo. Sua busca continua.
    [lapsed-own] Você não respondeu a tempo, então sua busca acabou. `/find` procura de novo.
    [withdrawn] { $opponent } não procura mais. Sua busca continua.
    [barred] Uma partida com { $opponent } não é mais possível, por causa de um banimento, de um bloqueio ou de um limite de partidas em andamento. Sua busca continua.
   *[withdrawn-own] Você não procura mais isso, então não haverá partida.
}

## Recusas

refused-seek-many = Você já tem { $most } buscas, e esse é o limite. Retire uma antes com `/find`.
refused-seek-same = Você já procura exatamente isso. Veja em `/find`.
refused-seek-gone = Esta busca já foi atendida ou retirada, ou expirou. `/find` mostra quem procura agora.
refused-seek-asked = Esta pessoa já está decidindo sobre outro oponente. Tente mais tarde, ou escolha outra em `/find`.
refused-seek-own = Esta busca é sua. Outra pessoa precisa atendê-la.
refused-seek-no-fit = Você não combina com o que esta pessoa procura, por exemplo por causa do rating. Escolha outra.
refused-seek-range = Não consigo ler “{ $text }” como rating. Escreva `±200` para até 200 pontos de diferença do seu, ou `1400-1600`.
refused-seek-not-open = Este servidor não está aberto a outros, então você só pode procurar oponentes aqui.
refused-proposal-over = Isso já acabou. `/find` mostra o que você procura agora.
refused-proposal-not-asked = Esta pergunta é para outra pessoa. `/find` procura um oponente para você.
refused-proposal-agreed = Você já aceitou. Falta a resposta de { $user }.

## O cargo para vagas abertas

seat-takers = Só quem tem rating de { $from } a { $to } pode ocupar esta vaga.
seat-call = { $role }: uma vaga aberta.
seat-role-none = ninguém
select-seat-role = Escolha o cargo a mencionar para vagas abertas
button-no-seat-role = Não mencionar ninguém
refused-not-a-seat = Uma faixa de rating só vale para uma vaga aberta. Deixe em branco o oponente ou a faixa de rating.
refused-seat-role = Não posso mencionar { $role }. Nas configurações do servidor, permita que qualquer pessoa mencione este cargo, ou que eu mencione todos os cargos; depois escolha-o de novo.
refused-seat-role-everyone = Não menciono todo mundo. Escolha um cargo para quem quer saber de vagas abertas.
