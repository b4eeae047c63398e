### What the commands are for, as Discord lists them.

command-challenge = Défie quelqu’un, ou ouvre une place que tout le monde peut prendre
command-challenge-game = Quel jeu
    .name = jeu
command-challenge-opponent = Contre qui jouer ; laisse vide pour que tout le monde puisse prendre la place
    .name = contre
command-challenge-side = Qui commence ; au hasard si tu laisses vide
    .name = camp
command-challenge-size = La largeur du plateau en cases, pour les jeux qui en ont plusieurs
    .name = taille
command-challenge-rated = Si la partie est classée ; elle l’est si tu laisses vide
    .name = classée
command-join = Prends une place libre ou accepte un défi
command-join-seat = Quelle place libre ou quel défi
    .name = place
command-move = Joue un coup
command-move-move = Le coup, par exemple a7-a6
    .name = coup
command-move-match = Quelle partie, si ce n’est pas celle de ce fil
    .name = partie
command-board = Affiche le plateau d’une partie de ton côté, pour toi seulement
command-board-match = Quelle partie, si ce n’est pas celle de ce fil
    .name = partie
command-matches = Affiche tes parties sur ce serveur, et les défis que tu peux accepter
command-plan = Prépare des coups conditionnels : réponds à un coup adverse avant qu’il soit joué
command-plan-match = Quelle partie, si ce n’est pas celle de ce fil
    .name = partie
command-tutorial = Apprends un jeu avec de petites positions à résoudre, pour toi seulement
command-tutorial-game = Quel jeu
    .name = jeu
command-resign = Abandonne une partie
command-resign-match = Quelle partie, si ce n’est pas celle de ce fil
    .name = partie
command-rules = Lis les règles d’un jeu, avec des images
command-rules-game = Quel jeu
    .name = jeu
command-help = Affiche comment jouer ici

side-wish-lot = Au hasard
side-wish-first = Je commence
side-wish-second = Mon adversaire commence

choice-match-yours = { $id } { $game } contre { $opponent } · à toi de jouer
choice-match-theirs = { $id } { $game } contre { $opponent } · à l’adversaire de jouer
choice-seat = { $id } { $game } contre { $challenger }
