### プレイヤーが知らせてほしいこと：リマインダー、毎日のまとめ、いなくなった人。

## 設定

notices =
    {""}**お知らせの設定**
    - { $place }
    - { $times }
    - { $digest }
    時間が残り少ない対局は、1通のリマインダーにまとめてお知らせします。時刻はあなたのタイムゾーン（{ $zone }）で表します。下から選んでください。選ぶとすぐに保存されます。
option-notice-place = リマインダー：{ $place ->
    [thread] 対局のスレッド
    [channel] 挑戦が出たチャンネル
    [direct] ダイレクトメッセージ
   *[nowhere] なし
}
option-notice-digest = 毎日のまとめ（ダイレクトメッセージ）：{ $hour ->
    [off] なし
   *[other] { $hour }
}
select-notice-place = リマインダーを受け取る場所を選ぶ
select-notice-digest = 毎日のまとめの時刻を選ぶ
notices-refused = ⚠️ { $since }から、ダイレクトメッセージを送れていません。代わりにリマインダーは対局のスレッドに届き、毎日のまとめは止まっています。このサーバーのプライバシー設定でダイレクトメッセージを許可してから、**もう一度試す**を押してください。
button-try-direct = もう一度試す
direct-works = 送れました。ダイレクトメッセージが届いています。リマインダーの設定は`/settings`で見られます。
direct-tried = たった今試しました。次は{ $next }に試せます。
button-notice-time = { $time ->
    [half] 残り2分の1
    [quarter] 残り4分の1
   *[eighth] 残り8分の1
}：{ $on ->
    [yes] オン
   *[no] オフ
}

## リマインダー

reminder-head = **{ $player }さん、時間が残り少なくなっています：**
reminder-line = { $id } { $game }（相手：{ $opponent }）：{ $until }に時間が切れ、{ $threat ->
    [loss] あなたの負けになります
    [claim] 相手が勝ちを主張できるようになります
   *[abort] 対局は結果なしで終わります
}。 { $link }
digest-head = **あなたを待っている対局**
digest-count = { $count }局があなたを待っています{ $until ->
    [none] 。
   *[other] （最初の期限：{ $until }）。
}
digest-line = { $id } { $game }（相手：{ $opponent }） { $link }
digest-line-until = { $id } { $game }（相手：{ $opponent }）、{ $until }に時間が切れます { $link }
digest-line-up = { $id } { $game }（相手：{ $opponent }）、{ $until }に時間が切れました { $link }

## いなくなった人

missing-warned = { $player }さん、この対局では{ $calm }の間、何も起きていません。{ $ends }までに何もしないと、{ $opponent }さんが対局を終わらせることができます。
missing-claimable = **{ $player }さんは長い間何もしていません。** { $opponent }さん、ボタンで対局を終わらせることができます。終わらせるまで{ $player }さんはまだ指せます。
missing-departed = **{ $player }さんはもうこのサーバーにいません。** { $opponent }さん、{ $player }さんが戻らなければ、対局は{ $ends }に終わります。あなたの勝ちになりますが、始まったばかりなら結果なしです。
missing-back = { $player }さんがこのサーバーに戻りました。対局は続きます。
refused-not-abandoned = 対局{ $id }には時計がありません。終わらせることができるのは、相手が{ $calm }の間何もせず、警告のあとさらに{ $warned }の間何もしなかったときだけです。
help-missing = **誰かがいなくなったら：** 手番のままサーバーを退出した人は、戻らなければ{ $departed }後に負けになります。時計のない対局で{ $calm }の間何もしない人には警告が届き、その{ $warned }後、相手は対局を終わらせることができます。どちらかが2手指していなければ、対局は結果なしで終わります。
help-notify = **リマインダー：** `/settings`で、リマインダーを受け取る場所と時間、毎日のまとめを選べます。

button-remind = { $time ->
    [half] 残り2分の1
   *[quarter] 残り4分の1
    [eighth] 残り8分の1
}でお知らせ{ $on ->
    [yes] しない
   *[no] する
}
