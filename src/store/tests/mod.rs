//! On a real file: what is committed stays, what fails leaves nothing behind, and the outbox keeps
//! its order.

mod offers;

use std::time::Duration;

use super::{Due, Effect, Post, Store, StoreError};
use crate::{
    clock::Timestamp,
    games::{GameId, Outcome, Side},
    matches::{
        ChannelId, End, Invitation, MatchId, MessageId, Place, Players, ServerId, SideWish,
        Termination, UserId,
    },
    words::Locale,
};

const ADA: UserId = UserId(1);
const BEN: UserId = UserId(2);
const NOON: Timestamp = Timestamp::from_millis(1_800_000_000_000);

struct File {
    folder: tempfile::TempDir,
}

impl File {
    fn new() -> File {
        File {
            folder: tempfile::tempdir().expect("a folder"),
        }
    }

    fn open(&self) -> Store {
        Store::open(&self.folder.path().join("courtier.db")).expect("opens")
    }
}

fn invitation() -> Invitation {
    Invitation {
        place: Place {
            server: ServerId(10),
            channel: ChannelId(20),
            locale: Locale::Polish,
        },
        start: GameId::GuardAndTowers.start(None).expect("standard"),
        challenger: ADA,
        opponent: None,
        wish: SideWish::Lot,
        rated: true,
        rematch_of: None,
    }
}

const fn board(ply: u32) -> Post {
    Post::Board {
        ply,
        taken_back: 0,
        new: 1,
    }
}

/// A match that has just begun.
async fn begin(store: &Store) -> MatchId {
    let begun: Result<_, StoreError> = store
        .write(|tx| {
            let id = tx.insert_challenge(&invitation(), NOON)?;
            let players = Players::with(ADA, Side::First, BEN);
            tx.insert_match(id, &invitation(), players, NOON)?;
            Ok(id)
        })
        .await;
    begun.expect("begins")
}

async fn play(store: &Store, id: MatchId, text: &'static str) -> Result<(), StoreError> {
    store
        .write(move |tx| {
            let found = tx.find_match(id)?.expect("there");
            let turn = found.turn().expect("running");
            let next = found.play_typed(turn, text).expect("legal");
            tx.insert_ply(&found, &next, NOON)
        })
        .await
}

async fn due(store: &Store, now: Timestamp) -> Vec<Due> {
    store
        .read(move |tx| tx.due_posts(now, 100))
        .await
        .expect("reads")
}

#[tokio::test]
async fn a_match_is_the_same_after_opening_the_file_again() {
    let file = File::new();
    let store = file.open();
    let id = begin(&store).await;
    for text in ["a7a6", "a1a2", "d7d6"] {
        play(&store, id, text).await.expect("plays");
    }
    let load = |store: Store| async move {
        store
            .read(move |tx| tx.find_match(id))
            .await
            .expect("reads")
            .expect("there")
    };
    let before = load(store.clone()).await;
    drop(store);
    let after = load(file.open()).await;
    assert_eq!(before, after);
    assert_eq!(after.ply(), 3);
    assert_eq!(after.place, invitation().place);
}

#[tokio::test]
async fn what_fails_leaves_nothing_behind() {
    let file = File::new();
    let store = file.open();
    let id = begin(&store).await;
    let failed: Result<(), StoreError> = store
        .write(move |tx| {
            let found = tx.find_match(id)?.expect("there");
            let next = found.play_typed(ADA, "a7a6").expect("legal");
            tx.insert_ply(&found, &next, NOON)?;
            tx.say(id, &board(1), NOON)?;
            // The same ply once more: the primary key refuses it, and with it all the rest.
            tx.insert_ply(&found, &next, NOON)
        })
        .await;
    assert!(matches!(failed, Err(StoreError::Sqlite(_))), "{failed:?}");
    let found = store
        .read(move |tx| tx.find_match(id))
        .await
        .expect("reads");
    assert_eq!(found.expect("there").ply(), 0);
    assert!(due(&store, NOON).await.is_empty());
}

#[tokio::test]
async fn a_panicking_job_is_rolled_back_and_the_next_one_works() {
    let file = File::new();
    let store = file.open();
    let id = begin(&store).await;
    let panicked: Result<(), StoreError> = store
        .write(move |tx| {
            tx.say(id, &Post::Challenge, NOON)?;
            panic!("a fault in a decision");
        })
        .await;
    assert!(matches!(panicked, Err(StoreError::Worker)));
    assert!(due(&store, NOON).await.is_empty());
    play(&store, id, "a7a6")
        .await
        .expect("the writer still writes");
}

#[tokio::test]
async fn the_outbox_gives_one_post_a_match_in_order_and_each_again_until_delivered() {
    let file = File::new();
    let store = file.open();
    let (one, two) = (begin(&store).await, begin(&store).await);
    let said: Result<_, StoreError> = store
        .write(move |tx| {
            tx.say(one, &Post::Challenge, NOON)?;
            tx.say(one, &Post::OpenVenue, NOON)?;
            tx.say(two, &board(0), NOON)
        })
        .await;
    said.expect("said");
    let posts = |due: &[Due]| {
        due.iter()
            .map(|due| (due.about, due.post.clone()))
            .collect::<Vec<_>>()
    };
    let first = due(&store, NOON).await;
    assert_eq!(posts(&first), [(one, Post::Challenge), (two, board(0))]);

    let later = NOON.after(Duration::from_mins(1));
    let card = first[0].clone();
    let postponed: Result<_, StoreError> = store
        .write(move |tx| {
            tx.begin_delivery(card.id, NOON)?;
            tx.postpone(card.id, later)
        })
        .await;
    postponed.expect("postponed");
    assert_eq!(posts(&due(&store, NOON).await), [(two, board(0))]);
    let next = store
        .read(|tx| tx.next_post_after(NOON))
        .await
        .expect("reads");
    assert_eq!(
        next,
        Some(later),
        "the second post of the match waits for the first"
    );

    drop(store);
    let store = file.open();
    let again = due(&store, later).await;
    let card = again
        .iter()
        .find(|due| due.about == one)
        .expect("still due")
        .clone();
    assert_eq!(
        (card.post.clone(), card.attempts, card.attempted_at),
        (Post::Challenge, 1, Some(NOON))
    );
    let delivered: Result<_, StoreError> = store
        .write(move |tx| tx.delivered(&card, Effect::Challenge(MessageId(5)), later))
        .await;
    delivered.expect("noted");
    assert_eq!(
        posts(&due(&store, later).await)[..1],
        [(one, Post::OpenVenue)]
    );
    let venue = store.read(move |tx| tx.venue(one)).await.expect("reads");
    assert_eq!(venue.expect("there").challenge, Some(MessageId(5)));
}

#[tokio::test]
async fn a_new_board_retires_the_one_before() {
    let file = File::new();
    let store = file.open();
    let id = begin(&store).await;
    for (ply, message) in [(0, 100), (1, 101)] {
        let posted: Result<_, StoreError> = store
            .write(move |tx| {
                tx.set_venue_once(id)?;
                tx.say(id, &board(ply), NOON)?;
                let due = tx.due_posts(NOON, 1)?.remove(0);
                tx.delivered(
                    &due,
                    Effect::Board {
                        message: MessageId(message),
                        revision: ply,
                    },
                    NOON,
                )
            })
            .await;
        posted.expect("posted");
    }
    let posts: Vec<Post> = due(&store, NOON)
        .await
        .into_iter()
        .map(|due| due.post)
        .collect();
    assert_eq!(
        posts,
        [Post::Retire {
            channel: ChannelId(30),
            message: MessageId(100)
        }]
    );
}

impl super::WriteTx<'_> {
    fn set_venue_once(&self, id: MatchId) -> Result<(), StoreError> {
        match self.venue(id)?.and_then(|venue| venue.channel) {
            Some(_) => Ok(()),
            None => self.set_venue(id, ChannelId(30)),
        }
    }
}

#[tokio::test]
async fn an_ended_match_is_nobodys_turn_and_in_no_list() {
    let file = File::new();
    let store = file.open();
    let id = begin(&store).await;
    let list = |user| {
        let store = store.clone();
        async move {
            let list = store
                .read(move |tx| tx.running_matches(ServerId(10), user))
                .await;
            list.expect("reads")
                .into_iter()
                .map(|found| found.to_move)
                .collect::<Vec<_>>()
        }
    };
    assert_eq!(
        (list(ADA).await, list(BEN).await),
        (vec![true], vec![false])
    );
    let end = End {
        outcome: Outcome::Win(Side::First),
        termination: Termination::Resignation,
    };
    let ended: Result<_, StoreError> = store.write(move |tx| tx.set_end(id, end, NOON)).await;
    ended.expect("ends");
    assert_eq!((list(ADA).await, list(BEN).await), (vec![], vec![]));
    let found = store
        .read(move |tx| tx.find_match(id))
        .await
        .expect("reads");
    assert_eq!(found.expect("there").end, Some(end));
}

#[tokio::test]
async fn the_beat_tells_when_the_bot_last_ran() {
    let file = File::new();
    let store = file.open();
    let later = NOON.after(Duration::from_mins(1));
    let beat = |now| store.write(move |tx| tx.beat(now));
    assert_eq!(beat(NOON).await.expect("first"), None::<Timestamp>);
    assert_eq!(beat(later).await.expect("second"), Some(NOON));
}

#[test]
fn a_file_that_is_no_database_is_refused_with_its_name() {
    let folder = tempfile::tempdir().expect("a folder");
    let path = folder.path().join("notes.txt");
    std::fs::write(
        &path,
        "not a database, but long enough to be looked at".repeat(40),
    )
    .expect("written");
    let error = Store::open(&path).expect_err("no database").to_string();
    assert!(error.contains("notes.txt"), "{error}");
    let error = Store::open(&folder.path().join("no/such/folder.db")).expect_err("no folder");
    assert!(error.to_string().contains("folder.db"), "{error}");
}
