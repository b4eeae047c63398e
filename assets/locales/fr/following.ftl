### Suivre des parties, y prendre des notes, essayer des coups.

## Suivre

follow-not = Tu ne suis pas cette partie. Quand dois-je t’écrire ?
follow-own-not = Dois-je t’envoyer un message privé à la fin ?
follow-moves = Tu reçois un message privé à chaque coup et à la fin.
follow-end = Tu reçois un message privé à la fin.
followings-none = Tu ne suis aucune partie. Appuie sur **Suivre** sous **Plus** sous un plateau, ou dans `/match`.
followings-head = **Tu suis**
followings-moves = { $what } (chaque coup)
followings-end = { $what } (la fin)
followings-lost = ⚠️ Je n’ai pas pu t’écrire, donc tu ne suis plus { $ids }. Autorise les messages privés dans tes paramètres de confidentialité pour ce serveur, puis suis de nouveau ces parties avec `/match`.
word-next = Tu suis cette partie : { $link }
word-turn = C’est à toi de jouer : { $link }
word-last = Tu suivais cette partie : { $link }
button-follow = Suivre
button-hear-end = À la fin
button-hear-moves = À chaque coup
button-unfollow = Ne plus suivre
select-unfollow = Choisis une partie à ne plus suivre
button-followings = Parties suivies
refused-many-followings = Tu peux suivre { $most } parties au plus. Laisses-en d’abord une : `/matches` les affiche sous **Parties suivies**.
refused-many-followers = Une partie peut être suivie par { $most } membres au plus. Réessaie quand l’un d’eux arrêtera.

## Notes

note-yours = 📝 Ta note, pour toi seulement :
note-none = Tu n’as pas de note sur { $id }. Personne d’autre ne la verrait.
form-note-title = Ta note sur { $id }
form-note-label = Pour toi seulement ; vide, elle est supprimée
form-note-placeholder = par exemple : surveiller le côté gauche
button-note = Note
button-note-write = Écrire une note
button-note-change = Modifier la note
refused-long = { $what ->
    [note] Une note
    [reason] Une raison
   *[about] La description
} a au plus { $most } caractères.

## Et si

line-heading = **Et si…** dans { $id } : essaie des coups pour les deux camps. Personne d’autre ne les voit.
line-so-far = Jusqu’ici : { $moves }
line-longest = Tu ne peux pas ajouter d’autres coups ici.
caption-line = ET SI · rien n’est joué
button-what-if = Et si…
button-line-back = Un coup en arrière
button-line-over = Recommencer
button-line-plan = Préparer ces coups
refused-stale-line = Ces coups dans { $id } n’existent plus : la partie a continué, ou tu en as essayé d’autres.
