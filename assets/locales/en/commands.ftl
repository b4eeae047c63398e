### What the commands are for, as Discord lists them, with their options. What several commands call the same is an `parameter-…`.

parameter-match = Which match (default: this thread’s)
parameter-game = Which game
parameter-pace = Time for moves (default: this server’s pace)
parameter-side = Who moves first (default: random)
parameter-size = Board size, if the game has several
parameter-rated = Play a rated match (default: yes)
parameter-ratings = Opponents’ ratings: ±200 or 1400-1600 (default: any)
parameter-days = Days it stays open, up to 14 (default: 7)
parameter-player = Which player (default: you)
parameter-page = Which page (default: boards)

command-play = Play the computer, find an opponent or challenge someone
command-play-level = Play the computer right away: level 1 (beginner) to 12

command-challenge = Challenge someone, or post a challenge that anyone can accept
command-challenge-opponent = Who to play (default: anyone)
command-challenge-code = Code of a player on another server
command-challenge-when-time-runs-out = What happens when time runs out
command-challenge-weekends = Stop the clock on weekends

command-find = Find an opponent, or see who’s looking for one
command-find-game = Which game (default: any)
command-find-scope = Where to look (default: this server)

command-join = Accept a challenge
command-join-challenge = Which challenge

command-move = Play a move
command-move-move = The move, for example a7-a6
command-move-draw = Offer a draw with the move

command-board = See the board from your side; only you see it
command-board-flip = See it from the other side
command-board-text = See it as text

command-matches = See your matches and the challenges you can accept

command-match = Open a match: clock, moves, notes, hints and more

command-draw = Offer a draw
command-resign = Resign a match

command-rules = Read the rules of a game, with pictures
command-tutorial = Learn a game in short lessons
command-puzzle = Solve a puzzle
command-puzzle-game = Which game (default: any)
command-puzzle-difficulty = How hard (default: easy at first, later any)

command-leaderboard = See the leaderboard
command-leaderboard-game = Which game (default: all together)
command-leaderboard-scope = This server or all servers
command-leaderboard-season = Season on this server (a quarter of the year)
command-profile = See a player’s ratings, results and latest matches
command-history = See finished matches in this server
command-history-opponent = Only matches against this player
command-history-game = Only matches of this game
command-replay = Replay a match, move by move or as a GIF
command-replay-gif = Show everyone the match as a GIF

command-tournament = See tournaments, join one or create one
command-tournament-tournament = Which one (default: all of them)

command-ladder = Climb a ladder: challenge players above you
command-ladder-opponent = A player above you

command-contest = Play team matches against other servers
command-contest-contest = Which contest, if there are several

command-settings = See or change your settings: boards, reminders, vacation, blocks and more
command-settings-colors = Colors of boards only you see
command-settings-width = Width of your pictures in pixels
command-settings-bottom = Which side is at the bottom
command-settings-text-boards = Show /board as text, for screen readers
command-settings-confirm-moves = Ask before a typed move is played
command-settings-zone = Your time zone, like Europe/Berlin
command-settings-quiet-hours = Hours when your clocks stop, like 22:00–08:00 (- for none)
command-settings-vacation-from = First day, like 2026-12-24 or 24.12. (default: now)
command-settings-vacation-until = Last day, like 2027-01-06 or 6.1.
command-settings-block = Who to block
command-settings-unblock = Who to unblock
page-settings-boards = Boards and moves
page-settings-time = Time zone and quiet hours
page-settings-reminders = Reminders
page-settings-vacation = Vacation
page-settings-code = Friend code
page-settings-blocked = Blocked players
page-settings-data = My data

command-server = Manage this server: settings, matches, bans, rewards and more
page-server-boards = Settings: boards and channels
page-server-players = Settings: players
page-server-paces = Settings: paces and language
page-server-rewards = Rewards for the best players
page-server-puzzle = Puzzle of the day
page-server-open = Other servers: open this server to contests
page-server-matches = Matches: end, void or repost one
page-server-bans = Bans
page-server-log = Log
page-server-fair-play = Fair play: matches worth a look

command-help = See how to play

choice-game-courtyard = Courtyard – king into the middle
choice-game-king-and-courtesan = King and Courtesan – king to the far corner
choice-game-guard-and-towers = Guard & Towers – guard to the castle
choice-game-kings-court = King’s Court – last one in the middle

side-wish-lot = Random
side-wish-first = I move first
side-wish-second = I move second
choice-match = { $id } { $game } against { $opponent }{ $state ->
    [yours] { " " }· your turn
    [theirs] { " " }· their turn
    [finished] { "" }, finished
   *[none] { "" }
}
