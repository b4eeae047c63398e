//! Drafts of tournaments.

use super::*;

#[tokio::test]
async fn a_draft_is_still_there_when_publishing_it_has_failed() {
    for base in bases() {
        let request = cup(Between::Open, Pace::None);
        let cup = Cup::made(base, request.clone()).await;
        let starts_at = Some(cup.host.clock.now().after(DAY));
        let draft = TournamentRequest {
            starts_at,
            ..request
        };
        let kept = super::draft(&cup.host, manager(HOME), draft).await;
        let id = kept.expect("kept").id;
        cup.after(2).await;
        for _ in 0..2 {
            let why = refused(publish_draft(&cup.host, manager(HOME), id).await);
            assert_eq!(why, Refusal::StartTime);
            let kept = find_draft(&cup.host, &manager(HOME), id).expect("kept");
            assert_eq!(kept.starts_at, starts_at);
        }
    }
}

/// A button names a draft, and anyone could make up another number or press it elsewhere.
#[tokio::test]
async fn a_draft_is_there_for_the_manager_who_made_it_and_in_that_server() {
    let request = cup(Between::Here, Pace::None);
    let cup = Cup::made(Base::sqlite(), request.clone()).await;
    let kept = super::draft(&cup.host, manager(HOME), request).await;
    let id = kept.expect("kept").id;
    let by = |server, user| Actor {
        user: UserId(user),
        ..manager(server)
    };
    for other in [by(HOME, 1), by(AWAY, HOME.0)] {
        let seen = find_draft(&cup.host, &other, id);
        assert_eq!(seen.map(drop), Err(Refusal::DraftGone));
        let published = publish_draft(&cup.host, other, id).await;
        assert_eq!(refused(published), Refusal::DraftGone);
    }
    find_draft(&cup.host, &manager(HOME), id).expect("it is still there");
}

#[tokio::test]
async fn a_manager_who_makes_many_drafts_loses_the_oldest_of_them_and_nobody_else_does() {
    let request = cup(Between::Here, Pace::None);
    let cup = Cup::made(Base::sqlite(), request.clone()).await;
    let mut drafts = Vec::new();
    for user in [20, 21, 21, 21, 21, 21, 21].map(UserId) {
        let by = Actor {
            user,
            ..manager(HOME)
        };
        let kept = super::draft(&cup.host, by.clone(), request.clone()).await;
        drafts.push((kept.expect("kept").id, by));
    }
    let kept = drafts.iter();
    let kept: Vec<bool> = kept
        .map(|(id, by)| find_draft(&cup.host, by, *id).is_ok())
        .collect();
    assert_eq!(kept, [true, false, true, true, true, true, true]);
}
