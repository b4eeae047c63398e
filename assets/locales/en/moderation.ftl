### What moderators do: settings of a server, rulings about matches, bans, and the log.

## Commands

command-server = For moderators: settings, decisions about matches, bans, and the log
command-server-end = End a running match with a result (asks you to confirm)
command-server-end-reason = The reason; both players see it
command-server-end-winner = Who wins; leave empty for a draw
command-server-end-match = Which match, if not the one in this thread
command-server-abort = End a running match without a result (asks you to confirm)
command-server-abort-reason = The reason; both players see it
command-server-abort-match = Which match, if not the one in this thread
command-server-annul = Take a finished match out of the ratings (asks you to confirm)
command-server-annul-reason = The reason; both players see it
command-server-annul-match = Which match, if not the one in this thread
command-server-unstick = Post a match again when its boards or its thread are missing
command-server-unstick-match = Which match, if not the one in this thread
command-server-unstick-reason = The reason; both players see it
command-server-ban = Ban a member from playing in this server (asks you to confirm)
command-server-ban-member = Who may not play
command-server-ban-reason = The reason; the member sees it
command-server-unban = Let a banned member play here again
command-server-unban-member = Who may play again
command-server-unban-reason = The reason, for the log
command-server-bans = See who is banned from play in this server
command-server-log = See what moderators did here, when and why
choice-match-of-server = { $id } { $game }: { $first } – { $second }

## Settings

server-home = { $home ->
    [challenge-thread] in their own threads, where the challenge was made
    [challenge] where the challenge was made, without threads
    [channel-thread] in a thread of their own in { $channel }
    [channel] in { $channel }, without threads
   *[forum] in a post of their own in { $channel }
}
server-everybody = everybody
server-role = members with { $role }
server-most-anywhere = the usual limit
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
    [annul] Take match { $id } of { $first } and { $second } out of the ratings? All ratings are then recalculated.
   *[unstick] Post everything about match { $id } of { $first } and { $second } again?
}
button-confirm-ruling = Yes, do it
button-no-ruling = No, change nothing
not-ruled = OK. Nothing has changed.
ruled = { $ruling ->
    [abort] Match { $id } has ended without a result. Both players are told why.
    [annul] Match { $id } no longer counts. Both players are told why, and the ratings are being recalculated.
    [unstick] Everything about match { $id } is on its way.
   *[end] Match { $id } is ended. Both players read why.
}
ruling-players = { $first } and { $second }:
ruling-reason = Reason: { $reason }
ruling-annul = **Annulled:** a moderator has declared this match void. It counts for no rating.
ruling-unstick = A moderator has had this match posted again.
annulled = **Annulled:** this match counts for no rating.
match-goes-on = **{ $game }** { $id }: { $first } against { $second }. The match goes on here.

## Bans

ask-ban = Ban { $user } from play in this server? They can then no longer challenge, accept or be challenged here, and their open challenges are withdrawn.
ask-reban = { $user } is already banned from playing. Change the reason for the ban?
ban-new-reason = New reason: { $reason }
ban-running = Their running matches go on, clocks included: { $ids }. They have to finish them, unless you end one with `/server end` or `/server abort`.
ban-none-running = They have no running match here.
ask-ban-told = I will tell them by direct message.
ban-told = I tell them by direct message.
ban-untold = They have never played here, so I will not message them. They will see it when they try to play.
banned = { $user } can no longer challenge, accept or be challenged in this server. Their open challenges are withdrawn. `/server unban` ends it.
rebanned = The reason for { $user }’s ban has been changed.
unbanned = { $user } may play in this server again.
not-banned = { $user } is not banned from playing here.
bans-none = Nobody is banned from playing in this server.
bans-head = **Banned from play in this server**
ban-word = **Moderators of { $server } have banned you from playing there.**
ban-word-reason = Moderators of { $server } have changed the reason for your ban.
ban-word-over = Moderators of { $server } have ended your ban: you may play there again.
ban-word-effect = You can no longer challenge, accept or be challenged there. Your running matches go on, and so do the clocks, so please play them to the end. If you think this is a mistake, contact the server’s moderators.

## The log

log-none = No moderator actions yet.
log-head = Moderator actions in this server, newest first:
log-line = { $deed ->
    [win] { $moderator } ended { $id } as a win for { $user }
    [draw] { $moderator } ended { $id } as a draw
    [abort] { $moderator } ended { $id } without a result
    [annul] { $moderator } annulled { $id }
    [unstick] { $moderator } posted { $id } again
    [ban] { $moderator } banned { $user } from play
    [reban] { $moderator } changed the reason for { $user }’s ban
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

refused-home = I cannot show matches in { $channel }. I lack these permissions there: { $names }. Nothing has changed.
refused-home-gone = That channel has been deleted. Nothing has changed.
refused-home-tag = I can’t show matches in { $channel }: it requires a tag on each post, and I can’t use any of its tags. Add a tag that everyone can use, or give me this permission there: { $names }. Nothing has changed.
server-home-gone = The channel you had chosen for matches has been deleted, so matches are shown where they are proposed.
server-home-lacks = In { $channel } I lack these permissions: { $names }. Until I have them, a match that I can’t show there is shown where it is proposed.
server-home-tag = { $channel } requires a tag on each post, and I can’t use any of its tags. Add a tag that everyone can use, or give me this permission there: { $names }. Until then, matches are shown where they are proposed.
refused-needs-role = In this server only members with { $role } can challenge. Anybody can accept a challenge.
refused-many-matches-here = You have reached this server’s limit of { $most } running matches. Finish one first.
refused-banned = Moderators have banned you from playing in this server. You can finish your running matches.
refused-banned-reason = Moderators have banned you from play in this server. Reason: { $reason } You can finish your running matches.
refused-their-ban = { $user } cannot play in this server at present.
refused-no-reason = Please give a reason; both players see it.
refused-long-reason = A reason has at most { $most } characters.
refused-mention-in-reason = A reason cannot mention anybody, so please leave out the @.
refused-not-playing = { $user } does not play match { $id }, so they cannot win it.
refused-annulled-before = Match { $id } is annulled already.
refused-no-match-named = Please say which match: choose it in the option `match`, or use the command in its thread.
refused-own-match = You play match { $id } yourself, so another member who may manage this server must decide it.
refused-not-asked = This question is closed: it has been answered, or you have started something else since. Use the command again.
refused-ban-yourself = You cannot ban yourself from play. Nothing has changed.
refused-ban-bot = { $user } is a bot, and bots do not play. Nothing has changed.
refused-ban-manager = { $user } can manage this server and could lift the ban right away. Remove that permission first.
refused-banned-before = { $user } is already banned from playing here. To give a reason, use `/server ban` with one; `/server unban` lifts the ban.
refused-banned-before-reason = { $user } is banned from play here already. Reason: { $reason } `/server ban` with another reason changes it; `/server unban` ends the ban.
