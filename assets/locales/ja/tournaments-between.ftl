### サーバー間の大会。

choice-between-here = このサーバー
choice-between-open = 公開中のすべてのサーバー
choice-between-code = コードを持つサーバー
tournament-by-server = **{ $server }**の大会で、そのサーバーが運営しています。
tournament-by-another = ほかのサーバーの大会で、そのサーバーが運営しています。
tournament-takes-no-part = このサーバーはもう参加していません。進行中の対局は続き、成績に数えられます。
tournament-other-server = ほかのサーバー
tournament-cancelled-by = **{ $server }**の運営が中止にしました。
tournament-cancelled-elsewhere = 開催サーバーの運営が中止にしました。
tournament-stray-here = このサーバーで{ $matches }のチャンネルがなくなりました。運営が`/tournament`の**このチャンネルに表示する**で別のチャンネルを選ぶか、プレイヤーがそこで`/board`を使うと、続けられます。
tournament-stray-there = **{ $server }**で{ $matches }のチャンネルがなくなりました。そのサーバーの運営が別のチャンネルを選べます。
tournament-stray-elsewhere = ほかのサーバーで{ $matches }のチャンネルがなくなりました。そのサーバーの運営が別のチャンネルを選べます。
tournament-stray-until = そのままだと、そのサーバーのプレイヤーは{ $until }に不戦敗になります。
tournament-open = 公開中のほかのサーバーも参加できます。そのサーバーの管理者が`/tournament`の**このサーバーをほかのサーバーの大会に参加させる**で{ $number }を選びます。
tournament-by-code = 公開中のほかのサーバーも、コードがあれば参加できます。
tournament-servers = { $count ->
       *[other] { $count }サーバーが参加しています。
    }
tournament-code = ほかのサーバーは、`/tournament`の**このサーバーをほかのサーバーの大会に参加させる**とコード`{ $code }`で参加できます。コードをそのサーバーの管理者に渡してください。
tournament-takes-part = このサーバーは大会{ $number }に参加しました。大会は{ $channel }に表示され、メンバーはそこで参加できます。運営は開催サーバーが行います。
tournaments-elsewhere = ほかのサーバーの大会（管理者は`/tournament`でこのサーバーの参加を決められます）：
refused-tournament-other-server = この大会はほかのサーバーのもので、そのサーバーが運営しています。
refused-tournament-own-server = これは自分のサーバーの大会です。`/tournament`で別のチャンネルに表示できます。
refused-tournament-many-servers = 参加サーバーは上限の{ $count ->
       *[other] { $count }サーバー
    }に達しています。どれかが抜けると、参加できます。
tournament-pull-out = **このサーバーの大会{ $number }への参加をやめますか？** { $count ->
        [0] 参加しているプレイヤーはいません。
       *[other] このサーバーの{ $count }人が大会から抜けます。
    }{ $stage ->
        [running] 新しい対局は組まれず、戻ることもできません。進行中の対局は続き、成績に数えられます。
       *[sign-up] 大会が始まるまでは、`/tournament`でまた参加できます。
    }
button-pull-out = はい、参加をやめます
tournament-pulled-out = このサーバーは大会{ $number }への参加をやめました。
refused-tournament-own-to-cancel = これは自分のサーバーの大会です。`/tournament`で中止できます。
refused-tournament-owner-closed = この大会のサーバーは公開されていないため、ほかのサーバーは参加できません。そのサーバーの管理者に`/server`での公開を頼んでください。
refused-tournament-owner-absent = この大会のサーバーに今ボットがいないため、ほかのサーバーは参加できません。ボットが戻ってからもう一度お試しください。
