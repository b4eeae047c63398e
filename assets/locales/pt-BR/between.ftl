### Matches between two servers.

match-begins = **{ $game }**: começa a partida { $id }, { $first } contra { $second }.
refused-other-server = A partida { $id } também é jogada em outro servidor. Você pode decidir contra quem joga por este servidor ou encerrar a partida sem resultado; o resto cabe a quem gerencia o outro.

## Codes

code-none = Você ainda não tem um código. Com ele, membros de outros servidores podem desafiar você com `/challenge` e a opção `código`, e os desafios chegam neste canal. Só as pessoas a quem você der o código encontram você.
code-yours =
    {""}**Seu código:** { $code }
    Quem o tiver pode desafiar você de outro servidor com `/challenge` e a opção `código`. Os desafios chegam em { $channel }.
    Um código novo substitui este, e os desafios passam a chegar no canal em que você clicar no botão.
button-make-code = Criar um código
button-new-code = Novo código
button-no-code = Excluir código
challenge-sent-by-code = O desafio { $id } foi enviado ao outro servidor. O cartão dele aqui mostra a resposta.
challenge-unreached = Não foi possível mostrar o desafio { $id } no outro servidor, então eu o retirei. Peça um código novo a essa pessoa.
refused-no-such-code = Este código não funciona. Códigos são como `ABCD-EFGH`; peça à pessoa que confira o dela.
refused-pace-elsewhere = O servidor da outra pessoa não oferece este ritmo. Escolha outro.
refused-elsewhere = O outro servidor não permite que um de vocês jogue lá.
refused-member-and-code = Escolha um oponente ou digite um código, não os dois.
help-between = **Outros servidores:** `/settings` dá um código de amizade a você. Quem o tiver pode desafiar você de outro servidor com `/challenge`. Cada pessoa joga no próprio servidor, e os dois servidores veem todos os tabuleiros. Quem gerencia um deles pode encerrar a partida sem resultado (menos em um confronto) e decidir contra o próprio membro.
