//! Ladders drop players who have left, are banned, or haven't played for long.

use super::*;
use crate::moderation::actions::{bans, log, rulings};
use domain::matches::Actor;

#[tokio::test]
async fn whoever_has_left_or_is_banned_is_dropped_in_that_server_alone() {
    for climb in Climb::both().await {
        assert_eq!(
            climb.looks().await,
            [],
            "the task checks everyone once a day"
        );
        climb.after(1);
        let looks = claim_looks(&climb.host).await.expect("claimed");
        assert_eq!(looks.len(), 6);
        assert_eq!(
            climb.looks().await,
            [],
            "another process does not do so too"
        );
        for look in looks {
            let is_member = (look.server, look.player) != (HERE, BEN);
            let found = note_found(&climb.host, look, is_member).await;
            found.expect("noted");
        }
        assert_eq!(climb.order(HERE).await, [ADA, CLEO]);
        assert_eq!(climb.order(THERE).await, [ADA, BEN, CLEO]);
        let suspect = Suspect {
            user: ADA,
            is_bot: false,
            may_manage: false,
        };
        let by = Actor::player(THERE, UserId(9));
        let asked = climb
            .host
            .act(by.clone(), move |cx| bans::ask(cx, suspect, None))
            .await;
        let deed = asked.expect("asked").deed;
        let banned = rulings::confirm(&climb.host, by, deed, None).await;
        banned.expect("banned");
        assert_eq!(climb.order(HERE).await, [ADA, CLEO]);
        assert_eq!(climb.order(THERE).await, [BEN, CLEO]);
        // Another player leaves, and it is noticed when they are challenged.
        let dropped = drop_player(&climb.host, THERE, CLEO).await;
        dropped.expect("dropped");
        assert_eq!(climb.order(THERE).await, [BEN]);
        assert_eq!(climb.order(HERE).await, [ADA, CLEO]);
    }
}

/// A ban that came another way, such as that of a whole list, is found at the next look.
#[tokio::test]
async fn whoever_is_banned_neither_enters_a_ladder_nor_stays_on_it() {
    for climb in Climb::both().await {
        climb
            .write(|tx| {
                for user in [BEN, UserId(4)] {
                    tx.bans().set(HERE, &store::Ban { user, reason: None })?;
                }
                Ok(())
            })
            .await;
        let entered = climb
            .host
            .act(Actor::player(HERE, UserId(4)), move |cx| enter(cx, GAME))
            .await;
        let why = entered.expect_err("banned");
        assert!(matches!(why, Failure::Refused(_)), "{why:?}");
        climb.after(1);
        climb.looks().await;
        assert_eq!(climb.order(HERE).await, [ADA, CLEO]);
        assert_eq!(climb.order(THERE).await, [ADA, BEN, CLEO]);
    }
}

#[tokio::test]
async fn whoever_does_not_play_for_sixty_days_is_dropped_but_for_time_in_which_nobody_looked() {
    for climb in Climb::both().await {
        for day in 1..60 {
            if day == 30 {
                // Cleo wants to play, and nobody else does anything.
                let id = climb.challenge(CLEO, BEN, Pace::default()).await;
                let withdrawn = climb.host.withdraw(HERE, id.expect("challenges"), CLEO);
                withdrawn.await.expect("withdrawn");
            }
            climb.after(day);
            climb.looks().await;
        }
        assert_eq!(climb.order(HERE).await, [ADA, BEN, CLEO]);
        // The bot was away for a month.
        climb.after(89);
        climb.looks().await;
        assert_eq!(climb.order(HERE).await, [ADA, BEN, CLEO]);
        climb.after(90);
        climb.looks().await;
        assert_eq!(climb.order(HERE).await, [CLEO]);
        assert_eq!(climb.order(THERE).await, [UserId(0); 0]);
    }
}

#[tokio::test]
async fn nobody_is_dropped_at_the_first_look_after_an_upgrade() {
    for climb in Climb::both().await {
        let sql = "UPDATE ladder_rungs SET active_at = NULL, looked_at = 0";
        assert!(climb.base.change(sql) > 0);
        climb.looks().await;
        assert_eq!(climb.order(HERE).await, [ADA, BEN, CLEO]);
    }
}

#[tokio::test]
async fn a_moderator_takes_a_member_off_one_ladder_and_the_log_tells() {
    for climb in Climb::both().await {
        let by = Actor::player(HERE, UserId(9));
        let take = async |user| {
            climb
                .host
                .act(by.clone(), move |cx| take_off(cx, GAME, user))
                .await
        };
        take(BEN).await.expect("taken off");
        assert_eq!(climb.order(HERE).await, [ADA, CLEO]);
        assert_eq!(climb.order(THERE).await, [ADA, BEN, CLEO]);
        let again = take(BEN).await;
        assert!(matches!(again, Err(Failure::Community(_))), "{again:?}");
        let log = climb
            .host
            .read(by, move |cx| {
                log::page(cx, crate::moderation::actions::log::LogPage::Newest)
            })
            .await;
        let lines = log.expect("read").lines;
        let deeds: Vec<&Deed> = lines.iter().map(|line| &line.done.what.deed).collect();
        assert_eq!(deeds, [&Deed::OffLadder(BEN, GAME)]);
    }
}
