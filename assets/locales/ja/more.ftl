### What else there is to do in a match, the record, and the menu on a user.

button-more = その他
select-more = そのほかの操作…
button-offer-draw = 引き分けを申し出る
button-takeback = 待った
button-flip = 盤を反転する
button-moves = これまでの手
button-conditional = 条件付きの手
button-rules = ルール

more-player = { $id }で何をしますか？
more-onlooker = { $id }の何を見ますか？

record-side = { side-name }：{ $player }
record-none = まだ1手も指されていません。
record-newest = これは最近の手です。すべての手はテキストファイルにあります。

challenge-which = { $opponent }さんとどのゲームにしますか？

more-over = 対局{ $id }は終わっています。何を見ますか？
button-hint = ヒント
button-analyze = 分析
button-export = テキストファイル
button-export-note = 自分のメモ付きテキストファイル
