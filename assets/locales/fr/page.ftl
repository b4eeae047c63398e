### The page with live boards.

button-browser = Ouvrir dans le navigateur
button-open = Ouvrir le plateau
button-play-now = Jouer maintenant
refused-open-board = Je ne peux pas ouvrir de plateau dans Discord pour le moment. `/board` en affiche un ici.
page-again = Ta session a expiré. Rouvre le plateau depuis Discord.
page-ask = Jouer ce coup ?
page-challenges = Défis
page-consent = Discord te demande si Courtier peut savoir qui tu es. Dès que tu acceptes, ton plateau s’affiche ici.
page-declined = Sans savoir qui tu es, Courtier ne peut pas afficher ton plateau.
page-draw = Proposition de nulle.
page-empty = vide
page-first = Position de départ
page-game = Jeu
page-here = est là
page-hidden = Cette partie ne peut pas être montrée ici.
page-last = Plateau actuel
page-learn = Apprendre
page-loading = Chargement du plateau…
page-lobby = Tous les jeux
page-lost = Tu as perdu cette partie.
page-matches = Mes parties
page-none = Dans Discord, `/play` commence une partie.
page-offline = Connexion perdue. Reconnexion…
page-pause = Une pause est proposée : { $time }.
page-piece = { $height ->
    [1] { $piece } ({ $side })
   *[other] { $piece } ({ $side }), { $height } pions
}
page-play-now-about = **Jouer maintenant** commence une partie contre l’ordinateur, à un niveau qui te convient.
page-puzzle = Énigme
page-rematch = Une revanche est proposée.
page-rematch-over = La revanche n’a pas été acceptée.
page-takeback = Reprise du dernier coup demandée.
page-theme = Couleurs
page-too-fast = C’était trop rapide. Attends quelques secondes.
page-watching = Spectateurs
page-won = Tu as gagné !
page-you = toi
page-your-turn = À toi de jouer
