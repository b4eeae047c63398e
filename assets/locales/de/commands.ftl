### What the commands are for, as Discord lists them: each with its options, and what can be done by the option `action` or `page`.

command-play = Spiel gegen den Computer, such ein Gegenüber oder fordere jemanden heraus
command-play-game = Welches Spiel
    .name = spiel
command-play-level = Sofort gegen den Computer spielen: Stufe 1 (Einstieg) bis 12
    .name = stufe
command-play-side = Wer beginnt; ohne Angabe entscheidet der Zufall
    .name = seite
command-play-size = Größe des Bretts, falls es mehrere gibt
    .name = größe

command-challenge = Fordere jemanden heraus, oder stell eine Herausforderung für alle
command-challenge-game = Welches Spiel
    .name = spiel
command-challenge-opponent = Gegen wen du spielst; ohne Angabe können alle annehmen
    .name = gegen
command-challenge-code = Code eines Mitglieds von einem anderen Server
    .name = code
command-challenge-side = Wer beginnt; ohne Angabe entscheidet der Zufall
    .name = seite
command-challenge-size = Größe des Bretts, falls es mehrere gibt
    .name = größe
command-challenge-rated = Gewertete Partie; ohne Angabe ja
    .name = gewertet
command-challenge-pace = Bedenkzeit; ohne Angabe der Standard dieses Servers
    .name = bedenkzeit
command-challenge-when-time-runs-out = Was geschieht, wenn die Zeit abläuft
    .name = zeitablauf
command-challenge-weekends = Uhr am Wochenende anhalten
    .name = wochenenden
command-challenge-ratings = Für eine offene Herausforderung: Wertung des Gegenübers, ±200 oder 1400-1600; ohne Angabe jede
    .name = wertung
command-challenge-days = Wie viele Tage die Herausforderung offen bleibt, bis zu 14; ohne Angabe 7
    .name = tage

command-find = Such ein Gegenüber oder sieh nach, wer eines sucht
command-find-game = Welches Spiel; ohne Angabe irgendeines
    .name = spiel
command-find-pace = Bedenkzeit; ohne Angabe der Standard dieses Servers
    .name = bedenkzeit
command-find-ratings = Wertung des Gegenübers: ±200 oder 1400-1600; ohne Angabe jede
    .name = wertung
command-find-rated = Gewertete Partie; ohne Angabe ja
    .name = gewertet
command-find-side = Wer beginnt; ohne Angabe entscheidet der Zufall
    .name = seite
command-find-scope = Wo du suchst; ohne Angabe auf diesem Server
    .name = reichweite
command-find-days = Wie viele Tage du suchst, bis zu 14; ohne Angabe 7
    .name = tage

command-join = Nimm eine Herausforderung an
command-join-challenge = Welche Herausforderung
    .name = herausforderung

command-move = Mach einen Zug
command-move-move = Der Zug, zum Beispiel a7-a6
    .name = zug
command-move-match = Welche Partie; ohne Angabe die dieses Threads
    .name = partie
command-move-draw = Mit dem Zug Remis anbieten
    .name = remis

command-board = Sieh dir das Brett von deiner Seite an, nur für dich
command-board-match = Welche Partie; ohne Angabe die dieses Threads
    .name = partie
command-board-flip = Von der anderen Seite ansehen
    .name = drehen
command-board-text = Als Text ansehen
    .name = text

command-matches = Sieh dir deine Partien an und die Herausforderungen, die du annehmen kannst

command-match = Öffne eine Partie: Uhr, Züge, Notizen, Tipps und mehr
command-match-match = Welche Partie; ohne Angabe die dieses Threads
    .name = partie

command-draw = Biete Remis an
command-draw-match = Welche Partie; ohne Angabe die dieses Threads
    .name = partie
command-resign = Gib eine Partie auf
command-resign-match = Welche Partie; ohne Angabe die dieses Threads
    .name = partie

command-rules = Lies die Regeln eines Spiels, mit Bildern
command-rules-game = Welches Spiel
    .name = spiel
command-tutorial = Lerne ein Spiel in kurzen Lektionen
command-tutorial-game = Welches Spiel
    .name = spiel
command-puzzle = Löse ein Rätsel
command-puzzle-game = Welches Spiel; ohne Angabe irgendeines
    .name = spiel
command-puzzle-difficulty = Wie schwer; ohne Angabe beliebig
    .name = schwierigkeit

command-leaderboard = Sieh dir die Rangliste an
command-leaderboard-game = Welches Spiel; ohne Angabe alle zusammen
    .name = spiel
command-leaderboard-scope = Nur dieser Server oder alle Server
    .name = reichweite
command-leaderboard-season = Saison dieses Servers (ein Quartal)
    .name = saison
command-profile = Sieh dir Wertungen, Bilanz und letzte Partien eines Mitglieds an
command-profile-player = Wessen Profil; ohne Angabe deines
    .name = mitglied
command-history = Sieh dir beendete Partien auf diesem Server an
command-history-player = Wessen Partien; ohne Angabe deine
    .name = mitglied
command-history-opponent = Nur Partien gegen dieses Mitglied
    .name = gegen
command-history-game = Nur Partien dieses Spiels
    .name = spiel
command-replay = Sieh dir eine Partie noch einmal an, Zug für Zug oder als GIF
command-replay-match = Welche Partie; ohne Angabe die dieses Threads
    .name = partie
command-replay-gif = Zeig allen die Partie als GIF
    .name = gif

command-tournament = Sieh dir Turniere an, nimm teil oder richte eines aus
command-tournament-tournament = Welches; ohne Angabe alle
    .name = turnier

command-ladder = Erklimm eine Leiter: Fordere Mitglieder über dir heraus
command-ladder-game = Welches Spiel
    .name = spiel
command-ladder-opponent = Ein Mitglied über dir
    .name = gegen
command-ladder-pace = Bedenkzeit; ohne Angabe der Standard dieses Servers
    .name = bedenkzeit

command-contest = Wettkämpfe zwischen Servern: Mannschaften spielen gegeneinander
command-contest-contest = Welcher Wettkampf, wenn es mehrere gibt
    .name = wettkampf

command-settings = Deine Einstellungen: Bretter, Erinnerungen, Urlaub, Blockierungen und mehr
command-settings-page = Welche Seite; ohne Angabe die Bretter
    .name = seite
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
command-server-page = Welche Seite; ohne Angabe die Bretter
    .name = seite
page-server-boards = Einstellungen: Orte und Bretter
page-server-players = Einstellungen: Mitglieder
page-server-paces = Einstellungen: Bedenkzeiten und Sprache
page-server-rewards = Belohnungen für die Besten
page-server-puzzle = Rätsel des Tages
page-server-open = Andere Server: diesen Server für Wettkämpfe öffnen
page-server-matches = Partien: beenden, annullieren, noch einmal zeigen
page-server-bans = Sperren
page-server-log = Protokoll
page-server-fair-play = Fair Play: Partien, die einen Blick wert sein können

command-help = Lies nach, wie man spielt

choice-game-courtyard = Courtyard – der König in die Mitte
choice-game-king-and-courtesan = King and Courtesan – der König in die ferne Ecke
choice-game-guard-and-towers = Guard & Towers – der Wächter in die Burg
choice-game-kings-court = King’s Court – am längsten in der Mitte bleiben

side-wish-lot = Zufällig
side-wish-first = Ich beginne
side-wish-second = Mein Gegenüber beginnt
choice-match-yours = { $id } { $game } gegen { $opponent } · du bist am Zug
choice-match-theirs = { $id } { $game } gegen { $opponent } · dein Gegenüber ist am Zug
choice-seat = { $id } { $game } gegen { $challenger }
