### O que a organização de torneios e escadas precisa: prazos, partidas sem resultado, decisões.

## O que todos veem

tournament-first-move = Você perde uma partida se não fizer sua primeira jogada no prazo de { $days ->
        [one] um dia
       *[other] { $days } dias
    }. O tempo em que não pode jogar não conta.
tournament-round-days = Cada rodada dura { $days ->
        [one] um dia
       *[other] { $days } dias
    }; as partidas em andamento continuam.
tournament-at-once = Todas as partidas começam juntas.
tournament-undecided = { $players } { $id }: falta o resultado, que a organização define com `/tournament`.
challenge-on-ladder = 🪜 Partida da escada: se quem desafia vencer, fica com o lugar do oponente.
challenge-on-ladder-refused = Fica também se não receber resposta a tempo ou receber duas recusas em { $span }.
challenge-ladder-declined = 🪜 Se { $challenged } recusar mais uma vez nos próximos { $span }, { $challenger } fica com o lugar na escada.
challenge-ladder-lost = 🪜 { $challenger } fica com o lugar de { $challenged } na escada (`/ladder`).
result-on-ladder = 🪜 `/ladder` mostra a nova ordem.

## Respostas

tournament-fewer-rounds = Há só { $count ->
        [one] uma rodada
       *[other] { $count } rodadas
    }, porque ninguém se enfrenta duas vezes.
tournament-one-by-one = As rodadas vêm uma após a outra, porque no máximo 100 partidas podem começar juntas.
ruling-undecided = O torneio { $number } precisa de um resultado: a organização define um com `/tournament`.
ruling-kept = O torneio { $number } conta a partida como antes.
ruling-ladder = A escada fica como está.
log-adjudicated = { $moderator } decidiu { $id } no torneio: { $result }

## Recusas

refused-tournament-useless = Isso não tem efeito em um torneio assim. Deixe em branco.
refused-tournament-undecided = { $count ->
        [one] Uma partida terminou
       *[other] { $count } partidas terminaram
    } sem resultado. Defina primeiro o que falta.
refused-tournament-decided = A partida { $id } já tem um resultado. Para mudá-lo, escolha a partida de novo.
refused-tournament-meeting-over = O resultado da partida { $id } não pode mais mudar: quem venceu já joga a próxima rodada.
