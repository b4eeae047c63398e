### When the bot cannot post where it should, or cannot store anything.

adrift = { $why ->
    [gone] Le salon de la partie { $id } a été supprimé, donc je t’envoie ses plateaux. Utilise `/board` dans un autre salon du serveur pour y continuer.
    [direct] Je ne peux pas t’envoyer de messages privés, donc les plateaux de la partie { $id } ne t’arrivent pas. Autorise ces messages dans tes paramètres de confidentialité, ou joue avec `/board` et `/move`.
   *[closed] Je ne peux plus publier dans { $channel }, donc je t’envoie les plateaux de la partie { $id }. La modération peut me laisser voir le salon, envoyer des messages (aussi dans les fils), voir les anciens messages et joindre des fichiers. D’ici là, utilise `/board` et `/move` sur le serveur.
}
challenge-unposted = Je n’ai pas pu publier le défi { $id } dans { $channel }, donc je l’ai retiré. Utilise un autre salon, ou demande à la modération de me laisser voir celui-ci, envoyer des messages (aussi dans les fils), voir les anciens messages et joindre des fichiers.
challenge-home-gone = Le salon des parties de ce serveur a été supprimé, donc cette partie s’affiche dans { $channel }. Les responsables du serveur peuvent en choisir un autre.
challenge-home-hidden = Je ne peux rien publier dans { $home }, le salon des parties de ce serveur, donc cette partie s’affiche dans { $channel }. Les responsables du serveur verront pourquoi dans `/server`.
broken-database = Cela n’a pas pu être enregistré. Réessaie dans quelques minutes.
