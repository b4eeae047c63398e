### Draw offers, takeback requests, and what else a player may do in a match.

command-draw = Offer your opponent a draw
command-draw-match = Which match, if it is not the one of this thread
command-takeback = Ask your opponent to let you take your last move back
command-takeback-match = Which match, if it is not the one of this thread

## Offers

offer-head = { $kind ->
    [draw] { $by } offers a draw in { $id }.
   *[takeback] { $count ->
        [one] { $by } asks to take a move back in { $id }: { $moves }
       *[other] { $by } asks to take { $count } moves back in { $id }: { $moves }
    }
}
offer-waits = { $kind ->
    [draw] { $opponent }, do you agree? There is no hurry: this waits for you until the next move is played.
   *[takeback] { $opponent }, do you agree? There is no hurry: this waits for you until the next move is played. Conditional moves would have to be laid out anew.
}
offer-theirs = Your opponent was first, so it is you who answers. Do you agree?
offer-closed = { $state ->
    [accepted] Accepted.
    [declined] Declined.
    [withdrawn] Withdrawn.
   *[lapsed] No longer open: the match has moved on.
}
offer-made = { $kind ->
    [draw] You offered a draw in { $id }. It waits for an answer until the next move is played.
   *[takeback] You asked to take your last move back in { $id }. It waits for an answer until the next move is played.
}
offer-accepted = { $kind ->
    [draw] You agreed: the match is drawn.
   *[takeback] You agreed. The board as it was comes in a moment.
}
offer-declined = You declined. The match goes on.
offer-withdrawn = Withdrawn. The match goes on.

refused-offer-waits = { $kind ->
    [draw] You have offered a draw already. It waits for your opponent’s answer.
   *[takeback] You have asked for this already. It waits for your opponent’s answer.
}
refused-offered-before = { $kind ->
    [draw] You have offered a draw on this board before. You can again once a move has been played.
   *[takeback] You have asked for this on this board before. You can again once a move has been played.
}
refused-nothing-to-take-back = You have not moved yet, so there is nothing to take back.
refused-own-offer = This is your own offer. Your opponent answers it; you can withdraw it.
refused-not-the-offerer = Only { $user } can take this offer back.
refused-offer-closed = { $state ->
    [accepted] This offer has been accepted already.
    [declined] This offer was declined.
    [withdrawn] This offer was withdrawn.
   *[lapsed] This offer is no longer open: the match has moved on.
}
