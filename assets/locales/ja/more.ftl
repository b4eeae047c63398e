### What else there is to do in a match, the record, and the menu on a user.

command-moves = 対局のこれまでの手を見る
command-moves-match = 対局を選ぶ（このスレッドの対局なら不要）
    .name = 対局
command-board-flip = 反対側から見る
    .name = 反転
menu-challenge = 挑戦する

button-more = その他
button-offer-draw = 引き分けを申し出る
button-takeback = 待った
button-flip = 盤を反転する
button-moves = これまでの手
button-conditional = 条件付きの手
button-rules = ルール

more-player = { $id }で何をしますか？
more-onlooker = { $id }の盤をどちらの側からでも見られ、指し手も読めます。これはあなただけに見えています。

record-side = { side-name }：{ $player }
record-none = まだ1手も指されていません。
record-newest = これは最近の手です。すべての手はファイルにあります。

challenge-which = { $opponent }さんとどのゲームで対局しますか？
