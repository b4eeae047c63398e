### The page with live boards.

button-browser = Abrir no navegador
button-open = Abrir tabuleiro
button-play-now = Jogar agora
refused-open-board = No momento, não consigo abrir tabuleiros dentro do Discord. `/board` mostra um aqui.
page-again = Sua sessão expirou. Abra o tabuleiro de novo pelo Discord.
page-ask = Fazer esta jogada?
page-challenges = Desafios
page-consent = O Discord está perguntando se o Courtier pode saber quem você é. Assim que você aceitar, seu tabuleiro aparece aqui.
page-declined = Sem saber quem você é, o Courtier não consegue mostrar seu tabuleiro.
page-draw = Há uma proposta de empate.
page-empty = vazia
page-first = Posição inicial
page-game = Jogo
page-here = está aqui
page-hidden = Esta partida não pode ser mostrada aqui.
page-last = Tabuleiro atual
page-learn = Aprender
page-loading = Carregando o tabuleiro…
page-lobby = Todos os jogos
page-lost = Desta vez você perdeu.
page-matches = Minhas partidas
page-none = No Discord, `/play` começa uma partida.
page-offline = Conexão perdida. Reconectando…
page-pause = Há uma proposta de pausa: { $time }.
page-piece = { $height ->
    [1] { $piece } ({ $side })
   *[other] { $piece } ({ $side }), { $height } pedras
}
page-play-now-about = **Jogar agora** começa uma partida contra o computador, em um nível adequado para você.
page-puzzle = Problema
page-rematch = Há uma proposta de revanche.
page-rematch-over = A revanche não foi aceita.
page-takeback = Há um pedido para desfazer a última jogada.
page-theme = Cores
page-too-fast = Rápido demais. Espere alguns segundos.
page-watching = Assistindo
page-won = Você venceu!
page-you = você
page-your-turn = Sua vez
