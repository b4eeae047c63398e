### シーズン、バッジ、管理者が見るとよいもの。

## Commands

## Seasons

season-name = { $quarter ->
    [1] { $year }年1～3月
    [2] { $year }年4～6月
    [3] { $year }年7～9月
   *[other] { $year }年10～12月
}
season-title = { $pool }：このサーバーのランキング、{ $season }
season-runs = { $end }までです。
season-legend = { $runs ->
        [yes] 順位が付くには、シーズン中にここで、レーティング対局が{ $matches }局以上、相手が{ $opponents }人以上必要です。
       *[no] 順位が付くには、そのシーズン中にここで、レーティング対局が{ $matches }局以上、相手が{ $opponents }人以上必要でした。
    }+/−はレーティングの増減です。「？」付きのレーティングは暫定で、最後に並びます。{ results-order }
season-missing = まだ順位がありません。あと、レーティング対局{ $matches }局、相手{ $opponents }人が必要です。
season-unranked = このシーズンでは順位がありませんでした。
season-empty = まだ順位の付いたプレイヤーがいません。
season-was-empty = 順位の付いたプレイヤーはいませんでした。
button-season-before = 前のシーズン
button-season-after = 次のシーズン
refused-season-everywhere = シーズンはサーバーごとにあります。このサーバーを選ぶか、`シーズン`を空欄にしてください。

## Badges

badge-first = 🥇 { $season } 1位
badge-giant-killer = 🗡️ 大物食い：{ $id }で、レーティングが{ $points }点高い相手に勝利
badge-iron-chair = ⏱️ 時間厳守：1年で{ $count }局、時間切れ負けなし
badge-all-games = 🎲 オールラウンダー：すべてのゲームのレーティング対局で勝利

## Absences

same-absence = レーティング対象外です：{ $id }と同じ不在中の負けで、数えるのは{ $id }だけです。
history-same-absence = レーティング対象外、{ $id }と同じ不在

## Matches too short to be rated

too-short = レーティング対象外です：両者が2手ずつ指す前に終わりました。
history-too-short = レーティング対象外、短すぎる対局

## Signals

signals-head = **この{ $days }日間のレーティング対局で、確認したほうがよさそうなものです。** 不正と決まったわけではありません。友人同士はよく対局し、初心者は早く投了します。
signals-none = この{ $days }日間のレーティング対局に、気になるものはありません。
signals-next = `/history`でプレイヤーの対局を見られます。不公正な対局は、`/match`で開いて**モデレーション**を押すと、レーティングから外せます。
signal-same-pair = { $one }さんと{ $other }さんは{ $matches }局対局し、勝ち数は{ $wins }対{ $losses }です。
signal-quick = { $player }さんは{ $other ->
    [several] 何人かの相手
   *[other] { $other }さん
}との対局で、{ $plies }手目より前に{ $count }回投了しました。
signal-absent = { $player }さんは{ $other ->
    [several] 何人かの相手
   *[other] { $other }さん
}に{ $count }回、時間切れで負けました。

## Honours

honours-news = シーズンの終わりは{ $channel }で知らせます。
honours-no-news = シーズンの終わりは知らせません。
honours-best = 全ゲームの上位3位に{ $role }が付きます。
honours-no-best = 上位3位にロールはありません。
honours-champion = 前のシーズンの1位に{ $role }が付きます。
honours-no-champion = 前のシーズンの1位にロールはありません。
honours-may-not = ここではロールを付けられません。ボットのロールに「ロールの管理」権限を許可し、これらのロールより上に動かしてから、もう一度このページを開いてください。
honours-failed = 付けられないロールが{ $count }個あります。サーバー設定で、ボットのロールをその上に置いてください。今もう一度試しています。
refused-no-honour = どのチャンネルでもモデレーションの権限がなく、ボットのものでもないロールを選んでください。
refused-honour-not-yours = このロールを選ぶには、「ロールの管理」権限と、それより上のロールが必要です。
season-over = **シーズンが終わりました：{ $season }**
season-had = 順位が付いたプレイヤーは{ $count }人です。
season-podium = シーズン・{ $season }
alt-season-row = { $place }位 { $name } { $rating } ({ $gained })、{ $wins }–{ $losses }–{ $draws }。
alt-season-podium = { $season }のシーズンの表彰台
button-season-board = ランキング全体

select-best-role = 上位3位に付けるロールを選ぶ…
select-champion-role = 前のシーズンの1位に付けるロールを選ぶ…
button-news-here = シーズンの終わりをここで知らせる
button-no-news = シーズンの終わりを知らせない
button-no-best-role = 上位3位のロールをやめる
button-no-champion-role = 1位のロールをやめる
