### Die Leitern eines Servers.

ladder-title = 🪜 **Leiter: { $game }**
ladder-rungs = Von oben:
ladder-empty = Noch steht niemand darauf.
ladder-rule = Fordere jemanden bis zu drei Plätze über dir heraus: Gewinnst du, gehört der Platz dir, und alle bis zu deinem alten Platz rücken um einen nach unten.
ladder-outside = Du stehst nicht darauf. Mit **Teilnehmen** stellst du dich unten an.
ladder-top = Du stehst ganz oben. Andere fordern dich heraus.
ladder-place = Du stehst auf Platz { $place } und kannst herausfordern: { $players }.
ladder-place-waiting = Du stehst auf Platz { $place }. Im Moment kannst du niemanden herausfordern.
ladder-rules = Du verlierst deinen Platz an eine Person, auf deren Herausforderung du nicht antwortest oder die du zweimal ablehnst; eine Ablehnung zählt { $span } lang. Live-Partien zählen nicht. Du kommst von der Leiter, wenn du diesen Server verlässt, gesperrt wirst oder hier { $idle } lang nicht spielst.
ladder-entered = Du stehst auf Platz { $place } der Leiter von { $game }. Mit `/ladder` forderst du Mitglieder bis zu drei Plätze über dir heraus: Gewinnst du, gehört der Platz dir.
ladder-entered-first = Du stehst auf Platz 1 der Leiter von { $game }. Wer bis zu drei Plätze unter dir steht, kann dich herausfordern und bei einem Sieg deinen Platz einnehmen.
ladder-left = Du stehst nicht mehr auf der Leiter von { $game }.
ladder-removed = { $user } steht nicht mehr auf der Leiter von { $game }. Das steht im Protokoll in `/server`.
refused-ladder-entered = Du stehst schon auf dieser Leiter.
refused-not-on-ladder = { $user } steht nicht auf dieser Leiter. Mit `/ladder` kommt man darauf.
refused-ladder-not-above = { $user } steht nicht über dir. `/ladder` zeigt, wen du herausfordern kannst.
refused-ladder-far = { $user } steht { $places } Plätze über dir; herausfordern kannst du nur bis zu drei Plätze höher. `/ladder` zeigt, wen.
refused-ladder-pending = Zwischen dir und { $user } läuft auf dieser Leiter schon etwas. Beendet erst diese Herausforderung oder Partie.

ladder-picture = Leiter: { $game }
ladder-note-open = Herausforderbar
ladder-note-you = Du
ladder-note-join = Hier fängst du an
ladder-note-match = Partie { $id }
ladder-note-challenge = Herausforderung { $id }

select-ladder-challenge = Jemanden herausfordern …
select-ladder-remove = Jemanden von der Leiter nehmen …
select-ladder-game = Leiter eines anderen Spiels …
