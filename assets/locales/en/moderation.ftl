### What moderators do: settings of a server, rulings about matches, bans, and the log.

## Commands

choice-match-of-server = { $id } { $game }: { $first } – { $second }

## Settings

server-home = { $home ->
    [challenge-thread] in threads, where the challenge was made
    [challenge] where the challenge was made, without threads
    [channel-thread] in threads in { $channel }
    [channel] in { $channel }, without threads
   *[forum] as posts in { $channel }
}
language-server = the server’s own
language-name = English

## Rulings

ask-ruling = { $ruling ->
    [first] End match { $id } as a win for { $first } against { $second }?
    [second] End match { $id } as a win for { $second } against { $first }?
    [draw] End match { $id } of { $first } and { $second } as a draw?
    [abort] End match { $id } of { $first } and { $second } without a result?
   *[annul] Take match { $id } of { $first } and { $second } out of the ratings? All ratings are recalculated.
}
button-confirm-ruling = Yes, do it
button-no-ruling = No, change nothing
not-ruled = Nothing has changed.
ruled = { $ruling ->
    [abort] Match { $id } has ended without a result.
    [annul] Match { $id } is void. The ratings are being recalculated.
    [unstick] I’m posting match { $id } again.
   *[end] Match { $id } has ended.
}
ruling-players = { $first } and { $second }:
ruling-reason = Reason: { $reason }
ruling-adjudicated = Tournament result: { $result }.
ruling-annul = **Void:** a moderator took this match out of the ratings.
ruling-unstick = A moderator posted this match again.
annulled = **Void:** this match doesn’t count for ratings.

## Bans

ask-ban = Ban { $user } from playing here? They can’t challenge, accept or be challenged, and their open challenges are withdrawn.
ask-reban = { $user } is already banned. Change the reason?
ban-new-reason = New reason: { $reason }
ban-running = Their running matches go on, clocks included: { $ids }. You can end one with **Moderate** (`/match`).
ban-none-running = They have no running matches here.
ban-told = I’ll tell them by direct message.
ban-untold = They’ve never played here, so I won’t message them.
banned = { $user } is banned from playing here, and their open challenges are withdrawn. `/server` lifts the ban.
rebanned = { $user }’s ban has a new reason.
unbanned = { $user } can play here again.
not-banned = { $user } isn’t banned here.
bans-none = No one is banned from playing here.
bans-head = **Banned from playing here**
ban-word = **You’re banned from playing in { $server }.**
ban-word-reason = The reason for your ban in { $server } has changed.
ban-word-over = You can play in { $server } again.
ban-word-effect = Your running matches go on, clocks included, so finish them. If you think this is a mistake, contact the moderators.

## The log

log-none = No moderator actions yet.
log-head = Moderator actions, newest first:
log-line = { $deed ->
    [win] { $moderator } ended { $id } as a win for { $user }
    [draw] { $moderator } ended { $id } as a draw
    [abort] { $moderator } ended { $id } without a result
    [annul] { $moderator } voided { $id }
    [unstick] { $moderator } posted { $id } again
    [ban] { $moderator } banned { $user } from playing
    [reban] { $moderator } changed the reason for { $user }’s ban
    [unban] { $moderator } lifted { $user }’s ban
   *[settings] { $moderator } changed the settings
}
log-canceled = { $moderator } canceled { $what ->
    [contest] contest
   *[tournament] tournament
} { $number }
log-removed = { $moderator } removed { $user } from { $from ->
    [ladder] the { $game } ladder
   *[tournament] tournament { $number }
}
log-captain-left = { $moderator } removed { $user }, who left the server, as captain in contest { $number }
log-setting = { $moderator } changed { $setting ->
    [theme] the colors
    [bottom] which side is at the bottom
    [home] where matches are shown
    [threads] threads for matches
    [visitors] visitors on the page
    [language] the language
    [challengers] who can challenge
    [most] the limit of running matches
    [seat-role] the role pinged for open challenges
    [open] whether other servers find this one
    [tournament-managers] the managers’ role of a tournament
    [best-role] the role for the top three
    [champion-role] the role for last season’s winner
    [news] where season ends are announced
    [daily-puzzle] where the daily puzzle appears
   *[usual-pace] the default pace
}: { $from } → { $to }
log-paces = { $moderator } changed the paces: { $what }
log-paces-added = added { $paces }
log-paces-removed = removed { $paces }
setting-at-challenge = where the challenge was made
setting-no-channel = no channel
setting-switch = { $on ->
    [yes] yes
   *[no] no
}

## Refusals

refused-home-gone = That channel has been deleted.
server-home-gone = The channel for matches has been deleted. They’re shown where the challenge was made.
server-setting-gone = { $setting ->
    [challengers] The role that could challenge has been deleted, so everyone can challenge now.
    [best-role] I no longer give the role for the top three: it was deleted, or it has moderation permissions now.
    [champion-role] I no longer give the role for last season’s winner: it was deleted, or it has moderation permissions now.
    [news] The channel for season ends has been deleted, so they’re no longer announced.
    [daily-puzzle] The channel of the daily puzzle has been deleted, so there’s no daily puzzle.
    [open] The channel for other servers’ challenges has been deleted, so other servers can’t find this one.
   *[seat-role] The role pinged for open challenges has been deleted, so no one is pinged.
}
home-lacks = I need these permissions in { $channel }: { $names }. { $then ->
    [unchanged] Nothing has changed.
   *[elsewhere] Until then, I may show matches where the challenge was made.
}
home-tag = Posts in { $channel } need a tag, and I can’t use any. Add a tag that everyone can use, or give me this permission there: { $names }. { $then ->
    [unchanged] Nothing has changed.
   *[elsewhere] Until then, matches are shown where the challenge was made.
}
refused-needs-role = Only members with { $role } can challenge here. Anyone can accept.
refused-banned = You’re banned from playing here. You can finish your running matches.{ $reason ->
    [none] { "" }
   *[given] { "" }
        Reason: { $reason }
}
refused-their-ban = { $user } can’t play here right now.
refused-no-reason = Give a reason; both players see it.
refused-mention = { $what ->
    [reason] A reason
   *[about] The description
} can’t mention anyone: leave out the @.
refused-no-result = Match { $id } ended without a result, so it counts nowhere and nothing is left to decide.
refused-annulled-before = Match { $id } has already been voided.
refused-unshared = Only its player can see match { $id } until they share it, so there’s nothing to post again.
refused-own-match = You’re playing match { $id }, so another member with Manage Server has to decide.
refused-not-asked = This question has been answered or replaced. Start over if you still want this.
refused-ban-yourself = You can’t ban yourself.
refused-ban-bot = { $user } is a bot, and bots don’t play.
refused-ban-manager = { $user } has Manage Server and could lift the ban. Remove that permission first.
refused-banned-before = { $user } is already banned. To give a new reason, ban them again and enter it.{ $reason ->
    [none] { "" }
   *[given] { "" }
        Reason now: { $reason }
}

select-ban = Ban a member …
select-unban = Lift a ban …
select-unban-member = Lift another member’s ban …
button-moderate = Moderate
moderate = **Match { $id }:** { $first } against { $second }. I’ll ask you to confirm decisions.
button-ruling-first = First player wins
button-ruling-second = Second player wins
button-ruling-draw = Draw
button-ruling-cancel = End without a result
button-ruling-void = Take out of the ratings
button-ruling-repost = Post again
form-reason-label = Reason; both players see it
form-reason-placeholder = for example: both players agreed
form-ban-title = Ban a member
form-unban-title = Lift a ban
form-ban-reason-label = Reason; the member sees it
form-ban-reason-placeholder = You can leave this empty
matches-to-rule = **Matches:** choose one to end it, take it out of the ratings or post it again. I’ll ask you to confirm decisions.
select-rule-running = A running match …
select-rule-over = A finished match …
button-rule-number = Type a match’s number
form-rule-number-label = Number of the match
form-rule-number-placeholder = for example: 12
