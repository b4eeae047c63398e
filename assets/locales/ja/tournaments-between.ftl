### サーバー間の大会。

command-tournament-create-servers = ほかのサーバーのメンバーも参加できるか。空欄ならこのサーバーのみ
    .name = サーバー
command-tournament-take-part = このサーバーを、ほかのサーバーの大会に参加させる（運営用）
command-tournament-take-part-tournament = どの大会か。番号、またはコードがあればコード
    .name = 大会
choice-between-here = このサーバー
choice-between-open = 公開中のすべてのサーバー
choice-between-code = コードを持つサーバー
tournament-by-server = **{ $server }**の大会で、そのサーバーが運営します。
tournament-open = 公開中のほかのサーバーも、`/tournament take-part`と{ $number }で参加できます。
tournament-by-code = 公開中のほかのサーバーも、コードがあれば参加できます。
tournament-servers = { $count ->
       *[other] { $count }サーバーが参加しています。
    }
tournament-code = ほかのサーバーは`/tournament take-part`とコード`{ $code }`で参加できます。運営の方に伝えてください。
tournament-takes-part = このサーバーは大会{ $number }に参加しました。{ $channel }に表示され、メンバーはそこで参加できます。運営は開催サーバーが行います。
tournaments-elsewhere = ほかのサーバーの大会（`/tournament take-part`で参加）：
refused-tournament-other-server = この大会はほかのサーバーのもので、そのサーバーが運営します。
refused-tournament-own-server = これは自分のサーバーの大会です。`/tournament show`で`ここ`を選ぶと、別のチャンネルに表示できます。
refused-tournament-many-servers = すでに{ $count ->
       *[other] { $count }サーバー
    }が参加していて、これ以上は参加できません。
