//! Tests of what waits while the bot is not in a server, and what is lost there.

use super::*;
use crate::{
    clocks::actions::absences,
    host::life,
    upkeep::{presence, retention},
};

const HOME_LOSES: Option<BoardResult> = Some(BoardResult::Forfeited(Team::Away));

impl Ring {
    /// Plays a move on the only board.
    async fn play(&self) {
        let (id, now) = (self.boards().await[0].played, self.host.clock.now());
        self.write(Lock::Match(id), move |tx| {
            let found = tx.matches().find(id)?.expect("there");
            let mv = found.position().moves()[0].to_string();
            let turn = found.turn().expect("running");
            let next = found.play_typed(turn, &mv).expect("legal");
            tx.matches().insert_ply(&found, &next, now)
        })
        .await;
    }
}

#[tokio::test]
async fn a_server_loses_its_boards_once_all_its_absences_make_a_week() {
    for base in bases() {
        let ring = Ring::begun(base, &[1, 2], &[5, 6]).await;
        ring.leave(HOME).await;
        ring.after(4).await;
        absences::come_back(&ring.host, HOME).await.expect("back");
        ring.after(5).await;
        ring.leave(HOME).await;
        ring.after(7).await;
        assert_eq!(ring.results().await, [None, None], "that makes six days");
        ring.after(9).await;
        assert_eq!(ring.results().await, [HOME_LOSES; 2]);
        assert_eq!(ring.contest().await.state, State::Over);
    }
}

/// A match without a clock needs no absences from before its last move.
#[tokio::test]
async fn a_contest_without_clocks_keeps_the_absences_of_which_a_server_can_lose_its_boards() {
    for base in bases() {
        let ring = Ring::new(base).await;
        ring.agree().await;
        // Nobody can agree on that, but nothing else may depend on it.
        ring.change("UPDATE contests SET pace = 'none'");
        ring.join(HOME, &[1]).await;
        ring.join(AWAY, &[5]).await;
        ring.ready(HOME).await.expect("ready");
        ring.ready(AWAY).await.expect("ready");
        for (leaves, returns) in [(0, 4), (5, 7)] {
            ring.after(leaves).await;
            ring.leave(AWAY).await;
            ring.after(returns).await;
            absences::come_back(&ring.host, AWAY).await.expect("back");
            ring.play().await;
            retention::tend_database(&ring.host).await.expect("tended");
        }
        ring.after(8).await;
        ring.leave(AWAY).await;
        retention::tend_database(&ring.host).await.expect("tended");
        // Six days, and nearly one more.
        ring.mover.send_replace(DAY * 8 + Duration::from_hours(23));
        let now = ring.host.clock.now();
        ring.host.tick(now).await.expect("ticks");
        assert_eq!(ring.results().await, [None]);
        // Real time passes while the test runs, so the week may be over some seconds later.
        ring.mover.send_replace(DAY * 9 + Duration::from_mins(1));
        let now = ring.host.clock.now();
        ring.host.tick(now).await.expect("ticks");
        assert_eq!(
            ring.results().await,
            [Some(BoardResult::Forfeited(Team::Home))]
        );
    }
}

#[tokio::test]
async fn a_board_whose_channel_is_gone_for_a_week_is_lost_and_outages_do_not_count() {
    for base in bases() {
        let ring = Ring::begun(base, &[1, 2], &[5, 6]).await;
        let first = ring.boards().await[0].played;
        let now = ring.host.clock.now();
        ring.write(Lock::Match(first), move |tx| {
            let showing = tx.showings().find_in(AWAY, first)?.expect("shown");
            tx.showings()
                .set_unreachable(showing, Unreachable::Gone, now)
        })
        .await;
        ring.write(Lock::Life, move |tx| {
            tx.clocks()
                .insert_outage(Shard::ALL, now.after(DAY), now.after(DAY * 3))
        })
        .await;
        ring.after(8).await;
        assert_eq!(ring.results().await, [None, None]);
        ring.after(10).await;
        let won = Some(BoardResult::Forfeited(Team::Home));
        assert_eq!(ring.results().await, [won, None]);
    }
}

#[tokio::test]
async fn proposals_and_signing_up_wait_for_outages_and_for_servers_without_the_bot() {
    for base in bases() {
        let ring = Ring::new(base).await;
        ring.propose("11").await.expect("proposed");
        let lapses = ring.contest().await.look_at.expect("lapses");
        // The bot is missing from the server that is to answer, for five days.
        ring.leave(AWAY).await;
        ring.after(5).await;
        absences::come_back(&ring.host, AWAY).await.expect("back");
        let later = ring.contest().await.look_at.expect("lapses");
        assert_eq!(later.since(lapses).as_secs(), (DAY * 5).as_secs());
        // It isn't running anywhere for two.
        let (mover, shift) = watch::channel(Duration::ZERO);
        let clock = stopped_at(START, shift);
        mover.send_replace(DAY * 7);
        let again = Host::new(ring.host.store.clone(), clock);
        let beat = life::wake(&again, &[Shard::ALL]).await.expect("wakes");
        assert!(beat.outage > DAY, "{:?}", beat.outage);
        let moved = ring.contest().await.look_at.expect("lapses");
        assert_eq!(moved.since(later).as_secs(), beat.outage.as_secs());
        // A server that does not come back does not answer.
        ring.mover.send_replace(DAY * 8);
        ring.leave(AWAY).await;
        ring.mover.send_replace(DAY * 30);
        ring.after(30).await;
        let contest = ring.contest().await;
        assert_eq!(contest.state, State::Lapsed);
        assert_eq!(contest.refused_by, Some(Team::Away));
    }
}

#[tokio::test]
async fn no_board_begins_while_the_bot_is_not_in_one_of_the_servers() {
    for base in bases() {
        let ring = Ring::new(base).await;
        ring.agree().await;
        ring.join(HOME, &[1]).await;
        ring.join(AWAY, &[5]).await;
        ring.ready(AWAY).await.expect("ready");
        ring.mover.send_replace(DAY * 6);
        ring.leave(AWAY).await;
        let gone = NoContest::Gone("Bridge".to_owned());
        assert_eq!(refused(ring.ready(HOME).await), gone);
        // Signing up ends after seven days, and is on hold.
        ring.after(8).await;
        let contest = ring.contest().await;
        assert_eq!(
            (contest.state, contest.ready),
            (State::SigningUp, [false, true])
        );
        absences::come_back(&ring.host, AWAY).await.expect("back");
        ring.after(8).await;
        assert_eq!(ring.contest().await.state, State::SigningUp);
        ring.after(9).await;
        assert_eq!(ring.contest().await.state, State::Running);
        assert_eq!(ring.boards().await.len(), 1);
    }
}

#[tokio::test]
async fn signing_up_lapses_where_the_bot_stays_away_for_a_week() {
    for base in bases() {
        let ring = Ring::new(base).await;
        ring.agree().await;
        ring.join(HOME, &[1]).await;
        ring.join(AWAY, &[5]).await;
        ring.mover.send_replace(DAY * 6);
        ring.leave(HOME).await;
        ring.after(12).await;
        assert_eq!(ring.contest().await.state, State::SigningUp);
        ring.after(13).await;
        let contest = ring.contest().await;
        assert_eq!((contest.state, contest.refused_by), (State::Lapsed, None));
        assert_eq!(ring.boards().await, []);
    }
}

/// Nobody could answer since the last proof that the bot was there, whenever its removal was found.
#[tokio::test]
async fn proposals_wait_for_all_the_time_without_the_bot_and_for_each_outage_in_it_once() {
    for outage in [Duration::ZERO, DAY] {
        for base in bases() {
            let ring = Ring::new(base).await;
            ring.propose("11").await.expect("proposed");
            let lapses = ring.contest().await.look_at.expect("lapses");
            let proven = ring.host.clock.now();
            let noted = presence::confirm(&ring.host, AWAY, proven).await;
            noted.expect("noted");
            ring.write(Lock::Life, move |tx| {
                let (from, until) = (proven.after(DAY), proven.after(DAY).after(outage));
                match tx.clocks().insert_outage(Shard::ALL, from, until)? {
                    Some(number) => tx.contests().postpone(Shard::ALL, number, outage),
                    None => Ok(()),
                }
            })
            .await;
            ring.after(3).await;
            presence::find_absence(&ring.host, AWAY, ring.host.clock().now())
                .await
                .expect("found");
            ring.after(5).await;
            absences::come_back(&ring.host, AWAY).await.expect("back");
            let later = ring.contest().await.look_at.expect("lapses");
            assert_eq!(later.since(lapses).as_secs(), (DAY * 5).as_secs());
        }
    }
}
