### 時計：持ち時間、時間切れ、時計を止めるもの。

## 持ち時間

# 単位つきの時間の長さ。
span-days = { $count }日
span-hours = { $count }時間
span-minutes = { $count }分
span-seconds = { $count }秒
pace-none = 時計なし
pace-move = 1手{ $each }
pace-reserve = 合計{ $bank }、1手ごとに{ $increment }加算（上限{ $cap }）
pace-live = ライブ：各{ $bank }、1手ごとに{ $increment }加算
pace-usual = { $pace }（ここの標準）

flag-end = 対局が自動で終わる
flag-claim = 相手が勝ちを主張できる

# 挑戦のカードの文。
terms-untimed = **持ち時間：** 時計なし。時間切れで負けることはありません。
terms-timed = **持ち時間：** { $pace }。{ $flag ->
    [claim] 時間が切れると、相手は勝ちを主張できます。さらに{ $stop }たつと、対局は自動で終わります。
   *[end] 時間が切れたほうの負けです。
}{ $weekends ->
    [yes] 土曜と日曜は時計が止まります。
   *[no] {""}
}
