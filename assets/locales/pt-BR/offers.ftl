### Draw offers, takeback requests, and what else a player may do in a match.

command-draw = Proponha empate ao seu oponente
command-draw-match = Qual partida, se não for a deste tópico
    .name = partida
command-takeback = Peça ao seu oponente para desfazer sua última jogada
command-takeback-match = Qual partida, se não for a deste tópico
    .name = partida

## Offers

offer-head = { $kind ->
    [draw] { $by } propõe empate em { $id }.
   *[takeback] { $count ->
        [one] { $by } pede para desfazer uma jogada em { $id }: { $moves }
       *[other] { $by } pede para desfazer { $count } jogadas em { $id }: { $moves }
    }
}
offer-waits = { $kind ->
    [draw] { $opponent }, você concorda? Não há pressa: a proposta espera por você até a próxima jogada ser feita.
   *[takeback] { $opponent }, você concorda? Não há pressa: o pedido espera por você até a próxima jogada ser feita. Se você aceitar, as jogadas condicionais terão que ser preparadas de novo.
}
offer-theirs = Seu oponente se adiantou, então quem responde é você. Você concorda?
offer-closed = { $state ->
    [accepted] Aceito.
    [declined] Recusado.
    [withdrawn] Retirado.
   *[lapsed] Não vale mais: a partida avançou.
}
offer-made = { $kind ->
    [draw] Você propôs empate em { $id }. A proposta espera resposta até a próxima jogada ser feita.
   *[takeback] Você pediu para desfazer sua última jogada em { $id }. O pedido espera resposta até a próxima jogada ser feita.
}
offer-accepted = { $kind ->
    [draw] Você aceitou: a partida termina em empate.
   *[takeback] Você aceitou. O tabuleiro como estava já vem.
}
offer-declined = Você recusou. A partida continua.
offer-withdrawn = Retirado. A partida continua.

refused-offer-waits = { $kind ->
    [draw] Você já propôs empate. Falta a resposta do seu oponente.
   *[takeback] Você já pediu isso. Falta a resposta do seu oponente.
}
refused-offered-before = { $kind ->
    [draw] Você já propôs empate neste tabuleiro. Pode propor de novo depois da próxima jogada.
   *[takeback] Você já pediu isso neste tabuleiro. Pode pedir de novo depois da próxima jogada.
}
refused-nothing-to-take-back = Você ainda não jogou, então não há nada para desfazer.
refused-own-offer = Esta proposta é sua. Seu oponente responde; você pode retirá-la.
refused-not-the-offerer = Só { $user } pode retirar esta proposta.
refused-offer-closed = { $state ->
    [accepted] Esta proposta já foi aceita.
    [declined] Esta proposta foi recusada.
    [withdrawn] Esta proposta foi retirada.
   *[lapsed] Esta proposta não vale mais: a partida avançou.
}
