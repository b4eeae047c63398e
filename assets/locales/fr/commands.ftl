### What the commands are for, as Discord lists them, with their options. What several commands call the same is an `parameter-…`.

parameter-match = Quelle partie (par défaut : celle de ce fil)
    .name = partie
parameter-game = Quel jeu
    .name = jeu
parameter-pace = Temps pour jouer (par défaut : la cadence de ce serveur)
    .name = cadence
parameter-side = Qui commence (par défaut : au hasard)
    .name = camp
parameter-size = Taille du plateau, si le jeu en a plusieurs
    .name = taille
parameter-rated = Partie classée (par défaut : oui)
    .name = classée
parameter-ratings = Cote de l’adversaire : ±200 ou 1400-1600 (par défaut : toutes)
    .name = cote
parameter-days = Jours pour répondre, 14 au plus (par défaut : 7)
    .name = jours
parameter-player = Quel membre (par défaut : toi)
    .name = membre
parameter-page = Quelle page (par défaut : les plateaux)
    .name = page

command-play = Joue contre l’ordinateur, trouve un adversaire ou défie quelqu’un
command-play-level = Joue tout de suite contre l’ordinateur : niveau 1 (pour débuter) à 12
    .name = niveau

command-challenge = Défie quelqu’un, ou lance un défi ouvert à tout le monde
command-challenge-opponent = Contre qui jouer (par défaut : n’importe qui)
    .name = contre
command-challenge-code = Code d’un membre d’un autre serveur
    .name = code
command-challenge-when-time-runs-out = Ce qui se passe quand le temps est écoulé
    .name = fin-du-temps
command-challenge-weekends = Arrête la pendule le week-end
    .name = week-ends

command-find = Cherche un adversaire, ou vois qui en cherche un
command-find-game = Quel jeu (par défaut : n’importe lequel)
command-find-scope = Où chercher (par défaut : sur ce serveur)
    .name = où

command-join = Accepte un défi
command-join-challenge = Quel défi
    .name = défi

command-move = Joue un coup
command-move-move = Le coup, par exemple a7-a6
    .name = coup
command-move-draw = Propose la nulle avec ce coup
    .name = nulle

command-board = Affiche le plateau de ton côté, pour toi seulement
command-board-flip = Montre-le vu de l’autre côté
    .name = retourner
command-board-text = Montre-le en texte
    .name = texte

command-matches = Affiche tes parties et les défis que tu peux accepter

command-match = Ouvre une partie : pendule, coups, notes, indices et plus encore

command-draw = Propose la nulle
command-resign = Abandonne une partie

command-rules = Lis les règles d’un jeu, avec des images
command-tutorial = Apprends un jeu en courtes leçons
command-puzzle = Résous une énigme
command-puzzle-game = Quel jeu (par défaut : n’importe lequel)
command-puzzle-difficulty = Quelle difficulté (par défaut : facile au début, puis n’importe laquelle)
    .name = difficulté

command-leaderboard = Affiche le classement
command-leaderboard-game = Quel jeu (par défaut : tous ensemble)
command-leaderboard-scope = Ce serveur ou tous les serveurs
    .name = où
command-leaderboard-season = Saison de ce serveur (un trimestre)
    .name = saison
command-profile = Affiche les cotes, le bilan et les dernières parties d’un membre
command-history = Affiche les parties terminées sur ce serveur
command-history-opponent = Seulement les parties contre ce membre
    .name = contre
command-history-game = Seulement les parties de ce jeu
command-replay = Revois une partie, coup par coup ou en GIF
command-replay-gif = Montre la partie en GIF à tout le monde
    .name = gif

command-tournament = Vois les tournois, participe ou crées-en un
command-tournament-tournament = Lequel (par défaut : tous)
    .name = tournoi

command-ladder = Grimpe à une échelle : défie les membres au-dessus de toi
command-ladder-opponent = Un membre au-dessus de toi
    .name = contre

command-contest = Rencontres par équipes contre d’autres serveurs
command-contest-contest = Quelle rencontre, s’il y en a plusieurs
    .name = rencontre

command-settings = Tes réglages : plateaux, rappels, vacances, membres bloqués et plus encore
command-settings-colors = Couleurs des plateaux que personne d’autre ne voit
    .name = couleurs
command-settings-width = Largeur de tes images en pixels
    .name = largeur
command-settings-bottom = Quel camp est en bas
    .name = bas
command-settings-text-boards = Montre /board en texte, pour les lecteurs d’écran
    .name = plateaux-en-texte
command-settings-confirm-moves = Demande confirmation avant de jouer un coup écrit
    .name = confirmer-coups
command-settings-zone = Ton fuseau horaire, comme Europe/Paris
    .name = fuseau
command-settings-quiet-hours = Heures où tes pendules s’arrêtent, comme 22:00–08:00 (- pour aucune)
    .name = heures-calmes
command-settings-vacation-from = Premier jour, comme 2026-12-24 ou 24.12. (par défaut : dès maintenant)
    .name = vacances-du
command-settings-vacation-until = Dernier jour, comme 2027-01-06 ou 6.1.
    .name = vacances-au
command-settings-block = Qui bloquer
    .name = bloquer
command-settings-unblock = Qui débloquer
    .name = débloquer
page-settings-boards = Plateaux et coups
page-settings-time = Fuseau et heures calmes
page-settings-reminders = Rappels
page-settings-vacation = Vacances
page-settings-code = Code ami
page-settings-blocked = Membres bloqués
page-settings-data = Mes données

command-server = Pour les responsables : réglages, parties, exclusions, récompenses et plus encore
page-server-boards = Réglages : plateaux et salons
page-server-players = Réglages : membres
page-server-paces = Réglages : cadences et langue
page-server-rewards = Récompenses des meilleurs membres
page-server-puzzle = Énigme du jour
page-server-open = Autres serveurs : ouvrir celui-ci aux rencontres
page-server-matches = Parties : arrêter, annuler, réafficher
page-server-bans = Exclusions
page-server-log = Journal
page-server-fair-play = Fair-play : parties à examiner de plus près

command-help = Explique comment jouer

choice-game-courtyard = Courtyard – le roi au centre
choice-game-king-and-courtesan = King and Courtesan – le roi au coin opposé
choice-game-guard-and-towers = Guard & Towers – le garde au château
choice-game-kings-court = King’s Court – rester au centre jusqu’au bout

side-wish-lot = Au hasard
side-wish-first = Je commence
side-wish-second = Mon adversaire commence
choice-match = { $id } { $game } contre { $opponent }{ $state ->
    [yours] { " " }· à toi de jouer
    [theirs] { " " }· à l’adversaire de jouer
    [finished] { "" }, terminée
   *[none] { "" }
}
