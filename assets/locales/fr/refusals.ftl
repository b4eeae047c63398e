### Why something is not done, and what to do instead.

refused-unknown = Il n’y a pas de défi ni de partie { $id } ici. `/matches` affiche les tiens.
refused-unsaid = Je ne peux pas vérifier en ce moment qui voit quel salon. Réessaie dans une minute.
refused-no-such-match = « { $text } » n’est pas un numéro de partie. Choisis-en un dans la liste.
refused-size = Ce jeu n’a pas de plateau de taille { $size }. Choisis parmi { $sizes }.
refused-pace-not-offered = Ce serveur ne propose pas cette cadence ({ $pace }). Choisis-en une dans la liste.
refused-no-such-pace = Je ne connais pas la cadence « { $text } ». Choisis-en une dans la liste.
refused-no-clock = La partie { $id } n’a pas de pendule.
refused-own-time = Dans la partie { $id }, c’est ton propre temps qui s’écoule.
refused-time-left = Ton adversaire a encore du temps dans la partie { $id }{ $until ->
    [unknown] .
   *[other] { "" }, qui s’épuise { $until }.
}
refused-time-is-up = Ton temps s’est écoulé dans la partie { $id }, donc le coup ne compte pas.
refused-too-late = Le temps est écoulé dans la partie { $id }, qui se termine dans un instant.
refused-challenged-self = Tu ne peux pas jouer contre toi-même. Choisis quelqu’un d’autre, ou laisse `contre` vide.
refused-challenged-bot = Les bots ne jouent pas. Choisis une vraie personne, ou laisse `contre` vide.
refused-challenged-stranger = { $user } n’est pas sur ce serveur. Choisis quelqu’un d’ici.
refused-too-many-challenges = Tu as { $most } défis ouverts ici : c’est le maximum. Retires-en un, ou attends que l’un soit accepté.
refused-challenged-often = Tu as défié { $user } plusieurs fois depuis une heure. Réessaie { $until }.
refused-many-challenges = Tu as lancé beaucoup de défis depuis une heure. Réessaie { $until }.
refused-asked-for-much = C’était beaucoup d’un coup. Réessaie { $until }.
refused-server-asked-for-much = Ce serveur m’a beaucoup sollicité à l’instant. Réessaie { $until }.
refused-many-matches = { $where ->
    [here] Ici, tu
   *[anywhere] Tu
} { $most ->
    [one] ne peux avoir qu’une partie en cours. Finis-la d’abord.
   *[other] peux avoir { $most } parties en cours. Finis-en d’abord une.
}
refused-their-many-matches = { $user } a atteint le maximum de parties en cours. Réessaie quand l’une sera terminée.
refused-you-blocked = Tu as bloqué { $user }. Pour jouer, débloque cette personne dans `/settings`.
refused-not-wanted = Pour l’instant, tu ne peux pas jouer avec { $user }.
refused-blocked-self = Tu ne peux pas te bloquer.
refused-blocked-bot = Tu ne peux pas bloquer un bot.
refused-profile-of-bot = Les bots ne jouent pas et n’ont donc pas de profil. `/profile` montre le tien.
refused-many-blocks = Tu peux bloquer { $most } personnes au plus. Débloque d’abord quelqu’un dans `/settings`.
refused-not-yours = { $what ->
    [challenge] Ce défi ne peut être retiré
   *[offer] Cette proposition ne peut être retirée
} que par { $user }.
refused-own = C’est { $what ->
    [challenge] ton propre défi. Tu peux seulement le
   *[offer] ta propre proposition. Tu peux seulement la
} retirer.
refused-not-challenged = Ce défi est pour { $user }. Lance le tien avec `/challenge`.
refused-closed = { challenge-closed } Lances-en un nouveau avec `/challenge`.
refused-seat-taken = Le défi { $id } a déjà été accepté.
refused-not-started = Le défi { $id } n’a pas encore été accepté.
refused-not-a-player = C’est réservé aux deux camps de la partie { $id }. Regarde avec `/board`.
refused-not-your-turn = C’est à { $user } de jouer. Tu recevras une mention à ton tour.
refused-finished = La partie { $id } est terminée. Commences-en une autre avec `/challenge`.
refused-old-board = C’est un ancien plateau. { $link ->
    [none] Le dernier arrive.
   *[other] Voici le dernier : { $link }
}
refused-lost-board = Ce plateau date d’avant ma restauration à partir d’une sauvegarde du { $time }. Ce qui s’est passé ensuite est perdu. { $link ->
    [none] Le dernier plateau arrive.
   *[other] Voici le dernier : { $link }
}
refused-lost = C’est perdu : j’ai été restauré à partir d’une sauvegarde du { $time }, et ce qui s’est passé ensuite n’existe plus.
refused-move = { $why }
    Tu pourrais jouer, par exemple : { $moves }
refused-no-match = Tu n’as aucune partie en cours ici. Commences-en une avec `/challenge` ou `/join`.
refused-no-turn = Ce n’est à toi de jouer dans aucune partie ici. Tu recevras une mention à ton tour.
refused-which-match = Quelle partie : { $ids } ? Choisis-la dans l’option `partie`, ou utilise la commande dans son fil.
refused-unknown-button = Ce bouton ne marche plus. `/matches` mène à tes plateaux.
refused-not-in-server = Cela ne marche que sur un serveur où je suis. Va sur l’un d’eux, ou ajoute-moi.
refused-permissions = Dans ce salon, il me faut ces permissions : { $names }. Demande à une personne qui gère le serveur, ou utilise un autre salon.
refused-no-messages = Une partie a besoin d’un salon textuel ou d’un fil.
refused-option = Une des options n’a pas pu être lue. Choisis-la dans la liste de Discord.
refused-other-version = Discord te montre une ancienne version de cette commande. Redémarre Discord et réessaie.

# As Discord calls them in a server's settings.
permission-view-channel = Voir les salons
permission-send-messages = Envoyer des messages
permission-attach-files = Joindre des fichiers
permission-create-public-threads = Créer des fils publics
permission-send-messages-in-threads = Envoyer des messages dans les fils
permission-manage-threads = Gérer les fils
permission-read-message-history = Voir les anciens messages

broken = Quelque chose s’est mal passé. Regarde dans `/matches` si cela a marché avant de réessayer.

refused-old-command = C’est maintenant { $command }. Si tu ne la vois pas, redémarre Discord.
refused-old-option = Tu n’as plus besoin de { $option } : envoie { $command } seul et choisis sous la réponse. Si tu vois encore l’option, redémarre Discord.
