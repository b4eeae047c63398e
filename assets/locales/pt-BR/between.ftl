### Matches between two servers.

match-begins = **{ $game }**: começa a partida { $id }, { $first } contra { $second }.
refused-other-server = Outro servidor também joga a partida { $id }. Você pode decidir contra o membro deste servidor ou encerrar a partida sem resultado; o resto cabe a quem gerencia o outro servidor.

## Codes

command-code = Veja o código com que membros de outros servidores podem desafiar você
command-challenge-code = O código de alguém de outro servidor, no lugar de um oponente daqui
    .name = código
code-none = Você não tem código. Com um, membros de outros servidores podem desafiar você com `/challenge` e a opção `código`, e você lê os desafios neste canal. Só encontra você quem recebe o código de você.
code-yours =
    {""}**Seu código:** { $code }
    Quem o tiver pode desafiar você de outro servidor com `/challenge` e a opção `código`. Você lê esses desafios em { $channel }.
    Um código novo anula este, e os desafios chegam onde você clicar no botão.
button-make-code = Criar um código
button-new-code = Código novo
button-no-code = Sem código
challenge-sent-by-code = O desafio { $id } está a caminho do outro servidor. O cartão dele aqui diz o que acontece.
challenge-unreached = Seu desafio { $id } não pode ser mostrado no outro servidor e foi retirado. Peça um código novo.
refused-no-such-code = Ninguém pode ser desafiado com este código. Códigos são como `ABCD-EFGH`; pergunte se ainda está certo.
refused-pace-elsewhere = O servidor da outra pessoa não oferece este ritmo. Escolha outro.
refused-elsewhere = O outro servidor não permite que um de vocês dois jogue lá.
refused-member-and-code = Indique alguém deste servidor ou um código, não os dois.
help-between = **Outros servidores:** `/code` dá um código a você. Quem o tiver pode desafiar você com `/challenge` de outro servidor. Cada pessoa joga em casa, e os dois servidores veem cada tabuleiro. Quem gerencia um dos servidores pode interromper a partida, salvo em um confronto; de resto, só decidir contra o próprio membro.
