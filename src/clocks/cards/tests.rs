//! What users read of the clock of a match, and players of their vacations.

use insta::assert_snapshot;

use std::time::Duration;

use super::{
    card::clock_look,
    pace_name, pace_short, span, time_left,
    vacation::{vacation_draft, vacations},
};
use crate::{
    clocks::actions::{self as clocks, vacations::VacationDraft},
    discord::messages::{Message, States},
    host::Host,
    matches::cards::testing::{ADA, BEN, CLEO, DAY, HERE, Playing},
};
use domain::{
    clock::{Zone, testing::START},
    matches::{Actor, OfferId, Pace, clock::PauseLength},
};
use rules::{
    GameId,
    words::{Locale, Text},
};

const HOUR: Duration = Duration::from_hours(1);

fn ada() -> Actor {
    Actor::player(HERE, ADA)
}

async fn drafted(host: &Host, from: Option<String>, until: String) -> VacationDraft {
    let draft = host.read(ada(), move |cx| {
        clocks::vacations::draft(cx, from.as_deref(), &until)
    });
    draft.await.expect("in the budget")
}

#[tokio::test(start_paused = true)]
async fn the_clock_shows_both_sides_and_what_the_reader_can_do_about_it() {
    let playing = Playing::timed(Pace::Reserve7Days).await;
    playing.plays_on().await;
    playing.after(DAY);
    let mut states = States::default();
    let mut add = async |name: &str, user| {
        let look = playing.host.clock_look(HERE, playing.id, user).await;
        let look = look.expect("loaded");
        states.add_both(name, clock_look(&look));
    };
    add("the player to move", ADA).await;
    add("the opponent", BEN).await;
    add("an onlooker", CLEO).await;
    let (host, id) = (&playing.host, playing.id);
    let offered = host.offer_pause(HERE, id, ADA, PauseLength::Week).await;
    offered.expect("offered");
    let agreed = host.accept_offer(HERE, OfferId(1), BEN).await;
    agreed.expect("agreed");
    add("a player while it is paused", BEN).await;
    add("an onlooker while it is paused", CLEO).await;
    playing.after(DAY * 40);
    add("the player whose time is up", ADA).await;
    add("the opponent of one whose time is up", BEN).await;
    assert_snapshot!(states.text());
}

#[tokio::test(start_paused = true)]
async fn a_vacation_is_drafted_planned_begun_and_over() {
    let playing = Playing::timed(Pace::Move3Days).await;
    let host = &playing.host;
    let mut states = States::default();
    let none = host
        .read(ada(), clocks::vacations::show)
        .await
        .expect("loaded");
    states.add_both("none", vacations(&none));
    let day = |days| Zone::UTC.day(START.after(DAY * days)).to_string();
    let draft = async |from: Option<String>, until: String| drafted(host, from, until).await;
    let planned = draft(Some(day(2)), day(5)).await;
    states.add_both("a plan", vacation_draft(&planned));
    let at_once = draft(None, day(0)).await;
    states.add_both("of today", vacation_draft(&at_once));
    let vacation = planned.vacation;
    let taken = host.take_vacation(ADA, Some(vacation.from), vacation.until);
    let taken = taken.await.expect("taken");
    states.add_both("planned", vacations(&taken));
    playing.after(DAY * 3);
    let begun = host
        .read(ada(), clocks::vacations::show)
        .await
        .expect("loaded");
    states.add_both("begun", vacations(&begun));
    let over = host
        .act(ada(), clocks::vacations::end)
        .await
        .expect("ended");
    states.add_both("over", vacations(&over));
    assert_snapshot!(states.text());
}

#[tokio::test(start_paused = true)]
async fn a_vacation_stops_neither_a_live_clock_nor_a_match_without_one() {
    for pace in [None, Some(Pace::Live60Minutes)] {
        let start = GameId::GuardAndTowers.start(None).expect("standard");
        let playing = Playing::from(start, pace).await;
        let until = Zone::UTC.day(START.after(DAY * 3)).to_string();
        let draft = drafted(&playing.host, None, until).await;
        let said = vacation_draft(&draft).written(Locale::English).shown();
        assert!(
            said.contains("It wouldn’t stop any clocks"),
            "{pace:?}: {said}"
        );
        let until = draft.vacation.until;
        let taken = playing.host.take_vacation(ADA, None, until).await;
        taken.expect("taken");
        playing.after(HOUR);
        let board = playing.host.board(HERE, playing.id).await.expect("there");
        let away = board.clock.map(|clock| clock.standing.away);
        assert!(
            away.is_none_or(|away| away == [None; 2]),
            "{pace:?}: {away:?}"
        );
    }
}

#[test]
fn each_pace_has_a_name_and_a_short_one_for_lists() {
    let mut states = States::default();
    for pace in Pace::ALL {
        let names = Text::lines([pace_name(pace), pace_short(pace)]);
        states.add_both(pace.id(), Message::of(names.clone()));
    }
    assert_snapshot!(states.text());
}

#[test]
fn time_left_is_told_in_its_two_largest_units() {
    for (seconds, words) in [
        (0, "0 seconds"),
        (59, "59 seconds"),
        (60, "1 minute"),
        (125, "2 min 5 s"),
        (3_600, "1 hour"),
        (3_659, "1 hour"),
        (5_400, "1 h 30 min"),
        (7 * 86_400, "7 days"),
        (7 * 86_400 + 1_800, "7 days"),
        (2 * 86_400 + 4 * 3_600, "2 d 4 h"),
    ] {
        let left = Duration::from_secs(seconds);
        assert_eq!(Locale::English.say(&time_left(left)), words);
    }
}

#[test]
fn a_span_is_told_in_its_largest_whole_unit() {
    for (seconds, words) in [
        (86_400, "1 day"),
        (129_600, "36 hours"),
        (90 * 60, "90 minutes"),
        (90, "90 seconds"),
    ] {
        let length = Duration::from_secs(seconds);
        assert_eq!(Locale::English.say(&span(length)), words);
    }
}
