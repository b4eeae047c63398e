### Draw offers, takeback requests, and what else a player may do in a match.

## Offers

offer-head = { $kind ->
    [draw] { $by } propone un empate en { $id }.
    [pause] { $by } propone una pausa de { $time } en { $id }.
   *[takeback] { $count ->
        [one] { $by } pide deshacer una jugada en { $id }: { $moves }
       *[other] { $by } pide deshacer { $count } jugadas en { $id }: { $moves }
    }
}
offer-waits = { $kind ->
    [draw] { $opponent }, ¿te parece bien? No hay prisa: puedes responder hasta tu próxima jugada.
    [pause] { $opponent }, ¿te parece bien? Si aceptas, el reloj se para en el acto. Hasta entonces, corre.
   *[takeback] { $opponent }, ¿te parece bien? No hay prisa: puedes responder hasta que se haga la siguiente jugada. Si aceptas, se quitan todas las jugadas condicionales de esta partida.
}
offer-theirs = Tu rival lo ha pedido primero, así que respondes tú. ¿Te parece bien?
offer-closed = { $state ->
    [accepted] Aceptada.
    [declined] Rechazada.
    [withdrawn] Retirada.
   *[lapsed] Ya no vale: la partida ha avanzado.
}
offer-made = { $kind ->
    [draw] Has propuesto un empate en { $id }. Tu rival puede responder hasta su próxima jugada.
    [pause] Has propuesto una pausa en { $id }. El reloj corre hasta que tu rival acepte.
   *[takeback] Has pedido deshacer tu última jugada en { $id }. Tu rival puede responder hasta que se haga la siguiente jugada.
}
offer-accepted = { $kind ->
    [draw] Has aceptado: la partida termina en empate.
    [pause] Has aceptado: el reloj está parado ahora.
   *[takeback] Has aceptado: la partida vuelve a la posición anterior. Su tablero llega enseguida.
}
offer-declined = La has rechazado. La partida sigue.
offer-withdrawn = La has retirado. La partida sigue.

refused-offer-waits = { $kind ->
    [draw] Ya has propuesto un empate. Tu rival aún no ha respondido.
    [pause] Ya has propuesto una pausa. Tu rival aún no ha respondido.
   *[takeback] Ya lo has pedido. Tu rival aún no ha respondido.
}
refused-offered-before = { $kind ->
    [draw] Ya has propuesto un empate en esta posición. Podrás proponerlo otra vez tras la siguiente jugada.
    [pause] Ya has propuesto una pausa en esta posición. Podrás proponerla otra vez tras la siguiente jugada.
   *[takeback] Ya lo has pedido en esta posición. Podrás pedirlo otra vez tras la siguiente jugada.
}
refused-nothing-to-take-back = Aún no has jugado, así que no hay nada que deshacer.
refused-older-rules = Esta partida tiene jugadas anteriores a la última corrección de las reglas, así que en ella no se puede deshacer nada.
refused-own-offer = Esta propuesta es tuya, así que responde tu rival. Tú puedes retirarla.
refused-not-the-offerer = Solo { $user } puede retirar esta propuesta.
refused-offer-closed = { $state ->
    [accepted] Esta propuesta ya se ha aceptado.
    [declined] Esta propuesta se ha rechazado.
    [withdrawn] Esta propuesta se ha retirado.
   *[lapsed] Esta propuesta ya no vale: la partida ha avanzado.
}
