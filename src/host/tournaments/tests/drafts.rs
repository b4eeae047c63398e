//! Drafts of tournaments.

use super::*;
use domain::matches::Member;

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
        let (id, _) = cup.host.draft_tournament(draft).await.expect("kept");
        let by = Member {
            server: HOME,
            user: UserId(HOME.0),
        };
        cup.after(2).await;
        for _ in 0..2 {
            let why = refused(cup.host.publish_draft(id, by).await);
            assert_eq!(why, Refusal::StartTime);
            let kept = cup.host.tournament_draft(id, by).expect("kept");
            assert_eq!(kept.starts_at, starts_at);
        }
    }
}
