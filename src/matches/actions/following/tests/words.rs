//! Direct messages about matches: who gets one, in which language, and from whose side they see the board.

use super::*;
use domain::{
    matches::{End, Notices, Termination},
    settings::PlayerSettings,
};
use rules::{Level, look::Theme};
use store::testing::full;

/// A match in which it is Ada's turn.
struct Told {
    base: Base,
    store: Store,
    host: Host,
    id: MatchId,
}

impl Told {
    async fn of(players: [UserId; 2]) -> Told {
        let base = Base::sqlite();
        let store = base.open();
        let id = begin(&store, players).await;
        Told {
            host: host(&store),
            base,
            store,
            id,
        }
    }

    async fn write(
        &self,
        job: impl Fn(&WriteTx<'_>, Match) -> Result<(), Failure> + Send + 'static,
    ) {
        let id = self.id;
        let written = self.store.write(Lock::None, move |tx| {
            let found = tx.matches().find(id)?.expect("there");
            job(tx, found)
        });
        written.await.expect("written");
    }

    /// Returns whom the messages are for that wait, and the plies that they tell of. Then none waits any more.
    fn said(&self) -> Vec<(UserId, u32, u32)> {
        let posts = self.base.texts("SELECT post FROM outbox ORDER BY id");
        self.base.change("DELETE FROM outbox");
        let word = |post: &String| match serde_json::from_str(post).expect("a post") {
            Post::FollowerUpdate {
                follower, ply, new, ..
            } => (follower, ply, new),
            other => panic!("{other:?}"),
        };
        posts.iter().map(word).collect()
    }

    /// Makes a player want a direct message at each turn.
    async fn wants_turns(&self, player: UserId) {
        self.write(move |tx, _| {
            let notices = Notices {
                turns: true,
                ..Notices::default()
            };
            Ok(tx.reminders().set_notices(player, &notices, START)?)
        })
        .await;
    }

    async fn word_of_turn(&self, player: UserId) -> Option<WordView> {
        let board = self.host.board(place().server, self.id).await;
        let board = board.expect("there");
        let read = self
            .store
            .read(move |tx| word_of_turn(tx, player, board.clone()));
        read.await.expect("read")
    }
}

#[tokio::test]
async fn moves_are_told_to_those_who_follow_them_and_the_last_is_told_with_the_end() {
    let told = Told::of([ADA, BEN]).await;
    for (follower, hears, stored) in [
        (CLEO, Hears::Moves, Hears::Moves),
        (UserId(4), Hears::End, Hears::End),
        // She sees them anyway.
        (ADA, Hears::Moves, Hears::End),
    ] {
        let view = told
            .host
            .follow(place().server, told.id, follower, hears, Locale::German)
            .await;
        assert_eq!(view.expect("follows").hears, Some(stored));
    }
    let over = End {
        outcome: None,
        termination: Termination::Aborted,
    };
    for (end, new, words) in [
        (None, 1, vec![(CLEO, 0, 1)]),
        (None, 2, vec![(CLEO, 0, 2)]),
        (Some(over), 1, vec![]),
        (Some(over), 3, vec![(CLEO, 0, 2)]),
    ] {
        told.write(move |tx, found| tell_moves(tx, &Match { end, ..found }, new, START))
            .await;
        assert_eq!(told.said(), words, "{end:?} {new}");
    }
}

#[tokio::test]
async fn whoever_wants_it_is_told_of_each_turn_against_a_person() {
    for (opponent, is_told) in [(BEN, true), (UserId::computer(Level::LOWEST), false)] {
        let told = Told::of([ADA, opponent]).await;
        let tell = async || {
            told.write(|tx, found| tell_turn(tx, &found, START)).await;
            told.said()
        };
        assert_eq!(tell().await, [], "she has not asked for it");
        assert!(told.word_of_turn(ADA).await.is_none());
        told.wants_turns(ADA).await;
        let words = if is_told {
            vec![(ADA, 0, 1)]
        } else {
            Vec::new()
        };
        assert_eq!(tell().await, words);
        assert!(told.word_of_turn(ADA).await.is_some());
        told.wants_turns(opponent).await;
        assert!(told.word_of_turn(opponent).await.is_none(), "not his turn");
    }
}

#[tokio::test]
async fn a_message_is_in_the_readers_language_and_shows_the_board_as_they_see_it() {
    let told = Told::of([ADA, BEN]).await;
    let server = place().server;
    let follows = told
        .host
        .follow(server, told.id, CLEO, Hears::Moves, Locale::German)
        .await;
    follows.expect("follows");
    told.write(|tx, found| {
        tx.sql("INSERT INTO names (player, server, name) VALUES (2, 0, 'ben')")?;
        tx.people().set_locale(BEN, Locale::Polish)?;
        let settings = PlayerSettings {
            theme: Some(Theme::Night),
            ..PlayerSettings::default()
        };
        tx.settings().set_player(BEN, settings)?;
        let mv = found.position().moves()[0].to_string();
        Ok(full::play(tx, found.id, &mv, START)?)
    })
    .await;
    told.wants_turns(BEN).await;
    let of_ben = told.word_of_turn(BEN).await.expect("his turn");
    assert_eq!(
        (of_ben.locale, of_ben.bottom),
        (Locale::Polish, Side::Second)
    );
    assert_eq!(of_ben.look.theme, Theme::Night);
    let board = told.host.board(server, told.id).await.expect("there");
    let read = async |follower| {
        let board = board.clone();
        let read = told
            .store
            .read(move |tx| word(tx, follower, board.clone(), News::Move));
        read.await.expect("read")
    };
    let of_cleo = read(CLEO).await.expect("she follows");
    assert_eq!(
        (of_cleo.locale, of_cleo.bottom),
        (Locale::German, Side::First)
    );
    assert_ne!(of_cleo.look.theme, Theme::Night);
    assert!(read(UserId(4)).await.is_none(), "nobody who follows it");
}
