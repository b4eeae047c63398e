### What the commands are for, as Discord lists them.

command-challenge = 誰かに挑戦する、または誰でも着ける席を用意する
command-challenge-game = どのゲームか
    .name = ゲーム
command-challenge-opponent = 対局する相手。空欄にすると誰でも席に着けます
    .name = 相手
command-challenge-side = どちらが先手か。空欄にするとランダムに決まります
    .name = 手番
command-challenge-size = 盤の幅（マス数）。複数のサイズがあるゲームのみ
    .name = サイズ
command-challenge-rated = レーティング対局にするか。空欄にするとレーティング対局になります
    .name = レーティング
command-join = 空席に着く、または挑戦を受ける
command-join-seat = どの空席、またはどの挑戦か
    .name = 席
command-move = 手を指す
command-move-move = 指し手。例：a7-a6
    .name = 指し手
command-move-match = どの対局か。このスレッドの対局なら不要です
    .name = 対局
command-board = 対局の盤を自分の側から見る（自分だけに表示）
command-board-match = どの対局か。このスレッドの対局なら不要です
    .name = 対局
command-matches = このサーバーでの自分の対局と、受けられる挑戦を見る
command-plan = 条件付きの手を登録する：相手が指す前に返しの手を決めておく
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
command-help = 遊び方を見る

side-wish-lot = ランダム
side-wish-first = 自分が先手
side-wish-second = 自分が後手

choice-match-yours = { $id } { $game }（相手：{ $opponent }）· あなたの手番
choice-match-theirs = { $id } { $game }（相手：{ $opponent }）· 相手の手番
choice-seat = { $id } { $game }（相手：{ $challenger }）
