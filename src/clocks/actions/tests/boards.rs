//! Tests of live matches whose first boards are late.

use super::*;
use crate::matches::actions::moves::{MeantFor, Typed, TypedMove, With};

on_either_engine!(
    a_live_match_without_a_board_does_not_end_however_long_that_takes,
    a_move_before_the_first_board_is_neither_too_late_nor_charged,
    nobody_claims_a_live_match_that_waits_for_its_boards,
);

/// Begins a live match without posting a board.
async fn begin_live(host: &Host, flag: Flag) -> MatchId {
    let begun = host.store.write(Lock::None, move |tx| {
        let invitation = Invitation {
            place: Place {
                server: SERVER,
                channel: ChannelId(20),
                locale: Locale::English,
            },
            start: GameId::GuardAndTowers.start(None).expect("standard"),
            challenger: ADA,
            opponent: Some(BEN),
            wish: SideWish::Side(Side::First),
            timing: Timing {
                pace: Pace::Live10Minutes,
                flag,
                weekends: false,
            },
            rated: false,
            rematch_of: None,
        };
        let id = tx.challenges().insert(&invitation, START)?;
        let players = Players::with(ADA, Side::First, BEN);
        tx.matches().insert(id, &invitation, players, START)?;
        Ok::<_, StoreError>(id)
    });
    begun.await.expect("begun")
}

/// Returns whether the match is over, what both sides have left, and when time runs out.
async fn look(host: &Host, id: MatchId) -> (bool, [Duration; 2], Option<Timestamp>) {
    let read = host.store.read(move |tx| {
        let end = tx.matches().find(id)?.expect("there").end;
        let running = tx.clocks().running(id)?.expect("a clock");
        let left = running.clock.reading().left;
        Ok::<_, StoreError>((end.is_some(), left, running.deadline))
    });
    read.await.expect("read")
}

async fn a_live_match_without_a_board_does_not_end_however_long_that_takes(base: Base) {
    let (_machine, clock, _mover) = TestMachine::new();
    let host = Host::new(base.open(), clock);
    let id = begin_live(&host, Flag::End).await;
    assert!(look(&host, id).await.2.is_some());
    for hours in [1, 2] {
        let later = START.after(HOUR * hours);
        host.tick(later).await.expect("looks");
        assert_eq!(look(&host, id).await, (false, [MINUTE * 10; 2], None));
    }
}

async fn a_move_before_the_first_board_is_neither_too_late_nor_charged(base: Base) {
    let (_machine, clock, mover) = TestMachine::new();
    let host = Host::new(base.open(), clock);
    // Before the time would run out, and after. Nobody has checked the clock in the meantime.
    for after in [MINUTE * 7, HOUR] {
        mover.send_replace(Duration::ZERO);
        let id = begin_live(&host, Flag::End).await;
        mover.send_replace(after);
        let mv = TypedMove {
            on: MeantFor::Newest,
            text: "a7-a6".to_owned(),
            with: With::Nothing,
        };
        let played = host.play_typed(SERVER, id, ADA, mv);
        let played = played.await.expect("in time");
        assert!(matches!(played, Typed::Played(_)), "{played:?}");
        let (_, left, deadline) = look(&host, id).await;
        // The move has added its usual increment.
        let whole = [MINUTE * 10 + Duration::from_secs(10), MINUTE * 10];
        assert_eq!((left, deadline), (whole, None), "{after:?}");
    }
}

async fn nobody_claims_a_live_match_that_waits_for_its_boards(base: Base) {
    let (_machine, clock, mover) = TestMachine::new();
    let host = Host::new(base.open(), clock);
    let id = begin_live(&host, Flag::Claim).await;
    mover.send_replace(HOUR);
    let claimed = host.claim(SERVER, id, BEN).await.expect_err("no board");
    let expected = TimeRefusal::TimeLeft(id, None);
    assert!(
        matches!(&claimed, Failure::Refused(Refusal::Time(refusal)) if *refusal == expected),
        "{claimed:?}"
    );
}
