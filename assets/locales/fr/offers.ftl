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
    [draw] { $opponent }, tu peux répondre jusqu’à ton prochain coup.
    [pause] { $opponent }, la pendule tourne jusqu’à ce que tu acceptes.
   *[takeback] { $opponent }, tu peux répondre jusqu’au prochain coup. Accepter efface tous les coups conditionnels de cette partie.
}
offer-theirs = Ton adversaire a demandé en premier. Es-tu d’accord ?
offer-closed = { $state ->
    [accepted] Cette proposition a été acceptée.
    [declined] Cette proposition a été refusée.
    [withdrawn] Cette proposition a été retirée.
   *[lapsed] Cette proposition n’est plus ouverte : la partie a continué.
}
offer-made = { $kind ->
    [draw] Tu as proposé la nulle dans { $id } ; cela vaut jusqu’au coup de ton adversaire.
    [pause] Tu as proposé une pause dans { $id }. La pendule tourne jusqu’à ce que ton adversaire accepte.
   *[takeback] Tu as demandé à reprendre ton dernier coup dans { $id } ; cela vaut jusqu’au prochain coup.
}
offer-accepted = { $kind ->
    [draw] Tu as accepté : la partie est nulle.
    [pause] Tu as accepté : la pendule est arrêtée.
   *[takeback] Tu as accepté : la partie revient à la position précédente.
}
offer-ended = { offer-closed } La partie continue.

refused-offer-waits = { $kind ->
    [draw] Ton adversaire n’a pas encore répondu à ta proposition de nulle.
    [pause] Ton adversaire n’a pas encore répondu à ta proposition de pause.
   *[takeback] Ton adversaire n’a pas encore répondu à ta demande.
}
refused-offered-before = { $kind ->
    [draw] Tu pourras reproposer la nulle après le prochain coup.
    [pause] Tu pourras reproposer une pause après le prochain coup.
   *[takeback] Tu pourras redemander après le prochain coup.
}
refused-nothing-to-take-back = Tu n’as pas encore joué.
refused-older-rules = On ne peut rien reprendre ici : certains coups datent d’avant la dernière correction des règles.
