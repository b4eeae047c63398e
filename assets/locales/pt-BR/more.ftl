### What else there is to do in a match, the record, and the menu on a user.

command-moves = Veja as jogadas de uma partida até agora
command-moves-match = Qual partida, se não for a deste tópico
    .name = partida
command-board-flip = Veja do outro lado
    .name = girar
menu-challenge = Desafiar

button-more = Mais
button-offer-draw = Propor empate
button-takeback = Desfazer jogada
button-flip = Girar tabuleiro
button-moves = Jogadas até agora
button-conditional = Jogadas condicionais
button-rules = Regras

more-player = O que você quer fazer em { $id }?
more-onlooker = Veja o tabuleiro de { $id } de qualquer um dos lados ou leia as jogadas. Só você vê isto.

record-side = { side-name }: { $player }
record-none = Nenhuma jogada foi feita ainda.
record-newest = Estas são as jogadas mais recentes. O arquivo tem todas.

challenge-which = Qual jogo você quer jogar contra { $opponent }?
