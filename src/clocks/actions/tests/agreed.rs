//! Tests of what the two players can do about their clock: giving time, and ending a pause.

use super::*;
use crate::clocks::actions::{
    agreed::{ClockLook, Gift},
    habits::{self, DaysChange},
};
use domain::{
    clock::Zone,
    matches::{
        OfferId,
        clock::{PauseLength, QuietHours},
    },
};
use rules::AnyPosition;

const CLEO: UserId = UserId(3);

/// Begins a match with this pace, in which Ada moves first.
async fn begin_at(host: &Host, pace: Pace) -> MatchId {
    let start: AnyPosition = GameId::GuardAndTowers.start(None).expect("standard");
    let begun = host.store.write(Lock::None, move |tx| {
        let invitation = Invitation {
            place: Place {
                server: SERVER,
                channel: ChannelId(20),
                locale: Locale::English,
            },
            start: start.clone(),
            challenger: ADA,
            opponent: Some(BEN),
            wish: SideWish::Side(Side::First),
            timing: Timing {
                pace,
                flag: Flag::End,
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

async fn gives(host: &Host, id: MatchId, by: UserId, gifts: u32) -> (Duration, Box<ClockLook>) {
    match host.give_time(SERVER, id, by, gifts).await {
        Ok(Gift::Given(time, look)) => (time, look),
        other => panic!("given, not {other:?}"),
    }
}

fn refused<T: fmt::Debug>(done: Result<T, Failure>) -> Refusal {
    match done {
        Err(Failure::Refused(refusal)) => refusal,
        other => panic!("refused, not {other:?}"),
    }
}

#[tokio::test]
async fn each_player_gives_the_other_a_day_or_five_minutes_and_a_double_click_gives_once() {
    let (_machine, clock, _mover) = TestMachine::new();
    let host = Host::new(Base::sqlite().open(), clock);
    for (pace, gift) in [(Pace::Move3Days, DAY), (Pace::Live10Minutes, MINUTE * 5)] {
        let id = begin_at(&host, pace).await;
        for (gifts, by, to) in [(0, BEN, Side::First), (1, ADA, Side::Second)] {
            let before = host.clock_look(SERVER, id, by).await.expect("a clock");
            let (given, after) = gives(&host, id, by, gifts).await;
            assert_eq!(given, gift);
            let [before, after] = [before.left, after.left].map(|left| left[to.index()]);
            let gained = after.saturating_sub(before);
            assert!(gained.abs_diff(gift) < MINUTE, "{by} in {pace:?}");
            let twice = host.give_time(SERVER, id, by, gifts).await;
            assert!(matches!(twice, Ok(Gift::Before(_))), "{twice:?}");
        }
        let stranger = host.give_time(SERVER, id, CLEO, 2).await;
        assert_eq!(refused(stranger), Refusal::NotAPlayer(id));
    }
}

/// Fourteen days are left, and a week can be given on each board.
#[tokio::test]
async fn nobody_gives_more_than_a_week_on_a_board_or_has_more_than_ninety_days() {
    let (_machine, clock, mover) = TestMachine::new();
    let host = Host::new(Base::sqlite().open(), clock);
    let id = begin_at(&host, Pace::Reserve14Days).await;
    let moves = "a7-a6 a1-a2 a6-a7 a2-a1 a7-a6 a1-a2 d7-d6 a2-a1 a6-a7 a1-a2";
    let mut moves = moves.split(' ').zip([ADA, BEN].into_iter().cycle());
    for gifts in 0..76 {
        if gifts % 7 == 0 && gifts > 0 {
            let more = refused(host.give_time(SERVER, id, ADA, gifts).await);
            assert_eq!(more, TimeRefusal::ManyGifts(id, DAY * 7).into());
            let (mv, by) = moves.next().expect("a move");
            if gifts == 28 {
                // Ben thinks, and has more time than moves would restore.
                mover.send_modify(|shift| *shift += MINUTE);
            }
            let typed = crate::matches::actions::moves::TypedMove {
                on: crate::matches::actions::moves::MeantFor::Newest,
                text: mv.to_owned(),
                with: crate::matches::actions::moves::With::Nothing,
            };
            let played = host.play_typed(SERVER, id, by, typed).await;
            played.expect("played");
        }
        gives(&host, id, ADA, gifts).await;
    }
    let more = refused(host.give_time(SERVER, id, ADA, 76).await);
    assert_eq!(more, TimeRefusal::TooMuchTime(id).into());
}

#[tokio::test]
async fn a_pause_is_ended_by_either_player_and_by_nobody_else() {
    let (_machine, clock, _mover) = TestMachine::new();
    let host = Host::new(Base::sqlite().open(), clock);
    for (offer, by) in [(1, ADA), (2, BEN)] {
        let id = begin_at(&host, Pace::Move3Days).await;
        let resumed = async |by| host.resume(SERVER, id, by).await;
        let not_paused = Refusal::from(TimeRefusal::NotPaused(id));
        assert_eq!(refused(resumed(by).await), not_paused);
        let offered = host.offer_pause(SERVER, id, ADA, PauseLength::Days3).await;
        offered.expect("offered");
        let agreed = host.accept_offer(SERVER, OfferId(offer), BEN).await;
        agreed.expect("agreed");
        assert_eq!(refused(resumed(CLEO).await), Refusal::NotAPlayer(id));
        let look = resumed(by).await.expect("resumed");
        assert!(!look.is_paused(), "by {by}");
        assert_eq!(refused(resumed(by).await), not_paused);
    }
}

#[tokio::test]
async fn a_match_without_a_clock_or_after_its_end_has_none_to_change() {
    let (_machine, clock, _mover) = TestMachine::new();
    let host = Host::new(Base::sqlite().open(), clock);
    let untimed = begin_at(&host, Pace::None).await;
    let over = begin_at(&host, Pace::Move1Day).await;
    let resigned = host.resign(SERVER, over, BEN, 0).await;
    resigned.expect("resigned");
    for (id, why) in [
        (untimed, TimeRefusal::NoClock(untimed).into()),
        (over, Refusal::Finished(over)),
    ] {
        assert_eq!(refused(host.clock_look(SERVER, id, ADA).await), why);
        assert_eq!(refused(host.give_time(SERVER, id, ADA, 0).await), why);
        let pause = host.offer_pause(SERVER, id, ADA, PauseLength::Week).await;
        assert_eq!(refused(pause), why);
    }
}

#[tokio::test]
async fn only_who_can_still_be_claimed_from_is_given_time_when_none_is_left() {
    for flag in [Flag::Claim, Flag::End] {
        let (_machine, clock, mover) = TestMachine::new();
        let host = Host::new(Base::sqlite().open(), clock);
        let wanted = Wanted {
            flag,
            ..Wanted::HERE
        };
        let begun = host
            .store
            .write(Lock::None, move |tx| wanted.begin(tx, START));
        let id = begun.await.expect("begun");
        mover.send_modify(|shift| *shift += DAY + MINUTE);
        let run_out = Refusal::from(TimeRefusal::RunOut(id));
        let by_ada = host.give_time(SERVER, id, ADA, 0).await;
        assert_eq!(refused(by_ada), run_out, "hers is up");
        let by_ben = host.give_time(SERVER, id, BEN, 0).await;
        match flag {
            Flag::Claim => assert!(matches!(by_ben, Ok(Gift::Given(..))), "{by_ben:?}"),
            Flag::End => assert_eq!(refused(by_ben), run_out),
        }
    }
}

/// Whoever sets them for the first time can set the one after the other.
#[tokio::test]
async fn the_first_zone_and_the_first_quiet_hours_are_free_and_later_ones_come_once_a_week() {
    let (_machine, clock, mover) = TestMachine::new();
    let host = Host::new(Base::sqlite().open(), clock);
    let zone = |name| DaysChange {
        zone: Zone::named(name),
        quiet: None,
    };
    let quiet = |hours: Option<[u16; 2]>| DaysChange {
        zone: None,
        quiet: Some(hours.and_then(|[from, until]| QuietHours::new(from * 60, until * 60))),
    };
    for (by, first, second) in [
        (ADA, zone("Europe/Berlin"), quiet(Some([22, 8]))),
        (BEN, quiet(Some([22, 8])), zone("Europe/Berlin")),
    ] {
        let changes = async |change| {
            host.act(Actor::player(SERVER, by), move |cx| {
                habits::change(cx, &change)
            })
            .await
        };
        changes(first.clone()).await.expect("the first");
        changes(second).await.expect("the first of its kind");
        for again in [zone("Asia/Tokyo"), quiet(None)] {
            let settled = refused(changes(again).await);
            assert!(matches!(settled, Refusal::Time(TimeRefusal::Settled(_))));
        }
        changes(first).await.expect("the same is no change");
        mover.send_modify(|shift| *shift += DAY * 7);
        changes(quiet(None)).await.expect("a week later");
    }
}
