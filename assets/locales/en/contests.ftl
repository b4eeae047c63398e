### Servers that open themselves to others, and matches between servers.

## Open servers

opening = { $listed ->
    [yes] This server is in the list of open servers.
   *[no] This server is open but unlisted: others need its code until its first contest is over and it appears in the table.
    }
    - Description: { $about }
    - Languages: { $languages }
    - Games: { $games }
    - Code: { $code }
    - Challenges arrive in { $channel }
button-opening-about = { $has ->
    [yes] Change the description
   *[no] Write a description
    }
form-about-label = One line that introduces this server
form-about-placeholder = for example: friends of board games, mostly in the evening
opening-draft = **Show this to other servers?**
    { $line }
    Their challenges arrive in { $channel }. Languages, games and more come next.
button-opening-publish = Publish
opening-no-line = nothing yet
opening-all-games = all
opening-closed = This server is hidden from other servers, and its code no longer works. Contests that have started go on.
opening-none = This server isn’t open to others.
select-opening-languages = Choose the languages spoken here
select-opening-games = Choose the games you want to play
select-opening-channel = Choose the channel for challenges
button-opening-list = Add to the list
button-opening-unlist = Remove from the list
button-opening-close = Close this server
button-opening-open = Open this server
refused-not-open = { $what ->
    [tournament] This tournament’s server
   *[this] This server
} isn’t open to others. Managers open it with `/server`.
opening-ask-close = **Close this server to others?** They no longer find it, and its code stops working. Contests that have started go on.

## Seasons of the table of servers

choice-season-now = This season
choice-season-last = Last season
choice-season-all = All time

## Contests: what is agreed on

help-contests = **Contests:** team matches between servers, on up to 64 boards. Managers open this server with `/server` and challenge others with `/contest`; **Join** signs you up. The best-rated players meet; the rest are reserves. If you run out of time in your first two moves, a reserve takes over.
contest-title = **Contest { $number }{ $part ->
    [teams] { "" }, teams
    [boards] { "" }, boards
    [result] { "" }, result
   *[all] { "" }
}: { $home } – { $away }**
contest-terms =
    - Games: { $games }
    - Boards: up to { $boards }
    - Time: { $pace }{ $weekends ->
        [yes] , weekends off
       *[no] {""}
    }
    - { $rated ->
        [yes] Rated matches
       *[no] Unrated matches
    }
    - Sign-up: { $days }
contest-state = { $state ->
    [asked] { $other } challenges this server. Members with Manage Server can answer until { $until }.
    [proposed] { $other } has until { $until } to answer.
    [signing-up] Sign up until { $until }. Then the best-rated players meet each other board by board; the rest are reserves. It starts earlier if both captains press **Ready to start**.
    [agreed] Both servers have agreed. Sign up under the newer message.
    [running] The matches have started. Members without one are reserves.
    [over] The contest is over.
    [declined] The contest was declined.
    [withdrawn] The contest was canceled.
   *[lapsed] The contest lapsed: no answer in time, too few players, or a server removed me.
}
contest-team = { $has ->
    [yes] **{ $team }**: { $count } signed up, captain { $captain }
   *[no] **{ $team }**: { $count } signed up
}{ $ready ->
    [yes] , ready
   *[no] {""}
}
contest-score = **{ $home } { $homescore } – { $awayscore } { $away }**, decided: { $decided } of { $boards }
contest-board-result = { $result ->
    [running] running
    [home-forfeit] 1–0 by forfeit
    [away-forfeit] 0–1 by forfeit
    [void] no points
   *[played] { $homescore }–{ $awayscore }
}
contest-board = { $number }. { $game } { $id }: { $home } – { $away } · { contest-board-result }
contest-result = { $won ->
    [yes] **{ $winner }** beats **{ $loser }** { $winnerscore }–{ $loserscore }.
   *[no] **{ $winner }** and **{ $loser }** draw { $winnerscore }–{ $loserscore }.
}
contest-best = Best performances:
contest-performance = { $player } ({ $team }), rated { $rating }: scored { $points } against a rating of { $against }
alt-contest = Boards { $from } to { $to } of { $home } against { $away }
podium-boards = { $count ->
    [one] One board
   *[other] { $count } boards
}
button-contest-ready = Ready to start
button-contest-unready = Not ready yet
button-contest-withdraw = Cancel contest
button-contest-change = Propose changes
button-contest-boards = Boards
button-contest-again = Contest again
select-contest-games = Choose the games you want to play
form-contest-boards-label = Boards, 1 to 64
form-contest-games-label = Games, separated by commas
form-contest-pace-label = Time for moves
form-contest-days-label = Days to sign up, 1 to 14
form-contest-options-label = Options: rated, weekends off
contest-option-rated = rated
contest-option-weekends = weekends off

## Contests: answers

contest-proposed = Contest { $number } is proposed. The message about it shows the answer.
contest-accepted = You’ve accepted contest { $number }. Members of both servers can sign up.
contest-declined = You’ve declined contest { $number }.
contest-changed = You’ve proposed changes to contest { $number }. The other server answers next.
contest-ask-call-off = **Cancel contest { $number }, { $home } – { $away }?** This can’t be undone.
contest-called-off = Contest { $number } is canceled.
contest-captain-named = Your team in contest { $number } has a new captain.
contest-ready-noted = Your team { $ready ->
    [yes] is ready
   *[no] isn’t ready anymore
}. Contest { $number } starts once both captains are ready, or when sign-up ends.
contest-shown-here = This channel now shows contest { $number }.
contest-joined = You’ve signed up for contest { $number }. If you get a board, your match starts automatically.
contest-left = You’re no longer signed up for contest { $number }.
contest-substituted = { $user } takes over, and the match starts from the beginning.
contests-none = This server hasn’t played a contest yet. Managers can challenge an open server.
contests-head = **This server’s contests**
contest-line = { $number }: { $home } – { $away } · { $state ->
    [proposed] proposed
    [signing-up] signing up
    [running] running
    [over] over
    [won] won { $homescore }–{ $awayscore }
    [drawn] drawn { $homescore }–{ $awayscore }
    [lost] lost { $homescore }–{ $awayscore }
    [declined] declined
    [withdrawn] canceled
   *[lapsed] lapsed
}

## Servers

servers-none = { $open ->
    [yes] No other server is open to contests yet.
   *[no] No other server is open to contests yet. Managers open this one with `/server`.
}
servers-head = **Servers open to contests**
servers-line = **{ $server }** · { $languages } · games: { $games }
servers-table-title = { $all ->
    [yes] **Table of servers, all time**: { $pool }
   *[no] **Table of servers, { $season }**: { $pool }
}
servers-table-none = No contest has ended yet.
servers-table-empty = This table has no finished contest. Choose another game or season below.
select-server-page = See a server’s page
servers-points = match points: { $points }, board points: { $halves } of { $boards }, { $contests ->
    [one] { $contests } contest
   *[other] { $contests } contests
}
servers-table-line = **{ $server }**: { servers-points }, opponents’ average { $strength }
servers-table-legend = A win is worth 2 match points (MP), a draw 1. If those are equal, board points (BP) decide, then the opponents’ average match points (Opp.).
servers-column-server = Server
servers-column-points = MP
servers-column-halves = BP
servers-column-strength = Opp.
server-page-open = Open to contests · { $languages } · games: { $games }
server-page-none = This server hasn’t finished a contest yet.
server-page-row = All time: place { $place } · { servers-points }
server-page-members = Best members:
server-page-record = Record:
server-page-member = { $player }: { $halves } of { $boards }
server-page-against = { $server }: { $won } won, { $drawn } drawn, { $lost } lost; board points { $own }–{ $theirs }

## Contests: refusals

refused-no-contest = There’s no contest { $number } here. `/contest` lists them.
refused-which-contest = Choose the contest in the option `contest`.
refused-server-name = { $found ->
    [none] No open server is
   *[several] Several open servers are
} called “{ $name }”. Choose from the list, or ask its managers for the code.
refused-absent-server = I’m not in { $what ->
    [tournament] this tournament’s server
   *[server] “{ $name }”
} right now. Try again when I’m back.
refused-contest-gone = I’m not in “{ $name }” right now. Sign-up goes on; press **Ready to start** again when I’m back.
refused-contest-closed = “{ $name }” isn’t open to other servers right now, and only open servers can be challenged. Its managers open it with `/server`.
refused-contest-not-open = I don’t know yet where to show the contest here. Press **{ button-opening-open }** first, then challenge the other server again.
refused-contest-itself = A server can’t play itself. Choose another one.
refused-contest-boards = A contest has 1 to { $most } boards.
refused-contest-days = Sign-up lasts 1 to { $most } days.
refused-no-such-game = I don’t know a game called “{ $name }”. Use the names that were in the form.
refused-no-such-term = “{ $name }” isn’t an option. Enter { $rated } or { $weekends }, both with a comma between them, or leave it empty.
refused-contest-pace = Contests need a slow pace: days per move, or a reserve of days.
refused-many-contests = This server is already in { $most } contests, the limit. Finish or cancel one.
refused-their-many-contests = The other server has reached the limit of contests. Try again when one is over.
refused-many-proposals = This server has proposed many contests lately. It can propose again { $until }.
refused-abort-in-contest = Match { $id } needs a result for its contest. Rule against this server’s player, or let it go on.
refused-contest-refused-before = You can challenge the other server again { $until }, { $wait } after it declined or didn’t answer.
refused-contest-not-over = Contest { $number } between these servers has to end first.
refused-they-answer = It’s the other server’s turn to answer. Wait, or cancel the contest.
refused-contest-not-now = { $state ->
    [proposed] Both servers have to agree first.
    [signing-up] The matches haven’t started yet.
    [running] The matches have started, and sign-up is over.
    [over] The contest is over.
    [declined] The contest was declined.
    [withdrawn] The contest was canceled.
   *[lapsed] The contest has lapsed.
}
refused-other-team = { $self ->
    [yes] You’ve signed up for the other server.
   *[no] { $user } has signed up for the other server.
} No one can play for both.
refused-not-signed-up = { $self ->
    [yes] You haven’t signed up for this contest. Press **Join** below it.
   *[no] { $user } hasn’t signed up for this contest.
}
refused-no-board = { $user } has no unfinished board.
refused-begun-in-earnest = { $user }’s match has to be played to the end: both players have made two moves.
refused-no-reserve = There’s no reserve for this game. Reserves sign up before the matches start.
refused-many-replaced = This team has already replaced { $most ->
    [one] { $most } player
   *[other] { $most } players
}, the limit: half of its boards.
refused-too-few = Too few have signed up. You can be ready once each side has a player.
refused-no-captain = { $user } can’t be captain: choose a member of this server who isn’t a bot.

select-contest = Open a contest …
select-contest-server = Challenge a server …
button-contest-servers = Open servers
button-table = Table
button-contest-challenge = Challenge this server
button-contest-out = I can’t play
contest-ask-out = **Give up your board in contest { $number }?** The first reserve who plays the game takes over, and the match starts from the beginning.
button-servers-here = This server’s page
button-servers-find = Find by name or code
form-servers-find-label = The server’s name or code
servers-found = **Servers found**
server-page-challenge = **Challenge this server** proposes:
select-table = Another game or season …
select-contest-captain = Name a captain …
select-contest-substitute = Replace a player with a reserve …
