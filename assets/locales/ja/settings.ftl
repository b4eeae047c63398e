### What players and servers choose about what they are shown.

theme-server = サーバーと同じ
theme-classic = クラシック
theme-night = 夜
theme-colour-blind = 色覚サポート
theme-contrast = 高コントラスト

bottom-own = 自分の側
bottom-mover = 手番の側
bottom-first = 先手の側

width-600 = 600ピクセル（小さく、すぐ表示される）
width-900 = 900ピクセル（標準）
width-1200 = 1200ピクセル（大きな画面用）
width-1600 = 1600ピクセル（拡大して見る）

option-setting =
    { $setting ->
        [theme] 配色
        [width] 幅
        [language] 言語
        [most] 進行中の対局数
       *[bottom] 手前
    }：{ $value }
select-setting =
    { $setting ->
        [theme] 配色を選ぶ
        [width] 幅を選ぶ
        [language] 言語を選ぶ
        [most] 進行中の対局数の上限を選ぶ
        [home] 対局のチャンネルかフォーラムを選ぶ
        [challengers] 挑戦できるロールを選ぶ
        [seat-role] 誰でも受けられる挑戦のときに呼ぶロール…
       *[bottom] 手前の側を選ぶ
    }
button-usual-setting = { $setting ->
    [home] 挑戦が出た場所に対局を表示する
    [challengers] 全員に挑戦を許可する
   *[seat-role] 誰も呼ばない
}
button-switch = { $switch ->
    [threads-off] スレッドを使わない
    [threads-on] スレッドを使う
    [visitors-off] ページを訪問者に閉じる
    [visitors-on] ページを訪問者に開く
    [text-off] 盤を画像で表示する
    [text-on] 盤をテキストで表示する
    [confirm-off] 入力した手をすぐに指す
    [confirm-on] 入力した手を先に確認する
    [fast-off] 選んだ手を先に確認する
   *[fast-on] 選んだ手をすぐに指す
}
setting-role = { $setting ->
    [challengers] { $role }のメンバー
   *[other] { $role }
}
setting-no-role = { $setting ->
    [challengers] 全員
    [seat-role] なし
   *[other] ロールなし
}
setting-no-limit = 通常の上限
button-settings = 自分の設定
alt-sample = 見本の盤。
refused-not-allowed = これができるのは、{ $who ->
    [tournament] 「サーバー管理」権限か大会の運営ロールのあるメンバー
    [captain] 主将と「サーバー管理」権限のあるメンバー
   *[manager] 「サーバー管理」権限のあるメンバー
}だけです。

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
    - 選んだ手の確認：{ $fast ->
        [yes] しない
       *[no] する
    }
    変更はすぐに保存されます。
settings-server =
    このサーバーの設定：
    - 対局の表示場所：{ $home }
    - 配色：{ $theme }
    - 手前（新しい対局）：{ $bottom }
    - 全員に見えるメッセージの言語（新しい挑戦）：{ $language }
    - 挑戦できる人：{ $challengers }
    - 1人が持てる進行中の対局：{ $most }
    - 誰でも受けられる挑戦のときに呼ぶロール（30分に1回まで）：{ $seat-role }
    変更はすぐに保存されます。

text-board-legend = 大文字は{ $first }、小文字は{ $second }です：{ $pieces }。

select-block = ブロックする人を選ぶ…
select-unblock = ブロックを解除する人を選ぶ…
select-unblock-member = ほかのメンバーのブロックを解除…
