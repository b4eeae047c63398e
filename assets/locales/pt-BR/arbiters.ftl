### O que a organização de torneios e escadas precisa: prazos, partidas sem resultado, decisões.

## O que todos veem

tournament-first-move = Quem não fizer sua primeira jogada de uma partida em { $days ->
        [one] um dia
       *[other] { $days } dias
    } perde a partida. O tempo em que não pôde jogar não conta.
tournament-round-days = Uma rodada dura { $days ->
        [one] um dia
       *[other] { $days } dias
    }. Depois vem a próxima; as partidas em andamento continuam.
tournament-at-once = Todas as partidas começam juntas.
tournament-undecided = { $players } { $id } ainda não tem resultado. A organização define um com `/tournament`.
challenge-on-ladder = 🪜 Partida da escada: se quem desafia vencer, fica com o lugar do oponente.
challenge-on-ladder-refused = Quem não responder a tempo, ou recusar a mesma pessoa duas vezes em { $span }, também perde o lugar.
challenge-ladder-declined = 🪜 Se { $challenged } recusar { $challenger } mais uma vez em { $span }, { $challenger } fica com o lugar na escada.
challenge-ladder-lost = 🪜 { $challenger } fica com o lugar de { $challenged } na escada. `/ladder` mostra a nova ordem.
result-on-ladder = 🪜 Esta foi uma partida da escada. `/ladder` mostra a nova ordem.

## Respostas

tournament-fewer-rounds = Há só { $count ->
        [one] uma rodada
       *[other] { $count } rodadas
    }, porque ninguém enfrenta o mesmo oponente duas vezes.
tournament-one-by-one = As rodadas vêm uma após a outra, porque no máximo 100 partidas podem começar juntas.
ruling-undecided = O torneio { $number } precisa de um resultado: a organização define um com `/tournament`.
ruling-kept = O torneio { $number } continua contando a partida como antes.
ruling-ladder = A ordem da escada fica como está.
log-adjudicated = { $moderator } decidiu { $id } no torneio: { $result }

## Recusas

refused-tournament-useless = { $option ->
        [rounds] Só em um suíço você pode escolher o número de rodadas. Deixe `rodadas` em branco.
        [at-once] Só no todos contra todos as partidas podem começar juntas. Deixe `todas-juntas` em branco.
       *[round-days] Rodadas só têm prazo quando vêm uma após a outra, e nunca em um eliminatório. Deixe `dias-por-rodada` em branco.
    }
refused-tournament-undecided = { $count ->
        [one] Uma partida terminou
       *[other] { $count } partidas terminaram
    } sem resultado. Decida o que vale com `/tournament`; depois o torneio segue sozinho.
refused-tournament-round-runs = { $count ->
        [one] Uma partida da rodada continua
       *[other] { $count } partidas da rodada continuam
    } em andamento. Com `/tournament`, você também pode emparceirar a próxima rodada antes do fim desta.
refused-tournament-meeting-over = O duelo da partida { $id } está decidido, e quem venceu já passou adiante. O resultado não pode mais mudar.
