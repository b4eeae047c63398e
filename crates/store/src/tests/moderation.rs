//! Servers' settings, their bans, and moderators' actions.

use super::*;
use crate::{Ban, Deed, DeedPlace, Done, Moderation, Seen};
use domain::{
    matches::{NoticePlace, Notices, Phase, Reason, RoleId, Ruling},
    settings::{Home, PublicBottom, ServerSettings, Setting, SettingChange, Value},
};
use rules::{look::Theme, words::Locale};

on_either_engine!(
    every_setting_of_a_server_is_kept_and_an_unknown_one_is_an_error,
    a_ban_holds_in_its_server_until_it_ends,
    a_moderator_is_asked_one_thing_at_a_time_and_numbers_never_come_again,
    the_log_is_in_the_order_in_which_things_were_done,
    the_log_keeps_what_was_changed_and_tells_a_deed_once_it_is_done,
    running_matches_are_counted_server_by_server,
    the_last_match_of_a_player_is_the_newest_in_that_server,
    the_language_of_a_user_is_that_which_was_seen_last,
    the_first_refusal_of_direct_messages_is_remembered_until_one_is_taken,
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

/// Returns a value of the same kind that isn't the usual one.
fn other(usual: &Value) -> Value {
    match usual {
        Value::Theme(_) => Theme::Night.into(),
        Value::PublicBottom(_) => PublicBottom::First.into(),
        Value::Home(_) => Home::Forum(ChannelId(22)).into(),
        Value::Switch(on) => (!on).into(),
        Value::Language(_) => Some(Locale::Japanese).into(),
        Value::Role(_) => Some(RoleId(12)).into(),
        Value::Most(_) => Some(3).into(),
        other => panic!("no setting of a server is {other:?}"),
    }
}

async fn every_setting_of_a_server_is_kept_and_an_unknown_one_is_an_error(base: Base) {
    let store = base.open();
    write(&store, |tx| {
        assert_eq!(tx.settings().of_server(HERE)?, ServerSettings::default());
        let mut settings = ServerSettings::default();
        for (setting, usual) in settings.values() {
            settings.set(setting, other(&usual)).expect("of its kind");
            tx.settings().set_server(HERE, settings)?;
            assert_eq!(tx.settings().of_server(HERE)?, settings, "{setting:?}");
        }
        let settings = ServerSettings::default();
        tx.settings().set_server(HERE, settings)?;
        assert_eq!(tx.settings().of_server(HERE)?, settings);
        assert_eq!(tx.settings().of_server(THERE)?, ServerSettings::default());
        Ok(())
    })
    .await;
    // As a later version might leave it.
    base.change(
        "INSERT INTO server_settings (server, setting, value) VALUES (11, 'theme', 'ultraviolet')",
    );
    let read =
        store.read(|tx: &ReadTx<'_>| -> Result<_, StoreError> { tx.settings().of_server(THERE) });
    let refused = read.await.expect_err("a theme that nobody knows");
    assert!(
        format!("{refused:?}").contains("ultraviolet"),
        "{refused:?}"
    );
}

async fn a_ban_holds_in_its_server_until_it_ends(base: Base) {
    let store = base.open();
    write(&store, |tx| {
        let ban = |reason: &str| Ban {
            user: BEN,
            reason: Reason::read(reason).ok(),
        };
        tx.bans().set(HERE, &ban("first"))?;
        tx.bans().set(HERE, &ban(""))?;
        assert_eq!(tx.bans().find(HERE, BEN)?, Some(ban("")));
        assert_eq!(tx.bans().of_server(HERE)?, [ban("")]);
        assert_eq!(
            (tx.bans().find(THERE, BEN)?, tx.bans().find(HERE, ADA)?),
            (None, None)
        );
        assert!(!tx.bans().end(THERE, BEN)? && tx.bans().end(HERE, BEN)?);
        assert!(!tx.bans().end(HERE, BEN)?);
        assert_eq!(tx.bans().of_server(HERE)?, []);
        Ok(())
    })
    .await;
}

async fn a_moderator_is_asked_one_thing_at_a_time_and_numbers_never_come_again(base: Base) {
    let store = base.open();
    let id = begin(&store).await;
    let numbers = write(&store, move |tx| {
        let what = |ruling| moderation(HERE, Deed::Ruling(id, ruling));
        let first = tx.deeds().ask(&what(Ruling::Abort))?;
        let elsewhere = tx
            .deeds()
            .ask(&moderation(THERE, Deed::Ruling(id, Ruling::Draw)))?;
        let second = tx.deeds().ask(&what(Ruling::Win(Side::Second)))?;
        assert_eq!(
            tx.deeds().asked(HERE, ADA, first)?,
            None,
            "it is not asked any more"
        );
        assert_eq!(
            tx.deeds().asked(HERE, BEN, second)?,
            None,
            "another is asked nothing"
        );
        assert_eq!(tx.deeds().asked(THERE, ADA, second)?, None);
        assert_eq!(
            tx.deeds().asked(HERE, ADA, second)?,
            Some(what(Ruling::Win(Side::Second)))
        );
        assert!(tx.deeds().asked(THERE, ADA, elsewhere)?.is_some());
        assert_eq!(tx.deeds().rulings(id)?, [], "nothing is done");
        tx.deeds().confirm(second, NOON)?;
        assert_eq!(tx.deeds().asked(HERE, ADA, second)?, None, "once");
        let done = Done {
            id: second,
            what: what(Ruling::Win(Side::Second)),
            at: NOON,
        };
        assert_eq!(tx.deeds().rulings(id)?, [done]);
        let third = tx.deeds().ask(&what(Ruling::Annul))?;
        let fourth = tx.deeds().ask(&what(Ruling::Annul))?;
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
        let asked = tx
            .deeds()
            .ask(&moderation(HERE, Deed::Ruling(id, Ruling::Unstick)))?;
        let first = tx.deeds().log(&moderation(HERE, Deed::Ban(BEN)), NOON)?;
        let second = tx
            .deeds()
            .log(&moderation(HERE, Deed::Setting(None)), NOON)?;
        tx.deeds().log(&moderation(THERE, Deed::Unban(BEN)), NOON)?;
        tx.deeds().confirm(asked, later)?;
        let ids = |found: Vec<Done>| found.into_iter().map(|done| done.id).collect::<Vec<_>>();
        assert_eq!(
            ids(tx.deeds().done_before(HERE, DeedPlace::LAST, 9)?),
            [asked, second, first]
        );
        assert_eq!(
            ids(tx.deeds().done_before(HERE, DeedPlace::LAST, 2)?),
            [asked, second]
        );
        assert_eq!(
            ids(tx.deeds().done_before(
                HERE,
                DeedPlace {
                    at: NOON,
                    id: second
                },
                9
            )?),
            [first]
        );
        assert_eq!(
            ids(tx.deeds().done_after(
                HERE,
                DeedPlace {
                    at: NOON,
                    id: first
                },
                9
            )?),
            [asked, second]
        );
        assert_eq!(
            ids(tx.deeds().done_after(
                HERE,
                DeedPlace {
                    at: NOON,
                    id: first
                },
                1
            )?),
            [second]
        );
        assert_eq!(tx.deeds().done_at(HERE, asked)?, Some(later));
        assert_eq!(tx.deeds().done_at(THERE, asked)?, None);
        Ok(())
    })
    .await;
}

async fn the_log_keeps_what_was_changed_and_tells_a_deed_once_it_is_done(base: Base) {
    let store = base.open();
    write(&store, move |tx| {
        let theme = SettingChange::new(Setting::Theme, Theme::Classic, Theme::Night);
        let home = SettingChange::new(Setting::Home, Home::AtChallenge, Home::Forum(ChannelId(22)));
        let deeds = [
            Deed::Setting(Some(theme)),
            Deed::Setting(Some(home)),
            Deed::Setting(None),
            Deed::Reban(BEN),
        ];
        for deed in deeds {
            let what = moderation(HERE, deed);
            let asked = tx.deeds().ask(&what)?;
            assert_eq!(tx.deeds().find(asked)?, None, "it is only asked");
            tx.deeds().confirm(asked, NOON)?;
            assert_eq!(tx.deeds().find(asked)?.map(|done| done.what), Some(what));
        }
        Ok(())
    })
    .await;
}

async fn the_last_match_of_a_player_is_the_newest_in_that_server(base: Base) {
    let store = base.open();
    let (first, second) = (begin(&store).await, begin(&store).await);
    write(&store, move |tx| {
        let server = invitation().place.server;
        for player in [ADA, BEN] {
            assert_eq!(tx.matches().last(server, player)?, Some(second));
            assert_eq!(tx.matches().last(ServerId(77), player)?, None);
        }
        assert_eq!(tx.matches().last(server, UserId(99))?, None);
        for id in [second, first] {
            let end = End {
                outcome: None,
                termination: Termination::Aborted,
            };
            tx.matches().set_end(id, end, NOON)?;
            assert_eq!(
                tx.matches().last(server, BEN)?,
                Some(second),
                "also a finished one"
            );
        }
        Ok(())
    })
    .await;
}

async fn the_language_of_a_user_is_that_which_was_seen_last(base: Base) {
    let store = base.open();
    write(&store, |tx| {
        tx.people().set_locale(ADA, Locale::French)?;
        assert_eq!(tx.people().locale(ADA)?, None, "nobody has seen the user");
        let seen = Seen {
            user: ADA,
            name: "Countess".to_owned(),
            account: "Ada".to_owned(),
        };
        tx.people().set_name(HERE, &seen, NOON)?;
        assert_eq!(tx.people().locale(ADA)?, None);
        for locale in [Locale::French, Locale::Polish] {
            tx.people().set_locale(ADA, locale)?;
            assert_eq!(tx.people().locale(ADA)?, Some(locale));
        }
        tx.people().set_name(THERE, &seen, NOON)?;
        assert_eq!(tx.people().locale(ADA)?, Some(Locale::Polish));
        assert_eq!(tx.people().locale(BEN)?, None);
        Ok(())
    })
    .await;
}

async fn the_first_refusal_of_direct_messages_is_remembered_until_one_is_taken(base: Base) {
    let store = base.open();
    write(&store, |tx| {
        let later = NOON.after(LEASE);
        tx.reminders().note_direct(ADA, false, NOON)?;
        assert_eq!(
            tx.reminders().refused_at(ADA)?,
            None,
            "who wants none misses none"
        );
        let notices = Notices {
            place: NoticePlace::Direct,
            ..Notices::default()
        };
        tx.reminders().set_notices(ADA, &notices, NOON)?;
        tx.reminders().note_direct(ADA, false, NOON)?;
        tx.reminders().note_direct(ADA, false, later)?;
        tx.reminders()
            .set_notices(ADA, &Notices::default(), later)?;
        assert_eq!(tx.reminders().refused_at(ADA)?, Some(NOON));
        tx.reminders().note_direct(ADA, true, later)?;
        assert_eq!(tx.reminders().refused_at(ADA)?, None);
        Ok(())
    })
    .await;
}

async fn running_matches_are_counted_server_by_server(base: Base) {
    let store = base.open();
    let (one, two) = (begin(&store).await, begin(&store).await);
    write(&store, move |tx| {
        let counted = |user| tx.matches().count_running_in(HERE, user);
        assert_eq!(
            (counted(ADA)?, counted(BEN)?, counted(UserId(3))?),
            (2, 2, 0)
        );
        assert_eq!(tx.matches().count_running_in(THERE, ADA)?, 0);
        let aborted = End {
            outcome: None,
            termination: Termination::Aborted,
        };
        tx.matches().set_end(one, aborted, NOON)?;
        assert_eq!((counted(ADA)?, counted(BEN)?), (1, 1));
        for (phase, id) in [(Phase::Running, two), (Phase::Over, one)] {
            let latest = tx.matches().latest(HERE, phase, ADA, 9)?;
            let latest: Vec<_> = latest.iter().map(|(id, ..)| *id).collect();
            assert_eq!(latest, [id]);
            assert_eq!(tx.matches().latest(THERE, phase, ADA, 9)?, []);
        }
        Ok(())
    })
    .await;
}
