### 大会とラダーの運営に要るもの：期限、結果のない対局、裁定。

## 全員に見えるもの

tournament-first-move = 自分の初手を{ $days ->
       *[other] { $days }日
    }以内に指さないと、その対局は負けになります。指せない時間は数えません。
tournament-round-days = 各回戦の期間は{ $days ->
       *[other] { $days }日
    }です。終わっていない対局は続きます。
tournament-at-once = すべての対局が同時に始まります。
tournament-undecided = { $players } { $id }：運営が`/tournament`で結果を決めるのを待っています。
challenge-on-ladder = 🪜 ラダー戦：挑戦者が勝つと、相手の順位に上がります。
challenge-on-ladder-refused = 期限までに返事がないか、{ $span }以内に2回断られたときも上がります。
challenge-ladder-declined = 🪜 { $span }以内に{ $challenged }さんがもう一度断ると、ラダーの順位は{ $challenger }さんのものになります。
challenge-ladder-lost = 🪜 ラダー（`/ladder`）で{ $challenger }さんが{ $challenged }さんの順位に上がります。
result-on-ladder = 🪜 新しい順位は`/ladder`で見られます。

## 返事

tournament-fewer-rounds = 同じ相手とは2回当たらないため、全{ $count ->
       *[other] { $count }回戦
    }だけです。
tournament-one-by-one = 同時に始められるのは100局までなので、回戦は1つずつ行われます。
ruling-undecided = 大会{ $number }でこの対局の結果が必要です。運営が`/tournament`で決めます。
ruling-kept = 大会{ $number }では、この対局の扱いは変わりません。
ruling-ladder = ラダーは変わりません。
log-adjudicated = { $moderator }：{ $id }の大会での結果を決定：{ $result }

## 断り

refused-tournament-useless = この形式の大会では意味がありません。空欄にしてください。
refused-tournament-undecided = { $count ->
       *[other] { $count }局
    }が結果なしで終わっています。先に結果を決めてください。
refused-tournament-decided = 対局{ $id }にはもう結果があります。変えるには、もう一度その対局を選んでください。
refused-tournament-meeting-over = 対局{ $id }の結果はもう変えられません。勝者がもう次の回戦に進んでいます。
