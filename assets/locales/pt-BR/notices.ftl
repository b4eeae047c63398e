### De que os jogadores querem saber: avisos, resumo diário e quem falta.

## Configurações

notices =
    {""}**Seus avisos**
    - { $place }
    - Quando: { $times }
    - { $digest }
    - Mensagem direta a cada vez sua: { $turns ->
        [yes] sim
       *[no] não
    }
    Os horários seguem seu fuso ({ $zone }). As mudanças são salvas na hora.
option-notice-place = Avisos: { $place ->
    [thread] no tópico da partida
    [channel] no canal do desafio
    [direct] por mensagem direta
   *[nowhere] nenhum
}
option-notice-digest = Resumo diário por mensagem direta: { $hour ->
    [off] não
   *[other] às { $hour }
}
select-notice-place = Escolha onde você recebe os avisos
select-notice-digest = Escolha quando vem o resumo diário
button-notice-turns = { $on ->
    [yes] Sem mensagem na minha vez
   *[no] Uma mensagem na minha vez
}
notices-refused = ⚠️ Desde { $since } não consigo escrever a você. Os avisos chegam no tópico da partida, e o resumo diário está pausado. Permita mensagens diretas nas suas configurações de privacidade deste servidor e clique em **Tentar de novo**.
direct-works = Funciona: minhas mensagens diretas chegam a você.
direct-tried = Acabei de tentar. Tente de novo { $next }.
button-notice-time = { $time ->
    [half] Na metade do tempo
    [quarter] Com um quarto
   *[eighth] Com um oitavo
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
digest-head = **Seu resumo diário**
digest-count = { $count ->
    [one] Uma partida espera por você
   *[other] { $count } partidas esperam por você
}{ $until ->
    [none] .
   *[other] . O próximo prazo: { $until }.
}
digest-line = { $id } { $game } contra { $opponent }{ $time ->
    [none] { "" }
    [runs] { "" }, seu tempo acaba { $until }
   *[up] { "" }, seu tempo acabou { $until }
} { $link }

## Quem falta

missing-warned = { $player }, nada acontece aqui há { $calm }. Jogue até { $ends }, senão { $opponent } poderá encerrar a partida.
missing-claimable = **{ $player } não joga há muito tempo.** { $opponent }, você pode encerrar a partida. Até lá, { $player } ainda pode jogar.
missing-departed = **{ $player } não está mais neste servidor.** { $opponent }, se { $player } não voltar, a partida termina em { $ends }: você vence ou, se ela mal começou, não há resultado.
missing-back = { $player } voltou, e a partida continua.
refused-not-abandoned = Você poderá encerrar a partida { $id } se seu oponente não fizer nada por { $calm } e, depois de um aviso, por mais { $warned }.
help-missing = **Se alguém some:** quem sai do servidor na própria vez e não volta em { $departed } perde. Sem relógio, quem não faz nada por { $calm } recebe um aviso; { $warned } depois, o oponente pode encerrar a partida. Antes de duas jogadas de cada um, não há resultado.
help-notify = **Avisos** e um resumo diário: em `/settings`.

button-remind = { $on ->
    [yes] Não avisar
   *[no] Avisar
} { $time ->
    [half] na metade
   *[quarter] com ¼ do tempo
    [eighth] com ⅛ do tempo
}
