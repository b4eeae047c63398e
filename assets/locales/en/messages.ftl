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

piece-cy-king = king
piece-cy-guard = guard
piece-cy-serf = serf
piece-kc-king = king
piece-kc-courtesan = courtesan
piece-kk-man = piece
piece-gt-guard = guard
piece-gt-tower = tower

## Challenges

challenge-sent = Challenge { $id } is on its way to { $opponent }.
challenge-open = Seat { $id } is open. Anybody in this server can take it.
challenge-no-thread = The match will be shown in this channel, because for a thread of its own I lack these permissions: { $names }. Somebody who may manage the server can give them to me in the channel’s settings.
challenge-head = **{ $game }** { $id }: { $challenger } challenges { $opponent }.
challenge-head-open = **{ $game }** { $id }: { $challenger } is looking for an opponent.
challenge-terms = { $side ->
    [first] { $challenger } moves first.
    [second] { $challenger } moves second.
   *[lot] Who moves first is chosen at random.
} This challenge expires { $expires }.
challenge-waits = Waiting for an answer.
challenge-accepted = Accepted: { $first } moves first against { $second }.
challenge-closed = { $how ->
    [declined] Declined.
    [withdrawn] Withdrawn.
   *[expired] Nobody took it in time.
}
joined = You are in: match { $id } begins. Its board comes in a moment.
many-threads = Many threads were opened in this server within the hour, so match { $id } is shown in the channel.
blocked = You have blocked { $user }: neither of you can challenge the other, and their moves do not ping you. They are not told. `/unblock` ends it.
unblocked = { $user } is not blocked any more.
not-blocked = You have not blocked { $user }.
blocks-none = You have blocked nobody.
blocks-head = **You have blocked**
challenge-elsewhere = The challenge is in { $channel }.

button-accept = Accept
button-decline = Decline
button-withdraw = Withdraw

## Boards

thread-title = { $game } · { $first } – { $second }
board-head = **{ $game }** { $id } · { $ply ->
    [0] start position
    [one] 1 move played
   *[other] { $ply } moves played
}
board-begin = { $player } plays { side-name } and moves first against { $opponent }. Press **Move**, or use `/move`.
board-turn = { $player }, it is your turn.
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
deed-planned = Conditional move: { $deed }
forum-starter = **{ $game }** { $id }: { $first } against { $second }. The challenge is in { $channel }.

button-move = Move
button-resign = Resign

form-move-title = Your move in { $id }
form-move-label = Squares, from first to last
form-move-placeholder = for example a7-a6

## Ends

ask-resign = Resign match { $id } against { $opponent }? This cannot be undone.
button-confirm-resign = Yes, resign
button-keep-playing = No, keep playing
resigned = You resigned { $id }.
not-resigned = Good. The match goes on.

result-win = **{ side-name } wins:** { $reason }. { $winner } beats { $loser }!
result-draw = **Draw:** { $reason }.

# Why a match ended, in at most 40 letters. The side is the one that lost.
reason = { $why ->
    [cy-courtyard] the king is in the courtyard
    [cy-kings] both kings are captured
    [cy-pieces] { side-name } has no piece left
    [cy-nobody] neither side has a legal move
    [kc-king] { side-name }’s king is captured
    [kc-home] the king stands on { side-name }’s home
    [gt-guard] { side-name }’s guard is captured
    [gt-castle] the guard stands in { side-name }’s castle
    [kk-court] { side-name } has no piece left in the court
    [cannot-move] { side-name } has no legal move
    [resignation] { side-name } resigns
    [agreement] both players agree
    [repetition] the same position for the third time
   *[rules] by the rules
}

card-won = **{ side-name }** ({ $winner }) beat **{ $other }** ({ $loser }) { $ply ->
    [0] before the first move
    [one] in 1 move
   *[other] in { $ply } moves
}: { $reason }.
card-drawn = **Draw:** { $first } and { $second }, { $ply ->
    [0] before the first move
    [one] after 1 move
   *[other] after { $ply } moves
}: { $reason }.
card-thread = The match is in { $thread }.

## Lists

matches-running = **Your matches**
matches-challenges = **Challenges**
matches-none = You have no match, and there is no open seat in this server. Start with `/challenge`.
matches-more = … and { $count } more
matches-more-where = … and { $count } more, which `/board` and `/join` find by name or number
matches-yours = **Your turn:** { $id } { $game } against { $opponent } (last change { $since })
matches-theirs = { $opponent }’s turn: { $id } { $game } (last change { $since })
matches-challenge-made = { $id } { $game }: your own challenge. It expires { $expires }.
matches-challenge-received = { $id } { $game }: { $challenger } challenges you. It expires { $expires }; `/join` accepts it.
matches-challenge-seat = { $id } { $game }: open seat against { $challenger }. It expires { $expires }; `/join` takes it.

help =
    Here you play board games at your own pace: over minutes, days or weeks.
    {""}**Begin:** `/challenge` somebody, or leave the opponent empty to let anybody join. `/join` takes an open seat or accepts a challenge.
    {""}**Learn:** `/rules` shows the rules of a game, with pictures. `/tutorial` lets you try them in small positions.
    {""}**Play:** every match has a thread with its board. You are pinged when it is your turn: press **Move** under the board, or use `/move` and choose from the list. With `/plan` you answer a move before it is played.
    {""}**Look:** `/board` shows the board from your side, `/moves` the moves so far, and `/matches` what waits for you.
    {""}**Compare:** `/leaderboard` ranks players, `/profile` shows one player, `/history` lists finished matches, `/replay` shows one of them again, and `/export` gives it as text.
    {""}**Agree:** `/draw` offers a draw, and `/takeback` asks to take your last move back. Your opponent can answer until the next move is played.
    {""}**Choose:** `/settings` changes how boards look to you, `/server-settings` how they look to everybody here. `/block` keeps somebody’s challenges and pings away, until `/unblock`.
    {""}**Stop:** `/resign` resigns a match, after asking once more. **More** under the board does most of this too.
    Games: { $games }

## Rules

page-footer = { $game } · page { $page } of { $pages }. { $credit }
button-previous = Previous
button-next = Next
button-author = The author’s site

## Pictures in words

alt-start = Start position of { $game }.
alt-head = { $game } board, { $ply ->
    [0] start position
    [one] 1 move played
   *[other] { $ply } moves played
}.
alt-turn = { side-name } to move.
alt-won = { side-name } has won: { $reason }.
alt-draw = The match is drawn: { $reason }.
alt-side = { side-name }: { $pieces }.
alt-stack = { $square } ({ $height } stones)
