### Matches between two servers.

match-begins = **{ $game }** : la partie { $id } commence, { $first } contre { $second }.
refused-other-server = La partie { $id } se joue aussi sur un autre serveur. Tu peux la donner perdue au membre de ce serveur, ou l’arrêter sans résultat. Le reste revient aux responsables de l’autre serveur.

## Codes

code-none = Tu n’as pas encore de code. Un code permet à des membres d’autres serveurs de te défier avec `/challenge` et l’option `code` ; leurs défis arrivent dans ce salon. Seules les personnes à qui tu le donnes peuvent te trouver.
code-yours =
    {""}**Ton code :** { $code }
    Toute personne qui l’a peut te défier depuis un autre serveur avec `/challenge` et l’option `code`. Ces défis arrivent dans { $channel }.
    Un nouveau code remplace celui-ci, et les défis arrivent alors dans le salon où tu appuies sur le bouton.
button-make-code = Créer un code
button-new-code = Nouveau code
button-no-code = Supprimer le code
challenge-sent-by-code = Le défi { $id } est parti vers l’autre serveur. Sa carte ici montrera la réponse.
challenge-unreached = Le défi { $id } n’a pas pu être affiché sur l’autre serveur, donc je l’ai retiré. Demande un nouveau code à cette personne.
refused-no-such-code = Ce code ne marche pas. Un code ressemble à `ABCD-EFGH` ; demande à la personne de vérifier le sien.
refused-pace-elsewhere = Le serveur de ton adversaire ne propose pas cette cadence. Choisis-en une autre.
refused-elsewhere = L’autre serveur ne permet pas à l’un de vous deux d’y jouer.
refused-member-and-code = Choisis un adversaire ou indique un code, pas les deux.
help-between = **Autres serveurs :** `/settings` te donne un code ami. Toute personne qui l’a peut te défier depuis un autre serveur avec `/challenge`. Chacun joue chez soi, et les deux serveurs voient chaque plateau. Les responsables de chaque serveur peuvent arrêter la partie sans résultat (sauf dans une rencontre) ou la donner perdue à leur propre membre.
