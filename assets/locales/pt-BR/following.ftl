### Acompanhar partidas, anotar e experimentar jogadas.

## Acompanhar

follow-not = Você não acompanha esta partida. Quando devo escrever a você?
follow-own-not = Devo enviar uma mensagem direta quando a partida terminar?
follow-moves = Você recebe uma mensagem direta a cada jogada e no fim.
follow-end = Você recebe uma mensagem direta no fim.
followings-none = Você não acompanha nenhuma partida. Clique em **Acompanhar** em **Mais**, embaixo de um tabuleiro, ou em `/match`.
followings-head = **Você acompanha**
followings-moves = { $what } (cada jogada)
followings-end = { $what } (o fim)
followings-lost = ⚠️ Não consegui escrever a você, então você não acompanha mais { $ids }. Permita mensagens diretas nas suas configurações de privacidade deste servidor e acompanhe as partidas de novo com `/match`.
word-next = Você acompanha esta partida: { $link }
word-turn = É a sua vez: { $link }
word-last = Você acompanhava esta partida: { $link }
button-follow = Acompanhar
button-hear-end = No fim
button-hear-moves = A cada jogada
button-unfollow = Deixar de acompanhar
select-unfollow = Deixar de acompanhar uma partida
button-followings = Partidas acompanhadas
refused-many-followings = Você pode acompanhar até { $most } partidas. Deixe de acompanhar uma antes: `/matches` mostra a lista em **Partidas acompanhadas**.
refused-many-followers = Uma partida pode ser acompanhada por até { $most } pessoas. Tente de novo quando alguém deixar de acompanhar.

## Notas

note-yours = 📝 Sua nota, que só você vê:
note-none = Você ainda não tem nota sobre { $id }. Só você a veria.
form-note-title = Sua nota sobre { $id }
form-note-label = Só você vê; deixe em branco para remover
form-note-placeholder = por exemplo: cuidar do lado esquerdo
button-note = Nota
button-note-write = Escrever nota
button-note-change = Editar nota
refused-long = { $what ->
    [note] Uma nota
    [reason] Um motivo
   *[about] A descrição
} tem no máximo { $most } caracteres.

## E se

line-heading = **E se…** em { $id }: experimente jogadas dos dois lados. Só você as vê.
line-so-far = Até agora: { $moves }
line-longest = Você não pode acrescentar mais jogadas aqui.
caption-line = E SE… · nada é jogado
button-what-if = E se…
button-line-back = Voltar uma jogada
button-line-over = Recomeçar
button-line-plan = Preparar estas jogadas
refused-stale-line = Estas jogadas em { $id } não existem mais: a partida avançou ou você tentou outras.
