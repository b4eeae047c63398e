### Draw offers, takeback requests, and what else a player may do in a match.

## Offers

offer-head = { $kind ->
    [draw] { $by } propõe empate em { $id }.
    [pause] { $by } propõe uma pausa de { $time } em { $id }.
   *[takeback] { $count ->
        [one] { $by } pede para desfazer uma jogada em { $id }: { $moves }
       *[other] { $by } pede para desfazer { $count } jogadas em { $id }: { $moves }
    }
}
offer-waits = { $kind ->
    [draw] { $opponent }, você concorda? Você pode responder até a sua próxima jogada.
    [pause] { $opponent }, você concorda? Se você aceitar, o relógio para na hora. Até lá, ele corre.
   *[takeback] { $opponent }, você concorda? Você pode responder até a próxima jogada ser feita. Se você aceitar, todas as jogadas condicionais desta partida serão removidas.
}
offer-theirs = Seu oponente pediu primeiro, então quem responde é você. Você concorda?
offer-closed = { $state ->
    [accepted] Proposta aceita.
    [declined] Proposta recusada.
    [withdrawn] Proposta retirada.
   *[lapsed] Esta proposta não está mais aberta: a partida avançou.
}
offer-made = { $kind ->
    [draw] Você propôs empate em { $id }. Seu oponente pode responder até a próxima jogada dele.
    [pause] Você propôs uma pausa em { $id }. O relógio corre até seu oponente aceitar.
   *[takeback] Você pediu para desfazer sua última jogada em { $id }. Seu oponente pode responder até a próxima jogada ser feita.
}
offer-accepted = { $kind ->
    [draw] Você aceitou: a partida termina em empate.
    [pause] Você aceitou: o relógio está parado agora.
   *[takeback] Você aceitou: a partida volta à posição anterior. O tabuleiro já vem.
}
offer-declined = Você recusou. A partida continua.
offer-withdrawn = Você retirou sua proposta. A partida continua.

refused-offer-waits = { $kind ->
    [draw] Você já propôs empate. Seu oponente ainda não respondeu.
    [pause] Você já propôs uma pausa. Seu oponente ainda não respondeu.
   *[takeback] Você já pediu isso. Seu oponente ainda não respondeu.
}
refused-offered-before = { $kind ->
    [draw] Você já propôs empate nesta posição. Pode propor de novo depois da próxima jogada.
    [pause] Você já propôs uma pausa nesta posição. Pode propor de novo depois da próxima jogada.
   *[takeback] Você já pediu isso nesta posição. Pode pedir de novo depois da próxima jogada.
}
refused-nothing-to-take-back = Você ainda não jogou, então não há nada para desfazer.
refused-older-rules = Não dá para desfazer nada nesta partida, porque ela tem jogadas anteriores à última correção das regras.
refused-own-offer = Esta proposta é sua, então quem responde é seu oponente. Você pode retirá-la.
refused-not-the-offerer = Só { $user } pode retirar esta proposta.
refused-offer-closed = { $state ->
    [accepted] Esta proposta já foi aceita.
    [declined] Esta proposta foi recusada.
    [withdrawn] Esta proposta foi retirada.
   *[lapsed] Esta proposta não está mais aberta: a partida avançou.
}
