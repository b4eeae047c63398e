### Matches between two servers.

match-starter = **{ $game }** { $id }: { $first } contra { $second }. { $then ->
    [begins] La partida empieza.
    [goes-on] La partida sigue aquí.
   *[challenge] El desafío está en { $channel }.
}
refused-other-server = La partida { $id } se juega también en otro servidor. Solo puedes decidir contra quien juega desde este o cancelar la partida.

## Codes

code-none = No tienes código. Si creas uno, quien lo reciba podrá desafiarte desde otro servidor (`/challenge`, opción `código`). Los desafíos llegan a este canal.
code-yours =
    {""}**Tu código:** { $code }
    Quien lo tenga puede desafiarte desde otro servidor (`/challenge`, opción `código`). Los desafíos llegan a { $channel }.
    Un código nuevo sustituye a este, y los desafíos llegarán al canal donde lo crees.
code-lost = Tu código { $code } ya no funciona: se eliminó el canal al que llegaban los desafíos. Crea uno nuevo en el canal al que deban llegar.
button-make-code = Crear un código
button-new-code = Código nuevo
button-no-code = Eliminar código
challenge-sent-by-code = El desafío { $id } se ha enviado al otro servidor. El mensaje sobre él mostrará la respuesta.
challenge-unreached = El desafío { $id } no se ha podido mostrar en el otro servidor, así que lo he retirado. Pide un código nuevo.
refused-many-codes = Has probado muchos códigos que no funcionan. Podrás intentarlo de nuevo { $until }.
refused-no-such-code = Este código no funciona. Los códigos son como `ABCD-EFGH`; pide a la otra persona que revise el suyo.
refused-pace-elsewhere = El otro servidor no ofrece este ritmo. Elige otro.
refused-elsewhere = El otro servidor no deja jugar allí a uno de los dos.
refused-member-and-code = Elige un rival o escribe un código, no ambas cosas.
help-between = **Otros servidores:** `/settings` te da un código de amistad. Quien lo tenga puede desafiarte desde otro servidor. Cada cual juega en su servidor, y el tablero se ve en ambos.
