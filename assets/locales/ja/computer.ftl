### The computer as an opponent.

## The computer

computer-1 = コンピューター（レベル1）
computer-2 = コンピューター（レベル2）
computer-3 = コンピューター（レベル3）
computer-4 = コンピューター（レベル4）
computer-5 = コンピューター（レベル5）
computer-6 = コンピューター（レベル6）
computer-7 = コンピューター（レベル7）
computer-8 = コンピューター（レベル8）

## Matches

computer-thinking = { $player }が考えています…
computer-begun = 対局{ $id }が始まります。あなたは{ side-name }、相手はコンピューター（レベル{ $level }）です。盤は{ $channel }に届きます。
computer-begun-direct = 対局{ $id }が始まります。あなたは{ side-name }、相手はコンピューター（レベル{ $level }）です。盤はダイレクトメッセージに届きます：{ $link }
computer-comes = コンピューター（レベル{ $level }）との{ $game }の対局がここで始まります。
computer-guided = 新しいことが出てくるたびに説明します。
computer-won = レベル{ $level }に勝ちました！ 次はレベル{ $next }に挑戦してみましょう。
computer-won-highest = 最高レベルに勝ちました。おめでとうございます！
computer-lost = レベル{ $level }にもう一度挑戦するか、レベル{ $lower }を試しましょう。
button-level = レベル{ $level }
computer-agreed = { $kind ->
    [draw] コンピューターが同意しました。{ $id }は引き分けです。
   *[takeback] { $id }の最後の手を戻しました。盤はまもなく届きます。
}
computer-declined = コンピューターは{ $id }の引き分けを断りました。互角以上だと見ています。次の手のあとで、また申し出てください。双方が{ $moves }手ずつ駒を取らずに指すと、勝ちが見えないかぎり同意します。
computer-records = **対コンピューター：** { $records }
computer-beaten = { $game }：レベル{ $level }まで勝利
computer-unbeaten = { $game }：まだ勝利なし

## Refusals

refused-computer-many =
    コンピューターとの対局は上限の{ $most }局に達しています。どれかを終えるか、ここで投了してください：
    { $matches }
button-resign-match = { $id }を投了
refused-computer-often = この1時間に、コンピューターとの対局を多く始めました。次の対局は{ $until }に始められます。
refused-computer-before = 次の対局{ $id }はもう始まっています。`/matches`から開けます。
refused-computer-learns = このゲームは対局{ $id }で学習中です。`/matches`から開けます。
refused-computer-draw = コンピューターは引き分けの申し出にすぐ答えます。申し出なしで指すか、`/draw`を使ってください。
refused-computer-direct = この対局はダイレクトメッセージで行いますが、あなたに送れません。プライバシー設定でダイレクトメッセージを許可するか、ボットのいるサーバーで`/play`を使ってください。

## A first match

button-quiet = 解説を止める
tips-off = { $id }ではもう解説を出しません。
button-learn-by-playing = 対局しながら学ぶ
tip-begin = { $about }**指す**を押し、駒と行き先を選んでください。確定するまで手は指されません。
tip-chance = 次の手で勝てます。探してみましょう！
tip-danger = 注意：コンピューターは今の手で勝てたのに、見逃しました。指す前に相手の狙いを確かめましょう。
tip-missed = 今の手番には、勝つ手がありました。`/match`で待ったをすると、やり直せます。
tip-choice = 取れるのに取らなかった駒が複数あるので、相手はまず、そのうち盤から除く駒を選び、それから指します。
tip-forfeit = 取れるのに取らなかったため、ルールにより駒が1個、盤から除かれました。指す前に取れる駒を探しましょう。
tip-must = 今は駒を取れます。取れるのに取らなかった駒は、失うことがあります。取れる駒には一覧で印が付きます。
tip-chain = 連続取り：1つの駒が1手で続けて複数の駒を取れます。
tip-capture = 初めて駒を取りました！ 取られた駒は盤に戻りません。
tip-captured = コンピューターに駒を取られました。取った相手の駒を取れるか、見てみましょう。
tip-stack = 石は積み重なって塔になります。塔は丸ごとでも、上の石だけでも動かせ、動く石の数と同じマス数だけ進みます。
tip-exchange = 同じ側の2つの駒が入れ替わりました。これも1手です。

## Help


play-which = **どのゲームで対局しますか？**
button-play-computer = コンピューターと対局する
button-find-opponent = 相手を募集する

button-draft-change = 条件を変える
draft = **{ $game }**（相手：{ $opponent }）：{ $pace } · { $rated ->
    [yes] レーティング対局
   *[no] レーティング対象外
} · { $side ->
    [first] あなたが先手
    [second] 相手が先手
   *[lot] 先手はランダム
}{ $weekends ->
    [yes] { "" } · 週末は時計が止まる
   *[no] { "" }
}
draft-anyone = 誰でも
select-draft-pace = 持ち時間を選ぶ…
select-draft-side = 先手を選ぶ…
select-draft-size = 盤の大きさを選ぶ…
button-draft-send = 挑戦を送る
button-draft-rated = { $on ->
    [yes] レーティング対象外にする
   *[no] レーティング対局にする
}
button-draft-weekends = { $on ->
    [yes] 週末も時計を動かす
   *[no] 週末は時計を止める
}
