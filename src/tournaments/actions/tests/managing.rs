//! What managers can do, and what others can't.

use super::*;
use domain::{community::tournament::GameResult, matches::Ruling};
use store::testing::full::Wanted;

const ROLE: RoleId = RoleId(77);

fn member(user: u64, roles: &[RoleId]) -> Actor {
    Actor {
        roles: roles.to_vec(),
        ..Actor::player(HOME, UserId(user))
    }
}

/// Returns the same member in the other server.
fn away(by: Actor) -> Actor {
    Actor { server: AWAY, ..by }
}

impl Cup {
    async fn edit(
        &self,
        change: impl FnOnce(TournamentEdit) -> TournamentEdit,
    ) -> Result<(), Failure> {
        let edited = change(TournamentEdit {
            name: "Cup".to_owned(),
            limits: Limits::default(),
            starts_at: None,
        });
        self.host
            .act(manager(HOME), move |cx| edit(cx, CUP, &edited))
            .await
    }

    async fn consequence(&self, id: MatchId, ruling: Ruling) -> Option<Consequence> {
        let read = self.host.store.read(move |tx| consequence(tx, id, ruling));
        read.await.expect("read")
    }
}

#[tokio::test]
async fn a_tournament_is_changed_until_it_starts_and_renamed_once_everyone_sees_it() {
    let cup = Cup::made(Base::sqlite(), cup(Between::Open, Pace::None)).await;
    cup.joins(AWAY).await.expect("takes part");
    cup.enter(HOME, &[1, 2, 3, 4]).await;
    let rename = |edit| TournamentEdit {
        name: "Bowl".to_owned(),
        ..edit
    };
    // Discord would not be asked for the announcement by its new name.
    for (server, renamed) in [(HOME, Err(())), (AWAY, Ok(()))] {
        assert_eq!(refused(cup.edit(rename).await), Refusal::NotShown);
        cup.write(Lock::None, move |tx| {
            let server = server.0;
            tx.sql(format!(
                "UPDATE bulletins SET message = 5 WHERE server = {server}"
            ))
        })
        .await;
        if renamed.is_ok() {
            cup.edit(rename).await.expect("renamed");
        }
    }
    let few = |edit| TournamentEdit {
        limits: Limits {
            least: None,
            most: Some(3),
        },
        ..edit
    };
    assert_eq!(refused(cup.edit(few).await), Refusal::MoreEntered(4));
    let now = cup.host.clock.now();
    for (at, fits) in [
        (now, false),
        (now.after(DAY * 364), true),
        (now.after(DAY * 366), false),
    ] {
        let edited = cup.edit(|edit| TournamentEdit {
            name: "Bowl".to_owned(),
            starts_at: Some(at),
            ..edit
        });
        match edited.await {
            Ok(()) => assert!(fits),
            refusal => {
                assert_eq!(refused(refusal), Refusal::StartTime);
                assert!(!fits);
            }
        }
    }
    cup.start().await;
    assert_eq!(refused(cup.edit(rename).await), Refusal::Started);
}

#[tokio::test]
async fn only_managers_of_its_own_server_manage_it_and_find_its_games() {
    let request = TournamentRequest {
        managers: Some(ROLE),
        ..cup(Between::Open, Pace::None)
    };
    let cup = Cup::begun(Base::sqlite(), request).await;
    let next = |by| {
        let host = &cup.host;
        host.act(by, |cx| pair(cx, CUP, NextRound::WhenReady))
    };
    assert_eq!(refused(next(manager(AWAY)).await), Refusal::OtherServer);
    assert_eq!(refused(next(member(9, &[])).await), Refusal::NotManager);
    let arbiter = next(member(9, &[ROLE])).await;
    assert_eq!(refused(arbiter), Refusal::RoundRuns(2));
    let elsewhere = next(away(member(9, &[ROLE]))).await;
    assert_eq!(refused(elsewhere), Refusal::OtherServer);
}

/// Lists name it to those who needn't see its channel.
#[tokio::test]
async fn whoever_manages_a_tournament_or_plays_in_it_need_not_see_its_channel() {
    let request = TournamentRequest {
        managers: Some(ROLE),
        ..cup(Between::Open, Pace::None)
    };
    let cup = Cup::begun(Base::sqlite(), request).await;
    for (by, asks) in [
        (member(9, &[]), true),
        (member(1, &[]), false),
        (member(9, &[ROLE]), false),
        (manager(HOME), false),
    ] {
        let channels = cup.host.read(by.clone(), |cx| channels(cx, &[CUP])).await;
        let expected = asks.then_some((CUP, shown_at(HOME).channel));
        let channels = channels.expect("read");
        assert_eq!(channels, expected.into_iter().collect::<Vec<_>>(), "{by:?}");
    }
}

#[tokio::test]
async fn whoever_is_out_already_is_not_counted_among_those_whom_a_server_pulls_out() {
    let cup = Cup::begun(Base::sqlite(), cup(Between::Open, Pace::None)).await;
    let player = Actor::player(AWAY, UserId(5));
    let asks = async || {
        let asked = cup.host.read(manager(AWAY), |cx| ask_to_pull_out(cx, CUP));
        asked.await.expect("may").players
    };
    assert_eq!(asks().await, 2);
    let left = cup.host.act(player, |cx| leave(cx, CUP)).await;
    assert!(left.expect("out"));
    assert_eq!(asks().await, 1);
}

#[tokio::test]
async fn moderators_are_told_what_a_ruling_leaves_undecided_or_as_it_was() {
    let request = TournamentRequest {
        system: System::Knockout,
        rounds: None,
        ..cup(Between::Open, Pace::None)
    };
    let cup = Cup::begun(Base::sqlite(), request).await;
    let (undecided, kept) = (Consequence::Undecided(CUP), Consequence::Kept(CUP));
    let [decided, other] = [1, 2].map(|player| cup.game_of(player));
    let [(_, decided), (_, other)] = [decided.await, other.await];
    let decide = async |id| {
        let decision = Adjudication {
            id,
            result: GameResult::First,
            earlier: Earlier::Stays,
            reason: reason(),
        };
        let decided = cup
            .host
            .act(manager(HOME), move |cx| adjudicate(cx, &decision))
            .await;
        decided.expect("decided");
    };
    decide(decided).await;
    assert_eq!(cup.consequence(decided, Ruling::Annul).await, Some(kept));
    assert_eq!(cup.consequence(other, Ruling::Abort).await, Some(undecided));
    // A player resigns, so that no manager has decided it, and the knock-out goes on.
    let found = cup.stored().await.tournament;
    let first = found.game_of(other).expect("there").first;
    let first = *found.entrant(first).expect("there");
    let resigned = cup.host.resign(first.server, other, first.player, 0).await;
    resigned.expect("resigned");
    cup.look().await;
    assert_eq!(cup.stored().await.tournament.round(), 2);
    assert_eq!(cup.consequence(other, Ruling::Annul).await, Some(kept));
    let last = cup.stored().await.tournament;
    let last = last.games_of(2).next().and_then(|game| game.id);
    decide(last.expect("a match")).await;
    cup.look().await;
    assert_eq!(cup.stored().await.tournament.stage, Stage::Over);
    assert_eq!(cup.consequence(other, Ruling::Annul).await, Some(kept));
    assert_eq!(cup.consequence(other, Ruling::Abort).await, None);
    // A match for a place on a ladder, and one for nothing.
    let now = cup.host.clock.now();
    let begin = async || {
        cup.write(Lock::None, move |tx| Wanted::UNRATED.begin(tx, now))
            .await
    };
    let [ladder, free] = [begin().await, begin().await];
    cup.write(Lock::None, move |tx| {
        let of = store::LadderGame {
            server: HOME,
            game: GameId::GuardAndTowers,
            challenger: UserId(1),
            challenged: UserId(2),
        };
        tx.ladders().insert_game(ladder, &of)
    })
    .await;
    let climbed = cup.consequence(ladder, Ruling::Annul).await;
    assert_eq!(climbed, Some(Consequence::Ladder));
    assert_eq!(cup.consequence(ladder, Ruling::Abort).await, None);
    assert_eq!(cup.consequence(free, Ruling::Annul).await, None);
}
