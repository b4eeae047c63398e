### De que os jogadores querem saber: avisos, resumo diário e quem falta.

## Configurações

notices =
    {""}**Seus avisos**
    - { $place }
    - { $times }
    - { $digest }
    Um só aviso reúne todas as partidas em que seu tempo está acabando. Os horários seguem seu fuso ({ $zone }). Escolha abaixo; cada escolha é salva na hora.
option-notice-place = Avisos: { $place ->
    [thread] no tópico da partida
    [channel] no canal onde o desafio foi feito
    [direct] por mensagem direta
   *[nowhere] nenhum
}
option-notice-digest = Resumo diário por mensagem direta: { $hour ->
    [off] não
   *[other] às { $hour }
}
select-notice-place = Escolha onde você recebe os avisos
select-notice-digest = Escolha quando vem o resumo diário
notices-refused = ⚠️ Desde { $since } não consigo enviar mensagens diretas a você. Por isso os avisos chegam no tópico da partida, e o resumo diário está pausado. Permita mensagens diretas nas suas configurações de privacidade deste servidor e clique em **Tentar de novo**.
button-try-direct = Tentar de novo
direct-works = Funciona: minhas mensagens diretas chegam a você. `/settings` mostra seus avisos.
direct-tried = Acabei de tentar. Você pode tentar de novo { $next }.
button-notice-time = { $time ->
    [half] Na metade do tempo
    [quarter] com um quarto
   *[eighth] com um oitavo
}: { $on ->
    [yes] sim
   *[no] não
}

## Avisos

reminder-head = **{ $player }, seu tempo está acabando:**
reminder-line = { $id } { $game } contra { $opponent }: seu tempo acaba { $until }, e então { $threat ->
    [loss] você perde
    [claim] seu oponente pode reivindicar a vitória
   *[abort] a partida termina sem resultado
}. { $link }
digest-head = **Esperando por você**
digest-count = { $count ->
    [one] Uma partida espera por você
   *[other] { $count } partidas esperam por você
}{ $until ->
    [none] .
   *[other] , tempo até { $until }.
}
digest-line = { $id } { $game } contra { $opponent } { $link }
digest-line-until = { $id } { $game } contra { $opponent }, seu tempo acaba { $until } { $link }
digest-line-up = { $id } { $game } contra { $opponent }, seu tempo acabou { $until } { $link }

## Quem falta

missing-warned = { $player }, nada acontece nesta partida há { $calm }. Se você não fizer nada até { $ends }, { $opponent } poderá encerrá-la.
missing-claimable = **{ $player } não joga há muito tempo.** { $opponent }, você pode encerrar a partida com o botão. Enquanto você não fizer isso, { $player } ainda pode jogar.
missing-departed = **{ $player } não está mais neste servidor.** { $opponent }, se { $player } não voltar, a partida termina em { $ends }: com a sua vitória ou, se mal começou, sem resultado.
missing-back = { $player } voltou a este servidor, e a partida continua.
refused-not-abandoned = A partida { $id } não tem relógio. Você poderá encerrá-la se seu oponente não fizer nada por { $calm } e, depois de um aviso, por mais { $warned }.
help-missing = **Se alguém some:** quem sai do servidor na própria vez perde depois de { $departed }, a menos que volte. Em uma partida sem relógio, quem não faz nada por { $calm } recebe um aviso; { $warned } depois, o oponente pode encerrá-la. Se um dos dois ainda não fez duas jogadas, ela termina sem resultado.
help-notify = **Avisos:** em `/settings` você escolhe onde e quando recebe avisos, e um resumo diário.

button-remind = { $on ->
    [yes] Não avisar
   *[no] Avisar
} { $time ->
    [half] na metade
   *[quarter] com ¼ do tempo
    [eighth] com ⅛ do tempo
}
