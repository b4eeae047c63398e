### Servers that open themselves to others, and matches between servers.

## Open servers

command-server-open = Deixe outros servidores encontrarem este, ou mude o que ele diz de si
command-server-open-about = Uma linha sobre este servidor, que outros servidores leem
    .name = descrição
command-server-close = Esconda este servidor dos outros
opening = { $listed ->
    [yes] Este servidor está aberto: ele está na lista de servidores abertos.
   *[no] Este servidor está aberto, mas em nenhuma lista: só o encontra quem tem o código. Depois que joga um confronto, a tabela de servidores mostra o nome dele.
    }
    - Descrição: { $about }
    - Idiomas: { $languages }
    - Jogos: { $games }
    - Código: { $code }
    - O que outros servidores querem aparece em { $channel }
    Cada escolha abaixo é salva na hora. `/server open` com `descrição` muda a linha.
opening-draft = **Mostrar isto a outros servidores?**
    { $line }
    O que eles querem deste servidor aparece em { $channel }. Depois você pode escolher idiomas, jogos e mais.
button-opening-publish = Publicar
opening-no-line = nada ainda
opening-all-games = todos
opening-closed = Este servidor agora está escondido dos outros, e seu código deixa de funcionar. Os confrontos iniciados continuam. `/server open` o abre de novo.
select-opening-languages = Escolha os idiomas falados aqui
select-opening-games = Escolha os jogos que vocês querem jogar
select-opening-channel = Escolha onde mostro o que outros servidores querem
button-opening-list = Pôr na lista
button-opening-unlist = Tirar da lista
button-opening-new-code = Novo código
button-opening-close = Fechar
refused-not-open = Este servidor não está aberto aos outros. `/server open` o abre.
refused-long-about = A linha sobre este servidor tem no máximo { $most } caracteres. Nada mudou.
refused-mention-in-about = A linha sobre este servidor não menciona ninguém: tire o @. Nada mudou.

## Contests: commands

command-contest = Confrontos: este servidor contra outro, em muitos tabuleiros
command-contest-challenge = Desafie outro servidor aberto, se você pode gerenciar este
command-contest-challenge-server = Qual servidor: escolha da lista ou digite o código dele
    .name = servidor
command-contest-challenge-boards = Quantos tabuleiros, de 1 a 64; vazio: 4
    .name = tabuleiros
command-contest-challenge-game = O jogo; vazio: todos os que o outro servidor quer
    .name = jogo
command-contest-challenge-game2 = Um segundo jogo
    .name = jogo2
command-contest-challenge-game3 = Um terceiro jogo
    .name = jogo3
command-contest-challenge-pace = Quanto tempo há para jogar; sem ritmos ao vivo
    .name = ritmo
command-contest-challenge-weekends = Se os relógios param aos sábados e domingos
    .name = fins-de-semana
command-contest-challenge-rated = Se as partidas valem rating; valem, se você não disser nada
    .name = rating
command-contest-challenge-days = Por quantos dias dá para se inscrever, de 1 a 14; vazio: 7
    .name = dias
command-contest-list = Veja os confrontos deste servidor
command-contest-show = Veja um confronto: quem se inscreveu, como estão os tabuleiros ou o resultado
command-contest-show-contest = Qual confronto, se houver mais de um
    .name = confronto
command-contest-withdraw = Cancele um confronto antes que os tabuleiros sejam montados
command-contest-withdraw-contest = Qual confronto, se houver mais de um
    .name = confronto
command-contest-captain = Escolha quem comanda a equipe deste servidor
command-contest-captain-member = Quem comanda a equipe
    .name = membro
command-contest-captain-contest = Qual confronto, se houver mais de um
    .name = confronto
command-contest-substitute = Faça a reserva jogar por alguém cuja partida mal começou
command-contest-substitute-member = Quem afinal não joga; vazio: você
    .name = membro
command-contest-substitute-contest = Qual confronto, se houver mais de um
    .name = confronto
command-servers = Servidores que jogam confrontos: os abertos e a tabela de todos
command-servers-list = Veja os servidores abertos a confrontos
command-servers-table = Veja a tabela de servidores: confrontos, pontos de tabuleiro, oponentes
command-servers-table-game = Só um jogo
    .name = jogo
command-servers-table-season = Qual temporada; vazio: a atual
    .name = temporada
command-servers-show = Veja a página de um servidor: os melhores membros e o retrospecto
command-servers-show-server = Qual servidor; vazio: este
    .name = servidor
choice-season-now = Esta temporada
choice-season-last = A temporada anterior
choice-season-all = Desde sempre

## Contests: what is agreed on

help-contests = **Confrontos:** servidores jogam entre si em muitos tabuleiros. `/server open` torna este servidor conhecido, `/contest` desafia outro, e Participar no cartão inscreve você. Os mais fortes jogam contra os mais fortes, e os demais ficam na reserva. Quem deixa o tempo acabar antes que os dois façam duas jogadas é substituído pela primeira reserva ou, sem ela, perde o tabuleiro. Um servidor em que não estou há 7 dias perde os tabuleiros ainda em jogo. `/servers` mostra quem joga, e a tabela.
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
    [asked] { $other } desafia este servidor. Quem pode gerenciá-lo pode aceitar, recusar ou propor outra coisa até { $until }.
    [proposed] { $other } pode responder até { $until }.
    [signing-up] Inscreva-se até { $until }. Então os tabuleiros são montados, os mais fortes contra os mais fortes, e os demais ficam na reserva. Começa antes se os dois capitães disserem.
    [agreed] Os dois servidores concordaram. Quem quer jogar se inscreve na mensagem mais recente sobre ele.
    [running] Os tabuleiros estão montados. Quem se inscreveu e não joga em nenhum fica na reserva.
    [over] Terminou.
    [declined] Foi recusado.
    [withdrawn] Foi cancelado.
   *[lapsed] Expirou: ninguém respondeu a tempo, poucos se inscreveram ou eu já não estava em um dos servidores.
}
contest-team = { $has ->
    [yes] **{ $team }**: inscrições: { $count }, comando de { $captain }
   *[no] **{ $team }**: inscrições: { $count }
}{ $ready ->
    [yes] , pronto
   *[no] {""}
}
contest-score = **{ $home } { $homescore } – { $awayscore } { $away }**, { $decided } de { $boards } tabuleiros decididos
contest-board = { $number }. { $game } { $id }: { $home } – { $away } { $result ->
    [running] · em andamento
    [home-forfeit] · 1–0 por ausência
    [away-forfeit] · 0–1 por ausência
    [void] · não conta para ninguém
   *[played] · { $homescore }–{ $awayscore }
}
contest-result = { $won ->
    [yes] **{ $winner }** vence **{ $loser }** por { $winnerscore }–{ $loserscore }.
   *[no] **{ $winner }** e **{ $loser }** empatam em { $winnerscore }–{ $loserscore }.
}
contest-best = As melhores atuações:
contest-performance = { $player } ({ $team }): { $points } contra { $against }, com rating de { $rating }
alt-contest = Tabuleiros { $from } a { $to } de { $home } contra { $away }
button-contest-join = Participar
button-contest-leave = Não jogar
button-contest-ready = Pronto
button-contest-unready = Ainda não
button-contest-withdraw = Cancelar o confronto
button-contest-change = Outra proposta
button-contest-boards = Tabuleiros
button-contest-here = Mostrar aqui
select-contest-games = Escolha os jogos que você joga nele
form-contest-title = Proponha outra coisa
form-contest-boards-label = Tabuleiros, de 1 a 64
form-contest-games-label = Jogos, separados por vírgulas
form-contest-pace-label = Ritmo
form-contest-days-label = Dias de inscrição, de 1 a 14
form-contest-options-label = Opções: vale rating, fins de semana livres
contest-option-rated = vale rating
contest-option-weekends = fins de semana livres

## Contests: answers

contest-proposed = O confronto { $number } está proposto. O cartão dele nos dois servidores mostra o que acontece.
contest-accepted = Você aceitou o confronto { $number }. Os membros dos dois servidores já podem se inscrever.
contest-declined = Você recusou o confronto { $number }.
contest-changed = Você fez outra proposta para o confronto { $number }. Agora o outro servidor responde.
contest-ask-call-off = **Cancelar o confronto { $number }, { $home } – { $away }?** Não dá para desfazer.
contest-called-off = O confronto { $number } está cancelado.
contest-captain-named = A equipe deste servidor no confronto { $number } tem novo comando.
contest-ready-noted = Anotado. O confronto { $number } começa assim que as duas equipes estiverem prontas ou quando as inscrições acabarem.
contest-unready-noted = Anotado. O confronto { $number } começa quando as inscrições acabarem, a não ser que as duas equipes estejam prontas antes.
contest-shown-here = O confronto { $number } passa a ser mostrado neste canal.
contest-joined = Sua inscrição no confronto { $number } está feita. Sua partida começa sozinha.
contest-left = Você não joga no confronto { $number }.
contest-substituted = { $user } assume o lugar, e a partida começa de novo.
contests-none = Este servidor ainda não jogou nenhum confronto. `/contest challenge` desafia outro servidor.
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

servers-none = Ainda não há servidores abertos a confrontos. `/server open` abre este.
servers-head = **Servidores abertos a confrontos**
servers-line = **{ $server }** · { $languages } · jogos: { $games }
servers-table-title = { $all ->
    [yes] **Tabela de servidores, desde sempre**: { $pool }
   *[no] **Tabela de servidores, { $season }**: { $pool }
}
servers-table-none = Ainda não terminou nenhum confronto.
select-server-page = Ver a página de um servidor
servers-table-line = **{ $server }**: { $points } pontos de confronto, { $halves } de { $boards } pontos de tabuleiro, { $contests ->
    [one] { $contests } confronto
   *[other] { $contests } confrontos
}, oponentes { $strength }
servers-table-legend = Um confronto vencido vale 2 pontos, um empatado 1. Depois contam os pontos de tabuleiro e então os oponentes: os pontos de confronto deles em média.
servers-column-server = Servidor
servers-column-points = PC
servers-column-halves = PT
servers-column-strength = Opon.
button-season-now = Esta temporada
button-all-time = Desde sempre
server-page-open = Aberto a confrontos · { $languages } · jogos: { $games }
server-page-none = Ainda não terminou nenhum confronto.
server-page-row = Posição { $place } desde sempre: { $points } pontos de confronto e { $halves } de { $boards } pontos de tabuleiro em { $contests ->
    [one] { $contests } confronto
   *[other] { $contests } confrontos
}
server-page-members = Melhores membros:
server-page-record = Retrospecto:
server-page-member = { $player }: { $halves } de { $boards }
server-page-against = { $server }: { $won } vencidos, { $drawn } empatados, { $lost } perdidos; pontos de tabuleiro { $own }–{ $theirs }

## Contests: refusals

refused-no-contest = Não há confronto { $number } neste servidor. `/contest list` mostra os que há.
refused-which-contest = Diga qual confronto: escolha na opção `confronto`.
refused-no-such-server = Não encontro nenhum servidor aberto por “{ $name }”. Escolha um da lista ou digite o código, que está com quem o gerencia.
refused-several-servers = Vários servidores abertos se chamam “{ $name }”. Escolha um da lista ou digite o código, que está com quem o gerencia.
refused-absent-server = No momento não estou no servidor “{ $name }”, então ninguém lá poderia responder. Tente de novo quando eu voltar.
refused-contest-gone = No momento não estou no servidor “{ $name }”, então não dá para montar nenhum tabuleiro. As inscrições continuam; diga de novo que a equipe está pronta quando eu voltar.
refused-contest-not-open = Primeiro abra este servidor com `/server open`, para que eu saiba onde mostrar o confronto aqui.
refused-contest-itself = Um servidor não joga contra si mesmo. Escolha outro.
refused-not-the-captain = Só quem comanda a equipe e quem pode gerenciar este servidor pode fazer isso.
refused-contest-boards = Um confronto tem de 1 a { $most } tabuleiros.
refused-contest-days = Há de 1 a { $most } dias para se inscrever.
refused-no-such-game = Não conheço nenhum jogo chamado “{ $name }”.
refused-no-such-term = Não dá para combinar “{ $name }”. Escreva { $rated } ou { $weekends }, os dois separados por vírgula, ou nada.
refused-contest-pace = Confrontos são jogados com dias por jogada ou com uma reserva de dias. Escolha um ritmo assim.
refused-many-contests = Este servidor já participa de { $most } confrontos. Terminem ou cancelem um primeiro.
refused-their-many-contests = O outro servidor participa de tantos confrontos quanto pode. Tente de novo quando um terminar.
refused-many-proposals = Este servidor propôs muitos confrontos ultimamente. O próximo pode ser proposto { $until }.
refused-abort-in-contest = A partida { $id } é um tabuleiro de um confronto entre dois servidores e não pode ser encerrada sem resultado. Você pode decidir contra o membro deste servidor ou deixá-la continuar.
refused-contest-refused-before = O outro servidor recusou um confronto ou não respondeu. Só dá para desafiá-lo de novo { $wait } depois, { $until }.
refused-contest-not-over = O confronto { $number } entre os dois servidores ainda não terminou.
refused-they-answer = Quem responde a esta proposta é o outro servidor.
refused-contest-not-now = { $state ->
    [proposed] O confronto só está proposto: primeiro os dois servidores têm de concordar.
    [signing-up] Os tabuleiros ainda não estão montados.
    [running] Os tabuleiros já estão montados e as inscrições terminaram.
    [over] O confronto terminou.
    [declined] O confronto foi recusado.
    [withdrawn] O confronto foi cancelado.
   *[lapsed] O confronto expirou.
}
refused-other-team = { $self ->
    [yes] Neste confronto você já joga pelo outro servidor.
   *[no] Neste confronto { $user } joga pelo outro servidor.
} Ninguém joga pelos dois.
refused-not-signed-up = { $self ->
    [yes] Você não se inscreveu neste confronto. “Participar” no cartão dele inscreve você.
   *[no] { $user } não se inscreveu neste confronto.
}
refused-full-team = Há { $most } membros inscritos neste servidor, e não cabe mais ninguém.
refused-no-board = { $user } não está em nenhum tabuleiro ainda em jogo.
refused-begun-in-earnest = A partida de { $user } começou: os dois fizeram duas jogadas. Ela é jogada até o fim.
refused-no-reserve = Não há reserva que jogue este jogo, então o tabuleiro fica como está. A reserva se inscreve antes de os tabuleiros serem montados.
refused-many-replaced = Esta equipe já fez { $most ->
    [one] { $most } substituição
   *[other] { $most } substituições
}: no máximo na metade dos tabuleiros. O tabuleiro fica como está.
refused-too-few = Há inscritos de menos: ainda não dá para montar nenhum tabuleiro. Assim que houver alguém inscrito por cada servidor, você pode dizer que a equipe está pronta.
refused-no-captain = { $user } não pode comandar a equipe: tem de ser membro deste servidor, e não um bot.
