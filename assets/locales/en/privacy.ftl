### What is stored about a user.

deleted-player = Deleted player
refused-challenged-deleted = That player has deleted their data. Use `/challenge` to challenge someone else.
help-privacy = **Your data:** see, download or delete it in `/settings`.

privacy =
    {""}**What I store about you, and why**
    - **Who you are:** your Discord ID, your names in servers and your language, to show who plays and write to you.
    - **What you play:** challenges, searches, tournaments, ladders, contests, matches with all moves and times, clocks, offers, results and ratings, to run, replay and rate matches.
    - **What you choose or write:** settings, reminders, time zone, quiet hours, vacations, who you block, what you follow, planned replies, moves you try, and notes.
    - **Where things are:** my messages with your matches and reminders, and those still to be sent.
    - **What moderators do:** decisions and bans, with reasons.
    I don’t keep your messages; the only texts are names, notes, moderators’ reasons and servers’ descriptions. Members see boards, lists, leaderboards and profiles, but not your notes and planned replies. It’s all in the database of the people who run me.
button-privacy-export = Download my data
button-privacy-ask = Delete my data …
privacy-about = Everything stored about you. Times are in milliseconds since 1970 (UTC).
privacy-about-large = Your data is too large for Discord. Ask the people who run me for it.
privacy-nothing = Nothing is stored about you.

privacy-ask =
    {""}**Delete everything stored about you?** This can’t be undone.
    - Your running matches ({ $running }) end right away: your opponents win, or there’s no result if you haven’t both moved twice. Your open challenges ({ $open }) are closed.
    - You leave your tournaments, ladders, contests and searches, and your code stops working.
    - In finished matches you become “{ deleted-player }”. Your opponents keep them and their ratings.
    - Your Discord ID, names, settings, notes, planned replies, reminders, vacations and what you follow are removed.
    - Bans and blocks by others stay. I keep a fingerprint of your Discord ID, which tells no one who you were but lets me recognize you.
    - Messages on Discord stay, with your name; moderators can delete them. Backups keep your data until they’re deleted.
    - Roles for your ranking stay until a moderator removes them.
privacy-bans = Your bans, which stay: { $count }.
button-privacy-delete = Yes, delete …
button-privacy-keep = No, keep everything
form-privacy-title = Delete everything stored about you
form-privacy-label = Type { privacy-word }
privacy-word = DELETE
privacy-not-typed = ⚠️ Nothing was deleted: you didn’t type { privacy-word }.
privacy-kept = Nothing was deleted.
privacy-deleted = Your data is deleted. The last traces in the database will be gone within six hours. If you come back, you start from scratch.
