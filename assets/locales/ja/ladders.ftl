### サーバーのラダー。

ladder-title = 🪜 **{ $game }のラダー**
ladder-rungs = 上から順に：
ladder-empty = まだ誰もいません。
ladder-rule = 3つ上までのプレイヤーに挑戦でき、勝てばその順位に上がり、相手とその間の全員が1つずつ下がります。
ladder-outside = あなたはまだ参加していません。**参加する**を押すと一番下に入れます。
ladder-top = あなたが一番上です。ほかのプレイヤーが挑戦してきます。
ladder-place = あなたは{ $place }位です。挑戦できる相手：{ $players }
ladder-place-waiting = あなたは{ $place }位です。今挑戦できる相手はいません。
ladder-rules = 挑戦に答えないか、同じプレイヤーの挑戦を{ $span }以内に2回断ると、順位は挑戦者のものになります。ライブ対局の挑戦は数えません。サーバーを抜けるか、出場停止になるか、{ $idle }の間ここで対局しないと、ラダーから外れます。
ladder-entered = { $game }のラダーで{ $place }位です。`/ladder`で3つ上までのプレイヤーに挑戦でき、勝てばその順位に上がります。
ladder-entered-first = { $game }のラダーで1位です。3つ下までのプレイヤーから挑戦され、負けると順位が入れ替わります。
ladder-left = { $game }のラダーから抜けました。
ladder-removed = { $user }さんを{ $game }のラダーから外しました。`/server`の記録に残ります。
refused-ladder-entered = すでにこのラダーに参加しています。
refused-not-on-ladder = { $user }さんはこのラダーに参加していません。誰でも`/ladder`で参加できます。
refused-ladder-not-above = { $user }さんはあなたより上にいません。挑戦できる相手は`/ladder`で見られます。
refused-ladder-far = { $user }さんは{ $places }つ上です。挑戦できるのは3つ上までで、`/ladder`で見られます。
refused-ladder-pending = { $user }さんとのラダーの挑戦か対局がすでにあります。先に終えてください。

ladder-picture = { $game }のラダー
ladder-note-open = 挑戦できます
ladder-note-you = あなた
ladder-note-join = ここから始まります
ladder-note-match = 対局{ $id }
ladder-note-challenge = 挑戦{ $id }

select-ladder-challenge = 挑戦する相手を選ぶ…
select-ladder-remove = 外すプレイヤーを選ぶ…
select-ladder-game = ほかのゲームのラダー…
