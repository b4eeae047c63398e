### Os torneios de um servidor.

## Comandos

command-tournament = Torneios deste servidor: participe, veja como estão ou crie um
command-tournament-create = Anuncie um torneio em que os membros podem se inscrever
command-tournament-create-name = O nome do torneio
    .name = nome
command-tournament-create-system = Quem joga contra quem
    .name = sistema
command-tournament-create-game = Qual jogo
    .name = jogo
command-tournament-create-rounds = Número de rodadas de um suíço; deixe em branco para cinco
    .name = rodadas
command-tournament-create-pace = Quanto tempo há para jogar; deixe em branco para o ritmo padrão deste servidor
    .name = ritmo
command-tournament-create-rated = Partidas valendo rating; deixe em branco para sim
    .name = rating
command-tournament-create-round-days = Dias por rodada; depois vem a próxima, mesmo com partidas em andamento
    .name = dias-por-rodada
command-tournament-create-first-move-days = Dias para a primeira jogada de uma partida; quem não comparece perde
    .name = dias-primeira-jogada
command-tournament-create-at-once = Comece todas as partidas de um todos contra todos ao mesmo tempo
    .name = juntas
command-tournament-create-managers = Um cargo cujos membros também organizam o torneio
    .name = organização
command-tournament-create-size = Largura do tabuleiro em casas, em jogos com vários tamanhos
    .name = tamanho
command-tournament-list = Veja os torneios deste servidor
command-tournament-show = Veja um torneio: participantes, emparceiramentos e classificação
command-tournament-show-tournament = Qual, se não for o mais novo
    .name = torneio
command-tournament-show-here = Mostre o torneio a todos aqui a partir de agora; para a organização
    .name = aqui
command-tournament-join = Participe de um torneio
command-tournament-join-tournament = Qual, se não for o mais novo
    .name = torneio
command-tournament-leave = Saia de um torneio; se já começou, depois da rodada em andamento
command-tournament-leave-tournament = Qual, se não for o mais novo
    .name = torneio
command-tournament-pair = Comece um torneio ou emparceire já a próxima rodada; para a organização
command-tournament-pair-tournament = Qual, se não for o mais novo
    .name = torneio
command-tournament-adjudicate = Defina o resultado de uma partida de um torneio; para a organização
command-tournament-adjudicate-match = Qual partida
    .name = partida
command-tournament-adjudicate-result = O resultado
    .name = resultado
command-tournament-withdraw = Tire alguém de um torneio; para a organização
command-tournament-withdraw-player = Quem sai
    .name = membro
command-tournament-withdraw-tournament = Qual, se não for o mais novo
    .name = torneio
command-tournament-cancel = Cancele um torneio (as partidas em andamento continuam); para a organização
command-tournament-cancel-tournament = Qual
    .name = torneio
command-tournament-export = Receba um torneio como arquivo (TRF) para programas de árbitros
command-tournament-export-tournament = Qual, se não for o mais novo
    .name = torneio
choice-system-swiss = Suíço
choice-system-round-robin = Todos contra todos
choice-system-double-round-robin = Todos contra todos, ida e volta
choice-system-knockout = Eliminatório
choice-result-first = Vence quem começa
choice-result-second = Vence quem joga em segundo
choice-result-draw = Empate
choice-result-first-unplayed = Vence quem começa, por ausência
choice-result-second-unplayed = Vence quem joga em segundo, por ausência
choice-result-unplayed = Ninguém compareceu
choice-tournament = { $id } { $tournament } ({ $game })

## O que todos veem

tournament-title = 🏆 **{ $name }** · torneio { $number }
tournament-round-title = **{ $name }** · torneio { $number }, rodada { $round }
tournament-result-title = 🏆 **{ $name }** · torneio { $number }, resultado
tournament-round-name = Rodada { $round }
tournament-terms = { $game } · { $system } · { $pace } · { $rated ->
        [yes] valendo rating
       *[other] sem rating
    }
tournament-rounds = { $count ->
        [one] Tem uma rodada.
       *[other] Tem { $count } rodadas.
    }
tournament-sign-up = { $count ->
        [0] Ninguém se inscreveu ainda. Clique em **Participar** para jogar.
        [one] Uma pessoa se inscreveu. Clique em **Participar** para jogar também.
       *[other] { $count } pessoas se inscreveram. Clique em **Participar** para jogar também.
    }
tournament-running = Rodada { $round } de { $rounds }.
tournament-until = A rodada deve acabar { $until }. Depois vem a próxima; as partidas em andamento continuam.
tournament-over = Terminou. Primeiro lugar: { $winners }
tournament-cancelled = Foi cancelado.
tournament-players = Participantes:
tournament-games = Partidas:
tournament-standings-swiss = Classificação (pontos, Buchholz sem o mais baixo, Sonneborn-Berger):
tournament-standings-round-robin = Classificação (pontos, Sonneborn-Berger):
tournament-standings-knockout = Classificação (duelos vencidos):
tournament-withdrawn-player = { $player } (saiu)
tournament-bye = { $player } folga
tournament-more = { $count ->
        [one] … e mais uma linha
       *[other] … e mais { $count } linhas
    }
button-join-tournament = Participar
button-leave-tournament = Sair

## Respostas

tournaments = Torneios:
tournaments-none = Ainda não houve torneio aqui. Membros com “Gerenciar servidor” podem criar um com `/tournament create`.
tournament-listed = **{ $name }** (#{ $number }): { $game }, { $system }, { $players ->
        [one] { $players } pessoa
       *[other] { $players } pessoas
    }, { $stage ->
        [sign-up] inscrições abertas
        [running] em andamento
        [over] terminado
       *[other] cancelado
    }
tournament-made = O torneio { $number } foi anunciado em { $channel }. Os membros se inscrevem lá. Quando houver gente suficiente, comece-o com `/tournament pair`.
tournament-shown = O torneio { $number } aparece em { $channel } a partir de agora.
tournament-entered = Você se inscreveu no torneio { $number }. Suas partidas começam sozinhas; `/tournament leave` desfaz a inscrição.
tournament-entered-late = Você se inscreveu no torneio { $number } e joga a partir da rodada { $round }. Cada rodada perdida conta como folga e vale meio ponto.
tournament-left = Inscrição no torneio { $number } desfeita. `/tournament join` permite voltar.
tournament-withdrawn = Fora do torneio { $number }: não haverá mais emparceiramentos. Uma partida em andamento continua e ainda conta.
tournament-paired = A rodada { $round } do torneio { $number } está emparceirada. As partidas começam agora.
tournament-called-off = O torneio { $number } está cancelado. As partidas em andamento continuam.
tournament-ask-cancel = **Cancelar o torneio { $number }, { $name }?** Não dá para desfazer. As partidas em andamento continuam.
tournament-ask-withdraw = { $self ->
        [yes] **Sair do torneio { $number }?**
       *[no] **Tirar { $player } do torneio { $number }?**
    } { $stage ->
        [running] Não haverá mais emparceiramentos, e não dá para voltar; uma partida em andamento continua e ainda conta.
       *[sign-up] Enquanto não começar, `/tournament join` permite voltar.
    }
tournament-adjudicated = O resultado da partida { $id } está definido.
tournament-file = O torneio { $number } como arquivo de relatório da FIDE. `courtier tournament pair` e programas de árbitros o leem.

## Recusas

refused-no-tournament = Esse torneio não existe aqui. `/tournament list` mostra todos.
refused-not-manager = Só membros com “Gerenciar servidor” ou com o cargo da organização do torneio podem fazer isso.
refused-tournament-over = Este torneio terminou.
refused-tournament-late = É tarde demais para participar deste torneio.
refused-tournament-full = Este torneio tem 128 participantes, e esse é o limite. Você pode entrar se alguém sair.
refused-tournament-entered = Você já participa deste torneio.
refused-tournament-not-entered = Essa pessoa não participa deste torneio.
refused-tournament-withdrawn = Quem sai de um torneio em andamento não pode voltar a ele.
refused-tournament-few = O torneio precisa de pelo menos { $count ->
        [one] uma pessoa
       *[other] { $count } pessoas
    }. Espere mais inscrições.
refused-tournament-rounds = Um suíço tem de 1 a 30 rodadas.
refused-tournament-still-played = { $count ->
        [one] Uma partida continua
       *[other] { $count } partidas continuam
    } em andamento, então a próxima rodada ainda não pode ser emparceirada. `/tournament adjudicate` define um resultado.
refused-no-tournament-match = A partida { $id } não é de nenhum torneio.
refused-tournament-name = O nome de um torneio tem de 2 a 60 letras.
help-tournaments = **Juntos:** com `/tournament` você participa de um torneio deste servidor ou vê como ele está. Com `/tournament take-part`, a organização inscreve este servidor no torneio de outro. Com `/ladder`, desafie quem está até três lugares acima de você.
