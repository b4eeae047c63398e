//! What servers choose, who is banned there, and what moderators did.

use super::*;
use crate::{
    matches::{Reason, RoleId, Ruling},
    settings::{Home, PublicBottom, ServerSettings, Theme},
    store::{Ban, Deed, DeedId, Done, Moderation},
};

on_both_engines!(
    every_setting_of_a_server_is_kept_and_those_before_it_have_defaults,
    a_ban_holds_in_its_server_until_it_ends,
    a_moderator_is_asked_one_thing_at_a_time_and_numbers_never_come_again,
    the_log_is_in_the_order_in_which_things_were_done,
    running_matches_are_counted_server_by_server,
);

const HERE: ServerId = ServerId(10);
const THERE: ServerId = ServerId(11);

async fn write<T: Send + 'static>(
    store: &Store,
    job: impl Fn(&WriteTx<'_>) -> Result<T, StoreError> + Send + 'static,
) -> T {
    store.write(Lock::None, job).await.expect("written")
}

fn moderation(server: ServerId, deed: Deed) -> Moderation {
    Moderation {
        server,
        moderator: ADA,
        deed,
        reason: Some(Reason::read("`why`").expect("a reason")),
    }
}

async fn every_setting_of_a_server_is_kept_and_those_before_it_have_defaults(base: Base) {
    let store = base.open();
    write(&store, |tx| {
        assert_eq!(tx.server_settings(HERE)?, ServerSettings::default());
        let all = |home, threads, some: bool| ServerSettings {
            theme: Theme::Night,
            bottom: PublicBottom::First,
            home,
            threads,
            locale: some.then_some(Locale::Japanese),
            challengers: some.then_some(RoleId(12)),
            most_matches: some.then_some(3),
        };
        for (home, threads, some) in [
            (Home::Channel(ChannelId(21)), false, true),
            (Home::Forum(ChannelId(22)), true, false),
            (Home::AtChallenge, false, true),
        ] {
            tx.set_server_settings(HERE, all(home, threads, some))?;
            assert_eq!(tx.server_settings(HERE)?, all(home, threads, some));
        }
        assert_eq!(tx.server_settings(THERE)?, ServerSettings::default());
        Ok(())
    })
    .await;
    // As an earlier version has left it.
    base.with(|db| {
        db.execute(
            "INSERT INTO server_settings (server, theme, bottom) VALUES (11, 'night', 'first')",
            &[],
        )
        .expect("stored");
    });
    let read = store.read(|tx: &ReadTx<'_>| -> Result<_, StoreError> { tx.server_settings(THERE) });
    let earlier = ServerSettings {
        theme: Theme::Night,
        bottom: PublicBottom::First,
        ..ServerSettings::default()
    };
    assert_eq!(read.await.expect("reads"), earlier);
}

async fn a_ban_holds_in_its_server_until_it_ends(base: Base) {
    let store = base.open();
    write(&store, |tx| {
        let ban = |reason: &str| Ban {
            user: BEN,
            reason: Reason::read(reason).ok(),
        };
        tx.set_ban(HERE, &ban("first"))?;
        tx.set_ban(HERE, &ban(""))?;
        assert_eq!(tx.ban(HERE, BEN)?, Some(ban("")));
        assert_eq!(tx.bans(HERE)?, [ban("")]);
        assert_eq!((tx.ban(THERE, BEN)?, tx.ban(HERE, ADA)?), (None, None));
        assert!(!tx.end_ban(THERE, BEN)? && tx.end_ban(HERE, BEN)?);
        assert!(!tx.end_ban(HERE, BEN)?);
        assert_eq!(tx.bans(HERE)?, []);
        Ok(())
    })
    .await;
}

async fn a_moderator_is_asked_one_thing_at_a_time_and_numbers_never_come_again(base: Base) {
    let store = base.open();
    let id = begin(&store).await;
    let numbers = write(&store, move |tx| {
        let what = |ruling| moderation(HERE, Deed::Ruling(id, ruling));
        let first = tx.ask(&what(Ruling::Abort))?;
        let elsewhere = tx.ask(&moderation(THERE, Deed::Ruling(id, Ruling::Draw)))?;
        let second = tx.ask(&what(Ruling::Win(Side::Second)))?;
        assert_eq!(
            tx.asked(HERE, ADA, first)?,
            None,
            "it is not asked any more"
        );
        assert_eq!(
            tx.asked(HERE, BEN, second)?,
            None,
            "another is asked nothing"
        );
        assert_eq!(tx.asked(THERE, ADA, second)?, None);
        assert_eq!(
            tx.asked(HERE, ADA, second)?,
            Some(what(Ruling::Win(Side::Second)))
        );
        assert!(tx.asked(THERE, ADA, elsewhere)?.is_some());
        assert_eq!(tx.rulings(id)?, [], "nothing is done");
        tx.confirm(second, NOON)?;
        assert_eq!(tx.asked(HERE, ADA, second)?, None, "once");
        let done = Done {
            id: second,
            what: what(Ruling::Win(Side::Second)),
            at: NOON,
        };
        assert_eq!(tx.rulings(id)?, [done]);
        let third = tx.ask(&what(Ruling::Annul))?;
        let fourth = tx.ask(&what(Ruling::Annul))?;
        Ok([first, elsewhere, second, third, fourth])
    })
    .await;
    assert!(numbers.is_sorted_by(|a, b| a < b), "{numbers:?}");
}

async fn the_log_is_in_the_order_in_which_things_were_done(base: Base) {
    let store = base.open();
    let id = begin(&store).await;
    write(&store, move |tx| {
        let later = NOON.after(LEASE);
        let asked = tx.ask(&moderation(HERE, Deed::Ruling(id, Ruling::Unstick)))?;
        let first = tx.log(&moderation(HERE, Deed::Ban(BEN)), NOON)?;
        let second = tx.log(&moderation(HERE, Deed::Settings), NOON)?;
        tx.log(&moderation(THERE, Deed::Unban(BEN)), NOON)?;
        tx.confirm(asked, later)?;
        let end = (Timestamp::from_millis(i64::MAX), DeedId(i64::MAX));
        let ids = |found: Vec<Done>| found.into_iter().map(|done| done.id).collect::<Vec<_>>();
        assert_eq!(ids(tx.done_before(HERE, end, 9)?), [asked, second, first]);
        assert_eq!(ids(tx.done_before(HERE, end, 2)?), [asked, second]);
        assert_eq!(ids(tx.done_before(HERE, (NOON, second), 9)?), [first]);
        assert_eq!(ids(tx.done_after(HERE, (NOON, first), 9)?), [asked, second]);
        assert_eq!(ids(tx.done_after(HERE, (NOON, first), 1)?), [second]);
        assert_eq!(tx.done_at(HERE, asked)?, Some(later));
        assert_eq!(tx.done_at(THERE, asked)?, None);
        Ok(())
    })
    .await;
}

async fn running_matches_are_counted_server_by_server(base: Base) {
    let store = base.open();
    let (one, two) = (begin(&store).await, begin(&store).await);
    write(&store, move |tx| {
        let counted = |user| tx.count_running_in(HERE, user);
        assert_eq!(
            (counted(ADA)?, counted(BEN)?, counted(UserId(3))?),
            (2, 2, 0)
        );
        assert_eq!(tx.count_running_in(THERE, ADA)?, 0);
        let aborted = End {
            outcome: None,
            termination: Termination::Aborted,
        };
        tx.set_end(one, aborted, NOON)?;
        assert_eq!((counted(ADA)?, counted(BEN)?), (1, 1));
        for (over, id) in [(false, two), (true, one)] {
            let latest = tx.latest_matches(HERE, over, 9)?;
            let latest: Vec<_> = latest.iter().map(|(id, ..)| *id).collect();
            assert_eq!(latest, [id]);
            assert_eq!(tx.latest_matches(THERE, over, 9)?, []);
        }
        Ok(())
    })
    .await;
}
