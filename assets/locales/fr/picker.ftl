### Choosing a move by tapping, and what stands behind typed ones.

picker-piece = Quelle pièce déplacer ?
picker-newer = Ton coup n’a pas été joué : des coups conditionnels l’ont devancé. Voici le plateau actuel.
picker-remove = Ton adversaire a manqué une capture. Quelle pièce quitte le plateau ?
picker-square = De { $squares }, vers où ?
picker-go-on = { $squares } : continuer, ou s’arrêter là ?
picker-preview = Aperçu de `{ $move }` : { $meaning }.
picker-put-away = Rien n’a été joué. Appuie sur **Jouer** quand tu voudras.
picker-closed = Rien n’a été joué.

select-piece = Choisis une pièce
select-part = { $what }, de { $first } à { $last }

option-tower = { $square } · { $height ->
    [one] pion seul
   *[other] { $piece } de { $height }
}
option-goes-on = { $square } · saute encore
suggestion-costly = ⚠️ { $meaning }, mais coûte une pièce

button-play = Jouer ce coup
button-stop = S’arrêter là
button-back = Retour
button-cancel = Annuler
button-type = Écrire le coup
button-newest-board = Jouer sur le plateau actuel

alt-choose = Cases au choix : { $squares }.
alt-preview = Le plateau après { $move }.

picker-must = ❗ Tu peux capturer. Tout autre coup peut te coûter une pièce.
picker-signs = (⚔️ peut capturer)
picker-loses = Avec ce coup, tu perds la partie.
picker-risks = Après ce coup, l’ordinateur peut gagner au coup suivant.
picker-match = { $id } **{ $game }** contre { $opponent }
picker-and-now = Tu as joué `{ $move }`. À toi maintenant :
option-wins = 🏆 { $piece }, peut gagner
option-captures = { $piece }, peut capturer
select-move = Choisis un coup
select-capturer = Choisis une pièce qui peut capturer
button-stop-costly = S’arrêter, perdre la pièce
button-walk = Autres coups
button-play-draw = Jouer et proposer la nulle
button-next-match = Partie suivante ({ $count } en attente)
played-offered = Tu proposes la nulle. Ton adversaire peut répondre jusqu’à son prochain coup.
played-board = Le plateau : { $link }

## The tutorial

tutorial-heading = **{ $game }**, leçon { $number } sur { $count }
tutorial-basics = **{ $heading } :** { $text }
tutorial-right = ✅ `{ $move }` : { $meaning }.
tutorial-wrong = ❌ `{ $move }` : { $meaning }. C’est permis, mais ce n’est pas le coup demandé.
tutorial-end = C’était la dernière leçon. Maintenant, joue à { $game } : appuie sur **Apprendre en jouant** pour une partie facile contre l’ordinateur, ou sur **Défier** pour choisir un adversaire.
button-try-again = Réessayer
button-next-lesson = Leçon suivante

## Conditional moves

plan-heading = **Coups conditionnels** dans { $id }. Personne d’autre ne les voit.
plan-none = Aucun pour l’instant. Prépare ta réponse à un coup : elle sera jouée dès que ton adversaire jouera ce coup.
plan-open = Chaque réponse est jouée dès que ton adversaire joue le coup qui la précède. Tout autre coup les efface toutes.
plan-closed = C’est à toi de jouer. Tu pourras préparer des coups après le tien.
plan-if = Si ton adversaire joue…
plan-answer = … que réponds-tu ?
plan-own-ply = alors `{ $move }`,
plan-when = Si { $moves },
plan-then = alors { $moves }.
plan-saved = C’est préparé. { $line }
plan-void = Tes coups conditionnels dans { $id } ne s’appliquent plus : { $opponent } a joué { $move }. À toi de jouer. { $link }
button-plan = Enregistrer
button-plan-add = Préparer une réponse
button-plan-on = Continuer à partir de là
button-plan-another = En préparer un autre
button-plans = Tout afficher
select-plan-on = Continuer à partir de l’un d’eux
select-plan-forget = En retirer un

refused-plan-own-turn = C’est à toi de jouer dans { $id }. Les coups conditionnels se préparent pendant le tour de ton adversaire.
refused-plan-past-end = Ce coup termine la partie, il n’y a donc rien à répondre.
refused-plan-too-long = Tu as préparé le maximum de coups. Retires-en sous **Coups conditionnels**.
refused-plan-gone = Ce coup dans { $id } n’est plus préparé. **Coups conditionnels** montre les autres.

select-page = Autres pages…
