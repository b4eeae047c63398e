### Servers that open themselves to others, and matches between servers.

## Open servers

command-server-open = ほかのサーバーにこのサーバーを公開する、または紹介を変える
command-server-open-about = ほかのサーバーに見せる、このサーバーの紹介文（1行）
    .name = 紹介
command-server-close = このサーバーをほかのサーバーから隠す
opening = { $listed ->
    [yes] このサーバーは公開中です。公開サーバーの一覧に載っています。
   *[no] このサーバーは公開中ですが、一覧には載っていません。コードを知っている人だけが見つけられます。対抗戦を行うと、サーバーの順位表に名前が載ります。
    }
    - 紹介：{ $about }
    - 言語：{ $languages }
    - ゲーム：{ $games }
    - コード：{ $code }
    - 他のサーバーからの申し込みは{ $channel }に表示します
    下で選ぶとすぐに保存されます。紹介文は`/server open`の`紹介`で変えられます。
opening-draft = **これをほかのサーバーに公開しますか？**
    { $line }
    ほかのサーバーからの申し込みは{ $channel }に表示されます。言語やゲームなどはあとで選べます。
button-opening-publish = 公開する
opening-no-line = まだありません
opening-all-games = すべて
opening-closed = このサーバーはほかのサーバーから見えなくなりました。コードも使えません。始まった対抗戦はそのまま続きます。`/server open`でまた公開できます。
select-opening-languages = ここで話される言語を選んでください
select-opening-games = 対戦したいゲームを選んでください
select-opening-channel = 他のサーバーからの申し込みを表示する場所を選んでください
button-opening-list = 一覧に載せる
button-opening-unlist = 一覧から外す
button-opening-new-code = 新しいコード
button-opening-close = 公開をやめる
refused-not-open = このサーバーは公開されていません。`/server open`で公開できます。
refused-long-about = 紹介文は{ $most }文字までです。何も変わっていません。
refused-mention-in-about = 紹介文では誰にもメンションできません。@を外してください。何も変わっていません。

## Contests: commands

command-contest = 対抗戦：このサーバーと別のサーバーが多くの盤で戦う
command-contest-challenge = 公開中の別のサーバーに対抗戦を申し込む（サーバー管理の権限が必要）
command-contest-challenge-server = どのサーバーか。一覧から選ぶか、コードを入力
    .name = サーバー
command-contest-challenge-boards = 盤の数（1～64）。省略すると4
    .name = 盤数
command-contest-challenge-game = ゲーム。省略すると相手のサーバーが望むものすべて
    .name = ゲーム
command-contest-challenge-game2 = 2つ目のゲーム
    .name = ゲーム2
command-contest-challenge-game3 = 3つ目のゲーム
    .name = ゲーム3
command-contest-challenge-pace = 持ち時間。ライブは選べません
    .name = 持ち時間
command-contest-challenge-weekends = 土曜日と日曜日に時計を止めるか
    .name = 週末
command-contest-challenge-rated = レーティング対局にするか。省略するとする
    .name = レーティング
command-contest-challenge-days = 参加を受け付ける日数（1～14）。省略すると7
    .name = 日数
command-contest-list = このサーバーの対抗戦を見る
command-contest-show = 対抗戦を見る：参加者、盤の状況、結果
command-contest-show-contest = どの対抗戦か（複数ある場合）
    .name = 対抗戦
command-contest-withdraw = 盤が決まる前に対抗戦を取りやめる
command-contest-withdraw-contest = どの対抗戦か（複数ある場合）
    .name = 対抗戦
command-contest-captain = このサーバーのチームの主将を決める
command-contest-captain-member = チームを率いるメンバー
    .name = メンバー
command-contest-captain-contest = どの対抗戦か（複数ある場合）
    .name = 対抗戦
command-contest-substitute = 始まったばかりの対局を控えの人に代わってもらう
command-contest-substitute-member = 指せなくなったメンバー。省略すると自分
    .name = メンバー
command-contest-substitute-contest = どの対抗戦か（複数ある場合）
    .name = 対抗戦
command-servers = 対抗戦をするサーバー：公開サーバーと順位表
command-servers-list = 対抗戦を受け付けるサーバーを見る
command-servers-table = サーバーの順位表を見る：対抗戦の勝敗、盤の得点、相手
command-servers-table-game = ゲームを1つに絞る
    .name = ゲーム
command-servers-table-season = どのシーズンか。省略すると今のシーズン
    .name = シーズン
command-servers-show = サーバーのページを見る：活躍したメンバーと戦績
command-servers-show-server = どのサーバーか。省略するとこのサーバー
    .name = サーバー
choice-season-now = 今のシーズン
choice-season-last = 前のシーズン
choice-season-all = 全期間

## Contests: what is agreed on

help-contests = **対抗戦：**サーバー同士が多くの盤で戦います。`/server open` でこのサーバーを公開し、`/contest challenge` で別のサーバーに申し込みます。カードの「参加する」で参加できます。強い人同士が対局し、残りは控えです。両者が2手ずつ指す前に時間切れになると、最初の控えが代わりに入り、控えがいなければその盤は負けです。ボットが7日間いないサーバーは、対局中の盤を失います。`/servers` で参加サーバーと順位表を見られます。
contest-title = **対抗戦{ $number }：{ $home } – { $away }**
contest-teams-title = **対抗戦{ $number }のチーム：{ $home } – { $away }**
contest-boards-title = **対抗戦{ $number }の盤：{ $home } – { $away }**
contest-result-title = **対抗戦{ $number }の結果：{ $home } – { $away }**
contest-terms =
    - ゲーム：{ $games }
    - 盤の数：{ $boards }（両チームの人数が足りる場合）
    - 持ち時間：{ $pace }{ $weekends ->
        [yes] 、週末は休み
       *[no] {""}
    }
    - { $rated ->
        [yes] レーティング対局です
       *[no] レーティング対局ではありません
    }
    - 参加の受付：{ $days }
contest-state = { $state ->
    [asked] { $other }から対抗戦の申し込みです。サーバーを管理できるメンバーは{ $until }までに、受ける、断る、別の条件を出す、のどれかを選べます。
    [proposed] { $other }の返事を待っています（{ $until }まで）。
    [signing-up] 参加の受付は{ $until }までです。その後、強い順に盤が決まり、残りの人は控えになります。両方の主将が準備完了にすると早く始まります。
    [agreed] 両方のサーバーが合意しました。参加する人は、新しいほうのメッセージで申し込んでください。
    [running] 盤が決まりました。参加を申し込んで盤のない人は控えです。
    [over] 終わりました。
    [declined] 断られました。
    [withdrawn] 取りやめになりました。
   *[lapsed] 成立しませんでした。期限までに返事がないか、参加者が足りないか、どちらかのサーバーに私がいなくなっていました。
}
contest-team = { $has ->
    [yes] **{ $team }**：{ $count }人、主将 { $captain }
   *[no] **{ $team }**：{ $count }人
}{ $ready ->
    [yes] 、準備完了
   *[no] {""}
}
contest-score = **{ $home } { $homescore } – { $awayscore } { $away }**、{ $boards }盤のうち{ $decided }盤が終了
contest-board = { $number }. { $game } { $id }：{ $home } – { $away } { $result ->
    [running] · 対局中
    [home-forfeit] · 1–0 不戦
    [away-forfeit] · 0–1 不戦
    [void] · 得点なし
   *[played] · { $homescore }–{ $awayscore }
}
contest-result = { $won ->
    [yes] **{ $winner }**が**{ $loser }**に{ $winnerscore }–{ $loserscore }で勝ちました。
   *[no] **{ $winner }**と**{ $loser }**は{ $winnerscore }–{ $loserscore }で引き分けました。
}
contest-best = 活躍したメンバー：
contest-performance = { $player }（{ $team }）：{ $against }の相手に{ $points }（自分は{ $rating }）
alt-contest = { $home }対{ $away }の盤{ $from }～{ $to }
button-contest-join = 参加する
button-contest-leave = 参加をやめる
button-contest-ready = 準備完了
button-contest-unready = 準備完了を取り消す
button-contest-withdraw = 取りやめる
button-contest-change = 別の条件
button-contest-boards = 盤を見る
button-contest-here = ここに表示する
select-contest-games = 指すゲームを選んでください
form-contest-title = 別の条件を出す
form-contest-boards-label = 盤の数（1～64）
form-contest-games-label = ゲーム（コンマ区切り）
form-contest-pace-label = 持ち時間
form-contest-days-label = 参加を受け付ける日数（1～14）
form-contest-options-label = 「レーティング対局、週末は休み」のうち該当するもの
contest-option-rated = レーティング対局
contest-option-weekends = 週末は休み

## Contests: answers

contest-proposed = 対抗戦{ $number }を申し込みました。両方のサーバーのカードに経過が表示されます。
contest-accepted = 対抗戦{ $number }を受けました。両方のサーバーのメンバーが参加できます。
contest-declined = 対抗戦{ $number }を断りました。
contest-changed = 対抗戦{ $number }に別の条件を出しました。相手のサーバーの返事を待ちます。
contest-ask-call-off = **対抗戦{ $number }（{ $home } – { $away }）を取りやめますか？** 元に戻せません。
contest-called-off = 対抗戦{ $number }は取りやめになりました。
contest-captain-named = 対抗戦{ $number }のこのサーバーの主将が変わりました。
contest-ready-noted = 受け付けました。対抗戦{ $number }は、両方の主将が準備完了にするか、受付が終わると始まります。
contest-unready-noted = 受け付けました。両方の主将が先に準備完了にしなければ、対抗戦{ $number }は受付が終わると始まります。
contest-shown-here = これからは対抗戦{ $number }をこのチャンネルに表示します。
contest-joined = 対抗戦{ $number }に参加します。対局は自動で始まります。
contest-left = 対抗戦{ $number }には参加しません。
contest-substituted = { $user }が代わりに入り、盤は最初から始まります。
contests-none = このサーバーはまだ対抗戦をしていません。`/contest challenge`で別のサーバーに申し込めます。
contests-head = **このサーバーの対抗戦**
contest-line = { $number }：{ $home } – { $away } · { $state ->
    [proposed] 申し込み中
    [signing-up] 受付中
    [running] 対局中
    [over] 終了
    [declined] 断られた
    [withdrawn] 取りやめ
   *[lapsed] 不成立
}

## Servers

servers-none = 対抗戦を受け付けるサーバーはまだありません。`/server open`でこのサーバーを公開できます。
servers-head = **対抗戦を受け付けるサーバー**
servers-line = **{ $server }** · { $languages } · ゲーム：{ $games }
servers-table-title = { $all ->
    [yes] **サーバーの順位表、全期間**：{ $pool }
   *[no] **サーバーの順位表、{ $season }**：{ $pool }
}
servers-table-none = 終わった対抗戦はまだありません。
select-server-page = サーバーのページを見る
servers-table-line = **{ $server }**：勝ち点{ $points }、盤の得点{ $boards }のうち{ $halves }、{ $contests ->
   *[other] 対抗戦{ $contests }回
}、相手 { $strength }
servers-table-legend = 対抗戦に勝つと勝ち点2、引き分けると1です。次に盤の得点、その次に相手の平均の勝ち点で順位が決まります。
servers-column-server = サーバー
servers-column-points = 勝点
servers-column-halves = 盤点
servers-column-strength = 相手
button-season-now = 今のシーズン
button-all-time = 全期間
server-page-open = 対抗戦を受付中 · { $languages } · ゲーム：{ $games }
server-page-none = 終わった対抗戦はまだありません。
server-page-row = 全期間で{ $place }位：勝ち点{ $points }、盤の得点{ $boards }のうち{ $halves }、{ $contests ->
   *[other] 対抗戦{ $contests }回
}
server-page-members = 活躍したメンバー：
server-page-record = 戦績：
server-page-member = { $player }：{ $boards }のうち{ $halves }
server-page-against = { $server }：{ $won }勝{ $drawn }分{ $lost }敗、盤の得点{ $own }–{ $theirs }

## Contests: refusals

refused-no-contest = このサーバーに対抗戦{ $number }はありません。`/contest list`で一覧を見られます。
refused-which-contest = どの対抗戦か、`対抗戦` で選んでください。
refused-no-such-server = 「{ $name }」という公開サーバーは見つかりません。一覧から選ぶか、管理者が持つコードを入力してください。
refused-several-servers = 「{ $name }」という公開サーバーがいくつかあります。一覧から選ぶか、管理者が持つコードを入力してください。
refused-absent-server = 今はサーバー「{ $name }」にボットがいないので、そこでは誰も返事ができません。ボットが戻ってからもう一度お試しください。
refused-contest-gone = 今はサーバー「{ $name }」にボットがいないので、盤を決められません。参加の受付は続きます。ボットが戻ってから、もう一度準備完了にしてください。
refused-contest-not-open = まず`/server open`でこのサーバーを公開してください。対抗戦を表示する場所を決めるためです。
refused-contest-itself = 自分のサーバーとは対戦できません。別のサーバーを選んでください。
refused-not-the-captain = これができるのは主将と、このサーバーを管理できるメンバーだけです。
refused-contest-boards = 対抗戦の盤の数は1～{ $most }です。
refused-contest-days = 参加を受け付ける日数は1～{ $most }です。
refused-no-such-game = 「{ $name }」というゲームは知りません。
refused-no-such-term = 「{ $name }」は決められる条件ではありません。{ $rated }、{ $weekends }のどちらか、またはコンマで区切って両方を書くか、空にしてください。
refused-contest-pace = 対抗戦の持ち時間は、1手何日か、日数の持ち時間から選んでください。
refused-many-contests = このサーバーはすでに{ $most }つの対抗戦に参加しています。1つ終えるか取りやめてください。
refused-their-many-contests = 相手のサーバーは参加できる数だけの対抗戦に参加しています。終わってからまた申し込んでください。
refused-many-proposals = このサーバーは最近たくさん申し込みました。次は{ $until }に申し込めます。
refused-abort-in-contest = 対局{ $id }はサーバー対抗戦の一局なので、中止できません。このサーバーの対局者に不利な裁定をするか、そのまま続けさせてください。
refused-contest-refused-before = 相手のサーバーは対抗戦を断ったか、返事をしませんでした。{ $wait }たつとまた申し込めます（{ $until }）。
refused-contest-not-over = 両サーバーの対抗戦{ $number }がまだ終わっていません。
refused-they-answer = この申し込みに返事をするのは相手のサーバーです。
refused-contest-not-now = { $state ->
    [proposed] この対抗戦は申し込み中です。まず両方のサーバーの合意が必要です。
    [signing-up] 盤はまだ決まっていません。
    [running] 盤はもう決まっていて、参加の受付は終わりました。
    [over] この対抗戦は終わりました。
    [declined] この対抗戦は断られました。
    [withdrawn] この対抗戦は取りやめになりました。
   *[lapsed] この対抗戦は成立しませんでした。
}
refused-other-team = { $self ->
    [yes] この対抗戦では、あなたは相手のサーバーのチームで参加しています。
   *[no] この対抗戦では、{ $user }は相手のサーバーのチームで参加しています。
}両方では指せません。
refused-not-signed-up = { $self ->
    [yes] この対抗戦には参加していません。カードの「参加する」で参加できます。
   *[no] { $user }はこの対抗戦に参加していません。
}
refused-full-team = このサーバーの参加者は{ $most }人に達していて、空きがありません。
refused-no-board = { $user }には対局中の盤がありません。
refused-begun-in-earnest = { $user }の盤は始まっています。両者が2手ずつ指したので、最後まで指します。
refused-no-reserve = このゲームを指す控えがいないので、盤はそのままです。控えになれるのは、盤が決まる前に参加した人だけです。
refused-many-replaced = このチームの交代はもう{ $most }人です。交代は盤の数の半分までなので、盤はそのままです。
refused-too-few = 参加者が足りず、まだ盤を決められません。両方のサーバーで誰かが参加すると、準備完了にできます。
refused-no-captain = { $user }は主将になれません。このサーバーのメンバーで、ボットではない人を選んでください。
