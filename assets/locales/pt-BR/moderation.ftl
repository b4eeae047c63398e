### What moderators do: settings of a server, rulings about matches, bans, and the log.

## Commands

choice-match-of-server = { $id } { $game }: { $first } – { $second }

## Settings

server-home = { $home ->
    [challenge-thread] em tópicos, onde o desafio foi feito
    [challenge] onde o desafio foi feito, sem tópicos
    [channel-thread] em tópicos em { $channel }
    [channel] em { $channel }, sem tópicos
   *[forum] como publicações em { $channel }
}
language-server = o do servidor
language-name = Português

## Rulings

ask-ruling = { $ruling ->
    [first] Encerrar a partida { $id }? { $first } vence { $second }.
    [second] Encerrar a partida { $id }? { $second } vence { $first }.
    [draw] Encerrar em empate a partida { $id } de { $first } e { $second }?
    [abort] Encerrar sem resultado a partida { $id } de { $first } e { $second }?
   *[annul] Tirar dos ratings a partida { $id } de { $first } e { $second }? Todos os ratings serão recalculados.
}
button-confirm-ruling = Sim, confirmar
button-no-ruling = Não, não mudar nada
not-ruled = Nada mudou.
ruled = { $ruling ->
    [abort] A partida { $id } foi encerrada sem resultado.
    [annul] A partida { $id } foi anulada. Os ratings estão sendo recalculados.
    [unstick] A partida { $id } está sendo publicada de novo.
   *[end] A partida { $id } foi encerrada.
}
ruling-players = { $first } e { $second }:
ruling-reason = Motivo: { $reason }
ruling-adjudicated = Resultado no torneio: { $result }.
ruling-annul = **Anulada:** a moderação tirou esta partida dos ratings.
ruling-unstick = A moderação publicou esta partida de novo.
annulled = **Anulada:** esta partida não conta para os ratings.

## Bans

ask-ban = Banir { $user } das partidas aqui? Essa pessoa não poderá desafiar, aceitar nem receber desafios, e os desafios abertos dela serão retirados.
ask-reban = { $user } já tem um banimento. Mudar o motivo?
ban-new-reason = Novo motivo: { $reason }
ban-running = As partidas em andamento ({ $ids }) continuam, com os relógios correndo. Você pode encerrar uma com **Moderar** (`/match`).
ban-none-running = Essa pessoa não tem partidas em andamento aqui.
ban-told = Vou avisar essa pessoa por mensagem direta.
ban-untold = Essa pessoa nunca jogou aqui, então não escrevo a ela.
banned = { $user } não pode mais jogar aqui, e os desafios abertos foram retirados. `/server` desfaz o banimento.
rebanned = O banimento de { $user } tem um novo motivo.
unbanned = { $user } pode voltar a jogar aqui.
not-banned = { $user } não tem banimento aqui.
bans-none = Ninguém está impedido de jogar aqui.
bans-head = **Quem não pode jogar aqui**
ban-word = **Você não pode mais jogar em { $server }, por decisão da moderação.**
ban-word-reason = O motivo do seu banimento em { $server } mudou.
ban-word-over = Você pode voltar a jogar em { $server }.
ban-word-effect = Suas partidas em andamento continuam, com os relógios correndo: jogue-as até o fim. Se você acha que é um engano, fale com a moderação.

## The log

log-none = Nenhuma ação da moderação ainda.
log-head = Ações da moderação, da mais recente à mais antiga:
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
log-canceled = { $moderator } cancelou { $what ->
    [contest] o confronto
   *[tournament] o torneio
} { $number }
log-removed = { $moderator } tirou { $user } { $from ->
    [ladder] da escada de { $game }
   *[tournament] do torneio { $number }
}
log-captain-left = { $moderator } tirou de { $user }, que saiu do servidor, o comando da equipe no confronto { $number }
log-setting = { $moderator } mudou { $setting ->
    [theme] as cores
    [bottom] qual lado fica embaixo
    [home] onde as partidas aparecem
    [threads] os tópicos das partidas
    [visitors] os visitantes na página
    [language] o idioma
    [challengers] quem pode desafiar
    [most] o limite de partidas em andamento
    [seat-role] o cargo mencionado para desafios abertos
    [open] se outros servidores encontram este
    [tournament-managers] o cargo que organiza um torneio
    [best-role] o cargo das três primeiras posições
    [champion-role] o cargo do primeiro lugar da temporada anterior
    [news] onde saem as notícias dos melhores
    [daily-puzzle] onde sai o problema do dia
   *[usual-pace] o ritmo padrão
}: { $from } → { $to }
log-paces = { $moderator } mudou os ritmos: { $what }
log-paces-added = incluído { $paces }
log-paces-removed = retirado { $paces }
setting-at-challenge = onde o desafio foi feito
setting-no-channel = nenhum canal
setting-switch = { $on ->
    [yes] sim
   *[no] não
}

## Refusals

refused-home-gone = Esse canal foi excluído.
server-home-gone = O canal das partidas foi excluído. Elas são mostradas onde o desafio foi feito.
server-setting-gone = { $setting ->
    [challengers] O cargo que podia desafiar foi excluído: agora todos podem desafiar.
    [best-role] Não dou mais o cargo das três primeiras posições: ele foi excluído ou agora tem permissões de moderação.
    [champion-role] Não dou mais o cargo do primeiro lugar da temporada anterior: ele foi excluído ou agora tem permissões de moderação.
    [news] O canal das notícias dos melhores foi excluído: elas não saem em lugar nenhum.
    [daily-puzzle] O canal do problema do dia foi excluído: não há mais problema do dia.
    [open] O canal para pedidos de outros servidores foi excluído: eles não encontram este.
   *[seat-role] O cargo mencionado para desafios abertos foi excluído: ninguém é mencionado.
}
home-lacks = Em { $channel } preciso destas permissões: { $names }. { $then ->
    [unchanged] Nada mudou.
   *[elsewhere] Até lá, posso mostrar partidas onde o desafio foi feito.
}
home-tag = Em { $channel } cada publicação precisa de uma tag, e não posso usar nenhuma. Adicione uma que todos possam usar ou me dê lá esta permissão: { $names }. { $then ->
    [unchanged] Nada mudou.
   *[elsewhere] Até lá, as partidas são mostradas onde o desafio foi feito.
}
refused-needs-role = Aqui só quem tem { $role } pode desafiar. Aceitar, qualquer pessoa pode.
refused-banned = A moderação impediu você de jogar aqui. Você pode terminar suas partidas em andamento.{ $reason ->
    [none] { "" }
   *[given] { "" }
        Motivo: { $reason }
}
refused-their-ban = No momento { $user } não pode jogar aqui.
refused-no-reason = Indique um motivo, que os dois jogadores verão.
refused-mention = { $what ->
    [reason] Um motivo
   *[about] A descrição
} não pode mencionar ninguém: tire o @.
refused-no-result = A partida { $id } terminou sem resultado: não conta em lugar nenhum e não há mais nada a decidir.
refused-annulled-before = A partida { $id } já está anulada.
refused-unshared = Só quem joga a partida { $id } pode vê-la até compartilhá-la, então não há nada para publicar de novo.
refused-own-match = Você joga a partida { $id }, então outra pessoa que possa gerenciar o servidor precisa decidir.
refused-not-asked = Esta pergunta já foi respondida ou substituída. Comece de novo se ainda quiser.
refused-ban-yourself = Você não pode se banir das partidas.
refused-ban-bot = { $user } é um bot, e bots não jogam.
refused-ban-manager = { $user } pode gerenciar este servidor e desfazer o banimento. Tire essa permissão antes.
refused-banned-before = { $user } já tem um banimento. Para indicar um novo motivo, repita-o e escreva o motivo.{ $reason ->
    [none] { "" }
   *[given] { "" }
        Motivo atual: { $reason }
}

select-ban = Banir alguém das partidas…
select-unban = Desfazer um banimento…
select-unban-member = Desfazer o banimento de outro membro…
button-moderate = Moderar
moderate = **Partida { $id }:** { $first } contra { $second }. Vou pedir que você confirme cada decisão.
button-ruling-first = Vence quem começou
button-ruling-second = Vence quem jogou depois
button-ruling-draw = Empate
button-ruling-cancel = Encerrar sem resultado
button-ruling-void = Tirar dos ratings
button-ruling-repost = Publicar de novo
form-reason-label = Motivo, que os dois jogadores veem
form-reason-placeholder = por exemplo: os dois jogadores concordaram
form-ban-title = Banir alguém das partidas
form-unban-title = Desfazer um banimento
form-ban-reason-label = Motivo, que a pessoa vê
form-ban-reason-placeholder = Você pode deixar em branco
matches-to-rule = **Partidas:** escolha uma para encerrar, tirar dos ratings ou publicar de novo. Vou pedir que você confirme cada decisão.
select-rule-running = Uma partida em andamento…
select-rule-over = Uma partida terminada…
button-rule-number = Digitar o número de uma partida
form-rule-number-label = Número da partida
form-rule-number-placeholder = por exemplo: 12
