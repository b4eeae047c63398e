### Choosing a move by tapping, and what stands behind typed ones.

picker-piece = Qual peça você move?
picker-remove = Qual destas peças sai do tabuleiro?
picker-square = De { $squares } para onde?
picker-go-on = { $squares }: continuar com a mesma peça ou parar aqui?
picker-preview = `{ $move }`: { $meaning }. O tabuleiro vai ficar assim.
picker-cost = ⚠️ { $warning }
picker-put-away = Nada foi jogado. Aperte Jogar embaixo do tabuleiro quando quiser.

select-piece = Escolha uma peça
select-square = Escolha uma casa
select-part = { $what }, de { $first } a { $last }

option-piece = { $square } · { $piece }
option-tower = { $square } · { $piece } de { $height }
option-goes-on = continua saltando dali
suggestion-costly = ⚠️ { $meaning }, mas perde uma peça
suggestion-move = { $move } · { $meaning }
suggestion-moves = { $squares } … { $count ->
    [one] { $count } jogada
   *[other] { $count } jogadas
}

button-play = Jogar
button-stop = Parar aqui
button-back = Voltar
button-cancel = Cancelar
button-type = Digitar
button-newest-board = Ir ao tabuleiro atual

alt-choose = Opções: { $squares }.
alt-preview = O tabuleiro como vai ficar depois de { $move }.

## The tutorial

tutorial-heading = **{ $game }**, lição { $number } de { $count }
tutorial-right = ✅ `{ $move }`: { $meaning }.
tutorial-wrong = ❌ `{ $move }`: { $meaning }. É uma jogada legal, mas não é o que se pede.
tutorial-end = Essa foi a última lição. Agora jogue { $game } com alguém: `/challenge`.
button-try-again = Tentar de novo
button-next-lesson = Próxima lição

## Conditional moves

plan-heading = **Jogadas condicionais** em { $id }. Só você as vê.
plan-none = Nenhuma ainda. Se você já sabe o que vai responder, deixe preparado: é jogado assim que acontecer.
plan-open = Cada uma é jogada assim que acontece. Se o oponente jogar outra coisa, elas são descartadas.
plan-closed = É a sua vez, então não há o que esperar. Você pode preparar mais depois da sua jogada.
plan-if = Se o oponente jogar…
plan-answer = … o que você responde?
plan-their-ply = Se `{ $move }`,
plan-own-ply = então `{ $move }`,
plan-when = Se { $moves },
plan-then = então { $moves }.
plan-saved = Preparado: { $line } Não precisa de mais nada; é jogado quando acontecer.
plan-void = Suas jogadas condicionais em { $id } não valem mais: { $opponent } jogou { $move }. É a sua vez. { $link }
button-plan = Preparar
button-plan-add = Adicionar uma
button-plan-on = Continuar dali
button-plan-another = Adicionar outra
button-plans = Ver todas
select-plan-on = Continue a partir de uma delas
select-plan-forget = Remova uma

refused-plan-own-turn = É a sua vez em { $id }, então é só jogar. Jogadas condicionais são para a vez do oponente.
refused-plan-past-end = Essa jogada terminaria a partida, então não há o que responder.
refused-plan-too-long = Você já preparou tudo o que cabe. Antes, remova algo com `/plan`.
refused-plan-gone = Esta linha em { $id } não está mais preparada. `/plan` mostra as que estão.
