### プレイヤーが知らせてほしいこと：リマインダー、毎日のまとめ、いなくなった人。

command-notify = 対局のリマインダーをどこでいつ受け取るかを確認・変更する

## 設定

notices =
    {""}**お知らせの設定**
    - { $place }
    - { $times }
    - { $digest }
    時間が残り少ない対局は、1通のリマインダーにまとめてお知らせします。時刻はあなたのタイムゾーン（{ $zone }）のものです。下から選んでください。選ぶとすぐに保存されます。
option-notice-place = リマインダー：{ $place ->
    [thread] 対局のスレッド
    [channel] 対局が提案されたチャンネル
    [direct] ダイレクトメッセージ
   *[nowhere] なし
}
option-notice-digest = 毎日のまとめ（ダイレクトメッセージ）：{ $hour ->
    [off] なし
   *[other] { $hour }
}
select-notice-place = リマインダーを受け取る場所を選ぶ
select-notice-digest = 毎日のまとめの時刻を選ぶ
notices-refused = ⚠️ { $since }から、あなたへのダイレクトメッセージをDiscordが受け付けていません。リマインダーは対局のスレッドに届き、毎日のまとめは届きません。このサーバーのプライバシー設定でダイレクトメッセージを許可してから、**もう一度試す**を押してください。
button-try-direct = もう一度試す
direct-works = 大丈夫です。ダイレクトメッセージが届いています。お知らせの内容は`/notify`で見られます。
direct-tried = たった今試したところです。**もう一度試す**は{ $next }にまた使えます。
button-notice-time = { $time ->
    [half] 残り2分の1
    [quarter] 残り4分の1
   *[eighth] 残り8分の1
}：{ $on ->
    [yes] はい
   *[no] いいえ
}

## リマインダー

reminder-head = **{ $player }さん、時間が残り少なくなっています：**
reminder-line = { $id } { $game }（相手：{ $opponent }）：持ち時間の終わり { $until }。切れると{ $threat ->
    [loss] あなたの負けです
    [claim] 相手が勝ちを主張できます
   *[abort] 対局は結果なしで終わります
}。 { $link }
digest-head = **あなたの手番です**
digest-count = { $count }局があなたを待っています{ $until ->
    [none] 。
   *[other] （最初の期限：{ $until }）。
}
digest-line = { $id } { $game }（相手：{ $opponent }） { $link }
digest-line-until = { $id } { $game }（相手：{ $opponent }）、持ち時間の終わり { $until } { $link }
digest-line-up = { $id } { $game }（相手：{ $opponent }）、時間切れ { $until } { $link }

## いなくなった人

missing-warned = { $player }さん、この対局では{ $calm }何も起きていません。{ $ends }までに何もしないと、{ $opponent }さんが対局を終わらせることができます。
missing-claimable = **{ $player }さんは長い間何もしていません。** { $opponent }さん、ボタンか`/claim`で対局を終わらせることができます。終わらせるまで{ $player }さんはまだ指せます。
missing-departed = **{ $player }さんはもうこのサーバーにいません。** { $opponent }さん、{ $player }さんが戻らなければ、対局は{ $ends }に終わります。あなたの勝ちになりますが、始まったばかりなら結果なしです。
missing-back = { $player }さんがこのサーバーに戻りました。対局は続きます。
refused-not-abandoned = 対局{ $id }には時計がありません。相手が{ $calm }何もせず、警告のあとさらに{ $warned }何もしなければ、終わらせることができます。
help-missing = **誰かがいなくなったら：** 手番の人がサーバーを退出すると、戻らなければ{ $departed }後に負けになります。時計のない対局で{ $calm }何もしない人には警告が届き、さらに{ $warned }たつと、相手は`/claim`で終わらせることができます。どちらかが2手指していない対局は、そのとき結果なしで終わります。
help-notify = **リマインダー：** `/notify`で、リマインダーをどこでいつ受け取るかと、毎日のまとめを選べます。
