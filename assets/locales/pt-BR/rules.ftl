### The rules cards, in the project’s own words. A heading, the sentences, and a caption for each
### picture. The credit at the end must be shown wherever the rules are.

rules-aim-heading = Objetivo
rules-moves-heading = Movimentos
rules-captures-heading = Capturas
rules-end-heading = O fim
rules-notation-heading = Como se escrevem as jogadas
rules-repetition-heading = Repetição
rules-repetition = Quando a mesma posição aparece pela terceira vez com o mesmo lado a jogar, há empate.

## Courtyard

rules-courtyard-aim = Leve seu rei ao pátio murado antes do seu oponente. Cada lado tem um rei, quatro guardas e dez servos, só em casas escuras. e6 e f5 são o pátio. As brancas começam.

rules-courtyard-pieces =
    Todas as peças se movem na diagonal por casas livres.
    • Um **servo** anda uma casa para a frente.
    • Um **guarda** anda uma ou duas casas em linha reta, para a frente ou para trás.
    • Um **rei** anda uma casa em qualquer direção.
rules-courtyard-pieces-pieces = Movimentos de um rei, um guarda e um servo.
rules-courtyard-pieces-glance = Servo 1 à frente; rei 1, guarda 1–2 em qualquer direção.

rules-courtyard-jumps = Pule por cima de uma peça inimiga vizinha para a casa livre logo atrás dela, em linha reta. A peça pulada sai do tabuleiro. Continue enquanto a mesma peça puder pular (parar custa a peça), virando como quiser. Os servos pulam só para a frente; os guardas e os reis, em qualquer direção. Nenhuma peça pula por cima do próprio lado, nem um rei por cima do outro, e nenhum turno mistura um passo com pulos.
rules-courtyard-jumps-jumps = Três capturas em um só turno.
rules-courtyard-jumps-glance = Capture pulando. Se não pular, perde a peça.

rules-courtyard-courtyard-heading = O pátio
rules-courtyard-courtyard = Só um rei entra, e só pela entrada do lado oposto: o branco de f7 para e6, o preto de e4 para f5. Nada passa pelo pátio. A seta e o estandarte mostram de quem é cada entrada.
rules-courtyard-courtyard-step-in = O rei branco entra a partir de f7.
rules-courtyard-courtyard-glance = Seu rei vence aqui.

rules-courtyard-jump-heading = Entrar com um pulo
rules-courtyard-jump = Um rei também pode entrar pulando por cima da entrada dele, então um servo ou um guarda nela não o impede.
rules-courtyard-jump-jump-in = O rei preto entra pulando por cima do servo em e4.

rules-courtyard-forfeit-heading = Deixar passar uma captura custa a peça
rules-courtyard-forfeit =
    Capturar não é obrigatório. Mas uma peça que podia ter pulado e não pulou sai do tabuleiro depois da sua jogada, mesmo que seja seu rei ou a peça que você moveu.
    • Se você captura e pula até onde essa peça puder, não perde nada, mesmo que outras pudessem capturar.
    • Se você para quando ela podia continuar pulando, perde essa peça.
    • Uma peça está a salvo se você move outra para a casa em que ela cairia, bloqueando todos os pulos dela.
rules-courtyard-forfeit-forfeit = O guarda em b3 pode pular para d5. Ele se perde se não pular, a menos que o servo bloqueie d5.

rules-courtyard-choice-heading = Várias capturas perdidas
rules-courtyard-choice = Se várias das suas peças deixaram passar uma captura, seu oponente escolhe uma, a remove e depois joga.
rules-courtyard-choice-choice = Os dois guardas deixaram passar um pulo. As pretas removem um e depois jogam.

rules-courtyard-return-heading = Servos na última fileira
rules-courtyard-return = Um servo na última fileira fica lá até que você gaste um turno para levá-lo a qualquer casa escura livre da sua primeira fileira.
rules-courtyard-return-return = O servo em c10 pode voltar para três casas.

rules-courtyard-end = Um rei no pátio vence. Sem seu rei você continua; se os dois se perderem, há empate. Sem peças, você perde. Se, na sua vez, você tem peças mas nenhuma jogada legal, também perde, a não ser que o outro lado também não pudesse mover: aí há empate.

rules-courtyard-notation =
    Uma jogada indica suas casas em ordem.
    • `d3-e4`: um passo.
    • `d4xf6xh8`: duas capturas em um só turno, caindo em f6 e h8.
    • `a10>b1`: um servo volta para a primeira fileira.
    • `*d4`: a peça em d4 deixou passar uma captura e sai do tabuleiro.
    Você pode omitir os sinais: `d4 f6 h8`.

rules-courtyard-credit = Courtyard foi inventado por Len Kalich em 1963 e publicado pela FunDynamics em 1983. Estas regras seguem o folheto da editora e o resumo de John Ayer; o que eles deixam em aberto, este bot decide.

## King and Courtesan

rules-king-and-courtesan-aim = Leve seu rei à base inimiga ou capture o rei inimigo. A base vermelha é a casa mais baixa; a azul, a mais alta. Cada lado tem cortesãs e um rei, que é uma pilha de dois discos. As vermelhas começam.

rules-king-and-courtesan-step-heading = Passos
rules-king-and-courtesan-step = Toda peça dá um passo para uma casa vizinha livre em uma das três direções rumo à base inimiga.
rules-king-and-courtesan-step-step = Para onde uma cortesã vermelha pode dar um passo.
rules-king-and-courtesan-step-glance = Avance rumo ao canto inimigo.

rules-king-and-courtesan-capture = Toda peça, inclusive seu rei, captura uma inimiga em qualquer uma das oito casas ao redor, tomando o lugar dela.
rules-king-and-courtesan-capture-capture = O que uma cortesã azul pode capturar.
rules-king-and-courtesan-capture-glance = Capture em qualquer direção.

rules-king-and-courtesan-exchange-heading = Troca
rules-king-and-courtesan-exchange = Seu rei pode passar o disco de cima para uma cortesã sua em uma das três casas à frente dele. Ela se torna o rei, e a peça que fica para trás se torna uma cortesã.
rules-king-and-courtesan-exchange-exchange = Duas cortesãs com as quais o rei vermelho pode trocar de lugar.

rules-king-and-courtesan-end = Você vence assim que captura o rei inimigo ou que seu rei está na base inimiga, por um passo, uma captura ou uma troca. Sempre há uma jogada, ninguém pode passar a vez e só há empate por acordo.
rules-king-and-courtesan-end-end = O rei vermelho entra na base inimiga e vence. Capturar o rei em f5 também vence.
rules-king-and-courtesan-end-glance = Leve seu rei ao canto oposto ou capture o inimigo.

rules-king-and-courtesan-notation =
    Uma jogada indica suas casas em ordem.
    • `a2-b3`: um passo.
    • `a2xb3`: uma captura.
    • `a2=b3`: o rei em a2 e a cortesã em b3 trocam de lugar.
    Você pode omitir os sinais: `a2 b3`.

rules-king-and-courtesan-credit = King and Courtesan foi criado por Mark Steere em maio de 2022. Outros jogos dele: marksteeregames.com.

## Guard & Towers

rules-guard-and-towers-aim = Capture o guarda inimigo ou leve o seu ao castelo inimigo. Cada lado tem um guarda e sete pedras, que se empilham em torres. d7 é o castelo vermelho e d1, o azul. As vermelhas começam.

rules-guard-and-towers-move = Todas as peças se movem na horizontal ou na vertical, só por casas livres. Um guarda anda exatamente uma casa. De uma torre você move quantas pedras de cima quiser, exatamente tantas casas quantas pedras se movem; as outras ficam.
rules-guard-and-towers-move-move = Uma, duas ou três pedras andam uma, duas ou três casas. O guarda anda uma.
rules-guard-and-towers-move-glance = Mova 1, 2 ou 3 pedras o mesmo número de casas.

rules-guard-and-towers-unite-heading = Unir
rules-guard-and-towers-unite = Pedras que terminam a jogada em uma torre sua se unem a ela. Nada pode parar em cima do seu guarda, e ele não pode parar em cima das suas torres.
rules-guard-and-towers-unite-unite = Duas das três pedras se unem à outra torre.

rules-guard-and-towers-capture = Você captura a peça inimiga em que para. Um guarda captura qualquer coisa; pedras capturam o guarda, ou uma torre com no máximo tantas pedras quantas se movem.
rules-guard-and-towers-capture-capture = Duas pedras capturam a torre de duas em e4. Uma só não pode capturar a de c5.
rules-guard-and-towers-capture-glance = Capture no máximo tantas pedras quantas mover.

rules-guard-and-towers-end = Você vence quando captura o guarda inimigo ou quando o seu está no castelo inimigo. Quem não tem jogada legal perde.
rules-guard-and-towers-end-end = O guarda vermelho entra no castelo azul.
rules-guard-and-towers-end-glance = Capture o guarda inimigo ou leve o seu ao castelo dele.

rules-guard-and-towers-notation =
    Uma jogada indica suas casas em ordem.
    • `c4-e4`: duas pedras se movem, porque e4 está a duas casas.
    • `c4xe4`: elas capturam o que está em e4.
    Você pode omitir os sinais: `c4 e4`.

rules-guard-and-towers-credit = Guard & Towers foi criado por Christoph Endres e Robert Wirth em 1997. Estas regras seguem a folha deles, que não diz quem começa: aqui, as vermelhas.

## King’s Court

rules-kings-court-aim = Mantenha peças na corte por mais tempo que o oponente: são as dezesseis casas de c3 a f6. Cada lado tem 24 peças ao redor dela. O lado laranja começa.

rules-kings-court-opening-heading = As duas primeiras jogadas
rules-kings-court-opening = A primeira jogada laranja é um passo para dentro da corte. Depois, o verde entra com um passo pela borda oposta. Ainda não se pula.
rules-kings-court-opening-opening = O lado laranja entrou pelo sul, então o verde entra pelo norte.
rules-kings-court-opening-glance = O laranja entra; depois o verde, do outro lado.

rules-kings-court-move = Dê um passo de uma casa para cima, para baixo, para a esquerda ou para a direita. Ou pule por cima de uma peça vizinha, de qualquer cor, para a casa livre logo atrás dela, em linha reta: com a mesma peça, quantas vezes quiser e virando como quiser. As peças inimigas puladas saem do tabuleiro; as suas ficam. Pular nunca é obrigatório. Voltar ao ponto de partida sem capturar não é uma jogada.
rules-kings-court-move-chain = Um turno: por cima de uma peça própria, duas inimigas, uma própria e uma inimiga.
rules-kings-court-move-glance = Pule por cima de qualquer peça; as inimigas saem.

rules-kings-court-court-heading = A corte
rules-kings-court-court = Quando seu turno acaba, você precisa ter uma peça na corte, onde quer que ela tenha estado entre os pulos.
rules-kings-court-court-court = A única peça laranja na corte pode se mover ou capturar dentro dela, mas não sair.

rules-kings-court-end = Depois das duas primeiras jogadas, quem não tem nenhuma peça na corte perde. Também perde quem não tem jogada legal.
rules-kings-court-end-last = O lado laranja captura a última peça verde da corte e vence.
rules-kings-court-end-glance = Só você na corte: vitória.

rules-kings-court-notation =
    Uma jogada indica suas casas em ordem.
    • `c2-c3`: um passo.
    • `a1^a3`: um pulo por cima de uma peça sua, que fica.
    • `a3xc3`: um pulo que captura.
    • `a1^a3xc3xe3`: três pulos em um só turno.
    Você pode omitir os sinais: `a1 a3 c3 e3`.

rules-kings-court-credit = King’s Court: a folha em inglês da editora, que estas regras seguem, não informa o autor. O que ela deixa em aberto, este bot decide.
