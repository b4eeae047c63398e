### Servers that open themselves to others, and matches between servers.

## Open servers

opening = { $listed ->
    [yes] This server is open: it’s in the list of open servers.
   *[no] This server is open but not listed: only servers that have its code can find it. After its first contest, it appears in the table of servers.
    }
    - Description: { $about }
    - Languages: { $languages }
    - Games: { $games }
    - Code: { $code }
    - Challenges from other servers arrive in { $channel }
    Every choice below is saved right away. `/server` with `about` changes the description.
opening-draft = **Show this to other servers?**
    { $line }
    Their challenges arrive in { $channel }. You can choose languages, games and more afterwards.
button-opening-publish = Publish
opening-no-line = nothing yet
opening-all-games = all
opening-closed = This server is now hidden from other servers, and its code no longer works. Contests that have started go on. `/server` opens it again.
select-opening-languages = Choose the languages spoken here
select-opening-games = Choose the games you want to play
select-opening-channel = Choose the channel for challenges from other servers
button-opening-list = Add to the list
button-opening-unlist = Remove from the list
button-opening-new-code = New code
button-opening-close = Close this server
refused-not-open = This server isn’t open to others. Managers open it with `/server`.
refused-long-about = The description can have at most { $most } characters. Nothing has changed.
refused-mention-in-about = The description can’t mention anyone, so please leave out the @. Nothing has changed.

## Contests: commands

choice-season-now = This season
choice-season-last = Last season
choice-season-all = All time

## Contests: what is agreed on

help-contests = **Contests:** servers play each other on many boards. `/server` opens this server to others, `/contest` challenges another one, and **Join** on the card signs you up. The strongest play the strongest; the rest are reserves. A player whose time runs out before both have made two moves is replaced by the first reserve; without one, the board is lost. A server that removes me for 7 days loses its unfinished boards. `/contest` also shows the open servers and their table.
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
        [yes] The matches are rated
       *[no] The matches are unrated
    }
    - Sign-up: { $days }
contest-state = { $state ->
    [asked] { $other } challenges this server. Members with Manage Server can accept, decline or propose changes until { $until }.
    [proposed] { $other } has until { $until } to answer.
    [signing-up] Sign up until { $until }. Then the boards are set up, the strongest against the strongest, and the rest are reserves. It starts earlier if both captains press **Ready to start**.
    [agreed] Both servers have agreed. To play, sign up under the newer message.
    [running] The boards are set up. Everyone who signed up but has no board is a reserve.
    [over] It’s over.
    [declined] It was declined.
    [withdrawn] It was cancelled.
   *[lapsed] It lapsed: no one answered in time, too few signed up, or I was no longer in one of the servers.
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
contest-performance = { $player } ({ $team }): { $points } against an opponent rated { $against }, with a rating of { $rating }
alt-contest = Boards { $from } to { $to } of { $home } against { $away }
button-contest-join = Join
button-contest-leave = Leave
button-contest-ready = Ready to start
button-contest-unready = Not ready yet
button-contest-withdraw = Cancel contest
button-contest-change = Propose changes
button-contest-boards = Boards
button-contest-here = Show it here
select-contest-games = Choose the games you want to play
form-contest-title = Propose changes
form-contest-boards-label = Boards, 1 to 64
form-contest-games-label = Games, separated by commas
form-contest-pace-label = Time for moves
form-contest-days-label = Days to sign up, 1 to 14
form-contest-options-label = Options: rated, weekends free
contest-option-rated = rated
contest-option-weekends = weekends free

## Contests: answers

contest-proposed = Contest { $number } is proposed. Follow it on its card in either server.
contest-accepted = You’ve accepted contest { $number }. Members of both servers can sign up now.
contest-declined = You’ve declined contest { $number }.
contest-changed = You’ve proposed changes to contest { $number }. The other server answers next.
contest-ask-call-off = **Cancel contest { $number }, { $home } – { $away }?** This can’t be undone.
contest-called-off = Contest { $number } is cancelled.
contest-captain-named = This server’s team in contest { $number } has a new captain.
contest-ready-noted = Noted. Contest { $number } starts as soon as both captains are ready, or when sign-up ends.
contest-unready-noted = Noted. Contest { $number } starts when sign-up ends, unless both captains are ready sooner.
contest-shown-here = From now on, contest { $number } is shown in this channel.
contest-joined = You’ve signed up for contest { $number }. Your match starts automatically.
contest-left = You’re no longer signed up for contest { $number }.
contest-substituted = { $user } takes over, and the match starts from the beginning.
contests-none = This server hasn’t played a contest yet. Choose one of the open servers to challenge.
contests-head = **Contests of this server**
contest-line = { $number }: { $home } – { $away } · { $state ->
    [proposed] proposed
    [signing-up] signing up
    [running] running
    [over] over
    [declined] declined
    [withdrawn] cancelled
   *[lapsed] lapsed
}

## Servers

servers-none = No server is open to contests yet. Managers open this one with `/server`.
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
server-page-row = All time: place { $place } · match points: { $points } · board points: { $halves } of { $boards } · { $contests ->
    [one] { $contests } contest
   *[other] { $contests } contests
}
server-page-members = Best members:
server-page-record = Record:
server-page-member = { $player }: { $halves } of { $boards }
server-page-against = { $server }: { $won } won, { $drawn } drawn, { $lost } lost; board points { $own }–{ $theirs }

## Contests: refusals

refused-no-contest = There’s no contest { $number } in this server. `/contest` shows those there are.
refused-which-contest = Please say which contest: choose it in the option `contest`.
refused-no-such-server = There’s no open server called “{ $name }”. Choose one from the list, or enter its code; its managers have it.
refused-several-servers = Several open servers are called “{ $name }”. Choose one from the list, or enter the code; its managers have it.
refused-absent-server = I’m not in the server “{ $name }” right now, so no one there could answer. Try again when I’m back.
refused-contest-gone = I’m not in the server “{ $name }” right now, so no board can be set up. Sign-up goes on; be ready again when I’m back there.
refused-contest-not-open = First open this server with `/server`, so that I know where to show the contest here.
refused-contest-itself = A server can’t play against itself. Choose another one.
refused-not-the-captain = Only the captain and members with Manage Server can do this.
refused-contest-boards = A contest has 1 to { $most } boards.
refused-contest-days = Members can sign up for 1 to { $most } days.
refused-no-such-game = I don’t know a game called “{ $name }”.
refused-no-such-term = “{ $name }” isn’t one of the options. Enter { $rated }, { $weekends }, both with a comma between them, or nothing.
refused-contest-pace = Contests need a slow pace: days per move, or a reserve of days. Choose one of those.
refused-many-contests = This server is already in { $most } contests, which is the limit. Finish or cancel one first.
refused-their-many-contests = The other server has reached the limit of contests. Try again when one of them is over.
refused-many-proposals = This server has proposed many contests lately. You can propose the next one { $until }.
refused-abort-in-contest = Match { $id } is part of a contest, so you can’t end it without a result. You can rule against the player of this server, or let it go on.
refused-contest-refused-before = The other server declined a contest or didn’t answer. You can challenge it again { $until }, { $wait } after that.
refused-contest-not-over = Contest { $number } between the two servers isn’t over yet. You can start another one once it is.
refused-they-answer = It’s the other server’s turn to answer. You can wait, or cancel the contest.
refused-contest-not-now = { $state ->
    [proposed] The contest is only proposed: both servers have to agree first.
    [signing-up] The boards aren’t set up yet.
    [running] The boards are already set up, and sign-up is over.
    [over] The contest is over.
    [declined] The contest was declined.
    [withdrawn] The contest was cancelled.
   *[lapsed] The contest has lapsed.
}
refused-other-team = { $self ->
    [yes] You’ve signed up for the other server in this contest.
   *[no] { $user } has signed up for the other server in this contest.
} No one can play for both.
refused-not-signed-up = { $self ->
    [yes] You haven’t signed up for this contest. **Join** on its card signs you up.
   *[no] { $user } hasn’t signed up for this contest.
}
refused-full-team = { $most } members of this server have signed up, which is the limit. You can sign up if someone leaves.
refused-no-board = { $user } has no unfinished board.
refused-begun-in-earnest = { $user }’s match is under way: both players have made two moves. It has to be played to the end.
refused-no-reserve = There’s no reserve for this game, so the player stays on the board. Reserves have to sign up before the boards are set up.
refused-many-replaced = This team has already replaced { $most ->
    [one] { $most } player
   *[other] { $most } players
}, which is the limit: half of its boards. The player stays on the board.
refused-too-few = Not enough members have signed up to set up a board. You can be ready once someone has signed up on each side.
refused-no-captain = { $user } can’t be captain: a captain must be a member of this server and not a bot.

select-contest = Open a contest …
select-contest-server = Challenge a server …
button-contest-servers = Open servers
button-contest-table = Table
button-contest-challenge = Challenge this server
select-contest-captain = Name a captain …
select-contest-substitute = Replace a player with a reserve …
