### What the commands are for, as Discord lists them, with their options. What several commands call the same is an `parameter-…`.

parameter-match = Qual partida (padrão: a deste tópico)
    .name = partida
parameter-game = Qual jogo
    .name = jogo
parameter-pace = Tempo para jogar (padrão: o ritmo deste servidor)
    .name = ritmo
parameter-side = Quem começa (padrão: ao acaso)
    .name = lado
parameter-size = Tamanho do tabuleiro, se o jogo tiver vários
    .name = tamanho
parameter-rated = Partida valendo rating (padrão: sim)
    .name = rating
parameter-ratings = Rating do oponente: ±200 ou 1400-1600 (padrão: qualquer um)
    .name = faixa-de-rating
parameter-days = Dias em aberto, até 14 (padrão: 7)
    .name = dias
parameter-player = De quem (padrão: você)
    .name = jogador
parameter-page = Qual página (padrão: a dos tabuleiros)
    .name = página

command-play = Jogue contra o computador, procure um oponente ou desafie alguém
command-play-level = Jogue já contra o computador: nível 1 (iniciante) a 12
    .name = nível

command-challenge = Desafie alguém ou publique um desafio aberto a todos
command-challenge-opponent = Contra quem jogar (padrão: qualquer pessoa)
    .name = oponente
command-challenge-code = Código de alguém de outro servidor
    .name = código
command-challenge-when-time-runs-out = O que acontece quando o tempo acaba
    .name = tempo-esgotado
command-challenge-weekends = Relógio parado nos fins de semana
    .name = fins-de-semana

command-find = Procure um oponente ou veja quem procura
command-find-game = Qual jogo (padrão: qualquer um)
command-find-scope = Onde procurar (padrão: neste servidor)
    .name = alcance

command-join = Aceite um desafio
command-join-challenge = Qual desafio
    .name = desafio

command-move = Faça uma jogada
command-move-move = A jogada, por exemplo a7-a6
    .name = jogada
command-move-draw = Proponha empate com a jogada
    .name = empate

command-board = Veja o tabuleiro do seu lado; só você vê
command-board-flip = Veja do outro lado
    .name = girar
command-board-text = Veja como texto
    .name = texto

command-matches = Veja suas partidas e os desafios que você pode aceitar

command-match = Abra uma partida: relógio, jogadas, notas, dicas e mais

command-draw = Proponha empate
command-resign = Desista de uma partida

command-rules = Leia as regras de um jogo, com imagens
command-tutorial = Aprenda um jogo em lições curtas
command-puzzle = Resolva um problema
command-puzzle-game = Qual jogo (padrão: qualquer um)
command-puzzle-difficulty = Qual dificuldade (padrão: fácil no começo, depois qualquer uma)
    .name = dificuldade

command-leaderboard = Veja a classificação
command-leaderboard-game = Qual jogo (padrão: todos juntos)
command-leaderboard-scope = Este servidor ou todos os servidores
    .name = alcance
command-leaderboard-season = Temporada deste servidor (um trimestre)
    .name = temporada
command-profile = Veja os ratings, o retrospecto e as últimas partidas de alguém
command-history = Veja as partidas terminadas neste servidor
command-history-opponent = Só partidas contra esta pessoa
    .name = oponente
command-history-game = Só partidas deste jogo
command-replay = Reveja uma partida, jogada a jogada ou como GIF
command-replay-gif = Mostre a partida a todos como GIF
    .name = gif

command-tournament = Veja os torneios, participe de um ou crie um
command-tournament-tournament = Qual (padrão: todos)
    .name = torneio

command-ladder = Suba na escada: desafie quem está acima de você
command-ladder-opponent = Quem está acima de você
    .name = oponente

command-contest = Jogue confrontos por equipes contra outros servidores
command-contest-contest = Qual confronto, se houver vários
    .name = confronto

command-settings = Veja ou mude suas configurações: tabuleiros, avisos, férias, bloqueios e mais
command-settings-colors = Cores dos tabuleiros que só você vê
    .name = cores
command-settings-width = Largura das suas imagens em pixels
    .name = largura
command-settings-bottom = Qual lado fica embaixo
    .name = embaixo
command-settings-text-boards = Mostre /board como texto, para leitores de tela
    .name = tabuleiros-texto
command-settings-confirm-moves = Perguntar antes de fazer uma jogada digitada
    .name = confirmar-jogadas
command-settings-zone = Seu fuso horário, como America/Sao_Paulo
    .name = fuso
command-settings-quiet-hours = Horas em que seus relógios param, como 22:00–08:00 (- para nenhuma)
    .name = horas-de-silêncio
command-settings-vacation-from = Primeiro dia, como 2026-12-24 ou 24.12. (padrão: agora)
    .name = férias-de
command-settings-vacation-until = Último dia, como 2027-01-06 ou 6.1.
    .name = férias-até
command-settings-block = Quem bloquear
    .name = bloquear
command-settings-unblock = Quem desbloquear
    .name = desbloquear
page-settings-boards = Tabuleiros e jogadas
page-settings-time = Fuso horário e horas de silêncio
page-settings-reminders = Avisos
page-settings-vacation = Férias
page-settings-code = Código de amizade
page-settings-blocked = Bloqueios
page-settings-data = Meus dados

command-server = Gerencie este servidor: configurações, partidas, banimentos, prêmios e mais
page-server-boards = Configurações: tabuleiros e canais
page-server-players = Configurações: jogadores
page-server-paces = Configurações: ritmos e idioma
page-server-rewards = Prêmios para quem joga melhor
page-server-puzzle = Problema do dia
page-server-open = Outros servidores: abrir este a confrontos
page-server-matches = Partidas: encerrar, anular ou publicar de novo
page-server-bans = Banimentos
page-server-log = Registro
page-server-fair-play = Jogo limpo: partidas que vale a pena conferir

command-help = Veja como jogar

choice-game-courtyard = Courtyard – o rei ao centro
choice-game-king-and-courtesan = King and Courtesan – o rei ao canto oposto
choice-game-guard-and-towers = Guard & Towers – o guarda ao castelo
choice-game-kings-court = King’s Court – ficar no centro até o fim

side-wish-lot = Ao acaso
side-wish-first = Eu começo
side-wish-second = Meu oponente começa
choice-match = { $id } { $game } contra { $opponent }{ $state ->
    [yours] { " " }· sua vez
    [theirs] { " " }· vez do oponente
    [finished] { "" }, terminada
   *[none] { "" }
}
