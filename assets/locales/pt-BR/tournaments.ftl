### Os torneios de um servidor.

## Comandos

command-tournament = Os torneios deste servidor: participe, veja como estão ou crie um
command-tournament-create = Anuncie um torneio em que os membros podem participar
command-tournament-create-name = Como se chama
    .name = nome
command-tournament-create-system = Quem joga contra quem
    .name = sistema
command-tournament-create-game = Qual jogo
    .name = jogo
command-tournament-create-rounds = Quantas rodadas tem um suíço; em branco, cinco
    .name = rodadas
command-tournament-create-pace = Quanto tempo há para jogar; em branco, o ritmo comum deste servidor
    .name = ritmo
command-tournament-create-rated = Se as partidas valem rating; valem se você deixar vazio
    .name = rating
command-tournament-create-round-days = Após quantos dias vem a próxima rodada, mesmo com partidas em andamento
    .name = dias-por-rodada
command-tournament-create-first-move-days = Quantos dias há para a primeira jogada; quem não comparece perde
    .name = dias-primeira-jogada
command-tournament-create-at-once = Se todas as partidas de um todos contra todos começam juntas
    .name = juntas
command-tournament-create-managers = Um cargo cujos membros também dirigem o torneio
    .name = direção
command-tournament-create-size = Quantas casas de largura tem o tabuleiro, em jogos com vários tamanhos
    .name = tamanho
command-tournament-list = Veja os torneios deste servidor
command-tournament-show = Veja um torneio: quem participa, quem joga contra quem e como está
command-tournament-show-tournament = Qual, se não for o mais novo
    .name = torneio
command-tournament-show-here = Se todos o veem aqui a partir de agora; para a direção
    .name = aqui
command-tournament-join = Participe de um torneio
command-tournament-join-tournament = Qual, se não for o mais novo
    .name = torneio
command-tournament-leave = Saia de um torneio; se já começou, depois da rodada em andamento
command-tournament-leave-tournament = Qual, se não for o mais novo
    .name = torneio
command-tournament-pair = Comece um torneio ou emparceire já a próxima rodada; para a direção
command-tournament-pair-tournament = Qual, se não for o mais novo
    .name = torneio
command-tournament-adjudicate = Decida uma partida de um torneio; para a direção
command-tournament-adjudicate-match = Qual partida
    .name = partida
command-tournament-adjudicate-result = Quanto ela vale
    .name = resultado
command-tournament-withdraw = Tire alguém de um torneio; para a direção
command-tournament-withdraw-player = Quem sai
    .name = jogador
command-tournament-withdraw-tournament = Qual, se não for o mais novo
    .name = torneio
command-tournament-cancel = Cancele um torneio; as partidas em andamento continuam; para a direção
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
        [0] Ninguém participa ainda. Clique em **Participar** para jogar.
        [one] Uma pessoa participa. Clique em **Participar** para jogar também.
       *[other] { $count } pessoas participam. Clique em **Participar** para jogar também.
    }
tournament-running = Rodada { $round } de { $rounds }.
tournament-until = A rodada deve acabar { $until }. Depois vem a próxima; uma partida em andamento continua.
tournament-over = Terminou. Primeiro lugar: { $winners }
tournament-cancelled = Foi cancelado.
tournament-players = Participam:
tournament-games = Partidas:
tournament-standings-swiss = Classificação, com pontos, Buchholz sem o mais baixo e Sonneborn-Berger:
tournament-standings-round-robin = Classificação, com pontos e Sonneborn-Berger:
tournament-standings-knockout = Classificação, com duelos vencidos:
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
tournaments-none = Ainda não houve torneio aqui. Membros com “Gerenciar servidor” criam um com `/tournament create`.
tournament-listed = **{ $name }** (#{ $number }): { $game }, { $system }, { $players ->
        [one] uma pessoa
       *[other] { $players } pessoas
    }, { $stage ->
        [sign-up] inscrições abertas
        [running] em andamento
        [over] terminado
       *[other] cancelado
    }
tournament-made = O torneio { $number } está anunciado em { $channel }. A inscrição é lá. Quando houver gente suficiente, comece-o com `/tournament pair`.
tournament-shown = O torneio { $number } aparece em { $channel } a partir de agora.
tournament-entered = Você participa do torneio { $number }. Suas partidas começam sozinhas; `/tournament leave` tira você dele.
tournament-entered-late = Você participa do torneio { $number } a partir da rodada { $round }. Cada rodada perdida vale meio ponto.
tournament-left = Fora do torneio { $number }. `/tournament join` permite voltar.
tournament-withdrawn = Fora do torneio { $number }: não haverá mais partidas. Uma partida em andamento continua e ainda conta.
tournament-paired = A rodada { $round } do torneio { $number } está emparceirada. As partidas começam agora.
tournament-called-off = O torneio { $number } está cancelado. As partidas em andamento continuam.
tournament-ask-cancel = **Cancelar o torneio { $number }, { $name }?** Não dá para desfazer. As partidas em andamento continuam.
tournament-ask-withdraw = { $self ->
        [yes] **Sair do torneio { $number }?**
       *[no] **Tirar { $player } do torneio { $number }?**
    } { $stage ->
        [running] Não haverá mais partidas nem volta; uma partida em andamento continua e ainda conta.
       *[sign-up] Enquanto não começar, `/tournament join` permite voltar.
    }
tournament-adjudicated = A partida { $id } está decidida.
tournament-file = O torneio { $number } como arquivo de relatório da FIDE. `courtier tournament pair` e programas de árbitros o leem.

## Recusas

refused-no-tournament = Esse torneio não existe aqui. `/tournament list` mostra todos.
refused-not-manager = Só podem fazer isso membros com “Gerenciar servidor” ou com o cargo dado ao torneio.
refused-tournament-over = Este torneio terminou.
refused-tournament-late = É tarde para participar deste torneio.
refused-tournament-full = Este torneio está cheio: tem 128 vagas.
refused-tournament-entered = Você já participa deste torneio.
refused-tournament-not-entered = Esse membro não participa deste torneio.
refused-tournament-withdrawn = Quem sai de um torneio em andamento não pode voltar a ele.
refused-tournament-few = É preciso ter pelo menos { $count ->
        [one] uma pessoa
       *[other] { $count } pessoas
    }.
refused-tournament-rounds = Um suíço tem de 1 a 30 rodadas.
refused-tournament-still-played = { $count ->
        [one] Uma partida continua
       *[other] { $count } partidas continuam
    } em andamento, e antes nada pode ser emparceirado. `/tournament adjudicate` decide uma partida.
refused-no-tournament-match = A partida { $id } não é de nenhum torneio.
refused-tournament-name = Um nome tem de 2 a 60 letras.
help-tournaments = **Juntos:** com `/tournament` você participa de um torneio deste servidor ou vê como ele está, a direção faz este servidor participar do de outro com `/tournament take-part`, e com `/ladder` você sobe: desafie quem está até três lugares acima de você.
