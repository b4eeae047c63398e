### What else there is to do in a match, the record, and the menu on a user.

button-more = Więcej
select-more = Wszystko inne…
button-offer-draw = Zaproponuj remis
button-takeback = Cofnij ruch
button-flip = Odwróć planszę
button-moves = Dotychczasowe ruchy
button-conditional = Ruchy warunkowe
button-rules = Zasady

more-player = Co chcesz zrobić w partii { $id }?
more-onlooker = Co chcesz zobaczyć w partii { $id }?

record-side = { side-name }: { $player }
record-none = Nie zagrano jeszcze żadnego ruchu.
record-newest = To są najnowsze ruchy. W pliku tekstowym są wszystkie.

challenge-which = Jaka gra? Przeciwnik: { $opponent }.

more-over = Partia { $id } jest zakończona. Co chcesz zobaczyć?
button-hint = Podpowiedź
button-analyze = Analiza
button-export = Plik tekstowy
button-export-note = Plik tekstowy z moją notatką
