### When the bot cannot post where it should, or cannot store anything.

adrift = { $why ->
    [gone] Le salon de la partie { $id } a été supprimé, donc ses plateaux arrivent ici. Utilise `/board` dans un autre salon du serveur, et la partie y continuera.
    [direct] Je ne peux pas t’envoyer de messages privés, donc les plateaux de la partie { $id } ne t’arrivent pas. Autorise-les dans tes paramètres de confidentialité ; d’ici là, joue avec `/board` et `/move`.
   *[closed] Je ne peux plus publier dans { $channel }, donc les plateaux de la partie { $id } arrivent ici. Demande à la modération de me laisser y voir le salon, envoyer des messages (aussi dans les fils), voir les anciens messages et joindre des fichiers. D’ici là, joue avec `/board` et `/move` sur le serveur.
}
challenge-unposted = Je n’ai pas pu publier le défi { $id } dans { $channel }, donc je l’ai retiré. Demande à la modération de me laisser y voir le salon, envoyer des messages (aussi dans les fils), voir les anciens messages et joindre des fichiers, ou utilise un autre salon.
challenge-home-gone = Le salon des parties de ce serveur a été supprimé, donc cette partie s’affiche dans { $channel }. Les membres qui ont la permission « Gérer le serveur » peuvent en choisir un autre.
challenge-home-hidden = Je ne vois pas { $home }, le salon des parties de ce serveur, donc cette partie s’affiche dans { $channel }. Une personne qui gère le serveur peut me le laisser voir.
broken-database = Je ne peux rien enregistrer en ce moment, donc cela n’a pas compté. Réessaie dans quelques minutes.
