### 時間の取り決め：対局の時計、二人の合意、休暇、静かな時間帯。

## 対局の時計

clock-left = { $player }さん：残り{ $left }
clock-state = { $state ->
    [running] { $player }さんの手番です。時計は動いています。
    [run-out] { $player }さんの時間が切れました。
    [beginning] 時計はまだ動いていません：{ $player }さんの最初の手を待っています。
    [pause] 時計は止まっています：両者が休止に同意しました。
    [outage] 時計は止まっています：ボットがオフラインでした。
    [homeless] 時計は止まっています：対局のチャンネルがなくなりました。
    [vacation] 時計は止まっています：{ $player }さんは休暇中です。
    [quiet] 時計は止まっています：{ $player }さんの静かな時間帯です。
   *[weekend] 時計は止まっています：{ $player }さんの地域は週末です。
}
clock-again = { $when }（{ $left }）に再び動きます。
clock-begins = 遅くとも{ $when }（{ $left }）に動き始めます。
clock-until = { $player }さんの期限：{ $when }（{ $left }）。
button-clock = 時計
button-give-time = { $value }を足す
button-resume = 再開する
select-pause = 休止を申し出る…
gift-given = 相手に{ $time }を足しました。
gift-before = 直前に時間を足したので、今回は足していません。さらに足すなら、もう一度押してください。
news-gift = { $opponent }さんが{ $player }さんに{ $time }を足しました。{ $player }さんの残りは{ $left }です。
news-resume = { $player }さんが休止を終えました。時計は再び動きます。
news-back = { $player }さんが戻りました。{ $player }さんの時計は再び動きます。
news-days = { $player }さんがタイムゾーンまたは静かな時間帯を変更したため、期限が変わりました。
news-outage = { $from }から{ $until }まで、ボットがオフラインでした。この時間は誰の持ち時間からも引かれません。
board-paused = **休止：** 両者の同意で、時計は{ $when }（{ $left }）まで止まります。どちらも先に終えられます（`/match`でも）。
board-away = { $player }さんは{ $when }（{ $left }）まで休暇中です。その間、{ $player }さんの時計は止まります。
matches-away = { $line }（休暇中、{ $until }に復帰）
help-clock = `/match`で対局の時計を見て、相手に時間を足したり、休止を申し出たり、相手の時間が切れたら勝ちを主張したりできます。`/settings`で休暇を取ると、その間は時計が止まります。

## 休暇

vacation-none = 今は休暇中ではなく、予定している休暇もありません。
vacation-on = **休暇中です**：{ $last }まで。{ $back }（{ $left }）に戻ります。
vacation-ahead = **予定：** { $first }から{ $last }まで、{ $back }に戻ります。
vacation-left = { $year }年の休暇の残りは{ $left }です（誰でも1年に{ $budget }まで）。
vacation-explained = 休暇の間、ライブ対局以外では持ち時間が減りません。休暇が始まると相手に知らせます。休暇は少なくとも1日続き、その間も指せます。
button-vacation-now = 今から休む…
button-vacation-plan = 予定する
button-vacation-end = 今すぐ終える
button-vacation-cancel = 予定を取り消す
vacation-draft = 休暇は{ $first }から{ $last }までで、{ $back }に戻ります。
vacation-draft-now = 休暇は今から{ $last }までで、{ $back }に戻ります。
vacation-cost = { $year }年の休暇から{ $cost }を使い、残りは{ $left }になります。
vacation-matches = { $count ->
    [0] 今、この休暇で時計が止まる対局はありません。
   *[other] この休暇で{ $count }局の時計が止まります。
}
button-vacation-take = この休暇を取る
button-vacation-leave = キャンセル
form-vacation-title = 休暇
form-vacation-from-label = 最初の日（空欄：今から）
form-vacation-until-label = 最後の日
form-vacation-placeholder = 2026-12-24 または 24.12.
refused-vacation = { $why ->
    [empty] 最後の日が最初の日より前です。
    [past] 過去の日です。休暇は今かそれ以降に始められます。
    [far] 先すぎます。休暇は{ $latest }までに始められます。
   *[budget] 長すぎます。{ $year }年の残りは{ $left }です（誰でも1年に{ $budget }まで）。
}
refused-vacation-begun = 休暇は少なくとも1日続きます。{ $when }（{ $left }）から終えられます。その間も指せます。
refused-not-away = 今は休暇中ではないので、終える休暇はありません。
refused-nothing-planned = 予定している休暇はありません。
refused-no-such-day = 「{ $text }」は日付として読めません。2026-12-24、24.12.2026、24.12. のように書いてください。

## タイムゾーンと静かな時間帯

settings-time =
    あなたの時間：
    - タイムゾーン：{ $zone }
    - 静かな時間帯：{ $quiet }
    静かな時間帯は、ライブ対局以外では持ち時間が減りません。
settings-no-quiet = なし
settings-time-free = 両方まとめて、週に1回まで変更できます。
settings-time-settled = 次に変更できるのは{ $when }（{ $left }）です。
button-change-time = 変更する
form-time-title = あなたの時間
form-time-zone-label = タイムゾーン、またはその都市名
form-time-zone-placeholder = Asia/Tokyo または Tokyo
form-time-quiet-label = 静かな時間帯（空欄：なし）
form-time-quiet-placeholder = 22:00–08:00
refused-no-such-zone = 「{ $text }」に当てはまるタイムゾーンがないか、複数あります。`/settings`の`タイムゾーン`で候補から選んでください。
refused-no-such-hours = 「{ $text }」は静かな時間帯として読めません。22:00–08:00 のように、12時間以内で書いてください。
refused-settled = タイムゾーンと静かな時間帯を変更できるのは週に1回です。次は{ $when }（{ $left }）から変更できます。

## できないとき

refused-too-much-time = 1局で持てる時間は{ $most }までなので、{ $id }では何も足していません。相手が時間を使ってから足してください。
refused-many-gifts = 対局{ $id }では、前の手のあとで足せる上限の{ $most }をもう足しました。次の手のあとにまた足せます。
refused-run-out = 対局{ $id }は時間切れなので、時計はもう変えられません。
refused-not-paused = 対局{ $id }は休止中ではないので、再開するものがありません。
refused-behind = ボットがオフラインだったため、今は時計を合わせています。その操作は有効になっていません。少ししてからもう一度お試しください。
