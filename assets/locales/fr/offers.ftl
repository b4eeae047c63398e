### Draw offers, takeback requests, and what else a player may do in a match.

## Offers

offer-head = { $kind ->
    [draw] { $by } propose la nulle dans { $id }.
    [pause] { $by } propose une pause de { $time } dans { $id }.
   *[takeback] { $count ->
        [one] { $by } demande à reprendre { $count } coup dans { $id } : { $moves }
       *[other] { $by } demande à reprendre { $count } coups dans { $id } : { $moves }
    }
}
offer-waits = { $kind ->
    [draw] { $opponent }, es-tu d’accord ? Tu peux répondre jusqu’à ton prochain coup.
    [pause] { $opponent }, es-tu d’accord ? Si oui, la pendule s’arrête aussitôt. D’ici là, elle tourne.
   *[takeback] { $opponent }, es-tu d’accord ? Tu peux répondre jusqu’à ce que le prochain coup soit joué. Si tu acceptes, tous les coups conditionnels de cette partie sont effacés.
}
offer-theirs = Ton adversaire a demandé en premier, c’est donc à toi de répondre. Es-tu d’accord ?
offer-closed = { $state ->
    [accepted] Proposition acceptée.
    [declined] Proposition refusée.
    [withdrawn] Proposition retirée.
   *[lapsed] Cette proposition n’est plus ouverte.
}
offer-made = { $kind ->
    [draw] Tu as proposé la nulle dans { $id }. Ton adversaire peut répondre jusqu’à son prochain coup.
    [pause] Tu as proposé une pause dans { $id }. La pendule tourne jusqu’à ce que ton adversaire accepte.
   *[takeback] Tu as demandé à reprendre ton dernier coup dans { $id }. Ton adversaire peut répondre jusqu’à ce que le prochain coup soit joué.
}
offer-accepted = { $kind ->
    [draw] Tu as accepté : la partie est nulle.
    [pause] Tu as accepté : la pendule est maintenant arrêtée.
   *[takeback] Tu as accepté : la partie revient à la position précédente. Le plateau arrive.
}
offer-declined = Tu as refusé. La partie continue.
offer-withdrawn = Tu as retiré ta proposition. La partie continue.

refused-offer-waits = { $kind ->
    [draw] Tu as déjà proposé la nulle. Ton adversaire n’a pas encore répondu.
    [pause] Tu as déjà proposé une pause. Ton adversaire n’a pas encore répondu.
   *[takeback] Tu l’as déjà demandé. Ton adversaire n’a pas encore répondu.
}
refused-offered-before = { $kind ->
    [draw] Tu as déjà proposé la nulle dans cette position. Tu pourras la proposer de nouveau dès qu’un coup aura été joué.
    [pause] Tu as déjà proposé une pause dans cette position. Tu pourras en proposer une de nouveau dès qu’un coup aura été joué.
   *[takeback] Tu l’as déjà demandé dans cette position. Tu pourras le demander de nouveau dès qu’un coup aura été joué.
}
refused-nothing-to-take-back = Tu n’as pas encore joué, il n’y a donc rien à reprendre.
refused-older-rules = On ne peut rien reprendre dans cette partie : elle contient des coups joués avant la dernière correction des règles.
refused-own-offer = C’est ta propre proposition, c’est donc à ton adversaire d’y répondre. Tu peux la retirer.
refused-not-the-offerer = Cette proposition ne peut être retirée que par { $user }.
refused-offer-closed = { $state ->
    [accepted] Cette proposition a déjà été acceptée.
    [declined] Cette proposition a été refusée.
    [withdrawn] Cette proposition a été retirée.
   *[lapsed] Cette proposition n’est plus ouverte : la partie a continué.
}
