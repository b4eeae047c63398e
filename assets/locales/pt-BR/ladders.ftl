### As escadas de um servidor.

ladder-title = 🪜 **Escada de { $game }**
ladder-rungs = De cima para baixo:
ladder-empty = Ainda não há ninguém nela. Clique em **Entrar** e comece a escada.
ladder-outside = Você não está nela. Com **Entrar**, você começa no último lugar.
ladder-top = Você está no topo. Agora são os outros que desafiam você.
ladder-place = Você está no lugar { $place }. Você pode desafiar { $players }.
ladder-rules = Regras: quem não responde a um desafio, ou recusa a mesma pessoa duas vezes em { $span }, perde o lugar para quem desafiou. Partidas ao vivo podem ser recusadas à vontade. Quem sai deste servidor, é banido das partidas ou não joga aqui por { $idle } sai da escada.
ladder-entered = Você está na escada de { $game }, no lugar { $place }. Com `/ladder`, desafie quem está até três lugares acima: se vencer, o lugar é seu.
ladder-left = Você não está mais na escada de { $game }. Quem estava abaixo sobe.
ladder-removed = { $user } não está mais na escada de { $game }. Quem estava abaixo sobe. O registro em `/server` guarda isso.
refused-ladder-entered = Você já está nesta escada. `/ladder` mostra onde.
refused-not-on-ladder = { $user } não está nesta escada. Qualquer pessoa pode entrar com `/ladder`.
refused-ladder-not-above = { $user } não está acima de você. `/ladder` mostra quem você pode desafiar.
refused-ladder-far = { $user } está { $places } lugares acima de você, e o limite é três. `/ladder` mostra quem você pode desafiar.
refused-ladder-pending = Você e { $user } já têm um desafio ou uma partida nesta escada. Terminem primeiro.
refused-ladder-full = Esta escada tem 500 pessoas, e esse é o limite. Você pode entrar quando alguém sair.

button-ladder-join = Entrar
button-ladder-leave = Sair
select-ladder-challenge = Desafiar alguém…
select-ladder-remove = Tirar alguém da escada…
select-ladder-game = Escada de outro jogo…
