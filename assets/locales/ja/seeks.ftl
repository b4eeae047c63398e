### 対局相手を探す：募集と、条件が合う2人への提案。

## コマンド

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
    期限：{ $expires }（`/find`で見られます）。条件の合う人がいれば、双方に確認します。サーバー全体に呼びかけるには、相手を選ばずに`/challenge`を使ってください。
seek-made-found = **条件の合う人がもういます：**
seeks-own = **あなたの募集**
seeks-own-line = { $what }（期限：{ $expires }）
seeks-others = **募集中の人**
seeks-seats = **誰でも受けられる挑戦**
select-seat = 挑戦を受ける…
seeks-line = { $player }：{ $what }（{ $since }から）
seeks-unfit = ほかに{ $count }人が募集していますが、条件が合いません。
seeks-none = 今、条件の合う募集はありません。**相手を募集する**を押すか、`/challenge`でサーバー全体に挑戦してください。
select-seek-take = すぐに対局する相手を選ぶ
select-seek-withdraw = 募集を取り下げる
select-seeks-game = ゲームで絞り込む…

## 提案

proposal-title = **{ $game }：{ $player }さんの対局相手**（{ $number }）
proposal-head = **{ $game }：あなたの対局相手**
proposal-question =
    { $opponent }さんも同じ条件で募集しています：{ $what }。
    { $agrees ->
        [yes] 相手はもう同意しています。あなたも対局しますか？
       *[no] 対局しますか？
    } 期限：{ $until }。返事がないと、あなたの募集は終わります。
proposal-outcome = { $outcome ->
    [waits] 同意しました。{ $opponent }さんの返事を待っています（期限：{ $until }）。
    [begun] お二人とも同意しました。対局{ $id }が始まります。
    [declined] { $opponent }さんとの対局は成立しませんでした。あなたの募集は続き、1週間はお二人に同じ確認をしません。
    [lapsed] { $opponent }さんから期限までに返事がありませんでした。あなたの募集は続きます。
    [lapsed-own] 期限までに返事がなかったので、あなたの募集は終わりました。`/find`でまた募集できます。
    [withdrawn] { $opponent }さんは募集を終えました。あなたの募集は続きます。
    [barred] 出場停止、ブロック、または対局数の上限のため、{ $opponent }さんとは対局できません。あなたの募集は続きます。
   *[withdrawn-own] あなたの募集は終わったので、対局はありません。
}

## 断り

refused-seek-many = 募集はもう{ $most }件あります。`/find`で1件取り下げてください。
refused-seek-same = 同じ募集がすでにあります。`/find`で見られます。
refused-seek-gone = この募集は終わりました。今の募集は`/find`で見られます。
refused-seek-asked = この人には今、別の対局について確認しています。あとで試すか、`/find`で別の人を選んでください。
refused-seek-own = 自分の募集は受けられません。`/find`で取り消せます。
refused-seek-no-fit = この募集の条件（たとえばレーティング）に合いません。別の募集を選んでください。
refused-seek-range = 「{ $text }」は読み取れません。自分から200点以内なら`±200`、または`1400-1600`のように書いてください。
refused-seek-not-open = このサーバーはほかに公開されていないので、相手はここでだけ募集できます。
refused-proposal-over = これはもう終わりました。自分の募集は`/find`で見られます。
refused-proposal-not-asked = これはほかの人宛てです。募集するには`/find`を使ってください。
refused-proposal-agreed = すでに同意しています。{ $user }さんの返事を待っています。

## 誰でも受けられる挑戦のときに呼ぶロール

seat-takers = レーティング{ $from }から{ $to }の人だけ。
seat-call = { $role }：誰でも受けられる挑戦があります。
refused-not-a-seat = `相手のレーティング`を指定できるのは、誰でも受けられる挑戦だけです。`相手`か`相手のレーティング`を空欄にしてください。
refused-seat-role = { $role }を呼べません。サーバー設定で、全員にこのロールへのメンションを許可するか、ボットに全ロールへのメンションを許可してから、もう一度選んでください。
refused-seat-role-everyone = 全員は呼べません。興味のある人のロールを選んでください。
