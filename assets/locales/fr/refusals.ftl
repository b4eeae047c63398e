### Why something is not done, and what to do instead.

refused-unknown = Il n’y a pas de défi ni de partie { $id } sur ce serveur. `/matches` affiche les tiens.
refused-unsaid = Discord ne me dit pas qui peut voir quel salon, donc je ne peux pas faire cela pour l’instant. Réessaie dans une minute.
refused-no-such-match = « { $text } » n’est pas le numéro d’une partie. Choisis-en une dans la liste qui s’affiche pendant que tu écris.
refused-size = Ce jeu n’a pas de plateau de taille { $size }. Choisis parmi celles-ci : { $sizes }.
refused-pace-not-offered = Ce serveur ne propose pas cette cadence ({ $pace }). Choisis-en une dans la liste.
refused-no-such-pace = Je ne connais pas la cadence « { $text } ». Choisis-en une dans la liste.
refused-no-clock = La partie { $id } n’a pas de pendule, il n’y a donc pas de temps à donner, à arrêter ou à réclamer.
refused-own-time = Dans la partie { $id }, c’est ton propre temps qui s’écoule. Tu ne peux réclamer que celui de ton adversaire.
refused-time-left = Ton adversaire a encore du temps dans la partie { $id }{ $until ->
    [unknown] .
   *[other] {" "}: il s’épuise { $until }.
}
refused-time-is-up = Ton temps s’est écoulé dans la partie { $id }, donc le coup ne compte pas.
refused-too-late = Le temps est écoulé dans la partie { $id }, donc on ne peut plus rien proposer ni accepter. La partie se termine dans un instant.
refused-challenged-self = Tu ne peux pas jouer contre toi-même. Choisis quelqu’un d’autre, ou laisse l’adversaire vide pour que tout le monde puisse prendre la place.
refused-challenged-bot = Les bots ne jouent pas. Choisis une vraie personne, ou laisse l’adversaire vide pour que tout le monde puisse prendre la place.
refused-challenged-stranger = { $user } n’est pas sur ce serveur, donc vous ne pouvez pas jouer ici. Choisis quelqu’un de ce serveur.
refused-too-many-challenges = Tu as { $most } défis ouverts sur ce serveur : c’est le maximum. Retires-en un, ou attends que quelqu’un en accepte un.
refused-challenged-often = Tu as défié { $user } plusieurs fois depuis une heure. Tu pourras le refaire { $until }.
refused-many-challenges = Tu as lancé beaucoup de défis depuis une heure. Tu pourras lancer le prochain { $until }.
refused-many-matches = Tu as { $most } parties en cours : c’est le maximum. Finis-en d’abord une.
refused-their-many-matches = { $user } a atteint le maximum de parties en cours. Réessaie quand l’une d’elles sera terminée.
refused-you-blocked = Tu as bloqué { $user }. Pour jouer ensemble, débloque d’abord cette personne dans `/settings`.
refused-not-wanted = Pour l’instant, tu ne peux pas jouer avec { $user }.
refused-blocked-self = Tu ne peux pas te bloquer.
refused-many-blocks = Tu as bloqué { $most } personnes : c’est le maximum. Débloque quelqu’un dans `/settings` pour faire de la place.
refused-not-the-challenger = Ce défi ne peut être retiré que par { $user }.
refused-own-challenge = C’est ton propre défi, c’est donc à quelqu’un d’autre de l’accepter. Tu peux le retirer.
refused-not-challenged = Ce défi est pour { $user }. Tu peux lancer le tien avec `/challenge`.
refused-closed = { $how ->
    [declined] Ce défi a été refusé.
    [withdrawn] Ce défi a été retiré.
   *[expired] Ce défi a expiré.
} Tu peux en lancer un nouveau avec `/challenge`.
refused-seat-taken = Le défi { $id } a déjà été accepté. La partie est en cours.
refused-not-started = Le défi { $id } n’a pas encore été accepté, il n’y a donc pas de plateau.
refused-not-a-player = C’est réservé aux deux adversaires de { $id }. Tu peux regarder avec `/board`.
refused-not-your-turn = Ce n’est pas à toi de jouer, mais à { $user }. Tu recevras une mention quand ce sera ton tour.
refused-finished = La partie { $id } est terminée. Tu peux en commencer une autre avec `/challenge`.
refused-old-board = C’est un ancien plateau ; la partie a continué. Le dernier arrive.
refused-old-board-link = C’est un ancien plateau ; la partie a continué. Voici le dernier : { $link }
refused-move = { $why }
    Rien n’a été joué. Tu pourrais jouer, par exemple : { $moves }
refused-no-match = Tu n’as aucune partie en cours sur ce serveur. Commences-en une avec `/challenge`, ou prends une place libre avec `/join`.
refused-no-turn = Ce n’est à toi de jouer dans aucune partie de ce serveur. Tu recevras une mention quand ce sera ton tour.
refused-which-match = Il peut s’agir de plusieurs de tes parties : { $ids }. Choisis-en une dans l’option `partie`, ou utilise la commande dans son fil.
refused-unknown-button = Ce bouton vient d’une autre version de moi et ne marche plus. `/matches` mène à tes plateaux.
refused-not-in-server = Cela ne marche que sur un serveur où je suis. Ajoute-moi à un serveur, ou va sur un serveur où je suis.
refused-permissions = Je ne peux pas organiser de partie dans ce salon. Il m’y manque ces permissions : { $names }. Une personne qui gère le serveur peut me les donner dans les paramètres du salon ; sinon, utilise un autre salon.
refused-no-messages = Une partie a besoin d’un salon avec des messages. Utilise un salon textuel ou un fil.
refused-option = Une des options n’a pas pu être lue. Choisis-la dans la liste que Discord propose.
refused-other-version = Discord te montre encore une ancienne version de cette commande. Redémarre Discord et réessaie.

# As Discord calls them in a server's settings.
permission-view-channel = Voir les salons
permission-send-messages = Envoyer des messages
permission-attach-files = Joindre des fichiers
permission-create-public-threads = Créer des fils publics
permission-send-messages-in-threads = Envoyer des messages dans les fils
permission-manage-threads = Gérer les fils
permission-read-message-history = Voir les anciens messages

broken = Quelque chose s’est mal passé de mon côté. Regarde avec `/matches` si cela a compté, et réessaie dans un instant.
broken-unknown = J’ai perdu la connexion à ma base de données et je ne sais pas si cela a compté. Regarde avec `/matches` avant de réessayer.

refused-missing-option = Il manque une chose : remplis aussi { $option } et renvoie la commande.
refused-old-command = C’est maintenant { $command }. Si Discord ne l’affiche pas encore, redémarre Discord.
