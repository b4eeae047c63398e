### Draw offers, takeback requests, and what else a player may do in a match.

command-draw = 相手に引き分けを提案する
command-draw-match = どの対局か。このスレッドの対局なら不要です
    .name = 対局
command-takeback = 自分の最後の手を戻せるよう、相手に待ったをお願いする
command-takeback-match = どの対局か。このスレッドの対局なら不要です
    .name = 対局

## Offers

offer-head = { $kind ->
    [draw] { $by }さんが{ $id }で引き分けを提案しています。
    [pause] { $by }さんが{ $id }で{ $time }の休止を提案しています。
   *[takeback] { $by }さんが{ $id }で待ったをお願いしています（{ $count }手戻す）：{ $moves }
}
offer-waits = { $kind ->
    [draw] { $opponent }さん、同意しますか？急ぐ必要はありません。次の手を指すまで返事ができます。
    [pause] { $opponent }さん、同意しますか？返事をした時から時計が止まります。それまでは動いています。
   *[takeback] { $opponent }さん、同意しますか？急ぐ必要はありません。次の手が指されるまで返事ができます。同意すると、この対局の条件付きの手はすべて消えます。
}
offer-theirs = 相手が先に申し出たので、返事をするのはあなたです。同意しますか？
offer-closed = { $state ->
    [accepted] 受け入れられました。
    [declined] 断られました。
    [withdrawn] 取り下げられました。
   *[lapsed] 無効になりました。対局が先に進んでいます。
}
offer-made = { $kind ->
    [draw] { $id }で引き分けを提案しました。相手は次の手を指すまで返事ができます。
    [pause] { $id }で休止を提案しました。相手が同意するまで時計は動きます。
   *[takeback] { $id }で待ったをお願いしました。次の手が指されるまで、相手は返事ができます。
}
offer-accepted = { $kind ->
    [draw] 同意しました。引き分けです。
    [pause] 同意しました。時計は止まっています。
   *[takeback] 同意しました。対局は前の局面に戻ります。まもなくその盤が出ます。
}
offer-declined = 断りました。対局は続きます。
offer-withdrawn = 取り下げました。対局は続きます。

refused-offer-waits = { $kind ->
    [draw] 引き分けはすでに提案しています。相手はまだ返事をしていません。
    [pause] 休止はすでに提案しています。相手はまだ返事をしていません。
   *[takeback] 待ったはすでにお願いしています。相手はまだ返事をしていません。
}
refused-offered-before = { $kind ->
    [draw] この局面では一度引き分けを提案しています。次の手が指されたら、また提案できます。
    [pause] この局面では一度休止を提案しています。次の手が指されたら、また提案できます。
   *[takeback] この局面では一度待ったをお願いしています。次の手が指されたら、またお願いできます。
}
refused-nothing-to-take-back = まだ指していないので、戻す手がありません。
refused-older-rules = この対局には、ルールの最後の修正より前に指された手があるので、手を戻すことはできません。
refused-own-offer = これはあなた自身の申し出です。返事をするのは相手で、あなたは取り下げることができます。
refused-not-the-offerer = この申し出を取り下げられるのは{ $user }さんだけです。
refused-offer-closed = { $state ->
    [accepted] この申し出はすでに受け入れられています。
    [declined] この申し出は断られました。
    [withdrawn] この申し出は取り下げられました。
   *[lapsed] この申し出は無効になりました。対局が先に進んでいます。
}
