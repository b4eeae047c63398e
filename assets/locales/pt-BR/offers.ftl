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
    [draw] { $opponent }, você pode responder até a sua próxima jogada.
    [pause] { $opponent }, o relógio corre até você aceitar.
   *[takeback] { $opponent }, você pode responder até a próxima jogada. Aceitar remove todas as jogadas condicionais desta partida.
}
offer-theirs = Seu oponente pediu primeiro. Você concorda?
offer-closed = { $state ->
    [accepted] Esta proposta foi aceita.
    [declined] Esta proposta foi recusada.
    [withdrawn] Esta proposta foi retirada.
   *[lapsed] Esta proposta não está mais aberta: a partida avançou.
}
offer-made = { $kind ->
    [draw] Você propôs empate em { $id }; a proposta vale até seu oponente jogar.
    [pause] Você propôs uma pausa em { $id }. O relógio corre até seu oponente aceitar.
   *[takeback] Você pediu para desfazer sua última jogada em { $id }; o pedido vale até a próxima jogada.
}
offer-accepted = { $kind ->
    [draw] Você aceitou: a partida termina em empate.
    [pause] Você aceitou: o relógio está parado.
   *[takeback] Você aceitou: a partida volta à posição anterior.
}
offer-ended = { offer-closed } A partida continua.

refused-offer-waits = { $kind ->
    [draw] Seu oponente ainda não respondeu à sua proposta de empate.
    [pause] Seu oponente ainda não respondeu à sua proposta de pausa.
   *[takeback] Seu oponente ainda não respondeu ao seu pedido.
}
refused-offered-before = { $kind ->
    [draw] Você pode propor empate de novo depois da próxima jogada.
    [pause] Você pode propor uma pausa de novo depois da próxima jogada.
   *[takeback] Você pode pedir de novo depois da próxima jogada.
}
refused-nothing-to-take-back = Você ainda não jogou.
refused-older-rules = Não dá para desfazer nada aqui: há jogadas anteriores à última correção das regras.
