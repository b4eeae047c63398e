### What the bot says in channels, and what it answers when all is well.

## Names

side-name = { $side ->
    [red] Red
    [blue] Blue
    [white] White
    [black] Black
    [orange] Orange
    [green] Green
   *[other] { $side }
}

piece-king = king
piece-guard = guard
piece-serf = serf
piece-courtesan = courtesan
piece-man = piece
piece-tower = tower
piece-stone = stone

aim-line = **{ rules-aim-heading }:** { $about }
about-courtyard = Bring your king into the courtyard from the far side. A missed capture costs the piece.
about-king-and-courtesan = Bring your king to the far corner, or capture the enemy king.
about-guard-and-towers = Bring your guard to the enemy castle, or capture the enemy guard. Stones stack into towers, which move farther.
about-kings-court = Jump over pieces of either color, and be the last with a piece in the central court.
about-line = - **{ $game }:** { $about }

## Challenges

challenge-sent = Challenge { $id } was sent to { $opponent }.
challenge-open = Challenge { $id } is open to anyone in this server.
challenge-no-thread = The match will be played in this channel. To open a thread, I’d need these permissions from someone who manages the server: { $names }.
challenge-boards = Once it’s accepted, { $where ->
    [thread] I’ll open a thread here
    [thread-there] I’ll open a thread there
    [post] I’ll open a post for the match
    [there] the boards appear there
   *[here] the boards appear here
}, and I’ll ping you when it’s your turn.
challenge-head = **{ $game }** { $id }: { $challenger } challenges { $opponent }.
challenge-head-open = **{ $game }** { $id }: { $challenger } is looking for an opponent.
challenge-terms = { $side ->
    [first] { $challenger } moves first.
    [second] { $challenger } moves second.
   *[lot] Who moves first is random.
} Expires { $expires }.
challenge-waits = Waiting for an answer.
challenge-accepted = Accepted: { $first } moves first against { $second }.
challenge-closed = { $how ->
    [declined] This challenge was declined.
    [withdrawn] This challenge was withdrawn.
   *[expired] No one accepted this challenge in time.
}
joined = You’re in: match { $id } starts.
many-threads = This server has opened many threads in the last hour, so match { $id } is played in the channel.
blocked = You’ve blocked { $user }: you can’t challenge each other, and their moves don’t ping you. I don’t tell them. You can unblock them in `/settings`.
unblocked = { $user } is no longer blocked.
not-blocked = You haven’t blocked { $user }.
blocks-none = You haven’t blocked anyone.
blocks-head = **You’ve blocked**
challenge-whom = **{ $game }:** who do you want to play?
challenge-elsewhere = The challenge is in { $channel }.

button-accept = Accept
button-decline = Decline
button-withdraw = Withdraw
button-challenge = Challenge
button-tutorial = Tutorial
button-anybody = Let anyone join
select-opponent = Choose an opponent

## Boards

restored = I was restored from a backup of { $time }. What happened after that is lost, { $then ->
    [challenge] so this challenge is posted again
   *[board] and the match goes on from this board
}.
moves-played = { $ply ->
    [0] start position
    [one] 1 move played
   *[other] { $ply } moves played
}
board-head = **{ $game }** { $id } · { moves-played }
hop-sign = -# `^` jumps over your own piece; `x` captures.
board-begin = { $player } plays { side-name } and moves first against { $opponent }. Press **Move**.
board-turn = { $player }, it’s your turn.
played = You played `{ $move }` in { $id }.

# What a move did, piece by piece: "Red: tower c3→c5, captures guard c5."
deed = { side-name }: { $does ->
    [removes] removes { $lost }, which missed a capture
   *[moves] { $piece } { $path }{ $onto ->
        [none] { "" }
        [stack] { "" }, makes a tower of { $height }
       *[other] { "" }, changes places with { $onto }
    }{ $captured ->
        [none] { "" }
       *[other] { "" }, captures { $captured }
    }{ $lost ->
        [none] { "" }
       *[other] { "" }, forfeits { $lost } for a missed capture
    }
}.
deed-at-stake = { side-name } missed several captures, so the opponent removes one of these: { $pieces }.
deeds-before = Before that: { $moves }
deed-planned = Planned reply: { $deed }

button-move = Move
button-resign = Resign

form-move-title = Your move in { $id }
form-move-label = Squares, from first to last
form-move-placeholder = for example a7-a6

## Ends

ask-resign = Resign match { $id } against { $opponent }? This can’t be undone.
ask-resign-too-short = It won’t be rated: you haven’t both made two moves yet.
button-confirm-resign = Yes, resign
button-keep-playing = No, keep playing
resigned = You resigned { $id }.
not-resigned = OK. The match goes on.

result-win = **{ side-name } wins:** { $reason }. { $winner } beats { $loser }!
result-draw = **Draw:** { $reason }.
result-none = **No result:** { $reason }.
result-out-of-time = { $player }’s time ran out before both players had made two moves.

# Why a match ended, in at most 40 letters. The side is the one that lost.
reason = { $why ->
    [cy-courtyard] the king is in the courtyard
    [cy-kings] both kings are captured
    [cy-pieces] { side-name } has no piece left
    [cy-nobody] neither side has a legal move
    [kc-king] { side-name }’s king is captured
    [kc-home] the king is on { side-name }’s home corner
    [gt-guard] { side-name }’s guard is captured
    [gt-castle] the guard is in { side-name }’s castle
    [kk-court] { side-name } has no piece left in the court
    [cannot-move] { side-name } has no legal move
    [resignation] { side-name } resigns
    [agreement] both players agree
    [repetition] the same position for the third time
    [timeout] { side-name }’s time is up
    [departure] { side-name } has left the server
    [deletion] { side-name } deleted all their data
    [adjudication] decided by a moderator
    [aborted] ended by a moderator
    [silence] { side-name } was inactive for too long
    [unplayed] it ended too soon
    [replaced] a reserve takes over the board
   *[rules] by the rules
}

# On pictures, where there is little room.
caption-result = { $result ->
    [won] { side-name } wins
    [draw] Draw
   *[none] No result
}: { $reason }
caption-preview = PREVIEW
note-court = in court { $count }

card-won = **{ side-name }** ({ $winner }) beats **{ $other }** ({ $loser }) { $ply ->
    [0] before the first move
    [one] in 1 move
   *[other] in { $ply } moves
}: { $reason }.
card-undecided = **{ $result ->
    [draw] Draw
   *[none] No result
}:** { $first } and { $second }, { $ply ->
    [0] before the first move
    [one] after 1 move
   *[other] after { $ply } moves
}: { $reason }.
card-thread = The match is in { $thread }.

## Lists

matches-running = **Your matches**
matches-challenges = **Challenges**
matches-elsewhere = **In other servers**
matches-continue-elsewhere = continue it where you began it, or with `/matches` in direct messages with me
matches-none = You have no matches, and there are no open challenges. Start a match with `/challenge`.
more = … and { $count } more
button-edit-again = Edit and try again
matches-more-where = … and { $count } more: use `/board` or `/join`
matches-declined = You declined challenge { $id }.
button-list-move = Move in { $id }
button-list-accept = Accept { $id }
button-list-decline = Decline { $id }
alt-waiting-boards = Boards on which it’s your turn
matches-line = { $turn ->
    [yours] **Your turn:** { $id } { $game } against { $opponent }
   *[theirs] { $opponent }’s turn: { $id } { $game }
}{ $time ->
    [none] { $turn ->
        [yours] { "" }, your turn began { $since }
       *[theirs] { "" }, their turn began { $since }
    }
    [runs] { "" }, time runs out { $until }
   *[up] { "" }, time ran out { $until }{ $turn ->
        [yours] { "" }
       *[theirs] { "" }. You can end it with `/match`.
    }
}
matches-challenge = { $id } { $game }: { $whose ->
    [own] your challenge
    [received] { $challenger } challenges you
   *[open] { $challenger } is looking for an opponent
}. Expires { $expires }{ $whose ->
    [own] .
   *[other] ; accept it with `/join`.
}

welcome = 👋 **Board games for this server, at your own pace.** Four games, against each other or against the computer: a match takes minutes, days or weeks.
button-welcome-settings = Settings
button-what-it-does = What I can do
help-start = Play board games at your own pace, in minutes, days or weeks.
help-next = `/play` and `/challenge` start a match, `/find` looks for an opponent, and `/join` accepts a challenge. `/tutorial` and `/rules` explain the games. When I ping you, press **Move** under the board.
help-play =
    {""}**Play:** every match has a thread with its board. When I ping you, press **Move** under the board, or use `/move`. Everything else is under **More** and in `/match`: clock, planned replies, notes.
    `/draw` offers a draw; your opponent can answer until the next move. `/resign` resigns, after asking you.
help-look =
    {""}**Watch:** `/board` shows the board from your side, and `/matches` shows what’s waiting for you. `/match` shows the moves and lets you follow a match by direct message.
    `/leaderboard` ranks players, and `/profile` shows one. `/history` lists finished matches, and `/replay` replays one.
help-choose = **Settings:** `/settings` has your boards, time zone, vacations and blocked players.
help-managers = **Managers:** with Manage Server, you can use `/server` for settings, rewards and moderation.
button-help-start = Start
button-help-match = During a match
button-help-ratings = Ratings and replays
button-help-together = Tournaments and contests
button-help-managers = For managers

## Rules

page-footer = { $game } · page { $page } of { $pages }. { $credit }
button-previous = Previous
button-next = Next
button-author = The author’s site

## Pictures in words

alt-start = Start position of { $game }.
alt-head = { $game } board, { moves-played }.
alt-turn = { side-name } to move.
alt-result = { caption-result }.
alt-side = { side-name }: { $pieces }.
alt-stack = { $square } ({ $height } stones)
