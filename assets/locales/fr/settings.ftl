### What players and servers choose about what they are shown.

command-settings = Affiche ou change l’aspect des plateaux pour toi
command-settings-theme = Les couleurs de ce que personne d’autre ne voit
    .name = couleurs
command-settings-width = La largeur de tes images, en pixels
    .name = largeur
command-settings-bottom = Quel camp est en bas de tes plateaux
    .name = bas
command-settings-text-boards = Si /board répond en texte, pour les lecteurs d’écran
    .name = plateaux-en-texte
command-settings-confirm-moves = Si tu dois confirmer un coup que tu écris avant qu’il soit joué
    .name = confirmer-coups
command-server-settings = Affiche ou change l’aspect des plateaux pour tout le monde sur ce serveur
command-server-settings-theme = Les couleurs de ce que tout le monde voit
    .name = couleurs
command-server-settings-bottom = Quel camp est en bas des plateaux des nouvelles parties
    .name = bas
command-board-text = Pour le voir en texte plutôt qu’en image
    .name = texte

theme-server = Comme sur le serveur
theme-classic = Classique
theme-night = Nuit
theme-colour-blind = Adapté au daltonisme
theme-contrast = Contraste élevé

bottom-own = mon propre camp
bottom-mover = le camp qui doit jouer
bottom-first = le camp qui commence

settings-player =
    Tes réglages, pour ce que personne d’autre ne voit :
    - Couleurs : { $theme }
    - Largeur : { $width } pixels
    - En bas : { $bottom }
    - Plateaux en texte : { $text ->
        [yes] oui
       *[no] non
    }
    - Confirmer les coups écrits : { $confirm ->
        [yes] oui
       *[no] non
    }
    Change-les avec les options de cette commande.
settings-server =
    Les réglages de ce serveur, pour ce que tout le monde voit :
    - Couleurs : { $theme }
    - En bas, dans les nouvelles parties : { $bottom }
    Change-les avec les options de cette commande.

text-board-legend = Les majuscules sont à { $first }, les minuscules à { $second } : { $pieces }.
