### What the commands are for, as Discord lists them.

command-challenge = Fordere jemanden zu einer Partie heraus oder biete allen einen Platz an
command-challenge-game = Welches Spiel
    .name = spiel
command-challenge-opponent = Gegen wen du spielen willst; lass es weg, damit alle den Platz nehmen können
    .name = gegen
command-challenge-side = Welche Seite du willst; ohne Angabe entscheidet das Los
    .name = seite
command-challenge-size = Wie viele Felder breit das Brett ist, bei Spielen mit mehreren Größen
    .name = größe
command-challenge-rated = Ob die Partie für die Wertung zählt; ohne Angabe zählt sie
    .name = gewertet
command-join = Nimm einen freien Platz oder eine Herausforderung an
command-join-seat = Welchen Platz
    .name = platz
command-move = Mach einen Zug
command-move-move = Der Zug, zum Beispiel a7-a6
    .name = zug
command-move-match = Welche Partie, wenn nicht die dieses Threads
    .name = partie
command-board = Sieh dir ein Brett von deiner Seite an, nur für dich
command-board-match = Welche Partie, wenn nicht die dieses Threads
    .name = partie
command-matches = Deine Partien auf diesem Server und Herausforderungen, die du annehmen kannst
command-plan = Bedingte Züge: Antworte im Voraus auf den Zug der Gegenseite
command-plan-match = Welche Partie, wenn nicht die dieses Threads
    .name = partie
command-tutorial = Lerne ein Spiel, indem du kleine Stellungen löst, nur für dich
command-tutorial-game = Welches Spiel
    .name = spiel
command-resign = Gib eine Partie auf
command-resign-match = Welche Partie, wenn nicht die dieses Threads
    .name = partie
command-rules = Lies die Regeln eines Spiels, mit Bildern
command-rules-game = Welches Spiel
    .name = spiel
command-help = Wie man hier spielt

side-wish-lot = Das Los entscheidet
side-wish-first = Ich beginne
side-wish-second = Die andere Seite beginnt

choice-match-yours = { $id } { $game } gegen { $opponent } · du bist am Zug
choice-match-theirs = { $id } { $game } gegen { $opponent } · die Gegenseite ist am Zug
choice-seat = { $id } { $game } gegen { $challenger }
