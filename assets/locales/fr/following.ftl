### Suivre des parties, y prendre des notes, essayer des coups.

## Suivre

follow-not = Tu ne suis pas cette partie. Quand dois-je t’envoyer un message privé ?
follow-own-not = Tu joues cette partie. Dois-je t’envoyer un message privé quand elle sera terminée ?
follow-moves = Tu suis cette partie : je t’envoie un message privé à chaque coup et à la fin.
follow-end = Tu suis cette partie : je t’envoie un message privé à la fin.
followings-none = Tu ne suis aucune partie. Appuie sur **Suivre** sur la carte d’une partie, sous **Plus** ou avec `/match`.
followings-head = **Tu suis**
followings-moves = { $what } (chaque coup)
followings-end = { $what } (la fin)
followings-lost = ⚠️ Je n’ai pas pu t’envoyer de messages privés, donc tu ne suis plus { $ids }. Autorise-les dans tes paramètres de confidentialité pour ce serveur, puis suis-les de nouveau avec `/match`.
word-next = Tu suis cette partie : { $link }
word-last = Tu suivais cette partie : { $link }
button-follow = Suivre
button-hear-end = À la fin
button-hear-moves = À chaque coup
button-unfollow = Ne plus suivre
select-unfollow = Choisis une partie à ne plus suivre
refused-many-followings = Tu suis { $most } parties : c’est le maximum. Laisses-en d’abord une : `/match` avec **Suivre la partie** les affiche.
refused-many-followers = { $most } membres suivent cette partie : c’est le maximum. Tu pourras la suivre quand l’un d’eux arrêtera.

## Notes

note-yours = 📝 Ta note, pour toi seulement :
note-none = Tu n’as pas encore de note sur { $id }. Elle n’est visible que pour toi.
form-note-title = Ta note sur { $id }
form-note-label = Pour toi seulement ; vide, elle est supprimée
form-note-placeholder = par exemple : surveiller le côté gauche
button-note = Note
button-note-change = Modifier la note
refused-long-note = Une note a au plus { $most } caractères.

## Et si

line-heading = **Et si…** dans { $id } : essaie des coups pour les deux camps. Rien n’est joué, et personne d’autre ne le voit.
line-so-far = Jusqu’ici : { $moves }
line-longest = Cette variante ne peut pas être plus longue.
caption-line = ET SI · rien n’est joué
button-what-if = Et si…
button-line-back = Un coup en arrière
button-line-over = Recommencer
button-line-plan = Préparer cette variante
refused-stale-line = Cette variante dans { $id } n’existe plus : la partie a continué, ou tu as commencé une autre variante. Rien n’a été joué.
