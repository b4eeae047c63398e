### シーズン、バッジ、管理者が見るとよいもの。

## Commands

command-leaderboard-season = このサーバーのシーズン（四半期）の上位プレイヤーを見る
    .name = シーズン
command-server-signals = このサーバーのレーティング対局で、確認したほうがよさそうなものを見る

season-wish-this = 今シーズン
season-wish-last = 前シーズン

## Seasons

season-name = { $quarter ->
    [1] { $year }年1～3月
    [2] { $year }年4～6月
    [3] { $year }年7～9月
   *[other] { $year }年10～12月
}
season-title = { $pool }：このサーバーの上位プレイヤー、{ $season }
season-runs = シーズンは{ $end }までです。
season-legend = 順位は通算のレーティングで決まります。シーズン中にこのサーバーで、レーティング対局を{ $matches }局以上、{ $opponents }人以上の相手と終えると載ります。最後の列はシーズン中のレーティングの増減です。「?」付きのレーティングは暫定で、最後に並びます。
season-own = { $player }：{ $place }位、レーティング{ $rating }（{ $gained }）、{ $wins }勝{ $losses }敗{ $draws }分です。
season-missing = まだ順位がありません。あとレーティング対局{ $matches }局、相手{ $opponents }人が必要です。
season-unranked = このシーズンでは順位がありませんでした。
season-empty = このシーズンにはまだ順位の付いたプレイヤーがいません。
season-was-empty = このシーズンには順位の付いたプレイヤーがいませんでした。
season-column-gained = +/−
button-season-before = 前のシーズン
button-season-after = 次のシーズン
refused-season-everywhere = シーズンはサーバーごとにあります。このサーバーのシーズンを選ぶか、シーズンなしで全サーバーを選んでください。

## Badges

badge-first = 🥇 { $season } 1位
badge-giant-killer = 🗡️ 大物食い：{ $id }で、レーティングが{ $points }点高い相手に勝利
badge-iron-chair = 🪑 鉄の椅子：1年で{ $count }局、時間切れ負けなし
badge-all-games = 🎲 オールラウンダー：すべてのゲームのレーティング対局で勝利

## Absences

same-absence = レーティング対象外です：{ $id }と同じ不在中の負けで、そちらが数えられています。
history-same-absence = レーティング対象外、{ $id }と同じ不在

## Matches too short to be rated

too-short = レーティング対象外です：両者が2手ずつ指す前に終わりました。
history-too-short = レーティング対象外、短すぎる対局

## Signals

signals-head = **この{ $days }日間のこのサーバーのレーティング対局で、確認したほうがよさそうなものです。** これは回数で、判定ではありません。友人同士はよく対局し、初心者は早く投了します。
signals-none = この{ $days }日間のこのサーバーのレーティング対局に、気になるものはありません。
signals-more = … ほか{ $count }件
signals-next = `/history`でプレイヤーの対局を見られます。真剣でなかった対局は`/server annul`でレーティングから外せます。
signal-same-pair = { $one }と{ $other }は{ $matches }局対局し、勝敗は{ $wins }対{ $losses }です。
signal-quick-against = { $player }は{ $other }との対局で、{ $plies }手になる前に{ $count }回投了しました。
signal-quick = { $player }は何人かの相手との対局で、{ $plies }手になる前に{ $count }回投了しました。
signal-absent-against = { $player }は{ $other }に{ $count }回、時間切れで負けました。
signal-absent = { $player }は何人かの相手に{ $count }回、時間切れで負けました。

## Honours

command-server-honours = このサーバーが上位プレイヤーにすることを見る、または変える
command-server-honours-news = このチャンネルでシーズンの終わりを知らせる
    .name = 告知
command-server-honours-best = ランキングの上位3位に付けるロール
    .name = 上位
command-server-honours-champion = 前のシーズンの1位に付けるロール
    .name = 優勝
command-server-honours-without = ロールをやめる。以後誰にも付きません
    .name = 除く
honour-without-best = ランキングの上位3位
honour-without-champion = 前のシーズンの1位
honours-news = シーズンの終わりは{ $channel }で知らせます。
honours-no-news = シーズンの終わりは知らせません。
honours-best = 全ゲームのランキングの上位3位に{ $role }が付きます。
honours-no-best = ランキングの上位3位にロールはありません。
honours-champion = 前のシーズンの1位に{ $role }が付きます。
honours-no-champion = 前のシーズンの1位にロールはありません。
honours-may-not = ここではロールを付けられません。ボットのロールに「ロールの管理」を許可し、サーバー設定でこれらのロールより上に動かしてから、もう一度`/server honours`を使ってください。
honours-failed = まだ付けられないロールが{ $count }件あります。サーバー設定でボットのロールを、付けるロールより上に置いてください。今もう一度試します。
refused-no-honour = このロールは、ごほうびとして付けられません。ほかの人への権限がどのチャンネルでもなく、ボットのものでないロールを選んでください。
refused-honour-not-yours = 自分で付けられるロールだけを選べます。「ロールの管理」権限と、このロールより上のロールが必要です。
season-over = **シーズンが終わりました：{ $season }**
season-had = 順位の付いたプレイヤーは{ $count }人です。
button-season-board = ランキング全体
