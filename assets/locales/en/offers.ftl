### Draw offers, takeback requests, and what else a player may do in a match.

## Offers

offer-head = { $kind ->
    [draw] { $by } offers a draw in { $id }.
    [pause] { $by } proposes a pause of { $time } in { $id }.
   *[takeback] { $count ->
        [one] { $by } asks to take a move back in { $id }: { $moves }
       *[other] { $by } asks to take { $count } moves back in { $id }: { $moves }
    }
}
offer-waits = { $kind ->
    [draw] { $opponent }, do you agree? You can answer until your next move.
    [pause] { $opponent }, do you agree? If you do, the clock stops right away. Until then it runs.
   *[takeback] { $opponent }, do you agree? You can answer until the next move is played. If you agree, all conditional moves in this match are removed.
}
offer-theirs = Your opponent asked first, so you answer. Do you agree?
offer-closed = { $state ->
    [accepted] Accepted.
    [declined] Declined.
    [withdrawn] Withdrawn.
   *[lapsed] No longer open: the match has moved on.
}
offer-made = { $kind ->
    [draw] You offered a draw in { $id }. Your opponent can answer until their next move.
    [pause] You proposed a pause in { $id }. The clock runs until your opponent agrees.
   *[takeback] You asked to take your last move back in { $id }. Your opponent can answer until the next move is played.
}
offer-accepted = { $kind ->
    [draw] You agreed: the match is drawn.
    [pause] You agreed: the clock is stopped now.
   *[takeback] You agreed: the match goes back to the earlier position. The board is on its way.
}
offer-declined = You declined. The match goes on.
offer-withdrawn = You withdrew your offer. The match goes on.

refused-offer-waits = { $kind ->
    [draw] You’ve already offered a draw. Your opponent hasn’t answered yet.
    [pause] You’ve already proposed a pause. Your opponent hasn’t answered yet.
   *[takeback] You’ve already asked for this. Your opponent hasn’t answered yet.
}
refused-offered-before = { $kind ->
    [draw] You’ve already offered a draw in this position. You can offer one again once a move has been played.
    [pause] You’ve already proposed a pause in this position. You can propose one again once a move has been played.
   *[takeback] You’ve already asked for this in this position. You can ask again once a move has been played.
}
refused-nothing-to-take-back = You haven’t moved yet, so there’s nothing to take back.
refused-older-rules = Nothing can be taken back in this match, because it has moves from before the rules were last corrected.
refused-own-offer = This is your own offer, so your opponent has to answer it. You can withdraw it.
refused-not-the-offerer = Only { $user } can withdraw this offer.
refused-offer-closed = { $state ->
    [accepted] This offer has already been accepted.
    [declined] This offer was declined.
    [withdrawn] This offer was withdrawn.
   *[lapsed] This offer is no longer open: the match has moved on.
}
