//! What a member sees of the places around theirs.

use super::*;

impl Climb {
    /// Returns what a member sees of each place: the player, whether they can be challenged, and what they play.
    async fn around(&self, viewer: UserId) -> Vec<(UserId, bool, Option<(MatchId, bool)>)> {
        let view = self
            .host
            .read(Actor::player(HERE, viewer), |cx| load(cx, GAME));
        let rungs = view.await.expect("there").around.into_iter();
        let meeting = |meeting: LadderMeeting| (meeting.id, meeting.is_match);
        rungs
            .map(|rung| (rung.player, rung.can_challenge, rung.meeting.map(meeting)))
            .collect()
    }
}

#[tokio::test]
async fn a_member_is_offered_only_those_above_whom_they_do_not_play_yet() {
    for climb in Climb::both().await {
        let nothing = [(ADA, true, None), (BEN, true, None), (CLEO, false, None)];
        assert_eq!(climb.around(CLEO).await, nothing);
        let first = [(ADA, false, None), (BEN, false, None), (CLEO, false, None)];
        assert_eq!(climb.around(ADA).await, first);
        let waits = climb.challenge(BEN, ADA, Pace::default()).await;
        let waits = Some((waits.expect("challenges"), false));
        let others = [(ADA, true, waits), (BEN, true, waits), (CLEO, false, None)];
        assert_eq!(climb.around(CLEO).await, others);
        let runs = Some((climb.accepted(CLEO).await, true));
        let own = [(ADA, false, runs), (BEN, true, waits), (CLEO, false, runs)];
        assert_eq!(climb.around(CLEO).await, own);
        // To someone else, the match that runs says more than the challenge.
        let stranger = [(ADA, false, runs), (BEN, false, waits), (CLEO, false, runs)];
        assert_eq!(climb.around(UserId(9)).await, stranger);
        climb.write(|tx| tx.people().block(CLEO, BEN)).await;
        let blocked = climb.around(CLEO).await;
        assert!(!blocked[1].1, "{blocked:?}");
    }
}

#[tokio::test]
async fn nobody_is_offered_a_player_who_is_banned_here() {
    for climb in Climb::both().await {
        let ban = store::Ban {
            user: BEN,
            reason: None,
        };
        climb.write(move |tx| tx.bans().set(HERE, &ban)).await;
        let seen = climb.around(CLEO).await;
        assert_eq!(seen[..2], [(ADA, true, None), (BEN, false, None)]);
    }
}
