### Choosing a move by tapping, and what stands behind typed ones.

picker-piece = Qual peça se move?
picker-newer = Sua jogada não foi feita: jogadas condicionais vieram antes. Este é o tabuleiro agora.
picker-remove = Seu oponente deixou passar uma captura. Qual peça sai do tabuleiro?
picker-square = De { $squares }, para onde?
picker-go-on = { $squares }: continuar ou parar aqui?
picker-preview = Prévia de `{ $move }`: { $meaning }.
picker-put-away = Nada foi jogado. Clique em **Jogar** quando quiser.
picker-closed = Nada foi jogado.

select-piece = Escolha uma peça
select-part = { $what }, de { $first } a { $last }

option-tower = { $square } · { $height ->
    [one] uma pedra
   *[other] { $piece } de { $height }
}
option-goes-on = { $square } · continua pulando
suggestion-costly = ⚠️ { $meaning }, mas custa uma peça

button-play = Fazer esta jogada
button-stop = Parar aqui
button-back = Voltar
button-cancel = Cancelar
button-type = Digitar
button-newest-board = Jogar no tabuleiro atual

alt-choose = Casas para escolher: { $squares }.
alt-preview = O tabuleiro depois de { $move }.

picker-must = ❗ Você pode capturar. Qualquer outra jogada pode custar uma peça.
picker-signs = (⚔️ pode capturar)
picker-loses = Com essa jogada, você perde a partida.
picker-risks = Depois desta jogada, o computador pode vencer na próxima.
picker-match = { $id } **{ $game }** contra { $opponent }
picker-and-now = Você jogou `{ $move }`. Agora a sua jogada:
option-wins = 🏆 { $piece }, pode vencer
option-captures = { $piece }, pode capturar
select-move = Escolha uma jogada
select-capturer = Escolha uma peça que pode capturar
button-stop-costly = Parar e perder a peça
button-walk = Outras jogadas
button-play-draw = Jogar e propor empate
button-next-match = Próxima partida ({ $count } esperando)
played-offered = Você propôs empate. Seu oponente pode responder até a próxima jogada dele.
played-board = O tabuleiro: { $link }

## The tutorial

tutorial-heading = **{ $game }**, lição { $number } de { $count }
tutorial-basics = **{ $heading }:** { $text }
tutorial-right = ✅ `{ $move }`: { $meaning }.
tutorial-wrong = ❌ `{ $move }`: { $meaning }. É legal, mas não é o que se pede.
tutorial-end = Essa foi a última lição. Agora jogue { $game }: clique em **Quero aprender jogando** para uma partida fácil contra o computador ou em **Desafiar** para escolher um oponente.
button-try-again = Tentar de novo
button-next-lesson = Próxima lição

## Conditional moves

plan-heading = **Jogadas condicionais** em { $id }. Só você as vê.
plan-none = Nenhuma ainda. Prepare sua resposta a uma jogada: ela será jogada assim que o oponente fizer essa jogada.
plan-open = Cada resposta é jogada assim que o oponente faz a jogada anterior. Qualquer outra jogada remove todas.
plan-closed = É a sua vez. Você pode preparar jogadas depois da sua.
plan-if = Se o oponente jogar…
plan-answer = … o que você responde?
plan-own-ply = então `{ $move }`,
plan-when = Se { $moves },
plan-then = então { $moves }.
plan-saved = Resposta salva. { $line }
plan-void = Suas jogadas condicionais em { $id } não valem mais: { $opponent } jogou { $move }. É a sua vez. { $link }
button-plan = Salvar
button-plan-add = Preparar uma resposta
button-plan-on = Continuar dali
button-plan-another = Preparar outra
button-plans = Ver todas
select-plan-on = Continuar a partir de uma delas
select-plan-forget = Remover uma

refused-plan-own-turn = É a sua vez em { $id }. Jogadas condicionais são para a vez do oponente.
refused-plan-past-end = Essa jogada termina a partida, então não há o que responder.
refused-plan-too-long = Você não pode preparar mais jogadas. Remova alguma em **Jogadas condicionais**.
refused-plan-gone = Esta jogada em { $id } não está mais preparada. **Jogadas condicionais** mostra as outras.

select-page = Outras páginas…
