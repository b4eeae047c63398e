### What moderators do: settings of a server, rulings about matches, bans, and the log.

## Commands

command-server = What moderators do: settings, rulings about matches, bans, and the log
command-server-end = End a running match with a result, after asking once more
command-server-end-reason = Why; both players read it
command-server-end-winner = Who wins; leave empty for a draw
command-server-end-match = Which match, if not the one in this thread
command-server-abort = End a running match without a result, after asking once more
command-server-abort-reason = Why; both players read it
command-server-abort-match = Which match, if not the one in this thread
command-server-annul = Declare a finished match void for ratings, after asking once more
command-server-annul-reason = Why; both players read it
command-server-annul-match = Which match, if not the one in this thread
command-server-unstick = Show a match anew whose boards do not come or whose thread is lost
command-server-unstick-match = Which match, if not the one in this thread
command-server-unstick-reason = Why; both players read it
command-server-ban = Ban a member from play in this server, after asking once more
command-server-ban-member = Who may not play
command-server-ban-reason = Why; the member reads it
command-server-unban = Let a banned member play here again
command-server-unban-member = Who may play again
command-server-unban-reason = Why, for the log
command-server-bans = See who is banned from play in this server
command-server-log = See what moderators did here, when and why
choice-match-of-server = { $id } { $game }: { $first } – { $second }

## Settings

server-home = { $home ->
    [challenge-thread] in a thread of their own where they are proposed
    [challenge] where they are proposed, without threads
    [channel-thread] in a thread of their own in { $channel }
    [channel] in { $channel }, without threads
   *[forum] in a post of their own in { $channel }
}
server-everybody = everybody
server-role = members with { $role }
server-most-anywhere = as many as anywhere
language-server = the server’s own
language-en-US = English
language-de = Deutsch
language-fr = Français
language-es-ES = Español
language-pt-BR = Português
language-pl = Polski
language-ja = 日本語
select-home = Choose a channel or a forum for all matches
select-challengers = Choose the role that may challenge
button-no-home = Where they are proposed
button-threads = A thread each: { $on ->
    [yes] yes
   *[no] no
}
button-everybody = Everybody may challenge
button-settings-players = Players and language
button-settings-boards = Places and boards

## Rulings

ask-ruling = { $ruling ->
    [first] End match { $id }? { $first } wins against { $second }.
    [second] End match { $id }? { $second } wins against { $first }.
    [draw] End match { $id } of { $first } and { $second } as a draw?
    [abort] End match { $id } of { $first } and { $second } without a result?
    [annul] Declare match { $id } of { $first } and { $second } void? It will count for no rating, and all ratings are worked out anew.
   *[unstick] Show everything about match { $id } of { $first } and { $second } anew?
}
button-confirm-ruling = Yes, do it
button-no-ruling = No, change nothing
not-ruled = Good. Nothing has changed.
ruled = { $ruling ->
    [abort] Match { $id } is ended without a result. Both players read why.
    [annul] Match { $id } is annulled. Both players read why, and the ratings are being worked out anew.
    [unstick] Everything about match { $id } is on its way.
   *[end] Match { $id } is ended. Both players read why.
}
ruling-players = { $first } and { $second }:
ruling-reason = Reason: { $reason }
ruling-annul = **Annulled:** a moderator has declared this match void. It counts for no rating.
ruling-unstick = A moderator has had this match shown anew.
annulled = **Annulled:** this match counts for no rating.
match-goes-on = **{ $game }** { $id }: { $first } against { $second }. The match goes on here.

## Bans

ask-ban = Ban { $user } from play in this server? They can then no longer challenge, accept or be challenged here, and their open challenges are withdrawn.
ask-reban = { $user } is banned from play already. Should the ban have another reason?
ban-new-reason = New reason: { $reason }
ban-running = Their running matches go on, and so do the clocks: { $ids }. They can and must play them to the end, unless you end one with `/server end` or `/server abort`.
ban-none-running = They have no running match here.
ask-ban-told = I will tell them by direct message.
ban-told = I tell them by direct message.
ban-untold = They have never played here, so I do not write to them. They read it when they want to play.
banned = { $user } can no longer challenge, accept or be challenged in this server. Their open challenges are withdrawn. `/server unban` ends it.
rebanned = The ban of { $user } has another reason now.
unbanned = { $user } may play in this server again.
not-banned = { $user } is not banned from play here.
bans-none = Nobody is banned from play in this server.
bans-head = **Banned from play in this server**
ban-word = **Moderators of { $server } have banned you from play there.**
ban-word-reason = Moderators of { $server } have changed the reason of your ban from play there.
ban-word-over = Moderators of { $server } have ended your ban: you may play there again.
ban-word-effect = You can no longer challenge, accept or be challenged there. Your running matches go on, and so do the clocks, so please play them to the end. If you think that this is a mistake, write to the moderators of the server.

## The log

log-none = Moderators have done nothing here yet.
log-head = What moderators did in this server, the latest first:
log-line = { $deed ->
    [win] { $moderator } ended { $id } as a win of { $user }
    [draw] { $moderator } ended { $id } as a draw
    [abort] { $moderator } ended { $id } without a result
    [annul] { $moderator } annulled { $id }
    [unstick] { $moderator } had { $id } shown anew
    [ban] { $moderator } banned { $user } from play
    [reban] { $moderator } gave the ban of { $user } another reason
    [unban] { $moderator } let { $user } play again
   *[settings] { $moderator } changed the settings
}
log-off-ladder = { $moderator } took { $user } off the ladder of { $game }
log-cancelled-tournament = { $moderator } called tournament { $number } off
log-withdrew-entrant = { $moderator } took { $user } out of tournament { $number }
log-called-off-contest = { $moderator } called contest { $number } off
log-setting = { $moderator } changed { $setting ->
    [theme] the colours
    [bottom] who is at the bottom
    [home] where matches are shown
    [threads] whether matches have threads
    [language] the language
    [challengers] who may challenge
    [most] how many running matches a player may have
    [seat-role] the role pinged for open seats
    [open] whether other servers find this one
    [best-role] the role for the first three of the leaderboard
    [champion-role] the role for the first of the season before
   *[usual-pace] the usual pace
}: { $from } → { $to }
log-paces = { $moderator } changed the paces to choose from: { $what }
log-paces-added = added { $paces }
log-paces-removed = removed { $paces }
log-at-challenge = where they are proposed
log-no-role = no role
log-threads = { $on ->
    [yes] yes
   *[no] no
}

## Refusals

refused-home = I cannot show matches in { $channel }, because I lack these permissions there: { $names }. Nothing has changed.
refused-home-gone = That channel has been deleted. Nothing has changed.
refused-home-tag = I can’t show matches in { $channel }: it requires a tag on each post, and I can’t use any of its tags. Add a tag that everyone can use, or give me this permission there: { $names }. Nothing has changed.
server-home-gone = The channel you had chosen for matches has been deleted, so matches are shown where they are proposed.
server-home-lacks = In { $channel } I lack these permissions: { $names }. Until I have them, a match that I can’t show there is shown where it is proposed.
server-home-tag = { $channel } requires a tag on each post, and I can’t use any of its tags. Add a tag that everyone can use, or give me this permission there: { $names }. Until then, matches are shown where they are proposed.
refused-needs-role = In this server only members with { $role } can challenge. Anybody can accept a challenge.
refused-many-matches-here = You have as many running matches in this server as anybody may have here ({ $most }). Finish one first.
refused-banned = Moderators have banned you from play in this server. You can finish your running matches.
refused-banned-reason = Moderators have banned you from play in this server. Reason: { $reason } You can finish your running matches.
refused-their-ban = { $user } cannot play in this server at present.
refused-no-reason = Please give a reason: both players read it.
refused-long-reason = A reason has at most { $most } characters.
refused-mention-in-reason = A reason mentions nobody, so please leave out the @.
refused-not-playing = { $user } does not play match { $id }, so they cannot win it.
refused-annulled-before = Match { $id } is annulled already.
refused-no-match-named = Please say which match: choose it in the option `match`, or use the command in its thread.
refused-own-match = You play match { $id } yourself, so another member who may manage this server must decide it.
refused-not-asked = This question is closed: it was answered, or you have asked for something else since. Use the command again.
refused-ban-yourself = You cannot ban yourself from play. Nothing has changed.
refused-ban-bot = { $user } is a bot, and bots do not play. Nothing has changed.
refused-ban-manager = { $user } may manage this server, so they could end the ban at once. First take that permission from them.
refused-banned-before = { $user } is banned from play here already. `/server ban` with a reason gives the ban a reason; `/server unban` ends it.
refused-banned-before-reason = { $user } is banned from play here already. Reason: { $reason } `/server ban` with another reason changes it; `/server unban` ends the ban.
