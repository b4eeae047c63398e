### O tempo como os jogadores o organizam: o relógio de uma partida, o que dois combinam, férias, horas de silêncio.

## O relógio de uma partida

command-clock = Veja o relógio de uma partida, dê tempo ao oponente ou proponha uma pausa
command-clock-match = Qual partida, se não for a deste tópico
    .name = partida
clock-left = { $player }: restam { $left }
clock-state = { $state ->
    [running] É a vez de { $player } e o relógio corre.
    [run-out] O tempo de { $player } acabou.
    [beginning] O relógio ainda não começou: a partida espera a primeira jogada de { $player }.
    [pause] O relógio está parado: há uma pausa combinada.
    [outage] O relógio está parado: o bot estava fora do ar.
    [homeless] O relógio está parado: o canal da partida não existe mais.
    [vacation] O relógio está parado: férias de { $player }.
    [quiet] O relógio está parado: horas de silêncio de { $player }.
   *[weekend] O relógio está parado: é fim de semana onde { $player } mora.
}
clock-again = Volta a correr em { $when } ({ $left }).
clock-begins = Começa no mais tardar em { $when } ({ $left }).
clock-until = { $player } tem tempo até { $when } ({ $left }).
button-clock = Relógio
button-give-time = Dar { $value }
button-resume = Retomar
select-pause = Propor uma pausa de…
gift-given = Você deu { $time } ao seu oponente.
gift-before = Acabaram de dar tempo, então nada mais foi dado agora. Clique de novo se quiser dar mais.
news-gift = { $opponent } dá { $time } a { $player }. Agora restam { $left } a { $player }.
news-resume = { $player } encerrou a pausa. O relógio volta a correr.
news-back = { $player } está de volta. O relógio de { $player } volta a correr.
news-days = { $player } mudou o fuso horário ou as horas de silêncio, então seu tempo acaba em outro momento.
news-outage = O bot ficou fora do ar de { $from } até { $until }. Esse tempo não conta para ninguém.
board-paused = **Pausa:** os dois combinaram que o relógio fica parado até { $when } ({ $left }). Qualquer um pode encerrá-la antes, também com `/clock`.
board-away = { $player } está de férias até { $when } ({ $left }); enquanto isso, o relógio de { $player } fica parado.
matches-away = { $line } (de férias, volta { $until })
help-clock = `/clock` mostra o relógio de uma partida. Ali você dá tempo ao oponente ou propõe uma pausa, e `/claim` encerra uma partida em que o tempo dele acabou. `/vacation` para seus relógios enquanto você estiver fora.

## Férias

command-vacation = Veja suas férias ou ausente-se por um tempo: enquanto isso, seus relógios param
command-vacation-from = O primeiro dia, por exemplo 2026-12-24 ou 24.12.; vazio: desde já
    .name = de
command-vacation-until = O último dia, por exemplo 2027-01-06 ou 6.1.
    .name = até
vacation-none = Você está aqui e não tem férias planejadas.
vacation-on = **Você está de férias** até { $last }, inclusive. Você volta em { $back } ({ $left }).
vacation-ahead = **Planejado:** de { $first } até { $last }, inclusive, de volta em { $back }.
vacation-left = Dos { $budget } que cada um tem por ano, restam a você { $left } em { $year }.
vacation-explained = Enquanto você estiver fora, seu tempo não corre em nenhuma partida, exceto ao vivo. Seus oponentes leem isso quando começa. Férias duram pelo menos um dia. Mesmo assim você pode jogar.
button-vacation-now = Começar agora, até…
button-vacation-plan = Planejar
button-vacation-end = Encerrar agora
button-vacation-cancel = Cancelar o planejado
vacation-draft = Você ficaria de férias de { $first } até { $last }, inclusive, e voltaria em { $back }.
vacation-draft-now = Você ficaria de férias desde já até { $last }, inclusive, e voltaria em { $back }.
vacation-cost = Isso gasta { $cost } da sua reserva de { $year }. Restariam { $left }.
vacation-matches = { $count ->
    [0] Você não tem agora nenhuma partida em que seu relógio pararia.
    [one] Seu relógio pararia em { $count } partida.
   *[other] Seu relógio pararia em { $count } partidas.
}
button-vacation-take = Tirar estas férias
button-vacation-leave = Melhor não
form-vacation-title = Férias
form-vacation-from-label = Primeiro dia (vazio: desde já)
form-vacation-until-label = Último dia
form-vacation-placeholder = 2026-12-24 ou 24.12.
refused-vacation = { $why ->
    [empty] O último dia é anterior ao primeiro.
    [past] Isso está no passado. Férias começam agora ou mais tarde.
    [far] Isso está longe demais. Férias podem começar até { $latest }.
   *[budget] Cada um tem { $budget } de férias por ano. Para { $year } restam a você { $left }, e não basta.
}
refused-vacation-begun = Férias duram pelo menos um dia: você pode encerrar as suas a partir de { $when } ({ $left }). Mesmo assim você pode jogar.
refused-not-away = Você não está de férias.
refused-nothing-planned = Você não tem férias planejadas.
refused-no-such-day = “{ $text }” não é um dia que eu consiga ler. Escreva como 2026-12-24, 24.12.2026 ou 24.12.

## Fuso e horas de silêncio

command-settings-zone = Seu fuso horário, por exemplo America/Sao_Paulo
    .name = fuso
command-settings-quiet-hours = Horas em que seu tempo não corre, por exemplo 22:00–08:00; - para nenhuma
    .name = horas-de-silêncio
settings-time =
    Seu tempo:
    - Fuso horário: { $zone }
    - Horas de silêncio: { $quiet }
    Nas horas de silêncio, seu tempo não corre em nenhuma partida, exceto ao vivo.
settings-no-quiet = nenhuma
settings-time-free = Os dois são mudados juntos, no máximo uma vez por semana.
settings-time-settled = Poderão ser mudados de novo em { $when } ({ $left }).
button-time = Tempo
button-change-time = Mudar
form-time-title = Seu tempo
form-time-zone-label = Fuso horário, ou a sua cidade
form-time-zone-placeholder = America/Sao_Paulo ou Sao Paulo
form-time-quiet-label = Horas de silêncio (vazio: nenhuma)
form-time-quiet-placeholder = 22:00–08:00
refused-no-such-zone = “{ $text }” não indica um único fuso horário. Escolha um com `/settings` na opção `fuso`, que sugere enquanto você digita.
refused-no-such-hours = “{ $text }” não são horas de silêncio. Escreva como 22:00–08:00; elas duram doze horas no máximo.
refused-settled = O fuso e as horas de silêncio são mudados uma vez por semana. Você poderá mudá-los de novo em { $when } ({ $left }).

## Recusas

refused-too-much-time = Ninguém pode ter mais de { $most } em uma partida, então nada foi dado em { $id }.
refused-many-gifts = Em um mesmo tabuleiro você pode dar { $most }, e já deu isso na partida { $id }. Depois da próxima jogada você pode dar mais.
refused-run-out = O tempo acabou na partida { $id }, então o relógio não pode mais ser mudado.
refused-not-paused = A partida { $id } não está em pausa: o relógio não está parado por acordo.
refused-behind = O bot ficou fora do ar e está acertando os relógios, então isso não contou. Tente de novo daqui a pouco.
