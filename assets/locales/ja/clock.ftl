### 時計：持ち時間、時間切れ、時計を止めるもの。

## 持ち時間

# 単位つきの時間の長さ。
span-days = { $count }日
span-hours = { $count }時間
span-minutes = { $count }分
span-seconds = { $count }秒
pace-none = 時計なし
pace-move = 1手{ $each }
pace-reserve = { $bank }、1手ごとに{ $increment }加算（上限{ $cap }）
pace-live = ライブ：{ $bank }、1手ごとに{ $increment }加算
pace-usual = { $pace }（標準）
# A pace in lists: "7 d + 1 d/move (max 14 d)".
pace-short = { $kind ->
    [reserve] { $bank }＋{ $increment }/手（上限{ $cap }）
   *[live] ライブ{ $bank }＋{ $increment }/手
}
span-short = { $count }{ $unit ->
    [days] { "" }日
    [hours] { "" }時間
    [minutes] { "" }分
   *[seconds] { "" }秒
}
# 持ち時間を探すときに、名前のほかに入力されそうな言葉。
pace-search = { $kind ->
    [move] 固定, 1手, 日, 通信, { $pace ->
        [move-1d] 毎日, 一日
        [move-7d] 週, 1週間, 一週間, 毎週
        [move-14d] 2週間, 二週間
       *[other] { "" }
    }
    [reserve] フィッシャー, リザーブ, 合計, 加算
    [live] ライブ, ブリッツ, 早指し, 速い, 分, 今すぐ
   *[none] なし, 時計なし, 無制限, 無限
}

flag-end = 対局がすぐに終わる
flag-claim = 相手が勝ちを宣言できる

# 挑戦のカードの文。
terms-untimed = **持ち時間：** 時計なし。
terms-timed = **持ち時間：** { $pace }。{ $flag ->
    [claim] 時間が切れると、相手は勝ちを宣言できます。その{ $stop }後に、対局は自動で終わります。
   *[end] 時間が切れたほうの負けです。
}{ $weekends ->
    [yes] 週末は時計が止まります。
   *[no] {""}
}
terms-live = 時計は最初の1手で動き始めます（遅くとも開始の{ $start }後）。
terms-beginning = 両者が2手ずつ指す前に時間が切れると、対局は結果なしで終わります。

## 盤と一覧

# 狭い画像の上：残り時間。
left-days = { $days }日{ $hours }時間
left-hours = { $hours }時間{ $minutes }分
left-minutes = { $minutes }分{ $seconds }秒
board-until = 期限：{ $when }（{ $left }）。

## 時間切れ

time-up = **{ $player }さんの時間が切れました。** { $opponent }さん、勝ちを宣言できます。しなければ、対局は{ $ends }に自動で終わります。それまで{ $player }さんはまだ指せます。
button-claim = 勝ちを宣言する
claimed = 勝ちを宣言し、対局{ $id }は終わりました。

## What a server offers

settings-paces =
    新しい挑戦の持ち時間：{ $offered }
    標準：{ $usual }
    変更はすぐに保存されます。
select-paces = 使える持ち時間を選ぶ
select-usual-pace = 標準の持ち時間を選ぶ
