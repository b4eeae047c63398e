//! Messages with a temporary button.

use super::{
    full::{Wanted, hour, play},
    *,
};
use crate::{ClockNews, Prompt, Restoration, Watch};
use domain::matches::clock::ClockStep;
use domain::matches::{End, Flag, Pace, WatchStage};

on_both_engines!(
    a_button_goes_as_soon_as_it_does_not_fit,
    a_word_that_arrives_too_late_loses_its_button_at_once,
    of_two_words_the_newer_one_has_the_button,
    only_a_button_that_fits_is_posted_again_after_a_restoration,
);

/// A match whose clock is stopped until the end of this hour, if any.
async fn begin(store: &Store, timing: Timing, paused: Option<u64>) -> MatchId {
    let begun: Result<_, StoreError> = store
        .write(Lock::None, move |tx| {
            let wanted = Wanted {
                timing,
                plies: 0,
                ..Wanted::UNRATED
            };
            let id = wanted.begin(tx, hour(0))?;
            if let Some(until) = paused {
                tx.clocks()
                    .step(id, ClockStep::Pause(hour(until)), hour(0))?;
            }
            Ok(id)
        })
        .await;
    begun.expect("begun")
}

const CLAIMED: Timing = Timing {
    pace: Pace::Move1Day,
    flag: Flag::Claim,
    ..Timing::NONE
};

/// Delivers the next post as a message of this number with a button. Returns what is left to do.
async fn post(store: &Store, id: MatchId, prompt: Prompt, message: u64) -> Option<Post> {
    say(store, vec![(id, Post::TimeUp)]).await;
    let due = claim(store, NOON).await;
    let due = due.iter().find(|due| due.post == Some(Post::TimeUp));
    let posted = Effect::Prompt {
        prompt,
        channel: ChannelId(20),
        message: MessageId(message),
    };
    let left = deliver(store, due.expect("said"), posted, NOON).await;
    left.and_then(|due| due.post)
}

fn retire(message: u64) -> Post {
    Post::Retire {
        channel: ChannelId(20),
        message: MessageId(message),
    }
}

async fn a_button_goes_as_soon_as_it_does_not_fit(base: Base) {
    type Change = fn(&WriteTx<'_>, MatchId) -> Result<(), StoreError>;
    let store = base.open();
    let moves: Change = |tx, id| play(tx, id, "a7a6", hour(1));
    let ends: Change = |tx, id| {
        let end = End {
            outcome: None,
            termination: Termination::Aborted,
        };
        tx.matches().set_end(id, end, hour(1))
    };
    let gives: Change = |tx, id| {
        let day = Duration::from_hours(24);
        tx.clocks()
            .step(id, ClockStep::Gift(Side::First, day), hour(1))
            .map(drop)
    };
    let resumes: Change = |tx, id| tx.clocks().step(id, ClockStep::Resume, hour(1)).map(drop);
    let passes: Change = |tx, id| {
        assert_eq!(tx.prompts().due(hour(2), Cursor::START, 9)?, []);
        assert_eq!(ids(tx.prompts().due(hour(3), Cursor::START, 9)?), [id]);
        assert_eq!(tx.prompts().next_due(hour(2))?, Some(hour(3)));
        tx.prompts().check(id, hour(3))
    };
    let leaves: Change = |tx, id| {
        let watch = Watch {
            stage: WatchStage::Departed,
            since: hour(1),
            look_at: None,
        };
        tx.watches().set(id, watch, hour(1))
    };
    let (claim, resume) = (Prompt::Claim, Prompt::Resume);
    let cases = [
        (CLAIMED, claim, moves, true),
        (CLAIMED, claim, ends, true),
        (CLAIMED, claim, gives, true),
        (CLAIMED, claim, leaves, false),
        (Timing::NONE, claim, moves, true),
        (Timing::NONE, claim, leaves, true),
        (Timing::NONE, claim, ends, true),
        (CLAIMED, resume, resumes, true),
        (CLAIMED, resume, passes, true),
        (CLAIMED, resume, ends, true),
        (CLAIMED, resume, moves, false),
        (CLAIMED, resume, gives, false),
    ];
    for (number, (timing, prompt, change, goes)) in (100..).zip(cases) {
        let id = begin(&store, timing, (prompt == resume).then_some(3)).await;
        make_true(&store, id, timing, prompt).await;
        assert_eq!(post(&store, id, prompt, number).await, None, "{number}");
        let changed = store.write(Lock::Match(id), move |tx| change(tx, id)).await;
        changed.expect("changed");
        let said = posts(&super::claim(&store, hour(4)).await);
        let is_gone = said.contains(&(id, retire(number)));
        assert_eq!(is_gone, goes, "{number}: {said:?}");
    }
}

/// Changes a match so that a player can claim it.
async fn make_true(store: &Store, id: MatchId, timing: Timing, prompt: Prompt) {
    let made: Result<_, StoreError> = store
        .write(Lock::Match(id), move |tx| {
            match tx.clocks().running(id)? {
                Some(running) if prompt == Prompt::Claim => {
                    let claimable = domain::matches::clock::RunningClock {
                        claimable: true,
                        ..running
                    };
                    tx.clocks().reset(id, &claimable)?;
                }
                _ => {}
            }
            if timing == Timing::NONE {
                let watch = Watch {
                    stage: WatchStage::Claimable,
                    since: hour(0),
                    look_at: None,
                };
                tx.watches().set(id, watch, hour(0))?;
            }
            Ok(())
        })
        .await;
    made.expect("made");
}

async fn a_word_that_arrives_too_late_loses_its_button_at_once(base: Base) {
    let store = base.open();
    let id = begin(&store, CLAIMED, None).await;
    for prompt in [Prompt::Claim, Prompt::Resume] {
        assert_eq!(post(&store, id, prompt, 30).await, Some(retire(30)));
    }
}

async fn of_two_words_the_newer_one_has_the_button(base: Base) {
    let store = base.open();
    let id = begin(&store, CLAIMED, Some(300)).await;
    assert_eq!(post(&store, id, Prompt::Resume, 30).await, None);
    // It was posted once, and its delivery is noted again.
    assert_eq!(post(&store, id, Prompt::Resume, 30).await, None);
    assert_eq!(post(&store, id, Prompt::Resume, 31).await, Some(retire(30)));
}

async fn only_a_button_that_fits_is_posted_again_after_a_restoration(base: Base) {
    let store = base.open();
    let pause = Post::Clock {
        news: ClockNews::Pause,
    };
    let missing = Post::Missing {
        stage: WatchStage::Claimable,
    };
    let cases = [
        (CLAIMED, Prompt::Claim, None, Post::TimeUp),
        (Timing::NONE, Prompt::Claim, None, missing),
        (CLAIMED, Prompt::Resume, Some(9), pause.clone()),
        // Over at the time of the restoration.
        (CLAIMED, Prompt::Resume, Some(3), pause),
    ];
    let mut expected = Vec::new();
    for (number, (timing, prompt, paused, again)) in (100..).zip(cases) {
        let id = begin(&store, timing, paused).await;
        make_true(&store, id, timing, prompt).await;
        assert_eq!(post(&store, id, prompt, number).await, None, "{number}");
        if paused != Some(3) {
            expected.push((id, again));
        }
    }
    let restoration = Restoration {
        at: hour(4),
        replaced: None,
    };
    let marked: Result<_, StoreError> = store
        .write(Lock::None, move |tx| tx.restorations().mark(&restoration))
        .await;
    marked.expect("marked");
    let mut again = Vec::new();
    for hours in 5..9 {
        for due in super::claim(&store, hour(hours)).await {
            if matches!(
                due.post,
                Some(Post::TimeUp | Post::Missing { .. } | Post::Clock { .. })
            ) {
                again.push((
                    due.about.as_match().expect("a match"),
                    due.post.clone().expect("read"),
                ));
            }
            deliver(&store, &due, Effect::None, hour(hours)).await;
        }
    }
    again.sort_by_key(|(id, _)| id.0);
    assert_eq!(again, expected);
}
