//! Tests of who is asked, and who can act for which team.

use super::*;
use crate::clocks::actions::absences;

#[tokio::test]
async fn whoever_is_asked_is_told_apart_and_there() {
    for base in bases() {
        let ring = Ring::new(base).await;
        let open = |server: u64, name: &'static str| {
            let place = place(ServerId(server));
            ring.host
                .open_server(place, UserId(1), name.to_owned(), |open| open)
        };
        let several = || NoContest::SeveralServers("Twins".to_owned());
        open(12, "Twins").await.expect("opened");
        open(13, "TWINS").await.expect("opened");
        assert_eq!(refused(ring.propose("Twins").await), several());
        ring.leave(AWAY).await;
        for typed in ["11", "Bridge"] {
            let why = refused(ring.propose(typed).await);
            assert!(
                matches!(why, NoContest::Absent(_) | NoContest::NoSuchServer(_)),
                "{why:?}"
            );
        }
        let absent = NoContest::Absent("Bridge".to_owned());
        assert_eq!(refused(ring.propose("11").await), absent);
        absences::come_back(&ring.host, AWAY).await.expect("back");
        assert_eq!(refused(ring.propose("10").await), NoContest::Itself);
        ring.propose("bridge").await.expect("by its name");
    }
}

#[tokio::test]
async fn members_act_for_their_own_team() {
    for base in bases() {
        let ring = Ring::new(base).await;
        ring.agree().await;
        ring.join(HOME, &[1]).await;
        let leave = |server, user| {
            ring.host
                .act(by(server, user, false), move |cx| teams::leave(cx, CLUB))
        };
        let other = refused(leave(AWAY, 1).await);
        assert_eq!(other, NoContest::InOtherTeam(None));
        assert_eq!(refused(leave(HOME, 2).await), NoContest::NotSignedUp(None));
        let name = |server, user| {
            ring.host.act(manager(server), move |cx| {
                teams::name_captain(cx, CLUB, UserId(user))
            })
        };
        let other = refused(name(AWAY, 1).await);
        assert_eq!(other, NoContest::InOtherTeam(Some(UserId(1))));
        name(HOME, 1).await.expect("named");
        leave(HOME, 1).await.expect("left");
        let gone = ring
            .host
            .read(manager(HOME), move |cx| views::load(cx, CLUB))
            .await
            .expect("shown");
        assert!(gone.teams[0].players.is_empty());
        // A ban in their own server counts, and none in the other one does.
        let ban = Ban {
            user: UserId(2),
            reason: None,
        };
        ring.write(Lock::None, move |tx| tx.bans().set(AWAY, &ban))
            .await;
        let join = async |server| {
            let joined = ring
                .host
                .act(by(server, 2, false), move |cx| teams::join(cx, CLUB, &[]));
            joined.await.map(drop)
        };
        let why = join(AWAY).await.expect_err("banned");
        let banned = Refusal::HouseRule(domain::matches::HouseRule::Banned(None));
        assert!(
            matches!(&why, Failure::Refused(refusal) if *refusal == banned),
            "{why:?}"
        );
        join(HOME).await.expect("plays for the other team");
    }
}
