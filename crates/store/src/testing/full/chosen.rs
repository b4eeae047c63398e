//! Names, settings, moderators' actions, and processes.

use std::time::Duration;

use domain::processes::{Lease, Process, Role, budget::Demand};

use super::*;

/// A process that serves a shard until another one takes it over.
fn processes(tx: &WriteTx<'_>) -> Result<(), StoreError> {
    let holder = Holder(77);
    tx.processes().note(&Process {
        holder,
        seen_at: hour(2),
        role: Role::Sharing,
        shards: 3,
        demand: Demand {
            urgent: 2,
            rest: 1,
            refused: 4,
        },
    })?;
    tx.processes().keep(&Lease {
        shard: 1,
        holder,
        identified_at: Some(hour(1)),
        from: Some(hour(1)),
        until: Some(hour(2)),
    })
}

/// A name with special characters, and the settings of people.
pub(super) fn names_and_settings(tx: &WriteTx<'_>, id: MatchId) -> Result<(), StoreError> {
    tx.db.execute(
        "INSERT INTO names (player, server, name) VALUES (?1, 0, ?2)",
        params![ADA, "A\\da\t'\"\n\\N".to_owned()],
    )?;
    let seen = Seen {
        user: BEN,
        name: "Benjamin".to_owned(),
        account: "Ben".to_owned(),
    };
    tx.people().set_name(ServerId(10), &seen, hour(0))?;
    tx.people().set_locale(BEN, Locale::German)?;
    tx.people().block(ADA, BEN)?;
    tx.opened().note(BEN, id, hour(0))?;
    tx.showings().count_thread(ServerId(10), 7)?;
    tx.db
        .execute("UPDATE matches SET planned = 1 WHERE id = ?1", params![id])?;
    let settings = PlayerSettings {
        confirm_moves: true,
        play_at_once: true,
        ..PlayerSettings::default()
    };
    tx.settings().set_player(BEN, settings)?;
    let settings = ServerSettings {
        theme: Theme::Night,
        bottom: PublicBottom::First,
        ..ServerSettings::default()
    };
    tx.settings().set_server(ServerId(10), settings)?;
    let paces = Paces::new(&[Pace::None, Pace::Live10Minutes], Pace::None);
    tx.settings().set_paces(ServerId(10), &paces)?;
    let notices = Notices {
        place: NoticePlace::Direct,
        digest: Hour::new(7),
        turns: true,
        ..Notices::default()
    };
    tx.reminders().set_notices(BEN, &notices, hour(6))?;
    tx.reminders().note_direct(BEN, false, hour(6))?;
    tx.reminders()
        .replace_digest(BEN, ChannelId(31), MessageId(301))?;
    tx.clocks()
        .insert_outage(Shard { id: 1, count: 3 }, hour(1), hour(2))?;
    tx.life().hear(Shard { id: 1, count: 3 }, hour(2))?;
    tx.db.execute(
        "INSERT INTO interactions (id, handling) VALUES (1531232395264000000, -7)",
        params![],
    )?;
    processes(tx)?;
    moderation(tx, id)?;
    let mut opening = Opening::new(Locale::Polish, Code::new(|_| 7)).playing(&[GameId::Courtyard]);
    opening.about = Some(About::stored("We\tplay".to_owned()));
    tx.servers().set_opening(&OpenServer {
        server: ServerId(10),
        name: "A\\ 'club'".to_owned(),
        channel: ChannelId(20),
        locale: Locale::Polish,
        opening,
    })?;
    contest(tx, id)?;
    tx.clocks()
        .note_gift(id, BEN, 2, Duration::from_hours(24))?;
    tx.clocks()
        .set_gift_message(id, BEN, 2, ChannelId(30), MessageId(9))?;
    tx.habits()
        .set(BEN, &berlin(), QuietHours::new(22 * 60, 8 * 60), hour(1))?;
    let vacation = Vacations::stored([(hour(1), hour(5)), (hour(80), hour(90))]);
    tx.habits().set_vacations(BEN, &vacation, hour(2))?;
    tx.outbox().enqueue(id, &Post::OpenVenue, hour(6))
}

/// A server's settings, its bans, and its moderators' actions.
pub(super) fn moderation(tx: &WriteTx<'_>, id: MatchId) -> Result<(), StoreError> {
    let server = ServerId(10);
    let settings = ServerSettings {
        home: Home::Forum(ChannelId(21)),
        threads: false,
        locale: Some(Locale::Polish),
        challengers: Some(RoleId(11)),
        most_matches: Some(3),
        seat_role: Some(RoleId(12)),
        ..tx.settings().of_server(server)?
    };
    tx.settings().set_server(server, settings)?;
    let reason = Some(Reason::stored("`no` \\t <reason>".to_owned()));
    let ban = Ban {
        user: UserId(9),
        reason: reason.clone(),
    };
    tx.bans().set(server, &ban)?;
    let by_ada = |deed| Moderation {
        server,
        moderator: ADA,
        deed,
        reason: reason.clone(),
    };
    tx.deeds().log(&by_ada(Deed::Ban(UserId(9))), hour(6))?;
    tx.deeds().log(&by_ada(Deed::Setting(None)), hour(6))?;
    let off_ladder = Deed::OffLadder(UserId(9), GameId::Courtyard);
    tx.deeds().log(&by_ada(off_ladder), hour(6))?;
    let threads = SettingChange::new(Setting::Threads, true, false);
    tx.deeds()
        .log(&by_ada(Deed::Setting(Some(threads))), hour(6))?;
    tx.deeds().log(
        &by_ada(Deed::Adjudication(id, GameResult::SecondUnplayed)),
        hour(6),
    )?;
    let asked = tx.deeds().ask(&by_ada(Deed::Ruling(id, Ruling::Unstick)))?;
    tx.deeds().confirm(asked, hour(6))?;
    tx.deeds().ask(&by_ada(Deed::Ruling(id, Ruling::Annul)))?;
    Ok(())
}

pub(super) fn berlin() -> Zone {
    Zone::named("Europe/Berlin").expect("a zone")
}
