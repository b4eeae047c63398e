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
    [draw] { $opponent }, możesz odpowiedzieć do swojego następnego ruchu.
    [pause] { $opponent }, zegar idzie, dopóki się nie zgodzisz.
   *[takeback] { $opponent }, możesz odpowiedzieć do następnego ruchu. Zgoda usuwa wszystkie ruchy warunkowe w tej partii.
}
offer-theirs = Przeciwnik poprosił pierwszy. Zgadzasz się?
offer-closed = { $state ->
    [accepted] Ta propozycja została przyjęta.
    [declined] Ta propozycja została odrzucona.
    [withdrawn] Ta propozycja została wycofana.
   *[lapsed] Ta propozycja jest już nieaktualna: partia poszła dalej.
}
offer-made = { $kind ->
    [draw] Propozycja remisu w { $id } jest ważna do ruchu przeciwnika.
    [pause] Propozycja przerwy w { $id } wysłana. Zegar idzie, dopóki przeciwnik się nie zgodzi.
   *[takeback] Prośba o cofnięcie twojego ostatniego ruchu w { $id } jest ważna do następnego ruchu.
}
offer-accepted = { $kind ->
    [draw] Zgoda: partia kończy się remisem.
    [pause] Zgoda: zegar stoi.
   *[takeback] Zgoda: partia wraca do wcześniejszej pozycji.
}
offer-ended = { offer-closed } Partia trwa.

refused-offer-waits = { $kind ->
    [draw] Twoja propozycja remisu czeka na odpowiedź przeciwnika.
    [pause] Twoja propozycja przerwy czeka na odpowiedź przeciwnika.
   *[takeback] Twoja prośba czeka na odpowiedź przeciwnika.
}
refused-offered-before = { $kind ->
    [draw] Remis możesz znów zaproponować po kolejnym ruchu.
    [pause] Przerwę możesz znów zaproponować po kolejnym ruchu.
   *[takeback] Możesz znów poprosić po kolejnym ruchu.
}
refused-nothing-to-take-back = Nie ma tu jeszcze twojego ruchu.
refused-older-rules = Nie można tu niczego cofnąć: są tu ruchy sprzed ostatniej poprawki zasad.
