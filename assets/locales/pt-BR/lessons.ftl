### Lessons: what to do, why it was right, and what helps after another legal move.

## Courtyard

lesson-courtyard-guard = Seu guarda em b5 pode andar uma ou duas casas em linha reta. Ande duas casas com ele.
lesson-courtyard-guard-done = Só os guardas andam duas casas de uma vez.
lesson-courtyard-guard-hint = Ande duas casas a partir de b5 por uma diagonal, por exemplo até d3.

lesson-courtyard-jump = Seu guarda em g2 pode capturar três servos em um só turno. Capture todos.
lesson-courtyard-jump-done = Três capturas em um só turno. Se você tivesse parado antes da última, seu guarda teria saído do tabuleiro.
lesson-courtyard-jump-hint = Capture os três: pule para i4, depois para g6 e depois para i8.

lesson-courtyard-safe = Seu guarda em b3 pode capturar o servo em c4. Faça uma jogada que não custe nenhuma peça sua.
lesson-courtyard-safe-done = Uma peça que deixa passar uma captura é perdida, a não ser que outra bloqueie a casa em que ela cairia.
lesson-courtyard-safe-hint = Assim você perde o guarda, porque ele podia ter pulado para d5. Pule para lá ou bloqueie d5.

lesson-courtyard-return = Seu servo em c10 chegou à última fileira. Devolva-o à sua primeira fileira.
lesson-courtyard-return-done = Agora ele pode avançar de novo. Isso custou um turno.
lesson-courtyard-return-hint = Leve o servo de c10 para uma casa escura livre da primeira fileira: b1, h1 ou j1.

lesson-courtyard-choice = As pretas deixaram passar duas capturas: com o rei em b9 e com o guarda em j9. Você escolhe qual dos dois sai do tabuleiro. Remova o mais importante.
lesson-courtyard-choice-done = Sem rei, as pretas não podem mais vencer no pátio.
lesson-courtyard-choice-hint = Só um rei pode entrar no pátio. Remova-o.

lesson-courtyard-enter = Seu rei está na entrada dele para o pátio. Vença agora.
lesson-courtyard-enter-done = Um rei no pátio vence.
lesson-courtyard-enter-hint = O pátio são as casas e6 e f5. De f7, seu rei entra em e6.

lesson-courtyard-jump-in = Um servo preto está na entrada do seu rei, f7. Vença mesmo assim.
lesson-courtyard-jump-in-done = Um rei pode pular para dentro do pátio se o pulo passar por cima da entrada dele.
lesson-courtyard-jump-in-hint = Seu rei em g8 está ao lado do servo em f7. Onde ele cai se pular?

## King and Courtesan

lesson-king-and-courtesan-step = Dê um passo com sua cortesã em c3.
lesson-king-and-courtesan-step-done = Há três casas à frente de uma peça, e ela pode dar um passo para qualquer uma delas. Nenhum passo vai para os lados nem para trás.
lesson-king-and-courtesan-step-hint = Esse era o rei. Mova a cortesã de c3 para c4, d4 ou d3.

lesson-king-and-courtesan-capture = Os passos vão para a frente, mas as capturas vão em todas as direções. Capture a cortesã azul.
lesson-king-and-courtesan-capture-done = Você captura tomando o lugar da outra peça, aqui indo para trás.
lesson-king-and-courtesan-capture-hint = A cortesã azul está em b2, atrás da sua em c3.

lesson-king-and-courtesan-exchange = Seu rei pode trocar de lugar com uma cortesã à frente dele. Faça isso.
lesson-king-and-courtesan-exchange-done = A coroa avançou, e uma cortesã fica para trás.
lesson-king-and-courtesan-exchange-hint = Mova o rei de c3 para uma das suas próprias cortesãs, em c4 ou d3.

lesson-king-and-courtesan-win = Você pode vencer agora, e de três maneiras. Encontre uma.
lesson-king-and-courtesan-win-done = Você vence quando captura o rei inimigo e também quando seu rei chega à base inimiga.
lesson-king-and-courtesan-win-hint = O rei azul em f5 está ao lado de duas das suas peças. E f6 é a base azul.

lesson-king-and-courtesan-home = Sua própria cortesã ocupa a base azul, f6. Vença agora.
lesson-king-and-courtesan-home-done = Seu rei também pode chegar à base inimiga por uma troca.
lesson-king-and-courtesan-home-hint = Seu rei em e5 pode trocar de lugar com a cortesã em f6.

lesson-king-and-courtesan-safe = Duas cortesãs azuis atacam seu rei em c3. Leve-o para um lugar seguro.
lesson-king-and-courtesan-safe-done = Se você tivesse capturado uma delas, a outra teria capturado seu rei. A troca o deixou fora do alcance das duas.
lesson-king-and-courtesan-safe-hint = Depois disso, as azuis capturam seu rei. Leve-o para uma casa que não encoste em b2 nem em b3.

## Guard & Towers

lesson-guard-and-towers-split = Mova duas das três pedras em c4.
lesson-guard-and-towers-split-done = Duas pedras andam duas casas, e a terceira fica onde estava.
lesson-guard-and-towers-split-hint = As pedras andam tantas casas quantas elas são. Para mover duas, ande duas casas a partir de c4.

lesson-guard-and-towers-unite = Forme uma só torre de quatro pedras.
lesson-guard-and-towers-unite-done = Pedras que terminam a jogada em uma torre sua se unem a ela.
lesson-guard-and-towers-unite-hint = Mova uma torre inteira para cima da outra. Cada uma tem duas pedras, e elas estão a duas casas de distância.

lesson-guard-and-towers-height = Cada torre azul tem duas pedras. Você pode capturar uma delas. Qual?
lesson-guard-and-towers-height-done = Duas das suas pedras alcançam e4, o bastante para uma torre de duas. Só uma alcança c5, e é pouco.
lesson-guard-and-towers-height-hint = Para capturar uma torre de duas, pelo menos duas pedras precisam se mover, e duas pedras andam duas casas.

lesson-guard-and-towers-guard = Há uma torre azul de quatro ao lado do seu guarda. Capture-a.
lesson-guard-and-towers-guard-done = Um guarda captura uma torre de qualquer altura.
lesson-guard-and-towers-guard-hint = Seu guarda em d4 pode capturar a torre em d3.

lesson-guard-and-towers-aim = O guarda azul está em e3. Vença agora.
lesson-guard-and-towers-aim-done = Três pedras andam três casas e capturam o guarda.
lesson-guard-and-towers-aim-hint = Só sua torre em b3 alcança e3. Conte as casas de distância.

lesson-guard-and-towers-castle = d1 é o castelo azul. Vença agora.
lesson-guard-and-towers-castle-done = Seu guarda no castelo inimigo vence.
lesson-guard-and-towers-castle-hint = Seu guarda em d2 está ao lado do castelo.

lesson-guard-and-towers-save = A torre azul em d5 está prestes a capturar seu guarda em d7. Impeça.
lesson-guard-and-towers-save-done = Seu guarda sai da linha ou uma torre bloqueia o caminho: nada passa por cima de pedras.
lesson-guard-and-towers-save-hint = Depois disso, as azuis vencem. A torre em d5 anda até duas casas em linha reta: saia da linha ou bloqueie-a em d6.

## King’s Court

lesson-kings-court-step = A corte são as dezesseis casas do meio. Leve uma segunda peça para dentro dela.
lesson-kings-court-step-done = Duas peças na corte são mais seguras do que uma: a última que você tiver lá não pode sair.
lesson-kings-court-step-hint = Sua peça em d2 entra na corte por d3.

lesson-kings-court-answer = Você joga com as verdes. O lado laranja entrou na corte pelo sul. Faça sua primeira jogada.
lesson-kings-court-answer-done = A primeira jogada verde entra na corte pela borda oposta à do lado laranja.
lesson-kings-court-answer-hint = Entre pelo norte: da fileira 7 para a fileira 6.

lesson-kings-court-over = Pule por cima da sua própria peça e, com a mesma peça, continue por cima da verde.
lesson-kings-court-over-done = Sua própria peça fica; a verde sai do tabuleiro.
lesson-kings-court-over-hint = Comece em c3: pule por cima de d3 até e3 e depois por cima de f3 até g3.

lesson-kings-court-chain = Capture três peças verdes em um só turno.
lesson-kings-court-chain-done = Uma peça pula quantas vezes você quiser, por cima das duas cores, e vira como você quiser.
lesson-kings-court-chain-hint = Comece em a1 e pule por cima da sua própria peça em a2. Depois dê a volta.

lesson-kings-court-keep = Sua peça em c6 é a única que você tem na corte, então ela não pode sair. Capture uma peça verde.
lesson-kings-court-keep-done = Você capturou uma peça e ainda tem uma na corte.
lesson-kings-court-keep-hint = Pule por cima de d6. Você cai em e6, dentro da corte.

lesson-kings-court-back = Sua peça em c3 é a única que você tem na corte. Capture três peças com ela em um só turno.
lesson-kings-court-back-done = Só conta o fim do turno: aí você precisa ter uma peça na corte.
lesson-kings-court-back-hint = Saia da corte por cima de b3, continue por cima de a4 e volte por cima de b5.

lesson-kings-court-safe = As verdes estão prestes a capturar sua única peça na corte, em d5, e a vencer. Impeça.
lesson-kings-court-safe-done = As verdes teriam capturado sua peça em d5 aonde quer que ela fosse. Agora você tem uma segunda na corte.
lesson-kings-court-safe-hint = As verdes capturam sua última peça na corte. Traga uma segunda.

lesson-kings-court-win = As verdes têm só uma peça na corte. Vença agora.
lesson-kings-court-win-done = As verdes ficaram sem peças na corte e perdem.
lesson-kings-court-win-hint = Pule por cima da peça verde em d6.
