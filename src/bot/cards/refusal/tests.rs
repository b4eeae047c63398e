//! What each refusal says, and which buttons lead on from it.

use std::time::Duration;

use insta::assert_snapshot;

use super::*;
use crate::{
    discord::messages::States,
    matches::cards::testing::{BEN, HERE},
};
use domain::{
    clock::testing::START,
    community::ladder,
    matches::{Closing, OfferKind, OfferState, Pace, Reason, RoleId},
};

const ID: MatchId = MatchId(7);
const HELD: Duration = Duration::from_hours(48);

/// Returns what is said for each of these, by its name in the source.
fn said(refusals: Vec<impl Into<Error> + std::fmt::Debug>) -> String {
    let mut states = States::default();
    for refusal in refusals {
        let name = format!("{refusal:?}");
        let error = refusal.into();
        states.add_both(&name, refused(&error));
    }
    states.text()
}

fn reason() -> Reason {
    Reason::read("too `loud`").expect("a reason")
}

#[test]
fn what_is_refused_about_a_match_is_said_in_its_own_words() {
    let old = |newest, back_to| Refusal::OldBoard {
        id: ID,
        revision: 3,
        newest,
        back_to,
    };
    let newest = Some((HERE, ChannelId(20), MessageId(30)));
    let mut all = vec![
        Refusal::Unknown(ID),
        Refusal::NotStarted(ID),
        Refusal::NotAPlayer(ID),
        Refusal::NotYourTurn(BEN),
        Refusal::Finished(ID),
        Refusal::StillRunning(ID),
        Refusal::NothingFinished,
        Refusal::RematchOffered(BEN),
        old(None, None),
        old(newest, None),
        old(None, Some(START)),
        old(newest, Some(START)),
        Refusal::Lost(START),
        Refusal::StaleLine(ID),
        Refusal::OlderRules(ID),
        Refusal::NothingToTakeBack,
        Refusal::OwnOffer,
        Refusal::NotTheOfferer(BEN),
        Refusal::NoSuchMatch("the one with Ben".to_owned()),
        Refusal::UnknownButton,
        Refusal::NoMatch,
        Refusal::NoTurn,
        Refusal::WhichMatch(vec![ID, MatchId(8)]),
        Refusal::PlanOnOwnTurn(ID),
        Refusal::PlanPastEnd,
        Refusal::PlanTooLong,
        Refusal::PlanGone(ID),
        Refusal::LongNote(500),
        Refusal::ManyFollowings(20),
        Refusal::ManyFollowers(50),
        Refusal::PuzzleOfToday,
        Refusal::NoMessagesHere,
        Refusal::NotInServer,
    ];
    for kind in OfferKind::ALL {
        all.extend([Refusal::OfferWaits(kind), Refusal::OfferedBefore(kind)]);
    }
    all.extend(OfferState::ALL.map(Refusal::OfferClosed));
    let hints = [
        NoHint::Rated(ID),
        NoHint::Arranged(ID),
        NoHint::AtStake(ID),
        NoHint::Used { id: ID, most: 3 },
    ];
    all.extend(hints.map(Refusal::from));
    assert_snapshot!(said(all));
}

#[test]
fn what_is_refused_about_a_challenge_is_said_in_its_own_words() {
    let mut all = vec![
        Refusal::ChallengedSelf,
        Refusal::ChallengedBot,
        Refusal::ChallengedStranger(BEN),
        Refusal::ChallengedDeleted,
        Refusal::TooManyChallenges(20),
        Refusal::ChallengedOften {
            user: BEN,
            until: START,
        },
        Refusal::ManyChallenges(START),
        Refusal::AskedForMuch(START),
        Refusal::ServerAskedForMuch(START),
        Refusal::ManyMatches(40),
        Refusal::TheirManyMatches(BEN),
        Refusal::YouBlocked(BEN),
        Refusal::NotWanted(BEN),
        Refusal::BlockedSelf,
        Refusal::BlockedBot,
        Refusal::ProfileOfBot,
        Refusal::ManyBlocks(100),
        Refusal::NotTheChallenger(BEN),
        Refusal::OwnChallenge,
        Refusal::NotChallenged(BEN),
        Refusal::SeatTaken(ID),
    ];
    all.extend(Closing::ALL.map(Refusal::ChallengeClosed));
    let rules = [
        HouseRule::NeedsRole(RoleId(30)),
        HouseRule::ManyMatches(3),
        HouseRule::Banned(None),
        HouseRule::Banned(Some(reason())),
        HouseRule::TheirBan(BEN),
    ];
    all.extend(rules.map(Refusal::from));
    let codes = [
        NoCode::Unknown,
        NoCode::ManyWrong(START),
        NoCode::Banned,
        NoCode::Pace,
        NoCode::WithMember,
    ];
    all.extend(codes.map(Refusal::from));
    assert_snapshot!(said(all));
}

#[test]
fn what_is_refused_because_of_time_is_said_in_its_own_words() {
    let vacations = [
        VacationError::Empty,
        VacationError::Past,
        VacationError::Far(START),
        VacationError::Begun(START),
        VacationError::Budget {
            year: 2026,
            left: HELD,
        },
    ];
    let typed = || "soon".to_owned();
    let mut all = vec![
        TimeRefusal::PaceNotOffered(Pace::Move3Days),
        TimeRefusal::NoSuchPace(typed()),
        TimeRefusal::NoClock(ID),
        TimeRefusal::OwnTime(ID),
        TimeRefusal::TimeLeft(ID, None),
        TimeRefusal::TimeLeft(ID, Some(START)),
        TimeRefusal::TimeIsUp(ID),
        TimeRefusal::TooLate(ID),
        TimeRefusal::NotAbandoned(ID),
        TimeRefusal::TooMuchTime(ID),
        TimeRefusal::ManyGifts(ID, HELD),
        TimeRefusal::RunOut(ID),
        TimeRefusal::NotPaused(ID),
        TimeRefusal::NotAway,
        TimeRefusal::NothingPlanned,
        TimeRefusal::NoSuchDay(typed()),
        TimeRefusal::NoSuchZone {
            text: typed(),
            near: Vec::new(),
        },
        TimeRefusal::NoSuchZone {
            text: "londn".to_owned(),
            near: vec!["Europe/London".to_owned(), "America/Toronto".to_owned()],
        },
        TimeRefusal::NoSuchHours(typed()),
        TimeRefusal::Settled(START),
    ];
    all.extend(vacations.map(TimeRefusal::Vacation));
    let all = all.into_iter().map(Refusal::Time).collect();
    assert_snapshot!(said(all));
}

#[test]
fn what_moderators_and_ladders_refuse_is_said_in_its_own_words() {
    let before = |reason| NoBan::Before { user: BEN, reason };
    let bans = [
        NoBan::Yourself,
        NoBan::Bot(BEN),
        NoBan::Manager(BEN),
        before(None),
        before(Some(reason())),
    ];
    let rulings = [
        NoRuling::NoReason,
        NoRuling::LongReason(200),
        NoRuling::Mention,
        NoRuling::OwnMatch(ID),
        NoRuling::OtherServer(ID),
        NoRuling::InContest(ID),
        NoRuling::NoResult(ID),
        NoRuling::AnnulledBefore(ID),
        NoRuling::Unshared(ID),
        NoRuling::NotAsked,
    ];
    let ladders = vec![
        ladder::Refusal::Entered,
        ladder::Refusal::NotOnLadder(BEN),
        ladder::Refusal::NotAbove(BEN),
        ladder::Refusal::TooFar(BEN, 4),
        ladder::Refusal::Pending(BEN),
        ladder::Refusal::Full,
    ];
    let all = bans.map(Refusal::from).into_iter();
    let all = all.chain(rulings.map(Refusal::from)).collect();
    let ladders = ladders.into_iter().map(Refused::from).collect::<Vec<_>>();
    assert_snapshot!(said(all) + &said(ladders));
}
