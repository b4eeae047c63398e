### Matches between two servers.

match-starter = **{ $game }** { $id } : { $first } contre { $second }. { $then ->
    [begins] La partie commence.
    [goes-on] La partie continue ici.
   *[challenge] Le défi est dans { $channel }.
}
refused-other-server = La partie { $id } se joue aussi sur un autre serveur. Tu peux seulement la donner perdue au membre de ce serveur ou l’arrêter sans résultat.

## Codes

code-none = Tu n’as pas encore de code. Toute personne à qui tu le donnes peut te défier depuis un autre serveur (`/challenge`, option `code`). Les défis arrivent dans ce salon.
code-yours =
    {""}**Ton code :** { $code }
    Toute personne qui l’a peut te défier depuis un autre serveur (`/challenge`, option `code`). Les défis arrivent dans { $channel }.
    Un nouveau code remplace celui-ci, et les défis arrivent alors dans le salon où tu le crées.
code-lost = Ton code { $code } ne fonctionne plus : le salon où arrivaient les défis a été supprimé. Crées-en un nouveau dans le salon où ils doivent arriver.
button-make-code = Créer un code
button-new-code = Nouveau code
button-no-code = Supprimer le code
challenge-sent-by-code = Le défi { $id } est parti vers l’autre serveur. La réponse s’affichera dans son annonce.
challenge-unreached = Le défi { $id } n’a pas pu être affiché sur l’autre serveur, donc je l’ai retiré. Demande un nouveau code.
refused-many-codes = Tu as essayé beaucoup de codes qui ne marchent pas. Tu pourras réessayer { $until }.
refused-no-such-code = Ce code ne marche pas. Un code ressemble à `ABCD-EFGH` ; demande à la personne de vérifier le sien.
refused-pace-elsewhere = L’autre serveur ne propose pas cette cadence. Choisis-en une autre.
refused-elsewhere = L’un de vous deux n’a pas le droit de jouer sur l’autre serveur.
refused-member-and-code = Choisis un adversaire ou indique un code, pas les deux.
help-between = **Autres serveurs :** `/settings` te donne un code ami. Toute personne qui l’a peut te défier depuis un autre serveur. Chacun joue sur son propre serveur, et les deux serveurs voient les plateaux.
