### 時間の取り決め：対局の時計、二人の合意、休暇、おやすみ時間。

## 対局の時計

clock-left = { $player }さん：残り{ $left }
clock-state = { $state ->
    [running] { $player }さんの時計が動いています。
    [run-out] { $player }さんの時間が切れました。
    [beginning] 時計は{ $player }さんの最初の手で動き始めます。
    [pause] 時計は止まっています：両者が休止に同意しました。
    [outage] 時計は止まっています：ボットがオフラインでした。
    [homeless] 時計は止まっています：対局のチャンネルがなくなりました。
    [vacation] 時計は止まっています：{ $player }さんは休暇中です。
    [quiet] 時計は止まっています：{ $player }さんはおやすみ時間です。
   *[weekend] 時計は止まっています：{ $player }さんは週末です。
}
clock-again = { $when }（{ $left }）に再び動きます。
clock-begins = 遅くとも{ $when }（{ $left }）に動き始めます。
clock-until = { $player }さんの期限：{ $when }（{ $left }）。
button-clock = 時計
button-give-time = { $value }を足す
button-resume = 再開する
select-pause = 休止を申し出る…
gift-given = 相手に{ $time }を足しました。
gift-before = 直前に時間を足しました。さらに足すなら、もう一度押してください。
news-gift = { $opponent }さんが{ $player }さんに{ $time }を足しました。{ $player }さんの残りは{ $left }です。
news-resume = { $player }さんが休止を終えました。時計は再び動きます。
news-back = { $player }さんが戻りました。{ $player }さんの時計は再び動きます。
news-days = { $player }さんがタイムゾーンまたはおやすみ時間を変更したため、期限が変わりました。
news-outage = { $from }から{ $until }まで、ボットがオフラインでした。この時間は数えません。
board-paused = **休止：** { $when }（{ $left }）まで。どちらの人も、ここか`/match`で先に終えられます。
board-away = { $player }さんは{ $when }（{ $left }）まで休暇中で、時計は止まっています。
matches-away = { $line }（休暇中、{ $until }に復帰）
help-clock = `/match`で、相手に時間を足したり、休止を申し出たり、相手の時間が切れたら勝ちを宣言したりできます。`/settings`で休暇を取ると、時計が止まります。

## 休暇

vacation-none = 予定している休暇はありません。
vacation-on = **休暇中：** { $last }まで。{ $back }（{ $left }）に戻ります。
vacation-ahead = **予定：** { $first }から{ $last }まで、{ $back }に戻ります。
vacation-left = { $year }年の休暇の残りは{ $left }です（1年に{ $budget }まで）。
vacation-explained = 休暇は1日以上で、その間はライブ対局以外の時計が止まります。休暇は相手に知らせます。休暇中も指せます。
button-vacation-now = 今から休む…
button-vacation-plan = 予定する
button-vacation-end = 今すぐ終える
button-vacation-cancel = 予定を取り消す
vacation-draft = 休暇は{ $first ->
    [now] 今
   *[other] { $first }
}から{ $last }までで、{ $back }に戻ります。
vacation-cost = { $year }年の休暇から{ $cost }を使い、残りは{ $left }になります。
vacation-matches = { $count ->
    [0] 今、止まる時計はありません。
   *[other] { $count }局の時計が止まります。
}
button-vacation-take = この休暇を取る
form-vacation-from-label = 最初の日（空欄：今から）
form-vacation-until-label = 最後の日
form-vacation-placeholder = 12月20日、金曜日、2026-12-24
refused-vacation = { $why ->
    [empty] 最後の日が最初の日より前です。日付を入れ直してください。
    [past] 過去の日です。今かそれ以降に始めてください。
    [far] 先すぎます。{ $latest }までに始めてください。
   *[budget] 長すぎます。{ vacation-left }
}
refused-vacation-begun = 休暇は少なくとも1日続きます。{ $when }（{ $left }）から終えられます。
refused-not-away = 今は休暇中ではありません。
refused-no-such-day = 「{ $text }」は読めません。日付は「12月20日」「金曜日」「2026-12-24」のように書いてください。

## タイムゾーンとおやすみ時間

settings-time =
    {""}**タイムゾーンとおやすみ時間**
    - タイムゾーン：{ $zone }
    - おやすみ時間：{ $quiet }
    おやすみ時間中は、ライブ対局以外の時計が止まります。
settings-no-quiet = なし
settings-time-free = 両方を週に1回変更できます。
settings-time-open =
    { $open ->
        [zone] タイムゾーン
       *[quiet] おやすみ時間
    }はまだ設定できます。次に両方を変更できるのは{ $when }（{ $left }）です。
button-change-time = 変更する
form-time-zone-label = タイムゾーンかその都市名
form-time-zone-placeholder = Asia/Tokyo または Tokyo
form-time-quiet-label = おやすみ時間（空欄：なし）
refused-no-such-zone = 「{ $text }」に当てはまるタイムゾーンがないか、複数あります。`/settings`の`タイムゾーン`で選んでください。
refused-zone-near = 「{ $text }」に当てはまるタイムゾーンがないか、複数あります。次のどれかですか。{ $zones }
refused-no-such-hours = 「{ $text }」は読めません。22:00–08:00 のように、12時間以内で書いてください。
refused-settled = この設定の変更は週に1回です。次は{ $when }（{ $left }）からできます。

## できないとき

refused-too-much-time = { $id }の相手が持てる時間は{ $most }までです。相手が時間を使ってから足してください。
refused-many-gifts = 対局{ $id }では、{ $most }を足しました。次の手までの上限です。
refused-run-out = 対局{ $id }は時間切れです。
refused-not-paused = 対局{ $id }は休止中ではありません。
refused-behind = ボットがオフラインだったため、時計を合わせています。少ししてからもう一度お試しください。
