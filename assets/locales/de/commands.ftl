### What the commands are for, as Discord lists them, with their options. What several commands call the same is an `parameter-…`.

parameter-match = Welche Partie; ohne Angabe die dieses Threads
    .name = partie
parameter-game = Welches Spiel
    .name = spiel
parameter-pace = Bedenkzeit; ohne Angabe der Standard dieses Servers
    .name = bedenkzeit
parameter-side = Wer beginnt; ohne Angabe entscheidet der Zufall
    .name = seite
parameter-size = Größe des Bretts, falls es mehrere gibt
    .name = größe
parameter-rated = Gewertete Partie; ohne Angabe ja
    .name = gewertet
parameter-ratings = Wertung des Gegenübers: ±200 oder 1400-1600; ohne Angabe jede
    .name = wertung
parameter-days = Wie viele Tage die Herausforderung oder Suche offen bleibt, bis zu 14; ohne Angabe 7
    .name = tage
parameter-player = Welches Mitglied; ohne Angabe du
    .name = mitglied
parameter-page = Welche Seite; ohne Angabe die Bretter
    .name = seite

command-play = Spiel gegen den Computer, such ein Gegenüber oder fordere jemanden heraus
command-play-level = Sofort gegen den Computer spielen: Stufe 1 (Einstieg) bis 12
    .name = stufe

command-challenge = Fordere jemanden heraus, oder stell eine Herausforderung für alle
command-challenge-opponent = Gegen wen du spielst; ohne Angabe können alle annehmen
    .name = gegen
command-challenge-code = Code eines Mitglieds von einem anderen Server
    .name = code
command-challenge-when-time-runs-out = Was geschieht, wenn die Zeit abläuft
    .name = zeitablauf
command-challenge-weekends = Uhr am Wochenende anhalten
    .name = wochenenden

command-find = Such ein Gegenüber oder sieh nach, wer eines sucht
command-find-game = Welches Spiel; ohne Angabe irgendeines
command-find-scope = Wo du suchst; ohne Angabe auf diesem Server
    .name = reichweite

command-join = Nimm eine Herausforderung an
command-join-challenge = Welche Herausforderung
    .name = herausforderung

command-move = Mach einen Zug
command-move-move = Der Zug, zum Beispiel a7-a6
    .name = zug
command-move-draw = Mit dem Zug Remis anbieten
    .name = remis

command-board = Sieh dir das Brett von deiner Seite an, nur für dich
command-board-flip = Von der anderen Seite ansehen
    .name = drehen
command-board-text = Als Text ansehen
    .name = text

command-matches = Sieh dir deine Partien an und die Herausforderungen, die du annehmen kannst

command-match = Öffne eine Partie: Uhr, Züge, Notizen, Tipps und mehr

command-draw = Biete Remis an
command-resign = Gib eine Partie auf

command-rules = Lies die Regeln eines Spiels, mit Bildern
command-tutorial = Lerne ein Spiel in kurzen Lektionen
command-puzzle = Löse ein Rätsel
command-puzzle-game = Welches Spiel; ohne Angabe irgendeines
command-puzzle-difficulty = Wie schwer; ohne Angabe anfangs leicht, später beliebig
    .name = schwierigkeit

command-leaderboard = Sieh dir die Rangliste an
command-leaderboard-game = Welches Spiel; ohne Angabe alle zusammen
command-leaderboard-scope = Nur dieser Server oder alle Server
    .name = reichweite
command-leaderboard-season = Saison dieses Servers (ein Quartal)
    .name = saison
command-profile = Sieh dir Wertungen, Bilanz und letzte Partien eines Mitglieds an
command-history = Sieh dir beendete Partien auf diesem Server an
command-history-opponent = Nur Partien gegen dieses Mitglied
    .name = gegen
command-history-game = Nur Partien dieses Spiels
command-replay = Sieh dir eine Partie noch einmal an, Zug für Zug oder als GIF
command-replay-gif = Zeig allen die Partie als GIF
    .name = gif

command-tournament = Sieh dir Turniere an, nimm teil oder richte eines aus
command-tournament-tournament = Welches; ohne Angabe alle
    .name = turnier

command-ladder = Erklimm eine Leiter: Fordere Mitglieder über dir heraus
command-ladder-opponent = Ein Mitglied über dir
    .name = gegen

command-contest = Wettkämpfe zwischen Servern: Mannschaften spielen gegeneinander
command-contest-contest = Welcher Wettkampf, wenn es mehrere gibt
    .name = wettkampf

command-settings = Deine Einstellungen: Bretter, Erinnerungen, Urlaub, Blockierungen und mehr
command-settings-colors = Farben der Bretter, die nur du siehst
    .name = farben
command-settings-width = Breite deiner Bilder in Pixeln
    .name = breite
command-settings-bottom = Welche Seite unten ist
    .name = unten
command-settings-text-boards = /board als Text anzeigen, für Screenreader
    .name = bretter-als-text
command-settings-confirm-moves = Nachfragen, bevor ein eingetippter Zug gespielt wird
    .name = züge-bestätigen
command-settings-zone = Deine Zeitzone, z. B. Europe/Berlin
    .name = zeitzone
command-settings-quiet-hours = Stunden, in denen deine Uhren stehen, z. B. 22:00–08:00 (- für keine)
    .name = ruhezeit
command-settings-vacation-from = Erster Tag, z. B. 24.12. oder 2026-12-24; ohne Angabe ab sofort
    .name = urlaub-von
command-settings-vacation-until = Letzter Tag, z. B. 6.1. oder 2027-01-06
    .name = urlaub-bis
command-settings-block = Wen du blockieren willst
    .name = blockieren
command-settings-unblock = Wessen Blockierung du aufhebst
    .name = blockierung-aufheben
page-settings-boards = Bretter und Züge
page-settings-time = Zeitzone und Ruhezeit
page-settings-reminders = Erinnerungen
page-settings-vacation = Urlaub
page-settings-code = Freundescode
page-settings-blocked = Blockierte Mitglieder
page-settings-data = Meine Daten

command-server = Für die Verwaltung: Einstellungen, Partien, Sperren, Belohnungen und mehr
page-server-boards = Einstellungen: Orte und Bretter
page-server-players = Einstellungen: Mitglieder
page-server-paces = Einstellungen: Bedenkzeiten und Sprache
page-server-rewards = Belohnungen für die Besten
page-server-puzzle = Rätsel des Tages
page-server-open = Andere Server: diesen Server für Wettkämpfe öffnen
page-server-matches = Partien: beenden, aus den Wertungen nehmen, noch einmal zeigen
page-server-bans = Sperren
page-server-log = Protokoll
page-server-fair-play = Fair Play: Partien, die einen Blick wert sein können

command-help = Lies nach, wie man spielt

choice-game-courtyard = Courtyard – der König in die Mitte
choice-game-king-and-courtesan = King and Courtesan – der König in die ferne Ecke
choice-game-guard-and-towers = Guard & Towers – der Wächter auf die Burg
choice-game-kings-court = King’s Court – am längsten in der Mitte bleiben

side-wish-lot = Zufällig
side-wish-first = Ich beginne
side-wish-second = Mein Gegenüber beginnt
choice-match = { $id } { $game } gegen { $opponent }{ $state ->
    [yours] { " " }· du bist am Zug
    [theirs] { " " }· dein Gegenüber ist am Zug
    [finished] { "" }, beendet
   *[none] { "" }
}
