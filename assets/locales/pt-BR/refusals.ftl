### Why something is not done, and what to do instead.

refused-unknown = Não há desafio nem partida { $id } aqui. `/matches` mostra os seus.
refused-unsaid = Não consigo verificar agora quem pode ver cada canal. Tente de novo em um minuto.
refused-no-such-match = “{ $text }” não é o número de uma partida. Escolha uma da lista.
refused-size = Este jogo não tem tabuleiro de tamanho { $size }. Escolha entre { $sizes }.
refused-pace-not-offered = Este servidor não oferece esse ritmo ({ $pace }). Escolha um da lista.
refused-no-such-pace = Não conheço o ritmo “{ $text }”. Escolha um da lista.
refused-no-clock = A partida { $id } não tem relógio.
refused-own-time = Na partida { $id }, é o seu próprio tempo que corre.
refused-time-left = Seu oponente ainda tem tempo na partida { $id }{ $until ->
    [unknown] .
   *[other] ; o prazo acaba { $until }.
}
refused-time-is-up = O seu tempo na partida { $id } acabou, então a jogada não conta.
refused-too-late = O tempo acabou na partida { $id }, que termina em instantes.
refused-challenged-self = Você não pode se desafiar. Escolha outra pessoa ou deixe `oponente` em branco.
refused-challenged-bot = Bots não jogam. Escolha uma pessoa ou deixe `oponente` em branco.
refused-challenged-stranger = { $user } não está neste servidor. Escolha alguém daqui.
refused-too-many-challenges = Você já tem { $most } desafios abertos aqui, o limite. Retire um ou espere alguém aceitar algum.
refused-challenged-often = Você desafiou { $user } várias vezes na última hora. Tente de novo { $until }.
refused-many-challenges = Você fez muitos desafios na última hora. Tente de novo { $until }.
refused-asked-for-much = Foi muita coisa de uma vez. Tente de novo { $until }.
refused-server-asked-for-much = Este servidor pediu muita coisa de uma vez. Tente de novo { $until }.
refused-many-matches = { $where ->
    [here] Aqui, você
   *[anywhere] Você
} pode ter { $most ->
    [one] uma só partida em andamento. Termine-a antes.
   *[other] até { $most } partidas em andamento. Termine alguma antes.
}
refused-their-many-matches = { $user } já tem o máximo de partidas em andamento. Tente de novo quando alguma terminar.
refused-you-blocked = Você bloqueou { $user }. Para jogar, desbloqueie em `/settings`.
refused-not-wanted = No momento você não pode jogar com { $user }.
refused-blocked-self = Você não pode se bloquear. Escolha outra pessoa.
refused-blocked-bot = Não é possível bloquear um bot.
refused-profile-of-bot = Bots não jogam, então não têm perfil. `/profile` mostra o seu.
refused-many-blocks = Você pode bloquear até { $most } pessoas. Desbloqueie alguém antes em `/settings`.
refused-not-yours = Só { $user } pode retirar { $what ->
    [challenge] este desafio
   *[offer] esta proposta
}.
refused-own = { $what ->
    [challenge] Este desafio é seu. Você só pode retirá-lo.
   *[offer] Esta proposta é sua. Você só pode retirá-la.
}
refused-not-challenged = Este desafio é para { $user }. Crie o seu com `/challenge`.
refused-closed = { challenge-closed } Crie outro com `/challenge`.
refused-seat-taken = O desafio { $id } já foi aceito.
refused-not-started = O desafio { $id } ainda não foi aceito.
refused-not-a-player = Só quem joga { $id } pode fazer isso. Assista com `/board`.
refused-not-your-turn = É a vez de { $user }. Você vai receber uma menção quando for a sua.
refused-finished = A partida { $id } terminou. Comece outra com `/challenge`.
refused-old-board = Este tabuleiro é antigo. { $link ->
    [none] O mais recente está a caminho.
   *[other] O mais recente: { $link }
}
refused-lost-board = Este tabuleiro é de antes de eu ser restaurado a partir de um backup de { $time }. O que aconteceu depois se perdeu. { $link ->
    [none] O mais recente está a caminho.
   *[other] O mais recente: { $link }
}
refused-lost = Isto se perdeu: fui restaurado a partir de um backup de { $time }, e o que aconteceu depois não existe mais.
refused-move = { $why }
    Você pode jogar, por exemplo: { $moves }
refused-no-match = Você não tem nenhuma partida em andamento aqui. Comece uma com `/challenge` ou `/join`.
refused-no-turn = Não é a sua vez em nenhuma partida aqui. Você vai receber uma menção quando for.
refused-which-match = Qual partida: { $ids }? Escolha na opção `partida` ou use o comando no tópico dela.
refused-unknown-button = Este botão não funciona mais. `/matches` leva aos seus tabuleiros.
refused-not-in-server = Isso só funciona em um servidor em que eu esteja. Vá a um ou me adicione.
refused-permissions = Neste canal preciso destas permissões: { $names }. Peça a quem gerencia o servidor ou use outro canal.
refused-no-messages = Partidas precisam de um canal de texto ou de um tópico.
refused-option = Não consegui ler uma das opções. Escolha-a na lista do Discord.
refused-other-version = O Discord mostra a você uma versão antiga deste comando. Reinicie o Discord e tente de novo.

# As Discord calls them in a server's settings.
permission-view-channel = Ver canais
permission-send-messages = Enviar mensagens
permission-attach-files = Anexar arquivos
permission-create-public-threads = Criar tópicos públicos
permission-send-messages-in-threads = Enviar mensagens em tópicos
permission-manage-threads = Gerenciar tópicos
permission-read-message-history = Ver histórico de mensagens

broken = Algo deu errado. Veja em `/matches` se funcionou antes de tentar de novo.

refused-old-command = Agora o comando é { $command }. Se não o vir, reinicie o Discord.
refused-old-option = { $option } não é mais necessário: envie só { $command } e escolha embaixo da resposta. Se ainda vir a opção, reinicie o Discord.
