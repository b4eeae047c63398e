### Draw offers, takeback requests, and what else a player may do in a match.

## Offers

offer-head = { $kind ->
    [draw] { $by } proponuje remis w partii { $id }.
    [pause] { $by } proponuje przerwę w partii { $id }: { $time }.
   *[takeback] { $count ->
        [one] { $by } prosi o cofnięcie ruchu w partii { $id }: { $moves }
        [few] { $by } prosi o cofnięcie { $count } ruchów w partii { $id }: { $moves }
        [many] { $by } prosi o cofnięcie { $count } ruchów w partii { $id }: { $moves }
       *[other] { $by } prosi o cofnięcie { $count } ruchu w partii { $id }: { $moves }
    }
}
offer-waits = { $kind ->
    [draw] { $opponent }, zgoda? Bez pośpiechu: możesz odpowiedzieć do swojego następnego ruchu.
    [pause] { $opponent }, zgoda? Jeśli się zgodzisz, zegar od razu stanie. Do tego czasu idzie.
   *[takeback] { $opponent }, zgoda? Bez pośpiechu: możesz odpowiedzieć, dopóki nie zostanie zagrany następny ruch. Jeśli się zgodzisz, wszystkie ruchy warunkowe w tej partii zostaną usunięte.
}
offer-theirs = Przeciwnik poprosił pierwszy, więc odpowiedź należy do ciebie. Zgadzasz się?
offer-closed = { $state ->
    [accepted] Przyjęte.
    [declined] Odrzucone.
    [withdrawn] Wycofane.
   *[lapsed] Już nieaktualne: partia poszła dalej.
}
offer-made = { $kind ->
    [draw] Propozycja remisu w partii { $id } wysłana. Przeciwnik może odpowiedzieć do swojego następnego ruchu.
    [pause] Propozycja przerwy w partii { $id } wysłana. Zegar idzie, dopóki przeciwnik się nie zgodzi.
   *[takeback] Prośba o cofnięcie twojego ostatniego ruchu w partii { $id } wysłana. Przeciwnik może odpowiedzieć, dopóki nie zostanie zagrany następny ruch.
}
offer-accepted = { $kind ->
    [draw] Zgoda: partia kończy się remisem.
    [pause] Zgoda: zegar teraz stoi.
   *[takeback] Zgoda: partia wraca do wcześniejszej pozycji. Plansza zaraz się pojawi.
}
offer-declined = Odrzucone. Partia trwa.
offer-withdrawn = Wycofane. Partia trwa.

refused-offer-waits = { $kind ->
    [draw] Twoja propozycja remisu już czeka na odpowiedź przeciwnika.
    [pause] Twoja propozycja przerwy już czeka na odpowiedź przeciwnika.
   *[takeback] Twoja prośba już czeka na odpowiedź przeciwnika.
}
refused-offered-before = { $kind ->
    [draw] W tej pozycji była już twoja propozycja remisu. Następną możesz złożyć po kolejnym ruchu.
    [pause] W tej pozycji była już twoja propozycja przerwy. Następną możesz złożyć po kolejnym ruchu.
   *[takeback] W tej pozycji była już taka twoja prośba. Następną możesz złożyć po kolejnym ruchu.
}
refused-nothing-to-take-back = Nie ma tu jeszcze twojego ruchu, więc nie ma czego cofać.
refused-older-rules = W tej partii nie można niczego cofnąć, bo ma ruchy sprzed ostatniej poprawki zasad. Możesz w niej grać dalej.
refused-own-offer = To twoja własna propozycja, więc odpowiada na nią przeciwnik. Ty możesz ją wycofać.
refused-not-the-offerer = Tę propozycję może wycofać tylko { $user }.
refused-offer-closed = { $state ->
    [accepted] Ta propozycja została już przyjęta.
    [declined] Ta propozycja została odrzucona.
    [withdrawn] Ta propozycja została wycofana.
   *[lapsed] Ta propozycja jest już nieaktualna: partia poszła dalej.
}
