### Draw offers, takeback requests, and what else a player may do in a match.

## Offers

offer-head = { $kind ->
    [draw] { $by }さんが{ $id }で引き分けを申し出ています。
    [pause] { $by }さんが{ $id }で{ $time }の休止を申し出ています。
   *[takeback] { $by }さんが{ $id }で待ったをお願いしています（{ $count }手戻す）：{ $moves }
}
offer-waits = { $kind ->
    [draw] { $opponent }さん、次の手を指すまで返事ができます。
    [pause] { $opponent }さん、同意するまで時計は動きます。
   *[takeback] { $opponent }さん、次の手まで返事ができます。同意すると、この対局の条件付きの手はすべて消えます。
}
offer-theirs = 相手が先に申し出ました。同意しますか？
offer-closed = { $state ->
    [accepted] この申し出は受け入れられました。
    [declined] この申し出は断られました。
    [withdrawn] この申し出は取り下げられました。
   *[lapsed] この申し出には返事のないまま、対局が先に進みました。
}
offer-made = { $kind ->
    [draw] { $id }で引き分けを申し出ました。相手が指すまで有効です。
    [pause] { $id }で休止を申し出ました。相手が同意するまで時計は動きます。
   *[takeback] { $id }で待ったをお願いしました。次の手まで有効です。
}
offer-accepted = { $kind ->
    [draw] 同意しました。引き分けです。
    [pause] 同意しました。時計は止まっています。
   *[takeback] 同意しました。前の局面に戻ります。
}
offer-ended = { offer-closed }対局は続きます。

refused-offer-waits = { $kind ->
    [draw] 引き分けの申し出に、相手はまだ答えていません。
    [pause] 休止の申し出に、相手はまだ答えていません。
   *[takeback] 待ったのお願いに、相手はまだ答えていません。
}
refused-offered-before = { $kind ->
    [draw] 引き分けは、次の手のあとでまた申し出ることができます。
    [pause] 休止は、次の手のあとでまた申し出ることができます。
   *[takeback] 待ったは、次の手のあとでまたお願いできます。
}
refused-nothing-to-take-back = まだ指していません。
refused-older-rules = ルールの最後の修正より前の手があるので、ここでは待ったができません。
