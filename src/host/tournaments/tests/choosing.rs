//! Which tournament is meant when none is named.

use super::*;

const NEWER: TournamentId = TournamentId(2);
const ROLE: RoleId = RoleId(77);

/// Enters the server of the first tournament in a newer one of another server.
async fn two(base: Base) -> Cup {
    let request = TournamentRequest {
        managers: Some(ROLE),
        ..cup(Between::Here, Pace::None)
    };
    let made = Cup::made(base, request).await;
    let other = TournamentRequest {
        place: shown_at(AWAY),
        ..cup(Between::Open, Pace::None)
    };
    made.host.make_tournament(other).await.expect("made");
    let joined = made
        .host
        .take_part(shown_at(HOME), "2".to_owned(), UserId(1))
        .await;
    assert_eq!(joined.expect("takes part").0, NEWER);
    made
}

impl Cup {
    async fn which(&self, server: ServerId, meant: Meant) -> Result<TournamentId, Failure> {
        self.host.which_tournament(server, None, meant).await
    }
}

#[tokio::test]
async fn managers_mean_what_they_manage() {
    for base in bases() {
        let cup = two(base).await;
        let see = cup.which(HOME, Meant::ToSee).await;
        assert_eq!(see.expect("the newest"), NEWER);
        let manage = Meant::ToManage(manager(HOME));
        assert_eq!(cup.which(HOME, manage).await.expect("own"), CUP);
        let managed = cup.host.managed_tournaments(HOME).await.expect("listed");
        let managed: Vec<TournamentId> = managed.iter().map(|one| one.id).collect();
        assert_eq!(managed, [CUP], "nothing else is suggested");
        cup.enter(HOME, &[1]).await;
        let withdraw = |user| Meant::ToWithdraw(manager(HOME), UserId(user));
        assert_eq!(cup.which(HOME, withdraw(1)).await.expect("own"), CUP);
        // A server that only takes part manages nothing.
        let joined = cup
            .host
            .take_part(shown_at(THIRD), "2".to_owned(), UserId(1))
            .await;
        joined.expect("takes part");
        let guest = Meant::ToManage(manager(THIRD));
        assert_eq!(refused(cup.which(THIRD, guest).await), Refusal::OtherServer);
        let none = cup.which(ServerId(13), Meant::ToSee).await;
        assert_eq!(refused(none), Refusal::Unknown);
    }
}

#[tokio::test]
async fn who_manages_one_of_several_by_a_role_means_that() {
    for base in bases() {
        let cup = two(base).await;
        let newest = TournamentRequest {
            ..super::cup(Between::Here, Pace::None)
        };
        let newest = cup.host.make_tournament(newest).await.expect("made");
        let arbiter = TournamentCaller {
            user: UserId(9),
            roles: vec![ROLE],
            manages: false,
        };
        let meant = cup.which(HOME, Meant::ToManage(arbiter)).await;
        assert_eq!(meant.expect("theirs"), CUP);
        let manage = Meant::ToManage(manager(HOME));
        assert_eq!(cup.which(HOME, manage).await.expect("the newest"), newest);
        cup.enter(HOME, &[1]).await;
        let withdraw = Meant::ToWithdraw(manager(HOME), UserId(1));
        assert_eq!(cup.which(HOME, withdraw).await.expect("theirs"), CUP);
    }
}

#[tokio::test]
async fn players_enter_what_they_may_and_leave_what_they_are_in() {
    for base in bases() {
        let cup = two(base).await;
        let enter = |user| Meant::ToEnter(UserId(user));
        let leave = |user| Meant::ToLeave(UserId(user));
        cup.enter(HOME, &[1]).await;
        assert_eq!(cup.which(HOME, leave(1)).await.expect("the older"), CUP);
        assert_eq!(cup.which(HOME, enter(1)).await.expect("the newer"), NEWER);
        let entered = cup.host.enter_tournament(HOME, NEWER, UserId(1)).await;
        entered.expect("entered");
        assert_eq!(cup.which(HOME, leave(1)).await.expect("the newer"), NEWER);
        let cancelled = cup.host.cancel_tournament(HOME, CUP, manager(HOME)).await;
        cancelled.expect("cancelled");
        let manage = Meant::ToManage(manager(HOME));
        assert_eq!(cup.which(HOME, manage).await.expect("the only one"), CUP);
    }
}
