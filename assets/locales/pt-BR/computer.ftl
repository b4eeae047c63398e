### The computer as an opponent.

## The computer

computer-name = Computador (nível { $level })

## Matches

computer-thinking = { $player } está pensando…
computer-answers-here = A resposta vai aparecer aqui. Se não aparecer, clique em **Atualizar**.
button-refresh = Atualizar
computer-begun = A partida { $id } começa: você joga com as { side-name } contra o computador (nível { $level }). Só você a vê até compartilhá-la.
computer-begun-direct = A partida { $id } começa: você joga com as { side-name } contra o computador (nível { $level }). O tabuleiro está nas suas mensagens diretas: { $link }
computer-comes = Começa a sua partida de { $game } contra o computador (nível { $level }).
computer-guided = Explico cada coisa quando ela aparece.
computer-won = Você venceu o nível { $level }. Tente agora o { $next }.
computer-won-highest = Você venceu o nível mais alto. Parabéns!
computer-lost = Tente o nível { $level } de novo, ou o { $lower }.
button-next-level = Próximo: nível { $level }
button-lower-level = Mais fácil: nível { $level }
button-share = Compartilhar
button-continue = Continuar { $id }
match-shared = A partida { $id } foi compartilhada: agora outras pessoas podem acompanhar.
result-shared = O resultado agora aparece em { $channel }.
computer-agreed = { $kind ->
    [draw] O computador aceita: { $id } termina empatada.
   *[takeback] Sua última jogada em { $id } foi desfeita.
}
computer-declined = O computador recusa: está na frente em { $id }. Proponha de novo depois da próxima jogada. Após { $moves } jogadas de cada lado sem capturas, ele aceita, a não ser que veja uma vitória.
computer-records = **Contra o computador:** { $records }
computer-beaten = { $game }: vencido até o nível { $level }
computer-unbeaten = { $game }: ainda não vencido

## Refusals

refused-computer-many =
    O limite são { $most } partidas contra o computador. Termine uma ou desista de uma:
    { $matches }
button-resign-match = Desistir de { $id }
refused-computer-often = Você começou partidas demais na última hora. Pode começar a próxima { $until }.
refused-computer-before = Sua próxima partida, { $id }, já começou: veja `/matches`.
refused-computer-learns = Você já está aprendendo este jogo em { $id }: veja `/matches`.
refused-computer-draw = O computador responde a propostas de empate na hora: jogue sem propor ou use `/draw`.
refused-computer-direct = Não consigo enviar mensagens diretas a você. Permita-as nas suas configurações de privacidade ou use `/play` em um servidor em que eu esteja.
refused-computer-share = Você só pode compartilhar a partida { $id } no servidor em que ela começou: use `/match` lá.

## A first match

button-quiet = Parar de explicar
tips-off = Não explico mais nada em { $id }.
button-learn-by-playing = Quero aprender jogando
tip-begin = { $on ->
    [board] Clique em **Jogar**, toque em uma peça e no destino e confirme.
    [card] Toque em uma peça e no destino e confirme.
   *[page] Toque em uma das suas peças marcadas e depois no destino.
}
tip-chance = Você pode vencer na próxima jogada!
tip-danger = Cuidado: o computador acabou de deixar passar uma vitória. Veja o que ele ameaça.
tip-missed = Você deixou passar uma vitória. { $on ->
    [page] Você pode desfazer sua jogada com **{ button-takeback }**.
   *[elsewhere] Você pode desfazer sua jogada com `/match`.
}
tip-choice = Várias capturas foram perdidas: o oponente remove uma destas peças e depois joga.
tip-forfeit = Uma captura perdida custou uma peça. Procure capturas antes de cada jogada.
tip-must = { $on ->
    [page] Você pode capturar. Se uma peça que pode capturar não fizer isso, você pode perdê-la.
   *[elsewhere] Você pode capturar com as peças marcadas na lista. Se uma peça marcada não capturar, você pode perdê-la.
}
tip-chain = Uma sequência: uma peça pode capturar várias em uma jogada.
tip-capture = Sua primeira captura! Peças capturadas não voltam.
tip-captured = O computador capturou uma peça. Você consegue recapturar?
tip-stack = As pedras formam torres. Mova a torre inteira ou só as pedras de cima, tantas casas quantas pedras.
tip-exchange = Duas peças trocaram de lugar: isso também é uma jogada.

## Help

play-which = **Escolha um jogo:**
button-play-computer = Jogar contra o computador
button-find-opponent = Procurar oponente

button-change-terms = Mudar as condições
draft = **{ $game }** contra { $opponent }: { $pace } · { $rated ->
    [yes] valendo rating (muda os dois ratings)
   *[no] sem rating
} · { draft-side }{ $weekends ->
    [yes] { "" } · relógio parado nos fins de semana
   *[no] { "" }
}.
draft-side = { $side ->
    [first] você começa
    [second] o oponente começa
   *[lot] quem começa é sorteado
}
draft-computer = **{ $game }** contra { $opponent }: { draft-side }.
draft-anyone = quem quiser
select-level = Jogar contra o computador no nível… ({ $level } é adequado para você)
level-option = Nível { $level }
level-about = { $about ->
    [lowest] Para iniciantes
    [easy] Fácil
    [medium] Médio
    [hard] Difícil
    [highest] O mais forte
   *[fitting] Adequado para você
}
select-draft-pace = Escolha o ritmo…
select-draft-side = Escolha quem começa…
select-draft-size = Escolha o tamanho do tabuleiro…
button-draft-send = Enviar o desafio
button-draft-rated = { $on ->
    [yes] Jogar sem rating
   *[no] Jogar valendo rating
}
button-draft-weekends = { $on ->
    [yes] Relógio também no fim de semana
   *[no] Parar o relógio no fim de semana
}
