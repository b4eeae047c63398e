### サーバーの大会。

## コマンド

command-tournament = このサーバーの大会：参加する、順位を見る、開催する
command-tournament-create = メンバーが参加できる大会を告知する
command-tournament-create-name = 大会の名前
    .name = 名前
command-tournament-create-system = 対戦の方式
    .name = 方式
command-tournament-create-game = どのゲームか
    .name = ゲーム
command-tournament-create-rounds = スイス式の回戦数。空欄なら5回戦
    .name = 回戦数
command-tournament-create-pace = 指すための時間。空欄ならこのサーバーの標準
    .name = 持ち時間
command-tournament-create-rated = レーティング対局にするか。空欄にするとレーティング対局になります
    .name = レーティング
command-tournament-create-round-days = 対局が残っていても次の回戦を組むまでの日数
    .name = 回戦の日数
command-tournament-create-first-move-days = 初手までの日数。来ないプレイヤーは負けになります
    .name = 初手の日数
command-tournament-create-at-once = 総当たりの全対局を同時に始めるか
    .name = 同時
command-tournament-create-managers = 大会を一緒に運営するロール
    .name = 運営
command-tournament-create-size = 盤の幅（マス数）。複数のサイズがあるゲームのみ
    .name = サイズ
command-tournament-list = このサーバーの大会を見る
command-tournament-show = 大会を見る：参加者、組み合わせ、順位
command-tournament-show-tournament = どの大会か。空欄なら最新のもの
    .name = 大会
command-tournament-show-here = これからここで全員に見せるか（運営用）
    .name = ここ
command-tournament-join = 大会に参加する
command-tournament-join-tournament = どの大会か。空欄なら最新のもの
    .name = 大会
command-tournament-leave = 大会を抜ける。開始後なら今の回戦のあとに抜けます
command-tournament-leave-tournament = どの大会か。空欄なら最新のもの
    .name = 大会
command-tournament-pair = 大会を始める、または次の回戦をもう組む（運営用）
command-tournament-pair-tournament = どの大会か。空欄なら最新のもの
    .name = 大会
command-tournament-adjudicate = 大会の対局を裁定する（運営用）
command-tournament-adjudicate-match = どの対局か
    .name = 対局
command-tournament-adjudicate-result = 結果
    .name = 結果
command-tournament-withdraw = プレイヤーを大会から外す（運営用）
command-tournament-withdraw-player = 外すプレイヤー
    .name = プレイヤー
command-tournament-withdraw-tournament = どの大会か。空欄なら最新のもの
    .name = 大会
command-tournament-cancel = 大会を中止する。進行中の対局は続きます（運営用）
command-tournament-cancel-tournament = どの大会か
    .name = 大会
command-tournament-export = 大会を審判用ソフトのファイル（TRF）で受け取る
command-tournament-export-tournament = どの大会か。空欄なら最新のもの
    .name = 大会
choice-system-swiss = スイス式
choice-system-round-robin = 総当たり
choice-system-double-round-robin = 二回総当たり
choice-system-knockout = 勝ち抜き戦
choice-result-first = 先手の勝ち
choice-result-second = 後手の勝ち
choice-result-draw = 引き分け
choice-result-first-unplayed = 先手の不戦勝
choice-result-second-unplayed = 後手の不戦勝
choice-result-unplayed = 両者とも不在
choice-tournament = { $id } { $tournament }（{ $game }）

## 全員に見えるもの

tournament-title = 🏆 **{ $name }** · 大会{ $number }
tournament-round-title = **{ $name }** · 大会{ $number }・第{ $round }回戦
tournament-result-title = 🏆 **{ $name }** · 大会{ $number }・結果
tournament-round-name = 第{ $round }回戦
tournament-terms = { $game } · { $system } · { $pace } · { $rated ->
        [yes] レーティング対局
       *[other] レーティングなし
    }
tournament-rounds = { $count ->
       *[other] 全{ $count }回戦です。
    }
tournament-sign-up = { $count ->
        [0] まだ参加者がいません。**参加**を押すと参加できます。
       *[other] { $count }人が参加しています。**参加**を押すと参加できます。
    }
tournament-running = 第{ $round }回戦（全{ $rounds }回戦）です。
tournament-until = この回戦の終わりは{ $until }です。そのあと次の回戦が組まれ、進行中の対局は続きます。
tournament-over = 終了しました。1位：{ $winners }
tournament-cancelled = 中止になりました。
tournament-players = 参加者：
tournament-games = 対局：
tournament-standings-swiss = 順位（得点、最低を除いたブッフホルツ、ゾンネボルン・ベルガー）：
tournament-standings-round-robin = 順位（得点、ゾンネボルン・ベルガー）：
tournament-standings-knockout = 順位（勝ち抜いた数）：
tournament-withdrawn-player = { $player }（棄権）
tournament-bye = { $player }は不戦勝です
tournament-more = { $count ->
       *[other] … ほか{ $count }行
    }
button-join-tournament = 参加
button-leave-tournament = 抜ける

## 返事

tournaments = 大会：
tournaments-none = ここではまだ大会がありません。「サーバー管理」権限のあるメンバーが`/tournament create`で開催できます。
tournament-listed = **{ $name }**（#{ $number }）：{ $game }、{ $system }、{ $players ->
       *[other] { $players }人
    }、{ $stage ->
        [sign-up] 受付中
        [running] 進行中
        [over] 終了
       *[other] 中止
    }
tournament-made = 大会{ $number }を{ $channel }で告知しました。参加はそこでできます。人数がそろったら`/tournament pair`で始めてください。
tournament-shown = 大会{ $number }はこれから{ $channel }に表示されます。
tournament-entered = 大会{ $number }に参加しました。対局は自動で始まります。`/tournament leave`で抜けられます。
tournament-entered-late = 大会{ $number }に第{ $round }回戦から参加します。参加前の回戦は半点ずつです。
tournament-left = 大会{ $number }から抜けました。`/tournament join`でまた参加できます。
tournament-withdrawn = 大会{ $number }から抜けました。新しい対局はありません。進行中の対局は続き、成績に数えられます。
tournament-paired = 大会{ $number }の第{ $round }回戦を組みました。対局が始まります。
tournament-called-off = 大会{ $number }を中止しました。進行中の対局は続きます。
tournament-ask-cancel = **大会{ $number }「{ $name }」を中止しますか？** 元に戻せません。進行中の対局は続きます。
tournament-ask-withdraw = { $self ->
        [yes] **大会{ $number }から抜けますか？**
       *[no] **{ $player }を大会{ $number }から外しますか？**
    }{ $stage ->
        [running] 新しい対局はなく、戻ることもできません。進行中の対局は続き、成績に数えられます。
       *[sign-up] 大会が始まるまでは、`/tournament join`でまた参加できます。
    }
tournament-adjudicated = 対局{ $id }を裁定しました。
tournament-file = 大会{ $number }のFIDE形式の報告ファイルです。`courtier tournament pair`や審判用ソフトで読めます。

## 断り

refused-no-tournament = その大会はここにありません。`/tournament list`で一覧を見られます。
refused-not-manager = 「サーバー管理」権限か、大会に設定されたロールのあるメンバーだけができます。
refused-tournament-over = この大会は終了しています。
refused-tournament-late = この大会への参加は締め切られました。
refused-tournament-full = この大会は満員です（128人）。
refused-tournament-entered = すでにこの大会に参加しています。
refused-tournament-not-entered = そのメンバーはこの大会に参加していません。
refused-tournament-withdrawn = 進行中の大会を抜けると、戻ることはできません。
refused-tournament-few = 少なくとも{ $count ->
       *[other] { $count }人
    }必要です。
refused-tournament-rounds = スイス式は1回戦から30回戦までです。
refused-tournament-still-played = { $count ->
       *[other] { $count }局
    }がまだ続いていて、その前には組めません。`/tournament adjudicate`で対局を裁定できます。
refused-no-tournament-match = 対局{ $id }はどの大会のものでもありません。
refused-tournament-name = 名前は2文字から60文字までです。
help-tournaments = **みんなで：** `/tournament`でこのサーバーの大会に参加したり順位を見たりできます。運営は`/tournament take-part`で、このサーバーをほかのサーバーの大会に参加させられます。`/ladder`では3つ上までのプレイヤーに挑戦して上がっていけます。
