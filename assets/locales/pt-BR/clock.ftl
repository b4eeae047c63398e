### Relógios: ritmos, tempo que se esgota e o que o para.

## Ritmos

# Uma duração com a sua unidade.
span-days = { $count ->
    [one] { $count } dia
   *[other] { $count } dias
}
span-hours = { $count ->
    [one] { $count } hora
   *[other] { $count } horas
}
span-minutes = { $count ->
    [one] { $count } minuto
   *[other] { $count } minutos
}
span-seconds = { $count ->
    [one] { $count } segundo
   *[other] { $count } segundos
}
pace-none = sem relógio
pace-move = { $each } por jogada
pace-reserve = { $bank }, mais { $increment } a cada jogada, até { $cap }
pace-live = ao vivo: { $bank }, mais { $increment } a cada jogada
pace-usual = { $pace } (padrão)
# A pace in lists: "7 d + 1 d/move (max 14 d)".
pace-short = { $kind ->
    [reserve] { $bank } + { $increment }/jogada (máx. { $cap })
   *[live] ao vivo { $bank } + { $increment }/jogada
}
span-short = { $count }{ $unit ->
    [days] { "" } d
    [hours] { "" } h
    [minutes] { "" } min
   *[seconds] { "" } s
}
# O que alguém pode digitar para achar um ritmo, além do nome.
pace-search = { $kind ->
    [move] fixo, por jogada, dias, correspondência, lento, { $pace ->
        [move-1d] um dia, diário, cada dia
        [move-7d] semana, uma semana, 1 semana, semanal
        [move-14d] duas semanas, 2 semanas, quinzena, quinze dias
       *[other] { "" }
    }
    [reserve] Fischer, reserva, incremento, acréscimo, banco, bônus
    [live] live, ao vivo, blitz, relâmpago, rápido, minutos, agora
   *[none] nenhum, sem relógio, sem limite, ilimitado, livre
}

flag-end = A partida termina na hora
flag-claim = O oponente pode reivindicar a vitória

# O que o cartão de um desafio diz.
terms-untimed = **Ritmo:** sem relógio.
terms-timed = **Ritmo:** { $pace }. { $flag ->
    [claim] Se o tempo acabar, o oponente pode reivindicar a vitória; { $stop } depois, a partida termina sozinha.
   *[end] Quem esgota o tempo perde.
}{ $weekends ->
    [yes] {" "}O relógio para nos fins de semana.
   *[no] {""}
}
terms-live = O relógio começa com a primeira jogada, no máximo { $start } depois do início.
terms-beginning = Se o tempo acabar antes de duas jogadas de cada um, a partida termina sem resultado.

## Tabuleiros e listas

# Nas imagens, onde há pouco espaço: o tempo que resta.
left-days = { $days } d { $hours } h
left-hours = { $hours } h { $minutes } min
left-minutes = { $minutes } min { $seconds } s
board-until = Tempo até { $when } ({ $left }).

## O tempo acaba

time-up = **O tempo de { $player } acabou.** { $opponent }, você pode reivindicar a vitória. Senão, a partida termina sozinha { $ends }; até lá, { $player } ainda pode jogar.
button-claim = Reivindicar a vitória
claimed = Você reivindicou a vitória: a partida { $id } terminou.

## What a server offers

settings-paces =
    Ritmos dos novos desafios: { $offered }
    Padrão: { $usual }
    As mudanças são salvas na hora.
select-paces = Escolha os ritmos a oferecer
select-usual-pace = Escolha o ritmo padrão
