### What the bot says in channels, and what it answers when all is well.

## Names

side-name = { $side ->
    [red] 赤
    [blue] 青
    [white] 白
    [black] 黒
    [orange] オレンジ
    [green] 緑
   *[other] { $side }
}

piece-king = 王
piece-guard = 衛兵
piece-serf = 農奴
piece-courtesan = 寵姫
piece-man = 駒
piece-tower = 塔
piece-stone = 石

aim-line = **{ rules-aim-heading }：**{ $about }
about-courtyard = 王を向こう側から中庭に入れれば勝ちです。取れるのに取らなかった駒は失います。
about-king-and-courtesan = 向かいの角に王を進めるか、敵の王を取れば勝ちです。
about-guard-and-towers = 敵の城に衛兵を進めるか、敵の衛兵を取れば勝ちです。石は積み重なって塔になり、より遠くへ進めます。
about-kings-court = どちらの色の駒も飛び越えられます。中央の宮廷に最後まで駒を残せば勝ちです。
about-line = - **{ $game }**：{ $about }

## Challenges

challenge-sent = 挑戦{ $id }を{ $opponent }さんに送りました。
challenge-open = 挑戦{ $id }を出しました。このサーバーの誰でも受けられます。
challenge-no-thread = 対局はこのチャンネルで行います。スレッドを作るには、サーバーの管理者による許可が必要です：{ $names }。
challenge-boards = 挑戦が成立すると、{ $where ->
    [thread] ここにスレッドを作り
    [thread-there] そこにスレッドを作り
    [post] 対局用の投稿を作り
    [there] 盤はそこに表示され
   *[here] 盤はここに表示され
}、手番が来るとメンションでお知らせします。
challenge-head = **{ $game }** { $id }：{ $challenger }さんが{ $opponent }さんに挑戦しています。
challenge-head-open = **{ $game }** { $id }：{ $challenger }さんが対局相手を募集しています。
challenge-terms = { $side ->
    [first] { $challenger }さんが先手です。
    [second] { $challenger }さんが後手です。
   *[lot] 先手はランダムです。
}期限：{ $expires }
challenge-waits = 返事を待っています。
challenge-accepted = 成立しました：先手{ $first }さん、後手{ $second }さん。
challenge-closed = { $how ->
    [declined] この挑戦は断られました。
    [withdrawn] この挑戦は取り下げられました。
   *[expired] この挑戦は期限までに誰も受けませんでした。
}
joined = 対局{ $id }が始まります。
many-threads = この1時間にこのサーバーで多くのスレッドを作ったため、対局{ $id }はチャンネルで行います。
blocked = { $user }さんをブロックしました。お互いに挑戦できず、相手が指しても通知は届きません。相手には知らせません。`/settings`で解除できます。
unblocked = { $user }さんのブロックを解除しました。
not-blocked = { $user }さんはブロックしていません。
blocks-none = 誰もブロックしていません。
blocks-head = **ブロックしている人**
challenge-whom = **{ $game }**：誰と対局しますか？
challenge-elsewhere = 挑戦は{ $channel }にあります。

button-accept = 受ける
button-decline = 断る
button-withdraw = 取り下げる
button-challenge = 挑戦する
button-tutorial = チュートリアル
button-anybody = 誰でも受けられるようにする
select-opponent = 相手を選ぶ

## Boards

restored = ボットは{ $time }のバックアップから復元されました。その後の出来事は失われ{ $then ->
    [challenge] たため、この挑戦をもう一度投稿します
   *[board] 、対局はこの盤から続きます
}。
moves-played = { $ply ->
    [0] 開始局面
   *[other] { $ply }手目まで
}
board-head = **{ $game }** { $id } · { moves-played }
hop-sign = -# `^`は自分の駒を飛び越えるジャンプ、`x`は駒を取るジャンプです。
board-begin = { $player }さんは{ side-name }で先手です。相手は{ $opponent }さん。**指す**を押してください。
board-turn = { $player }さん、あなたの手番です。
played = { $id }で`{ $move }`と指しました。

# 手の内容を駒ごとに：「赤：塔 c3→c5、衛兵c5を取る。」
deed = { side-name }：{ $does ->
    [removes] 取らなかった駒を除く：{ $lost }
   *[moves] { $piece } { $path }{ $onto ->
        [none] { "" }
        [stack] 、高さ{ $height }の塔になる
       *[other] 、入れ替わり：{ $onto }
    }{ $captured ->
        [none] { "" }
       *[other] 、取った駒：{ $captured }
    }{ $lost ->
        [none] { "" }
       *[other] 、取らずに失った駒：{ $lost }
    }
}。
deed-at-stake = { side-name }には取れるのに取らなかった駒が複数あるので、相手が次のうち1個を除きます：{ $pieces }
deeds-before = その前：{ $moves }
deed-planned = 条件付きの手：{ $deed }

button-move = 指す
button-resign = 投了

form-move-title = { $id }の指し手
form-move-label = 通るマスを順番に
form-move-placeholder = 例：a7-a6

## Ends

ask-resign = { $opponent }さんとの対局{ $id }を投了しますか？ 元に戻せません。
ask-resign-too-short = まだ両者が2手ずつ指していないので、レーティング対象外になります。
button-confirm-resign = はい、投了します
button-keep-playing = いいえ、続けます
resigned = { $id }を投了しました。
not-resigned = キャンセルしました。対局は続きます。

result-win = **{ side-name }の勝ち：** { $reason }。{ $winner }さんが{ $loser }さんに勝ちました！
result-draw = **引き分け：** { $reason }。
result-none = **結果なし：** { $reason }。
result-out-of-time = 両者が2手ずつ指す前に、{ $player }さんの時間が切れました。

# 対局が終わった理由、40文字以内。側は負けた側。
reason = { $why ->
    [cy-courtyard] 王が中庭に入った
    [cy-kings] 両方の王が取られた
    [cy-pieces] { side-name }の駒がなくなった
    [cy-nobody] どちらの側も動けない
    [kc-king] { side-name }の王が取られた
    [kc-home] 王が敵のホームに着いた
    [gt-guard] { side-name }の衛兵が取られた
    [gt-castle] 衛兵が敵の城に入った
    [kk-court] { side-name }の駒が宮廷からなくなった
    [cannot-move] { side-name }に指せる手がない
    [resignation] { side-name }が投了
    [agreement] 両者の合意
    [repetition] 同じ局面が3回目
    [timeout] { side-name }の時間切れ
    [departure] { side-name }がサーバーを退出
    [deletion] { side-name }がデータを削除
    [adjudication] モデレーターの裁定
    [aborted] モデレーターが中止
    [silence] { side-name }が長い間指さなかった
    [unplayed] 本格的に始まる前に終了
    [replaced] 控えに交代
   *[rules] ルールによる
}

# On pictures, where there is little room.
caption-result = { $result ->
    [won] { side-name }の勝ち
    [draw] 引き分け
   *[none] 結果なし
}：{ $reason }
caption-preview = プレビュー
note-court = 宮廷 { $count }

card-won = **{ side-name }**（{ $winner }さん）が**{ $other }**（{ $loser }さん）に{ $ply ->
    [0] 1手も指さずに
   *[other] { $ply }手で
}勝ちました：{ $reason }。
card-undecided = **{ $result ->
    [draw] 引き分け
   *[none] 結果なし
}：** { $first }さん対{ $second }さん（{ $ply ->
    [0] 初手の前
   *[other] { $ply }手
}）。{ $reason }。
card-thread = 対局は{ $thread }にあります。

## Lists

matches-running = **あなたの対局**
matches-challenges = **挑戦**
matches-elsewhere = **ほかのサーバー**
matches-continue-elsewhere = 始めたサーバーか、ボットとのダイレクトメッセージの`/matches`で続けられます
matches-none = 進行中の対局も、受けられる挑戦もありません。`/challenge`で始めましょう。
more = … ほか{ $count }件
button-edit-again = 直してもう一度
matches-more-where = … ほか{ $count }件（`/board`か`/join`をお使いください）
matches-declined = 挑戦{ $id }を断りました。
button-list-move = { $id }で指す
button-list-accept = { $id }を受ける
button-list-decline = { $id }を断る
alt-waiting-boards = あなたの手番の盤
matches-line = { $turn ->
    [yours] **あなたの手番：** { $id } { $game }（相手：{ $opponent }、
   *[theirs] { $opponent }さんの手番：{ $id } { $game }（
}{ $time ->
    [none] 手番の開始：{ $since }
    [runs] 期限：{ $until }
   *[up] 時間切れ：{ $until }{ $turn ->
        [yours] { "" }
       *[theirs] { "" }、`/match`で終局
    }
}）
matches-challenge = { $id } { $game }：{ $whose ->
    [own] あなたが出した挑戦
    [received] { $challenger }さんからの挑戦
   *[open] { $challenger }さんの挑戦、誰でも可
}（期限：{ $expires }）{ $whose ->
    [own] { "" }
   *[other] 。`/join`で受けられます。
}

welcome = 👋 **このサーバーで、自分たちのペースでボードゲームを。** 4つのゲームを、メンバー同士でもコンピューター相手でも遊べます。1局は数分でも、数日でも、数週間でも。
button-welcome-settings = 設定
button-what-it-does = できること
help-start = 数分でも数日でも数週間でも、自分のペースでボードゲームを遊べます。
help-next = `/play`か`/challenge`で対局を始めます。`/find`では相手を募集でき、`/join`では挑戦を受けられます。ゲームは`/tutorial`と`/rules`で覚えられます。メンションが届いたら、盤の下の**指す**を押してください。
help-play =
    {""}**指す：** 対局ごとにスレッドがあり、そこに盤が出ます。メンションが届いたら、盤の下の**指す**を押すか、`/move`を使ってください。ほかのこと（時計、条件付きの手、メモなど）は、**その他**と`/match`にあります。
    `/draw`で引き分けを申し出ます。相手は次の手が指されるまで返事ができます。`/resign`で投了します（もう一度確認します）。
help-look =
    {""}**見る：** `/board`は自分の側から見た盤、`/matches`は手番の対局や届いた挑戦を表示します。`/match`では指し手を見られ、対局をダイレクトメッセージでフォローできます。
    `/leaderboard`はランキング、`/profile`はプレイヤーの成績、`/history`は終わった対局の一覧です。`/replay`で対局を見返せます。
help-choose = **設定：** `/settings`で、盤、リマインダー、タイムゾーン、休暇、ブロックを設定できます。
help-managers = **管理者：** 「サーバー管理」権限があれば、`/server`で設定、特典、モデレーションができます。
button-help-start = はじめに
button-help-match = 対局の進め方
button-help-ratings = レーティングとリプレイ
button-help-together = 大会と対抗戦
button-help-managers = 管理者向け

## Rules

page-footer = { $game } · { $page }/{ $pages }ページ。{ $credit }
button-previous = 前へ
button-next = 次へ
button-author = 作者のサイト

## Pictures in words

alt-start = { $game }の開始局面。
alt-head = { $game }の盤、{ moves-played }。
alt-turn = { side-name }の手番。
alt-result = { caption-result }。
alt-side = { side-name }：{ $pieces }。
alt-stack = { $square }（石{ $height }個）
