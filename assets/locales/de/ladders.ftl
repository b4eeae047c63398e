### Die Leitern eines Servers.

ladder-title = 🪜 **Leiter: { $game }**
ladder-rungs = Von oben:
ladder-empty = Noch steht niemand darauf. Drücke **Mitmachen**, um den Anfang zu machen.
ladder-outside = Du stehst nicht darauf. Mit **Mitmachen** stellst du dich unten an.
ladder-top = Du stehst ganz oben. Andere fordern dich heraus.
ladder-place = Du stehst auf Platz { $place }. Du kannst herausfordern: { $players }.
ladder-rules = Regeln: Wer nicht auf eine Herausforderung antwortet oder dieselbe Person zweimal ablehnt, verliert den Platz an die herausfordernde Person; eine Ablehnung zählt { $span } lang. Live-Partien kannst du ohne Folgen ablehnen. Wer diesen Server verlässt, gesperrt wird oder hier { $idle } lang nicht spielt, wird von der Leiter genommen.
ladder-entered = Du stehst auf Platz { $place } der Leiter von { $game }. Mit `/ladder` kannst du Mitglieder bis zu drei Plätze über dir herausfordern: Gewinnst du, gehört der Platz dir.
ladder-left = Du stehst nicht mehr auf der Leiter von { $game }. Wer unter dir stand, rückt auf.
ladder-removed = { $user } steht nicht mehr auf der Leiter von { $game }. Wer darunter stand, rückt auf. Es steht im Protokoll in `/server`.
refused-ladder-entered = Du stehst schon auf dieser Leiter. `/ladder` zeigt, wo.
refused-not-on-ladder = { $user } steht nicht auf dieser Leiter. Mit `/ladder` kommt man darauf.
refused-ladder-not-above = { $user } steht nicht über dir. `/ladder` zeigt, wen du herausfordern kannst.
refused-ladder-far = { $user } steht { $places } Plätze über dir, herausfordern kannst du bis zu drei Plätze über dir. `/ladder` zeigt, wen du herausfordern kannst.
refused-ladder-pending = Zwischen dir und { $user } gibt es auf dieser Leiter schon eine Herausforderung oder Partie. Beendet sie zuerst.
refused-ladder-full = Diese Leiter ist voll: Sie hat 500 Plätze.

button-ladder-join = Mitmachen
button-ladder-leave = Verlassen
select-ladder-challenge = Jemanden herausfordern …
select-ladder-remove = Jemanden von der Leiter nehmen …
select-ladder-game = Leiter eines anderen Spiels …
