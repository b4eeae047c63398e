### 大会をページごとに見る。

tournament-own-entered = 参加しています。大会が始まると、対局も自動で始まります。
tournament-own-place = **あなた：** { $players }人中{ $place }位、得点{ $points }。
tournament-own-rank = **あなた：** { $players }人中{ $place }位。
tournament-own-fate = { $in ->
    [yes] あなたは勝ち残っています。
   *[no] あなたは敗退しました。
}
tournament-own-match = 第{ $round }回戦のあなたの対局：{ $match }
tournament-remaining = 勝ち残り：
tournament-see-own = あなたの対局は**自分の対局**にあります。
button-tournament-table = 順位表
button-tournament-games = 対局
button-tournament-own = 自分の対局
button-table-left = 左へ
button-table-right = 右へ
button-round-before = 前の回戦
button-round-after = 次の回戦
tournament-legend-rounds = 相手の行・●先手・○後手
tournament-legend-robin = ●先手・○後手
