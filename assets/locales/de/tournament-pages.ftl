### Turniere, Seite für Seite.

tournament-own-entered = Du bist dabei. Deine Partien beginnen mit dem Turnier.
tournament-own-place = **Du:** Platz { $place } von { $players }, Punkte: { $points }.
tournament-own-rank = **Du:** Platz { $place } von { $players }.
tournament-own-fate = { $in ->
    [yes] Du bist noch dabei.
   *[no] Du bist ausgeschieden.
}
tournament-own-match = Deine Partie in Runde { $round }: { $match }
tournament-remaining = Noch dabei:
tournament-see-own = **Meine Partie** zeigt deine.
button-tournament-table = Stand
button-tournament-games = Partien
button-tournament-own = Meine Partie
button-table-left = Links
button-table-right = Rechts
button-round-before = Frühere Runde
button-round-after = Spätere Runde
tournament-legend-rounds = Zeile des Gegenübers · ● zog zuerst · ○ danach
tournament-legend-robin = ● zieht zuerst · ○ danach
