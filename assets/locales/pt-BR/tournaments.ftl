### Os torneios de um servidor.

## Comandos

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
        [one] Será uma só rodada.
       *[other] Serão { $count } rodadas.
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
tournaments-none = Ainda não houve torneio aqui. Membros com “Gerenciar servidor” podem criar um com `/tournament`.
tournament-listed = **{ $name }** (#{ $number }): { $game }, { $system }, { $players ->
        [one] { $players } pessoa
       *[other] { $players } pessoas
    }, { $stage ->
        [sign-up] inscrições abertas
        [running] em andamento
        [over] terminado
       *[other] cancelado
    }
tournament-made = O torneio { $number } foi anunciado em { $channel }. Os membros se inscrevem lá. Quando houver gente suficiente, comece-o com `/tournament`.
tournament-shown = O torneio { $number } aparece em { $channel } a partir de agora.
tournament-entered = Você se inscreveu no torneio { $number }. Suas partidas começam sozinhas; `/tournament` desfaz a inscrição.
tournament-entered-late = Você se inscreveu no torneio { $number } e joga a partir da rodada { $round }. Cada rodada perdida conta como folga e vale meio ponto.
tournament-left = Inscrição no torneio { $number } desfeita. `/tournament` permite voltar.
tournament-withdrawn = Fora do torneio { $number }: não haverá novas partidas. Uma partida em andamento continua e ainda conta.
tournament-paired = A rodada { $round } do torneio { $number } está emparceirada. As partidas começam agora.
tournament-called-off = O torneio { $number } está cancelado. As partidas em andamento continuam.
tournament-ask-cancel = **Cancelar o torneio { $number }, { $name }?** Não dá para desfazer. As partidas em andamento continuam.
tournament-ask-withdraw = { $self ->
        [yes] **Sair do torneio { $number }?**
       *[no] **Tirar { $player } do torneio { $number }?**
    } { $stage ->
        [running] Quem sai não recebe novas partidas nem pode voltar; uma partida em andamento continua e ainda conta.
       *[sign-up] Enquanto não começar, `/tournament` permite voltar.
    }
tournament-adjudicated = O resultado da partida { $id } está definido.
tournament-file = O torneio { $number } como arquivo de relatório da FIDE. `courtier tournament pair` e programas de árbitros o leem.

## Recusas

refused-no-tournament = Esse torneio não existe aqui. `/tournament` mostra todos.
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
    } em andamento, então a próxima rodada ainda não pode ser emparceirada. `/tournament` define um resultado.
refused-no-tournament-match = A partida { $id } não é de nenhum torneio.
refused-tournament-name = O nome de um torneio tem de 2 a 60 letras.
help-tournaments = **Juntos:** com `/tournament` você participa de um torneio deste servidor ou vê como ele está. A organização pode inscrever este servidor no torneio de outro. Com `/ladder`, desafie quem está até três lugares acima de você.

button-tournament-start = Começar
button-tournament-next-round = Começar próxima rodada
button-tournament-decide = Definir resultado
button-tournament-remove-player = Tirar alguém
button-tournament-here = Mostrar aqui
button-tournament-export = Arquivo de relatório
button-tournament-stop = Cancelar torneio
tournament-decide-which = Qual partida precisa de um resultado?
tournament-decide = Qual é o resultado da partida { $id }?
tournament-decide-none = Todas as partidas deste torneio têm resultado.
tournament-remove-which = Quem deve sair?
select-tournament-game = Escolha uma partida…
select-tournament-player = Escolha quem sai…
select-tournament = Abrir um torneio…
select-tournament-elsewhere = Inscrever este servidor em…
button-tournament-new = Novo torneio
tournament-new = **Um novo torneio.** Escolha o jogo e quem joga contra quem; depois, dê um nome a ele. `/tournament` tem mais opções: ritmo, dias por rodada, outros servidores.
select-tournament-system = Quem joga contra quem…
select-tournament-new-game = Qual jogo…
button-tournament-name = Dar um nome
form-tournament-title = Novo torneio
form-tournament-name-label = Nome
form-tournament-name-placeholder = por exemplo: Copa de Inverno
form-tournament-rounds-label = Rodadas, se for um suíço
form-tournament-rounds-placeholder = deixe em branco para cinco
