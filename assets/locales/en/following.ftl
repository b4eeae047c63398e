### Following matches, notes on them, and trying moves.

## Following

follow-not = You’re not following this match. When should I message you?
follow-own-not = Should I send you a direct message when it’s over?
follow-moves = You get a direct message after each move and at the end.
follow-end = You get a direct message at the end.
followings-none = You don’t follow any match. Press **Follow** under **More** below a board, or in `/match`.
followings-head = **Matches you follow**
followings-moves = { $what } (each move)
followings-end = { $what } (the end)
followings-lost = ⚠️ I couldn’t message you, so you no longer follow { $ids }. Allow direct messages in your privacy settings for this server, then follow again with `/match`.
word-next = You follow this match: { $link }
word-turn = It’s your turn: { $link }
word-last = You followed this match: { $link }
button-follow = Follow
button-hear-end = At the end
button-hear-moves = At each move
button-unfollow = Stop following
select-unfollow = Stop following a match
button-followings = Matches you follow
refused-many-followings = You can follow { $most } matches. Stop following one first: `/matches` lists them under **Matches you follow**.
refused-many-followers = A match can have { $most } followers. Try again once someone stops.

## Notes

note-yours = 📝 Your note, which only you see:
note-none = You have no note on { $id } yet. Only you’d see it.
form-note-title = Your note on { $id }
form-note-label = Only you see it; leave empty to remove it
form-note-placeholder = for example: watch the left side
button-note = Note
button-note-write = Write a note
button-note-change = Change the note
refused-long = { $what ->
    [note] A note
    [reason] A reason
   *[about] The description
} can have at most { $most } characters.

## What if

line-heading = **What if …** in { $id }: try moves for both sides. Only you see them.
line-so-far = So far: { $moves }
line-longest = You can’t add more moves here.
caption-line = WHAT IF · not played
button-what-if = What if …
button-line-back = Back one move
button-line-over = Start over
button-line-plan = Plan these moves
refused-stale-line = These moves in { $id } are gone: the match has moved on, or you’ve tried others.
