### Turnieje, strona po stronie.

tournament-own-entered = Bierzesz udział. Twoje partie zaczną się z turniejem.
tournament-own-place = **Ty:** miejsce { $place } z { $players }, punkty: { $points }.
tournament-own-rank = **Ty:** miejsce { $place } z { $players }.
tournament-own-fate = { $in ->
    [yes] Wciąż jesteś w grze.
   *[no] Nie grasz już dalej.
}
tournament-own-match = Twoja partia w rundzie { $round }: { $match }
tournament-remaining = Wciąż w grze:
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
