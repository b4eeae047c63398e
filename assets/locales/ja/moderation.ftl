### What moderators do: settings of a server, rulings about matches, bans, and the log.

## Commands

command-server = モデレーターの操作：設定、対局の裁定、出場停止、記録
command-server-end = 確認のうえ、進行中の対局に結果をつけて終える
command-server-end-reason = 理由。両対局者に伝わります
    .name = 理由
command-server-end-winner = 勝者。省略すると引き分け
    .name = 勝者
command-server-end-match = どの対局か（このスレッドの対局でない場合）
    .name = 対局
command-server-abort = 確認のうえ、進行中の対局を結果なしで中止する
command-server-abort-reason = 理由。両対局者に伝わります
    .name = 理由
command-server-abort-match = どの対局か（このスレッドの対局でない場合）
    .name = 対局
command-server-annul = 確認のうえ、終わった対局をレーティング上無効にする
command-server-annul-reason = 理由。両対局者に伝わります
    .name = 理由
command-server-annul-match = どの対局か（このスレッドの対局でない場合）
    .name = 対局
command-server-unstick = 盤が届かない、またはスレッドが消えた対局を表示し直す
command-server-unstick-match = どの対局か（このスレッドの対局でない場合）
    .name = 対局
command-server-unstick-reason = 理由。両対局者に伝わります
    .name = 理由
command-server-ban = このサーバーでの対局を禁止する（確認あり）
command-server-ban-member = 対局を禁止するメンバー
    .name = メンバー
command-server-ban-reason = 理由。本人に伝わります
    .name = 理由
command-server-unban = 出場停止を解除する
command-server-unban-member = また対局できるメンバー
    .name = メンバー
command-server-unban-reason = 理由（記録用）
    .name = 理由
command-server-bans = このサーバーで出場停止のメンバーを見る
command-server-log = モデレーターの操作の記録を見る
choice-match-of-server = { $id } { $game }：{ $first } – { $second }

## Settings

server-home = { $home ->
    [challenge-thread] 挑戦が出た場所の専用スレッド
    [challenge] 挑戦が出た場所（スレッドなし）
    [channel-thread] { $channel }の専用スレッド
    [channel] { $channel }（スレッドなし）
   *[forum] { $channel }の専用の投稿
}
server-everybody = 全員
server-role = { $role }のメンバー
server-most-anywhere = 通常の上限まで
language-server = サーバーの言語
language-en-US = English
language-de = Deutsch
language-fr = Français
language-es-ES = Español
language-pt-BR = Português
language-pl = Polski
language-ja = 日本語
select-home = 全対局のチャンネルかフォーラムを選ぶ
select-challengers = 挑戦できるロールを選ぶ
button-no-home = 挑戦が出た場所
button-threads = 対局ごとのスレッド：{ $on ->
    [yes] 使う
   *[no] 使わない
}
button-everybody = 全員が挑戦できる
button-settings-players = 対局者と言語
button-settings-boards = 場所と盤

## Rulings

ask-ruling = { $ruling ->
    [first] 対局{ $id }を終えますか？ { $first }さんの勝ち、{ $second }さんの負けになります。
    [second] 対局{ $id }を終えますか？ { $second }さんの勝ち、{ $first }さんの負けになります。
    [draw] { $first }さんと{ $second }さんの対局{ $id }を引き分けで終えますか？
    [abort] { $first }さんと{ $second }さんの対局{ $id }を結果なしで中止しますか？
    [annul] { $first }さんと{ $second }さんの対局{ $id }を無効にしますか？ レーティングに数えられなくなり、全レーティングが計算し直されます。
   *[unstick] { $first }さんと{ $second }さんの対局{ $id }を表示し直しますか？
}
button-confirm-ruling = はい、実行します
button-no-ruling = いいえ、やめます
not-ruled = キャンセルしました。何も変わっていません。
ruled = { $ruling ->
    [abort] 対局{ $id }を結果なしで中止しました。理由は両対局者に伝わります。
    [annul] 対局{ $id }を無効にしました。理由は両対局者に伝わり、レーティングは計算し直されます。
    [unstick] 対局{ $id }をまもなく表示し直します。
   *[end] 対局{ $id }を終えました。理由は両対局者に伝わります。
}
ruling-players = { $first }さん、{ $second }さん：
ruling-reason = 理由：{ $reason }
ruling-annul = **無効：** モデレーターがこの対局を無効にしました。レーティングには数えられません。
ruling-unstick = モデレーターがこの対局を表示し直しました。
annulled = **無効：** この対局はレーティングに数えられません。
match-goes-on = **{ $game }** { $id }：{ $first }さん対{ $second }さん。対局はここで続きます。

## Bans

ask-ban = { $user }さんをこのサーバーで出場停止にしますか？ 挑戦することも、受けることも、挑まれることもできなくなり、未回答の挑戦は取り下げられます。
ask-reban = { $user }さんはすでに出場停止です。理由を変えますか？
ban-new-reason = 新しい理由：{ $reason }
ban-running = 進行中の対局は続き、時計も動きます：{ $ids }。`/server end`か`/server abort`で終えないかぎり、最後まで指すことができ、指す必要があります。
ban-none-running = ここで進行中の対局はありません。
ask-ban-told = 本人にはダイレクトメッセージで伝えます。
ban-told = 本人にダイレクトメッセージで伝えます。
ban-untold = ここで対局したことがないので、メッセージは送りません。対局しようとしたときに表示されます。
banned = { $user }さんはこのサーバーで挑戦することも、受けることも、挑まれることもできなくなりました。未回答の挑戦は取り下げられました。`/server unban`で解除できます。
rebanned = { $user }さんの出場停止の理由を変えました。
unbanned = { $user }さんはまたこのサーバーで対局できます。
not-banned = { $user }さんは出場停止ではありません。
bans-none = このサーバーで出場停止の人はいません。
bans-head = **このサーバーで出場停止**
ban-word = **{ $server }のモデレーターにより、そこでの対局が禁止されました。**
ban-word-reason = { $server }のモデレーターが、あなたの出場停止の理由を変えました。
ban-word-over = { $server }のモデレーターが出場停止を解除しました。またそこで対局できます。
ban-word-effect = そこでは挑戦することも、受けることも、挑まれることもできません。進行中の対局は続き、時計も動くので、最後まで指してください。間違いだと思うときは、サーバーのモデレーターに連絡してください。

## The log

log-none = モデレーターの操作はまだありません。
log-head = このサーバーでのモデレーターの操作（新しい順）：
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
log-off-ladder = { $moderator }が{ $user }を{ $game }のはしごから外しました
log-cancelled-tournament = { $moderator }が大会{ $number }を中止しました
log-withdrew-entrant = { $moderator }が{ $user }を大会{ $number }から外しました
log-called-off-contest = { $moderator }が対抗戦{ $number }を取りやめました
log-setting = { $moderator }：{ $setting ->
    [theme] 配色
    [bottom] 手前の側
    [home] 対局の表示場所
    [threads] 対局のスレッド
    [language] 言語
    [challengers] 挑戦できる人
    [most] 1人が持てる進行中の対局数
    [seat-role] 空席のときに呼ぶロール
    [open] ほかのサーバーへの公開
    [best-role] ランキングの上位3位のロール
    [champion-role] 前のシーズンの1位のロール
   *[usual-pace] 通常の持ち時間
}を変更：{ $from } → { $to }
log-paces = { $moderator }：選べる持ち時間を変更：{ $what }
log-paces-added = 追加：{ $paces }
log-paces-removed = 削除：{ $paces }
log-at-challenge = 挑戦が出た場所
log-no-role = ロールなし
log-threads = { $on ->
    [yes] あり
   *[no] なし
}

## Refusals

refused-home = { $channel }では対局を表示できません。次の権限が足りません：{ $names }。何も変わっていません。
refused-home-gone = そのチャンネルは削除されています。何も変わっていません。
refused-home-tag = { $channel }では対局を表示できません。投稿にはタグが必要ですが、このボットが使えるタグがありません。誰でも使えるタグを追加するか、そこで次の権限を与えてください：{ $names }。何も変わっていません。
server-home-gone = 対局用に選ばれていたチャンネルが削除されたため、対局は挑戦が出た場所に表示されます。
server-home-lacks = { $channel }で次の権限が足りません：{ $names }。権限がそろうまで、そこに表示できない対局は挑戦が出た場所に表示されます。
server-home-tag = { $channel }の投稿にはタグが必要ですが、このボットが使えるタグがありません。誰でも使えるタグを追加するか、そこで次の権限を与えてください：{ $names }。それまで対局は挑戦が出た場所に表示されます。
refused-needs-role = このサーバーで挑戦できるのは{ $role }のメンバーだけです。挑戦を受けるのは誰でもできます。
refused-many-matches-here = このサーバーで進行中の対局が、ここでの上限（{ $most }局）に達しています。まずどれかを終えてください。
refused-banned = モデレーターにより、このサーバーでの対局が禁止されています。進行中の対局は続けられます。
refused-banned-reason = モデレーターにより、このサーバーでの対局が禁止されています。理由：{ $reason } 進行中の対局は続けられます。
refused-their-ban = { $user }さんは今、このサーバーで対局できません。
refused-no-reason = 理由を入力してください。両対局者に伝わります。
refused-long-reason = 理由は{ $most }文字までです。
refused-mention-in-reason = 理由では誰もメンションできません。@を外してください。
refused-not-playing = { $user }さんは対局{ $id }の対局者ではないので、勝者にできません。
refused-annulled-before = 対局{ $id }はすでに無効です。
refused-no-match-named = どの対局かを、オプション`対局`で選ぶか、その対局のスレッドでコマンドを使ってください。
refused-own-match = 対局{ $id }はあなた自身の対局なので、このサーバーを管理できる別の人が決める必要があります。
refused-not-asked = この質問は終わっています。回答済みか、その後に別の操作をしました。もう一度コマンドを使ってください。
refused-ban-yourself = 自分を出場停止にはできません。何も変わっていません。
refused-ban-bot = { $user }さんはボットで、ボットは対局しません。何も変わっていません。
refused-ban-manager = { $user }さんはこのサーバーを管理できるので、すぐに解除できてしまいます。先にその権限を外してください。
refused-banned-before = { $user }さんはすでに出場停止です。理由を付けるには、理由を入れて`/server ban`を使います。`/server unban`で解除できます。
refused-banned-before-reason = { $user }さんはすでに出場停止です。理由：{ $reason } 別の理由を入れて`/server ban`を使うと変えられます。`/server unban`で解除できます。
