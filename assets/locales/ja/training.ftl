### ヒント、分析、問題：ボットのエンジンが見せるもの。

## コマンド

choice-difficulty-easy = やさしい
choice-difficulty-medium = ふつう
choice-difficulty-hard = 難しい

## 問題

puzzle-heading = 🧩 **{ $game }** { $date ->
    [none] 問題{ $number }
   *[other] 今日の問題、{ $date }
} · { $difficulty }
puzzle-task = { side-name }の手番です。{ $moves ->
    [easy] 1手で
    [medium] 2手以内に
   *[hard] 3手以内に
}必ず勝てます。正解は1つだけです。
puzzle-goes-on = ✅ `{ $move }`は正解です。相手は{ $answers }と応じます。
puzzle-wrong = ❌ `{ $move }`：{ $meaning }。その手では間に合いません。
puzzle-refuted = `{ $move }`には、相手が{ $answers }と応じます。{ $so ->
    [end] { "" }
    [loss] 相手が最善を尽くせば負けます。
    [late-win] まだ勝てますが、間に合いません。
   *[open] これで、すぐに勝つ手はなくなります。
}
puzzle-answer = `{ $move }`（{ $meaning }）
puzzle-solved = ✅ `{ $move }`：{ $meaning }。正解です！
puzzle-counted = 1回目で正解です！ 連続：{ $streak }
puzzle-missed = 記録されるのは1回目だけです。次の問題は明日出ます。
puzzle-day-over = これは前の日の問題なので、記録されません。
puzzle-solution = 解答：{ $moves }
puzzle-none = その問題はもうありません。
puzzle-daily-how = 試した手は自分だけに見えます。UTCの午前0時までの1回目が記録されます。
puzzle-before = -# 前の問題（{ $date }、{ $game }）：{ $moves } · 1回目で正解：{ $tried }人中{ $found }人
puzzle-table-title = 🧩 **今日の問題**（{ $since }から、1回目の正解）· 参加者：{ $count }人
puzzle-table-row = { $place }. { $player }：{ $tried }問中{ $found }問
puzzle-table-none = まだ誰も解いていません。
puzzle-streak = あなたの連続正解：{ $streak }
puzzle-channel = 毎日、UTCの午前0時に{ $channel }に問題を出します。{ $begins ->
    [today] 今日からです。
   *[tomorrow] 選んだゲームは明日からです。
}
puzzle-channel-off = ここにはもう問題を出しません。
puzzle-channel-none = ここには問題を出していません。
refused-puzzle-channel = 次の権限がないので、{ $channel }に問題を出せません：{ $names }
refused-puzzle-of-today = それは今日の問題なので、解答は明日出ます。`/puzzle`にはほかの問題があります。
button-puzzle-solve = 解く
button-puzzle-next = 次の問題
button-puzzle-solution = 解答
button-puzzle-easy = やさしい
button-puzzle-medium = ふつう
button-puzzle-hard = 難しい

## ヒント

hint = 💡 { $id } { $game }：`{ $move }`（{ $meaning }）
hint-wins = { $moves }手以内に勝てます。
hint-loses = うまく指されれば、どの手も負けます。この手が一番長く持ちこたえます（少なくとも{ $moves }手）。
hint-only = すぐに負けないのは、この手だけです。
hint-stops-win = すぐに負けるのを防ぎます。ほとんどの手では防げません。
hint-saves = 次の駒を守ります（ほとんどの手では守れません）：{ $piece }
hint-threatens-win = 次の手での勝ちを狙っています。
hint-attacks = 次の駒を狙っています：{ $piece }
hint-stands = { $who ->
    [even] 互いにうまく指せば、互角のままです。
    [better] 互いにうまく指せば、駒およそ{ $pieces }個分、優勢になります。
   *[worse] 駒およそ{ $pieces }個分、劣勢ですが、より良い手はなさそうです。
}
hint-left = { $left ->
    [0] ヒントはこれが最後です。
   *[other] ヒントはあと{ $left }回です。
}
hint-caption = ヒント（まだ指していません）
refused-hint-rated = { $id }のようなレーティング対局にヒントはありません。対象外の対局なら3回見られます。
refused-hint-arranged = { $id }のような大会や対抗戦の対局にヒントはありません。
refused-hint-at-stake = 対局{ $id }には、結果が数えられる進行中の対局と同じ局面が現れています。そちらが進めば、ヒントと分析をまた使えます。
refused-computer-at-stake = 対局{ $id }を続けると、結果が数えられるあなたの進行中の対局の指し手がわかってしまいます。先にそちらを指してください。
refused-hints-used = { $id }のヒント{ $most }回はもう使いました。対局のあと、**分析**でより良い手を見られます。

## 分析

analysis-curve = 中央より上は{ $top }、下は{ $bottom }が優勢でした。いちばん上といちばん下は、確実な勝ちです。
analysis-turns = { $count ->
    [0] 1手で大きく変わった場面はありませんでした。
   *[other] 大きく変わった手：
}
analysis-drift = **{ side-name }は{ $from }手目から{ $to }手目にかけて、少しずつ形勢を損ねました。** 特に響いた手：
analysis-turn = { $number }. { $ply }手目`{ $played }`：{ $before } → { $after }。より良い手：`{ $better }`。
analysis-at = **{ $ply }手目** · { side-name }は`{ $played }`と指しました：{ $before } → { $after }。より良い手：`{ $better }`（{ $meaning }）。
analysis-wins = { side-name }の勝ち
analysis-none = 分析する手がありません。
analysis-caption = より良い手：{ $move }
# Below small boards: the number of the move and what was played, and what was better. At most 16 letters.
analysis-board-played = { $ply }：{ $move }
alt-analysis = { $game }の対局（{ $count }手）でどちらが優勢だったかの曲線。分かれ目：{ $turns }。
button-analysis-curve = 曲線
button-analysis-turn = { $ply }手目

## Help

help-training = **上達する：** `/match`では、レーティング対象外の対局の手番にヒントを3回まで見られ、終わった対局を分析できます。`/puzzle`は、勝てる手が1つだけの局面を出します。

puzzle-settings = 毎日{ $channel }に問題を出しています。{ $game ->
    [any] ゲームは毎日変わります。
   *[other] ゲームは{ $game }です。
}
puzzle-settings-none = ここには問題を出していません。毎日出すチャンネルを選んでください。ゲームを選ぶと、このチャンネルに出します。
select-puzzle-channel = 「今日の問題」を出すチャンネルを選ぶ…
select-puzzle-game = 問題のゲームを選ぶ…
option-any-game = 毎日違うゲーム
button-puzzle-off = 問題を出すのをやめる
