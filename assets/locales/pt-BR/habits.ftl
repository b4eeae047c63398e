### O tempo como os jogadores o organizam: o relógio de uma partida, o que dois combinam, férias, horas de silêncio.

## O relógio de uma partida

clock-left = { $player }: ainda tem { $left }
clock-state = { $state ->
    [running] O relógio de { $player } está correndo.
    [run-out] O tempo de { $player } acabou.
    [beginning] O relógio começa com a primeira jogada de { $player }.
    [pause] O relógio está em pausa, de comum acordo.
    [outage] O relógio está parado: eu estava fora do ar.
    [homeless] O relógio está parado: o canal da partida não existe mais.
    [vacation] O relógio está parado: férias de { $player }.
    [quiet] O relógio está parado: horas de silêncio de { $player }.
   *[weekend] O relógio está parado: fim de semana de { $player }.
}
clock-again = Volta a correr em { $when } ({ $left }).
clock-begins = Começa o mais tardar em { $when } ({ $left }).
clock-until = { $player } tem tempo até { $when } ({ $left }).
button-clock = Relógio
button-give-time = Dar { $value }
button-resume = Retomar
select-pause = Propor uma pausa de…
gift-given = Você deu { $time } ao seu oponente.
gift-before = Alguém acabou de dar tempo. Clique de novo para dar mais.
news-gift = { $opponent } deu { $time } a { $player }, que agora tem { $left }.
news-resume = { $player } encerrou a pausa. O relógio volta a correr.
news-back = { $player } voltou, e seu relógio corre de novo.
news-days = { $player } mudou o fuso horário ou as horas de silêncio, então o prazo mudou.
news-outage = Fiquei fora do ar de { $from } até { $until }. Esse tempo não conta.
board-paused = **Pausa** até { $when } ({ $left }). Qualquer um pode encerrá-la antes, aqui ou com `/match`.
board-away = { $player } está de férias até { $when } ({ $left }), com o relógio parado.
matches-away = { $line } (de férias, volta { $until })
help-clock = Com `/match` você dá tempo ao oponente, propõe uma pausa ou reivindica a vitória quando o tempo dele acaba. Férias, em `/settings`, param seus relógios.

## Férias

vacation-none = Você não tem férias planejadas.
vacation-on = **Você está de férias** até { $last }, inclusive, com volta em { $back } ({ $left }).
vacation-ahead = **Planejadas:** de { $first } até { $last }, inclusive, com volta em { $back }.
vacation-left = Em { $year }, você ainda tem { $left } de férias, de um total de { $budget }.
vacation-explained = Férias duram pelo menos um dia e param seus relógios, exceto em partidas ao vivo. Seus oponentes são avisados, e você ainda pode jogar.
button-vacation-now = Começar agora, até…
button-vacation-plan = Planejar
button-vacation-end = Encerrar agora
button-vacation-cancel = Cancelar férias
vacation-draft = Suas férias iriam de { $first ->
    [now] agora
   *[other] { $first }
} até { $last }, inclusive, com volta em { $back }.
vacation-cost = Isso gasta { $cost } das férias de { $year } e deixa { $left }.
vacation-matches = { $count ->
    [0] No momento, nenhum relógio pararia.
    [one] { $count } relógio pararia.
   *[other] { $count } relógios parariam.
}
button-vacation-take = Tirar estas férias
form-vacation-from-label = Primeiro dia (em branco: a partir de agora)
form-vacation-until-label = Último dia
form-vacation-placeholder = 20 dez, sexta ou 2026-12-24
refused-vacation = { $why ->
    [empty] O último dia é anterior ao primeiro.
    [past] Essa data já passou. Comece agora ou mais tarde.
    [far] Essa data está longe demais. Comece, o mais tardar, em { $latest }.
   *[budget] É tempo demais. { vacation-left }
}
refused-vacation-begun = Férias duram pelo menos um dia. Você pode encerrar as suas a partir de { $when } ({ $left }).
refused-not-away = Você não está de férias.
refused-no-such-day = Não consigo ler “{ $text }”. Escreva o dia como “20 dez”, “sexta” ou “2026-12-24”.

## Fuso e horas de silêncio

settings-time =
    {""}**Fuso horário e horas de silêncio**
    - Fuso horário: { $zone }
    - Horas de silêncio: { $quiet }
    Nas horas de silêncio, seus relógios param, exceto em partidas ao vivo.
settings-no-quiet = nenhuma
settings-time-free = Você pode mudar os dois uma vez por semana.
settings-time-open =
    Você ainda pode escolher { $open ->
        [zone] seu fuso horário
       *[quiet] suas horas de silêncio
    }. Poderá mudar os dois de novo em { $when } ({ $left }).
button-change-time = Mudar
form-time-zone-label = Fuso horário ou sua cidade
form-time-zone-placeholder = America/Sao_Paulo ou Sao Paulo
form-time-quiet-label = Horas de silêncio (em branco: nenhuma)
refused-no-such-zone = “{ $text }” não indica um único fuso horário. Escolha um na opção `fuso` de `/settings`.
refused-zone-near = “{ $text }” não indica um único fuso horário. É um destes? { $zones }
refused-no-such-hours = Não consigo ler “{ $text }”. Escreva as horas como 22:00–08:00, no máximo 12 horas.
refused-settled = Você pode mudar isso uma vez por semana; a próxima, a partir de { $when } ({ $left }).

## Recusas

refused-too-much-time = Seu oponente em { $id } pode ter no máximo { $most }. Dê tempo quando ele tiver gasto um pouco.
refused-many-gifts = Você deu { $most } na partida { $id }, o máximo até a próxima jogada.
refused-run-out = O tempo acabou na partida { $id }.
refused-not-paused = A partida { $id } não está em pausa.
refused-behind = Fiquei fora do ar e ainda estou acertando os relógios. Tente de novo daqui a pouco.
