### Servers that open themselves to others, and matches between servers.

## Open servers

command-server-open = List this server for contests with other servers, or change its description
command-server-open-about = One line about this server, shown to other servers
command-server-close = Hide this server from other servers
opening = { $listed ->
    [yes] This server is open: it is in the list of open servers.
   *[no] This server is open but not listed: only servers that have its code can find it. After its first contest it appears in the table of servers.
    }
    - Description: { $about }
    - Languages: { $languages }
    - Games: { $games }
    - Code: { $code }
    - Challenges from other servers arrive in { $channel }
    Every choice below is saved at once. `/server open` with `about` changes the line.
opening-draft = **Show this to other servers?**
    { $line }
    What they want of this server is shown in { $channel }. You can choose languages, games and more afterwards.
button-opening-publish = Publish
opening-no-line = nothing yet
opening-all-games = all
opening-closed = This server is now hidden from other servers, and its code no longer works. Contests that have started go on. `/server open` opens it again.
select-opening-languages = Choose the languages spoken here
select-opening-games = Choose the games you want to play
select-opening-channel = Choose the channel for challenges from other servers
button-opening-list = Add to the list
button-opening-unlist = Remove from the list
button-opening-new-code = New code
button-opening-close = Close this server
refused-not-open = This server is not open to others. `/server open` opens it.
refused-long-about = The line about this server has at most { $most } characters. Nothing has changed.
refused-mention-in-about = The description cannot mention anybody, so please leave out the @. Nothing has changed.

## Contests: commands

command-contest = Contests: matches between this server and another one, on many boards
command-contest-challenge = Challenge another open server to a contest (needs Manage Server)
command-contest-challenge-server = Which server: choose it from the list, or type its code
command-contest-challenge-boards = How many boards, 1 to 64; leave empty for 4
command-contest-challenge-game = Which game; leave empty for all games that the other server plays
command-contest-challenge-game2 = A second game
command-contest-challenge-game3 = A third game
command-contest-challenge-pace = How much time there is for moves; no live paces
command-contest-challenge-weekends = Whether clocks rest on Saturdays and Sundays
command-contest-challenge-rated = Whether the matches count for ratings; they do unless you say no
command-contest-challenge-days = For how many days members can sign up, 1 to 14; leave empty for 7
command-contest-list = See this server’s contests
command-contest-show = See a contest: who has signed up, how the boards stand, or the result
command-contest-show-contest = Which contest, if there is more than one
command-contest-withdraw = Call a contest off before its boards are set up
command-contest-withdraw-contest = Which contest, if there is more than one
command-contest-captain = Make a member the captain of this server’s team
command-contest-captain-member = Who leads the team
command-contest-captain-contest = Which contest, if there is more than one
command-contest-substitute = Replace a player whose match has barely started with a reserve
command-contest-substitute-member = Who to replace; leave empty for yourself
command-contest-substitute-contest = Which contest, if there is more than one
command-servers = Servers that play contests: the open ones, and the table
command-servers-list = See the servers that are open to contests
command-servers-table = See the table of servers: contests won, board points, opponents
command-servers-table-game = One game only
command-servers-table-season = Which season; leave empty for the current one
command-servers-show = See a server’s page: its best members and its record
command-servers-show-server = Which server; leave empty for this one
choice-season-now = This season
choice-season-last = The season before
choice-season-all = All time

## Contests: what is agreed on

help-contests = **Contests:** servers play each other on many boards. `/server open` lists this server, `/contest challenge` challenges another one, and **Join** on the card signs you up. The strongest play the strongest; the rest are reserves. A player whose time runs out before both have made two moves is replaced by the first reserve; without one, the board is lost. A server that removes me for 7 days loses its unfinished boards. `/servers` shows who plays, and the table.
contest-title = **Contest { $number }: { $home } – { $away }**
contest-teams-title = **Contest { $number }, the teams: { $home } – { $away }**
contest-boards-title = **Contest { $number }, the boards: { $home } – { $away }**
contest-result-title = **Contest { $number }, the result: { $home } – { $away }**
contest-terms =
    - Games: { $games }
    - Boards: { $boards }, if both teams can fill them
    - Time: { $pace }{ $weekends ->
        [yes] , weekends free
       *[no] {""}
    }
    - { $rated ->
        [yes] The matches count for ratings
       *[no] The matches do not count for ratings
    }
    - Signing up: { $days }
contest-state = { $state ->
    [asked] { $other } challenges this server. Members who may manage it can accept, decline or propose other terms until { $until }.
    [proposed] { $other } has until { $until } to answer.
    [signing-up] Sign up until { $until }. Then the boards are set up, the strongest against the strongest, and the rest are reserves. It starts earlier if both captains press **Ready to begin**.
    [agreed] Both servers have agreed. To play, sign up under the newer message.
    [running] The boards are set up. Everyone who signed up and sits at none of them is a reserve.
    [over] It is over.
    [declined] It was declined.
    [withdrawn] It was called off.
   *[lapsed] It lapsed: nobody answered in time, too few signed up, or I was not in one of the servers any more.
}
contest-team = { $has ->
    [yes] **{ $team }**: { $count } signed up, captain { $captain }
   *[no] **{ $team }**: { $count } signed up
}{ $ready ->
    [yes] , ready
   *[no] {""}
}
contest-score = **{ $home } { $homescore } – { $awayscore } { $away }**, { $decided } of { $boards } boards decided
contest-board = { $number }. { $game } { $id }: { $home } – { $away } { $result ->
    [running] · running
    [home-forfeit] · 1–0 by forfeit
    [away-forfeit] · 0–1 by forfeit
    [void] · no points
   *[played] · { $homescore }–{ $awayscore }
}
contest-result = { $won ->
    [yes] **{ $winner }** beats **{ $loser }** { $winnerscore }–{ $loserscore }.
   *[no] **{ $winner }** and **{ $loser }** draw { $winnerscore }–{ $loserscore }.
}
contest-best = Best performances:
contest-performance = { $player } ({ $team }): { $points } against { $against }, with a rating of { $rating }
alt-contest = Boards { $from } to { $to } of { $home } against { $away }
button-contest-join = Join
button-contest-leave = Leave
button-contest-ready = Ready to begin
button-contest-unready = Not ready yet
button-contest-withdraw = Call it off
button-contest-change = Propose changes
button-contest-boards = Boards
button-contest-here = Show it here
select-contest-games = Choose the games that you play in it
form-contest-title = Propose changes
form-contest-boards-label = Boards, 1 to 64
form-contest-games-label = Games, with commas between
form-contest-pace-label = Time for moves
form-contest-days-label = Days for signing up, 1 to 14
form-contest-options-label = Options: rated, weekends free
contest-option-rated = rated
contest-option-weekends = weekends free

## Contests: answers

contest-proposed = Contest { $number } is proposed. Follow it on its card in either server.
contest-accepted = You have accepted contest { $number }. Members of both servers can sign up now.
contest-declined = You have declined contest { $number }.
contest-changed = You have proposed changes to contest { $number }. The other server answers next.
contest-ask-call-off = **Call contest { $number }, { $home } – { $away }, off?** This can’t be undone.
contest-called-off = Contest { $number } is called off.
contest-captain-named = This server’s team in contest { $number } has a new captain.
contest-ready-noted = Noted. Contest { $number } begins as soon as both captains are ready, or when signing up ends.
contest-unready-noted = Noted. Contest { $number } begins when signing up ends, unless both captains are ready before.
contest-shown-here = From now on, contest { $number } is shown in this channel.
contest-joined = You have signed up for contest { $number }. Your match begins by itself.
contest-left = You are no longer signed up for contest { $number }.
contest-substituted = { $user } takes over, and the match starts from the beginning.
contests-none = This server has not played a contest yet. Start one with `/contest challenge`.
contests-head = **Contests of this server**
contest-line = { $number }: { $home } – { $away } · { $state ->
    [proposed] proposed
    [signing-up] signing up
    [running] running
    [over] over
    [declined] declined
    [withdrawn] called off
   *[lapsed] lapsed
}

## Servers

servers-none = No server is open to contests yet. Open this one with `/server open`.
servers-head = **Servers that are open to contests**
servers-line = **{ $server }** · { $languages } · games: { $games }
servers-table-title = { $all ->
    [yes] **Table of servers, all time**: { $pool }
   *[no] **Table of servers, { $season }**: { $pool }
}
servers-table-none = No contest has ended yet.
select-server-page = See the page of a server
servers-table-line = **{ $server }**: match points: { $points }, board points: { $halves } of { $boards }, { $contests ->
    [one] { $contests } contest
   *[other] { $contests } contests
}, opponents { $strength }
servers-table-legend = A win is worth 2 match points, a draw 1. Ties are broken by board points, then by the opponents’ average match points.
servers-column-server = Server
servers-column-points = MP
servers-column-halves = BP
servers-column-strength = Opp.
button-season-now = This season
button-all-time = All time
server-page-open = Open to contests · { $languages } · games: { $games }
server-page-none = No finished contests yet.
server-page-row = Place { $place } of all time: { $points } match points and { $halves } of { $boards } board points in { $contests ->
    [one] { $contests } contest
   *[other] { $contests } contests
}
server-page-members = Best members:
server-page-record = Record:
server-page-member = { $player }: { $halves } of { $boards }
server-page-against = { $server }: { $won } won, { $drawn } drawn, { $lost } lost; board points { $own }–{ $theirs }

## Contests: refusals

refused-no-contest = There is no contest { $number } in this server. `/contest list` shows them.
refused-which-contest = Please say which contest: choose it in the option `contest`.
refused-no-such-server = There is no open server called “{ $name }”. Choose one from the list, or enter its code; its managers have it.
refused-several-servers = Several open servers are called “{ $name }”. Choose one from the list, or enter the code; its managers have it.
refused-absent-server = I am not in the server “{ $name }” at the moment, so nobody there could answer. Try again when I am back.
refused-contest-gone = I am not in the server “{ $name }” at the moment, so no board can be set up. Signing up goes on; be ready again when I am back there.
refused-contest-not-open = First open this server with `/server open`, so that I know where to show the contest here.
refused-contest-itself = A server does not play against itself. Choose another one.
refused-not-the-captain = Only the captain and members who may manage this server can do this.
refused-contest-boards = A contest has 1 to { $most } boards.
refused-contest-days = Members can sign up for 1 to { $most } days.
refused-no-such-game = I know no game called “{ $name }”.
refused-no-such-term = “{ $name }” is not one of the options. Enter { $rated }, { $weekends }, both with a comma between them, or nothing.
refused-contest-pace = Contests need a slow pace: days per move, or a reserve of days. Choose one of those.
refused-many-contests = This server takes part in { $most } contests already. Finish one or call one off first.
refused-their-many-contests = The other server is already in as many contests as it can be. Try again when one is over.
refused-many-proposals = This server has proposed many contests lately. You can propose the next one { $until }.
refused-abort-in-contest = Match { $id } is a board of a match between two servers, so it cannot be aborted. You can rule against the player of this server, or let it go on.
refused-contest-refused-before = The other server declined a contest or did not answer. You can challenge it again { $until }, { $wait } after that.
refused-contest-not-over = Contest { $number } between the two servers is not over yet.
refused-they-answer = The other server answers this proposal.
refused-contest-not-now = { $state ->
    [proposed] The contest is only proposed: both servers have to agree first.
    [signing-up] The boards are not set up yet.
    [running] The boards are set up already, and signing up is over.
    [over] The contest is over.
    [declined] The contest was declined.
    [withdrawn] The contest was called off.
   *[lapsed] The contest has lapsed.
}
refused-other-team = { $self ->
    [yes] You have signed up for the other server in this contest.
   *[no] { $user } has signed up for the other server in this contest.
} Nobody plays for both.
refused-not-signed-up = { $self ->
    [yes] You have not signed up for this contest. Join on its card signs you up.
   *[no] { $user } has not signed up for this contest.
}
refused-full-team = { $most } members of this server have signed up, which is the limit.
refused-no-board = { $user } has no unfinished board.
refused-begun-in-earnest = { $user }’s match is under way: both players have made two moves. It has to be played to the end.
refused-no-reserve = There is no reserve who plays this game, so the player stays on the board. Reserves sign up before the boards are set up.
refused-many-replaced = This team has replaced { $most ->
    [one] { $most } player
   *[other] { $most } players
} already: half of its boards is the most. The player stays on the board.
refused-too-few = Not enough members have signed up to set up a board. You can be ready once somebody has signed up on each side.
refused-no-captain = { $user } cannot be captain: a captain must be a member of this server and not a bot.
