### Why a move is refused, and what a legal one will cost, as the player who tries it reads it.

## Every game

move-over = この対局は終わっています。
move-empty = 指し手を入力してください。動かす駒のマスと行き先のマスです。
move-too-long = 指し手としては長すぎます。
move-sign = 指し手の中の「{ $sign }」が読み取れません。通るマスだけを順番に書いてください。
move-off-board = この盤に{ $square }というマスはありません。
move-squares = { $count ->
    [0] マスが見つかりません。動かす駒のマスと行き先のマスを書いてください。
   *[other] マスが{ $count }個ありますが、このゲームの指し手は2つのマスで書きます。動かす駒のマスと行き先のマスを書いてください。
}
move-number = このゲームの指し手で、数字の{ $number }に意味はありません。通るマスだけを順番に書いてください。
move-empty-square = { $square }に駒はありません。
move-not-yours = { $square }の駒は相手のものです。
move-nowhere = { $square }が2回書かれています。動かす駒のマスと行き先のマスを書いてください。
move-blocked = { $square }の駒が道をふさいでいます。

## Guard & Towers

gt-not-straight = { $square }から{ $to }は一直線ではありません。どの駒も縦か横に動きます。
gt-guard-too-far = { $square }の衛兵は、ちょうど1マス動きます。
gt-tower-too-far = { $square }の塔は石{ $stones ->
   *[other] { $stones }個なので、進めるのは{ $stones }マスまでです。
}これでは{ $distance }マスになります。
gt-onto-own-guard = { $square }には自分の衛兵がいます。そこで止まることはできません。
gt-guard-onto-own-tower = { $square }には自分の塔があります。衛兵はその上で止まれません。
gt-tower-too-tall = { $square }の塔は石{ $stones }個です。石{ $attackers }個で取れるのは、石{ $attackers }個以下の塔だけです。
gt-union-too-tall = { $square }で合体すると、石が9個を超えてしまいます。
gt-wrong-number = 数字は{ $number }ですが、この2つのマスは{ $distance }マス離れているので、動く石は{ $distance }個です。

## King and Courtesan

kc-too-far = どの駒も隣のマスに動きますが、{ $to }は{ $square }の隣ではありません。
kc-step-not-forward = 進むのは前、つまり敵のホームの方向だけですが、{ $square }から{ $to }は前ではありません。横や後ろへ動けるのは、取るときだけです。
kc-onto-own = { $square }には自分の寵姫がいます。入れ替われるのは王だけです。
kc-onto-own-king = { $square }には自分の王がいます。入れ替わるには、寵姫ではなく王のほうを動かしてください。
kc-exchange-not-forward = 王が入れ替われるのは前にいる寵姫だけですが、{ $to }は{ $square }の前ではありません。

## Courtyard

cy-light-square = { $square }は明るいマスです。このゲームで使うのは暗いマスだけです。
cy-not-diagonal = どの駒も斜めに動きますが、{ $square }から{ $to }は斜めではありません。
cy-serf-backward = { $square }の農奴は、前にしか動けず、前にしかジャンプできません。
cy-serf-too-far = { $square }の農奴は、1マス動くか、隣の敵の駒を飛び越えます。
cy-king-too-far = { $square }の王は、1マス動くか、隣の敵の駒を飛び越えます。
cy-guard-too-far = { $square }の衛兵は、1マスか2マス動くか、隣の敵の駒を飛び越えます。1回の手番で両方はできません。
cy-only-kings-enter = { $square }は中庭です。入れるのは王だけです。
cy-wrong-entrance = あなたの王は{ $square }からしか入れません。
cy-through-courtyard = 中庭を通り抜けることはできません。
cy-after-courtyard = 王は{ $square }で中庭に入り、もう勝っています。そこからのジャンプはありません。
cy-serf-at-end = { $square }の農奴は最終段に着いています。{ $home }段目の空いている暗いマスに戻ることしかできません。
cy-step-in-chain = { $square }から{ $to }は1マスの移動です。1回の手番は、移動1回か、ジャンプだけのどちらかです。
cy-nothing-to-jump = { $square }には飛び越える駒がありません。
cy-over-own = { $square }には自分の駒がいます。味方は飛び越えられません。
cy-king-over-king = 王は{ $square }にいる敵の王を飛び越えられません。
cy-choose-first = 相手は取れるのに取りませんでした。まず、盤から除く駒を選んでください：{ $squares }
cy-not-liable = 除けるのは、取れるのに取らなかった駒だけで、{ $square }の駒は違います。次の中から選んでください：{ $squares }
cy-nothing-to-remove = 今は選んで除く駒はありません。動かす駒のマスと行き先のマスを書いてください。

## Courtyard: what a legal move will cost

cy-warn-forfeit = あなたの{ $square }の駒は敵の駒を取れます。代わりにこの手を指すと、{ $square }の駒を失います。
cy-warn-choice = あなたの{ $squares }の駒は敵の駒を取れます。代わりにこの手を指すと、この{ $count }個のうち1個を相手が盤から除きます。
cy-warn-stopped = { $square }からさらにジャンプできます。そこで止まると、ジャンプした駒を失います。

## King’s Court

kk-not-straight = { $square }から{ $to }は一直線ではありません。どの駒も縦か横に動きます。
kk-too-far = { $square }から{ $to }は遠すぎます。移動は1マス、ジャンプは駒を越えて2マスです。ジャンプで着地するマスをすべて書いてください。
kk-step-in-chain = { $square }から{ $to }は1マスの移動です。1回の手番は、移動1回か、ジャンプだけのどちらかです。
kk-nothing-to-jump = { $square }には飛び越える駒がありません。
kk-empty-tour = 何も取らずに{ $square }に戻ってくるだけなので、指し手になりません。
kk-leaves-court = { $square }の駒が出ると、宮廷に自分の駒がなくなります。手番の終わりには、少なくとも1個が宮廷になければなりません。
kk-jump-in-opening = 最初の手ではジャンプできません。1マス動いて宮廷に入ってください。
kk-not-into-court = 最初の手は、外から宮廷へ1マス動いて入る手です。{ $square }から{ $to }はそうではありません。
kk-wrong-edge = オレンジは反対側から入ったので、あなたは{ $edge ->
    [north] 北の辺を越えて、7段目から6段目へ入ります。
    [east] 東の辺を越えて、g列からf列へ入ります。
    [south] 南の辺を越えて、2段目から3段目へ入ります。
   *[west] 西の辺を越えて、b列からc列へ入ります。
}
kk-no-chain = { $square }から{ $to }まで、このように取りながら続くジャンプはありません。

### What a legal move does, where moves are listed: "c2-c4: two stones, takes the tower".

gt-means = { $piece ->
    [guard] 衛兵
   *[tower] 石{ $stones }個
}{ $does ->
    [take-guard] 、衛兵を取る
    [castle] 、城に入る
    [take-tower] 、高さ{ $height }の塔を取る
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
