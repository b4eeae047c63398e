### サーバーの大会。

## コマンド

choice-system-swiss = スイス式（得点の近い人同士が対局）
choice-system-round-robin = 総当たり（全員と対局）
choice-system-double-round-robin = 二回総当たり
choice-system-knockout = 勝ち抜き戦（負けたら終わり）
choice-result-first = 先手の勝ち
choice-result-second = 後手の勝ち
choice-result-draw = 引き分け
choice-result-first-unplayed = 先手の不戦勝
choice-result-second-unplayed = 後手の不戦勝
choice-result-unplayed = 両者とも不戦敗
button-result-wins = { $player }さんの勝ち
button-result-forfeit = { $player }さんの不戦勝
choice-tournament = { $id } { $tournament }（{ $game }）
choice-tournament-match = 第{ $round }回戦 { $id }：{ $first } – { $second }
choice-tournament-own-match = 自分の対局：ほかの管理者が決めます

## 全員に見えるもの

tournament-title = 🏆 **{ $name }** · 大会{ $number }{ $part ->
    [round] { "" }・第{ $round }回戦
    [result] { "" }・結果
   *[all] { "" }
}
tournament-round-name = { $part ->
    [quarterfinal] 準々決勝
    [semifinal] 準決勝
    [final] 決勝
   *[round] 第{ $round }回戦
}
tournament-terms = { $game } · { $system } · { $pace } · { $rated ->
        [yes] レーティング対局
       *[other] レーティング対象外
    }
tournament-rounds = { $count ->
       *[other] 全{ $count }回戦です。
    }
tournament-sign-up = { $count ->
        [0] まだ参加者がいません。
       *[other] { $count }人が参加しています。
    }
tournament-starts = { $at }（{ $when }）に始まります。それまで参加できます。
tournament-starts-full = { $count }人がそろうと始まります。管理者はそれより早く始めることもできます。
tournament-starts-managed = 管理者が大会を始めます。
tournament-too-few = 開始時刻に人数が足りませんでした。管理者はこのまま始めるか、編集できます。
tournament-least = 少なくとも{ $count }人が必要です。
tournament-most = 参加は{ $count }人までです。
tournament-running = 第{ $round }回戦（全{ $rounds }回戦）です。
tournament-until = この回戦は{ $until }に終わる予定です。終わっていない対局は続きます。
tournament-over = 終了しました。1位：{ $winners }
tournament-cancelled = 中止になりました。
tournament-players = 参加者：
tournament-games = 対局：
tournament-standings-swiss = 順位表（得点、同点なら2つの基準）：
tournament-standings-round-robin = 順位表（得点、同点なら別の基準）：
tournament-standings-knockout = 順位表：
tournament-withdrawn-player = { $player }（棄権）
tournament-bye = { $player }：この回戦は対局なし（不戦勝）
bracket-bye = 不戦勝
podium-game = { $game } · { $count ->
       *[other] { $count }人
    }
podium-points = { $points }点
alt-podium = 大会「{ $tournament }」の表彰台（{ $game }）
alt-lineup = 大会「{ $tournament }」の参加者（{ $game }）
button-join = 参加する
button-leave = 抜ける

## 返事

tournaments = 大会：
tournaments-none = ここにはまだ大会がありません。「サーバー管理」権限のあるメンバーが`/tournament`で開催できます。
tournaments-none-managing = ここにはまだ大会がありません。**新しい大会**で開催できます。
tournament-listed = **{ $name }**（#{ $number }）：{ $game }、{ $system }、{ $players ->
       *[other] { $players }人
    }、{ $stage ->
        [sign-up] 受付中
        [running] 進行中
        [over] 終了
       *[other] 中止
    }
tournament-made = 大会{ $number }を{ $channel }で告知しました。人数がそろったら、そこの**管理**から始めてください。
tournament-made-full = 大会{ $number }を{ $channel }で告知しました。{ $count }人がそろうと始まります。そこの**管理**からそれより早く始めることもできます。
tournament-made-starts = 大会{ $number }を{ $channel }で告知しました。人数がそろっていれば、{ $at }（{ $when }）に自動で始まります。
tournament-shown = { $channel }に大会{ $number }を表示します。
tournament-entered = 大会{ $number }に参加しました。対局は自動で始まります。
tournament-entered-late = 大会{ $number }に第{ $round }回戦から参加します。参加前の各回戦は0.5点です。
tournament-left = 大会{ $number }の参加者から外れました。始まるまではまた参加できます。
tournament-withdrawn = 大会{ $number }の参加者から外れました。進行中の対局は続き、成績に数えられます。
tournament-paired = 大会{ $number }の第{ $round }回戦が始まりました。
tournament-called-off = 大会{ $number }を中止しました。
tournament-ask-cancel = **大会{ $number }「{ $name }」を中止しますか？** 元に戻せません。進行中の対局は続きます。
tournament-ask-withdraw = { $self ->
        [yes] **大会{ $number }から抜けますか？**
       *[no] **{ $player }さんを大会{ $number }から外しますか？**
    } { $stage ->
        [running] 取り消せません。進行中の対局は続き、成績に数えられます。
       *[sign-up] 大会が始まるまでは、また参加できます。
    }
tournament-adjudicated = 対局{ $id }の結果を決めました。
tournament-file = 大会{ $number }のFIDE形式の報告ファイル（TRF）です。組み合わせ用ソフトで読めます。

## 断り

refused-no-tournament = その大会はここにありません。`/tournament`で一覧を見られます。
refused-tournament-over = この大会は終了しています。
refused-tournament-late = この大会への参加は締め切られました。
refused-full = { $what ->
    [team] このチーム
    [tournament] この大会
   *[ladder] このラダー
}は{ $most }人で満員です。誰かが抜けると、参加できます。
refused-tournament-many-open = { $who ->
    [you] ここで主催中
   *[server] このサーバーで開催中
}の大会は上限の{ $count }件に達しています。どれかが終わるのを待つか、中止してください。
refused-tournament-many-made = ここでは最近、大会が多く作られました。次は{ $until }に作れます。
refused-tournament-draft = この下書きはもうありません。`/tournament`でやり直してください。
refused-tournament-started = この大会は始まっているため、変更できません。
refused-tournament-more = すでに{ $count }人が参加しています。先に誰かを外すか、参加人数の上限を上げてください。
refused-tournament-limits = 大会は3人から128人までです。必要な人数は上限以下にしてください。
refused-tournament-start-time = その時刻には始められません。1年以内の時刻を、自分のタイムゾーン（`/settings`）で、「金曜日 20時」や「2026-12-05 18:00」のように書いてください。
refused-tournament-start-day = 何時に始めますか。「金曜日 20時」や「2026-12-05 18:00」のように、日付と時刻を書いてください。
refused-tournament-not-shown = 大会を告知しているところです。少し待ってからもう一度試してください。
refused-tournament-entered = すでにこの大会に参加しています。
refused-tournament-not-entered = そのメンバーはこの大会に参加していません。
refused-tournament-you-not-entered = あなたはこの大会に参加していません。
refused-tournament-withdrawn = 進行中の大会から抜けた人は戻れません。
refused-tournament-few = この大会には少なくとも{ $count ->
       *[other] { $count }人
    }必要です。
refused-tournament-rounds = スイス式は1回戦から30回戦までです。
refused-tournament-days = 回戦の日数は1日から365日、初手までの日数は1日から60日です。
refused-tournament-unfinished = { $count }局がまだ終わって{ $then ->
    [decide] いないので、次の回戦を始められません。先にその結果を決めてください。
   *[early] いません。次の回戦を早めに始めることもできます。
}
refused-no-tournament-match = 対局{ $id }はどの大会のものでもありません。
refused-tournament-name = 大会の名前は2文字から60文字までです。
help-tournaments = **みんなで：** `/tournament`で大会に参加できます。管理者はそこで大会を作ったり、このサーバーをほかのサーバーの大会に参加させたりできます。`/ladder`では3つ上までのプレイヤーに挑戦できます。

button-tournament-manage = 管理
button-tournament-start = 大会を始める
button-tournament-edit = 名前・時刻・人数
button-tournament-next-round = 次の回戦を組む
button-tournament-next-round-early = 次の回戦を早めに始める
button-tournament-correct = 結果を訂正する
button-tournament-enter-named = ほかのサーバーの大会に参加する
form-tournament-match-label = 対局の番号
form-tournament-number-label = 大会の番号かコード
tournament-correct = 対局{ $id }の結果をどうしますか？
button-tournament-remove-player = プレイヤーを外す
button-show-here = ここに表示する
button-tournament-export = 結果ファイル（TRF）
button-tournament-stop = 大会を中止する
tournament-decide = 対局{ $id }の結果を選んでください。
tournament-decide-knockout = 引き分けは先手と後手を入れ替えて指し直します。それも引き分けなら、最初の対局の後手が勝ち進みます。
tournament-remove-which = 誰を外しますか？
select-tournament-game = 結果を決める・訂正する対局を選ぶ…
select-tournament-player = プレイヤーを選ぶ…
select-tournament = 見る大会を選ぶ…
select-tournament-elsewhere = このサーバーが参加する大会を選ぶ…
button-tournament-new = 新しい大会
select-tournament-system = 組み合わせの方式を選ぶ…
select-tournament-new-game = ゲームを選ぶ…
tournament-draft = **この大会を公開しますか？** 全員には次のように表示されます：
tournament-usual-name = { $game } · { $system ->
    [swiss] スイス式
    [round-robin] 総当たり
    [double-round-robin] 二回総当たり
   *[knockout] 勝ち抜き戦
}
button-founding-pace = 持ち時間を変える
button-founding-size = 盤のサイズを変える
button-founding-days = 日数を決める
button-founding-at-once = { $on ->
    [yes] 回戦ごとに始める
   *[no] 全対局を同時に始める
}
button-founding-servers = ほかのサーバーも参加できるようにする
button-founding-managers = ロールにも運営を任せる
button-founding-no-managers = 運営のロールを外す
select-founding-servers = 参加できるサーバーを選ぶ…
select-founding-managers = 運営に加わるロールを選ぶ…
form-founding-round-label = 各回戦の日数
form-founding-round-placeholder = 空欄なら最後の対局を待つ
form-founding-first-move-label = 初手までの日数
form-founding-first-move-placeholder = 空欄なら指さなくても負けにしない
tournament-draft-size = 盤：{ $size }×{ $size }
tournament-draft-servers = 参加できるサーバー：{ $servers }
tournament-draft-managers = 運営に加わるロール：{ $role }
form-tournament-name-label = 大会の名前
form-tournament-name-placeholder = 例：冬の大会
form-tournament-rounds-label = 回戦数（スイス式の場合）
form-tournament-rounds-placeholder = 空欄なら5回戦
form-tournament-edit-title = 大会の編集
form-tournament-starts-label = 開始時刻（空欄：満員時か自分で始める）
form-tournament-starts-placeholder = 金曜日 20時、2026-12-05 18:00
form-tournament-least-label = 自動で始まるのに必要な人数
form-tournament-count-placeholder = 空欄なら{ $count }人
form-tournament-most-label = 参加人数の上限
