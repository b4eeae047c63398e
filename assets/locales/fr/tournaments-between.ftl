### Les tournois entre serveurs.

tournament-by = { $server ->
    [none] Un autre serveur
   *[other] { $server }
} le dirige.
tournament-takes-no-part = Ce serveur n’y participe plus. Les parties en cours continuent et comptent.
tournament-other-server = un autre serveur
tournament-cancelled-by = { $server ->
    [none] Le serveur qui le dirigeait
   *[other] { $server }
} l’a annulé.
tournament-stray-here = Le salon de { $matches } a été supprimé. Pour continuer dans un autre, les responsables peuvent y utiliser `/tournament` (**Afficher ici**), ou un membre qui joue `/board`.
tournament-stray-there = Le salon de { $matches } sur { $server ->
    [none] un autre serveur
   *[other] { $server }
} n’existe plus. Ses responsables peuvent en choisir un autre.
tournament-stray-until = Sinon, les membres qui y jouent perdent par forfait { $until }.
tournament-open = Les responsables d’autres serveurs ouverts peuvent inscrire leur serveur avec `/tournament` (numéro { $number }).
tournament-by-code = D’autres serveurs ouverts peuvent participer avec son code.
tournament-servers = { $count ->
        [one] { $count } serveur participe.
       *[other] { $count } serveurs participent.
    }
tournament-code = Les responsables d’autres serveurs les inscrivent avec `/tournament`, **Rejoindre le tournoi d’un autre serveur** et le code `{ $code }`.
tournament-takes-part = Ce serveur participe au tournoi { $number }. Ses membres s’y inscrivent dans { $channel }.
tournaments-elsewhere = Sur d’autres serveurs (les responsables peuvent y inscrire celui-ci) :
refused-tournament-other-server = Ce tournoi est dirigé par un autre serveur.
refused-tournament-own-server = C’est un tournoi de ton propre serveur. Avec `/tournament`, tu peux l’afficher dans un autre salon ou l’annuler.
refused-tournament-many-servers = { $count ->
        [one] Un serveur participe
       *[other] { $count } serveurs participent
    } déjà, le maximum. Un autre pourra entrer si l’un d’eux se retire.
tournament-pull-out = **Retirer ce serveur du tournoi { $number } ?** { $count ->
        [0] Aucun membre n’en sort avec lui.
        [one] Un membre en sort avec lui.
       *[other] { $count } membres en sortent avec lui.
    } { $stage ->
        [running] Il n’y a pas de retour ; les parties en cours continuent et comptent encore.
       *[sign-up] On peut l’inscrire de nouveau tant que le tournoi n’a pas commencé.
    }
button-pull-out = Oui, retirer ce serveur
button-tournament-pull-out = Retirer ce serveur
tournament-pulled-out = Ce serveur ne participe plus au tournoi { $number }.
