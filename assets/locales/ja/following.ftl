### 対局のフォロー、メモ、手の試し指し。

## フォロー

follow-not = この対局はフォローしていません。いつメッセージを送りますか？
follow-own-not = 終わったらダイレクトメッセージを送りますか？
follow-moves = 1手ごとと終局時にダイレクトメッセージが届きます。
follow-end = 終局時にダイレクトメッセージが届きます。
followings-none = フォロー中の対局はありません。盤の下の**その他**か`/match`で**フォロー**を押してください。
followings-head = **フォロー中**
followings-moves = { $what }（1手ごと）
followings-end = { $what }（終局）
followings-lost = ⚠️ メッセージを送れなかったため、{ $ids }のフォローを終えました。このサーバーのプライバシー設定でダイレクトメッセージを許可してから、`/match`でもう一度フォローしてください。
word-next = フォロー中の対局：{ $link }
word-turn = あなたの手番です：{ $link }
word-last = フォローしていた対局：{ $link }
button-follow = フォロー
button-hear-end = 終局時
button-hear-moves = 1手ごと
button-unfollow = フォローをやめる
select-unfollow = フォローをやめる対局を選ぶ
button-followings = フォロー中の対局
refused-many-followings = フォローできるのは{ $most }局までです。先にどれかのフォローをやめてください。`/matches`の**フォロー中の対局**で一覧を見られます。
refused-many-followers = 1局をフォローできるのは{ $most }人までです。誰かがやめてからお試しください。

## メモ

note-yours = 📝 あなたのメモ（あなただけに見えています）：
note-none = { $id }のメモはまだありません。メモはあなただけに見えます。
form-note-title = { $id }のメモ
form-note-label = あなただけに見えます。空にすると消えます
form-note-placeholder = 例：左側に注意
button-note = メモ
button-note-write = メモを書く
button-note-change = メモを編集する
refused-long = { $what ->
    [note] メモ
    [reason] 理由
   *[about] 紹介文
}は{ $most }文字までです。

## もしも

line-heading = { $id }で**もしも…**：両方の側の手を試せます。あなただけに見えています。
line-so-far = ここまで：{ $moves }
line-longest = ここにはこれ以上手を足せません。
caption-line = もしも・実際には指していません
button-what-if = もしも…
button-line-back = 1手戻る
button-line-over = 最初から
button-line-plan = この手を登録
refused-stale-line = { $id }のこの手はもうありません。対局が先に進んだか、別の手を試しています。
