### O que a direção de torneios e escadas precisa: prazos, partidas sem resultado, decisões.

## Comandos

command-tournament-pair-anyway = Se a próxima rodada vem mesmo com partidas desta em andamento
    .name = mesmo-assim

## O que todos veem

tournament-first-move = Quem não fizer sua primeira jogada de uma partida em { $days ->
        [one] um dia
       *[other] { $days } dias
    } perde a partida. O tempo em que não dava para jogar não conta.
tournament-round-days = Uma rodada dura { $days ->
        [one] um dia
       *[other] { $days } dias
    }. Depois vem a próxima, e uma partida em andamento continua.
tournament-at-once = Todas as partidas começam juntas.
tournament-undecided = { $players } { $id } não tem resultado: a direção decide com `/tournament adjudicate`
challenge-on-ladder = 🪜 Um lugar na escada está em jogo: se quem desafia vencer, o lugar é seu.
challenge-on-ladder-refused = Quem não responde a tempo, ou recusa a mesma pessoa duas vezes em { $span }, também perde o lugar.
challenge-ladder-declined = 🪜 Se { $challenged } recusar { $challenger } mais uma vez em { $span }, o lugar na escada será de { $challenger }.
challenge-ladder-lost = 🪜 { $challenger } fica com o lugar de { $challenged } na escada. `/ladder show` mostra a ordem.
result-on-ladder = 🪜 Um lugar na escada estava em jogo. `/ladder show` mostra a ordem.

## Respostas

tournament-fewer-rounds = Há só { $count ->
        [one] uma rodada
       *[other] { $count } rodadas
    }, porque ninguém se enfrenta duas vezes.
tournament-one-by-one = As rodadas vêm uma após a outra, porque no máximo 100 partidas podem começar juntas.
ruling-undecided = O torneio { $number } espera um resultado: a direção decide a partida com `/tournament adjudicate`.
ruling-kept = O torneio { $number } mantém o que a partida valeu.
ruling-ladder = A ordem da escada fica como está.
log-adjudicated = { $moderator } decidiu { $id } em seu torneio: { $result }

## Recusas

refused-tournament-useless = { $option ->
        [rounds] Só no suíço se escolhe o número de rodadas. Deixe `rodadas` em branco.
        [at-once] Só no todos contra todos as partidas podem começar juntas. Deixe `juntas` em branco.
       *[round-days] As rodadas só têm prazo quando vêm uma após a outra, e não num eliminatório. Deixe `dias-por-rodada` em branco.
    }
refused-tournament-undecided = { $count ->
        [one] Uma partida terminou
       *[other] { $count } partidas terminaram
    } sem resultado. Decida o que vale com `/tournament adjudicate`; depois segue sozinho.
refused-tournament-round-runs = { $count ->
        [one] Uma partida da rodada continua
       *[other] { $count } partidas da rodada continuam
    } em andamento. Para emparceirar mesmo assim a próxima rodada, use `/tournament pair` com `mesmo-assim`.
refused-tournament-meeting-over = O duelo da partida { $id } acabou, e quem passou já joga adiante. O resultado fica como está.
