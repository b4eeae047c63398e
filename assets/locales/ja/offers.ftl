### Draw offers, takeback requests, and what else a player may do in a match.

## Offers

offer-head = { $kind ->
    [draw] { $by }さんが{ $id }で引き分けを申し出ています。
    [pause] { $by }さんが{ $id }で{ $time }の休止を申し出ています。
   *[takeback] { $by }さんが{ $id }で待ったをお願いしています（{ $count }手戻す）：{ $moves }
}
offer-waits = { $kind ->
    [draw] { $opponent }さん、同意しますか？ 次の手を指すまで返事ができます。
    [pause] { $opponent }さん、同意しますか？ 同意するとすぐに時計が止まります。それまでは動いています。
   *[takeback] { $opponent }さん、同意しますか？ 次の手が指されるまで返事ができます。同意すると、この対局の条件付きの手はすべて消えます。
}
offer-theirs = 相手が先に申し出たので、返事をするのはあなたです。同意しますか？
offer-closed = { $state ->
    [accepted] 受け入れられました。
    [declined] 断られました。
    [withdrawn] 取り下げられました。
   *[lapsed] 返事のないまま、対局が先に進みました。
}
offer-made = { $kind ->
    [draw] { $id }で引き分けを申し出ました。相手は次の手を指すまで返事ができます。
    [pause] { $id }で休止を申し出ました。相手が同意するまで時計は動きます。
   *[takeback] { $id }で待ったをお願いしました。次の手が指されるまで、相手は返事ができます。
}
offer-accepted = { $kind ->
    [draw] 同意しました。引き分けです。
    [pause] 同意しました。時計は止まっています。
   *[takeback] 同意しました。対局は前の局面に戻ります。盤はまもなく届きます。
}
offer-declined = 断りました。対局は続きます。
offer-withdrawn = 申し出を取り下げました。対局は続きます。

refused-offer-waits = { $kind ->
    [draw] 引き分けはすでに申し出ています。相手の返事を待っています。
    [pause] 休止はすでに申し出ています。相手の返事を待っています。
   *[takeback] 待ったはすでにお願いしています。相手の返事を待っています。
}
refused-offered-before = { $kind ->
    [draw] この局面では一度引き分けを申し出ています。次の手が指されたら、また申し出ることができます。
    [pause] この局面では一度休止を申し出ています。次の手が指されたら、また申し出ることができます。
   *[takeback] この局面では一度待ったをお願いしています。次の手が指されたら、またお願いできます。
}
refused-nothing-to-take-back = まだ指していないので、戻す手がありません。
refused-older-rules = この対局には、ルールが最後に修正される前の手が含まれているので、手を戻せません。
refused-own-offer = これはあなた自身の申し出なので、返事をするのは相手です。取り下げることはできます。
refused-not-the-offerer = この申し出を取り下げられるのは{ $user }さんだけです。
refused-offer-closed = { $state ->
    [accepted] この申し出はすでに受け入れられています。
    [declined] この申し出は断られました。
    [withdrawn] この申し出は取り下げられました。
   *[lapsed] 対局が先に進んだので、この申し出は無効です。
}
