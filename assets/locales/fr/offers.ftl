### Draw offers, takeback requests, and what else a player may do in a match.

command-draw = Propose la nulle à ton adversaire
command-draw-match = Quelle partie, si ce n’est pas celle de ce fil
    .name = partie
command-takeback = Demande à ton adversaire de te laisser reprendre ton dernier coup
command-takeback-match = Quelle partie, si ce n’est pas celle de ce fil
    .name = partie

## Offers

offer-head = { $kind ->
    [draw] { $by } propose la nulle dans { $id }.
   *[takeback] { $count ->
        [one] { $by } demande à reprendre { $count } coup dans { $id } : { $moves }
       *[other] { $by } demande à reprendre { $count } coups dans { $id } : { $moves }
    }
}
offer-waits = { $kind ->
    [draw] { $opponent }, es-tu d’accord ? Rien ne presse : la proposition t’attend jusqu’à ce que le prochain coup soit joué.
   *[takeback] { $opponent }, es-tu d’accord ? Rien ne presse : la demande t’attend jusqu’à ce que le prochain coup soit joué. Les coups conditionnels seraient à préparer de nouveau.
}
offer-theirs = Ton adversaire a été plus rapide, c’est donc à toi de répondre. Es-tu d’accord ?
offer-closed = { $state ->
    [accepted] C’est accepté.
    [declined] C’est refusé.
    [withdrawn] C’est retiré.
   *[lapsed] Ce n’est plus d’actualité : la partie a continué.
}
offer-made = { $kind ->
    [draw] Tu as proposé la nulle dans { $id }. La proposition attend une réponse jusqu’à ce que le prochain coup soit joué.
   *[takeback] Tu as demandé à reprendre ton dernier coup dans { $id }. La demande attend une réponse jusqu’à ce que le prochain coup soit joué.
}
offer-accepted = { $kind ->
    [draw] Tu as accepté : la partie est nulle.
   *[takeback] Tu as accepté. Le plateau tel qu’il était arrive dans un instant.
}
offer-declined = Tu as refusé. La partie continue.
offer-withdrawn = C’est retiré. La partie continue.

refused-offer-waits = { $kind ->
    [draw] Tu as déjà proposé la nulle. La proposition attend la réponse de ton adversaire.
   *[takeback] Tu l’as déjà demandé. La demande attend la réponse de ton adversaire.
}
refused-offered-before = { $kind ->
    [draw] Tu as déjà proposé la nulle sur ce plateau. Tu pourras le refaire dès qu’un coup aura été joué.
   *[takeback] Tu l’as déjà demandé sur ce plateau. Tu pourras le refaire dès qu’un coup aura été joué.
}
refused-nothing-to-take-back = Tu n’as pas encore joué, il n’y a donc rien à reprendre.
refused-own-offer = C’est ta propre proposition. C’est à ton adversaire d’y répondre ; toi, tu peux la retirer.
refused-not-the-offerer = Cette proposition ne peut être retirée que par { $user }.
refused-offer-closed = { $state ->
    [accepted] Cette proposition a déjà été acceptée.
    [declined] Cette proposition a été refusée.
    [withdrawn] Cette proposition a été retirée.
   *[lapsed] Cette proposition n’est plus d’actualité : la partie a continué.
}
