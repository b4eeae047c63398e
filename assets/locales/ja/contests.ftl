### Servers that open themselves to others, and matches between servers.

## Open servers

opening = { $listed ->
    [yes] このサーバーは公開サーバーの一覧に載っています。
   *[no] このサーバーは公開中ですが、一覧には載っていません。最初の対抗戦が終わって順位表に載るまでは、コードがないと見つかりません。
    }
    - 紹介：{ $about }
    - 言語：{ $languages }
    - ゲーム：{ $games }
    - コード：{ $code }
    - 申し込みは{ $channel }に届きます
button-opening-about = { $has ->
    [yes] 紹介文を変える
   *[no] 紹介文を書く
    }
form-about-label = このサーバーの紹介文（1行）
form-about-placeholder = 例：夜にボードゲームを楽しむ仲間です
opening-draft = **ほかのサーバーに次のように公開しますか？**
    { $line }
    申し込みは{ $channel }に届きます。言語やゲームなどはこのあと選べます。
button-opening-publish = 公開する
opening-no-line = まだありません
opening-all-games = すべて
opening-closed = このサーバーはほかのサーバーから見えなくなり、コードも使えません。始まった対抗戦は続きます。
opening-none = このサーバーは公開されていません。
select-opening-languages = このサーバーで話す言語を選ぶ
select-opening-games = 対戦したいゲームを選ぶ
select-opening-channel = 申し込みが届くチャンネルを選ぶ
button-opening-list = 一覧に載せる
button-opening-unlist = 一覧から外す
button-opening-close = 公開をやめる
button-opening-open = このサーバーを公開する
refused-not-open = { $what ->
    [tournament] この大会のサーバー
   *[this] このサーバー
}は公開されていません。管理者が`/server`で公開できます。
opening-ask-close = **このサーバーの公開をやめますか？** ほかのサーバーから見えなくなり、コードも使えなくなります。始まった対抗戦は続きます。

## Seasons of the table of servers

choice-season-now = 今のシーズン
choice-season-last = 前のシーズン
choice-season-all = 全期間

## Contests: what is agreed on

help-contests = **対抗戦：** サーバー同士の団体戦で、盤は64面までです。管理者が`/server`でこのサーバーを公開し、`/contest`でほかのサーバーに申し込みます。**参加する**で参加できます。レーティングの高い人同士が対局し、残りは控えです。最初の2手のうちに時間が切れると、控えと交代します。
contest-title = **対抗戦{ $number }{ $part ->
    [teams] { "" }・チーム
    [boards] { "" }・盤
    [result] { "" }・結果
   *[all] { "" }
}：{ $home } – { $away }**
contest-terms =
    - ゲーム：{ $games }
    - 盤の数：最大{ $boards }
    - 持ち時間：{ $pace }{ $weekends ->
        [yes] 、週末は休み
       *[no] {""}
    }
    - { $rated ->
        [yes] レーティング対局
       *[no] レーティング対象外
    }
    - 参加の受付：{ $days }
contest-state = { $state ->
    [asked] { $other }から対抗戦の申し込みです。「サーバー管理」権限のあるメンバーが{ $until }までに返事できます。
    [proposed] { $other }の返事を待っています（{ $until }まで）。
    [signing-up] 参加の受付は{ $until }までです。そのあとレーティングの高い人同士が順に対局し、残りは控えです。両方の主将が**準備完了**を押すと早く始まります。
    [agreed] 両方のサーバーが合意しました。新しいほうのメッセージで参加してください。
    [running] 対局が始まりました。対局のない人は控えです。
    [over] 対抗戦は終わりました。
    [declined] 対抗戦は断られました。
    [withdrawn] 対抗戦は取りやめになりました。
   *[lapsed] 対抗戦は成立しませんでした。期限までに返事がなかったか、参加者が足りなかったか、ボットがサーバーから外されました。
}
contest-team = { $has ->
    [yes] **{ $team }**：{ $count }人、主将：{ $captain }
   *[no] **{ $team }**：{ $count }人
}{ $ready ->
    [yes] 、準備完了
   *[no] {""}
}
contest-score = **{ $home } { $homescore } – { $awayscore } { $away }**（{ $boards }盤中{ $decided }盤が終了）
contest-board-result = { $result ->
    [running] 対局中
    [home-forfeit] 1–0 不戦
    [away-forfeit] 0–1 不戦
    [void] 得点なし
   *[played] { $homescore }–{ $awayscore }
}
contest-board = { $number }. { $game } { $id }：{ $home } – { $away } · { contest-board-result }
contest-result = { $won ->
    [yes] **{ $winner }**が**{ $loser }**に{ $winnerscore }–{ $loserscore }で勝ちました。
   *[no] **{ $winner }**と**{ $loser }**は{ $winnerscore }–{ $loserscore }で引き分けました。
}
contest-best = 活躍したメンバー：
contest-performance = { $player }（{ $team }、レーティング{ $rating }）：{ $against }の相手に{ $points }点
alt-contest = { $home }対{ $away }の盤{ $from }～{ $to }
podium-boards = 盤：{ $count }
button-contest-ready = 準備完了
button-contest-unready = 準備完了を取り消す
button-contest-withdraw = 対抗戦を取りやめる
button-contest-change = 条件の変更を提案
button-contest-boards = 盤を見る
button-contest-again = もう一度対抗戦
select-contest-games = 指すゲームを選ぶ
form-contest-boards-label = 盤の数（1～64）
form-contest-games-label = ゲーム（コンマ区切り）
form-contest-pace-label = 持ち時間
form-contest-days-label = 参加を受け付ける日数（1～14）
form-contest-options-label = オプション：レーティング対局、週末は休み
contest-option-rated = レーティング対局
contest-option-weekends = 週末は休み

## Contests: answers

contest-proposed = 対抗戦{ $number }を申し込みました。返事はそのメッセージに表示されます。
contest-accepted = 対抗戦{ $number }を受けました。両方のサーバーのメンバーが参加できます。
contest-declined = 対抗戦{ $number }を断りました。
contest-changed = 対抗戦{ $number }の条件の変更を提案しました。次は相手のサーバーが返事をします。
contest-ask-call-off = **対抗戦{ $number }（{ $home } – { $away }）を取りやめますか？** 元に戻せません。
contest-called-off = 対抗戦{ $number }は取りやめになりました。
contest-captain-named = 対抗戦{ $number }の主将が変わりました。
contest-ready-noted = { $ready ->
    [yes] 準備完了にしました
   *[no] 準備完了を取り消しました
}。対抗戦{ $number }は、両方の主将が準備完了にするか、受付が終わると始まります。
contest-shown-here = このチャンネルに対抗戦{ $number }を表示します。
contest-joined = 対抗戦{ $number }に参加します。盤が割り当てられると、対局は自動で始まります。
contest-left = 対抗戦{ $number }への参加をやめました。
contest-substituted = { $user }さんが代わりに入り、対局は最初から始まります。
contests-none = このサーバーはまだ対抗戦をしていません。管理者が公開サーバーに申し込めます。
contests-head = **このサーバーの対抗戦**
contest-line = { $number }：{ $home } – { $away } · { $state ->
    [proposed] 申し込み中
    [signing-up] 受付中
    [running] 対局中
    [over] 終了
    [won] 勝ち { $homescore }–{ $awayscore }
    [drawn] 引き分け { $homescore }–{ $awayscore }
    [lost] 負け { $homescore }–{ $awayscore }
    [declined] 断られた
    [withdrawn] 取りやめ
   *[lapsed] 不成立
}

## Servers

servers-none = { $open ->
    [yes] 対抗戦を受け付けるサーバーはほかにまだありません。
   *[no] 対抗戦を受け付けるサーバーはほかにまだありません。管理者が`/server`でこのサーバーを公開できます。
}
servers-head = **対抗戦を受け付けるサーバー**
servers-line = **{ $server }** · { $languages } · ゲーム：{ $games }
servers-table-title = { $all ->
    [yes] **サーバーの順位表、全期間**：{ $pool }
   *[no] **サーバーの順位表、{ $season }**：{ $pool }
}
servers-table-none = 終わった対抗戦はまだありません。
servers-table-empty = この順位表には、終わった対抗戦がありません。下でほかのゲームやシーズンを選べます。
select-server-page = サーバーのページを見る
servers-points = 勝ち点{ $points }、盤の得点{ $halves }（{ $boards }盤中）、{ $contests ->
   *[other] 対抗戦{ $contests }回
}
servers-table-line = **{ $server }**：{ servers-points }、相手の平均：{ $strength }
servers-table-legend = 勝つと勝ち点（勝点）2、引き分けると1です。同点なら盤の得点（盤点）、次に相手の平均の勝ち点（「相手」の列）で決まります。
servers-column-server = サーバー
servers-column-points = 勝点
servers-column-halves = 盤点
servers-column-strength = 相手
server-page-open = 対抗戦を受付中 · { $languages } · ゲーム：{ $games }
server-page-none = このサーバーには、終わった対抗戦がまだありません。
server-page-row = 全期間：{ $place }位 · { servers-points }
server-page-members = 活躍したメンバー：
server-page-record = 戦績：
server-page-member = { $player }：{ $boards }盤で{ $halves }点
server-page-against = { $server }：{ $won }勝{ $lost }敗{ $drawn }分、盤の得点{ $own }–{ $theirs }

## Contests: refusals

refused-no-contest = ここに対抗戦{ $number }はありません。`/contest`で一覧を見られます。
refused-which-contest = 対抗戦を`対抗戦`で選んでください。
refused-server-name = 「{ $name }」という公開サーバーは{ $found ->
    [none] ありません
   *[several] いくつかあります
}。一覧から選ぶか、そのサーバーの管理者にコードを聞いてください。
refused-absent-server = 今{ $what ->
    [tournament] この大会のサーバー
   *[server] 「{ $name }」
}にボットがいません。戻ってからもう一度お試しください。
refused-contest-gone = 今「{ $name }」にボットがいません。受付は続きます。ボットが戻ってから、もう一度**準備完了**を押してください。
refused-contest-closed = 「{ $name }」は今、ほかのサーバーに公開されていません。挑戦できるのは公開中のサーバーだけです。管理者が`/server`で公開できます。
refused-contest-not-open = このサーバーで対抗戦を表示する場所がまだ決まっていません。まず**{ button-opening-open }**を押してから、もう一度挑戦してください。
refused-contest-itself = 自分のサーバーとは対戦できません。別のサーバーを選んでください。
refused-contest-boards = 対抗戦の盤の数は1～{ $most }です。
refused-contest-days = 参加を受け付ける日数は1～{ $most }です。
refused-no-such-game = 「{ $name }」というゲームはありません。
refused-no-such-term = 「{ $name }」というオプションはありません。「{ $rated }」か「{ $weekends }」、またはコンマで区切って両方を書くか、空欄にしてください。
refused-contest-pace = 対抗戦には、日数で決まる長い持ち時間が必要です。
refused-many-contests = このサーバーの対抗戦は上限の{ $most }件に達しています。どれかを終えるか、取りやめてください。
refused-their-many-contests = 相手のサーバーの対抗戦は上限に達しています。どれかが終わってからもう一度お試しください。
refused-many-proposals = このサーバーは最近、対抗戦を多く申し込みました。次は{ $until }に申し込めます。
refused-abort-in-contest = 対局{ $id }は対抗戦の一局なので、結果が必要です。このサーバーの対局者を負けにするか、そのまま続けさせてください。
refused-contest-refused-before = 相手のサーバーには{ $until }にまた申し込めます（断られたか返事がなかった日から{ $wait }後）。
refused-contest-not-over = 先に、両サーバーの対抗戦{ $number }が終わる必要があります。
refused-they-answer = 相手のサーバーが返事をする番です。待つか、対抗戦を取りやめてください。
refused-contest-not-now = { $state ->
    [proposed] まず両方のサーバーの合意が必要です。
    [signing-up] 対局はまだ始まっていません。
    [running] 対局が始まり、参加の受付は終わりました。
    [over] この対抗戦は終わりました。
    [declined] この対抗戦は断られました。
    [withdrawn] この対抗戦は取りやめになりました。
   *[lapsed] この対抗戦は成立しませんでした。
}
refused-other-team = { $self ->
    [yes] あなたは相手のサーバーのチームで参加しています。
   *[no] { $user }さんは相手のサーバーのチームで参加しています。
}両方のチームでは指せません。
refused-not-signed-up = { $self ->
    [yes] この対抗戦には参加していません。対抗戦の下の**参加する**を押してください。
   *[no] { $user }さんはこの対抗戦に参加していません。
}
refused-no-board = { $user }さんには対局中の盤がありません。
refused-begun-in-earnest = { $user }さんの対局は、両者が2手ずつ指したので、最後まで指してください。
refused-no-reserve = このゲームの控えがいません。控えになれるのは、対局が始まる前に参加した人だけです。
refused-many-replaced = このチームの交代は上限の{ $most }人（盤の数の半分）に達しています。
refused-too-few = 参加者が足りません。両方のサーバーで誰かが参加すると、準備完了にできます。
refused-no-captain = { $user }さんは主将になれません。このサーバーのメンバー（ボット以外）を選んでください。

select-contest = 見る対抗戦を選ぶ…
select-contest-server = 対抗戦を申し込むサーバーを選ぶ…
button-contest-servers = 公開サーバー
button-table = 順位表
button-contest-challenge = このサーバーに申し込む
button-contest-out = 対局できない
contest-ask-out = **対抗戦{ $number }の盤を控えにゆずりますか？** そのゲームをする最初の控えが代わりに入り、対局は最初から始まります。
button-servers-here = このサーバーのページ
button-servers-find = 名前かコードで探す
form-servers-find-label = サーバーの名前かコード
servers-found = **見つかったサーバー**
server-page-challenge = **このサーバーに申し込む**を押すと、次の条件で申し込みます。
select-table = ほかのゲームやシーズン…
select-contest-captain = 主将を選ぶ…
select-contest-substitute = 控えと交代するプレイヤーを選ぶ…
