//! Matches against the computer that only their players see, until they share them.

use super::{full::hour, *};
use crate::{
    BoardsIn, HistoryFilter, SeenIn,
    db::{only, params},
};
use domain::matches::{End, Level, Phase, ShowingId, Termination};

on_either_engine!(
    nothing_is_posted_about_a_match_that_only_its_player_sees,
    a_match_that_is_shared_is_shown_from_then_on,
    a_match_that_only_its_player_sees_has_no_message,
    what_only_its_player_sees_takes_nobody_elses_place_in_a_list,
);

/// Begins a match of Ada against the computer that only she sees.
async fn begun(store: &Store) -> MatchId {
    let begun: Result<_, StoreError> = store
        .write(Lock::None, |tx| {
            let computer = UserId::computer(Level::LOWEST);
            let invitation = Invitation {
                opponent: Some(computer),
                timing: Timing::NONE,
                rated: false,
                ..invitation()
            };
            let id = tx.challenges().insert(&invitation, NOON)?;
            let players = Players::with(ADA, Side::First, computer);
            tx.matches().insert(id, &invitation, players, NOON)?;
            tx.showings().make_private(id)?;
            Ok(id)
        })
        .await;
    begun.expect("begun")
}

/// Puts a post of each way into the outbox.
fn say_all(tx: &WriteTx<'_>, id: MatchId) -> Result<(), StoreError> {
    let outbox = tx.outbox();
    outbox.enqueue(id, &board(1), NOON)?;
    outbox.enqueue_then(id, &board(2), NOON, hour(1))?;
    outbox.enqueue_unordered(id, &Post::Refresh, NOON)?;
    outbox.enqueue_unordered_at(id, &Post::Digest { player: ADA }, NOON, hour(1))?;
    outbox.refresh_boards(id, NOON, hour(1))?;
    let word = Post::FollowerResult { follower: BEN };
    outbox.enqueue_for_follower(id, BEN, &word, NOON)?;
    outbox.join_board(id, &board(3), NOON, hour(1))
}

async fn waiting(store: &Store) -> u32 {
    let count: Result<u32, StoreError> = store
        .read(|tx| Ok(tx.db.one("SELECT count(*) FROM outbox", params![], only)?))
        .await;
    count.expect("counted")
}

async fn nothing_is_posted_about_a_match_that_only_its_player_sees(base: Base) {
    let store = base.open();
    let id = begun(&store).await;
    let said: Result<(), StoreError> = store.write(Lock::None, move |tx| say_all(tx, id)).await;
    said.expect("said");
    assert_eq!(waiting(&store).await, 0);
    // News of a ban concerns the player, not the match, so it is sent.
    let told: Result<(), StoreError> = store
        .write(Lock::None, move |tx| {
            let ban = Post::TellBan {
                deed: crate::DeedId(1),
                player: ADA,
            };
            tx.outbox().enqueue_unordered(id, &ban, NOON)
        })
        .await;
    told.expect("told");
    assert_eq!(waiting(&store).await, 1);
}

async fn a_match_that_is_shared_is_shown_from_then_on(base: Base) {
    let store = base.open();
    let id = begun(&store).await;
    let (server, channel) = (invitation().place.server, ChannelId(77));
    let seen: Result<_, StoreError> = store
        .read(move |tx| {
            let place = invitation().place;
            assert_eq!(tx.showings().shown_in(place.channel)?, []);
            assert_eq!(tx.matches().waiting(ADA)?, []);
            let running = tx.matches().running(server, ADA)?;
            assert_eq!(running[0].boards, BoardsIn::Private);
            assert_eq!(tx.computer().running(ADA)?[0].channel, None);
            let at = tx.showings().whereabouts(server, id)?.expect("there");
            Ok(at.sight)
        })
        .await;
    assert_eq!(seen.expect("read"), SeenIn::Nowhere);
    for place in [channel, ChannelId(78)] {
        // The second time changes nothing.
        let shared: Result<(), StoreError> = store
            .write(Lock::None, move |tx| tx.showings().share(id, place))
            .await;
        shared.expect("shared");
    }
    let shown: Result<(), StoreError> = store
        .write(Lock::None, move |tx| {
            let venue = tx.showings().venue(id)?.expect("there");
            assert_eq!(venue.boards, BoardsIn::Awaited);
            assert_eq!(venue.place.channel, channel);
            let at = tx.showings().whereabouts(server, id)?.expect("there");
            let above = None;
            assert_eq!(at.sight, SeenIn::Channel { channel, above });
            assert_eq!(tx.showings().shown_in(channel)?.len(), 1);
            say_all(tx, id)
        })
        .await;
    shown.expect("shown");
    // The board is refreshed once, and the last one takes the place of the one before.
    assert_eq!(waiting(&store).await, 5);
}

/// The database refuses what would be a message of such a match.
async fn a_match_that_only_its_player_sees_has_no_message(base: Base) {
    let store = base.open();
    let id = begun(&store).await;
    let refused = async |job: fn(&WriteTx<'_>, MatchId) -> Result<(), StoreError>| {
        let done = store.write(Lock::None, move |tx| job(tx, id)).await;
        done.expect_err("refused");
    };
    refused(|tx, id| tx.showings().set_venue(id, ChannelId(5))).await;
    refused(|tx, id| tx.showings().set_card(ShowingId::from(id), MessageId(5))).await;
    refused(|tx, id| {
        tx.showings()
            .replace_board(id, MessageId(5), NOON)
            .map(drop)
    })
    .await;
}

/// Lists end where they are full, so what the reader can't see is left out before they are counted.
async fn what_only_its_player_sees_takes_nobody_elses_place_in_a_list(base: Base) {
    let store = base.open();
    let shown = [begin(&store).await, begin(&store).await];
    let hidden = [begun(&store).await, begun(&store).await];
    for id in [shown[0], hidden[0]] {
        let ended: Result<(), StoreError> = store
            .write(Lock::Match(id), move |tx| {
                let end = End {
                    outcome: None,
                    termination: Termination::Aborted,
                };
                tx.matches().set_end(id, end, NOON)
            })
            .await;
        ended.expect("ended");
    }
    let server = invitation().place.server;
    let computer = UserId::computer(Level::LOWEST);
    let listed = async |viewer: UserId, player: UserId| -> [Option<MatchId>; 4] {
        let read: Result<_, StoreError> = store
            .read(move |tx| {
                let past = HistoryFilter {
                    server,
                    player,
                    opponent: None,
                    game: None,
                    viewer,
                };
                let latest = |phase| tx.matches().latest(server, phase, viewer, 1);
                let [running, over] = [latest(Phase::Running)?, latest(Phase::Over)?];
                let newest = tx.matches().finished_before(past, None, 1)?;
                let oldest = tx.matches().finished_after(past, None, 2)?;
                Ok([
                    running.first().map(|(id, ..)| *id),
                    over.first().map(|(id, ..)| *id),
                    newest.first().map(|one| one.id),
                    oldest.first().map(|one| one.id),
                ])
            })
            .await;
        read.expect("read")
    };
    let others = [shown[1], shown[0], shown[0], shown[0]].map(Some);
    assert_eq!(listed(BEN, ADA).await, others);
    let own = [hidden[1], hidden[0], hidden[0], hidden[0]].map(Some);
    assert_eq!(listed(ADA, ADA).await, own);
    // Whoever looks at the computer's past finds their own matches there.
    assert_eq!(listed(ADA, computer).await, own);
    assert_eq!(listed(BEN, computer).await[2..], [None, None]);
}
