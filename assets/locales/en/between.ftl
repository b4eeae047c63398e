### Matches between two servers.

match-starter = **{ $game }** { $id }: { $first } against { $second }. { $then ->
    [begins] The match starts.
    [goes-on] The match goes on here.
   *[challenge] The challenge is in { $channel }.
}
refused-other-server = Match { $id } is also played on another server. You can only rule against this server’s player or end it without a result.

## Codes

code-none = You have no code yet. Anyone you give it to can challenge you from another server (`/challenge`, option `code`). Challenges arrive in this channel.
code-yours =
    {""}**Your code:** { $code }
    Anyone who has it can challenge you from another server (`/challenge`, option `code`). Challenges arrive in { $channel }.
    A new code replaces this one; challenges then arrive in the channel where you make it.
code-lost = Your code { $code } no longer works: the channel where challenges arrived was deleted. Make a new one in the channel where they should arrive.
button-make-code = Make a code
button-new-code = New code
button-no-code = Delete code
challenge-sent-by-code = Challenge { $id } was sent to the other server. The message about it shows the answer.
challenge-unreached = Challenge { $id } couldn’t be shown on the other server, so I withdrew it. Ask for a new code.
refused-many-codes = You’ve tried many codes that don’t work. You can try again { $until }.
refused-no-such-code = This code doesn’t work. Codes look like `ABCD-EFGH`; ask the player to check theirs.
refused-pace-elsewhere = The other server doesn’t offer this pace. Choose another.
refused-elsewhere = One of you isn’t allowed to play on the other server.
refused-member-and-code = Choose an opponent or enter a code, not both.
help-between = **Other servers:** `/settings` gives you a friend code. Anyone who has it can challenge you from another server. You each play on your own server, and both servers see the boards.
