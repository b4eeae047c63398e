### The page with live boards.

button-browser = ブラウザで見る
button-open = 盤を開く
button-play-now = 今すぐ対局
refused-open-board = 今はDiscordの中で盤を開けません。`/board`でここに盤を表示できます。
page-again = セッションの期限が切れました。Discordからもう一度盤を開いてください。
page-ask = この手を指しますか？
page-challenges = 挑戦
page-consent = Discordが、あなたが誰かをCourtierに知らせてよいか確認しています。許可すると、ここに盤が表示されます。
page-declined = あなたが誰か分からないと、Courtierは盤を表示できません。
page-draw = 引き分けの申し出があります。
page-empty = 空き
page-first = 開始局面
page-game = ゲーム
page-here = が見ています
page-hidden = この対局はここでは表示できません。
page-last = 現在の盤
page-learn = 学ぶ
page-loading = 盤を読み込んでいます…
page-lobby = ゲーム一覧
page-lost = あなたの負けです。
page-matches = 自分の対局
page-none = Discordの`/play`で対局を始められます。
page-offline = 接続が切れました。再接続しています…
page-pause = 休止の申し出があります：{ $time }
page-piece = { $height ->
    [1] { $piece }（{ $side }）
   *[other] { $piece }（{ $side }）、石{ $height }個
}
page-play-now-about = **今すぐ対局**を押すと、あなたに合ったレベルのコンピューターと対局が始まります。
page-puzzle = 問題
page-rematch = 再戦の申し込みがあります。
page-rematch-over = 再戦は受けてもらえませんでした。
page-takeback = 待ったのお願いがあります。
page-theme = 配色
page-too-fast = 速すぎます。数秒お待ちください。
page-watching = 観戦中
page-won = あなたの勝ちです！
page-you = あなた
page-your-turn = あなたの手番
