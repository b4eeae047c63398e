### サーバー間の大会。

command-tournament-create-servers = ほかのサーバーのメンバーも参加できるか。空欄ならこのサーバーのみ
    .name = サーバー
command-tournament-take-part = このサーバーを、ほかのサーバーの大会に参加させる（運営用）
command-tournament-take-part-tournament = どの大会か。番号、またはコードがあればコード
    .name = 大会
command-tournament-pull-out = ほかのサーバーの大会への、このサーバーの参加をやめる（運営用）
command-tournament-pull-out-tournament = どの大会か
    .name = 大会
choice-between-here = このサーバー
choice-between-open = 公開中のすべてのサーバー
choice-between-code = コードを持つサーバー
tournament-by-server = **{ $server }**の大会で、そのサーバーが運営します。
tournament-by-another = ほかのサーバーの大会で、そのサーバーが運営します。
tournament-takes-no-part = このサーバーはもう参加していません。進行中の対局は続き、成績に数えられます。
tournament-other-server = ほかのサーバー
tournament-cancelled-by = **{ $server }**の運営が中止にしました。
tournament-cancelled-elsewhere = 開催サーバーの運営が中止にしました。
tournament-stray-here = このサーバーで{ $matches }のチャンネルがなくなりました。運営が`/tournament show`で`ここ`を選ぶか、プレイヤーが別のチャンネルで`/board`を使うと、そこに表示されます。
tournament-stray-there = **{ $server }**で{ $matches }のチャンネルがなくなりました。そのサーバーの運営が別のチャンネルを選べます。
tournament-stray-elsewhere = ほかのサーバーで{ $matches }のチャンネルがなくなりました。そのサーバーの運営が別のチャンネルを選べます。
tournament-stray-until = そのままだと、そこでプレイする側は{ $until }に不戦敗になります。
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
tournament-pull-out = **このサーバーを大会{ $number }から撤退させますか？** { $count ->
        [0] このサーバーのプレイヤーはいません。
       *[other] このサーバーの{ $count }人が大会から抜けます。
    }{ $stage ->
        [running] 新しい対局はなく、戻ることもできません。進行中の対局は続き、成績に数えられます。
       *[sign-up] 大会が始まるまでは、`/tournament take-part`でまた参加できます。
    }
button-pull-out = はい、撤退する
tournament-pulled-out = このサーバーは大会{ $number }から撤退しました。
refused-tournament-own-to-cancel = これは自分のサーバーの大会です。`/tournament cancel`で中止できます。
refused-tournament-owner-closed = この大会のサーバーは公開されていないため、ほかのサーバーは参加できません。そのサーバーの運営に`/server open`での公開を頼んでください。
refused-tournament-owner-absent = この大会のサーバーに今ボットがいないため、ほかのサーバーは参加できません。ボットが戻ってからもう一度お試しください。
