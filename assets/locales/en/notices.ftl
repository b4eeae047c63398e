### What players want to be told of: reminders, the daily digest, and players who are missing.

## Settings

notices =
    {""}**Your notifications**
    - { $place }
    - { $times }
    - { $digest }
    One reminder covers all matches in which your time is running out. Times are in your time zone ({ $zone }). Choose below; every choice is saved right away.
option-notice-place = Reminders: { $place ->
    [thread] in the match’s thread
    [channel] in the channel where the challenge was made
    [direct] by direct message
   *[nowhere] nowhere
}
option-notice-digest = Daily digest by direct message: { $hour ->
    [off] off
   *[other] at { $hour }
}
select-notice-place = Choose where you’re reminded
select-notice-digest = Choose when the daily digest comes
notices-refused = ⚠️ I haven’t been able to send you direct messages since { $since }. Reminders come in the match’s thread instead, and the daily digest is paused. Allow direct messages in your privacy settings for this server, then press **Try again**.
button-try-direct = Try again
direct-works = It works: you get my direct messages. `/settings` shows your reminders.
direct-tried = I’ve just tried. You can try again { $next }.
button-notice-time = { $time ->
    [half] Half of the time left
    [quarter] A quarter left
   *[eighth] An eighth left
}: { $on ->
    [yes] yes
   *[no] no
}

## Reminders

reminder-head = **{ $player }, your time is running out:**
reminder-line = { $id } { $game } against { $opponent }: your time runs out { $until }, and then { $threat ->
    [loss] you lose
    [claim] your opponent can claim the win
   *[abort] the match ends without a result
}. { $link }
digest-head = **Waiting for you**
digest-count = { $count ->
    [one] One match is waiting for you
   *[other] { $count } matches are waiting for you
}{ $until ->
    [none] .
   *[other] , time until { $until }.
}
digest-line = { $id } { $game } against { $opponent } { $link }
digest-line-until = { $id } { $game } against { $opponent }, your time runs out { $until } { $link }
digest-line-up = { $id } { $game } against { $opponent }, your time ran out { $until } { $link }

## Players who are missing

missing-warned = { $player }, nothing has happened in this match for { $calm }. If you don’t do anything by { $ends }, { $opponent } can end it.
missing-claimable = **{ $player } has been inactive for a long time.** { $opponent }, you can end the match with the button. { $player } can still move until you do.
missing-departed = **{ $player } is no longer in this server.** { $opponent }, if { $player } doesn’t come back, the match ends on { $ends }: as your win, or without a result if it has barely started.
missing-back = { $player } is back in this server, and the match goes on.
refused-not-abandoned = Match { $id } has no clock. You can end it only after your opponent has done nothing for { $calm } and, after a warning, for { $warned } more.
help-missing = **If someone goes missing:** a player who has left the server on their turn loses after { $departed }, unless they come back. In a match without a clock, a player who does nothing for { $calm } gets a warning; { $warned } later, the opponent can end the match. If either player hasn’t made two moves, it then ends without a result.
help-notify = **Reminders:** `/settings` chooses where and when you’re reminded, and a daily digest.

button-remind = { $on ->
    [yes] Don’t remind me
   *[no] Remind me
} { $time ->
    [half] at half the time
   *[quarter] at a quarter
    [eighth] at an eighth
}
