### Servers that open themselves to others, and matches between servers.

## Open servers

opening = { $listed ->
    [yes] Este servidor aparece na lista de servidores abertos.
   *[no] Este servidor está aberto, mas fora da lista: os outros precisam do código, até que o primeiro confronto termine e ele apareça na tabela.
    }
    - Descrição: { $about }
    - Idiomas: { $languages }
    - Jogos: { $games }
    - Código: { $code }
    - Os desafios chegam em { $channel }
button-opening-about = { $has ->
    [yes] Mudar a descrição
   *[no] Escrever uma descrição
    }
form-about-label = Uma linha que apresenta este servidor
form-about-placeholder = por exemplo: jogamos quase sempre à noite
opening-draft = **Mostrar isto a outros servidores?**
    { $line }
    Os desafios deles chegam em { $channel }. Idiomas, jogos e mais vêm depois.
button-opening-publish = Publicar
opening-no-line = nada ainda
opening-all-games = todos
opening-closed = Este servidor está escondido dos outros, e seu código não funciona mais. Os confrontos iniciados continuam.
opening-none = Este servidor não está aberto aos outros.
select-opening-languages = Escolha os idiomas falados aqui
select-opening-games = Escolha os jogos que vocês querem jogar
select-opening-channel = Escolha o canal dos desafios
button-opening-list = Incluir na lista
button-opening-unlist = Tirar da lista
button-opening-close = Esconder este servidor
button-opening-open = Abrir este servidor
refused-not-open = { $what ->
    [tournament] O servidor deste torneio
   *[this] Este servidor
} não está aberto aos outros. Quem o gerencia pode abri-lo com `/server`.
opening-ask-close = **Esconder este servidor dos outros?** Eles não o encontrarão mais, e seu código deixará de funcionar. Os confrontos iniciados continuam.

## Seasons of the table of servers

choice-season-now = Esta temporada
choice-season-last = A temporada anterior
choice-season-all = Todos os tempos

## Contests: what is agreed on

help-contests = **Confrontos:** partidas por equipes entre servidores, em até 64 tabuleiros. Quem gerencia abre este servidor com `/server` e desafia outros com `/contest`; **Participar** inscreve você. Os melhores ratings se enfrentam, e os demais ficam na reserva. Se o seu tempo acabar nas duas primeiras jogadas, alguém da reserva assume.
contest-title = **Confronto { $number }{ $part ->
    [teams] { "" }, equipes
    [boards] { "" }, tabuleiros
    [result] { "" }, resultado
   *[all] { "" }
}: { $home } – { $away }**
contest-terms =
    - Jogos: { $games }
    - Tabuleiros: até { $boards }
    - Ritmo: { $pace }{ $weekends ->
        [yes] , fins de semana livres
       *[no] {""}
    }
    - { $rated ->
        [yes] Partidas valendo rating
       *[no] Partidas sem rating
    }
    - Inscrições: { $days }
contest-state = { $state ->
    [asked] { $other } desafia este servidor. Quem pode gerenciá-lo pode responder até { $until }.
    [proposed] { $other } tem até { $until } para responder.
    [signing-up] Inscreva-se até { $until }. Depois os melhores ratings se enfrentam, tabuleiro a tabuleiro, e os demais ficam na reserva. O confronto começa antes se quem comanda cada equipe clicar em **Equipe pronta**.
    [agreed] Os dois servidores concordaram. Inscreva-se na mensagem mais recente.
    [running] As partidas começaram. Quem não tem partida fica na reserva.
    [over] O confronto terminou.
    [declined] O confronto foi recusado.
    [withdrawn] O confronto foi cancelado.
   *[lapsed] O confronto expirou: faltou resposta a tempo, poucos se inscreveram ou um servidor me removeu.
}
contest-team = { $has ->
    [yes] **{ $team }**: inscrições: { $count }, comando de { $captain }
   *[no] **{ $team }**: inscrições: { $count }
}{ $ready ->
    [yes] , equipe pronta
   *[no] {""}
}
contest-score = **{ $home } { $homescore } – { $awayscore } { $away }**, decididos: { $decided } de { $boards }
contest-board-result = { $result ->
    [running] em andamento
    [home-forfeit] 1–0 por ausência
    [away-forfeit] 0–1 por ausência
    [void] sem pontos
   *[played] { $homescore }–{ $awayscore }
}
contest-board = { $number }. { $game } { $id }: { $home } – { $away } · { contest-board-result }
contest-result = { $won ->
    [yes] **{ $winner }** vence **{ $loser }** por { $winnerscore }–{ $loserscore }.
   *[no] **{ $winner }** e **{ $loser }** empatam em { $winnerscore }–{ $loserscore }.
}
contest-best = Melhores atuações:
contest-performance = { $player } ({ $team }), rating { $rating } · pontos: { $points } · rating dos oponentes: { $against }
alt-contest = Tabuleiros { $from } a { $to } de { $home } contra { $away }
podium-boards = { $count ->
    [one] Um tabuleiro
   *[other] { $count } tabuleiros
}
button-contest-ready = Equipe pronta
button-contest-unready = Equipe não está pronta
button-contest-withdraw = Cancelar o confronto
button-contest-change = Propor mudanças
button-contest-boards = Tabuleiros
button-contest-again = Novo confronto
select-contest-games = Escolha os jogos que você joga nele
form-contest-boards-label = Tabuleiros, de 1 a 64
form-contest-games-label = Jogos, separados por vírgulas
form-contest-pace-label = Ritmo
form-contest-days-label = Dias de inscrição, de 1 a 14
form-contest-options-label = Opções: vale rating, fins de semana livres
contest-option-rated = vale rating
contest-option-weekends = fins de semana livres

## Contests: answers

contest-proposed = O confronto { $number } está proposto. A mensagem sobre ele mostra a resposta.
contest-accepted = Você aceitou o confronto { $number }. Os membros dos dois servidores já podem se inscrever.
contest-declined = Você recusou o confronto { $number }.
contest-changed = Você propôs mudanças no confronto { $number }. Agora o outro servidor responde.
contest-ask-call-off = **Cancelar o confronto { $number }, { $home } – { $away }?** Não dá para desfazer.
contest-called-off = O confronto { $number } está cancelado.
contest-captain-named = Sua equipe tem novo comando no confronto { $number }.
contest-ready-noted = Sua equipe { $ready ->
    [yes] está pronta
   *[no] não está mais pronta
}. O confronto { $number } começa assim que as duas estiverem ou quando as inscrições acabarem.
contest-shown-here = Este canal agora mostra o confronto { $number }.
contest-joined = Você se inscreveu no confronto { $number }. Se houver um tabuleiro para você, sua partida começa sozinha.
contest-left = Você saiu do confronto { $number }.
contest-substituted = { $user } assume o lugar, e a partida começa do zero.
contests-none = Este servidor ainda não jogou nenhum confronto. Quem o gerencia pode desafiar um servidor aberto.
contests-head = **Confrontos deste servidor**
contest-line = { $number }: { $home } – { $away } · { $state ->
    [proposed] proposto
    [signing-up] inscrições
    [running] em andamento
    [over] terminado
    [won] vencido { $homescore }–{ $awayscore }
    [drawn] empatado { $homescore }–{ $awayscore }
    [lost] perdido { $homescore }–{ $awayscore }
    [declined] recusado
    [withdrawn] cancelado
   *[lapsed] expirado
}

## Servers

servers-none = { $open ->
    [yes] Nenhum outro servidor está aberto a confrontos ainda.
   *[no] Nenhum outro servidor está aberto a confrontos ainda. Quem gerencia este o abre com `/server`.
}
servers-head = **Servidores abertos a confrontos**
servers-line = **{ $server }** · { $languages } · jogos: { $games }
servers-table-title = { $all ->
    [yes] **Tabela de servidores, todos os tempos**: { $pool }
   *[no] **Tabela de servidores, { $season }**: { $pool }
}
servers-table-none = Nenhum confronto terminou ainda.
servers-table-empty = Esta tabela não tem confrontos terminados. Escolha abaixo outro jogo ou outra temporada.
select-server-page = Ver a página de um servidor
servers-points = pontos de confronto { $points }, pontos de tabuleiro { $halves } de { $boards }, { $contests ->
    [one] { $contests } confronto
   *[other] { $contests } confrontos
}
servers-table-line = **{ $server }**: { servers-points }, média dos oponentes { $strength }
servers-table-legend = Uma vitória vale 2 pontos de confronto (PC); um empate, 1. O desempate é por pontos de tabuleiro (PT) e depois pela média de pontos de confronto dos oponentes (Opon.).
servers-column-server = Servidor
servers-column-points = PC
servers-column-halves = PT
servers-column-strength = Opon.
server-page-open = Aberto a confrontos · { $languages } · jogos: { $games }
server-page-none = Este servidor ainda não terminou nenhum confronto.
server-page-row = Posição { $place } de todos os tempos: { servers-points }
server-page-members = Melhores membros:
server-page-record = Retrospecto:
server-page-member = { $player }: { $halves } de { $boards }
server-page-against = { $server }: vitórias { $won }, empates { $drawn }, derrotas { $lost }; pontos de tabuleiro { $own }–{ $theirs }

## Contests: refusals

refused-no-contest = Não há confronto { $number } aqui. `/contest` mostra os que há.
refused-which-contest = Escolha o confronto na opção `confronto`.
refused-server-name = { $found ->
    [none] Nenhum servidor aberto se chama
   *[several] Vários servidores abertos se chamam
} “{ $name }”. Escolha um da lista ou peça o código a quem gerencia o servidor.
refused-absent-server = No momento não estou { $what ->
    [tournament] no servidor deste torneio
   *[server] em “{ $name }”
}. Tente de novo quando eu voltar.
refused-contest-gone = No momento não estou em “{ $name }”. As inscrições continuam; clique em **Equipe pronta** de novo quando eu voltar.
refused-contest-closed = “{ $name }” não está aberto a outros servidores no momento, e só é possível desafiar servidores abertos. Quem o gerencia pode abri-lo com `/server`.
refused-contest-not-open = Ainda não sei onde mostrar o confronto aqui. Aperte primeiro **{ button-opening-open }** e desafie o outro servidor de novo.
refused-contest-itself = Um servidor não joga contra si mesmo. Escolha outro.
refused-contest-boards = Um confronto tem de 1 a { $most } tabuleiros.
refused-contest-days = As inscrições duram de 1 a { $most } dias.
refused-no-such-game = Não conheço nenhum jogo chamado “{ $name }”.
refused-no-such-term = “{ $name }” não é uma opção. Escreva “{ $rated }”, “{ $weekends }” ou os dois, separados por vírgula, ou deixe em branco.
refused-contest-pace = Confrontos precisam de um ritmo lento: dias por jogada ou uma reserva de dias.
refused-many-contests = Este servidor já participa de { $most } confrontos, o limite. Terminem ou cancelem um.
refused-their-many-contests = O outro servidor chegou ao limite de confrontos. Tente de novo quando um terminar.
refused-many-proposals = Este servidor propôs muitos confrontos ultimamente. Ele pode propor outro { $until }.
refused-abort-in-contest = A partida { $id } precisa de um resultado para o confronto. Decida contra o membro deste servidor ou deixe-a continuar.
refused-contest-refused-before = Você pode desafiar o outro servidor de novo { $until }, { $wait } depois de ele recusar ou não responder.
refused-contest-not-over = O confronto { $number } entre estes servidores precisa terminar antes.
refused-they-answer = É a vez de o outro servidor responder. Espere ou cancele o confronto.
refused-contest-not-now = { $state ->
    [proposed] Antes, os dois servidores precisam concordar.
    [signing-up] As partidas ainda não começaram.
    [running] As partidas começaram e as inscrições terminaram.
    [over] O confronto terminou.
    [declined] O confronto foi recusado.
    [withdrawn] O confronto foi cancelado.
   *[lapsed] O confronto expirou.
}
refused-other-team = { $self ->
    [yes] Você se inscreveu pelo outro servidor.
   *[no] { $user } se inscreveu pelo outro servidor.
} Ninguém pode jogar pelos dois.
refused-not-signed-up = { $self ->
    [yes] Você não se inscreveu neste confronto. Clique em **Participar** embaixo da mensagem dele.
   *[no] { $user } não se inscreveu neste confronto.
}
refused-no-board = { $user } não tem nenhum tabuleiro em jogo.
refused-begun-in-earnest = A partida de { $user } precisa ser jogada até o fim: os dois já fizeram duas jogadas.
refused-no-reserve = Não há reserva para este jogo. A reserva se inscreve antes de as partidas começarem.
refused-many-replaced = Esta equipe já fez { $most ->
    [one] { $most } substituição
   *[other] { $most } substituições
}, o limite: metade dos tabuleiros.
refused-too-few = Há poucas inscrições. Clique em **Equipe pronta** quando houver alguém de cada lado.
refused-no-captain = { $user } não pode comandar a equipe: escolha um membro deste servidor que não seja um bot.

select-contest = Abrir um confronto…
select-contest-server = Desafiar um servidor…
button-contest-servers = Servidores abertos
button-table = Tabela
button-contest-challenge = Desafiar este servidor
button-contest-out = Não posso jogar
contest-ask-out = **Deixar seu tabuleiro no confronto { $number }?** A primeira pessoa da reserva que joga este jogo assume o lugar, e a partida começa do zero.
button-servers-here = Página deste servidor
button-servers-find = Buscar por nome ou código
form-servers-find-label = Nome ou código do servidor
servers-found = **Servidores encontrados**
server-page-challenge = **Desafiar este servidor** propõe:
select-table = Outro jogo ou outra temporada…
select-contest-captain = Escolher quem comanda a equipe…
select-contest-substitute = Pôr a reserva no lugar de alguém…
