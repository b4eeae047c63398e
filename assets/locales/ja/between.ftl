### Matches between two servers.

match-starter = **{ $game }** { $id }：{ $first }さん対{ $second }さん。{ $then ->
    [begins] 対局が始まります。
    [goes-on] 対局はここで続きます。
   *[challenge] 挑戦は{ $channel }にあります。
}
refused-other-server = 対局{ $id }の一方は別のサーバーのプレイヤーです。できるのは、このサーバーの対局者を負けにする裁定か、結果なしの中止だけです。

## Codes

code-none = コードはまだありません。コードを渡した人は、ほかのサーバーから`/challenge`の`コード`であなたに挑戦できます。挑戦はこのチャンネルに届きます。
code-yours =
    {""}**あなたのコード：** { $code }
    これを知っている人は、ほかのサーバーから`/challenge`の`コード`であなたに挑戦できます。挑戦は{ $channel }に届きます。
    新しいコードを作るとこのコードは使えなくなり、挑戦はコードを作ったチャンネルに届きます。
code-lost = コード{ $code }は使えなくなりました。挑戦が届くチャンネルが削除されたためです。挑戦を受け取りたいチャンネルで新しいコードを作ってください。
button-make-code = コードを作る
button-new-code = 新しいコード
button-no-code = コードを削除
challenge-sent-by-code = 挑戦{ $id }を相手のサーバーに送りました。返事はそのメッセージに表示されます。
challenge-unreached = 挑戦{ $id }は相手のサーバーに表示できなかったため、取り下げました。新しいコードを聞いてください。
refused-many-codes = 使えないコードが続けて入力されました。{ $until }にもう一度お試しください。
refused-no-such-code = このコードは使えません。コードは`ABCD-EFGH`のような形です。相手に確認してもらってください。
refused-pace-elsewhere = 相手のサーバーではこの持ち時間を選べません。別の持ち時間を選んでください。
refused-elsewhere = 相手のサーバーでは、お二人のどちらかが対局を許可されていません。
refused-member-and-code = 相手とコードの両方は指定できません。どちらか一方にしてください。
help-between = **ほかのサーバー：** `/settings`でフレンドコードを作れます。それを知っている人は、ほかのサーバーからあなたに挑戦できます。それぞれ自分のサーバーで指し、盤は両方に表示されます。
