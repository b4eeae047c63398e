### Os torneios de um servidor.

## Comandos

choice-system-swiss = Suíço (quem tem pontos iguais se enfrenta)
choice-system-round-robin = Todos contra todos
choice-system-double-round-robin = Todos contra todos, ida e volta
choice-system-knockout = Eliminatório (quem perde está fora)
choice-result-first = Vence quem começa
choice-result-second = Vence quem joga em segundo
choice-result-draw = Empate
choice-result-first-unplayed = Vence quem começa, por ausência
choice-result-second-unplayed = Vence quem joga em segundo, por ausência
choice-result-unplayed = Ninguém compareceu
button-result-wins = Vence { $player }
button-result-forfeit = Vence { $player } por ausência
choice-tournament = { $id } { $tournament } ({ $game })
choice-tournament-match = Rodada { $round }, { $id }: { $first } – { $second }
choice-tournament-own-match = sua partida: outra pessoa decide

## O que todos veem

tournament-title = 🏆 **{ $name }** · torneio { $number }{ $part ->
    [round] { "" }, rodada { $round }
    [result] { "" }, resultado
   *[all] { "" }
}
tournament-round-name = { $part ->
    [quarterfinal] Quartas de final
    [semifinal] Semifinais
    [final] Final
   *[round] Rodada { $round }
}
tournament-terms = { $game } · { $system } · { $pace } · { $rated ->
        [yes] valendo rating
       *[other] sem rating
    }
tournament-rounds = { $count ->
        [one] Uma rodada.
       *[other] { $count } rodadas.
    }
tournament-sign-up = { $count ->
        [0] Ninguém se inscreveu ainda.
        [one] Uma pessoa se inscreveu.
       *[other] { $count } pessoas se inscreveram.
    }
tournament-starts = Começa em { $at } ({ $when }); inscreva-se antes disso.
tournament-starts-full = Começa quando { $count } pessoas participarem; a organização pode começar antes.
tournament-starts-managed = A organização inicia o torneio.
tournament-too-few = Na hora de começar, poucos tinham se inscrito. A organização pode começar mesmo assim ou editar o torneio.
tournament-least = Precisa de pelo menos { $count } participantes.
tournament-most = No máximo { $count } pessoas podem participar.
tournament-running = Rodada { $round } de { $rounds }.
tournament-until = A rodada deve acabar { $until }; as partidas em andamento continuam.
tournament-over = Terminou. Primeiro lugar: { $winners }
tournament-cancelled = Foi cancelado.
tournament-players = Participantes:
tournament-games = Partidas:
tournament-standings-swiss = Classificação (pontos, depois dois desempates):
tournament-standings-round-robin = Classificação (pontos, depois um desempate):
tournament-standings-knockout = Classificação:
tournament-withdrawn-player = { $player } (saiu)
tournament-bye = { $player } folga nesta rodada
bracket-bye = folga
podium-game = { $game } · { $count ->
        [one] { $count } pessoa
       *[other] { $count } pessoas
    }
podium-points = Pontos: { $points }
alt-podium = Pódio do torneio “{ $tournament }” ({ $game })
alt-lineup = Participantes do torneio “{ $tournament }” ({ $game })
button-join = Participar
button-leave = Sair

## Respostas

tournaments = Torneios:
tournaments-none = Ainda não há torneios aqui. Membros com “Gerenciar servidor” os criam com `/tournament`.
tournaments-none-managing = Ainda não há torneios aqui. **Novo torneio** cria um.
tournament-listed = **{ $name }** (#{ $number }): { $game }, { $system }, { $players ->
        [one] { $players } pessoa
       *[other] { $players } pessoas
    }, { $stage ->
        [sign-up] inscrições abertas
        [running] em andamento
        [over] terminado
       *[other] cancelado
    }
tournament-made = O torneio { $number } foi anunciado em { $channel }. Quando houver gente suficiente, comece-o lá com **Gerenciar**.
tournament-made-full = O torneio { $number } foi anunciado em { $channel }. Começa quando { $count } pessoas participarem; com **Gerenciar** você pode começar antes.
tournament-made-starts = O torneio { $number } foi anunciado em { $channel }. Ele começa sozinho em { $at } ({ $when }) se houver gente suficiente.
tournament-shown = { $channel } agora mostra o torneio { $number }.
tournament-entered = Você se inscreveu no torneio { $number }. Suas partidas começam sozinhas.
tournament-entered-late = Você joga no torneio { $number } a partir da rodada { $round }. Cada rodada perdida vale meio ponto.
tournament-left = Inscrição no torneio { $number } desfeita. Dá para se inscrever de novo até o torneio começar.
tournament-withdrawn = Saída do torneio { $number } confirmada. Uma partida em andamento continua e ainda conta.
tournament-paired = A rodada { $round } do torneio { $number } começou.
tournament-called-off = O torneio { $number } está cancelado.
tournament-ask-cancel = **Cancelar o torneio { $number }, { $name }?** Não dá para desfazer. As partidas em andamento continuam.
tournament-ask-withdraw = { $self ->
        [yes] **Sair do torneio { $number }?**
       *[no] **Tirar { $player } do torneio { $number }?**
    } { $stage ->
        [running] É definitivo; uma partida em andamento continua e ainda conta.
       *[sign-up] Dá para voltar até que ele comece.
    }
tournament-adjudicated = O resultado da partida { $id } está definido.
tournament-file = O torneio { $number } como arquivo de relatório da FIDE (TRF), para programas de emparceiramento.

## Recusas

refused-no-tournament = Esse torneio não existe aqui. `/tournament` mostra todos.
refused-tournament-over = Este torneio terminou.
refused-tournament-late = É tarde demais para participar deste torneio.
refused-full = { $what ->
    [team] Esta equipe está completa
    [tournament] Este torneio está completo
   *[ladder] Esta escada está completa
}, com { $most } pessoas. Você pode entrar se alguém sair.
refused-tournament-many-open = { $who ->
    [you] Você já organiza { $count } torneios aqui
   *[server] Este servidor já tem { $count } torneios abertos
}, o limite. Espere um terminar ou cancele um.
refused-tournament-many-made = Muitos torneios foram criados aqui ultimamente. Você pode criar o próximo { $until }.
refused-tournament-draft = Este rascunho não existe mais. Comece de novo com `/tournament`.
refused-tournament-started = Este torneio já começou e não pode mais ser mudado.
refused-tournament-more = { $count } pessoas já se inscreveram. Tire alguém antes ou permita mais.
refused-tournament-limits = Um torneio tem de 3 a 128 participantes e o mínimo não pode passar do máximo.
refused-tournament-start-time = Não posso começar o torneio nessa hora. Escreva uma hora dentro do próximo ano, como “sexta 20h” ou “2026-12-05 18:00”, no seu fuso (`/settings`).
refused-tournament-start-day = A que horas? Escreva a hora junto com o dia, como “sexta 20h” ou “2026-12-05 18:00”.
refused-tournament-not-shown = O torneio está sendo anunciado. Tente de novo em um instante.
refused-tournament-entered = Você já participa deste torneio.
refused-tournament-not-entered = Essa pessoa não participa deste torneio.
refused-tournament-you-not-entered = Você não participa deste torneio.
refused-tournament-withdrawn = Quem sai de um torneio em andamento não pode voltar.
refused-tournament-few = O torneio precisa de pelo menos { $count ->
        [one] uma pessoa
       *[other] { $count } pessoas
    }.
refused-tournament-rounds = Um torneio suíço tem de 1 a 30 rodadas.
refused-tournament-days = Uma rodada tem de 1 a 365 dias, e uma primeira jogada, de 1 a 60.
refused-tournament-unfinished = { $count ->
    [one] Uma partida continua
   *[other] { $count } partidas continuam
} em andamento{ $then ->
    [decide] { "" }, então a próxima rodada não pode começar. Defina primeiro o que falta.
   *[early] { "" }. Você também pode começar a próxima rodada antes.
}
refused-no-tournament-match = A partida { $id } não é de nenhum torneio.
refused-tournament-name = O nome de um torneio tem de 2 a 60 letras.
help-tournaments = **Juntos:** participe de torneios com `/tournament`; a organização os cria ali e pode inscrever este servidor nos de outros. Com `/ladder`, desafie quem está até três lugares acima de você.

button-tournament-manage = Gerenciar
button-tournament-start = Começar
button-tournament-edit = Nome, hora, vagas
button-tournament-next-round = Começar próxima rodada
button-tournament-next-round-early = Começar a rodada antes
button-tournament-correct = Corrigir um resultado
button-tournament-enter-named = Entrar em outro torneio
form-tournament-match-label = Número da partida
form-tournament-number-label = Número ou código do torneio
tournament-correct = Qual deve ser o resultado da partida { $id }?
button-tournament-remove-player = Tirar alguém
button-show-here = Mostrar aqui
button-tournament-export = Arquivo de resultados (TRF)
button-tournament-stop = Cancelar torneio
tournament-decide = Qual é o resultado da partida { $id }?
tournament-decide-knockout = Um empate é jogado de novo com os lados trocados. Se empatar outra vez, passa quem jogou em segundo na primeira partida.
tournament-remove-which = Quem deve sair?
select-tournament-game = Definir ou corrigir um resultado…
select-tournament-player = Escolha quem sai…
select-tournament = Abrir um torneio…
select-tournament-elsewhere = Inscrever este servidor em…
button-tournament-new = Novo torneio
select-tournament-system = Quem joga contra quem…
select-tournament-new-game = Qual jogo…
tournament-draft = **Publicar este torneio?** É isto que todos verão:
tournament-usual-name = { $game } · { $system ->
    [swiss] Suíço
    [round-robin] Todos contra todos
    [double-round-robin] Todos contra todos, ida e volta
   *[knockout] Mata-mata
}
button-founding-pace = Mudar o ritmo
button-founding-size = Mudar o tamanho do tabuleiro
button-founding-days = Limitar os dias
button-founding-at-once = { $on ->
    [yes] Começar rodada a rodada
   *[no] Começar todas as partidas juntas
}
button-founding-servers = Abrir a outros servidores
button-founding-managers = Deixar um cargo organizar
button-founding-no-managers = Tirar o cargo
select-founding-servers = Quais servidores podem participar…
select-founding-managers = Um cargo que também organiza…
form-founding-round-label = Dias por rodada
form-founding-round-placeholder = vazio: espera a última partida
form-founding-first-move-label = Dias para a primeira jogada de cada um
form-founding-first-move-placeholder = vazio: quem não comparece não perde
tournament-draft-size = Tabuleiro: { $size }×{ $size }.
tournament-draft-servers = Podem participar: { $servers }.
tournament-draft-managers = Também organiza: { $role }.
form-tournament-name-label = Nome
form-tournament-name-placeholder = por exemplo: Copa de Inverno
form-tournament-rounds-label = Rodadas, em um torneio suíço
form-tournament-rounds-placeholder = deixe em branco para cinco
form-tournament-edit-title = Editar o torneio
form-tournament-starts-label = Início (vazio: quando lotar ou por você)
form-tournament-starts-placeholder = sexta 20h ou 2026-12-05 18:00
form-tournament-least-label = Mínimo para um início automático
form-tournament-count-placeholder = deixe em branco para { $count }
form-tournament-most-label = Máximo de participantes
