### The computer as an opponent.

## The computer

computer-1 = Computador (nível 1)
computer-2 = Computador (nível 2)
computer-3 = Computador (nível 3)
computer-4 = Computador (nível 4)
computer-5 = Computador (nível 5)
computer-6 = Computador (nível 6)
computer-7 = Computador (nível 7)
computer-8 = Computador (nível 8)

## Matches

computer-thinking = { $player } está pensando…
computer-begun = A partida { $id } começa: você joga com as { side-name } contra o computador (nível { $level }). O tabuleiro chega em { $channel }.
computer-begun-direct = A partida { $id } começa: você joga com as { side-name } contra o computador (nível { $level }). O tabuleiro chega nas nossas mensagens diretas: { $link }
computer-comes = Aqui começa a sua partida de { $game } contra o computador (nível { $level }).
computer-guided = Explico cada coisa nova quando ela aparece.
computer-won = Você venceu o nível { $level }. Tente agora o { $next }.
computer-won-highest = Você venceu o nível mais alto. Parabéns!
computer-lost = Tente o nível { $level } de novo, ou o { $lower }.
button-level = Nível { $level }
computer-agreed = { $kind ->
    [draw] O computador aceita: { $id } termina empatada.
   *[takeback] Sua última jogada em { $id } foi desfeita. O tabuleiro já vem.
}
computer-declined = O computador não quer empate em { $id }: acha que está pelo menos tão bem quanto você. Proponha de novo depois da próxima jogada. Quando cada lado tiver feito { $moves } jogadas sem capturas, ele aceita, a não ser que veja uma vitória.
computer-records = **Contra o computador:** { $records }
computer-beaten = { $game }: vencido até o nível { $level }
computer-unbeaten = { $game }: ainda não vencido

## Refusals

refused-computer-many =
    Você já tem { $most } partidas contra o computador, e esse é o limite. Termine uma ou desista dela aqui:
    { $matches }
button-resign-match = Desistir de { $id }
refused-computer-often = Você começou muitas partidas contra o computador na última hora. Você pode começar a próxima { $until }.
refused-computer-before = Sua próxima partida, { $id }, já começou. Encontre-a com `/matches`.
refused-computer-learns = Você já está aprendendo este jogo na partida { $id }. Encontre-a com `/matches`.
refused-computer-draw = O computador responde a propostas de empate na hora. Faça a jogada sem a proposta ou use `/draw`.
refused-computer-direct = Esta partida seria jogada em mensagens diretas, mas não consigo enviá-las a você. Permita-as nas suas configurações de privacidade ou use `/play` em um servidor em que eu esteja.

## A first match

button-quiet = Chega de explicações
tips-off = Não haverá mais explicações em { $id }.
button-learn-by-playing = Mostre jogando
tip-begin = { $about } Clique em **Jogar** e toque em uma peça e no destino. Nada acontece antes de você confirmar.
tip-chance = Você pode vencer na próxima jogada. Procure-a!
tip-danger = Cuidado: o computador podia ter vencido na última jogada e não viu. Antes de jogar, veja o que ele ameaça.
tip-missed = Na sua última jogada, você podia ter vencido. Para tentar de novo, desfaça-a com `/match`.
tip-choice = Várias capturas foram perdidas, então o oponente primeiro escolhe qual destas peças sai do tabuleiro e depois joga.
tip-forfeit = Uma captura foi perdida, então as regras tiraram uma peça do tabuleiro. Procure capturas antes de cada jogada.
tip-must = Você pode capturar agora. Uma peça que poderia capturar e não captura pode ser perdida. A lista marca as peças que podem.
tip-chain = Uma sequência: uma peça pode capturar várias em uma jogada, uma após a outra.
tip-capture = Sua primeira captura! Peças capturadas saem do tabuleiro de vez.
tip-captured = O computador capturou. Veja se você pode capturar a peça que capturou.
tip-stack = As pedras formam torres. Você pode mover a torre inteira ou só as de cima: elas andam tantas casas quantas pedras se movem.
tip-exchange = Duas peças de um lado trocaram de lugar: isso também é uma jogada.

## Help


play-which = **Qual jogo você quer jogar?**
button-play-computer = Jogar contra o computador
button-find-opponent = Procurar oponente

button-draft-change = Mudar as condições
draft = **{ $game }** contra { $opponent }: { $pace } · { $rated ->
    [yes] valendo rating
   *[no] sem rating
} · { $side ->
    [first] você começa
    [second] o oponente começa
   *[lot] quem começa é sorteado
}{ $weekends ->
    [yes] { "" } · o relógio para nos fins de semana
   *[no] { "" }
}.
draft-anyone = quem quiser
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
