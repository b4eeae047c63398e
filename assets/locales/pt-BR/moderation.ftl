### What moderators do: settings of a server, rulings about matches, bans, and the log.

## Commands

choice-match-of-server = { $id } { $game }: { $first } – { $second }

## Settings

server-home = { $home ->
    [challenge-thread] em tópicos próprios, onde o desafio foi feito
    [challenge] onde o desafio foi feito, sem tópicos
    [channel-thread] em tópicos próprios em { $channel }
    [channel] em { $channel }, sem tópicos
   *[forum] em publicações próprias em { $channel }
}
server-everybody = todos
server-role = quem tem { $role }
server-most-anywhere = o limite normal
language-server = o do servidor
language-en-US = English
language-de = Deutsch
language-fr = Français
language-es-ES = Español
language-pt-BR = Português
language-pl = Polski
language-ja = 日本語
select-home = Escolha um canal ou um fórum para todas as partidas
select-challengers = Escolha o cargo que pode desafiar
button-no-home = Onde o desafio foi feito
button-everybody = Todos podem desafiar

## Rulings

ask-ruling = { $ruling ->
    [first] Encerrar a partida { $id }? { $first } vence { $second }.
    [second] Encerrar a partida { $id }? { $second } vence { $first }.
    [draw] Encerrar em empate a partida { $id } de { $first } e { $second }?
    [abort] Encerrar sem resultado a partida { $id } de { $first } e { $second }?
    [annul] Tirar dos ratings a partida { $id } de { $first } e { $second }? Todos os ratings serão recalculados.
   *[unstick] Publicar de novo tudo da partida { $id } de { $first } e { $second }?
}
button-confirm-ruling = Sim, confirmar
button-no-ruling = Não, não mudar nada
not-ruled = Certo. Nada mudou.
ruled = { $ruling ->
    [abort] A partida { $id } foi encerrada sem resultado. Os dois jogadores são avisados do motivo.
    [annul] A partida { $id } foi anulada. Os dois jogadores são avisados do motivo, e os ratings estão sendo recalculados.
    [unstick] Tudo da partida { $id } está a caminho.
   *[end] A partida { $id } foi encerrada. Os dois jogadores são avisados do motivo.
}
ruling-players = { $first } e { $second }:
ruling-reason = Motivo: { $reason }
ruling-annul = **Anulada:** a moderação tirou esta partida dos ratings.
ruling-unstick = A moderação publicou esta partida de novo.
annulled = **Anulada:** esta partida não conta para os ratings.
match-goes-on = **{ $game }** { $id }: { $first } contra { $second }. A partida continua aqui.

## Bans

ask-ban = Banir { $user } das partidas neste servidor? Essa pessoa não poderá mais desafiar, aceitar nem receber desafios aqui, e os desafios abertos dela serão retirados.
ask-reban = O banimento de { $user } já está em vigor. Mudar o motivo?
ban-new-reason = Novo motivo: { $reason }
ban-running = As partidas em andamento dessa pessoa continuam, e os relógios também: { $ids }. Ela precisa terminá-las, a não ser que você encerre alguma com **Moderar** no cartão da partida (`/match`).
ban-none-running = Essa pessoa não tem partidas em andamento aqui.
ask-ban-told = Vou avisá-la por mensagem direta.
ban-told = Aviso essa pessoa por mensagem direta.
ban-untold = Essa pessoa nunca jogou aqui, então não escrevo a ela. Ela verá isso quando tentar jogar.
banned = { $user } não pode mais desafiar, aceitar nem receber desafios neste servidor. Os desafios abertos foram retirados. `/server` desfaz o banimento.
rebanned = O motivo do banimento de { $user } foi mudado.
unbanned = { $user } pode voltar a jogar neste servidor.
not-banned = { $user } não tem banimento aqui.
bans-none = Ninguém está impedido de jogar neste servidor.
bans-head = **Quem não pode jogar neste servidor**
ban-word = **A moderação de { $server } impediu você de jogar lá.**
ban-word-reason = A moderação de { $server } mudou o motivo do seu banimento das partidas.
ban-word-over = A moderação de { $server } desfez o seu banimento: você pode voltar a jogar lá.
ban-word-effect = Você não pode mais desafiar, aceitar nem receber desafios lá. Suas partidas em andamento continuam, e os relógios também, então jogue-as até o fim. Se você acha que é um engano, fale com a moderação do servidor.

## The log

log-none = Nenhuma ação da moderação ainda.
log-head = Ações da moderação neste servidor, da mais recente à mais antiga:
log-line = { $deed ->
    [win] { $moderator } encerrou { $id } com vitória de { $user }
    [draw] { $moderator } encerrou { $id } em empate
    [abort] { $moderator } encerrou { $id } sem resultado
    [annul] { $moderator } anulou { $id }
    [unstick] { $moderator } publicou { $id } de novo
    [ban] { $moderator } baniu { $user } das partidas
    [reban] { $moderator } mudou o motivo do banimento de { $user }
    [unban] { $moderator } deixou { $user } voltar a jogar
   *[settings] { $moderator } mudou as configurações
}
log-off-ladder = { $moderator } tirou { $user } da escada de { $game }
log-cancelled-tournament = { $moderator } cancelou o torneio { $number }
log-withdrew-entrant = { $moderator } tirou { $user } do torneio { $number }
log-called-off-contest = { $moderator } cancelou o confronto { $number }
log-setting = { $moderator } mudou { $setting ->
    [theme] as cores
    [bottom] qual lado fica embaixo
    [home] onde as partidas aparecem
    [threads] se as partidas têm tópicos
    [language] o idioma
    [challengers] quem pode desafiar
    [most] quantas partidas em andamento se pode ter
    [seat-role] o cargo mencionado para vagas abertas
    [open] se outros servidores encontram este
    [best-role] o cargo das três primeiras posições da classificação
    [champion-role] o cargo do primeiro lugar da temporada anterior
   *[usual-pace] o ritmo padrão
}: { $from } → { $to }
log-paces = { $moderator } mudou os ritmos oferecidos: { $what }
log-paces-added = incluído { $paces }
log-paces-removed = retirado { $paces }
log-at-challenge = onde o desafio foi feito
log-no-role = nenhum cargo
log-threads = { $on ->
    [yes] sim
   *[no] não
}

## Refusals

refused-home = Não posso mostrar partidas em { $channel }, porque lá me faltam estas permissões: { $names }. Nada mudou.
refused-home-gone = Esse canal foi excluído. Nada mudou.
refused-home-tag = Não posso mostrar partidas em { $channel }: lá cada publicação precisa de uma tag, e não posso usar nenhuma delas. Adicione uma tag que todos possam usar ou me dê lá esta permissão: { $names }. Nada mudou.
server-home-gone = O canal escolhido para as partidas foi excluído, então elas são mostradas onde o desafio foi feito.
server-home-lacks = Em { $channel } me faltam estas permissões: { $names }. Até que eu as tenha, qualquer partida que não posso mostrar lá é mostrada onde o desafio foi feito.
server-home-tag = Em { $channel } cada publicação precisa de uma tag, e não posso usar nenhuma delas. Adicione uma tag que todos possam usar ou me dê lá esta permissão: { $names }. Até lá, as partidas são mostradas onde o desafio foi feito.
refused-needs-role = Neste servidor só quem tem { $role } pode desafiar. Qualquer pessoa pode aceitar um desafio.
refused-many-matches-here = Você chegou ao limite de partidas em andamento deste servidor ({ $most }). Termine alguma antes.
refused-banned = A moderação impediu você de jogar neste servidor. Você pode terminar suas partidas em andamento.
refused-banned-reason =
    A moderação impediu você de jogar neste servidor. Você pode terminar suas partidas em andamento.
    Motivo: { $reason }
refused-their-ban = No momento { $user } não pode jogar neste servidor.
refused-no-reason = Indique um motivo, que os dois jogadores verão.
refused-long-reason = Um motivo tem no máximo { $most } caracteres.
refused-mention-in-reason = Um motivo não pode mencionar ninguém: tire o @.
refused-not-playing = { $user } não joga a partida { $id }, então não pode vencê-la.
refused-annulled-before = A partida { $id } já está anulada.
refused-no-match-named = Diga qual partida: escolha na opção `partida`, ou use o comando no tópico dela.
refused-own-match = Você joga a partida { $id }, então outra pessoa que possa gerenciar este servidor precisa decidir.
refused-not-asked = Esta pergunta está encerrada: já foi respondida, ou você começou outra coisa depois. Use o comando de novo.
refused-ban-yourself = Você não pode se banir das partidas. Nada mudou.
refused-ban-bot = { $user } é um bot, e bots não jogam. Nada mudou.
refused-ban-manager = { $user } pode gerenciar este servidor e poderia desfazer o banimento na hora. Tire essa permissão antes.
refused-banned-before = O banimento de { $user } já está em vigor. Para indicar um motivo, repita o banimento com `/server` e `motivo`; `/server` também o desfaz.
refused-banned-before-reason =
    O banimento de { $user } já está em vigor. Repetir o banimento com outro `motivo` o muda; `/server` também o desfaz.
    Motivo atual: { $reason }

select-ban = Banir alguém das partidas…
select-unban = Desfazer um banimento…
button-moderate = Moderar
moderate = **Partida { $id }:** { $first } contra { $second }. O que você quer fazer? Peço um motivo e depois uma confirmação, antes que algo aconteça.
button-ruling-first = Vence quem começou
button-ruling-second = Vence quem jogou depois
button-ruling-draw = Empate
button-ruling-cancel = Encerrar sem resultado
button-ruling-void = Tirar dos ratings
button-ruling-repost = Publicar de novo
form-reason-label = Motivo, que os dois jogadores veem
form-reason-placeholder = por exemplo: os dois jogadores concordaram com isso
button-threads = { $on ->
    [yes] Desativar tópicos
   *[no] Ativar tópicos
}
