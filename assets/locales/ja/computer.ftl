### The computer as an opponent.

## The computer

computer-name = コンピューター（レベル{ $level }）

## Matches

computer-thinking = { $player }が考えています…
computer-answers-here = 相手の手はここに表示されます。表示されないときは**更新**を押してください。
button-refresh = 更新
computer-begun = 対局{ $id }が始まります。あなたは{ side-name }、相手はコンピューター（レベル{ $level }）です。共有するまで、この対局はあなたにだけ見えます。
computer-begun-direct = 対局{ $id }が始まります。あなたは{ side-name }、相手はコンピューター（レベル{ $level }）です。盤はダイレクトメッセージにあります：{ $link }
computer-comes = コンピューター（レベル{ $level }）との{ $game }の対局が始まります。
computer-guided = 新しいことはその都度説明します。
computer-won = レベル{ $level }に勝ちました！ 次はレベル{ $next }に挑戦してみましょう。
computer-won-highest = 最高レベルに勝ちました。おめでとうございます！
computer-lost = レベル{ $level }にもう一度挑戦するか、レベル{ $lower }を試しましょう。
button-next-level = 次：レベル{ $level }
button-lower-level = 易しく：レベル{ $level }
button-share = 共有
button-continue = { $id }を続ける
match-shared = 対局{ $id }を共有しました。ほかの人も観戦できます。
result-shared = 結果を{ $channel }に表示しました。
computer-agreed = { $kind ->
    [draw] コンピューターが同意しました。{ $id }は引き分けです。
   *[takeback] { $id }であなたの最後の手を戻しました。
}
computer-declined = { $id }はコンピューターが優勢なので、引き分けに応じません。次の手のあとで、また申し出てください。双方が{ $moves }手ずつ駒を取らずに指すと、勝ちが見えないかぎり同意します。
computer-records = **対コンピューター：** { $records }
computer-beaten = { $game }：レベル{ $level }まで勝利
computer-unbeaten = { $game }：まだ勝利なし

## Refusals

refused-computer-many =
    コンピューターとの対局は{ $most }局までです。どれかを終えるか、投了してください：
    { $matches }
button-resign-match = { $id }を投了
refused-computer-often = この1時間に対局を始めすぎました。次の対局は{ $until }に始められます。
refused-computer-before = 次の対局{ $id }はもう始まっています。`/matches`から開けます。
refused-computer-learns = このゲームは{ $id }で学習中です。`/matches`から開けます。
refused-computer-draw = コンピューターは引き分けの申し出にすぐ答えます。申し出なしで指すか、`/draw`を使ってください。
refused-computer-direct = あなたにダイレクトメッセージを送れません。プライバシー設定で許可するか、ボットのいるサーバーで`/play`を使ってください。
refused-computer-share = 対局{ $id }は、始めたサーバーの中でしか共有できません。そこで`/match`を使ってください。

## A first match

button-quiet = 解説を止める
tips-off = { $id }ではもう解説を出しません。
button-learn-by-playing = 対局しながら学ぶ
tip-begin = { $on ->
    [board] **指す**を押し、駒と行き先を選んで確定してください。
    [card] 駒と行き先を選んで確定してください。
   *[page] 印の付いた自分の駒、行き先の順に押してください。
}
tip-chance = 次の手で勝てます！
tip-danger = 注意：コンピューターは今、勝ちを見逃しました。相手の狙いを確かめましょう。
tip-missed = 勝ちを見逃しました。{ $on ->
    [page] **{ button-takeback }**で指し直せます。
   *[elsewhere] `/match`で待ったができます。
}
tip-choice = 取れるのに取らなかった駒が複数あるので、相手は1個を除いてから指します。
tip-forfeit = 取れるのに取らなかったため、駒を1個失いました。指す前に取れる駒を探しましょう。
tip-must = { $on ->
    [page] 敵の駒を取れます。取れる駒で取らないと、その駒を失うことがあります。
   *[elsewhere] 一覧で印の付いた駒は、敵の駒を取れます。印の付いた駒で取らないと、その駒を失うことがあります。
}
tip-chain = 連続取り：1つの駒が1手で複数の駒を取れます。
tip-capture = 初めて駒を取りました！ 取られた駒は盤に戻りません。
tip-captured = コンピューターに駒を取られました。取り返せますか？
tip-stack = 石は積み重なって塔になります。塔は丸ごとでも上の石だけでも動き、動く石の数だけマスを進みます。
tip-exchange = 2つの駒が入れ替わりました。これも1手です。

## Help

play-which = **ゲームを選んでください：**
button-play-computer = コンピューターと対局する
button-find-opponent = 相手を募集する

button-change-terms = 条件を変える
draft = **{ $game }**（相手：{ $opponent }）：{ $pace } · { $rated ->
    [yes] レーティング対局（両者のレーティングが変わります）
   *[no] レーティング対象外
} · { draft-side }{ $weekends ->
    [yes] { "" } · 週末は時計が止まる
   *[no] { "" }
}
draft-side = { $side ->
    [first] あなたが先手
    [second] 相手が先手
   *[lot] 先手はランダム
}
draft-computer = **{ $game }**（相手：{ $opponent }）：{ draft-side }
draft-anyone = 誰でも
select-level = レベルを選んでコンピューターと対局（あなた向け：{ $level }）
level-option = レベル{ $level }
level-about = { $about ->
    [lowest] 初心者向け
    [easy] やさしい
    [medium] ふつう
    [hard] 難しい
    [highest] 最強
   *[fitting] あなた向け
}
select-draft-pace = 持ち時間を選ぶ…
select-draft-side = 先手を選ぶ…
select-draft-size = 盤のサイズを選ぶ…
button-draft-send = 挑戦を送る
button-draft-rated = { $on ->
    [yes] レーティング対象外にする
   *[no] レーティング対局にする
}
button-draft-weekends = { $on ->
    [yes] 週末も時計を動かす
   *[no] 週末は時計を止める
}
