### What the commands are for, as Discord lists them.

command-challenge = Desafie alguém para uma partida ou ofereça uma vaga a qualquer pessoa
command-challenge-game = Qual jogo
    .name = jogo
command-challenge-opponent = Contra quem você quer jogar; deixe vazio para qualquer pessoa ocupar a vaga
    .name = oponente
command-challenge-side = De que lado você quer jogar; por sorteio, se você não disser
    .name = lado
command-challenge-size = Quantas casas de largura tem o tabuleiro, em jogos com vários tamanhos
    .name = tamanho
command-challenge-rated = Se a partida vale rating; vale, a menos que você diga que não
    .name = rating
command-join = Ocupe uma vaga aberta ou aceite um desafio
command-join-seat = Qual
    .name = vaga
command-move = Faça uma jogada
command-move-move = A jogada, por exemplo a7-a6
    .name = jogada
command-move-match = Qual partida, se não for a deste tópico
    .name = partida
command-board = Veja um tabuleiro do seu lado, em particular
command-board-match = Qual partida, se não for a deste tópico
    .name = partida
command-matches = Suas partidas neste servidor e os desafios que você pode aceitar
command-plan = Jogadas condicionais: responda de antemão à jogada do oponente
command-plan-match = Qual partida, se não for a deste tópico
    .name = partida
command-tutorial = Aprenda um jogo resolvendo posições simples, em particular
command-tutorial-game = Qual jogo
    .name = jogo
command-resign = Desista de uma partida
command-resign-match = Qual partida, se não for a deste tópico
    .name = partida
command-rules = Leia as regras de um jogo, com imagens
command-rules-game = Qual jogo
    .name = jogo
command-help = Como se joga aqui

side-wish-lot = Por sorteio
side-wish-first = Eu começo
side-wish-second = Meu oponente começa

choice-match-yours = { $id } { $game } contra { $opponent } · sua vez
choice-match-theirs = { $id } { $game } contra { $opponent } · vez do oponente
choice-seat = { $id } { $game } contra { $challenger }
