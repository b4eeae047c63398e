### Partien verfolgen, Notizen dazu und Züge ausprobieren.

## Verfolgen

follow-not = Du verfolgst diese Partie nicht. Wann soll ich dir schreiben?
follow-own-not = Soll ich dir eine Direktnachricht schicken, wenn die Partie vorbei ist?
follow-moves = Du bekommst bei jedem Zug und am Ende eine Direktnachricht.
follow-end = Du bekommst am Ende eine Direktnachricht.
followings-none = Du verfolgst keine Partie. Drücke **Verfolgen** unter **Mehr** unter einem Brett oder in `/match`.
followings-head = **Du verfolgst**
followings-moves = { $what } (jeder Zug)
followings-end = { $what } (das Ende)
followings-lost = ⚠️ Meine Direktnachrichten kamen nicht an, darum verfolgst du { $ids } nicht mehr. Erlaube Direktnachrichten in deinen Privatsphäre-Einstellungen für diesen Server und verfolge die Partien wieder mit `/match`.
word-next = Du verfolgst diese Partie: { $link }
word-turn = Zur Partie: { $link }
word-last = Du hast diese Partie verfolgt: { $link }
button-follow = Verfolgen
button-hear-end = Am Ende
button-hear-moves = Bei jedem Zug
button-unfollow = Nicht mehr verfolgen
select-unfollow = Eine Partie nicht mehr verfolgen
button-followings = Verfolgte Partien
refused-many-followings = Du kannst höchstens { $most } Partien verfolgen. Hör zuerst bei einer auf: `/matches` zeigt sie unter **Verfolgte Partien**.
refused-many-followers = Eine Partie können höchstens { $most } Mitglieder verfolgen. Versuch es, sobald jemand aufhört.

## Notizen

note-yours = 📝 Deine Notiz, die nur du siehst:
note-none = Du hast keine Notiz zu { $id }. Nur du würdest sie sehen.
form-note-title = Deine Notiz zu { $id }
form-note-label = Nur für dich; leer lassen entfernt sie
form-note-placeholder = zum Beispiel: auf die linke Seite achten
button-note = Notiz
button-note-write = Notiz schreiben
button-note-change = Notiz ändern
refused-long = { $what ->
    [note] Eine Notiz
    [reason] Ein Grund
   *[about] Die Beschreibung
} hat höchstens { $most } Zeichen.

## Was wäre, wenn

line-heading = **Was wäre, wenn …** in { $id }: Probiere Züge für beide Seiten aus. Nur du siehst sie.
line-so-far = Bisher: { $moves }
line-longest = Mehr Züge kannst du hier nicht anhängen.
caption-line = WAS WÄRE, WENN · nicht gespielt
button-what-if = Was wäre, wenn …
button-line-back = Einen Zug zurück
button-line-over = Von vorn
button-line-plan = Diese Züge planen
refused-stale-line = Diese Züge in { $id } gibt es nicht mehr: Die Partie ist weitergegangen, oder du hast andere probiert.
