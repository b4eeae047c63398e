### 大会とはしごの運営に要るもの：期限、結果のない対局、裁定。

## コマンド

command-tournament-pair-anyway = この回戦の対局が残っていても次の回戦を組むか
    .name = それでも組む

## 全員に見えるもの

tournament-first-move = 対局の初手を{ $days ->
       *[other] { $days }日
    }以内に指さないプレイヤーは、その対局が負けになります。指せなかった時間は数えません。
tournament-round-days = 1回戦は{ $days ->
       *[other] { $days }日
    }です。そのあと次の回戦が組まれ、進行中の対局は続きます。
tournament-at-once = すべての対局が同時に始まります。
tournament-undecided = { $players } { $id }は結果がありません：運営が`/tournament adjudicate`で裁定します
challenge-on-ladder = 🪜 はしごの順位がかかっています。挑戦者が勝つと、その位置に上がります。
challenge-on-ladder-refused = 期限までに答えないか、同じ相手を{ $span }以内に2回断ると、その位置を失います。
challenge-ladder-declined = 🪜 { $span }以内に{ $challenged }が{ $challenger }の挑戦をもう一度断ると、はしごの位置は{ $challenger }のものになります。
challenge-ladder-lost = 🪜 はしごで{ $challenger }が{ $challenged }の位置に上がります。順番は`/ladder show`で見られます。
result-on-ladder = 🪜 はしごの順位がかかった対局でした。順番は`/ladder show`で見られます。

## 返事

tournament-fewer-rounds = 同じ相手とは二度当たらないため、全{ $count ->
       *[other] { $count }回戦
    }になります。
tournament-one-by-one = 同時に始められる対局は100局までなので、回戦は順に行われます。
ruling-undecided = 大会{ $number }は結果を待っています。運営が`/tournament adjudicate`で対局を裁定します。
ruling-kept = 大会{ $number }では、この対局の扱いは変わりません。
ruling-ladder = はしごの順番は変わりません。
log-adjudicated = { $moderator }が大会の対局{ $id }を裁定しました：{ $result }

## 断り

refused-tournament-useless = { $option ->
        [rounds] 回戦数を選べるのはスイス式だけです。`回戦数`は空欄にしてください。
        [at-once] 全対局を同時に始められるのは総当たりだけです。`同時`は空欄にしてください。
       *[round-days] 回戦に期限があるのは、回戦を順に行うときだけです。勝ち抜き戦にはありません。`回戦の日数`は空欄にしてください。
    }
refused-tournament-undecided = { $count ->
       *[other] { $count }局
    }が結果のないまま終わっています。`/tournament adjudicate`で裁定すると、自動で先に進みます。
refused-tournament-round-runs = この回戦の対局がまだ{ $count ->
       *[other] { $count }局
    }続いています。それでも次の回戦を組むには、`/tournament pair`で`それでも組む`を選んでください。
refused-tournament-meeting-over = 対局{ $id }の対戦は終わり、勝ち抜いたプレイヤーはもう次に進んでいます。結果はそのままです。
