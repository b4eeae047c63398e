### Why something is not done, and what to do instead.

refused-unknown = Não há desafio nem partida { $id } neste servidor. `/matches` mostra os seus.
refused-unsaid = O Discord não está me dizendo quem pode ver cada canal, então não posso fazer isso agora. Tente de novo em um minuto.
refused-no-such-match = “{ $text }” não é o número de uma partida. Escolha uma na lista que aparece enquanto você digita.
refused-size = Este jogo não tem tabuleiro de tamanho { $size }. Escolha um destes: { $sizes }.
refused-pace-not-offered = Este servidor não oferece esse ritmo ({ $pace }). Escolha um da lista.
refused-no-such-pace = Não conheço o ritmo “{ $text }”. Escolha um da lista.
refused-no-clock = A partida { $id } não tem relógio, então não há tempo para dar, parar ou esgotar.
refused-own-time = Na partida { $id }, é o seu próprio tempo que corre. Você só pode reivindicar a vitória pelo tempo do oponente.
refused-time-left = Seu oponente ainda tem tempo na partida { $id }{ $until ->
    [unknown] .
   *[other] : ele acaba { $until }.
}
refused-time-is-up = O seu tempo na partida { $id } acabou, então a jogada não conta.
refused-too-late = O tempo acabou na partida { $id }, então não dá mais para propor nem combinar nada. A partida termina em instantes.
refused-challenged-self = Não é possível jogar contra si mesmo. Escolha outra pessoa, ou deixe o oponente em branco para qualquer pessoa poder ocupar a vaga.
refused-challenged-bot = Bots não jogam. Escolha uma pessoa, ou deixe o oponente em branco para qualquer pessoa poder ocupar a vaga.
refused-challenged-stranger = { $user } não está neste servidor, então vocês não podem jogar aqui. Escolha alguém daqui.
refused-too-many-challenges = Você já tem { $most } desafios abertos neste servidor. Retire um ou espere alguém aceitar algum.
refused-challenged-often = Você já desafiou { $user } várias vezes na última hora. Você pode desafiar essa pessoa de novo { $until }.
refused-many-challenges = Você fez muitos desafios na última hora. Você pode fazer o próximo { $until }.
refused-many-matches = Você já tem { $most } partidas em andamento, e esse é o limite. Termine alguma antes.
refused-their-many-matches = { $user } já tem o máximo de partidas em andamento. Tente de novo quando alguma terminar.
refused-you-blocked = Você bloqueou { $user }. Para jogar com essa pessoa, desbloqueie-a antes em `/settings`.
refused-not-wanted = No momento você não pode jogar com { $user }.
refused-blocked-self = Não é possível bloquear a si mesmo.
refused-many-blocks = Você já bloqueou { $most } pessoas, e esse é o limite. Desbloqueie alguém em `/settings` para abrir espaço.
refused-not-the-challenger = Só { $user } pode retirar este desafio.
refused-own-challenge = Este desafio é seu, então outra pessoa precisa aceitá-lo. Você pode retirá-lo.
refused-not-challenged = Este desafio é para { $user }. Você pode criar o seu com `/challenge`.
refused-closed = { $how ->
    [declined] Este desafio foi recusado.
    [withdrawn] Este desafio foi retirado.
   *[expired] Este desafio expirou.
} Você pode criar outro com `/challenge`.
refused-seat-taken = O desafio { $id } já foi aceito. A partida está em andamento.
refused-not-started = O desafio { $id } ainda não foi aceito, então não há tabuleiro.
refused-not-a-player = Só quem joga { $id } pode fazer isso. Você pode assistir com `/board`.
refused-not-your-turn = Não é a sua vez: é a vez de { $user }. Você vai receber uma menção quando for a sua.
refused-finished = A partida { $id } terminou. Você pode começar outra com `/challenge`.
refused-old-board = Este tabuleiro é antigo; a partida avançou. O mais recente está a caminho.
refused-old-board-link = Este tabuleiro é antigo; a partida avançou. O mais recente: { $link }
refused-move = { $why }
    Nada foi jogado. Você pode jogar, por exemplo: { $moves }
refused-no-match = Você não tem nenhuma partida em andamento neste servidor. Comece uma com `/challenge` ou ocupe uma vaga aberta com `/join`.
refused-no-turn = Não é a sua vez em nenhuma partida deste servidor. Você vai receber uma menção quando for.
refused-which-match = Isso pode se referir a várias das suas partidas: { $ids }. Escolha uma na opção `partida` ou use o comando no tópico dela.
refused-unknown-button = Este botão é de outra versão minha e não funciona mais. `/matches` leva aos seus tabuleiros.
refused-not-in-server = Isso só funciona em um servidor em que eu esteja. Adicione-me a um ou vá a um em que eu já esteja.
refused-permissions = Não posso abrir partidas neste canal, porque me faltam estas permissões aqui: { $names }. Quem pode gerenciar o servidor pode concedê-las nas configurações do canal, ou você pode usar outro canal.
refused-no-messages = Partidas precisam de um canal com mensagens. Use um canal de texto ou um tópico.
refused-option = Não consegui ler uma das opções. Escolha-a na lista que o Discord mostra.
refused-other-version = O Discord ainda mostra a você uma versão antiga deste comando. Reinicie o Discord e tente de novo.

# As Discord calls them in a server's settings.
permission-view-channel = Ver canais
permission-send-messages = Enviar mensagens
permission-attach-files = Anexar arquivos
permission-create-public-threads = Criar tópicos públicos
permission-send-messages-in-threads = Enviar mensagens em tópicos
permission-manage-threads = Gerenciar tópicos
permission-read-message-history = Ver histórico de mensagens

broken = Algo deu errado do meu lado. Veja em `/matches` se isso contou e tente de novo daqui a pouco.
broken-unknown = Perdi a conexão com o meu banco de dados e não sei se isso contou. Veja em `/matches` antes de tentar de novo.

refused-missing-option = Falta uma coisa: preencha também { $option } e envie o comando de novo.
refused-old-command = Agora o comando é { $command }. Se o Discord ainda não o mostrar, reinicie o Discord.
