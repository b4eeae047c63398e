### What the bot says in channels, and what it answers when all is well.

## Names

side-name = { $side ->
    [red] Vermelhas
    [blue] Azuis
    [white] Brancas
    [black] Pretas
    [orange] Laranja
    [green] Verdes
   *[other] { $side }
}

piece-king = rei
piece-guard = guarda
piece-serf = servo
piece-courtesan = cortesã
piece-man = peça
piece-tower = torre
piece-stone = pedra

aim-line = **{ rules-aim-heading }:** { $about }
about-courtyard = Leve seu rei ao pátio pelo lado oposto. A peça que deixa passar uma captura se perde.
about-king-and-courtesan = Leve seu rei ao canto oposto ou capture o rei inimigo.
about-guard-and-towers = Leve seu guarda ao castelo inimigo ou capture o guarda inimigo. As pedras se empilham em torres, que vão mais longe.
about-kings-court = Pule por cima de peças das duas cores e mantenha uma na corte central por mais tempo que o oponente.
about-line = - **{ $game }:** { $about }

## Challenges

challenge-sent = O desafio { $id } foi enviado a { $opponent }.
challenge-open = O desafio { $id } está aberto a qualquer pessoa deste servidor.
challenge-no-thread = A partida será jogada neste canal. Para abrir um tópico, preciso destas permissões de quem gerencia o servidor: { $names }.
challenge-boards = Assim que o desafio for aceito, { $where ->
    [thread] abro um tópico aqui
    [thread-there] abro um tópico lá
    [post] abro uma publicação para a partida
    [there] os tabuleiros aparecem lá
   *[here] os tabuleiros aparecem aqui
}, e menciono você na sua vez.
challenge-head = **{ $game }** { $id }: { $challenger } desafia { $opponent }.
challenge-head-open = **{ $game }** { $id }: { $challenger } procura um oponente.
challenge-terms =
    { $side ->
        [first] { $challenger } começa.
        [second] O oponente de { $challenger } começa.
       *[lot] Um sorteio decide quem começa.
    } Expira { $expires }.
challenge-waits = Aguardando resposta.
challenge-accepted = Aceito: { $first } começa contra { $second }.
challenge-closed = { $how ->
    [declined] Este desafio foi recusado.
    [withdrawn] Este desafio foi retirado.
   *[expired] Ninguém aceitou este desafio a tempo.
}
joined = Você está na partida { $id }, que começa agora.
many-threads = Este servidor abriu muitos tópicos na última hora, então a partida { $id } é jogada no canal.
blocked = Você bloqueou { $user }: vocês não podem se desafiar, e as jogadas dessa pessoa não notificam mais você. Ela não fica sabendo. `/settings` desfaz o bloqueio.
unblocked = Você não bloqueia mais { $user }.
not-blocked = Você não bloqueou { $user }.
blocks-none = Você não bloqueou ninguém.
blocks-head = **Você bloqueou**
challenge-whom = **{ $game }:** contra quem você quer jogar?
challenge-elsewhere = O desafio está em { $channel }.

button-accept = Aceitar
button-decline = Recusar
button-withdraw = Retirar
button-challenge = Desafiar
button-tutorial = Tutorial
button-anybody = Abrir para todos
select-opponent = Escolha um oponente

## Boards

restored = Fui restaurado a partir de um backup de { $time }. O que aconteceu depois se perdeu, { $then ->
    [challenge] por isso este desafio é publicado de novo
   *[board] e a partida continua a partir deste tabuleiro
}.
moves-played = { $ply ->
    [0] posição inicial
    [one] { $ply } jogada
   *[other] { $ply } jogadas
}
board-head = **{ $game }** { $id } · { moves-played }
hop-sign = -# `^` é um pulo por cima de uma peça própria, e `x`, um que captura.
board-begin = { $player } joga com as { side-name } e começa contra { $opponent }. Clique em **Jogar**.
board-turn = { $player }, é a sua vez.
played = Você jogou `{ $move }` em { $id }.

# O que uma jogada fez, peça por peça: “Vermelhas: torre c3→c5, captura: guarda c5.”
deed = { side-name }: { $does ->
    [removes] removem, por uma captura perdida: { $lost }
   *[moves] { $piece } { $path }{ $onto ->
        [none] { "" }
        [stack] { "" }, forma uma torre de { $height }
       *[other] { "" }, troca de lugar com { $onto }
    }{ $captured ->
        [none] { "" }
       *[other] { "" }, captura: { $captured }
    }{ $lost ->
        [none] { "" }
       *[other] { "" }, perdem, por deixar passar uma captura: { $lost }
    }
}.
deed-at-stake = { side-name }: várias capturas perdidas, então o oponente remove uma destas peças: { $pieces }.
deeds-before = Antes disso: { $moves }
deed-planned = Jogada condicional: { $deed }

button-move = Jogar
button-resign = Desistir

form-move-title = Sua jogada em { $id }
form-move-label = Casas, da primeira à última
form-move-placeholder = por exemplo a7-a6

## Ends

ask-resign = Desistir da partida { $id } contra { $opponent }? Não dá para desfazer.
ask-resign-too-short = Não valerá rating, porque vocês ainda não fizeram duas jogadas cada um.
button-confirm-resign = Sim, desistir
button-keep-playing = Não, continuar
resigned = Você desistiu de { $id }.
not-resigned = Certo. A partida continua.

result-win = **Vitória das { side-name }:** { $reason }. { $winner } vence { $loser }!
result-draw = **Empate:** { $reason }.
result-none = **Sem resultado:** { $reason }.
result-out-of-time = O tempo de { $player } acabou antes que os dois fizessem duas jogadas.

# Por que uma partida terminou, em no máximo 40 letras. O lado é o que perdeu.
reason = { $why ->
    [cy-courtyard] o rei está no pátio
    [cy-kings] os dois reis foram capturados
    [cy-pieces] as { side-name } ficaram sem peças
    [cy-nobody] nenhum lado tem jogada legal
    [kc-king] rei das { side-name } capturado
    [kc-home] o rei está na base inimiga
    [gt-guard] guarda das { side-name } capturado
    [gt-castle] o guarda está no castelo inimigo
    [kk-court] as { side-name } ficaram sem peça na corte
    [cannot-move] as { side-name } não têm jogada legal
    [resignation] desistência das { side-name }
    [agreement] de comum acordo
    [repetition] a mesma posição pela terceira vez
    [timeout] o tempo das { side-name } acabou
    [departure] as { side-name } saíram do servidor
    [deletion] as { side-name } excluíram seus dados
    [adjudication] decisão da moderação
    [aborted] encerrada pela moderação
    [silence] as { side-name } pararam de jogar
    [unplayed] a partida mal começou
    [replaced] o tabuleiro passa para a reserva
   *[rules] pelas regras
}

# On pictures, where there is little room.
caption-result = { $result ->
    [won] Vitória das { side-name }
    [draw] Empate
   *[none] Sem resultado
}: { $reason }
caption-preview = PRÉVIA
note-court = na corte { $count }

card-won = **{ $winner }** ({ side-name }) vence **{ $loser }** ({ $other }) { $ply ->
    [0] antes da primeira jogada
    [one] em { $ply } jogada
   *[other] em { $ply } jogadas
}: { $reason }.
card-undecided = **{ $result ->
    [draw] Empate
   *[none] Sem resultado
}:** { $first } e { $second }, { $ply ->
    [0] antes da primeira jogada
    [one] após { $ply } jogada
   *[other] após { $ply } jogadas
}: { $reason }.
card-thread = A partida está em { $thread }.

## Lists

matches-running = **Suas partidas**
matches-challenges = **Desafios**
matches-elsewhere = **Em outros servidores**
matches-continue-elsewhere = continue-a onde você a começou ou com `/matches` em mensagens diretas comigo
matches-none = Você não tem partidas, e não há desafios abertos. Comece uma partida com `/challenge`.
more = … e mais { $count }
button-edit-again = Corrigir e tentar de novo
matches-more-where = … e mais { $count }: use `/board` ou `/join`
matches-declined = Você recusou o desafio { $id }.
button-list-move = Jogar em { $id }
button-list-accept = Aceitar { $id }
button-list-decline = Recusar { $id }
alt-waiting-boards = Tabuleiros em que é a sua vez
matches-line = { $turn ->
    [yours] **Sua vez:** { $id } { $game } contra { $opponent }
   *[theirs] Vez de { $opponent }: { $id } { $game }
}{ $time ->
    [none] { $turn ->
        [yours] { "" }, sua vez começou { $since }
       *[theirs] { "" }, a vez começou { $since }
    }
    [runs] { "" }, o tempo acaba { $until }
   *[up] { "" }, o tempo acabou { $until }{ $turn ->
        [yours] { "" }
       *[theirs] { "" }. `/match` encerra a partida.
    }
}
matches-challenge = { $id } { $game }: { $whose ->
    [own] seu desafio
    [received] { $challenger } desafia você
   *[open] desafio aberto de { $challenger }
}. Expira { $expires }{ $whose ->
    [own] .
   *[other] ; aceite com `/join`.
}

welcome = 👋 **Jogos de tabuleiro neste servidor, no ritmo de vocês.** Quatro jogos, entre vocês ou contra o computador: uma partida leva minutos, dias ou semanas.
button-welcome-settings = Configurações
button-what-it-does = O que eu faço
help-start = Jogos de tabuleiro no seu ritmo: uma partida dura minutos, dias ou semanas.
help-next = `/play` e `/challenge` começam uma partida, `/find` procura um oponente, e `/join` aceita um desafio. `/tutorial` e `/rules` explicam os jogos. Quando receber uma menção, clique em **Jogar** embaixo do tabuleiro.
help-play =
    {""}**Jogar:** cada partida tem um tópico com o tabuleiro. Quando receber uma menção, clique em **Jogar** embaixo do tabuleiro ou use `/move`. Tudo o mais está em **Mais** e em `/match`: relógio, jogadas condicionais, notas.
    `/draw` propõe empate, e seu oponente pode responder até a próxima jogada. `/resign` desiste de uma partida, depois de pedir confirmação.
help-look =
    {""}**Assistir:** `/board` mostra o tabuleiro do seu lado, e `/matches`, o que espera por você. `/match` mostra as jogadas e permite acompanhar uma partida por mensagem direta.
    `/leaderboard` mostra a classificação, e `/profile`, um perfil. `/history` lista as partidas terminadas, e `/replay` mostra uma delas de novo.
help-choose = **Configurações:** em `/settings` estão seus tabuleiros, avisos, fuso horário, férias e bloqueios.
help-managers = **Administração:** quem pode gerenciar este servidor encontra em `/server` configurações, prêmios e moderação.
button-help-start = Começar
button-help-match = Durante a partida
button-help-ratings = Ratings e replays
button-help-together = Torneios e confrontos
button-help-managers = Administração

## Rules

page-footer = { $game } · página { $page } de { $pages }. { $credit }
button-previous = Anterior
button-next = Próxima
button-author = Site do autor

## Pictures in words

alt-start = Posição inicial de { $game }.
alt-head = Tabuleiro de { $game }, { moves-played }.
alt-turn = Vez de jogar: { side-name }.
alt-result = { caption-result }.
alt-side = { side-name }: { $pieces }.
alt-stack = { $square } ({ $height } pedras)
