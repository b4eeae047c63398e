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
        let (id, _) = kept.expect("kept");
        cup.after(2).await;
        for _ in 0..2 {
            let why = refused(publish_draft(&cup.host, manager(HOME), id).await);
            assert_eq!(why, Refusal::StartTime);
            let kept = find_draft(&cup.host, &manager(HOME), id).expect("kept");
            assert_eq!(kept.starts_at, starts_at);
        }
    }
}
