### As escadas de um servidor.

ladder-title = 🪜 **Escada de { $game }**
ladder-rungs = De cima para baixo:
ladder-empty = Ainda não há ninguém nela.
ladder-rule = Desafie quem está até três lugares acima: se vencer, o lugar é seu, e essa pessoa e quem estiver entre vocês descem um.
ladder-outside = Você não está nela. Com **Participar**, você começa no último lugar.
ladder-top = Você está no topo. Agora são os outros que desafiam você.
ladder-place = Você está no lugar { $place } e pode desafiar { $players }.
ladder-place-waiting = Você está no lugar { $place }. No momento, não há quem você possa desafiar.
ladder-rules = Se você não responder ao desafio de alguém, ou o recusar duas vezes em { $span }, essa pessoa fica com o seu lugar. Desafios ao vivo não contam. Você sai da escada se deixar este servidor, receber um banimento ou não jogar aqui por { $idle }.
ladder-entered = Você está no lugar { $place } da escada de { $game }. Com `/ladder`, desafie quem está até três lugares acima: se vencer, o lugar é seu.
ladder-entered-first = Você está no lugar 1 da escada de { $game }. Quem está até três lugares abaixo pode desafiar você: se vencer, fica com o seu lugar.
ladder-left = Você não está mais na escada de { $game }.
ladder-removed = { $user } não está mais na escada de { $game }. O registro em `/server` guarda isso.
refused-ladder-entered = Você já está nesta escada.
refused-not-on-ladder = { $user } não está nesta escada. Qualquer pessoa pode entrar com `/ladder`.
refused-ladder-not-above = { $user } não está acima de você. `/ladder` mostra quem você pode desafiar.
refused-ladder-far = { $user } está { $places } lugares acima de você, e só dá para desafiar até três lugares acima. `/ladder` mostra quem desafiar.
refused-ladder-pending = Você e { $user } já têm um desafio ou uma partida nesta escada. Terminem primeiro.

ladder-picture = Escada de { $game }
ladder-note-open = Você pode desafiar
ladder-note-you = Você
ladder-note-join = Você começa aqui
ladder-note-match = Partida { $id }
ladder-note-challenge = Desafio { $id }

select-ladder-challenge = Desafiar alguém…
select-ladder-remove = Tirar alguém da escada…
select-ladder-game = Escada de outro jogo…
