### Why a move is refused, and what a legal one will cost, as the player who tries it reads it.

## Every game

move-over = この対局は終わっています。
move-too-long = 指し手としては長すぎます。
move-sign = 「{ $sign }」が読み取れません。マスだけを順番に書いてください。
move-off-board = この盤に{ $square }というマスはありません。
move-not-straight = { $square }から{ $to }は、縦でも横でもありません。
move-step-in-chain = { $square }から{ $to }は移動です。1回の手番にできるのは、移動1回かジャンプのどちらかです。
move-nothing-to-jump = { $square }には飛び越える駒がありません。
move-squares = { $count ->
    [0] 動かす駒のマスと行き先のマスを書いてください。
   *[other] マスが{ $count }個あります。動かす駒のマスと行き先のマスを書いてください。
}
move-number = 「{ $number }」に意味はありません。マスだけを順番に書いてください。
move-empty-square = { $square }に駒はありません。
move-not-yours = { $square }の駒は相手のものです。
move-nowhere = { $square }から{ $square }では動いていません。
move-blocked = { $square }の駒が道をふさいでいます。

## Guard & Towers

gt-guard-too-far = { $square }の衛兵は、ちょうど1マス動きます。
gt-tower-too-far = { $stones ->
    [1] { $square }の石が進めるのは1マスで、{ $distance }マスではありません。
   *[other] { $square }の塔が進めるのは{ $stones }マスまでで、{ $distance }マスではありません。
}
gt-onto-own-guard = { $square }にいる自分の衛兵の上には動けません。
gt-guard-onto-own-tower = 衛兵は{ $square }にある自分の塔の上には動けません。
gt-tower-too-tall = 石{ $attackers }個では、{ $square }の石{ $stones }個を取れません。
gt-union-too-tall = { $square }で合体すると、石が9個を超えてしまいます。
gt-wrong-number = 数字は{ $number }ですが、{ $distance }マス進むのは石{ $distance }個です。

## King and Courtesan

kc-too-far = 駒は1マス動きます。{ $to }は{ $square }の隣ではありません。
kc-step-not-forward = { $square }から{ $to }は前ではありません。横や後ろへ動けるのは、取るときだけです。
kc-onto-own = { $square }の寵姫と入れ替われるのは王だけです。
kc-onto-own-king = 入れ替わるには、{ $square }の王を寵姫のマスへ動かしてください。
kc-exchange-not-forward = 王が入れ替われるのは前だけです。{ $to }は{ $square }の前ではありません。

## Courtyard

cy-light-square = { $square }は明るいマスです。使うのは暗いマスだけです。
cy-not-diagonal = 駒は斜めに動きます。{ $square }から{ $to }は斜めではありません。
cy-serf-backward = { $square }の農奴は、前にしか動けず、ジャンプも前だけです。
cy-too-far = { $square }の{ $kind ->
    [king] 王
   *[serf] 農奴
}は、1マス動くか、隣の敵の駒を飛び越えます。
cy-guard-too-far = { $square }の衛兵は、1マスか2マス動くか、隣の敵の駒を飛び越えます。両方はできません。
cy-only-kings-enter = { $square }は中庭です。入れるのは王だけです。
cy-wrong-entrance = あなたの王は{ $square }からしか入れません。
cy-through-courtyard = 中庭を通り抜けることはできません。
cy-after-courtyard = { $square }で止まってください。王はそこで勝ちです。
cy-serf-at-end = { $square }の農奴は、{ $home }段目の空いている暗いマスに戻ることしかできません。
cy-over-own = { $square }の自分の駒は飛び越えられません。
cy-king-over-king = 王は{ $square }にいる敵の王を飛び越えられません。
cy-choose-first = まず、取れるのに取らなかった駒を除いてください：{ $squares }
cy-not-liable = { $square }の駒は取れる駒がありませんでした。取れるのに取らなかった駒から選んでください：{ $squares }
cy-nothing-to-remove = 除く駒はありません。駒を動かしてください。

## Courtyard: what a legal move will cost

cy-warn-forfeit = この手では、敵の駒を取れるのに取らない{ $square }の駒を失います。
cy-warn-choice = この手では、敵の駒を取れる{ $count }個のうち1個を相手が除きます：{ $squares }
cy-warn-stopped = { $square }からまだジャンプできるので、止まるとその駒を失います。

## King’s Court

kk-too-far = { $square }から{ $to }は遠すぎます。移動は1マス、ジャンプは2マスです。着地するマスをすべて書いてください。
kk-empty-tour = 何も取らずに{ $square }に戻るのは、指し手になりません。
kk-leaves-court = 手番の終わりには宮廷に駒が必要で、{ $square }の駒は最後の1個です。
kk-jump-in-opening = 最初の手は、1マス動いて宮廷に入ってください。
kk-not-into-court = 最初の手は、1マス動いて宮廷に入る手です。{ $square }から{ $to }は違います。
kk-wrong-edge = オレンジの反対側から、{ $edge ->
    [north] 北の辺を越えて、7段目から6段目へ入ってください。
    [east] 東の辺を越えて、g列からf列へ入ってください。
    [south] 南の辺を越えて、2段目から3段目へ入ってください。
   *[west] 西の辺を越えて、b列からc列へ入ってください。
}
kk-no-chain = { $square }から{ $to }まで、このように取りながら続くジャンプはありません。

### What a legal move does, where moves are listed: "c2-c4: two stones, takes the tower".

gt-means = { $piece ->
    [guard] 衛兵
   *[tower] 石{ $stones }個
}{ $does ->
    [take-guard] 、衛兵を取る
    [castle] 、城に入る
    [take-tower] 、{ $height ->
        [1] 石1個を取る
       *[other] 高さ{ $height }の塔を取る
    }
    [join] 、高さ{ $height }の塔になる
   *[step] { "" }
}{ move-ends }
kc-means = { $piece ->
    [king] 王
   *[courtesan] 寵姫
}{ $does ->
    [take-king] 、王を取る
    [home] 、敵のホームに着く
    [take-courtesan] 、寵姫を取る
    [exchange] 、寵姫と入れ替わる
   *[step] { "" }
}{ move-ends }
cy-means = { $piece ->
    [king] 王
    [guard] 衛兵
   *[serf] 農奴
}{ $does ->
    [enter] 、中庭に入る
    [jump] 、駒を{ $captures }個取る
    [return] 、1段目に戻る
    [choice] 、盤から除く
   *[step] { "" }
}{ move-ends }
kk-means = { $does ->
    [jump] { $captures ->
        [0] ジャンプ
       *[other] ジャンプ、駒を{ $captures }個取る
    }
   *[step] 移動
}{ move-ends }

# How a move ends the match, behind what it does.
move-ends = { $ends ->
    [win] （勝ち）
    [loss] （負け）
    [draw] （引き分け）
   *[no] { "" }
}
