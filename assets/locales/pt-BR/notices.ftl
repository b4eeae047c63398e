### De que os jogadores querem saber: avisos, resumo diário e quem falta.

command-notify = Veja ou mude onde e quando você recebe avisos das suas partidas

## Configurações

notices =
    {""}**De que eu aviso você**
    - { $place }
    - { $times }
    - { $digest }
    Um só aviso cita todas as suas partidas em que o tempo está acabando. As horas são as do seu fuso horário ({ $zone }). Escolha abaixo; cada escolha é salva na hora.
option-notice-place = Avisos: { $place ->
    [thread] no tópico da partida
    [channel] no canal onde a partida foi proposta
    [direct] por mensagem direta
   *[nowhere] nenhum
}
option-notice-digest = Resumo diário por mensagem direta: { $hour ->
    [off] não
   *[other] às { $hour }
}
select-notice-place = Escolha onde você recebe os avisos
select-notice-digest = Escolha quando vem o resumo diário
notices-refused = ⚠️ Desde { $since }, o Discord não aceita as minhas mensagens diretas para você. Os avisos chegam no tópico da partida, e o resumo diário não chega. Permita mensagens diretas nas suas configurações de privacidade deste servidor e clique em **Tentar de novo**.
button-try-direct = Tentar de novo
direct-works = Funciona: minhas mensagens diretas chegam a você. `/notify` mostra de que eu aviso.
direct-tried = Acabei de tentar. **Tentar de novo** volta a funcionar { $next }.
button-notice-time = { $time ->
    [half] Resta metade do tempo
    [quarter] Resta um quarto
   *[eighth] Resta um oitavo
}: { $on ->
    [yes] sim
   *[no] não
}

## Avisos

reminder-head = **{ $player }, seu tempo está acabando:**
reminder-line = { $id } { $game } contra { $opponent }: seu tempo termina { $until }, e então { $threat ->
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
digest-line-until = { $id } { $game } contra { $opponent }, seu tempo termina { $until } { $link }
digest-line-up = { $id } { $game } contra { $opponent }, seu tempo acabou { $until } { $link }

## Quem falta

missing-warned = { $player }, nada aconteceu nesta partida por { $calm }. Se você não fizer nada até { $ends }, { $opponent } poderá encerrá-la.
missing-claimable = **{ $player } não faz nada há muito tempo.** { $opponent }, você pode encerrar a partida com o botão ou com `/claim`. Enquanto você não fizer isso, { $player } ainda pode jogar.
missing-departed = **{ $player } não está mais neste servidor.** { $opponent }, se { $player } não voltar, a partida termina em { $ends }: com a sua vitória, ou sem resultado se mal começou.
missing-back = { $player } voltou a este servidor, e a partida continua.
refused-not-abandoned = A partida { $id } não tem relógio. Você poderá encerrá-la quando seu oponente não tiver feito nada por { $calm } e, depois de uma advertência, por mais { $warned }.
help-missing = **Se alguém falta:** quem deve jogar e saiu do servidor perde após { $departed }, a menos que volte. Em uma partida sem relógio, quem não faz nada por { $calm } recebe uma advertência, e { $warned } depois o oponente pode encerrá-la com `/claim`. Se alguém não fez duas jogadas, a partida termina então sem resultado.
help-notify = **Avisos:** `/notify` escolhe onde e quando você recebe avisos, e um resumo diário.
