### What is stored about a user.

deleted-player = Deleted player
command-privacy = See what I store about you and why; download it, or have it deleted
refused-challenged-deleted = That player has deleted all their data, so I cannot challenge them for you. Use `/challenge` to challenge somebody else.
help-privacy = **Your data:** `/privacy` shows what I store about you, and lets you download or delete it.

privacy =
    {""}**What I store about you, and why**
    - **Who you are:** your Discord ID, the names that servers show for you, and your language, to show who plays and to write to you.
    - **What you play:** challenges, seeks, tournaments, ladders, matches with every move and its time, clocks, offers, results and ratings, so that matches go on, can be looked at again, and count.
    - **What you have chosen or written:** settings, reminders, time zone, quiet hours, vacations, whom you block, what you follow, conditional moves, lines that you try, and your notes.
    - **Where things are:** the messages in which I show your matches and remind you, and messages that I still have to send.
    - **What moderators do:** rulings and bans from play, with their reasons.
    I keep no messages of yours: the only texts are names, notes, moderators’ reasons and what servers say of themselves. Members see what boards, lists, leaderboards and profiles show, and no other player sees your notes and conditional moves. All of it is in the database of the people who run me.
button-privacy-export = Download my data
button-privacy-ask = Delete my data …
privacy-about = All that is stored about you, table by table. Times are in milliseconds since 1970 (UTC).
privacy-about-large = Your data is too large for a file on Discord. Ask the people who run me for it.
privacy-nothing = Nothing is stored about you.

privacy-ask =
    {""}**Delete all that is stored about you?** This cannot be undone.
    - Your running matches ({ $running }) end at once: your opponents win, or the match ends without a result if you have not both made two moves. Your open challenges ({ $open }) are closed.
    - You leave your tournaments, ladders, contests and seeks, and your code stops working.
    - In matches that are over you become “{ deleted-player }”. Your opponents keep them, and their ratings.
    - Your number in Discord, names, settings, notes, conditional moves, reminders, vacations and what you follow are removed.
    - Bans and blocks by others stay. Instead of your Discord ID I keep a fingerprint of it, which tells nobody who you were but lets me recognise you if you come back.
    - What is posted in Discord stays there, with your name in it; moderators can delete it. Backups of my database keep you until they are deleted.
    - Roles that servers gave you for your ranking stay until a moderator removes them.
privacy-bans = Your bans, which stay: { $count }.
button-privacy-delete = Yes, delete …
button-privacy-keep = No, keep everything
form-privacy-title = Delete all that is stored about you
form-privacy-label = Type { privacy-word }
privacy-word = DELETE
privacy-not-typed = ⚠️ Nothing is deleted: you did not type { privacy-word }.
privacy-kept = OK. Everything stays as it is.
privacy-deleted = All that was stored about you is deleted. The last traces in unused parts of the database are gone within six hours. If you come back, you start from scratch.
