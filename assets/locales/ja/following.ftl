### 対局のフォロー、メモ、手の試し指し。

command-follow = 対局の知らせをダイレクトメッセージで受け取る。空欄ならフォロー中の一覧を見る
command-follow-match = このサーバーで進行中の対局を選ぶ
    .name = 対局
command-note = 自分の対局にメモを書く（自分だけに表示）
command-note-match = 対局を選ぶ（このスレッドの対局なら不要）
    .name = 対局
command-note-text = メモの内容。空欄なら今のメモを見る
    .name = 本文
command-export-note = 自分のメモを別のファイルで添える
    .name = メモ

## フォロー

follow-not = この対局はフォローしていません。いつダイレクトメッセージを送りますか？
follow-own-not = これはあなた自身の対局です。終わったらダイレクトメッセージを送りますか？
follow-moves = この対局をフォロー中です。1手ごとと終局時にダイレクトメッセージを送ります。
follow-end = この対局をフォロー中です。終局時にダイレクトメッセージを送ります。
followings-none = フォロー中の対局はありません。`/follow`で対局を選ぶか、**その他**の**フォロー**で始められます。
followings-head = **フォロー中**
followings-moves = { $what }（1手ごと）
followings-end = { $what }（終局）
followings-lost = ⚠️ ダイレクトメッセージを送れなかったため、{ $ids }のフォローを終えました。このサーバーのプライバシー設定でダイレクトメッセージを許可してから、もう一度`/follow`を使ってください。
word-next = フォロー中の対局：{ $link }
word-last = フォローしていた対局：{ $link }
button-follow = フォロー
button-hear-end = 終局時
button-hear-moves = 1手ごと
button-unfollow = フォローをやめる
select-unfollow = フォローをやめる対局を選ぶ
refused-many-followings = フォローは上限の{ $most }局に達しています。`/follow`でどれかのフォローをやめてください。
refused-many-followers = この対局のフォローは上限の{ $most }人に達しています。誰かがやめると、フォローできます。

## メモ

note-yours = 📝 あなたのメモ（あなただけに見えています）：
note-none = { $id }のメモはまだありません。メモはあなただけに見えます。
form-note-title = { $id }のメモ
form-note-label = あなただけに見えます。空にすると消えます
form-note-placeholder = 例：左側に注意
button-note = メモ
button-note-change = メモを変える
refused-long-note = メモは{ $most }文字までです。

## もしも

line-heading = { $id }で**もしも…**：両方の側の手を試せます。実際には何も指されず、あなただけに見えています。
line-so-far = ここまで：{ $moves }
line-longest = これより長くは試せません。
caption-line = もしも・実際には指していません
button-what-if = もしも…
button-line-back = 1手戻る
button-line-over = 最初から
button-line-plan = この手順を登録
refused-stale-line = { $id }のこの手順はもうありません。対局が先に進んだか、別の手順を始めています。何も指していません。
