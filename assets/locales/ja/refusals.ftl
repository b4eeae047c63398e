### Why something is not done, and what to do instead.

refused-unknown = ここに{ $id }という挑戦や対局はありません。あなたのものは`/matches`で見られます。
refused-unsaid = 誰がどのチャンネルを見られるのか、今は確認できません。1分ほどしてからもう一度お試しください。
refused-no-such-match = 「{ $text }」は対局の番号ではありません。一覧から選んでください。
refused-size = このゲームにサイズ{ $size }の盤はありません。使えるのは{ $sizes }です。
refused-pace-not-offered = このサーバーではその持ち時間（{ $pace }）を選べません。一覧から選んでください。
refused-no-such-pace = 「{ $text }」という持ち時間はありません。一覧から選んでください。
refused-no-clock = 対局{ $id }には時計がありません。
refused-own-time = 対局{ $id }で動いているのはあなたの時計です。
refused-time-left = 対局{ $id }の相手にはまだ時間があります{ $until ->
    [unknown] 。
   *[other] （{ $until }に切れます）。
}
refused-time-is-up = 対局{ $id }のあなたの時間は切れたので、その手は認められません。
refused-too-late = 対局{ $id }は時間切れで、まもなく終わります。
refused-challenged-self = 自分自身とは対局できません。ほかの人を選ぶか、`相手`を空欄にしてください。
refused-challenged-bot = ボットは対局しません。人を選ぶか、`相手`を空欄にしてください。
refused-challenged-stranger = { $user }さんはこのサーバーにいません。ここにいる人を選んでください。
refused-too-many-challenges = ここで返事待ちの挑戦は上限の{ $most }件に達しています。どれかを取り下げるか、誰かが受けるまで待ってください。
refused-challenged-often = この1時間に、{ $user }さんに何度も挑戦しました。次は{ $until }に挑戦できます。
refused-many-challenges = この1時間に、たくさん挑戦しました。次は{ $until }に挑戦できます。
refused-asked-for-much = 短い時間にたくさんの操作をしました。{ $until }にもう一度お試しください。
refused-server-asked-for-much = このサーバーで短い時間にたくさんの操作がありました。{ $until }にもう一度お試しください。
refused-many-matches = { $where ->
    [here] ここで進行中
   *[anywhere] 進行中
}の対局は上限の{ $most }局に達しています。先にどれかを終えてください。
refused-their-many-matches = { $user }さんの進行中の対局は上限です。どれかが終わってからもう一度お試しください。
refused-you-blocked = { $user }さんをブロックしています。対局するには`/settings`で解除してください。
refused-not-wanted = 今は{ $user }さんと対局できません。
refused-blocked-self = 自分をブロックすることはできません。
refused-blocked-bot = ボットをブロックすることはできません。
refused-profile-of-bot = ボットは対局しないので、プロフィールはありません。`/profile`で自分のものを見られます。
refused-many-blocks = ブロックできるのは{ $most }人までです。先に`/settings`で誰かのブロックを解除してください。
refused-not-yours = { $what ->
    [challenge] この挑戦
   *[offer] この申し出
}を取り下げられるのは{ $user }さんだけです。
refused-own = これはあなた自身の{ $what ->
    [challenge] 挑戦
   *[offer] 申し出
}です。できるのは取り下げることだけです。
refused-not-challenged = この挑戦は{ $user }さんへのものです。自分の挑戦は`/challenge`で出せます。
refused-closed = { challenge-closed }`/challenge`で新しく出せます。
refused-seat-taken = 挑戦{ $id }はすでに成立しています。
refused-not-started = 挑戦{ $id }はまだ成立していません。
refused-not-a-player = これができるのは{ $id }の対局者だけです。`/board`で観戦できます。
refused-not-your-turn = 今は{ $user }さんの手番です。あなたの手番が来たらメンションします。
refused-finished = 対局{ $id }は終わっています。`/challenge`で次の対局を始められます。
refused-old-board = これは古い盤です。{ $link ->
    [none] 最新の盤はまもなく届きます。
   *[other] 最新の盤：{ $link }
}
refused-lost-board = この盤はボットが{ $time }のバックアップから復元される前のものです。その後の出来事は失われました。{ $link ->
    [none] 最新の盤はまもなく届きます。
   *[other] 最新の盤：{ $link }
}
refused-lost = これは失われました。ボットは{ $time }のバックアップから復元され、その後の出来事は残っていません。
refused-move = { $why }
    たとえば次の手が指せます：{ $moves }
refused-no-match = ここで進行中の対局がありません。`/challenge`か`/join`で始めてください。
refused-no-turn = ここに、あなたの手番の対局はありません。手番が来たらメンションします。
refused-which-match = どの対局ですか：{ $ids }。`対局`で選ぶか、そのスレッドでコマンドを使ってください。
refused-unknown-button = このボタンはもう使えません。盤は`/matches`から開けます。
refused-not-in-server = これはボットのいるサーバーでだけ使えます。そこに移るか、ボットを追加してください。
refused-permissions = このチャンネルでは次の権限が必要です：{ $names }。サーバーの管理者に頼むか、別のチャンネルを使ってください。
refused-no-messages = 対局にはテキストチャンネルかスレッドが必要です。
refused-option = 読み取れないオプションがありました。Discordの一覧から選んでください。
refused-other-version = Discordに表示されているのは、このコマンドの古いバージョンです。Discordを再起動して、もう一度お試しください。

# As Discord calls them in a server's settings.
permission-view-channel = チャンネルを見る
permission-send-messages = メッセージを送信
permission-attach-files = ファイルを添付
permission-create-public-threads = 公開スレッドの作成
permission-send-messages-in-threads = スレッドでメッセージを送信
permission-manage-threads = スレッドの管理
permission-read-message-history = メッセージ履歴を読む

broken = 問題が起きました。操作が反映されているかを`/matches`で確認し、反映されていなければもう一度お試しください。

refused-old-command = このコマンドは{ $command }に変わりました。表示されないときは、Discordを再起動してください。
refused-old-option = { $option }はもう必要ありません。{ $command }だけを送信して、返事の下で選んでください。オプションがまだ表示されるときは、Discordを再起動してください。
