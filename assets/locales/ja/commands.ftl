### What the commands are for, as Discord lists them, with their options. What several commands call the same is an `parameter-…`.

parameter-match = 対局を選ぶ。空欄ならこのスレッドの対局
    .name = 対局
parameter-game = ゲームを選ぶ
    .name = ゲーム
parameter-pace = 持ち時間を選ぶ。空欄ならこのサーバーの標準
    .name = 持ち時間
parameter-side = どちらが先手か。空欄ならランダム
    .name = 手番
parameter-size = 盤のサイズ（複数あるゲームのみ）
    .name = サイズ
parameter-rated = レーティング対局にする。空欄なら「はい」
    .name = レーティング
parameter-ratings = 相手のレーティング（±200、または1400-1600）。空欄なら誰でも
    .name = 相手のレーティング
parameter-days = 受け付ける日数（14日まで）。空欄なら7日
    .name = 日数
parameter-player = プレイヤーを選ぶ。空欄なら自分
    .name = プレイヤー
parameter-page = ページを選ぶ。空欄なら盤の設定
    .name = ページ

command-play = コンピューターと対局するか、相手を募集するか、誰かに挑戦する
command-play-level = コンピューターとすぐに対局する：レベル1（初心者向け）～12
    .name = レベル

command-challenge = 誰かに挑戦する、または誰でも受けられる挑戦を出す
command-challenge-opponent = 対局する相手。空欄なら誰でも
    .name = 相手
command-challenge-code = ほかのサーバーの人のコード
    .name = コード
command-challenge-when-time-runs-out = 時間が切れたときの扱い
    .name = 時間切れ
command-challenge-weekends = 土日に時計を止める
    .name = 週末

command-find = 相手を募集する、または募集中の人を見る
command-find-game = ゲームを選ぶ。空欄ならどれでも
command-find-scope = 探す範囲。空欄ならこのサーバー
    .name = 範囲

command-join = 挑戦を受ける
command-join-challenge = 受ける挑戦を選ぶ
    .name = 挑戦

command-move = 手を指す
command-move-move = 指し手。例：a7-a6
    .name = 指し手
command-move-draw = 指すと同時に引き分けを申し出る
    .name = 引き分け

command-board = 盤を自分の側から見る（自分だけに表示）
command-board-flip = 反対側から見る
    .name = 反転
command-board-text = テキストで見る
    .name = テキスト

command-matches = 自分の対局と、受けられる挑戦を見る

command-match = 対局を開く：時計、指し手、メモ、ヒントなど

command-draw = 引き分けを申し出る
command-resign = 投了する

command-rules = ゲームのルールを図入りで読む
command-tutorial = 短いレッスンでゲームを覚える
command-puzzle = 問題を解く
command-puzzle-game = ゲームを選ぶ。空欄ならどれでも
command-puzzle-difficulty = 難しさ。空欄なら、はじめはやさしい問題、その後はどれでも
    .name = 難しさ

command-leaderboard = ランキングを見る
command-leaderboard-game = ゲームを選ぶ。空欄なら全ゲームの総合
command-leaderboard-scope = 対象：このサーバーまたは全サーバー
    .name = 範囲
command-leaderboard-season = このサーバーのシーズン（3か月ごと）
    .name = シーズン
command-profile = プレイヤーのレーティング、戦績、最近の対局を見る
command-history = このサーバーで終わった対局を見る
command-history-opponent = この相手との対局だけ
    .name = 相手
command-history-game = このゲームの対局だけ
command-replay = 対局を1手ずつ、またはGIFで見返す
command-replay-gif = 対局をGIFで全員に見せる
    .name = gif

command-tournament = 大会を見る、参加する、または開催する
command-tournament-tournament = 大会を選ぶ。空欄なら一覧
    .name = 大会

command-ladder = ラダーを上る：自分より上のプレイヤーに挑戦する
command-ladder-opponent = 自分より上のプレイヤー
    .name = 相手

command-contest = ほかのサーバーと団体戦（対抗戦）をする
command-contest-contest = 対抗戦を選ぶ（複数ある場合）
    .name = 対抗戦

command-settings = 自分の設定：盤、リマインダー、休暇、ブロックなど
command-settings-colors = 自分だけに見える盤の配色
    .name = 配色
command-settings-width = 自分に見える画像の幅（ピクセル数）
    .name = 幅
command-settings-bottom = 手前に置く側
    .name = 手前
command-settings-text-boards = /boardをテキストで表示する（スクリーンリーダー向け）
    .name = テキスト盤
command-settings-confirm-moves = 入力した手を指す前に確認する
    .name = 指し手確認
command-settings-zone = タイムゾーン（例：Asia/Tokyo）
    .name = タイムゾーン
command-settings-quiet-hours = 時計が止まるおやすみ時間（例：22:00–08:00）。なくすには -
    .name = おやすみ時間
command-settings-vacation-from = 最初の日（例：2026-12-24、24.12.）。空欄なら今すぐ
    .name = 休暇の開始
command-settings-vacation-until = 最後の日（例：2027-01-06、6.1.）
    .name = 休暇の終了
command-settings-block = ブロックする相手
    .name = ブロック
command-settings-unblock = ブロックを解除する相手
    .name = ブロック解除
page-settings-boards = 盤と指し手
page-settings-time = タイムゾーンとおやすみ時間
page-settings-reminders = リマインダー
page-settings-vacation = 休暇
page-settings-code = フレンドコード
page-settings-blocked = ブロックしている人
page-settings-data = 自分のデータ

command-server = 管理者用：設定、対局、出場停止、特典など
page-server-boards = 設定：盤とチャンネル
page-server-players = 設定：プレイヤー
page-server-paces = 設定：持ち時間と言語
page-server-rewards = 上位プレイヤーへの特典
page-server-puzzle = 今日の問題
page-server-open = ほかのサーバー：このサーバーを公開し、対抗戦を受け付ける
page-server-matches = 対局：中止、無効、再表示
page-server-bans = 出場停止
page-server-log = 記録
page-server-fair-play = フェアプレー：確認したほうがよさそうな対局

command-help = 遊び方を見る

choice-game-courtyard = Courtyard – 王を中央へ
choice-game-king-and-courtesan = King and Courtesan – 王を向かいの角へ
choice-game-guard-and-towers = Guard & Towers – 衛兵を城へ
choice-game-kings-court = King’s Court – 最後まで中央に残る

side-wish-lot = ランダム
side-wish-first = 自分が先手
side-wish-second = 自分が後手
choice-match = { $id } { $game }（相手：{ $opponent }）{ $state ->
    [yours] { "" }· あなたの手番
    [theirs] { "" }· 相手の手番
    [finished] { "" }、終局
   *[none] { "" }
}
