### Les tournois entre serveurs.

command-tournament-create-servers = Si les membres d’autres serveurs peuvent s’inscrire ; vide, ce serveur seul
    .name = serveurs
command-tournament-take-part = Fais participer ce serveur au tournoi d’un autre ; pour la direction
command-tournament-take-part-tournament = Lequel : son numéro, ou son code s’il en a un
    .name = tournoi
choice-between-here = Ce serveur
choice-between-open = Tous les serveurs ouverts
choice-between-code = Les serveurs qui ont son code
tournament-by-server = C’est un tournoi de **{ $server }**, qui le dirige.
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
