### What is stored about a user.

deleted-player = Deleted player
refused-challenged-deleted = That player has deleted all their data, so I can’t challenge them for you. Use `/challenge` to challenge someone else.
help-privacy = **Your data:** `/settings` shows what I store about you, and lets you download or delete it.

privacy =
    {""}**What I store about you, and why**
    - **Who you are:** your Discord ID, the names that servers show for you, and your language, to show who plays and to write to you.
    - **What you play:** challenges, seeks, tournaments, ladders, matches with every move and its time, clocks, offers, results and ratings, so that matches can go on, be replayed and count.
    - **What you’ve chosen or written:** settings, reminders, time zone, quiet hours, vacations, who you block, what you follow, conditional moves, lines that you try, and your notes.
    - **Where things are:** the messages in which I show your matches and remind you, and messages that I still have to send.
    - **What moderators do:** decisions and bans, with their reasons.
    I don’t keep your messages: the only texts are names, notes, moderators’ reasons and servers’ descriptions. Members see what boards, lists, leaderboards and profiles show; no other player sees your notes and conditional moves. All of it is in the database of the people who run me.
button-privacy-export = Download my data
button-privacy-ask = Delete my data …
privacy-about = Everything stored about you, table by table. Times are in milliseconds since 1970 (UTC).
privacy-about-large = Your data is too large for a file on Discord. Ask the people who run me for it.
privacy-nothing = Nothing is stored about you.

privacy-ask =
    {""}**Delete everything stored about you?** This can’t be undone.
    - Your running matches ({ $running }) end right away: your opponents win, or the match ends without a result if you haven’t both made two moves. Your open challenges ({ $open }) are closed.
    - You leave your tournaments, ladders, contests and seeks, and your code stops working.
    - In matches that are over you become “{ deleted-player }”. Your opponents keep them, and their ratings.
    - Your Discord ID, names, settings, notes, conditional moves, reminders, vacations and what you follow are removed.
    - Bans and blocks by others stay. Instead of your Discord ID I keep a fingerprint of it, which tells no one who you were but lets me recognise you if you come back.
    - Messages already on Discord stay there, with your name in them; moderators can delete them. Backups of my database keep your data until they’re deleted.
    - Roles that servers gave you for your ranking stay until a moderator removes them.
privacy-bans = Your bans, which stay: { $count }.
button-privacy-delete = Yes, delete …
button-privacy-keep = No, keep everything
form-privacy-title = Delete everything stored about you
form-privacy-label = Type { privacy-word }
privacy-word = DELETE
privacy-not-typed = ⚠️ Nothing was deleted: you didn’t type { privacy-word }.
privacy-kept = OK. Everything stays as it is.
privacy-deleted = Everything stored about you is deleted. The last traces in unused parts of the database will be gone within six hours. If you come back, you start from scratch.
