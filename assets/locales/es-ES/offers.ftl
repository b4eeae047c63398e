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
    [draw] { $opponent }, puedes responder hasta tu próxima jugada.
    [pause] { $opponent }, el reloj corre hasta que aceptes.
   *[takeback] { $opponent }, puedes responder hasta la siguiente jugada. Si aceptas, se quitan todas las jugadas condicionales de esta partida.
}
offer-theirs = Tu rival lo ha pedido primero. ¿Te parece bien?
offer-closed = { $state ->
    [accepted] Esta propuesta se ha aceptado.
    [declined] Esta propuesta se ha rechazado.
    [withdrawn] Esta propuesta se ha retirado.
   *[lapsed] Esta propuesta ya no vale: la partida ha avanzado.
}
offer-made = { $kind ->
    [draw] Has propuesto un empate en { $id }, válido hasta que juegue tu rival.
    [pause] Has propuesto una pausa en { $id }. El reloj corre hasta que tu rival acepte.
   *[takeback] Has pedido deshacer tu última jugada en { $id }; vale hasta la siguiente jugada.
}
offer-accepted = { $kind ->
    [draw] Has aceptado: la partida termina en empate.
    [pause] Has aceptado: el reloj está parado.
   *[takeback] Has aceptado: la partida vuelve a la posición anterior.
}
offer-ended = { offer-closed } La partida sigue.

refused-offer-waits = { $kind ->
    [draw] Tu rival aún no ha respondido a tu propuesta de empate.
    [pause] Tu rival aún no ha respondido a tu propuesta de pausa.
   *[takeback] Tu rival aún no ha respondido a tu petición.
}
refused-offered-before = { $kind ->
    [draw] Podrás volver a proponer un empate tras la siguiente jugada.
    [pause] Podrás volver a proponer una pausa tras la siguiente jugada.
   *[takeback] Podrás volver a pedirlo tras la siguiente jugada.
}
refused-nothing-to-take-back = Aún no has jugado.
refused-older-rules = Aquí no se puede deshacer nada: hay jugadas anteriores a la última corrección de las reglas.
