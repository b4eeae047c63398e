### What players want to be told of: reminders, the daily digest, and players who are missing.

## Settings

notices =
    {""}**Your reminders**
    - { $place }
    - When: { $times }
    - { $digest }
    - At each of your turns, a direct message: { $turns ->
        [yes] yes
       *[no] no
    }
    Times are in your time zone ({ $zone }). Changes are saved right away.
option-notice-place = Reminders: { $place ->
    [thread] in the match’s thread
    [channel] in the challenge’s channel
    [direct] by direct message
   *[nowhere] nowhere
}
option-notice-digest = Daily digest by direct message: { $hour ->
    [off] off
   *[other] at { $hour }
}
select-notice-place = Choose where you’re reminded
select-notice-digest = Choose when the daily digest comes
button-notice-turns = { $on ->
    [yes] Don’t message me at my turns
   *[no] Message me at my turns
}
notices-refused = ⚠️ I haven’t been able to message you since { $since }. Reminders come in the match’s thread, and the daily digest is paused. Allow direct messages in your privacy settings for this server, then press **Try again**.
direct-works = It works: you get my direct messages.
direct-tried = I’ve just tried. Try again { $next }.
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
   *[other] ; next deadline: { $until }.
}
digest-line = { $id } { $game } against { $opponent }{ $time ->
    [none] { "" }
    [runs] { "" }, your time runs out { $until }
   *[up] { "" }, your time ran out { $until }
} { $link }

## Players who are missing

missing-warned = { $player }, nothing has happened here for { $calm }. Move by { $ends }, or { $opponent } can end the match.
missing-claimable = **{ $player } has been inactive for a long time.** { $opponent }, you can end the match. Until then, { $player } can still move.
missing-departed = **{ $player } is no longer in this server.** { $opponent }, unless { $player } comes back, the match ends on { $ends }: you win, or there’s no result if it has barely started.
missing-back = { $player } is back, and the match goes on.
refused-not-abandoned = You can end match { $id } once your opponent has been inactive for { $calm }, plus { $warned } after a warning.
help-missing = **If someone goes missing:** if it’s their turn and they leave the server for { $departed }, they lose. Without a clock, they get a warning after { $calm }; { $warned } later, you can end the match. If either of you has made fewer than two moves, it has no result.
help-notify = **Reminders** and a daily digest are in `/settings`.

button-remind = { $on ->
    [yes] Don’t remind me
   *[no] Remind me
} { $time ->
    [half] with half my time left
   *[quarter] with a quarter left
    [eighth] with an eighth left
}
