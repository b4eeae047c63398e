### Les échelles d’un serveur.

ladder-title = 🪜 **Échelle de { $game }**
ladder-rungs = Depuis le haut :
ladder-empty = Personne n’y est encore.
ladder-rule = Défie un membre jusqu’à trois places plus haut : si tu gagnes, tu prends sa place ; lui et tous ceux qui se trouvent entre vous descendent d’un rang.
ladder-outside = Tu n’y es pas. **Participer** t’y fait entrer par le bas.
ladder-top = Tu es tout en haut. Les autres te défient.
ladder-place = Tu es à la place { $place } et peux défier { $players }.
ladder-place-waiting = Tu es à la place { $place }. Tu ne peux défier personne pour le moment.
ladder-rules = Si tu ne réponds pas au défi d’un membre, ou le refuses deux fois en { $span }, il prend ta place. Les défis en direct ne comptent pas. Tu sors de l’échelle si tu quittes ce serveur, si la modération t’exclut des parties ou si tu ne joues pas ici pendant { $idle }.
ladder-entered = Te voilà à la place { $place } de l’échelle de { $game }. Avec `/ladder`, défie un membre jusqu’à trois places plus haut : si tu gagnes, tu prends sa place.
ladder-entered-first = Te voilà à la place 1 de l’échelle de { $game }. Les membres jusqu’à trois places plus bas peuvent te défier : s’ils gagnent, ils prennent ta place.
ladder-left = Tu n’es plus sur l’échelle de { $game }.
ladder-removed = { $user } n’est plus sur l’échelle de { $game }. Le journal, dans `/server`, en garde la trace.
refused-ladder-entered = Tu es déjà sur cette échelle.
refused-not-on-ladder = { $user } n’est pas sur cette échelle. Tout le monde peut y entrer avec `/ladder`.
refused-ladder-not-above = { $user } n’est pas au-dessus de toi. `/ladder` montre qui tu peux défier.
refused-ladder-far = { $user } est { $places } places au-dessus de toi ; tu peux défier jusqu’à trois places plus haut. `/ladder` montre qui.
refused-ladder-pending = Tu as déjà avec { $user } un défi ou une partie sur cette échelle. Attends-en la fin.

ladder-picture = Échelle de { $game }
ladder-note-open = À défier
ladder-note-you = Toi
ladder-note-join = Ta place d’entrée
ladder-note-match = Partie { $id }
ladder-note-challenge = Défi { $id }

select-ladder-challenge = Défier un membre…
select-ladder-remove = Retirer un membre…
select-ladder-game = L’échelle d’un autre jeu…
