### Servers that open themselves to others, and matches between servers.

## Open servers

opening = { $listed ->
    [yes] Este servidor está aberto e aparece na lista de servidores abertos.
   *[no] Este servidor está aberto, mas fora da lista: só o encontra quem tem o código. Depois do primeiro confronto, ele aparece na tabela de servidores.
    }
    - Descrição: { $about }
    - Idiomas: { $languages }
    - Jogos: { $games }
    - Código: { $code }
    - Os desafios de outros servidores chegam em { $channel }
    Cada escolha abaixo é salva na hora. `/server` com `descrição` muda a descrição.
opening-draft = **Mostrar isto a outros servidores?**
    { $line }
    Os desafios deles chegam em { $channel }. Depois você pode escolher idiomas, jogos e mais.
button-opening-publish = Publicar
opening-no-line = nada ainda
opening-all-games = todos
opening-closed = Este servidor agora está escondido dos outros, e seu código não funciona mais. Os confrontos iniciados continuam. `/server` o abre de novo.
select-opening-languages = Escolha os idiomas falados aqui
select-opening-games = Escolha os jogos que vocês querem jogar
select-opening-channel = Escolha o canal dos desafios de outros servidores
button-opening-list = Incluir na lista
button-opening-unlist = Tirar da lista
button-opening-new-code = Novo código
button-opening-close = Esconder este servidor
refused-not-open = Este servidor não está aberto aos outros. Quem o gerencia pode abri-lo com `/server`.
refused-long-about = A descrição deste servidor tem no máximo { $most } caracteres. Nada mudou.
refused-mention-in-about = A descrição não pode mencionar ninguém: tire o @. Nada mudou.

## Contests: commands

choice-season-now = Esta temporada
choice-season-last = A temporada anterior
choice-season-all = Todos os tempos

## Contests: what is agreed on

help-contests = **Confrontos:** servidores jogam entre si em muitos tabuleiros. `/server` abre este servidor aos outros, `/contest` desafia outro, e **Participar** no cartão inscreve você. Os mais fortes jogam contra os mais fortes, e os demais ficam na reserva. Quem deixa o tempo acabar antes que os dois façam duas jogadas é substituído pela primeira pessoa da reserva; sem reserva, o tabuleiro é perdido. Um servidor que me remove por 7 dias perde os tabuleiros ainda em jogo. `/contest` também mostra os servidores abertos e a tabela deles.
contest-title = **Confronto { $number }: { $home } – { $away }**
contest-teams-title = **Confronto { $number }, as equipes: { $home } – { $away }**
contest-boards-title = **Confronto { $number }, os tabuleiros: { $home } – { $away }**
contest-result-title = **Confronto { $number }, o resultado: { $home } – { $away }**
contest-terms =
    - Jogos: { $games }
    - Tabuleiros: { $boards }, se as duas equipes puderem ocupá-los
    - Ritmo: { $pace }{ $weekends ->
        [yes] , fins de semana livres
       *[no] {""}
    }
    - { $rated ->
        [yes] As partidas valem rating
       *[no] As partidas não valem rating
    }
    - Inscrições: { $days }
contest-state = { $state ->
    [asked] { $other } desafia este servidor. Quem pode gerenciá-lo pode aceitar, recusar ou propor mudanças até { $until }.
    [proposed] { $other } tem até { $until } para responder.
    [signing-up] Inscreva-se até { $until }. Depois os tabuleiros são montados, os mais fortes contra os mais fortes, e os demais ficam na reserva. Começa antes se quem comanda cada equipe clicar em **Equipe pronta**.
    [agreed] Os dois servidores concordaram. Para jogar, inscreva-se na mensagem mais recente.
    [running] Os tabuleiros estão montados. Quem se inscreveu e não joga em nenhum fica na reserva.
    [over] Terminou.
    [declined] Foi recusado.
    [withdrawn] Foi cancelado.
   *[lapsed] Expirou: ninguém respondeu a tempo, poucos se inscreveram ou eu não estava mais em um dos servidores.
}
contest-team = { $has ->
    [yes] **{ $team }**: inscrições: { $count }, comando de { $captain }
   *[no] **{ $team }**: inscrições: { $count }
}{ $ready ->
    [yes] , equipe pronta
   *[no] {""}
}
contest-score = **{ $home } { $homescore } – { $awayscore } { $away }**, { $decided } de { $boards } tabuleiros decididos
contest-board = { $number }. { $game } { $id }: { $home } – { $away } { $result ->
    [running] · em andamento
    [home-forfeit] · 1–0 por ausência
    [away-forfeit] · 0–1 por ausência
    [void] · sem pontos
   *[played] · { $homescore }–{ $awayscore }
}
contest-result = { $won ->
    [yes] **{ $winner }** vence **{ $loser }** por { $winnerscore }–{ $loserscore }.
   *[no] **{ $winner }** e **{ $loser }** empatam em { $winnerscore }–{ $loserscore }.
}
contest-best = Melhores atuações:
contest-performance = { $player } ({ $team }), rating { $rating }: { $points } contra um oponente de rating { $against }
alt-contest = Tabuleiros { $from } a { $to } de { $home } contra { $away }
button-contest-join = Participar
button-contest-leave = Sair
button-contest-ready = Equipe pronta
button-contest-unready = Equipe não está pronta
button-contest-withdraw = Cancelar o confronto
button-contest-change = Propor mudanças
button-contest-boards = Tabuleiros
button-contest-here = Mostrar aqui
select-contest-games = Escolha os jogos que você joga nele
form-contest-title = Propor mudanças
form-contest-boards-label = Tabuleiros, de 1 a 64
form-contest-games-label = Jogos, separados por vírgulas
form-contest-pace-label = Ritmo
form-contest-days-label = Dias de inscrição, de 1 a 14
form-contest-options-label = Opções: vale rating, fins de semana livres
contest-option-rated = vale rating
contest-option-weekends = fins de semana livres

## Contests: answers

contest-proposed = O confronto { $number } está proposto. Acompanhe-o no cartão dele, em qualquer um dos dois servidores.
contest-accepted = Você aceitou o confronto { $number }. Os membros dos dois servidores já podem se inscrever.
contest-declined = Você recusou o confronto { $number }.
contest-changed = Você propôs mudanças no confronto { $number }. Agora é a vez de o outro servidor responder.
contest-ask-call-off = **Cancelar o confronto { $number }, { $home } – { $away }?** Não dá para desfazer.
contest-called-off = O confronto { $number } está cancelado.
contest-captain-named = A equipe deste servidor no confronto { $number } tem novo comando.
contest-ready-noted = Anotado. O confronto { $number } começa assim que as duas equipes estiverem prontas ou quando as inscrições acabarem.
contest-unready-noted = Anotado. O confronto { $number } começa quando as inscrições acabarem, a não ser que as duas equipes estejam prontas antes.
contest-shown-here = A partir de agora, o confronto { $number } é mostrado neste canal.
contest-joined = Você se inscreveu no confronto { $number }. Sua partida começa sozinha.
contest-left = Você saiu do confronto { $number }.
contest-substituted = { $user } assume o lugar, e a partida começa do zero.
contests-none = Este servidor ainda não jogou nenhum confronto. Escolha um dos servidores abertos para desafiar.
contests-head = **Confrontos deste servidor**
contest-line = { $number }: { $home } – { $away } · { $state ->
    [proposed] proposto
    [signing-up] inscrições
    [running] em andamento
    [over] terminado
    [declined] recusado
    [withdrawn] cancelado
   *[lapsed] expirado
}

## Servers

servers-none = Nenhum servidor está aberto a confrontos ainda. Quem gerencia este pode abri-lo com `/server`.
servers-head = **Servidores abertos a confrontos**
servers-line = **{ $server }** · { $languages } · jogos: { $games }
servers-table-title = { $all ->
    [yes] **Tabela de servidores, todos os tempos**: { $pool }
   *[no] **Tabela de servidores, { $season }**: { $pool }
}
servers-table-none = Nenhum confronto terminou ainda.
select-server-page = Ver a página de um servidor
servers-table-line = **{ $server }**: pontos de confronto: { $points }, pontos de tabuleiro: { $halves } de { $boards }, { $contests ->
    [one] { $contests } confronto
   *[other] { $contests } confrontos
}, oponentes { $strength }
servers-table-legend = Uma vitória vale 2 pontos de confronto; um empate, 1. O desempate é por pontos de tabuleiro e depois pela média dos pontos de confronto dos oponentes.
servers-column-server = Servidor
servers-column-points = PC
servers-column-halves = PT
servers-column-strength = Opon.
button-season-now = Esta temporada
button-all-time = Todos os tempos
server-page-open = Aberto a confrontos · { $languages } · jogos: { $games }
server-page-none = Nenhum confronto terminado ainda.
server-page-row = Posição { $place } de todos os tempos: pontos de confronto: { $points }, pontos de tabuleiro: { $halves } de { $boards }, em { $contests ->
    [one] { $contests } confronto
   *[other] { $contests } confrontos
}
server-page-members = Melhores membros:
server-page-record = Retrospecto:
server-page-member = { $player }: { $halves } de { $boards }
server-page-against = { $server }: vitórias { $won }, empates { $drawn }, derrotas { $lost }; pontos de tabuleiro { $own }–{ $theirs }

## Contests: refusals

refused-no-contest = Não há confronto { $number } neste servidor. `/contest` mostra os que há.
refused-which-contest = Diga qual confronto: escolha na opção `confronto`.
refused-no-such-server = Não há nenhum servidor aberto chamado “{ $name }”. Escolha um da lista ou digite o código, que quem o gerencia pode passar a você.
refused-several-servers = Vários servidores abertos se chamam “{ $name }”. Escolha um da lista ou digite o código, que quem o gerencia pode passar a você.
refused-absent-server = No momento não estou no servidor “{ $name }”, então ninguém lá poderia responder. Tente de novo quando eu voltar.
refused-contest-gone = No momento não estou no servidor “{ $name }”, então não dá para montar nenhum tabuleiro. As inscrições continuam; clique em **Equipe pronta** de novo quando eu voltar.
refused-contest-not-open = Este servidor não está aberto. Abra-o primeiro com `/server`, para que eu saiba onde mostrar o confronto aqui.
refused-contest-itself = Um servidor não joga contra si mesmo. Escolha outro.
refused-not-the-captain = Só quem comanda a equipe e quem pode gerenciar este servidor pode fazer isso.
refused-contest-boards = Um confronto tem de 1 a { $most } tabuleiros.
refused-contest-days = As inscrições duram de 1 a { $most } dias.
refused-no-such-game = Não conheço nenhum jogo chamado “{ $name }”.
refused-no-such-term = “{ $name }” não é uma das opções. Escreva { $rated } ou { $weekends }, os dois separados por vírgula, ou nada.
refused-contest-pace = Confrontos precisam de um ritmo lento: dias por jogada ou uma reserva de dias. Escolha um assim.
refused-many-contests = Este servidor já participa de { $most } confrontos, e esse é o limite. Terminem ou cancelem um antes.
refused-their-many-contests = O outro servidor já participa do máximo de confrontos. Tente de novo quando um terminar.
refused-many-proposals = Este servidor propôs muitos confrontos ultimamente. Você pode propor o próximo { $until }.
refused-abort-in-contest = A partida { $id } faz parte de um confronto, então não pode ser encerrada sem resultado. Você pode decidir contra o membro deste servidor ou deixá-la continuar.
refused-contest-refused-before = O outro servidor recusou um confronto ou não respondeu. É preciso esperar { $wait } depois disso: você pode desafiá-lo de novo { $until }.
refused-contest-not-over = O confronto { $number } entre os dois servidores ainda não terminou. Você pode propor outro quando ele terminar.
refused-they-answer = É a vez de o outro servidor responder. Você pode esperar ou cancelar o confronto.
refused-contest-not-now = { $state ->
    [proposed] O confronto ainda é só uma proposta: antes, os dois servidores precisam concordar.
    [signing-up] Os tabuleiros ainda não estão montados.
    [running] Os tabuleiros já estão montados e as inscrições terminaram.
    [over] O confronto terminou.
    [declined] O confronto foi recusado.
    [withdrawn] O confronto foi cancelado.
   *[lapsed] O confronto expirou.
}
refused-other-team = { $self ->
    [yes] Neste confronto você se inscreveu pelo outro servidor.
   *[no] Neste confronto { $user } se inscreveu pelo outro servidor.
} Ninguém pode jogar pelos dois.
refused-not-signed-up = { $self ->
    [yes] Você não se inscreveu neste confronto. Clique em **Participar** no cartão dele.
   *[no] { $user } não se inscreveu neste confronto.
}
refused-full-team = { $most } membros deste servidor já se inscreveram, e esse é o limite. Você pode se inscrever se alguém sair.
refused-no-board = { $user } não tem nenhum tabuleiro em jogo.
refused-begun-in-earnest = A partida de { $user } já está em jogo: os dois fizeram duas jogadas. Ela precisa ser jogada até o fim.
refused-no-reserve = Não há ninguém na reserva para este jogo, então ninguém é substituído. A reserva se inscreve antes de os tabuleiros serem montados.
refused-many-replaced = Esta equipe já fez { $most ->
    [one] { $most } substituição
   *[other] { $most } substituições
}, e o limite é a metade dos tabuleiros. O tabuleiro fica como está.
refused-too-few = Ainda não há inscrições suficientes para montar um tabuleiro. Clique em **Equipe pronta** quando houver alguém inscrito de cada lado.
refused-no-captain = { $user } não pode comandar a equipe: só um membro deste servidor que não seja um bot pode.

select-contest = Abrir um confronto…
select-contest-server = Desafiar um servidor…
button-contest-servers = Servidores abertos
button-contest-table = Tabela
button-contest-challenge = Desafiar este servidor
select-contest-captain = Escolher quem comanda a equipe…
select-contest-substitute = Pôr a reserva no lugar de alguém…
