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
    [pause] { $by } propone una pausa de { $time } en { $id }.
   *[takeback] { $count ->
        [one] { $by } pide deshacer una jugada en { $id }: { $moves }
       *[other] { $by } pide deshacer { $count } jugadas en { $id }: { $moves }
    }
}
offer-waits = { $kind ->
    [draw] { $opponent }, ¿te parece bien? No hay prisa: puedes responder hasta tu próxima jugada.
    [pause] { $opponent }, ¿te parece bien? El reloj se pararía desde tu respuesta. Hasta entonces, corre.
   *[takeback] { $opponent }, ¿te parece bien? No hay prisa: puedes responder hasta que se haga la siguiente jugada. Si aceptas, se quitan todas las jugadas condicionales de esta partida.
}
offer-theirs = Tu rival lo pidió primero, así que respondes tú. ¿Te parece bien?
offer-closed = { $state ->
    [accepted] Aceptada.
    [declined] Rechazada.
    [withdrawn] Retirada.
   *[lapsed] Ya no está abierta: la partida avanzó.
}
offer-made = { $kind ->
    [draw] Propusiste un empate en { $id }. Tu rival puede responder hasta su próxima jugada.
    [pause] Propusiste una pausa en { $id }. El reloj corre hasta que tu rival acepte.
   *[takeback] Pediste deshacer tu última jugada en { $id }. Tu rival puede responder hasta que se haga la siguiente jugada.
}
offer-accepted = { $kind ->
    [draw] Aceptaste: la partida termina en empate.
    [pause] Aceptaste: el reloj está parado ahora.
   *[takeback] Aceptaste: la partida vuelve a la posición anterior. Su tablero llega enseguida.
}
offer-declined = La rechazaste. La partida sigue.
offer-withdrawn = La retiraste. La partida sigue.

refused-offer-waits = { $kind ->
    [draw] Ya propusiste un empate. Tu rival aún no ha respondido.
    [pause] Ya propusiste una pausa. Tu rival aún no ha respondido.
   *[takeback] Ya lo pediste. Tu rival aún no ha respondido.
}
refused-offered-before = { $kind ->
    [draw] Ya propusiste un empate en esta posición. Podrás proponerlo otra vez tras la siguiente jugada.
    [pause] Ya propusiste una pausa en esta posición. Podrás proponerla otra vez tras la siguiente jugada.
   *[takeback] Ya lo pediste en esta posición. Podrás pedirlo otra vez tras la siguiente jugada.
}
refused-nothing-to-take-back = Aún no jugaste, así que no hay nada que deshacer.
refused-older-rules = Esta partida tiene jugadas anteriores a la última corrección de las reglas, así que en ella no se puede deshacer nada.
refused-own-offer = Esta propuesta es tuya, así que la responde tu rival. Tú puedes retirarla.
refused-not-the-offerer = Solo { $user } puede retirar esta propuesta.
refused-offer-closed = { $state ->
    [accepted] Esta propuesta ya fue aceptada.
    [declined] Esta propuesta fue rechazada.
    [withdrawn] Esta propuesta fue retirada.
   *[lapsed] Esta propuesta ya no está abierta: la partida avanzó.
}
