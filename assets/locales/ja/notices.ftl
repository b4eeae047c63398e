### プレイヤーが知らせてほしいこと：リマインダー、毎日のまとめ、いなくなった人。

## 設定

notices =
    {""}**お知らせの設定**
    - { $place }
    - 時期：{ $times }
    - { $digest }
    - 手番ごとのダイレクトメッセージ：{ $turns ->
        [yes] あり
       *[no] なし
    }
    時刻はあなたのタイムゾーン（{ $zone }）です。変更はすぐに保存されます。
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
button-notice-turns = { $on ->
    [yes] 手番が来てもメッセージを送らない
   *[no] 手番が来たらメッセージを送る
}
notices-refused = ⚠️ { $since }から、メッセージを送れていません。リマインダーは対局のスレッドに届き、毎日のまとめは止まっています。このサーバーのプライバシー設定でダイレクトメッセージを許可してから、**もう一度試す**を押してください。
direct-works = 送れました。ダイレクトメッセージが届いています。
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
    [claim] 相手が勝ちを宣言できるようになります
   *[abort] 対局は結果なしで終わります
}。 { $link }
digest-head = **あなたを待っている対局**
digest-count = あなたの手番の対局が{ $count }局あります{ $until ->
    [none] 。
   *[other] （最初の期限：{ $until }）。
}
digest-line = { $id } { $game }（相手：{ $opponent }）{ $time ->
    [none] { "" }
    [runs] { "" }、{ $until }に時間が切れます
   *[up] { "" }、{ $until }に時間が切れました
} { $link }

## いなくなった人

missing-warned = { $player }さん、この対局では{ $calm }の間、何も起きていません。{ $ends }までに指さないと、{ $opponent }さんが対局を終わらせることができます。
missing-claimable = **{ $player }さんは長い間何もしていません。** { $opponent }さん、対局を終わらせることができます。それまで{ $player }さんはまだ指せます。
missing-departed = **{ $player }さんはもうこのサーバーにいません。** { $opponent }さん、{ $player }さんが戻らなければ、対局は{ $ends }に終わり、あなたの勝ちです（始まったばかりなら結果なし）。
missing-back = { $player }さんが戻りました。対局は続きます。
refused-not-abandoned = 対局{ $id }を終わらせることができるのは、相手が{ $calm }の間何もせず、警告のあとさらに{ $warned }の間何もしなかったときだけです。
help-missing = **誰かがいなくなったら：** 手番のままサーバーを退出し、{ $departed }の間戻らない人は負けになります。時計のない対局で{ $calm }の間何もしない人には警告が届き、その{ $warned }後、相手は対局を終わらせることができます。両者が2手ずつ指す前なら、結果なしです。
help-notify = **リマインダー**と毎日のまとめは`/settings`で選べます。

button-remind = { $time ->
    [half] 残り2分の1
   *[quarter] 残り4分の1
    [eighth] 残り8分の1
}でお知らせ{ $on ->
    [yes] しない
   *[no] する
}
