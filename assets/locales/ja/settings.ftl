### What players and servers choose about what they are shown.

command-settings = 自分に見える盤の表示を確認・変更する
command-settings-theme = 自分だけに見えるものの配色
    .name = 配色
command-settings-width = 自分に見える画像の幅（ピクセル）
    .name = 幅
command-settings-bottom = 自分に見える盤で、どちらの側を手前にするか
    .name = 手前
command-settings-text-boards = /boardをテキストで表示するか（スクリーンリーダー向け）
    .name = テキスト盤
command-settings-confirm-moves = 入力した手を、指す前に確認するか
    .name = 指し手確認
command-server-settings = このサーバーの全員に見える盤の表示を確認・変更する
command-server-settings-theme = 全員に見えるものの配色
    .name = 配色
command-server-settings-bottom = 新しい対局の盤で、どちらの側を手前にするか
    .name = 手前
command-board-text = 画像の代わりにテキストで見るか
    .name = テキスト

theme-server = サーバーと同じ
theme-classic = クラシック
theme-night = 夜
theme-colour-blind = 色覚サポート
theme-contrast = 高コントラスト

bottom-own = 自分の側
bottom-mover = 手番の側
bottom-first = 先手の側

settings-player =
    あなただけに見えるものの設定：
    - 配色：{ $theme }
    - 幅：{ $width }ピクセル
    - 手前：{ $bottom }
    - 盤をテキストで表示：{ $text ->
        [yes] する
       *[no] しない
    }
    - 入力した手の確認：{ $confirm ->
        [yes] する
       *[no] しない
    }
    どれも、このコマンドのオプションで変えられます。
settings-server =
    このサーバーの全員に見えるものの設定：
    - 配色：{ $theme }
    - 手前（新しい対局）：{ $bottom }
    どれも、このコマンドのオプションで変えられます。

text-board-legend = 大文字は{ $first }、小文字は{ $second }です：{ $pieces }。
