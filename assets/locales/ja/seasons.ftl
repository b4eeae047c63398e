### シーズン、バッジ、管理者が見るとよいもの。

## Commands

season-wish-this = 今のシーズン
season-wish-last = 前のシーズン

## Seasons

season-name = { $quarter ->
    [1] { $year }年1～3月
    [2] { $year }年4～6月
    [3] { $year }年7～9月
   *[other] { $year }年10～12月
}
season-title = { $pool }：このサーバーのランキング、{ $season }
season-runs = シーズンは{ $end }までです。
season-legend = 順位は通算のレーティングで決まります。シーズン中にこのサーバーで、レーティング対局を{ $matches }局以上、{ $opponents }人以上の相手と終えると載ります。最後の列はシーズン中のレーティングの増減です。疑問符の付いたレーティングは暫定で、最後に並びます。
season-own = { $player }さん：{ $place }位、レーティング{ $rating }（{ $gained }）、{ $wins }勝{ $losses }敗{ $draws }分。
season-missing = まだ順位がありません。必要なレーティング対局：あと{ $matches }局。必要な相手：あと{ $opponents }人。
season-unranked = このシーズンでは順位がありませんでした。
season-empty = このシーズンにはまだ順位の付いたプレイヤーがいません。
season-was-empty = このシーズンには順位の付いたプレイヤーがいませんでした。
season-column-gained = +/−
button-season-before = 前のシーズン
button-season-after = 次のシーズン
refused-season-everywhere = シーズンはサーバーごとにあります。このサーバーを選ぶか、シーズンを空欄にして全サーバーを見てください。

## Badges

badge-first = 🥇 { $season } 1位
badge-giant-killer = 🗡️ 大物食い：{ $id }で、レーティングが{ $points }点高い相手に勝利
badge-iron-chair = 🪑 鉄の椅子：1年で{ $count }局、時間切れ負けなし
badge-all-games = 🎲 オールラウンダー：すべてのゲームのレーティング対局で勝利

## Absences

same-absence = レーティング対象外です：{ $id }と同じ不在中の負けなので、{ $id }だけを数えます。
history-same-absence = レーティング対象外、{ $id }と同じ不在

## Matches too short to be rated

too-short = レーティング対象外です：両者が2手ずつ指す前に終わりました。
history-too-short = レーティング対象外、短すぎる対局

## Signals

signals-head = **この{ $days }日間のレーティング対局で、確認したほうがよさそうなものです。** これは回数で、判定ではありません。友人同士はよく対局し、初心者は早く投了します。
signals-none = この{ $days }日間のレーティング対局に、気になるものはありません。
signals-more = … ほか{ $count }件
signals-next = `/history`でプレイヤーの対局を見られます。公正でなかった対局は、対局のカード（`/match`）の**モデレーション**でレーティングから外せます。
signal-same-pair = { $one }さんと{ $other }さんは{ $matches }局対局し、勝ち数は{ $wins }対{ $losses }です。
signal-quick-against = { $player }さんは{ $other }さんとの対局で、{ $plies }手目より前に{ $count }回投了しました。
signal-quick = { $player }さんは何人かの相手との対局で、{ $plies }手目より前に{ $count }回投了しました。
signal-absent-against = { $player }さんは{ $other }さんに{ $count }回、時間切れで負けました。
signal-absent = { $player }さんは何人かの相手に{ $count }回、時間切れで負けました。

## Honours

honour-without-best = ランキングの上位3位
honour-without-champion = 前のシーズンの1位
honours-news = シーズンの終わりは{ $channel }で知らせます。
honours-no-news = シーズンの終わりは知らせません。
honours-best = 全ゲームのランキングの上位3位に{ $role }が付きます。
honours-no-best = ランキングの上位3位にロールはありません。
honours-champion = 前のシーズンの1位に{ $role }が付きます。
honours-no-champion = 前のシーズンの1位にロールはありません。
honours-may-not = ここではロールを付けられません。ボットのロールに「ロールの管理」権限を許可し、サーバー設定でこれらのロールより上に動かしてから、もう一度このページを開いてください。
honours-failed = まだ付けられていないロールが{ $count }個あります。サーバー設定で、ボットのロールを、付けるロールより上に置いてください。今もう一度試しています。
refused-no-honour = このロールは、ごほうびとして付けられません。どのチャンネルでもほかの人に対する権限がなく、ボットのものでもないロールを選んでください。
refused-honour-not-yours = 選べるのは、自分で付けられるロールだけです。「ロールの管理」権限と、このロールより上のロールが必要です。
season-over = **シーズンが終わりました：{ $season }**
season-had = 順位が付いたプレイヤーは{ $count }人です。
button-season-board = ランキング全体

select-best-role = 上位3位に付けるロールを選ぶ…
select-champion-role = 前のシーズンの1位に付けるロールを選ぶ…
button-news-here = シーズンの終わりをここで知らせる
button-no-news = シーズンの終わりを知らせない
button-no-best-role = 上位3位のロールをやめる
button-no-champion-role = 1位のロールをやめる
