### Ratings, leaderboards, profiles, past matches.

## Commands

button-profile = Perfil

scope-here = Este servidor
scope-everywhere = Todos los servidores
scope-open = Todos los servidores abiertos
scope-code = Servidores con su código

## Boards

pool-all = Todos los juegos
board-title-here = { $pool }: clasificación de este servidor
board-title-everywhere = { $pool }: clasificación general
results-order = Resultados: ganadas–perdidas–empates.
board-legend = «?» marca puntuaciones provisionales, que van al final; las flechas muestran el cambio desde el lunes. { results-order } Quien no termina ninguna partida por puntos en 90 días sale de la lista.
decimal = { $whole },{ $hundredths }
board-empty = Ninguna partida por puntos terminada en 90 días.
board-players = { $count ->
    [one] 1 participante
   *[other] { $players } participantes
}
board-footer-place = Puesto { $first } · { board-players }
board-footer-places = Puestos { $first } a { $last } · { board-players }
board-column-player = Nombre
board-column-game = Más jugado
board-column-results = Resultados
board-column-rating = Puntuación
streak-won = { $count ->
    [one] Última partida ganada.
   *[other] Últimas { $count } partidas ganadas.
}
streak-lost = { $count ->
    [one] Última partida perdida.
   *[other] Últimas { $count } partidas perdidas.
}
alt-board-row = { $place }. { $name }{ $game } { $rating } ± { $spread }, { $wins }–{ $losses }–{ $draws }.
alt-board-own = Tu fila: { $row }
board-own = { $player }: puesto { $place }, puntuación { $rating } { $change }, { profile-results }.

button-first = Principio
button-my-place = Mi puesto
button-last = Final

## Profiles

profile-never-met = No has terminado ninguna partida contra { $player } aquí.
profile-against = Tú contra { $player } aquí: ganadas { $wins }, perdidas { $losses }, empates { $draws }.
profile-recent = Últimas partidas aquí:
profile-place = #{ $place } de { $of }
profile-best = máx. { $points }
profile-results = ganadas { $wins }, perdidas { $losses }, empates { $draws }
chart-title = Evolución de la puntuación
chart-empty = Aún sin partidas por puntos terminadas
# Below the boards of all games, in the profile of a player without a rating
profile-start = { $whose ->
    [own] Elige un juego con /play y consigue tu primera puntuación.
   *[other] Proponle su primera partida por puntos con /challenge.
}
alt-profile-row = { $pool }: { $rating } ± { $spread }{ $best }, { profile-results }.
alt-chart-series = { $game }: de { $first } a { $last } en { $results ->
    [one] 1 resultado
   *[other] { $results } resultados
}.

button-history = Partidas anteriores

## Past matches

history-head = Partidas terminadas de { $player } aquí:
history-none = No hay partidas terminadas de { $player } que mostrar aquí.
history-line = { $score ->
    [won] **Ganada**
    [lost] Perdida
    [none] Sin resultado
   *[drawn] Empate
}: { $id } { $game } contra { $opponent }, { $when }, { $moves ->
    [one] 1 jugada
   *[other] { $moves } jugadas
}
history-annulled = {" "}· anulada
history-ruled = {" "}· por la moderación
history-link = último tablero
alt-final-boards = Posiciones finales
history-pick = Elige una partida para volver a verla
button-newest = Las últimas
button-newer = Más recientes
button-older = Más antiguas

match-head = **{ $game }** { $id }: { $first } – { $second }
replay-place = { $ply ->
    [0] Posición inicial, { $of ->
        [one] 1 jugada
       *[other] { $of } jugadas
    } en total
   *[other] Tras la jugada { $ply } de { $of }
}
alt-gif = Partida { $id } de { $game } jugada a jugada, { $ply ->
    [one] 1 jugada
   *[other] { $ply } jugadas
}.

exported = La partida { $id } como archivo de texto.

## Ends

rating-change = Puntuación de { $player }: { $change }
button-rematch = Revancha
button-replay = Ver de nuevo

## Challenges

challenge-rated = Por puntos: cambia las dos puntuaciones.
challenge-unrated = Sin puntos.

## Refusals

refused-still-running = La partida { $id } no ha terminado.
refused-rematch-offered = { $opponent } aún no ha respondido a tu petición de revancha.
refused-nothing-finished = No has terminado ninguna partida aquí. Elige otra en `partida` o usa el comando en su hilo.
