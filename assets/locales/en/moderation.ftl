### What moderators do: settings of a server, rulings about matches, bans, and the log.

## Commands

choice-match-of-server = { $id } { $game }: { $first } – { $second }

## Settings

server-home = { $home ->
    [challenge-thread] in their own threads, where the challenge was made
    [challenge] where the challenge was made, without threads
    [channel-thread] in their own threads in { $channel }
    [channel] in { $channel }, without threads
   *[forum] in their own posts in { $channel }
}
server-everybody = everyone
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
select-challengers = Choose the role that can challenge
button-no-home = Where the challenge was made
button-everybody = Everyone can challenge

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
    [annul] Match { $id } is void. Both players are told why, and the ratings are being recalculated.
    [unstick] Everything about match { $id } is on its way.
   *[end] Match { $id } has ended. Both players are told why.
}
ruling-players = { $first } and { $second }:
ruling-reason = Reason: { $reason }
ruling-annul = **Void:** a moderator has taken this match out of the ratings.
ruling-unstick = A moderator has posted this match again.
annulled = **Void:** this match doesn’t count for ratings.
match-goes-on = **{ $game }** { $id }: { $first } against { $second }. The match goes on here.

## Bans

ask-ban = Ban { $user } from playing in this server? They’ll no longer be able to challenge, accept or be challenged here, and their open challenges are withdrawn.
ask-reban = { $user } is already banned from playing. Change the reason for the ban?
ban-new-reason = New reason: { $reason }
ban-running = Their running matches go on, clocks included: { $ids }. They have to finish them, unless you end one with **Moderate** on its card (`/match`).
ban-none-running = They have no running matches here.
ask-ban-told = I’ll tell them by direct message.
ban-told = I’m telling them by direct message.
ban-untold = They’ve never played here, so I won’t message them. They’ll see it when they try to play.
banned = { $user } can no longer challenge, accept or be challenged in this server. Their open challenges are withdrawn. `/server` lifts the ban again.
rebanned = The reason for { $user }’s ban has been changed.
unbanned = { $user } can play in this server again.
not-banned = { $user } isn’t banned from playing here.
bans-none = No one is banned from playing in this server.
bans-head = **Banned from playing in this server**
ban-word = **Moderators of { $server } have banned you from playing there.**
ban-word-reason = Moderators of { $server } have changed the reason for your ban.
ban-word-over = Moderators of { $server } have lifted your ban: you can play there again.
ban-word-effect = You can no longer challenge, accept or be challenged there. Your running matches go on, clocks included, so please finish them. If you think this is a mistake, contact the server’s moderators.

## The log

log-none = No moderator actions yet.
log-head = Moderator actions in this server, newest first:
log-line = { $deed ->
    [win] { $moderator } ended { $id } as a win for { $user }
    [draw] { $moderator } ended { $id } as a draw
    [abort] { $moderator } ended { $id } without a result
    [annul] { $moderator } took { $id } out of the ratings
    [unstick] { $moderator } posted { $id } again
    [ban] { $moderator } banned { $user } from playing
    [reban] { $moderator } changed the reason for { $user }’s ban
    [unban] { $moderator } lifted { $user }’s ban
   *[settings] { $moderator } changed the settings
}
log-off-ladder = { $moderator } took { $user } off the { $game } ladder
log-cancelled-tournament = { $moderator } cancelled tournament { $number }
log-withdrew-entrant = { $moderator } took { $user } out of tournament { $number }
log-called-off-contest = { $moderator } cancelled contest { $number }
log-setting = { $moderator } changed { $setting ->
    [theme] the colours
    [bottom] which side is at the bottom
    [home] where matches are shown
    [threads] whether matches have threads
    [language] the language
    [challengers] who can challenge
    [most] how many running matches a player can have
    [seat-role] the role pinged for open seats
    [open] whether other servers can find this one
    [best-role] the role for the top three of the leaderboard
    [champion-role] the role for the winner of the previous season
   *[usual-pace] the default pace
}: { $from } → { $to }
log-paces = { $moderator } changed the paces to choose from: { $what }
log-paces-added = added { $paces }
log-paces-removed = removed { $paces }
log-at-challenge = where the challenge was made
log-no-role = no role
log-threads = { $on ->
    [yes] yes
   *[no] no
}

## Refusals

refused-home = I can’t show matches in { $channel }. I lack these permissions there: { $names }. Nothing has changed.
refused-home-gone = That channel has been deleted. Nothing has changed.
refused-home-tag = I can’t show matches in { $channel }: it requires a tag on each post, and I can’t use any of its tags. Add a tag that everyone can use, or give me this permission there: { $names }. Nothing has changed.
server-home-gone = The channel you had chosen for matches has been deleted, so matches are shown where the challenge was made.
server-home-lacks = I lack these permissions in { $channel }: { $names }. Until I have them, any match that I can’t show there is shown where the challenge was made.
server-home-tag = { $channel } requires a tag on each post, and I can’t use any of its tags. Add a tag that everyone can use, or give me this permission there: { $names }. Until then, matches are shown where the challenge was made.
refused-needs-role = Only members with { $role } can challenge in this server. Anyone can accept a challenge.
refused-many-matches-here = { $most ->
    [one] You have one running match in this server, which is the limit here. Finish it first.
   *[other] You have { $most } running matches in this server, which is the limit here. Finish one first.
}
refused-banned = Moderators have banned you from playing in this server. You can finish your running matches.
refused-banned-reason = Moderators have banned you from playing in this server. You can finish your running matches.
    Reason: { $reason }
refused-their-ban = { $user } can’t play in this server right now.
refused-no-reason = Please give a reason; both players see it.
refused-long-reason = A reason can have at most { $most } characters.
refused-mention-in-reason = A reason can’t mention anyone, so please leave out the @.
refused-not-playing = { $user } isn’t playing match { $id }, so they can’t win it.
refused-annulled-before = Match { $id } is already void.
refused-no-match-named = Please say which match: choose it in the option `match`, or use the command in its thread.
refused-own-match = You’re playing match { $id } yourself, so another member with Manage Server has to decide it.
refused-not-asked = This question is closed: it has been answered, or you’ve started something else since. Use the command again.
refused-ban-yourself = You can’t ban yourself. Nothing has changed.
refused-ban-bot = { $user } is a bot, and bots don’t play. Nothing has changed.
refused-ban-manager = { $user } can manage this server and could lift the ban right away. Remove that permission first.
refused-banned-before = { $user } is already banned from playing here. To give a reason, ban them again with `/server` and `reason`; `/server` also lifts the ban.
refused-banned-before-reason = { $user } is already banned from playing here. Banning them again with another `reason` changes it; `/server` also lifts the ban.
    Reason now: { $reason }

select-ban = Ban a member …
select-unban = Let a banned member play again …
button-moderate = Moderate
moderate = **Match { $id }:** { $first } against { $second }. What do you want to do? I ask for a reason, and then once more before anything happens.
button-ruling-first = First player wins
button-ruling-second = Second player wins
button-ruling-draw = Draw
button-ruling-cancel = End without a result
button-ruling-void = Take out of the ratings
button-ruling-repost = Post again
form-reason-label = Reason; both players see it
form-reason-placeholder = for example: both players agreed on this
button-threads = { $on ->
    [yes] Turn threads off
   *[no] Turn threads on
}
