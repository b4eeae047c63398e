### What else there is to do in a match, the record, and the menu on a user.

button-more = Mehr
select-more = Alles Weitere …
button-offer-draw = Remis anbieten
button-takeback = Zug zurücknehmen
button-flip = Brett drehen
button-moves = Bisherige Züge
button-conditional = Bedingte Züge
button-rules = Regeln

more-player = Was möchtest du in { $id } tun?
more-onlooker = Was möchtest du von { $id } sehen?

record-side = { side-name }: { $player }
record-none = Es ist noch kein Zug gespielt.
record-newest = Das sind die neuesten Züge. In der Textdatei stehen alle.

challenge-which = Welches Spiel gegen { $opponent }?

more-over = Partie { $id } ist vorbei. Was möchtest du sehen?
button-hint = Tipp
button-analyze = Analysieren
button-export = Textdatei
button-export-note = Textdatei mit meiner Notiz
