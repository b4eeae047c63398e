### 対局相手を探す：募集と、条件が合う2人への提案。

## コマンド

command-seek = 対局相手を探す。条件の合う人がいれば、お互いに確認します
command-seek-game = どのゲームか。空欄ならどれでも
    .name = ゲーム
command-seek-pace = 指すための時間。空欄ならこのサーバーの標準
    .name = 持ち時間
command-seek-ratings = 相手のレーティング。自分から±200、または1400-1600。空欄なら誰でも
    .name = 相手のレーティング
command-seek-rated = レーティング対局にするか。空欄にするとレーティング対局になります
    .name = レーティング
command-seek-side = どちらが先手か。空欄にするとランダムに決まります
    .name = 手番
command-seek-scope = どこの相手を探すか。空欄ならこのサーバー
    .name = 範囲
command-seek-days = 何日間探すか（14日まで）。空欄なら7日
    .name = 日数
command-challenge-ratings = 空席用：相手のレーティング。自分から±200、または1400-1600。空欄なら誰でも
    .name = 相手のレーティング
command-challenge-days = 何日間受けられるか（14日まで）。空欄なら7日
    .name = 日数
command-seeks = 相手を探している人を見る、対局を始める、または自分の募集を取り下げる
command-seeks-game = このゲームに合うものだけ
    .name = ゲーム
command-seeks-scope = どこの人を見るか。空欄ならこのサーバー
    .name = 範囲
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
    {""}**対局相手を探しています：** { $what }
    期限：{ $expires }。条件の合う人がいれば、ダイレクトメッセージかチャンネルでお二人に確認します。この募集が見えるのは`/seeks`だけです。サーバー全体に呼びかけるには、`/challenge`で席を用意してください。
seek-made-found = **対局相手を探しています。もう条件の合う人がいます：**
seeks-own = **あなたの募集**
seeks-own-line = { $what }（期限：{ $expires }）
seeks-others = **相手を探している人**
seeks-line = { $player }：{ $what }（{ $since }から）
seeks-more = … ほか{ $count }件
seeks-unfit = ほかに{ $count }人が、別の相手（たとえば別のレーティングの人）を探しています。
seeks-none = いま対局できる相手の募集はありません。`/seek`で相手を探すか、`/challenge`でサーバーの誰もが見える席を用意できます。
select-seek-take = 対局する（すぐに始まります）
select-seek-withdraw = 自分の募集を取り下げる

## 提案

proposal-title = **{ $game }：{ $player }さんの対局相手**（{ $number }）
proposal-head = **{ $game }：あなたの対局相手**
proposal-question =
    { $opponent }さんも同じ条件で探しています：{ $what }。
    { $agrees ->
        [yes] 相手はもう承諾しています。あなたも対局しますか？
       *[no] お二人で対局しますか？
    }返事の期限：{ $until }。返事がないと、あなたの募集は終わります。
proposal-outcome = { $outcome ->
    [waits] 承諾しました。{ $opponent }さんの返事を待っています（期限：{ $until }）。
    [begun] お二人とも承諾しました。対局{ $id }が始まります。
    [declined] { $opponent }さんとの対局は成立しませんでした。募集は続きます。この組み合わせは1週間、提案しません。
    [lapsed] { $opponent }さんから期限までに返事がありませんでした。募集は続きます。
    [lapsed-own] 期限までに返事がなかったので、募集を終えました。`/seek`でまた探せます。
    [withdrawn] { $opponent }さんは募集を終えました。あなたの募集は続きます。
    [barred] { $opponent }さんとの対局はできなくなりました。対局の禁止、ブロック、または進行中の対局数の上限が理由です。あなたの募集は続きます。
   *[withdrawn-own] この募集を取り下げたので、対局は成立しませんでした。
}

## 断り

refused-seek-many = 募集はすでに{ $most }件あります。先に`/seeks`で1件取り下げてください。
refused-seek-same = まったく同じ募集がすでにあります。`/seeks`で見られます。
refused-seek-gone = この募集は成立したか、取り下げられたか、期限が切れました。いまの募集は`/seeks`で見られます。
refused-seek-asked = この人はいま、別の相手との対局を確認中です。あとで試すか、`/seeks`で別の人を選んでください。
refused-seek-own = これはあなた自身の募集です。受けるのはほかの人です。
refused-seek-no-fit = この人が探している相手ではありません（たとえばレーティングの条件）。
refused-seek-range = 「{ $text }」はレーティングとして読めません。自分から200点以内なら`±200`、または`1400-1600`のように書いてください。
refused-seek-not-open = このサーバーはほかのサーバーに公開されていないので、このサーバーの中だけで探せます。
refused-proposal-over = これはもう終わりました。いまの募集は`/seeks`で見られます。
refused-proposal-not-asked = これはほかの人への確認です。`/seek`であなたの相手を探せます。
refused-proposal-agreed = すでに承諾しています。{ $user }さんの返事を待っています。

## 空席のときに呼ぶロール

seat-takers = この席に着けるのは、レーティング{ $from }から{ $to }までの人だけです。
seat-call = { $role }：空席があります。
seat-role-none = なし
select-seat-role = 空席のときに呼ぶロールを選ぶ
button-no-seat-role = 空席のときに誰も呼ばない
refused-not-a-seat = レーティングの条件は、空席だけに付けられます。相手かレーティングのどちらかを空欄にしてください。
refused-seat-role = { $role }を呼べません。サーバー設定で、このロールへのメンションを全員に許可するか、私にすべてのロールへのメンションを許可してから、もう一度選んでください。
refused-seat-role-everyone = 全員を呼ぶことはできません。空席を知りたい人のロールを選んでください。
