### What else there is to do in a match, the record, and the menu on a user.

button-more = Mais
select-more = Todo o resto…
button-offer-draw = Propor empate
button-takeback = Desfazer jogada
button-flip = Girar tabuleiro
button-moves = Jogadas até agora
button-conditional = Jogadas condicionais
button-rules = Regras

more-player = O que você quer fazer em { $id }?
more-onlooker = O que você quer ver de { $id }?

record-side = { side-name }: { $player }
record-none = Nenhuma jogada foi feita ainda.
record-newest = Estas são as jogadas mais recentes. O arquivo de texto tem todas.

challenge-which = Qual jogo contra { $opponent }?

more-over = A partida { $id } terminou. O que você quer ver?
button-hint = Dica
button-analyze = Analisar
button-export = Arquivo de texto
button-export-note = Arquivo de texto com a minha nota
