//! Tests of when posted reminders stay, go and come again.

use tokio::sync::watch;

use super::*;
use crate::{
    clocks::actions::{
        habits::{self, DaysChange},
        reminders::{Threat, lines},
    },
    host::announcements,
};
use domain::{
    clock::Zone,
    matches::{
        MessageId,
        clock::{QuietHours, Vacations},
    },
};
use store::{Effect, Holder, ReminderId};

on_either_engine!(
    a_reminder_of_two_matches_stays_until_the_player_has_moved_in_both,
    a_reminder_comes_again_when_other_quiet_hours_bring_its_deadline_forward,
    a_reminder_comes_again_when_a_cancelled_vacation_brings_its_deadline_forward,
    a_reminder_stays_when_its_deadline_comes_later,
);

const CHANNEL: ChannelId = ChannelId(30);

/// Posts the pending reminders, and returns each with its message and what it is about.
async fn post_reminders(host: &Host) -> Vec<(ReminderId, MessageId, Vec<MatchId>)> {
    let holder = Holder::random();
    let claimed = announcements::claim(host, holder, Vec::new(), 99).await;
    let mut posted = Vec::new();
    for due in claimed.expect("claimed").posts {
        let Some(Post::Remind { reminder, .. }) = due.post else {
            continue;
        };
        let message = MessageId(100 + u64::try_from(reminder.0).expect("positive"));
        let effect = Effect::Reminder {
            reminder,
            direct: None,
            channel: CHANNEL,
            message,
        };
        let left = announcements::delivered(host, holder, due, effect)
            .await
            .expect("noted");
        assert_eq!(left, None, "it still counts");
        let read = host.store.read(move |tx| {
            let found = tx.reminders().find(reminder)?.expect("there");
            Ok::<_, StoreError>(found.matches)
        });
        posted.push((reminder, message, read.await.expect("read")));
    }
    posted
}

/// Returns which messages about these matches are to be deleted.
async fn removed<const N: usize>(host: &Host, ids: [MatchId; N]) -> Vec<MessageId> {
    let read = host.store.read(move |tx| {
        let mut removed = Vec::new();
        for id in ids {
            for post in tx.outbox().posts_beside(id)? {
                if let Post::Unremind { message, .. } = post {
                    removed.push(message);
                }
            }
        }
        Ok::<_, StoreError>(removed)
    });
    read.await.expect("read")
}

/// Returns when time runs out in a match.
async fn deadline(host: &Host, id: MatchId) -> Option<Timestamp> {
    let read = host
        .store
        .read(move |tx| Ok::<_, StoreError>(tx.clocks().running(id)?.expect("a clock").deadline));
    read.await.expect("read")
}

async fn a_reminder_of_two_matches_stays_until_the_player_has_moved_in_both(base: Base) {
    let (_machine, clock, mover) = TestMachine::new();
    let host = Host::new(base.open(), clock);
    let begun = host.store.write(Lock::None, |tx| {
        let begin = || Wanted::HERE.begin(tx, START);
        Ok::<_, StoreError>([begin()?, begin()?])
    });
    let ids = begun.await.expect("begun");
    mover.send_replace(HOUR * 12);
    host.tick(START.after(HOUR * 12)).await.expect("looks");
    let posted = post_reminders(&host).await;
    let [(reminder, message, named)] = &posted[..] else {
        panic!("one, not {posted:?}")
    };
    assert_eq!(*named, ids);
    let (reminder, message) = (*reminder, *message);
    for (moves, left) in [(ids[0], Some(vec![ids[1]])), (ids[1], None)] {
        let played = host.store.write(Lock::Match(moves), move |tx| {
            let found = tx.matches().find(moves)?.expect("there");
            let next = found.play_typed(ADA, "a7-a6").expect("legal");
            tx.matches()
                .insert_ply(&found, &next, START.after(HOUR * 13))
        });
        played.await.expect("played");
        let read = host
            .store
            .read(move |tx| tx.reminders().find(reminder))
            .await;
        let read: Option<_> = read.expect("read");
        let gone = if left.is_none() {
            vec![message]
        } else {
            vec![]
        };
        assert_eq!(read.map(|found| found.matches), left);
        assert_eq!(removed(&host, ids).await, gone);
    }
}

/// In a match of a tournament, who doesn't make the first move in time loses by forfeit.
#[tokio::test]
async fn a_reminder_says_what_it_costs_in_a_tournament_and_elsewhere() {
    let base = Base::sqlite();
    let (_machine, clock, mover) = TestMachine::new();
    let host = Host::new(base.open(), clock);
    let begun = host.store.write(Lock::None, |tx| {
        Ok::<_, StoreError>([begin(tx)?, begin(tx)?])
    });
    let [_, arranged] = begun.await.expect("begun");
    let file = rusqlite::Connection::open(base.path()).expect("opens");
    let arrange = format!(
        "PRAGMA foreign_keys = OFF;
         INSERT INTO tournament_games (tournament, round, board, game, first, second, match)
         VALUES (1, 1, 1, 1, 1, 2, {})",
        arranged.0
    );
    file.execute_batch(&arrange).expect("arranged");
    mover.send_replace(HOUR * 60);
    host.tick(START.after(HOUR * 60)).await.expect("looks");
    let posted = post_reminders(&host).await;
    let [(reminder, ..)] = posted[..] else {
        panic!("one, not {posted:?}")
    };
    let read = host.store.read(move |tx| lines(tx, reminder));
    let told: Vec<Threat> = read
        .await
        .expect("read")
        .into_iter()
        .map(|(_, threat)| threat)
        .collect();
    assert_eq!(told, [Threat::Abort, Threat::Loss]);
}

/// Begins a match in which Ada has been reminded half a day after the start, not counting the time
/// stopped by her chosen days.
async fn reminded(
    host: &Host,
    mover: &watch::Sender<Duration>,
    choose: impl Fn(&WriteTx<'_>) -> Result<(), StoreError> + Send + 'static,
) -> (MatchId, MessageId) {
    let begun = host.store.write(Lock::None, move |tx| {
        choose(tx)?;
        Wanted::HERE.begin(tx, START)
    });
    let id = begun.await.expect("begun");
    mover.send_replace(HOUR * 12);
    host.tick(START.after(HOUR * 12)).await.expect("looks");
    let posted = post_reminders(host).await;
    let [(_, message, named)] = &posted[..] else {
        panic!("one, not {posted:?}")
    };
    assert_eq!(*named, [id]);
    (id, *message)
}

/// Checks that another reminder replaces this one, now that the deadline is earlier.
async fn comes_again(host: &Host, id: MatchId, message: MessageId, before: Option<Timestamp>) {
    assert!(deadline(host, id).await < before);
    assert_eq!(removed(host, [id]).await, [message]);
    let again = post_reminders(host).await;
    assert!(
        matches!(&again[..], [(_, other, named)] if *other != message && *named == [id]),
        "{again:?}"
    );
}

async fn change_quiet(host: &Host, quiet: Option<QuietHours>) {
    let change = DaysChange {
        quiet: Some(quiet),
        ..DaysChange::default()
    };
    let changed = host
        .act(Actor::player(SERVER, ADA), move |cx| {
            habits::change(cx, &change)
        })
        .await;
    changed.expect("changed");
}

async fn a_reminder_comes_again_when_other_quiet_hours_bring_its_deadline_forward(base: Base) {
    let (_machine, clock, mover) = TestMachine::new();
    let host = Host::new(base.open(), clock);
    let night = QuietHours::new(22 * 60, 8 * 60).expect("quiet hours");
    let posted = reminded(&host, &mover, move |tx| {
        tx.habits()
            .set(ADA, &Zone::UTC, Some(night), START.before(DAY * 8))
    })
    .await;
    let before = deadline(&host, posted.0).await;
    mover.send_replace(HOUR * 12 + MINUTE);
    let shorter = QuietHours::new(22 * 60, 8 * 60 - 1).expect("quiet hours");
    change_quiet(&host, Some(shorter)).await;
    comes_again(&host, posted.0, posted.1, before).await;
}

async fn a_reminder_comes_again_when_a_cancelled_vacation_brings_its_deadline_forward(base: Base) {
    let (_machine, clock, mover) = TestMachine::new();
    let host = Host::new(base.open(), clock);
    let posted = reminded(&host, &mover, |tx| {
        let away = (START.after(HOUR * 20), START.after(DAY * 5));
        tx.habits()
            .set_vacations(ADA, &Vacations::stored([away]), START)
    })
    .await;
    let before = deadline(&host, posted.0).await;
    mover.send_replace(HOUR * 12 + MINUTE);
    let cancelled = host.act(Actor::player(SERVER, ADA), vacations::cancel);
    cancelled.await.expect("cancelled");
    comes_again(&host, posted.0, posted.1, before).await;
}

async fn a_reminder_stays_when_its_deadline_comes_later(base: Base) {
    let (_machine, clock, mover) = TestMachine::new();
    let host = Host::new(base.open(), clock);
    let (id, _) = reminded(&host, &mover, |_| Ok(())).await;
    let before = deadline(&host, id).await;
    mover.send_replace(HOUR * 12 + MINUTE);
    let night = QuietHours::new(22 * 60, 8 * 60).expect("quiet hours");
    change_quiet(&host, Some(night)).await;
    assert!(deadline(&host, id).await > before);
    assert_eq!(removed(&host, [id]).await, []);
    assert!(post_reminders(&host).await.is_empty());
}
