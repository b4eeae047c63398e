### Choosing a move by tapping, and what stands behind typed ones.

picker-piece = Quelle pièce déplacer ?
picker-newer = Des coups conditionnels ont été joués depuis que tu as vu ce plateau, donc ton coup n’a pas été joué. Voici le plateau actuel.
picker-remove = Ton adversaire a manqué une capture. Laquelle de ces pièces quitte le plateau ?
picker-square = De { $squares }, vers où ?
picker-go-on = { $squares } : continuer avec la même pièce, ou s’arrêter là ?
picker-preview = `{ $move }` : { $meaning }. Voici à quoi ressemblera le plateau.
picker-cost = ⚠️ { $warning }
picker-put-away = Rien n’a été joué. Appuie sur **Jouer** sous le plateau quand tu voudras.

select-piece = Choisis une pièce
select-part = { $what }, de { $first } à { $last }

option-piece = { $square } · { $piece }
option-tower = { $square } · { $height ->
    [one] pion seul
   *[other] { $piece } de { $height }
}
option-goes-on = { $square } · saute encore
suggestion-costly = ⚠️ { $meaning }, mais coûte une pièce
suggestion-move = { $move } · { $meaning }

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
picker-loses = Si tu joues ce coup, tu perds la partie.
picker-match = { $id } **{ $game }** contre { $opponent } · { $link }
picker-and-now = Tu as joué `{ $move }`. À toi maintenant :
option-wins = 🏆 { $piece }, peut gagner
option-must = ❗ { $piece }, peut capturer
option-captures = ⚔️ { $piece }, peut capturer
select-move = Choisis un coup
select-capturer = Choisis une pièce qui peut capturer
suggestion-losing = ❌ { $meaning }
button-stop-costly = S’arrêter, perdre la pièce
button-walk = Autres coups
button-play-draw = Jouer et proposer la nulle
button-next-match = Partie suivante ({ $count } en attente)
played-offered = Tu proposes la nulle avec ce coup. Ton adversaire peut répondre jusqu’à son prochain coup.
played-board = Le plateau : { $link }

## The tutorial

tutorial-heading = **{ $game }**, leçon { $number } sur { $count }
tutorial-right = ✅ `{ $move }` : { $meaning }.
tutorial-wrong = ❌ `{ $move }` : { $meaning }. Ce coup est permis, mais ce n’est pas ce que cette leçon demande.
tutorial-end = C’était la dernière leçon. Maintenant, joue à { $game } : appuie sur **Défier** pour choisir ton adversaire.
button-try-again = Réessayer
button-next-lesson = Leçon suivante

## Conditional moves

plan-heading = **Coups conditionnels** dans { $id }. Personne d’autre ne les voit.
plan-none = Aucun pour l’instant. Si tu sais déjà quoi répondre, prépare ta réponse : elle sera jouée dès que ton adversaire jouera ce coup.
plan-open = Chaque réponse est jouée dès que ton adversaire joue le coup qui la précède. Si ton adversaire joue autre chose, toutes les réponses sont effacées.
plan-closed = C’est à toi de jouer. Après ton coup, tu pourras préparer des coups conditionnels.
plan-if = Si ton adversaire joue…
plan-answer = … que réponds-tu ?
plan-their-ply = Si `{ $move }`,
plan-own-ply = alors `{ $move }`,
plan-when = Si { $moves },
plan-then = alors { $moves }.
plan-saved = C’est préparé : { $line } Ce sera joué dès que ton adversaire jouera ce coup.
plan-void = Tes coups conditionnels dans { $id } ne s’appliquent plus : { $opponent } a joué { $move }. À toi de jouer. { $link }
button-plan = Enregistrer
button-plan-add = Préparer un coup
button-plan-on = Continuer à partir de là
button-plan-another = En préparer un autre
button-plans = Tout afficher
select-plan-on = Continuer à partir de l’un d’eux
select-plan-forget = En retirer un

refused-plan-own-turn = C’est à toi de jouer dans { $id }. Les coups conditionnels se préparent pendant le tour de ton adversaire.
refused-plan-past-end = Ce coup terminerait la partie, il n’y a donc rien à répondre.
refused-plan-too-long = Tu as préparé le maximum de coups. Retires-en d’abord, sous **Plus** et **Coups conditionnels**.
refused-plan-gone = Cette variante dans { $id } n’est plus préparée. **Coups conditionnels**, sous **Plus**, montre ce qui l’est.

select-page = Autres pages…
