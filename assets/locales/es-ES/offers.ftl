### Draw offers, takeback requests, and what else a player may do in a match.

command-draw = Propón un empate a tu rival
command-draw-match = Qué partida, si no es la de este hilo
    .name = partida
command-takeback = Pide a tu rival que te deje deshacer tu última jugada
command-takeback-match = Qué partida, si no es la de este hilo
    .name = partida

## Offers

offer-head = { $kind ->
    [draw] { $by } propone un empate en { $id }.
   *[takeback] { $count ->
        [one] { $by } pide deshacer una jugada en { $id }: { $moves }
       *[other] { $by } pide deshacer { $count } jugadas en { $id }: { $moves }
    }
}
offer-waits = { $kind ->
    [draw] { $opponent }, ¿te parece bien? No hay prisa: la propuesta te espera hasta que se haga la siguiente jugada.
   *[takeback] { $opponent }, ¿te parece bien? No hay prisa: la petición te espera hasta que se haga la siguiente jugada. Si aceptas, habrá que volver a preparar las jugadas condicionales.
}
offer-theirs = Tu rival se adelantó, así que te toca responder. ¿Te parece bien?
offer-closed = { $state ->
    [accepted] Aceptado.
    [declined] Rechazado.
    [withdrawn] Retirado.
   *[lapsed] Ya no está en pie: la partida ha avanzado.
}
offer-made = { $kind ->
    [draw] Propusiste un empate en { $id }. Espera respuesta hasta que se haga la siguiente jugada.
   *[takeback] Pediste deshacer tu última jugada en { $id }. La petición espera respuesta hasta que se haga la siguiente jugada.
}
offer-accepted = { $kind ->
    [draw] Aceptaste: la partida termina en empate.
   *[takeback] Aceptaste. El tablero tal como estaba llega enseguida.
}
offer-declined = Dijiste que no. La partida sigue.
offer-withdrawn = Retirado. La partida sigue.

refused-offer-waits = { $kind ->
    [draw] Ya propusiste un empate. Falta la respuesta de tu rival.
   *[takeback] Ya lo pediste. Falta la respuesta de tu rival.
}
refused-offered-before = { $kind ->
    [draw] Ya propusiste un empate en este tablero. Podrás volver a hacerlo tras la siguiente jugada.
   *[takeback] Ya lo pediste en este tablero. Podrás volver a hacerlo tras la siguiente jugada.
}
refused-nothing-to-take-back = Aún no has jugado, así que no hay nada que deshacer.
refused-own-offer = Esta propuesta es tuya. La responde tu rival; tú puedes retirarla.
refused-not-the-offerer = Solo { $user } puede retirar esta propuesta.
refused-offer-closed = { $state ->
    [accepted] Esta propuesta ya fue aceptada.
    [declined] Esta propuesta fue rechazada.
    [withdrawn] Esta propuesta fue retirada.
   *[lapsed] Esta propuesta ya no está en pie: la partida ha avanzado.
}
