### What players and servers choose about what they are shown.

command-settings = Affiche ou change l’aspect des plateaux, ton fuseau horaire et tes heures calmes
command-settings-theme = Les couleurs de ce que personne d’autre ne voit
    .name = couleurs
command-settings-width = La largeur de tes images, en pixels
    .name = largeur
command-settings-bottom = Quel camp est en bas de tes plateaux
    .name = bas
command-settings-text-boards = Montre les plateaux en texte avec /board, pour les lecteurs d’écran
    .name = plateaux-en-texte
command-settings-confirm-moves = Confirme les coups écrits avant qu’ils soient joués
    .name = confirmer-coups
command-server-settings = Affiche ou change les réglages : lieu des parties, plateaux, langue, qui peut défier
command-server-settings-theme = Les couleurs de ce que tout le monde voit
    .name = couleurs
command-server-settings-bottom = Quel camp est en bas des plateaux des nouvelles parties
    .name = bas
command-board-text = Montre-le en texte plutôt qu’en image
    .name = texte

theme-server = Comme sur le serveur
theme-classic = Classique
theme-night = Nuit
theme-colour-blind = Adapté au daltonisme
theme-contrast = Contraste élevé

bottom-own = mon propre camp
bottom-mover = le camp qui doit jouer
bottom-first = le camp qui commence

width-600 = 600 pixels (petites, vite chargées)
width-900 = 900 pixels (bien pour la plupart)
width-1200 = 1200 pixels (pour grands écrans)
width-1600 = 1600 pixels (pour zoomer)

option-setting =
    { $setting ->
        [theme] Couleurs
        [width] Largeur
        [language] Langue
        [most] Parties en cours
       *[bottom] En bas
    } : { $value }
select-setting =
    { $setting ->
        [theme] Choisis les couleurs
        [width] Choisis la largeur
        [language] Choisis la langue
        [most] Choisis combien de parties en cours on peut avoir
       *[bottom] Choisis qui est en bas
    }
button-text-boards =
    Plateaux en texte : { $on ->
        [yes] oui
       *[no] non
    }
button-confirm-moves =
    Confirmer les coups écrits : { $on ->
        [yes] oui
       *[no] non
    }
button-settings = Mes réglages
alt-sample = Un plateau d’exemple.
refused-manage = C’est réservé aux membres qui ont la permission « Gérer le serveur ».

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
    Choisis ci-dessous. Chaque choix est enregistré aussitôt, et l’exemple le montre.
settings-server =
    Les réglages de ce serveur :
    - Les parties s’affichent { $home }
    - Couleurs : { $theme }
    - En bas, dans les nouvelles parties : { $bottom }
    - Langue des messages publics, dans les nouveaux défis : { $language }
    - Qui peut défier : { $challengers }
    - Parties en cours par membre ici, au plus : { $most }
    - Mention pour les places libres, au plus toutes les 30 minutes : { $called }
    Choisis ci-dessous. Chaque choix est enregistré aussitôt.

text-board-legend = Les majuscules sont à { $first }, les minuscules à { $second } : { $pieces }.
