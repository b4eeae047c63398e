//! Seeks and proposals are stored as they are made, and only those that can be paired are found.

use super::*;
use crate::{Ban, Cursor, ids};
use domain::{
    community::seeks::{
        NewSeek, Pairing, ProposalState, RatingRange, Seek, SeekId, SeekScope, Terms, Vote,
    },
    matches::{Flag, Pace, Shard},
};

on_either_engine!(
    a_seek_is_kept_as_it_was_made,
    only_who_can_be_paired_is_found,
    a_proposal_is_kept_with_its_answers_until_it_is_forgotten,
    what_is_being_asked_outlives_its_time_and_an_outage,
    the_latest_opponents_are_those_of_the_newest_matches,
);

const HOUR: Duration = Duration::from_hours(1);
const CLEO: UserId = UserId(3);

fn terms() -> Terms {
    Terms {
        game: Some(GameId::KingsCourt),
        timing: Timing {
            pace: Pace::Reserve7Days,
            flag: Flag::Claim,
            weekends: true,
        },
        rated: false,
        side: SideWish::Side(Side::Second),
        opponents: RatingRange::Between(1400, 1650),
        scope: SeekScope::Everywhere,
    }
}

const ANY: Terms = Terms {
    game: None,
    timing: Timing::NONE,
    rated: true,
    side: SideWish::Lot,
    opponents: RatingRange::Any,
    scope: SeekScope::Here,
};

async fn write<T: Send + 'static>(
    store: &Store,
    job: impl Fn(&WriteTx<'_>) -> Result<T, StoreError> + Send + 'static,
) -> T {
    store.write(Lock::Seeks, job).await.expect("written")
}

/// Stores a user's seek in the server of all tests for an hour.
async fn seek(store: &Store, player: UserId, terms: Terms) -> SeekId {
    let place = invitation().place;
    write(store, move |tx| {
        tx.seeks().insert(NewSeek {
            player,
            place,
            terms,
            made_at: NOON,
            expires_at: NOON.after(HOUR),
        })
    })
    .await
}

async fn free(store: &Store, now: Timestamp) -> Vec<SeekId> {
    let seeks = store.read(move |tx| tx.seeks().free(now)).await;
    let mut ids: Vec<SeekId> = seeks.expect("reads").iter().map(|seek| seek.id).collect();
    ids.sort_unstable();
    ids
}

async fn a_seek_is_kept_as_it_was_made(base: Base) {
    let store = base.open();
    let [one, other] = [
        seek(&store, ADA, terms()).await,
        seek(&store, ADA, ANY).await,
    ];
    drop(store);
    let store = base.open();
    let made = |id, terms| Seek {
        id,
        player: ADA,
        place: invitation().place,
        terms,
        made_at: NOON,
        expires_at: NOON.after(HOUR),
    };
    let kept = store
        .read(|tx| tx.seeks().of_player(ADA))
        .await
        .expect("reads");
    assert_eq!(kept, [made(one, terms()), made(other, ANY)]);
    let read = store.read(move |tx| tx.seeks().find(other)).await;
    assert_eq!(read.expect("reads"), Some(made(other, ANY)));
    assert!(write(&store, move |tx| tx.seeks().remove(other)).await);
    assert!(!write(&store, move |tx| tx.seeks().remove(other)).await);
    // Its number is never reused.
    assert!(seek(&store, ADA, ANY).await > other);
}

async fn only_who_can_be_paired_is_found(base: Base) {
    let store = base.open();
    let ada = seek(&store, ADA, ANY).await;
    let ben = seek(&store, BEN, ANY).await;
    assert_eq!(free(&store, NOON).await, [ada, ben]);
    assert_eq!(
        free(&store, NOON.after(HOUR)).await,
        [],
        "they have expired"
    );
    let server = invitation().place.server;
    let ban = Ban {
        user: BEN,
        reason: None,
    };
    write(&store, move |tx| tx.bans().set(server, &ban)).await;
    assert_eq!(free(&store, NOON).await, [ada]);
    write(&store, move |tx| tx.bans().end(server, BEN)).await;
    write(&store, move |tx| tx.absences().begin(server, NOON, NOON)).await;
    assert_eq!(free(&store, NOON).await, [], "the bot is not there");
    write(&store, move |tx| tx.absences().end(server, NOON, NOON)).await;
    let cleo = seek(&store, CLEO, ANY).await;
    propose(&store, [ada, ben]).await;
    assert_eq!(free(&store, NOON).await, [cleo], "both are asked");
    let read = |tx: &ReadTx<'_>| tx.seeks().anybody_seeks();
    assert!(store.read(read).await.expect("reads"));
}

async fn propose(store: &Store, seeks: [SeekId; 2]) -> [domain::community::seeks::ConsentId; 2] {
    let pairing = Pairing {
        seeks,
        players: [ADA, BEN],
        game: None,
    };
    let until = NOON.after(HOUR * 2);
    write(store, move |tx| {
        tx.seeks()
            .insert_proposal(&pairing, GameId::Courtyard, NOON, until)
    })
    .await
}

async fn a_proposal_is_kept_with_its_answers_until_it_is_forgotten(base: Base) {
    let store = base.open();
    let seeks = [seek(&store, ADA, ANY).await, seek(&store, BEN, ANY).await];
    let [hers, his] = propose(&store, seeks).await;
    write(&store, move |tx| {
        tx.seeks().answer_proposal(hers, Vote::Agree)
    })
    .await;
    let open = store.read(|tx| tx.seeks().open_proposal_to(BEN)).await;
    let open = open.expect("reads").expect("open");
    let asked: Vec<_> = open
        .consents
        .iter()
        .map(|one| (one.id, one.player, one.seek, one.agrees))
        .collect();
    assert_eq!(
        asked,
        [
            (hers, ADA, seeks[0], Some(true)),
            (his, BEN, seeks[1], None)
        ]
    );
    assert_eq!(
        (open.game, open.state),
        (GameId::Courtyard, ProposalState::Open)
    );
    let vain = |store: Store, now| async move {
        let found = store.read(move |tx| tx.seeks().vain_proposals(now)).await;
        found.expect("reads").len()
    };
    assert_eq!(vain(store.clone(), NOON).await, 0);
    let (id, until) = (open.id, NOON.after(HOUR * 5));
    write(&store, move |tx| {
        tx.seeks().answer_proposal(his, Vote::Decline)?;
        tx.seeks()
            .close_proposal(id, ProposalState::Declined, None, until)
    })
    .await;
    assert_eq!(vain(store.clone(), NOON).await, 1);
    assert_eq!(vain(store.clone(), until).await, 0);
    let open = store.read(|tx| tx.seeks().open_proposal_to(BEN)).await;
    assert_eq!(open.expect("reads"), None);
    for (now, old) in [(until.before(HOUR), vec![]), (until, vec![id])] {
        let read = store.read(move |tx| tx.seeks().old_proposals(now, Cursor::START, 9));
        assert_eq!(ids(read.await.expect("reads")), old);
    }
    let asked = store.read(move |tx| tx.seeks().consents_to(id)).await;
    assert_eq!(asked.expect("reads"), [hers, his]);
    write(&store, move |tx| tx.seeks().forget_proposal(id)).await;
    let kept = store.read(move |tx| tx.seeks().proposal_asking(his)).await;
    assert_eq!(kept.expect("reads"), None);
    let asked = store.read(move |tx| tx.seeks().consents_to(id)).await;
    assert_eq!(asked.expect("reads"), []);
}

async fn what_is_being_asked_outlives_its_time_and_an_outage(base: Base) {
    let store = base.open();
    let seeks = [seek(&store, ADA, ANY).await, seek(&store, BEN, ANY).await];
    let cleo = seek(&store, CLEO, ANY).await;
    propose(&store, seeks).await;
    let expired = store.read(|tx| tx.seeks().expired(NOON.after(HOUR), Cursor::START, 9));
    assert_eq!(ids(expired.await.expect("reads")), [cleo]);
    for id in [seeks[0], cleo] {
        write(&store, move |tx| {
            tx.seeks().remove_expired(id, NOON.after(HOUR))
        })
        .await;
    }
    let find = |id| {
        let store = store.clone();
        async move {
            store
                .read(move |tx| tx.seeks().find(id))
                .await
                .expect("reads")
        }
    };
    assert_eq!(find(cleo).await, None);
    let hers = find(seeks[0]).await.expect("her player is asked");
    let lapsed = |store: Store, now| async move {
        let found = store
            .read(move |tx| tx.seeks().lapsed_proposals(now, Cursor::START, 9))
            .await;
        found.expect("reads").len()
    };
    let end = NOON.after(HOUR * 2);
    assert_eq!(lapsed(store.clone(), end).await, 1);
    let other = Shard { id: 1, count: 2 };
    write(&store, move |tx| tx.seeks().postpone(other, HOUR)).await;
    assert_eq!(lapsed(store.clone(), end).await, 1, "another shard");
    write(&store, |tx| tx.seeks().postpone(Shard::ALL, HOUR)).await;
    assert_eq!(lapsed(store.clone(), end).await, 0);
    assert_eq!(lapsed(store.clone(), end.after(HOUR)).await, 1);
    let later = find(seeks[0]).await.expect("there").expires_at;
    assert_eq!(later, hers.expires_at.after(HOUR));
}

async fn the_latest_opponents_are_those_of_the_newest_matches(base: Base) {
    let store = base.open();
    let opponents = [11, 12, 13, 14, 15].map(UserId);
    write(&store, move |tx| {
        for (number, opponent) in opponents.into_iter().enumerate() {
            let id = tx.challenges().insert(&invitation(), NOON)?;
            let side = Side::BOTH[number % 2];
            tx.matches()
                .insert(id, &invitation(), Players::with(ADA, side, opponent), NOON)?;
            if number != 3 {
                let end = End {
                    outcome: None,
                    termination: Termination::Aborted,
                };
                tx.matches().set_end(id, end, NOON.after(HOUR))?;
            }
        }
        Ok(())
    })
    .await;
    let latest = store.read(|tx| tx.seeks().latest_opponents(ADA, 3)).await;
    assert_eq!(latest.expect("reads"), [15, 14, 13].map(UserId));
    let latest = store
        .read(|tx| tx.seeks().latest_opponents(UserId(12), 3))
        .await;
    assert_eq!(latest.expect("reads"), [ADA]);
}
