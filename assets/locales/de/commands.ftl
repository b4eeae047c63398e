### What the commands are for, as Discord lists them.

command-challenge = Fordere jemanden zu einer Partie heraus oder öffne einen Platz, den alle nehmen können
command-challenge-game = Welches Spiel
    .name = spiel
command-challenge-opponent = Gegen wen du spielst; lass es leer, damit alle den Platz nehmen können
    .name = gegen
command-challenge-side = Wer beginnt; ohne Angabe entscheidet der Zufall
    .name = seite
command-challenge-size = Wie viele Felder breit das Brett ist, bei Spielen mit mehreren Größen
    .name = größe
command-challenge-rated = Ob die Partie gewertet wird; ohne Angabe wird sie gewertet
    .name = gewertet
command-join = Setz dich auf einen freien Platz oder nimm eine Herausforderung an
command-join-seat = Welcher Platz oder welche Herausforderung
    .name = platz
command-move = Mach einen Zug
command-move-move = Der Zug, zum Beispiel a7-a6
    .name = zug
command-move-match = Welche Partie, wenn nicht die dieses Threads
    .name = partie
command-board = Sieh dir das Brett einer Partie von deiner Seite an, nur für dich
command-board-match = Welche Partie, wenn nicht die dieses Threads
    .name = partie
command-matches = Sieh dir deine Partien auf diesem Server an und Herausforderungen, die du annehmen kannst
command-plan = Plane bedingte Züge: Antworte auf einen Zug deines Gegenübers, bevor er gespielt wird
command-plan-match = Welche Partie, wenn nicht die dieses Threads
    .name = partie
command-tutorial = Lerne ein Spiel, indem du kleine Aufgaben löst, nur für dich
command-tutorial-game = Welches Spiel
    .name = spiel
command-resign = Gib eine Partie auf
command-resign-match = Welche Partie, wenn nicht die dieses Threads
    .name = partie
command-rules = Lies die Regeln eines Spiels, mit Bildern
command-rules-game = Welches Spiel
    .name = spiel
command-help = Lies, wie man hier spielt

side-wish-lot = Zufällig
side-wish-first = Ich beginne
side-wish-second = Mein Gegenüber beginnt

choice-match-yours = { $id } { $game } gegen { $opponent } · du bist am Zug
choice-match-theirs = { $id } { $game } gegen { $opponent } · dein Gegenüber ist am Zug
choice-seat = { $id } { $game } gegen { $challenger }
