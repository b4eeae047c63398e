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
    [draw] { $opponent }, you can answer until your next move.
    [pause] { $opponent }, the clock runs until you agree.
   *[takeback] { $opponent }, you can answer until the next move. Agreeing removes all planned replies in this match.
}
offer-theirs = Your opponent asked first. Do you agree?
offer-closed = { $state ->
    [accepted] This offer has been accepted.
    [declined] This offer was declined.
    [withdrawn] This offer was withdrawn.
   *[lapsed] This offer is no longer open: the match has moved on.
}
offer-made = { $kind ->
    [draw] You offered a draw in { $id }. Your opponent can answer until they move.
    [pause] You proposed a pause in { $id }. The clock runs until your opponent agrees.
   *[takeback] You asked to take back your last move in { $id }. Your opponent can answer until the next move.
}
offer-accepted = { $kind ->
    [draw] You agreed: the match is drawn.
    [pause] You agreed: the clock is stopped.
   *[takeback] You agreed: the match goes back to the earlier position.
}
offer-ended = { offer-closed } The match goes on.

refused-offer-waits = { $kind ->
    [draw] Your opponent hasn’t answered your draw offer yet.
    [pause] Your opponent hasn’t answered your proposed pause yet.
   *[takeback] Your opponent hasn’t answered your request yet.
}
refused-offered-before = { $kind ->
    [draw] You can offer a draw again after the next move.
    [pause] You can propose a pause again after the next move.
   *[takeback] You can ask again after the next move.
}
refused-nothing-to-take-back = You haven’t moved yet.
refused-older-rules = No takebacks here: some moves are from before the rules were corrected.
