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
    made.host
        .act(manager(other.place.server), move |cx| make(cx, &other))
        .await
        .expect("made");
    let joined = take_part(
        &made.host,
        Actor::player(HOME, UserId(1)),
        shown_at(HOME),
        "2".to_owned(),
    )
    .await;
    assert_eq!(joined.expect("takes part").0, NEWER);
    made
}

impl Cup {
    async fn which(&self, by: Actor, meant: Meant) -> Result<TournamentId, Failure> {
        self.host.read(by, move |cx| choose(cx, None, meant)).await
    }
}

#[tokio::test]
async fn managers_mean_what_they_manage() {
    for base in bases() {
        let cup = two(base).await;
        let see = cup.which(manager(HOME), Meant::ToSee).await;
        assert_eq!(see.expect("the newest"), NEWER);
        assert_eq!(
            cup.which(manager(HOME), Meant::ToManage)
                .await
                .expect("own"),
            CUP
        );
        let managed = cup
            .host
            .read(manager(HOME), managed_here)
            .await
            .expect("listed");
        let managed: Vec<TournamentId> = managed.iter().map(|one| one.id).collect();
        assert_eq!(managed, [CUP], "nothing else is suggested");
        cup.enter(HOME, &[1]).await;
        let withdraw = |user| Meant::ToWithdraw(UserId(user));
        assert_eq!(
            cup.which(manager(HOME), withdraw(1)).await.expect("own"),
            CUP
        );
        // A server that only takes part manages nothing.
        let joined = take_part(
            &cup.host,
            Actor::player(THIRD, UserId(1)),
            shown_at(THIRD),
            "2".to_owned(),
        )
        .await;
        joined.expect("takes part");
        let guest = cup.which(manager(THIRD), Meant::ToManage).await;
        assert_eq!(refused(guest), Refusal::OtherServer);
        let none = cup.which(manager(ServerId(13)), Meant::ToSee).await;
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
        let newest = cup
            .host
            .act(manager(newest.place.server), move |cx| make(cx, &newest))
            .await
            .expect("made");
        let arbiter = Actor {
            user: UserId(9),
            server: HOME,
            roles: vec![ROLE],
            manages: false,
        };
        let meant = cup.which(arbiter, Meant::ToManage).await;
        assert_eq!(meant.expect("theirs"), CUP);
        assert_eq!(
            cup.which(manager(HOME), Meant::ToManage)
                .await
                .expect("the newest"),
            newest
        );
        cup.enter(HOME, &[1]).await;
        let withdraw = Meant::ToWithdraw(UserId(1));
        assert_eq!(
            cup.which(manager(HOME), withdraw).await.expect("theirs"),
            CUP
        );
    }
}

#[tokio::test]
async fn players_enter_what_they_may_and_leave_what_they_are_in() {
    for base in bases() {
        let cup = two(base).await;
        let player = || Actor::player(HOME, UserId(1));
        cup.enter(HOME, &[1]).await;
        assert_eq!(
            cup.which(player(), Meant::ToLeave)
                .await
                .expect("the older"),
            CUP
        );
        assert_eq!(
            cup.which(player(), Meant::ToEnter)
                .await
                .expect("the newer"),
            NEWER
        );
        let entered = cup
            .host
            .act(Actor::player(HOME, UserId(1)), |cx| enter(cx, NEWER))
            .await;
        entered.expect("entered");
        assert_eq!(
            cup.which(player(), Meant::ToLeave)
                .await
                .expect("the newer"),
            NEWER
        );
        let cancelled = cup.host.act(manager(HOME), |cx| cancel(cx, CUP)).await;
        cancelled.expect("cancelled");
        assert_eq!(
            cup.which(manager(HOME), Meant::ToManage)
                .await
                .expect("the only one"),
            CUP
        );
    }
}
