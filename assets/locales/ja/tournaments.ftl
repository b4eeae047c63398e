### サーバーの大会。

## コマンド

command-tournament = このサーバーの大会：参加する、進み具合を見る、開催する
command-tournament-create = メンバーが参加できる大会を告知する
command-tournament-create-name = 大会の名前
    .name = 名前
command-tournament-create-system = 組み合わせの方式
    .name = 方式
command-tournament-create-game = ゲームを選ぶ
    .name = ゲーム
command-tournament-create-rounds = スイス式の回戦数。空欄なら5回戦
    .name = 回戦数
command-tournament-create-pace = 持ち時間を選ぶ。空欄ならこのサーバーの標準
    .name = 持ち時間
command-tournament-create-rated = レーティング対局にする。空欄なら「はい」
    .name = レーティング
command-tournament-create-round-days = 各回戦の日数。過ぎると対局が残っていても次の回戦を組む
    .name = 回戦の日数
command-tournament-create-first-move-days = 初手までの日数。指さないプレイヤーは負け
    .name = 初手の日数
command-tournament-create-at-once = 総当たりの全対局を同時に始める
    .name = 同時
command-tournament-create-managers = メンバーが大会を一緒に運営できるロール
    .name = 運営
command-tournament-create-size = 盤の幅（マス数）。複数のサイズがあるゲームのみ
    .name = サイズ
command-tournament-list = このサーバーの大会を見る
command-tournament-show = 大会を見る：参加者、組み合わせ、順位表
command-tournament-show-tournament = 大会を選ぶ。空欄なら最新のもの
    .name = 大会
command-tournament-show-here = これからここで全員に表示する（運営用）
    .name = ここ
command-tournament-join = 大会に参加する
command-tournament-join-tournament = 大会を選ぶ。空欄なら最新のもの
    .name = 大会
command-tournament-leave = 大会を抜ける（開始後は今の回戦のあとで抜ける）
command-tournament-leave-tournament = 大会を選ぶ。空欄なら最新のもの
    .name = 大会
command-tournament-pair = 大会を始める、または次の回戦を早めに組む（運営用）
command-tournament-pair-tournament = 大会を選ぶ。空欄なら最新のもの
    .name = 大会
command-tournament-adjudicate = 大会の対局の結果を決める（運営用）
command-tournament-adjudicate-match = 対局を選ぶ
    .name = 対局
command-tournament-adjudicate-result = 結果
    .name = 結果
command-tournament-withdraw = プレイヤーを大会から外す（運営用）
command-tournament-withdraw-player = 外すプレイヤー
    .name = プレイヤー
command-tournament-withdraw-tournament = 大会を選ぶ。空欄なら最新のもの
    .name = 大会
command-tournament-cancel = 大会を中止する（進行中の対局は続く、運営用）
command-tournament-cancel-tournament = 大会を選ぶ
    .name = 大会
command-tournament-export = 大会を審判用ソフトのファイル（TRF）で受け取る
command-tournament-export-tournament = 大会を選ぶ。空欄なら最新のもの
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
choice-result-unplayed = 両者とも不戦敗
choice-tournament = { $id } { $tournament }（{ $game }）

## 全員に見えるもの

tournament-title = 🏆 **{ $name }** · 大会{ $number }
tournament-round-title = **{ $name }** · 大会{ $number }・第{ $round }回戦
tournament-result-title = 🏆 **{ $name }** · 大会{ $number }・結果
tournament-round-name = 第{ $round }回戦
tournament-terms = { $game } · { $system } · { $pace } · { $rated ->
        [yes] レーティング対局
       *[other] レーティング対象外
    }
tournament-rounds = { $count ->
       *[other] 全{ $count }回戦です。
    }
tournament-sign-up = { $count ->
        [0] まだ参加者がいません。**参加**を押すと参加できます。
       *[other] { $count }人が参加しています。**参加**を押すと参加できます。
    }
tournament-running = 第{ $round }回戦（全{ $rounds }回戦）です。
tournament-until = この回戦は{ $until }に終わる予定です。そのあと次の回戦が組まれ、終わっていない対局は続きます。
tournament-over = 終了しました。1位：{ $winners }
tournament-cancelled = 中止になりました。
tournament-players = 参加者：
tournament-games = 対局：
tournament-standings-swiss = 順位表（得点、最低を除いたブッフホルツ、ゾンネボルン・ベルガー）：
tournament-standings-round-robin = 順位表（得点、ゾンネボルン・ベルガー）：
tournament-standings-knockout = 順位表（勝ち抜いた対戦の数）：
tournament-withdrawn-player = { $player }（棄権）
tournament-bye = { $player }：不戦勝
tournament-more = { $count ->
       *[other] … ほか{ $count }件
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
tournament-made = 大会{ $number }を{ $channel }で告知しました。メンバーはそこで参加できます。人数がそろったら`/tournament pair`で始めてください。
tournament-shown = 大会{ $number }はこれから{ $channel }に表示されます。
tournament-entered = 大会{ $number }に参加しました。対局は自動で始まります。`/tournament leave`で抜けられます。
tournament-entered-late = 大会{ $number }に第{ $round }回戦から参加します。参加前の各回戦は不戦扱いで、0.5点ずつになります。
tournament-left = 大会{ $number }から抜けました。`/tournament join`でまた参加できます。
tournament-withdrawn = 大会{ $number }から抜けました。新しい対局は組まれません。進行中の対局は続き、成績に数えられます。
tournament-paired = 大会{ $number }の第{ $round }回戦を組みました。対局が始まります。
tournament-called-off = 大会{ $number }を中止しました。進行中の対局は続きます。
tournament-ask-cancel = **大会{ $number }「{ $name }」を中止しますか？** 元に戻せません。進行中の対局は続きます。
tournament-ask-withdraw = { $self ->
        [yes] **大会{ $number }から抜けますか？**
       *[no] **{ $player }さんを大会{ $number }から外しますか？**
    } { $stage ->
        [running] 新しい対局は組まれず、戻ることもできません。進行中の対局は続き、成績に数えられます。
       *[sign-up] 大会が始まるまでは、`/tournament join`でまた参加できます。
    }
tournament-adjudicated = 対局{ $id }の結果を決めました。
tournament-file = 大会{ $number }のFIDE形式の報告ファイルです。`courtier tournament pair`や審判用ソフトで読めます。

## 断り

refused-no-tournament = そのような大会はここにありません。`/tournament list`で一覧を見られます。
refused-not-manager = これができるのは、「サーバー管理」権限か大会の運営ロールのあるメンバーだけです。
refused-tournament-over = この大会は終了しています。
refused-tournament-late = この大会への参加は締め切られました。
refused-tournament-full = この大会は上限の128人に達しています。誰かが抜けると、参加できます。
refused-tournament-entered = すでにこの大会に参加しています。
refused-tournament-not-entered = そのメンバーはこの大会に参加していません。
refused-tournament-withdrawn = 進行中の大会から抜けた人は、戻ることができません。
refused-tournament-few = この大会には少なくとも{ $count ->
       *[other] { $count }人
    }必要です。参加者が増えるまで待ってください。
refused-tournament-rounds = スイス式は1回戦から30回戦までです。
refused-tournament-still-played = { $count ->
       *[other] { $count }局
    }がまだ終わっていないので、次の回戦は組めません。`/tournament adjudicate`で結果を決められます。
refused-no-tournament-match = 対局{ $id }はどの大会のものでもありません。
refused-tournament-name = 大会の名前は2文字から60文字までです。
help-tournaments = **みんなで：** `/tournament`でこのサーバーの大会に参加したり、進み具合を見たりできます。管理者は`/tournament take-part`で、このサーバーをほかのサーバーの大会に参加させられます。`/ladder`では3つ上までのプレイヤーに挑戦できます。
