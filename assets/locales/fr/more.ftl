### What else there is to do in a match, the record, and the menu on a user.

button-more = Plus
select-more = Tout le reste…
button-offer-draw = Proposer la nulle
button-takeback = Reprendre mon coup
button-flip = Retourner le plateau
button-moves = Coups joués
button-conditional = Coups conditionnels
button-rules = Règles

more-player = Que veux-tu faire dans { $id } ?
more-onlooker = Que veux-tu voir de { $id } ?

record-side = { side-name } : { $player }
record-none = Aucun coup n’a encore été joué.
record-newest = Voici les derniers coups. Ils sont tous dans le fichier texte.

challenge-which = Quel jeu contre { $opponent } ?

more-over = La partie { $id } est terminée. Que veux-tu voir ?
button-hint = Indice
button-analyze = Analyser
button-export = Fichier texte
button-export-note = Fichier texte avec ma note
