### 大会とラダーの運営に要るもの：期限、結果のない対局、裁定。

## 全員に見えるもの

tournament-first-move = 自分の初手を{ $days ->
       *[other] { $days }日
    }以内に指さないプレイヤーは、その対局で負けになります。指せない時間は数えません。
tournament-round-days = 各回戦の期間は{ $days ->
       *[other] { $days }日
    }です。そのあと次の回戦が組まれ、終わっていない対局は続きます。
tournament-at-once = すべての対局が同時に始まります。
tournament-undecided = { $players } { $id }はまだ結果がありません。運営が`/tournament`で決めます。
challenge-on-ladder = 🪜 ラダー戦：挑戦者が勝つと、相手の順位に上がります。
challenge-on-ladder-refused = 期限までに答えなかった場合や、同じプレイヤーの挑戦を{ $span }以内に2回断った場合も、挑戦された側は順位を失います。
challenge-ladder-declined = 🪜 { $span }以内に{ $challenged }さんが{ $challenger }さんの挑戦をもう一度断ると、ラダーの順位は{ $challenger }さんのものになります。
challenge-ladder-lost = 🪜 ラダーで{ $challenger }さんが{ $challenged }さんの順位に上がります。新しい順位は`/ladder`で見られます。
result-on-ladder = 🪜 ラダー戦でした。新しい順位は`/ladder`で見られます。

## 返事

tournament-fewer-rounds = 同じ相手とは2回当たらないため、全{ $count ->
       *[other] { $count }回戦
    }だけです。
tournament-one-by-one = 同時に始められる対局は100局までなので、回戦は1つずつ行われます。
ruling-undecided = 大会{ $number }でこの対局の結果が必要です。運営が`/tournament`で決めます。
ruling-kept = 大会{ $number }では、この対局の扱いは変わりません。
ruling-ladder = ラダーの順位は変わりません。
log-adjudicated = { $moderator }：{ $id }の大会での結果を決定：{ $result }

## 断り

refused-tournament-useless = { $option ->
        [rounds] 回戦数を選べるのはスイス式だけです。`回戦数`は空欄にしてください。
        [at-once] 全対局を同時に始められるのは総当たりだけです。`一斉開始`は空欄にしてください。
       *[round-days] 回戦の期限は、回戦を1つずつ行うときだけ決められます（勝ち抜き戦を除く）。`回戦の日数`は空欄にしてください。
    }
refused-tournament-undecided = { $count ->
       *[other] { $count }局
    }が結果なしで終わっています。`/tournament`で結果を決めると、大会が先に進みます。
refused-tournament-round-runs = この回戦の{ $count ->
       *[other] { $count }局
    }がまだ終わっていません。`/tournament`で次の回戦を早めに組むこともできます。
refused-tournament-meeting-over = 対局{ $id }の対戦は決着し、勝者が次に進んでいるので、結果はもう変えられません。
