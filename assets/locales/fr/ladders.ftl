### Les échelles d’un serveur.

ladder-title = 🪜 **Échelle de { $game }**
ladder-rungs = Depuis le haut :
ladder-empty = Personne n’y est encore. Appuie sur **Participer** pour y entrer en premier.
ladder-outside = Tu n’y es pas. **Participer** t’y fait entrer par le bas.
ladder-top = Tu es tout en haut. Les autres te défient.
ladder-place = Tu es à la place { $place }. Tu peux défier { $players }.
ladder-rules = Règles : si tu ne réponds pas à un défi, ou refuses deux fois la même personne en { $span }, elle prend ta place. Les parties en direct peuvent être refusées sans risque. Si tu quittes ce serveur, si la modération t’exclut des parties ou si tu ne joues pas ici pendant { $idle }, tu sors de l’échelle.
ladder-entered = Te voilà sur l’échelle de { $game }, à la place { $place }. Avec `/ladder`, défie un membre jusqu’à trois places au-dessus de toi : si tu gagnes, tu prends sa place.
ladder-left = Tu n’es plus sur l’échelle de { $game }. Les membres au-dessous de toi montent.
ladder-removed = { $user } n’est plus sur l’échelle de { $game }. Les membres au-dessous montent. Le journal, dans `/server`, en garde la trace.
refused-ladder-entered = Tu es déjà sur cette échelle. `/ladder` montre ta place.
refused-not-on-ladder = { $user } n’est pas sur cette échelle. Tout le monde peut y entrer avec `/ladder`.
refused-ladder-not-above = { $user } n’est pas au-dessus de toi. `/ladder` montre qui tu peux défier.
refused-ladder-far = { $user } est { $places } places au-dessus de toi, et tu peux défier jusqu’à trois places plus haut. `/ladder` montre qui tu peux défier.
refused-ladder-pending = Tu as déjà avec { $user } un défi ou une partie pour cette échelle. Attends-en d’abord la fin.
refused-ladder-full = Cette échelle a 500 membres : c’est le maximum. Tu pourras y entrer quand quelqu’un en sortira.

button-ladder-join = Participer
button-ladder-leave = Quitter
select-ladder-challenge = Défier un membre…
select-ladder-remove = Retirer un membre…
select-ladder-game = L’échelle d’un autre jeu…
