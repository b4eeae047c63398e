### Ratings, leaderboards, profiles, past matches.

## Commands

button-profile = プロフィール

scope-here = このサーバー
scope-everywhere = 全サーバー
scope-open = 公開中の全サーバー
scope-code = コードを持つサーバー

## Boards

pool-all = 全ゲーム
board-title-here = { $pool }：このサーバーのランキング
board-title-everywhere = { $pool }：全サーバーのランキング
results-order = 戦績は勝ち・負け・引き分けの順です。
board-legend = 「？」付きのレーティングは暫定で、下位に並びます。矢印は月曜日からの変動です。{ results-order }90日間レーティング対局を終えないと外れます。
decimal = { $whole }.{ $hundredths }
board-empty = この90日間に終わったレーティング対局はありません。
board-players = { $count ->
   *[other] { $players }人
}
board-footer-place = { $first }位 · { board-players }
board-footer-places = { $first }位～{ $last }位 · { board-players }
board-column-player = プレイヤー
board-column-game = よく遊ぶゲーム
board-column-results = 戦績
board-column-rating = レーティング
streak-won = { $count ->
    [1] 直近の対局は勝ち
   *[other] { $count }連勝中
}。
streak-lost = { $count ->
    [1] 直近の対局は負け
   *[other] { $count }連敗中
}。
alt-board-row = { $place }位 { $name }{ $game } { $rating } ± { $spread }、{ $wins }–{ $losses }–{ $draws }。
alt-board-own = あなたの行：{ $row }
board-own = { $player }さん：{ $place }位、レーティング{ $rating } { $change }、{ profile-results }。

button-first = 最初
button-my-place = 自分の順位
button-last = 最後

## Profiles

profile-never-met = ここで{ $player }さんと終えた対局はまだありません。
profile-against = ここでの{ $player }さんとの戦績：{ $wins }勝{ $losses }敗{ $draws }分
profile-recent = ここでの最近の対局：
profile-place = { $of }人中{ $place }位
profile-best = 最高{ $points }
profile-results = { $wins }勝{ $losses }敗{ $draws }分
chart-title = レーティングの推移
chart-empty = 終えたレーティング対局はまだありません
# Below the boards of all games, in the profile of a player without a rating
profile-start = { $whose ->
    [own] /play でゲームを選んで、最初のレーティングを手に入れましょう。
   *[other] /challenge で最初のレーティング対局に誘いましょう。
}
alt-profile-row = { $pool }：{ $rating } ± { $spread }{ $best }、{ profile-results }。
alt-chart-series = { $game }：{ $results }局で{ $first }から{ $last }へ。

button-history = 過去の対局

## Past matches

history-head = ここで終わった{ $player }さんの対局：
history-none = 条件に合う{ $player }さんの対局は、ここにはありません。
history-line = { $score ->
    [won] **勝ち**
    [lost] 負け
    [none] 結果なし
   *[drawn] 引き分け
}：{ $id } { $game }（相手：{ $opponent }）、{ $when }、{ $moves }手
history-annulled = {" "}· 無効
history-ruled = {" "}· モデレーターの裁定
history-link = 最後の盤
alt-final-boards = 最終局面
history-pick = 見返す対局を選ぶ
button-newest = 最新
button-newer = 新しいほうへ
button-older = 古いほうへ

match-head = **{ $game }** { $id }：{ $first } – { $second }
replay-place = { $ply ->
    [0] 開始局面（全{ $of }手）
   *[other] { $ply }手目まで（全{ $of }手）
}
alt-gif = { $game }の対局{ $id }を1手ずつ、全{ $ply }手。

exported = 対局{ $id }のテキストファイルです。

## Ends

rating-change = { $player }さんのレーティング：{ $change }
button-rematch = 再戦
button-replay = リプレイ

## Challenges

challenge-rated = レーティング対局：両者のレーティングが変わります。
challenge-unrated = レーティング対象外です。

## Refusals

refused-still-running = 対局{ $id }はまだ続いています。
refused-rematch-offered = 再戦の申し込みに、{ $opponent }さんはまだ答えていません。
refused-nothing-finished = ここで終えた対局がありません。`対局`でほかの対局を選ぶか、そのスレッドでコマンドを使ってください。
