### Matches between two servers.

match-begins = **{ $game }** match { $id } begins: { $first } against { $second }.
refused-other-server = In match { $id } another server plays too. You can rule against the player of this server, or abort the match; anything else the other server's managers must decide.

## Codes

command-code = See the code by which players of other servers can challenge you
command-challenge-code = The code of a player of another server, in place of an opponent
code-none = You have no code. With one, members of other servers can challenge you with `/challenge` and its option `code`, and you read their challenges in this channel. Only those to whom you give the code can find you.
code-yours =
    {""}**Your code:** { $code }
    Who has it can challenge you from another server with `/challenge` and its option `code`. You read such challenges in { $channel }.
    A new code ends this one and brings challenges to where you press the button.
button-make-code = Make a code
button-new-code = New code
button-no-code = No code any more
challenge-sent-by-code = Challenge { $id } is on its way to the other server. Its card here tells what becomes of it.
challenge-unreached = Your challenge { $id } cannot be shown in the other server, so it is withdrawn. Ask the player for a new code.
refused-no-such-code = Nobody can be challenged by this code. Codes look like `ABCD-EFGH`; ask the player whether it is still right.
refused-pace-elsewhere = The other player’s server does not offer this pace. Choose another one.
refused-elsewhere = The other server does not let one of you two play there.
refused-member-and-code = Name an opponent of this server or a code, not both.
help-between = **Other servers:** `/code` gives you a code. Who has it can challenge you with `/challenge` from another server. Each plays at home, and both servers see every board. Managers of either server may abort such a match, unless it is a board of a contest; else they can rule only against the player of their own server.
