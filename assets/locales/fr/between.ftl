### Matches between two servers.

match-begins = **{ $game }** : la partie { $id } commence, { $first } contre { $second }.
refused-other-server = Un autre serveur joue aussi la partie { $id }. Tu peux trancher contre le membre de ce serveur ou arrêter la partie ; le reste revient à ceux qui gèrent l’autre serveur.

## Codes

command-code = Obtiens un code avec lequel des membres d’autres serveurs peuvent te défier
command-challenge-code = Le code d’un membre d’un autre serveur, à la place d’un adversaire d’ici
    .name = code
code-none = Tu n’as pas de code. Avec un code, des membres d’autres serveurs peuvent te défier par `/challenge` et son option `code`, et tu lis leurs défis dans ce salon. Seules les personnes à qui tu le donnes peuvent te trouver.
code-yours =
    {""}**Ton code :** { $code }
    Qui l’a peut te défier depuis un autre serveur par `/challenge` et son option `code`. Tu lis ces défis dans { $channel }.
    Un nouveau code remplace celui-ci et amène les défis là où tu appuies sur le bouton.
button-make-code = Créer un code
button-new-code = Nouveau code
button-no-code = Plus de code
challenge-sent-by-code = Le défi { $id } est en route vers l’autre serveur. Sa carte ici dit ce qu’il devient.
challenge-unreached = Ton défi { $id } ne peut pas être affiché sur l’autre serveur ; il est retiré. Demande un nouveau code.
refused-no-such-code = Personne ne peut être défié par ce code. Un code ressemble à `ABCD-EFGH` ; demande s’il est encore bon.
refused-pace-elsewhere = Le serveur de l’autre ne propose pas cette cadence. Choisis-en une autre.
refused-elsewhere = L’autre serveur n’autorise pas l’un de vous deux à y jouer.
refused-member-and-code = Indique une personne de ce serveur ou un code, pas les deux.
help-between = **Autres serveurs :** `/code` te donne un code. Qui l’a peut te défier par `/challenge` depuis un autre serveur. On joue chacun chez soi, et les deux serveurs voient chaque plateau. Qui gère l’un des serveurs peut arrêter la partie, sauf dans une rencontre, et sinon trancher seulement contre son propre membre.
