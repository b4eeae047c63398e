### What the commands are for, as Discord lists them.

command-challenge = 誰かに対局を申し込む、または誰でも着ける席を用意する
command-challenge-game = どのゲームか
    .name = ゲーム
command-challenge-opponent = 対局したい相手。省略すると誰でも席に着けます
    .name = 相手
command-challenge-side = 先手か後手か。省略すると抽選で決まります
    .name = 手番
command-challenge-size = 盤の幅（マス数）。複数のサイズがあるゲームのみ
    .name = サイズ
command-challenge-rated = レーティングの対象にするか。省略すると対象になります
    .name = レーティング
command-join = 空席に着く、または挑戦を受ける
command-join-seat = どの席か
    .name = 席
command-move = 手を指す
command-move-move = 指し手。例：a7-a6
    .name = 指し手
command-move-match = どの対局か。このスレッドの対局なら不要です
    .name = 対局
command-board = 自分の側から盤を見る（自分だけに表示）
command-board-match = どの対局か。このスレッドの対局なら不要です
    .name = 対局
command-matches = このサーバーでの自分の対局と、受けられる挑戦
command-plan = 条件付きの手：相手の手への返しを前もって決めておく
command-plan-match = どの対局か。このスレッドの対局なら不要です
    .name = 対局
command-tutorial = 小さな局面を解いてゲームを覚える（自分だけに表示）
command-tutorial-game = どのゲームか
    .name = ゲーム
command-resign = 投了する
command-resign-match = どの対局か。このスレッドの対局なら不要です
    .name = 対局
command-rules = ゲームのルールを図入りで読む
command-rules-game = どのゲームか
    .name = ゲーム
command-help = 遊び方

side-wish-lot = 抽選
side-wish-first = 自分が先手
side-wish-second = 自分が後手

choice-match-yours = { $id } { $game } 対 { $opponent } · あなたの手番
choice-match-theirs = { $id } { $game } 対 { $opponent } · 相手の手番
choice-seat = { $id } { $game } 対 { $challenger }
