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
pace-reserve = { $bank } ao todo, mais { $increment } a cada jogada, até { $cap }
pace-live = ao vivo: { $bank } por lado, mais { $increment } a cada jogada
pace-usual = { $pace } (comum aqui)

flag-end = A partida termina sozinha
flag-claim = O adversário pode reivindicar a vitória

# O que o cartão de um desafio diz.
terms-untimed = **Ritmo:** sem relógio. Ninguém pode perder por tempo.
terms-timed = **Ritmo:** { $pace }. { $flag ->
    [claim] Se o tempo de alguém acabar, o adversário pode reivindicar a vitória; depois de mais { $stop }, a partida termina sozinha.
   *[end] Perde quem esgota o seu tempo.
} { $weekends ->
    [yes] O relógio descansa aos sábados e domingos.
   *[no] {""}
}
