### Matches between two servers.

match-starter = **{ $game }** { $id }: { $first } contra { $second }. { $then ->
    [begins] A partida começa.
    [goes-on] A partida continua aqui.
   *[challenge] O desafio está em { $channel }.
}
refused-other-server = A partida { $id } também é jogada em outro servidor. Você só pode decidir contra quem joga por este servidor ou encerrá-la sem resultado.

## Codes

code-none = Você não tem um código. Quem o receber de você pode desafiar você de outro servidor (`/challenge`, opção `código`). Os desafios chegam neste canal.
code-yours =
    {""}**Seu código:** { $code }
    Quem o tiver pode desafiar você de outro servidor (`/challenge`, opção `código`). Os desafios chegam em { $channel }.
    Um código novo substitui este, e os desafios passam a chegar no canal em que você o criar.
code-lost = Seu código { $code } não funciona mais: o canal em que os desafios chegavam foi excluído. Crie um novo no canal em que eles devem chegar.
button-make-code = Criar um código
button-new-code = Novo código
button-no-code = Excluir código
challenge-sent-by-code = O desafio { $id } foi enviado ao outro servidor. A mensagem sobre ele mostra a resposta.
challenge-unreached = Não foi possível mostrar o desafio { $id } no outro servidor, então eu o retirei. Peça um código novo.
refused-many-codes = Você tentou muitos códigos que não funcionam. Tente de novo { $until }.
refused-no-such-code = Este código não funciona. Códigos são como `ABCD-EFGH`; peça à pessoa que confira o dela.
refused-pace-elsewhere = O outro servidor não oferece este ritmo. Escolha outro.
refused-elsewhere = Um de vocês não pode jogar no outro servidor.
refused-member-and-code = Escolha um oponente ou digite um código, não os dois.
help-between = **Outros servidores:** `/settings` dá um código de amizade a você. Quem o tiver pode desafiar você de outro servidor. Cada pessoa joga no próprio servidor, e os dois servidores veem os tabuleiros.
