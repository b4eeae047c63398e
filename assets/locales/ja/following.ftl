### 対局のフォロー、メモ、手の試し指し。

## フォロー

follow-not = この対局はフォローしていません。いつダイレクトメッセージを送りますか？
follow-own-not = これはあなた自身の対局です。終わったらダイレクトメッセージを送りますか？
follow-moves = この対局をフォロー中です。1手ごとと終局時にダイレクトメッセージを送ります。
follow-end = この対局をフォロー中です。終局時にダイレクトメッセージを送ります。
followings-none = フォロー中の対局はありません。対局のカード（**その他**または`/match`）で**フォロー**を押すと始められます。
followings-head = **フォロー中**
followings-moves = { $what }（1手ごと）
followings-end = { $what }（終局）
followings-lost = ⚠️ ダイレクトメッセージを送れなかったため、{ $ids }のフォローを終えました。このサーバーのプライバシー設定でダイレクトメッセージを許可してから、`/match`でもう一度フォローしてください。
word-next = フォロー中の対局：{ $link }
word-last = フォローしていた対局：{ $link }
button-follow = フォロー
button-hear-end = 終局時
button-hear-moves = 1手ごと
button-unfollow = フォローをやめる
select-unfollow = フォローをやめる対局を選ぶ
refused-many-followings = フォローは上限の{ $most }局に達しています。先にどれかのフォローをやめてください。`/match`の**対局をフォローする**で一覧を見られます。
refused-many-followers = この対局のフォローは上限の{ $most }人に達しています。誰かがやめると、フォローできます。

## メモ

note-yours = 📝 あなたのメモ（あなただけに見えています）：
note-none = { $id }のメモはまだありません。メモはあなただけに見えます。
form-note-title = { $id }のメモ
form-note-label = あなただけに見えます。空にすると消えます
form-note-placeholder = 例：左側に注意
button-note = メモ
button-note-change = メモを編集する
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
