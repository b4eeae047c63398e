### The rules cards, in the project’s own words. A heading, the sentences, and a caption for each
### picture. The credit at the end must be shown wherever the rules are.

rules-aim-heading = 目的
rules-moves-heading = 動き
rules-captures-heading = 取り方
rules-end-heading = 終局
rules-notation-heading = 指し手の書き方
rules-repetition-heading = 同一局面
rules-repetition = 同じ側の手番で同じ局面が3回目に現れたら、引き分けです。

## Courtyard

rules-courtyard-aim = 壁に囲まれた中庭に、相手より先に自分の王を入れます。駒はそれぞれ王1個、衛兵4個、農奴10個で、使うのは暗いマスだけです。e6とf5が中庭です。白が先手です。

rules-courtyard-pieces =
    どの駒も、空いているマスを斜めに動きます。
    • **農奴**は前へ1マス進みます。
    • **衛兵**は一直線に1マスか2マス、前にも後ろにも動きます。
    • **王**はどの方向にも1マス動きます。
rules-courtyard-pieces-pieces = 王、衛兵、農奴の動き。
rules-courtyard-pieces-glance = 農奴は前へ1、王は1、衛兵は1～2（どの向きも）。

rules-courtyard-jumps = 隣の敵の駒を飛び越えて、まっすぐ向こうの空きマスに着地します。飛び越えた駒は盤から消えます。同じ駒がジャンプできる間は続け（途中で止まると、その駒を失います）、自由に曲がれます。農奴は前にだけ、衛兵と王はどの方向にもジャンプできます。味方の駒は飛び越えられず、王は敵の王を飛び越えられません。1回の手番で移動とジャンプの両方はできません。
rules-courtyard-jumps-jumps = 1回の手番で3個取ります。
rules-courtyard-jumps-glance = 飛び越えて取る。取れるのに取らない駒は失う。

rules-courtyard-courtyard-heading = 中庭
rules-courtyard-courtyard = 入れるのは王だけで、向こう側の入口からだけです。白の王はf7からe6へ、黒の王はe4からf5へ入ります。通り抜けることはできません。矢印と旗の色が、どちらの入口かを示します。
rules-courtyard-courtyard-step-in = 白の王がf7から1マス動いて入ります。
rules-courtyard-courtyard-glance = 王がここに入れば勝ち。

rules-courtyard-jump-heading = 飛び込み
rules-courtyard-jump = 王は、自分の入口を飛び越えて中庭に入ることもできます。入口に農奴や衛兵がいても防げません。
rules-courtyard-jump-jump-in = 黒の王がe4の農奴を越えて飛び込みます。

rules-courtyard-forfeit-heading = 取らないと駒を失う
rules-courtyard-forfeit =
    取る義務はありません。ただし、ジャンプできたのにしなかった駒は、王でも動かした駒でも、あなたの手のあとに盤から消えます。
    • 駒を取り、その駒が行けるところまでジャンプすれば、ほかに取れる駒があっても何も失いません。
    • まだジャンプできるのに止まると、その駒を失います。
    • 着地するマスに別の駒を動かして、ジャンプをすべてふさげば、その駒は助かります。
rules-courtyard-forfeit-forfeit = b3の衛兵はd5へジャンプできます。ジャンプするか、農奴がd5をふさがないと、失われます。

rules-courtyard-choice-heading = 取らなかった駒が複数のとき
rules-courtyard-choice = 取れるのに取らなかった駒が複数あるときは、相手がそのうち1個を選んで除き、それから指します。
rules-courtyard-choice-choice = 衛兵が2個ともジャンプしませんでした。黒は片方を除いてから指します。

rules-courtyard-return-heading = 最終段の農奴
rules-courtyard-return = 最終段の農奴は、手番を1回使って自分の1段目の空いている暗いマスのどれかに置くまで、そこにとどまります。
rules-courtyard-return-return = c10の農奴は3つのマスに戻れます。

rules-courtyard-end = 王が中庭に入れば勝ちです。王を失っても対局は続きますが、両方がいなくなれば引き分けです。駒がなくなれば負けです。駒があっても手番で指せる手がなければやはり負けですが、相手も動けない場合は引き分けです。

rules-courtyard-notation =
    指し手は、マスを順番に書きます。
    • `d3-e4`：1マスの移動。
    • `d4xf6xh8`：1回の手番で2個取り、f6、h8の順に着地します。
    • `a10>b1`：農奴が1段目に戻ります。
    • `*d4`：取れるのに取らなかったd4の駒を盤から除きます。
    記号は省けます：`d4 f6 h8`

rules-courtyard-credit = Courtyardは1963年にLen Kalichが考案し、1983年にFunDynamicsが発売しました。ルールは発売元の小冊子とJohn Ayerの要約に従い、書かれていない点はこのボットが決めています。

## King and Courtesan

rules-king-and-courtesan-aim = 自分の王を敵のホームに進めるか、敵の王を取ります。いちばん下のマスが赤のホーム、いちばん上が青のホームです。それぞれ、2枚重ねの王が1個と寵姫がいます。赤が先手です。

rules-king-and-courtesan-step-heading = 前進
rules-king-and-courtesan-step = どの駒も、敵のホームに向かう3方向のどれかで、隣の空きマスに進みます。
rules-king-and-courtesan-step-step = 赤の寵姫が進めるマス。
rules-king-and-courtesan-step-glance = 敵のホームへ進む。

rules-king-and-courtesan-capture = どの駒も、王も、周囲8マスにいる敵の駒を、そこに入って取れます。
rules-king-and-courtesan-capture-capture = 青の寵姫が取れる駒。
rules-king-and-courtesan-capture-glance = 取るのはどの方向でも。

rules-king-and-courtesan-exchange-heading = 入れ替わり
rules-king-and-courtesan-exchange = 王は、前の3マスのどれかにいる自分の寵姫に、上の1枚を渡せます。その寵姫が王になり、後に残った駒は寵姫になります。
rules-king-and-courtesan-exchange-exchange = 赤の王が入れ替われる2個の寵姫。

rules-king-and-courtesan-end = 敵の王を取るか、自分の王が前進、取る手、入れ替わりのどれかで敵のホームに立つと、すぐに勝ちです。指せる手は必ずあり、パスはできず、引き分けは両者の合意だけです。
rules-king-and-courtesan-end-end = 赤の王が敵のホームに入って勝ちます。f5の王を取っても勝ちです。
rules-king-and-courtesan-end-glance = 自分の王が遠い隅に着くか、敵の王を取れば勝ち。

rules-king-and-courtesan-notation =
    指し手は、マスを順番に書きます。
    • `a2-b3`：1マスの移動。
    • `a2xb3`：駒を取る手。
    • `a2=b3`：a2の王とb3の寵姫が入れ替わります。
    記号は省けます：`a2 b3`

rules-king-and-courtesan-credit = King and Courtesanは2022年5月にMark Steereが考案しました。ほかのゲーム：marksteeregames.com

## Guard & Towers

rules-guard-and-towers-aim = 敵の衛兵を取るか、自分の衛兵を敵の城に進めます。それぞれ衛兵1個と石7個があり、石は積み重なって塔になります。d7が赤の城、d1が青の城です。赤が先手です。

rules-guard-and-towers-move = どの駒も縦か横に、空いているマスの上だけを動きます。衛兵はちょうど1マス動きます。塔は上から好きな数の石を、ちょうどその数のマスだけ動かせます。残りの石はそのままです。
rules-guard-and-towers-move-move = 石1個、2個、3個が、それぞれ1マス、2マス、3マス動きます。衛兵は1マスです。
rules-guard-and-towers-move-glance = 石1～3個を、その数だけ動かす。

rules-guard-and-towers-unite-heading = 合体
rules-guard-and-towers-unite = 自分の塔の上で止まった石は、その塔と合体します。自分の衛兵の上では何も止まれず、衛兵は自分の塔の上で止まれません。
rules-guard-and-towers-unite-unite = 石3個のうち2個が、もう1つの塔に加わります。

rules-guard-and-towers-capture = 動き終わったマスの敵の駒を取ります。衛兵は何でも取れます。石は、衛兵と、動いている石の数以下の高さの塔を取れます。
rules-guard-and-towers-capture-capture = 石2個がe4にある石2個の塔を取ります。石1個では、c5の塔を取れません。
rules-guard-and-towers-capture-glance = 動かす石の数以下の塔を取る。

rules-guard-and-towers-end = 敵の衛兵を取るか、自分の衛兵が敵の城に立つと勝ちです。手番で指せる手がない側は負けです。
rules-guard-and-towers-end-end = 赤の衛兵が青の城に入ります。
rules-guard-and-towers-end-glance = 敵の衛兵を取るか、自分の衛兵が敵の城に入れば勝ち。

rules-guard-and-towers-notation =
    指し手は、マスを順番に書きます。
    • `c4-e4`：e4は2マス先なので、石2個が動きます。
    • `c4xe4`：e4にあるものを取ります。
    記号は省けます：`c4 e4`

rules-guard-and-towers-credit = Guard & Towersは1997年にChristoph EndresとRobert Wirthが作りました。ルールは作者の説明書に従っています。先手は書かれていないので、ここでは赤です。

## King’s Court

rules-kings-court-aim = c3からf6までの16マスの宮廷に、最後まで自分の駒を残します。駒は宮廷の周りにそれぞれ24個あります。オレンジが先手です。

rules-kings-court-opening-heading = 最初の2手
rules-kings-court-opening = オレンジはまず、1マス動いて宮廷に入ります。次に緑が、反対側の辺から1マス動いて入ります。まだジャンプはできません。
rules-kings-court-opening-opening = オレンジが南から入ったので、緑は北から入ります。
rules-kings-court-opening-glance = オレンジが入り、緑は反対側から。

rules-kings-court-move = 上下左右のどれかに1マス動きます。または、隣の駒を色に関係なく飛び越えて、まっすぐ向こうの空きマスに着地します。同じ駒で何度でも、自由に曲がりながら続けられます。飛び越えた敵の駒は盤から消え、自分の駒は残ります。ジャンプする義務はありません。何も取らずに元のマスに戻るのは、指し手になりません。
rules-kings-court-move-chain = 1回の手番：自分の駒、敵の駒2個、自分の駒、敵の駒を飛び越えます。
rules-kings-court-move-glance = どの駒も飛び越せる。敵の駒は消える。

rules-kings-court-court-heading = 宮廷
rules-kings-court-court = 手番の終わりには、途中でどこにいたとしても、自分の駒が宮廷になければなりません。
rules-kings-court-court-court = 宮廷にいるオレンジの唯一の駒は、中で動いたり取ったりできますが、出られません。

rules-kings-court-end = 両者の最初の手のあとは、宮廷に駒がない側が負けです。手番で指せる手がない側も負けです。
rules-kings-court-end-last = オレンジが宮廷にいる最後の緑の駒を取って勝ちます。
rules-kings-court-end-glance = 宮廷に自分だけなら勝ち。

rules-kings-court-notation =
    指し手は、マスを順番に書きます。
    • `c2-c3`：1マスの移動。
    • `a1^a3`：自分の駒を飛び越えるジャンプ。その駒は残ります。
    • `a3xc3`：駒を取るジャンプ。
    • `a1^a3xc3xe3`：1回の手番に3回のジャンプ。
    記号は省けます：`a1 a3 c3 e3`

rules-kings-court-credit = King’s Court：ルールは発売元の英語の説明書に従っています。作者名はなく、書かれていない点はこのボットが決めています。
