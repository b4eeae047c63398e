### Choosing a move by tapping, and what stands behind typed ones.

picker-piece = どの駒を動かしますか？
picker-newer = 今の手は指していません。先に条件付きの手が指されました。現在の盤はこちらです。
picker-remove = 相手は取れるのに取りませんでした。どの駒を盤から除きますか？
picker-square = { $squares }からどこへ？
picker-go-on = { $squares }：続けますか、ここで止まりますか？
picker-preview = プレビュー `{ $move }`：{ $meaning }。
picker-put-away = 何も指していません。準備ができたら**指す**を押してください。
picker-closed = 何も指していません。

select-piece = 駒を選ぶ
select-part = { $what }（{ $first }～{ $last }）

option-tower = { $square } · { $height ->
    [1] 石1個
   *[other] 高さ{ $height }の{ $piece }
}
option-goes-on = { $square } · さらにジャンプ
suggestion-costly = ⚠️ { $meaning }。ただし自分の駒を1個失う

button-play = この手を指す
button-stop = ここで止まる
button-back = 戻る
button-cancel = キャンセル
button-type = 入力する
button-newest-board = 最新の盤で指す

alt-choose = 選べるマス：{ $squares }。
alt-preview = { $move }のあとの盤。

picker-must = ❗ 駒を取れます。ほかの手を指すと、自分の駒を失うことがあります。
picker-signs = （⚔️ 駒を取れます）
picker-loses = この手を指すと負けになります。
picker-risks = この手の後、コンピューターは次の手で勝てます。
picker-match = { $id } **{ $game }**（相手：{ $opponent }）
picker-and-now = `{ $move }`と指しました。続けて、あなたの手をどうぞ。
option-wins = 🏆 { $piece }（勝てる）
option-captures = { $piece }（取れる）
select-move = 手を選ぶ
select-capturer = 取れる駒を選ぶ
button-stop-costly = ここで止まって駒を失う
button-walk = ほかの手
button-play-draw = 指して引き分けを申し出る
button-next-match = 次の対局（あと{ $count }局）
played-offered = 引き分けを申し出ました。相手は次の手を指すまで返事ができます。
played-board = 盤：{ $link }

## The tutorial

tutorial-heading = **{ $game }** レッスン{ $number }/{ $count }
tutorial-basics = **{ $heading }**：{ $text }
tutorial-right = ✅ `{ $move }`：{ $meaning }。
tutorial-wrong = ❌ `{ $move }`：{ $meaning }。指せる手ですが、答えではありません。
tutorial-end = これで最後のレッスンは終わりです。次は{ $game }で対局してみましょう。**対局しながら学ぶ**を押すとコンピューターとのやさしい対局が始まり、**挑戦する**を押すと相手を選べます。
button-try-again = もう一度試す
button-next-lesson = 次のレッスン

## Conditional moves

plan-heading = { $id }の**条件付きの手**。あなただけに見えています。
plan-none = まだありません。相手の手と返す手を登録しておくと、相手がそう指したときに自動で指されます。
plan-open = 条件付きの手は、相手がその前の手を指すとすぐに指されます。相手が別の手を指すと、すべて消えます。
plan-closed = あなたの手番です。登録は指したあとにできます。
plan-if = 相手がこう指したら…
plan-answer = …どう返しますか？
plan-own-ply = 自分は`{ $move }`、
plan-when = 相手が{ $moves }なら、
plan-then = 自分は{ $moves }。
plan-saved = 登録しました：{ $line }
plan-void = { $opponent }さんが{ $move }と指したため、{ $id }の条件付きの手は当てはまらなくなりました。あなたの手番です。{ $link }
button-plan = 登録する
button-plan-add = 手を登録
button-plan-on = この続きを登録
button-plan-another = もう1つ登録
button-plans = すべて表示
select-plan-on = 続きを登録するものを選ぶ
select-plan-forget = 取り消すものを選ぶ

refused-plan-own-turn = { $id }はあなたの手番です。条件付きの手は相手の手番に使います。
refused-plan-past-end = その手で対局が終わるので、返す手はありません。
refused-plan-too-long = 登録できる手の数の上限に達しています。**条件付きの手**でいくつか取り消してください。
refused-plan-gone = { $id }のこの手はもう登録されていません。今の登録は**条件付きの手**で確認できます。

select-page = ほかのページ…
