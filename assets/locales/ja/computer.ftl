### The computer as an opponent.

## Commands

command-play = コンピューターとすぐに対局する
command-play-game = どのゲームか
    .name = ゲーム
command-play-level = 初心者向けの1から8まで。空欄なら勝ったレベルの次
    .name = レベル
command-play-side = どちらが先手か。空欄ならランダム
    .name = 手番
command-play-size = 盤の幅（マス数）。複数のサイズがあるゲームのみ
    .name = サイズ

## The computer

computer-1 = コンピューター、レベル1
computer-2 = コンピューター、レベル2
computer-3 = コンピューター、レベル3
computer-4 = コンピューター、レベル4
computer-5 = コンピューター、レベル5
computer-6 = コンピューター、レベル6
computer-7 = コンピューター、レベル7
computer-8 = コンピューター、レベル8

## Matches

computer-thinking = { $player }が考えています…
computer-begun = 対局{ $id }が始まります。あなたは{ side-name }、相手はコンピューターのレベル{ $level }です。盤は{ $channel }に届きます。
computer-begun-direct = 対局{ $id }が始まります。あなたは{ side-name }、相手はコンピューターのレベル{ $level }です。盤はダイレクトメッセージに届きます：{ $link }
computer-comes = { $game }の対局がここで始まります。相手はコンピューターのレベル{ $level }です。
computer-guided = 新しいことは起きたときに説明します。
computer-won = レベル{ $level }に勝ちました。次は{ $next }に挑戦してみましょう。
computer-won-highest = 最高レベルに勝ちました。おめでとうございます！
computer-lost = レベル{ $level }にもう一度挑戦するか、レベル{ $lower }を試しましょう。
button-level = レベル{ $level }
computer-agreed = { $kind ->
    [draw] コンピューターが同意しました。{ $id }は引き分けです。
   *[takeback] { $id }の最後の手を取り消しました。盤はすぐに届きます。
}
computer-declined = コンピューターは{ $id }の引き分けを断りました。互角以上だと考えています。次の手の後にまた申し出てください。双方が{ $moves }手ずつ駒を取らずに指すと、勝ちが見えないかぎり同意します。
computer-records = **対コンピューター：** { $records }
computer-beaten = { $game }：レベル{ $level }まで勝利
computer-unbeaten = { $game }：まだ勝利なし

## Refusals

refused-computer-many =
    コンピューターとの対局は上限の{ $most }局に達しています。どれかを終えるか、ここで投了してください：
    { $matches }
button-resign-match = { $id }を投了
refused-computer-often = 1時間のうちにコンピューターとの対局をたくさん始めています。次は{ $until }に始められます。
refused-computer-before = 次の対局{ $id }はもう始まっています。`/matches`で見つけられます。
refused-computer-learns = 対局{ $id }でもう練習しています。`/matches`で見つけられます。
refused-computer-draw = コンピューターはすぐに答えます。申し出なしで指すか、`/draw`を使ってください。
refused-computer-direct = この対局を表示するダイレクトメッセージを送れません。プライバシー設定で許可するか、私がいるサーバーで`/play`を使ってください。

## A first match

button-quiet = 解説を止める
tips-off = { $id }ではもう解説を出しません。
button-learn-by-playing = 対局しながら学ぶ
tip-begin = { $about }**指す**を押し、駒と行き先を選びます。確定するまで何も起きません。
tip-chance = 次の一手で勝てます。探してみましょう！
tip-danger = 注意：コンピューターは今の手で勝てたのに気づきませんでした。指す前に相手の狙いを確かめましょう。
tip-missed = 今の手番で勝てました。`/takeback`でやり直せます。
tip-choice = 選択：取れる駒を複数取り逃したので、相手は自分の手の前に、盤から除く駒を選びます。
tip-forfeit = 取れる駒を取り逃したため、ルールにより駒が盤から除かれました。指す前に取れる駒を探しましょう。
tip-must = 今は駒を取れます。取れるのに取らなかった駒は失うことがあります。取れる駒には印が付きます。
tip-chain = 連続取り：1つの駒が1手で続けて複数の駒を取れます。
tip-capture = 初めて駒を取りました。取られた駒は盤に戻りません。
tip-captured = コンピューターが駒を取りました。その駒を取り返せるか見てみましょう。
tip-stack = 石は塔に積めます。塔は高さと同じ数だけ、全部または一部が動きます。
tip-exchange = 同じ側の2つの駒が入れ替わりました。これも1手です。

## Help

help-computer = **コンピューター：** `/play`でここでもダイレクトメッセージでも、8つのレベルですぐに対局できます。レーティングには影響しません。待ったができ、劣勢のときや対局が進展しないときは引き分けに同意します。同時に5局まで対局できます。
