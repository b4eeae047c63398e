### What moderators do: settings of a server, rulings about matches, bans, and the log.

## Commands

choice-match-of-server = { $id } { $game }：{ $first } – { $second }

## Settings

server-home = { $home ->
    [challenge-thread] 挑戦が出た場所のスレッド
    [challenge] 挑戦が出た場所（スレッドなし）
    [channel-thread] { $channel }のスレッド
    [channel] { $channel }（スレッドなし）
   *[forum] { $channel }の投稿
}
language-server = サーバーの言語
language-name = 日本語

## Rulings

ask-ruling = { $ruling ->
    [first] 対局{ $id }を終えますか？ { $first }さんの勝ち、{ $second }さんの負けになります。
    [second] 対局{ $id }を終えますか？ { $second }さんの勝ち、{ $first }さんの負けになります。
    [draw] { $first }さんと{ $second }さんの対局{ $id }を引き分けで終えますか？
    [abort] { $first }さんと{ $second }さんの対局{ $id }を結果なしで中止しますか？
   *[annul] { $first }さんと{ $second }さんの対局{ $id }をレーティングから外しますか？ 全レーティングが計算し直されます。
}
button-confirm-ruling = はい、実行します
button-no-ruling = いいえ、何も変えません
not-ruled = 何も変わっていません。
ruled = { $ruling ->
    [abort] 対局{ $id }を結果なしで中止しました。
    [annul] 対局{ $id }を無効にしました。レーティングを計算し直しています。
    [unstick] 対局{ $id }をまもなく表示し直します。
   *[end] 対局{ $id }を終えました。
}
ruling-players = { $first }さん、{ $second }さん：
ruling-reason = 理由：{ $reason }
ruling-adjudicated = 大会での結果：{ $result }。
ruling-annul = **無効：** モデレーターがこの対局をレーティングから外しました。
ruling-unstick = モデレーターがこの対局を表示し直しました。
annulled = **無効：** この対局はレーティングに数えられません。

## Bans

ask-ban = { $user }さんをここで出場停止にしますか？ 挑戦を出すことも受けることもできなくなり、返事待ちの挑戦は取り下げられます。
ask-reban = { $user }さんはすでに出場停止です。理由を変えますか？
ban-new-reason = 新しい理由：{ $reason }
ban-running = 進行中の対局は時計も含めて続きます：{ $ids }。終わらせるには**モデレーション**（`/match`）を使います。
ban-none-running = ここで進行中の対局はありません。
ban-told = 本人にはダイレクトメッセージで伝えます。
ban-untold = ここで対局したことがないので、メッセージは送りません。
banned = { $user }さんをここで出場停止にし、返事待ちの挑戦を取り下げました。`/server`で解除できます。
rebanned = { $user }さんの出場停止の理由を変えました。
unbanned = { $user }さんはまたここで対局できます。
not-banned = { $user }さんはここで出場停止になっていません。
bans-none = ここで出場停止の人はいません。
bans-head = **ここで出場停止**
ban-word = **{ $server }で出場停止になりました。**
ban-word-reason = { $server }での出場停止の理由が変わりました。
ban-word-over = { $server }でまた対局できます。
ban-word-effect = 進行中の対局は時計も含めて続くので、最後まで指してください。間違いだと思うときは、モデレーターに連絡してください。

## The log

log-none = モデレーターの操作はまだありません。
log-head = モデレーターの操作（新しい順）：
log-line = { $deed ->
    [win] { $moderator }：{ $id }を{ $user }さんの勝ちで終了
    [draw] { $moderator }：{ $id }を引き分けで終了
    [abort] { $moderator }：{ $id }を結果なしで中止
    [annul] { $moderator }：{ $id }を無効に
    [unstick] { $moderator }：{ $id }を表示し直し
    [ban] { $moderator }：{ $user }さんを出場停止に
    [reban] { $moderator }：{ $user }さんの出場停止の理由を変更
    [unban] { $moderator }：{ $user }さんの出場停止を解除
   *[settings] { $moderator }：設定を変更
}
log-canceled = { $moderator }：{ $what ->
    [contest] 対抗戦
   *[tournament] 大会
}{ $number }を中止
log-removed = { $moderator }：{ $user }さんを{ $from ->
    [ladder] { $game }のラダー
   *[tournament] 大会{ $number }
}から除外
log-captain-left = { $moderator }：サーバーを抜けた{ $user }さんを対抗戦{ $number }の主将から外す
log-setting = { $moderator }：{ $setting ->
    [theme] 配色
    [bottom] 手前の側
    [home] 対局の表示場所
    [threads] 対局ごとのスレッド
    [visitors] ページの訪問者
    [language] 言語
    [challengers] 挑戦できる人
    [most] 進行中の対局数の上限
    [seat-role] 誰でも受けられる挑戦のときに呼ぶロール
    [open] ほかのサーバーへの公開
    [tournament-managers] 大会を運営するロール
    [best-role] 上位3位のロール
    [champion-role] 前のシーズンの1位のロール
    [news] 上位者のお知らせの場所
    [daily-puzzle] 今日の問題の場所
   *[usual-pace] 標準の持ち時間
}を変更：{ $from } → { $to }
log-paces = { $moderator }：持ち時間を変更：{ $what }
log-paces-added = 追加：{ $paces }
log-paces-removed = 削除：{ $paces }
setting-at-challenge = 挑戦が出た場所
setting-no-channel = チャンネルなし
setting-switch = { $on ->
    [yes] あり
   *[no] なし
}

## Refusals

refused-home-gone = そのチャンネルは削除されています。
server-home-gone = 対局用のチャンネルが削除されました。対局は挑戦が出た場所に表示されます。
server-setting-gone = { $setting ->
    [challengers] 挑戦できるロールが削除されました。今は誰でも挑戦できます。
    [best-role] 上位3位のロールはもう付けません。削除されたか、今はモデレーションの権限があります。
    [champion-role] 前のシーズンの1位のロールはもう付けません。削除されたか、今はモデレーションの権限があります。
    [news] 上位者のお知らせのチャンネルが削除されました。お知らせは表示されません。
    [daily-puzzle] 今日の問題のチャンネルが削除されました。今日の問題はありません。
    [open] ほかのサーバーからの申し込みのチャンネルが削除されました。このサーバーは公開されていません。
   *[seat-role] 誰でも受けられる挑戦のときに呼ぶロールが削除されました。誰にも通知されません。
}
home-lacks = { $channel }では次の権限が必要です：{ $names }。{ $then ->
    [unchanged] 何も変わっていません。
   *[elsewhere] それまで、対局は挑戦が出た場所に表示されることがあります。
}
home-tag = { $channel }の投稿にはタグが必要ですが、ボットが使えるものがありません。誰でも使えるタグを追加するか、そこで次の権限を許可してください：{ $names }。{ $then ->
    [unchanged] 何も変わっていません。
   *[elsewhere] それまで対局は挑戦が出た場所に表示されます。
}
refused-needs-role = ここで挑戦できるのは{ $role }のメンバーだけです。受けるのは誰でもできます。
refused-banned = ここで出場停止になっています。進行中の対局は続けられます。{ $reason ->
    [none] { "" }
   *[given] { "" }
        理由：{ $reason }
}
refused-their-ban = { $user }さんは今、ここで対局できません。
refused-no-reason = 理由を入力してください。両方の対局者に表示されます。
refused-mention = { $what ->
    [reason] 理由
   *[about] 紹介文
}では誰にもメンションできません。@を外してください。
refused-no-result = 対局{ $id }は結果なしで終わったため、どこにも反映されず、裁定することはありません。
refused-annulled-before = 対局{ $id }はすでに無効です。
refused-unshared = 対局{ $id }は、共有されるまで対局者にしか見えません。投稿し直すものはありません。
refused-own-match = 対局{ $id }はあなたの対局なので、「サーバー管理」権限のある別のメンバーが決める必要があります。
refused-not-asked = この質問は回答済みか、別の質問に替わりました。必要なら、もう一度最初から操作してください。
refused-ban-yourself = 自分を出場停止にはできません。
refused-ban-bot = { $user }さんはボットで、対局しません。
refused-ban-manager = { $user }さんはこのサーバーを管理でき、出場停止を解除できてしまいます。先にその権限を外してください。
refused-banned-before = { $user }さんはすでに出場停止です。新しい理由を付けるには、もう一度出場停止にして理由を入力してください。{ $reason ->
    [none] { "" }
   *[given] { "" }
        今の理由：{ $reason }
}

select-ban = 出場停止にするメンバーを選ぶ…
select-unban = 出場停止を解除するメンバーを選ぶ…
select-unban-member = ほかのメンバーの出場停止を解除…
button-moderate = モデレーション
moderate = **対局{ $id }：** { $first }さん対{ $second }さん。裁定の前に確認します。
button-ruling-first = 先手の勝ち
button-ruling-second = 後手の勝ち
button-ruling-draw = 引き分け
button-ruling-cancel = 結果なしで中止する
button-ruling-void = 無効にする
button-ruling-repost = 表示し直す
form-reason-label = 理由（両方の対局者に表示）
form-reason-placeholder = 例：両者が同意したため
form-ban-title = メンバーを出場停止にする
form-unban-title = 出場停止を解除する
form-ban-reason-label = 理由（本人に表示）
form-ban-reason-placeholder = 空欄でもかまいません
matches-to-rule = **対局：** 終わらせる、レーティングから外す、表示し直す対局を選んでください。裁定の前に確認します。
select-rule-running = 進行中の対局を選ぶ…
select-rule-over = 終わった対局を選ぶ…
button-rule-number = 対局の番号を入力する
form-rule-number-label = 対局の番号
form-rule-number-placeholder = 例：12
