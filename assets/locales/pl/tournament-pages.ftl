### Turnieje, strona po stronie.

tournament-own-entered = Bierzesz udział. Twoje partie zaczną się z turniejem.
tournament-own-place = **Ty:** miejsce { $place } z { $players }, punkty: { $points }.
tournament-own-match = Twoja partia w rundzie { $round }: { $match }
tournament-see-own = **Moja partia** pokazuje twoją.
button-tournament-table = Tabela
button-tournament-games = Partie
button-tournament-own = Moja partia
button-table-left = W lewo
button-table-right = W prawo
button-round-before = Wcześniejsza runda
button-round-after = Późniejsza runda
tournament-legend-rounds = Wiersz przeciwnika · ● pierwszy ruch · ○ drugi
tournament-legend-robin = ● pierwszy ruch · ○ drugi
