### Les tournois entre serveurs.

command-tournament-create-servers = Si les membres d’autres serveurs peuvent s’inscrire ; vide, ce serveur seul
    .name = serveurs
command-tournament-take-part = Fais participer ce serveur au tournoi d’un autre ; pour la direction
command-tournament-take-part-tournament = Lequel : son numéro, ou son code s’il en a un
    .name = tournoi
command-tournament-pull-out = Retire ce serveur du tournoi d’un autre ; pour la direction
command-tournament-pull-out-tournament = Lequel
    .name = tournoi
choice-between-here = Ce serveur
choice-between-open = Tous les serveurs ouverts
choice-between-code = Les serveurs qui ont son code
tournament-by-server = C’est un tournoi de **{ $server }**, qui le dirige.
tournament-by-another = C’est un tournoi d’un autre serveur, qui le dirige.
tournament-takes-no-part = Ce serveur n’y participe plus. Les parties en cours continuent et comptent.
tournament-other-server = un autre serveur
tournament-cancelled-by = La direction de **{ $server }** l’a annulé.
tournament-cancelled-elsewhere = La direction de son propre serveur l’a annulé.
tournament-stray-here = Le salon de { $matches } sur ce serveur n’existe plus. La direction affiche le tout dans un autre avec `/tournament show` et `ici`, ou un joueur y utilise `/board`.
tournament-stray-there = Le salon de { $matches } sur **{ $server }** n’existe plus ; la direction de là-bas peut en choisir un autre.
tournament-stray-elsewhere = Le salon de { $matches } sur un autre serveur n’existe plus ; la direction de là-bas peut en choisir un autre.
tournament-stray-until = Sinon, qui joue là-bas perd { $until }, comme en cas d’absence.
tournament-open = D’autres serveurs ouverts peuvent participer, avec `/tournament take-part` et { $number }.
tournament-by-code = D’autres serveurs ouverts peuvent participer s’ils ont son code.
tournament-servers = { $count ->
        [one] Un serveur participe.
       *[other] { $count } serveurs participent.
    }
tournament-code = D’autres serveurs participent avec `/tournament take-part` et le code `{ $code }`. Donne-le à leur direction.
tournament-takes-part = Ce serveur participe au tournoi { $number }, affiché dans { $channel }. On s’y inscrit là ; la direction de son propre serveur le mène.
tournaments-elsewhere = Sur d’autres serveurs, pour `/tournament take-part` :
refused-tournament-other-server = Ce tournoi est celui d’un autre serveur, qui le dirige.
refused-tournament-own-server = C’est un tournoi de ton propre serveur. `/tournament show` avec `ici` l’affiche dans un autre salon.
refused-tournament-many-servers = { $count ->
        [one] Un serveur participe
       *[other] { $count } serveurs participent
    } déjà, et c’est le maximum.
tournament-pull-out = **Retirer ce serveur du tournoi { $number } ?** { $count ->
        [0] Personne d’ici n’y joue.
        [one] Une personne d’ici en sort alors.
       *[other] { $count } personnes d’ici en sortent alors.
    } { $stage ->
        [running] Plus de nouvelles parties, et pas de retour ; les parties en cours continuent et comptent encore.
       *[sign-up] Tant qu’il n’a pas commencé, `/tournament take-part` permet de s’y inscrire à nouveau.
    }
button-pull-out = Oui, le retirer
tournament-pulled-out = Ce serveur ne participe plus au tournoi { $number }.
refused-tournament-own-to-cancel = C’est un tournoi de ton propre serveur. `/tournament cancel` l’annule.
refused-tournament-owner-closed = Le serveur de ce tournoi n’est pas ouvert aux autres : aucun ne peut s’y joindre. Demande à sa direction de l’ouvrir avec `/server open`.
refused-tournament-owner-absent = Je ne suis pas sur le serveur de ce tournoi en ce moment : aucun ne peut s’y joindre. Réessaie quand j’y serai de retour.
