### The rules cards, in the project’s own words. A heading, the sentences, and a caption for each
### picture. The credit at the end must be shown wherever the rules are.

rules-repetition-heading = 同一局面
rules-repetition = 同じ側の手番で同じ局面が3回目に現れたら、引き分けです。

## Courtyard

rules-courtyard-aim-heading = 目的
rules-courtyard-aim = 中央の壁に囲まれた中庭に、相手より先に自分の王を入れます。駒はそれぞれ王1個、衛兵4個、農奴10個です。使うのは暗いマスだけで、白が先手です。
rules-courtyard-aim-start = 開始局面。e6とf5が中庭です。

rules-courtyard-pieces-heading = 動き
rules-courtyard-pieces =
    どの駒も、空いているマスへ斜めに動きます。
    • **農奴**は前へ1マス進みます。
    • **衛兵**は一直線に1マスか2マス、前にも後ろにも動きます。
    • **王**はどの方向にも1マス動きます。
rules-courtyard-pieces-pieces = 王、衛兵、農奴の動きの例。

rules-courtyard-jumps-heading = 取り方
rules-courtyard-jumps = 自分の駒の隣にいる敵の駒を飛び越えて、そのまっすぐ向こうの空きマスに着地します。飛び越えた敵の駒は盤から消えます。同じ駒がさらにジャンプできる間は続けましょう（途中で止まると、その駒を失います）。ジャンプのたびに曲がれます。農奴は前にだけ、衛兵と王はどの方向にもジャンプできます。王は敵の王を飛び越えられません。味方の駒は飛び越えられず、1回の手番で移動とジャンプの両方はできません。
rules-courtyard-jumps-jumps = 1回の手番で3個取ります。

rules-courtyard-courtyard-heading = 中庭
rules-courtyard-courtyard = 入れるのは王だけで、向こう側の入口からしか入れません。白の王はf7からe6へ、黒の王はe4からf5へ入ります。ほかの駒は、中庭に入ることも通り抜けることもできません。
rules-courtyard-courtyard-step-in = 白の王がf7から1マス動いて入ります。

rules-courtyard-jump-heading = 飛び込み
rules-courtyard-jump = 王は、自分の入口を飛び越えるジャンプなら、中庭に飛び込むこともできます。ですから、入口に農奴や衛兵を置いても敵の王は防げません。
rules-courtyard-jump-jump-in = 黒の王がe4の農奴を越えて飛び込みます。

rules-courtyard-forfeit-heading = 取らないと駒を失う
rules-courtyard-forfeit =
    取る義務はありません。ただし、ジャンプできたのにしなかった駒は、あなたの手とともに盤から消えます。動かした駒でも、王でも同じです。
    • 駒を取り、その駒が行けるところまでジャンプすれば、ほかに取れる駒があっても何も失いません。
    • 同じ駒が続けてジャンプできるのに止まると、その駒を失います。
    • 着地するマスに別の駒を動かして、ジャンプをすべてふさげば、その駒は助かります。
rules-courtyard-forfeit-forfeit = b3の衛兵はd5へジャンプできます。ジャンプするか、農奴がd5へ動いて着地をふさがないと、失われます。

rules-courtyard-choice-heading = 取らなかった駒が複数のとき
rules-courtyard-choice = 取れるのに取らなかった駒が複数あるときは、1個だけを失います。どれにするかは相手が選び、それを除いてから自分の手を指します。
rules-courtyard-choice-choice = 衛兵が2個ともジャンプしませんでした。黒は片方を除いてから指します。

rules-courtyard-return-heading = 最終段の農奴
rules-courtyard-return = 最終段に着いた農奴は、手番を1回使って自分の1段目の空いている暗いマスのどれかに戻すまで、そこにとどまります。
rules-courtyard-return-return = c10の農奴は3つのマスに戻れます。

rules-courtyard-end-heading = 終局
rules-courtyard-end = 王が中庭に入れば勝ちです。王を失っても対局は続きますが、両方の王がいなくなれば引き分けです。駒がなくなれば負けです。駒があっても、手番なのに指せる手がなければやはり負けですが、相手も動けない場合は引き分けです。

rules-courtyard-notation-heading = 指し手の書き方
rules-courtyard-notation =
    指し手は、通るマスを順番に書きます。
    • `d3-e4`：1マスの移動。
    • `d4xf6xh8`：1回の手番で2個取り、f6、h8の順に着地します。
    • `a10>b1`：農奴が1段目に戻ります。
    • `*d4`：取れるのに取らなかったd4の駒を盤から除きます。
    入力するときは、記号を省けます：`d4 f6 h8`

rules-courtyard-credit = Courtyardは1963年にLen Kalichが考案し、1983年にFunDynamicsが発売しました。ルールは発売元の小冊子とJohn Ayerの要約に従っています。どちらにも書かれていない点は、このボット独自のルールです。

## King and Courtesan

rules-king-and-courtesan-aim-heading = 目的
rules-king-and-courtesan-aim = 自分の王を敵のホームに進めるか、敵の王を取ります。盤は角を下にして置きます。いちばん下のマスが赤のホーム、いちばん上が青のホームです。赤が先手です。
rules-king-and-courtesan-aim-start = 標準の盤の開始局面。それぞれ、2枚重ねの王が1個と寵姫がいます。

rules-king-and-courtesan-step-heading = 前進
rules-king-and-courtesan-step = どの駒も、敵のホームに向かう前の3方向のどれかへ、隣の空きマスに1マス進みます。
rules-king-and-courtesan-step-step = 赤の寵姫が進めるマス。

rules-king-and-courtesan-capture-heading = 取り方
rules-king-and-courtesan-capture = どの駒も、王も、周囲8マスにいる敵の駒を、そのマスに入って取れます。
rules-king-and-courtesan-capture-capture = 青の寵姫が取れる駒。

rules-king-and-courtesan-exchange-heading = 入れ替わり
rules-king-and-courtesan-exchange = 王は、前の3方向のどれかで隣にいる自分の寵姫に、上の1枚を渡せます。渡された寵姫が王になり、後に残った駒は寵姫になります。
rules-king-and-courtesan-exchange-exchange = 赤の王が入れ替われる2個の寵姫。

rules-king-and-courtesan-end-heading = 終局
rules-king-and-courtesan-end = 敵の王を取るか、自分の王が敵のホームに立つと、すぐに勝ちです。前進、取る手、入れ替わりのどれで着いてもかまいません。指せる手は必ずあり、パスはできず、引き分けは両者の合意か、同じ局面の繰り返しのときだけです。
rules-king-and-courtesan-end-end = 赤は、王を取っても、入れ替わりで敵のホームに着いても勝てます。

rules-king-and-courtesan-notation-heading = 指し手の書き方
rules-king-and-courtesan-notation =
    指し手は、通るマスを順番に書きます。
    • `a2-b3`：1マスの移動。
    • `a2xb3`：駒を取る手。
    • `a2=b3`：a2の王とb3の寵姫が入れ替わります。
    入力するときは、記号を省けます：`a2 b3`

rules-king-and-courtesan-credit = King and Courtesanは2022年5月にMark Steereが考案しました。ほかのゲームはmarksteeregames.comにあります。

## Guard & Towers

rules-guard-and-towers-aim-heading = 目的
rules-guard-and-towers-aim = 敵の衛兵を取るか、自分の衛兵を敵の城に進めます。それぞれ衛兵1個と石7個を持ち、石は積み重なって塔になります。赤が先手です。
rules-guard-and-towers-aim-start = 開始局面。d7が赤の城、d1が青の城です。

rules-guard-and-towers-move-heading = 動き
rules-guard-and-towers-move = どの駒も縦か横にまっすぐ、空いているマスの上を動きます。衛兵はちょうど1マス動きます。塔は上から好きな数の石を動かせますが、動く石の数とちょうど同じマス数だけ進みます。残りの石はそのままです。
rules-guard-and-towers-move-move = 石1個、2個、3個が、それぞれ1マス、2マス、3マス塔から離れます。衛兵は1マス動きます。

rules-guard-and-towers-unite-heading = 合体
rules-guard-and-towers-unite = 自分の塔の上で止まった石は、その塔と合体します。自分の衛兵の上で止まることはできず、衛兵が自分の塔の上で止まることもできません。
rules-guard-and-towers-unite-unite = 石3個のうち2個が、もう1つの塔に加わります。

rules-guard-and-towers-capture-heading = 取り方
rules-guard-and-towers-capture = 動き終わったマスに敵の駒がいれば、それを取ります。衛兵は何でも取れます。石は、敵の衛兵と、動いている石の数以下の高さの塔を取れます。
rules-guard-and-towers-capture-capture = 石2個が、2マス先にある石2個の塔を取ります。石1個では、c5にある石2個の塔を取れません。

rules-guard-and-towers-end-heading = 終局
rules-guard-and-towers-end = 敵の衛兵を取るか、自分の衛兵が敵の城に立つと勝ちです。手番なのに指せる手がない側は負けです。
rules-guard-and-towers-end-end = 赤の衛兵が青の城に入ります。

rules-guard-and-towers-notation-heading = 指し手の書き方
rules-guard-and-towers-notation =
    指し手は、通るマスを順番に書きます。
    • `c4-e4`：石2個がc4からe4へ進みます。動く石の数は、進むマスの数と同じです。
    • `c4xe4`：e4にあるものを取ります。
    入力するときは、記号を省けます：`c4 e4`

rules-guard-and-towers-credit = Guard & Towersは1997年にChristoph EndresとRobert Wirthが作りました。ルールは作者の説明書に従っています。先手については書かれていないので、ここでは赤が先手です。

## King’s Court

rules-kings-court-aim-heading = 目的
rules-kings-court-aim = 中央の16マス、c3からf6までの宮廷に、最後まで自分の駒を残します。駒は宮廷の周りにそれぞれ24個あります。オレンジが先手です。
rules-kings-court-aim-start = 開始局面。

rules-kings-court-opening-heading = 最初の2手
rules-kings-court-opening = オレンジはまず、1マス動いて宮廷に入ります。緑は反対側の辺から1マス動いて入ります。この2手ではジャンプできません。
rules-kings-court-opening-opening = オレンジが南から入ったので、緑は北から入ります。

rules-kings-court-move-heading = 動き
rules-kings-court-move = 上下左右のどれかに1マス動きます。または、隣の駒を色に関係なく飛び越えて、そのまっすぐ向こうの空きマスに着地します。ジャンプは同じ駒で何度でも続けられ、自由に曲がれます。飛び越えた敵の駒は盤から消え、自分の駒は残ります。ジャンプする義務はありません。何も取らずに元のマスに戻るだけでは、指し手になりません。
rules-kings-court-move-chain = 1回の手番：自分の駒、敵の駒2個、自分の駒、敵の駒を飛び越えます。

rules-kings-court-court-heading = 宮廷
rules-kings-court-court = 手番の終わりには、自分の駒が宮廷になければなりません。ジャンプの途中でどこにいたかは関係ありません。
rules-kings-court-court-court = 宮廷にいるオレンジの唯一の駒は、宮廷の中で動いたり取ったりできますが、出ることはできません。

rules-kings-court-end-heading = 終局
rules-kings-court-end = 両者が最初の手を指したあとは、宮廷に駒がない側が負けです。手番なのに指せる手がない側も負けです。

rules-kings-court-notation-heading = 指し手の書き方
rules-kings-court-notation =
    指し手は、通るマスを順番に書きます。
    • `c2-c3`：1マスの移動。
    • `a1^a3`：自分の駒を飛び越えるジャンプ。その駒は残ります。
    • `a3xc3`：駒を取るジャンプ。
    • `a1^a3xc3xe3`：1回の手番に3回のジャンプ。
    入力するときは、記号を省けます：`a1 a3 c3 e3`

rules-kings-court-credit = King’s Court：説明書に作者名はありません。ルールは発売元の英語の説明書に従っています。書かれていない点は、このボット独自のルールです。
