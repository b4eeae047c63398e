### What the commands are for, as Discord lists them.

command-challenge = Desafie alguém para uma partida ou abra uma vaga para qualquer pessoa
command-challenge-game = Qual jogo
    .name = jogo
command-challenge-opponent = Contra quem jogar; deixe vazio para qualquer pessoa poder ocupar a vaga
    .name = oponente
command-challenge-side = Quem começa; deixe vazio para escolher ao acaso
    .name = lado
command-challenge-size = Quantas casas de largura tem o tabuleiro, em jogos com vários tamanhos
    .name = tamanho
command-challenge-rated = Se a partida vale rating; vale se você deixar vazio
    .name = rating
command-join = Ocupe uma vaga aberta ou aceite um desafio
command-join-seat = Qual vaga aberta ou qual desafio
    .name = vaga
command-move = Faça uma jogada
command-move-move = A jogada, por exemplo a7-a6
    .name = jogada
command-move-match = Qual partida, se não for a deste tópico
    .name = partida
command-board = Veja o tabuleiro de uma partida do seu lado; só você vê
command-board-match = Qual partida, se não for a deste tópico
    .name = partida
command-matches = Veja suas partidas neste servidor e os desafios que você pode aceitar
command-plan = Prepare jogadas condicionais: responda a uma jogada do oponente antes que ela seja feita
command-plan-match = Qual partida, se não for a deste tópico
    .name = partida
command-tutorial = Aprenda um jogo resolvendo posições simples; só você as vê
command-tutorial-game = Qual jogo
    .name = jogo
command-resign = Desista de uma partida
command-resign-match = Qual partida, se não for a deste tópico
    .name = partida
command-rules = Leia as regras de um jogo, com imagens
command-rules-game = Qual jogo
    .name = jogo
command-help = Veja como se joga aqui

side-wish-lot = Ao acaso
side-wish-first = Eu começo
side-wish-second = Meu oponente começa

choice-match-yours = { $id } { $game } contra { $opponent } · sua vez
choice-match-theirs = { $id } { $game } contra { $opponent } · vez do oponente
choice-seat = { $id } { $game } contra { $challenger }
