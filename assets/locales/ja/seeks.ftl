### 対局相手を探す：募集と、条件が合う2人への提案。

## コマンド

reach-seek-here = このサーバー
reach-seek-everywhere = 公開中の全サーバー

## 募集

# 何を探しているかを短く、間に点を入れて：ゲーム · 持ち時間 · レーティング · 手番 · 相手。
seek-any-game = どのゲームでも
seek-rated = { $rated ->
    [yes] レーティング対局
   *[no] レーティング対象外
}
seek-side = { $side ->
    [first] 先手
   *[second] 後手
}
seek-opponents = 相手のレーティング{ $range }
seek-made =
    {""}**対局相手を募集しています：** { $what }
    期限：{ $expires }。条件の合う人がいれば、ダイレクトメッセージかチャンネルで双方に確認します。この募集は`/find`にだけ表示されます。サーバー全体に呼びかけるには、`/challenge`で席を用意してください。
seek-made-found = **募集を出しました。条件の合う人がもういます：**
seeks-own = **あなたの募集**
seeks-own-line = { $what }（期限：{ $expires }）
seeks-others = **募集中の人**
seeks-seats = **空席**
select-seat = 空席に着く…
seeks-line = { $player }：{ $what }（{ $since }から）
seeks-more = … ほか{ $count }件
seeks-unfit = ほかに{ $count }人が、別の相手（たとえば別のレーティングの人）を募集しています。
seeks-none = 今対局できる相手の募集はありません。**相手を募集する**を押すと、条件の合う人がいたときに確認します。`/challenge`では、サーバーの誰もが見える席を用意できます。
select-seek-take = 対局する相手を選ぶ（すぐに開始）
select-seek-withdraw = 自分の募集を取り下げる

## 提案

proposal-title = **{ $game }：{ $player }さんの対局相手**（{ $number }）
proposal-head = **{ $game }：あなたの対局相手**
proposal-question =
    { $opponent }さんも同じ条件で募集しています：{ $what }。
    { $agrees ->
        [yes] 相手はもう同意しています。あなたも対局しますか？
       *[no] お二人で対局しますか？
    } 返事の期限：{ $until }。返事がないと、あなたの募集は終わります。
proposal-outcome = { $outcome ->
    [waits] 同意しました。{ $opponent }さんの返事を待っています（期限：{ $until }）。
    [begun] お二人とも同意しました。対局{ $id }が始まります。
    [declined] { $opponent }さんとの対局は成立しませんでした。あなたの募集は続きます。1週間は、お二人に同じ確認をしません。
    [lapsed] { $opponent }さんから期限までに返事がありませんでした。あなたの募集は続きます。
    [lapsed-own] 期限までに返事がなかったので、あなたの募集は終わりました。`/find`でまた募集できます。
    [withdrawn] { $opponent }さんは募集を終えました。あなたの募集は続きます。
    [barred] { $opponent }さんとの対局は、出場停止、ブロック、または進行中の対局数の上限のため、できなくなりました。あなたの募集は続きます。
   *[withdrawn-own] この募集は終わったので、対局は成立しませんでした。
}

## 断り

refused-seek-many = 募集は上限の{ $most }件に達しています。先に`/find`で1件取り下げてください。
refused-seek-same = まったく同じ募集がすでにあります。`/find`で見られます。
refused-seek-gone = この募集は成立したか、取り下げられたか、期限が切れました。今の募集は`/find`で見られます。
refused-seek-asked = この人は今、別の相手との対局を確認中です。あとでもう一度試すか、`/find`で別の人を選んでください。
refused-seek-own = これはあなた自身の募集です。受けるのはほかの人です。
refused-seek-no-fit = あなたはこの募集の条件（たとえばレーティング）に合いません。別の人を選んでください。
refused-seek-range = 「{ $text }」はレーティングとして読めません。自分から200点以内なら`±200`、または`1400-1600`のように書いてください。
refused-seek-not-open = このサーバーはほかのサーバーに公開されていないので、相手はこのサーバーの中でだけ募集できます。
refused-proposal-over = これはもう終わりました。今の募集は`/find`で見られます。
refused-proposal-not-asked = これはほかの人への確認です。`/find`であなたの相手を募集できます。
refused-proposal-agreed = すでに同意しています。{ $user }さんの返事を待っています。

## 空席のときに呼ぶロール

seat-takers = この席に着けるのは、レーティング{ $from }から{ $to }までの人だけです。
seat-call = { $role }：空席があります。
seat-role-none = なし
select-seat-role = 空席のときに呼ぶロールを選ぶ
button-no-seat-role = 空席のときに誰も呼ばない
refused-not-a-seat = レーティングの条件は、空席だけに付けられます。相手かレーティングのどちらかを空欄にしてください。
refused-seat-role = { $role }を呼べません。サーバー設定で、このロールへのメンションを全員に許可するか、ボットにすべてのロールへのメンションを許可してから、もう一度選んでください。
refused-seat-role-everyone = 全員を呼ぶことはできません。空席を知りたい人のロールを選んでください。
