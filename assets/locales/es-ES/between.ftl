### Matches between two servers.

match-begins = **{ $game }**: empieza la partida { $id }, { $first } contra { $second }.
refused-other-server = En la partida { $id } juega también otro servidor. Puedes decidir contra el miembro de este servidor o cancelar la partida; lo demás lo deciden quienes gestionan el otro servidor.

## Codes

command-code = Consigue un código con el que miembros de otros servidores pueden desafiarte
command-challenge-code = El código de alguien de otro servidor, en lugar de un rival de aquí
    .name = código
code-none = Aún no tienes código. Con uno, miembros de otros servidores pueden desafiarte con `/challenge` y su opción `código`, y sus desafíos llegan a este canal. Solo te encuentra quien recibe el código de ti.
code-yours =
    {""}**Tu código:** { $code }
    Quien lo tenga puede desafiarte desde otro servidor con `/challenge` y su opción `código`. Sus desafíos llegan a { $channel }.
    Un código nuevo anula este, y los desafíos llegan a donde pulses el botón.
button-make-code = Crear un código
button-new-code = Código nuevo
button-no-code = Sin código
challenge-sent-by-code = El desafío { $id } va de camino al otro servidor. Su tarjeta aquí mostrará la respuesta.
challenge-unreached = Tu desafío { $id } no se puede mostrar en el otro servidor, así que lo he retirado. Pide un código nuevo.
refused-no-such-code = Con este código no se puede desafiar a nadie. Los códigos son como `ABCD-EFGH`; pregunta si sigue siendo válido.
refused-pace-elsewhere = El servidor de la otra persona no ofrece este ritmo. Elige otro.
refused-elsewhere = El otro servidor no permite que uno de los dos juegue allí.
refused-member-and-code = Indica a alguien de este servidor o un código, no ambos.
help-between = **Otros servidores:** `/code` te da un código. Quien lo tenga puede desafiarte con `/challenge` desde otro servidor. Cada cual juega en casa y los dos servidores ven cada tablero. Quien gestiona uno de los servidores puede cancelar la partida, salvo en un encuentro; por lo demás, solo decidir contra su propio miembro.
