### What the commands are for, as Discord lists them.

command-challenge = Défie quelqu’un, ou offre une place à tout le monde
command-challenge-game = Quel jeu
    .name = jeu
command-challenge-opponent = Contre qui tu veux jouer ; sans réponse, tout le monde peut prendre la place
    .name = contre
command-challenge-side = Quel camp tu veux ; sinon, tirage au sort
    .name = camp
command-challenge-size = Combien de cases de large fait le plateau, pour les jeux qui en ont plusieurs
    .name = taille
command-challenge-rated = Si la partie compte pour la cote ; elle compte, sauf si tu dis non
    .name = classée
command-join = Prends une place libre ou accepte un défi
command-join-seat = Laquelle
    .name = place
command-move = Joue un coup
command-move-move = Le coup, par exemple a7-a6
    .name = coup
command-move-match = Quelle partie, si ce n’est pas celle de ce fil
    .name = partie
command-board = Vois un plateau, de ton côté, en privé
command-board-match = Quelle partie, si ce n’est pas celle de ce fil
    .name = partie
command-matches = Tes parties sur ce serveur, et les défis que tu peux accepter
command-plan = Coups conditionnels : réponds à l’avance au coup de ton adversaire
command-plan-match = Quelle partie, si ce n’est pas celle de ce fil
    .name = partie
command-tutorial = Apprends un jeu avec de petites positions à résoudre, en privé
command-tutorial-game = Quel jeu
    .name = jeu
command-resign = Abandonne une partie
command-resign-match = Quelle partie, si ce n’est pas celle de ce fil
    .name = partie
command-rules = Lis les règles d’un jeu, avec des images
command-rules-game = Quel jeu
    .name = jeu
command-help = Comment jouer ici

side-wish-lot = Tirage au sort
side-wish-first = Je commence
side-wish-second = Je joue en second

choice-match-yours = { $id } { $game } contre { $opponent } · à toi de jouer
choice-match-theirs = { $id } { $game } contre { $opponent } · à l’adversaire de jouer
choice-seat = { $id } { $game } contre { $challenger }
