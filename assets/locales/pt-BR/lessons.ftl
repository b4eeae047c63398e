### Lessons: what to do, why it was right, and what helps after another legal move.

## Courtyard

lesson-courtyard-guard = Seu guarda em b5 pode andar uma ou duas casas. Ande duas.
lesson-courtyard-guard-done = Só os guardas andam duas casas de uma vez.
lesson-courtyard-guard-hint = Ande duas casas por uma diagonal, por exemplo até d3.

lesson-courtyard-jump = Você captura saltando sobre uma peça inimiga para a casa livre atrás dela, e pode continuar saltando. Capture três servos em um turno com seu guarda em g2.
lesson-courtyard-jump-done = Se você tivesse parado antes, seu guarda teria saído do tabuleiro.
lesson-courtyard-jump-hint = Capture os três: pule para i4, g6 e i8.

lesson-courtyard-safe = Seu guarda em b3 pode capturar o servo em c4. Jogue sem perder nenhuma peça.
lesson-courtyard-safe-done = Uma peça que deixa passar uma captura é perdida, a não ser que outra bloqueie a casa em que ela cairia.
lesson-courtyard-safe-hint = Assim você perde o guarda, que podia ter pulado para d5. Pule para lá ou bloqueie d5.

lesson-courtyard-return = Seu servo em c10 chegou à última fileira. Devolva-o à sua primeira fileira.
lesson-courtyard-return-done = Agora ele pode avançar de novo. Isso custou um turno.
lesson-courtyard-return-hint = Leve o servo para uma casa escura livre da primeira fileira: b1, h1 ou j1.

lesson-courtyard-choice = O rei preto em b9 e o guarda em j9 deixaram passar capturas. Remova o mais importante.
lesson-courtyard-choice-done = Sem rei, as pretas não podem mais vencer no pátio.
lesson-courtyard-choice-hint = Só um rei pode entrar no pátio. Remova-o.

lesson-courtyard-enter = Seu rei está na entrada dele. Vença agora.
lesson-courtyard-enter-done = Um rei no pátio vence.
lesson-courtyard-enter-hint = De f7, seu rei entra no pátio, em e6.

lesson-courtyard-jump-in = Um servo preto está na entrada do seu rei, f7. Vença mesmo assim.
lesson-courtyard-jump-in-done = Um rei pode pular para dentro do pátio por cima da entrada dele.
lesson-courtyard-jump-in-hint = Onde cai seu rei em g8 se pular por cima de f7?

## King and Courtesan

lesson-king-and-courtesan-step = Dê um passo com sua cortesã em c3.
lesson-king-and-courtesan-step-done = Uma peça dá um passo para qualquer uma das três casas à frente, nunca para os lados nem para trás.
lesson-king-and-courtesan-step-hint = Esse era o rei. Mova a cortesã para c4, d4 ou d3.

lesson-king-and-courtesan-capture = Captura-se em todas as direções. Capture a cortesã azul.
lesson-king-and-courtesan-capture-done = Você captura tomando o lugar da outra peça, aqui indo para trás.
lesson-king-and-courtesan-capture-hint = Ela está em b2, atrás da sua cortesã em c3.

lesson-king-and-courtesan-exchange = Faça seu rei trocar de lugar com uma cortesã à frente dele.
lesson-king-and-courtesan-exchange-done = A coroa avança, e uma cortesã fica para trás.
lesson-king-and-courtesan-exchange-hint = Mova o rei para sua cortesã em c4 ou d3.

lesson-king-and-courtesan-win = Vença agora. Há três maneiras.
lesson-king-and-courtesan-win-done = Você vence quando captura o rei inimigo ou quando o seu chega à base inimiga.
lesson-king-and-courtesan-win-hint = O rei azul em f5 está ao lado de duas das suas peças, e a base dele é f6.

lesson-king-and-courtesan-home = Sua cortesã ocupa a base azul, f6. Vença agora.
lesson-king-and-courtesan-home-done = Seu rei também pode chegar à base inimiga por uma troca.
lesson-king-and-courtesan-home-hint = Seu rei pode trocar de lugar com a cortesã em f6.

lesson-king-and-courtesan-safe = Duas cortesãs azuis atacam seu rei em c3. Leve-o para um lugar seguro.
lesson-king-and-courtesan-safe-done = Se você tivesse capturado uma, a outra teria capturado seu rei. A troca o deixou fora do alcance delas.
lesson-king-and-courtesan-safe-hint = As azuis capturam seu rei. Leve-o para uma casa que não encoste em b2 nem em b3.

## Guard & Towers

lesson-guard-and-towers-split = Mova duas das três pedras em c4.
lesson-guard-and-towers-split-done = Duas pedras andam duas casas, e a terceira fica.
lesson-guard-and-towers-split-hint = As pedras andam tantas casas quantas pedras se movem: para mover duas, ande duas a partir de c4.

lesson-guard-and-towers-unite = Forme uma só torre de quatro pedras.
lesson-guard-and-towers-unite-done = Pedras que terminam a jogada em uma torre sua se unem a ela.
lesson-guard-and-towers-unite-hint = Mova uma torre inteira para cima da outra, a duas casas.

lesson-guard-and-towers-height = Cada torre azul tem duas pedras. Capture a que puder.
lesson-guard-and-towers-height-done = Duas pedras alcançam e4, o bastante para uma torre de duas. Só uma alcança c5.
lesson-guard-and-towers-height-hint = Para capturar duas pedras, mova pelo menos duas; duas andam duas casas.

lesson-guard-and-towers-guard = Capture a torre azul de quatro ao lado do seu guarda.
lesson-guard-and-towers-guard-done = Um guarda captura uma torre de qualquer altura.
lesson-guard-and-towers-guard-hint = Seu guarda pode capturar a torre em d3.

lesson-guard-and-towers-aim = O guarda azul está em e3. Vença agora.
lesson-guard-and-towers-aim-done = Três pedras andam três casas e capturam o guarda.
lesson-guard-and-towers-aim-hint = Só sua torre em b3 alcança e3. Conte as casas.

lesson-guard-and-towers-castle = d1 é o castelo azul. Vença agora.
lesson-guard-and-towers-castle-done = Seu guarda no castelo inimigo vence.
lesson-guard-and-towers-castle-hint = Seu guarda em d2 está ao lado do castelo.

lesson-guard-and-towers-save = A torre azul em d5 ameaça seu guarda em d7. Impeça.
lesson-guard-and-towers-save-done = Seu guarda sai da linha ou uma torre bloqueia o caminho: nada passa por cima de pedras.
lesson-guard-and-towers-save-hint = As azuis vencem: a torre em d5 anda até duas casas. Saia da linha dela ou bloqueie-a em d6.

## King’s Court

lesson-kings-court-step = Leve uma segunda peça para a corte, as dezesseis casas do meio.
lesson-kings-court-step-done = Duas peças lá são mais seguras do que uma: a última não pode sair.
lesson-kings-court-step-hint = Dê um passo de d2 para a corte, em d3.

lesson-kings-court-answer = Você joga com as verdes. O lado laranja entrou na corte pelo sul. Faça sua primeira jogada.
lesson-kings-court-answer-done = O verde entra na corte pela borda oposta à do laranja.
lesson-kings-court-answer-hint = Entre pelo norte, da fileira 7 para a 6.

lesson-kings-court-over = Com uma peça, pule por cima de outra sua e depois da verde.
lesson-kings-court-over-done = Sua própria peça fica; a verde sai do tabuleiro.
lesson-kings-court-over-hint = De c3, pule por cima de d3 até e3 e depois por cima de f3 até g3.

lesson-kings-court-chain = Capture três peças verdes em um turno.
lesson-kings-court-chain-done = Uma peça pula quantas vezes você quiser, por cima das duas cores, e vira como você quiser.
lesson-kings-court-chain-hint = De a1, pule por cima da sua peça em a2. Depois dê a volta.

lesson-kings-court-keep = Sua única peça na corte, em c6, não pode sair. Capture uma peça verde.
lesson-kings-court-keep-done = Você capturou e ainda tem uma peça na corte.
lesson-kings-court-keep-hint = Pule por cima de d6 até e6, dentro da corte.

lesson-kings-court-back = Capture três peças em um turno com c3, sua única peça na corte.
lesson-kings-court-back-done = Você só precisa ter uma peça na corte no fim do turno.
lesson-kings-court-back-hint = Saia da corte por cima de b3, continue por cima de a4 e volte por cima de b5.

lesson-kings-court-safe = As verdes vão vencer capturando sua única peça na corte, em d5. Impeça.
lesson-kings-court-safe-done = Sua peça em d5 estava perdida aonde quer que fosse. Agora você tem uma segunda.
lesson-kings-court-safe-hint = As verdes capturam sua última peça na corte. Traga uma segunda.

lesson-kings-court-win = As verdes têm só uma peça na corte. Vença agora.
lesson-kings-court-win-done = As verdes ficaram sem peças na corte e perdem.
lesson-kings-court-win-hint = Pule por cima da peça verde em d6.
