### Following matches, notes on them, and trying moves.

## Following

follow-not = You don’t follow this match. When should I send you a direct message?
follow-own-not = You play this match yourself. Should I send you a direct message when it’s over?
follow-moves = You follow this match: I send you a direct message after each move and at the end.
follow-end = You follow this match: I send you a direct message at the end.
followings-none = You don’t follow any match. Press **Follow** on the card of a match, under **More** or with `/match`.
followings-head = **You follow**
followings-moves = { $what } (each move)
followings-end = { $what } (the end)
followings-lost = ⚠️ I couldn’t send you direct messages, so you no longer follow { $ids }. Allow direct messages in your privacy settings for this server, then follow them again with `/match`.
word-next = You follow this match: { $link }
word-last = You followed this match: { $link }
button-follow = Follow
button-hear-end = At the end
button-hear-moves = At each move
button-unfollow = Stop following
select-unfollow = Stop following a match
refused-many-followings = You follow { $most } matches, which is the limit. Stop following one first: `/match` with **Follow the match** lists them.
refused-many-followers = This match has { $most } followers, which is the limit. You can follow it once someone stops.

## Notes

note-yours = 📝 Your note, which only you see:
note-none = You have no note on { $id } yet. Only you can see it.
form-note-title = Your note on { $id }
form-note-label = Only you see it; leave empty to remove it
form-note-placeholder = for example: watch the left side
button-note = Note
button-note-change = Change the note
refused-long-note = A note can have at most { $most } characters.

## What if

line-heading = **What if …** in { $id }: try moves for both sides. Nothing is played, and only you see it.
line-so-far = So far: { $moves }
line-longest = A line can’t be longer than this.
caption-line = WHAT IF · not played
button-what-if = What if …
button-line-back = Back one move
button-line-over = Start over
button-line-plan = Plan this line
refused-stale-line = This line in { $id } is gone: the match has moved on, or you’ve started another one. Nothing was played.
