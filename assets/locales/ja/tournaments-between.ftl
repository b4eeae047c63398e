### サーバー間の大会。

tournament-by = { $server ->
    [none] ほかのサーバー
   *[other] { $server }
}が運営しています。
tournament-takes-no-part = このサーバーはもう参加していません。進行中の対局は続き、成績に数えられます。
tournament-other-server = ほかのサーバー
tournament-cancelled-by = { $server ->
    [none] 運営していたサーバー
   *[other] { $server }
}が中止にしました。
tournament-stray-here = { $matches }のチャンネルが削除されました。別のチャンネルで続けるには、そこで運営が`/tournament`（**ここに表示する**）を使うか、プレイヤーが`/board`を使ってください。
tournament-stray-there = { $server ->
    [none] ほかのサーバー
   *[other] { $server }
}で{ $matches }のチャンネルがなくなりました。そのサーバーの運営が別のチャンネルを選べます。
tournament-stray-until = そのままだと、そのサーバーのプレイヤーは{ $until }に不戦敗になります。
tournament-open = 公開中のほかのサーバーの管理者は、`/tournament`で自分のサーバーを参加させられます（番号{ $number }）。
tournament-by-code = 公開中のほかのサーバーも、コードで参加できます。
tournament-servers = { $count ->
       *[other] { $count }サーバーが参加しています。
    }
tournament-code = ほかのサーバーの管理者は、`/tournament`の**ほかのサーバーの大会に参加する**とコード`{ $code }`で参加させられます。
tournament-takes-part = このサーバーは大会{ $number }に参加しました。メンバーは{ $channel }で参加できます。
tournaments-elsewhere = ほかのサーバーの大会（管理者はこのサーバーを参加させられます）：
refused-tournament-other-server = この大会はほかのサーバーが運営しています。
refused-tournament-own-server = これは自分のサーバーの大会です。`/tournament`で別のチャンネルに表示したり、中止したりできます。
refused-tournament-many-servers = 参加サーバーは上限の{ $count ->
       *[other] { $count }サーバー
    }に達しています。どれかが抜けると、参加できます。
tournament-pull-out = **このサーバーの大会{ $number }への参加をやめますか？** { $count ->
        [0] 一緒に抜けるプレイヤーはいません。
       *[other] { $count }人が一緒に抜けます。
    }{ $stage ->
        [running] 戻ることはできません。進行中の対局は続き、成績に数えられます。
       *[sign-up] 大会が始まるまでは、また参加できます。
    }
button-pull-out = はい、参加をやめます
button-tournament-pull-out = このサーバーの参加をやめる
tournament-pulled-out = このサーバーは大会{ $number }への参加をやめました。
