### What moderators do: settings of a server, rulings about matches, bans, and the log.

## Commands

command-server = Moderação: configurações, decisões sobre partidas, banimentos e registro
command-server-end = Encerre uma partida em andamento com um resultado, após confirmar
command-server-end-reason = Por quê; os dois jogadores leem
    .name = motivo
command-server-end-winner = Quem vence; vazio: empate
    .name = vencedor
command-server-end-match = Qual partida, se não for a deste tópico
    .name = partida
command-server-abort = Encerre uma partida em andamento sem resultado, após confirmar
command-server-abort-reason = Por quê; os dois jogadores leem
    .name = motivo
command-server-abort-match = Qual partida, se não for a deste tópico
    .name = partida
command-server-annul = Anule uma partida terminada para o rating, após confirmar
command-server-annul-reason = Por quê; os dois jogadores leem
    .name = motivo
command-server-annul-match = Qual partida, se não for a deste tópico
    .name = partida
command-server-unstick = Mostre de novo uma partida cujos tabuleiros não chegam ou cujo tópico sumiu
command-server-unstick-match = Qual partida, se não for a deste tópico
    .name = partida
command-server-unstick-reason = Por quê; os dois jogadores leem
    .name = motivo
command-server-ban = Impeça alguém de jogar neste servidor, depois de confirmar
command-server-ban-member = Quem não pode jogar
    .name = membro
command-server-ban-reason = Por quê; a pessoa lê
    .name = motivo
command-server-unban = Deixe alguém banido voltar a jogar aqui
command-server-unban-member = Quem pode voltar a jogar
    .name = membro
command-server-unban-reason = Por quê, para o registro
    .name = motivo
command-server-bans = Veja quem está banido das partidas neste servidor
command-server-log = Veja o que a moderação fez aqui, quando e por quê
choice-match-of-server = { $id } { $game }: { $first } – { $second }

## Settings

server-home = { $home ->
    [challenge-thread] em um tópico próprio onde são propostas
    [challenge] onde são propostas, sem tópicos
    [channel-thread] em um tópico próprio em { $channel }
    [channel] em { $channel }, sem tópicos
   *[forum] em uma publicação própria em { $channel }
}
server-everybody = todos
server-role = quem tem { $role }
server-most-anywhere = tantas quanto em toda parte
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
button-no-home = Onde são propostas
button-threads = Um tópico por partida: { $on ->
    [yes] sim
   *[no] não
}
button-everybody = Todos podem desafiar
button-settings-players = Jogadores e idioma
button-settings-boards = Lugares e tabuleiros

## Rulings

ask-ruling = { $ruling ->
    [first] Encerrar a partida { $id }? { $first } vence { $second }.
    [second] Encerrar a partida { $id }? { $second } vence { $first }.
    [draw] Encerrar em empate a partida { $id } de { $first } e { $second }?
    [abort] Encerrar sem resultado a partida { $id } de { $first } e { $second }?
    [annul] Anular a partida { $id } de { $first } e { $second }? Ela não contará para nenhum rating, e todos serão recalculados.
   *[unstick] Mostrar de novo tudo da partida { $id } de { $first } e { $second }?
}
button-confirm-ruling = Sim, confirmar
button-no-ruling = Não, deixar assim
not-ruled = Certo. Nada mudou.
ruled = { $ruling ->
    [abort] A partida { $id } foi encerrada sem resultado. Os dois jogadores leem o motivo.
    [annul] A partida { $id } foi anulada. Os dois jogadores leem o motivo, e os ratings estão sendo recalculados.
    [unstick] Tudo da partida { $id } está a caminho.
   *[end] A partida { $id } foi encerrada. Os dois jogadores leem o motivo.
}
ruling-players = { $first } e { $second }:
ruling-reason = Motivo: { $reason }
ruling-annul = **Anulada:** a moderação declarou esta partida sem validade. Ela não conta para nenhum rating.
ruling-unstick = A moderação mandou mostrar esta partida de novo.
annulled = **Anulada:** esta partida não conta para nenhum rating.
match-goes-on = **{ $game }** { $id }: { $first } contra { $second }. A partida continua aqui.

## Bans

ask-ban = Banir { $user } das partidas neste servidor? Não vai mais poder desafiar, aceitar nem receber desafios aqui, e os desafios abertos serão retirados.
ask-reban = { $user } já está com banimento das partidas. Dar outro motivo?
ban-new-reason = Novo motivo: { $reason }
ban-running = As partidas em andamento continuam, e os relógios também: { $ids }. Podem e devem ser jogadas até o fim, a não ser que você encerre alguma com `/server end` ou `/server abort`.
ban-none-running = Não há partidas em andamento aqui.
ask-ban-told = Vou avisar por mensagem direta.
ban-told = Aviso por mensagem direta.
ban-untold = Essa pessoa nunca jogou aqui, então não escrevo a ela. Ela verá isso quando tentar jogar.
banned = { $user } não pode mais desafiar, aceitar nem ser desafiado neste servidor. Seus desafios abertos foram retirados. `/server unban` desfaz isso.
rebanned = O banimento de { $user } agora tem outro motivo.
unbanned = { $user } pode voltar a jogar neste servidor.
not-banned = { $user } não está banido aqui.
bans-none = Ninguém está banido das partidas neste servidor.
bans-head = **Banidos das partidas neste servidor**
ban-word = **A moderação de { $server } impediu você de jogar lá.**
ban-word-reason = A moderação de { $server } mudou o motivo do seu banimento das partidas.
ban-word-over = A moderação de { $server } encerrou o seu banimento: você pode voltar a jogar lá.
ban-word-effect = Você não pode mais desafiar, aceitar nem receber desafios lá. Suas partidas em andamento continuam, e os relógios também: jogue-as até o fim. Se você acha que é um engano, escreva para a moderação do servidor.

## The log

log-none = A moderação ainda não fez nada aqui.
log-head = O que a moderação fez neste servidor, o mais recente primeiro:
log-line = { $deed ->
    [win] { $moderator } encerrou { $id } com vitória de { $user }
    [draw] { $moderator } encerrou { $id } em empate
    [abort] { $moderator } encerrou { $id } sem resultado
    [annul] { $moderator } anulou { $id }
    [unstick] { $moderator } mandou mostrar { $id } de novo
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
    [bottom] quem fica embaixo
    [home] onde as partidas aparecem
    [threads] os tópicos das partidas
    [language] o idioma
    [challengers] quem pode desafiar
    [most] quantas partidas em andamento se pode ter
    [seat-role] o cargo mencionado para vagas abertas
    [open] se outros servidores encontram este
    [best-role] o cargo das três primeiras posições da classificação
    [champion-role] o cargo do primeiro lugar da temporada anterior
   *[usual-pace] o ritmo usual
}: { $from } → { $to }
log-paces = { $moderator } mudou os ritmos oferecidos: { $what }
log-paces-added = incluído { $paces }
log-paces-removed = retirado { $paces }
log-at-challenge = onde são propostas
log-no-role = nenhum cargo
log-threads = { $on ->
    [yes] sim
   *[no] não
}

## Refusals

refused-home = Não posso mostrar partidas em { $channel }, porque lá me faltam estas permissões: { $names }. Nada mudou.
refused-home-gone = Esse canal foi excluído. Nada mudou.
refused-home-tag = Não posso mostrar partidas em { $channel }: lá cada publicação precisa de uma tag, e não posso usar nenhuma delas. Adicione uma tag que todos possam usar ou me dê lá esta permissão: { $names }. Nada mudou.
server-home-gone = O canal escolhido para as partidas foi excluído, então elas são mostradas onde são propostas.
server-home-lacks = Em { $channel } me faltam estas permissões: { $names }. Até que eu as tenha, uma partida que não posso mostrar lá é mostrada onde é proposta.
server-home-tag = Em { $channel } cada publicação precisa de uma tag, e não posso usar nenhuma delas. Adicione uma tag que todos possam usar ou me dê lá esta permissão: { $names }. Até lá, as partidas são mostradas onde são propostas.
refused-needs-role = Neste servidor só quem tem { $role } pode desafiar. Qualquer um pode aceitar um desafio.
refused-many-matches-here = Você tem neste servidor o máximo de partidas em andamento permitido aqui ({ $most }). Termine alguma antes.
refused-banned = A moderação impediu você de jogar neste servidor. Você pode terminar suas partidas em andamento.
refused-banned-reason = A moderação impediu você de jogar neste servidor. Motivo: { $reason } Você pode terminar suas partidas em andamento.
refused-their-ban = No momento { $user } não pode jogar neste servidor.
refused-no-reason = Indique um motivo: os dois jogadores leem.
refused-long-reason = Um motivo tem no máximo { $most } caracteres.
refused-mention-in-reason = Um motivo não menciona ninguém: tire o @.
refused-not-playing = { $user } não joga a partida { $id }, então não pode vencê-la.
refused-annulled-before = A partida { $id } já está anulada.
refused-no-match-named = Diga qual partida: escolha na opção `partida`, ou use o comando no tópico dela.
refused-own-match = Você joga a partida { $id }: outra pessoa que possa gerenciar este servidor precisa decidir.
refused-not-asked = Esta pergunta está encerrada: foi respondida, ou você pediu outra coisa depois. Use o comando de novo.
refused-ban-yourself = Você não pode banir a si mesmo. Nada mudou.
refused-ban-bot = { $user } é um bot, e bots não jogam. Nada mudou.
refused-ban-manager = { $user } pode gerenciar este servidor e poderia desfazer o banimento na hora. Tire antes essa permissão.
refused-banned-before = { $user } já foi banido das partidas aqui. Use `/server ban` com um motivo para indicá-lo; `/server unban` desfaz o banimento.
refused-banned-before-reason = { $user } já está com banimento aqui. Motivo: { $reason } `/server ban` com outro motivo o muda; `/server unban` desfaz o banimento.
