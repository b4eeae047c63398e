### Les tournois entre serveurs.

choice-between-here = Ce serveur
choice-between-open = Tous les serveurs ouverts
choice-between-code = Les serveurs qui ont son code
tournament-by-server = C’est un tournoi de **{ $server }** : ses responsables le dirigent.
tournament-by-another = C’est un tournoi d’un autre serveur : ses responsables le dirigent.
tournament-takes-no-part = Ce serveur n’y participe plus. Les parties en cours continuent et comptent.
tournament-other-server = un autre serveur
tournament-cancelled-by = Les responsables de **{ $server }** l’ont annulé.
tournament-cancelled-elsewhere = Les responsables de son propre serveur l’ont annulé.
tournament-stray-here = Le salon de { $matches } sur ce serveur n’existe plus. Les responsables peuvent en choisir un autre avec `/tournament` et **l’afficher dans ce salon**, ou un membre qui y joue peut utiliser `/board` dans un autre salon.
tournament-stray-there = Le salon de { $matches } sur **{ $server }** n’existe plus ; les responsables de ce serveur peuvent en choisir un autre.
tournament-stray-elsewhere = Le salon de { $matches } sur un autre serveur n’existe plus ; les responsables de ce serveur peuvent en choisir un autre.
tournament-stray-until = Sinon, les membres qui y jouent perdent par forfait { $until }.
tournament-open = D’autres serveurs ouverts peuvent participer : leurs responsables utilisent `/tournament` et **inscrire ce serveur** avec { $number }.
tournament-by-code = D’autres serveurs ouverts peuvent participer s’ils ont son code.
tournament-servers = { $count ->
        [one] { $count } serveur participe.
       *[other] { $count } serveurs participent.
    }
tournament-code = D’autres serveurs participent avec `/tournament`, **inscrire ce serveur** et le code `{ $code }`. Donne-le à leurs responsables.
tournament-takes-part = Ce serveur participe au tournoi { $number }, affiché dans { $channel }. Ses membres s’y inscrivent ; les responsables du serveur organisateur le dirigent.
tournaments-elsewhere = Sur d’autres serveurs ; les responsables peuvent y inscrire ce serveur avec `/tournament` :
refused-tournament-other-server = Ce tournoi est celui d’un autre serveur : ses responsables le dirigent.
refused-tournament-own-server = C’est un tournoi de ton propre serveur. `/tournament` permet de l’afficher dans un autre salon.
refused-tournament-many-servers = { $count ->
        [one] Un serveur participe
       *[other] { $count } serveurs participent
    } déjà : c’est le maximum. Un autre pourra participer si l’un d’eux se retire.
tournament-pull-out = **Retirer ce serveur du tournoi { $number } ?** { $count ->
        [0] Aucun de ses membres n’y joue.
        [one] Un de ses membres en sort avec lui.
       *[other] { $count } de ses membres en sortent avec lui.
    } { $stage ->
        [running] Plus de nouvelles parties, et pas de retour ; les parties en cours continuent et comptent encore.
       *[sign-up] Tant qu’il n’a pas commencé, `/tournament` permet de s’y inscrire de nouveau.
    }
button-pull-out = Oui, retirer ce serveur
tournament-pulled-out = Ce serveur ne participe plus au tournoi { $number }.
refused-tournament-own-to-cancel = C’est un tournoi de ton propre serveur. `/tournament` permet de l’annuler.
refused-tournament-owner-closed = Le serveur de ce tournoi est fermé aux autres, donc aucun autre ne peut participer. Demande à ses responsables de l’ouvrir avec `/server`.
refused-tournament-owner-absent = Je ne suis pas sur le serveur de ce tournoi en ce moment, donc aucun autre ne peut participer. Réessaie quand j’y serai de nouveau.
