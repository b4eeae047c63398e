### Matches between two servers.

match-begins = **{ $game }** match { $id } starts: { $first } against { $second }.
refused-other-server = Match { $id } is also played on another server. You can rule against the player of this server, or end the match without a result. Anything else is up to the other server’s managers.

## Codes

code-none = You have no code yet. With one, people on other servers can challenge you with `/challenge` and its option `code`, and their challenges arrive in this channel. Only people you give it to can find you.
code-yours =
    {""}**Your code:** { $code }
    Anyone who has it can challenge you from another server with `/challenge` and its option `code`. Their challenges arrive in { $channel }.
    A new code replaces this one, and challenges will then arrive in the channel where you press the button.
button-make-code = Make a code
button-new-code = New code
button-no-code = Delete code
challenge-sent-by-code = Challenge { $id } was sent to the other server. Its card here shows the answer.
challenge-unreached = Challenge { $id } couldn’t be shown on the other server, so I withdrew it. Ask the player for a new code.
refused-no-such-code = This code doesn’t work. Codes look like `ABCD-EFGH`; ask the player to check theirs.
refused-pace-elsewhere = The other player’s server doesn’t offer this pace. Choose another one.
refused-elsewhere = The other server doesn’t allow one of you to play there.
refused-member-and-code = Choose an opponent or enter a code, not both.
help-between = **Other servers:** `/settings` gives you a friend code. Anyone who has it can challenge you from another server with `/challenge`. Each of you plays at home, and both servers see every board. Managers of either server can end such a match without a result (not in a contest) and rule against their own player.
