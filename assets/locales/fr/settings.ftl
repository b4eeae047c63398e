### What players and servers choose about what they are shown.

theme-server = Comme sur le serveur
theme-classic = Classique
theme-night = Nuit
theme-colour-blind = Adapté au daltonisme
theme-contrast = Contraste élevé

bottom-own = mon propre camp
bottom-mover = le camp qui doit jouer
bottom-first = le camp qui commence

width-600 = 600 pixels (image petite, vite chargée)
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
        [most] Choisis le maximum de parties en cours
        [home] Choisis un salon ou un forum pour les parties
        [challengers] Choisis le rôle qui peut défier
        [seat-role] Rôle à mentionner pour les défis ouverts…
       *[bottom] Choisis qui est en bas
    }
button-usual-setting = { $setting ->
    [home] Afficher les parties là où le défi a été lancé
    [challengers] Laisser tout le monde lancer des défis
   *[seat-role] Ne mentionner personne
}
button-switch = { $switch ->
    [threads-off] Ne plus ouvrir de fils
    [threads-on] Ouvrir un fil par partie
    [visitors-off] Fermer la page aux visiteurs
    [visitors-on] Ouvrir la page aux visiteurs
    [text-off] Plateaux en images
    [text-on] Plateaux en texte
    [confirm-off] Jouer aussitôt les coups écrits
    [confirm-on] Confirmer les coups écrits
    [fast-off] Aperçu des coups choisis
   *[fast-on] Jouer sans aperçu
}
setting-role = { $setting ->
    [challengers] les membres avec { $role }
   *[other] { $role }
}
setting-no-role = { $setting ->
    [challengers] tout le monde
    [seat-role] personne
   *[other] aucun rôle
}
setting-no-limit = la limite habituelle
button-settings = Mes réglages
alt-sample = Un plateau d’exemple.
refused-not-allowed = C’est réservé aux { $who ->
    [tournament] membres qui ont la permission « Gérer le serveur » ou le rôle de direction du tournoi
    [captain] capitaines et aux membres qui ont la permission « Gérer le serveur »
   *[manager] membres qui ont la permission « Gérer le serveur »
}.

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
    - Montrer les coups choisis avant de jouer : { $fast ->
        [yes] non
       *[no] oui
    }
    Les changements sont enregistrés aussitôt.
settings-server =
    Les réglages de ce serveur :
    - Les parties s’affichent { $home }
    - Couleurs : { $theme }
    - En bas, dans les nouvelles parties : { $bottom }
    - Langue des messages publics, dans les nouveaux défis : { $language }
    - Qui peut défier : { $challengers }
    - Parties en cours par membre : { $most }
    - Rôle mentionné pour les défis ouverts, au plus toutes les 30 minutes : { $seat-role }
    Les changements sont enregistrés aussitôt.

text-board-legend = Les majuscules sont à { $first }, les minuscules à { $second } : { $pieces }.

select-block = Bloquer quelqu’un…
select-unblock = Débloquer quelqu’un…
select-unblock-member = Débloquer un autre membre…
