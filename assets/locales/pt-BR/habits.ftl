### O tempo como os jogadores o organizam: o relógio de uma partida, o que dois combinam, férias, horas de silêncio.

## O relógio de uma partida

clock-left = { $player }: ainda tem { $left }
clock-state = { $state ->
    [running] É a vez de { $player } e o relógio corre.
    [run-out] O tempo de { $player } acabou.
    [beginning] O relógio ainda não começou: a partida espera a primeira jogada de { $player }.
    [pause] O relógio está parado: há uma pausa combinada.
    [outage] O relógio está parado: eu estava fora do ar.
    [homeless] O relógio está parado: o canal da partida não existe mais.
    [vacation] O relógio está parado: férias de { $player }.
    [quiet] O relógio está parado: horas de silêncio de { $player }.
   *[weekend] O relógio está parado: é fim de semana onde { $player } mora.
}
clock-again = Volta a correr em { $when } ({ $left }).
clock-begins = Começa o mais tardar em { $when } ({ $left }).
clock-until = { $player } tem tempo até { $when } ({ $left }).
button-clock = Relógio
button-give-time = Dar { $value }
button-resume = Retomar
select-pause = Propor uma pausa de…
gift-given = Você deu { $time } ao seu oponente.
gift-before = Alguém acabou de dar tempo, então isto não contou. Clique de novo para dar mais.
news-gift = { $opponent } deu { $time } a { $player }. Agora { $player } tem { $left }.
news-resume = { $player } encerrou a pausa. O relógio volta a correr.
news-back = { $player } voltou, e o relógio de { $player } corre de novo.
news-days = { $player } mudou o fuso horário ou as horas de silêncio, então o prazo de { $player } mudou.
news-outage = Fiquei fora do ar de { $from } até { $until }. Esse tempo não conta para ninguém.
board-paused = **Pausa:** os dois combinaram que o relógio fica parado até { $when } ({ $left }). Qualquer um pode encerrá-la antes, também com `/match`.
board-away = { $player } está de férias até { $when } ({ $left }); enquanto isso, o relógio de { $player } fica parado.
matches-away = { $line } (de férias, volta { $until })
help-clock = `/match` tem o relógio: ali você dá tempo ao oponente, propõe uma pausa ou reivindica a vitória quando o tempo dele acabou. Com férias, em `/settings`, seus relógios param enquanto você estiver fora.

## Férias

vacation-none = Você não está de férias nem tem férias planejadas.
vacation-on = **Você está de férias** até { $last }, inclusive. Você volta em { $back } ({ $left }).
vacation-ahead = **Planejadas:** de { $first } até { $last }, inclusive, com volta em { $back }.
vacation-left = Você ainda tem { $left } de férias em { $year }. Cada pessoa tem { $budget } por ano.
vacation-explained = Durante as férias, você pode jogar, mas seu tempo não corre, exceto em partidas ao vivo. Férias duram pelo menos um dia, e seus oponentes são avisados no início.
button-vacation-now = Começar agora, até…
button-vacation-plan = Planejar
button-vacation-end = Encerrar agora
button-vacation-cancel = Cancelar férias
vacation-draft = Você ficaria de férias de { $first } até { $last }, inclusive, e voltaria em { $back }.
vacation-draft-now = Você ficaria de férias de agora até { $last }, inclusive, e voltaria em { $back }.
vacation-cost = Isso gasta { $cost } das suas férias de { $year } e deixa { $left }.
vacation-matches = { $count ->
    [0] No momento você não tem partidas em que seu relógio pararia.
    [one] Seu relógio pararia em { $count } partida.
   *[other] Seu relógio pararia em { $count } partidas.
}
button-vacation-take = Tirar estas férias
button-vacation-leave = Cancelar
form-vacation-title = Férias
form-vacation-from-label = Primeiro dia (em branco: a partir de agora)
form-vacation-until-label = Último dia
form-vacation-placeholder = 2026-12-24 ou 24.12.
refused-vacation = { $why ->
    [empty] O último dia é anterior ao primeiro.
    [past] Essa data já passou. Férias começam agora ou mais tarde.
    [far] Essa data está longe demais. Férias podem começar, o mais tardar, em { $latest }.
   *[budget] Isso passa do que resta a você em { $year }: { $left }. Cada pessoa tem { $budget } por ano.
}
refused-vacation-begun = Férias duram pelo menos um dia: você pode encerrar as suas a partir de { $when } ({ $left }). Enquanto isso, você ainda pode jogar.
refused-not-away = Você não está de férias, então não há o que encerrar.
refused-nothing-planned = Você não tem férias planejadas.
refused-no-such-day = Não consigo ler “{ $text }” como data. Escreva como 2026-12-24, 24.12.2026 ou 24.12.

## Fuso e horas de silêncio

settings-time =
    Seu horário:
    - Fuso horário: { $zone }
    - Horas de silêncio: { $quiet }
    Nas horas de silêncio, seu tempo não corre em nenhuma partida, exceto ao vivo.
settings-no-quiet = nenhuma
settings-time-free = Você pode mudar os dois juntos, no máximo uma vez por semana.
settings-time-settled = Você poderá mudá-los de novo em { $when } ({ $left }).
button-change-time = Mudar
form-time-title = Seu horário
form-time-zone-label = Fuso horário ou uma cidade nele
form-time-zone-placeholder = America/Sao_Paulo ou Sao Paulo
form-time-quiet-label = Horas de silêncio (em branco: nenhuma)
form-time-quiet-placeholder = 22:00–08:00
refused-no-such-zone = “{ $text }” não indica um único fuso horário. Escolha um com `/settings` na opção `fuso`, que dá sugestões enquanto você digita.
refused-no-such-hours = Não consigo ler “{ $text }” como horas de silêncio. Escreva como 22:00–08:00, no máximo doze horas.
refused-settled = O fuso e as horas de silêncio podem ser mudados uma vez por semana. Você poderá mudá-los de novo em { $when } ({ $left }).

## Recusas

refused-too-much-time = Ninguém pode ter mais de { $most } em uma partida, então nada foi dado em { $id }. Dê mais quando seu oponente tiver gasto um pouco.
refused-many-gifts = Você já deu { $most } na partida { $id } desde a última jogada, e esse é o limite. Depois da próxima jogada você pode dar mais.
refused-run-out = O tempo acabou na partida { $id }, então o relógio não pode mais ser mudado.
refused-not-paused = A partida { $id } não está em pausa, então não há o que retomar.
refused-behind = Fiquei fora do ar e ainda estou acertando os relógios, então isso não contou. Tente de novo daqui a pouco.
