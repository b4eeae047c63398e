### Lessons: what to do, why it was right, and what helps after another legal move.

## Courtyard

lesson-courtyard-guard = b5の衛兵は、1マスか2マス動けます。2マス動かしてください。
lesson-courtyard-guard-done = 一度に2マス動けるのは衛兵だけです。
lesson-courtyard-guard-hint = 斜め一直線に2マス動かします。たとえばd3です。

lesson-courtyard-jump = 敵の駒を飛び越えて、そのすぐ先の空きマスに降りると取れます。そこから続けて飛ぶこともできます。g2の衛兵で、1回の手番に農奴を3個取ってください。
lesson-courtyard-jump-done = 途中で止まっていたら、衛兵は盤から消えていました。
lesson-courtyard-jump-hint = 3個全部取ります。i4、g6、i8へジャンプしてください。

lesson-courtyard-safe = b3の衛兵はc4の農奴を取れます。駒を失わない手を指してください。
lesson-courtyard-safe-done = 取れるのに取らなかった駒は失われます。着地するマスを別の駒がふさいでいれば助かります。
lesson-courtyard-safe-hint = それでは、d5へジャンプできた衛兵を失います。d5へジャンプするか、d5をふさいでください。

lesson-courtyard-return = c10の農奴が最終段に着きました。自分の1段目に戻してください。
lesson-courtyard-return-done = これでまた前進できます。手番を1回使いました。
lesson-courtyard-return-hint = 農奴を、1段目の空いている暗いマス（b1、h1、j1のどれか）へ動かします。

lesson-courtyard-choice = 黒のb9の王とj9の衛兵は、取れる駒を取りませんでした。大事なほうを除いてください。
lesson-courtyard-choice-done = 王がいなければ、黒はもう中庭で勝てません。
lesson-courtyard-choice-hint = 中庭に入れるのは王だけです。王を除いてください。

lesson-courtyard-enter = あなたの王は入口にいます。1手で勝ってください。
lesson-courtyard-enter-done = 王が中庭に入れば勝ちです。
lesson-courtyard-enter-hint = 王はf7から中庭のe6へ進めます。

lesson-courtyard-jump-in = あなたの王の入口f7に、黒の農奴がいます。それでも勝ってください。
lesson-courtyard-jump-in-done = 王は、自分の入口を飛び越えて中庭に入れます。
lesson-courtyard-jump-in-hint = g8の王がf7を飛び越えると、どこに着地しますか？

## King and Courtesan

lesson-king-and-courtesan-step = c3の寵姫を1マス進めてください。
lesson-king-and-courtesan-step-done = 駒は前の3マスのどれにも進めますが、横や後ろには進めません。
lesson-king-and-courtesan-step-hint = それは王です。寵姫をc4、d4、d3のどれかへ動かしてください。

lesson-king-and-courtesan-capture = 取るのはどの方向でもできます。青の寵姫を取ってください。
lesson-king-and-courtesan-capture-done = 敵の駒のマスに入って取ります。今回は後ろに下がって取りました。
lesson-king-and-courtesan-capture-hint = b2、あなたのc3の寵姫の後ろにいます。

lesson-king-and-courtesan-exchange = 王を、前にいる寵姫と入れ替えてください。
lesson-king-and-courtesan-exchange-done = 王冠が前に進み、後ろには寵姫が残りました。
lesson-king-and-courtesan-exchange-hint = 王を、自分の寵姫がいるc4かd3へ動かしてください。

lesson-king-and-courtesan-win = 1手で勝ってください。方法は3通りあります。
lesson-king-and-courtesan-win-done = 敵の王を取るか、自分の王が敵のホームに着けば勝ちです。
lesson-king-and-courtesan-win-hint = f5の青の王は、あなたの駒2個と隣り合っています。青のホームはf6です。

lesson-king-and-courtesan-home = 青のホームf6には、あなたの寵姫がいます。1手で勝ってください。
lesson-king-and-courtesan-home-done = 王は、入れ替わりでも敵のホームに着けます。
lesson-king-and-courtesan-home-hint = 王は、f6の寵姫と入れ替われます。

lesson-king-and-courtesan-safe = 青の寵姫2個が、c3の王を狙っています。王を安全なところへ動かしてください。
lesson-king-and-courtesan-safe-done = 片方を取っていたら、もう片方に王を取られていました。入れ替わったので、どちらも届きません。
lesson-king-and-courtesan-safe-hint = 青に王を取られます。b2にもb3にも隣り合わないマスへ動かしてください。

## Guard & Towers

lesson-guard-and-towers-split = c4の石3個のうち、2個を動かしてください。
lesson-guard-and-towers-split-done = 石2個は2マス進み、3個目は残ります。
lesson-guard-and-towers-split-hint = 動く石の数だけマスを進みます。2個なら、c4から2マスです。

lesson-guard-and-towers-unite = 石4個の塔を作ってください。
lesson-guard-and-towers-unite-done = 自分の塔の上で止まった石は、その塔と合体します。
lesson-guard-and-towers-unite-hint = 片方の塔を丸ごと、2マス先の塔の上へ動かします。

lesson-guard-and-towers-height = 青の塔はどちらも石2個です。取れるほうを取ってください。
lesson-guard-and-towers-height-done = e4には石が2個届くので、石2個の塔を取れます。c5には1個しか届きません。
lesson-guard-and-towers-height-hint = 石2個を取るには、2個以上動かします。2個の石は2マス進みます。

lesson-guard-and-towers-guard = 衛兵の隣にある、青の石4個の塔を取ってください。
lesson-guard-and-towers-guard-done = 衛兵はどんな高さの塔でも取れます。
lesson-guard-and-towers-guard-hint = 衛兵で、d3の塔を取れます。

lesson-guard-and-towers-aim = 青の衛兵がe3にいます。1手で勝ってください。
lesson-guard-and-towers-aim-done = 石3個が3マス進んで、衛兵を取りました。
lesson-guard-and-towers-aim-hint = e3に届くのはb3の塔だけです。マスを数えてください。

lesson-guard-and-towers-castle = d1は青の城です。1手で勝ってください。
lesson-guard-and-towers-castle-done = 自分の衛兵が敵の城に入れば勝ちです。
lesson-guard-and-towers-castle-hint = d2の衛兵は城の隣にいます。

lesson-guard-and-towers-save = 青のd5の塔が、d7の衛兵を狙っています。防いでください。
lesson-guard-and-towers-save-done = 衛兵がよけるか、塔で道をふさぎます。石の上を通り越すことはできません。
lesson-guard-and-towers-save-hint = 青の勝ちです。d5の塔は2マスまで動けます。その線から外れるか、d6でふさいでください。

## King’s Court

lesson-kings-court-step = 中央の16マスの宮廷に、2個目の駒を入れてください。
lesson-kings-court-step-done = 宮廷の駒は1個より2個のほうが安全です。最後の1個は出られません。
lesson-kings-court-step-hint = d2から宮廷のd3へ動きます。

lesson-kings-court-answer = あなたは緑です。オレンジは南から宮廷に入りました。最初の手を指してください。
lesson-kings-court-answer-done = 緑は、オレンジと反対側の辺から宮廷に入ります。
lesson-kings-court-answer-hint = 北から、7段目から6段目へ入ってください。

lesson-kings-court-over = 1つの駒で、自分の駒、次に緑の駒を飛び越えてください。
lesson-kings-court-over-done = 自分の駒は残り、緑の駒は盤から消えます。
lesson-kings-court-over-hint = c3からd3を越えてe3へ、次にf3を越えてg3へジャンプします。

lesson-kings-court-chain = 1回の手番で緑の駒を3個取ってください。
lesson-kings-court-chain-done = 駒は何度でも、どちらの色でも飛び越えられ、途中で自由に曲がれます。
lesson-kings-court-chain-hint = a1から、a2の自分の駒を飛び越えます。それからぐるりと回ってください。

lesson-kings-court-keep = 宮廷にある唯一の駒c6は、出られません。緑の駒を取ってください。
lesson-kings-court-keep-done = 駒を取り、宮廷にもまだ駒が残っています。
lesson-kings-court-keep-hint = d6を飛び越えて、宮廷の中のe6へ。

lesson-kings-court-back = 宮廷にある唯一の駒c3で、1回の手番に3個取ってください。
lesson-kings-court-back-done = 宮廷に駒が必要なのは、手番の終わりだけです。
lesson-kings-court-back-hint = b3を越えて宮廷を出て、a4を越え、b5を越えて戻ってください。

lesson-kings-court-safe = 緑は、宮廷にあるあなたの唯一の駒d5を取って勝とうとしています。防いでください。
lesson-kings-court-safe-done = d5の駒は、どこへ逃げても取られていました。これで2個目の駒があります。
lesson-kings-court-safe-hint = 宮廷の最後の駒を緑に取られます。2個目の駒を入れてください。

lesson-kings-court-win = 緑は宮廷に駒が1個だけです。1手で勝ってください。
lesson-kings-court-win-done = 緑は宮廷に駒がなくなり、負けです。
lesson-kings-court-win-hint = d6の緑の駒を飛び越えてください。
